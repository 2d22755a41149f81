import os
import subprocess
import sys
from pathlib import Path

import pytest

from pyengine.cli.gtp.engine import GRACE

GTP = (sys.executable, "-m", "pyengine", "gtp", "--game", "hex", "--size", "5", "--bot", "random")


def test_gtp_in_two_processes_ends_with_them() -> None:
    command = [sys.executable, "-m", "pyengine", "gtp", "--size", "5", "--playouts", "2000", "--processes", "2"]
    done = subprocess.run(command, input=b"genmove b\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"= ")


def test_answers_are_utf8_whatever_the_system_says_and_a_log_holds_them(tmp_path: Path) -> None:
    environment, log = {**os.environ, "PYTHONIOENCODING": "ascii"}, tmp_path / "log.txt"
    lines = b"1 play b e5\nplay \xff\xfe a1\nplay \xce\xbb a1\n2 \xff\nplay b f6\n"
    command = [*GTP, "--seed", "5", "--logfile-name", str(log)]
    done = subprocess.run(command, input=lines, capture_output=True, check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    first, *others = done.stdout.decode("utf-8").split("\n\n")
    assert (first, others.pop()) == ("=1", "")
    bad = "invalid color or coordinate:"
    assert others[:3] == [
        f"? {bad} '\ufffd\ufffd', expected black or white",
        f"? {bad} '\u03bb', expected black or white",
        "?2 unknown command",
    ]
    assert others[3].startswith(f"? {bad} 'f6'")
    assert log.read_text("utf-8").startswith("> 1 play b e5\n=1\n\n> play \ufffd\ufffd a1\n? invalid")


def test_the_end_of_the_input_ends_a_long_search() -> None:
    command = [sys.executable, "-m", "pyengine", "gtp", "--size", "9", "--seconds", "3600"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(b"showboard\n")
        program.stdin.flush()
        assert program.stdout.readline() == b"= \n"
        program.stdin.write(b"genmove b\n")
        program.stdin.flush()
        with pytest.raises(subprocess.TimeoutExpired):  # it thinks
            program.wait(GRACE + 0.5)
        program.stdin.close()
        assert program.wait(60) == 0


def test_a_log_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = subprocess.run([*GTP, "--logfile-name", str(tmp_path)], input=b"", capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith(b"expected a file that can be opened and has room.\n")
