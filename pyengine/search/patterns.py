"""What lies around a move says how good it is, before anything is tried.

Three things are looked at, all as the player who moves sees them: the ring of six cells around the move; for each of
the six bridges that the move could be an end of, its other end and the two cells between; and how near the last move
is. A cell is empty, the mover's, the other player's, or beyond an edge that serves both; where an edge serves one
player alone, what lies beyond counts as that player's. Turned and mirrored surroundings are the same.

Each of these has a weight, fitted to what long searches found (learning.py) beside the all-moves-as-first counts of
one leaf; the sum of a move's weights is the logarithm of how much more often it is chosen, up to a constant (Rémi
Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007).

Some rings say more than that: whoever gets the cell, nobody is better connected, so it is dead; or one answer next to
the move makes it dead, so that it is as good as captured. Such moves come after all others, since where one of them
wins, another move does as well (Yngvi Björnsson, Ryan Hayward, Michael Johanson and Jack van Rijswijck, "Dead cell
analysis in Hex and the Shannon game", 2006).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pyengine.geometry import Field

Floats = NDArray[np.float32]
Numbers = NDArray[np.intp]
Flags = NDArray[np.bool_]

FILE = Path(__file__).parents[1] / "patterns.json"
ONE, TWO, BOTH = 1, 2, 3
"""What lies beyond an edge: player 1's, player 2's, or what serves both."""
AS_SEEN = np.array([[0, ONE, TWO, BOTH], [0, TWO, ONE, BOTH]], np.uint8)
"""How a cell looks to player 1 and to player 2: empty, one's own, the other's, or an edge for both."""
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""To the six neighbours of a cell of the triangle, round it."""
LOOKS = 4
"""A cell looks like one of so many things."""
RINGS, BRIDGES = LOOKS**6, LOOKS**3
POINTLESS = -100.0
"""What a dead or captured move is worth, in wins of a game: less than whatever else there is to do."""
FAR = 4
"""From this distance to the last move on, all are alike."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Of all surroundings, in units of which e-fold more choices are one: `ring`, shape (RINGS,), by six looks, the
    first one the lowest two bits; `bridge`, shape (BRIDGES,), by the looks of one cell between, the other one and the
    end; `near`, shape (FAR + 1,), by the distance to the last move. `amaf` is what a win of all moves as first weighs.
    """

    ring: Floats
    bridge: Floats
    near: Floats
    amaf: float


class Patterns:
    """The surroundings of all cells of one board."""

    def __init__(self, field: Field) -> None:
        self.cells = len(field.places)
        number = {place: cell for cell, place in enumerate(field.places)}

        def what(i: int, j: int) -> int:
            """The cell at a place, or the one of the three after the last cell that stands for what lies there."""
            return number.get((i, j), self.cells + _beyond(field, i, j) - 1)

        ends = [(one[0] + two[0], one[1] + two[1]) for one, two in pairwise((*STEPS, STEPS[0]))]
        around = [[what(i + di, j + dj) for i, j in field.places] for di, dj in (*STEPS, *ends)]
        self._around: Numbers = np.array(around, np.intp)
        i, j = np.array(field.places, np.intp).T
        di, dj = np.subtract.outer(i, i), np.subtract.outer(j, j)
        far = np.maximum(np.maximum(abs(di), abs(dj)), abs(di + dj))
        self.distance: Numbers = np.minimum(far, FAR)
        """Steps from each cell to each, shape (cells, cells), FAR at most."""

    def looks(self, stones: NDArray[np.uint8], players: Numbers) -> tuple[NDArray[np.uint16], NDArray[np.uint8]]:
        """The surroundings of every cell in k positions, of shape (k, cells), as those to move there see them.

        Returns rings, shape (cells, k), and bridges, shape (6, cells, k), as `Weights` number them.
        """
        seen = np.empty((self.cells + BOTH, len(stones)), np.uint8)
        seen[: self.cells] = AS_SEEN[players[:, np.newaxis] - 1, stones].T
        seen[self.cells :] = AS_SEEN[players - 1, ONE:].T
        around = seen.take(self._around, axis=0)
        near, ends = around[:6], around[6:]
        rings = near[0].astype(np.uint16)
        for place in range(1, 6):
            rings += near[place].astype(np.uint16) << np.uint16(2 * place)
        ends <<= 4
        ends += near
        near <<= 2
        ends[:5] += near[1:]
        ends[5] += near[0]
        return rings, ends


