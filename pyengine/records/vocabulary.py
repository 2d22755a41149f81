"""The words for turns without a move, swaps and losses off the board, in every format: one table.

Readers take whatever people and programs write for them; writers use the words of their format. CONTRIBUTING.md has the
table for people.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pyengine.games.connection import SWAP, SWAP_PIECES, SWAP_SIDES
from pyengine.records.record import FAULT, LETTERS, PASS, RESIGN, TIME


@dataclass(frozen=True, slots=True)
class Term:
    """What something is called: `hexworld` in a link, where a loss is followed by the colour, and `sgf` in SGF.

    There it is the value of a move, but for a turn without one the property that names the player who is next.
    `words` are those that readers take for it, in capitals or not; for a `-` a space or nothing may stand as well.
    """

    kind: str
    sgf: str
    hexworld: str
    words: tuple[str, ...]

    @property
    def letter(self) -> str:
        """What stands for a loss after the winner in a result of SGF or GTP: the R of `B+R`; "" for what is none."""
        return LETTERS.get(self.kind, "")


TERMS = {
    term.kind: term
    for term in (
        Term(PASS, "PL", ":p", ("pass", "passes", "passed", "skip", "null", "pasar", "pasan", "trece")),
        Term(
            SWAP, "swap-pieces", ":s",
            ("swap", "swaps", "swapped", "pie", "exchange", "intercambiar", "intercambio", "schimbă", "schimb"),
        ),
        Term(SWAP_PIECES, "swap-pieces", ":s", ("swap-pieces", "swap-stones")),
        Term(SWAP_SIDES, "swap-sides", ":S", ("swap-sides", "swap-colours", "swap-colors")),
        Term(
            RESIGN, "resign", ":r",
            ("resign", "resigns", "resigned", "resignation", "abandonan", "abandona", "abandono", "cedează", "cedare"),
        ),
        Term(
            TIME, "timeout", ":f",
            ("time", "time-out", "times-out", "timed-out", "out-of-time", "runs-out-of-time", "lost-on-time", "flagged",
             "tiempo-agotado", "timp-expirat"),
        ),
        Term(
            FAULT, "forfeit", ":f",
            ("forfeit", "forfeits", "forfeited", "fault", "descalificación", "descalificare"),
        ),
    )
}  # fmt: skip
"""The words are those of the page's languages, too, for the page shows lists of moves in them."""
COLOURS = (
    ("black", "red", "b", "negras", "rojas", "negru", "negrul", "roșu", "roșul"),
    ("white", "blue", "w", "blancas", "azules", "alb", "albul", "albastru", "albastrul"),
)
"""What the players are called by their colours."""
SWAPS = (SWAP, SWAP_PIECES, SWAP_SIDES)
LOSSES = (RESIGN, TIME, FAULT)
_MEANINGS = {word.replace("-", ""): term.kind for term in TERMS.values() for word in term.words}
_BETWEEN = re.compile(r"[\s_-]+")
WORDS = "|".join(
    word.replace("-", "[ _-]?")
    for word in sorted((word for term in TERMS.values() for word in term.words), key=len, reverse=True)
)
"""Alternatives of a regular expression for any of the words, in small letters."""


def meaning(text: str) -> str | None:
    """The kind of a text that is such a word, in capitals or not: PASS, one of SWAPS or LOSSES; None if it is none."""
    return _MEANINGS.get(_BETWEEN.sub("", text).lower())
