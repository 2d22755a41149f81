"""Positions without a history, as some formats have them: a game that leads to the position is made up."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.errors import BadRecord
from pyengine.game import NOBODY
from pyengine.games.connection import ConnectionGame
from pyengine.records.record import Record


def leading_to(
    game: ConnectionGame, ones: Sequence[int], twos: Sequence[int], to_move: int, *, swapped: bool = False
) -> Record:
    """A game in which the players have placed these stones in turn, in the given order unless a player would win early.

    `to_move` is the player to move after the last stone, and the numbers of stones must match; if `swapped`, the second
    player's first move is a swap. Raises BadRecord if every order ends the game before the last stone.
    """
    stones, mover = {1: list(ones), 2: list(twos)}, 3 - to_move
    latest = list(stones[mover])  # the candidates for the last stone
    while True:
        record = _played(game, stones[1], stones[2], swapped)
        if record.state.ply == len(ones) + len(twos) + swapped:
            return record
        # The last stone must be part of every winning chain, and this one does not contain the present last stone.
        chain = record.state.winning_cells()
        latest = [stone for stone in latest if stone in chain]
        if not latest:
            raise BadRecord(
                "the game was over before the last stone: expected a position that can occur in a game.", "record"
            )
        stones[mover] = [*(stone for stone in stones[mover] if stone != latest[0]), latest[0]]


def _played(game: ConnectionGame, ones: Sequence[int], twos: Sequence[int], swapped: bool) -> Record:
    """The record of these stones placed in turn, up to the last one or to a win."""
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
