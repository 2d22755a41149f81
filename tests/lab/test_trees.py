from itertools import product

import pytest

from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, Refusal
from pyengine.games import new_game
from pyengine.lab.experiments.windows import leaves
from pyengine.lab.trees import Tree, TreeText, forgetful, random_tree
from tests.engine.boards import ended
from tests.engine.conformance import walk


def test_the_moves_lead_to_the_leaves_from_left_to_right() -> None:
    tree = Tree(((0.0, 0.1, 0.2), (0.3, 0.4, 0.5), (0.6, 0.7, 0.8)))
    for first, second in product(range(3), range(3)):
        end = tree.start().play(first).play(second)
        assert ended(end).score(1) == (3 * first + second) / 10
        assert end.cells == bytes([first + 1, second + 1])


@pytest.mark.parametrize(("first", "movers"), [(1, [1, 2, 1, 0]), (2, [2, 1, 2, 0])])
def test_the_players_move_in_turn(first: int, movers: list[int]) -> None:
    assert [state.to_move for state in walk(Tree((((0.5,),),), first), Dice(1))] == movers


def test_random_trees_are_the_same_for_the_same_seed() -> None:
    assert random_tree(3, 4, 5) == random_tree(3, 4, 5)
    assert random_tree(3, 4, 5) != random_tree(3, 4, 6)
    tree = random_tree(3, 4, 5)
    assert len({tree.leaf(way) for way in leaves(tree)}) == 81


def test_what_is_no_tree_is_refused() -> None:
    for branching, depth in ((0, 3), (100, 1), (10, 7), (2, 0)):
        with pytest.raises(BadValue, match="expected"):
            random_tree(branching, depth, 1)


def test_the_forgetful_evaluation_does_not_see_who_has_won() -> None:
    start = new_game("nim", 3).start()
    assert [forgetful(start.play(2)), forgetful(start.play(0).play(2)), forgetful(start)] == [0, 0, 0.5]


def test_a_given_tree_is_read_written_and_walked() -> None:
    kind = TreeText()
    nodes = kind.parse("((3,12,8), (2, -4.5), 7)")
    assert nodes == ((3.0, 12.0, 8.0), (2.0, -4.5), 7.0)
    assert kind.text(nodes) == "((3,12,8),(2,-4.5),7)"
    start = Tree(nodes).start()
    assert (start.to_move, list(start.legal()), start.game.size) == (1, [0, 1, 2], 2)
    leaf = start.play(1).play(1)
    assert (ended(leaf).score(1), leaf.to_move, list(leaf.legal())) == (-4.5, 0, [])
    assert start.play(2).outcome is not None
    assert kind.parse("") is None
    assert kind.text(None) == ""


@pytest.mark.parametrize(
    "text", ["3", "(", "()", "(1,)", "(1 2)", "(1,2))", "(x)", "(1e99)", "(" * 30 + "1" + ")" * 30, "(" * 3900]
)
def test_a_text_that_is_no_tree_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="expected numbers in parentheses"):
        TreeText().parse(text)
