"""Values the first stones of a game for the pie rule, and the answers to them, by searches of the network.

A search that proves who wins tells the exact value. The stones that matter most are searched again for longer: those
nearest to a half, and those that lie lower than both neighbours on a line from an edge to the middle. How far the
values move by that is the error of all. The search of a stone values the answers to it, too, so that a stone and its
best answer agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum, sqrt

from pyengine.bots.bot import Budget
from pyengine.bots.thinking import choose
from pyengine.core.game import Game
from pyengine.core.protocols import Connection, connection
from pyengine.search.distance import Board, distances
from pyengine.search.openings import Values, answer, is_exact, spread

BOT = "net"
"""It searches."""
NEAREST = 8
"""How many stones are searched for longer because they are nearest to a half."""
DIP = 0.03
"""By how much a stone lies lower than both neighbours, at least, that is searched for longer because of that."""
TWO_SIDED = 1.645
"""So many standard deviations to both sides hold nine of ten results."""
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

    It is 0 or 1 only where that is proven. `game` has no pie rule. Raises BadValue for no positions.
    """
    for stone in stones:
        info = choose(BOT, game.start().play(stone), Budget(playouts=positions), seed)
        yield game.move_name(stone), round(1 - info.value, 3)


def doubtful(game: Game, values: Values) -> list[int]:
    """The stones to be searched for longer. Those that are proven are none."""
    open_ones = [stone for stone, value in values.items() if not is_exact(value)]
    nearest = sorted(open_ones, key=lambda stone: abs(values[stone] - 0.5))[:NEAREST]
    return sorted({*map(game.move_named, nearest), *dips(game, values)})


def error(values: Values, longer: Values) -> float:
    """How far values lie from those of longer searches with another seed: half of the interval that holds nine of ten.

    It is that of a value of a half; see `spread` in search/openings.py for others.
    """
    if not longer:
        return 0.0
    moved = [(values[stone] - value) / spread((values[stone] + value) / 2) for stone, value in longer.items()]
    return round(TWO_SIDED * sqrt(fsum(one * one for one in moved) / len(moved)), 3)


def dips(game: Game, values: Values) -> list[int]:
    """The stones that are not proven and lie lower than both neighbours on a line from an edge to the middle."""
    start = connection(game.start())
    worth = [values[game.move_name(start.game.alike(cell))] for cell in range(len(start.cells))]
    low = {cell for before, cell, after in _lines(start) if worth[cell] + DIP < min(worth[before], worth[after])}
    return sorted({start.game.alike(cell) for cell in low if not is_exact(worth[cell])})


def _lines(start: Connection) -> Iterator[tuple[int, int, int]]:
    """Three cells in a straight line, each farther from the edges than the one before."""
    geometry, board = start.game.geometry, Board(start.game.geometry)
    depth = [min(ways) for ways in zip(*distances(board, 0, board.all, (1 << len(board.sides)) - 1), strict=True)]
    cells = {_rounded(x, y): cell for cell, (x, y) in enumerate(geometry.places)}
    for cell, (x, y) in enumerate(geometry.places):
        for before in geometry.neighbours[cell]:
            across, down = geometry.places[before]
            after = cells.get(_rounded(2 * x - across, 2 * y - down))
            if after is not None and depth[before] < depth[cell] < depth[after]:
                yield before, cell, after


def _rounded(x: float, y: float) -> tuple[float, float]:
    return round(x, 3), round(y, 3)


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
