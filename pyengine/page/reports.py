"""Answers to the page: the engine's objects in the shapes of schema.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from itertools import groupby, pairwise
from typing import Any, cast

from pyengine import __version__
from pyengine.bots import levels
from pyengine.bots.bot import Bot, Budget
from pyengine.bots.names import BOTS, analyst
from pyengine.bots.paths import PATHS
from pyengine.bots.thinking import Thought
from pyengine.core.errors import Refusal, Remark, Value
from pyengine.core.game import CHANCE, NOBODY, Game, Outcome, State
from pyengine.core.geometry import Point
from pyengine.core.parameters import parameters
from pyengine.core.protocols import Connecting, Connection, Solitary, Solvable, connection
from pyengine.games import GAMES, new_game
from pyengine.games.connection import PIE, SWAP, ConnectionState
from pyengine.insight.cells import worthless
from pyengine.insight.claims import Claim
from pyengine.insight.words import stone_of
from pyengine.page import schema
from pyengine.records import sgf
from pyengine.records.marks import Mark
from pyengine.records.position import lasting
from pyengine.records.record import REASONS, Forfeit, Record
from pyengine.records.tree import Tree
from pyengine.search.distance import FAR, bits
from pyengine.search.info import Branch, ranked
from pyengine.search.network.evaluator import Evaluator
from pyengine.search.network.glance import Glance
from pyengine.search.openings import Worth, table
from pyengine.search.root import Root
from pyengine.search.wye.position import Position

CANDIDATES = 10
"""The most moves whose visits an info gives."""
SHADED = 40
"""The most moves that a study reports on."""
PLIES = 7
"""The most replies in the line of each of them."""


# --- what can be played ---


def offered() -> dict[str, type[Game]]:
    """The games of the page, by name: those in which one player wins and another one loses."""
    return {name: game for name, game in GAMES.items() if not isinstance(new_game(name).start(), Solitary)}


def description() -> schema.Catalogue:
    """The games and bots on offer."""
    highest = max(path.count for path in PATHS.values())
    return {
        "engine": {"name": "Wye", "version": __version__},
        "games": [_game(game) for game in offered().values()],
        "bots": [*(_level(number) for number in range(1, highest + 1)), *(_bot(bot) for bot in BOTS.values())],
    }


def sizes_of(game: type[Game]) -> schema.Sizes:
    """The sizes that a game may have."""
    smallest, largest, usual = game.sizes
    return {
        "min": smallest,
        "max": largest,
        "default": usual,
        "step": game.step,
        "large": game.large,
        "cells": list(game.counts.values()),
    }


def _game(game: type[Game]) -> schema.Game:
    path = PATHS.get(game.name)
    board = new_game(game.name)
    bots = [bot for bot in BOTS.values() if bot.plays(board)]
    return {
        "name": game.name,
        "title": game.title,
        "sizes": sizes_of(game),
        "options": [cast(schema.Parameter, one.control()) for one in game.options],
        "players": list(game.players),
        "exact": isinstance(board.start(), Solvable),
        "tokens": board.geometry.tokens,
        "opponent": levels.name(path.usual) if path else bots[0].name,
        "analyst": analyst(board).name,
        "survey": analyst(board).studies,
        "levels": path.count if path else 0,
        "ladders": _ladders(game),
        "openings": _openings_of(game),
        "network": has_network(game),
        "set_up": lasting(game),
        "explained": isinstance(board.start(), Connection),
    }


def has_network(game: type[Game]) -> bool:
    """Whether the network judges positions of a game."""
    return Evaluator.supports(new_game(game.name).start())


def _openings_of(game: type[Game]) -> schema.FirstStones | None:
    sizes = [size for size in game.all_sizes() if f"{game.name}{size}" in table()]
    return {"sizes": sizes, "option": PIE.name} if sizes else None


def _ladders(game: type[Game]) -> list[schema.Ladder]:
    """The ladders of a game, one for all sizes that go by the same measurements; none where it has no levels."""
    found = [one for size in game.all_sizes() if (one := levels.ladder(game.name, size))]
    return [_ladder(list(alike)) for _, alike in groupby(found, lambda one: (one.measured, one.sizes))]


def _ladder(alike: Sequence[levels.Ladder]) -> schema.Ladder:
    one = alike[0]
    return {
        "first": one.size,
        "last": alike[-1].size,
        "sizes": list(one.sizes),
        "elo": [level.elo or 0 for level in one.levels] if one.measured else None,
        "error": [level.error or 0 for level in one.levels] if one.measured else None,
    }


def _level(number: int) -> schema.Bot:
    """A level among the bots: its settings and budget are its own, and differ from size to size."""
    return {
        "name": levels.name(number),
        "title": levels.title(number),
        "summary": f"Level {number}",
        "level": number,
        "budgeted": False,
        "parallel": False,
        "remembers": False,
        "games": [name for name in offered() if name in PATHS and number <= PATHS[name].count],
        "settings": [],
        "budget": None,
    }


def _bot(bot: Bot) -> schema.Bot:
    return {
        "name": bot.name,
        "title": bot.title,
        "summary": bot.summary,
        "level": None,
        "budgeted": bot.budgeted,
        "parallel": bot.parallel,
        "remembers": bot.remembers and bool(bot.studies),
        "games": [name for name in offered() if bot.plays(new_game(name))],
        "settings": [cast(schema.Parameter, one.control()) for one in parameters(bot.search).values()],
        "budget": _budget(bot.budget),
    }


def _budget(budget: Budget) -> schema.Budget:
    return cast(schema.Budget, {name: amount for name, amount in asdict(budget).items() if amount is not None})


# --- positions ---


def placed(record: Record) -> schema.Diagram:
    """The position of a record, and the layout of its board."""
    return {"snapshot": snapshot(record), "layout": layout(record.game)}


def snapshot(record: Record) -> schema.Snapshot:
    """The present position of a game and the moves that led to it. `last` is a player's move, never one of chance."""
    state, game, outcome = record.state, record.game, record.outcome
    return {
        "game": game.name,
        "size": game.size,
        "options": game.chosen,
        "record": record.text(),
        "beginning": record.beginning,
        "steps": _steps(record),
        "ply": state.ply,
        "to_move": NOBODY if outcome else state.to_move,
        "left": state.left if isinstance(state, ConnectionState) else 1,
        "turn": state.game.turn if isinstance(state, ConnectionState) else 1,
        "players": list(game.players),
        "forfeits": {reason: [Forfeit(player, reason).word(game) for player in (1, 2)] for reason in REASONS},
        "goal": state.goal,
        "told": state.told,
        "sides": _owners(state),
        "cells": "".join(map(str, state.cells)),
        "numbers": _numbers(record),
        "legal": [] if outcome else [game.move_name(move) for move in state.legal()],
        "takeover": None if outcome else _takeover(state),
        "takes": {} if outcome else _takes(state),
        "last": _last(record),
        "outcome": _outcome(game, outcome) if outcome else None,
        "winning_cells": list(state.winning_cells()),
    }


