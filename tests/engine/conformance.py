"""What every game owes its players: one suite for all of them."""

from itertools import pairwise

import pytest

from pyengine.core.dice import Dice
from pyengine.core.errors import GameOver, IllegalMove
from pyengine.core.game import CHANCE, Chancy, Game, State, roll
from tests.engine.boards import ended

LOOKED_AT = 50
"""About how many positions of a long game are held against the contract."""


def walk(game: Game, dice: Dice) -> list[State]:
    states = [game.start()]
    while states[-1].outcome is None:
        states.append(states[-1].play(roll(states[-1], dice)))
    return states


def check_game(game: Game, seed: int) -> None:
    """Plays one random game and holds its moves, and positions all the way, against the contract."""
    states = walk(game, Dice(seed))
    for ply in range(0, len(states), 1 + len(states) // LOOKED_AT):
        check_position(states[ply], ply)
    for before, after in pairwise(states):
        check_move(before, after)
    check_end(states[-1])


def check_position(state: State, ply: int) -> None:
    game, legal = state.game, list(state.legal())
    assert state.ply == ply
    assert legal == sorted(set(legal))
    assert all(0 <= move < game.moves for move in legal)
    assert (state.outcome is None) == (state.to_move in (1, 2, CHANCE)) == bool(legal)
    chances = state.chances() if isinstance(state, Chancy) else ()
    assert [move for move, _ in chances] == (legal if state.to_move == CHANCE else [])
    assert sum(probability for _, probability in chances) == pytest.approx(int(state.to_move == CHANCE))
    assert len(state.cells) == len(game.geometry.names)
    decisive = list(state.winning_cells())
    assert decisive == sorted({*decisive} & {*range(len(state.cells))})
    assert state.outcome or not decisive
    assert set(state.cells) <= {0, 1, 2}
    names = [game.move_name(move) for move in legal]
    assert len(set(names)) == len(legal)
    assert [game.move_named(name.upper()) for name in names] == legal
    illegal = [move for move in range(-1, game.moves + 1) if move not in set(legal)]
    for move in {*illegal[:5], *illegal[-5:]}:
        with pytest.raises((IllegalMove, GameOver)):
            state.play(move)


def check_move(before: State, after: State) -> None:
    """The promises about a move: it changes nothing but the state that it returns, and is remembered there."""
    assert after.last is not None
    frozen = (before.cells, before.to_move, before.ply, before.last)
    again = before.play(after.last)
    assert again == after
    assert hash(again) == hash(after)
    assert (before.cells, before.to_move, before.ply, before.last) == frozen
    changed = {cell for cell, (old, new) in enumerate(zip(before.cells, after.cells, strict=True)) if old != new}
    assert changed <= {*before.last_cells(), *after.last_cells()}


def check_end(last: State) -> None:
    outcome = ended(last)
    assert last.game.reasons[outcome.reason]
    assert outcome.score(1) + outcome.score(2) == 1
    assert last.playouts(5, Dice(0)) == 5 * outcome.score(1)
