"""Games of Hex and Y as SGF, the Smart Game Format (FF[4]), with variations, comments and marks.

Hex is GM[11], as in the standard. Y has no number there; it is GM[Y], which other programs use as well, and GM[BENT]
on bent boards. Points are written as `a1`. Player 1 is Black and moves first. RU[pie] or RU[no pie] tells whether the
pie rule is on, which is the default. A swap is written `swap-pieces` or, if the players trade sides, `swap-sides`.
After `swap-sides` the players have also traded colours, so that Black always connects top and bottom, and all later
moves and the result are written in the new colours; PB and PW remain the players as they started. DT is the date of the
game, as 2026-11-22. RU[pie, swap sides] announces this kind of swap, but the reader also recognises it by the move. In
Y, where all sides are shared, the two swaps are the same. RU[no pie, two stones a turn] and RU[no pie, handicap 2] are
the rules with which a player places several stones in a row. Unknown properties are kept unchanged; those of a node
without a move are added to the node before it. Marks on a position are TR, SQ, CR, MA, LB, AR and LN, and SL where a
cell is shaded: DD would shade it in all positions that follow.

A position that is set up at the start (AB, AW, PL) is read as a made-up sequence of moves, in the order of the text.
Wherever the same player places another stone, the opponent passes in between, which PL tells when it is written.
Stones that are added later in the game are moves of the same kind.

Programs differ in what they mean by a swap. The colour of the next move decides: if whoever swapped moves again, the
players have traded sides and colours, whatever the swap is called. Without a next move, its name decides.

Files of Little Golem have no GM, and points of two letters; their moves, but not PB, PW and RE, are those of exchanged
colours. Such points, SZ[11:11], rectangles as AB[a1:c3] and text around the games are read everywhere, and so are long
names of properties, of which capitals and digits count: CoPyright is CP. Hex without SZ is of size 11. Properties
without a value, PL of nobody, marks beside the board, moves after the end and games of other kinds are left out, and
long labels are cut. The remarks tell so.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pyengine.core.errors import BadRecord, BadValue, Refusal, Remark
from pyengine.core.game import NOBODY, Choice, Game, opponent
from pyengine.games import new_game
from pyengine.games.connection import HANDICAP, MASTER, PIE, SWAP, SWAP_SIDES, ConnectionGame
from pyengine.games.hex import SIDES, Hex
from pyengine.records.marks import KINDS as MARKS
from pyengine.records.marks import LABEL, LONGEST, SIGNS, Mark, arranged, shortened
from pyengine.records.position import leading_to, with_stones
from pyengine.records.record import LETTERS, PASS, Record
from pyengine.records.tree import Tree, side_of
from pyengine.records.vocabulary import LOSSES, SWAPS, TERMS, meaning

TITLE = "SGF"
KINDS = {"hex": "11", "y": "Y", "bent": "BENT"}
"""The value of GM for each game that has one."""
COLOURS = ("B", "W")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*")
VALUE = re.compile(r"(?:[^\\\]]|\\.)*", re.DOTALL)
"""The name of a property, and a value between its brackets."""
_COMMENT, _RESULT, _RULED = "C", "RE", "RU"
_MARKED = {name: kind for kind, name in MARKS.items()}
_NOTES = (_COMMENT, *_MARKED)
"""Properties of a position, not of the whole game."""
_HEADER = ("FF", "CA", "GM", "SZ")
_STONES = ("AB", "AW", "AE")
_TURN = "PL"
_SINGLE = (*COLOURS, "GM", "SZ", _TURN)
"""Properties with one value."""
_RULES = re.compile(r"(no )?pie(, swap sides)?(, two stones a turn)?(?:, handicap (\d))?")
_WON = re.compile(r"([BW])\w*\+(.+)", re.IGNORECASE)
_LOST = {letter: reason for reason, letter in LETTERS.items()}
_SIZE = re.compile(r"(\d{1,3})(?:[:x](\d{1,3}))?", re.ASCII)
_BEGUN = re.compile(r"\(\s*(?:[;()]|[A-Za-z]+\[|$)")
_START = re.compile(r"\(\s*;\s*(?:[A-Za-z]\w*\s*\[|[;()])")
"""What is meant to be SGF from its beginning, and where a game begins, which a face such as (;-) is not."""
_LETTERED = re.compile(r"[a-z]{2}", re.ASCII)
_POINT = re.compile(r"[a-z]\d{1,2}", re.ASCII)
_PASSES = ("tt", "--")
"""Other ways than the vocabulary's to write a turn without a move."""
USUAL = 11
"""The size of Hex without SZ, by the standard."""
_SPACE = re.compile(r"\s*")
_ESCAPED = re.compile(r"\\(\r\n|.)", re.DOTALL)


