import csv
import json
from pathlib import Path
from typing import Any

from pyengine.records import sgf
from tests.engine.cli.running import SMALL, Output, ran


def test_a_match_as_table_json_csv_and_sgf(capsys: Output, tmp_path: Path) -> None:
    files = ("--csv", str(tmp_path / "table.csv"), "--sgf", str(tmp_path / "games.sgf"))
    arguments = ("match", "flat@300", "random", *SMALL, "--rounds", "3", *files)
    table = ran(capsys, *arguments)
    assert "flat@300" in table
    found = json.loads(ran(capsys, *arguments, "--json"))
    (duel,) = found["duels"]
    assert duel["won"] + duel["lost"] == 6
    assert {row["bot"] for row in found["standings"]} == {"flat@300", "random"}
    with (tmp_path / "table.csv").open() as file:
        (row,) = csv.DictReader(file)
    assert (row["bot"], row["against"], row["won"]) == ("flat@300", "random", str(duel["won"]))
    games = sgf.read_trees((tmp_path / "games.sgf").read_text())
    assert len(games) == 6
    assert all(game.record.outcome for game in games)


def test_json_has_null_for_infinite_numbers(capsys: Output) -> None:
    def refuse(constant: str) -> Any:
        raise AssertionError(constant)

    out = ran(capsys, "match", "flat@2000", "random", "--game", "y", "--size", "5", "--rounds", "1", "--json")
    (duel,) = json.loads(out, parse_constant=refuse)["duels"]
    assert (duel["won"], duel["elo"]) == (2, None)


def test_a_tournament_shows_the_standings(capsys: Output) -> None:
    out = ran(capsys, "tournament", "random", "flat@400", "flat@20", *SMALL, "--rounds", "4")
    rows = [line.split()[1] for line in out.splitlines() if line.startswith("│")]
    assert rows == ["flat@400", "flat@20", "random", "random", "random", "flat@400"]
    assert "SPRT" not in out


def test_a_sequential_test_ends_a_match_early(capsys: Output) -> None:
    arguments = ("match", "flat@500", "random", *SMALL, "--rounds", "500", "--sprt", "0", "100", "0.05", "0.05")
    found = json.loads(ran(capsys, *arguments, "--json"))
    assert found["sprt"]["accepted"] == "H1"
    assert found["sprt"]["ratio"] >= found["sprt"]["bounds"][1]
    assert found["standings"][0]["games"] < 200
