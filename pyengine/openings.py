"""First stones under a pie rule: what each is worth, and which ones leave the chances even.

The second player takes over a stone that is too good, so the best first stone is the most even one. How good stones are
stands in a table that the engine has computed itself (`wye openings` does it again).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from pyengine.dice import Dice
from pyengine.game import Game, State

PATH = Path(__file__).with_name("openings.json")
SPREAD = 0.01
"""First stones that are this much less even than the most even one are as good to open with."""

Values = dict[str, float]
"""Player 1's winning chance by the name of the first stone; one name for all that are alike."""


@cache
def table() -> dict[str, Values]:
    """The values for each game and size, as "y11"."""
    known: dict[str, Values] = json.loads(PATH.read_text("utf-8"))
    return known


def key(game: Game) -> str:
    """The name of a game and its size in the table."""
    return f"{game.name}{game.size}"


def even_stone(state: State, dice: Dice) -> int | None:
    """A first stone that may be swapped and leaves the chances even; None in other positions and unknown games."""
    game = state.game
    if state.ply or game.swap is None or game.swap not in state.play(state.legal()[0]).legal():
        return None
    values = table().get(key(game))
    if values is None:
        return None
    distance = {move: abs(values[game.move_name(game.alike(move))] - 0.5) for move in state.legal()}
    least = min(distance.values())
    stones = [move for move in distance if distance[move] <= least + SPREAD]
    return stones[dice.below(len(stones))]
