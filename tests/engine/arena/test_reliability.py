from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.arena.match import play
from pyengine.arena.rating import wilson
from pyengine.bots.entrants import entrant
from pyengine.records.record import read
from tests.measure import reliability
from tests.measure.reliability import Decile, Sample, deciles, fixtures, sampled


def test_samples_of_one_game_count_once_in_the_interval() -> None:
    found = deciles([Sample("one", 0.72, won=True), Sample("one", 0.78, won=True), Sample("two", 0.75, won=False)])
    assert [(one.samples, one.games) for one in found] == [(3, 2)]
    assert found[0].said == pytest.approx(0.75)
    assert found[0].won == pytest.approx(2 / 3)
    assert found[0].interval == wilson(2 / 3, 2)


def test_every_tenth_of_the_scale_has_its_row() -> None:
    said = (0.01, 0.1, 0.19, 0.5, 0.99, 1.0)
    assert [one.samples for one in deciles([Sample("", one, won=True) for one in said])] == [1, 2, 1, 2]


def test_no_more_positions_than_asked_for_and_none_that_is_decided() -> None:
    game = read("y6:").game
    played = play(next(iter(fixtures(game, "wye@640", 1, 2, 1))))
    found = sampled(played, entrant("wye@64", game), 3, 2)
    assert 0 < len(found) <= 3
    assert all(0 < one.said < 1 for one in found)
    assert found == sampled(played, entrant("wye@64", game), 3, 2)


def test_the_command_prints_a_table_and_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = tmp_path / "reliability.svg"
    small = ["y6", "hex5", "--strong", "wye@640", "--weak", "wye@64", "--games", "2", "--plot", str(drawn)]
    reliability.main(small)
    assert capsys.readouterr().out.startswith("| said % | won % (95 %) | positions | games |")
    assert drawn.read_text("utf-8").startswith("<?xml")


def test_deciles_that_were_all_won_or_lost_can_be_drawn(tmp_path: Path) -> None:
    found = [Decile(won, won, games, games) for games in range(1, 40) for won in (0.0, 1.0)]
    reliability.plot(found, "the extremes", tmp_path / "extremes.svg")