def recognised(text: str) -> bool:
    """Whether a text without white space around it is meant to be SGF."""
    return bool(_BEGUN.match(text) or _START.search(text))


def writes(tree: Tree) -> bool:
    """Whether the game can be written as SGF."""
    return tree.game.name in KINDS


def require_kind(game: Game) -> None:
    """Raises BadValue for a game that cannot be written as SGF."""
    if game.name not in KINDS:
        raise BadValue(
            "{title} cannot be written as SGF: expected {known}.", "game", title=game.title, known=tuple(KINDS)
        )


def write(record: Record, players: Sequence[str] = ("", ""), date: str = "") -> str:
    """One game as SGF with the names of its players and its date. Raises BadValue for games other than Hex and Y."""
    tree = Tree.along(record)
    credit(tree, players, date)
    return write_tree(tree)


def credit(tree: Tree, players: Sequence[str], date: str, title: str = "") -> None:
    """Notes players, date and title of a game in its first node, unless it says them already; "" is not known."""
    named = {f"P{colour}": name for colour, name in zip(COLOURS, players, strict=True)}
    known = {**named, "DT": date, "GN": title}
    properties = tree.nodes[0].properties
    tree.nodes[0].properties = {name: (_escaped(text),) for name, text in known.items() if text} | properties


def write_tree(tree: Tree) -> str:
    """A game with variations, comments and foreign properties. Raises BadValue for games other than Hex and Y."""
    require_kind(tree.game)
    children, end, parts = tree.children(), tree.end(), ["("]
    told = _is_told_by_result(tree, end)  # the forfeit at the end of the main line
    waiting: list[int | str] = [0]
    while waiting:
        number = waiting.pop()
        if isinstance(number, str):
            parts.append(number)
            continue
        if number != end or not told:
            parts.append(_written(tree, number, _result(tree, end)))
        if len(children[number]) == 1:
            waiting.append(children[number][0])
        else:
            for child in reversed(children[number]):
                waiting += [")", child, "\n("]
    return "".join(parts) + ")\n"


def read(text: str) -> list[Record]:
    """The main lines of the games in the text. Raises BadRecord, see `read_trees`."""
    return [tree.nodes[tree.end()].record for tree in read_trees(text)]


def read_trees(text: str) -> list[Tree]:
    """The games in the text. Raises BadRecord, which says what was expected at which line and column."""
    start = _START.search(text)
    scanner = _Scanner(text, start.start() if start else 0)
    games: list[Tree] = []
    others: list[_OtherGame] = []
    while not (games or others) or not scanner.ended():
        nodes = scanner.tree()
        try:
            games.append(_game(scanner, nodes))
        except _OtherGame as other:
            others.append(other)
    if not games:
        raise others[0]
    if others:
        for tree in games:
            tree.remarks.append(Remark("Games of other kinds were skipped: {count}.", count=len(others)))
    return games


def is_property(name: str, values: Sequence[str]) -> bool:
    """Whether a foreign property is as the reader returns it, with every value as written in the text."""
    return bool(_NAME.fullmatch(name) and name == _name(name) and values and all(map(VALUE.fullmatch, values)))


