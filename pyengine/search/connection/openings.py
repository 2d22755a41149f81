"""First stones under a pie rule: their values, the most even ones, and the answers to those.

The second player takes over a stone that is too good, so the best first stone is the one that leaves the chances most
even. The values come from tables that the engine has computed (arena/valuation.py, `wye openings`). One value a stone
decides everything: how even it is, whether to take it over, and what an analysis shows.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from pyengine.core.dice import Dice
from pyengine.core.errors import BadRecord
from pyengine.core.game import NOBODY, Game, State, opponent
from pyengine.core.protocols import Connection, ConnectionRules, connection
from pyengine.search.info import Branch, Info, line_of

FILE = Path(__file__).with_name("openings.json")
ANSWERS = Path(__file__).with_name("answers.json")
LONGER = 4
"""How many times as many positions a longer search of a stone or an answer has."""

Values = dict[str, float]
"""Player 1's winning chance by the first stone's name; of stones equivalent by symmetry one name stands for all."""
Answers = dict[str, dict[str, float]]
"""Player 2's winning chance by the first stone's name and the answer's."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a value comes from: a search of that many `positions`, or a proof, where they are None.

    `error` is half of the interval around the value that holds nine of ten results of much longer searches.
    """

    error: float = 0.0
    positions: int | None = None


PROOF = Source()


@dataclass(frozen=True, slots=True)
class Worth:
    """The winning chance of the player of a move, 0 to 1, and where it comes from.

    `is_choice` marks the even first stones, the best answer, and a swap of a stone that is good beyond its error. A
    stone that is proven to win or to lose is never even.
    """

    value: float
    is_choice: bool
    source: Source


@cache
def table() -> dict[str, Values]:
    """The values of the first stones of each game and size, under keys such as "y11"."""
    return {board: entry["values"] for board, entry in load(FILE).items()}


def answers() -> dict[str, Answers]:
    """The values of the answers to the most even first stones, where they were measured, under the same keys."""
    return {board: entry["answers"] for board, entry in load(ANSWERS).items()}


def error(board: str) -> float:
    """The error of a value of 1/2 on a board, by its key in the table."""
    return float(load(FILE)[board]["error"])


def source(board: str, stone: str) -> Source:
    """Where the value of a first stone comes from; board and stone by their names in the table."""
    entry = load(FILE)[board]
    positions = entry["positions"] * (LONGER if stone in entry["longer"] else 1)
    return _source_of(table()[board][stone], error(board), positions)


def _source_of(value: float, error: float, positions: int) -> Source:
    return PROOF if is_exact(value) else Source(error_of(value, error), positions)


def error_of(value: float, error: float) -> float:
    """The error of a value, given the error of a value of 1/2."""
    return round(error * spread(value), 3)


def spread(value: float) -> float:
    """The error of a value relative to that of 1/2: like the variance of the result, so 0 for a certain one."""
    return 4 * value * (1 - value)


def is_exact(value: float) -> bool:
    return value in (0, 1)


def store(file: Path, board: str, entry: dict[str, Any]) -> None:
    """Stores the values of a game and size, or of the answers there, in a file with one entry a line.

    Raises BadRecord if the file has other content.
    """
    lines = (f"{json.dumps(key)}: {json.dumps(one)}" for key, one in sorted((entries(file) | {board: entry}).items()))
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def entries(file: Path) -> dict[str, Any]:
    """The entries of such a file; none in an empty or missing one. Raises BadRecord."""
    try:
        text = file.read_text("utf-8") if file.exists() else ""
        return dict(json.loads(text or "{}"))
    except (ValueError, TypeError, RecursionError) as wrong:
        raise BadRecord("not-openings-file", "output", file=str(file)) from wrong


load = cache(entries)
"""The entries of a file that comes with the engine."""


def key(game: Game) -> str:
    return f"{game.name}{game.size}"


def even_stones(values: Mapping[Any, float], error: float = 0.0) -> list[Any]:
    """The stones whose value may be 1/2 within their errors, or else the nearest; `error` is that of a value of 1/2."""
    apart = {stone: max(0.0, abs(value - 0.5) - error_of(value, error)) for stone, value in values.items()}
    least = min(apart.values())
    return [stone for stone, distance in apart.items() if distance == least]


def even_stone(state: State, dice: Dice) -> int | None:
    """A random even first stone, where it may be swapped; None in other positions and without a table.

    Where every stone is proven to win or to lose, it is one of those that are hardest to judge.
    """
    known = _first_stones(state)
    stones = [move for move, worth in known.items() if worth.is_choice] or _hardest_stones(state, known)
    return stones[dice.below(len(stones))] if stones else None


def _hardest_stones(state: State, known: Iterable[int]) -> list[int]:
    """Of these first stones those whose value took the longest to prove, where all are proven."""
    hardest = load(FILE).get(key(state.game), {}).get("hardest", [])
    return [move for move in known if state.game.move_name(connection(state).game.canonical_move(move)) in hardest]


def first_stone_value(state: State) -> float | None:
    """The winning chance of the owner of the first stone, where it may be taken over; None elsewhere or if unknown."""
    swap = _swap(state)
    return None if swap is None else swap.value


def opening(state: State) -> dict[int, Worth]:
    """The worth of each first stone by the tables, or of the answers to it while it may be taken over.

    A first stone is valued for its owner. Only the even first stones have answers in the table, but all have the swap,
    and no answer is worth more than what the stone leaves. Empty in other positions and for games without a table.
    """
    swap = _swap(state)
    if swap is None or not isinstance(state, Connection):
        return _first_stones(state)
    return {state.game.swap: swap} | _answers_to(state, round(1 - swap.value, 3))


def apply_tables(info: Info, state: State) -> Info:
    """The result of a search with the values of the tables for the first stone, the answer to it, and after a swap.

    Under the pie rule its choice is the most even stone, or a swap of a stone that wins more than half; without it, the
    best stone. No answer is worth more than what the stone leaves.
    """
    if not isinstance(state, Connection) or not state.alternates or key(state.game) not in table():
        return info
    stones = state.cells.replace(bytes([NOBODY]), b"")
    if not stones:
        return _apply_to_first(info, state)
    return _apply_to_second(info, state) if stones == bytes([opponent(state.to_move)]) else info


def _apply_to_first(info: Info, state: Connection) -> Info:
    """The result of a search of the empty board."""
    known = _first_stones(state)
    values = {move: table()[key(state.game)][name] for move, name in _names(state).items()}
    worths = {move: 0.5 - abs(value - 0.5) if known else value for move, value in values.items()}
    best = _hardest_stones(state, known) or values
    move = max(best, key=lambda one: (worths[one], info.visits.get(one, 0)))

    def tree(*tops: int) -> tuple[Branch, ...]:
        found = [replace(branch, value=values[branch.move]) for branch in info.tree(*tops)]
        if all(branch.move != move for branch in found):
            found.append(Branch(move, state.to_move, 0, values[move]))
        return tuple(sorted(found, key=lambda branch: -worths[branch.move]))

    line = info.line if move == info.move else line_of(move)
    return replace(info, move=move, value=round(worths[move], 3), line=line, tree=tree)


def _apply_to_second(info: Info, state: Connection) -> Info:
    """The result of a search where one stone is on the board, which the player to move may be allowed to take over."""
    stone = _stone(state)
    first = stone if state.cells[stone] == 1 else state.game.mirror(stone)  # after a swap the stone is player 2's
    owned = table()[key(state.game)][state.game.move_name(state.game.canonical_move(first))]
    value = most = round(1 - owned, 3)
    known = _answers_to(state, most) if state.cells[stone] == 1 else {}
    values = {move: worth.value for move, worth in known.items()}
    if owned > 0.5 and state.game.swap in state.legal():
        move, value = state.game.swap, owned
    else:
        rest = info.visits if info.move == state.game.swap else [info.move]
        best = [answer for answer, worth in known.items() if worth.is_choice] or rest
        move = max(best, key=lambda one: info.visits.get(one, 0))

    def tree(*tops: int) -> tuple[Branch, ...]:
        found = (replace(one, value=min(values.get(one.move, one.value), most)) for one in info.tree(*tops))
        return tuple(replace(one, value=value) if one.move == move else one for one in found)

    line = info.line if move == info.move else line_of(move)
    return replace(info, move=move, value=value, line=line, tree=tree)


def answer(game: ConnectionRules, stone: int, move: int) -> int:
    """The lowest answer to the canonical form of `stone` that a symmetry maps to answering `stone` by `move`."""
    first = game.canonical_move(stone)
    return min(image[move] for image in game.symmetries if image[stone] == first)


def _answers_to(state: Connection, most: float) -> dict[int, Worth]:
    """The answers in the table to the only stone on the board, each worth `most` at most."""
    game, stone, board = state.game, _stone(state), key(state.game)
    values = answers().get(board, {}).get(game.move_name(game.canonical_move(stone)), {})
    if not values:
        return {}
    best, entry = max(values.values()), load(ANSWERS)[board]
    worths = {}
    for move in state.legal():
        value = None if move == game.swap else values.get(game.move_name(answer(game, stone, move)))
        if value is not None:
            of = _source_of(value, entry["error"], entry["positions"] * LONGER)
            worths[move] = Worth(min(value, most), value == best, of)
    return worths


def _first_stones(state: State) -> dict[int, Worth]:
    """The worth of the first stones, where they may be swapped; empty elsewhere and without a table."""
    board = key(state.game)
    if board not in table() or state.ply or not isinstance(state, Connection):
        return {}
    if state.game.swap not in state.play(state.legal()[0]).legal():
        return {}
    values = table()[board]
    even = [name for name in even_stones(values, error(board)) if not is_exact(values[name])]
    return {move: Worth(values[name], name in even, source(board, name)) for move, name in _names(state).items()}


def _names(state: Connection) -> dict[int, str]:
    """The name in the table of each first stone."""
    return {move: state.game.move_name(state.game.canonical_move(move)) for move in state.legal()}


def _swap(state: State) -> Worth | None:
    """The worth of taking over the only stone on the board; None where that is not allowed or not in the table."""
    board = key(state.game)
    if board not in table() or state.ply != 1 or not isinstance(state, Connection):
        return None
    if state.game.swap not in state.legal():
        return None
    stone = state.game.move_name(state.game.canonical_move(_stone(state)))
    value, where = table()[board][stone], source(board, stone)
    return Worth(value, value - where.error > 0.5, where)


def _stone(state: State) -> int:
    """The cell of the only stone on the board."""
    return next(cell for cell, owner in enumerate(state.cells) if owner != NOBODY)
