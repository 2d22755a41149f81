"""What an experiment is: parameters that a line of text holds, parts that can be done anywhere, events and tables.

The same text is the address of the experiment in the page, its key among stored results, and what `wye lab` is given:
`bandits?pulls=500&seed=3`. An experiment consists of numbered parts. Each has a seed of its own, so that the parts can
be done in any order, by any number of workers or processes; put together in the order of their numbers, their events
are always the same. Tables are made of the events alone, so whoever keeps the events has the whole result.
"""

from __future__ import annotations

import csv
import io
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from math import isfinite
from typing import Any, ClassVar, Protocol, cast

from pyengine.arena.match import MOST, SEEDS
from pyengine.arena.table import Row
from pyengine.core.errors import BadRecord, BadValue, Refused
from pyengine.lab.address import quote, unquote
from pyengine.records.record import read as read_record

Event = dict[str, Any]
"""Something that happened, to be sent as JSON: the word at "is" says what, the rest are its numbers and texts."""

LONGEST = 4000
"""Characters of the longest text of an experiment that is read."""
MOST_SEED = MOST**2
_PLAIN = ",()@*:;="
"""What an address may hold as it is, besides letters, digits and _.-~."""


# --- tables -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Table:
    """Rows with the same columns. Those in `timed` hold seconds, which are never the same again."""

    rows: tuple[Row, ...]
    timed: tuple[str, ...] = ()

    @property
    def repeatable(self) -> list[Row]:
        """The rows without the seconds."""
        return [{name: value for name, value in row.items() if name not in self.timed} for row in self.rows]

    def message(self) -> dict[str, Any]:
        """The table as JSON, which has no infinite numbers: None stands for them."""
        rows = [{name: _finite(value) for name, value in row.items()} for row in self.rows]
        return {"columns": list(self.rows[0]) if self.rows else [], "timed": list(self.timed), "rows": rows}


def _finite(value: str | float | None) -> str | float | None:
    return None if isinstance(value, float) and not isfinite(value) else value


def csv_text(rows: Sequence[Mapping[str, object]], comment: str = "") -> str:
    """A table as CSV, below a comment line if there is a comment. Without rows there are no columns either."""
    file = io.StringIO()
    if comment:
        file.write(f"# {comment}\n")
    if rows:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows({name: _plain(value) for name, value in row.items()} for row in rows)
    return file.getvalue()


