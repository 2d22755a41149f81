"""Ladders: runs of moves on the second row from a side, each of which forces an answer on the first.

A move of a ladder threatens to touch the side by one cell, so that the opponent has to take that cell; each step is
proven by the must-play region of the duel about the chain and the side. A chain on the way that makes the last step
connect is a ladder escape: without it the same step does not (HexWiki, "Ladder").
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pyengine.core.game import opponent
from pyengine.insight.claims import Claim
from pyengine.insight.connections import Connections
from pyengine.insight.position import End, Position
from pyengine.search.distance import bits

SHORTEST = 2
"""The fewest steps of a ladder."""
STEP = 200
"""The most nodes for the question whether a step connects."""


def ladders(position: Position, known: Connections, player: int) -> Iterator[Claim]:
    """The ladders that a player could run, if it were the player's turn."""
    board, here = position.board, replace(position, to_move=player)
    for side in here.sides(player):
        second = board.around(side.cells) & ~side.cells
        for chain in here.chains(player):
            if chain.cells & side.cells:
                continue
            for first in bits(board.around(chain.cells) & second & here.empty):
                yield from _run(here, known, (chain, side), first, second)


def _run(start: Position, known: Connections, ends: tuple[End, End], first: int, second: int) -> Iterator[Claim]:
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
        return
    escape = _escape(position.after(cell), known, ends) if position.empty >> cell & 1 else None
    if escape is None:
        yield Claim("ladder", player, carrier, ends, first)
    else:
        yield Claim("escape", player, carrier | 1 << cell, (ends[0], escape), first)


def _escape(position: Position, known: Connections, ends: tuple[End, End]) -> End | None:
    """The chain without which the ladder would not connect, with the opponent to move after its last step."""
    player = opponent(position.to_move)
    verdict = known.verdict(position, player, ends, STEP)
    if verdict is None or verdict.winner != player:
        return None
    runner = position.board.chain(ends[0].cells, position.own(player))
    for other in position.chains(player):
        if not other.cells & runner:
            without = known.verdict(position.without(other.cells), player, ends, STEP)
            if without is not None and without.winner != player:
                return other
    return None
