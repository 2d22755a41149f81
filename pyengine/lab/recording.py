"""What the page shows of an experiment, as data: the scenes of its recording, the pictures of its result, the verdict.

The page draws such data with a dozen widgets and knows no experiment by name. A text is a message of the page with its
values, made by `said`, or several with spaces between them; other strings are words of the engine, which the page
translates if it can, and numbers it writes in the language of the person.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from math import isfinite
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from pyengine.lab.experiment import Event, Experiment

if TYPE_CHECKING:
    from pyengine.lab.branches import Branch

Picture = dict[str, Any]
"""What a widget draws: its word at "widget", and what it asks for."""
Said = dict[str, Any]
Told: TypeAlias = "str | float | Said | list[Told] | None"
Choice: TypeAlias = "str | tuple[str, Told]"
"""One of several things, by the name of its message, or by any name with its words."""


def said(message: str, **values: Told) -> Said:
    """A message of the page, by its id, with its values."""
    return {"say": message, "values": values}


def figure(value: float | None) -> Told:
    """A number inside of a message, to four significant digits as in a table; a message by itself counts and rounds."""
    return [value]


def joined(parts: Sequence[Told], between: str = "") -> Told:
    """One text of several, with a sign between them that no language changes."""
    return {"join": list(parts), "between": between}


def short(value: float) -> Told:
    """A number with three decimal places at most."""
    return round(value, 3) if isfinite(value) else f"{'-' * (value < 0)}∞"


@dataclass(frozen=True, slots=True)
class Scene:
    """A step of a recording, told several times: in words, as a table, in pseudocode, as a formula, and as pictures.

    A message may name several `columns`, with | between them. `lines` are those of the pseudocode that are at work,
    from 0; `formula` has the numbers put in, line by line. In the `tree` something happens at the node `current`; `way`
    are the nodes from the root to it, where the tree is too large to be searched for them. The `board` is that of the
    experiment's position, in another one: see `board_of`.
    """

    sentence: Told
    columns: Sequence[Told]
    rows: Sequence[Sequence[Told]]
    lines: Sequence[int] = ()
    formula: Sequence[Told] = ()
    picture: Picture | None = None
    tree: Branch | None = None
    current: int | str | None = None
    way: Sequence[int | str] = ()
    board: Picture | None = None


@dataclass(frozen=True, slots=True)
class Unit:
    """Something by which one steps through a recording: the positions at which it is finished, ascending from 0."""

    name: Told
    stops: Sequence[int]

    @classmethod
    def every(cls, name: Told, length: int, stride: int = 1) -> Unit:
        """So many events at a time; the recording ends the last one."""
        return cls(name, sorted({*range(0, length, stride), length}))

    @classmethod
    def strides(cls, name: Callable[[int], Told], length: int, most: int = 1000) -> list[Unit]:
        """One event at a time, and by tens as far as there are so many."""
        return [cls.every(name(stride), length, stride)
                for stride in (1, 10, 100, 1000) if stride == 1 or stride <= min(length, most)]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of the page."""

    columns: Sequence[Told]
    rows: Sequence[Sequence[Told]]


@dataclass(frozen=True, slots=True)
class View:
    """A picture of the result, beside one of its tables or a `grid` of its own.

    Where there are several, `name` is that of its message unless it has a title.
    """

    name: str
    picture: Picture
    table: str
    title: Told = None
    grid: Grid | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """Something that a student is to fill in.

    It is a number or one of the `options`, a window of two numbers, or the gap ___ in a line of code, of which `hint`
    tells what may stand there.
    """

    id: str
    label: Told
    answer: str
    options: Sequence[str] = ()
    kind: Literal["number", "window", "code"] = "number"
    hint: Told = ""


