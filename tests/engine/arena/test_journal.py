import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from pyengine.arena.journal import Journal
from pyengine.core.errors import BadUsage

NOBODY = 65534
"""The number of the user without rights, on most systems."""
HOLD = """
import sys
from pathlib import Path
from pyengine.arena.journal import Journal
journal = Journal(Path(sys.argv[1]), "head")
journal.add([1])
print("held", flush=True)
sys.stdin.read()
"""


def entries(path: Path, head: str = "head") -> list[object]:
    with Journal(path, head) as journal:
        return journal.entries


def test_a_journal_goes_on_after_its_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    with Journal(path, "head") as first:
        assert first.entries == []
        with pytest.raises(BadUsage, match="Another command writes"):
            Journal(path, "head")
        first.add([1])
        first.add({"two": "zwei \u2028 \u00fc"})
    with path.open("ab") as file:
        file.write('{"thr\u00fc'.encode()[:-1])  # the machine stopped in the middle of a line, and of a character
    with Journal(path, "head") as again:
        assert again.entries == [[1], {"two": "zwei \u2028 \u00fc"}]
        again.add([3])
    assert entries(path) == [[1], {"two": "zwei \u2028 \u00fc"}, [3]]
    assert path.read_bytes().count(b"\n") == 4


@pytest.mark.parametrize(
    ("text", "known", "whole"),
    [
        *((begun, [], b"head\n") for begun in (b"", b"h", b"head")),
        (b"head\r\n[1]\r\n[2]", [[1], [2]], b"head\r\n[1]\r\n[2]\n"),
    ],
)
def test_what_was_cut_off_is_completed(tmp_path: Path, text: bytes, known: list[object], whole: bytes) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_bytes(text)
    assert entries(path) == known
    assert path.read_bytes() == whole


@pytest.mark.parametrize("text", ["head of others", "other\n[1]\n", "\n", "\0\0\0\0", "[1]", "\ufeffhead\n"])
def test_a_file_of_something_else_is_refused_and_stays_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(BadUsage, match=r"holds other results: expected those of the same command, or a new file\."):
        Journal(path, "head")
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    "line", [b"", b"nonsense", b"null", b"3", b'"text"', b'{"a": NaN}', b"[-Infinity]", b"\xff", b"\0", b"[" * 10**5]
)
def test_a_line_that_is_no_entry_is_named_and_the_file_stays_as_it_is(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "kept.jsonl"
    text = b"head\n[1]\n" + line + b"\n[3]\n[4"
    path.write_bytes(text)
    with pytest.raises(BadUsage) as refused:
        Journal(path, "head")
    assert str(refused.value) == f"Line 3 of {path} cannot be used: expected an entry of JSON."
    assert path.read_bytes() == text


def test_a_file_that_another_process_writes_is_refused_until_that_has_ended(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    line, pipe = [sys.executable, "-c", HOLD, str(path)], subprocess.PIPE
    with subprocess.Popen(line, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(BadUsage) as refused:
            Journal(path, "head")
        assert str(refused.value) == f"Another command writes {path}: expected a file for each."
        assert path.read_text() == "head\n[1]\n"
        other.kill()
    assert entries(path) == [[1]]


def test_what_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError) as folder:
        Journal(tmp_path, "head")
    assert folder.value.filename == tmp_path
    with pytest.raises(OSError, match="No space left on device") as full:
        Journal(Path("/dev/full"), "head")
    assert full.value.filename == "/dev/full"


@pytest.fixture
def ordinary() -> Iterator[Path]:
    """A folder in which this process has no more rights than other people's processes have."""
    with TemporaryDirectory() as folder:
        if os.geteuid():
            yield Path(folder)
            return
        Path(folder).chmod(0o777)
        os.seteuid(NOBODY)
        try:
            yield Path(folder)
        finally:
            os.seteuid(0)


def test_a_read_only_file_and_folder_are_named_and_stay_as_they_are(ordinary: Path) -> None:
    path, new = ordinary / "kept.jsonl", ordinary / "folder/new.jsonl"
    with Journal(path, "head") as journal:
        journal.add([1])
    path.chmod(0o400)
    new.parent.mkdir(0o500)
    for one in (path, new):
        with pytest.raises(PermissionError) as refused:
            Journal(one, "head")
        assert refused.value.filename == one
    assert path.read_text() == "head\n[1]\n"
    assert not new.exists()


def test_a_disk_that_fills_up_is_told_with_the_name_of_the_file_which_goes_on_later(tmp_path: Path) -> None:
    path, long = tmp_path / "kept.jsonl", "x" * 900
    code = (
        "import resource, signal, sys; from pathlib import Path; from pyengine.arena.journal import Journal\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))\n"
        "with Journal(Path(sys.argv[1]), 'head') as journal:\n"
        "    try:\n"
        f"        for number in range(9): journal.add([number, {long!r}])\n"
        "    except OSError as wrong: print(wrong.filename)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout == f"{path}\n"
    assert path.stat().st_size == 2000
    assert entries(path) == [[0, long], [1, long]]
    assert path.read_text().endswith("]\n")
