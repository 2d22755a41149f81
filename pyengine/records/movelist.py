"""Plain lists of moves: `1.f6 2.swap 3.m16`.

A list does not name its game, so the caller does. All usual styles are read: with and without numbers, in columns, with
one move a line or as `a5d7f3`, in brackets, with colours before the moves, the signs of annotators such as `!?`, `$1`
or `±`, and a result such as `1-0` or `resigns` at the end. Moves in round or square brackets are a variation: of the
move with their number, or of the move before them. Any other text in brackets is a comment, and so is text after `;`,
`#` or `//` that is no move. B is Blue in a list that has an R for Red and no W.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.errors import BadRecord, IllegalMove, Refusal, Remark
from pyengine.core.game import NOBODY, Game, opponent
from pyengine.core.geometry import plain_name
from pyengine.games import GAMES, new_game
from pyengine.games.connection import SWAP, SWAP_PIECES, SWAP_SIDES
from pyengine.games.hex import SIDES, Hex
from pyengine.records.record import LETTERS, PASS, RESIGN, Record
from pyengine.records.tree import Tree
from pyengine.records.vocabulary import COLOURS, LOSSES, SWAPS, WORDS, meaning

TITLE = Remark("form-moves")
_SIZES = (11, 13, 14, 15, 17, 19)
"""The sizes on which people play, in addition to the usual one of each game."""
_NUMBER = re.compile(r"(\d+)[.):…]+(?=[\s\w])\s*")
_BARE_NUMBER = re.compile(r"#?(\d+)(?:[.):…]+|[,-](?=[a-z])|(?=\s)|$)\s*", re.IGNORECASE)
_DIGITS = 9
"""The most digits of a number that are read."""
_NUMERAL = re.compile(r"#?\d+[.):]*")
_PLAYERS = "|".join(
    sorted({*COLOURS[0], *COLOURS[1], *(name for game in GAMES.values() for name in game.players)}, reverse=True)
)
_COLOUR = re.compile(
    rf"({_PLAYERS})(?!\w)(?:'s\b)?\s*(?:[:.]\s*|-(?=[a-z])|(?=[\s)\]]|$))|((?-i:[RBWVH])(?=(?-i:[a-z])\d))",
    re.IGNORECASE,
)
_RED, _WHITE = (
    re.compile(rf"(?<![\w+])(?:(?:{words})(?=[\s:.]+(?:\d+[.:]+)?[a-z]\d)|(?-i:[{letters}][a-z]\d))", re.IGNORECASE)
    for words, letters in (("r|v|red|vertical", "RV"), ("w|white", "W"))
)
"""A move of Red, and one of White."""
_LOSER = re.compile(rf"\s*:\s*({_PLAYERS})(?!\w)", re.IGNORECASE)
"""The player behind a loss, as in `Timp expirat: negru`."""
_DASH = "[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]"
_RESULT = re.compile(
    rf"(?:(?P<points>1\s?{_DASH}\s?0|0\s?{_DASH}\s?1|1:0|0:1)(?![\w-])|(?P<letter>[bwr])\+(?P<reason>\w*)"
    rf"|(?:wins|won|draw)\b|(?:1/2|½|0[.,]5)(?:\s?{_DASH}\s?(?:1/2|½|0[.,]5))?(?![\w/]))"
    rf"(?:[\s,(]*(?:by|on)?\s*(?P<by>{WORDS})(?![\w-])\)?)?",
    re.IGNORECASE,
)
_PHRASE = re.compile(rf"(?:{WORDS})(?![\w-])", re.IGNORECASE)
_WORD = re.compile(r"[\w:#@%&\\-][\w+:#@%&\\-]*")
_CELL = re.compile(r"[a-z]0*\d{1,2}(?!\d)(?=-?[a-z]\d|(?-i:N)(?!\w)|\W|$)", re.IGNORECASE)
"""A cell with something behind it that is no part of its name."""
_ANNOTATIONS = ("N", "TN", "RR", "D", "Δ", "Δ=")
"""Signs of annotators that are letters, as N for a novelty."""
_SIGN = r"[^\S\n]|\$\d+|#(?=\s|$)|[\"'`,;|.!?*/>+=~^]|[^\w\s\x00-\x7f]"
_GAP = re.compile(
    rf"-{{3,}}|\|(?:\s*:?-+:?\s*\|)+|\n|{_SIGN}|moves?\b:?|(?<=\S)-+(?=[a-z]\d)|-(?=[\s/+=)\]]|$)", re.IGNORECASE
)
_BRACKET = re.compile(r"\{[^{}]*\}|[()\[\]]")
_OPENING = {")": "(", "]": "["}
_AROUND = " \t\r\n.,;`'\""
"""Signs around the brackets of a whole list."""
_NUMBER_IN_BRACKETS = re.compile(r"\(\s*\d+\s*\)|\[\s*\d+\s*\]")
_FIRST_WORD = re.compile(r"[^\S\n]*([^\s,;.!?|(){}\[\]]+)")
_LINE_COMMENT = re.compile(rf"(?:;|//|#(?!\d)){_FIRST_WORD.pattern}[^\n]*")
"""A comment to the end of the line, unless its first word belongs to the list."""
_REASONS = {letter.lower(): reason for reason, letter in LETTERS.items()}
_LINE, _LETTERS = re.compile(r"[^\n]*\n|[^\n]+"), re.compile(r"[^\W\d_]+")
_HIDDEN = re.compile(r"\{[^{}]*\}|\([^()]*\)|\[[^\[\]]*\]")
"""Text in brackets, which does not tell where a list begins."""
_REPLY = re.compile(r"\d+[.):]?\s*(?:\.\.|…)")
"""The number of a move of the second player."""
_UNPLAYABLE = ("illegal-move", "game-over", "move-number")
"""The refusals of moves that could be played elsewhere."""
_MOVE = re.compile(r"(?<![^\W\d_])[a-z]\d{1,2}(?![^\W\d_]{2})", re.IGNORECASE)
_FIRST_NUMBER = re.compile(r"[\W_]*(\d+)(?=[.):\s]|$)(?!\s*(?:\.\.|…))")


def write(tree: Tree) -> str:
    """The moves of the line through the position shown."""
    words = tree.nodes[tree.end(tree.at)].record.words()
    return " ".join(f"{ply}.{word}" for ply, (word, _) in enumerate(words, start=1))


@dataclass(slots=True)
class Part:
    """A list within a text, from `start` to `end`, with the title above it.

    `moves` is how many moves on cells it seems to have, `number` the one it begins with.
    """

    start: int
    end: int
    title: str = ""
    moves: int = 0
    number: int | None = None


def split(text: str) -> list[Part]:
    """The lists of a text that holds several; one list may seem to be several, too.

    Each begins with number 1 or, without numbers, below an empty line or a line of words, and has two moves at least.
    """
    lists: list[Part] = []
    for part in _paragraphs(_hide_brackets(text)):
        if lists and (min(lists[-1].moves, part.moves) < 2 or part.number not in (None, 1)):
            lists[-1].end, lists[-1].moves = part.end, lists[-1].moves + part.moves
        else:
            lists.append(part)
    return lists


def _hide_brackets(text: str) -> str:
    """The text with commas for all that is in brackets."""
    return _HIDDEN.sub(lambda match: "," * len(match[0]), text)


def _paragraphs(text: str) -> Iterator[Part]:
    """The groups of lines between empty lines, titles and lines that begin with number 1.

    Comments on lines of their own are the title of a list below them, or else belong to the list above them.
    """
    part, titles = None, list[str]()
    for line in _LINE.finditer(text):
        words = line[0].strip()
        is_title, is_comment, is_empty = _is_title(words), _LINE_COMMENT.match(words), not words.strip("-=*_~#>")
        found = _FIRST_NUMBER.match(words)
        number = int(found[1][:_DIGITS]) if found else None
        if part and (is_empty or (is_title and not is_comment)):
            part.end, titles = line.start(), []
            yield part
            part = None
        elif part and number == 1 and part.moves > 1:
            yield part
            part = None
        if is_title:
            titles = titles if is_comment else []
            titles.append(words.strip("#=*:;/ "))
        elif not is_empty:
            part = part or Part(line.start(), 0, ", ".join(titles))
            part.number = part.number if part.moves else number
            part.end, part.moves, titles = line.end(), part.moves + len(_MOVE.findall(words)), []
    if part:
        part.end = len(text)
        yield part


def _is_title(line: str) -> bool:
    """Whether a line has words, and neither begins like a list nor has a move."""
    word = _LETTERS.search(line)
    if word is None or _MOVE.search(line):
        return False
    patterns = (_PHRASE, _RESULT, *(() if line[0] in "#=;/" else (_COLOUR,)))
    return not any(pattern.match(line, word.start()) for pattern in patterns)


def read(text: str, game: Game, *, part: Part | None = None, grows: bool = False) -> Tree:
    """The moves of the list in that game, in Hex with the kind of swap that the list names.

    A game that `grows` gets a larger board if the list has a cell beyond its own. Raises BadRecord with line and
    column.
    """
    part = part or Part(0, len(text))
    if game.name == Hex.name:
        words = (word for pattern in (_PHRASE, _WORD) for word in pattern.finditer(text, part.start, part.end))
        kinds = {meaning(word[0]) for word in words}
        trades = SWAP_SIDES in kinds or (bool(game.choices[SIDES.name]) and SWAP_PIECES not in kinds)
        game = new_game(game.name, game.size, game.choices | {SIDES.name: trades})
    remarks = list[Remark]()
    while True:
        try:
            tree = _read(text, game, part)
        except _Beyond as beyond:
            if not grows:
                raise beyond.refusal.at(TITLE, text, beyond.place) from beyond
            game = new_game(game.name, beyond.size, game.choices)
            remarks = [Remark("size-assumed", size=game.size)]
        else:
            tree.remarks += remarks
            return tree


class _Beyond(Exception):
    """A cell at `place` of the text that is on a board of that size, but not on that of the game."""

    def __init__(self, name: str, game: Game, size: int, place: int) -> None:
        names = game.geometry.names
        self.refusal = IllegalMove("cell-beyond-board", "move", move=name, first=names[0], last=names[-1], size=size)
        self.size, self.place = size, place


def _size_for(name: str, game: Game) -> int | None:
    """The size of the smallest usual board of the game that has a cell of that name, or else of any board."""
    sizes: list[int] = [*sorted({game.sizes[2], *_SIZES} & {*game.all_sizes()}), *game.all_sizes()]
    for size in sizes:
        if size > game.size and plain_name(name) in new_game(game.name, size, game.choices).geometry.index:
            return size
    return None


def _outer_brackets(text: str, part: Part, pairs: dict[int, int]) -> set[int]:
    """The places of the brackets around a whole list; adds the pairs within braces, which are no comment then."""
    places, first, last = set[int](), part.start, part.end - 1
    while True:
        while first < last and text[first] in _AROUND:
            first += 1
        while first < last and text[last] in _AROUND:
            last -= 1
        if text[first] + text[last] != "<>" and pairs.get(first) != last:
            return places
        places |= {first, last}
        first, last = first + 1, last - 1
        if text[first - 1] == "{":
            pairs |= _pairs(text, Part(first, last + 1))


def _pairs(text: str, part: Part) -> dict[int, int]:
    """The place of the closing bracket for that of each opening one that has a partner; others may lie between them."""
    pairs: dict[int, int] = {}
    waiting: list[int] = []
    count = {"(": 0, "[": 0}
    for bracket in _BRACKET.finditer(text, part.start, part.end):
        sign, place = bracket[0], bracket.start()
        if len(sign) > 1:
            pairs[place] = bracket.end() - 1
        elif sign in "([":
            waiting.append(place)
            count[sign] += 1
        elif count[_OPENING[sign]]:
            opening = -1
            while opening < 0 or text[opening] != _OPENING[sign]:
                opening = waiting.pop()
                count[text[opening]] -= 1
            pairs[opening] = place
    return pairs


def _read(text: str, game: Game, part: Part) -> Tree:
    if not game.move_name(0).isdigit():
        return _Reader(text, game, part, _BARE_NUMBER).read()
    try:
        return _Reader(text, game, part, _NUMBER).read()
    except BadRecord as wrong:  # the moves are numbers themselves, each after its own number, as in a page's list
        try:
            return _Reader(text, game, part, _BARE_NUMBER).read()
        except BadRecord:
            raise wrong from None


@dataclass(frozen=True, slots=True)
class _Variation:
    """Brackets from `start` to `end`, and what was known before them, in case they hold a comment.

    `base` is the node after which their moves begin; `at`, `number` and `own` are those of the reader, `nodes` and
    `remarks` counts, `comments` those of nodes.
    """

    start: int
    end: int
    base: int
    at: int
    number: int | None
    own: bool | None
    nodes: int
    remarks: int
    comments: dict[int, str]


class _Reader:
    """Reads a part of the text from `place` on into the tree.

    `number` is that of the latest move. `own` is True if the colours before the moves are those of the players, False
    if they are exchanged, which a swap may change, and None without colours. `variations` are those in whose brackets
    the place is. `bracketed` are the latest brackets that held moves of the main line, as their sign and last node.
    """

    def __init__(self, text: str, game: Game, part: Part, numbers: re.Pattern[str]) -> None:
        self.text, self.place, self.end, self.numbers = text, part.start, part.end, numbers
        self.tree = Tree.of(game)
        self.number: int | None = None
        self.own: bool | None = None
        self.variations: list[_Variation] = []
        self.bracketed = ("", 0)
        visible = _LINE_COMMENT.sub(self._hide_comment, _hide_brackets(text[part.start : part.end]))
        if not _MOVE.search(visible):  # the whole list is in brackets
            visible = text[part.start : part.end]
        self.has_red = bool(_RED.search(visible)) and not _WHITE.search(visible)
        self.pairs = _pairs(text, part)
        self.outer_brackets = _outer_brackets(text, part, self.pairs)
        self.unplayable = 0
        self.number_of: dict[int, int | None] = {}
        self.node_after: dict[tuple[int, tuple[str, int]], int] = {}

    def read(self) -> Tree:
        """The tree of the whole part. Raises BadRecord with line and column, or _Beyond."""
        first = self.place
        self._skip()
        while self.place < self.end:
            start = self.place
            try:
                self._count()
                self._skip()
                start = self.place
                self._step()
            except _Beyond:
                if not self.variations:
                    raise
                self._give_up(fits=False)
            except Refusal as wrong:
                if not self.variations:
                    raise wrong.at(TITLE, self.text, start) from wrong
                self._give_up(fits=wrong.id not in _UNPLAYABLE)
            self._skip()
        if len(self.tree.nodes) == 1:
            raise BadRecord("no-moves").at(TITLE, self.text, first)
        if self.unplayable:
            self.tree.remarks.append(Remark("variations-kept", count=self.unplayable))
        return self.tree

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        return pattern.match(self.text, self.place, self.end)

    def _count(self) -> None:
        """Skips the number of a move, if there is one. Raises BadRecord if moves are missing before it."""
        match = None if self._match(_RESULT) else self._match(self.numbers)
        if match is None:
            return
        number = int(match[1][:_DIGITS])
        if self.number is not None and number not in (self.number, self.number + 1):
            raise BadRecord("move-number", found=match[1], number=self.number + 1)
        self.place, self.number = match.end(), number

    def _skip(self) -> None:
        """Skips to the next word, into brackets and out of them. Comments before it belong to the latest move."""
        while self.place < self.end:
            if self.variations and self.place == self.variations[-1].end:
                self._close()
            elif self.place in self.outer_brackets:
                self.place += 1
            elif (comment := self._match(_LINE_COMMENT)) and not self._hide_comment(comment):
                end = min(comment.end(), *(variation.end for variation in self.variations[-1:]), self.end)
                self._comment(self.place, end)
                self.place = end
            elif number := self._match(_NUMBER_IN_BRACKETS):
                self.place = number.end()
            elif self.text[self.place] == "{" and self.place in self.pairs:
                end = self.pairs[self.place]
                self._comment(self.place + 1, end)
                self.place = end + 1
            elif self.text[self.place] in "([" and self.place in self.pairs:
                self._open()
            elif gap := self._match(_GAP):
                self.place = gap.end()
            else:
                break

    def _hide_comment(self, match: re.Match[str]) -> str:
        """The text of that match if the list continues there, perhaps with the colour of a move; "" for a comment."""
        first = match[1]
        if (colour := _COLOUR.match(first + " ")) and not self._is_move(first):
            word = _FIRST_WORD.match(match.string, min(match.start(1) + colour.end(), match.end(1)), match.end())
            first = word[1] if word else "-"
        return match[0] if self._belongs_to_list(first) else ""

    def _belongs_to_list(self, word: str) -> bool:
        """Whether a word may be part of a list: a number, a move or a word of the vocabulary."""
        known = _NUMERAL.fullmatch(word) or _COLOUR.match(word + " ") or _RESULT.match(word) or meaning(word)
        return bool(known) or self._is_move(word)

    def _is_move(self, word: str) -> bool:
        try:
            self.tree.game.move_named(word)
        except Refusal:
            return False
        return True

    def _comment(self, start: int, end: int) -> None:
        """Adds that text to the comment on the latest move, unless it is a number."""
        node, text = self.tree.nodes[self.tree.at], self.text[start:end].strip(";#/ \t\r\n")
        if not text.isdecimal():
            node.comment = "\n".join(filter(None, [node.comment, text]))

    def _open(self) -> None:
        """Goes into brackets, back to the position before the move that their first one replaces."""
        start, at, number, own = self.place, self.tree.at, self.number, self.own
        nodes, end = self.tree.nodes, self.pairs[start]
        self.place += 1
        while gap := self._match(_GAP):
            self.place = gap.end()
        is_first = bool(self.variations) and at == self.variations[-1].base
        goes_on = not self.variations and self.bracketed == (self.text[start], at)
        base = at if goes_on else self._base(self.variations[-1] if is_first else None)
        if base is None:
            self.number = number
            self._keep_as_comment(start, end, fits=False)
            return
        comments = {node: nodes[node].comment for node in (at, base)}
        remarks = len(self.tree.remarks)
        self.variations.append(_Variation(start, end, base, at, number, own, len(nodes), remarks, comments))
        self.tree.at, self.own = base, None

    def _base(self, outer: _Variation | None) -> int | None:
        """The node before the move that the one here replaces, by its number if it has one.

        None if that number is the one of a move which the list has yet to bring. `outer` are brackets that begin with
        these.
        """
        nodes, node, latest = self.tree.nodes, *((outer.at, outer.number) if outer else (self.tree.at, self.number))
        before = max(nodes[node].parent, 0)
        match = None if self._match(_RESULT) else self._match(self.numbers)
        if match is None or node == 0:
            return before
        is_reply, number = self._match(_REPLY) is not None, int(match[1][:_DIGITS])
        self.number, self.place = number, match.end()
        found: list[int] = []
        while node > 0 and (self.number_of[node] or 0) >= number:
            if self.number_of[node] == number:
                found.append(node)
            node = nodes[node].parent
        if not found:
            return None if number > (latest or 0) else before
        if is_reply and len(found) == 1 and len(nodes[found[0]].record.states) == 2 * number:
            return None
        return nodes[found[0] if is_reply else found[-1]].parent

    def _close(self) -> None:
        """Leaves brackets, which are a comment if they had no move that was new."""
        variation = self.variations[-1]
        if all(node.record.forfeit for node in self.tree.nodes[variation.nodes :]):
            self._give_up(fits=True)
            return
        self.variations.pop()
        self.place = variation.end + 1
        if variation.at == variation.base:  # the brackets hold moves of the line itself
            self.bracketed = (self.text[variation.start], self.tree.at)
        else:
            self.tree.at, self.number, self.own = variation.at, variation.number, variation.own

    def _give_up(self, *, fits: bool) -> None:
        """Makes a comment of the innermost brackets, whose moves, if there are any, do not fit the others."""
        variation, nodes = self.variations.pop(), self.tree.nodes
        del nodes[variation.nodes :]
        del self.tree.remarks[variation.remarks :]
        for node, comment in variation.comments.items():
            nodes[node].comment = comment
        self.tree.at, self.number, self.own = variation.at, variation.number, variation.own
        self._keep_as_comment(variation.start, variation.end, fits=fits)

    def _keep_as_comment(self, start: int, end: int, *, fits: bool) -> None:
        """Skips these brackets as a comment; counts them if they are a list whose moves do not fit the others."""
        if not fits:
            words = _WORD.findall(self.text, start, end)
            self.unplayable += any(map(self._is_move, words)) and all(map(self._belongs_to_list, words))
        self._comment(start + 1, end)
        self.place = end + 1

    def _step(self) -> None:
        """Adds the next word. Raises Refusal."""
        if self.place == self.end:
            return
        depth, colour = len(self.variations), self._match(_COLOUR)
        if colour and self._is_move(colour[1] or ""):
            colour = None
        if colour:
            self.place = colour.end()
            self._skip()
            if len(self.variations) != depth:
                return
            self._count()
            self._skip()
        player = self._player(colour[1] or colour[2]) if colour else self.tree.record.state.to_move
        if result := self._match(_RESULT):
            self.place = result.end()
            self._conclude(result, player if colour else NOBODY)
        elif self.place < self.end:
            self._word(player, colour.end() if colour else -1)

    def _word(self, player: int, heading: int) -> None:
        """Adds the move or the loss of that player, if any. `heading` is the end of the colour before it, or -1."""
        record, word = self.tree.record, self._next_word()
        kind, name = meaning(word[0]), word[0].lower()
        if word[0] in _ANNOTATIONS and not self._is_move(name):
            self.place = word.end()
            return
        if kind is None and heading >= 0 and not self._is_move(name):  # Black White
            self.place = heading
            return
        if kind is None and heading >= 0:
            own = player == record.state.to_move
            if self.own not in (None, own):
                raise BadRecord("two-moves-in-a-row")
            self.own = own
        elif kind in SWAPS:
            self.own = None
        self.place = word.end()
        if kind not in LOSSES:
            self._play(PASS if kind == PASS else SWAP if kind in SWAPS else name, word.start())
            return
        if loser := self._match(_LOSER):
            player, self.place = self._player(loser[1]), loser.end()
        if record.outcome is None:
            self._add(record.lose(player, kind))

    def _play(self, name: str, place: int) -> None:
        """Adds the move whose name stands at that place. Raises Refusal, or _Beyond for one on a larger board."""
        record = self.tree.record
        try:
            self._add(record.add(name))
        except IllegalMove as wrong:
            if wrong.id == "not-a-cell" and (size := _size_for(name, record.game)):
                raise _Beyond(name, record.game, size, place) from wrong
            raise

    def _next_word(self) -> re.Match[str]:
        """The word here, or the cell at its beginning if the whole of it has no meaning. Raises BadRecord."""
        word = self._match(_PHRASE) or self._match(_WORD)
        if not word:
            raise BadRecord("unexpected-sign", sign=self.text[self.place])
        known = meaning(word[0]) or self._is_move(word[0])
        return word if known else self._match(_CELL) or word

    def _add(self, record: Record) -> None:
        """Goes to the position after one more move, which may be there already.

        Gives brackets up that go on from a move whose own line goes on behind them.
        """
        nodes, at, key = self.tree.nodes, self.tree.at, (self.tree.at, record.latest)
        node = self.node_after.get(key, len(nodes))
        if node >= len(nodes) or (nodes[node].parent, nodes[node].record.latest) != key:
            if any(at == variation.at != variation.base for variation in self.variations):
                self._give_up(fits=False)
                return
            node = self.node_after[key] = self.tree.add(at, record)
            self.number_of[node] = self.number
        self.tree.at = node

    def _player(self, colour: str) -> int:
        """The player with that name or colour."""
        colour = colour.lower()
        if colour == "b":
            return 2 if self.has_red else 1
        return 1 if colour in (self.tree.game.players[0], *COLOURS[0]) else 2

    def _conclude(self, result: re.Match[str], colour: int) -> None:
        """Ends a running game with the result in the list, won by `colour` if the result names no winner."""
        record = self.tree.record
        if record.outcome is not None:
            return
        points, letter, by = result["points"], result["letter"], meaning(result["by"] or "")
        winner = 1 if points and points[0] == "1" else 2 if points else self._player(letter) if letter else colour
        if winner == NOBODY:
            self.tree.remarks.append(Remark("result-dropped", said=result[0]))
            return
        reason = by if by in LOSSES else _REASONS.get((result["reason"] or "").lower()[:1])
        if reason is None:
            self.tree.remarks.append(Remark("resignation-assumed"))
        self._add(record.lose(opponent(winner), reason or RESIGN))
