import numpy as np
import pytest

from pyengine.core.dice import Dice
from pyengine.search.connection.evaluation import Evaluation, Evaluator
from pyengine.search.connection.fills import SAMPLES
from tests.engine.boards import cells, rules


def evaluate(side: int, *pictures: str, seed: int = 1, words: int = 1) -> Evaluation:
    stones = np.array([list(cells(picture)) for picture in pictures], np.uint8)
    start = rules("y", side).start()
    return Evaluator(start, words).evaluate(stones, Dice(seed))


def test_stones_stay_and_counts_are_of_random_playouts() -> None:
    wins, owned, owned_wins, _ = evaluate(4, "X O. X.O ....")
    assert owned[0, [0, 3]].tolist() == [SAMPLES, SAMPLES]
    assert owned[0, [1, 5]].tolist() == [0, 0]
    assert (owned_wins <= np.minimum(owned, wins[:, np.newaxis])).all()
    assert ((owned > 10) & (owned < 52))[0, [2, 4, 6, 7, 8, 9]].all()


def test_what_is_decided_or_held_together_by_bridges_alone_is_certain_for_both_players() -> None:
    # In the last two, one stone in the middle has a bridge to each of the three sides, which share no cell.
    wins, _, _, certain = evaluate(4, "X X. X.O X.OO", "O O. O.X O.XX", ". .. .X. ....", ". .. .O. ....")
    assert wins.tolist() == [SAMPLES, 0] * 2
    assert certain.tolist() == [1, 2] * 2


def test_who_holds_every_bridge_is_certain_where_nothing_else_is_random() -> None:
    _, _, _, certain = evaluate(5, ". .. .X. .... .....", ". .. .X. .X.. .....", "O .. .X. .O.. ....O")
    assert certain.tolist() == [0, 1, 0]


@pytest.mark.parametrize(("name", "size"), [("y", 5), ("y", 8), ("hex", 8)])
def test_an_empty_board_is_even(name: str, size: int) -> None:
    start = rules(name, size).start()
    evaluator, dice = Evaluator(start), Dice(1)
    wins = [evaluator.evaluate(np.zeros((20, len(start.cells)), np.uint8), dice).wins.mean() for _ in range(100)]
    assert np.mean(wins) == pytest.approx(SAMPLES / 2, rel=0.02)


def test_more_words_are_more_playouts_of_the_same_position() -> None:
    pictures = ["X .. ... ...O", "X X. X.O X.OO", ". .. .O. ...."]
    one, three = evaluate(4, *pictures), evaluate(4, *pictures, words=3)
    assert three.wins.shape == (3,)
    assert three.owned.shape == three.owned_wins.shape == (3, 10)
    assert three.winners.tolist() == one.winners.tolist() == [0, 1, 2]
    assert three.owned[0, [0, 9]].tolist() == [3 * SAMPLES, 0]
    assert three.wins[[1, 2]].tolist() == [3 * SAMPLES, 0]
    assert SAMPLES / 2 < three.wins[0] < 2.5 * SAMPLES
    assert (three.owned_wins <= np.minimum(three.owned, three.wins[:, np.newaxis])).all()
