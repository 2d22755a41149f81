import numpy as np
import pytest

from pyengine.core.dice import Dice
from pyengine.core.reduction import Reduction, reduction_of
from pyengine.games.bent import BentY
from pyengine.records import sgf, yen
from pyengine.records.record import read
from pyengine.records.tree import Tree
from tests.engine.boards import find_winners


@pytest.mark.parametrize("size", BentY.all_sizes())
def test_the_reduction_of_the_unfolded_board_finds_the_winner_of_a_flood_fill(size: int) -> None:
    game = BentY(size)
    boards = Dice(size).coins(game.moves - 1, 1000)
    owners = [bytes(np.where(board, 1, 2).tolist()) for board in boards.T]
    won = [find_winners(game, owner) == [1] for owner in owners]
    assert [bool(reduction_of(game.field).winner_bits(boards) >> number & 1) for number in range(1000)] == won
    words = Dice(size).words(game.moves - 1, 2)
    winners = Reduction(game.field).winners(words)
    for bit in range(0, 128, 9):
        owner = bytes(1 if int(word) >> bit % 64 & 1 else 2 for word in words[:, bit // 64])
        assert (find_winners(game, owner) == [1]) == bool(int(winners[bit // 64]) >> bit % 64 & 1)


def test_the_pie_rule_takes_over_a_stone_where_it_lies() -> None:
    state = read("bent9-pie:e1.swap").state
    assert state.cells.count(2) == 1
    assert state.cells[state.game.move_named("e1")] == 2


def test_games_go_out_and_come_in_as_sgf_and_not_as_positions_of_the_flat_board() -> None:
    tree = Tree.along(read("bent9-pie:e1.swap.a24.f3"))
    text = sgf.write_tree(tree)
    assert "GM[BENT]SZ[9]" in text
    assert [one.record.text() for one in sgf.read_trees(text)] == ["bent9-pie:e1.swap.a24.f3"]
    assert not yen.writes(tree)
