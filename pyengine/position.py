"""Positions without a history, as some formats tell them: a game that leads to one is made up."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.errors import BadRecord
from pyengine.game import NOBODY
from pyengine.games.connection import ConnectionGame
from pyengine.record import Record


def leading_to(
    game: ConnectionGame, ones: Sequence[int], twos: Sequence[int], to_move: int, *, swapped: bool = False
) -> Record:
    """A game in which the players have set these stones in turn, in their order as far as nobody wins too early.

    `to_move` is who is to move after it, or would be, and the numbers of stones must fit; `swapped` tells that the
    second player begins by a swap. Raises BadRecord if the game was over before the last stone.
    """
    stones, mover = {1: list(ones), 2: list(twos)}, 3 - to_move
    latest = list(stones[mover])  # those of which one may be the last stone
    while True:
        record = _played(game, stones[1], stones[2], swapped)
        if record.state.ply == len(ones) + len(twos) + swapped:
            return record
        # The last stone is part of every chain that wins, and so of this one, which does without the present last one.
        chain = record.state.winning_cells()
        latest = [stone for stone in latest if stone in chain]
        if not latest:
            raise BadRecord("the game was over before the last stone: expected a position of a game.", "record")
        stones[mover] = [*(stone for stone in stones[mover] if stone != latest[0]), latest[0]]


def _played(game: ConnectionGame, ones: Sequence[int], twos: Sequence[int], swapped: bool) -> Record:
    """The record of these stones in turn, up to the last one or to a win."""
    first, second = iter(ones), iter(twos)
    record = Record.of(game)
    if swapped:
        record = record.play(game.mirrored(next(second))).play(game.swap)
    while record.state.to_move != NOBODY:
        move = next(first if record.state.to_move == 1 else second, None)
        if move is None:
            break
        record = record.play(move)
    return record
