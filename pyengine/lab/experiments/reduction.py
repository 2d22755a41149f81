"""How `wye` decides a full board: triangle by triangle, for 64 boards at once.

Every three mutually adjacent cells of a full Y board are replaced by their majority, which leaves a board one smaller
with the same winner (Jack van Rijswijck, "Search and evaluation in Hex", 2002). If each bit of a word is a board of its
own, the majority of three cells takes four operations for all 64. pyengine/core/reduction.py does the same with arrays.

How `wye` makes full boards and mends them, pyengine/search/wye/fills.py tells.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum
from typing import Any, ClassVar

import numpy as np

from pyengine.arena.table import Row
from pyengine.bots.names import bot_named
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import State
from pyengine.core.geometry import Field, rhombus
from pyengine.core.geometry import triangle as triangular
from pyengine.core.parameters import Whole, parameter
from pyengine.core.protocols import Connection, connection
from pyengine.core.reduction import PLAYOUTS_A_WORD, Boards, dealt
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.players import Position, position_of
from pyengine.lab.experiments.reductionscenes import ReductionRecording
from pyengine.lab.recording import Recording
from pyengine.lab.table import Table
from pyengine.search.wye.fills import Fills

OPERATIONS = 4
"""Operations on words for the majority of three cells: two "or" and two "and"."""
FIXED = 2
"""The parts that are always done: the reduction, and a playout of `wye`."""
WATCHED = 12
"""The bit of a word whose playout is shown: one in which links inside and from every row are mended, and in which every
stage changes cells of the usual position."""
BOTS = ("wye", "uct", "uct(sims=1)")
ROUNDS = 5
"""Searches of each bot whose time is taken, in turn, so that a slow moment of the machine meets all of them."""

Triangle = list[list[int]]
"""A triangle of words: row i has one cell fewer than row i - 1, and bit b of a cell is set if it is player 1's on
board b."""


@dataclass(frozen=True, slots=True)
class ReductionExperiment(Experiment):
    """Part 0: the board is filled at random so many times, and all boards are reduced together. Part 1: `wye` makes
    a playout. The others, if there are any: bots search the position for some playouts, and their time is taken.

    An event "lattice" has, row by row, the `names` and `places` of the cells of the largest triangle, places as in a
    Geometry, each across and down. Cells of smaller triangles are called alike.

    An event "triangle" has, row by row, the `words` of a step in hexadecimal digits, and the owner of each cell, 1 or
    2, on the `first` board. Cell j of row i is the majority of cells j and j + 1 of row i, and j of row i + 1, of the
    triangle before it.

    An event "fill" has the owners of all cells, a digit each, in one playout of `wye` after a `stage`, as `Fills` draws
    it, and the cells that this stage has `changed`: none in the first stage.

    An event "speed" has what a bot did in a round, and the seconds that it took, which are not repeatable.
    """

    name: ClassVar[str] = "reduction"
    title: ClassVar[str] = "Reduction"
    question: ClassVar[str] = "Who has won a full board, and how many operations does it take to find out?"
    chapter: ClassVar[str] = "wye"
    minutes: ClassVar[int] = 8
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "Hex: a board in the corner of a triangle": {"position": "hex4:b3.c2"},
        "Speed of this machine": {"position": "y11", "playouts": 10_000},
    }

    position: str = parameter("Position of Y or Hex", "y8:c4.f7.d6.b5", Position())
    boards: int = parameter("Boards in a word", PLAYOUTS_A_WORD, Whole(1, PLAYOUTS_A_WORD))
    playouts: int = parameter("Playouts in a round of the speed test; 0 for no test", 0, Whole(0, 1_000_000))

    def check(self) -> None:
        state = connection(position_of(self.position), "position")
        if self.playouts and state.winning_move() is not None:
            raise BadValue("A move wins at once: expected a position that is searched.", "position")

    @property
    def parts(self) -> int:
        return FIXED + (ROUNDS * len(BOTS) if self.playouts else 0)

    @property
    def repeatable(self) -> bool:
        return not self.playouts

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        state, dice = connection(position_of(self.position)), Dice(seed_of(seed, number))
        if number == 0:
            yield from self._reduction(state, dice)
        elif number == 1:
            yield from _playout(state, dice)
        else:
            lap, place = divmod(number - FIXED, len(BOTS))
            yield from _timed(BOTS[place], lap + 1, state, dice, self.playouts)

    def _reduction(self, state: Connection, dice: Dice) -> Iterator[Event]:
        full = dealt(state.cells, state.due(), self.boards, dice)
        yield {"is": "lattice"} | lattice(state.field)
        for triangle in reduced(placed(state.field, full)):
            words = [[f"{word:016x}" for word in row] for row in triangle]
            owners = [[1 if word & 1 else 2 for word in row] for row in triangle]
            yield {"is": "triangle", "side": len(triangle), "words": words, "first": owners}

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`triangles`: each step, with player 1's share of all cells and the operations so far, for all boards in a
        word and for one board after another. `boards`: who wins each board. `replies`: the cells whose owner a stage
        of the playout of `wye` has changed. `speed`: of each bot in all rounds.
        """
        kinds: dict[str, list[Event]] = {"triangle": [], "fill": [], "speed": []}
        for event in events:
            if event["is"] in kinds:
                kinds[event["is"]].append(event)
        return {
            "triangles": self._triangles(kinds["triangle"]),
            "boards": self._boards(kinds["triangle"]),
            "replies": self._replies(kinds["fill"]),
            "speed": _speed(kinds["speed"]),
        }

    def recorded(self, events: Sequence[Event]) -> Recording:
        return ReductionRecording(self, events, position_of(self.position).game, self.boards)

    def _triangles(self, found: Sequence[Event]) -> Table:
        rows, total = list[Row](), 0
        for number, event in enumerate(found):
            words = [int(word, 16) for row in event["words"] for word in row]
            share = sum(word.bit_count() for word in words) / len(words) / self.boards
            operations = OPERATIONS * len(words) if number else 0
            total += operations
            rows.append({
                "side": event["side"], "cells": len(words), "operations": operations, "operations so far": total,
                "board after board": total * self.boards, "player 1 %": round(100 * share, 2),
            })  # fmt: skip
        return Table(tuple(rows))

    def _boards(self, found: Sequence[Event]) -> Table:
        if not found or found[-1]["side"] > 1:
            return Table(())
        winners = int(found[-1]["words"][0][0], 16)
        return Table(tuple({"board": one, "winner": 1 if winners >> one & 1 else 2} for one in range(self.boards)))

    def _replies(self, found: Sequence[Event]) -> Table:
        names = position_of(self.position).game.geometry.names
        return Table(
            tuple(
                {
                    "stage": event["stage"], "cell": names[cell],
                    "owner before": int(before["owners"][cell]), "owner": int(event["owners"][cell]),
                }
                for before, event in pairwise(found)
                for cell in event["changed"]
            )
        )  # fmt: skip