def said(tree: Tree, name: str) -> str:
    """The text of a foreign property of the first node, or ""."""
    return _unescaped(tree.nodes[0].properties.get(name, ("",))[0]).strip()


def result(tree: Tree) -> str:
    """How the main line ended, as RE tells it, or what the text says of a game without an end; "" if nothing."""
    return _result(tree, tree.end()) or said(tree, _RESULT)


def _is_told_by_result(tree: Tree, end: int) -> bool:
    """Whether a node is a forfeit that RE describes completely."""
    node = tree.nodes[end]
    alone = tree.children()[node.parent] == [end]
    return node.record.forfeit is not None and alone and not (node.comment or node.marks or node.properties)


def _result(tree: Tree, end: int) -> str | None:
    """The value of RE, if the main line ends with a result."""
    record = tree.nodes[end].record
    outcome = record.outcome
    if outcome is None:
        return None
    return f"{COLOURS[side_of(record.state, outcome.winner) - 1]}+{LETTERS.get(outcome.reason, '')}"


def _written(tree: Tree, number: int, result: str | None) -> str:
    """The text of one node."""
    node = tree.nodes[number]
    properties = dict(node.properties)
    if number == 0:
        properties = _first(tree, properties, result)
        start = ";"
    else:
        game = tree.game
        assert isinstance(game, ConnectionGame)
        before = tree.nodes[node.parent].record.state
        word, player = node.record.latest
        colour = COLOURS[side_of(before, player) - 1]
        if node.record.forfeit:
            start = f"\n;{colour}[{TERMS[node.record.forfeit.reason].sgf}]"
        elif word == PASS:
            start = f"\n;{TERMS[PASS].sgf}[{COLOURS[COLOURS.index(colour) - 1]}]"
        else:
            start = f"\n;{colour}[{game.swap_kind if node.record.state.last == game.swap else word}]"
    for mark in node.marks:
        name, value = MARKS[mark.kind], ":".join(filter(None, (mark.cell, mark.to, _composed(mark.text))))
        properties[name] = (*properties.get(name, ()), value)
    if node.comment:
        properties[_COMMENT] = (_escaped(node.comment),)
    return start + "".join(name + "".join(f"[{value}]" for value in values) for name, values in properties.items())


def _first(tree: Tree, foreign: Mapping[str, tuple[str, ...]], result: str | None) -> dict[str, tuple[str, ...]]:
    """The properties of the first node: foreign ones stand between the rules and the result."""
    game = tree.game
    assert isinstance(game, ConnectionGame)
    rules = "pie" if game.chosen[PIE.name] else "no pie"
    rules += ", swap sides" * game.trades + ", two stones a turn" * (game.turn > 1)
    rules += f", handicap {game.extra}" if game.extra else ""
    own = {"FF": ("4",), "CA": ("UTF-8",), "GM": (KINDS[game.name],), "SZ": (str(game.size),), "RU": (rules,)}
    return {**own, **foreign} | ({_RESULT: (result,)} if result else {})


class _OtherGame(BadRecord):
    """A game of another kind in the text."""

    def __init__(self, wrong: BadRecord) -> None:
        super().__init__(wrong.template, wrong.field, **wrong.values)
        self.quote = wrong.quote


@dataclass(frozen=True, slots=True)
class _Property:
    """The values of a property as written in the text, and the place of the first one."""

    values: tuple[str, ...]
    place: int

    def __add__(self, other: _Property) -> _Property:
        return _Property(self.values + other.values, self.place)

    @property
    def text(self) -> str:
        """The first value, unescaped."""
        return _unescaped(self.values[0]).strip()


