"""The settings of the search `net`."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.search.info import setting


@dataclass(frozen=True, slots=True)
class Settings:
    """How it explores, and how large its batches and its tree are."""

    batch: int = setting("Positions that the network judges at a time", 8, 1, 256)
    exploration: float = setting("Exploration: c in Q + c * prior * sqrt(all visits) / (1 + visits)", 1.5, 0.0, 100.0)
    reduction: float = setting(
        "First-play urgency: by how much less than its position a move is worth that was never tried", 0.2, -2.0, 2.0
    )
    memory: int = setting("Largest tree in MiB; a full tree drops the nodes with the fewest visits", 192, 1, 65_536)