def _timed(name: str, lap: int, state: State, dice: Dice, playouts: int) -> Iterator[Event | None]:
    """What a bot does in so many playouts, and in how many seconds, without those in which the caller is busy."""
    search, seconds, info = bot_named(name).search(state, dice, playouts), 0.0, None
    while True:
        start = time.perf_counter()
        told = next(search, None)
        seconds += time.perf_counter() - start
        if told is None:
            break
        info = told
        yield None
    assert info is not None, "a search yields at least once"
    yield {
        "is": "speed", "round": lap, "bot": name, "playouts": info.playouts, "leaves": info.nodes, "seconds": seconds,
    }  # fmt: skip


def _speed(found: Sequence[Event]) -> Table:
    """What each bot did in all its rounds, also a second: leaves are the positions that its tree has evaluated."""
    rows = list[Row]()
    for bot in dict.fromkeys(event["bot"] for event in found):
        own = [event for event in found if event["bot"] == bot]
        playouts, leaves = (sum(event[name] for event in own) for name in ("playouts", "leaves"))
        seconds = fsum(event["seconds"] for event in own)
        rows.append({
            "bot": bot, "playouts": playouts, "leaves": leaves, "seconds": round(seconds, 4),
            "playouts a second": round(playouts / seconds), "leaves a second": round(leaves / seconds),
        })  # fmt: skip
    return Table(tuple(rows), timed=("seconds", "playouts a second", "leaves a second"))


def _playout(state: Connection, dice: Dice) -> Iterator[Event]:
    """One playout of `wye`, stage by stage."""
    fills, before = Fills(state, replies=True), ""
    for stage, words in fills.drawn(np.frombuffer(state.cells, np.uint8)[:, np.newaxis], dice):
        owners = "".join("1" if word >> WATCHED & 1 else "2" for word in words[:, 0].tolist())
        pairs = zip(before or owners, owners, strict=True)
        changed = [cell for cell, (was, now) in enumerate(pairs) if was != now]
        yield {"is": "fill", "stage": stage, "owners": owners, "changed": changed}
        before = owners


def lattice(field: Field) -> Event:
    """The names and places of the cells of a triangle, row by row: those of the board, as if it went on."""
    side = field.side

    def number(i: int, j: int) -> int:
        if side == field.width:
            return (i + j) * (i + j + 1) // 2 + j
        return j * side + i if field.places[1] == (1, 0) else i * side + j  # players may have traded their sides

    board = triangular(side) if side == field.width else rhombus(side)
    cells = [[number(i, j) for j in range(side - i)] for i in range(side)]
    places = [[[round(x, 3), round(y, 3)] for x, y in (board.places[cell] for cell in row)] for row in cells]
    return {"names": [[board.names[cell] for cell in row] for row in cells], "places": places}


def placed(field: Field, boards: Boards) -> Triangle:
    """Full boards, at most 64, in their triangle: what lies beyond the board is as the field has it."""
    every = (1 << boards.shape[1]) - 1
    words = [sum(1 << board for board, owned in enumerate(cell) if owned) for cell in boards.tolist()]
    inside = dict(zip(field.places, words, strict=True))
    return [
        [inside.get((i, j), 0 if i >= field.width else every) for j in range(field.side - i)] for i in range(field.side)
    ]


def reduced(triangle: Triangle) -> Iterator[Triangle]:
    """The triangle, and all smaller ones down to a single cell: the winner of each board."""
    yield triangle
    while len(triangle) > 1:
        triangle = [
            [majority(row[j], row[j + 1], below[j]) for j in range(len(row) - 1)] for row, below in pairwise(triangle)
        ]
        yield triangle


def majority(a: int, b: int, c: int) -> int:
    """Bit by bit what two of three words or more have."""
    return a & b | (a | b) & c
