"""Evaluation functions, here called judgements: the value of a position without looking ahead.

A judgement is a winning chance of player 1 strictly between 0 and 1, so that a game that is won counts for more, and
one that is lost for less, than any judgement.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from pyengine.core.game import Game, State, opponent
from pyengine.core.protocols import Connecting, Judged, Lined
from pyengine.search.distance import Board, costs, mask_of

Judgement = Callable[[State], float]
"""The winning chance of player 1 in a position in which the game is not over."""

EVEN = 0.5
LINE_SCALE, PATH_SCALE = 6.0, 1.0
"""The lead, in points or stones, that makes a winning chance of 3/4."""


def judgement(game: Game) -> Judgement:
    """The judgement for this game: its own, by open lines, by shortest paths, or always EVEN."""
    start = game.start()
    if isinstance(start, Lined):
        return partial(_by_lines, start.lines)
    if isinstance(start, Judged):
        return lambda state: within(cast(Judged, state).judge())
    if isinstance(start, Connecting):  # and so is whatever follows
        return cast(Judgement, partial(_by_paths, Board(game.geometry)))
    return lambda _: EVEN


def line_points(lines: tuple[tuple[int, ...], ...], cells: bytes) -> int:
    """Player 1's points minus player 2's: 3 for two marks on a line without marks of the opponent, 1 for one mark."""
    points = 0
    for line in lines:
        held = [cells[cell] for cell in line if cells[cell]]
        if len(held) in (1, 2) and len(set(held)) == 1:
            worth = 3 if len(held) == 2 else 1
            points += worth if held[0] == 1 else -worth
    return points


def path_lead(board: Board, state: Connecting) -> float:
    """By how many stones player 1 is nearer to winning than player 2; being to move counts half a stone."""
    empty, goals = mask_of(state.cells, 0), state.goals
    one, two = (min(costs(board, mask_of(state.cells, player), empty, goals[player - 1])) for player in (1, 2))
    turn = {1: 0.5, 2: -0.5}.get(state.to_move, 0.0)
    return two - one + turn


def chance_of(lead: float, scale: float) -> float:
    """A lead as a winning chance: increasing, 1/2 for no lead, 3/4 for `scale`, never quite 0 or 1."""
    return 0.5 + lead / (2 * (abs(lead) + scale))


def seen_by(player: int, value: float) -> float:
    """A winning chance of player 1 as that of `player`; where chance moves it stays player 1's."""
    return 1 - value if player == opponent(1) else value


def within(chance: float) -> float:
    """A chance that somebody claims, as a judgement: strictly between 0 and 1."""
    return min(max(chance, 1e-3), 1 - 1e-3)


def _by_lines(lines: tuple[tuple[int, ...], ...], state: State) -> float:
    return chance_of(line_points(lines, state.cells), LINE_SCALE)


def _by_paths(board: Board, state: Connecting) -> float:
    return chance_of(path_lead(board, state), PATH_SCALE)