@dataclass(frozen=True, slots=True)
class Assignment:
    """A sentence that says what to do, the questions about it, and how answers are written, if that must be said."""

    told: Told
    questions: Sequence[Question]
    hint: Told = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Which predictions were right, and the sentence that says by what measure."""

    right: Sequence[str]
    told: Told


@dataclass(frozen=True, slots=True)
class Trial:
    """What a person may choose in place of a strategy, and the scene to which the choices so far have led.

    Below it stands a table that compares the person with the strategies.
    """

    choices: Sequence[Told]
    scene: Scene
    columns: Sequence[Told]
    rows: Sequence[Sequence[Told]]


class Recording(ABC):
    """All that has happened in an experiment, to be gone through step by step. It is indexed once."""

    axes: tuple[str, ...] = ("linear",)
    """The scales of the plot of the result, the first one to begin with: linear, logX, logY, log."""
    options: tuple[Choice, ...] = ()
    """The predictions, which do not depend on the events."""
    trial: Trial | None = None
    """How a person begins who may choose."""

    def __init__(self, experiment: Experiment, events: Sequence[Event]) -> None:
        self.tables = experiment.tables(events)

    @property
    @abstractmethod
    def units(self) -> Sequence[Unit]:
        """By which one may step, the finest first."""

    @abstractmethod
    def scene(self, at: int) -> Scene:
        """What is shown at a position: 0, before the first event, up to the last stop of the units."""

    @property
    @abstractmethod
    def views(self) -> Sequence[View]:
        """The pictures of the result."""

    @property
    @abstractmethod
    def verdict(self) -> Verdict | None:
        """None while too little is known."""

    @property
    def assignments(self) -> Sequence[Assignment]:
        """What a student is to fill in, if anything: position 1 shows what the first one is about, and so on."""
        return ()

    @property
    def puzzle(self) -> Branch | None:
        """A tree in which a person marks what is cut, if there is one; until then its cuts and inner notes are hidden.

        The texts are messages `puzzle-...` of the experiment.
        """
        return None

    def message(self) -> dict[str, Any]:
        """All of it but the scenes, the trial, the puzzle and the predictions, for the page."""
        return {
            "axes": list(self.axes),
            "units": [{"name": unit.name, "stops": list(unit.stops)} for unit in self.units],
            "views": [asdict(view) for view in self.views],
            "verdict": asdict(self.verdict) if self.verdict else None,
            "assignments": [
                {"told": one.told, "hint": one.hint, "questions": [_asked(question) for question in one.questions]}
                for one in self.assignments
            ],
        }


def _asked(question: Question) -> dict[str, Any]:
    """A question for the page, which is not told the answer."""
    return {name: told for name, told in asdict(question).items() if name != "answer"}


# --- widgets ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Series:
    """Points over an axis with a name and a look: s1 to s6, or bound for a dashed line.

    A point is (x, y), or (x, y, low, high) with the ends of its interval, which is drawn as a band, or for each point
    beside a dot.
    """

    name: Told
    look: str
    points: Sequence[Sequence[float]]
    dots: bool = False


Ends: TypeAlias = "tuple[float, float] | None"


def plot(
    across: Told,
    up: Told,
    *series: Series,
    linear: str = "",
    ticks: Sequence[tuple[float, str]] = (),
    ends: tuple[Ends, Ends] = (None, None),
) -> Picture:
    """Lines over an axis.

    The axes in `linear`, across and up, are so whatever the reader chooses. `ticks` are the marks of the axis across
    where others than round numbers are marked: those of a linear one are words, and only a plot with the same is laid
    over it. `ends` are those of both axes, if they do not follow from the points.
    """
    lines = [{"name": one.name, "look": one.look, "points": one.points, "dots": one.dots} for one in series]
    axes = {"across": across, "up": up, "linear": linear, "ticks": list(ticks), "ends": ends}
    return {"widget": "plot", **axes, "series": lines}


Parts = Sequence[tuple[str, float]]
"""The parts of a bar one after the other, with their looks."""


def bars_of(
    title: Told, bars: Sequence[tuple[Told, Told, float | Parts]], rows: int = 0, least: float = 0.0, chosen: int = -1
) -> Picture:
    """Bars one below the other: the name of each, what stands at its end, and its length or its parts.

    There is room for so many `rows` or all bars; the longest is at least as long as `least`. The bar number `chosen` is
    marked.
    """
    drawn = [list(one) for one in bars]
    return {
        "widget": "bars",
        "title": title,
        "bars": drawn,
        "rows": rows or len(bars),
        "least": least,
        "chosen": chosen,
    }


@dataclass(frozen=True, slots=True)
class Cell:
    """A field of a grid: its text, how strongly it is shaded from 0 to 1, red below 0, and arrows as (right, down)."""

    text: Told = ""
    share: float = 0.0
    arrows: Sequence[tuple[int, int]] = ()
    look: str = ""
    """wall, goal, or framed"""
    note: Told = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """A grid of cells, row by row, under a title."""

    title: Told
    width: int
    cells: Sequence[Cell] = field(default_factory=tuple)


def grids(*plans: Plan) -> Picture:
    """Grids side by side."""
    return {"widget": "grids", "plans": [asdict(plan) for plan in plans]}


def board_of(position: dict[str, Any], **overlay: object) -> Picture:
    """The board of an experiment's position, of which `position` replaces fields, as a Snapshot of the page has them.

    `overlay` is what lies on it: `tokens`, `numbers`; by the names of cells `line`, `looks`, `shares` and `worths`.
    """
    return {"position": position, "overlay": overlay}
