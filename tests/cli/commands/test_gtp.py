from __future__ import annotations

import subprocess
import sys


def test_the_module_is_a_program_that_speaks_gtp() -> None:
    command = [sys.executable, "-m", "pyengine", "gtp", "--game", "hex", "--bot", "random", "--size", "5"]
    lines = b"1 name\r\nplay b e5\n2 \xff\nplay b f6\n"
    done = subprocess.run(command, input=lines, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"=1 Wye\n\n=\n\n?2 unknown command\n\n? invalid color or coordinate: 'f6'")


def test_gtp_in_two_processes_ends_with_them() -> None:
    command = [sys.executable, "-m", "pyengine", "gtp", "--size", "5", "--playouts", "2000", "--processes", "2"]
    done = subprocess.run(command, input=b"genmove b\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"= ")
