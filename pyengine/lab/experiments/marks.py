"""How long runs are told: when they are looked at, and the means of many."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt

from pyengine.arena.rating import Z95


def marks(last: int, first: int = 1) -> list[int]:
    """1, 2, 5, 10, 20, 50 and so on from `first` to `last`, and `last` itself: even steps on a logarithmic scale."""
    found = {digit * 10**power for power in range(len(str(last))) for digit in (1, 2, 5)}
    return sorted({mark for mark in found if first <= mark < last} | {last})


def interval(numbers: Sequence[float], digits: int = 4) -> tuple[float, float, float]:
    """The mean of the numbers, and the ends of its 95 % interval."""
    mean = fsum(numbers) / len(numbers)
    error = Z95 * sqrt(fsum((number - mean) ** 2 for number in numbers)) / len(numbers)
    return round(mean, digits), round(mean - error, digits), round(mean + error, digits)
