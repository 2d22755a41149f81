"""Learning the static evaluation: that a fit finds what is there, and what games teach."""

from __future__ import annotations

import numpy as np
import pytest

from pyengine.core.errors import BadValue
from pyengine.learn.lessons import EARLY, TEACHER, Lesson, Taught, boards, play
from pyengine.learn.static import HELD_OUT, PATTERNS, SIZE, Examples, chances, fit, learn, loss, written
from pyengine.search.wye.static import UNIT, expanded


def invented(true: np.ndarray, count: int, seed: int) -> Examples:
    """Positions that are won with the chances that these parameters foretell."""
    dice = np.random.default_rng(seed)
    features = dice.integers(0, 4, (count, SIZE)).astype(np.float32) * (true != 0)
    features[:, 0], features[:, 1] = 1, dice.normal(size=count)
    of = Examples(features, np.zeros(count), np.zeros(count))
    value = chances(of, true)
    return Examples(features, (dice.random(count) < value).astype(np.float64), value)


@pytest.fixture(scope="module")
def games() -> list[Taught]:
    """Games on two boards."""
    of = [Lesson(board, seed, 8192, TEACHER, EARLY) for board in ("y5:", "y6:") for seed in range(HELD_OUT + 2)]
    return [play(one) for one in of]


def test_a_fit_finds_the_parameters_behind_what_it_is_shown() -> None:
    true = np.zeros(SIZE)
    true[:2], true[PATTERNS : PATTERNS + 8] = (0.3, 1.5), np.linspace(-0.6, 0.6, 8)
    shown, kept = invented(true, 6000, 1), invented(true, 2000, 2)
    found, plain = fit(shown, SIZE), fit(shown, PATTERNS)
    assert found[: PATTERNS + 8] == pytest.approx(true[: PATTERNS + 8], abs=0.15)
    assert not plain[PATTERNS:].any()
    best = loss(chances(kept, true), kept.won)
    assert loss(chances(kept, found), kept.won) == pytest.approx(best, abs=0.01)
    assert loss(chances(kept, plain), kept.won) > best + 0.03


def test_games_teach_weights_of_all_kinds(games: list[Taught]) -> None:
    found, again = learn(boards(games), 1), learn(boards(games), 1)
    assert found == again
    assert found.positions == sum(len(one.positions) for one in games)
    ring, bridge, move = (found.weights[name] for name in ("ring", "bridge", "move"))
    assert isinstance(ring, list)
    assert isinstance(bridge, list)
    assert isinstance(move, int)
    assert expanded(ring, bridge, move).ring.any()


def test_weights_count_beside_the_odds_of_playouts() -> None:
    parameters = np.zeros(SIZE)
    parameters[:3] = 1, 2, 3
    assert written(parameters)["move"] == UNIT / 2
    ring = written(parameters)["ring"]
    assert isinstance(ring, list)
    assert ring[0] == 3 * UNIT / 2


def test_too_few_games_are_refused(games: list[Taught]) -> None:
    with pytest.raises(BadValue, match=r"Too few games: expected 12 of each board at least\."):
        learn(boards(games[:1]), 1)
