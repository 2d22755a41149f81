"""Links to positions on the HexWorld board: `https://hexworld.org/board/#11c1,b4:sh4,g8i8`.

The size is followed by letters that describe the display, which are ignored; then come the moves up to the position
shown, and then the moves after it. The vocabulary has the words for swaps, passes and losses; b and w are the colours
of the players at that moment, and a loss on time is written as a forfeit. The pie rule is always on. Addresses of
trmph.com have the same form, and browsers may have written `,` as `%2C`. In a link all in capitals a swap is one of
pieces.
"""

from __future__ import annotations

import re

from pyengine.core.errors import BadRecord, Refusal
from pyengine.games import new_game
from pyengine.games.connection import PIE, SWAP_PIECES, SWAP_SIDES
from pyengine.games.hex import SIDES, Hex
from pyengine.records.record import FAULT, PASS, RESIGN, Record
from pyengine.records.tree import Tree, side_of
from pyengine.records.vocabulary import TERMS

TITLE = "HexWorld link"
_SITE = "https://hexworld.org/board/#"
_ADDRESS = re.compile(
    r"(https?://)?(www\.)?(hexworld\.org|trmph\.com/hex)/board/?(index\.html)?(\?[^#\s]*)?#?|#(?=\d++\S)",
    re.IGNORECASE,
)
_WITHIN = re.compile(
    _ADDRESS.pattern.rpartition("|")[0] + r"[\w:,]*\w(?=[^\w\s]*(?:\s|$)|[?&#])", re.IGNORECASE | re.ASCII
)
_BARE = re.compile(r"(?!1\D)\d{1,2}(?:[a-z]\d*)*(,|%2C)[a-z]", re.IGNORECASE)
_HEAD = re.compile(r"(\d{1,3})(?:x(\d{1,3}))?(?:[a-z]\d*)*")
_WORD = re.compile(r":s|:S|:p|:[rf][bw]|[a-zA-Z]+\d+|,")
_KINDS = {TERMS[kind].hexworld: kind for kind in (PASS, SWAP_PIECES, SWAP_SIDES, RESIGN, FAULT)}


def recognised(text: str) -> bool:
    """Whether a text without white space around it is meant to be such a link."""
    return bool(_ADDRESS.match(text) or _BARE.match(text))


def found(text: str) -> str | None:
    """The first such link within a text, without the signs around it; None if there is none."""
    link = _WITHIN.search(text)
    return link[0] if link else None


def writes(tree: Tree) -> bool:
    """Whether the game can be written as such a link."""
    return isinstance(tree.game, Hex) and tree.game.turn == 1 and not tree.game.extra


def write(tree: Tree) -> str:
    """The moves up to the position shown, and those that follow it on its line."""
    shown = tree.nodes[tree.at].record
    ahead = tree.following(tree.at)
    whole = tree.nodes[ahead[-1]].record if ahead else shown
    words = [_word(whole, ply) for ply in range(len(whole.words()))]
    passed = len(shown.words())
    parts = [f"{tree.game.size}c1", "".join(words[:passed]), "".join(words[passed:])]
    return _SITE + ",".join(parts if parts[2] else parts[:2])


def read(text: str) -> Tree:
    """The game of a link, shown where the link shows it. Raises BadRecord with line and column."""
    text = re.sub("%2c", ",", re.sub("%3a", ":", text, flags=re.IGNORECASE), flags=re.IGNORECASE)
    start = len(text) - len(text.lstrip())
    if address := _ADDRESS.match(text, start):
        start = address.end()
    if text[start:].isupper():
        text = text[:start] + text[start:].lower()
    head = _HEAD.match(text, start)
    if not head:
        raise BadRecord("expected the size of the board, as in '#11,a1b2'.").at(TITLE, text, start)
    if head[2] and int(head[2]) != int(head[1]):
        wrong = BadRecord("the board has two sizes: expected a board with as many rows as columns.")
        raise wrong.at(TITLE, text, head.end(1))
    try:
        game = new_game(Hex.name, int(head[1]), {PIE.name: True, SIDES.name: ":S" in text})
    except Refusal as wrong:
        raise wrong.at(TITLE, text, start) from wrong
    tree = Tree.of(game)
    _play(tree, text, head.end())
    return tree


def _play(tree: Tree, text: str, place: int) -> None:
    """Adds the rest of the text from that place on: a comma, moves, a comma, the moves that follow."""
    latest, commas = 0, 0
    while place < len(text):
        word = _WORD.match(text, place)
        if not word or commas == (2 if word[0] == "," else 0):
            raise _unexpected(text[place], commas).at(TITLE, text, place)
        if word[0] == ",":
            commas += 1
            tree.at = latest
        else:
            try:
                latest = tree.add(latest, _added(tree.nodes[latest].record, word[0]))
            except Refusal as wrong:
                raise wrong.at(TITLE, text, place) from wrong
        place = word.end()
    if commas < 2:
        tree.at = latest


def _unexpected(sign: str, commas: int) -> BadRecord:
    """The error for an unexpected sign after so many commas."""
    if commas:
        return BadRecord("found {sign!r}, expected a move like 'c4' or ':s'.", sign=sign)
    return BadRecord("found {sign!r}, expected ',' before the moves.", sign=sign)


def _added(record: Record, word: str) -> Record:
    kind = _KINDS.get(word[:2])
    if kind is None:
        return record.play(record.game.move_named(word))
    if word[2:]:
        return record.lose(side_of(record.state, 1 + "bw".index(word[2])), kind)
    return record.passed() if kind == PASS else record.play(record.game.move_named(kind))


def _word(record: Record, ply: int) -> str:
    """The word in a link for a word of the record."""
    assert isinstance(record.game, Hex)
    word, player = record.words()[ply]
    if record.forfeit and ply == len(record.states) - 1:
        return f"{TERMS[record.forfeit.reason].hexworld}{'bw'[side_of(record.state, player) - 1]}"
    if word == record.game.move_name(record.game.swap):
        return TERMS[record.game.swap_kind].hexworld
    return TERMS[word].hexworld if word == PASS else word
