"""The lines of the Go Text Protocol, and the values of the words in a command."""

import os
import re
from collections.abc import Callable
from math import inf
from queue import Queue
from threading import Thread
from typing import TextIO

from pyengine.core.errors import clip

COLOURS = {"b": 1, "black": 1, "w": 2, "white": 2}
_QUOTED = re.compile(r"""(["'])(.+?)\1(?:\s+(\S+))?""")
_NUMBERED = re.compile(r"(.*\S)\s+(\d+)")
_UNUSED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ufeff]")

LONGEST = 65_536
"""The most characters of a line; the rest of a longer one is skipped."""


class Lines(Queue[str | None]):
    """Lines of input as they come in; None at the end of the input, whose time in seconds is `end`."""

    end = inf


class Failure(Exception):
    """The answer to a command that cannot be followed."""


class Arguments(list[str]):
    """The words after the name of a command; `text` is what stands there, with the spaces between them."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text.split())
        self.text = text


def parse(line: str) -> tuple[str, str, Arguments]:
    """The number of a command, "" if it has none, its name, and its arguments; no name in an empty line or a comment.

    Raises Failure, whose `args` are the sentence and the number, for a line of which more than a comment was skipped.
    """
    text, sign, _ = _UNUSED.sub("", line).partition("#")
    first, *rest = text.split(None, 1) or [""]
    number = first if first.isascii() and first.isdigit() else ""
    if number:
        first, *rest = "".join(rest).split(None, 1) or [""]
    if is_cut(line) and not sign:
        raise Failure(f"line too long: expected at most {LONGEST} characters", number)
    return number, first, Arguments("".join(rest).rstrip())


def is_cut(line: str) -> bool:
    """Whether the rest of a line was skipped."""
    return len(line) == LONGEST and not line.endswith("\n")


def file_and_number(text: str) -> tuple[str, int | None]:
    """The path of a file, perhaps in quotes, and the whole number behind it, if there is one. Raises Failure.

    Paths may have spaces. A last word that is a number belongs to the path if there is such a file.
    """
    if quoted := _QUOTED.fullmatch(text):
        return quoted[2], None if quoted[3] is None else whole(quoted[3], "move_number")
    numbered = _NUMBERED.fullmatch(text)
    if numbered is None or os.path.isfile(text):  # noqa: PTH113 (a Path raises errors for names that are too long)
        return text, None
    return numbered[1], whole(numbered[2], "move_number")


def arguments(rest: list[str], form: str) -> list[str]:
    """The arguments of a command, of which `form` names each by a word. Raises Failure for another number of them."""
    if len(rest) != len(form.split()):
        raise Failure(f"syntax error: expected {form}")
    return rest


def quote(word: str) -> str:
    """The beginning of a word of the input in quotes."""
    return repr(clip(word))


def player_of(colour: str) -> int:
    """The player of that colour. Raises Failure."""
    if colour.lower() not in COLOURS:
        raise Failure(f"invalid color or coordinate: {quote(colour)}, expected black or white")
    return COLOURS[colour.lower()]


def whole(text: str, name: str) -> int:
    """The argument of that name as a whole number of 0 or more. Raises Failure."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Failure(f"syntax error: {name} is {quote(text)}, expected a whole number of 0 or more")
    return int(text)


def number(text: str, name: str, kind: str = "a number") -> float:
    """The argument of that name as a number. Raises Failure, which names the kind of number."""
    if not re.fullmatch(r"-?(\d{1,9}(\.\d*)?|\.\d+)", text, re.ASCII):
        raise Failure(f"syntax error: {name} is {quote(text)}, expected {kind}")
    return float(text)


def seconds_of(text: str, name: str) -> float:
    """The argument of that name as seconds; a negative time, one that is over, counts as 0. Raises Failure."""
    return max(0.0, number(text, name, "seconds"))


def lines_of(stream: TextIO, clock: Callable[[], float]) -> Lines:
    """The lines of a stream. A thread reads them, so that a search can see whether one waits."""
    lines = Lines()

    def read_all() -> None:
        try:
            while line := stream.readline(LONGEST):
                lines.put(line)
                while is_cut(line):
                    line = stream.readline(LONGEST)
        finally:  # also after an error
            lines.end = clock()
            lines.put(None)

    # a daemon, so that `quit` does not wait for one more line
    Thread(target=read_all, daemon=True).start()
    return lines
