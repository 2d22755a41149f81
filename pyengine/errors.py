"""What can be wrong with something that came from outside: one class a kind, each with a stable name for programs."""

from __future__ import annotations


class Refused(ValueError):
    """Something from outside cannot be accepted; nothing has changed.

    `kind` is a stable word for programs, `field` names the offending part (or is ""), and the message is one sentence
    for people that says what was found and what was expected.

    The sentence is the `template` with the `values` that it names in braces, as by `str.format`, so that it can be told
    in other languages. A value may itself be something refused, or several things of which one was expected. A template
    without values is the sentence.
    """

    kind = "value"

    def __init__(self, template: str, field: str = "", **values: Value) -> None:
        super().__init__(template, field)
        self.template, self.field, self.values = template, field, values

    def __str__(self) -> str:
        if not self.values:
            return self.template
        return self.template.format(**{name: _said(value) for name, value in self.values.items()})

    def at(self, form: str, text: str, place: int) -> BadRecord:
        """This, found at that index of a text of that form: it names line and column, from 1."""
        before = text[:place]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        return BadRecord(
            "{form}, line {line}, column {column}: {wrong}", "record", form=form, line=line, column=column, wrong=self
        )


Value = str | float | Refused | tuple[str, ...]
"""What a sentence may name."""


class BadMessage(Refused):
    """A message of the wire that is not well formed: a fault of a program, told to its programmers."""

    kind = "message"


class BadValue(Refused):
    """A well-formed value outside what is allowed: a size, a game, an option, a budget."""


class IllegalMove(Refused):
    """A move that the rules do not allow in this position, or no move at all."""

    kind = "illegal"


class GameOver(Refused):
    """A move or a thought asked for after the end of the game."""

    kind = "over"


class StalePly(Refused):
    """A request that was made for another position than the present one."""

    kind = "stale"


class UnknownBot(Refused):
    """A bot that does not exist."""

    kind = "bot"


class BadRecord(Refused):
    """A game record that cannot be read or replayed."""

    kind = "record"


class Busy(Refused):
    """A thought asked for while another one runs."""

    kind = "busy"


def _said(value: Value) -> Value:
    return " or ".join(value) if isinstance(value, tuple) else value
