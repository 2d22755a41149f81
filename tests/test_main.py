from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pyengine import __version__, calibration, levels, match, openings, sgf
from pyengine.__main__ import main
from pyengine.games import new_game
from pyengine.match import Fixture, Played
from pyengine.search import patterns

Output = pytest.CaptureFixture[str]
SMALL = ("--game", "y", "--size", "4")


def ran(capsys: Output, *arguments: str, code: int = 0) -> str:
    """What a command prints."""
    assert main(arguments) == code
    return capsys.readouterr().out


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
    games = sgf.read((tmp_path / "games.sgf").read_text())
    assert len(games) == 6
    assert all(game.outcome for game in games)


def test_a_match_of_hex_with_swapped_sides(capsys: Output, tmp_path: Path) -> None:
    game = ("--game", "hex", "--size", "4", "--option", "sides=on")
    ran(capsys, "match", "wye@640", "rave@300", *game, "--rounds", "6", "--sgf", str(tmp_path / "games.sgf"))
    games = sgf.read((tmp_path / "games.sgf").read_text())
    assert len(games) == 12
    assert any(game.state.goals != game.game.goals for game in games)
    assert all(game.text().startswith("hex4-pie-sides:") and game.outcome for game in games)


def test_json_has_no_numbers_that_are_none(capsys: Output) -> None:
    def refuse(constant: str) -> Any:
        raise AssertionError(constant)

    out = ran(capsys, "match", "flat@2000", "random", "--game", "y", "--size", "5", "--rounds", "1", "--json")
    (duel,) = json.loads(out, parse_constant=refuse)["duels"]
    assert (duel["won"], duel["elo"]) == (2, None)


def test_a_tournament_shows_who_stands_where(capsys: Output) -> None:
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


