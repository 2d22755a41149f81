"""Values the first stones of a game for the pie rule, and the answers to them, by searches of the network.

A search that proves the winner gives the exact value. The stones that matter most are searched again for longer: those
nearest to a half, and those that lie lower than both neighbours on a line from an edge to the middle. The error of all
values is how far these move. The search of a stone also values the answers to it, so that a stone and its best answer
agree.
"""

from collections.abc import Iterator
from math import fsum, sqrt

from pyengine.bots.bot import Budget
from pyengine.bots.thinking import choose
from pyengine.core.game import Game
from pyengine.core.protocols import Connection, connection
from pyengine.search.connection.distance import Board, distances
from pyengine.search.connection.openings import Values, answer, is_exact, spread

BOT = "net"
NEAREST = 8
"""How many stones nearest to a half are searched for longer."""
DIP = 0.03
"""A stone that is at least this much lower than both neighbours is searched for longer."""
TWO_SIDED = 1.645
"""Standard deviations to both sides that hold nine of ten results."""
PROMISING = 16
"""The most answers to a stone: the best of them."""
LEAST = 0.002
"""The share of the visits below which the value of an answer is not reliable."""


def first_stones(game: Game) -> list[int]:
    """First stones, one of each group that symmetries carry into each other."""
    rules = connection(game.start()).game
    return sorted({rules.canonical_move(move) for move in game.start().legal()})


def value_stones(game: Game, stones: list[int], positions: int, seed: int) -> Iterator[tuple[str, float, int]]:
    """The names of first stones, each with the winning chance of its owner after a search of `positions` positions.

    The chance is 0 or 1 only where that is proven, in the number of positions that comes last. `game` has no pie rule.
    Raises BadValue for no positions.
    """
    for stone in stones:
        info = choose(BOT, game.start().play(stone), Budget(playouts=positions), seed)
        yield game.move_name(stone), round(1 - info.value, 3), info.playouts


def hardest(values: Values, effort: dict[str, int]) -> list[str]:
    """Of proven stones the winning and the losing one that took the most positions; none unless all are proven."""
    if not all(map(is_exact, values.values())):
        return []
    sides = ([stone for stone in values if values[stone] == value] for value in (0, 1))
    return [max(side, key=effort.__getitem__) for side in sides if side]


def doubtful(game: Game, values: Values) -> list[int]:
    """The stones to be searched for longer, none of which is proven."""
    unproven = [stone for stone, value in values.items() if not is_exact(value)]
    nearest = sorted(unproven, key=lambda stone: abs(values[stone] - 0.5))[:NEAREST]
    return sorted({*map(game.move_named, nearest), *dips(game, values)})


def error(values: Values, longer: Values) -> float:
    """The error of a value of a half: nine of ten longer searches with another seed lie within it.

    `spread` in search/connection/openings.py has the errors of other values.
    """
    if not longer:
        return 0.0
    shifts = [(values[stone] - value) / spread((values[stone] + value) / 2) for stone, value in longer.items()]
    return round(TWO_SIDED * sqrt(fsum(shift * shift for shift in shifts) / len(shifts)), 3)


def dips(game: Game, values: Values) -> list[int]:
    """The unproven stones that lie lower than both neighbours on a line from an edge to the middle."""
    start = connection(game.start())
    worth = [values[game.move_name(start.game.canonical_move(cell))] for cell in range(len(start.cells))]
    low = {cell for before, cell, after in _lines(start) if worth[cell] + DIP < min(worth[before], worth[after])}
    return sorted({start.game.canonical_move(cell) for cell in low if not is_exact(worth[cell])})


def _lines(start: Connection) -> Iterator[tuple[int, int, int]]:
    """Three cells in a straight line, each farther from the edges than the one before."""
    geometry, board = start.game.geometry, Board(start.game.geometry)
    depth = [min(ways) for ways in zip(*distances(board, 0, board.all, (1 << len(board.sides)) - 1), strict=True)]
    cells = {(round(x, 3), round(y, 3)): cell for cell, (x, y) in enumerate(geometry.places)}
    for cell, (x, y) in enumerate(geometry.places):
        for before in geometry.neighbours[cell]:
            across, down = geometry.places[before]
            after = cells.get((round(2 * x - across, 3), round(2 * y - down, 3)))
            if after is not None and depth[before] < depth[cell] < depth[after]:
                yield before, cell, after


def answers(game: Game, stone: int, positions: int, seed: int) -> dict[str, float]:
    """The second player's winning chance for each answer to a first stone, best first; one of symmetric answers."""
    rules = connection(game.start()).game
    info = choose(BOT, game.start().play(stone), Budget(playouts=positions), seed)
    values: dict[int, float] = {}
    for branch in info.tree(game.moves):  # of symmetric answers the most visited one comes first
        if branch.visits >= LEAST * sum(info.visits.values()):
            values.setdefault(answer(rules, stone, branch.move), branch.value)
    best = sorted(values, key=values.__getitem__, reverse=True)[:PROMISING]
    return {game.move_name(move): round(values[move], 3) for move in best}
