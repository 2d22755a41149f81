"""Games in JSON as other programs export and send them: `[{"boardsize": 11, "moves": "f6 swap-pieces d4"}]`.

A game is an object with its moves, as a text or a list, at any depth of the document; several are several games. What
is known of it, such as the size of its board, may stand in an object around it or in one within it. A list of moves
alone is a game, too. The texts of several documents may follow each other, as in JSON Lines.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar

from pyengine.core.errors import BadRecord
from pyengine.games import GAMES
from pyengine.games.hex import Hex
from pyengine.records import sgf
from pyengine.records.document import parse_documents
from pyengine.records.vocabulary import COLOURS, LOSSES, meaning

TITLE = "JSON"
_MARK = re.compile(r'\{\s*(?:}|(["\'])[^"\']*\1\s*:)|\[\s*\{|\[\s*(?:"|\[\s*["\[{]|\]).*\]\Z', re.DOTALL)
_MOVES = ("moves", "moveshistory", "movehistory", "history", "movelist", "sequence", "sgf", "record", "hexworld")
_SIZE = ("boardsize", "size", "dimension")
_SIDES = ("width", "height", "columns", "cols", "rows")
_GAME = ("game", "gametype", "gamename")
"""Fields with the name of the game, which further ones may tell, too."""
_KIND = (*_GAME, "variant", "rules")
_PIE = ("swaprule", "allowswap", "pierule", "pie")
_WINNER, _REASON = ("winner", "result"), ("outcome", "reason", "endreason", "termination")
_DATE, _TITLE = ("date", "startedat", "playedat", "createdat", "endedat"), ("title", "event")
_PLAYERS = ("players", "hostedgametoplayers")
_FIRST, _SECOND = ("playerred", "red", "playerblack", "black"), ("playerblue", "blue", "playerwhite", "white")
_NAME = ("name", "pseudo", "username", "nickname", "player")
_NOTE = ("comment", "comments", "note", "annotation")
_MOVE = ("move", "notation", "cell", "coords", "coordinate", "position", "specialmovetype")
_WORD = re.compile(r"[a-z]0*\d{1,2}", re.IGNORECASE)
_BEGINNING = re.compile(rf"\s*(?:\d+[.)]\s*|\w+ )?{_WORD.pattern}\W*", re.IGNORECASE)
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_DIGITS = re.compile(r"\s*(\d{1,3})(?:\s*[x×]\s*(\d{1,3})|\.0)?\s*")
_NEXT_MOVE = re.compile(r"\s*(?!1\b|0)\d+[.)\s]")
"""The number of a move that begins no game."""

_SCALARS = (str, int, float, bool)

Facts = Mapping[str, Any]
"""The fields of an object by their names in small letters, without signs."""
Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class Export:
    """What a document says of a game: `moves` in any text format; 0, "" and None where it says nothing.

    `game` is the name of its kind, `sizes` are those of its sides, `winner` is the number of a player, `result` the
    word of the document for the winner, and `reason` one of LOSSES, or another word of the document.
    """

    moves: str
    game: str
    sizes: frozenset[int]
    pie: bool | None
    winner: int
    result: str
    reason: str
    players: tuple[str, str]
    date: str
    title: str


def matches(text: str) -> bool:
    return _MARK.match(text) is not None


def split(text: str) -> list[str]:
    """The texts of the documents in a JSON array, or of several that follow each other; [] for any other text."""
    try:
        values = parse_documents(text, TITLE) if text.lstrip()[:1] in ("{", "[") else []
    except BadRecord:
        return []
    if len(values) == 1:
        values = values[0] if isinstance(values[0], list) else []
    return list(map(json.dumps, values))


def find_games(text: str) -> list[Export]:
    """The games in the documents of a text. Raises BadRecord with line and column if it is no JSON."""
    games: list[Export] = []
    waiting: list[tuple[Any, Facts]] = [(value, {}) for value in reversed(parse_documents(text, TITLE))]
    while waiting:
        value, around = waiting.pop()
        if isinstance(value, dict):
            facts = _facts(value)
            known = {**around, **{name: fact for name, fact in facts.items() if isinstance(fact, _SCALARS)}}
            moves = next(filter(None, (_moves_text(facts.get(name)) for name in _MOVES)), "")
            if moves:
                games.append(_export(moves, {**known, **facts}))
            else:
                waiting += [(child, known) for child in reversed(value.values())]
        elif isinstance(value, list):
            if value and all(isinstance(item, str) and len(_WORD.findall(item)) > 1 for item in value):
                starts = [number for number, item in enumerate(value) if not number or not _NEXT_MOVE.match(item)]
                lists = [value[start:end] for start, end in pairwise([*starts, len(value)])]
                games += [_export("\n".join(moves), around) for moves in lists]
            elif moves := _moves_text(value):
                games.append(_export(moves, around))
            else:
                waiting += [(child, around) for child in reversed(value)]
        elif isinstance(value, str) and sgf.matches(value):
            games.append(_export(value, around))
    if not games:
        raise BadRecord("json-without-game").at(TITLE, text, 0)
    return games


def _facts(value: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of an object, and those of the objects in it that it lacks itself, but for their moves."""
    children = [child for child in value.values() if isinstance(child, dict)]
    inner = {_plain(name): fact for child in children for name, fact in child.items() if isinstance(fact, _SCALARS)}
    return {name: fact for name, fact in inner.items() if name not in _MOVES} | {
        _plain(name): fact for name, fact in value.items()
    }