def interrupt(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Lets Ctrl-C be pressed before the game of this number."""
    play: Callable[[Fixture], Played] = match.play

    def interrupted(fixture: Fixture) -> Played:
        if fixture.number == number:
            raise KeyboardInterrupt
        return play(fixture)

    monkeypatch.setattr(match, "play", interrupted)


def test_an_interrupted_match_goes_on(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("match", "flat@100", "random", *SMALL, "--rounds", "3", "--json")
    kept = (*arguments, "--results", str(tmp_path / "results.jsonl"))
    whole = json.loads(ran(capsys, *arguments))["duels"]
    with monkeypatch.context() as patch:
        interrupt(patch, 3)
        assert main(kept) == 130
    captured = capsys.readouterr()
    assert captured.err == "wye: stopped after 3 of 6 games: the same command goes on.\n"
    (part,) = json.loads(captured.out)["duels"]
    assert part["won"] + part["lost"] == 3
    assert json.loads(ran(capsys, *kept))["duels"] == whole


@pytest.mark.parametrize(("number", "points"), [(1, 0), (9, 2)])
def test_an_interrupted_sweep_goes_on(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, points: int
) -> None:
    arguments = ("sweep", "wye", "--vary", "batch=1,8", "--vary", "iterations=64,128", *SMALL, "--games", "4", "--json")
    kept = (*arguments, "--results", str(tmp_path / "results.jsonl"))
    whole = json.loads(ran(capsys, *arguments))
    with monkeypatch.context() as patch:
        interrupt(patch, number)
        assert main((*kept, "--plot", str(tmp_path / "grid.svg"))) == 130
    captured = capsys.readouterr()
    assert captured.err == f"wye: stopped after {number} of 16 games: the same command goes on.\n"
    assert len(json.loads(captured.out or "[]")) == points
    assert not (tmp_path / "grid.svg").exists()
    rows = json.loads(ran(capsys, *kept))
    for row, again in zip(rows, whole, strict=True):
        assert {**row, "s/game": 0} == {**again, "s/game": 0}


def test_a_sweep_as_table_json_csv_and_plot(capsys: Output, tmp_path: Path) -> None:
    arguments = ("sweep", "wye", "--vary", "batch=1,8", "--vary", "iterations=64,640", *SMALL, "--games", "4")
    files = ("--csv", str(tmp_path / "grid.csv"), "--plot", str(tmp_path / "grid.svg"))
    assert "Y 4: wye against random, 4 games each" in ran(capsys, *arguments)
    rows = json.loads(ran(capsys, *arguments, *files, "--json"))
    assert [(row["batch"], row["iterations"]) for row in rows] == [(b, i) for b in ("1", "8") for i in ("64", "640")]
    for row in rows:
        assert row["lost %"] + row["drawn %"] + row["won %"] == 100
        assert row["won from"] < row["won %"] <= row["won to"]
    with (tmp_path / "grid.csv").open() as file:
        assert [float(row["won %"]) for row in csv.DictReader(file)] == [row["won %"] for row in rows]
    assert "<svg" in (tmp_path / "grid.svg").read_text()


def test_solve_tells_exact_values(capsys: Output) -> None:
    values = json.loads(ran(capsys, "solve", "--record", "tictactoe3:a1.b2.c3", "--json"))
    assert values == {"b1": 0.5, "c1": 0, "a2": 0.5, "c2": 0.5, "a3": 0, "b3": 0.5}  # a corner loses to a fork
    values = json.loads(ran(capsys, "solve", "--game", "nim", "--size", "6", "--json"))
    assert values == {"1": 0, "2": 1, "3": 0}
    assert "b2" in ran(capsys, "solve", "--game", "y", "--size", "3", "--option", "pie=off")


def test_bench_and_bandit(capsys: Output, tmp_path: Path) -> None:
    out = ran(capsys, "bench", "wye", "flat", *SMALL, "--seconds", "0.05")
    rows = [line.split("│")[1:4] for line in out.splitlines() if line.startswith("│")]
    assert [row[0].strip() for row in rows] == ["wye", "flat"]
    assert all(int(row[1]) > 100 for row in rows)
    path = tmp_path / "regret.csv"
    ran(capsys, "bandit", "--arms", "0.1,0.9", "--steps", "300", "--runs", "20", "--csv", str(path))
    with path.open() as file:
        regret = {row["strategy"]: float(row["after 300"]) for row in csv.DictReader(file)}
    assert regret["ucb1"] < regret["uniform"] == pytest.approx(300 * 0.4, rel=0.1)


def test_a_game_played_in_the_terminal_is_kept(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.sgf"
    monkeypatch.setattr(sys, "stdin", io.StringIO("b2\n"))
    out = ran(capsys, "play", *SMALL, "--playouts", "500", "--sgf", str(path))
    record = out.splitlines()[-1]
    assert record.startswith("y4-pie:b2.")
    assert sgf.read(path.read_text())[0].text() == record
    monkeypatch.setattr(sys, "stdin", io.StringIO("resign\n"))
    out = ran(capsys, "play", "--record", str(path), "--second", "human")
    assert out.splitlines()[-1] == record + ".black-resigns"


def test_a_game_against_a_level(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("b2\nresign\n"))
    out = ran(capsys, "play", *SMALL, "--level", "2")
    assert levels.level(2, new_game("y", 4)).text in out


def test_the_readme_shows_the_levels(capsys: Output) -> None:
    text = ran(capsys, "levels", "--markdown")
    assert text in (Path(__file__).parents[1] / "README.md").read_text("utf-8")
    for one in levels.ladders():
        assert one.levels[0].text.partition("@")[2] in ran(capsys, "levels")


def test_levels_are_measured_and_kept(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "WEAKEST", 64)
    monkeypatch.setattr(calibration, "STRONGEST", 128)
    monkeypatch.setattr(levels, "FILE", tmp_path / "levels.json")
    levels.FILE.write_text("[]")
    for size in (4, 3):
        measure = ("levels", "--game", "y", "--size", str(size), "--calibrate", "4")
        assert f"Y {size}" in ran(capsys, *measure, "--results", str(tmp_path / "games"))
    found = levels.ladders()
    assert [one.size for one in found] == [3, 4]
    assert found[0].command == "wye levels --game y --size 3 --calibrate 4"


def test_what_lies_around_moves_is_learnt_and_kept(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = patterns.FILE.read_text("utf-8")
    monkeypatch.setattr(patterns, "FILE", tmp_path / "patterns.json")
    patterns.FILE.write_text(before, "utf-8")
    shown = ran(capsys, "learn", "y", "--size", "6", "--games", "8", "--playouts", "10000")
    assert "8 games" in shown
    assert "with what lies around" in shown
    after = json.loads(patterns.FILE.read_text("utf-8"))
    assert after["y"]["command"] == "wye learn y --size 6 --games 8 --playouts 10000 --seed 1"
    assert after["hex"] == json.loads(before)["hex"]
    monkeypatch.undo()
    patterns.weights.cache_clear()


def test_first_stones_are_valued_and_kept(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = openings.FILE.read_text("utf-8")
    monkeypatch.setattr(openings, "FILE", tmp_path / "openings.json")
    openings.FILE.write_text(before, "utf-8")
    shown = ran(capsys, "openings", "y", "6", "3", "--games", "2", "--playouts", "1000")
    assert "y6: 5 first stones" in shown
    after = json.loads(openings.FILE.read_text("utf-8"))
    assert after["y6"]["command"] == "wye openings y 6 --games 2 --playouts 1000 --seed 1"
    assert after["y6"]["values"].keys() == json.loads(before)["y6"]["values"].keys()
    assert after["hex6"] == json.loads(before)["hex6"]
    monkeypatch.undo()
    openings.table.cache_clear()


def test_the_module_is_a_program_that_speaks_gtp() -> None:
    command = [sys.executable, "-m", "pyengine", "gtp", "--game", "hex", "--bot", "random", "--size", "5"]
    lines = b"1 name\r\nplay b e5\n2 \xff\nplay b f6\n"
    done = subprocess.run(command, input=lines, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"=1 Wye\n\n=\n\n?2 unknown command\n\n? invalid color or coordinate: 'f6'")


def test_gtp_in_two_processes_ends_with_them() -> None:
    command = [sys.executable, "-m", "pyengine", "gtp", "--size", "5", "--playouts", "2000", "--processes", "2"]
    done = subprocess.run(command, input=b"genmove b\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"= ")


def test_the_version(capsys: Output) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"{__version__}\n"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "fly",
        "play --game chess",
        "play --size 99",
        "play --size big",
        "play --option pie",
        "play --option pie=3",
        "play --option colour=on",
        "play --second alpha",
        "play --second flat*2",
        "play --second random --processes 2",
        "gtp --processes 0",
        "match wye*2 wye*65",
        "play --record y5:zz",
        "play --record hello",
        "play --record FOLDER/missing.sgf",
        "play --record FOLDER/broken.sgf",
        "play --record FOLDER/binary.sgf",
        "play --seconds 0",
        "play --seconds nan",
        "play --seconds 1 --playouts 5",
        "match wye",
        "match wye alpha",
        "match wye wye",
        "match wye flat(x=1)",
        "match wye flat@fast",
        "match wye flat --jobs 0",
        "match wye flat --rounds 0",
        "match wye flat --rounds -1",
        "match wye flat --game tictactoe",
        "match flat random --game tictactoe --sgf FOLDER/games.sgf",
        "match wye flat --results FOLDER/broken.sgf",
        "match wye flat --results FOLDER/none/results.jsonl",
        "match wye flat --sprt 50 0 0.05 0.05",
        "match wye flat --sprt 0 50",
        "tournament wye",
        "tournament wye flat random --sprt 0 50 0.05 0.05",
        "match flat random --game rooms",
        "sweep",
        "sweep wye --vary batch=1 --vary noise=x --game y",
        "sweep wye --vary batch=1 --vary noise=0.1 --game y --plot FOLDER/plot.txt",
        "gtp --game nim",
        "gtp --bot alpha",
        "gtp --level 0",
        "play --level 11",
        "play --level 1 --second wye",
        "play --game nim --level 1",
        "match level(1) level(11)",
        "levels --game nim --calibrate 10",
        "levels --calibrate 0",
        "learn y --games 7",
        "openings y 3 --playouts 0",
        "openings y 3 --games many",
        "solve --game hex --size 11 --positions 1000",
        "solve --record y3:a1.b2.a2.b3.a3",
        "bench alpha",
        "bandit --arms 0.5,2",
        "bandit --arms x",
    ],
)
def test_bad_input_is_refused_in_one_line(capsys: Output, tmp_path: Path, line: str) -> None:
    (tmp_path / "broken.sgf").write_text("(;GM[11]SZ[5];B[a1")
    (tmp_path / "binary.sgf").write_bytes(b"\xff\xfe\x00")
    try:
        code: Any = main(line.replace("FOLDER", str(tmp_path)).split())
    except SystemExit as ended:
        code = ended.code
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    assert captured.err.startswith("wye")
    assert captured.err.count("\n") == 1
    assert any(word in captured.err for word in ("expected", "required", "choose from", "not allowed with"))
