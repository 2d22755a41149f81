"""Games of Hex and Y as SGF, the Smart Game Format (FF[4]), with variations and comments.

Hex is GM[11], as in the standard. Y has no number there; it is GM[Y], which other programs use as well. Points are
written as `a1`. Player 1 is Black and moves first. RU[pie] or RU[no pie] tells whether the pie rule is on, which is the
default. A swap is written `swap-pieces` or, if the players trade sides, `swap-sides`. After `swap-sides` the players
have also traded colours, so that Black always connects top and bottom, and all later moves and the result are written
in the new colours; PB and PW remain the players as they started. DT is the date of the game, as 2026-11-22. RU[pie,
swap sides] announces this kind of swap, but the reader also recognises it by the move. In Y, where all sides are
shared, the two swaps are the same. Unknown properties are kept unchanged; those of a node without a move are added to
the node before it.

A position that is set up at the start (AB, AW, PL) is read as a made-up sequence of moves, in the order of the text, if
the players can have placed its stones in turn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pyengine.errors import BadRecord, BadValue, Refused
from pyengine.game import Game, opponent
from pyengine.games import new_game
from pyengine.games.connection import PIE, SWAP_SIDES, ConnectionGame
from pyengine.games.hex import SIDES, Hex
from pyengine.records.position import leading_to
from pyengine.records.record import LETTERS, RESIGN, TIME, Record
from pyengine.records.tree import Tree, side_of

TITLE = "SGF"
KINDS = {"hex": "11", "y": "Y"}
"""The value of GM for each game that has one."""
COLOURS = ("B", "W")
FORFEITS = {RESIGN: "resign", TIME: "forfeit"}
"""The move values that stand for a forfeit."""
NAME = re.compile(r"[A-Z]{1,8}")
VALUE = re.compile(r"(?:[^\\\]]|\\.)*", re.DOTALL)
"""The name of a property, and a value between its brackets."""
_COMMENT, _RESULT = "C", "RE"
_HEADER = ("FF", "CA", "GM", "SZ")
_STONES = ("AB", "AW", "AE")
_TURN = "PL"
_RULES = re.compile(r"(no )?pie(, swap sides)?")
_FORFEITED = re.compile(r"([BW])\+(?:R(?:esign)?|T(?:ime)?)")
_SPACE = re.compile(r"\s*")
_ESCAPED = re.compile(r"\\(\r\n|.)", re.DOTALL)


def recognised(text: str) -> bool:
    """Whether a text without white space around it is meant to be SGF."""
    return text.startswith("(")


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


def credit(tree: Tree, players: Sequence[str], date: str) -> None:
    """Notes the players and the date in the first node, unless it says them already; "" is not known."""
    known = {**{f"P{colour}": name for colour, name in zip(COLOURS, players, strict=True)}, "DT": date}
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
    scanner = _Scanner(text)
    games = [_game(scanner, scanner.tree())]
    while not scanner.ended():
        games.append(_game(scanner, scanner.tree()))
    return games


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
    return node.record.forfeit is not None and alone and not node.comment and not node.properties


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
        if node.record.forfeit:
            name = FORFEITS[node.record.forfeit.reason]
        else:
            name = game.swap_kind if node.record.state.last == game.swap else word
        start = f"\n;{COLOURS[side_of(before, player) - 1]}[{name}]"
    if node.comment:
        properties[_COMMENT] = (_escaped(node.comment),)
    return start + "".join(name + "".join(f"[{value}]" for value in values) for name, values in properties.items())


def _first(tree: Tree, foreign: Mapping[str, tuple[str, ...]], result: str | None) -> dict[str, tuple[str, ...]]:
    """The properties of the first node: foreign ones stand between the rules and the result."""
    game = tree.game
    assert isinstance(game, ConnectionGame)
    rules = ("pie" if game.chosen[PIE.name] else "no pie") + (", swap sides" if game.trades else "")
    own = {"FF": ("4",), "CA": ("UTF-8",), "GM": (KINDS[game.name],), "SZ": (str(game.size),), "RU": (rules,)}
    return {**own, **foreign} | ({_RESULT: (result,)} if result else {})


@dataclass(frozen=True, slots=True)
class _Property:
    """The values of a property as written in the text, and the place of the first one."""

    values: tuple[str, ...]
    place: int

    @property
    def text(self) -> str:
        """The first value, unescaped."""
        return _unescaped(self.values[0]).strip()


@dataclass(slots=True)
class _Parsed:
    """A node of the text; `parent` is the number of its parent in the game, -1 for the first node."""

    parent: int
    properties: dict[str, _Property] = field(default_factory=dict)


@dataclass(slots=True)
class _Scanner:
    """Reads the text from `place` on."""

    text: str
    place: int = 0

    def located(self, wrong: Refused, place: int | None = None) -> BadRecord:
        """The error with the line and column of that place, or of the present one."""
        return wrong.at(TITLE, self.text, self.place if place is None else place)

    def ended(self) -> bool:
        """Whether nothing but white space is left."""
        self._skip()
        return self.place == len(self.text)

    def tree(self) -> list[_Parsed]:
        """The nodes of the game that begins here, each after its parent and in the order of the text."""
        nodes: list[_Parsed] = []
        self._expect("(")
        latest, branches = -1, [-1]
        expected = ";"
        while branches:
            sign = self._expect(expected)
            expected = "(;)"
            if sign == ";":
                nodes.append(_Parsed(latest, self._properties()))
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
        while match := NAME.match(self.text, self.place):
            if match[0] in found:
                raise self.located(
                    BadRecord("property {name} occurs twice in one node: expected it once.", name=match[0])
                )
            self.place = match.end()
            found[match[0]] = self._values(match[0])
            self._skip()
        return found

    def _values(self, name: str) -> _Property:
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


def _game(scanner: _Scanner, nodes: Sequence[_Parsed]) -> Tree:
    """The game of these nodes, at the end of its main line."""
    played = [node.properties[colour].text.lower() for node in nodes for colour in COLOURS if colour in node.properties]
    replay = _Replay(scanner, Tree.of(_new_game(scanner, nodes[0].properties, SWAP_SIDES in played)))
    places: list[int] = []
    for node in nodes:
        places.append(replay.node(places[node.parent] if places else 0, node.properties))
    replay.result()
    replay.tree.at = replay.tree.end()
    return replay.tree


def _new_game(scanner: _Scanner, root: Mapping[str, _Property], trades: bool) -> ConnectionGame:
    """The game that the first node describes; `trades` is True if the players trade sides in it."""
    if "GM" not in root:
        raise scanner.located(BadRecord("the first node has no GM: expected GM[11] for Hex or GM[Y]."), 0)
    if "SZ" not in root:
        raise scanner.located(BadRecord("the first node has no SZ: expected SZ and the size."), 0)
    kind, size = root["GM"], root["SZ"]
    names = [name for name, value in KINDS.items() if value == kind.text.upper()]
    if not names:
        wrong = BadRecord("GM[{kind}] is another game: expected GM[11] for Hex or GM[Y].", kind=kind.text)
        raise scanner.located(wrong, kind.place)
    if not re.fullmatch(r"\d{1,3}", size.text, re.ASCII):
        raise scanner.located(
            BadRecord("SZ[{size}] is not a size: expected a whole number.", size=size.text), size.place
        )
    known = _RULES.fullmatch(root["RU"].text) if "RU" in root else None
    chosen = {PIE.name: not (known and known[1])}
    if names[0] == Hex.name:
        chosen[SIDES.name] = trades or bool(known and known[2])
    try:
        game = new_game(names[0], int(size.text), chosen)
    except Refused as refused:
        raise scanner.located(refused, size.place) from refused
    assert isinstance(game, ConnectionGame)
    return game


@dataclass(slots=True)
class _Replay:
    """A game as far as it has been read; `traded` are the nodes at or after which the players have traded colours."""

    scanner: _Scanner
    tree: Tree
    traded: set[int] = field(default_factory=set)

    def node(self, parent: int, properties: Mapping[str, _Property]) -> int:
        """The number of the node that those of the text make after `parent`, or `parent` if they have no move."""
        number = parent
        if set_up := [name for name in properties if name in (*_STONES, _TURN)]:
            number = self._set_up(properties, properties[set_up[0]].place)
        for name, found in properties.items():
            if name in COLOURS:
                number = self._move(number, COLOURS.index(name) + 1, found)
        for name, found in properties.items():
            self._keep(parent if set_up and name != _COMMENT else number, name, found)
        return number

    def result(self) -> None:
        """Ends the main line with the forfeit that RE names, if the game is not over; any other RE is kept."""
        end, properties = self.tree.end(), self.tree.nodes[0].properties
        told = "".join(properties.get(_RESULT, ())).strip()
        record = self.tree.nodes[end].record
        if (match := _FORFEITED.fullmatch(told)) and record.outcome is None:
            loser = opponent(self._player(end, 1 + COLOURS.index(match[1])))
            reason = next(reason for reason, letter in LETTERS.items() if letter == told[2])
            end = self.tree.add(end, record.lose(loser, reason))
        if self.tree.nodes[end].record.outcome is not None:
            properties.pop(_RESULT, None)

    def _keep(self, number: int, name: str, found: _Property) -> None:
        """Keeps a property that is not a move."""
        node = self.tree.nodes[number]
        if name == _COMMENT:
            node.comment = "\n\n".join(filter(None, [node.comment, _unescaped(found.values[0])]))
        elif name == "RU" and number == 0 and not _RULES.fullmatch(found.text):
            node.properties[name] = found.values
        elif name not in (*COLOURS, *_STONES, _TURN, "RU", *(_HEADER if number == 0 else ())):
            node.properties[name] = (*node.properties.get(name, ()), *found.values)

    def _set_up(self, properties: Mapping[str, _Property], place: int) -> int:
        """Adds the moves to the position set up at that place of the text; returns the number of the last node."""
        game = self.tree.game
        assert isinstance(game, ConnectionGame)
        try:
            if len(self.tree.nodes) > 1:
                raise BadRecord("a position is set up after the start: expected a game from its start.")
            ones, twos, _ = _stones(game, properties)
            to_move = _to_move(properties[_TURN]) if _TURN in properties else 1 + (len(ones) > len(twos))
            if len(ones) != len(twos) + to_move - 1:
                raise BadRecord(
                    "{ones} black and {twos} white stones are set up: expected equally many if Black is to move, "
                    "and one more black one if White is to move.",
                    ones=len(ones),
                    twos=len(twos),
                )
            record = leading_to(game, ones, twos, to_move)
        except Refused as wrong:
            raise self.scanner.located(wrong, place) from wrong
        number = 0
        for word, _ in record.words():
            number = self.tree.add(number, self.tree.nodes[number].record.add(word))
        self.tree.set_up = record.state.ply
        return number

    def _move(self, parent: int, player: int, found: _Property) -> int:
        name = found.text.lower()
        try:
            number = self.tree.add(parent, self._played(parent, self._player(parent, player), name))
        except Refused as wrong:
            raise self.scanner.located(wrong, found.place) from wrong
        game = self.tree.game
        assert isinstance(game, ConnectionGame)
        swapped = name not in FORFEITS.values() and self.tree.nodes[number].record.state.last == game.swap
        if parent in self.traded or (swapped and (game.trades or name == SWAP_SIDES)):
            self.traded.add(number)
        return number

    def _player(self, number: int, player: int) -> int:
        """The player of this record who has that player's colour at a node."""
        return opponent(player) if number in self.traded else player

    def _played(self, parent: int, player: int, name: str) -> Record:
        record, game = self.tree.nodes[parent].record, self.tree.game
        assert isinstance(game, ConnectionGame)
        for reason, said in FORFEITS.items():
            if name == said:
                return record.lose(player, reason)
        record.require_running()
        if player != record.state.to_move:
            raise BadRecord("{move!r} is out of turn: expected a move of the other player.", "record", move=name)
        return record.play(game.swap if name == SWAP_SIDES else game.move_named(name))


def _stones(game: Game, properties: Mapping[str, _Property]) -> list[list[int]]:
    """The cells that a node makes black, white and empty."""
    found: list[list[int]] = [[], [], []]
    for name, cells in zip(_STONES, found, strict=True):
        for value in properties[name].values if name in properties else ():
            cell = game.geometry.index.get(_unescaped(value).strip().lower())
            if cell is None or any(cell in others for others in found):
                names = game.geometry.names
                raise BadRecord(
                    "property {name} has {value!r}: expected cells from {first} to {last}, each once.",
                    name=name,
                    value=value,
                    first=names[0],
                    last=names[-1],
                )
            cells.append(cell)
    return found


def _to_move(turn: _Property) -> int:
    """The player named by PL."""
    if turn.text.upper() not in COLOURS:
        raise BadRecord("PL[{value}] is not a player: expected PL[B] or PL[W].", value=turn.text)
    return 1 + COLOURS.index(turn.text.upper())


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _unescaped(text: str) -> str:
    """The text of a value; an escaped line break is dropped."""
    return _ESCAPED.sub(lambda match: "" if match[1] in ("\n", "\r", "\r\n") else match[1], text)
