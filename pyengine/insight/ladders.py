"""Ladders: runs of moves on the second row from a side, each of which forces an answer on the first row.

A move of a ladder threatens to touch the side by one cell, so the opponent has to take that cell; the must-play region
of the duel about the chain and the side proves it. A ladder escape is a chain on the way that makes the last step
connect: without it the same step does not (HexWiki, "Ladder").
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pyengine.core.game import opponent
from pyengine.insight.claims import Claim
from pyengine.insight.connections import Connections, Ends
from pyengine.insight.position import End, Position
from pyengine.search.connection.distance import bits

SHORTEST = 2
"""The fewest steps of a ladder."""
STEP_NODES = 200
"""The most nodes to find out whether a step connects."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """A ladder of a chain along a side, its `ends`, which begins with the move `first`.

    `carrier` masks its moves, their answers and the last step; `escape` is the chain that lets it connect, if any.
    """

    player: int
    ends: Ends
    first: int
    carrier: int
    escape: End | None

    @property
    def claim(self) -> Claim:
        """The ladder, or its escape, as a feature of a position."""
        if self.escape is None:
            return Claim("ladder", self.player, self.carrier, self.ends, self.first)
        return Claim("escape", self.player, self.carrier, (self.ends[0], self.escape), self.first)


def ladders(position: Position, connections: Connections, player: int) -> Iterator[Ladder]:
    """The ladders that a player could run if it were the player's turn."""
    here = replace(position, to_move=player)
    for side in here.sides(player):
        for chain in here.chains(player):
            if not chain.cells & side.cells:
                yield from ladders_along(here, connections, (chain, side))


def ladders_along(start: Position, connections: Connections, ends: Ends, beginning: int = -1) -> Iterator[Ladder]:
    """The ladders of a chain of the player to move along a side that it does not touch.

    `beginning` masks the cells on which they may begin.
    """
    board, (chain, side) = start.board, ends
    second_row = board.around(side.cells) & ~side.cells
    for first in bits(board.around(chain.cells) & second_row & start.empty & beginning):
        ladder = _run(start, connections, ends, first, second_row)
        if ladder is not None:
            yield ladder


def _run(start: Position, connections: Connections, ends: Ends, first: int, second_row: int) -> Ladder | None:
    """The ladder that begins with the move `first`, if it has enough steps."""
    board, player = start.board, start.to_move
    duel = connections.link(player, ends)
    position, cell, carrier, steps, back = start, first, 0, 0, ends[0].cells
    while True:
        after = position.after(cell)
        must, _ = duel.simple_threats(after)
        if must.bit_count() != 1 or not must & ends[1].cells:
            break
        carrier |= 1 << cell | must
        steps += 1
        position = after.after(must.bit_length() - 1)
        ahead = board.near[cell] & second_row & position.empty & ~board.around(back)
        back = 1 << cell
        if not ahead:
            break
        cell = (ahead & -ahead).bit_length() - 1
    if steps < SHORTEST:
        return None
    escape = _escape(position, cell, connections, ends) if position.empty >> cell & 1 else None
    return Ladder(player, ends, first, carrier | (1 << cell if escape else 0), escape)


def _escape(before: Position, step: int, connections: Connections, ends: Ends) -> End | None:
    """The chain without which the last step of the ladder would not connect; the step may touch it."""
    player, position = before.to_move, before.after(step)
    duel = connections.link(player, ends)
    if duel.winner(position, STEP_NODES) != player:
        return None
    runner = before.board.chain(ends[0].cells, before.own(player))
    for other in before.chains(player):
        if not other.cells & runner and duel.winner(position.without(other.cells), STEP_NODES) == opponent(player):
            return other
    return None
