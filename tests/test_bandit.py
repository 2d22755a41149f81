from __future__ import annotations

from itertools import accumulate
from math import log

import pytest

from pyengine.dice import Dice
from pyengine.errors import BadValue
from pyengine.games import new_game
from pyengine.search.bandit import STRATEGIES, Arm, Ucb1, logarithm, pull_thompson, regrets, ucb1
from tests.boards import position

CHANCES = (0.3, 0.4, 0.7, 0.5)


def arm(visits: int, total: float) -> Arm:
    made = Arm()
    made.visits, made.total = visits, total
    return made


def test_the_logarithm_is_that_of_the_library_but_for_the_last_bits() -> None:
    for count in (*range(1, 2000), 10**6 + 1, 2**40, 10**12):
        assert logarithm(count) == pytest.approx(log(count), rel=1e-14, abs=1e-14)


def test_ucb1_takes_the_highest_bound_and_the_first_of_equals() -> None:
    arms = [arm(10, 6), arm(10, 6), arm(40, 25)]
    assert ucb1(arms, 60) is arms[0]  # 0.6 + sqrt(2 ln 60 / 10) = 1.505 beats 0.625 + sqrt(2 ln 60 / 40) = 1.077
    assert ucb1(arms, 60, c=0) is arms[2]


def test_thompson_draws_from_the_beta_distribution_of_what_is_believed() -> None:
    # Against an untried arm, Beta(1, 1), an arm of 3 wins and 1 loss wins as often as its mean, (3 + 1) / (4 + 2).
    dice, arms = Dice(1), [arm(4, 3), arm(0, 0)]
    share = sum(pull_thompson(arms, dice) == 0 for _ in range(4000)) / 4000
    assert share == pytest.approx(4 / 6, abs=4 * 0.0075)


def test_uniform_pulling_costs_the_mean_gap_at_every_step() -> None:
    costs = regrets(STRATEGIES["uniform"], CHANCES, steps=50, runs=400, seed=1)
    assert len(costs) == 50
    assert sum(costs) / 50 == pytest.approx(0.7 - sum(CHANCES) / 4, abs=0.01)


def test_every_strategy_that_learns_regrets_less_than_the_uniform_one_and_ever_less() -> None:
    totals = {}
    for name, strategy in STRATEGIES.items():
        costs = regrets(strategy, CHANCES, steps=1000, runs=20, seed=2)
        totals[name] = list(accumulate(costs))
        if name != "uniform":
            assert sum(costs[-200:]) < 0.6 * sum(costs[:200])
    assert all(totals[name][-1] < 0.6 * totals["uniform"][-1] for name in STRATEGIES if name != "uniform")
    assert totals["thompson"][-1] < totals["ucb1"][-1]


def test_the_regret_of_ucb1_stays_below_the_bound_of_its_theorem() -> None:
    # Auer, Cesa-Bianchi and Fischer (2002), theorem 1.
    gaps = [max(CHANCES) - chance for chance in CHANCES if chance < max(CHANCES)]
    steps = 500
    bound = 8 * sum(log(steps) / gap for gap in gaps) + (1 + 9.87 / 3) * sum(gaps)
    assert 0 < sum(regrets(STRATEGIES["ucb1"], CHANCES, steps, runs=20, seed=3)) < bound


def test_the_same_seed_gives_the_same_regrets() -> None:
    for strategy in STRATEGIES.values():
        assert regrets(strategy, CHANCES, 60, 3, seed=4) == regrets(strategy, CHANCES, 60, 3, seed=4)
        assert regrets(strategy, CHANCES, 60, 3, seed=4) != regrets(strategy, CHANCES, 60, 3, seed=5)


@pytest.mark.parametrize(("chances", "steps", "runs"), [((), 5, 5), ((0.5, 1.5), 5, 5), ((0.5,), 0, 5), ((0.5,), 5, 0)])
def test_what_is_no_experiment_is_refused(chances: tuple[float, ...], steps: int, runs: int) -> None:
    with pytest.raises(BadValue, match="expected at least one"):
        regrets(STRATEGIES["uniform"], chances, steps, runs, seed=1)


@pytest.mark.parametrize(
    ("picture", "player", "move"), [("XX. OO. ...", 1, "c1"), ("XX. OO. X..", 2, "c2"), ("XX. .O. ...", 2, "c1")]
)
def test_a_win_is_taken_and_a_threat_is_met(picture: str, player: int, move: str) -> None:
    state = position(new_game("tictactoe"), picture, player)
    *_, info = Ucb1()(state, Dice(1), 2000)
    assert state.game.move_name(info.move) == move
    assert info.visits[info.move] > 1000


def test_a_bandit_keeps_to_its_budget_and_is_legal_whenever_it_is_stopped() -> None:
    state = new_game("hex", 4).start().play(5)
    infos = list(Ucb1()(state, Dice(1), 101))
    assert infos[-1].playouts == 101 == sum(infos[-1].visits.values())
    assert all(info.move in state.legal() and 0 <= info.value <= 1 for info in infos)
    assert infos == list(Ucb1()(state, Dice(1), 101))
    (one,) = Ucb1()(state, Dice(1), 1)
    assert one.visits == {one.move: 1}
