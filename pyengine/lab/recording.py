"""What the page shows of an experiment, as data: the scenes of its recording, the pictures of its result, the verdict.

The page draws such data with a dozen widgets (widgets.py) and knows no experiment by name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from math import isfinite
from typing import Any, Literal, Protocol, TypeAlias

from pyengine.arena.table import Row
from pyengine.lab.log import Event, LazySequence, by_kind
from pyengine.lab.widgets import Picture
from pyengine.lab.words import Words
from pyengine.page.shapes import PRIVATE

UNREAD = "unread"
"""The look of a branch that is there from the beginning, but to which the search has not come yet."""


class Lazy(LazySequence["Branch"]):
    """A sequence of `count` branches, which are made when one is first needed."""

    def __init__(self, count: int, make: Callable[[], Sequence[Branch]]) -> None:
        self._count, self._make = count, cache(make)

    def __len__(self) -> int:
        return self._count

    def _at(self, place: int) -> Branch:
        return self._make()[place]


@dataclass(frozen=True, slots=True)
class Branch:
    """A node of a tree with everything below it: its label, a note beside it, and the move that leads to it.

    `look` is player-1 to player-3 or empty; the edge of a `cut` branch is struck through. Screen readers also say the
    text `aside`, or `told` in place of everything. `share` is that of its parent, 0 to 1: branches with larger shares
    have wider edges and are shown sooner. On the page `hidden` counts the children that it does not show.
    """

    id: int | str
    label: Words
    note: Words = ""
    edge: Words = ""
    look: str = ""
    cut: bool = False
    children: Sequence[Branch] = ()
    aside: Words = ""
    told: Words = ""
    share: float | None = None
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """Rows with the same columns. Those in `timed` hold seconds, which are never the same again."""

    rows: tuple[Row, ...]
    timed: tuple[str, ...] = ()

    def message(self) -> dict[str, Any]:
        """The table as JSON, which has no infinite numbers: None stands for them."""
        rows = [{name: None if isinstance(value, float) and not isfinite(value) else value
                 for name, value in row.items()} for row in self.rows]  # fmt: skip
        return {"columns": list(self.rows[0]) if self.rows else [], "timed": list(self.timed), "rows": rows}


Choice: TypeAlias = "str | tuple[str, Words]"
"""One of several things, by the name of its message, or by any name with its words."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A step of a recording, told several times: in words, as a table, in pseudocode, as a formula, and as pictures.

    A message may name several `columns`, with | between them. `lines` are those of the pseudocode that are at work,
    from 0; `formula` has the numbers put in, line by line. In the `tree`, of which the page gets a part, something
    happens at the node `current`; `way` are the nodes from the root to it, where the tree is too large to be searched
    for them. The `board` is that of the experiment's position, in another one: see `board_of`.
    """

    sentence: Words
    columns: Sequence[Words]
    rows: Sequence[Sequence[Words]]
    lines: Sequence[int] = ()
    formula: Sequence[Words] = ()
    picture: Picture | None = None
    tree: Branch | None = None
    current: int | str | None = None
    way: Sequence[int | str] = field(default=(), metadata=PRIVATE)
    board: Picture | None = None


@dataclass(frozen=True, slots=True)
class Unit:
    """Something by which one steps through a recording: the positions at which it is finished, ascending from 0."""

    name: Words
    stops: Sequence[int]

    @classmethod
    def every(cls, name: Words, length: int, stride: int = 1) -> Unit:
        """`stride` positions at a time, the last time maybe fewer, up to the end at `length`."""
        return cls(name, range(length + 1) if stride == 1 else [*range(0, length, stride), length])

    @classmethod
    def strides(cls, name: Callable[[int], Words], length: int, most: int = 1000) -> list[Unit]:
        """One position at a time; and 10, 100 or 1000 at a time if there are that many, `most` at most."""
        return [cls.every(name(stride), length, stride)
                for stride in (1, 10, 100, 1000) if stride == 1 or stride <= min(length, most)]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of the page."""

    columns: Sequence[Words]
    rows: Sequence[Sequence[Words]]


@dataclass(frozen=True, slots=True)
class View:
    """A picture of the result, beside one of its tables or a `grid` of its own.

    Where there are several, `name` is that of its message unless it has a title.
    """

    name: str
    picture: Picture
    table: str
    title: Words = None
    grid: Grid | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """Something that a student is to fill in.

    It is a number or one of the `options`, a window of two numbers, or the gap ___ in a line of code, of which `hint`
    tells what may stand there.
    """

    id: str
    label: Words
    answer: str = field(metadata=PRIVATE)
    options: Sequence[str] = ()
    kind: Literal["number", "window", "code"] = "number"
    hint: Words = ""


@dataclass(frozen=True, slots=True)
class Assignment:
    """A sentence that says what to do, the questions about it, and how answers are written, if that must be said."""

    told: Words
    questions: Sequence[Question]
    hint: Words = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Which predictions were right, and the sentence that says by what measure."""

    right: Sequence[str]
    told: Words


@dataclass(frozen=True, slots=True)
class Trial:
    """What a person may choose in place of a strategy, and the scene to which the choices so far have led.

    Below it stands a table that compares the person with the strategies.
    """

    choices: Sequence[Words]
    scene: Scene
    columns: Sequence[Words]
    rows: Sequence[Sequence[Words]]


class HasTables(Protocol):
    """An experiment, as far as a recording must know it."""

    def tables(self, events: Sequence[Event]) -> dict[str, Table]: ...


class Recording(ABC):
    """All that has happened in an experiment, to be gone through step by step. It is indexed once.

    A subclass names the kind of experiment that it shows, `class MaxNRecording(Recording, of=MaxN)`.
    """

    axes: tuple[str, ...] = ("linear",)
    """The scales of the plot of the result, the first one to begin with: linear, logX, logY, log."""
    options: tuple[Choice, ...] = ()
    """The predictions, which do not depend on the events."""
    trial: Trial | None = None
    """How a person begins who may choose."""
    code: str = ""
    """Which variant of the pseudocode is shown, if there are several."""
    initial: int = 1
    """The position at which the page begins; before the first event there is often nothing to be seen."""

    units: Sequence[Unit]
    """The ways to step through it, in the finest steps first. The constructor sets them."""

    def __init_subclass__(cls, *, of: Any) -> None:
        of.recorder = cls

    def __init__(self, experiment: HasTables, events: Sequence[Event]) -> None:
        self.all_events = events
        self.tables = experiment.tables(events)

    @cached_property
    def events(self) -> Mapping[str, list[Event]]:
        """The events by their kinds."""
        return by_kind(self.all_events)

    def rows(self, table: str) -> Sequence[dict[str, Any]]:
        """The rows of a table of the result; none if there is no such table."""
        return self.tables[table].rows if table in self.tables else ()

    @abstractmethod
    def scene(self, at: int) -> Scene:
        """What is shown at a position: 0, before the first event, up to the last stop of the units."""

    @property
    def views(self) -> Sequence[View]:
        """The pictures of the result, if there are any."""
        return ()

    @property
    def verdict(self) -> Verdict | None:
        """None while too little is known, or if nothing is predicted."""
        return None

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