@dataclass(slots=True)
class _Node:
    """A node of the text; `parent` is the number of its parent in the game, -1 for the first node."""

    parent: int
    properties: dict[str, _Property] = field(default_factory=dict)

    def said(self, name: str) -> str:
        """The first value of a property, in small letters; "" if it is not there."""
        return self.properties[name].text.lower() if name in self.properties else ""

    def meant(self, name: str) -> str | None:
        """What a move of that colour is called in the vocabulary, if it is one of its words."""
        return meaning(self.said(name))

    @property
    def colour(self) -> str:
        """The colour that has the turn in this node: that of a move or, if PL gives the turn away, the other one."""
        moved = [name for name in self.properties if name in COLOURS]
        turned = {"b": "W", "w": "B"}.get(self.said(_TURN)[:1], "")
        return moved[0] if moved else turned


@dataclass(slots=True)
class _Scanner:
    """Reads the text from `place` on; the first game begins at `start`."""

    text: str
    start: int
    place: int = field(init=False)
    left: list[Remark] = field(default_factory=list)
    """One for each thing that has been left out of the present game."""

    def __post_init__(self) -> None:
        self.place = self.start

    def located(self, wrong: Refusal, place: int | None = None) -> BadRecord:
        """The error with the line and column of that place, or of the present one."""
        return wrong.at(TITLE, self.text, self.place if place is None else place)

    def ended(self) -> bool:
        """Whether no further game begins; text between games is skipped."""
        start = _START.search(self.text, self.place)
        self.place = start.start() if start else len(self.text)
        return start is None

    def tree(self) -> list[_Node]:
        """The nodes of the game that begins here, each after its parent and in the order of the text."""
        nodes: list[_Node] = []
        self.left.clear()
        self.start = self.place
        self._expect("(")
        latest, branches = -1, [-1]
        expected = ";"
        while branches:
            sign = self._expect(expected)
            expected = "(;)"
            if sign == ";":
                nodes.append(_Node(latest, self._properties()))
                latest = len(nodes) - 1
            elif sign == "(":
                branches.append(latest)
                expected = ";"
            else:
                latest = branches.pop()
        return nodes

    def _properties(self) -> dict[str, _Property]:
        found: dict[str, _Property] = {}
        self._skip()
        while match := _NAME.match(self.text, self.place):
            name, place = _name(match[0]), self.place
            self.place = match.end()
            values = self._values(name)
            if values is None:
                continue
            found[name] = found[name] + values if name in found else values
            if name in _SINGLE and len(found[name].values) > 1:
                wrong = BadRecord("property {name} occurs twice in one node: expected it once.", name=name)
                raise self.located(wrong, place)
            self._skip()
        return found

    def _values(self, name: str) -> _Property | None:
        """The values of a property; None for one without any, which is left out unless it would be a move."""
        self._skip()
        found, first = [], self.place + 1
        while self.text[self.place : self.place + 1] == "[":
            match = VALUE.match(self.text, self.place + 1)
            assert match is not None, "it matches nothing, if need be"
            if self.text[match.end() : match.end() + 1] != "]":
                break
            found.append(match[0])
            self.place = match.end() + 1
            self._skip()
        if not found and name not in _SINGLE and self.text[self.place : self.place + 1] != "[":
            self.left.append(Remark("Properties without a value were left out: {count}.", count=1))
            return None
        if not found:
            raise self.located(BadRecord("expected a value in brackets for property {name}.", name=name))
        return _Property(tuple(found), first)

    def _expect(self, signs: str) -> str:
        self._skip()
        sign = self.text[self.place : self.place + 1]
        if not sign or sign not in signs:
            expected = tuple(map(repr, signs))
            if not sign:
                raise self.located(BadRecord("the text ends, expected {expected}.", expected=expected))
            raise self.located(BadRecord("found {sign!r}, expected {expected}.", sign=sign, expected=expected))
        self.place += 1
        return sign

    def _skip(self) -> None:
        match = _SPACE.match(self.text, self.place)
        self.place = match.end() if match else self.place


