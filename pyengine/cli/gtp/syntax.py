"""The lines of the Go Text Protocol: how they are read, and what the words of a command stand for."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import inf
from queue import Queue
from threading import Thread
from typing import TextIO

COLOURS = {"b": 1, "black": 1, "w": 2, "white": 2}
_UNUSED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ufeff]")

LONGEST = 65_536
"""The most characters of a line; a longer one is read in parts."""
SHOWN = 60
"""The most characters of a wrong word that an answer repeats."""


class Lines(Queue[str | None]):
    """Lines of input as they come in; None at their end, which has come at the moment `ended`, in seconds."""

    ended = inf


class Failure(Exception):
    """The answer to a command that cannot be followed."""


def parsed(line: str) -> tuple[str, list[str]]:
    """The number of a command, "" if it has none, and its words: none in an empty line or a comment."""
    words = _UNUSED.sub("", line).partition("#")[0].split()
    numbered = bool(words) and words[0].isascii() and words[0].isdigit()
    return (words[0], words[1:]) if numbered else ("", words)


def arguments(rest: list[str], form: str) -> list[str]:
    """The arguments of a command, as many as `form` has words. Raises Failure."""
    if len(rest) != len(form.split()):
        raise Failure(f"syntax error: expected {form}")
    return rest


def shown(word: str) -> str:
    """A word of the input in quotes, as an answer repeats it."""
    return repr(word if len(word) <= SHOWN else f"{word[:SHOWN]}...")


def player_of(colour: str) -> int:
    """The player of that colour. Raises Failure."""
    if colour.lower() not in COLOURS:
        raise Failure(f"invalid color or coordinate: {shown(colour)}, expected black or white")
    return COLOURS[colour.lower()]


def whole(text: str, name: str) -> int:
    """The argument of that name as a whole number of 0 or more. Raises Failure."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Failure(f"syntax error: {name} is {shown(text)}, expected a whole number of 0 or more")
    return int(text)


def seconds_of(text: str, name: str) -> float:
    """The argument of that name as seconds; below 0, as of a time that is over, counts as 0. Raises Failure."""
    if not re.fullmatch(r"-?(\d{1,9}(\.\d*)?|\.\d+)", text, re.ASCII):
        raise Failure(f"syntax error: {name} is {shown(text)}, expected seconds")
    return max(0.0, float(text))


def number(text: str, name: str) -> float:
    """The argument of that name as a number. Raises Failure."""
    if not re.fullmatch(r"-?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})", text, re.ASCII):
        raise Failure(f"syntax error: {name} is {shown(text)}, expected a number")
    return float(text)


def clock_of(seconds: float) -> str:
    """Seconds as minutes and seconds, with hours where there are any: `29:59`, `1:00:00`."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes:02}:{rest:02}"


def lines_of(stream: TextIO, clock: Callable[[], float]) -> Lines:
    """The lines of a stream, which a thread reads as they come, so that a search can see whether one waits."""
    lines = Lines()

    def read_all() -> None:
        try:
            while line := stream.readline(LONGEST):
                lines.put(line)
        finally:  # whatever ends the input
            lines.ended = clock()
            lines.put(None)

    # a daemon, so that `quit` does not wait for one more line
    Thread(target=read_all, daemon=True).start()
    return lines
