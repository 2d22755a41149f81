"""First steps for people who are new to the games: positions, each with the moves that the lesson asks for.

The page finds their texts, in the person's language, by the lesson's name. It shows each lesson before Python has
started: the build asks the engine for all that can happen in them (`examples.py`).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, as a record, and the right moves in it; none if the lesson only shows a search.

    `further` marks what may be left out before a first game. After a right move, `plies` more moves are played.
    """

    name: str
    record: str
    moves: tuple[str, ...] = ()
    plies: int = 0
    further: bool = False


LESSONS = (
    Lesson("chain", "y4:b3.b2.a3.c4.c3.b4", ("a4", "d4")),
    Lesson("corner", "y4:a2.b2.a3.b3.a4.b4", ("a1",)),
    Lesson("full", "y4:a3.a4.b4.a2.b3.c3.a1.c4", ("b2",)),
    Lesson("bridge", "y5:b3.b4.d4.c4", ("c3",)),
    Lesson("two", "y5:c3.e5.a3.a4.c4.d5.d4.b5", ("c5",), plies=2),
    Lesson("takeover", "y4-pie:b3", ("swap",)),
    Lesson("edge", "hex4:b3.c3.c2.d2.c1.b4", ("a4",), further=True),
    Lesson("master", "y5-master:b3.a1.b4.c5.a2.d4.c3", ("b2", "c4"), plies=1, further=True),
    Lesson("search", "y5:b3.b4.d4.c3", further=True),
)
"""In the order in which they are taught."""
