from math import fsum

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.parameters import Switch
from pyengine.games import GAMES, new_game
from tests.engine.conformance import check_game, walk


@pytest.mark.parametrize("on", [False, True])
@pytest.mark.parametrize(
    ("name", "size"),
    [(name, n) for name, g in GAMES.items() for n in sorted({*g.sizes, g.sizes[0] + 1}) if n <= g.sizes[1]],
)
def test_every_game_keeps_the_contract(name: str, size: int, on: bool) -> None:
    options = {option.name: on for option in GAMES[name].options if isinstance(option.kind, Switch)}
    check_game(new_game(name, size, options), seed=size)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_answers_faster_is_what_trying_everything_would_find(name: str) -> None:
    game = new_game(name, 3)
    for seed in range(20):
        for state in walk(game, Dice(seed)):
            assert state.winning_move() == State.winning_move(state)


@pytest.mark.parametrize("name", ["y", "hex", "randomy", "randomhex"])
def test_boards_filled_at_once_are_won_as_often_as_games_played_move_by_move(name: str) -> None:
    for state in walk(new_game(name, 3), Dice(3)):
        filled, played = state.playouts(20_000, Dice(1)) / 20_000, State.playouts(state, 2000, Dice(2)) / 2000
        assert filled == pytest.approx(played, abs=0.05)  # more than four standard deviations


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("ply", [0, 1, 2, 5])
def test_the_games_that_are_shown_are_those_of_the_playouts(name: str, ply: int) -> None:
    """Played by the rules from the same dice, they have the same total, and the dice go on alike."""
    smallest, _, _ = GAMES[name].sizes
    states = walk(new_game(name, max(smallest, 4) if name != "tictactoe" else 3), Dice(ply))
    for state in (states[min(ply, len(states) - 2)], states[-1]):
        one, two = Dice(3), Dice(3)
        played = state.played(30, one)
        assert fsum(score for _, score in played) == state.playouts(30, two)
        assert one.share() == two.share()
        for moves, score in played:
            end = state
            for move in moves:
                end = end.play(move)
            assert end.outcome is not None
            assert end.outcome.score(1) == score
