"""Files that a command writes: opened before the work, one for each purpose, and never in the way of the table."""

import csv
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pyengine.arena import results
from pyengine.bots.names import BOTS
from pyengine.cli.commands import match
from pyengine.cli.main import main
from tests.engine.cli.running import Output, ran

MATCH = ("match", "flat@300", "random", "--game", "hex", "--size", "3", "--rounds", "1")


MATCHES = [f"{' '.join(MATCH)} {option}" for option in ("--csv", "--sgf", "--results")]
OTHERS = ["openings y 3 --output", "lab bandits --csv", "gtp --logfile-name", "play --sgf", "problems"]
SWEEP, MEASURE = "sweep flat --vary sims=1,2 --vary iterations=1,2 --plot", "levels --game y --size 3 --calibrate 2"


@pytest.mark.parametrize("line", [*MATCHES, *OTHERS, SWEEP, f"{MEASURE} --output"])
def test_what_cannot_be_written_is_told_first(line: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "result", pytest.fail)
    assert main([*line.split(), "/no/such/folder/x.png"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("wye: /no/such/folder/x.png: No such file or directory, expected a file that can be")


def test_a_file_has_one_purpose_and_nothing_is_left_of_a_refused_command(capsys: Output, tmp_path: Path) -> None:
    link = tmp_path / "link.csv"
    link.symlink_to(tmp_path / "x.csv")
    assert main([*MATCH, "--results", str(tmp_path / "x.csv"), "--csv", str(link)]) == 2
    assert "is to be written twice: expected a file for each purpose" in capsys.readouterr().err
    assert main([*MATCH, "--csv", str(link), "--sgf", "/no/such/folder/x"]) == 2
    assert list(tmp_path.iterdir()) == [link]


def test_the_table_is_printed_though_its_file_has_no_room(capsys: Output) -> None:
    assert main([*MATCH, "--csv", "/dev/full"]) == 2
    said = capsys.readouterr()
    assert "flat@300" in said.out
    assert said.err == "wye: No space left on device, expected a file that can be opened and has room.\n"


def test_a_pipe_may_be_written() -> None:
    reading, writing = os.pipe()
    line = [sys.executable, "-m", "pyengine", *MATCH, "--csv", f"/dev/fd/{writing}"]
    subprocess.run(line, pass_fds=[writing], stdout=subprocess.DEVNULL, check=True)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        assert pipe.read().startswith("bot,against,won,")


def test_csv_holds_the_documented_columns_and_no_infinite_number(capsys: Output, tmp_path: Path) -> None:
    path, found = tmp_path / "table.csv", set[str]()
    for command in (MATCH, ("tournament", *MATCH[1:3], "flat@20", *MATCH[3:])):
        ran(capsys, *command, "--csv", str(path))
        rows = list(csv.DictReader(path.read_text().splitlines()))
        assert not {"inf", "-inf", "nan"} & {cell for row in rows for cell in row.values()}
        found |= rows[0].keys()
    columns = (match.__doc__ or "").partition("columns:\n")[2].splitlines()
    assert found == {name for line in columns for name in line.partition(":")[0].strip().split(", ") if name}


def test_what_is_listed_is_listed_for_programs(capsys: Output) -> None:
    def found(*line: str) -> Any:
        return json.loads(ran(capsys, *line, "--json"))

    (ladder,) = found("levels", "--game", "y", "--size", "9")
    assert [one["level"] for one in ladder["levels"]] == list(range(1, len(ladder["levels"]) + 1))
    (row,) = found("bench", "flat", "--seconds", "0.01")
    assert row["playouts/s"] > 0
    assert [one["bot"] for one in found("bots")] == list(BOTS)
    assert found("bots", "uct(sims=4)")[0]["settings"]["sims"] == "4"
    assert "sims=0  Playouts" in ran(capsys, "bots", "uct")
    assert "wye" in ran(capsys, "bots")
