"""Where long runs are looked at."""

from __future__ import annotations


def marks(last: int, first: int = 1) -> list[int]:
    """1, 2, 5, 10, 20, 50 and so on from `first` to `last`, and `last` itself: even steps on a logarithmic scale."""
    found = {digit * 10**power for power in range(len(str(last))) for digit in (1, 2, 5)}
    return sorted({mark for mark in found if first <= mark < last} | {last})
