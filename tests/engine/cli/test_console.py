import itertools

import pytest
from rich.console import Console

from pyengine.cli import console
from pyengine.core.errors import BadValue
from tests.engine.cli.running import Output


def test_what_is_missing_is_named_with_what_to_install() -> None:
    with pytest.raises(BadValue, match=r"The package nowhere is missing: expected pip install nowhere first"):
        console.require("nowhere")
    with pytest.raises(BadValue, match="nowhere and never are missing: expected pip install nowhere never"):
        console.require("nowhere", "numpy", "never")


@pytest.mark.parametrize("width", [20, 40, 80])
def test_a_table_without_boxes_fits_or_is_a_list(width: int, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(console, "rich_console", lambda: None)
    monkeypatch.setattr(console, "UNBOUNDED", width)
    console.print_table("A title", ["bot", "won"], [["flat@100", "7"], ["wye(batch=32)@0.5s", ""]])
    said = capsys.readouterr().out
    if width > 20:
        assert said == "A title\nbot                 won\nflat@100              7\nwye(batch=32)@0.5s\n"
    else:
        assert said == "A title\n\nbot  flat@100\nwon  7\n\nbot  wye(batch=32)@0.5s\nwon\n"


@pytest.mark.parametrize("width", [20, 40, 80, 120])
def test_a_table_shows_all_characters_at_any_width(width: int, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(console, "rich_console", lambda: Console(width=width))
    columns, rows = ["bot", "won", "lost [%]"], [["wye(batch=32)@0.5s", "x" * 30, "1"], ["flat@100", "", "234"]]
    console.print_table("A title", columns, rows)
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= width for line in lines)
    shown = "".join(lines).translate(str.maketrans("", "", " │┃"))
    assert "…" not in shown
    if width > 20:
        assert all(text.replace(" ", "") in shown for text in (*columns, *rows[0], *rows[1]))


def test_without_a_terminal_a_line_a_minute_tells_of_progress(capsys: Output) -> None:
    clock = itertools.count(0, 25).__next__
    console.follow(iter(range(5)), 9, 2, lambda: "2 : 1", clock)
    assert capsys.readouterr().err == "wye: 5 of 9. 2 : 1.\n"
