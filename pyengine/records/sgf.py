"""Games of Hex and Y as SGF, the Smart Game Format (FF[4]), with variations, comments and marks.

Hex is GM[11], as in the standard. Y has no number there; it is GM[Y], as in other programs, and GM[BENT] on bent
boards. Points are written as `a1`. Player 1 is Black and moves first. RU[pie] or RU[no pie] tells whether the pie rule
is on, which is the default; RU[no pie, two stones a turn] and RU[no pie, handicap 2] are the rules with several stones
in a row. DT is the date of the game, as 2026-11-22. Marks are TR, SQ, CR, MA, LB, AR and LN, and SL for a shaded cell,
since DD would shade it in all later positions. Unknown properties are kept; those of a node without a move go to the
node before it.

A swap is written `swap-pieces` or, if the players trade sides, `swap-sides`. After `swap-sides` the players have also
traded colours: Black always connects top and bottom, and all later moves and the result are written in the new colours,
while PB and PW remain the players as they started. In Y, where all sides are shared, the two swaps are the same.
Programs differ in what they mean by a swap. The colour of the next move decides: if the player who swapped moves again,
the players have traded sides and colours, whatever the swap is called. Without a next move, its name decides.

A position set up at the start (AB, AW, PL) is read as a made-up sequence of moves, in the order of the text. If a
player places another stone, the opponent passes in between, which is written as PL. Stones added later in the game are
moves of the same kind.

Files of Little Golem have no GM, and points of two letters; their moves, but not PB, PW and RE, have exchanged colours.
Such points, SZ[11:11], rectangles as AB[a1:c3], text around the games and long names of properties, in which capitals
and digits count (CoPyright is CP), are read everywhere. Hex without SZ is of size 11. Properties without a value, PL of
nobody, marks beside the board, moves after the end and games of other kinds are left out, and long labels are cut; the
remarks say so.

Broken files open as far as they can be read, with a remark that names the line and the column. A text may end anywhere.
A move that is illegal or unreadable is left out with all that follows it, and variations beside it stay. Signs between
two nodes and wrong points of a set-up are left out alone, and so is a resignation if moves before it are missing. Only
what leaves the board or the first move unknown is refused. Equal variations of a node are joined.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pyengine.core.errors import BadRecord, BadValue, Refusal, Remark
from pyengine.core.game import NOBODY, Choice, Game, opponent
from pyengine.core.geometry import plain_name
from pyengine.games import new_game
from pyengine.games.connection import HANDICAP, MASTER, PIE, SWAP, SWAP_SIDES, ConnectionGame
from pyengine.games.hex import SIDES, Hex
from pyengine.records.marks import KINDS as MARKS
from pyengine.records.marks import LABEL, LONGEST, SIGNS, Mark, arrange, shorten
from pyengine.records.position import record_reaching, with_stones
from pyengine.records.record import LETTERS, PASS, Forfeit, Record
from pyengine.records.tree import Tree, side_of
from pyengine.records.vocabulary import LOSSES, SWAPS, TERMS, meaning

TITLE = "SGF"
KINDS = {"hex": "11", "y": "Y", "bent": "BENT"}
"""The value of GM for each game."""
COLOURS = ("B", "W")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*")
VALUE = re.compile(r"(?:[^\\\]]|\\.)*", re.DOTALL)
"""A value of a property between its brackets."""
_COMMENT, _RESULT, _RULE_SET = "C", "RE", "RU"
_MARK_KINDS = {name: kind for kind, name in MARKS.items()}
_NOTES = (_COMMENT, *_MARK_KINDS)
"""Properties of a position, not of the whole game."""
_HEADER = ("FF", "CA", "GM", "SZ")
_STONES = ("AB", "AW", "AE")
_TURN = "PL"
_SINGLE = (*COLOURS, "GM", "SZ", _TURN)
"""Properties with one value."""
_RULES = re.compile(r"(no )?pie(, swap sides)?(, two stones a turn)?(?:, handicap (\d))?")
_WIN = re.compile(r"([BW])\w*\+(.+)", re.IGNORECASE)
_REASONS = {letter: reason for reason, letter in LETTERS.items()}
_SIZE = re.compile(r"(\d{1,3})(?:[:x](\d{1,3}))?", re.ASCII)
_SGF = re.compile(r"\(\s*(?:[;()]|[A-Za-z]+\[|$)")
"""The beginning of a text that is meant to be SGF, even if it is broken."""
_START = re.compile(r"\(\s*;\s*(?:[A-Za-z]\w*\s*\[|[;()])")
"""The beginning of a game, but not a face such as (;-)."""
_TWO_LETTERS = re.compile(r"[a-z]{2}", re.ASCII)
_POINT = re.compile(r"[a-z]\d{1,2}", re.ASCII)
_PASSES = ("tt", "--")
"""Words of SGF alone for a turn without a move."""
USUAL = 11
"""The size of Hex without SZ, by the standard."""
_SPACE = re.compile(r"\s*")
_STRAY = re.compile(r"[^;()]+")
"""Text that belongs to no node."""
FAULTS = 3
"""The most faults of a game that have a remark each; the others are counted."""
_ESCAPE = re.compile(r"\\(\r\n|.)", re.DOTALL)


def matches(text: str) -> bool:
    return bool(_SGF.match(text) or _START.search(text))


def writes(tree: Tree) -> bool:
    return tree.game.name in KINDS


def require_kind(game: Game) -> None:
    """Raises BadValue for a game that cannot be written as SGF."""
    if game.name not in KINDS:
        raise BadValue("sgf-game", "game", title=game.label(), known=tuple(KINDS))


def write(record: Record, players: Sequence[str] = ("", ""), date: str = "") -> str:
    """One game as SGF with its players and its date. Raises BadValue for games other than Hex and Y."""
    tree = Tree.along(record)
    credit(tree, players, date)
    return write_tree(tree)


def credit(tree: Tree, players: Sequence[str], date: str, title: str = "") -> None:
    """Adds players, date and title to the first node of a game that lacks them; "" stands for unknown."""
    texts = {"PB": players[0], "PW": players[1], "DT": date, "GN": title}
    root = tree.nodes[0]
    root.properties = {name: (_escape(text),) for name, text in texts.items() if text} | root.properties


def write_tree(tree: Tree) -> str:
    """A game with variations, comments and unknown properties. Raises BadValue for games other than Hex and Y."""
    require_kind(tree.game)
    children, end, parts = tree.children(), tree.end(), ["("]
    last = tree.nodes[end]
    alone = last.record.forfeit is not None and children[last.parent] == [end]
    omitted = end if alone and not (last.comment or last.marks or last.properties) else None  # a forfeit that RE states
    stack: list[int | str] = [0]
    while stack:
        number = stack.pop()
        if isinstance(number, str):
            parts.append(number)
            continue
        if number != omitted:
            parts.append(_node_text(tree, number, _result(tree, end)))
        if len(children[number]) == 1:
            stack.append(children[number][0])
        else:
            for child in reversed(children[number]):
                stack += [")", child, "\n("]
    return "".join(parts) + ")\n"


def read_trees(text: str) -> list[Tree]:
    """The games in the text. Raises BadRecord with line and column."""
    start = _START.search(text)
    scanner = _Scanner(text, start.start() if start else 0)
    games: list[Tree] = []
    others: list[BadRecord] = []
    broken: list[BadRecord] = []
    while not (games or others or broken) or scanner.find_game():
        try:
            games.append(_game(scanner, scanner.tree()))
        except _OtherGame as other:
            others.append(other.args[0])
        except BadRecord as wrong:
            broken.append(wrong)
    if not games:
        raise (others + broken)[0]
    for tree in games:
        if others:
            tree.remarks.append(Remark("games-skipped", count=len(others)))
        if broken:
            tree.remarks.append(Remark("games-broken", wrong=broken[0], count=len(broken)))
    return games


def is_property(name: str, values: Sequence[str]) -> bool:
    """Whether the reader could have returned a property with these values, as written in the text."""
    return bool(_NAME.fullmatch(name) and name == _name(name) and values and all(map(VALUE.fullmatch, values)))


def text_of(tree: Tree, name: str) -> str:
    """The text of an unknown property of the first node, or ""."""
    return _unescape(tree.nodes[0].properties.get(name, ("",))[0]).strip()


def result(tree: Tree) -> str:
    """The result of the main line as a value of RE; for a game without an end the RE of the text, or ""."""
    return _result(tree, tree.end()) or text_of(tree, _RESULT)


def _result(tree: Tree, end: int) -> str | None:
    """The value of RE, if the main line ends with a result."""
    record = tree.nodes[end].record
    outcome = record.outcome
    if outcome is None:
        return None
    return f"{COLOURS[side_of(record.state, outcome.winner) - 1]}+{LETTERS.get(outcome.reason, '')}"


def _node_text(tree: Tree, number: int, result: str | None) -> str:
    node = tree.nodes[number]
    properties = dict(node.properties)
    if number == 0:
        properties = _root_properties(tree, properties, result)
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
        name, text = MARKS[mark.kind], _escape(mark.text).replace(":", "\\:")
        properties[name] = (*properties.get(name, ()), ":".join(filter(None, (mark.cell, mark.to, text))))
    if node.comment:
        properties[_COMMENT] = (_escape(node.comment),)
    return start + "".join(name + "".join(f"[{value}]" for value in values) for name, values in properties.items())


def _root_properties(
    tree: Tree, unknown: Mapping[str, tuple[str, ...]], result: str | None
) -> dict[str, tuple[str, ...]]:
    """The properties of the first node: unknown ones stand between the rules and the result."""
    game = tree.game
    assert isinstance(game, ConnectionGame)
    rules = "pie" if game.choices[PIE.name] else "no pie"
    rules += ", swap sides" * game.trades + ", two stones a turn" * (game.turn > 1)
    rules += f", handicap {game.extra}" if game.extra else ""
    own = {"FF": ("4",), "CA": ("UTF-8",), "GM": (KINDS[game.name],), "SZ": (str(game.size),), "RU": (rules,)}
    return {**own, **unknown} | ({_RESULT: (result,)} if result else {})


def parse_win(text: str) -> tuple[int, str] | None:
    """The winner, 1 or 2, and the loss off the board, one of LOSSES, in a result such as `B+R`, if it is one."""
    win = _WIN.fullmatch(text.strip())
    reason = win and (_REASONS.get(win[2].upper()) or meaning(win[2].rstrip(".")))
    return (1 + COLOURS.index(win[1].upper()), reason) if win and reason in LOSSES else None


@dataclass(slots=True)
class _Fault(Exception):
    """What is wrong at that place of the text, and how many moves are left out with it."""

    wrong: Refusal
    place: int
    moves: int = 0


class _OtherGame(Exception):
    """A game of another kind in the text. The argument is the error to raise if there is no game of ours."""


@dataclass(slots=True)
class _Property:
    """The values of a property as written in the text, and their places."""

    values: list[str]
    places: list[int]

    @property
    def place(self) -> int:
        return self.places[0]

    @property
    def text(self) -> str:
        """The first value, unescaped."""
        return _unescape(self.values[0]).strip()


@dataclass(slots=True)
class _Node:
    """A node of the text; `parent` is the number of its parent in the game, -1 for the first node.

    `fault` is what the scanner cannot read as a move in it.
    """

    parent: int
    properties: dict[str, _Property] = field(default_factory=dict)
    fault: _Fault | None = None

    def word(self, name: str) -> str:
        """The first value of a property in small letters, or ""."""
        return self.properties[name].text.lower() if name in self.properties else ""

    @property
    def changes_position(self) -> bool:
        return self.fault is not None or any(name in (*COLOURS, *_STONES) for name in self.properties)

    @property
    def colour(self) -> str:
        """The colour that has the turn in this node: it moves, or PL gives the turn to the other colour."""
        passer = {"b": "W", "w": "B"}.get(self.word(_TURN)[:1], "")
        return next((name for name in self.properties if name in COLOURS), passer)


@dataclass(slots=True)
class _Scanner:
    """Reads the text from `place` on; the first game begins at `start`."""

    text: str
    start: int
    place: int = field(init=False)
    omissions: list[Remark] = field(default_factory=list)
    """A remark for each omission from the present game."""
    faults: list[_Fault] = field(default_factory=list)
    """What was left out of the present game; lines and columns are counted only for the first ones."""
    is_cut: bool = False
    """Whether the text ends within the present game."""

    def __post_init__(self) -> None:
        self.place = self.start

    def locate(self, wrong: Refusal, place: int | None = None) -> BadRecord:
        """The error with the line and column of that place, by default of the present one."""
        return wrong.at(TITLE, self.text, self.place if place is None else place)

    def remarks(self) -> list[Remark]:
        """The remarks on the present game: one for each kind of omission, and for the first faults."""
        counts = Counter(remark.id for remark in self.omissions)
        kinds = {remark.id: remark for remark in self.omissions}
        for name, remark in kinds.items():
            remark.values["count"] = counts[name]
        remarks = list(kinds.values())
        for fault in self.faults[:FAULTS]:
            located = self.locate(fault.wrong, fault.place)
            left_out = Remark("left-out", wrong=located)
            remarks.append(Remark("moves-left-out", wrong=located, count=fault.moves) if fault.moves else left_out)
        if len(self.faults) > FAULTS:
            remarks.append(Remark("more-faults", count=len(self.faults) - FAULTS))
        return [*remarks, Remark("sgf-cut")] if self.is_cut else remarks

    def find_game(self) -> bool:
        """Skips the text before the next game. Returns whether there is one."""
        start = _START.search(self.text, self.place)
        self.place = start.start() if start else len(self.text)
        return start is not None

    def tree(self) -> list[_Node]:
        """The nodes of the game that begins here, each after its parent and in the order of the text.

        It ends with its last bracket, with the text, or where a variation turns out to be another game.
        """
        self.omissions.clear()
        self.faults.clear()
        self.start, self.is_cut = self.place, False
        self._expect("(")
        self._expect(";")
        nodes, latest, branches, branch = [self._node(-1)], 0, [-1], -1
        while branches and not self.is_cut:
            sign, known = self._next(), (len(self.omissions), len(self.faults))
            if sign == ";":
                node = self._node(latest)
                if branch >= 0 and "GM" in node.properties and not node.properties.keys() & {*COLOURS}:
                    self.is_cut, self.place = True, branch
                    del self.omissions[known[0] :], self.faults[known[1] :]
                    break
                nodes.append(node)
                latest = len(nodes) - 1
            elif sign == "(":
                branches.append(latest)
            elif sign:
                latest = branches.pop()
            branch = self.place - 1 if sign == "(" else -1
        return nodes

    def _node(self, parent: int) -> _Node:
        node = _Node(parent)
        self._skip()
        while match := _NAME.match(self.text, self.place):
            name, place = _name(match[0]), self.place
            self.place = match.end()
            values = self._values(name)
            if values is None and self.place < len(self.text):
                if name in _SINGLE:
                    self._refuse(node, BadRecord("sgf-value", name=name), name, self.place)
                else:
                    self.omissions.append(Remark("properties-dropped", count=1))
            elif values is not None:
                known = node.properties.setdefault(name, values)
                if known is not values:
                    known.values += values.values
                    known.places += values.places
                if name in _SINGLE and any(value != known.values[0] for value in values.values):
                    self._refuse(node, BadRecord("sgf-property-twice", name=name), name, place)
        return node

    def _values(self, name: str) -> _Property | None:
        """The values of a property; None if it has none. One that the text cuts off counts if it is a comment."""
        self._skip()
        values, places = [], []
        while self.text[self.place : self.place + 1] == "[":
            match = VALUE.match(self.text, self.place + 1)
            assert match is not None, "it matches even nothing"
            ends = self.text[match.end() : match.end() + 1] != "]"
            if not ends or name == _COMMENT:
                values.append(match[0])
                places.append(self.place + 1)
            self.place = len(self.text) if ends else match.end() + 1
            self._skip()
        return _Property(values, places) if values else None

    def _refuse(self, node: _Node, wrong: BadRecord, name: str, place: int) -> None:
        """Notes that the property of that name is wrong. Raises the error if it leaves the board unknown."""
        if name not in _HEADER:
            node.fault = node.fault or _Fault(wrong, place)
        elif node.parent < 0:
            raise self.locate(wrong, place)

    def _expect(self, sign: str) -> None:
        """Reads that sign. Raises BadRecord."""
        self._skip()
        found = self.text[self.place : self.place + 1]
        if found != sign:
            fault = BadRecord("sgf-sign", sign=found, expected=(repr(sign),))
            raise self.locate(fault if found else BadRecord("sgf-end", expected=(repr(sign),)))
        self.place += 1

    def _next(self) -> str:
        """Reads the next sign of the tree of nodes, "" at the end of the text, and leaves out what stands before it."""
        self._skip()
        if stray := _STRAY.match(self.text, self.place):
            wrong = BadRecord("sgf-sign", sign=stray[0][0], expected=tuple(map(repr, "(;)")))
            self.faults.append(_Fault(wrong, self.place))
            self.place = stray.end()
        sign = self.text[self.place : self.place + 1]
        self.is_cut = not sign
        self.place += len(sign)
        return sign

    def _skip(self) -> None:
        match = _SPACE.match(self.text, self.place)
        self.place = match.end() if match else self.place


def _game(scanner: _Scanner, nodes: Sequence[_Node]) -> Tree:
    """The game of these nodes, at the end of its main line. Raises BadRecord if nothing of it can be opened."""
    swaps, remarks = _swaps(nodes), list[Remark]()
    trades = any(swap.kind == SWAP_SIDES for swap in swaps.values())
    tree = Tree.of(_new_game(scanner, nodes, trades, remarks))
    replay = _Replay(scanner, tree, "GM" not in nodes[0].properties and _has_lettered_points(nodes))
    places, end = replay.play(nodes, swaps), _main_end(nodes)
    remarks += replay.result(-1 if scanner.is_cut and end == len(nodes) - 1 else places[end])
    tree.at = tree.end()
    for node in tree.nodes:
        node.marks = arrange(node.marks)
    tree.remarks = remarks + scanner.remarks()
    return tree


def _main_end(nodes: Sequence[_Node]) -> int:
    """The number of the last node of the main line."""
    first = {node.parent: number for number, node in reversed([*enumerate(nodes)])}
    end = 0
    while end in first:
        end = first[end]
    return end


def _has_lettered_points(nodes: Sequence[_Node]) -> bool:
    """Whether points are written with two letters, as at Little Golem."""
    return any(_TWO_LETTERS.fullmatch(node.word(colour)) for node in nodes for colour in COLOURS)


def _new_game(scanner: _Scanner, nodes: Sequence[_Node], trades: bool, remarks: list[Remark]) -> ConnectionGame:
    """The game that the first node describes; `trades` is True if the players trade sides in it.

    Adds a remark for everything that the node leaves open and that can have only one meaning.
    """
    root = nodes[0].properties
    name = _kind(scanner, root["GM"]) if "GM" in root else Hex.name
    if "GM" not in root and not _has_lettered_points(nodes):
        if not any(_POINT.fullmatch(node.word(colour)) for node in nodes for colour in COLOURS):
            raise _OtherGame(scanner.locate(BadRecord("sgf-without-game"), scanner.start))
        remarks.append(Remark("game-assumed", title=Hex.label()))
    if "SZ" not in root or not root["SZ"].text:
        if name != Hex.name or (scanner.is_cut and len(nodes) == 1):
            raise scanner.locate(BadRecord("sgf-without-size"), scanner.start)
        remarks.append(Remark("size-assumed", size=USUAL))
        root["SZ"] = _Property([str(USUAL)], [scanner.start])
    size = root["SZ"]
    if not (sizes := _SIZE.fullmatch(size.text)):
        raise scanner.locate(BadRecord("sgf-size", size=size.text), size.place)
    if sizes[2] and int(sizes[2]) != int(sizes[1]):
        raise scanner.locate(BadRecord("two-sizes"), size.place)
    known = _RULES.fullmatch(root[_RULE_SET].text) if _RULE_SET in root else None
    options: dict[str, Choice] = {PIE.name: not (known and known[1])}
    if known:
        options |= {MASTER.name: bool(known[3]), HANDICAP.name: int(known[4] or 0)}
    if name == Hex.name:
        options[SIDES.name] = trades or bool(known and known[2])
    try:
        game = new_game(name, int(sizes[1]), options)
    except Refusal as refused:
        raise scanner.locate(refused, size.place) from refused
    assert isinstance(game, ConnectionGame)
    return game


def _kind(scanner: _Scanner, written: _Property) -> str:
    """The name of the game with that value of GM."""
    names = [name for name, value in KINDS.items() if written.text.upper() in (value, name.upper())]
    if not names:
        raise _OtherGame(scanner.locate(BadRecord("sgf-other-game", kind=written.text), written.place))
    return names[0]


@dataclass(slots=True)
class _Swap:
    """A swap: its name, and whether the players trade colours, or None until a later move shows it."""

    kind: str
    trades: bool | None = None


def _swaps(nodes: Sequence[_Node]) -> dict[int, _Swap]:
    swaps: dict[int, _Swap] = {}
    latest: list[int] = []  # for each node the last one up to it in which a player had the turn
    for number, node in enumerate(nodes):
        before = latest[node.parent] if number else -1
        colour = node.colour
        kind = meaning(node.word(colour))
        if colour and kind not in LOSSES and before in swaps and swaps[before].trades is None:
            swaps[before].trades = colour == nodes[before].colour
            if swaps[before].trades:
                swaps[before].kind = SWAP_SIDES
        if colour and kind in SWAPS:
            swaps[number] = _Swap(kind)
        latest.append(number if colour else before)
    return swaps


@dataclass(slots=True)
class _Replay:
    """Adds nodes of the text to a tree.

    `white_first` is True if White moves first, as at Little Golem; `traded` are the nodes at or after which the players
    have traded colours.
    """

    scanner: _Scanner
    tree: Tree
    white_first: bool
    traded: set[int] = field(default_factory=set)
    known: dict[tuple[int, str, bool], int] = field(default_factory=dict)
    """The nodes by their parent, their word, and whether the players have traded colours after it."""

    def play(self, nodes: Sequence[_Node], swaps: Mapping[int, _Swap]) -> list[int]:
        """Adds all nodes of the text but those that cannot be played and those after them.

        Returns their numbers in the tree, -1 for those left out. Raises BadRecord if that leaves no move.
        """
        places: list[int] = []
        faults: dict[int, _Fault] = {}
        lost: dict[int, int] = {}  # the nodes left out, each with the one whose fault it is
        for number, node in enumerate(nodes):
            if node.parent in lost:
                lost[number] = lost[node.parent]
                places.append(-1)
                continue
            count = len(self.tree.nodes)
            try:
                places.append(self._node(places[node.parent] if number else -1, node, swaps.get(number)))
            except _Fault as wrong:
                self._forget(count)
                faults[number], lost[number] = wrong, number
                places.append(-1)
        moves = Counter(culprit for number, culprit in lost.items() if nodes[number].changes_position)
        for number, fault in faults.items():
            fault.moves = moves[number]
        self.scanner.faults += faults.values()
        if len(self.tree.nodes) == 1 and self.scanner.faults:
            first = self.scanner.faults[0]
            raise self.scanner.locate(first.wrong, first.place)
        return places

    def _forget(self, count: int) -> None:
        """Takes back all but the first nodes of the tree."""
        del self.tree.nodes[count:]
        while self.known and next(reversed(self.known.values())) >= count:
            self.traded.discard(self.known.popitem()[1])

    def _node(self, parent: int, node: _Node, swap: _Swap | None) -> int:
        """Adds a node of the text after `parent`; returns its number, which is `parent` if it has no move.

        The first node has the parent -1; everything in it but its notes is about the whole game. Raises _Fault.
        """
        whole, number, properties = parent < 0, max(parent, 0), node.properties
        if node.fault:
            raise node.fault
        set_up = [name for name in properties if name in _STONES]
        start = whole or (bool(set_up) and len(self.tree.nodes) == 1)
        if set_up:
            number = self._set_up(number, properties, properties[set_up[0]].place)
        elif _TURN in properties and _to_move(properties[_TURN]) is None:
            self.scanner.omissions.append(Remark("players-dropped", count=1))
        elif _TURN in properties:
            turn = properties[_TURN]
            try:
                number = self._pass_to(number, self._player(number, _to_move(turn) or NOBODY))
            except Refusal as wrong:
                raise _Fault(wrong, turn.place) from wrong
        for name, values in properties.items():
            if name in COLOURS:
                number = self._move(number, COLOURS.index(name) + 1, values, swap)
        for name, values in properties.items():
            if name != _RULE_SET or (whole and not _RULES.fullmatch(values.text)):
                self._keep(0 if start and name not in _NOTES else number, name, values)
        return number

    def result(self, last: int) -> list[Remark]:
        """Ends the main line with the forfeit that RE names, if the game is not over; any other RE is kept.

        `last` is the end of the main line of the text, -1 if moves are missing there: then a forfeit is left out.
        Where an equal variation goes on from it, RE is kept. Returns the remarks on that.
        """
        end, properties = self.tree.end(), self.tree.nodes[0].properties
        record = self.tree.nodes[end].record
        win = parse_win("".join(properties.get(_RESULT, ())))
        if win and record.outcome is None and last in (-1, end):
            if last < 0:
                return [Remark("result-dropped", said="".join(properties.pop(_RESULT)))]
            end = self.tree.add(end, record.lose(opponent(self._player(end, win[0])), win[1]))
        if self.tree.nodes[end].record.outcome is not None:
            properties.pop(_RESULT, None)
        return []

    def _keep(self, number: int, name: str, added: _Property) -> None:
        node = self.tree.nodes[number]
        if name == _COMMENT:
            texts = [text for text in map(_unescape, added.values) if text != node.comment]
            node.comment = "\n\n".join(filter(None, [node.comment, *texts]))
        elif name in _MARK_KINDS:
            node.marks += tuple(self._marks(_MARK_KINDS[name], added))
        elif name not in (*COLOURS, *_STONES, _TURN, *(_HEADER if number == 0 else ())):
            known = node.properties.get(name, ())
            is_told = list(known) == added.values or (known and name in _SINGLE)
            node.properties[name] = known if is_told else (*known, *added.values)

    def _marks(self, kind: str, added: _Property) -> Iterator[Mark]:
        for value in dict.fromkeys(filter(str.strip, added.values)):
            marks = _marks(self.tree.game, kind, value)
            yield from marks
            if not marks:
                self.scanner.omissions.append(Remark("marks-dropped", count=1))
            elif kind == LABEL and not _unescape(value).rstrip().endswith(marks[0].text):
                self.scanner.omissions.append(Remark("labels-cut", most=LONGEST, count=1))

    def _set_up(self, number: int, properties: Mapping[str, _Property], place: int) -> int:
        """Adds moves after a node that lead to the position set up at that place of the text; returns the last node.

        Later in the game, the moves are the added stones, with passes between them.
        """
        game = self.tree.game
        assert isinstance(game, ConnectionGame)
        try:
            ones, twos, removed = self._stones(properties)
            turn = _to_move(properties[_TURN]) if _TURN in properties else None
            if len(self.tree.nodes) == 1:
                record = record_reaching(game, ones, twos, turn or 1 + (len(ones) > len(twos)))
                self.tree.set_up = record.state.ply
            else:
                record = self._with_stones(number, ones, twos, removed, turn)
        except Refusal as wrong:
            raise _Fault(wrong, place) from wrong
        for word, _ in record.words()[len(self.tree.nodes[number].record.words()) :]:
            number = self._add(number, word, made_up=True)
        return number

    def _stones(self, properties: Mapping[str, _Property]) -> list[list[int]]:
        """The cells that a node makes black, white and empty. Wrong and repeated ones are left out."""
        game, taken = self.tree.game, set[int]()
        stones: list[list[int]] = [[], [], []]
        for name, cells in zip(_STONES, stones, strict=True):
            written = properties.get(name, _Property([], []))
            for value, place in zip(written.values, written.places, strict=True):
                if not value.strip():
                    continue
                added = [cell for cell in _rectangle(game, _unescape(value).strip().lower()) if cell not in taken]
                if not added:
                    first, last = game.geometry.names[0], game.geometry.names[-1]
                    wrong = BadRecord("sgf-cells", name=name, value=value, first=first, last=last)
                    self.scanner.faults.append(_Fault(wrong, place))
                cells.extend(added)
                taken.update(added)
        return stones

    def _with_stones(
        self, number: int, ones: Sequence[int], twos: Sequence[int], removed: Sequence[int], turn: int | None
    ) -> Record:
        """The record of a node with added stones, and then `turn` to move. Raises BadRecord and IllegalMove."""
        before = self.tree.nodes[number].record
        if any(before.state.cells[cell] for cell in removed):
            raise BadRecord("sgf-stones-removed")
        if number in self.traded:
            ones, twos = twos, ones
        record = with_stones(before, ones, twos)
        if any(record.state.cells[cell] != player for player, cells in ((1, ones), (2, twos)) for cell in cells):
            raise BadRecord("impossible-position")
        return record if turn is None or record.outcome else record.with_mover(self._player(number, turn))

    def _pass_to(self, number: int, player: int, *, made_up: bool = True) -> int:
        """The number of the node after which that player is to move: the same one, or one with a pass."""
        moves_next = self.tree.nodes[number].record.state.to_move == player
        return number if moves_next else self._add(number, PASS, made_up=made_up)

    def _move(self, parent: int, colour: int, written: _Property, swap: _Swap | None) -> int:
        """Adds a move, a pass or a loss of that colour after a node; returns the number of its node."""
        name, game = written.text.lower(), self.tree.game
        kind = PASS if name in ("", *_PASSES) else meaning(name)
        assert isinstance(game, ConnectionGame)
        player = self._player(parent, opponent(colour) if self.white_first else colour)
        if self.tree.nodes[parent].record.outcome is not None:
            if kind not in LOSSES:  # some programs resign a game that is lost on the board
                self.scanner.omissions.append(Remark("moves-dropped", count=1))
            return parent
        if kind in LOSSES:
            return self._add(parent, Forfeit(player, kind).word(game))
        trades = bool(swap and (swap.kind == SWAP_SIDES or game.trades if swap.trades is None else swap.trades))
        try:
            parent = self._pass_to(parent, player)
            if kind == PASS:
                return self._pass_to(parent, opponent(player), made_up=False)
            # In Y, where all sides are shared, both kinds of swap are the same.
            name = _cell(game, name) if swap is None else swap.kind if game.name == Hex.name else SWAP
            return self._add(parent, game.move_name(game.move_named(name)), trades=trades)
        except Refusal as wrong:
            raise _Fault(wrong, written.place) from wrong

    def _add(self, parent: int, word: str, *, trades: bool = False, made_up: bool = False) -> int:
        """The node after that word at `parent`: the same one for equal variations.

        The players have the colours that they have at `parent`, unless they trade them.
        """
        traded = trades or parent in self.traded
        key = (parent, word, traded)
        if key not in self.known:
            self.known[key] = self.tree.add(parent, self.tree.nodes[parent].record.add(word), made_up=made_up)
            if traded:
                self.traded.add(self.known[key])
        return self.known[key]

    def _player(self, number: int, player: int) -> int:
        """The player of this record who has that player's colour at a node."""
        return opponent(player) if number in self.traded else player


