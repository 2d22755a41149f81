"""The course: lessons of a few tasks each, which grow in difficulty and are played on a board.

The page has their texts in each language, by the names of lessons and tasks. It shows the lessons before Python has
started: the build stores the replies to all moves in them (`trials.py`).
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Task:
    """A position, as a record, and the right moves in it; none if the task only shows a search.

    The player to move wants to win or, if there are `ends`, to join or cut them: a stone, and another stone or a side,
    like `c3-bottom`. The engine proves that exactly `moves` do it, or do it at once. The task asks for `length` right
    moves in turn, or for fewer if fewer are enough.
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


CHAPTERS: dict[str, dict[str, tuple[Task, ...]]] = {
    "steps": {
        "goal": (
            Task("chain", "y4:b3.b2.a3.c4.c3.b4", "a4 d4"),
            Task("gap", "y5:c4.b4.d4.c3.c5.b5.a3.e5", "b3"),
            Task("arms", "y5:b4.c5.a4.d4.c3.b3.d5.b5", "c4"),
            Task("race", "y5:b4.a3.c5.c4.a5.b3.d5.a4", "b5", length=2),
        ),
        "corners": (
            Task("corner", "y4:a2.b2.a3.b3.a4.b4", "a1"),
            Task("low", "y5:c3.b4.c4.a4.c5.d4.b5.a3", "a5"),
            Task("full", "y4:a3.a4.b4.a2.b3.c3.a1.c4", "b2"),
            Task("tip", "y6:a2.d6.a3.b4.c5.e6.a5.b5.a4.a6", "b6", length=2),
        ),
        "bridges": (
            Task("bridge", "y5:b3.b4.d4.c4", "c3", "b3-d4"),
            Task("rim", "y5:c4.b4.c3.d4.b2.d5", "c5", "c4-bottom"),
            Task("ford", "y5:b4.b5.a3.c3.d5.c4", "c5", length=2),
            Task("span", "y6:c5.c4.b2.d4.b3.d6.b4.c6.e5.d5.a5.a4", "b5", length=2),
            Task("row", "y5:b3.a3.d4.b4.a1.a2", "b2", length=3),
        ),
        "double": (
            Task("two", "y5:c3.e5.a3.a4.c4.d5.d4.b5", "c5", length=2),
            Task("fork", "y5:b5.c5.b3.b4.a3.a4", "d4", length=3),
            Task("open", "y5:d5.b4.a2.a4", "c3", length=3),
            Task("arch", "y6:e5.e6.b2.c6.d5.a2.c4.d6.b4.f6", "a5", length=3),
            Task("pairs", "y6:c5.d5.e6.b5.a4.c4.b4.d6.a2.c6", "a5", length=4),
        ),
        "blocking": (
            Task("classic", "y5:a2.c3.b2.a3.b3", "c5", length=3),
            Task("mirror", "y5:b2.b3.a2.a3.c3", "d5", length=3),
            Task("narrow", "y6:b4.b3.d4.c3.a3.c4", "d6", "c4-bottom", length=2),
            Task("wall", "y6:a6.b4.b3.a5.c3.d4.c4", "d6", length=4),
            Task("along", "y6:c3.a2.a4.b2.e6.b4.a3.b3", "c6", length=5),
        ),
        "first": (
            Task("opening", "y4:", "a2 b2 a3 b3 c3 b4 c4"),
            Task("takeover", "y4-pie:b3", "swap"),
            Task("leave", "y4-pie:a1", "b3"),
            Task("side", "y4-pie:a2", "swap"),
        ),
    },
    "links": {
        "edges": (
            Task("third", "y6:c3.b4.c4.d4.b2.c5", "d5", "c4-bottom", length=2),
            Task("middle", "y6:c3.b4.c4.d4.b2.b3.a3.c6", "d5 d6", "c4-bottom", length=3),
            Task("room", "y6:c3.b4.c4.d4.b2.b3.a3", "d6", "c4-bottom", length=3),
            Task("border", "y6:b4.c4.a2.a3.d4.c3.c6.b3", "d6", length=4),
        ),
        "templates": (
            Task("fourth", "y6:b3.a3.b2.c3.a2.b4", "c4", "b3-bottom", length=3),
            Task("under", "y6:b3.a3.b2.c3.a2.c4", "b4", "b3-bottom", length=3),
            Task("below", "y6:b3.a3.b2.c3.a2.b5", "c4 c5", "b3-bottom", length=3),
            Task("breach", "y6:b3.a3.b2.c3.a2", "c5", "b3-bottom", length=3),
        ),
        "ladders": (
            Task("ladder", "y6:b2.a6.b3.b6.a3.b4.a4.c4.a5.d4.e5.c3", "b5", length=4),
            Task("follow", "y6:b2.a6.b3.b6.a3.b4.a4.c4.a5.d4.b5", "c6", length=3),
            Task("blocked", "y6:b2.a6.b3.b6.a3.b4.a4.d4.a5.e6", "c5", length=3),
            Task("upward", "y5:c4.c3.b4.a3", "b3"),
        ),
        "escapes": (
            Task("endstone", "y6:b2.a6.b3.b6.a3.b4.a4.c4.a5.d4.f6.c3", "b5", length=4),
            Task("lowstone", "y6:b2.a6.b3.b6.a3.b4.a4.c4.a5.d4.e6.c3", "b5", length=4),
            Task("midway", "y6:b2.b4.b3.c4.a3.d4.a4.a6.b5.b6.e5.c6", "c5", length=3),
            Task("breaker", "y6:b2.a6.b3.b6.a3.b4.a4.c4.a5.d4.e5", "b5"),
        ),
    },
    "judgement": {
        "must": (
            Task("must", "y6:c4.b3.b5.b4.c3.e6.d5.c5.d6.b2", "c6", length=2),
            Task("meeting", "y6:b3.c4.d6.b5.d5.a2.b4.c5.c3.a4.d4", "a3", length=3),
            Task("only", "y6:b4.c4.b5.a3.c5.f6.a6.b3", "d5", length=3),
            Task("far", "y6:b3.c4.d4.b4.a1.b6.c3", "e6", length=4),
        ),
        "centre": (
            Task("heart", "y5:", "b3 b4 c4"),
            Task("reply", "y5:a1", "b3 b4 c4"),
            Task("hub", "y5:a4.b4.c5.a3", "c4", length=3),
            Task("cross", "y5:e5.a5.a4.b4.b5", "c4", length=4),
        ),
        "reading": (
            Task("ahead", "y6:e5.b5.c5.e6.a2.a4.a3.b4", "c3", length=5),
            Task("deep", "y6:b5.b6.a4.d6.a6.c3.c4.d4.e5.d5", "a2", length=4),
            Task("quiet", "y6:d5.e5.c5.b5.b6.b3.f6.c6", "c3", length=3),
            Task("last", "y6:b4.e6.c5.d5.c4.d6.f6.c6.e5.d4", "a5", length=6),
        ),
        "game": (
            Task("game-1", "y6:d5.b4.c3", "a2 c4 d4"),
            Task("game-2", "y6:d5.b4.c3.a2.b3", "a3"),
            Task("game-3", "y6:d5.b4.c3.a2.b3.a3.a1", "b2 c4 d4"),
            Task("game-4", "y6:d5.b4.c3.a2.b3.a3.a1.b2.c6", "a5 c5 d6"),
            Task("game-5", "y6:d5.b4.c3.a2.b3.a3.a1.b2.c6.a5.b5", "a4 c5 d6"),
            Task("game-6", "y6:d5.b4.c3.a2.b3.a3.a1.b2.c6.a5.b5.a4.a6", "b6"),
        ),
    },
    "further": {
        "masters": (
            Task("master", "y5-master:b3.a1.b4.c5.a2.d4.c3", "b2 c4", length=2),
            Task("master-2", "y5-master:c3.a3.b4.e5.a1.c5.b5", "b2 d4", length=2),
            Task("master-3", "y5-master:d4.a1.b4.a5.b3.c3.a3", "a2 c4", length=2),
        ),
        "bends": (
            Task("bend", "bent5:a2.a5.a9.c2.a12.b5.a7.c6", "b8", length=3),
            Task("bend-2", "bent5:b6.a9.c2.a4.c5.b2.b5.b8", "b9", length=3),
        ),
        "handicaps": (
            Task("handicap", "y5-handicap1:a1", "a3 b3 b4 b5 c3 c4 d5"),
            Task("handicap-2", "y5-handicap1:a1.a5", "b3 b4", length=3),
        ),
        "machine": (Task("search", "y5:b3.b4.d4.c3"),),
    },
    "hex": {
        "hex": (
            Task("edge", "hex4:b3.c3.c2.d2.c1.b4", "a4"),
            Task("link", "hex4:b1.a2.b2.d2.b4.c3", "b3"),
            Task("even", "hex3:b3.c3.a2.a3.b1.c1.c2", "b2"),
            Task("halt", "hex5:c1.b2.b1.d2.c3.d3.d1.b3.c2", "b5", length=3),
        ),
        "hexbridges": (
            Task("hexford", "hex5:c2.b3.d2.c1.d1.b4.c4.d4.a1.c3", "d3", length=2),
            Task("hexspan", "hex5:a1.c1.b4.d2.b3.d5.e3.c2.a2.b2", "a3", length=2),
            Task("hexrim", "hex5:c2.e1.d2.c3.d1.b2.d4.d3.e2", "e3", length=3),
            Task("hexpairs", "hex5:b2.a4.a5.b4.e2.c4.c1.b3.d4.e1", "d2", length=4),
        ),
        "hexladders": (
            Task("hexladder", "hex5:b1.c3.d1.b3.a3.c1.d2.c2.e4.d3.e3.e2", "a4", length=5),
            Task("hexescape", "hex5:e1.b2.e2.c2.d4.d3.a3.b3.a2.e3", "a4", length=3),
            Task("hexclimb", "hex5:c1.b1.c2.e2.d3.d1.b3.c3.a1.d2.a4.a5", "b4", length=4),
            Task("hexread", "hex5:b3.b2.d5.b4.c1.c3.d4.e5", "e2", length=4),
        ),
        "hexfirst": (
            Task("diagonal", "hex4:", "d1 c2 b3 a4"),
            Task("hexswap", "hex3-pie:b2", "swap"),
            Task("hexleave", "hex3-pie:a1", "b2"),
            Task("hexmirror", "hex3-pie:c1", "swap"),
        ),
    },
}
"""The tasks of each lesson, by chapter, in the order of the course. A first game comes after the first chapter."""
COURSE = tuple(Lesson(name, chapter, tasks) for chapter, lessons in CHAPTERS.items() for name, tasks in lessons.items())
