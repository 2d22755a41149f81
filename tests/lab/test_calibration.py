from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from pyengine.bots.levels import COUNT
from pyengine.games import new_game
from pyengine.lab import calibration
from pyengine.lab.calibration import FARTHEST, GRID, Calibration, Duel, at, below, fitted, pairs_for
from pyengine.lab.match import Played
from pyengine.lab.rating import Tally, elo, expected


def duel(low: float, high: float, points: float, games: int = 10_000) -> Duel:
    """A duel that shows just this difference in strength."""
    wins = round(games * expected(points))
    return Duel(low, high, Tally(wins, 0, games - wins))


def test_the_path_leads_from_a_handicap_to_full_strength() -> None:
    places = np.linspace(0, 1, 21).tolist()
    rungs = [at(place) for place in places]
    assert (rungs[0].playouts, rungs[0].blur) == (calibration.WEAKEST, calibration.BLUR)
    assert (rungs[-1].playouts, rungs[-1].blur) == (calibration.STRONGEST, 0)
    assert [one.playouts for one in rungs] == sorted(one.playouts for one in rungs)
    assert [one.blur for one in rungs] == sorted((one.blur for one in rungs), reverse=True)


def test_expensive_steps_are_measured_by_fewer_games() -> None:
    assert pairs_for(200, 1 << 14) == pairs_for(200, 1 << 17) == 100
    assert pairs_for(200, 1 << 18) == 50
    assert pairs_for(200, 1 << 30) == 30
    assert pairs_for(1, 1 << 30) == 1


def test_the_curve_is_found_from_duels_that_overlap() -> None:
    slopes = [40 * (1 + step % 3) for step in range(GRID)]
    truth = np.concatenate([[0], np.cumsum(slopes)])

    def gain(low: float, high: float) -> float:
        grid = np.linspace(0, 1, GRID + 1)
        return float(np.interp(high, grid, truth) - np.interp(low, grid, truth))

    pairs = [(step / GRID, (step + 1) / GRID) for step in range(GRID)] + [(0.13, 0.37), (0.55, 0.8)]
    curve = fitted([duel(low, high, gain(low, high)) for low, high in pairs])
    assert curve == pytest.approx(truth, abs=16)


def test_a_curve_always_rises() -> None:
    curve = fitted([duel(step / GRID, (step + 1) / GRID, -50 if step == 4 else 50) for step in range(GRID)])
    assert (np.diff(curve) > 0).all()
    assert curve[5] - curve[4] == pytest.approx(1)


@pytest.mark.parametrize("slope", [50, 300])
def test_the_levels_lie_evenly_but_not_too_far_apart(slope: int) -> None:
    curve = np.arange(GRID + 1.0) * slope
    place, gains = 1.0, []
    for left in range(COUNT - 1, 0, -1):
        lower = below(curve, place, left)
        gains.append((place - lower) * GRID * slope)
        place = lower
    step = min(curve[-1] / (COUNT - 1), elo(FARTHEST))
    assert gains == pytest.approx([step] * (COUNT - 1), abs=slope / 50)


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Full strength that takes no time."""
    monkeypatch.setattr(calibration, "WEAKEST", 64)
    monkeypatch.setattr(calibration, "STRONGEST", 256)


@pytest.mark.usefixtures("cheap")
def test_a_ladder_is_found_and_found_again_without_a_game(tmp_path: Path) -> None:
    played: list[int] = []

    def follow(playing: Iterator[Played], total: int, done: int, title: str) -> None:
        assert " against " in title
        played.append(len(list(playing)))
        assert played[-1] == total - done

    def ladder() -> object:
        found = Calibration(new_game("y", 3, {"pie": False}), 4, tmp_path, follow).find("2026-01-01", "the command")
        assert (found.game, found.size, found.date, found.command) == ("y", 3, "2026-01-01", "the command")
        assert [one.number for one in found.levels] == list(range(1, COUNT + 1))
        assert found.levels[-1].text == at(1).text
        assert all(one.games and one.won is not None and one.won <= one.games for one in found.levels)
        return found

    first = ladder()
    assert sum(played) > 0
    played.clear()
    assert ladder() == first
    assert sum(played) == 0
