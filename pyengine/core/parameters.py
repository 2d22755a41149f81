"""Bounded values: each is declared once, with its title, default and bounds, and everything else follows from that.

A `Parameter` is a setting of a bot, an option of a game or a parameter of an experiment. Its `Kind` reads values from
texts, refuses invalid ones, and tells the page what a person may choose; arguments of the command line have one, too.
A refusal by a kind says only what was expected: a `Signature` adds of which parameter.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar

from pyengine.core.errors import BadValue, Refusal


class Kind(ABC):
    """What the values of a parameter are, and how they are written."""

    def parse(self, text: str) -> Any:
        """The value of a text. Raises Refusal."""
        return self.check(text)

    @abstractmethod
    def check(self, value: Any) -> Any:
        """The value in its canonical form. Raises Refusal if it is not valid."""

    def text(self, value: Any) -> str:
        """The canonical text of a valid value; `parse` is the inverse."""
        return str(value)

    @abstractmethod
    def control(self) -> dict[str, Any]:
        """What a person may choose, for the page: the word of the kind at "kind", and its bounds."""


@dataclass(frozen=True, slots=True)
class Whole(Kind):
    """Whole numbers from `least` to `most`."""

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
        return {"kind": "int", "min": self.least, "max": self.most}

    def _refusal(self) -> BadValue:
        return BadValue("expected a whole number from {least} to {most}.", least=self.least, most=self.most)


@dataclass(frozen=True, slots=True)
class Real(Kind):
    """Numbers from `least` to `most`."""

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
        return {"kind": "float", "min": self.least, "max": self.most}

    def _refusal(self) -> BadValue:
        return BadValue("expected a number from {least} to {most}.", least=self.least, most=self.most)


@dataclass(frozen=True, slots=True)
class Switch(Kind):
    """On or off; a `hidden` one is in no form, but in texts alone."""

    hidden: bool = False
    words: ClassVar[Mapping[str, bool]] = {"on": True, "off": False, "true": True, "false": False}

    def parse(self, text: str) -> bool:
        return self.check(self.words.get(text.lower()))

    def check(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadValue("expected on or off.")
        return value

    def text(self, value: bool) -> str:
        return "on" if value else "off"

    def control(self) -> dict[str, Any]:
        return {"kind": "bool"} | ({"hidden": True} if self.hidden else {})


class Word(Kind):
    """One of some words, in capitals or not. Those given by name have titles that say more than they do."""

    def __init__(self, *words: str, **titles: str) -> None:
        self.titles = {word: word for word in words} | titles

    def parse(self, text: str) -> str:
        return self.check(text.lower())

    def check(self, value: Any) -> str:
        if not isinstance(value, str) or value not in self.titles:
            raise BadValue("expected {known}.", known=tuple(map(repr, self.titles)))
        return value

    def control(self) -> dict[str, Any]:
        return {"kind": "choice", "choices": [{"name": word, "title": title} for word, title in self.titles.items()]}


@dataclass(frozen=True, slots=True)
class Text(Kind):
    """Any text that its reader understands, as the name of a bot with its settings; "" only where it is `empty`."""

    empty: bool = False

    def check(self, value: Any) -> str:
        if not isinstance(value, str) or not (value.strip() or self.empty):
            raise BadValue("expected a text.")
        return value.strip()

    def control(self) -> dict[str, Any]:
        return {"kind": "text"}


@dataclass(frozen=True, slots=True)
class Several(Kind):
    """A list of `least` to `most` values of a kind, with commas between them."""

    kind: Kind
    least: int
    most: int

    def parse(self, text: str) -> tuple[Any, ...]:
        return self.check(tuple(map(self.kind.parse, split(text))))

    def check(self, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, tuple | list) or not self.least <= len(value) <= self.most:
            raise BadValue("expected {least} to {most} values.", least=self.least, most=self.most)
        return tuple(map(self.kind.check, value))

    def text(self, value: tuple[Any, ...]) -> str:
        return ",".join(map(self.kind.text, value))

    def control(self) -> dict[str, Any]:
        return {"kind": "bots" if self.kind.control()["kind"] == "bot" else "list"}


def split(text: str) -> list[str]:
    """The parts of a text between its commas, but for commas in parentheses: the settings of a bot stay together."""
    parts = [part.strip() for part in re.split(r",(?![^(]*\))", text)]
    return parts if parts != [""] else []


# --- parameters -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Parameter:
    """A bounded value with its name for texts, its title and summary for people, and its value where none is given."""

    name: str
    title: str
    default: Any
    kind: Kind
    summary: str = ""

    def control(self) -> dict[str, Any]:
        """All that the page needs to let people choose a value."""
        summary = {"summary": self.summary} if self.summary else {}
        return {"name": self.name, "title": self.title, "default": self.default} | summary | self.kind.control()

    def field(self, default: Any = None) -> Any:
        """A field of a dataclass that is the same parameter, with another default if one is given."""
        return parameter(self.title, self.default if default is None else default, self.kind)


def parameter(title: str, default: Any, kind: Kind) -> Any:
    """A field of a dataclass that is one of its parameters."""
    return field(default=default, metadata={"title": title, "kind": kind})


def parameters(owner: Any) -> dict[str, Parameter]:
    """The parameters of such a dataclass by name, or those of an instance, whose values are the defaults then."""
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
    """The parameters of an owner by name: the settings of a bot, the options of a game, what an experiment asks for.

    Errors are about the part `field` of the input; `refusal` makes the one about a value, from the name of its
    parameter, the value as text, and what was expected.
    """

    owner: str
    field: str
    parameters: Mapping[str, Parameter]
    refusal: Callable[[str, str, Refusal], BadValue]

    def parse(self, parts: Iterable[str]) -> Iterator[tuple[str, Any]]:
        """The names and values in texts like `batch=32`. Raises BadValue."""
        for part in parts:
            name, sign, text = map(str.strip, part.partition("="))
            if not sign:
                raise BadValue("{part!r} is not understood: expected name=value.", self.field, part=part.strip())
            yield name, self._read(name, text, self._kind(name).parse)

    def check(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values in their canonical form. Raises BadValue."""
        return {name: self._read(name, value, self._kind(name).check) for name, value in values.items()}

    def _kind(self, name: str) -> Kind:
        if name in self.parameters:
            return self.parameters[name].kind
        if not self.parameters:
            raise BadValue("{owner} has no {name!r}: expected none.", self.field, owner=self.owner, name=name)
        known = tuple(map(repr, self.parameters))
        raise BadValue(
            "{owner} has no {name!r}: expected {known}.", self.field, owner=self.owner, name=name, known=known
        )

    def _read(self, name: str, value: Any, read: Callable[[Any], Any]) -> Any:
        try:
            return read(value)
        except Refusal as wrong:
            raise self.refusal(name, str(value), wrong) from wrong
