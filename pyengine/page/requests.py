"""Requests of the page: fields of a JSON text, each of which is read and checked where it is used.

A field that is null counts as missing. Raises BadMessage, which names the first field that is missing or wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NoReturn, TypeVar

from pyengine.bots.bot import Budget
from pyengine.bots.timing import TimeLeft
from pyengine.core.errors import BadMessage, IllegalMove, clip
from pyengine.core.game import Game, State
from pyengine.records import sgf
from pyengine.records.marks import Mark, arrange
from pyengine.records.record import read
from pyengine.records.tree import Tree
from pyengine.search.root import Root

LARGEST = 2**53
"""Numbers of a message stay below this, above which JSON's readers begin to round."""
Value = TypeVar("Value")
Key = str | int


class Fields:
    """The fields of an object by name, or the items of a list by number; `path` is its place in the message."""

    def __init__(self, values: Mapping[Any, object], path: str = "") -> None:
        self._values, self._path = values, path

    def has(self, name: Key) -> bool:
        return self._values.get(name) is not None

    def text(self, name: Key, default: str | None = None) -> str:
        """A text. If the field is missing, this and other methods return their default, unless it is None."""
        return self._read(name, default, "text", str)

    def switch(self, name: Key, *, default: bool | None = None) -> bool:
        return self._read(name, default, "true or false", bool)

    def integer(self, name: Key, default: int | None = None, least: int = 0, most: int = LARGEST - 1) -> int:
        """An integer within these bounds, both inclusive."""
        bounds = f" of {least} or more" if most == LARGEST - 1 else f" from {least} to {most}"
        return self._read(name, default, f"an integer{bounds}", int, fits=lambda value: least <= value <= most)

    def number(self, name: Key, least: float = 0, most: float = LARGEST - 1) -> float:
        """A number within these bounds, both inclusive."""
        bounds = f" of {least} or more" if most == LARGEST - 1 else f" from {least} to {most}"
        return self._read(name, None, f"a number{bounds}", float, int, fits=lambda value: least <= value <= most)

    def word(self, name: Key, *words: str) -> str:
        return self._read(name, None, " or ".join(map(repr, words)), str, fits=lambda value: value in words)

    def plain(self, name: Key) -> Any:
        """Anything but a list and an object."""
        expected = "text, a number, true, false or null"
        small = lambda value: not isinstance(value, int) or abs(value) < LARGEST  # noqa: E731
        return self._read(name, None, expected, str, bool, int, float, type(None), fits=small)

    def fields(self, name: Key) -> Fields:
        return Fields(self._read(name, None, "an object", dict), self._at(name))

    def items(self, name: Key) -> Fields:
        """A list, as fields by number."""
        return Fields(dict(enumerate(self._read(name, None, "a list", list))), self._at(name))

    def all(self, reader: Callable[[Fields, Key], Value]) -> dict[Any, Value]:
        """Every field, read by a method of this class."""
        return {name: reader(self, name) for name in self._values}

    def each(self, reader: Callable[[Fields, Key], Value]) -> Iterator[Value]:
        """The items of a list, read by a method of this class."""
        return iter(self.all(reader).values())

    def raw(self) -> dict[Any, Any]:
        """The fields as they stand in the JSON."""
        return dict(self._values)

    def refuse(self, name: Key, expected: str) -> NoReturn:
        """Raises BadMessage: the field is missing, or it is not what is expected."""
        path = clip(self._at(name))
        found = f"is {_quote(self._values[name])}" if self.has(name) else "is missing"
        raise BadMessage(f"The field {path!r} {found}: expected {expected}.", path)

    def _at(self, name: Key) -> str:
        return f"{self._path}[{name}]" if isinstance(name, int) else f"{self._path}.{name}".lstrip(".")

    def _read(
        self,
        name: Key,
        default: Value | None,
        expected: str,
        kind: type[Value],
        *others: type,
        fits: Callable[[Any], bool] = lambda _: True,
    ) -> Value:
        value: Any = self._values.get(name)
        if value is None and default is not None:
            return default
        known = name in self._values and type(value) in (kind, *others)  # True is an int to isinstance, not to us
        if not known or not fits(value):
            self.refuse(name, expected)
        found: Value = value
        return found