def _outcome(game: Game, outcome: Outcome) -> schema.Outcome:
    titles = {**game.reasons, **REASONS}
    return {"winner": outcome.winner, "reason": outcome.reason, "title": titles[outcome.reason]}


def _steps(record: Record) -> list[schema.Step]:
    steps: list[schema.Step] = [
        {"move": word, "player": player, "kind": _kind(record.game, word, player)} for word, player in record.words()
    ]
    if record.forfeit:
        steps[-1]["kind"] = _latest_kind(record)
    return steps


def _latest_kind(record: Record) -> schema.Kind:
    if record.forfeit:
        return cast(schema.Kind, record.forfeit.reason)
    word, player = record.latest
    return _kind(record.game, word, player) if word else ""


def _kind(game: Game, word: str, player: int) -> schema.Kind:
    if player == CHANCE:
        return "chance"
    return "cell" if word in game.geometry.index else "action"


def _numbers(record: Record) -> list[int]:
    """For each cell, the number of the move that placed its stone, 0 if it is empty; chance moves do not count."""
    numbers, count = [0] * len(record.state.cells), 0
    for before, after in pairwise(record.states):
        if before.to_move != CHANCE:
            count += 1
            for cell in after.last_cells():
                numbers[cell] = count
    return [number if owner else 0 for number, owner in zip(numbers, record.state.cells, strict=True)]


def _last(record: Record) -> schema.Last | None:
    for before, after in zip(record.states[-2::-1], record.states[:0:-1], strict=True):
        if before.to_move != CHANCE and after.last is not None:
            return {
                "move": record.game.move_name(after.last),
                "player": 1 if before.to_move == 1 else 2,
                "cells": list(after.last_cells()),
                "traded": _owners(before) != _owners(after),
                "takeover": _takeover(before) if record.game.move_name(after.last) == SWAP else None,
            }
    return None


