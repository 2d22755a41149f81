"""A tree that somebody guides: whoever chooses as UCT does gets its tree, and others are told what it would do."""

from hypothesis import given, settings
from hypothesis import strategies as st

from pyengine.core.dice import Dice
from pyengine.lab.experiments.players import position_of
from pyengine.lab.experiments.uctbyhand import GuidedTree
from pyengine.search.uct import Uct, UctNode

UCT = Uct(sims=1, shortcuts=False)


def guided(places: list[int], position: str = "tictactoe3:a1") -> GuidedTree:
    return GuidedTree(position_of(position), Dice(1), UCT, places)


def consistent(node: UctNode) -> bool:
    """Whether a node has the visits of its children and at most those of the playouts from it."""
    return node.visits >= sum(child.visits for child in node.children.values()) and all(
        map(consistent, node.children.values())
    )


@given(st.lists(st.integers(0, 5), max_size=40))
@settings(max_examples=40)
def test_any_choices_grow_a_sound_tree(places: list[int]) -> None:
    tree = guided([place % 2 for place in places])
    assert len(tree.choices) == len(places)
    assert consistent(tree.root)
    assert tree.root.visits == tree.playouts
    assert sum(one.visits for one in tree.options) <= tree.playouts


def test_whoever_follows_uct_always_agrees() -> None:
    places = list[int]()
    for _ in range(60):
        tree = guided(places, "nim7-take3")
        untried = [place for place, one in enumerate(tree.options) if not one.visits]
        bounds = [(one.value or 0) + (one.bonus or 0) for one in tree.options]
        places.append(untried[0] if untried else bounds.index(max(bounds)))
    tree = guided(places, "nim7-take3")
    assert all(choice.agrees for choice in tree.choices)
    assert max(len(guided(places[:count], "nim7-take3").way) for count in range(60)) > 1


def test_another_choice_is_told_from_that_of_uct() -> None:
    tree = guided([0, 0])  # the same move twice, while others are untried
    first, second = tree.choices
    assert (first.agrees, second.agrees, second.wanted) == (True, False, None)
    assert tree.way == [first.made]
    every = guided([*range(8), 0])
    assert every.choices[-1].wanted is not None
    assert every.choices[-1].agrees == (every.choices[-1].made == every.choices[-1].wanted)


def test_a_finished_game_is_visited_again_without_a_choice() -> None:
    tree = guided([1, 1, 1], "nim2-take2")
    assert [one.visits for one in tree.options] == [0, 3]
