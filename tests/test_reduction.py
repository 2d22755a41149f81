from __future__ import annotations

import numpy as np
import pytest

from pyengine.dice import Dice
from pyengine.games import new_game
from pyengine.geometry import Field
from pyengine.reduction import Reduction, pack_boards
from tests.boards import hex_winners, y_winners


def y_field(side: int) -> Field:
    field = new_game("y", side).start().field
    assert field is not None
    return field


@pytest.mark.parametrize("size", range(2, 20))
def test_hex_is_decided_as_y_with_filled_corners(size: int) -> None:
    game, count = new_game("hex", size), 200
    field = game.start().field
    assert field is not None
    boards = Dice(size).octets(count, size * size) < 128
    won = Reduction(field).winners(pack_boards(boards))
    decided = np.unpackbits(won.astype("<u8").view(np.uint8), bitorder="little")[:count]
    assert [[2 - int(one)] for one in decided] == [hex_winners(game, bytes(2 - b.astype(np.uint8))) for b in boards]


@pytest.mark.parametrize("side", range(3, 20))
def test_bit_parallel_decisions_equal_a_flood_fill(side: int) -> None:
    game, count = new_game("y", side), 300
    boards = Dice(side).octets(count, game.moves - 1) < 128
    won = Reduction(y_field(side)).winners(pack_boards(boards))
    decided = np.unpackbits(won.astype("<u8").view(np.uint8), bitorder="little")[:count]
    winners = [y_winners(game, bytes(2 - board.astype(np.uint8))) for board in boards]
    assert [[2 - int(one)] for one in decided] == winners


def test_a_reduction_serves_batches_of_different_widths() -> None:
    field = y_field(6)
    dice, reduction = Dice(1), Reduction(field)
    for width in (3, 1, 0, 7, 7):
        fills = dice.words(21, width)
        assert reduction.winners(fills).tolist() == Reduction(field).winners(fills).tolist()


def test_padding_of_a_last_word_counts_for_nobody() -> None:
    won = Reduction(y_field(4)).winners(pack_boards(np.ones((70, 10), np.bool_)))
    assert np.bitwise_count(won).tolist() == [64, 6]
