"""Games of Hex and Y as SGF, the Smart Game Format (FF[4]), with variations and comments.

Hex is GM[11] as the standard has it. Y has no number there and is GM[Y], which other programs use. Points are text as
`a1`, player 1 is Black and moves first, and RU[pie] or RU[no pie] tells whether there is a pie rule (there is where RU
is missing). Its move is `swap-pieces` or, where the players trade sides, `swap-sides`: these have then traded colours
too, so that Black always joins top and bottom, and what follows, the result included, is told in the new colours. PB
and PW are the players as they sat down. RU[pie, swap sides] announces that kind of swap; the reader needs no more than
the move. In Y, whose sides are everybody's, it takes both for the same. Properties that it does not know are kept as
they are, those of a node without a move with the move before it.

A position that is set up at the start (AB, AW, PL) is read as moves that lead to it, if the players can have set its
stones in turn; these moves are made up, in the order of the text.
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
from pyengine.position import leading_to
from pyengine.record import LETTERS, RESIGN, TIME, Record
from pyengine.tree import Tree, side_of

TITLE = "SGF"
KINDS = {"hex": "11", "y": "Y"}
"""The value of GM for each game that can be written."""
COLOURS = ("B", "W")
FORFEITS = {RESIGN: "resign", TIME: "forfeit"}
"""What stands for a move by which a game is lost."""
NAME = re.compile(r"[A-Z]{1,8}")
VALUE = re.compile(r"(?:[^\\\]]|\\.)*", re.DOTALL)
"""What a property may be called, and what may stand between its brackets."""
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
    """Whether the game has a form in SGF."""
    return tree.game.name in KINDS


def require_kind(game: Game) -> None:
    """Raises BadValue for a game that has no form in SGF."""
    if game.name not in KINDS:
        raise BadValue(
            "{title} cannot be written as SGF: expected {known}.", "game", title=game.title, known=tuple(KINDS)
        )


def write(record: Record, players: tuple[str, str] = ("", "")) -> str:
    """One game as SGF with the names of its players. Raises BadValue for other games than Hex and Y."""
    tree, names = Tree.along(record), zip(COLOURS, players, strict=True)
    tree.nodes[0].properties = {f"P{colour}": (_escaped(name),) for colour, name in names if name}
    return write_tree(tree)


def write_tree(tree: Tree) -> str:
    """A game with its variations, comments and foreign properties. Raises BadValue for other games than Hex and Y."""
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
    """The main lines of the games that the text holds. Raises BadRecord, see `read_trees`."""
    return [tree.nodes[tree.end()].record for tree in read_trees(text)]


def read_trees(text: str) -> list[Tree]:
    """The games that the text holds. Raises BadRecord, which says what was expected at which line and column."""
    scanner = _Scanner(text)
    games = [_game(scanner, scanner.tree())]
    while not scanner.ended():
        games.append(_game(scanner, scanner.tree()))
    return games


def said(tree: Tree, name: str) -> str:
    """What a property of the first node says that is kept as it is; "" where there is none."""
    return _unescaped(tree.nodes[0].properties.get(name, ("",))[0]).strip()


def _is_told_by_result(tree: Tree, end: int) -> bool:
    """Whether a node is a forfeit of which RE tells all that there is to tell."""
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
    """The properties of the first node, where those of others stand between the rules and the result."""
    game = tree.game
    assert isinstance(game, ConnectionGame)
    rules = ("pie" if game.chosen[PIE.name] else "no pie") + (", swap sides" if game.trades else "")
    own = {"FF": ("4",), "CA": ("UTF-8",), "GM": (KINDS[game.name],), "SZ": (str(game.size),), "RU": (rules,)}
    return {**own, **foreign} | ({_RESULT: (result,)} if result else {})


@dataclass(frozen=True, slots=True)
class _Property:
    """The values of a property as they stand in the text, and where the first one does."""

    values: tuple[str, ...]
    place: int

    @property
    def text(self) -> str:
        """The first value, without what it takes to write it."""
        return _unescaped(self.values[0]).strip()


@dataclass(slots=True)
class _Node:
    """A node of the text, and its number `parent` among those of its game: -1 for the first one."""

    parent: int
    properties: dict[str, _Property] = field(default_factory=dict)


@dataclass(slots=True)
class _Scanner:
    """Reads the text from `place` on."""

    text: str
    place: int = 0

    def located(self, wrong: Refused, place: int | None = None) -> BadRecord:
        """The error to raise for what stands at that place, or here."""
        return wrong.at(TITLE, self.text, self.place if place is None else place)

    def ended(self) -> bool:
        """Whether nothing but white space is left."""
        self._skip()
        return self.place == len(self.text)

    def tree(self) -> list[_Node]:
        """The nodes of the game that begins here, each after its parent and in the order of the text."""
        nodes: list[_Node] = []
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
        while match := NAME.match(self.text, self.place):
            if match[0] in found:
                raise self.located(
                    BadRecord("property {name} stands twice in one node: expected it once.", name=match[0])
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


def _game(scanner: _Scanner, nodes: Sequence[_Node]) -> Tree:
    """The game of these nodes, shown at the end of its main line."""
    played = [node.properties[colour].text.lower() for node in nodes for colour in COLOURS if colour in node.properties]
    replay = _Replay(scanner, Tree.of(_new_game(scanner, nodes[0].properties, SWAP_SIDES in played)))
    places: list[int] = []
    for node in nodes:
        places.append(replay.node(places[node.parent] if places else 0, node.properties))
    replay.result()
    replay.tree.at = replay.tree.end()
    return replay.tree


def _new_game(scanner: _Scanner, root: Mapping[str, _Property], trades: bool) -> ConnectionGame:
    """The game that the first node describes; `trades` tells that the players trade sides in it."""
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
        raise scanner.located(BadRecord("SZ[{size}] is no size: expected a whole number.", size=size.text), size.place)
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
    """A game as far as it was read; `traded` are the nodes by which, or before which, the players traded colours."""

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
        """End the main line by the forfeit that RE tells, if it goes on; RE stays where it tells something else."""
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
        """What a node says besides its move."""
        node = self.tree.nodes[number]
        if name == _COMMENT:
            node.comment = "\n\n".join(filter(None, [node.comment, _unescaped(found.values[0])]))
        elif name == "RU" and number == 0 and not _RULES.fullmatch(found.text):
            node.properties[name] = found.values
        elif name not in (*COLOURS, *_STONES, _TURN, "RU", *(_HEADER if number == 0 else ())):
            node.properties[name] = (*node.properties.get(name, ()), *found.values)

    def _set_up(self, properties: Mapping[str, _Property], place: int) -> int:
        """The number of the node that shows the position which is set up at that place of the text."""
        game = self.tree.game
        assert isinstance(game, ConnectionGame)
        try:
            if len(self.tree.nodes) > 1:
                raise BadRecord("a position is set up after the start: expected a game from its start.")
            ones, twos, _ = _stones(game, properties)
            to_move = _to_move(properties[_TURN]) if _TURN in properties else 1 + (len(ones) > len(twos))
            if len(ones) != len(twos) + to_move - 1:
                raise BadRecord(
                    "{ones} black and {twos} white stones are set up: expected as many of both where Black is to move, "
                    "and one more black one where White is.",
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
        """Who has that player's colour at a node."""
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
    """The cells that a node gives to Black, to White and to nobody."""
    found: list[list[int]] = [[], [], []]
    for name, cells in zip(_STONES, found, strict=True):
        for value in properties[name].values if name in properties else ():
            cell = game.geometry.index.get(_unescaped(value).strip().lower())
            if cell is None or any(cell in others for others in found):
                names = game.geometry.names
                raise BadRecord(
                    "property {name} has {value!r}: expected cells from {first} to {last}, each of them once.",
                    name=name,
                    value=value,
                    first=names[0],
                    last=names[-1],
                )
            cells.append(cell)
    return found


def _to_move(turn: _Property) -> int:
    """The player whom PL names."""
    if turn.text.upper() not in COLOURS:
        raise BadRecord("PL[{value}] is no player: expected PL[B] or PL[W].", value=turn.text)
    return 1 + COLOURS.index(turn.text.upper())


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _unescaped(text: str) -> str:
    """What a value says: the end of a line that is escaped says nothing."""
    return _ESCAPED.sub(lambda match: "" if match[1] in ("\n", "\r", "\r\n") else match[1], text)
