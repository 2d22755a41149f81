"""How `wye` decides a full board: triangle by triangle, for 64 boards at once.

Every three mutually adjacent cells of a full Y board are replaced by their majority, which leaves a board one smaller
with the same winner (Jack van Rijswijck, "Search and evaluation in Hex", 2002). If each bit of a word is a board of its
own, the majority of three cells takes four operations for all 64. pyengine/reduction.py does the same with arrays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from pyengine.dice import Dice
from pyengine.errors import BadValue
from pyengine.geometry import Field
from pyengine.lab.experiment import Event, Experiment, Position, Table, Whole, parameter, seed_of
from pyengine.lab.experiments.players import position_of
from pyengine.reduction import PLAYOUTS_A_WORD, Boards, dealt

OPERATIONS = 4
"""Operations on words for the majority of three cells: two "or" and two "and"."""

Triangle = list[list[int]]
"""A triangle of words: row i has one cell fewer than row i - 1, and bit b of a cell is set if it is player 1's on
board b."""


@dataclass(frozen=True, slots=True)
class ReductionExperiment(Experiment):
    """One part: the board is filled at random so many times, and all boards are reduced together.

    An event "triangle" has the `words` of a step, row by row in hexadecimal digits, and the owner of each cell, 1 or 2,
    on the `first` board.
    """

    name: ClassVar[str] = "reduction"
    title: ClassVar[str] = "Reduction"
    question: ClassVar[str] = "Who has won a full board, and how many operations does it take to find out?"

    position: str = parameter("Position of Y or Hex", "y5", Position())
    boards: int = parameter("Boards in a word", PLAYOUTS_A_WORD, Whole(1, PLAYOUTS_A_WORD))

    def check(self) -> None:
        state = position_of(self.position)
        if state.field is None:
            raise BadValue("{title} is not decided by Y: expected Y or Hex.", "position", title=state.game.title)

    @property
    def parts(self) -> int:
        return 1

    def part(self, number: int, seed: int) -> Iterator[Event]:  # noqa: ARG002 (there is only one)
        state = position_of(self.position)
        assert state.field is not None, "checked"
        full = dealt(state.cells, state.to_move, self.boards, Dice(seed_of(seed, 0)))
        for triangle in reduced(placed(state.field, full)):
            words = [[f"{word:016x}" for word in row] for row in triangle]
            owners = [[1 if word & 1 else 2 for word in row] for row in triangle]
            yield {"is": "triangle", "side": len(triangle), "words": words, "first": owners}

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`triangles`: each step, with player 1's share of all cells. `boards`: who wins each board."""
        found = [event for event in events if event["is"] == "triangle"]
        rows = []
        for number, event in enumerate(found):
            words = [int(word, 16) for row in event["words"] for word in row]
            share = sum(word.bit_count() for word in words) / len(words) / self.boards
            operations = OPERATIONS * len(words) if number else 0
            rows.append({
                "side": event["side"], "cells": len(words), "operations": operations,
                "player 1 %": round(100 * share, 2),
            })  # fmt: skip
        winners = int(found[-1]["words"][0][0], 16) if found and found[-1]["side"] == 1 else None
        boards = range(self.boards) if winners is not None else ()
        return {
            "triangles": Table(tuple(rows)),
            "boards": Table(tuple({"board": one, "winner": 1 if (winners or 0) >> one & 1 else 2} for one in boards)),
        }


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
