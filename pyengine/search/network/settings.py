"""The settings of the search `net`."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.parameters import Real, Whole, parameter


@dataclass(frozen=True, slots=True)
class Settings:
    """How it explores, how large its batches and its tree are, and how much of the board it sees."""

    batch: int = parameter("Positions that the network judges at a time", 8, Whole(1, 256))
    exploration: float = parameter("Exploration (c)", 1.5, Real(0.0, 100.0))
    reduction: float = parameter(
        "First-play urgency: by how much less than its position a move is worth that was never tried",
        0.2,
        Real(-2.0, 2.0),
    )
    memory: int = parameter(
        "Largest tree in MiB; a full tree drops the nodes with the fewest visits", 192, Whole(1, 65_536)
    )
    sight: float = parameter(
        "Handicap: chance to see a move beside the last stone; k cells away it is this to the power of k",
        1.0,
        Real(0.01, 1.0),
    )
