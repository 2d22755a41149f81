"""Evaluation functions, here called judgements: the value of a position without looking ahead.

A judgement is a winning chance of player 1 strictly between 0 and 1, so that a game that is won counts for more, and
one that is lost for less, than any judgement.
"""

from collections.abc import Callable
from typing import cast

from pyengine.core.game import Game, State, opponent
from pyengine.core.protocols import Connecting, WithEvaluation, WithLines
from pyengine.search.connection.distance import Board, costs, mask_of

Judgement = Callable[[State], float]
"""The winning chance of player 1 in a position in which the game is not over."""

EVEN = 0.5
LINE_SCALE, PATH_SCALE = 6.0, 1.0
"""The lead, in points or stones, that makes a winning chance of 3/4."""


def judgement(game: Game) -> Judgement:
    """The judgement for this game: its own, by open lines, by shortest paths, or always EVEN."""
    start = game.start()
    if isinstance(start, WithLines):
        lines = start.lines
        return lambda state: chance_of(line_points(lines, state.cells), LINE_SCALE)
    if isinstance(start, WithEvaluation):
        return lambda state: within(cast(WithEvaluation, state).judge())
    if isinstance(start, Connecting):  # and so is whatever follows
        board = Board(game.geometry)
        return lambda state: chance_of(path_lead(board, cast(Connecting, state)), PATH_SCALE)
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
    return two - one + {1: 0.5, 2: -0.5}.get(state.to_move, 0.0)


def chance_of(lead: float, scale: float) -> float:
    """A lead as a winning chance: increasing, 1/2 for no lead, 3/4 for `scale`, never quite 0 or 1."""
    return 0.5 + lead / (2 * (abs(lead) + scale))


def seen_by(player: int, value: float) -> float:
    """The winning chance of `player`, given that of player 1, which it stays where chance moves."""
    return 1 - value if player == opponent(1) else value


def within(chance: float) -> float:
    """A chance that somebody claims, as a judgement: strictly between 0 and 1."""
    return min(max(chance, 1e-3), 1 - 1e-3)
