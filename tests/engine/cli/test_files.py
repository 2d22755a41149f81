from pathlib import Path

import pytest

from pyengine.cli.files import read_games
from pyengine.cli.main import main, parser
from pyengine.cli.options import tree_of
from pyengine.games import new_game
from tests.engine.cli.running import Output, ran

GUESS = "The file does not say how its text is encoded. It was read as {}, which is a guess."
WRONG = "The text is not in {}, as the file says. It was read as {}, which is a guess."


@pytest.mark.parametrize(
    ("named", "encoding", "name", "remark"),
    [
        ("ISO-8859-1", "latin-1", "J\u00fcrgen", ""), ("iso-8859-2", "iso-8859-2", "J\u00fcrgen", ""),
        ("UTF-8", "utf-8", "J\u00fcrgen", ""), ("", "utf-8", "J\u00fcrgen", ""), ("", "utf-16", "J\u00fcrgen", ""),
        ("Shift_JIS", "cp932", "\u7530\u4e2d\u2460", ""), ("GB2312", "gb18030", "\u7530\u4e2d\u939e", ""),
        ("runes", "utf-8", "J\u00fcrgen", WRONG.format("runes", "UTF-8")),
        ("zlib", "utf-8", "J\u00fcrgen", WRONG.format("zlib", "UTF-8")),
        ("runes", "utf-8", "Jurgen", ""),
        ("ISO-8859-1", "utf-8", "J\u00fcrgen", WRONG.format("ISO-8859-1", "UTF-8")),
        ("UTF-8", "latin-1", "J\u00fcrgen", WRONG.format("UTF-8", "Windows-1252")),
        ("", "latin-1", "J\u00fcrgen", GUESS.format("Windows-1252")),
        ("", "cp932", "\u7530\u4e2d", GUESS.format("Shift_JIS")),
        ("", "utf-16le", "\u7530\u4e2d", GUESS.format("UTF-16LE")),
        ("", "utf-16be", "\u7530\u4e2d", GUESS.format("UTF-16BE")),
    ],
)  # fmt: skip
def test_a_file_is_read_in_the_encoding_named_or_guessed(
    named: str, encoding: str, name: str, remark: str, tmp_path: Path
) -> None:
    text = f"(;{f'CA[{named}]' if named else ''}GM[11]SZ[5]PB[{name}])"
    (tmp_path / "game.sgf").write_bytes(text.encode(encoding))
    (tree,) = read_games(str(tmp_path / "game.sgf"), new_game("hex"))
    assert tree.nodes[0].properties == {"PB": (name,)}
    assert list(map(str, tree.remarks)) == [remark] * bool(remark)


@pytest.mark.parametrize("name", ["game.sgf", "GAME.SGF", "lg.hsgf", "game.txt", "game"])
def test_a_position_is_taken_from_a_file(capsys: Output, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"(;GM[11]SZ[3]PB[J\xfcrgen];B[a1];W[b1];B[a2];W[c1];B[b3];W[c3])")
    assert "a3" in ran(capsys, "solve", "--record", str(tmp_path / name))


def test_what_was_assumed_or_left_out_and_where_a_text_cannot_be_read_is_told(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text("(;GM[11];B[f6])\n(;GM[1];B[pd])\n(;GM[Y]SZ[5];B[c3])", "utf-8")
    assert tree_of(parser().parse_args(["play", "--record", str(path)])).record.text() == "hex11-pie:f6"
    assert capsys.readouterr().err.splitlines() == [
        "wye: the first of 2 games was opened.",
        "wye: Size 11 is assumed.",
        "wye: Games of other kinds were skipped: 1.",
    ]
    assert main(["play", "--size", "5", "--record", "1.c3 2.c3"]) == 2
    assert capsys.readouterr().err.splitlines()[1:] == ["1.c3 2.c3", "       ^"]
