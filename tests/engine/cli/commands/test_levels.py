from pathlib import Path

import pytest

from pyengine.bots import levels, paths
from pyengine.bots.paths import with_playouts
from tests.engine.cli.running import Output, ran


def test_every_level_is_listed_with_its_measurement(capsys: Output) -> None:
    text = ran(capsys, "levels", "--markdown")
    for one in levels.ladders():
        for level in one.levels:
            assert f"| {level.text}, {level.elo} ± " in text
    assert "Sparrow" in ran(capsys, "levels")


def test_levels_are_measured_and_kept(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(paths.PATHS, "y", paths.Path(6, 2, with_playouts("flat", 10, 300)))
    monkeypatch.setattr(levels, "FILE", tmp_path / "levels.json")  # which --keep reads
    to = ("--output", str(levels.FILE))
    for size in (4, 3):
        measure = ("levels", "--game", "y", "--size", str(size), "--calibrate", "4")
        assert f"Y {size}" in ran(capsys, *measure, *to, "--results", str(tmp_path / "games"))
    found = levels.ladders()
    assert [one.size for one in found] == [3, 4]
    assert found[0].command == "wye levels --game y --size 3 --calibrate 4"
    ran(capsys, "levels", "--game", "y", "--size", "4", "--calibrate", "4", "--keep", "2", *to)
    again = levels.ladder("y", 4)
    assert again is not None
    assert again.command == "wye levels --game y --size 4 --calibrate 4 --keep 2"
    kept, measured = (
        [(one.number, one.place, one.won, one.games) for one in ladder.levels[-2:]] for ladder in (again, found[1])
    )
    assert kept == measured
    assert len(again.levels) == 6
