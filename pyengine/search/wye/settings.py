"""The settings of the search `wye`."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.search.info import setting


@dataclass(frozen=True, slots=True)
class Settings:
    """How large its batches and its tree are, what guides it, and how well it is to judge."""

    batch: int = setting("Descents per batch", 64, 1, 1024)
    words: int = setting("Words of 64 playouts per leaf", 2, 1, 16)
    rave: float = setting("RAVE weight: visits / sqrt(cells) at which a move's own results equal AMAF", 4.5, 0.001, 1e6)
    noise: float = setting(
        "Noise on a move's score: its standard deviation * sqrt(visits + RAVE weight) * sqrt(cells)", 1.1, 0.0, 1000.0
    )
    prior: float = setting("Weight of the learned patterns around a move", 1.0, 0.0, 100.0)
    static: float = setting("Weight of what the patterns on the board say of who wins", 1.0, 0.0, 100.0)
    replies: bool = setting("Playouts with replies: whoever loses one half of a link gets the other", True)
    memory: int = setting("Largest tree in MiB; a full tree drops the nodes with the fewest visits", 192, 1, 65_536)
    blur: float = setting("Handicap: size of the errors in judging the moves before one is chosen", 0.0, 0.0, 100.0)
