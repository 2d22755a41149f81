from itertools import islice
from math import log

import pytest

from pyengine.core.dice import Dice
from pyengine.games import new_game
from pyengine.search import bandit
from pyengine.search.bandit import STRATEGIES, Arm, Ucb1, logarithm, puct, pulls, ucb1, ucb1_tuned
from tests.engine.boards import position

CHANCES = (0.3, 0.4, 0.7, 0.5)


def arm(visits: int, total: float) -> Arm:
    made = Arm()
    made.visits, made.total = visits, total
    return made


def test_the_logarithm_is_that_of_the_library_but_for_the_last_bits() -> None:
    assert logarithm(1) == 0
    for count in (*range(1, 2000), 10**6 + 1, 2**40, 10**12):
        assert logarithm(count) == pytest.approx(log(count), rel=1e-14, abs=1e-14)


def test_ucb1_takes_the_highest_bound_and_the_first_of_equals() -> None:
    arms = [arm(10, 6), arm(10, 6), arm(40, 25)]
    assert ucb1(arms, 60) is arms[0]  # 0.6 + sqrt(2 ln 60 / 10) = 1.505 beats 0.625 + sqrt(2 ln 60 / 40) = 1.077
    assert ucb1(arms, 60, c=0) is arms[2]


def test_ucb1_tuned_explores_an_arm_less_whose_rewards_vary_little() -> None:
    few, many = arm(1000, 500), arm(1000, 960)  # V is 0.25 + 0.12 and 0.0384 + 0.12
    assert ucb1([few, many], 2000, c=200) is many  # the bonuses are equal
    assert ucb1_tuned([few, many], 2000, c=200) is few


def test_puct_explores_by_visits_alone() -> None:
    arms = [arm(9, 6.3), arm(3, 1.8)]
    # 0.7 + 2 c sqrt(12) / 2 / 10 against 0.6 + 2 c sqrt(12) / 2 / 4: equal at c = 0.1925.
    assert puct(arms, 12, 0.19) is arms[0]
    assert puct(arms, 12, 0.20) is arms[1]


def test_thompson_draws_from_the_beta_distribution_of_what_is_believed() -> None:
    # Against an untried arm, Beta(1, 1), an arm of 3 wins and 1 loss wins as often as its mean, (3 + 1) / (4 + 2).
    dice, arms = Dice(1), [arm(4, 3), arm(0, 0)]
    share = sum(STRATEGIES["thompson"](arms, dice) == 0 for _ in range(4000)) / 4000
    assert share == pytest.approx(4 / 6, abs=4 * 0.0075)


def test_a_run_counts_what_was_pulled_and_what_that_cost() -> None:
    for number, (arms, pulled, reward) in enumerate(islice(pulls(STRATEGIES["uniform"], CHANCES, Dice(1)), 200), 1):
        assert sum(arm.visits for arm in arms) == number
        assert arms[pulled].visits >= 1
        assert reward in (0, 1)
        costs = [(0.7 - chance) * arm.visits for chance, arm in zip(CHANCES, arms, strict=True)]
        assert bandit.regret(arms, CHANCES) == pytest.approx(sum(costs))


def test_an_arm_pays_with_its_chance() -> None:
    (arms, *_), *_ = islice(pulls(lambda *_: 2, CHANCES, Dice(1)), 4000, 4001)
    assert arms[2].total / arms[2].visits == pytest.approx(0.7, abs=4 * 0.0073)


def test_the_same_seed_gives_the_same_pulls() -> None:
    def pulled(name: str, seed: int) -> list[int]:
        return [number for _, number, _ in islice(pulls(STRATEGIES[name], CHANCES, Dice(seed)), 60)]

    for name in STRATEGIES:
        assert pulled(name, 4) == pulled(name, 4) != pulled(name, 5)


@pytest.mark.parametrize(
    ("picture", "player", "move"), [("XX. OO. ...", 1, "c1"), ("XX. OO. X..", 2, "c2"), ("XX. .O. ...", 2, "c1")]
)
def test_a_win_is_taken_and_a_threat_is_met(picture: str, player: int, move: str) -> None:
    state = position(new_game("tictactoe"), picture, player)
    *_, info = Ucb1()(state, Dice(1), 2000)
    assert state.game.move_name(info.move) == move
    assert info.visits[info.move] > 1000
