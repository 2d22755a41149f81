"""What a visitor sees and tries before Python has started: the build asks for all of it and puts it into the page.

Lessons with what follows each move in them, a game to be watched, a picture of each game, and the positions from which
a visitor's first game begins.
"""

from __future__ import annotations

from pyengine.core.game import State
from pyengine.page import reports, schema
from pyengine.page.lessons import LESSONS, Lesson
from pyengine.records.record import Record, read
from pyengine.search.solve import values

GAME = "y6:a4.c4.b3.b2.d5.c3.c5.b4.b5.b6.d4.c6.d6"
"""A game that `wye` played against itself with 512 playouts a move as Black and 256 as White."""
PICTURES = (
    "y4:b3.c3.b2.a3.c4.a1.b4",
    "bent5:c2.b4.b1.a3.c1.b9.a12.a1",
    "hex4:c2.b2.b3.c1.c3.a4.b4.d2.c4",
    "tictactoe3:b2.a1.c1.a3",
    "nim9-take3:2.3",
    "randomy4:heads.b3.heads.b2.tails.c3.tails.b4",
    "randomhex4:heads.c2.tails.b2.heads.b3.tails.c3.tails.d2",
)
"""A position of each game, as its picture."""
EASY = ("y7:", "hex5:")
"""The games for somebody who has played none: small, and without a swap; the first, unless another was taught."""
FAMILIAR = ("y11-pie:", "hex11-pie:")
"""The games for somebody who knows one of them."""


def examples() -> schema.Examples:
    """All of it; the same in every call."""
    return {
        "lessons": [_lesson(one) for one in LESSONS],
        "game": reports.placed(read(GAME)),
        "pictures": [reports.placed(read(text)) for text in PICTURES],
        "easy": [reports.placed(read(text)) for text in EASY],
        "familiar": [reports.placed(read(text)) for text in FAMILIAR],
    }


def _lesson(lesson: Lesson) -> schema.Lesson:
    record = read(lesson.record)
    names = map(record.game.move_name, record.state.legal()) if lesson.moves else ()
    return {
        "name": lesson.name,
        "moves": list(lesson.moves),
        "further": lesson.further,
        "position": reports.placed(record),
        "tries": {name: [_moment(one) for one in _played(lesson, record.add(name), name)] for name in names},
    }


def _played(lesson: Lesson, record: Record, name: str) -> list[Record]:
    """The record after a move that somebody tries, and those after the moves that answer it.

    A right move is followed by as many moves as the lesson says, a wrong one by its refutation, if that is plain.
    """
    records = [record]
    if name in lesson.moves:
        for _ in range(lesson.plies):
            records.append(records[-1].play(_stubborn(records[-1].state)))
    elif record.outcome is None and (answer := _refutation(record.state, lesson)) is not None:
        records.append(record.play(answer))
    return records


def _stubborn(state: State) -> int:
    """A move that wins at once, or else one after which the opponent has the fewest moves that do."""
    return next(iter(_at_once(state)), min(state.legal(), key=lambda move: len(_at_once(state.play(move)))))


def _refutation(state: State, lesson: Lesson) -> int | None:
    """A winning move that everybody understands: it wins at once, or plays where the lesson had asked for a move."""
    asked = [move for move, value in values(state).items() if value == 1 and state.game.move_name(move) in lesson.moves]
    return next(iter([*_at_once(state), *asked]), None)


def _at_once(state: State) -> list[int]:
    """The moves that win at once; none in a game that is over."""
    moves = state.legal() if state.outcome is None else ()
    return [move for move in moves if state.play(move).outcome is not None]


def _moment(record: Record) -> schema.Moment:
    shown = reports.snapshot(record)
    return {
        "cells": shown["cells"],
        "to_move": shown["to_move"],
        "last": shown["last"],
        "winning_cells": shown["winning_cells"],
    }