def _takeover(state: State) -> schema.Takeover | None:
    taken = state.takeover() if isinstance(state, ConnectionState) else None
    return None if taken is None else {"move": SWAP, "source": taken[0], "target": taken[1]}


def _takes(state: State) -> dict[str, list[int]]:
    """For each legal move of a game with tokens, the cells of the tokens that it takes."""
    if not state.game.geometry.tokens:
        return {}
    return {state.game.move_name(move): list(state.play(move).last_cells()) for move in state.legal()}


def _owners(state: State) -> list[int]:
    """For each side of the board the player whose goal alone it is, or 0."""
    one, two = state.goals if isinstance(state, Connecting) else (0, 0)
    bits = [1 << number for number in range(len(state.game.geometry.sides))]
    return [1 if one & ~two & bit else 2 if two & ~one & bit else 0 for bit in bits]


def layout(game: Game) -> schema.Layout:
    """Where the cells of a game lie and what is drawn round them; lengths in widths of a cell, rounded for the page."""
    board = game.geometry
    row_of = {cell: number for number, row in enumerate(board.rows) for cell in row}
    cells: list[schema.Cell] = [
        {"name": name, "x": round(x, 3), "y": round(y, 3), "row": row_of[cell]}
        for cell, (name, (x, y)) in enumerate(zip(board.names, board.places, strict=True))
    ]
    for cell, outline in zip(cells, board.outlines, strict=False):
        cell["outline"] = _line(outline)
    return {
        "width": round(board.width, 3),
        "height": round(board.height, 3),
        "cells": cells,
        "outline": _line(board.outline),
        "sides": [{"name": side.name, "points": _line(side.points)} for side in board.sides],
        "labels": [
            {"text": label.text, "x": round(label.place[0], 3), "y": round(label.place[1], 3)} for label in board.labels
        ],
        "rows": [list(row) for row in board.rows],
    }


def _line(points: tuple[Point, ...]) -> list[schema.Point]:
    return [(round(x, 3), round(y, 3)) for x, y in points]


# --- searches ---


def report(thought: Thought, state: State) -> schema.Info:
    """What a bot has found out about the position `state`, from the perspective of the player to move."""
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


def study(thought: Thought, state: State) -> schema.Info:
    """The report with what the search knows of every move and cell: `candidates`, the choice first, and `owners`.

    The value of a candidate is the win rate of the player to move; `owners` gives for each cell the share of playouts
    in which player 1 owns it at the end, and is empty if the search does not record it.
    """
    info, name = thought.info, state.game.move_name
    branches = _worthwhile(ranked(info, state.to_move, SHADED, *[1] * PLIES), state)
    told = report(thought, state)
    if branches[0].move != info.move:
        told["move"], told["line"] = name(branches[0].move), list(map(name, branches[0].line))
    return {
        **told,
        "total": sum(info.visits.values()),
        "candidates": [
            {
                "move": name(branch.move),
                "visits": branch.visits,
                "value": round(branch.value, 4),
                "line": list(map(name, branch.line)),
            }
            for branch in branches
        ],
        "owners": [round(share if state.to_move == 1 else 1 - share, 3) for share in info.owned()],
    }


def _worthwhile(branches: list[Branch], state: State) -> list[Branch]:
    """The candidates with those at the end that are proven to be worth no more than a pass, on dead and captured cells.

    A proven win stays first, and of the others no lost one takes its place.
    """
    best = branches[0]
    if not isinstance(state, Connection) or not state.alternates or best.value == 1:
        return branches
    dead, captured = worthless(state)
    waste = dead | captured[0] | captured[1]
    return sorted(branches, key=lambda one: (one.value == 0 < best.value, waste >> one.move & 1))


def result(outcome: Outcome) -> schema.Info:
    """The study of a game that is over, from the perspective of player 1: a win rate of 1, 0 or 0.5."""
    return {
        "move": None,
        "value": 0.5 if outcome.winner == NOBODY else float(outcome.winner == 1),
        "value_of": 1,
        "playouts": 0,
        "nodes": 0,
        "elapsed": 0,
        "progress": 1,
        "visits": {},
        "line": [],
        "total": 0,
        "candidates": [],
        "owners": [],
    }


def root_report(root: Root, state: State) -> schema.Root:
    """What a search of `state` knows at its root, to be merged with other searches of the same position."""
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


