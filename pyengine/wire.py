"""The shapes of the wire: requests read from JSON text with every field checked, and the engine's objects as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, TypeVar

from pyengine import sgf
from pyengine.bots import BOTS, Bot, Budget, Thought
from pyengine.errors import BadMessage, IllegalMove, Refused, Value
from pyengine.game import CHANCE, NOBODY, Choice, Game, Outcome, State
from pyengine.games import GAMES, new_game
from pyengine.geometry import Point
from pyengine.lessons import LESSONS
from pyengine.levels import COUNT, USUAL, Ladder, ladder
from pyengine.levels import name as level_name
from pyengine.record import Record, read
from pyengine.search.info import Branch, Info, Setting, ranked, settings
from pyengine.search.root import Root
from pyengine.tree import Tree

Json = dict[str, Any]
"""A JSON object."""
Field = TypeVar("Field")
Default = TypeVar("Default")

OFFERED = {name: game for name, game in GAMES.items() if not game.alone}
"""The games of the page, by name: those in which one player wins and another one loses."""
CANDIDATES = 10
"""Moves whose visits an info names, at most."""
SHADED = 40
"""Moves of which an analysis tells, at most."""
PLIES = 7
"""Moves that follow in the line of each of them, at most."""
PARTS = 64
"""Workers that make one search together, at most."""
LARGEST = 2**53
"""Integers of a message stay below this number, above which JSON's readers begin to round."""
_A_BUDGET = 'either {"seconds": number} or {"playouts": integer}'


@dataclass(frozen=True, slots=True)
class Request:
    """One message of the page: the `id` for its answer, what it asks for, and its fields, which are read with checks.

    Every reader raises BadMessage, which names the field and the value, where the field is missing or of another type.
    """

    id: int
    op: str
    fields: Json

    def text(self, name: str) -> str:
        """A field that holds text."""
        value = self.fields.get(name)
        if not isinstance(value, str):
            raise _expected("text", name, self.fields)
        return value

    def integer(self, name: str) -> int:
        """A field that holds an integer."""
        value: int | None = self.fields.get(name)
        if value is None or not _is_integer(value):
            raise _expected("an integer", name, self.fields)
        return value

    def natural(self, name: str) -> int:
        """A field that holds an integer of 0 or more."""
        value = self.integer(name)
        if value < 0:
            raise _expected("an integer of 0 or more", name, self.fields)
        return value

    def bounded(self, name: str, least: int, most: int) -> int:
        """A field that holds an integer between bounds, inclusive."""
        value = self.integer(name)
        if not least <= value <= most:
            raise _expected(f"an integer from {least} to {most}", name, self.fields)
        return value

    def chance(self, name: str) -> float:
        """A field that holds a number from 0 to 1."""
        value: float | None = self.fields.get(name)
        if type(value) not in (int, float) or not 0 <= value <= 1:  # type: ignore[operator]
            raise _expected("a number from 0 to 1", name, self.fields)
        return float(value)  # type: ignore[arg-type]

    def positive(self, name: str) -> float:
        """A field that holds a number above 0."""
        value: float | None = self.fields.get(name)
        if type(value) not in (int, float) or not 0 < value < LARGEST:  # type: ignore[operator]
            raise _expected("a number above 0", name, self.fields)
        return float(value)  # type: ignore[arg-type]

    def switch(self, name: str) -> bool:
        """A field that holds true or false."""
        value = self.fields.get(name)
        if not isinstance(value, bool):
            raise _expected("true or false", name, self.fields)
        return value

    def texts(self, name: str) -> list[str]:
        """A field that holds a list of texts."""
        value = self.fields.get(name)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise _expected("a list of texts", name, self.fields)
        return value

    def objects(self, name: str) -> list[Request]:
        """A field that holds a list of objects, to be read by the same readers."""
        value = self.fields.get(name)
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise _expected("a list of objects", name, self.fields)
        return [Request(self.id, self.op, one) for one in value]

    def inner(self, name: str) -> Request:
        """A field that holds an object, to be read by the same readers."""
        value = self.fields.get(name)
        if not isinstance(value, dict):
            raise _expected("an object", name, self.fields)
        return Request(self.id, self.op, value)

    def player(self, name: str) -> int:
        """A field that holds a player, 1 or 2."""
        value: int | None = self.fields.get(name)
        if value not in (1, 2) or not _is_integer(value):
            raise _expected("1 or 2", name, self.fields)
        return value

    def choice(self, name: str, *words: str) -> str:
        """A field that holds one of these words."""
        value = self.fields.get(name)
        if value not in words:
            raise _expected(" or ".join(map(repr, words)), name, self.fields)
        return str(value)

    def choices(self, name: str) -> dict[str, Choice]:
        """A field that holds an object of true, false and integers: what was chosen for options."""
        value = self.fields.get(name)
        if not isinstance(value, dict) or not all(isinstance(one, bool) or _is_integer(one) for one in value.values()):
            raise _expected("an object of true, false and integers", name, self.fields)
        return value

    def numbers(self, name: str) -> dict[str, float | bool]:
        """A field that holds an object of numbers, true and false: the settings of a bot."""
        value = self.fields.get(name)
        if not isinstance(value, dict) or not all(isinstance(one, bool | int | float) for one in value.values()):
            raise _expected("an object of numbers, true and false", name, self.fields)
        return value

    def budget(self, name: str) -> Budget:
        """A field that holds a budget. Raises BadValue for a number out of bounds."""
        match self.fields.get(name):
            case {"seconds": int() | float() as seconds, **rest} if not rest and not isinstance(seconds, bool):
                return Budget(seconds=seconds)
            case {"playouts": playouts, **rest} if not rest and _is_integer(playouts):
                return Budget(playouts=playouts)
        raise _expected(_A_BUDGET, name, self.fields)

    def optional(self, read: Callable[[str], Field], name: str, default: Default) -> Field | Default:
        """The field as the reader gives it, or the default where it is missing or null."""
        return default if self.fields.get(name) is None else read(name)


