"""Brute force for claims: random positions with few empty cells, and whether two ends can be joined there."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from pyengine.core.dice import Dice
from pyengine.core.protocols import Connection, connection
from pyengine.insight.position import Position
from pyengine.search.connection.distance import bits
from tests.engine.boards import rules
from tests.engine.conformance import walk


def states(name: str, size: int, seeds: int, empty: int) -> Iterator[Connection]:
    """The undecided positions of random games with at most `empty` empty cells."""
    for seed in range(seeds):
        for state in map(connection, walk(rules(name, size), Dice(seed))):
            if state.outcome is None and state.cells.count(0) <= empty:
                yield state


def with_the_rest(here: Position, owner: int, carrier: int, to_move: int) -> Position:
    """The position after all empty cells outside a carrier have gone to `owner`."""
    stones = list(here.stones)
    stones[owner - 1] |= here.empty & ~carrier
    return replace(here, stones=(stones[0], stones[1]), to_move=to_move)


def joins(position: Position, owner: int, ends: tuple[int, int]) -> bool:
    """Whether `owner` joins the cells of two ends, by trying everything."""

    def touch(stones: int) -> bool:
        """Whether these stones join the ends now."""
        return bool(position.board.chain(ends[0], stones) & ends[1])

    @cache
    def search(own: int, empty: int, to_move: int) -> bool:
        if touch(own):
            return True
        if not touch(own | empty):
            return False
        mine = to_move == owner
        after = (search(own | 1 << cell if mine else own, empty & ~(1 << cell), 3 - to_move) for cell in bits(empty))
        return any(after) if mine else all(after)

    return search(position.own(owner), position.empty, position.to_move)
