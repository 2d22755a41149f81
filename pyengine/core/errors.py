"""Errors about input: one class for each kind of thing that can be wrong with it, with a stable name for programs."""

from __future__ import annotations

from typing import Self

SHOWN = 60
"""The most characters of a wrong value that an error repeats."""
_LONGEST = 1000
"""The most characters of a template."""


def clipped(text: str, longest: int = SHOWN) -> str:
    """The text, or its beginning and "...": an error never repeats all of a giant input."""
    return text if len(text) <= longest else text[:longest] + "..."


class Remark:
    """A sentence for people, such as what a reader of games left out or assumed.

    It is the `template` with its `values` filled in, as by `str.format`, so that it can be translated. A value may be
    another sentence, or a tuple of texts any of which was expected: "a, b or c". A template without values is the
    sentence itself. Of long texts only the beginning is kept, of values SHOWN characters in a line.
    """

    def __init__(self, template: str, **values: Value) -> None:
        self.template = clipped(template, _LONGEST)
        self.values = {name: _told(value) if isinstance(value, str) else value for name, value in values.items()}

    def __str__(self) -> str:
        if not self.values:
            return self.template
        return self.template.format(**{name: _said(value) for name, value in self.values.items()})


class Refusal(Remark, ValueError):
    """Input that cannot be accepted; nothing has changed.

    `kind` is a stable word for programs, `field` names the offending part of the input (or is ""), and the sentence
    says what was found and what was expected. `quote` shows the place in the text, if it is known: what stands there in
    its line, and below it a caret.
    """

    kind = "value"
    quote = ""

    def __init__(self, template: str, field: str = "", **values: Value) -> None:
        Remark.__init__(self, template, **values)
        self.field = clipped(field)
        ValueError.__init__(self, self.template, self.field)

    def at(self, form: str, text: str, place: int) -> BadRecord:
        """This error at index `place` of a text in the given form; its message names line and column, from 1."""
        before = text[:place]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        return BadRecord(
            "{form}, line {line}, column {column}: {wrong}", "record", form=form, line=line, column=column, wrong=self
        ).quoting(text, place)

    def quoting(self, text: str, place: int) -> Self:
        """This error with its quote: what stands around index `place` of a text."""
        start = max(text.rfind("\n", 0, place) + 1, place - SHOWN // 2)
        line = text[start : start + SHOWN].partition("\n")[0]
        shown = "".join(sign if sign.isprintable() else " " for sign in line)
        self.quote = f"{shown.rstrip()}\n{' ' * (place - start)}^"
        return self


Value = str | float | Remark | tuple[str, ...]
"""What a message can be filled with."""


class BadMessage(Refusal):
    """A malformed message: a bug of the client. It is never translated."""

    kind = "message"


class BadValue(Refusal):
    """A well-formed value that is not allowed: a size, a game, an option, a budget."""


class IllegalMove(Refusal):
    """A move that the rules do not allow in this position, or something that is not a move."""

    kind = "illegal"


class GameOver(Refusal):
    """A request for a move or a search after the end of the game."""

    kind = "over"


class UnknownBot(Refusal):
    """A bot that does not exist."""

    kind = "bot"


class BotFault(Refusal):
    """A fault in a bot that somebody has written, at the `line` of its `file`, both of which are among the values."""

    kind = "fault"


class BadRecord(Refusal):
    """A game record that cannot be read or replayed."""

    kind = "record"


class Busy(Refusal):
    """A request for a search while another one runs."""

    kind = "busy"


def _told(text: str) -> str:
    """What a sentence repeats of a text: its beginning, in one line."""
    return clipped(" ".join(text[: 2 * SHOWN].split()))


def _said(value: Value) -> Value:
    if not isinstance(value, tuple):
        return value
    return " or ".join(filter(None, [", ".join(value[:-1]), *value[-1:]]))
