"""Plain lists of moves: `1.f6 2.swap 3.m16`.

Such a list does not name its game: it is read as moves of a given game. It is read in every hand: with and without
numbers, in columns, a move a line or `a5d7f3`, with colours before the moves, marks such as `!?`, and a result such as
`1-0` or `resigns` at the end. Text in brackets, and what follows `;`, `#` or `//` without being moves, is a comment.
"""

from __future__ import annotations

import re

from pyengine.core.errors import BadRecord, Refusal, Remark
from pyengine.core.game import NOBODY, Game, opponent
from pyengine.games import new_game
from pyengine.games.connection import SWAP, SWAP_PIECES, SWAP_SIDES
from pyengine.games.hex import SIDES, Hex
from pyengine.records.record import LETTERS, PASS, RESIGN, Record
from pyengine.records.tree import Tree
from pyengine.records.vocabulary import LOSSES, SWAPS, WORDS, meaning

TITLE = "Moves"
_NUMBER = re.compile(r"\d+[.):]+(?=[\s\w])\s*")
_BARE_NUMBER = re.compile(r"#?\d+(?:[.):]+|[,-](?=[a-z])|(?=\s)|$)\s*", re.IGNORECASE)
_COLOUR = re.compile(r"(black|white|red|blue|[bw](?=\W))(?:'s\b)?\s*(?:[:.=]\s*|-(?=[a-z])|(?=\s|$))", re.IGNORECASE)
_RESULT = re.compile(
    r"(?:(?P<points>1-0|0-1|1:0|0:1)(?![\w-])|(?P<letter>[bw])\+(?P<reason>\w*)|(?:wins|won|1/2-1/2|draw)\b)"
    rf"(?:[\s,(]*(?:by|on)?\s*(?P<by>{WORDS})(?![\w-])\)?)?",
    re.IGNORECASE,
)
_PHRASE = re.compile(rf"(?:{WORDS})(?![\w-])", re.IGNORECASE)
_WORD = re.compile(r"[a-zA-Z]\d{1,2}(?=-?[a-zA-Z]\d)|[^\s,;.!?|(){}\[\]…/→]+")
_SIGN = r"[^\S\n]|[,;|.…!?*/→>●○+\u200b-\u200d\u2060\ufeff]"
_LISTED = rf"(?:{_SIGN}|#?\d+[.):]?(?!\w)|[a-z]\d{{1,2}}(?!\w)|(?:{WORDS})(?![\w-])|(?:black|white|[bw])\b)"
_COMMENT = re.compile(
    r"\{([^{}]*)\}|\(([^()]*)\)|\[([^\[\]]*)\]"
    rf"|(?:;|//|#(?!\d))(?!{_LISTED}{{100}}|{_LISTED}{{0,99}}+(?:\n|$))([^\n]*)",
    re.IGNORECASE,
)
"""In brackets; or from a sign to the end of a line that does not go on with moves alone."""
_GAP = re.compile(rf"\|(?:\s*:?-+:?\s*\|)+|\n|{_SIGN}|moves?\b:?|(?<=\S)-+(?=[a-z]\d)", re.IGNORECASE)
_REASONS = {letter.lower(): reason for reason, letter in LETTERS.items()}


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
    tree = Tree.of(game)
    place = _after_gap(tree, text, 0)
    while place < len(text):
        place = _after_gap(tree, text, _after(numbers, text, place))
        try:
            place = _after_gap(tree, text, _step(tree, text, place))
        except Refusal as wrong:
            raise wrong.at(TITLE, text, place) from wrong
    if len(tree.nodes) == 1:
        raise BadRecord("found no move, expected one at least.").at(TITLE, text, 0)
    return tree


def _after_gap(tree: Tree, text: str, place: int) -> int:
    """The place of the next word. Comments before it belong to the latest move."""
    while place < len(text):
        if comment := _COMMENT.match(text, place):
            node, said = tree.nodes[tree.at], "".join(filter(None, comment.groups())).strip()
            if not said.isdecimal():  # a number in brackets is that of a move
                node.comment = "\n".join(filter(None, [node.comment, said]))
            place = comment.end()
        elif gap := _GAP.match(text, place):
            place = gap.end()
        else:
            break
    return place


def _step(tree: Tree, text: str, place: int) -> int:
    """Adds what stands at that place of the text; returns the place after it. Raises Refusal."""
    record = tree.nodes[tree.at].record
    if place == len(text):
        return place
    colour = _COLOUR.match(text, place)
    if colour:
        place = _after_gap(tree, text, colour.end())
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
    if record.outcome is not None:
        return
    points, letter, by = result["points"], result["letter"], meaning(result["by"] or "")
    winner = 1 if points and points[0] == "1" else 2 if points else 1 + "bw".index(letter.lower()) if letter else colour
    if winner == NOBODY:
        tree.remarks.append(Remark("The result {said!r} was left out.", said=result[0]))
        return
    reason = by if by in LOSSES else _REASONS.get((result["reason"] or "").lower()[:1])
    if reason is None:
        tree.remarks.append(Remark("The list tells only who won: a resignation is assumed."))
    tree.at = tree.add(tree.at, record.lose(opponent(winner), reason or RESIGN))


def _after(pattern: re.Pattern[str], text: str, place: int) -> int:
    """The place after a match of the pattern at this place, or this place if there is none."""
    found = pattern.match(text, place)
    return found.end() if found else place
