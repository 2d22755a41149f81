"""What can be wrong with something that came from outside: one class a kind, each with a stable name for programs."""

from __future__ import annotations


class Refused(ValueError):
    """Something from outside cannot be accepted; nothing has changed.

    `kind` is a stable word for programs, `field` names the offending part (or is ""), and the message is one sentence
    for people that says what was found and what was expected.
    """

    kind = "value"

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class BadMessage(Refused):
    """A message of the wire that is not well formed."""

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

    @classmethod
    def at(cls, form: str, text: str, place: int, message: str) -> BadRecord:
        """The error for what stands at that index of a text of that form: it names line and column, from 1."""
        before = text[:place]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        return cls(f"{form}, line {line}, column {column}: {message}", "record")


class Busy(Refused):
    """A thought asked for while another one runs."""

    kind = "busy"