def worths(branches: tuple[Branch, ...], state: State) -> schema.Worths:
    """The estimates of a search for the moves of `state`: win rates of the player to move, and visits."""
    tried, name = [branch for branch in branches if branch.visits], state.game.move_name
    return {
        "values": {name(branch.move): round(branch.value, 4) for branch in tried},
        "visits": {name(branch.move): branch.visits for branch in tried},
    }


def openings(moves: Mapping[int, Worth], state: State) -> schema.Openings:
    """What is known of first stones or of the answers to one."""
    name = state.game.move_name
    return {
        "moves": {name(move): _opening(worth) for move, worth in moves.items()},
        "distinct": [name(move) for move in moves if not state.ply and connection(state).game.alike(move) == move],
    }


def _opening(worth: Worth) -> schema.Opening:
    source = worth.source
    return {"value": worth.value, "choice": worth.choice, "error": source.error, "positions": source.positions}


def impression(seen: Glance, state: State) -> schema.Glance:
    """What the network sees in the position `state`."""
    position = Position(connection(state))
    shares = {state.game.move_name(cell): round(seen.policy[cell], 4) for cell in position.empty}
    return {
        "shares": shares,
        "value": round(seen.value, 4),
        "takeover": position.swappable or position.swap is not None,
    }


# --- games with variations ---


def tree_report(tree: Tree) -> schema.Tree:
    """A game with variations."""
    nodes: list[schema.TreeNode] = []
    for node in tree.nodes:
        word, player = node.record.latest
        told: schema.TreeNode = {
            "parent": node.parent,
            "move": word,
            "player": player,
            "kind": _latest_kind(node.record),
            "comment": node.comment,
            "properties": {name: list(values) for name, values in node.properties.items()},
        }
        if node.marks:
            told["marks"] = list(map(_mark, node.marks))
        nodes.append(told)
    return {"beginning": tree.nodes[0].record.beginning, "nodes": nodes, "at": tree.at}


def _mark(mark: Mark) -> schema.Mark:
    return cast(schema.Mark, {name: value for name, value in asdict(mark).items() if value})


def tree_summary(tree: Tree) -> schema.GameSummary:
    """What a text says of a game, and its length, which includes the moves invented to set it up."""
    return {
        "name": sgf.said(tree, "GN"),
        "players": [name for name in (sgf.said(tree, "PB"), sgf.said(tree, "PW")) if name],
        "date": sgf.said(tree, "DT"),
        "result": sgf.result(tree),
        "game": tree.game.name,
        "size": tree.game.size,
        "moves": len(tree.nodes[tree.end()].record.words()),
        "set_up": tree.set_up,
        "remarks": [cast(schema.Remark, _sentence(remark)) for remark in tree.remarks],
    }


# --- refusals ---


def fault(wrong: Refusal) -> schema.Fault:
    """Why something was refused."""
    quote = {"quote": wrong.quote} if wrong.quote else {}
    return cast(schema.Fault, {"type": wrong.kind, "field": wrong.field, **_sentence(wrong), **quote})


def _sentence(remark: Remark) -> dict[str, Any]:
    """The sentence, with the template and values from which the page makes it in another language."""
    values = {name: _told(value) for name, value in remark.values.items()}
    return {"message": str(remark), "template": remark.template, "values": values}


def _told(value: Value) -> dict[str, Any] | list[str] | str:
    """A value of such a sentence: another sentence, several texts of which one was expected, or one text."""
    if isinstance(value, Remark):
        return _sentence(value)
    return list(value) if isinstance(value, tuple) else str(value)


def claim_report(claim: Claim, state: Connection) -> schema.Claim:
    """A claim that is proven of a position."""
    name = state.game.move_name
    return {
        "kind": cast(schema.ClaimKind, claim.kind),
        "player": cast(schema.Player, claim.player),
        "ends": [
            {"stone": "" if end.side is not None else name(stone_of(end, claim, state)), "side": end.side}
            for end in claim.ends
        ],
        "carrier": [name(cell) for cell in bits(claim.carrier)],
        "answer": None if claim.answer is None else name(claim.answer),
    }


def needs_report(needs: tuple[tuple[int, int], tuple[int, int]]) -> schema.Needs:
    """How many stones the players need after two moves."""
    after, best = ([None if stones >= FAR else stones for stones in one] for one in needs)
    return {"move": after, "better": best}
