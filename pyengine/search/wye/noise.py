"""The noise that spreads a batch of descents over the tree, and the misjudgements of a handicapped player."""

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice

Floats = NDArray[np.float32]

POOL = 1 << 16


class Noise:
    """Normal deviates, drawn once and then read from a random place, which is much cheaper than drawing new ones."""

    def __init__(self, dice: Dice, largest: int) -> None:
        """`largest` is the size of the largest table to be read."""
        self._deviates = _normal(dice, POOL + largest)

    def table(self, rows: int, columns: int, dice: Dice) -> Floats:
        """Deviates with mean 0 and standard deviation 1, shape (rows, columns), not to be written to."""
        start = dice.below(POOL)
        return self._deviates[start : start + rows * columns].reshape(rows, columns)


def misjudgements(dice: Dice, blur: float, count: int) -> Floats:
    """The errors, as winning chances, of a handicapped player about each of `count` moves.

    One uniform number u sets their standard deviation, `blur` * (u / (1 - u)) ** 2, which is mostly small. Now and then
    it is so large that the player overlooks even a win in one, and the weaker of two players may win.
    """
    share = dice.share()
    odds = share / (1 - share)
    return _normal(dice, count) * np.float32(blur * (odds * odds))


def _normal(dice: Dice, count: int) -> Floats:
    """Nearly normal deviates with mean 0 and standard deviation 1: each the sum of four uniform integers."""
    total = dice.octets(4, count).sum(axis=0, dtype=np.int32)
    deviates: Floats = (total - 510).astype(np.float32) / np.sqrt(np.float32(4 * (256**2 - 1) / 12))
    return deviates