def _game(scanner: _Scanner, nodes: Sequence[_Node]) -> Tree:
    """The game of these nodes, at the end of its main line."""
    swaps = _swaps(nodes)
    trades = any(swap.kind == SWAP_SIDES for swap in swaps.values())
    remarks: list[Remark] = []
    tree = Tree.of(_new_game(scanner, nodes, trades, remarks))
    tree.remarks = remarks
    replay = _Replay(scanner, tree, "GM" not in nodes[0].properties and _are_lettered(nodes))
    places: list[int] = []
    for number, node in enumerate(nodes):
        places.append(replay.node(places[node.parent] if places else -1, node.properties, swaps.get(number)))
    replay.result()
    replay.tree.at = replay.tree.end()
    for node_read in replay.tree.nodes:
        node_read.marks = arranged(node_read.marks)
    replay.tree.remarks += _counted(scanner.left)
    return replay.tree


def _counted(remarks: Sequence[Remark]) -> list[Remark]:
    """One remark of each kind, with the number of them."""
    counts = Counter(remark.template for remark in remarks)
    kinds = {remark.template: remark for remark in remarks}
    for template, remark in kinds.items():
        remark.values["count"] = counts[template]
    return list(kinds.values())


def _are_lettered(nodes: Sequence[_Node]) -> bool:
    """Whether points are written with two letters."""
    return any(_LETTERED.fullmatch(node.said(colour)) for node in nodes for colour in COLOURS)


def _new_game(scanner: _Scanner, nodes: Sequence[_Node], trades: bool, remarks: list[Remark]) -> ConnectionGame:
    """The game that the first node describes; `trades` is True if the players trade sides in it.

    What the node leaves open is assumed where only one thing can be meant, and then among the remarks.
    """
    root = nodes[0].properties
    name = _kind(scanner, root["GM"]) if "GM" in root else Hex.name
    if "GM" not in root and not _are_lettered(nodes):
        if not any(_POINT.fullmatch(node.said(colour)) for node in nodes for colour in COLOURS):
            wrong = BadRecord("the first node has no GM: expected GM[11] for Hex or GM[Y].")
            raise _OtherGame(scanner.located(wrong, scanner.start))
        remarks.append(Remark("{title} is assumed.", title=Hex.title))
    if "SZ" not in root or not root["SZ"].text:
        if name != Hex.name:
            raise scanner.located(BadRecord("the first node has no SZ: expected SZ and the size."), scanner.start)
        remarks.append(Remark("Size {size} is assumed.", size=USUAL))
        root["SZ"] = _Property((str(USUAL),), scanner.start)
    size = root["SZ"]
    if not (sizes := _SIZE.fullmatch(size.text)):
        raise scanner.located(
            BadRecord("SZ[{size}] is not a size: expected a whole number.", size=size.text), size.place
        )
    if sizes[2] and int(sizes[2]) != int(sizes[1]):
        wrong = BadRecord("the board has two sizes: expected a board with as many rows as columns.")
        raise scanner.located(wrong, size.place)
    known = _RULES.fullmatch(root[_RULED].text) if _RULED in root else None
    chosen: dict[str, Choice] = {PIE.name: not (known and known[1])}
    if known:
        chosen |= {MASTER.name: bool(known[3]), HANDICAP.name: int(known[4] or 0)}
    if name == Hex.name:
        chosen[SIDES.name] = trades or bool(known and known[2])
    try:
        game = new_game(name, int(sizes[1]), chosen)
    except Refusal as refused:
        raise scanner.located(refused, size.place) from refused
    assert isinstance(game, ConnectionGame)
    return game


def _kind(scanner: _Scanner, found: _Property) -> str:
    """The name of the game with that number."""
    names = [name for name, value in KINDS.items() if found.text.upper() in (value, name.upper())]
    if not names:
        wrong = BadRecord("GM[{kind}] is another game: expected GM[11] for Hex or GM[Y].", kind=found.text)
        raise _OtherGame(scanner.located(wrong, found.place))
    return names[0]


