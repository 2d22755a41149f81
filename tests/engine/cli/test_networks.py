"""A network of one's own plays wherever the name of a bot may stand."""

import json
from pathlib import Path

import pytest

from pyengine.cli.main import main
from pyengine.search.network.weights import FILES, pack
from tests.engine.cli.running import SMALL, Output, ran
from tests.engine.search.network.test_weights import invented

MINE = "net(weights=m@n*2.json)"
MATCH = ("match", MINE, "net", *SMALL, "--rounds", "2", "--playouts", "20", "--json")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("m@n*2.json").write_text(pack(invented(), {}))
    return tmp_path


def test_the_weights_of_the_engine_play_the_same_from_a_file(capsys: Output) -> None:
    Path("same.json").write_bytes(FILES["y"].read_bytes())
    records = []
    for bot in ("net", "net(weights=same.json)"):
        ran(capsys, "match", bot, "flat@50", *SMALL, "--rounds", "2", "--playouts", "20", "--results", f"{bot}.jsonl")
        _, *games = map(json.loads, Path(f"{bot}.jsonl").read_text().splitlines())
        records.append([game["record"] for game in games])
    assert records[0] == records[1]


def test_results_are_not_continued_with_other_weights_of_the_same_name(capsys: Output) -> None:
    alone = json.loads(ran(capsys, *MATCH, "--results", "kept.jsonl"))
    assert alone["plan"]["entrants"][0]["text"] == MINE
    assert json.loads(ran(capsys, *MATCH, "--results", "kept.jsonl", "--jobs", "2"))["duels"] == alone["duels"]
    assert json.loads(ran(capsys, *MATCH, "--jobs", "2"))["duels"][0]["won"] == alone["duels"][0]["won"]
    before = Path("kept.jsonl").read_bytes()
    Path("m@n*2.json").write_text(pack(invented(2), {}))
    assert main((*MATCH, "--results", "kept.jsonl")) == 2
    assert "kept.jsonl holds results of another m@n*2.json: expected the same one" in capsys.readouterr().err
    assert Path("kept.jsonl").read_bytes() == before


def test_every_command_that_takes_a_bot_takes_it(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    ran(capsys, "tournament", f"{MINE}*2@9", "net", "random", *SMALL, "--rounds", "1", "--playouts", "9")
    axes = ("--vary", "weights=engine,m@n*2.json", "--vary", "iterations=5,9", "--games", "2")
    assert "m@n*2.json" in ran(capsys, "sweep", "net", *axes, *SMALL)
    assert MINE in ran(capsys, "bench", MINE, *SMALL, "--seconds", "0.01")
    assert "weights=m@n*2.json" in ran(capsys, "bots", MINE)
    assert json.loads(ran(capsys, "bots", "net", "--json"))[0]["settings"]["weights"] == "engine"
    words = iter(["b2", "resign"])
    monkeypatch.setattr("builtins.input", lambda _: next(words))
    assert f"({MINE}@20, win rate" in ran(capsys, "play", "--second", f"{MINE}@20", *SMALL)


@pytest.mark.parametrize(
    ("content", "found"),
    [(None, "a text file that can be read"), ("a1 b2", "no weights"), ("{}", "no weights"), ("9" * 200_000, "100000")],
)
def test_what_is_no_network_is_refused_in_one_sentence(content: str | None, found: str, capsys: Output) -> None:
    Path("m@n*2.json").unlink()
    if content is not None:
        Path("m@n*2.json").write_text(content)
    for command in (MATCH, ("bots", MINE), ("gtp", "--bot", MINE), ("play", "--first", MINE)):
        assert main(command) == 2
        said = capsys.readouterr()
        assert said.err.startswith("wye: Setting 'weights' of net is m@n*2.json: ")
        assert found in said.err
        assert said.err.count("\n") == 1
