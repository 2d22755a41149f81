"""Random numbers that are the same on every machine: integer arithmetic on the raw 64-bit words of a seeded generator.

numpy promises that the raw stream of a bit generator never changes. Its distributions may change, and some of them
depend on the mathematics library of the machine.
"""

from math import prod

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]


class Dice:
    """A stream of random numbers, determined by `seed`, an integer of 0 or more."""

    def __init__(self, seed: int) -> None:
        self._source = np.random.SFC64(seed)

    def words(self, *shape: int) -> Words:
        """Uniform 64-bit words, an array of the given shape: 64 fair coins each."""
        return self._source.random_raw(prod(shape)).reshape(shape)

    def octets(self, rows: int, columns: int) -> NDArray[np.uint8]:
        """Uniform integers 0 to 255, shape (rows, columns); eight of them cost one word."""
        count = rows * columns
        return self._source.random_raw((count + 7) // 8).view(np.uint8)[:count].reshape(rows, columns)

    def coins(self, rows: int, columns: int) -> NDArray[np.bool_]:
        """Fair coins, shape (rows, columns)."""
        return self.octets(rows, columns) < 128

    def below(self, bound: int) -> int:
        """A uniform integer 0 <= n < bound, but for a bias of less than bound / 2**64."""
        return int(self._source.random_raw()) * bound >> 64

    def share(self) -> float:
        """A uniform number 0 <= x < 1, a multiple of 2**-53."""
        return (int(self._source.random_raw()) >> 11) / 2**53

    def permutations(self, count: int, length: int) -> NDArray[np.intp]:
        """`count` independent uniform permutations of 0 to length - 1, shape (count, length)."""
        return np.argsort(self.words(count, length), axis=1)

    def subsets(self, count: int, length: int, size: int) -> NDArray[np.bool_]:
        """`count` independent uniform subsets of `size` out of `length` items, as masks of shape (count, length).

        Each item draws a word, and the smallest words are in; equal words are too unlikely to matter.
        """
        if size == 0:
            return np.zeros((count, length), np.bool_)
        words = self.words(count, length)
        return words <= np.partition(words, size - 1, axis=1)[:, size - 1 : size]
