"""Plain lists of moves: `1.f6 2.swap 3.m16`.

Such a list does not name its game: it is read as moves of a given game. It is read in every hand: with and without
numbers, in columns, a move a line or `a5d7f3`, with colours before the moves, comments in brackets, marks such as `!?`,
and a result such as `1-0` or `resigns` at the end.
"""

from __future__ import annotations

import re

from pyengine.core.errors import BadRecord, Refusal, Remark
from pyengine.core.game import NOBODY, Game, opponent
from pyengine.games import new_game
from pyengine.games.connection import SWAP, SWAP_PIECES, SWAP_SIDES
from pyengine.games.hex import SIDES, Hex
from pyengine.records.record import PASS, RESIGN, Record
from pyengine.records.tree import Tree
from pyengine.records.vocabulary import LOSSES, SWAPS, meaning

TITLE = "Moves"
_GAP = re.compile(r"(?:[\s,;|!?*]|[Mm]oves?\b:?|(?<=\S)-+(?=[a-zA-Z]\d)|\{[^{}]*\}|\([^()]*\)|\[[^\[\]]*\])*")
_NUMBER = re.compile(r"\d+[.):]+(?=[\s\w])\s*(?:\.{2,}\s*)?")
_BARE_NUMBER = re.compile(r"#?\d+(?:[.):]+|(?=\s)|$)\s*(?:\.{2,}\s*)?")
_COLOUR = re.compile(r"(black|white|red|blue|[bw](?=\W))(?:'s\b)?\s*(?:[:.=]\s*|-(?=[a-z])|(?=\s|$))", re.IGNORECASE)
_RESULT = re.compile(r"(1-0|0-1|1:0|0:1)(?![\w-])|([bw])\+(\w*)|(?:wins|won|1/2-1/2|draw)\b", re.IGNORECASE)
_PHRASE = re.compile(
    r"(?:swap|times?|timed|lost|out)[ _-](?:pieces|stones|sides|colou?rs|out|on[ _-]time|of[ _-]time)(?!\w)",
    re.IGNORECASE,
)
_WORD = re.compile(r"[a-zA-Z]\d{1,2}(?=-?[a-zA-Z]\d)|[^\s,;.!?|(){}\[\]]+")
_REASONS = {"": RESIGN, "r": RESIGN, "t": LOSSES[1], "f": LOSSES[2]}


def write(tree: Tree) -> str:
    """The moves of the line through the position shown, from the first to the last."""
    number = (tree.at, *tree.following(tree.at))[-1]
    return " ".join(f"{ply}.{word}" for ply, (word, _) in enumerate(tree.nodes[number].record.words(), start=1))


def read(text: str, game: Game) -> Tree:
    """The moves of the list, played in that game. Raises BadRecord with line and column.

    Hex is played with the kind of swap that the list names.
    """
    if game.name == Hex.name:
        kinds = {meaning(word[0]) for word in (*_PHRASE.finditer(text), *_WORD.finditer(text))}
        trades = SWAP_SIDES in kinds or (bool(game.chosen[SIDES.name]) and SWAP_PIECES not in kinds)
        game = new_game(game.name, game.size, game.chosen | {SIDES.name: trades})
    if not game.move_name(0).isdigit():
        return _read(text, game, _BARE_NUMBER)
    try:
        return _read(text, game, _NUMBER)
    except BadRecord as wrong:  # moves that are numbers themselves, each after its own number: a page's list
        try:
            return _read(text, game, _BARE_NUMBER)
        except BadRecord:
            raise wrong from None


def _read(text: str, game: Game, numbers: re.Pattern[str]) -> Tree:
    tree, place = Tree.of(game), _after(_GAP, text, 0)
    while place < len(text):
        try:
            place = _after(_GAP, text, _step(tree, text, _after(numbers, text, place)))
        except Refusal as wrong:
            raise wrong.at(TITLE, text, _after(numbers, text, place)) from wrong
    return tree


def _step(tree: Tree, text: str, place: int) -> int:
    """Adds what stands at that place of the text; returns the place after it. Raises Refusal."""
    record = tree.nodes[tree.at].record
    if place == len(text):
        return place
    colour = _COLOUR.match(text, place)
    if colour:
        place = _after(_GAP, text, colour.end())
    player = _player(record, colour[1].lower()) if colour else record.state.to_move
    result = _RESULT.match(text, place)
    if result:
        _conclude(tree, result, player if colour else NOBODY)
        return result.end()
    if place == len(text):
        return place
    word = _PHRASE.match(text, place) or _WORD.match(text, place)
    if not word:
        raise BadRecord("found {sign!r}, expected a move.", sign=text[place])
    kind = meaning(word[0])
    if kind in LOSSES:
        if record.outcome is None:
            tree.at = tree.add(tree.at, record.lose(player, kind))
    elif not colour or kind is not None or word[0].lower() in record.game.geometry.index:
        tree.at = tree.add(tree.at, record.add(_canonical(word[0].lower(), kind)))
    else:  # a heading: Black White
        return colour.end()
    return word.end()


def _canonical(word: str, kind: str | None) -> str:
    """The word as records have it."""
    if kind == PASS:
        return PASS
    return SWAP if kind in SWAPS else word


def _player(record: Record, colour: str) -> int:
    """The player of that colour: black, red and b are the first."""
    names = record.game.players
    return 1 + names.index(colour) if colour in names else 1 if colour in ("b", "red", "black") else 2


def _conclude(tree: Tree, result: re.Match[str], colour: int) -> None:
    """Ends a game that goes on with the result that the list tells, for `colour` if that stands before it."""
    record = tree.nodes[tree.at].record
    told, letter, reason = result[1], result[2], (result[3] or "").lower()[:1]
    winner = (1 if told[0] == "1" else 2) if told else 1 + "bw".index(letter.lower()) if letter else colour
    if record.outcome is not None or winner == NOBODY:
        return
    if reason not in _REASONS or not reason:
        tree.remarks.append(Remark("The list tells only who won: a resignation is assumed."))
    tree.at = tree.add(tree.at, record.lose(opponent(winner), _REASONS.get(reason, RESIGN)))


def _after(pattern: re.Pattern[str], text: str, place: int) -> int:
    """The place after a match of the pattern at this place, or this place if there is none."""
    found = pattern.match(text, place)
    return found.end() if found else place
