"""First stones under a pie rule: their values, the most even ones, and the answers to those.

The second player takes over a stone that is too good, so the best first stone is the one that leaves the chances most
even. The values come from tables that the engine has computed (arena/valuation.py, `wye openings`). All that is said of
a first stone is said by its one value there: how even it is, whether to take it over, what an analysis finds.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from pyengine.core.dice import Dice
from pyengine.core.errors import BadRecord
from pyengine.core.game import NOBODY, Game, State
from pyengine.core.protocols import Connection, ConnectionRules, connection
from pyengine.search.info import Branch, Info, line_of

FILE = Path(__file__).with_name("openings.json")
ANSWERS = Path(__file__).with_name("answers.json")
LONGER = 4
"""A stone or an answer that was searched for longer had so many times as many positions."""

Values = dict[str, float]
"""Player 1's winning chance by the first stone's name; of stones equivalent by symmetry one name stands for all."""
Answers = dict[str, dict[str, float]]
"""By the first stone's name and the answer's, player 2's winning chance."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a value comes from: a search of so many `positions`, or a proof, where they are None.

    `error` is half of the interval around the value that holds nine of ten results of much longer searches.
    """

    error: float = 0.0
    positions: int | None = None


PROOF = Source()


@dataclass(frozen=True, slots=True)
class Worth:
    """A move: the winning chance of its player, 0 to 1, and where it comes from.

    `choice` tells whether it is one of the even first stones, the best answer or a stone that is worth a swap for sure;
    a stone that is proven to win or to lose is no even one.
    """

    value: float
    choice: bool
    source: Source


@cache
def table() -> dict[str, Values]:
    """The values of the first stones of each game and size, under keys such as "y11"."""
    return {name: found["values"] for name, found in shipped(FILE).items()}


def answers() -> dict[str, Answers]:
    """The values of the answers to the most even first stones, where they were measured, under the same keys."""
    return {name: found["answers"] for name, found in shipped(ANSWERS).items()}


def error(board: str) -> float:
    """The error of a value of a half on a board, by its name in the table: that of others is less, as `source` says."""
    return float(shipped(FILE)[board]["error"])


def source(board: str, stone: str) -> Source:
    """Where the value of a first stone comes from; board and stone by their names in the table."""
    found = shipped(FILE)[board]
    positions = found["positions"] * (LONGER if stone in found["longer"] else 1)
    return _sourced(table()[board][stone], error(board), positions)


def _sourced(value: float, error: float, positions: int) -> Source:
    return PROOF if is_exact(value) else Source(error_of(value, error), positions)


def error_of(value: float, error: float) -> float:
    """The error of a value, where that of a half is given."""
    return round(error * spread(value), 3)


def spread(value: float) -> float:
    """How large the error of a value is, for that of a half: as the variance of who wins is, and 0 where it is sure."""
    return 4 * value * (1 - value)


def is_exact(value: float) -> bool:
    """Whether a value is proven: a search gives 0 and 1 only to what is."""
    return value in (0, 1)


def keep(file: Path, name: str, found: dict[str, Any]) -> None:
    """Puts the values of a game and size, or of answers there, in a file of such entries, a line for each.

    Raises BadRecord for a file with something else.
    """
    known = entries(file) | {name: found}
    lines = (f"{json.dumps(one)}: {json.dumps(known[one])}" for one in sorted(known))
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def entries(file: Path) -> dict[str, Any]:
    """The entries of such a file; none in one that is empty or not there yet. Raises BadRecord."""
    try:
        text = file.read_text("utf-8") if file.exists() else ""
        return dict(json.loads(text or "{}"))
    except (ValueError, TypeError, RecursionError) as wrong:
        raise BadRecord(
            "{file} holds no first stones: expected a new file, or one with some.", "output", file=str(file)
        ) from wrong


@cache
def shipped(file: Path) -> dict[str, Any]:
    """The entries of a file that comes with the engine."""
    return entries(file)


def key(game: Game) -> str:
    """The key of a game and its size in the tables."""
    return f"{game.name}{game.size}"


def even_stones(values: Mapping[Any, float], error: float = 0.0) -> list[Any]:
    """The stones that may win as well as lose, where values of a half are wrong by so much; the nearest if none may."""
    apart = {stone: max(0.0, abs(value - 0.5) - error_of(value, error)) for stone, value in values.items()}
    least = min(apart.values())
    return [stone for stone, distance in apart.items() if distance == least]


def even_stone(state: State, dice: Dice) -> int | None:
    """An even first stone, where it may be swapped; None in all other positions, and where none is known."""
    stones = [move for move, worth in _first_stones(state).items() if worth.choice]
    return stones[dice.below(len(stones))] if stones else None


def worth_taking(state: State) -> float | None:
    """The winning chance of the owner of the first stone, where it may be taken over; None elsewhere or if unknown."""
    taken = _taken(state)
    return None if taken is None else taken.value


def opening(state: State) -> dict[int, Worth]:
    """What the tables know of the moves: of each first stone, or of the answers to it while it may be taken over.

    A first stone is valued for its owner. The table of answers has the even first stones alone; taking over the stone
    is known for all, and no answer is worth more than what the stone leaves. Empty in all other positions and for games
    not in the table.
    """
    taken = _taken(state)
    if taken is None or not isinstance(state, Connection):
        return _first_stones(state)
    return {state.game.swap: taken} | _answers_to(state, _other(taken.value))


def agreed(info: Info, state: State) -> Info:
    """What a search says of the first move under a pie rule, or of the second, with the numbers of the tables.

    Its choice is then the most even stone, or a swap of a stone that wins more than half, or else the best answer. No
    answer is worth more than what the stone leaves.
    """
    known, taken = opening(state), worth_taking(state)
    if not known:
        return info
    values = {move: worth.value for move, worth in known.items()}
    if taken is None:
        move = min(values, key=lambda one: (abs(values[one] - 0.5), -info.visits.get(one, 0)))
        value, most = min(values[move], 1 - values[move]), 1.0
    elif taken > 0.5:
        move, value, most = connection(state).game.swap, taken, _other(taken)
    else:
        answers = [one for one, worth in known.items() if worth.choice] or info.visits
        move = max(answers, key=lambda one: info.visits.get(one, 0))
        values[move] = value = most = _other(taken)

    def tree(*tops: int) -> tuple[Branch, ...]:
        found = [replace(branch, value=min(values.get(branch.move, branch.value), most)) for branch in info.tree(*tops)]
        if taken is not None:
            return tuple(found)
        if all(branch.move != move for branch in found):
            found.append(Branch(move, state.to_move, 0, values[move]))
        return tuple(sorted(found, key=lambda branch: abs(branch.value - 0.5)))

    line = info.line if move == info.move else line_of(move)
    return replace(info, move=move, value=value, line=line, tree=tree)


def answer(game: ConnectionRules, stone: int, move: int) -> int:
    """The lowest answer to `game.alike(stone)` that is equivalent by a symmetry to answering `stone` by `move`."""
    first = game.alike(stone)
    return min(image[move] for image in game.symmetries if image[stone] == first)


def _answers_to(state: Connection, most: float) -> dict[int, Worth]:
    """The answers that are known to the only stone on the board, which are worth so much at most."""
    game, stone, board = state.game, _stone(state), key(state.game)
    known = answers().get(board, {}).get(game.move_name(game.alike(stone)), {})
    if not known:
        return {}
    replies = (move for move in state.legal() if move != game.swap)
    found = {move: known.get(game.move_name(answer(game, stone, move))) for move in replies}
    best, told = max(known.values()), shipped(ANSWERS)[board]
    return {
        move: Worth(min(value, most), value == best, _sourced(value, told["error"], told["positions"] * LONGER))
        for move, value in found.items()
        if value is not None
    }


def _first_stones(state: State) -> dict[int, Worth]:
    """The first stones, where they may be swapped; empty elsewhere and for games not in the table."""
    board = key(state.game)
    if board not in table() or state.ply or not isinstance(state, Connection):
        return {}
    if state.game.swap not in state.play(state.legal()[0]).legal():
        return {}
    names = {move: state.game.move_name(state.game.alike(move)) for move in state.legal()}
    values = table()[board]
    even = [name for name in even_stones(values, error(board)) if not is_exact(values[name])]
    return {move: Worth(values[name], name in even, source(board, name)) for move, name in names.items()}


def _taken(state: State) -> Worth | None:
    """Taking over the only stone on the board; None where that is not allowed or nothing is known of it."""
    board = key(state.game)
    if board not in table() or state.ply != 1 or not isinstance(state, Connection):
        return None
    if state.game.swap not in state.legal():
        return None
    stone = state.game.move_name(state.game.alike(_stone(state)))
    value, where = table()[board][stone], source(board, stone)
    return Worth(value, value - where.error > 0.5, where)


def _other(value: float) -> float:
    """The other player's winning chance."""
    return round(1 - value, 3)


def _stone(state: State) -> int:
    """The cell of the only stone on the board."""
    return next(cell for cell, owner in enumerate(state.cells) if owner != NOBODY)
