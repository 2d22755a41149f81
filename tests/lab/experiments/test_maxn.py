"""Max^n with three players, against a search of a few lines, and its verdict, which compares both rules for ties."""

import json
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core import script
from pyengine.core.errors import BadValue, BotFault
from pyengine.games.own import Node
from pyengine.lab.experiments.maxn import FIRST, LAST, MaxN, Rules, Search, SharesText, node_of
from pyengine.lab.words import Message
from tests.lab.experiments import sketch
from tests.lab.experiments.sketch import recording_of, verdict_of

THREE = """
PLAYERS, MOVES, START = 3, [1, 2, 3], 5
def moves(position, player):
    return [move for move in MOVES if move <= position]
def apply(position, move, player):
    return position - move
def winner(position, player):
    return (player - 2) % 3 + 1 if position == 0 else None
def show(position):
    return "o" * position
"""


def plain(left: int, player: int, take: int) -> tuple[float, ...]:
    """The value of a heap, the first of equal moves chosen."""
    if left == 0:
        return tuple(float(one == (player - 1) % 3) for one in range(3))
    values = [plain(left - taken, (player + 1) % 3, take) for taken in range(1, min(take, left) + 1)]
    return max(values, key=lambda value: value[player])


@pytest.mark.parametrize("take", [2, 3, 4])
@pytest.mark.parametrize("heap", range(1, 9))
def test_the_value_is_that_of_a_plain_search_and_pruning_keeps_it(heap: int, take: int) -> None:
    whole, pruned = Search(Rules(take), FIRST, prune=False), Search(Rules(take), FIRST, prune=True)
    assert whole.value_of(heap) == plain(heap, 0, take) == pruned.value_of(heap)
    assert pruned.nodes <= whole.nodes
    assert Search(Rules(take), LAST, prune=True).value_of(heap) == Search(Rules(take), LAST, prune=False).value_of(heap)


def test_a_margin_leaves_out_more() -> None:
    rules = Rules(3, second=0.4)
    exact, near = (Search(Rules(3, 0.4, margin), FIRST, prune=True) for margin in (0.0, 0.3))
    assert exact.value_of(9) == Search(rules, FIRST, prune=False).value_of(9)
    near.value_of(9)
    assert near.nodes < exact.nodes


LEAVES = st.builds(lambda *shares: Node((), tuple(map(float, shares)), {}), *[st.integers(0, 5)] * 3)
TREES = st.recursive(LEAVES, lambda below: st.lists(below, min_size=1, max_size=3).map(tuple), max_leaves=15)


def given_value(position: Any, player: int = 0) -> tuple[float, ...]:
    """The value of a tree, the first of equal moves chosen."""
    if isinstance(position, Node):
        return position.shares
    return max((given_value(one, (player + 1) % 3) for one in position), key=lambda value: value[player])


@given(TREES)
def test_a_tree_that_is_given_has_the_value_of_a_plain_search_pruned_or_not(tree: Any) -> None:
    whole, pruned = Search(Rules(3), FIRST, prune=False), Search(Rules(3), FIRST, prune=True)
    assert whole.value_of(node_of(tree)) == given_value(tree) == pruned.value_of(node_of(tree))
    assert pruned.nodes <= whole.nodes


def test_a_tree_is_written_with_a_part_for_each_player() -> None:
    kind, text = SharesText(), "((1:2:3,4:0:2),(0:5.5:1,2:2:2))"
    assert kind.text(kind.parse(text)) == text
    for wrong in ("((1:2,3:4))", "((1,2),(3,4))", "(1:2:-3,0:0:0)", "1:2:3"):
        with pytest.raises(BadValue, match="expected parts of three players at each leaf"):
            kind.parse(wrong)


@pytest.mark.parametrize(("heap", "right"), [(3, "1"), (4, "2"), (5, "ties")])
def test_the_verdict_tells_whether_ties_matter(heap: int, right: str) -> None:
    assert verdict_of(recording_of(MaxN(heap=heap))).right == [right]


def test_a_tree_of_ones_own_takes_the_place_of_the_heap() -> None:
    experiment = MaxN(tree=SharesText().parse("((1:2:3,4:0:2),(0:5:1,2:2:2))"), prune=True)  # type: ignore[arg-type]
    recording = recording_of(experiment)
    assert '"left": -1' in json.dumps(recording.scene(recording.units[0].stops[-1]).sentence)
    assert verdict_of(recording).right == ["3"]
    (view,) = recording.views
    assert view.picture["widget"] == "bars"
    assert [count for _, count, _ in view.picture["bars"]] == [7, 6]
    assert list(recording.tables) == [view.table] == ["moves"]
    assert recording.tables["moves"].rows == (
        {"move": 1, "first tie": "(1, 2, 3)", "last tie": "(1, 2, 3)"},
        {"move": 2, "first tie": "(0, 5, 1)", "last tie": "(0, 5, 1)"},
    )


def test_a_game_of_ones_own_for_three_is_the_heap_that_it_describes() -> None:
    script.carry({"three.py": THREE})
    recording, other = (recording_of(experiment) for experiment in (MaxN(game="three.py"), MaxN(heap=5)))
    told, known = (cast(Message, verdict_of(one).told)["values"] for one in (recording, other))
    assert (told["first"], told["last"]) == (known["first"], known["last"])
    assert [sketch.plain(told[name]) for name in ("first", "last")] == ["(0; 0; 1)", "(0; 1; 0)"]
    assert [row["move"] for row in recording.rows("moves")] == ["1", "2", "3"]
    assert recording.scene(1).picture == {"widget": "lines", "lines": ["ooooo"]}
    leaf = next(step for step in range(1, 99) if recording.scene(step).lines == (1,))
    assert "lab-maxn-over" in json.dumps(recording.scene(leaf - 1).sentence)
    large, pair = THREE.replace("[1, 2, 3], 5", "[1, 2, 3], 20"), THREE.replace("(player - 2) % 3 + 1", "(1, 2)")
    script.carry({"large.py": large, "pair.py": pair})
    with pytest.raises(BotFault, match="the game has more than 2000 positions"):
        MaxN(game="large.py")
    with pytest.raises(BotFault, match=r"winner returns \(1, 2\): expected 1, 2, 3, 0 for a draw"):
        MaxN(game="pair.py")
