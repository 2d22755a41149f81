import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.parameters import Switch
from pyengine.games import GAMES, new_game
from pyengine.records.record import read
from tests.engine.conformance import check_game, walk


@pytest.mark.parametrize("on", [False, True])
@pytest.mark.parametrize(
    ("name", "size"),
    [(name, n) for name, g in GAMES.items() for n in sorted({*g.sizes, g.sizes[0] + g.step}) if n <= g.sizes[1]],
)
def test_every_game_keeps_the_contract(name: str, size: int, on: bool) -> None:
    options = {option.name: on for option in GAMES[name].options if isinstance(option.kind, Switch)}
    check_game(new_game(name, size, options), seed=size)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_answers_faster_is_what_trying_everything_would_find(name: str) -> None:
    game = new_game(name, max(3, GAMES[name].sizes[0]))
    for seed in range(8):
        for state in walk(game, Dice(seed)):
            assert state.winning_move() == State.winning_move(state)


@pytest.mark.parametrize("name", ["y", "bent", "hex", "randomy", "randomhex"])
def test_boards_filled_at_once_are_won_as_often_as_games_played_move_by_move(name: str) -> None:
    for state in walk(new_game(name, max(3, GAMES[name].sizes[0])), Dice(3))[::2]:
        filled, played = state.playouts(20_000, Dice(1)) / 20_000, State.playouts(state, 2000, Dice(2)) / 2000
        assert filled == pytest.approx(played, abs=0.05)  # more than four standard deviations


TURNS = ("y4-master:", "hex4-master:b2", "hex3-handicap1:", "y5-handicap3:c3", "y4-handicap1:b2", "bent5:c2.b4.b1")
PIE = [f"y4{'-pie' * pie}:{start}" for pie in (0, 1) for start in ("", "b2", "b3.c3.a1.d4")]


@pytest.mark.parametrize("text", [*TURNS, *PIE])
def test_playouts_give_each_player_as_many_stones_as_moves_in_turn_would(text: str) -> None:
    state = read(text).state
    at_once, one_by_one = state.playouts(20_000, Dice(1)) / 20_000, State.playouts(state, 4000, Dice(2)) / 4000
    assert at_once == pytest.approx(one_by_one, abs=0.04)  # four standard deviations of the difference
