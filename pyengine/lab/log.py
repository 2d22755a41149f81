"""Events in columns: they take a tenth of the memory that dictionaries take, and travel as one short text."""

from __future__ import annotations

import json
import zlib
from array import array
from binascii import a2b_base64, b2a_base64
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain
from operator import itemgetter, sub
from typing import Any, TypeVar, overload

Item = TypeVar("Item")
Event = dict[str, Any]
"""Something that happened, to be sent as JSON: the word at "is" says what, the rest are its numbers and texts."""
LONG = 300
"""Events from which a log is written in columns."""
PULSE = 20_000
"""Events between two signs of life of an iteration."""


def group(events: Iterable[Event], *fields: str) -> Mapping[Any, list[Event]]:
    """The events in their order, by the value of a field or the values of several; none for any other value."""
    groups, key_of = defaultdict[Any, list[Event]](list), itemgetter(*fields)
    for event in events:
        groups[key_of(event)].append(event)
    return groups


def by_kind(events: Iterable[Event]) -> Mapping[str, list[Event]]:
    """The events of each kind, in their order; none for any other kind."""
    return group(events, "is")


class LazySequence(Sequence[Item]):
    """Items that are made when they are asked for."""

    def _at(self, place: int) -> Item:
        """The item at a place, 0 <= place < len(self)."""
        raise NotImplementedError

    @overload
    def __getitem__(self, place: int) -> Item: ...
    @overload
    def __getitem__(self, place: slice) -> list[Item]: ...
    def __getitem__(self, place: int | slice) -> Item | list[Item]:
        places = range(len(self))[place]
        return self._at(places) if isinstance(places, int) else list(map(self._at, places))


class Log(LazySequence[Event]):
    """The events of a part, in their order. Those with the same fields share a sheet of columns."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._sheets: list[_Sheet] = []
        self._numbers: dict[tuple[str, ...], int] = {}
        """The number of each sheet, by the names of its fields."""
        self._order, self._rows = array("H"), array("I")
        """The number of each event's sheet, and its row there."""
        for event in events:
            self.append(event)

    def append(self, event: Event) -> None:
        """Adds an event, whose values JSON can hold."""
        names = tuple(event)
        number = self._numbers.get(names)
        if number is None:
            number = self._numbers[names] = len(self._sheets)
            self._sheets.append(_Sheet(names, [_Column(_code_of(value)) for value in event.values()]))
        self._order.append(number)
        self._rows.append(self._sheets[number].append(event))

    def __len__(self) -> int:
        return len(self._order)

    def __iter__(self) -> Iterator[Event]:
        sheets = [iter(sheet) for sheet in self._sheets]
        return (next(sheets[number]) for number in self._order)

    def _at(self, place: int) -> Event:
        return self._sheets[self._order[place]].row(self._rows[place])

    def write(self) -> str:
        """The log as text."""
        if len(self) < LONG:
            return json.dumps(list(self), separators=(",", ":"))
        sheets = [[sheet.names, [column.write() for column in sheet.columns]] for sheet in self._sheets]
        return json.dumps({"order": _pack(self._order), "sheets": sheets})

    @classmethod
    def read(cls, text: str) -> Log:
        """The log that `write` made into this text.

        Any other raises ArithmeticError, AttributeError, LookupError, TypeError, ValueError or zlib.error.
        """
        found = json.loads(text)
        if isinstance(found, list):
            return cls(found)
        log = cls()
        log._order = _unpack("H", found["order"])
        for names, columns in found["sheets"]:
            log._numbers[tuple(names)] = len(log._sheets)
            log._sheets.append(_Sheet(tuple(names), [_Column.read(*column) for column in columns]))
        counts = [0] * len(log._sheets)
        for number in log._order:
            log._rows.append(counts[number])
            counts[number] += 1
        return log