def _plain(value: object) -> object:
    """A number without a fraction as a whole one, since JSON makes no difference between 2 and 2.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def described(source: str, version: str, seed: int, date: str) -> str:
    """The comment line of a file: the text or the link that repeats the experiment, then what made it and when."""
    return f"{source}, wye {version}, seed {seed}, {date}"


# --- kinds of parameters ----------------------------------------------------------------------------------------------


class Kind(Protocol):
    """What the values of a parameter are, and how they are written."""

    def read(self, text: str) -> Any:
        """The value of a text, which need not be valid yet. Raises BadValue, only with what was expected."""

    def checked(self, value: Any) -> Any:
        """A valid value in its canonical form. Raises Refused, only with what was expected."""

    def text(self, value: Any) -> str:
        """The canonical text of a valid value; `read` is the inverse."""

    def controls(self) -> dict[str, Any]:
        """What a person may choose, for the page: the word of the kind at "kind", and its bounds."""


@dataclass(frozen=True, slots=True)
class Whole:
    """Whole numbers from `least` to `most`."""

    least: int
    most: int

    def read(self, text: str) -> int:
        if not re.fullmatch(r"-?\d{1,15}", text, re.ASCII):
            raise self._expected()
        return int(text)

    def checked(self, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise self._expected()
        return value

    def text(self, value: int) -> str:
        return str(value)

    def controls(self) -> dict[str, Any]:
        return {"kind": "whole", "least": self.least, "most": self.most}

    def _expected(self) -> BadValue:
        return BadValue("expected a whole number from {least} to {most}.", least=self.least, most=self.most)


@dataclass(frozen=True, slots=True)
class Real:
    """Numbers from `least` to `most`."""

    least: float
    most: float

    def read(self, text: str) -> float:
        if not re.fullmatch(r"-?(\d+\.?\d*|\.\d+)(e-?\d{1,3})?", text, re.ASCII):
            raise self._expected()
        return float(text)

    def checked(self, value: Any) -> float:
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if not number or not isfinite(value) or not self.least <= value <= self.most:
            raise self._expected()
        return float(value) + 0.0  # without the sign of -0

    def text(self, value: float) -> str:
        return repr(value).removesuffix(".0")

    def controls(self) -> dict[str, Any]:
        return {"kind": "real", "least": self.least, "most": self.most}

    def _expected(self) -> BadValue:
        return BadValue("expected a number from {least} to {most}.", least=self.least, most=self.most)


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    def read(self, text: str) -> bool:
        if text not in ("on", "off"):
            raise BadValue("expected on or off.")
        return text == "on"

    def checked(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadValue("expected on or off.")
        return value

    def text(self, value: bool) -> str:
        return "on" if value else "off"

    def controls(self) -> dict[str, Any]:
        return {"kind": "switch"}


@dataclass(frozen=True, slots=True)
class Word:
    """One of some words."""

    words: tuple[str, ...]

    def read(self, text: str) -> str:
        return text

    def checked(self, value: Any) -> str:
        if value not in self.words:
            raise BadValue("expected {known}.", known=self.words)
        return cast(str, value)

    def text(self, value: str) -> str:
        return value

    def controls(self) -> dict[str, Any]:
        return {"kind": "word", "words": list(self.words)}


@dataclass(frozen=True, slots=True)
class Text:
    """Any text that the experiment understands, as the name of a bot with its settings; "" only where it is `empty`."""

    empty: bool = False

    def read(self, text: str) -> str:
        return text

    def checked(self, value: Any) -> str:
        if not isinstance(value, str) or not (value.strip() or self.empty):
            raise BadValue("expected a text.")
        return value.strip()

    def text(self, value: str) -> str:
        return value

    def controls(self) -> dict[str, Any]:
        return {"kind": "text", "empty": self.empty}


@dataclass(frozen=True, slots=True)
class Position:
    """A game and the moves that lead to a position, as the text of a record: `hex5`, `tictactoe3:b2.a1`.

    "" stands for none, only where it may be `empty`.
    """

    empty: bool = False

    def read(self, text: str) -> str:
        return text

    def checked(self, value: Any) -> str:
        if not isinstance(value, str):
            raise BadRecord("expected a game record.")
        if self.empty and not value.strip():
            return ""
        record = read_record(value if ":" in value else f"{value}:")
        return record.text().removesuffix(":")

    def text(self, value: str) -> str:
        return value

    def controls(self) -> dict[str, Any]:
        return {"kind": "position", "empty": self.empty}


@dataclass(frozen=True, slots=True)
class Several:
    """A list of `least` to `most` values of a kind, with commas between them."""

    kind: Kind
    least: int
    most: int

    def read(self, text: str) -> tuple[Any, ...]:
        return tuple(map(self.kind.read, split(text)))

    def checked(self, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, (tuple, list)) or not self.least <= len(value) <= self.most:
            raise BadValue("expected {least} to {most} values.", least=self.least, most=self.most)
        return tuple(map(self.kind.checked, value))

    def text(self, value: tuple[Any, ...]) -> str:
        return ",".join(map(self.kind.text, value))

    def controls(self) -> dict[str, Any]:
        return {"kind": "several", "least": self.least, "most": self.most, "of": self.kind.controls()}


def split(text: str) -> list[str]:
    """The parts of a text between its commas, but for commas in parentheses: the settings of a bot stay together."""
    parts, depth, start = list[str](), 0, 0
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    last = text[start:].strip()
    return [*parts, last] if parts or last else []


def parameter(title: str, default: Any, kind: Kind) -> Any:
    """A field of an experiment's dataclass that is one of its parameters."""
    return field(default=default, metadata={"title": title, "kind": kind})


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of an experiment: its name in texts, its title for people, and its value where nothing is said."""

    name: str
    title: str
    default: Any
    kind: Kind

    def controls(self) -> dict[str, Any]:
        """All that a page needs to let people choose a value; the default is given as text."""
        return {"name": self.name, "title": self.title, "default": self.kind.text(self.default)} | self.kind.controls()


# --- experiments ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Experiment(ABC):
    """One experiment with its parameters: a frozen dataclass whose fields are made by `parameter`.

    `name` is its word in texts and addresses, `title` and `question` are for people; a preset is a title with the
    parameters that it sets. An experiment that exists is valid: the constructor raises Refused.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    question: ClassVar[str]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    def __post_init__(self) -> None:
        for one in parameters(type(self)):
            object.__setattr__(self, one.name, _checked(self, one, getattr(self, one.name)))
        self.check()

    def check(self) -> None:
        """Raises Refused for parameters that are valid each by itself but do not make an experiment."""
        return

    @property
    def shown(self) -> str | None:
        """The record of the position that a picture of the experiment shows, as a Position parameter has it, if any."""
        return None

    @property
    @abstractmethod
    def parts(self) -> int:
        """How many parts there are."""

    @abstractmethod
    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        """The events of a part, 0 <= number < parts, in the experiment with this seed.

        None is no event: it lets the caller do something else, or stop, where no event comes for a while.
        """

    @abstractmethod
    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """What these events say, the main table first. Events may be missing at the end: those not done yet."""

    def by_hand(self, choices: Sequence[int], seed: int) -> tuple[list[Event], dict[str, float]]:  # noqa: ARG002
        """What happens if a person makes the choices, and how far each strategy gets with as many. Raises BadValue."""
        raise BadValue("{title} leaves nothing to choose: expected another experiment.", "text", title=self.title)

    @property
    def decides(self) -> bool:
        """Whether it may be enough before all parts are done."""
        return False

    @property
    def repeatable(self) -> bool:
        """Whether the same seed gives the same events again. It does not where a budget is a time."""
        return True

    def enough(self, events: Sequence[Event]) -> bool:  # noqa: ARG002 (for experiments that decide it)
        """Whether these events of the first parts settle the question, so that the others need not be done."""
        return False

    def events(self, seed: int) -> Iterator[Event]:
        """Everything that happens, part after part. The caller may stop between any two events."""
        return self.joined(self.part(number, seed) for number in range(self.parts))

    def joined(self, parts: Iterable[Iterable[Event | None]]) -> Iterator[Event]:
        """The events of the parts, which come in their order; after each part, how many are done.

        The parts may have been done elsewhere, by `done`.
        """
        seen = list[Event]()
        for number, part in enumerate(parts, 1):
            for event in part:
                if event is not None:
                    seen.append(event)
                    yield event
            yield {"is": "progress", "done": number, "of": self.parts}
            if self.decides and self.enough(seen):
                return


