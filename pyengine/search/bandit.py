"""The multi-armed bandit, the problem inside every tree search: which arm to pull next, to earn most in the long run?

UCB1: Peter Auer, Nicolò Cesa-Bianchi and Paul Fischer, "Finite-time analysis of the multiarmed bandit problem" (2002).
Thompson sampling: William R. Thompson, "On the likelihood that one unknown probability exceeds another" (1933).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import frexp, fsum, inf, sqrt
from typing import TypeVar

import numpy as np

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.parameters import Real, parameter
from pyengine.search.info import Info, line_of

CP = 1 / sqrt(2)
"""The constant of UCB1 with which 2 Cp sqrt(ln N / n) is the bound of Auer and others, sqrt(2 ln N / n)."""
SLICE = 8
"""Playouts between two answers."""


class Arm:
    """The statistics of an arm: `total` is the sum of `visits` rewards, each 0 to 1, for the player who pulls it."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


AnyArm = TypeVar("AnyArm", bound=Arm)


def ucb1(arms: Iterable[AnyArm], visits: int, c: float = CP) -> AnyArm:
    """The arm with the highest upper confidence bound, total / n + 2 c sqrt(ln `visits` / n); the first among equals.

    `visits` counts the pulls of all arms together. There is an arm, and every one has been pulled.
    """
    spread, highest = 2 * c * sqrt(logarithm(visits)), -1.0
    for arm in arms:
        pulls = arm.visits
        bound = arm.total / pulls + spread / sqrt(pulls)
        if bound > highest:
            best, highest = arm, bound
    return best


def ucb1_tuned(arms: Iterable[AnyArm], visits: int, c: float) -> AnyArm:
    """The best arm by UCB1 with a smaller bonus for arms whose rewards vary little.

    Peter Auer, Nicolò Cesa-Bianchi and Paul Fischer, "Finite-time analysis of the multiarmed bandit problem" (2002);
    with c = CP the bound is theirs. The variance is taken to be mean (1 - mean), as it is for rewards of 0 and 1.
    """
    log = logarithm(visits)

    def upper_bound(arm: Arm) -> float:
        mean = arm.total / arm.visits
        variance = max(0.0, mean * (1 - mean)) + sqrt(2 * log / arm.visits)
        return mean + 2 * c * sqrt(log / arm.visits * min(0.25, variance) / 2)

    return max(arms, key=upper_bound)


def puct(arms: Iterable[AnyArm], visits: int, c: float) -> AnyArm:
    """The arm with the highest total / n + 2 c P sqrt(`visits`) / (1 + n), where all k arms have the prior P = 1 / k.

    Christopher Rosin, "Multi-armed bandits with episode context" (2011), in the form of David Silver and others,
    "Mastering the game of Go without human knowledge" (2017).
    """
    known = list(arms)
    spread = 2 * c * sqrt(visits) / len(known)
    return max(known, key=lambda arm: arm.total / arm.visits + spread / (1 + arm.visits))


def thompson(arms: Iterable[AnyArm], dice: Dice) -> AnyArm:
    """The best arm of a sample from the posterior, which is Beta(1 + wins, 1 + losses) for each arm's chance.

    William Thompson, "On the likelihood that one unknown probability exceeds another" (1933). The a-th smallest of
    a + b - 1 uniform numbers is distributed as Beta(a, b), so that integers suffice.
    """

    def sample(arm: Arm) -> int:
        wins = min(int(arm.total), arm.visits)
        return int(np.partition(dice.words(arm.visits + 1), wins)[wins])

    return max(arms, key=sample)


RULES = {
    "ucb1": "UCB1", "tuned": "UCB1-tuned", "puct": "PUCT with equal priors", "thompson": "Thompson sampling",
}  # fmt: skip
"""How a search tree may select, with titles."""


def select_arm(rule: str, arms: Iterable[AnyArm], visits: int, c: float, dice: Dice) -> AnyArm:
    """The arm that is to be pulled next by one of the RULES; `visits` counts the pulls of all arms together."""
    if rule == "tuned":
        return ucb1_tuned(arms, visits, c)
    if rule == "puct":
        return puct(arms, visits, c)
    return thompson(arms, dice) if rule == "thompson" else ucb1(arms, visits, c)


