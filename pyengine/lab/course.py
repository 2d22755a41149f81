"""The course: chapters of screens, each of which is one idea beside the figure of an experiment.

The texts are messages of the page: `lab-course-CHAPTER-title` and `-aim`, and for each screen `-SCREEN-title`, `-text`,
and if it asks something `-ask` and `-after`, which opens after the answer. The last screen has the chapter's
`-summary`, `-sources` and `-teachers`.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen of a chapter: the figure shows the experiment with the text `line`, if there is one.

    It begins at the position `at`, and goes to the position `to` once the question is answered. If there is a `view`,
    it is that picture of the result instead, or the reader's own turn for "hand"; `code` shows the pseudocode. The
    question has a number or one of the `choices` as its `answer`; an empty answer is in the reader's own words, None
    asks nothing.
    """

    name: str
    line: str
    at: int = 0
    answer: str | None = None
    choices: Sequence[str] = ()
    to: int | None = None
    view: str = ""
    code: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter with its name in messages, how long a reader takes with it, its screens, and the task at its end."""

    name: str
    minutes: int
    screens: Sequence[Screen]
    task: str


def make_chapter(name: str, minutes: int, task: str, *screens: Screen) -> Chapter:
    """A chapter of these screens and the last one, which every chapter has; `task` is one of tasks.TASKS, or ""."""
    return Chapter(name, minutes, (*screens, Screen("end", "")), task)


TEXTBOOK = "tree=((3,12,8),(2,4,6),(14,5,2))"
NIM = "minimax?position=nim4-take2&watch=0&search=minimax"
CORNER = "minimax?position=tictactoe3:b3.a1.c2.c1"
"""Black has b3 and c2, White threatens to take b1 between a1 and c1."""
SQUARES = ("a2", "a3", "b1", "b2", "c3")
TREE = "uct?position=nim5-take3&playouts=40&seed=1"
LADDER = "15,50,100,500,2000"
CHAPTERS = (
    make_chapter("ahead", 20, "minimax",
        Screen("game", f"{NIM}&runs=1&seed=1", 25, "tictactoe", ("backgammon", "tictactoe", "poker")),
        Screen("tuple", f"{NIM}&runs=1&seed=1", 25, "8"),
        Screen("values", f"minimax?{TEXTBOOK}&search=minimax&runs=1&seed=1", 1, "3"),
        Screen("steps", f"{CORNER}&depth=2&search=minimax&runs=1&seed=1", 1, "b1", SQUARES, code=True),
        Screen("evaluation", f"{NIM}&forgetful=on&runs=1&seed=1", 25, "mover", ("depth", "mean", "mover")),
        Screen("theorem", "minimax?tree=((1,-1),(-1,1))&search=minimax&runs=1&seed=1", 1, "-1"),
        Screen("sums", "maxn?tree=((3:4:0,1:1:0),(2:5:0,2:2:0))&seed=1", 1, "2", ("1", "2")),
        Screen("cost", "minimax?seed=1", 0, "729", view="leaves"),
        Screen("exercise", "exercise?tasks=values&seed=1", 1),
    ),
    make_chapter("cuts", 20, "alphabeta",
        Screen("idea", f"minimax?{TEXTBOOK}&runs=1&seed=1", 12, "no", ("yes", "large", "no")),
        Screen("names", "minimax?tree=(((5,6),(7,4)),((3,2),(1,9)))&runs=1&seed=1", 11, "beta", ("alpha", "beta"),
               code=True),
        Screen("promise", "windows?seed=1", 1, "most", ("exactly", "most", "least"), code=True),
        Screen("fault", "windows?fault=early&seed=1", 25, "test", ("max", "min", "test"), code=True),
        Screen("near", "windows?fault=early&seed=1", 0, "some", ("none", "some", "most"), view="runs"),
        Screen("order", "minimax?seed=1", 0, "53", ("27", "53", "250", "700"), view="leaves"),
        Screen("positions", f"{NIM}&runs=1&seed=1", 25, "5478", ("5478", "62704", "549946")),
        Screen("horizon", f"{CORNER}&depth=1&search=minimax&runs=1&seed=1", 1, "b2", SQUARES),
        Screen("exercise", "exercise?tasks=cuts&seed=1", 1),
    ),
    make_chapter("chance", 12, "",
        Screen("mean", "chance?tree=((4,5),(12,1))&seed=1", 0, "2", ("1", "2"), to=30),
        Screen("mixed", "chance?tree=((4,5),(12,1))&seed=1", 0, "60", view="opponents"),
        Screen("pruning", "", answer="bounds", choices=("yes", "bounds", "never")),
        Screen("players", "maxn?seed=1", 1, "ties", ("one", "two", "three", "ties")),
    ),
    make_chapter("flat", 18, "flat",
        Screen("idea", "flat?seed=1", 1, "66", to=9, code=True),
        Screen("numbers", "flat?seed=1", 0, "half", ("quarter", "half", "same"), view="error"),
        Screen("trap", "flat?position=tictactoe3:a1.b2.c3&seed=1", 1, "corner", ("corner", "edge"), to=9),
        Screen("more", "flat?position=tictactoe3:a1.b2.c3&seed=1", 0, "worse", ("better", "same", "worse"),
               view="choice"),
        Screen("rules", "", answer="rules", choices=("rules", "evaluation", "openings")),
        Screen("strength", f"sweep?game=y5&bot=flat&rows=iterations={LADDER}&columns=&side=both&games=100&seed=1",
               0, "99", ("60", "80", "99"), view="won %"),
        Screen("budget", "", answer="303"),
    ),
    make_chapter("bandits", 20, "ucb1",
        Screen("try", "bandits?seed=1", answer="", view="hand"),
        Screen("regret", "", answer="9"),
        Screen("bound", "bandits?seed=1", 0, "1", ("1", "2", "3"), to=29, code=True),
        Screen("narrow", "bandits?seed=1", 29, "wider", ("narrower", "same", "wider")),
        Screen("proof", "", answer="small", choices=("large", "small")),
        Screen("strategies", "bandits?seed=1", 0, "thompson", ("ucb1", "thompson", "greedy", "uniform"), view="regret"),
        Screen("rate", "bandits?pulls=5000&runs=10&seed=1", 0, "greedy", ("ucb1", "greedy"), view="regret"),
        Screen("exercise", "exercise?tasks=selection&seed=1", 1),
    ),
    make_chapter("uct", 25, "uct",
        Screen("phases", TREE, 0, "1", to=4, code=True),
        Screen("selection", TREE, 25, "1", ("1", "2", "3"), to=26),
        Screen("backup", TREE, 30, "0", to=31),
        Screen("perspective", "uct?position=nim5-take3&mistaken=on&seed=1", 4, "2", ("1", "2", "3"), view="moves",
               code=True),
        Screen("invariants", "invariants?fault=perspective&seed=1", 1, "backup",
               ("iterations", "selection", "expansion", "backup"), to=36, code=True),
        Screen("chain", ""),
        Screen("cost", "invariants?seed=1", 0, "selection", ("selection", "expansion", "simulation", "backup"),
               view="phases"),
        Screen("final", "", answer="on", choices=("a", "b", "on")),
        Screen("keep", ""),
        Screen("limit", "convergence?seed=1", 0, "move", ("move", "value"), view="values"),
        Screen("exercise", "exercise?tasks=code&seed=1", 1),
    ),
    make_chapter("knowledge", 15, "",
        Screen("balance", ""),
        Screen("rave", "rave?seed=1", 1, "shrinks", ("grows", "same", "shrinks"), to=8),
        Screen("terms", "terms?seed=1", 0, "path", ("path", "bridge", "centre"), to=8),
        Screen("network", "glance?seed=1", 0, "network", ("network", "playouts"), to=1),
    ),
    make_chapter("strength", 15, "",
        Screen("interval", "", answer="no", choices=("yes", "no")),
        Screen("sweep", "sweep?seed=1", 0, "four", ("one", "four", "same"), view="lost %"),
        Screen("rating", "tournament?seed=1", 0, "middle", ("small", "middle", "large"), view="elo"),
        Screen("test", "sequential?seed=1", 0, "5", ("0", "5", "25"), view="errors"),
    ),
    make_chapter("decisions", 18, "iteration",
        Screen("process", "gridworld?seed=1", 0, "round", ("straight", "round"), to=30),
        Screen("values", "gridworld?seed=1", 1, "policy", ("values", "policy"), to=12, code=True),
        Screen("learning", "gridworld?method=learning&steps=300&seed=1", 0, "no", ("yes", "no"), view="course"),
        Screen("rooms", "rooms?seed=1", 1, "energy", ("energy", "place", "both"), to=8),
        Screen("unseen", ""),
    ),
    make_chapter("history", 8, "", Screen("timeline", "")),
)  # fmt: skip
"""In the order in which they are read."""
