"""Positions without a history, as some formats have them: a game that leads to the position is made up."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pyengine.core.errors import BadRecord
from pyengine.games.connection import ConnectionGame
from pyengine.records.record import Record


def leading_to(
    game: ConnectionGame, ones: Sequence[int], twos: Sequence[int], to_move: int, *, swapped: bool = False
) -> Record:
    """A game in which the players have placed these stones in turn, in the given order unless a player would win early.

    A player who has no stone left passes, and `to_move` is the player to move after the last stone; if `swapped`, the
    second player's first move is a swap. Raises BadRecord if every order ends the game before the last stone.
    """
    stones = (tuple(ones), tuple(twos))
    record = _played(game, stones, None, swapped)
    if record.outcome and any(record.state.cells[cell] != player for player in (1, 2) for cell in stones[player - 1]):
        winner = record.outcome.winner
        record = _played(game, stones, _decisive(game, stones[winner - 1], game.goals[winner - 1]), swapped)
    return record if record.outcome else record.turned_to(to_move)


def _played(game: ConnectionGame, stones: Sequence[Sequence[int]], held: int | None, swapped: bool) -> Record:
    """The record of these stones placed in turn, the one held back as the last, up to the last one or to a win."""
    ones, twos = ([stone for stone in own if stone != held] for own in stones)
    record = Record.of(game)
    if swapped:
        record = record.play(game.mirrored(twos.pop(0))).play(game.swap)
    record = with_stones(record, ones, twos)
    if held is not None and record.outcome is None:
        record = record.turned_to(1 if held in stones[0] else 2).play(held)
    return record


def with_stones(record: Record, ones: Sequence[int], twos: Sequence[int]) -> Record:
    """The record after these stones, placed in turn up to the last one or to a win. Raises IllegalMove."""
    waiting = [list(ones), list(twos)]
    while record.outcome is None and any(waiting):
        own = waiting[record.state.to_move - 1]
        record = record.play(own.pop(0)) if own else record.passed()
    return record


def _decisive(game: ConnectionGame, stones: Sequence[int], goal: int) -> int:
    """The first stone without which its owner would not have won. Raises BadRecord if there is none."""
    for stone in stones:
        if not _join(game, {*stones} - {stone}, goal):
            return stone
    raise BadRecord("the game was over before the last stone: expected a position that can occur in a game.", "record")


def _join(game: ConnectionGame, stones: Collection[int], goal: int) -> bool:
    """Whether one chain of these stones touches all sides of the goal."""
    left, geometry = set(stones), game.geometry
    while left:
        chain, touched = [left.pop()], 0
        for cell in chain:  # which grows meanwhile
            touched |= geometry.borders[cell]
            near = left.intersection(geometry.neighbours[cell])
            chain += near
            left -= near
        if touched & goal == goal:
            return True
    return False
