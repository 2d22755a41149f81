"""Games of Hex and Y as SGF, the Smart Game Format (FF[4]).

Hex is GM[11] as the standard has it. Y has no number there and is GM[Y], which other programs use. Points are text as
`a1`, player 1 is Black and moves first, and RU[pie] or RU[no pie] tells whether there is a pie rule (there is where RU
is missing). Its move is `swap-pieces` or, where the players trade sides, `swap-sides`: these have then traded colours
too, so that Black always joins top and bottom, and what follows, the result included, is told in the new colours. PB
and PW are the players as they sat down. RU[pie, swap sides] announces that kind of swap; the reader needs no more than
the move. In Y, whose sides are everybody's, it takes both for the same. It follows the main line and passes over
variations and over properties that it does not know.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pyengine.errors import BadRecord, BadValue, Refused
from pyengine.game import Game, State, opponent
from pyengine.games import new_game
from pyengine.games.connection import PIE, SWAP_SIDES, ConnectionGame
from pyengine.games.hex import SIDES, Hex
from pyengine.record import Record

KINDS = {"hex": "11", "y": "Y"}
"""The value of GM for each game that can be written."""
COLOURS = ("B", "W")
RESIGN = "resign"
_SETUP = ("AB", "AW", "AE", "PL")
_RULES = re.compile(r"(no )?pie(, swap sides)?")
_RESULT = re.compile(r"([BW])\+R(?:esign)?")
_SPACE = re.compile(r"\s*")
_NAME = re.compile(r"[A-Z]{1,8}")
_VALUE = re.compile(r"\[((?:[^\\\]]|\\.)*)\]", re.DOTALL)


def require_kind(game: Game) -> None:
    """Raises BadValue for a game that has no form in SGF."""
    if game.name not in KINDS:
        raise BadValue(f"{game.title} cannot be written as SGF: expected {' or '.join(KINDS)}.", "game")


def write(record: Record, players: tuple[str, str] = ("", "")) -> str:
    """One game as SGF with the names of its players. Raises BadValue for other games than Hex and Y."""
    game, outcome = record.game, record.outcome
    require_kind(game)
    assert isinstance(game, ConnectionGame)
    rules = ("pie" if game.chosen[PIE.name] else "no pie") + (", swap sides" if game.trades else "")
    parts = [f"(;FF[4]CA[UTF-8]GM[{KINDS[game.name]}]SZ[{game.size}]RU[{rules}]"]
    parts += [f"P{colour}[{_escaped(name)}]" for colour, name in zip(COLOURS, players, strict=True) if name]
    if outcome is not None:
        parts.append(f"RE[{_colour(record.state, outcome.winner)}+{'R' if record.resigned else ''}]")
    for before, (move, player) in zip(record.states, record.moves(), strict=False):
        name = game.swap_kind if move == game.swap else game.move_name(move)
        parts.append(f"\n;{_colour(before, player)}[{name}]")
    return "".join(parts) + ")\n"


def read(text: str) -> list[Record]:
    """The games that the text holds. Raises BadRecord, which says what was expected at which line and column."""
    scanner = _Scanner(text)
    games = [_game(scanner, scanner.tree())]
    while not scanner.ended():
        games.append(_game(scanner, scanner.tree()))
    return games


@dataclass(frozen=True, slots=True)
class _Value:
    """A value of a property and where it stands in the text."""

    text: str
    place: int


_Node = dict[str, _Value]


@dataclass(slots=True)
class _Scanner:
    """Reads the text from `place` on."""

    text: str
    place: int = 0

    def wrong(self, message: str, place: int | None = None) -> BadRecord:
        """The error to raise for what stands at that place, or here."""
        before = self.text[: self.place if place is None else place]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        return BadRecord(f"SGF, line {line}, column {column}: {message}", "record")

    def ended(self) -> bool:
        """Whether nothing but white space is left."""
        self._skip()
        return self.place == len(self.text)

    def tree(self) -> list[_Node]:
        """The nodes of the main line of the game that begins here."""
        nodes: list[_Node] = []
        self._expect("(")
        depth, main = 1, True
        while depth:
            sign = self._expect("(;)" if nodes else ";")
            if sign == ";":
                node = self._node()
                if main:
                    nodes.append(node)
            elif sign == "(":
                depth += 1
            else:
                depth, main = depth - 1, False  # the first branch that ends was the main line
        return nodes

    def _node(self) -> _Node:
        node: _Node = {}
        self._skip()
        while match := _NAME.match(self.text, self.place):
            if match[0] in node:
                raise self.wrong(f"property {match[0]} stands twice in one node: expected it once.")
            self.place = match.end()
            node[match[0]] = self._values(match[0])
            self._skip()
        return node

    def _values(self, name: str) -> _Value:
        """The first value; further ones are passed over."""
        self._skip()
        found: _Value | None = None
        while match := _VALUE.match(self.text, self.place):
            found = found or _Value(re.sub(r"\\(.)", r"\1", match[1], flags=re.DOTALL).strip(), match.start(1))
            self.place = match.end()
            self._skip()
        if found is None:
            raise self.wrong(f"expected a value in brackets for property {name}.")
        return found

    def _expect(self, signs: str) -> str:
        self._skip()
        sign = self.text[self.place : self.place + 1]
        if not sign or sign not in signs:
            expected = " or ".join(map(repr, signs))
            raise self.wrong(
                f"found {sign!r}, expected {expected}." if sign else f"the text ends, expected {expected}."
            )
        self.place += 1
        return sign

    def _skip(self) -> None:
        match = _SPACE.match(self.text, self.place)
        self.place = match.end() if match else self.place


def _game(scanner: _Scanner, nodes: list[_Node]) -> Record:
    moves = [node[colour].text.lower() for node in nodes for colour in COLOURS if colour in node]
    replay = _Replay(scanner, Record.of(_new_game(scanner, nodes[0], SWAP_SIDES in moves)))
    for node in nodes:
        for name, value in node.items():
            if name in _SETUP:
                raise scanner.wrong(f"property {name} sets up a position: expected a game from its start.", value.place)
            if name in COLOURS:
                replay.move(COLOURS.index(name) + 1, value)
    result = nodes[0].get("RE")
    if result is not None and (match := _RESULT.fullmatch(result.text)) and replay.record.outcome is None:
        replay.resign(3 - (COLOURS.index(match[1]) + 1))
    return replay.record


def _new_game(scanner: _Scanner, root: _Node, trades: bool) -> ConnectionGame:
    """The game that the first node describes; `trades` tells that the players trade sides in it."""
    for name, expected in (("GM", "GM[11] for Hex or GM[Y]"), ("SZ", "SZ and the size")):
        if name not in root:
            raise scanner.wrong(f"the first node has no {name}: expected {expected}.", 0)
    kind, size, rules = root["GM"], root["SZ"], root.get("RU")
    names = [name for name, value in KINDS.items() if value == kind.text.upper()]
    if not names:
        raise scanner.wrong(f"GM[{kind.text}] is another game: expected GM[11] for Hex or GM[Y].", kind.place)
    if not re.fullmatch(r"\d{1,3}", size.text, re.ASCII):
        raise scanner.wrong(f"SZ[{size.text}] is no size: expected a whole number.", size.place)
    known = _RULES.fullmatch(rules.text) if rules else None
    chosen = {PIE.name: not (known and known[1])}
    if names[0] == Hex.name:
        chosen[SIDES.name] = trades or bool(known and known[2])
    try:
        game = new_game(names[0], int(size.text), chosen)
    except Refused as wrong:
        raise scanner.wrong(str(wrong), size.place) from wrong
    assert isinstance(game, ConnectionGame)
    return game


@dataclass(slots=True)
class _Replay:
    """A game as far as it was read; `traded` once the players have traded colours."""

    scanner: _Scanner
    record: Record
    traded: bool = False

    def move(self, player: int, value: _Value) -> None:
        """One more move, as the text has it."""
        try:
            self._move(opponent(player) if self.traded else player, value.text.lower())
        except Refused as wrong:
            raise self.scanner.wrong(str(wrong), value.place) from wrong

    def resign(self, player: int) -> None:
        """A resignation by the colour that the text names."""
        self.record = self.record.resign(opponent(player) if self.traded else player)

    def _move(self, player: int, name: str) -> None:
        game = self.record.game
        assert isinstance(game, ConnectionGame)
        if name == RESIGN:
            self.record = self.record.resign(player)
            return
        self.record.require_running()
        if player != self.record.state.to_move:
            raise BadRecord(f"{name!r} is out of turn: expected a move of the other player.", "record")
        move = game.swap if name == SWAP_SIDES else game.move_named(name)
        self.record = self.record.play(move)
        if move == game.swap:
            self.traded = game.trades or name == SWAP_SIDES


def _colour(state: State, player: int) -> str:
    """The colour of a player, which goes with the sides."""
    return COLOURS[(player if state.goals == state.game.goals else opponent(player)) - 1]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")
