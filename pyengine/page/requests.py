"""Requests of the page, read from JSON text and checked field by field against the shapes of schema.py."""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pyengine.bots.bot import Bot, Budget, with_settings
from pyengine.bots.names import bot_named
from pyengine.core.errors import BadMessage, IllegalMove, clipped
from pyengine.core.game import State
from pyengine.page import schema
from pyengine.page.schema import LARGEST, REQUESTS, Bounds
from pyengine.records import sgf
from pyengine.records.record import read
from pyengine.records.tree import Tree
from pyengine.search.root import Root

Fields = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Request:
    """A request of the page: the `id` of its answer, its operation, and its fields, already checked."""

    id: int
    op: str
    fields: Fields

    def get(self, name: str, default: Any = None) -> Any:
        """A field, or the default where it is missing or null."""
        value = self.fields.get(name)
        return default if value is None else value


def request_id(text: str) -> int | None:
    """The id in a message, even if the rest is malformed; None if there is none."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = message.get("id") if isinstance(message, dict) else None
    return number if _is_integer(number) else None


def read_request(text: str) -> Request:
    """The request in the text of a message. Raises BadMessage, which names the first field that is wrong."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadMessage(f"The message is not JSON ({wrong}): expected the text of one object.") from wrong
    if not isinstance(message, dict):
        raise BadMessage(f"The message is {_shown(message)}: expected a JSON object.")
    _check_field(message, "id", schema.Natural, "")
    _check_field(message, "op", str, "")
    op = message["op"]
    if op not in REQUESTS:
        raise BadMessage(f"Unknown op {_shown(op)}: expected one of {', '.join(map(repr, REQUESTS))}.", "op")
    check(message, REQUESTS[op])
    return Request(message["id"], op, message)


# --- the shapes ---


def check(value: object, shape: Any, name: str = "") -> None:
    """Raises BadMessage unless the value of the field `name` has the shape: a type of schema.py."""
    kind = "object" if is_typeddict(shape) else _KINDS.get(get_origin(shape), "plain")
    _CHECKS[kind](value, shape, name)


def fields_of(shape: type) -> dict[str, tuple[Any, bool]]:
    """The type of each field of an object, and whether it must be there."""
    return {
        name: (get_args(hint)[0], False) if get_origin(hint) is NotRequired else (hint, True)
        for name, hint in _hints(shape).items()
    }


@cache
def _hints(shape: type) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


def _check_object(value: object, shape: type, name: str) -> None:
    if not isinstance(value, dict):
        raise _unexpected(value, shape, name)
    for field, (hint, required) in fields_of(shape).items():
        if required or field in value:
            _check_field(value, field, hint, name)


def _check_field(value: Mapping[str, object], field: str, hint: Any, name: str) -> None:
    path = f"{name}.{field}" if name else field
    if field not in value:
        raise BadMessage(f"The field {path!r} is missing: expected {_described(hint)}.", path)
    check(value[field], hint, path)


def _check_noted(value: object, shape: Any, name: str) -> None:
    inner, *notes = get_args(shape)
    check(value, inner, name)
    for bounds in notes:
        if isinstance(bounds, Bounds):
            assert isinstance(value, int | float)
            above = value > bounds.least if bounds.open else value >= bounds.least
            if not above or value > bounds.most:
                raise _unexpected(value, shape, name)


def _check_union(value: object, shape: Any, name: str) -> None:
    others = [one for one in get_args(shape) if one is not types.NoneType]
    if value is None and len(others) < len(get_args(shape)):
        return
    if len(others) == 1:
        check(value, others[0], name)
    elif not any(_has_shape(value, one) for one in others):
        raise _unexpected(value, shape, name)


def _check_list(value: object, shape: Any, name: str) -> None:
    if not isinstance(value, list):
        raise _unexpected(value, shape, name)
    for number, item in enumerate(value):
        check(item, get_args(shape)[0], f"{name}[{number}]")


def _check_tuple(value: object, shape: Any, name: str) -> None:
    """JSON has lists in place of tuples."""
    if not isinstance(value, list) or len(value) != len(get_args(shape)):
        raise _unexpected(value, shape, name)
    for number, (item, inner) in enumerate(zip(value, get_args(shape), strict=True)):
        check(item, inner, f"{name}[{number}]")


def _check_record(value: object, shape: Any, name: str) -> None:
    if not isinstance(value, dict):
        raise _unexpected(value, shape, name)
    for key, item in value.items():
        check(item, get_args(shape)[1], f"{name}.{key}")


def _check_plain(value: object, shape: Any, name: str) -> None:
    if not _is_plain(value, shape):
        raise _unexpected(value, shape, name)


_KINDS = {Annotated: "noted", Union: "union", types.UnionType: "union", list: "list", tuple: "tuple", dict: "record"}
_CHECKS: dict[str, Callable[[object, Any, str], None]] = {
    "object": _check_object,
    "noted": _check_noted,
    "union": _check_union,
    "list": _check_list,
    "tuple": _check_tuple,
    "record": _check_record,
    "plain": _check_plain,
}


