import pytest

from pyengine.core.errors import GameOver, IllegalMove
from pyengine.core.game import Outcome, opponent
from pyengine.games import new_game
from tests.engine.boards import position


def test_a_score_is_that_of_the_given_player() -> None:
    assert [Outcome(1, "chain").score(player) for player in (1, 2)] == [1, 0]
    assert [Outcome(2, "chain").score(player) for player in (1, 2)] == [0, 1]
    assert [Outcome(0, "full").score(player) for player in (1, 2)] == [0.5, 0.5]
    assert [opponent(1), opponent(2)] == [2, 1]


def test_moves_that_cannot_be_played_say_why() -> None:
    game = new_game("y", 3)
    taken = game.start().play(game.move_named("b2"))
    with pytest.raises(IllegalMove, match=r"'b2' cannot be played here: expected one of 6 legal moves\."):
        taken.play(game.move_named("b2"))
    with pytest.raises(IllegalMove, match=r"'99' cannot be played here"):
        taken.play(99)
    with pytest.raises(IllegalMove, match=r"'d4' is not a move: expected a cell from a1 to c3\."):
        game.move_named("d4")
    over = position(game, "X OX OX.", to_move=0)
    with pytest.raises(GameOver, match="The game is over"):
        over.play(5)
