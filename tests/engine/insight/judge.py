"""Brute force for claims: random positions with few empty cells, and whether two ends can be joined there."""

from collections.abc import Iterator
from functools import cache

from pyengine.core.dice import Dice
from pyengine.core.protocols import connection
from pyengine.insight.position import Position
from pyengine.search.connection.distance import bits
from tests.engine.boards import rules
from tests.engine.conformance import walk


def positions(name: str, size: int, seeds: int, empty: int) -> Iterator[Position]:
    """The undecided positions of random games with at most `empty` empty cells."""
    for seed in range(seeds):
        for state in walk(rules(name, size), Dice(seed)):
            if state.outcome is None and state.cells.count(0) <= empty:
                yield Position.of(connection(state))


def joins(position: Position, owner: int, ends: tuple[int, int]) -> bool:
    """Whether `owner` joins the cells of two ends, by trying everything."""

    @cache
    def search(own: int, empty: int, to_move: int) -> bool:
        if _touch(position, own, ends):
            return True
        if not _touch(position, own | empty, ends):
            return False
        mine = to_move == owner
        after = (search(own | 1 << cell if mine else own, empty & ~(1 << cell), 3 - to_move) for cell in bits(empty))
        return any(after) if mine else all(after)

    return search(position.own(owner), position.empty, position.to_move)


def _touch(position: Position, stones: int, ends: tuple[int, int]) -> bool:
    """Whether these stones join the ends now, by flood fill."""
    start, end = ends
    fresh = chain = start & stones
    while fresh:
        around = 0
        for cell in bits(fresh):
            around |= position.board.near[cell]
        fresh = around & stones & ~chain
        chain |= fresh
    return bool(chain & end)