def _cell(game: Game, point: str) -> str:
    """The cell of a point, `c4` for `cd` or `c04`, or the point itself if it is no cell."""
    cell = f"{point[0]}{ord(point[1]) - ord('a') + 1}" if _TWO_LETTERS.fullmatch(point) else plain_name(point)
    return cell if cell in game.geometry.index else point


def _marks(game: Game, kind: str, value: str) -> list[Mark]:
    """The marks of a value of their property; none if it names what is no cell."""
    if kind in SIGNS:
        return [Mark(kind, game.geometry.names[cell]) for cell in _rectangle(game, _unescape(value).strip().lower())]
    cell, rest = (_unescape(part) for part in (*value.split(":", 1), "")[:2])
    cell, to = (_cell(game, point.strip().lower()) for point in (cell, rest))
    mark = Mark(kind, cell, text=shorten(rest)) if kind == LABEL else Mark(kind, cell, to)
    return [mark] if mark.fits(game) else []


def _rectangle(game: Game, value: str) -> list[int]:
    """The cells of a value: one, or all in the rectangle between two; none if a corner is not on the board."""
    index = game.geometry.index
    first, _, last = value.partition(":")
    corners = [_cell(game, point) for point in (first, last or first)]
    if not all(corner in index for corner in corners):
        return []
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


def _name(word: str) -> str:
    """The name of a property. Before FF[4] names had small letters, which count for nothing."""
    capitals = re.sub("[a-z]", "", word)
    return capitals if _NAME.fullmatch(capitals) else word.upper()


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _unescape(text: str) -> str:
    """The text of a value; an escaped line break is dropped."""
    return _ESCAPE.sub(lambda match: "" if match[1] in ("\n", "\r", "\r\n") else match[1], text)