@dataclass(slots=True)
class _Swap:
    """A swap: what it is called, and whether the players trade colours; None until a move follows that tells."""

    kind: str
    trades: bool | None = None


def _swaps(nodes: Sequence[_Node]) -> dict[int, _Swap]:
    """The swaps among the nodes, by number."""
    found: dict[int, _Swap] = {}
    latest: list[int] = []  # for each node the number of the last one up to it in which a player had the turn
    for number, node in enumerate(nodes):
        before = latest[node.parent] if number else -1
        colour = node.colour
        moves = colour and node.meant(colour) not in LOSSES  # either player may lose at any time
        if moves and before in found and found[before].trades is None:
            found[before].trades = colour == nodes[before].colour
            if found[before].trades:
                found[before].kind = SWAP_SIDES
        kind = node.meant(colour)
        if colour and kind in SWAPS:
            found[number] = _Swap(kind)
        latest.append(number if colour else before)
    return found


@dataclass(slots=True)
class _Replay:
    """A game as far as it has been read.

    `exchanged` tells whether White moves first, as at Little Golem, and `traded` are the nodes at or after which the
    players have traded colours.
    """

    scanner: _Scanner
    tree: Tree
    exchanged: bool
    traded: set[int] = field(default_factory=set)

    def node(self, parent: int, properties: Mapping[str, _Property], swap: _Swap | None) -> int:
        """The number of the node that those of the text make after `parent`, or `parent` if they have no move.

        The first node of the text has no parent, -1. Whatever it says but its notes belongs to the whole game.
        """
        whole, number = parent < 0, max(parent, 0)
        set_up = [name for name in properties if name in _STONES]
        start = whole or (bool(set_up) and len(self.tree.nodes) == 1)
        if set_up:
            number = self._set_up(number, properties, properties[set_up[0]].place)
        elif _TURN in properties and _to_move(properties[_TURN]) is None:
            self.scanner.left.append(Remark("Values of PL that are no player were left out: {count}.", count=1))
        elif _TURN in properties:
            number = self._turn(number, properties[_TURN])
        for name, found in properties.items():
            if name in COLOURS:
                number = self._move(number, COLOURS.index(name) + 1, found, swap)
        for name, found in properties.items():
            if name != _RULED or (whole and not _RULES.fullmatch(found.text)):
                self._keep(0 if start and name not in _NOTES else number, name, found)
        return number

    def result(self) -> None:
        """Ends the main line with the forfeit that RE names, if the game is not over; any other RE is kept."""
        end, properties = self.tree.end(), self.tree.nodes[0].properties
        told = "".join(properties.get(_RESULT, ())).strip()
        record = self.tree.nodes[end].record
        won = _WON.fullmatch(told)
        reason = won and _LOST.get(won[2].upper(), meaning(won[2].rstrip(".")))
        if won and reason in LOSSES and record.outcome is None:
            loser = opponent(self._player(end, 1 + COLOURS.index(won[1].upper())))
            end = self.tree.add(end, record.lose(loser, reason))
        if self.tree.nodes[end].record.outcome is not None:
            properties.pop(_RESULT, None)

    def _keep(self, number: int, name: str, found: _Property) -> None:
        """Keeps a property that is not a move."""
        node = self.tree.nodes[number]
        if name == _COMMENT:
            node.comment = "\n\n".join(filter(None, [node.comment, *map(_unescaped, found.values)]))
        elif name in _MARKED:
            node.marks += tuple(self._marks(_MARKED[name], found))
        elif name not in (*COLOURS, *_STONES, _TURN, *(_HEADER if number == 0 else ())):
            known = node.properties.get(name, ())
            node.properties[name] = known if known and name in _SINGLE else (*known, *found.values)

    def _marks(self, kind: str, found: _Property) -> Iterator[Mark]:
        """The marks of a kind that a property sets."""
        for value in dict.fromkeys(filter(str.strip, found.values)):
            marks = _marks(self.tree.game, kind, value)
            yield from marks
            if not marks:
                self.scanner.left.append(Remark("Marks that are on no cell were left out: {count}.", count=1))
            elif kind == LABEL and not _unescaped(value).rstrip().endswith(marks[0].text):
                cut = Remark("Labels were cut to {most} characters: {count}.", most=LONGEST, count=1)
                self.scanner.left.append(cut)

    def _set_up(self, number: int, properties: Mapping[str, _Property], place: int) -> int:
        """Adds the moves to the position set up at that place of the text; returns the number of the last node.

        Later in the game, at that node, these are the stones that are added, with passes between them.
        """
        game = self.tree.game
        assert isinstance(game, ConnectionGame)
        try:
            ones, twos, removed = _stones(game, properties)
            turn = _to_move(properties[_TURN]) if _TURN in properties else None
            if len(self.tree.nodes) == 1:
                record = leading_to(game, ones, twos, turn or 1 + (len(ones) > len(twos)))
                self.tree.set_up = record.state.ply
            else:
                record = self._with_stones(number, ones, twos, removed, turn)
        except Refusal as wrong:
            raise self.scanner.located(wrong, place) from wrong
        for word, _ in record.words()[len(self.tree.nodes[number].record.words()) :]:
            traded = number in self.traded
            number = self.tree.add(number, self.tree.nodes[number].record.add(word))
            if traded:
                self.traded.add(number)
        return number

    def _with_stones(
        self, number: int, ones: Sequence[int], twos: Sequence[int], removed: Sequence[int], turn: int | None
    ) -> Record:
        """The record of a node with stones added, and then `turn` to move. Raises BadRecord and IllegalMove."""
        before = self.tree.nodes[number].record
        if any(before.state.cells[cell] for cell in removed):
            raise BadRecord("stones are taken away after the start: expected stones that are added.")
        if number in self.traded:
            ones, twos = twos, ones
        record = with_stones(before, ones, twos)
        if any(record.state.cells[cell] != player for player, cells in ((1, ones), (2, twos)) for cell in cells):
            raise BadRecord("the game was over before the last stone: expected a position that can occur in a game.")
        return record if turn is None or record.outcome else record.turned_to(self._player(number, turn))

    def _turn(self, number: int, found: _Property) -> int:
        """The number of the node after which the player named by PL is to move: the same one, or one with a pass."""
        try:
            return self._turned(number, self._player(number, _to_move(found) or NOBODY))
        except Refusal as wrong:
            raise self.scanner.located(wrong, found.place) from wrong

    def _turned(self, number: int, player: int) -> int:
        """The number of the node after which that player is to move."""
        record = self.tree.nodes[number].record
        turned = record.turned_to(player)
        if turned is record:
            return number
        passed = self.tree.add(number, turned)
        if number in self.traded:
            self.traded.add(passed)
        return passed

    def _move(self, parent: int, colour: int, found: _Property, swap: _Swap | None) -> int:
        name, game = found.text.lower(), self.tree.game
        kind = PASS if name in ("", *_PASSES) else meaning(name)
        assert isinstance(game, ConnectionGame)
        player = self._player(parent, opponent(colour) if self.exchanged else colour)
        record = self.tree.nodes[parent].record
        if record.outcome is not None:
            if kind not in LOSSES:  # some programs resign a game that is lost on the board
                self.scanner.left.append(Remark("Moves after the end of the game were left out: {count}.", count=1))
            return parent
        if kind in LOSSES:
            number = self.tree.add(parent, record.lose(player, kind))
        else:
            try:
                record.require_running()
                parent = self._turned(parent, player)
                if kind == PASS:
                    return self._turned(parent, opponent(player))
                move = game.move_named(_named(game, name, swap))
                number = self.tree.add(parent, self.tree.nodes[parent].record.play(move))
            except Refusal as wrong:
                raise self.scanner.located(wrong, found.place) from wrong
        trades = swap and (swap.kind == SWAP_SIDES or game.trades if swap.trades is None else swap.trades)
        if trades or parent in self.traded:
            self.traded.add(number)
        return number

    def _player(self, number: int, player: int) -> int:
        """The player of this record who has that player's colour at a node."""
        return opponent(player) if number in self.traded else player


