import json
from pathlib import Path

from tests.engine.cli.running import Output, ran

SMALL = ("--game", "y", "--size", "5", "--share", "4")


def test_problems_are_found_kept_and_proven(capsys: Output, tmp_path: Path) -> None:
    path, results = tmp_path / "found.json", ("--results", str(tmp_path / "results.jsonl"))
    ran(capsys, "problems", str(path), "--games", "2", *SMALL, *results)
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 3
    shown = ran(capsys, "problems", str(path), "--games", "3", *SMALL, *results)
    assert "problems in 3 games" in shown
    found = json.loads(path.read_text())
    assert found["command"] == "wye problems found.json --games 3 --share 4 --seed 1 --game y --size 5"
    assert 1 <= len(found["problems"]) <= 4
    ran(capsys, "problems", str(tmp_path / "again.json"), "--games", "3", *SMALL)
    assert json.loads((tmp_path / "again.json").read_text())["problems"] == found["problems"]
    assert "exactly the move given wins" in ran(capsys, "problems", str(path), "--check")
    ran(capsys, "problems", str(path), "--add", "--games", "3", "--seed", "6", *SMALL)
    added = json.loads(path.read_text())
    more = "wye problems found.json --add --games 3 --share 4 --seed 6 --game y --size 5"
    assert added["command"] == f"{found['command']}; {more}"
    assert len(added["problems"]) > len(found["problems"])
    assert all(one in added["problems"] for one in found["problems"])


def test_a_file_with_a_wrong_problem_is_refused(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    one = {"id": "000001", "game": "y", "size": 5, "record": "y5:b3.b4.d4.c3", "move": "a1", "playouts": 1}
    one |= {"motifs": [], "line": {}}
    path.write_text(json.dumps({"problems": [one]}))
    ran(capsys, "problems", str(path), "--check", code=2)
    path.write_text(json.dumps({"problems": []}))
    ran(capsys, "problems", str(path), "--check", code=2)
