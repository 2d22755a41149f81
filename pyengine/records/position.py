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

    A player who has no stone left passes, and `to_move` is the player to move after the last stone; if `swapped`, the
    second player's first move is a swap. Raises BadRecord if every order ends the game before the last stone.
    """
    stones, latest = (tuple(ones), tuple(twos)), [*ones, *twos]
    held: int | None = None
    while True:
        record = _played(game, stones, held, swapped)
        if record.state.cells.count(NOBODY) == len(record.state.cells) - len(ones) - len(twos):
            return record if record.outcome else record.turned_to(to_move)
        # The last stone must be part of every winning chain, and this one does not contain the one held back.
        chain = record.state.winning_cells()
        latest = [stone for stone in latest if stone in chain]
        if not latest:
            raise BadRecord(
                "the game was over before the last stone: expected a position that can occur in a game.", "record"
            )
        held = latest[0]


def _played(game: ConnectionGame, stones: Sequence[Sequence[int]], held: int | None, swapped: bool) -> Record:
    """The record of these stones placed in turn, the one held back as the last, up to the last one or to a win."""
    waiting = [[stone for stone in own if stone != held] for own in stones]
    record = Record.of(game)
    if swapped:
        record = record.play(game.mirrored(waiting[1].pop(0))).play(game.swap)
    while record.outcome is None and any(waiting):
        own = waiting[record.state.to_move - 1]
        record = record.play(own.pop(0)) if own else record.passed()
    if held is not None and record.outcome is None:
        record = record.turned_to(1 if held in stones[0] else 2).play(held)
    return record