def _named(game: Game, name: str, swap: _Swap | None) -> str:
    """The move of that name as the game names it. In Y, where all sides are shared, both kinds of swap are the same."""
    if swap is None:
        return _cell(game, name)
    return swap.kind if game.name == Hex.name else SWAP


def _cell(game: Game, point: str) -> str:
    """A point as the game names it, `c4` for `cd`, or as it is written if that is no cell."""
    named = f"{point[0]}{ord(point[1]) - ord('a') + 1}" if _LETTERED.fullmatch(point) else point
    return named if named in game.geometry.index else point


def _stones(game: Game, properties: Mapping[str, _Property]) -> list[list[int]]:
    """The cells that a node makes black, white and empty."""
    found: list[list[int]] = [[], [], []]
    for name, cells in zip(_STONES, found, strict=True):
        for value in filter(str.strip, properties[name].values if name in properties else ()):
            named = _rectangle(game, _unescaped(value).strip().lower())
            if not named or any(cell in others for cell in named for others in found):
                names = game.geometry.names
                raise BadRecord(
                    "property {name} has {value!r}: expected cells from {first} to {last}, each once.",
                    name=name,
                    value=value,
                    first=names[0],
                    last=names[-1],
                )
            cells.extend(named)
    return found


def _marks(game: Game, kind: str, value: str) -> list[Mark]:
    """The marks of a value of their property; none if it names what is no cell."""
    if kind in SIGNS:
        return [Mark(kind, game.geometry.names[cell]) for cell in _rectangle(game, _unescaped(value).strip().lower())]
    cell, rest = (_unescaped(part) for part in (*value.split(":", 1), "")[:2])
    cell, to = (_cell(game, point.strip().lower()) for point in (cell, rest))
    mark = Mark(kind, cell, text=shortened(rest)) if kind == LABEL else Mark(kind, cell, to)
    return [mark] if mark.fits(game) else []


