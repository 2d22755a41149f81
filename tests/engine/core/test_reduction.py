import numpy as np
import pytest
from numpy.typing import NDArray

from pyengine.core.dice import Dice, Words
from pyengine.core.geometry import Field
from pyengine.core.reduction import PLAYOUTS_A_WORD, Reduction, deal
from tests.engine.boards import find_winners, rules


def packed(boards: NDArray[np.bool_]) -> Words:
    """Boards, shape (cells, boards), as words of 64 boards: (cells, words), the last word padded with zeros."""
    cells, count = boards.shape
    padded = np.zeros((cells, -(-count // PLAYOUTS_A_WORD) * PLAYOUTS_A_WORD), np.bool_)
    padded[:, :count] = boards
    return np.packbits(padded, axis=1, bitorder="little").view("<u8").astype(np.uint64)


def field_of(name: str, size: int) -> Field:
    return rules(name, size).start().field


SIZES = {"y": range(3, 20), "hex": range(3, 20), "bent": range(5, 14, 2)}


@pytest.mark.parametrize(("name", "size"), [(name, size) for name, sizes in SIZES.items() for size in sizes])
def test_boards_are_decided_as_by_flood_fill(name: str, size: int) -> None:
    count, field = 200, field_of(name, size)
    boards = Dice(size).coins(len(field.places), count)
    expected = [find_winners(rules(name, size), bytes(2 - board.astype(np.uint8))) for board in boards.T]
    words = Reduction(field).winners(packed(boards))
    assert [[2 - int(bit)] for bit in np.unpackbits(words.view(np.uint8), bitorder="little")[:count]] == expected
    bits = Reduction(field).winner_bits(boards)
    assert [[2 - (bits >> board & 1)] for board in range(count)] == expected


@pytest.mark.parametrize("name", ["y", "hex"])
def test_few_boards_are_decided_like_many(name: str) -> None:
    field = field_of(name, 6)
    boards, reduction = Dice(1).coins(len(field.places), 40), Reduction(field)
    won = reduction.winner_bits(boards)
    for first, last in ((0, 1), (1, 4), (4, 4), (4, 40)):
        assert reduction.winner_bits(boards[:, first:last]) == won >> first & ((1 << last - first) - 1)


def test_each_player_gets_the_cells_that_are_due_and_stones_stay() -> None:
    boards = deal(bytes([1, 0, 2, 0, 0, 0]), 2, 500, Dice(1))
    assert boards.shape == (6, 500)
    assert boards[0].all()
    assert not boards[2].any()
    assert (boards[[1, 3, 4, 5]].sum(axis=0) == 2).all()


def test_a_reduction_serves_batches_of_different_widths() -> None:
    field = field_of("y", 6)
    dice, reduction = Dice(1), Reduction(field)
    for width in (3, 1, 0, 7, 7):
        fills = dice.words(21, width)
        assert reduction.winners(fills).tolist() == Reduction(field).winners(fills).tolist()


def test_padding_of_a_last_word_counts_for_nobody() -> None:
    won = Reduction(field_of("y", 4)).winners(packed(np.ones((10, 70), np.bool_)))
    assert np.bitwise_count(won).tolist() == [64, 6]
