"""Positions without a history, from text formats or set up by hand: a made-up game leads to the position."""

from collections.abc import Collection, Sequence

from pyengine.core.errors import BadRecord, BadValue
from pyengine.core.game import Game
from pyengine.games import new_game
from pyengine.games.connection import HANDICAP, ConnectionGame, ConnectionState
from pyengine.records.record import Record
from pyengine.search.connection.distance import Board


def lasting_options(game: type[Game]) -> list[str] | None:
    """The options of a game that matter beyond its beginning; None if no position can be set up."""
    if not issubclass(game, ConnectionGame):
        return None
    return [option.name for option in game.options if option.name not in (*game.swaps, HANDICAP.name)]


def set_up(game: ConnectionGame, cells: Sequence[int], to_move: int) -> Record:
    """A game that leads to a position, given by the owner of each cell, in which nobody has won.

    It has the lasting options of `game`, and it is too late for a swap. Raises BadValue.
    """
    options = {name: game.choices[name] for name in lasting_options(type(game)) or ()}
    game_then = new_game(game.name, game.size, options | dict.fromkeys(game.swaps, False))
    assert isinstance(game_then, ConnectionGame)
    ones, twos = ([cell for cell, owner in enumerate(cells) if owner == player] for player in (1, 2))
    if any(_wins(game_then, stones, goal) for stones, goal in zip((ones, twos), game_then.goals, strict=True)):
        raise BadValue("position-over", "cells")
    return record_reaching(game_then, ones, twos, to_move)


def record_reaching(
    game: ConnectionGame, ones: Sequence[int], twos: Sequence[int], to_move: int, *, swapped: bool = False
) -> Record:
    """A game in which the players place these stones in turn, in this order unless a player would win early.

    A player without a stone passes, and `to_move` has a whole turn after the last stone; if `swapped`, the second
    player's first move is a swap. Raises BadRecord if the game ends before the last stone in every order.
    """
    stones = (tuple(ones), tuple(twos))
    record = _place(game, stones, None, swapped)
    if record.outcome and any(record.state.cells[cell] != player for player in (1, 2) for cell in stones[player - 1]):
        winner = record.outcome.winner
        record = _place(game, stones, _decisive(game, stones[winner - 1], game.goals[winner - 1]), swapped)
    if record.outcome:
        return record
    state = record.state
    assert isinstance(state, ConnectionState)
    within_turn = state.ply > 0 and state.left < game.turn
    return (record.pass_turn() if within_turn else record).with_mover(to_move)


def _place(game: ConnectionGame, stones: Sequence[Sequence[int]], last: int | None, swapped: bool) -> Record:
    """The record of these stones placed in turn, with `last` at the end, up to a win."""
    ones, twos = ([stone for stone in own if stone != last] for own in stones)
    record = Record.of(game)
    if swapped:
        record = record.play(game.mirror(twos.pop(0))).play(game.swap)
    record = with_stones(record, ones, twos)
    if last is not None and record.outcome is None:
        record = record.with_mover(1 if last in stones[0] else 2).play(last)
    return record


def with_stones(record: Record, ones: Sequence[int], twos: Sequence[int]) -> Record:
    """The record after these stones, placed in turn up to a win. Raises IllegalMove."""
    waiting = [list(ones), list(twos)]
    while record.outcome is None and any(waiting):
        own = waiting[record.state.to_move - 1]
        record = record.play(own.pop(0)) if own else record.pass_turn()
    return record


def _decisive(game: ConnectionGame, stones: Sequence[int], goal: int) -> int:
    """The first stone without which its owner would not have won. Raises BadRecord if there is none."""
    for stone in stones:
        if not _wins(game, {*stones} - {stone}, goal):
            return stone
    raise BadRecord("impossible-position", "record")


def _wins(game: ConnectionGame, stones: Collection[int], goal: int) -> bool:
    """Whether one chain of these stones touches all sides of the goal."""
    return Board(game.geometry).joins(sum(1 << stone for stone in stones), goal)