def request_id(text: str) -> int | None:
    """The id in a message, however wrong the rest of it may be; None where there is none."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = message.get("id") if isinstance(message, dict) else None
    return number if _is_integer(number) else None


def read_request(text: str) -> Request:
    """The request in the text of a message. Raises BadMessage."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadMessage(f"The message is not JSON ({wrong}): expected the text of one object.") from wrong
    if not isinstance(message, dict):
        raise BadMessage(f"The message is {_shown(message)}: expected a JSON object.")
    request = Request(0, "", message)
    return Request(request.natural("id"), request.text("op"), message)


def description(version: str) -> Json:
    """What there is to play, and against whom."""
    return {
        "engine": {"name": "Wye", "version": version},
        "games": [_game(game) for game in OFFERED.values()],
        "bots": [*(_level(number) for number in range(1, COUNT + 1)), *(_bot(bot) for bot in BOTS.values())],
        "lessons": [{"name": one.name, "record": one.record, "moves": list(one.moves)} for one in LESSONS],
    }


def refusal(wrong: Refused) -> Json:
    """Why something was refused: the sentence, and what it is made of for those who say it in another language."""
    values = {name: _told(value) for name, value in wrong.values.items()}
    return {"message": str(wrong), "template": wrong.template, "values": values}


def _told(value: Value) -> Json | list[str] | str:
    """A value of such a sentence: another sentence, several texts of which one was expected, or one text."""
    if isinstance(value, Refused):
        return refusal(value)
    return list(value) if isinstance(value, tuple) else str(value)


def snapshot(record: Record) -> Json:
    """The present position of a game and how it came about. The last move is a player's: what chance did is none."""
    state, game, outcome = record.state, record.game, record.outcome
    return {
        "game": game.name,
        "size": game.size,
        "options": game.chosen,
        "record": record.text(),
        "ply": state.ply,
        "to_move": NOBODY if outcome else state.to_move,
        "players": list(game.players),
        "goal": state.goal,
        "sides": _owners(state),
        "cells": "".join(map(str, state.cells)),
        "numbers": _numbers(record),
        "legal": [] if outcome else [game.move_name(move) for move in state.legal()],
        "moves": [{"move": game.move_name(move), "player": player} for move, player in record.moves()],
        "last": _last(record),
        "outcome": outcome and {"winner": outcome.winner, "reason": outcome.reason},
        "winning_cells": list(state.winning_cells()),
    }


def layout(game: Game) -> Json:
    """Where the cells of a game lie and what is drawn round them; lengths in widths of a cell, rounded for the wire."""
    board = game.geometry
    row_of = {cell: number for number, row in enumerate(board.rows) for cell in row}
    return {
        "width": round(board.width, 3),
        "height": round(board.height, 3),
        "cells": [
            {"name": name, **_place(place), "row": row_of[cell]}
            for cell, (name, place) in enumerate(zip(board.names, board.places, strict=True))
        ],
        "outline": _line(board.outline),
        "sides": [{"name": side.name, "points": _line(side.points)} for side in board.sides],
        "labels": [{"text": label.text, **_place(label.place)} for label in board.labels],
        "rows": [list(row) for row in board.rows],
    }


def report(thought: Thought, state: State) -> Json:
    """What a bot has found out about the position `state`, seen by the player to move there."""
    info, name = thought.info, state.game.move_name
    most = sorted(info.visits, key=lambda move: (-info.visits[move], move))[:CANDIDATES]
    return {
        "move": name(info.move),
        "value": round(info.value, 4),
        "value_of": state.to_move,
        "playouts": info.playouts,
        "nodes": info.nodes,
        "elapsed": round(thought.elapsed, 3),
        "progress": round(thought.progress, 4),
        "visits": {name(move): info.visits[move] for move in most if info.visits[move]},
        "line": [name(move) for move in info.line()],
    }


