from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from pyengine.arena import calibration
from pyengine.arena.calibration import FARTHEST, GRID, Calibration, Curve, Duel, fit_curve, next_low, to_levels
from pyengine.arena.match import Result
from pyengine.arena.rating import elo, expected_score
from pyengine.bots import paths
from pyengine.bots.levels import Ladder
from pyengine.bots.paths import with_playouts
from pyengine.games import new_game

PLACES = np.linspace(0, 1, GRID + 1)


def duel(low: float, high: float, points: float, games: int = 10_000) -> Duel:
    """A duel that shows just this difference in strength."""
    return Duel(low, high, round(games * expected_score(points)), games)


def test_expensive_steps_are_measured_by_fewer_games() -> None:
    assert calibration.pair_count(200, 1 << 14, 1 << 17) == calibration.pair_count(200, 1 << 17, 1 << 17) == 100
    assert calibration.pair_count(200, 1 << 18, 1 << 17) == 50
    assert calibration.pair_count(200, 1 << 30, 1 << 17) == 30
    assert calibration.pair_count(1, 1 << 30, 1 << 17) == 1


@pytest.mark.parametrize("start", [0.0, -0.6])
def test_the_curve_is_found_from_duels_that_overlap(start: float) -> None:
    slopes = [40 * (1 + step % 3) for step in range(GRID)]
    truth = Curve(np.linspace(start, 1, GRID + 1), np.concatenate([[0.0], np.cumsum(slopes)]))
    pairs = [(low, high) for low, high in zip(truth.grid, truth.grid[1:], strict=False)] + [(0.13, 0.37), (0.55, 0.8)]
    curve = fit_curve([duel(low, high, truth.at(high) - truth.at(low)) for low, high in pairs], truth.grid)
    assert curve.points == pytest.approx(truth.points, abs=16)


def test_a_curve_always_rises() -> None:
    gains = [-50 if step == 4 else 50 for step in range(GRID)]
    found = [duel(low, high, gain) for low, high, gain in zip(PLACES, PLACES[1:], gains, strict=False)]
    curve = fit_curve(found, PLACES)
    assert (np.diff(curve.points) > 0).all()
    assert curve.points[5] - curve.points[4] == pytest.approx(1)


@pytest.mark.parametrize("slope", [50, 300])
def test_the_levels_lie_evenly_but_not_too_far_apart(slope: int) -> None:
    curve, count = Curve(PLACES, np.arange(GRID + 1.0) * slope), 10
    place, gains = 1.0, []
    for left in range(count - 1, 0, -1):
        lower = curve.below(place, left)
        gains.append((place - lower) * GRID * slope)
        place = lower
    step = min(curve.points[-1] / (count - 1), elo(FARTHEST))
    assert gains == pytest.approx([step] * (count - 1), abs=slope / 50)


def test_a_step_that_was_too_large_is_tried_from_nearer_and_one_too_small_from_farther_away() -> None:
    wanted = elo(0.7)
    assert next_low(Duel(0.2, 0.6, 70.5, 101), wanted) == pytest.approx(0.2, abs=0.01)
    assert 0.4 <= next_low(Duel(0.2, 0.6, 95, 100), wanted) < 0.5
    assert next_low(Duel(0.4, 0.6, 40, 100), wanted) == 0.2, "at most twice as far"
    assert next_low(Duel(0.1, 0.6, 50, 100), wanted) == 0, "where the path begins"


def test_elo_adds_up_from_level_1() -> None:
    first, second, third = to_levels("nim", [(0.0, 10, 100), (0.5, 75, 100), (1.0, 70, 100)])
    assert (first.elo, first.error, first.won) == (0, 0, 10)
    assert second.elo == round(elo(75.5 / 101))
    assert third.elo == pytest.approx(elo(75.5 / 101) + elo(70.5 / 101), abs=1)
    assert 0 < (second.error or 0) < (third.error or 0)
    assert [level.number for level in (first, second, third)] == [1, 2, 3]


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(paths.PATHS, "y", paths.Path(6, 2, with_playouts("flat", 10, 300)))


def found(folder: Path, played: list[int]) -> Ladder:

    def follow(playing: Iterator[Result], total: int, done: int, title: str) -> None:
        assert " against " in title
        played.append(len(list(playing)))
        assert played[-1] == total - done

    search = Calibration(new_game("y", 3, {"pie": False}), 4, folder, follow)
    return search.find("2026-01-01", "the command")


@pytest.mark.usefixtures("cheap")
def test_a_ladder_is_found_and_found_again_without_a_game(tmp_path: Path) -> None:
    played: list[int] = []
    first = found(tmp_path, played)
    assert (first.game, first.size, first.date, first.command) == ("y", 3, "2026-01-01", "the command")
    assert [one.number for one in first.levels] == list(range(1, 7))
    assert first.levels[-1].text == "flat@300"
    assert all(one.games and one.won is not None and one.won <= one.games for one in first.levels)
    assert sum(played) > 0
    played.clear()
    assert found(tmp_path, played) == first
    assert sum(played) == 0


def test_neighbouring_levels_are_different_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(paths.PATHS, "y", paths.Path(8, 2, lambda place: f"flat@{2 + round(8 * place)}"))
    texts = [level.text for level in found(tmp_path, []).levels]
    assert all(one != two for one, two in pairwise(texts))
