"""First stones under a pie rule: their values, and the most even ones.

The second player takes over a stone that is too good, so the best first stone is the one that leaves the chances most
even. The values come from a table that the engine has computed from its own games (lab/valuation.py, `wye openings`).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from pyengine.dice import Dice
from pyengine.game import NOBODY, Game, State

FILE = Path(__file__).with_name("openings.json")
SPREAD = 0.04
"""First stones that are less even than the best one by at most this are also used to open."""

Values = dict[str, float]
"""Player 1's winning chance by the first stone's name; of stones equivalent by symmetry one name stands for all."""


@cache
def table() -> dict[str, Values]:
    """The values for each game and size, under keys such as "y11"."""
    return {name: found["values"] for name, found in _read().items()}


def keep(name: str, found: Values, command: str, date: str) -> None:
    """Writes the values of a game and size to the engine's file, with the command that found them and the date."""
    known = _read() | {name: {"command": command, "date": date, "values": found}}
    lines = (f"{json.dumps(one)}: {json.dumps(known[one])}" for one in sorted(known))
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    table.cache_clear()


def key(game: Game) -> str:
    """The key of a game and its size in the table."""
    return f"{game.name}{game.size}"


def even_stone(state: State, dice: Dice) -> int | None:
    """An even first stone, where it may be swapped; None in all other positions and for games not in the table."""
    game = state.game
    values = table().get(key(game))
    if values is None or state.ply or game.swap is None or game.swap not in state.play(state.legal()[0]).legal():
        return None
    distance = {move: abs(_worth(values, game, move) - 0.5) for move in state.legal()}
    least = min(distance.values())
    stones = [move for move in distance if distance[move] <= least + SPREAD]
    return stones[dice.below(len(stones))]


def worth_taking(state: State) -> float | None:
    """The winning chance of the owner of the first stone, where it may be taken over; None elsewhere or if unknown."""
    game = state.game
    values = table().get(key(game))
    if values is None or state.ply != 1 or game.swap not in state.legal():
        return None
    return _worth(values, game, next(move for move, owner in enumerate(state.cells) if owner != NOBODY))


def _worth(values: Values, game: Game, move: int) -> float:
    return values[game.move_name(game.alike(move))]


def _read() -> dict[str, dict[str, Any]]:
    known: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
    return known