@lru_cache(maxsize=1 << 16)
def logarithm(count: int) -> float:
    """The natural logarithm of a count of 1 or more.

    It uses only basic operations, which give the same bits on every machine; mathematics libraries do not.
    """
    if count == 1:
        return 0.0  # the sum below only comes near it
    fraction, exponent = frexp(count)
    ratio = (fraction - 1) / (fraction + 1)  # -1/3 to 0, and ln fraction = 2 artanh ratio
    power, total = ratio, 0.0
    for odd in range(1, 32, 2):
        total += power / odd
        power *= ratio * ratio
    return exponent * 0.6931471805599453 + 2 * total


@dataclass(frozen=True, slots=True)
class Ucb1:
    """The legal moves are the arms, and a random game after a move is a pull; the move of most pulls is played."""

    c: float = parameter("Exploration (Cp)", CP, Real(0.0, 10.0))

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after every few playouts. Each move gets one first, in random order."""
        moves = shuffle(state.legal(), dice)
        children = {move: state.play(move) for move in moves}
        arms: dict[int, Arm] = {}
        done = 0
        while playouts is None or done < playouts:
            if done < len(moves):
                move, arm = moves[done], Arm()
                arms[move] = arm
            else:
                arm = ucb1(arms.values(), done, self.c)
                move = next(move for move in moves if arms[move] is arm)
            score = children[move].playouts(1, dice)
            arm.visits += 1
            arm.total += 1 - score if state.to_move == 2 else score
            done += 1
            if done % SLICE == 0 or done == playouts:
                best = max(arms, key=lambda move: (arms[move].visits, arms[move].total, -move))
                visits = {move: arms[move].visits for move in sorted(arms)}
                yield Info(best, arms[best].total / arms[best].visits, done, len(arms), visits, line_of(best))


def shuffle(moves: Sequence[int], dice: Dice) -> list[int]:
    return [moves[place] for place in dice.permutations(1, len(moves))[0].tolist()]


Strategy = Callable[[Sequence[Arm], Dice], int]
"""Chooses the number of the arm to pull next. Some arms may not have been tried yet."""


def pull_epsilon_greedy(arms: Sequence[Arm], dice: Dice, epsilon: float = 0.1) -> int:
    """With probability `epsilon` any arm, otherwise the one with the best mean; untried arms first."""
    if dice.share() < epsilon:
        return dice.below(len(arms))
    means = [arm.total / arm.visits if arm.visits else inf for arm in arms]
    return means.index(max(means))


def pull_ucb1(arms: Sequence[Arm], _dice: Dice) -> int:
    """The arm with the highest upper confidence bound; untried arms first."""
    for number, arm in enumerate(arms):
        if not arm.visits:
            return number
    return arms.index(ucb1(arms, sum(arm.visits for arm in arms)))


STRATEGIES: dict[str, Strategy] = {
    "ucb1": pull_ucb1,
    "thompson": lambda arms, dice: arms.index(thompson(arms, dice)),
    "epsilon-greedy": pull_epsilon_greedy,
    "uniform": lambda arms, dice: dice.below(len(arms)),  # pure exploration, as a yardstick
}


def pulls(strategy: Strategy, chances: Sequence[float], dice: Dice) -> Iterator[tuple[list[Arm], int, int]]:
    """One run of a strategy without end: after each pull all arms, the number of the one pulled, and its reward.

    An arm pays 1 with its chance and 0 otherwise.
    """
    arms = [Arm() for _ in chances]
    while True:
        number = strategy(arms, dice)
        reward = int(dice.share() < chances[number])
        arms[number].visits += 1
        arms[number].total += reward
        yield arms, number, reward


def regret(arms: Sequence[Arm], chances: Sequence[float]) -> float:
    """What the pulls of these arms cost, mu* n - sum mu_i T_i: the expected reward of the best arm less that of these.

    The mean over many runs is the regret of the strategy, mu* n - sum mu_i E[T_i].
    """
    best = max(chances)
    return fsum(arm.visits * (best - chance) for arm, chance in zip(arms, chances, strict=True))
