"""Diagrams of HexWiki: `<hexboard size="7x7" contents="R 1:b2 B 2:c3"/>`, or in an old form `<hex>R7 C7 V1b2</hex>`.

Stones with numbers are moves, and those without stand there before the first one. In the new form a letter says what
the cells behind it hold: R a red stone, B a blue one, E nothing, S a shade; `1:` before a cell is a label. In the old
form each word has a letter, a number if the stone has one, and a cell: R or V (vertical) for Red, B or H (horizontal)
for Blue, M for the next move of a sequence that Red begins, S, P, * and + for signs. A word such as `2:_RB` is a row.
Red is player 1. Signs, labels that are no numbers, and shades are left out, which a remark tells.
"""

import html
import re
from dataclasses import dataclass, field

from pyengine.core.errors import BadRecord, Refusal, Remark
from pyengine.games import new_game
from pyengine.games.connection import PIE, ConnectionGame
from pyengine.games.hex import Hex
from pyengine.records.position import record_reaching
from pyengine.records.record import PASS, Record
from pyengine.records.tree import Tree, collect

TITLE = "HexWiki"
_DIAGRAM = re.compile(
    r"<hexboard\b(?P<attributes>[^>]*)|<hex(?:\s[^<>]*)?>(?P<words>[^<]*\b(?-i:[RC])\d[^<]*)"
    r"|\A\s*(?P<bare>R\d{1,2}\s+C\d{1,2}\s[^<]*\b[RVBHM]\d{0,4}[a-z]\d[^<]*)",
    re.IGNORECASE,
)
_ATTRIBUTE = re.compile(r"(\w+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'/]+))")
_QUOTES = str.maketrans("\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb", '"""\'\'""')
_SIZE = re.compile(r"(\d{1,3})(?:\s*[x\u00d7]\s*(\d{1,3}))?", re.IGNORECASE)
_LABELLED = re.compile(r"(?:(\S+):)?([a-z]+\d+)", re.IGNORECASE)
_LENGTH = re.compile(r"([RC])(\d{1,3})", re.IGNORECASE)
_STONE = re.compile(r"([RVBHM])(\d{0,4})([a-z]+\d+)", re.IGNORECASE)
_ROW = re.compile(r"(\d{1,2}):(\S+)")
_NUMBER = re.compile(r"\d{1,4}", re.ASCII)
_COORDINATES = re.compile(r"Q\d*", re.IGNORECASE)
_HOLDS = ("R", "B", "E", "S")
_RED, _BLUE, _EMPTY = "rv", "bh", "_.-e"


def matches(text: str) -> bool:
    return _DIAGRAM.search(html.unescape(text)) is not None


@dataclass(slots=True)
class _Diagram:
    """What a diagram shows: for each cell its player and the number of its stone, and how many marks."""

    rows: int = 0
    columns: int = 0
    stones: dict[str, tuple[int, int | None]] = field(default_factory=dict)
    marks: int = 0


def remove(text: str) -> str:
    """The text around the diagrams."""
    return _DIAGRAM.sub(" ", html.unescape(text))


def read(text: str) -> list[Tree]:
    """The games of the diagrams in the text that can be read. Raises BadRecord with line and column."""
    text = html.unescape(text).translate(_QUOTES)
    return collect(_read, _DIAGRAM.finditer(text))


def _read(match: re.Match[str]) -> list[Tree]:
    """The game of a diagram. Raises BadRecord with line and column."""
    words = next(filter(None, (match["words"], match["bare"])), "")
    diagram = _parse_words(words) if match["attributes"] is None else _parse_contents(match["attributes"])
    try:
        return [_game(diagram)]
    except Refusal as wrong:
        raise wrong.at(TITLE, match.string, match.start()) from wrong


def _parse_contents(attributes: str) -> _Diagram:
    """The diagram of the new form."""
    values = {name.lower(): next(filter(None, quoted), "") for name, *quoted in _ATTRIBUTE.findall(attributes)}
    diagram, player, holds = _Diagram(), 0, "S"
    if size := _SIZE.match(values.get("size", "").strip()):
        diagram.columns, diagram.rows = int(size[1]), int(size[2] or size[1])
    for word in values.get("contents", "").split():
        cell = _LABELLED.fullmatch(word)
        if word.upper() in _HOLDS:
            player, holds = "RB".find(word.upper()) + 1, word.upper()
        elif cell and holds in "RB":
            number = int(cell[1]) if _NUMBER.fullmatch(cell[1] or "") else None
            diagram.stones[cell[2].lower()] = player, number
            diagram.marks += bool(cell[1]) and number is None
        else:
            diagram.marks += not (cell and holds == "E") or bool(cell[1])
            diagram.stones.pop(cell[2].lower() if cell and holds == "E" else "", None)
    return diagram


def _parse_words(words: str) -> _Diagram:
    """The diagram of the old form."""
    diagram, moves = _Diagram(), 0
    for word in words.split():
        if length := _LENGTH.fullmatch(word):
            if length[1].upper() == "R":
                diagram.rows = int(length[2])
            else:
                diagram.columns = int(length[2])
        elif row := _ROW.fullmatch(word):
            for column, sign in enumerate(row[2].lower()):
                cell = f"{chr(ord('a') + column)}{row[1]}"
                if sign in _RED + _BLUE:
                    diagram.stones[cell] = 1 + (sign in _BLUE), None
                diagram.marks += sign not in _RED + _BLUE + _EMPTY
        elif stone := _STONE.fullmatch(word):
            kind, number, cell = stone[1].lower(), int(stone[2] or -1), stone[3].lower()
            if kind == "m":
                moves += 1
                diagram.stones[cell] = 2 - moves % 2, moves
            else:
                diagram.stones[cell] = 1 + (kind in _BLUE), None if number < 0 else number or 10
        else:
            diagram.marks += not _COORDINATES.fullmatch(word)
    return diagram


def _game(diagram: _Diagram) -> Tree:
    """The game of the stones with numbers, from the position of the others. Raises Refusal."""
    rows, columns = diagram.rows or diagram.columns, diagram.columns or diagram.rows
    if not rows:
        raise BadRecord("diagram-size")
    if rows != columns:
        raise BadRecord("two-sizes")
    game = new_game(Hex.name, rows, {PIE.name: True})
    assert isinstance(game, ConnectionGame)
    moves = sorted((number, player, cell) for cell, (player, number) in diagram.stones.items() if number is not None)
    ones, twos = (
        [game.move_named(cell) for cell, stone in diagram.stones.items() if stone == (player, None)]
        for player in (1, 2)
    )
    record = Record.of(game)
    if ones or twos:
        record = record_reaching(game, ones, twos, moves[0][1] if moves else 1 + (len(ones) > len(twos)))
    tree = Tree.along(record, made_up=True)
    for _, player, cell in moves:
        if tree.record.state.to_move != player:
            tree.append(PASS, made_up=True)
        tree.append(cell)
    if diagram.marks:
        tree.remarks.append(Remark("signs-dropped", count=diagram.marks))
    return tree
