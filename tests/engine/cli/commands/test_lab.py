import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyengine.arena.parallel.worker import dismiss
from pyengine.cli.main import main
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.bandits import Bandits
from pyengine.lab.log import Event
from tests.engine.cli.running import Output, ran
from tests.lab.test_tasks import SOLUTIONS

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


HANDED_IN = "exercise?student=NAME&depth=2&seed=1 ;;;;;;;;;;;;;;; 0/15 tries=2"


def test_a_line_is_graded_and_a_false_claim_ends_with_1(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\nline: wrong: v1, v2, v, c11, " in ran(capsys, "lab", "--check", HANDED_IN)
    (row,) = json.loads(ran(capsys, "lab", "--check", HANDED_IN.replace("0/15", "15/15"), "--json", code=1))
    assert (row["name"], row["points"], row["claimed"], row["tries"]) == ("NAME", 0, 15, 2)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"# a comment\n\n{HANDED_IN}\n"))
    assert json.loads(ran(capsys, "lab", "--check", "-", "--json"))[0]["from"] == "-, line 3"
    assert main(["lab", "--check", "bandits"]) == 2
    assert "expected the one that an exercise gives, or a file or folder" in capsys.readouterr().err


def test_the_work_of_a_class_is_a_table_with_faults_by_file_and_line(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("class/Ion").mkdir(parents=True)
    names = [f"S{number}" for number in range(30)]
    lines = "\n".join(HANDED_IN.replace("NAME", name) for name in names)
    Path("class/lines.txt").write_text(f"{lines}\nhello\n", "utf-16")
    file = Path("class/Ion/ucb1.py")
    file.write_text(ran(capsys, "lab", "--template", "ucb1"))
    assert "ucb1.py: line 1: case 1: ucb1(" in ran(capsys, "lab", "--check", str(file), code=1)
    file.write_text(SOLUTIONS["ucb1"])
    ran(capsys, "lab", "--check", "class/Ion")
    Path("class/ends.py").write_text("def minimax(tree, player):\n    import os\n    os._exit(3)\n")
    Path("class/other.py").write_text("def minimax(tree, player)\n")
    ran(capsys, "lab", "--check", "class", "--csv", "all.csv", code=1)
    with Path("all.csv").open() as table:
        rows = {row["from"]: row for row in csv.DictReader(table)}
    assert [rows.pop(f"class/lines.txt, line {number}")["name"] for number in range(1, 31)] == names
    assert {place: row["remarks"][:30] for place, row in rows.items()} == {
        str(file): "All 40 cases passed.",
        "class/lines.txt, line 31": "The line is 'hello': expected ",
        "class/ends.py": "line 3: its process has ended ",
        "class/other.py": "line 1: this is not Python: ex",
    }
    assert [rows[str(file)][name] for name in ("name", "points", "of", "claimed")] == ["ucb1", "1", "1", ""]
    Path("empty").mkdir()
    assert main(["lab", "--check", "empty"]) == 2
    assert "Nothing is handed in: expected a line, a .py or .txt file, or a folder" in capsys.readouterr().err
    dismiss()  # the processes that have the folder as theirs
