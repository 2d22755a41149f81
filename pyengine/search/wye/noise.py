"""The noise that spreads a batch of descents over the tree, and the misjudgements of a handicapped player."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice

Floats = NDArray[np.float32]

POOL = 1 << 16


class Noise:
    """Normal deviates, drawn once and read from a new random place each time: much cheaper than drawing them anew."""

    def __init__(self, dice: Dice, largest: int) -> None:
        """`largest` is the most deviates that are ever asked for together."""
        self._deviates = _normal(dice, POOL + largest)

    def table(self, rows: int, columns: int, dice: Dice) -> Floats:
        """Deviates with mean 0 and standard deviation 1, shape (rows, columns), not to be written to."""
        start = dice.below(POOL)
        return self._deviates[start : start + rows * columns].reshape(rows, columns)


def misjudgements(dice: Dice, blur: float, count: int) -> Floats:
    """By how much a handicapped player misjudges each of `count` moves, as a winning chance.

    One uniform number u decides how large the errors are: their standard deviation, `blur` * (u / (1 - u)) ** 2, is
    mostly small, and sometimes so large that even a win in one is overlooked and the weaker of two players may win.
    """
    share = dice.share()
    odds = share / (1 - share)
    return _normal(dice, count) * np.float32(blur * (odds * odds))


def _normal(dice: Dice, count: int) -> Floats:
    """Nearly normal deviates with mean 0 and standard deviation 1: each the sum of four uniform integers."""
    total = dice.octets(4, count).sum(axis=0, dtype=np.int32)
    deviation = np.sqrt(np.float32(4 * (256**2 - 1) / 12))
    drawn: Floats = (total - 510).astype(np.float32) / deviation
    return drawn