def _rectangle(game: Game, value: str) -> list[int]:
    """The cells of a value: one, or all in the rectangle between two; none if a corner is not on the board."""
    index = game.geometry.index
    first, _, last = value.partition(":")
    corners = [_cell(game, point) for point in (first, last or first)]
    if not all(corner in index for corner in corners):
        return []
    if not last:
        return [index[corners[0]]]
    columns, rows = zip(*((corner[0], int(corner[1:])) for corner in corners), strict=True)
    return [
        cell
        for name, cell in index.items()
        if min(columns) <= name[0] <= max(columns) and min(rows) <= int(name[1:]) <= max(rows)
    ]


def _to_move(turn: _Property) -> int | None:
    """The player named by PL, or None if it names none."""
    letter = turn.text[:1].upper()
    return 1 + COLOURS.index(letter) if letter in COLOURS else None


def _name(written: str) -> str:
    """The name of a property. Before FF[4] names had small letters, which count for nothing."""
    capitals = re.sub("[a-z]", "", written)
    return capitals if _NAME.fullmatch(capitals) else written.upper()


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _composed(text: str) -> str:
    """A text beside another value."""
    return _escaped(text).replace(":", "\\:")


def _unescaped(text: str) -> str:
    """The text of a value; an escaped line break is dropped."""
    return _ESCAPED.sub(lambda match: "" if match[1] in ("\n", "\r", "\r\n") else match[1], text)
