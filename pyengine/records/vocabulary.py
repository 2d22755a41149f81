"""The words for turns without a move, swaps and losses off the board, in every format: one table.

Readers accept the words of people and of other programs; writers use the words of their format. CONTRIBUTING.md shows
the table.
"""

import re
from dataclasses import dataclass

from pyengine.games.connection import SWAP, SWAP_PIECES, SWAP_SIDES
from pyengine.records.record import FAULT, PASS, RESIGN, TIME


@dataclass(frozen=True, slots=True)
class Term:
    """A turn without a move, a swap or a loss in each format.

    `hexworld` is its word in a link, followed by the colour for a loss. `sgf` is the value of a move in SGF, or for a
    pass the property that names the next player. Readers accept all `words`, in either case, and with a space or
    nothing for a `-`.
    """

    kind: str
    sgf: str
    hexworld: str
    words: tuple[str, ...]


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
"""They include the words of the page's languages, in which the page shows lists of moves."""
COLOURS = (
    ("black", "red", "vertical", "b", "r", "v", "noir", "noirs", "rouge", "rouges",
     "negras", "rojas", "negru", "negrul", "roșu", "roșul"),
    ("white", "blue", "horizontal", "w", "h", "blanc", "blancs", "bleu", "bleus",
     "blancas", "azules", "alb", "albul", "albastru", "albastrul"),
)  # fmt: skip
"""The names of the players by their colours, or by the ways that they go in Hex."""
SWAPS = (SWAP, SWAP_PIECES, SWAP_SIDES)
LOSSES = (RESIGN, TIME, FAULT)
_MEANINGS = {word.replace("-", ""): term.kind for term in TERMS.values() for word in term.words}
_BETWEEN = re.compile(r"[\s_-]+")
WORDS = "|".join(
    word.replace("-", "[ _-]?")
    for word in sorted((word for term in TERMS.values() for word in term.words), key=len, reverse=True)
)
"""A regular expression for any of the words, in small letters."""


def meaning(text: str) -> str | None:
    """The kind of a word, in either case: PASS, one of SWAPS or LOSSES; None for any other text."""
    return _MEANINGS.get(_BETWEEN.sub("", text).lower())
