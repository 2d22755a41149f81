"""The messages between the page of the lab and its engine, beside those of every page (pyengine/page/schema.py)."""

from typing import Annotated, Any

from pyengine.lab.course import Chapter, Screen  # noqa: F401 (a part of the other)
from pyengine.lab.experiments.exercise import Grade
from pyengine.lab.recording import Assignment, Branch, Grid, Question, Scene, Trial, Verdict, View  # noqa: F401 (parts)
from pyengine.page.schema import Diagram, Nothing, Parameter, Remark, Sizes, Text
from pyengine.page.shapes import Shape

# --- requests ---


class Range(Shape):
    """Asks to do some parts of an experiment, as any worker may, or for some events of an experiment that was shown."""

    text: str
    first: Annotated[int, "the number of the first of them"]
    count: Annotated[int, "how many they are"]


class TakeParts(Shape):
    """Hands over parts that another worker has done."""

    text: str
    parts: Annotated[dict[str, str], "what it has answered, by their numbers"]


class ShowParts(Shape):
    """Asks for what the page shows of the first parts of an experiment."""

    text: str
    count: Annotated[int, "how many they are"]


class AskScenes(Shape):
    """Asks for scenes of an experiment that was shown last with this text."""

    text: str
    positions: Annotated[list[int], "of which scenes are asked for"]
    opened: Annotated[list[int | str], "the nodes of their trees that the reader has unfolded"]


class SeekNode(Shape):
    """Asks where the tree of an experiment that was shown comes to a node."""

    text: str
    moves: Annotated[list[str], "those from the root to the node"]


class GradeAnswers(Shape):
    """Asks what answers to the questions of an experiment that was shown are worth."""

    text: str
    answers: Annotated[dict[str, str], "by the ids of the questions"]
    tries: Annotated[int, "how often they were handed in, this time included"]


class ByHand(Shape):
    """Asks for what happens in an experiment if a person makes the choices."""

    text: str
    choices: Annotated[list[int], "all of them, from the first"]


class KeepFile(Shape):
    """Has the file of a reader's own bot kept under its name; nothing of it is run yet."""

    file: str
    text: str


class CheckFile(Shape):
    """Asks to grade a task, or for two games of a reader's own bot against itself, which must be the same."""

    file: str
    game: Annotated[str, "without moves, as y5"]


# --- answers ---


class Preset(Shape):
    """Values of an experiment's parameters that belong together."""

    name: str
    title: str
    text: Annotated[str, "the experiment with these values"]


class Experiment(Shape):
    """An experiment of the lab."""

    name: str
    title: str
    question: str
    chapter: Annotated[str, "the part of a course to which it belongs"]
    minutes: Annotated[int, "how long a reader takes with it"]
    parameters: Annotated[list[Parameter], "the seed the last"]
    presets: list[Preset]
    text: Annotated[str, "the canonical text with every parameter at its default"]


class LabGame(Shape):
    """A game whose positions can be chosen."""

    name: str
    title: str
    sizes: Sizes


class Experiments(Shape):
    """All experiments of the lab, the chapters and tasks of its course, and the bots and games that it is done with."""

    experiments: list[Experiment]
    chapters: list[Chapter]
    tasks: Annotated[dict[str, str], "the file with which a student begins, by the name of its function"]
    bots: list[str]
    games: list[LabGame]


class Selection(Shape):
    """An experiment with a value for each parameter."""

    name: str
    text: Annotated[str, "the canonical one"]
    values: Annotated[dict[str, str], "of all parameters, as text"]
    parts: Annotated[int, "in which the work is done"]
    decides: Annotated[bool, "whether it may end before all parts are done"]
    repeatable: Annotated[bool, "whether the same text gives the same numbers again; seconds apart"]
    options: Annotated[list[Any], "what may be predicted: names, or pairs of a name and its words"]


class Parts(Shape):
    """Parts that are finished."""

    parts: Annotated[list[str], "for each one since the last message its events, as text that only engines read"]


class Table(Shape):
    """A table of an experiment."""

    name: str
    columns: list[str]
    timed: Annotated[list[str] | None, "the columns that hold seconds, which are never the same again"] = None
    rows: list[list[str | int | float | None]]


class Unit(Shape):
    """Something by which one steps through a recording."""

    name: Any
    stops: Annotated[list[int] | int, "positions; where all are stops, the last one alone"]


class Recording(Shape):
    """What the page shows of an experiment, and its first scenes."""

    axes: list[str]
    code: Annotated[str, "the variant of the pseudocode, the value of $code in its message"]
    initial: Annotated[int, "the position at which the page begins"]
    trial: Annotated[Trial | None, "how a person begins who may choose"]
    units: list[Unit]
    views: list[View]
    verdict: Verdict | None
    assignments: Annotated[list[Assignment], "position 1 shows what the first one is about, and so on"]
    puzzle: Annotated[Branch | None, "a tree in which a person marks what is cut"]
    scenes: Annotated[dict[str, Scene], "by their positions"]


class Scenes(Shape):
    """Scenes by their positions."""

    scenes: dict[str, Scene]


class Sought(Shape):
    """A position of a recording."""

    position: Annotated[int | None, "the first one at which the node is there; null if there is none"]


class Result(Shape):
    """What the page shows of an experiment, as far as it is done."""

    chosen: Selection
    tables: Annotated[list[Table], "the main one first"]
    done: Annotated[int, "the parts that count"]
    ended: Annotated[bool, "whether nothing is left to do"]
    placed: Annotated[Diagram | None, "the position that pictures show"] = None
    recording: Recording


class ShowAnswer(Shape):
    """A result, or the numbers of the parts that this worker must take first."""

    missing: list[int]
    result: Result | None = None


class CheckResult(Shape):
    """What came of a check that found no fault."""

    told: Annotated[list[Remark], "what was measured, in sentences"]
    ended: Annotated[bool, "whether it was not stopped"]


OPS: dict[str, tuple[type, type]] = {
    "experiments": (Nothing, Experiments),
    "experiment": (Text, Selection),
    "do": (Range, Parts),
    "take": (TakeParts, Nothing),
    "show": (ShowParts, ShowAnswer),
    "scenes": (AskScenes, Scenes),
    "seek": (SeekNode, Sought),
    "grade": (GradeAnswers, Grade),
    "events": (Range, Text),
    "sgf": (Text, Text),
    "hand": (ByHand, Trial),
    "keep": (KeepFile, Nothing),
    "check": (CheckFile, CheckResult),
    "printed": (Nothing, Text),
}
"""The fields of each request beside `id` and `op`, and its answer, by its `op`."""
INFOS: dict[str, type] = {"do": Parts, "show": Nothing}
"""What is sent while a request runs, by its `op`."""
