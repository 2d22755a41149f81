import itertools

import pytest
from rich.console import Console

from pyengine.cli import console
from pyengine.core.errors import BadValue
from tests.engine.cli.running import Output


def test_what_is_missing_is_named_with_what_to_install() -> None:
    with pytest.raises(BadValue, match=r"The package nowhere is missing: expected pip install nowhere first"):
        console.require("nowhere")


@pytest.mark.parametrize("width", [20, 40, 80, 120])
def test_a_table_shows_every_character_at_any_width(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr(console, "console", lambda: Console(width=width))
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
