from pathlib import Path

import pytest

from pyengine.cli.files import game_text
from pyengine.cli.main import main, parser
from pyengine.cli.options import record_of
from tests.engine.cli.running import Output, ran


@pytest.mark.parametrize(
    ("named", "encoding"),
    [("ISO-8859-1", "latin-1"), ("iso-8859-2", "iso-8859-2"), ("UTF-8", "utf-8"), ("", "utf-8"), ("", "latin-1"),
     ("runes", "utf-8"), ("UTF-8", "latin-1"), ("zlib", "utf-8"), ("", "utf-16")],
)  # fmt: skip
def test_a_file_is_read_in_the_encoding_that_it_names(tmp_path: Path, named: str, encoding: str) -> None:
    text = f"(;{f'CA[{named}]' if named else ''}PB[J\u00fcrgen])"
    (tmp_path / "game.sgf").write_bytes(text.encode(encoding))
    assert game_text(str(tmp_path / "game.sgf")) == text


@pytest.mark.parametrize("name", ["game.sgf", "GAME.SGF", "lg.hsgf", "game.txt", "game"])
def test_a_position_is_taken_from_a_file(capsys: Output, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"(;GM[11]SZ[3]PB[J\xfcrgen];B[a1];W[b1];B[a2];W[c1];B[b3];W[c3])")
    assert "a3" in ran(capsys, "solve", "--record", str(tmp_path / name))


def test_what_was_assumed_or_left_out_and_where_a_text_cannot_be_read_is_told(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text("(;GM[11];B[f6])\n(;GM[1];B[pd])\n(;GM[Y]SZ[5];B[c3])", "utf-8")
    assert record_of(parser().parse_args(["play", "--record", str(path)])).text() == "hex11-pie:f6"
    assert capsys.readouterr().err.splitlines() == [
        "wye: the first of 2 games was opened.",
        "wye: Size 11 is assumed.",
        "wye: Games of other kinds were skipped: 1.",
    ]
    assert main(["play", "--size", "5", "--record", "1.c3 2.c3"]) == 2
    assert capsys.readouterr().err.splitlines()[1:] == ["1.c3 2.c3", "       ^"]
