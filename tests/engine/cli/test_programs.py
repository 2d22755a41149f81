"""Programs that speak GTP in matches and tournaments on the command line."""

import json
import os
import select
import shlex
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from pyengine.arena.match import Fixture, opening, result
from pyengine.arena.parallel.spread import Processes
from pyengine.arena.programs import process
from pyengine.arena.programs.entrants import entrant
from pyengine.cli.main import main
from pyengine.games import new_game
from pyengine.records.record import read
from tests.engine.arena.programs.scripts import command, runs, started
from tests.engine.cli.running import Output

GAME = ("--game", "hex", "--size", "4", "--rounds", "1", "--json")
OURS = shlex.join(
    [
        *("env", f"PYTHONPATH={Path(__file__).parents[3]}"),  # a worker may have begun in the folder of another test
        *(sys.executable, "-m", "pyengine", "gtp", "--game", "hex", "--playouts", "300", "--seed", "{seed}"),
    ]
)


def match(capsys: Output, *arguments: str, code: int = 0) -> tuple[dict[str, Any], str]:
    assert main(("match", *arguments, *GAME)) == code
    said = capsys.readouterr()
    return json.loads(said.out) if code == 0 else {}, said.err


def test_our_own_program_plays_in_several_jobs(capsys: Output, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    played, blamed = match(capsys, "uct@200", f"gtp({OURS})", "--results", str(results), "--jobs", "2")
    assert blamed == ""
    assert played["duels"][0]["won"] + played["duels"][0]["lost"] == 2
    games = [json.loads(line) for line in results.read_text().splitlines()[1:]]
    assert all(read(game["record"]).outcome for game in games)


def test_programs_play_a_tournament_with_their_conversations_written_down(capsys: Output, tmp_path: Path) -> None:
    logs, first, second = tmp_path / "logs", f"gtp({command(tmp_path)})@9s", f"gtp({OURS})"
    assert (
        main(("tournament", first, second, "random", *GAME, "--logs", str(logs), "--sgf", str(tmp_path / "g.sgf"))) == 0
    )
    said = capsys.readouterr()
    assert {row["bot"] for row in json.loads(said.out)["standings"]} == {first, second, "random"}
    assert "by a fault" not in said.err
    seats = "0-black 0-white 1-black 1-white 2-black 3-white 4-black 5-white".split()
    assert {path.name for path in logs.iterdir()} == {f"game-{seat}.txt" for seat in seats}
    assert " time_settings 0 9 1\n" in (logs / "game-2-black.txt").read_text()
    assert not any(map(runs, started(tmp_path)))


FAULTS = {
    "illegal": ("forfeits", "is not legal here"),
    "crash": ("forfeits", "it crashed twice: it ended with code 7"),
    "hang": ("times-out", "it did not answer in time: expected 0.3 s, and 0.15 s of grace"),
}


@pytest.mark.parametrize("habit", FAULTS)
def test_faults_lose_and_are_told(habit: str, capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ends, fault = FAULTS[habit]
    patience, seconds = (0.2, "0.3") if habit == "hang" else (30.0, "9")  # a busy machine answers and ends late
    monkeypatch.setattr(process, "PATIENCE", patience)
    text, results = f"gtp({command(tmp_path, habit)})@{seconds}s", tmp_path / "results.jsonl"
    for _ in range(2):  # the second time from the file
        found, blamed = match(capsys, text, "random", "--results", str(results))
        assert found["duels"][0]["lost"] == 2
        assert blamed.startswith(f"wye: {text} lost 2 of its games by a fault, as in game 0: ")
        assert blamed.endswith(f"{fault}.\n")
        assert blamed.count("\n") == 1
    games = [json.loads(line) for line in results.read_text().splitlines()[1:]]
    assert [game["record"].partition(".")[2].endswith(ends) for game in games] == [True, True]
    assert not any(map(runs, started(tmp_path)))


def test_a_match_that_is_left_early_leaves_no_program_behind(tmp_path: Path) -> None:
    game = new_game("hex", 4)
    hanging = entrant(f"gtp({command(tmp_path, 'stubborn')})@60s", game)
    quick = entrant(f"gtp({command(tmp_path)})", game)
    seats = [(quick, quick), (hanging, hanging), (hanging, hanging)]
    fixtures = [Fixture(number, opening(game, 1, number), players, number) for number, players in enumerate(seats)]
    games = Processes(2)(result, fixtures)
    next(games)
    games.close()  # type: ignore[attr-defined]
    for number in filter(runs, started(tmp_path)):
        with suppress(ProcessLookupError):
            assert select.select([os.pidfd_open(number)], [], [], 30)[0]
