"""Positions without a history, of some formats or set up by hand: a game that leads to the position is made up."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pyengine.core.errors import BadRecord, BadValue
from pyengine.core.game import Game
from pyengine.games import new_game
from pyengine.games.connection import HANDICAP, ConnectionGame, ConnectionState
from pyengine.records.record import Record


def lasting(game: type[Game]) -> list[str] | None:
    """The options of a game that matter beyond its beginning; None where no position can be set up."""
    if not issubclass(game, ConnectionGame):
        return None
    return [option.name for option in game.options if option.name not in (*game.swaps, HANDICAP.name)]


def set_up(game: ConnectionGame, cells: Sequence[int], to_move: int) -> Record:
    """A game that leads to this position, in which nobody has won: the owner of each cell, and the player to move.

    It has the lasting options of `game`: as it has begun long ago, nobody may swap. Raises BadValue.
    """
    chosen = {name: game.chosen[name] for name in lasting(type(game)) or ()} | dict.fromkeys(game.swaps, False)
    lasts = new_game(game.name, game.size, chosen)
    assert isinstance(lasts, ConnectionGame)
    ones, twos = ([cell for cell, owner in enumerate(cells) if owner == player] for player in (1, 2))
    if any(_join(lasts, own, goal) for own, goal in zip((ones, twos), lasts.goals, strict=True)):
        raise BadValue("The game is over in this position: expected one in which nobody has won.", "cells")
    return leading_to(lasts, ones, twos, to_move)


def leading_to(
    game: ConnectionGame, ones: Sequence[int], twos: Sequence[int], to_move: int, *, swapped: bool = False
) -> Record:
    """A game in which the players have placed these stones in turn, in the given order unless a player would win early.

    A player who has no stone left passes, and `to_move` has a whole turn after the last stone; if `swapped`, the second
    player's first move is a swap. Raises BadRecord if every order ends the game before the last stone.
    """
    stones = (tuple(ones), tuple(twos))
    record = _played(game, stones, None, swapped)
    if record.outcome and any(record.state.cells[cell] != player for player in (1, 2) for cell in stones[player - 1]):
        winner = record.outcome.winner
        record = _played(game, stones, _decisive(game, stones[winner - 1], game.goals[winner - 1]), swapped)
    if record.outcome:
        return record
    state = record.state
    assert isinstance(state, ConnectionState)
    begun = state.ply > 0 and state.left < game.turn
    return (record.passed() if begun else record).turned_to(to_move)


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