def analysis(info: Info, state: State) -> Json:
    """What a search knows of the moves of a position and of its cells: candidates, the choice first, and owners.

    The value of a candidate is the chance of the player to move; `owners` are the shares of the playouts at whose end
    a cell is player 1's, empty where the search does not know them.
    """
    name, owned = state.game.move_name, info.owned()
    return {
        "total": sum(info.visits.values()),
        "candidates": [
            {
                "move": name(branch.move),
                "visits": branch.visits,
                "value": round(branch.value, 4),
                "line": list(map(name, branch.line)),
            }
            for branch in ranked(info, state.to_move, SHADED, *[1] * PLIES)
        ],
        "owners": [round(share if state.to_move == 1 else 1 - share, 3) for share in owned],
    }


def result(outcome: Outcome) -> Json:
    """What an analysis says of a game that is over, seen by player 1: a winning chance of 1, 0 or a half."""
    value = 0.5 if outcome.winner == NOBODY else float(outcome.winner == 1)
    counts = {"playouts": 0, "nodes": 0, "elapsed": 0, "progress": 1, "total": 0}
    return {
        "move": None,
        "value": value,
        "value_of": 1,
        **counts,
        "visits": {},
        "line": [],
        "candidates": [],
        "owners": [],
    }


def root_report(root: Root, state: State) -> Json:
    """All that a search knows at its root about the position `state`, for another one of the same position."""
    name = state.game.move_name
    return {
        "move": name(root.move),
        "value": root.value,
        "playouts": root.playouts,
        "nodes": root.nodes,
        "visits": {name(move): visits for move, visits in root.visits.items()},
        "values": {name(move): value for move, value in root.values.items()},
        "line": list(map(name, root.line)),
    }


def read_root(request: Request, state: State) -> Root:
    """What `root_report` has told of the same position. Raises BadMessage, and IllegalMove for one of another."""
    named, visits, values = state.game.move_named, request.inner("visits"), request.inner("values")
    root = Root(
        named(request.text("move")),
        request.chance("value"),
        request.natural("playouts"),
        request.natural("nodes"),
        {named(name): visits.natural(name) for name in visits.fields},
        {named(name): values.chance(name) for name in values.fields},
        tuple(map(named, request.texts("line"))),
    )
    if not {root.move, *root.visits, *root.values} <= set(state.legal()):
        raise IllegalMove("The root tells of moves that are not legal: expected that of the same position.", "root")
    return root


def tree_report(tree: Tree) -> Json:
    """A game with variations: how its record begins, and its nodes, each after its `parent`, which is -1 for the root.

    The word of each node's move goes on with the record of its parent, `player` is whose it is; the root has none.
    """
    nodes = []
    for node in tree.nodes:
        word, player = node.record.latest
        properties = {name: list(values) for name, values in node.properties.items()}
        nodes.append(
            {"parent": node.parent, "move": word, "player": player, "comment": node.comment, "properties": properties}
        )
    return {"beginning": tree.nodes[0].record.beginning, "at": tree.at, "nodes": nodes}


def tree_summary(tree: Tree) -> Json:
    """What a game is called among others, its players, and how long it is, the moves that were made up among that."""
    return {
        "name": sgf.said(tree, "GN"),
        "players": [name for name in (sgf.said(tree, "PB"), sgf.said(tree, "PW")) if name],
        "game": tree.game.name,
        "size": tree.game.size,
        "moves": len(tree.nodes[tree.end()].record.words()),
        "set_up": tree.set_up,
    }


def read_tree(request: Request) -> Tree:
    """What `tree_report` has told. Raises BadMessage, and other errors for moves that are none."""
    tree = Tree.of(read(request.text("beginning")).game)
    for number, one in enumerate(request.objects("nodes")):
        if number:
            parent = tree.nodes[one.bounded("parent", 0, number - 1)]
            tree.add(one.integer("parent"), parent.record.add(one.text("move")))
        properties = one.inner("properties")
        tree.nodes[number].comment = one.text("comment")
        tree.nodes[number].properties = {name: _values(properties, name) for name in properties.fields}
    tree.at = request.bounded("at", 0, len(tree.nodes) - 1)
    return tree


def _values(properties: Request, name: str) -> tuple[str, ...]:
    """The values of a foreign property, as they stand in SGF."""
    values = properties.texts(name)
    if not sgf.NAME.fullmatch(name) or not values or not all(map(sgf.VALUE.fullmatch, values)):
        raise _expected("properties as they stand in SGF", name, properties.fields)
    return tuple(values)