class Prior:
    """What the weights say of the moves on one board, in wins of a game."""

    def __init__(self, field: Field, weights: Weights, strength: float) -> None:
        """`strength` is a factor: 1 trusts the weights beside the all-moves-as-first counts as they were fitted."""
        self._patterns = Patterns(field)
        scale = np.float32(strength / weights.amaf)
        self._ring, near = weights.ring * scale, weights.near * scale
        self._ring[dead() | captured()] = POINTLESS
        bridge = weights.bridge * scale
        # To look up two bridges at once takes half as long.
        self._bridges = (bridge[:, np.newaxis] + bridge).reshape(-1)
        self._near = near[self._patterns.distance]

    def of(self, stones: NDArray[np.uint8], players: Numbers, last: Numbers | None) -> Floats:
        """Of every move in k positions of shape (k, cells), shape (k, cells); where there are stones it means nothing.

        `players` are to move there, shape (k,), `last` are the moves that led there, or None where that is not known.
        """
        rings, bridges = self._patterns.looks(stones, players)
        worth = self._ring.take(rings)
        pairs = bridges[:3].astype(np.uint16) << np.uint16(6)
        pairs += bridges[3:]
        for pair in pairs:
            worth += self._bridges.take(pair)
        said: Floats = np.ascontiguousarray(worth.T)
        if last is not None:
            said += self._near.take(last, axis=0)
        return said


@cache
def weights() -> Mapping[str, Weights]:
    """The weights of each game for which there are any."""
    return {game: expanded(**known["weights"]) for game, known in json.loads(FILE.read_text("utf-8")).items()}


def keep(game: str, found: Mapping[str, list[float] | float], command: str, date: str) -> None:
    """Keeps the weights of a game in the engine's file, with the command that found them and the day."""
    known = json.loads(FILE.read_text("utf-8")) | {game: {"command": command, "date": date, "weights": found}}
    lines = (f"{json.dumps(name)}: {json.dumps(known[name])}" for name in sorted(known))
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    weights.cache_clear()


def expanded(ring: list[float], bridge: list[float], near: list[float], amaf: float) -> Weights:
    """The weights of all surroundings from one for each kind, in the order of `ring_kinds` and `bridge_kinds`."""
    return Weights(
        np.array(ring, np.float32)[ring_kinds()],
        np.array(bridge, np.float32)[bridge_kinds()],
        np.array(near, np.float32),
        amaf,
    )


@cache
def ring_kinds() -> Numbers:
    """For each of the RINGS which kind it is, counted from 0: the same for turned and mirrored ones."""
    places = 2 * np.arange(6)
    looks = np.arange(RINGS)[:, np.newaxis] >> places & 3
    alike = [np.roll(way, turn, 1) << places for way in (looks, looks[:, ::-1]) for turn in range(6)]
    return _kinds(np.min([one.sum(axis=1) for one in alike], axis=0))


@cache
def bridge_kinds() -> Numbers:
    """For each of the BRIDGES which kind it is, counted from 0: the same with the cells between the other way round."""
    looks = np.arange(BRIDGES)
    return _kinds(np.minimum(looks, looks & 0b110000 | looks >> 2 & 3 | (looks & 3) << 2))


@cache
def dead() -> Flags:
    """In which of the RINGS, however it fills up, it does not matter who gets the cell within."""
    places = 2 * np.arange(6)
    looks = np.arange(RINGS)[:, np.newaxis] >> places & 3
    apart = [(looks == player) | (looks == BOTH) for player in (ONE, TWO)]
    groups = [(own & ~np.roll(own, 1, axis=1)).sum(axis=1) for own in apart]
    # In a corner the cell may join two edges, which look alike.
    alive = (looks != 0).all(axis=1) & ((np.maximum(*groups) > 1) | ((looks == BOTH).sum(axis=1) > 2))
    for number, place in enumerate(places):
        empty = np.flatnonzero(looks[:, number] == 0)
        alive[empty] |= alive[empty | ONE << place] | alive[empty | TWO << place]
    found: Flags = ~alive
    return found


@cache
def captured() -> Flags:
    """In which of the RINGS the other player can answer next to the cell so that it is dead."""
    found = np.zeros(RINGS, np.bool_)
    for place in 2 * np.arange(6):
        empty = np.flatnonzero((np.arange(RINGS) >> place & 3) == 0)
        found[empty] |= dead()[empty | TWO << place]
    return found


def _kinds(representative: Numbers) -> Numbers:
    kinds: Numbers = np.unique(representative, return_inverse=True)[1]
    return kinds


def _beyond(field: Field, i: int, j: int) -> int:
    """Whose what lies beyond the board is: an edge that one player alone must reach is as good as that one's stones."""
    two, one = not 0 <= i < field.width, not 0 <= j < field.width
    if field.width == field.side or one == two:
        return BOTH
    return ONE if one else TWO
