"""Plain lists of moves: `1.f6 2.swap 3.m16`.

Such a list does not name its game: it is read as moves of a given game. It is read in every hand: with and without
numbers, in columns, a move a line or `a5d7f3`, with colours before the moves, marks such as `!?`, and a result such as
`1-0` or `resigns` at the end. Text in brackets, and what follows `;`, `#` or `//` without being moves, is a comment.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pyengine.core.errors import BadRecord, Refusal, Remark
from pyengine.core.game import NOBODY, Game, opponent
from pyengine.games import GAMES, new_game
from pyengine.games.connection import SWAP, SWAP_PIECES, SWAP_SIDES
from pyengine.games.hex import SIDES, Hex
from pyengine.records.record import LETTERS, PASS, RESIGN, Record
from pyengine.records.tree import Tree
from pyengine.records.vocabulary import COLOURS, LOSSES, SWAPS, WORDS, meaning

TITLE = "Moves"
_NUMBER = re.compile(r"(?!1:0|0:1)(\d+)[.):]+(?=[\s\w])\s*")
_BARE_NUMBER = re.compile(r"(?!1:0|0:1)#?(\d+)(?:[.):]+|[,-](?=[a-z])|(?=\s)|$)\s*", re.IGNORECASE)
_DIGITS = 9
"""The most digits of a number that count."""
_NUMERAL = re.compile(r"#?\d+[.):]*")
_PLAYERS = "|".join(sorted({*COLOURS[0], *COLOURS[1], *(name for game in GAMES.values() for name in game.players)}))
_COLOUR = re.compile(rf"({_PLAYERS})(?!\w)(?:'s\b)?\s*(?:[:.]\s*|-(?=[a-z])|(?=\s|$))", re.IGNORECASE)
_LOSER = re.compile(rf"\s*:\s*({_PLAYERS})(?!\w)", re.IGNORECASE)
"""The player after a loss, as in `Timp expirat: negru`."""
_RESULT = re.compile(
    r"(?:(?P<points>1-0|0-1|1:0|0:1)(?![\w-])|(?P<letter>[bw])\+(?P<reason>\w*)|(?:wins|won|1/2-1/2|draw)\b)"
    rf"(?:[\s,(]*(?:by|on)?\s*(?P<by>{WORDS})(?![\w-])\)?)?",
    re.IGNORECASE,
)
_PHRASE = re.compile(rf"(?:{WORDS})(?![\w-])", re.IGNORECASE)
_WORD = re.compile(
    r"[a-zA-Z]\d{1,2}(?=-?[a-zA-Z]\d)|[^\s,;.!?|(){}\[\]\"'\u201c-\u201f`…/→●○\u200b-\u200d\u2060\ufeff]+"
)
_SIGN = r"[^\S\n]|[\"'\u201c-\u201f`,;|.…!?*/→>●○+\u200b-\u200d\u2060\ufeff]"
_COMMENT = re.compile(r"\{[^{}]*\}|\([^()]*\)|\[[^\[\]]*\]")
_SEPARATED = re.compile(r"(?:;|//|#(?!\d))[^\S\n]*([^\s,;.!?|(){}\[\]]+)[^\n]*")
"""A comment to the end of the line, unless its first word is one of a list."""
_GAP = re.compile(rf"-{{3,}}|\|(?:\s*:?-+:?\s*\|)+|\n|{_SIGN}|moves?\b:?|(?<=\S)-+(?=[a-z]\d)|-(?=\s)", re.IGNORECASE)
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
    reader = _Reader(text, Tree.of(game))
    reader.skip()
    while reader.place < len(text):
        start = reader.place
        try:
            reader.count(numbers)
            reader.skip()
            start = reader.place
            reader.step()
        except Refusal as wrong:
            raise wrong.at(TITLE, text, start) from wrong
        reader.skip()
    if len(reader.tree.nodes) == 1:
        raise BadRecord("found no move, expected one at least.").at(TITLE, text, 0)
    return reader.tree


@dataclass(slots=True)
class _Reader:
    """Reads the text from `place` on into the tree.

    `number` is the latest one of a move, and `own` tells whether the players move by the colours that stand before
    their moves, which is so or not throughout, up to a swap.
    """

    text: str
    tree: Tree
    place: int = 0
    number: int | None = None
    own: bool | None = None

    def count(self, numbers: re.Pattern[str]) -> None:
        """Goes on after the number of a move, if one is here. Raises BadRecord where moves are missing before it."""
        found = numbers.match(self.text, self.place)
        if found is None:
            return
        number = int(found[1][:_DIGITS])
        if self.number is not None and number not in (self.number, self.number + 1):
            raise BadRecord("found number {found}, expected {number}.", found=found[1], number=self.number + 1)
        self.place, self.number = found.end(), number

    def skip(self) -> None:
        """Goes on to the next word. Comments before it belong to the latest move."""
        while self.place < len(self.text):
            if comment := _COMMENT.match(self.text, self.place) or self._comment_to_the_end():
                node, said = self.tree.nodes[self.tree.at], comment[0].strip("()[]{};#/ \t\r")
                if not said.isdecimal():  # a number in brackets is that of a move
                    node.comment = "\n".join(filter(None, [node.comment, said]))
                self.place = comment.end()
            elif gap := _GAP.match(self.text, self.place):
                self.place = gap.end()
            else:
                break

    def _comment_to_the_end(self) -> re.Match[str] | None:
        """The comment that begins here and goes to the end of the line, unless the list goes on there."""
        found = _SEPARATED.match(self.text, self.place)
        return None if found is None or _is_listed(found[1], self.tree.game) else found

    def step(self) -> None:
        """Adds what stands here. Raises Refusal."""
        if self.place == len(self.text):
            return
        record = self.tree.nodes[self.tree.at].record
        colour = _COLOUR.match(self.text, self.place)
        if colour:
            self.place = colour.end()
            self.skip()
        player = _player(record, colour[1].lower()) if colour else record.state.to_move
        if result := _RESULT.match(self.text, self.place):
            _conclude(self.tree, result, player if colour else NOBODY)
            self.place = result.end()
        elif self.place < len(self.text):
            self._word(player, colour.end() if colour else -1)

    def _word(self, player: int, heading: int) -> None:
        """Adds the move or the loss of that player. After a colour, which ends at `heading`, there may be neither."""
        record = self.tree.nodes[self.tree.at].record
        word = _PHRASE.match(self.text, self.place) or _WORD.match(self.text, self.place)
        if not word:
            raise BadRecord("found {sign!r}, expected a move.", sign=self.text[self.place])
        kind, name = meaning(word[0]), word[0].lower()
        if kind is None and heading >= 0 and name not in record.game.geometry.index:  # Black White
            self.place = heading
            return
        if kind is None and heading >= 0:
            own = player == record.state.to_move
            if self.own not in (None, own):
                raise BadRecord("two moves of one colour in a row: expected a pass between them.")
            self.own = own
        elif kind in SWAPS:
            self.own = None
        self.place = word.end()
        if kind not in LOSSES:
            self._add(record.add(_canonical(name, kind)))
            return
        if loser := _LOSER.match(self.text, self.place):
            player, self.place = _player(record, loser[1].lower()), loser.end()
        if record.outcome is None:
            self._add(record.lose(player, kind))

    def _add(self, record: Record) -> None:
        self.tree.at = self.tree.add(self.tree.at, record)


def _is_listed(word: str, game: Game) -> bool:
    """Whether a word is one of those that lists consist of: a number, a move or a word of the vocabulary."""
    if _NUMERAL.fullmatch(word) or _COLOUR.match(word + " ") or _RESULT.match(word) or meaning(word):
        return True
    try:
        game.move_named(word.lower())
    except Refusal:
        return False
    return True


def _canonical(word: str, kind: str | None) -> str:
    """The word as records have it."""
    if kind == PASS:
        return PASS
    return SWAP if kind in SWAPS else word


def _player(record: Record, colour: str) -> int:
    """The player of that name or colour."""
    return 1 if colour in (record.game.players[0], *COLOURS[0]) else 2


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