class Chain(LazySequence[Event]):
    """The events of several logs, one after the other. An iteration calls `pulse` every PULSE events."""

    def __init__(self, logs: Iterable[Log], pulse: Callable[[], None] = lambda: None) -> None:
        self._logs, self._pulse = list(logs), pulse
        self._ends = list(accumulate(map(len, self._logs)))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[Event]:
        for count, event in enumerate(chain.from_iterable(self._logs)):
            if count % PULSE == PULSE - 1:
                self._pulse()
            yield event

    def _at(self, place: int) -> Event:
        number = bisect_right(self._ends, place)
        return self._logs[number][place - (self._ends[number - 1] if number else 0)]


class Excerpt(LazySequence[Event]):
    """Some events of a sequence, by their places there."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._events, self._places = events, array("I")

    def append(self, place: int) -> None:
        """Adds the event at a place of the sequence."""
        self._places.append(place)

    def __len__(self) -> int:
        return len(self._places)

    def _at(self, place: int) -> Event:
        return self._events[self._places[place]]


class _Sheet:
    """Events with the same fields."""

    def __init__(self, names: tuple[str, ...], columns: list[_Column]) -> None:
        self.names, self.columns = names, columns

    def append(self, event: Event) -> int:
        """Adds an event; returns its row."""
        for place, value in enumerate(event.values()):
            column = self.columns[place]
            if column.code not in ("json", _code_of(value)):
                column = self.columns[place] = _Column("json", column)
            column.append(value)
        return len(column.cells) - 1

    def row(self, row: int) -> Event:
        return dict(zip(self.names, (column.value(column.cells[row]) for column in self.columns), strict=True))

    def __iter__(self) -> Iterator[Event]:
        for values in zip(*(map(column.value, column.cells) for column in self.columns), strict=True):
            yield dict(zip(self.names, values, strict=True))


class _Column:
    """The values of one field: numbers in an array, or the places of words, each of which is kept once.

    The `code` is "i" for integers, "d" for other numbers, "text", or "json" for values of several kinds and all others.
    """

    def __init__(self, code: str, values: _Column | None = None) -> None:
        self.code, self.words, self._places = code, list[str](), dict[str, int]()
        self.cells: array[Any] = array(code if code in "id" else "I")
        if values:
            for cell in values.cells:
                self.append(values.value(cell))

    def append(self, value: Any) -> None:
        """Adds a value of this kind."""
        if self.code in "id":
            self.cells.append(value)
            return
        word = value if self.code == "text" else json.dumps(value)
        place = self._places.setdefault(word, len(self.words))
        if place == len(self.words):
            self.words.append(word)
        self.cells.append(place)

    def value(self, cell: Any) -> Any:
        """What a cell stands for."""
        if self.code in "id":
            return cell
        return self.words[cell] if self.code == "text" else json.loads(self.words[cell])

    def write(self) -> list[Any]:
        """The column as JSON: of integers, that of the differences, which are small."""
        cells = array("q", map(sub, self.cells, chain((0,), self.cells))) if self.code == "i" else self.cells
        return [self.code, _pack(cells), self.words]

    @classmethod
    def read(cls, code: str, cells: str, words: list[str]) -> _Column:
        """The column of such JSON."""
        column = cls(code)
        column.words = words
        if code == "i":
            column.cells.extend(accumulate(_unpack("q", cells)))
        else:
            column.cells = _unpack(column.cells.typecode, cells)
        return column


def _code_of(value: object) -> str:
    """The code of a column for such values."""
    if type(value) is int and -(2**31) <= value < 2**31:
        return "i"
    return {float: "d", str: "text"}.get(type(value), "json")


def _pack(numbers: array[Any]) -> str:
    """Numbers as text. Every machine that runs this puts their lowest byte first."""
    return b2a_base64(zlib.compress(numbers), newline=False).decode()


def _unpack(typecode: str, text: str) -> array[Any]:
    return array(typecode, zlib.decompress(a2b_base64(text)))
