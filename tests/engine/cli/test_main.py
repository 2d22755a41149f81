from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from pyengine import __version__
from pyengine.cli import commands
from pyengine.cli.main import COMMANDS, main
from tests.engine.cli.running import Output


def test_the_version(capsys: Output) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"{__version__}\n"


BAD = {
    "problems": ("FOLDER/deep.json --check", "/dev/zero --check"),
    "play": (
        *("--record /dev/zero", "--game chess", "--size 99", "--size big", "--option pie", "--option pie=3"),
        *("--option colour=on", "--second alpha", "--second flat*2", "--second random --processes 2"),
        *("--record y5:zz", "--record hello", "--record FOLDER/missing.sgf", "--record FOLDER/broken.sgf"),
        *("--record FOLDER/binary.sgf", "--seconds 0", "--seconds nan", "--seconds 1 --playouts 5", "--level 15"),
        *("--level 1 --second wye", "--game nim --level 9"),
    ),
    "match": (
        *(f"wye flat --seed {'9' * 5000}", "wye*2 wye*65", "wye", "wye alpha", "wye wye", "no.py flat"),
        *("wye flat(x=1)", "wye flat@fast", "wye flat --jobs 0", "wye flat --rounds 0", "wye flat --rounds -1"),
        *("wye flat --game tictactoe", "flat random --game tictactoe --sgf FOLDER/games.sgf"),
        *("wye flat --results FOLDER/broken.sgf", "wye flat --results FOLDER/none/results.jsonl"),
        *("wye flat --sprt 50 0 0.05 0.05", "wye flat --sprt 0 50", "flat random --game rooms", "level(1) level(15)"),
    ),
    "levels": (
        *("--game y --size 10", "--calibrate 2 --output FOLDER/deep.json"),
        *("--game rooms --calibrate 10 --output FOLDER/levels.json",),
        *("--game y --size 10 --calibrate 10 --keep 3 --output FOLDER/levels.json", "--calibrate 0"),
        *("--calibrate 10", "--game nope", "--keep 99"),
    ),
    "openings": ("y 3 --output FOLDER/deep.json", "y 3 --playouts 0", "y 3 --playouts many"),
    "": ("",),
    "fly": ("",),
    "gtp": ("--processes 0", "--game nim", "--bot alpha", "--level 0"),
    "tournament": ("wye", "wye flat random --sprt 0 50 0.05 0.05"),
    "sweep": (
        *("", "wye --vary batch=1 --vary noise=x --game y"),
        *("wye --vary batch=1 --vary noise=0.1 --game y --plot FOLDER/plot.txt",),
    ),
    "learn": ("y --games 7",),
    "solve": ("--game hex --size 11 --positions 1000", "--record y3:a1.b2.a2.b3.a3"),
    "bench": ("alpha",),
    "explain": ("tictactoe3:b2",),
    "lab": ("slots", "bandits?pulls=0", "bandits --table games"),
}
"""What is refused, by the command."""


@pytest.mark.parametrize("line", [f"{name} {rest}" for name, lines in BAD.items() for rest in lines])
def test_bad_input_is_refused_in_one_line(capsys: Output, tmp_path: Path, line: str) -> None:
    (tmp_path / "broken.sgf").write_text("(;GM[11]SZ[5];B[z9]")
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
    assert COMMANDS.keys() == {module.name for module in iter_modules(commands.__path__)}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(capsys: Output, name: str) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([name, "--help"])
    lines = capsys.readouterr().out.splitlines()
    assert any((COMMANDS[name].__doc__ or "").startswith(f"`wye {name}`: {line}.\n") for line in lines)
    assert "examples:" in lines
    assert any("--seed" in line for line in lines)
