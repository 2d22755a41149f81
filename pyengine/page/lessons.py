"""First steps for people who are new to the games: positions, each with the moves that the lesson asks for.

The page finds their texts, in the person's language, by the lesson's name.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, as a record, and the right moves in it; none if the lesson only shows something."""

    name: str
    record: str
    moves: tuple[str, ...] = ()


LESSONS = (
    Lesson("chain", "y4:b3.b2.a3.c4.c3.b4", ("a4", "d4")),
    Lesson("bridge", "y5:b3.b4.d4.c4", ("c3",)),
    Lesson("edge", "hex4:b3.c3.c2.d2.c1.b4", ("a4",)),
    Lesson("takeover", "y4-pie:b3", ("swap",)),
    Lesson("search", "y5:b3.b4.d4.c3"),
)
"""In the order in which they are taught."""