def _plain(name: str) -> str:
    return re.sub(r"[\W_]", "", name).lower()


def _moves_text(value: Any) -> str:
    """The moves of a text, or of a list that begins with a move or has texts with moves, or ""."""
    if isinstance(value, str):
        return value if _WORD.search(value) else ""
    if not isinstance(value, list):
        return ""
    words = list(map(_word, value))
    first = words[0].partition(" {")[0] if words else ""
    has_moves = all(isinstance(item, str) and _WORD.search(item) and not sgf.matches(item) for item in value)
    return " ".join(words) if first and (has_moves or _BEGINNING.fullmatch(first) or meaning(first)) else ""


def _word(item: Any) -> str:
    """A move of a list, with the colour before it and the comment behind it if the list has them."""
    if isinstance(item, str):
        return item or "-"
    if isinstance(item, dict):
        facts = _facts(item)
        move = next((facts[name] for name in _MOVE if isinstance(facts.get(name), str)), "")
        colour = next((facts[name] for name in ("colour", "color", "player") if isinstance(facts.get(name), str)), "")
        notes = [_first(facts, _NOTE, str), *_first(facts, _NOTE, list)]
        note = re.sub(r"[{}]", "", "\n".join(text for text in notes if isinstance(text, str))).strip()
        if move:
            before = f"{colour} " if colour.lower() in (*COLOURS[0], *COLOURS[1]) else ""
            return before + move + (f" {{{note}}}" if note else "")
    return json.dumps(item)


def _export(moves: str, facts: Facts) -> Export:
    kinds = [word for name in _KIND for word in re.findall("[a-z]+", _first(facts, (name,), str).lower())]
    stranger = _first(facts, _GAME, str)
    by_playhex = _SIZE[0] in facts
    seats = [*_first(facts, _PLAYERS, list), "", ""]
    first, second = (
        _name(next((facts[name] for name in names if name in facts), seat))
        for names, seat in ((_FIRST, seats[0]), (_SECOND, seats[1]))
    )
    winner, result = 0, _first(facts, _WINNER, str)
    win = sgf.parse_win(_first(facts, ("result", *_WINNER), str))
    if result:
        words = ((*COLOURS[0], "1-0", "b+", first.lower()), (*COLOURS[1], "0-1", "w+", second.lower()))
        winner = next((player for player, own in enumerate(words, start=1) if result.lower() in own), 0)
        winner = win[0] if win and not winner else winner
    elif isinstance(index := facts.get(_WINNER[0]), int):
        winner, result = (index + 1 if by_playhex and index in (0, 1) else 0), str(index)
    reasons = [meaning(facts[name]) for name in (*_REASON, "result") if isinstance(facts.get(name), str)]
    reasons += [win[1]] if win else []
    date = _DAY.match(_first(facts, _DATE, str))
    return Export(
        moves=moves,
        game=next((name for name in GAMES if name in kinds), stranger or (Hex.name if by_playhex else "")),
        sizes=_sizes(facts),
        pie=next((facts[name] for name in _PIE if isinstance(facts.get(name), bool)), None),
        winner=winner,
        result=result,
        reason=next((reason for reason in reasons if reason in LOSSES), "") or _first(facts, _REASON, str),
        players=(first, second),
        date=date[0] if date else "",
        title=_first(facts, _TITLE, str),
    )


def _sizes(facts: Facts) -> frozenset[int]:
    """The lengths of the sides of the board, of which a document may tell one or both."""
    for names in (*((name,) for name in _SIZE), _SIDES):
        values = [facts[name] for name in names if name in facts]
        sides = values[0] if values and isinstance(values[0], list) else values
        matches = filter(None, (_DIGITS.fullmatch(str(value)) for value in sides))
        if sizes := frozenset(int(side) for match in matches for side in match.groups() if side):
            return sizes
    return frozenset()


def _first(facts: Facts, names: tuple[str, ...], kind: type[Kind]) -> Kind:
    """The first of these fields that has such a value, or else the empty one."""
    return next((facts[name] for name in names if isinstance(facts.get(name), kind)), kind())


def _name(seat: Any) -> str:
    """The name of a player, who may be an object."""
    if isinstance(seat, dict):
        return _first(_facts(seat), _NAME, str)
    return seat if isinstance(seat, str) else ""
