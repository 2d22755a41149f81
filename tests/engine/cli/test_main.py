from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from pyengine import __version__
from pyengine.cli import commands
from pyengine.cli.command import Command
from pyengine.cli.main import COMMANDS, main
from tests.engine.cli.running import Output


def test_the_version(capsys: Output) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"{__version__}\n"


@pytest.mark.parametrize(
    "line",
    [
        "problems FOLDER/deep.json --check",
        "problems /dev/zero --check",
        "play --record /dev/zero",
        f"match wye flat --seed {'9' * 5000}",
        "levels --game y --size 10",
        "openings y 3 --output FOLDER/deep.json",
        "levels --calibrate 2 --output FOLDER/deep.json",
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
        "play --level 15",
        "play --level 1 --second wye",
        "play --game nim --level 9",
        "match level(1) level(15)",
        "levels --game rooms --calibrate 10 --output FOLDER/levels.json",
        "levels --game y --size 10 --calibrate 10 --keep 3 --output FOLDER/levels.json",
        "levels --calibrate 0",
        "levels --calibrate 10",
        "levels --game nope",
        "levels --keep 99",
        "learn y --games 7",
        "openings y 3 --playouts 0",
        "openings y 3 --playouts many",
        "solve --game hex --size 11 --positions 1000",
        "solve --record y3:a1.b2.a2.b3.a3",
        "bench alpha",
        "lab slots",
        "lab bandits?pulls=0",
        "lab bandits --table games",
    ],
)
def test_bad_input_is_refused_in_one_line(capsys: Output, tmp_path: Path, line: str) -> None:
    (tmp_path / "broken.sgf").write_text("(;GM[11]SZ[5];B[a1")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "binary.sgf").write_bytes(b"\xff\xfe\x00")
    try:
        code: Any = main(line.replace("FOLDER", str(tmp_path)).split())
    except SystemExit as ended:
        code = ended.code
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    sentence, *place = captured.err.splitlines()
    assert sentence.startswith("wye")
    assert not place or place[1].lstrip() == "^"
    assert len(place) in (0, 2)
    assert any(word in sentence for word in ("expected", "required", "choose from", "not allowed with"))


def test_every_module_of_commands_is_a_command_of_the_program() -> None:
    modules = {module.name for module in iter_modules(commands.__path__)}
    assert {command.run.__module__.rpartition(".")[2] for command in COMMANDS} == modules


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_explains_itself(capsys: Output, command: Command) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([command.name, "--help"])
    said = capsys.readouterr().out
    assert command.summary in " ".join(said.split())
    assert "--seed" in said
