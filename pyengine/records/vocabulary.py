"""The words for turns without a move, swaps and losses off the board, in every format: one table.

Readers take whatever people and programs write for them; writers use the words of their format. CONTRIBUTING.md has the
table for people.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pyengine.games.connection import SWAP, SWAP_PIECES, SWAP_SIDES
from pyengine.records.record import FAULT, PASS, RESIGN, TIME


@dataclass(frozen=True, slots=True)
class Term:
    """What something is called: `sgf` in a move of SGF, `hexworld` in a link, where a loss is followed by the colour.

    `words` are those that readers take for it, in small letters and without the signs between their parts.
    """

    kind: str
    sgf: str
    hexworld: str
    words: tuple[str, ...]


TERMS = {
    term.kind: term
    for term in (
        Term(PASS, "pass", ":p", ("pass", "passes", "passed", "skip", "null")),
        Term(SWAP, "swap-pieces", ":s", ("swap", "swaps", "swapped", "pie", "exchange")),
        Term(SWAP_PIECES, "swap-pieces", ":s", ("swappieces", "swapstones")),
        Term(SWAP_SIDES, "swap-sides", ":S", ("swapsides", "swapcolours", "swapcolors")),
        Term(RESIGN, "resign", ":r", ("resign", "resigns", "resigned", "resignation")),
        Term(TIME, "timeout", ":f", ("time", "timeout", "timesout", "timedout", "outoftime", "lostontime", "flagged")),
        Term(FAULT, "forfeit", ":f", ("forfeit", "forfeits", "forfeited", "fault")),
    )
}
SWAPS = (SWAP, SWAP_PIECES, SWAP_SIDES)
LOSSES = (RESIGN, TIME, FAULT)
_MEANINGS = {word: term.kind for term in TERMS.values() for word in term.words}
_BETWEEN = re.compile(r"[\s_-]+")


def meaning(text: str) -> str | None:
    """The kind of a text that is such a word, in capitals or not: PASS, one of SWAPS or LOSSES; None if it is none."""
    return _MEANINGS.get(_BETWEEN.sub("", text).lower())
