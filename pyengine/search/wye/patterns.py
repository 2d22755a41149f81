"""Move patterns: a prior for every move from what lies around it.

Three features count, all as the player to move sees them: the ring of six cells around the move; for each of the six
bridges from the move, the cell at its other end and the two cells between; and the distance to the last move. A cell
looks empty, one's own, the opponent's, or like an edge that serves both players; beyond an edge that serves one player
alone all cells look like that player's. Rotations and reflections of a pattern are the same pattern.

Each feature has a weight, fitted to the visits of long searches (NOTES.md) together with the AMAF counts of
one leaf: the sum of a move's weights is, up to a constant, the logarithm of how often it is chosen (Rémi Coulom,
"Computing Elo ratings of move patterns in the game of Go", 2007).

Some rings show more: the cell is dead if it connects nothing for anybody, and vulnerable if the opponent has an
answer next to it that makes it dead. Such moves come after all others, since where one of them wins, another move does
as well (Yngvi Björnsson, Ryan Hayward, Michael Johanson and Jack van Rijswijck, "Dead cell analysis in Hex and the
Shannon game", 2006).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.core.geometry import Field

Floats = NDArray[np.float32]
Numbers = NDArray[np.intp]
Flags = NDArray[np.bool_]

FILE = Path(__file__).with_name("patterns.json")
ONE, TWO, BOTH = 1, 2, 3
"""How a cell beyond an edge counts: as player 1's, as player 2's, or as both players'."""
AS_SEEN = np.array([[0, ONE, TWO, BOTH], [0, TWO, ONE, BOTH]], np.uint8)
"""How a cell looks to player 1 and to player 2: empty, one's own, the opponent's, or an edge for both."""
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""To the six neighbours of a cell of the triangle, in turn around it."""
LOOKS = 4
"""How many ways there are for a cell to look."""
RINGS, BRIDGES = LOOKS**6, LOOKS**3
POINTLESS = -100.0
"""The bonus of a dead or vulnerable move, as a winning chance: less than that of any other move."""
FAR = 4
"""All distances from this one on count alike."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of all patterns: a move whose weight is larger by 1 is chosen e times as often.

    `ring`, shape (RINGS,), goes by the looks of six cells, two bits each, the first one lowest; `bridge`, shape
    (BRIDGES,), by the looks of the two cells between and of the end; `near`, shape (FAR + 1,), by the distance to the
    last move. `amaf` is the weight of an AMAF value of 1.
    """

    ring: Floats
    bridge: Floats
    near: Floats
    amaf: float


class Around(NamedTuple):
    """What lies on and around every cell in k positions, as the players to move see them.

    `cells`, shape (cells, k), are 0 for an empty cell, ONE for one's own stone and TWO for the opponent's; `rings`,
    shape (cells, k), are numbered as in `Weights`, and `pairs`, shape (3, cells, k), are two opposite bridges each,
    numbered like that: the first one times BRIDGES and the other one.
    """

    cells: NDArray[np.uint8]
    rings: NDArray[np.uint16]
    pairs: NDArray[np.uint16]

    def of(self, positions: Numbers) -> Around:
        """The same of some of the positions."""
        return Around(self.cells[:, positions], self.rings[:, positions], self.pairs[..., positions])


class Patterns:
    """The patterns around all cells of one board."""

    def __init__(self, field: Field) -> None:
        cells = self.cells = len(field.places)
        ends = [(one[0] + two[0], one[1] + two[1]) for one, two in pairwise((*STEPS, STEPS[0]))]
        around = [[beside(field, cell, step) for cell in range(cells)] for step in (*STEPS, *ends)]
        self._around: Numbers = np.array(around, np.intp)
        self.distance: Numbers = np.full((cells, cells), FAR)
        """The distance between any two cells in steps, shape (cells, cells), FAR at most."""
        reached: Flags = np.eye(cells + BOTH, cells, dtype=np.bool_)
        for steps in range(FAR):
            self.distance[reached[:cells] & (self.distance == FAR)] = steps
            reached[:cells] |= reached[self._around[: len(STEPS)]].any(axis=0)

    def around(self, stones: NDArray[np.uint8], players: Numbers) -> Around:
        """The patterns in k positions, shape (k, cells), as the `players` to move there see them."""
        seen = np.empty((self.cells + BOTH, len(stones)), np.uint8)
        seen[: self.cells] = AS_SEEN[players[:, np.newaxis] - 1, stones].T
        seen[self.cells :] = AS_SEEN[players - 1, ONE:].T
        near, ends = np.split(seen.take(self._around, axis=0), 2)
        rings = near[0].astype(np.uint16)
        for place in range(1, 6):
            rings += near[place].astype(np.uint16) << np.uint16(2 * place)
        ends <<= 4
        ends += near
        near <<= 2
        ends[:5] += near[1:]
        ends[5] += near[0]
        pairs = ends[:3].astype(np.uint16) * np.uint16(BRIDGES)
        pairs += ends[3:]
        return Around(seen[: self.cells], rings, pairs)


class Prior:
    """What patterns add to the AMAF values of moves on one board, as a winning chance."""

    def __init__(self, patterns: Patterns, weights: Weights, strength: float) -> None:
        """`strength` is a factor: with 1 the weights count as much beside AMAF as they were fitted to."""
        scale = np.float32(strength / weights.amaf)
        self._ring, near = weights.ring * scale, weights.near * scale
        self._ring[dead() | vulnerable()] = POINTLESS
        bridge = weights.bridge * scale
        # Looking up two bridges at once takes half the time.
        self._bridges = (bridge[:, np.newaxis] + bridge).reshape(-1)
        self._near = near[patterns.distance]

    def of(self, around: Around, last: Numbers | None) -> Floats:
        """The prior of every move in k positions, shape (k, cells); on occupied cells it means nothing.

        `last` are the moves before, shape (k,), or None if they are not known.
        """
        worth = self._ring.take(around.rings)
        for pair in around.pairs:
            worth += self._bridges.take(pair)
        prior: Floats = np.ascontiguousarray(worth.T)
        if last is not None:
            prior += self._near.take(last, axis=0)
        return prior


@cache
def weights() -> Mapping[str, Weights]:
    """The weights of each game that has learned some."""
    return {game: expanded(**known["weights"]) for game, known in json.loads(FILE.read_text("utf-8")).items()}


def expanded(ring: list[float], bridge: list[float], near: list[float], amaf: float) -> Weights:
    """The weights of all patterns, given one for each kind in the order of `ring_kinds` and `bridge_kinds`."""
    return Weights(
        np.array(ring, np.float32)[ring_kinds()],
        np.array(bridge, np.float32)[bridge_kinds()],
        np.array(near, np.float32),
        amaf,
    )


@cache
def ring_kinds() -> Numbers:
    """The kind of each of the RINGS, counted from 0; rotations and reflections are of one kind."""
    places = 2 * np.arange(6)
    looks = np.arange(RINGS)[:, np.newaxis] >> places & 3
    alike = [np.roll(way, turn, 1) << places for way in (looks, looks[:, ::-1]) for turn in range(6)]
    return _kinds(np.min([one.sum(axis=1) for one in alike], axis=0))


@cache
def bridge_kinds() -> Numbers:
    """The kind of each of the BRIDGES, counted from 0; it does not change if the two cells between trade places."""
    looks = np.arange(BRIDGES)
    return _kinds(np.minimum(looks, looks & 0b110000 | looks >> 2 & 3 | (looks & 3) << 2))


@cache
def dead() -> Flags:
    """The RINGS whose inner cell is dead: however the ring fills up, it does not matter who gets the cell."""
    places = 2 * np.arange(6)
    looks = np.arange(RINGS)[:, np.newaxis] >> places & 3
    apart = [(looks == player) | (looks == BOTH) for player in (ONE, TWO)]
    groups = [(own & ~np.roll(own, 1, axis=1)).sum(axis=1) for own in apart]
    # In a corner the cell may connect two edges, which look alike.
    alive = (looks != 0).all(axis=1) & ((np.maximum(*groups) > 1) | ((looks == BOTH).sum(axis=1) > 2))
    for number, place in enumerate(places):
        empty = np.flatnonzero(looks[:, number] == 0)
        alive[empty] |= alive[empty | ONE << place] | alive[empty | TWO << place]
    found: Flags = ~alive
    return found


@cache
def vulnerable() -> Flags:
    """The RINGS whose inner cell is vulnerable: the opponent has an answer in the ring that makes it dead."""
    found = np.zeros(RINGS, np.bool_)
    for place in 2 * np.arange(6):
        empty = np.flatnonzero((np.arange(RINGS) >> place & 3) == 0)
        found[empty] |= dead()[empty | TWO << place]
    return found


def _kinds(representative: Numbers) -> Numbers:
    kinds: Numbers = np.unique(representative, return_inverse=True)[1]
    return kinds


def beside(field: Field, cell: int, step: tuple[int, int]) -> int:
    """The cell a step of one or two cells away; beyond the board one of the three numbers after the last cell.

    ONE, TWO and BOTH stand for these in turn: an edge that only one player must reach is as good as a row of that
    player's stones.
    """
    found = field.beside(cell, step)
    if found is not None:
        return found
    (i, j), (down, across) = field.places[cell], step
    return len(field.places) + _beyond(field, i + down, j + across) - 1


def _beyond(field: Field, i: int, j: int) -> int:
    """ONE, TWO or BOTH for a place beyond the board."""
    two, one = not 0 <= i < field.width, not 0 <= j < field.width
    if field.width == field.side or one == two:
        return BOTH
    return ONE if one else TWO
