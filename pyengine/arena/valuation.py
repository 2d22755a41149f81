"""Values the first stones of a game for the pie rule, and the answers to them, by searches of the network.

The analysis of the page values moves in the same way, so that openings and analysis say the same. The search of a stone
values the answers to it, too, so that a stone and its best answer agree.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.bots.bot import Budget
from pyengine.bots.thinking import choose
from pyengine.core.game import Game
from pyengine.core.protocols import connection
from pyengine.search.openings import answer

BOT = "net"
"""It searches."""
PROMISING = 16
"""How many answers are told: those that the search finds best."""
LEAST = 0.002
"""The share of the visits below which the search of a stone knows too little of an answer."""


def first_stones(game: Game) -> list[int]:
    """One of all first stones that are equivalent by symmetry."""
    rules = connection(game.start()).game
    return sorted({rules.alike(move) for move in game.start().legal()})


def valued(game: Game, stones: list[int], positions: int, seed: int) -> Iterator[tuple[str, float]]:
    """The names of these first stones, each with the winning chance of its owner after a search of so many positions.

    `game` has no pie rule. Raises BadValue for no positions.
    """
    for stone in stones:
        info = choose(BOT, game.start().play(stone), Budget(playouts=positions), seed)
        yield game.move_name(stone), round(1 - info.value, 3)


def answers(game: Game, stone: int, positions: int, seed: int) -> dict[str, float]:
    """The answers to a first stone, the best first, with the winning chance of the second player; one of all alike."""
    rules = connection(game.start()).game
    info = choose(BOT, game.start().play(stone), Budget(playouts=positions), seed)
    found: dict[int, float] = {}
    for branch in info.tree(game.moves):  # of answers that are alike the most visited one comes first
        if branch.visits >= LEAST * sum(info.visits.values()):
            found.setdefault(answer(rules, stone, branch.move), branch.value)
    best = sorted(found, key=found.__getitem__, reverse=True)[:PROMISING]
    return {game.move_name(move): round(found[move], 3) for move in best}
