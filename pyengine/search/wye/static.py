"""The static evaluation: what the patterns on a board say of who wins, beside its playouts.

Random playouts do not know good shape. Every cell, with what lies on it and around it, changes the odds of a win by a
factor of its own; the odds of the playouts times all of these are those of the position (a linear evaluation of many
simple features under a logistic function, as in Michael Buro, "From simple features to sophisticated evaluation
functions", 1999). The factors are learnt from games (NOTES.md).

Their logarithms are kept as integers, so that the same position gets the same odds from every machine.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.search.wye.patterns import BRIDGES, RINGS, Around, bridge_kinds, ring_kinds

Floats = NDArray[np.float32]
Integers = NDArray[np.int32]

FILE = Path(__file__).with_name("static.json")
UNIT = 256
"""How much is 1, as a logarithm of odds."""
MOST = 4 * UNIT
"""The odds are never changed by more."""
WHOLE = 121
"""Cells up to which all that was learnt counts; hardly any games to learn from were played on larger boards."""
OWNERS = 3
"""What may lie on a cell: nothing, a stone of one's own, or the opponent's."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The logarithms of all factors, in UNITs, as the player to move sees them.

    `ring`, shape (OWNERS, RINGS), and `bridge`, shape (OWNERS, BRIDGES), go by what lies on a cell and by the patterns
    around it; `move` is what it is worth to have the move.
    """

    ring: Integers
    bridge: Integers
    move: int


class Static:
    """The static evaluation of the positions of one game."""

    def __init__(self, weights: Weights, strength: float) -> None:
        """`strength` is a factor of all logarithms: 1 is what was learnt."""
        ring, bridge = (_whole(strength * values) for values in (weights.ring, weights.bridge))
        self._ring = ring.reshape(-1)
        # Looking up two bridges at once takes half the time.
        self._bridges = (bridge[:, :, np.newaxis] + bridge[:, np.newaxis]).reshape(-1)
        self._move = round(strength * weights.move)

    def odds(self, around: Around) -> Floats:
        """The factors by which the players to move have better odds than playouts say, shape (positions,)."""
        owner = around.cells.astype(np.uint16)
        found = self._ring.take(owner * np.uint16(RINGS) + around.rings).sum(axis=0)
        owner *= np.uint16(BRIDGES**2)
        for pair in around.pairs + owner:
            found += self._bridges.take(pair).sum(axis=0)
        factors: Floats = _factors().take(found + (self._move + MOST), mode="clip")
        return factors


def share(cells: int) -> float:
    """How much of the learnt logarithms counts on a board with so many cells: 1 on boards of up to WHOLE cells.

    The more cells a board has, the less of a game one pattern decides: games of larger boards ask for logarithms that
    fall about with the square of the number of cells.
    """
    part = min(1.0, WHOLE / cells)
    return part * part


@cache
def _factors() -> Floats:
    """The factor of each logarithm, from -MOST on; rounded, since exponentials differ in their last digits."""
    return np.array([float(f"{exp(one / UNIT):.5g}") for one in range(-MOST, MOST + 1)], np.float32)


def _whole(values: NDArray[Any]) -> Integers:
    whole: Integers = np.rint(values).astype(np.int32)
    return whole


@cache
def weights() -> Mapping[str, Weights]:
    """The weights of each game that has learned some."""
    return {game: expanded(**known["weights"]) for game, known in json.loads(FILE.read_text("utf-8")).items()}


def expanded(ring: list[int], bridge: list[int], move: int) -> Weights:
    """The weights of all patterns, given one for each owner of a cell and each kind of pattern, owners first."""
    rings, bridges = (np.array(one, np.int32).reshape(OWNERS, -1) for one in (ring, bridge))
    return Weights(rings[:, ring_kinds()], bridges[:, bridge_kinds()], move)