class Request(Fields):
    """A request: the `id` of its answer, its operation `op`, and its fields."""

    def __init__(self, values: Mapping[str, object]) -> None:
        super().__init__(values)
        self.id, self.op = self.integer("id"), self.text("op")


def read_request(text: str) -> Request:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadMessage(f"The message is not JSON ({wrong}): expected the text of one object.") from wrong
    if not isinstance(message, dict):
        raise BadMessage(f"The message is {_quote(message)}: expected a JSON object.")
    return Request(message)


def request_id(text: str) -> int | None:
    """The id in a message, even if the rest is malformed; None if there is none."""
    try:
        return Fields(json.loads(text)).integer("id")
    except (ValueError, RecursionError, AttributeError):  # AttributeError: the message is no object
        return None


def _quote(value: object) -> str:
    try:
        return clip(json.dumps(value))
    except RecursionError:  # it needs a little more room than json.loads did
        return "nested too deeply"


def budget_of(fields: Fields) -> Budget | None:
    if not fields.has("budget"):
        return None
    budget = fields.fields("budget")
    match list(budget.raw()):
        case ["seconds"]:
            return Budget(seconds=budget.number("seconds"))
        case ["playouts"]:
            return Budget(playouts=budget.integer("playouts"))
    return fields.refuse("budget", "an object with 'seconds' or an object with 'playouts'")


def clock_of(fields: Fields) -> TimeLeft | None:
    if not fields.has("clock"):
        return None
    clock = fields.fields("clock")
    return TimeLeft(clock.number("seconds", least=1e-3), increment=clock.number("increment"))


def root_of(fields: Fields, state: State) -> Root:
    """The root of another search of the position `state`. Raises IllegalMove if it is of another position."""
    named: Callable[[str], int] = state.game.move_named
    root = Root(
        named(fields.text("move")),
        fields.number("value", 0, 1),
        fields.integer("playouts"),
        fields.integer("nodes"),
        {named(name): visits for name, visits in fields.fields("visits").all(Fields.integer).items()},
        {
            named(name): value
            for name, value in fields.fields("values").all(lambda values, move: values.number(move, 0, 1)).items()
        },
        tuple(map(named, fields.items("line").each(Fields.text))),
    )
    if not {root.move, *root.visits, *root.values} <= set(state.legal()):
        raise IllegalMove("foreign-root", "root")
    return root


def tree_of(fields: Fields) -> Tree:
    """A game with variations. Raises IllegalMove and other errors for invalid moves."""
    beginning = read(fields.text("beginning"))
    if beginning.text() != beginning.beginning:
        raise BadMessage("The beginning of the tree has moves: expected them among its nodes.", "tree.beginning")
    tree = Tree.of(beginning.game)
    nodes = list(fields.items("nodes").each(Fields.fields))
    if not nodes:
        fields.refuse("nodes", "the first position at least")
    for number, node in enumerate(nodes):
        if number:
            parent = node.integer("parent", most=number - 1)
            tree.add(parent, tree.nodes[parent].record.add(node.text("move")))
        tree.nodes[number].comment = node.text("comment")
        if node.has("marks"):
            marks = node.items("marks").each(Fields.fields)
            tree.nodes[number].marks = arrange(_mark(one, tree.game) for one in marks)
        tree.nodes[number].properties = node.fields("properties").all(_property)
    tree.at = fields.integer("at", most=len(nodes) - 1)
    return tree


def _mark(fields: Fields, game: Game) -> Mark:
    mark = Mark(*(fields.text(name, "") for name in ("kind", "cell", "to", "text")))
    if not mark.fits(game):
        raise BadMessage(f"The mark {_quote(fields.raw())} is none of the board: expected a kind and cells.", "tree")
    return mark


def _property(fields: Fields, name: Key) -> tuple[str, ...]:
    """The values of a property of another program, as they stand in SGF."""
    values = tuple(fields.items(name).each(Fields.text))
    if not sgf.is_property(str(name), values):
        raise BadMessage(f"The property {_quote(name)} is no property of SGF: expected it as SGF has it.", "tree")
    return values