def _has_shape(value: object, shape: Any) -> bool:
    try:
        check(value, shape)
    except BadMessage:
        return False
    return not is_typeddict(shape) or (isinstance(value, dict) and value.keys() <= fields_of(shape).keys())


def _is_plain(value: object, shape: Any) -> bool:
    if shape is float:
        return type(value) in (int, float) and abs(value) < LARGEST  # type: ignore[arg-type]
    if shape is int:
        return _is_integer(value)
    if get_origin(shape) is Literal:
        return any(type(value) is type(one) and value == one for one in get_args(shape))
    return shape is Any or type(value) is shape


def _is_integer(value: object) -> bool:
    return type(value) is int and abs(value) < LARGEST  # True is an int to isinstance, not to us


def _unexpected(value: object, shape: Any, name: str) -> BadMessage:
    return BadMessage(f"The field {name!r} is {_shown(value)}: expected {_described(shape)}.", name)


_PLAIN = {str: "text", bool: "true or false", int: "an integer", float: "a number", type(None): "null"}


def _described(shape: Any) -> str:
    """What was expected, in words."""
    if get_origin(shape) is Annotated:
        inner, *notes = get_args(shape)
        bounds = next((note for note in notes if isinstance(note, Bounds)), None)
        return _described(inner) + (_range(bounds) if bounds else "")
    if _KINDS.get(get_origin(shape)) == "union":
        return " or ".join(dict.fromkeys(_described(one) for one in get_args(shape) if one is not type(None)))
    if get_origin(shape) is Literal:
        return " or ".join(map(repr, get_args(shape)))
    if get_origin(shape) in (list, tuple):
        return "a list"
    if is_typeddict(shape):
        required = [field for field, (_, needed) in fields_of(shape).items() if needed]
        return f"an object with {', '.join(map(repr, required))}" if required else "an object"
    return _PLAIN.get(shape, "an object")


def _range(bounds: Bounds) -> str:
    if bounds.most == LARGEST:
        return " above 0" if bounds.open else f" of {bounds.least} or more"
    return f" from {bounds.least} to {bounds.most}"


def _shown(value: object) -> str:
    try:
        text = json.dumps(value)
    except RecursionError:  # it needs a little more room than json.loads did
        return "nested too deeply"
    return clipped(text)


# --- what fields stand for ---


def bot_of(request: Request) -> Bot:
    """The bot of a request with the settings that it names. Raises UnknownBot, BadValue."""
    return with_settings(bot_named(request.fields["bot"]), request.get("settings", {}))


def budget_of(request: Request) -> Budget | None:
    """The budget of a request, if it has one. Raises BadValue for a number out of bounds."""
    budget = request.get("budget")
    return None if budget is None else Budget(**budget)


def root_of(fields: Fields, state: State) -> Root:
    """The root of another search of the position `state`. Raises IllegalMove if it is of another position."""
    named: Callable[[str], int] = state.game.move_named
    root = Root(
        named(fields["move"]),
        fields["value"],
        fields["playouts"],
        fields["nodes"],
        {named(name): visits for name, visits in fields["visits"].items()},
        {named(name): value for name, value in fields["values"].items()},
        tuple(map(named, fields["line"])),
    )
    if not {root.move, *root.visits, *root.values} <= set(state.legal()):
        raise IllegalMove("The root tells of moves that are not legal: expected that of the same position.", "root")
    return root


def tree_of(fields: Fields) -> Tree:
    """A game with variations. Raises BadMessage, and other errors for moves that are none."""
    beginning = read(fields["beginning"])
    if beginning.text() != beginning.beginning:
        raise BadMessage("The beginning of the tree has moves: expected them among its nodes.", "tree.beginning")
    tree = Tree.of(beginning.game)
    if not fields["nodes"]:
        raise BadMessage("The field 'tree.nodes' is empty: expected the first position at least.", "tree.nodes")
    for number, one in enumerate(fields["nodes"]):
        if number:
            if not 0 <= one["parent"] < number:
                raise BadMessage(
                    f"The parent of node {number} is {one['parent']}: expected a node before it.", "tree.nodes"
                )
            tree.add(one["parent"], tree.nodes[one["parent"]].record.add(one["move"]))
        tree.nodes[number].comment = one["comment"]
        tree.nodes[number].properties = _properties(one["properties"])
    require_below(fields["at"], len(tree.nodes), "tree.at")
    tree.at = fields["at"]
    return tree


def _properties(found: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    """Foreign properties, as they stand in SGF."""
    for name, values in found.items():
        if not sgf.NAME.fullmatch(name) or not values or not all(map(sgf.VALUE.fullmatch, values)):
            raise BadMessage(f"The property {_shown(name)} is no property of SGF: expected it as SGF has it.", "tree")
    return {name: tuple(values) for name, values in found.items()}


def require_below(number: int, count: int, name: str) -> None:
    """Raises BadMessage unless `number` is less than `count`."""
    if number >= count:
        raise BadMessage(f"The field {name!r} is {number}: expected 0 to {count - 1}.", name)
