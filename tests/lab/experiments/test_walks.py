import json

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.games import new_game
from pyengine.lab.experiments.walks import has_more_nodes, nodes_within, units_of, walks_of
from pyengine.lab.log import Event
from pyengine.lab.trace import trace_lookahead
from pyengine.lab.trees import Tree, random_tree
from pyengine.search.minimax import AlphaBeta, Minimax
from tests.lab.experiments.sketch import plain


def test_a_walk_tells_names_and_cells_and_leaves_out_what_says_nothing() -> None:
    state = new_game("tictactoe").start().play(4)
    events = list(trace_lookahead("here", Minimax(depth=2), state, Dice(1)))
    assert events[0] == {"is": "walk", "name": "here", "player": 2}
    windows = {event["node"]: event for event in events if event["is"] == "window"}
    for event in windows.values():
        if "parent" not in event:
            assert event["cells"] == "000010000"
            continue
        above, place = windows[event["parent"]], state.game.move_named(event["move"])
        player = {"max": "1", "min": "2"}[above["kind"]]
        assert event["cells"] == above["cells"][:place] + player + above["cells"][place + 1 :]
    assert None not in [field for event in events for field in event.values()]
    assert "exact" not in [event.get("bound") for event in events]
    assert json.loads(json.dumps(events)) == events


def test_uniform_trees_have_no_board() -> None:
    state = random_tree(2, 3, 1).start()
    events = list(trace_lookahead("tree", AlphaBeta(depth=3, deepen=False), state, Dice(1)))
    assert not any("cells" in event for event in events)
    assert {move for event in events if event["is"] == "cut" for move in event["left"]} == {"2"}


@pytest.mark.parametrize("player", [1, 2])
def test_the_root_is_told_as_its_player_sees_it(player: int) -> None:
    state: State = new_game("nim", 6 + player - 1).start()
    state = state if player == 1 else state.play(0)
    events = list(trace_lookahead("nim", AlphaBeta(depth=9, order="natural"), state, Dice(1)))
    (walk,), last = walks_of(events), events[-1]
    assert walk.choice == last
    assert last["move"] == str(player + 1)
    assert walk.value(walk.values[last["move"]]) == last["value"] == 1
    assert {result.get("bound", "exact") for result in walk.values.values()} <= {
        "exact",
        ("upper", "lower")[player - 1],
    }


def test_trees_are_measured_only_as_far_as_needed() -> None:
    state = random_tree(3, 3, 1).start()
    assert sum(1 for _ in nodes_within(state, 3)) == 40
    assert [has_more_nodes(state, 3, most) for most in (39, 40)] == [True, False]
    assert [has_more_nodes(state, 2, most) for most in (12, 13)] == [True, False]
    assert has_more_nodes(new_game("hex", 11).start(), 50, 1000)


PRUNED = [*trace_lookahead("alphabeta", AlphaBeta(depth=2, deepen=False, order="natural"),
                           Tree(((0.5, 0.7), (0.3, 0.9))).start(), Dice(1))]  # fmt: skip
"""The first reply refutes the second move, so its second reply is cut."""


def test_a_walk_is_indexed_by_its_nodes() -> None:
    (walk,) = walks_of(PRUNED)
    assert len(walk.steps) == len(PRUNED) - 2
    assert all(walk.way(walk.node(step))[0] == walk.root(step) == 0 for step in range(len(walk.steps)))
    values = [step for step, event in enumerate(walk.steps) if event["is"] == "value"]
    assert [walk.best_before(step) for step in values] == [1, 0.5, 0, 1, 0.5, None]
    assert plain(walk.formula(0)) == "max(0.5; ≤ 0.3) = 0.5"
    before, after = (walk.branch(0, walk.cuts[4] + shift, windows=True).children[1] for shift in (0, 1))
    assert [child.id for child in before.children] == [5]
    assert [(child.id, child.cut, plain(child.note)) for child in after.children] == [
        (5, False, ""), ("4:2", True, "0.5 ≥ 0.3"),
    ]  # fmt: skip


def test_a_cut_by_a_certain_win_has_no_bounds() -> None:
    certain: Event = {"is": "cut", "node": 1, "move": "1", "left": ["2", "3"], "alpha": 1}
    (walk,) = walks_of([*PRUNED[:4], certain])
    assert plain(walk.sentence(2)) == "lab-walks-certain(move: 1, left: 2, 3)"
    cuts = walk.branch(0, 3, windows=False).children[0].children
    assert [plain(child.note) for child in cuts] == ["lab-walks-won"] * 2


def test_walks_follow_each_other_by_steps_inner_nodes_and_moves_of_the_root() -> None:
    (walk,) = walks_of(PRUNED)
    step, node, move = units_of([walk])
    assert list(step.stops) == list(range(len(walk.steps) + 1))
    assert [walk.node(at - 1) for at in node.stops[1:-1]] == [1, 4, 0]
    assert [walk.node(at - 1) for at in move.stops[1:-1]] == [1, 4]
    assert [list(unit.stops) for unit in units_of([])] == [[0], [0], [0]]
    both = units_of([walk, walk])
    assert both[0].stops[-1] == 2 * len(walk.steps)
    assert [at - len(walk.steps) for at in both[2].stops[-3:-1]] == list(move.stops[1:-1])
