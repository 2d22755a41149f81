import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyengine.cli.main import main
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.bandits import Bandits
from pyengine.lab.log import Event
from tests.engine.cli.running import Output, ran

LINE = "bandits?arms=0.1,0.9&pulls=300&runs=20"


def test_the_experiments_are_listed_with_their_parameters_and_presets(capsys: Output) -> None:
    said = ran(capsys, "lab")
    for name, kind in EXPERIMENTS.items():
        assert f"{name}: {kind.question}\n" in said
        assert all(title in said for title, _ in kind.presets.values())
    assert "    pulls=1000  Pulls in a run\n" in said


def test_ucb1_regrets_less_than_uniform_pulls(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "regret.csv"
    ran(capsys, "lab", LINE, "--csv", str(path))
    lines = path.read_text().splitlines()
    regret = {row["strategy"]: float(row["regret"]) for row in csv.DictReader(lines) if row["pulls"] == "300"}
    assert regret["ucb1"] < regret["uniform"] == pytest.approx(300 * 0.4, rel=0.1)
    found = json.loads(ran(capsys, "lab", LINE, "--json"))
    assert found["experiment"] == f"{LINE}&seed=1"
    assert list(found["tables"]) == ["regret", "arms"]
    assert found["tables"]["arms"]["columns"] == ["arm", "chance", "pulls", "mean", "+-"]


def test_any_number_of_jobs_writes_the_same_file_but_for_the_seconds(capsys: Output, tmp_path: Path) -> None:
    line = "tournament?game=y4&bots=flat@50,level(1),random&rounds=2"
    timed = EXPERIMENTS["tournament"]().tables([])["games"].timed

    def rows(jobs: str) -> list[dict[str, str]]:
        path = tmp_path / f"{jobs}.csv"
        ran(capsys, "lab", line, "--table", "games", "--csv", str(path), "--jobs", jobs)
        lines = path.read_text().splitlines()
        return [{name: cell for name, cell in row.items() if name not in timed} for row in csv.DictReader(lines)]

    alone = rows("1")
    assert alone == rows("2")
    assert len(alone) == 12
    assert list(alone[0]) == ["game", "first", "second", "score", "record"]


def test_the_seed_of_the_text_comes_first(capsys: Output) -> None:
    def line(*arguments: str) -> str:
        return str(json.loads(ran(capsys, "lab", *arguments, "--json"))["experiment"])

    assert line("reduction", "--seed", "4") == line("reduction?seed=4", "--seed", "5") == "reduction?seed=4"


def test_one_of_several_tables(capsys: Output) -> None:
    said = ran(capsys, "lab", "bandits?pulls=30&runs=1", "--table", "arms")
    assert "bandits?pulls=30&runs=1&seed=1: arms" in said
    assert "With --table: regret." in said
    assert main(["lab", "bandits?pulls=30&runs=1", "--table", "games"]) == 2
    assert capsys.readouterr().err == "wye: Unknown table 'games': expected regret or arms.\n"


def test_an_interrupted_experiment_tells_of_what_was_finished(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    part = Bandits.part

    def interrupted(self: Bandits, number: int, seed: int) -> Iterator[Event]:
        if number == 2:
            raise KeyboardInterrupt
        return part(self, number, seed)

    monkeypatch.setattr(Bandits, "part", interrupted)
    assert main(["lab", "bandits?pulls=30&runs=10", "--json"]) == 130
    captured = capsys.readouterr()
    assert captured.err == "wye: stopped: the tables tell of what was finished.\n"
    found = json.loads(captured.out)["tables"]["regret"]["rows"]
    assert {row["strategy"] for row in found} == {"ucb1"}


def test_the_line_of_an_exercise_is_graded(capsys: pytest.CaptureFixture[str]) -> None:
    line = "exercise?depth=2&seed=1 ;;;;;;;;;;;;;;; 0/15"
    assert main(["lab", "--check", line]) == 0
    told = capsys.readouterr().out
    assert told.startswith("0 of 15 points\nwrong: v1, v2, v, ")
    assert main(["lab", "--check", line.replace("0/15", "15/15")]) == 1
    assert "the line claims 15 points" in capsys.readouterr().err
    assert main(["lab", "--check", "bandits"]) == 2
    assert "expected the one that an exercise gives" in capsys.readouterr().err
