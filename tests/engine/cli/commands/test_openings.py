import json
from pathlib import Path

import pytest

from pyengine.search.connection import openings
from tests.engine.cli.running import Output, ran


def test_first_stones_are_valued_and_written(capsys: Output, tmp_path: Path) -> None:
    before, file = openings.FILE.read_text("utf-8"), tmp_path / "openings.json"
    file.write_text(before, "utf-8")
    shown = ran(capsys, "openings", "y", "7", "3", "--playouts", "100", "--output", str(file))
    assert "y7: 7 first stones, 7 longer" in shown
    after = json.loads(file.read_text("utf-8"))
    assert after["y7"]["command"] == "wye openings y 7 --playouts 100 --seed 1"
    assert after["y7"]["positions"] == 100
    assert after["y7"]["values"].keys() == json.loads(before)["y7"]["values"].keys() == {*after["y7"]["longer"]}
    assert after["y7"]["error"] > 0
    assert (after["y3"]["error"], after["y3"]["longer"]) == (0, [])
    assert after["hex6"] == json.loads(before)["hex6"]


@pytest.mark.parametrize(
    ("file", "key"), [(openings.FILE, "y6"), pytest.param(openings.ANSWERS, "y11", marks=pytest.mark.slow)]
)
def test_the_shipped_values_are_those_of_their_commands(file: Path, key: str, capsys: Output, tmp_path: Path) -> None:
    written, entry = tmp_path / file.name, openings.entries(file)[key]
    ran(capsys, *entry["command"].split()[1:], "--output", str(written))
    assert openings.entries(written)[key] == {**entry, "date": openings.entries(written)[key]["date"]}
