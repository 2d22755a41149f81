from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.errors import BadRecord
from pyengine.lab.journal import Journal


def test_a_journal_goes_on_after_its_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    first = Journal(path, "head")
    assert first.lines == []
    assert first.kept
    first.add([1])
    first.add({"two": 2})
    with path.open("a") as file:
        file.write('{"thr')  # the machine stopped in the middle of a line
    again = Journal(path, "head")
    assert again.lines == ["[1]", '{"two": 2}']
    assert again.place(1) == f"Line 3 of {path}"
    again.add(3)
    assert path.read_text().splitlines() == ["head", "[1]", '{"two": 2}', "3"]


def test_a_journal_of_something_else_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    Journal(path, "head").add(1)
    before = path.read_text()
    with pytest.raises(BadRecord, match=r"holds other results: expected those of the same command, or a new file\."):
        Journal(path, "another head")
    assert path.read_text() == before


def test_without_a_file_nothing_is_kept() -> None:
    journal = Journal(None, "head")
    journal.add(1)
    assert not journal.kept
    assert journal.lines == []
