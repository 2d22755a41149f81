"""What the program does to the streams that it is given, and when it is interrupted: never a traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

WYE = (sys.executable, "-m", "pyengine")
SHORT = ("play", "--first", "random", "--second", "random", "--size", "4")


@pytest.mark.parametrize("encoding", ["ascii", "utf-16"])
def test_the_output_is_written_in_any_encoding(encoding: str) -> None:
    done = subprocess.run(
        [*WYE, "levels"], capture_output=True, env={**os.environ, "PYTHONIOENCODING": encoding}, check=True
    )
    assert "Dragon 14" in done.stdout.decode(encoding)
    assert done.stderr == b""


def test_an_output_without_room_is_told_in_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*WYE, *SHORT], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.stderr == "wye: No space left on device, expected a file that can be opened and has room.\n"
    assert done.returncode == 2


def test_an_output_that_nobody_reads_ends_the_program_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*WYE, *SHORT], stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


def test_without_a_stream_for_errors_the_output_is_whole() -> None:
    done = subprocess.run(["sh", "-c", '"$@" 2>&-', "sh", *WYE, *SHORT], stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout.splitlines()[-1].startswith("y4-pie:")


@pytest.mark.parametrize(
    ("command", "closed", "name"),
    [(SHORT, ">&-", "output"), (("play",), "<&-", "input"), (("gtp",), "<&-", "input"), (("gtp",), ">&-", "output")],
)
def test_a_closed_stream_is_told_in_a_sentence(command: tuple[str, ...], closed: str, name: str) -> None:
    line = ["sh", "-c", f'"$@" {closed}', "sh", *WYE, *command]
    done = subprocess.run(line, input="name\n", stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (2, f"wye: Standard {name} is closed: expected it to be open.\n")


@pytest.mark.parametrize("waits_for", ["numpy", "pyengine.lab", "multiprocessing.spawn"])
def test_ctrl_c_stops_the_program_and_its_processes_without_a_traceback(waits_for: str, tmp_path: Path) -> None:
    """At the first import of this name in the program, or in one of its processes, Ctrl-C is pressed for all."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "class Finder:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {waits_for!r}:\n"
        "            sys.meta_path.remove(self)\n"
        "            os.killpg(0, signal.SIGINT)\n"
        "sys.meta_path.insert(0, Finder())\n"
    )
    line = [*WYE, "match", "flat@300", "random", "--size", "5", "--rounds", "4000", "--jobs", "2"]
    paths = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))}
    done = subprocess.run(line, capture_output=True, text=True, start_new_session=True, env=paths, check=False)
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("wye: stopped")
    assert done.returncode == 128 + signal.SIGINT
