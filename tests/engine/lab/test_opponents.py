from itertools import pairwise

import pytest

from pyengine.core.dice import Dice
from pyengine.core.errors import IllegalMove
from pyengine.core.game import CHANCE
from pyengine.lab.experiments.players import position_of
from pyengine.lab.opponents import REPLIES, CoinGame
from pyengine.search.expectimax import Expectimax, Expectiminimax
from pyengine.search.judgement import judgement
from pyengine.search.minimax import Minimax
from tests.engine.conformance import walk
from tests.engine.tactics import last


def test_a_coin_is_tossed_before_each_move_of_the_opponent() -> None:
    game = CoinGame(position_of("nim9:1"), 0.25)
    assert game.player == 2
    for state, after in pairwise(walk(game, Dice(3))):
        if state.to_move == 2:
            assert after.to_move == CHANCE or after.outcome is not None
    waiting = game.start().play(1)
    assert waiting.chances() == [(9, 0.75), (10, 0.25)]
    assert [game.move_name(move) for move in waiting.legal()] == list(REPLIES)
    assert waiting.play(9).to_move == 1
    assert waiting.play(10).chances() == [(move, 1 / 3) for move in (2, 3, 4)]
    assert waiting.cells == waiting.play(9).cells == waiting.play(10).cells
    with pytest.raises(IllegalMove):
        waiting.play(2)


@pytest.mark.parametrize("position", ["nim8", "nim9:1", "tictactoe3:b2.a1.c3.a3"])
def test_a_coin_that_always_says_the_same_is_no_coin(position: str) -> None:
    state = position_of(position)
    for share, search in ((0.0, Minimax(judgement)), (1.0, Expectimax(judgement))):
        wavering = last(Expectiminimax(judgement), CoinGame(state, share).start())
        assert wavering.value == pytest.approx(last(search, state).value)


def test_games_with_other_shares_are_other_games() -> None:
    state = position_of("nim8")
    assert CoinGame(state, 0.5) == CoinGame(state, 0.5) != CoinGame(state, 0.4)
