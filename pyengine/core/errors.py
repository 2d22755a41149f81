"""Errors about input: one class for each kind of error, with a stable name for programs."""

from __future__ import annotations

import copyreg
import json
from pathlib import Path
from typing import Self

SHOWN = 60
"""The most characters of a wrong value that an error repeats."""
_LONGEST = 1000
"""The most characters of a template."""
SENTENCES: dict[str, str] = json.loads(Path(__file__).with_name("sentences.json").read_text("utf-8"))
"""The English templates of texts that can be translated, by id."""


def clip(text: str, longest: int = SHOWN) -> str:
    """The text, or its beginning and "...": an error never repeats all of a giant input."""
    return text if len(text) <= longest else text[:longest] + "..."


class Remark:
    """A text for people that can be translated, such as a remark on what a reader of games left out or assumed.

    The sentence is the English template of its `id` in SENTENCES with its `values` filled in, as by `str.format`;
    without values it is the template itself. A value that is a Remark is translated, too, a text is not; a tuple holds
    alternatives: "a, b or c". Of long texts only the beginning is kept, of values SHOWN characters in a line;
    a value of white space alone is shown as one blank.
    """

    def __init__(self, identifier: str, template: str = "", /, **values: Value) -> None:
        self.id = identifier
        self.template = clip(template or SENTENCES[identifier], _LONGEST)
        start = 2 * SHOWN
        texts = {
            name: clip(" ".join(text[:start].split()) or (text and " "))
            for name, text in values.items()
            if isinstance(text, str)
        }
        self.values = values | texts

    def __str__(self) -> str:
        if not self.values:
            return self.template
        return self.template.format(**{name: _join_alternatives(value) for name, value in self.values.items()})


class Code(Remark):
    """A piece of code, which is the same in every language."""

    def __init__(self, text: str) -> None:
        super().__init__("", text)


class Refusal(Remark, ValueError):
    """Input that cannot be accepted; nothing has changed.

    `kind` is a stable word for programs, `field` names the offending part of the input (or is ""), and the sentence
    says what was found and what was expected. `quote` shows the place in the text, if it is known, above a caret.
    """

    kind = "value"
    quote = ""

    def __init__(self, identifier: str, field: str = "", template: str = "", /, **values: Value) -> None:
        Remark.__init__(self, identifier, template, **values)
        self.field = clip(field)
        ValueError.__init__(self, self.template, self.field)

    def __reduce__(self) -> tuple[object, ...]:
        return copyreg.__newobj__, (type(self),), self.__dict__  # type: ignore[attr-defined]

    def at(self, form: str | Remark, text: str, place: int) -> BadRecord:
        """This error at index `place` of a text in the given form; its message names line and column, from 1."""
        before = text[:place]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        located = BadRecord("at-line-and-column", "record", form=form, line=line, column=column, wrong=self)
        return located.quoting(text, place)

    def quoting(self, text: str, place: int) -> Self:
        """This error with a quote of the text around index `place`."""
        start = max(text.rfind("\n", 0, place) + 1, place - SHOWN // 2)
        line = text[start : start + SHOWN].partition("\n")[0]
        shown = "".join(sign if sign.isprintable() else " " for sign in line)
        self.quote = f"{shown.rstrip()}\n{' ' * (place - start)}^"
        return self


Value = str | float | Remark | tuple[str | Remark, ...]
"""The values of a text."""


class BadMessage(Refusal):
    """A malformed message: a bug of the client. It is never translated, and has no id."""

    kind = "message"

    def __init__(self, sentence: str, field: str = "") -> None:
        super().__init__("", field, sentence)


class BadValue(Refusal):
    """A well-formed value that is not allowed: a size, a game, an option, a budget."""


class BadUsage(BadValue):
    """A wrong use of the command line, which is never translated and has no id."""

    def __init__(self, sentence: str, field: str = "") -> None:
        super().__init__("", field, sentence)


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
    """A fault in a file that somebody has written; `file` and `line` are among the values."""

    kind = "fault"


class BadRecord(Refusal):
    """A game record that cannot be read or replayed."""

    kind = "record"


class Busy(Refusal):
    """A request for a search while another one runs."""

    kind = "busy"


def _join_alternatives(value: Value) -> Value:
    if not isinstance(value, tuple):
        return value
    texts = list(map(str, value))
    return " or ".join(filter(None, [", ".join(texts[:-1]), *texts[-1:]]))