def done(experiment: Experiment, seed: int, number: int) -> list[Event]:
    """A part, done as a whole: the work that is given to other processes and workers."""
    return [event for event in experiment.part(number, seed) if event is not None]


def seed_of(seed: int, number: int) -> int:
    """The seed of one of the random things in an experiment: no two of them, in no two experiments, have the same."""
    return seed * SEEDS + number


def parameters(kind: type[Experiment]) -> list[Parameter]:
    """The parameters of an experiment, in the order in which its text has them."""
    return [Parameter(one.name, one.metadata["title"], one.default, one.metadata["kind"]) for one in fields(kind)]


def text(experiment: Experiment, seed: int) -> str:
    """The canonical text: the parameters that differ from their defaults, in their order, and the seed."""
    given = [(one, getattr(experiment, one.name)) for one in parameters(type(experiment))]
    parts = [f"{one.name}={quote(one.kind.text(value), _PLAIN)}" for one, value in given if value != one.default]
    return f"{experiment.name}?{'&'.join([*parts, f'seed={seed}'])}"


def read(line: str, known: Mapping[str, type[Experiment]], seed: int = 1) -> tuple[Experiment, int]:
    """The experiment of a text, and its seed: `seed` unless the text has one. Raises Refused.

    The text need not be canonical: parameters may come in any order, with percent signs or without. `known` are the
    experiments by name, as in pyengine/lab/experiments.
    """
    if len(line) > LONGEST:
        raise BadValue(
            "The text of the experiment has {count} characters: expected {most} at most.",
            "experiment",
            count=len(line),
            most=LONGEST,
        )
    name, _, rest = line.strip().partition("?")
    if name not in known:
        raise BadValue("Unknown experiment {name!r}: expected {known}.", "experiment", name=name, known=tuple(known))
    kind = known[name]
    given = _given(kind, rest)
    seed = given.pop(SEED.name, seed)
    return kind(**given), seed


def preset(kind: type[Experiment], title: str) -> Experiment:
    """The experiment of a preset."""
    return kind(**kind.presets[title])


SEED = Parameter("seed", "Seed", 1, Whole(0, MOST_SEED))
"""What every experiment has besides its parameters."""


def _given(kind: type[Experiment], rest: str) -> dict[str, Any]:
    """The values in `pulls=500&seed=3`."""
    known = {one.name: one for one in (*parameters(kind), SEED)}
    found: dict[str, Any] = {}
    for part in rest.split("&") if rest else ():
        name, sign, written = part.partition("=")
        if not sign:
            raise BadValue("{part!r} is not understood: expected name=value.", "experiment", part=part)
        if name not in known:
            raise BadValue(
                "Unknown parameter {name!r} of {experiment}: expected {known}.",
                "experiment",
                name=name,
                experiment=kind.name,
                known=tuple(known),
            )
        if name in found:
            raise BadValue("The parameter {name!r} is given twice: expected it once.", "experiment", name=name)
        try:
            found[name] = known[name].kind.checked(known[name].kind.read(unquote(written)))
        except Refused as wrong:
            raise _refusal(kind.name, name, unquote(written), wrong) from wrong
    return found


def _checked(experiment: Experiment, one: Parameter, value: Any) -> Any:
    try:
        return one.kind.checked(value)
    except Refused as wrong:
        raise _refusal(experiment.name, one.name, str(value), wrong) from wrong


def _refusal(experiment: str, name: str, value: str, wrong: Refused) -> BadValue:
    """The error about one parameter."""
    return BadValue(
        "Parameter {name!r} of {experiment} is {value!r}: {wrong}",
        "experiment",
        name=name,
        experiment=experiment,
        value=value,
        wrong=wrong,
    )
