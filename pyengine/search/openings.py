"""First stones under a pie rule: their values, the most even ones, and the answers to those.

The second player takes over a stone that is too good, so the best first stone is the one that leaves the chances most
even. The values come from tables that the engine has computed (arena/valuation.py, `wye openings`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pyengine.core.dice import Dice
from pyengine.core.errors import BadRecord
from pyengine.core.game import NOBODY, Game, State
from pyengine.core.protocols import Connection, ConnectionRules

FILE = Path(__file__).with_name("openings.json")
ANSWERS = Path(__file__).with_name("answers.json")
SPREAD = 0.04
"""First stones that are less even than the best one by at most this are also used to open."""

Values = dict[str, float]
"""Player 1's winning chance by the first stone's name; of stones equivalent by symmetry one name stands for all."""
Answers = dict[str, dict[str, float]]
"""By the first stone's name and the answer's, player 2's winning chance."""


@dataclass(frozen=True, slots=True)
class Worth:
    """A move: the winning chance of its player, 0 to 1.

    `choice` tells whether it is one of the most even first stones, the best answer or a good swap.
    """

    value: float
    choice: bool


@cache
def table() -> dict[str, Values]:
    """The values of the first stones of each game and size, under keys such as "y11"."""
    return {name: found["values"] for name, found in entries(FILE).items()}


@cache
def answers() -> dict[str, Answers]:
    """The values of the answers to the most even first stones, where they were measured, under the same keys."""
    return {name: found["answers"] for name, found in entries(ANSWERS).items()}


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


def key(game: Game) -> str:
    """The key of a game and its size in the tables."""
    return f"{game.name}{game.size}"


def even_stones(values: Mapping[Any, float]) -> list[Any]:
    """The stones that are less even than the most even one by at most SPREAD, by their values."""
    least = min(abs(value - 0.5) for value in values.values())
    return [stone for stone, value in values.items() if abs(value - 0.5) <= least + SPREAD]


def even_stone(state: State, dice: Dice) -> int | None:
    """An even first stone, where it may be swapped; None in all other positions and for games not in the table."""
    values = _first_stones(state)
    if values is None:
        return None
    stones = even_stones(values)
    return int(stones[dice.below(len(stones))])


def worth_taking(state: State) -> float | None:
    """The winning chance of the owner of the first stone, where it may be taken over; None elsewhere or if unknown."""
    values = table().get(key(state.game))
    if values is None or state.ply != 1 or not isinstance(state, Connection) or state.game.swap not in state.legal():
        return None
    return _worth(values, state.game, _stone(state))


def opening(state: State) -> dict[int, Worth]:
    """What the tables know of the moves: of each first stone, or of the answers to it while it may be taken over.

    A first stone is valued for its owner. The table of answers has the most even first stones alone; taking over the
    stone is known for all. Empty in all other positions and for games not in the table.
    """
    values, taken = _first_stones(state), worth_taking(state)
    if values is not None:
        even = even_stones(values)
        return {move: Worth(value, move in even) for move, value in values.items()}
    if taken is None or not isinstance(state, Connection):
        return {}
    return {state.game.swap: Worth(taken, taken > 0.5)} | _answers_to(state)


def answer(game: ConnectionRules, stone: int, move: int) -> int:
    """The lowest answer to `game.alike(stone)` that is equivalent by a symmetry to answering `stone` by `move`."""
    first = game.alike(stone)
    return min(image[move] for image in game.symmetries if image[stone] == first)


def _answers_to(state: Connection) -> dict[int, Worth]:
    """The answers that are known to the only stone on the board."""
    game, stone = state.game, _stone(state)
    known = answers().get(key(game), {}).get(game.move_name(game.alike(stone)), {})
    replies = (move for move in state.legal() if move != game.swap)
    found = {move: known.get(game.move_name(answer(game, stone, move))) for move in replies}
    best = max(known.values(), default=0)
    return {move: Worth(value, value == best) for move, value in found.items() if value is not None}


def _first_stones(state: State) -> dict[int, float] | None:
    """The values of the first stones, where they may be swapped; None elsewhere and for games not in the table."""
    values = table().get(key(state.game))
    if values is None or state.ply or not isinstance(state, Connection):
        return None
    if state.game.swap not in state.play(state.legal()[0]).legal():
        return None
    return {move: _worth(values, state.game, move) for move in state.legal()}


def _stone(state: State) -> int:
    """The cell of the only stone on the board."""
    return next(cell for cell, owner in enumerate(state.cells) if owner != NOBODY)


def _worth(values: Values, game: ConnectionRules, move: int) -> float:
    return values[game.move_name(game.alike(move))]
