import json

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.games import new_game
from pyengine.lab.experiments.walks import Root, is_larger, nodes_within, walk
from pyengine.lab.trace import trace_lookahead
from pyengine.lab.trees import random_tree
from pyengine.search.judgement import judgement
from pyengine.search.minimax import AlphaBeta, Minimax


def test_a_walk_tells_names_and_cells_and_leaves_out_what_says_nothing() -> None:
    state = new_game("tictactoe").start().play(4)
    events = list(walk("here", state, trace_lookahead(Minimax(judgement, 2), state, Dice(1))))
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
    events = list(walk("tree", state, trace_lookahead(AlphaBeta(judgement, 3, deepen=False), state, Dice(1))))
    assert not any("cells" in event for event in events)
    assert {move for event in events if event["is"] == "cut" for move in event["left"]} == {"2"}


@pytest.mark.parametrize("player", [1, 2])
def test_the_root_is_told_as_its_player_sees_it(player: int) -> None:
    state: State = new_game("nim", 6 + player - 1).start()
    state = state if player == 1 else state.play(0)
    root, last = Root(), {}
    for event in walk("nim", state, trace_lookahead(AlphaBeta(judgement, 9, order="natural"), state, Dice(1))):
        root.take(event)
        last = event
    assert root.chosen == last["move"] == str(player + 1)
    assert root.value(root.chosen) == last["value"] == 1
    assert {root.bound(move) for move in root.values} <= {"exact", "upper"}
    assert sum(root.leaves.values()) == sum(one["visits"] for one in last["visits"])
    assert root.value("99") is None


def test_trees_are_measured_only_as_far_as_needed() -> None:
    state = random_tree(3, 3, 1).start()
    assert sum(1 for _ in nodes_within(state, 3)) == 40
    assert [is_larger(state, 3, most) for most in (39, 40)] == [True, False]
    assert [is_larger(state, 2, most) for most in (12, 13)] == [True, False]
    assert is_larger(new_game("hex", 11).start(), 50, 1000)
