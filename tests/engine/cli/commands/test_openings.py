from __future__ import annotations

import json
from pathlib import Path

from pyengine.search import openings
from tests.engine.cli.running import Output, ran


def test_first_stones_are_valued_and_written(capsys: Output, tmp_path: Path) -> None:
    before, file = openings.FILE.read_text("utf-8"), tmp_path / "openings.json"
    file.write_text(before, "utf-8")
    shown = ran(capsys, "openings", "y", "6", "3", "--playouts", "100", "--output", str(file))
    assert "y6: 5 first stones" in shown
    after = json.loads(file.read_text("utf-8"))
    assert after["y6"]["command"] == "wye openings y 6 --playouts 100 --seed 1"
    assert after["y6"]["values"].keys() == json.loads(before)["y6"]["values"].keys()
    assert after["hex6"] == json.loads(before)["hex6"]


def test_the_shipped_values_are_those_of_their_commands(capsys: Output, tmp_path: Path) -> None:
    for file, key, more in ((openings.FILE, "y7", ()), (openings.ANSWERS, "y9", ("--answers",))):
        written = tmp_path / file.name
        entry = openings.entries(file)[key]
        ran(capsys, "openings", "y", key[1:], *more, "--output", str(written))
        assert openings.entries(written)[key] == {**entry, "date": openings.entries(written)[key]["date"]}
