"""Bounded values, each declared once with its title, default and bounds.

A `Parameter` is a setting of a bot, an option of a game or a parameter of an experiment. Its `Kind` reads values from
texts, refuses invalid ones, and describes the choices for the page; arguments of the command line have a kind, too. A
refusal by a kind says only what was expected; a `Signature` adds the name of the parameter.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar

from pyengine.core.errors import BadValue, Refusal, Remark
from pyengine.core.script import LONGEST, source_of


class Kind(ABC):
    """The values that a parameter may have, and their texts; `name` is what the page calls such values."""

    name: ClassVar[str]

    def parse(self, text: str) -> Any:
        """The value of a text. Raises Refusal."""
        return self.check(text)

    @abstractmethod
    def check(self, value: Any) -> Any:
        """The value in its canonical form. Raises Refusal for an invalid one."""

    def text(self, value: Any) -> str:
        """The canonical text of a valid value; `parse` is the inverse."""
        return str(value)

    def control(self) -> dict[str, Any]:
        """The choices for the page: the name of the kind as "kind", and its bounds."""
        return {"kind": self.name}


@dataclass(frozen=True, slots=True)
class Whole(Kind):
    """Whole numbers from `least` to `most`."""

    name: ClassVar[str] = "int"
    least: int
    most: int

    def parse(self, text: str) -> int:
        if not re.fullmatch(r"-?\d{1,15}", text, re.ASCII):
            raise self._refusal()
        return self.check(int(text))

    def check(self, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise self._refusal()
        return value

    def control(self) -> dict[str, Any]:
        return {"kind": self.name, "min": self.least, "max": self.most}

    def _refusal(self) -> BadValue:
        return BadValue("whole-number", least=self.least, most=self.most)


@dataclass(frozen=True, slots=True)
class Real(Kind):
    """Numbers from `least` to `most`."""

    name: ClassVar[str] = "float"
    least: float
    most: float

    def parse(self, text: str) -> float:
        if not re.fullmatch(r"-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?", text, re.ASCII | re.IGNORECASE):
            raise self._refusal()
        return self.check(float(text))

    def check(self, value: Any) -> float:
        if not isinstance(value, int | float) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise self._refusal()
        return float(value) + 0.0  # without the sign of -0

    def text(self, value: float) -> str:
        return repr(value).removesuffix(".0")

    def control(self) -> dict[str, Any]:
        return {"kind": self.name, "min": self.least, "max": self.most}

    def _refusal(self) -> BadValue:
        return BadValue("number", least=self.least, most=self.most)


@dataclass(frozen=True, slots=True)
class Switch(Kind):
    """On or off; a `hidden` switch appears in texts only, not in forms."""

    name: ClassVar[str] = "bool"
    hidden: bool = False
    words: ClassVar[Mapping[str, bool]] = {"on": True, "off": False, "true": True, "false": False}

    def parse(self, text: str) -> bool:
        return self.check(self.words.get(text.lower()))

    def check(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadValue("on-or-off")
        return value

    def text(self, value: bool) -> str:
        return "on" if value else "off"

    def control(self) -> dict[str, Any]:
        return {"kind": self.name} | ({"hidden": True} if self.hidden else {})


class Word(Kind):
    """One of several words, in either case. Words passed by keyword have a title for people."""

    name = "choice"

    def __init__(self, *words: str, **titles: str) -> None:
        self.titles = {word: word for word in words} | titles

    def parse(self, text: str) -> str:
        return self.check(text.lower())

    def check(self, value: Any) -> str:
        if not isinstance(value, str) or value not in self.titles:
            raise BadValue("choice", known=tuple(map(repr, self.titles)))
        return value

    def control(self) -> dict[str, Any]:
        return {"kind": self.name, "choices": [{"name": word, "title": title} for word, title in self.titles.items()]}


@dataclass(frozen=True, slots=True)
class Text(Kind):
    """Any text, such as the name of a bot with its settings; "" is allowed if `empty`."""

    name: ClassVar[str] = "text"
    empty: bool = False

    def check(self, value: Any) -> str:
        if not isinstance(value, str) or not (value.strip() or self.empty):
            raise BadValue("text")
        return value.strip()


@dataclass(frozen=True, slots=True)
class Several(Kind):
    """A list of `least` to `most` values of a kind, separated by commas."""

    name: ClassVar[str] = "list"
    kind: Kind
    least: int
    most: int

    def parse(self, text: str) -> tuple[Any, ...]:
        return self.check(tuple(map(self.kind.parse, split(text))))

    def check(self, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, tuple | list) or not self.least <= len(value) <= self.most:
            raise BadValue("value-count", least=self.least, most=self.most)
        return tuple(map(self.kind.check, value))

    def text(self, value: tuple[Any, ...]) -> str:
        return ",".join(map(self.kind.text, value))

    def control(self) -> dict[str, Any]:
        return {"kind": "bots" if self.kind.name == "bot" else "list"}


@dataclass(frozen=True, slots=True)
class FileText:
    """A file that a value names: its path as it was written, and its text when it was read."""

    path: str
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class File(Kind):
    """Text files by their paths, for programs alone: no page offers them. The word `usual` stands for None, no file.

    `require` raises Refusal for a text that is not what was expected.
    """

    name: ClassVar[str] = "file"
    usual: str
    require: Callable[[str], object]

    def check(self, value: Any) -> FileText | None:
        """The file with its text, which stays the same if the file changes later. Raises Refusal."""
        if value is None or value == self.usual:
            return None
        if isinstance(value, FileText):
            return value
        if not isinstance(value, str):
            raise BadValue("file-unreadable")
        try:
            text = source_of(value)
        except (OSError, ValueError) as wrong:  # a path with a NUL, or a BotFault for no text
            raise BadValue("file-unreadable") from wrong
        if len(text) > LONGEST:
            raise BadValue("file-length", most=LONGEST)
        self.require(text)
        return FileText(value, text)

    def text(self, value: FileText | None) -> str:
        return self.usual if value is None else value.path


def split(text: str) -> list[str]:
    """The parts of a text between its commas, except for commas in parentheses, as in the settings of a bot."""
    parts = [part.strip() for part in re.split(r",(?![^(]*\))", text)]
    return parts if parts != [""] else []


@dataclass(frozen=True, slots=True)
class Parameter:
    """A bounded value with its name for texts, its title and summary for people, and its default."""

    name: str
    title: str
    default: Any
    kind: Kind
    summary: str = ""

    def control(self) -> dict[str, Any]:
        """Everything that the page needs to offer the choice."""
        summary = {"summary": self.summary} if self.summary else {}
        return {"name": self.name, "title": self.title, "default": self.default} | summary | self.kind.control()

    def field(self, default: Any = None) -> Any:
        """A field of a dataclass for this parameter, with another default if given."""
        return parameter(self.title, self.default if default is None else default, self.kind)


def parameter(title: str, default: Any, kind: Kind) -> Any:
    """A field of a dataclass that is a parameter."""
    return field(default=default, metadata={"title": title, "kind": kind})


def parameters(owner: Any) -> dict[str, Parameter]:
    """The parameters of a dataclass by name; the values of an instance are its defaults."""
    declared: tuple[Field[Any], ...] = fields(owner)
    return {
        one.name: Parameter(
            one.name, default=one.default if isinstance(owner, type) else getattr(owner, one.name), **one.metadata
        )
        for one in declared
        if one.metadata
    }


@dataclass(frozen=True, slots=True)
class Signature:
    """The parameters of an owner by name: settings of a bot, options of a game, or parameters of an experiment.

    Errors name the input `field`; `refusal` makes the error about a value, from the name of its parameter, the value as
    text, and the error of its kind. Names in `retired`, which an earlier version had, are accepted and ignored.
    """

    owner: str | Remark
    field: str
    parameters: Mapping[str, Parameter]
    refusal: Callable[[str, str, Refusal], BadValue]
    retired: frozenset[str] = frozenset()

    def parse(self, parts: Iterable[str]) -> Iterator[tuple[str, Any]]:
        """The names and values in texts like `batch=32`. Raises BadValue."""
        for part in parts:
            name, sign, text = map(str.strip, part.partition("="))
            if name in self.retired:
                continue
            if not sign:
                raise BadValue("name-and-value", self.field, part=part.strip())
            yield name, self._read(name, text, self._kind(name).parse)

    def check(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values in their canonical form. Raises BadValue."""
        known = {name: value for name, value in values.items() if name not in self.retired}
        return {name: self._read(name, value, self._kind(name).check) for name, value in known.items()}

    def _kind(self, name: str) -> Kind:
        if name in self.parameters:
            return self.parameters[name].kind
        if not self.parameters:
            raise BadValue("no-parameters", self.field, owner=self.owner, name=name)
        known = tuple(map(repr, self.parameters))
        raise BadValue("unknown-parameter", self.field, owner=self.owner, name=name, known=known)

    def _read(self, name: str, value: Any, read: Callable[[Any], Any]) -> Any:
        try:
            return read(value)
        except Refusal as wrong:
            raise self.refusal(name, str(value), wrong) from wrong