def shares(branches: tuple[Branch, ...], state: State) -> Json:
    """What a search has estimated for the moves of `state`: winning chances of the player to move there, and visits."""
    tried, name = [branch for branch in branches if branch.visits], state.game.move_name
    return {
        "values": {name(branch.move): round(branch.value, 4) for branch in tried},
        "visits": {name(branch.move): branch.visits for branch in tried},
    }


def _game(game: type[Game]) -> Json:
    smallest, largest, usual = game.sizes
    ladders = _ladders(game)
    rivals = (bot.name for bot in BOTS.values() if bot.plays(new_game(game.name)))
    return {
        "name": game.name,
        "title": game.title,
        "sizes": {"min": smallest, "max": largest, "default": usual},
        "options": [
            {
                "name": option.name,
                "title": option.title,
                "summary": option.summary,
                "default": option.default,
                **({} if option.is_switch else {"min": option.least, "max": option.most}),
            }
            for option in game.options
        ],
        "players": list(game.players),
        "exact": game.exact,
        "tokens": game.tokens,
        "opponent": level_name(USUAL) if ladders else next(rivals),
        "ladders": [_ladder(one) for one in ladders],
    }


def _ladders(game: type[Game]) -> list[Ladder]:
    """The ladders of a game, one for each size; none where it has no levels."""
    smallest, largest, _ = game.sizes
    return [one for size in range(smallest, largest + 1) if (one := ladder(game.name, size))]


def _ladder(one: Ladder) -> Json:
    """How strong the levels are at a size, in Elo points above the weakest: null where that was not measured."""
    measured = {"elo": [level.elo for level in one.levels], "error": [level.error for level in one.levels]}
    return {"size": one.size, "sizes": list(one.sizes), **(measured if one.measured else {"elo": None, "error": None})}


def _level(number: int) -> Json:
    """A level among the bots: its settings and budget are its own, and differ from size to size."""
    return {
        "name": level_name(number),
        "title": f"Level {number}",
        "summary": f"Level {number} of {COUNT}",
        "level": number,
        "budgeted": False,
        "parallel": False,
        "remembers": False,
        "games": [name for name, game in OFFERED.items() if _ladders(game)],
        "settings": [],
        "budget": None,
    }


def _bot(bot: Bot) -> Json:
    return {
        "name": bot.name,
        "title": bot.title,
        "summary": bot.summary,
        "level": None,
        "budgeted": bot.budgeted,
        "parallel": bot.parallel,
        "remembers": bot.remembers,
        "games": [name for name in OFFERED if bot.plays(new_game(name))],
        "settings": [_setting(one) for one in settings(bot.search)],
        "budget": {name: amount for name, amount in asdict(bot.budget).items() if amount is not None},
    }


def _setting(one: Setting) -> Json:
    bounds = {} if one.kind is bool else {"min": one.least, "max": one.most}
    return {"name": one.name, "title": one.title, "kind": one.kind.__name__, "default": one.default, **bounds}


def _numbers(record: Record) -> list[int]:
    """For each cell the number of the move that set what is on it, 0 if it is empty; only players' moves count."""
    numbers, count = [0] * len(record.state.cells), 0
    for before, after in pairwise(record.states):
        if before.to_move != CHANCE:
            count += 1
            for cell in after.last_cells():
                numbers[cell] = count
    return [number if owner else 0 for number, owner in zip(numbers, record.state.cells, strict=True)]


def _last(record: Record) -> Json | None:
    for before, after in zip(record.states[-2::-1], record.states[:0:-1], strict=True):
        if before.to_move != CHANCE and after.last is not None:
            move = record.game.move_name(after.last)
            cells, traded = list(after.last_cells()), before.goals != after.goals
            return {"move": move, "player": before.to_move, "cells": cells, "traded": traded}
    return None


def _owners(state: State) -> list[int]:
    """For each side of the board the player whose goal alone it is, or 0."""
    one, two = state.goals or (0, 0)
    bits = [1 << number for number in range(len(state.game.geometry.sides))]
    return [1 if one & ~two & bit else 2 if two & ~one & bit else 0 for bit in bits]


def _place(place: Point) -> Json:
    return {"x": round(place[0], 3), "y": round(place[1], 3)}


def _line(points: tuple[Point, ...]) -> list[list[float]]:
    return [[round(x, 3), round(y, 3)] for x, y in points]


def _is_integer(value: object) -> bool:
    return type(value) is int and abs(value) < LARGEST  # True is an int to isinstance, not to us


def _expected(what: str, name: str, fields: Json) -> BadMessage:
    found = f"is {_shown(fields[name])}" if name in fields else "is missing"
    return BadMessage(f"The field {name!r} {found}: expected {what}.", name)


def _shown(value: object, longest: int = 60) -> str:
    text = json.dumps(value)
    return text if len(text) <= longest else text[:longest] + "..."
