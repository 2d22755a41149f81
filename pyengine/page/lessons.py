"""The course: lessons of a few tasks each, which grow in difficulty and are played on a board.

The page finds their texts, in the person's language, by the names of lessons and tasks. It shows all of them before
Python has started: the build asks the engine for everything that can happen in them (`trials.py`).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Task:
    """A position, as a record, and the right moves in it; none if the task only shows a search.

    The player to move wants to win or, if there are `ends`, to join or to cut them: a stone, and another one or a side,
    as in `c3-bottom`. The engine proves that `moves` are those that do it, or that do it at once. So many right moves
    as `length` tells are looked for one after the other, unless less is enough.
    """

    name: str
    record: str
    moves: str = ""
    ends: str = ""
    length: int = 1


@dataclass(frozen=True, slots=True)
class Lesson:
    """Tasks that teach one thing, as part of a chapter."""

    name: str
    chapter: str
    tasks: tuple[Task, ...]


COURSE = (
    Lesson(
        "goal",
        "steps",
        (
            Task("chain", "y4:b3.b2.a3.c4.c3.b4", "a4 d4"),
            Task("gap", "y5:c4.b4.d4.c3.c5.b5.a3.e5", "b3"),
            Task("arms", "y5:b4.c5.a4.d4.c3.b3.d5.b5", "c4"),
            Task("race", "y5:b4.a3.c5.c4.a5.b3.d5.a4", "b5", length=2),
        ),
    ),
    Lesson(
        "corners",
        "steps",
        (
            Task("corner", "y4:a2.b2.a3.b3.a4.b4", "a1"),
            Task("low", "y5:c3.b4.c4.a4.c5.d4.b5.a3", "a5"),
            Task("full", "y4:a3.a4.b4.a2.b3.c3.a1.c4", "b2"),
            Task("tip", "y6:a2.d6.a3.b4.c5.e6.a5.b5.a4.a6", "b6", length=2),
        ),
    ),
    Lesson(
        "bridges",
        "steps",
        (
            Task("bridge", "y5:b3.b4.d4.c4", "c3", "b3-d4"),
            Task("rim", "y5:c4.b4.c3.d4.b2.d5", "c5", "c4-bottom"),
            Task("ford", "y5:b4.b5.a3.c3.d5.c4", "c5", length=2),
            Task("span", "y6:c5.c4.b2.d4.b3.d6.b4.c6.e5.d5.a5.a4", "b5", length=2),
            Task("row", "y5:b3.a3.d4.b4.a1.a2", "b2", length=3),
        ),
    ),
    Lesson(
        "double",
        "steps",
        (
            Task("two", "y5:c3.e5.a3.a4.c4.d5.d4.b5", "c5", length=2),
            Task("fork", "y5:b5.c5.b3.b4.a3.a4", "d4", length=3),
            Task("open", "y5:d5.b4.a2.a4", "c3", length=3),
            Task("arch", "y6:e5.e6.b2.c6.d5.a2.c4.d6.b4.f6", "a5", length=3),
            Task("pairs", "y6:c5.d5.e6.b5.a4.c4.b4.d6.a2.c6", "a5", length=4),
        ),
    ),
    Lesson(
        "blocking",
        "steps",
        (
            Task("classic", "y5:a2.c3.b2.a3.b3", "c5", length=3),
            Task("mirror", "y5:b2.b3.a2.a3.c3", "d5", length=3),
            Task("narrow", "y6:b4.b3.d4.c3.a3.c4", "d6", "c4-bottom", length=2),
            Task("wall", "y6:a6.b4.b3.a5.c3.d4.c4", "d6", length=4),
            Task("along", "y6:c3.a2.a4.b2.e6.b4.a3.b3", "c6", length=5),
        ),
    ),
    Lesson(
        "first",
        "steps",
        (
            Task("opening", "y4:", "a2 b2 a3 b3 c3 b4 c4"),
            Task("takeover", "y4-pie:b3", "swap"),
            Task("leave", "y4-pie:a1", "b3"),
            Task("side", "y4-pie:a2", "swap"),
        ),
    ),
    Lesson(
        "edges",
        "links",
        (
            Task("third", "y6:c3.b4.c4.d4.b2.c5", "d5", "c4-bottom", length=2),
            Task("middle", "y6:c3.b4.c4.d4.b2.b3.a3.c6", "d5 d6", "c4-bottom", length=3),
            Task("room", "y6:c3.b4.c4.d4.b2.b3.a3", "d6", "c4-bottom", length=3),
            Task("border", "y6:b4.c4.a2.a3.d4.c3.c6.b3", "d6", length=4),
        ),
    ),
    Lesson(
        "templates",
        "links",
        (
            Task("fourth", "y6:b3.a3.b2.c3.a2.b4", "c4", "b3-bottom", length=3),
            Task("under", "y6:b3.a3.b2.c3.a2.c4", "b4", "b3-bottom", length=3),
            Task("below", "y6:b3.a3.b2.c3.a2.b5", "c4 c5", "b3-bottom", length=3),
            Task("breach", "y6:b3.a3.b2.c3.a2", "c5", "b3-bottom", length=3),
        ),
    ),
    Lesson(
        "ladders",
        "links",
        (
            Task("ladder", "y6:b2.a6.b3.b6.a3.b4.a4.c4.a5.d4.e5.c3", "b5", length=4),
            Task("follow", "y6:b2.a6.b3.b6.a3.b4.a4.c4.a5.d4.b5", "c6", length=3),
            Task("blocked", "y6:b2.a6.b3.b6.a3.b4.a4.d4.a5.e6", "c5", length=3),
            Task("upward", "y5:c4.c3.b4.a3", "b3"),
        ),
    ),
    Lesson(
        "escapes",
        "links",
        (
            Task("endstone", "y6:b2.a6.b3.b6.a3.b4.a4.c4.a5.d4.f6.c3", "b5", length=4),
            Task("lowstone", "y6:b2.a6.b3.b6.a3.b4.a4.c4.a5.d4.e6.c3", "b5", length=4),
            Task("midway", "y6:b2.b4.b3.c4.a3.d4.a4.a6.b5.b6.e5.c6", "c5", length=3),
            Task("breaker", "y6:b2.a6.b3.b6.a3.b4.a4.c4.a5.d4.e5", "b5"),
        ),
    ),
    Lesson(
        "must",
        "judgement",
        (
            Task("must", "y6:c4.b3.b5.b4.c3.e6.d5.c5.d6.b2", "c6", length=2),
            Task("meeting", "y6:b3.c4.d6.b5.d5.a2.b4.c5.c3.a4.d4", "a3", length=3),
            Task("only", "y6:b4.c4.b5.a3.c5.f6.a6.b3", "d5", length=3),
            Task("far", "y6:b3.c4.d4.b4.a1.b6.c3", "e6", length=4),
        ),
    ),
    Lesson(
        "centre",
        "judgement",
        (
            Task("heart", "y5:", "b3 b4 c4"),
            Task("reply", "y5:a1", "b3 b4 c4"),
            Task("hub", "y5:a4.b4.c5.a3", "c4", length=3),
            Task("cross", "y5:e5.a5.a4.b4.b5", "c4", length=4),
        ),
    ),
    Lesson(
        "reading",
        "judgement",
        (
            Task("ahead", "y6:e5.b5.c5.e6.a2.a4.a3.b4", "c3", length=5),
            Task("deep", "y6:b5.b6.a4.d6.a6.c3.c4.d4.e5.d5", "a2", length=4),
            Task("quiet", "y6:d5.e5.c5.b5.b6.b3.f6.c6", "c3", length=3),
            Task("last", "y6:b4.e6.c5.d5.c4.d6.f6.c6.e5.d4", "a5", length=6),
        ),
    ),
    Lesson(
        "game",
        "judgement",
        (
            Task("game-1", "y6:d5.b4.c3", "a2 c4 d4"),
            Task("game-2", "y6:d5.b4.c3.a2.b3", "a3"),
            Task("game-3", "y6:d5.b4.c3.a2.b3.a3.a1", "b2 c4 d4"),
            Task("game-4", "y6:d5.b4.c3.a2.b3.a3.a1.b2.c6", "a5 c5 d6"),
            Task("game-5", "y6:d5.b4.c3.a2.b3.a3.a1.b2.c6.a5.b5", "a4 c5 d6"),
            Task("game-6", "y6:d5.b4.c3.a2.b3.a3.a1.b2.c6.a5.b5.a4.a6", "b6"),
        ),
    ),
    Lesson(
        "masters",
        "further",
        (
            Task("master", "y5-master:b3.a1.b4.c5.a2.d4.c3", "b2 c4", length=2),
            Task("master-2", "y5-master:c3.a3.b4.e5.a1.c5.b5", "b2 d4", length=2),
            Task("master-3", "y5-master:d4.a1.b4.a5.b3.c3.a3", "a2 c4", length=2),
        ),
    ),
    Lesson(
        "bends",
        "further",
        (
            Task("bend", "bent5:a2.a5.a9.c2.a12.b5.a7.c6", "b8", length=3),
            Task("bend-2", "bent5:b6.a9.c2.a4.c5.b2.b5.b8", "b9", length=3),
        ),
    ),
    Lesson(
        "handicaps",
        "further",
        (
            Task("handicap", "y5-handicap1:a1", "a3 b3 b4 b5 c3 c4 d5"),
            Task("handicap-2", "y5-handicap1:a1.a5", "b3 b4", length=3),
        ),
    ),
    Lesson(
        "machine",
        "further",
        (Task("search", "y5:b3.b4.d4.c3"),),
    ),
    Lesson(
        "hex",
        "hex",
        (
            Task("edge", "hex4:b3.c3.c2.d2.c1.b4", "a4"),
            Task("link", "hex4:b1.a2.b2.d2.b4.c3", "b3"),
            Task("even", "hex3:b3.c3.a2.a3.b1.c1.c2", "b2"),
            Task("halt", "hex5:c1.b2.b1.d2.c3.d3.d1.b3.c2", "b5", length=3),
        ),
    ),
    Lesson(
        "hexbridges",
        "hex",
        (
            Task("hexford", "hex5:c2.b3.d2.c1.d1.b4.c4.d4.a1.c3", "d3", length=2),
            Task("hexspan", "hex5:a1.c1.b4.d2.b3.d5.e3.c2.a2.b2", "a3", length=2),
            Task("hexrim", "hex5:c2.e1.d2.c3.d1.b2.d4.d3.e2", "e3", length=3),
            Task("hexpairs", "hex5:b2.a4.a5.b4.e2.c4.c1.b3.d4.e1", "d2", length=4),
        ),
    ),
    Lesson(
        "hexladders",
        "hex",
        (
            Task("hexladder", "hex5:b1.c3.d1.b3.a3.c1.d2.c2.e4.d3.e3.e2", "a4", length=5),
            Task("hexescape", "hex5:e1.b2.e2.c2.d4.d3.a3.b3.a2.e3", "a4", length=3),
            Task("hexclimb", "hex5:c1.b1.c2.e2.d3.d1.b3.c3.a1.d2.a4.a5", "b4", length=4),
            Task("hexread", "hex5:b3.b2.d5.b4.c1.c3.d4.e5", "e2", length=4),
        ),
    ),
    Lesson(
        "hexfirst",
        "hex",
        (
            Task("diagonal", "hex4:", "d1 c2 b3 a4"),
            Task("hexswap", "hex3-pie:b2", "swap"),
            Task("hexleave", "hex3-pie:a1", "b2"),
            Task("hexmirror", "hex3-pie:c1", "swap"),
        ),
    ),
)
"""The lessons in the order in which they are taught; those of the first chapter come before a first game."""
