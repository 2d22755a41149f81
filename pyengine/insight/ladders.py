"""Ladders: runs of moves on the second row from a side, each of which forces an answer on the first.

A move of a ladder threatens to touch the side by one cell, so that the opponent has to take that cell; each step is
proven by the must-play region of the duel about the chain and the side. A chain on the way that makes the last step
connect is a ladder escape: without it the same step does not (HexWiki, "Ladder").
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pyengine.insight.claims import Claim
from pyengine.insight.connections import Connections, Ends
from pyengine.insight.position import End, Position
from pyengine.search.distance import bits

SHORTEST = 2
"""The fewest steps of a ladder."""
STEP = 200
"""The most nodes for the question whether a step connects."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """A ladder of a chain along a side, its `ends`, which begins with the move `first`.

    `carrier` masks its moves, their answers and the last step; `escape` is the chain that lets it connect, if any does.
    """

    player: int
    ends: Ends
    first: int
    carrier: int
    escape: End | None

    @property
    def claim(self) -> Claim:
        """As a feature of a position."""
        if self.escape is None:
            return Claim("ladder", self.player, self.carrier, self.ends, self.first)
        return Claim("escape", self.player, self.carrier, (self.ends[0], self.escape), self.first)


def ladders(position: Position, known: Connections, player: int) -> Iterator[Ladder]:
    """The ladders that a player could run, if it were the player's turn."""
    here = replace(position, to_move=player)
    for side in here.sides(player):
        for chain in here.chains(player):
            if not chain.cells & side.cells:
                yield from along(here, known, (chain, side))


def along(start: Position, known: Connections, ends: Ends, beginning: int = -1) -> Iterator[Ladder]:
    """The ladders of a chain along a side that it does not touch, which begin in a mask of cells.

    The chain belongs to the player to move.
    """
    board, (chain, side) = start.board, ends
    second = board.around(side.cells) & ~side.cells
    for first in bits(board.around(chain.cells) & second & start.empty & beginning):
        ladder = _run(start, known, ends, first, second)
        if ladder is not None:
            yield ladder


def _run(start: Position, known: Connections, ends: Ends, first: int, second: int) -> Ladder | None:
    """The ladder that begins with a move."""
    board, player = start.board, start.to_move
    position, cell, carrier, steps, back = start, first, 0, 0, ends[0].cells
    while True:
        after = position.after(cell)
        must = known.answers(after, player, ends)
        if must.bit_count() != 1 or not must & ends[1].cells:
            break
        carrier |= 1 << cell | must
        steps += 1
        position = after.after(must.bit_length() - 1)
        ahead = board.near[cell] & second & position.empty & ~board.around(back)
        back = 1 << cell
        if not ahead:
            break
        cell = (ahead & -ahead).bit_length() - 1
    if steps < SHORTEST:
        return None
    escape = _escape(position, cell, known, ends) if position.empty >> cell & 1 else None
    return Ladder(player, ends, first, carrier | (1 << cell if escape else 0), escape)


def _escape(before: Position, step: int, known: Connections, ends: Ends) -> End | None:
    """The chain without which the ladder would not connect by its last step; the step may touch it."""
    player, position = before.to_move, before.after(step)
    verdict = known.verdict(position, player, ends, STEP)
    if verdict is None or verdict.winner != player:
        return None
    runner = before.board.chain(ends[0].cells, before.own(player))
    for other in before.chains(player):
        if not other.cells & runner:
            without = known.verdict(position.without(other.cells), player, ends, STEP)
            if without is not None and without.winner != player:
                return other
    return None
