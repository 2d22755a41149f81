"""The settings of the search `wye`."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.parameters import Real, Switch, Whole, parameter


@dataclass(frozen=True, slots=True)
class Settings:
    """How large its batches and its tree are, what guides it, and how well it is to judge."""

    batch: int = parameter("Descents per batch", 64, Whole(1, 1024))
    words: int = parameter("Words of 64 playouts per leaf", 2, Whole(1, 16))
    rave: float = parameter(
        "RAVE weight: visits / sqrt(cells) at which a move's own results equal AMAF", 4.5, Real(0.001, 1e6)
    )
    noise: float = parameter(
        "Noise on a move's score: its standard deviation * sqrt(visits + RAVE weight) * sqrt(cells)",
        1.1,
        Real(0.0, 1000.0),
    )
    prior: float = parameter("Weight of the learned patterns around a move", 1.0, Real(0.0, 100.0))
    static: float = parameter("Weight of what the patterns on the board say of who wins", 1.0, Real(0.0, 100.0))
    replies: bool = parameter("Playouts with replies: whoever loses one half of a link gets the other", True, Switch())
    memory: int = parameter(
        "Largest tree in MiB; a full tree drops the nodes with the fewest visits", 192, Whole(1, 65_536)
    )
    blur: float = parameter(
        "Handicap: size of the errors in judging the moves before one is chosen", 0.0, Real(0.0, 100.0)
    )
