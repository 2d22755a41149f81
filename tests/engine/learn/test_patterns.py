"""Learning from searches: what games teach, that a fit finds what is there, and that the same seed teaches the same."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from pyengine.arena.parallel.spread import Processes, in_turn
from pyengine.core.errors import BadValue
from pyengine.games import new_game
from pyengine.learn.patterns import (
    ALL,
    AMAF_ONLY,
    KEPT,
    NEAR,
    RING_KINDS,
    SIZE,
    Batch,
    Example,
    examples,
    fit,
    foretold,
    learn,
    lessons,
    written,
)


def happen(games: Iterator[object]) -> None:
    """Let all games be played."""
    for _ in games:
        pass


def invented(true: np.ndarray, count: int, seed: int) -> list[Example]:
    """Positions of which these weights foretell the visits exactly."""
    dice, found = np.random.default_rng(seed), []
    for _ in range(count):
        moves = int(dice.integers(5, 20))
        rings, near = dice.integers(0, 20, moves), dice.integers(0, 5, moves)
        bridges, amaf = dice.integers(0, 10, (6, moves)), dice.uniform(0.3, 0.7, moves)
        worth = true[rings] + true[RING_KINDS + bridges].sum(axis=0) + true[NEAR + near] + true[-1] * amaf
        odds = np.exp(worth - worth.max())
        found.append(Example(rings, bridges, near, amaf, odds / odds.sum()))
    return found


def test_a_fit_finds_the_weights_behind_what_it_is_shown() -> None:
    true = np.random.default_rng(1).normal(size=SIZE)
    true[-1] = 10
    shown, kept = Batch(invented(true, 400, 2)), Batch(invented(true, 100, 3))
    best = foretold(true, kept)
    assert best.top == 1
    assert foretold(fit(shown, ALL), kept).entropy == pytest.approx(best.entropy, abs=0.01)
    assert foretold(fit(shown, AMAF_ONLY), kept).entropy > best.entropy + 0.1


def test_what_is_not_to_be_learnt_stays_zero() -> None:
    weights = fit(Batch(invented(np.ones(SIZE), 20, 1)), AMAF_ONLY)
    assert not weights[:-1].any()
    assert weights[-1]


@pytest.mark.parametrize(("game", "size"), [("y", 6), ("hex", 5)])
def test_a_game_teaches_how_visits_were_shared_out(game: str, size: int) -> None:
    found = examples(lessons(new_game(game, size), KEPT, 20_000, 5)[0])
    assert found
    for example in found:
        moves = len(example.near)
        assert example.rings.shape == example.amaf.shape == example.visits.shape == (moves,)
        assert example.bridges.shape == (6, moves)
        assert example.visits.sum() == pytest.approx(1)
        assert ((example.amaf > 0) & (example.amaf < 1)).all()
        assert (example.near >= 1).all()


def test_the_same_seed_teaches_the_same_in_any_number_of_processes() -> None:
    given = lessons(new_game("y", 7), KEPT + 1, 10_000, 7)
    one, two = learn(given, in_turn, happen), learn(given, Processes(2), happen)
    assert one == two
    assert one.games == KEPT + 1
    assert one.together.entropy < one.alone.entropy


def test_weights_are_written_in_their_parts() -> None:
    parts = written(np.arange(SIZE, dtype=np.float64))
    ring, bridge, near = parts["ring"], parts["bridge"], parts["near"]
    assert isinstance(ring, list)
    assert isinstance(bridge, list)
    assert isinstance(near, list)
    assert [*ring, *bridge, *near, parts["amaf"]] == list(range(SIZE))
    assert (len(ring), len(bridge), len(near)) == (430, 40, 5)


def test_games_that_teach_nothing_are_refused() -> None:
    with pytest.raises(BadValue, match="decided too early"):
        learn(lessons(new_game("y", 3), KEPT, 64, 1), in_turn, happen)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadValue, match=r"7 games: expected 8 at least\."):
        lessons(new_game("y", 5), KEPT - 1, 100, 1)
