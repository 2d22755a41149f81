from math import fsum

import pytest

from pyengine.core.dice import Dice
from pyengine.games import GAMES, new_game
from pyengine.lab.playouts import playouts
from tests.engine.boards import ended
from tests.engine.conformance import walk


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("ply", [0, 1, 2, 5])
def test_the_games_that_are_shown_are_those_of_the_playouts(name: str, ply: int) -> None:
    """Played by the rules from the same dice, they have the same total, and the dice go on alike."""
    smallest, _, _ = GAMES[name].sizes
    states = walk(new_game(name, max(smallest, 4) if name != "tictactoe" else 3), Dice(ply))
    for state in (states[min(ply, len(states) - 2)], states[-1]):
        one, two = Dice(3), Dice(3)
        played = playouts(state, 30, one)
        assert fsum(score for _, score in played) == state.playouts(30, two)
        assert one.share() == two.share()
        for moves, score in played:
            end = state
            for move in moves:
                end = end.play(move)
            assert ended(end).score(1) == score
