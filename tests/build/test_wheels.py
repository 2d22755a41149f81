"""The archives for the browser: what they hold, and how they are compiled."""

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from web.build import node, omissions, wheels
from web.build.inside import compiler


def test_equal_members_give_equal_archives(tmp_path: Path) -> None:
    members = {"b.py": b"x = 1", "a.txt": b"text" * 100, "c/d.py": b"y = 2"}
    compiler.write_archive(tmp_path / "1.zip", members, "/lib/", optimize=2)
    compiler.write_archive(tmp_path / "2.zip", dict(reversed(members.items())), "/lib/", optimize=2)
    assert (tmp_path / "1.zip").read_bytes() == (tmp_path / "2.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "1.zip") as archive:
        assert archive.namelist() == ["a.txt", "b.pyc", "c/d.pyc"]
        assert archive.read("a.txt") == members["a.txt"]
        assert {member.compress_type for member in archive.infolist()} == {zipfile.ZIP_DEFLATED}


def test_archives_can_be_imported_and_name_the_official_files(tmp_path: Path) -> None:
    source = b'"""About."""\ndef fail():\n    """Fails."""\n    raise ValueError\n'
    members = {
        "module.py": source,
        compiler.DOCSTRINGS_NEEDED: source,
        "numpy/__init__.py": b"",
        "numpy/_core/__init__.py": b"",
    }
    compiler.write_archive(tmp_path / "lib.zip", members, "/lib/python313.zip/", optimize=2)
    code = (
        "import sys, json; sys.path.insert(0, sys.argv[1]); import module, numpy._core.multiarray as needed\n"
        "print(json.dumps([module.fail.__code__.co_filename, module.fail.__doc__, needed.fail.__doc__]))"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "lib.zip")]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert json.loads(output) == ["/lib/python313.zip/module.py", None, "Fails."]


@pytest.mark.parametrize(
    ("path", "dropped"),
    [
        ("unittest/mock.py", True),
        ("encodings/cp1252.py", True),
        ("encodings/cp437.py", False),  # zipfile's names
        ("encodings/utf_8.py", False),
        ("asyncio/unix_events.py", False),
        ("asyncio/windows_events.py", True),
        ("concurrent/futures/thread.py", False),
        ("concurrent/futures/process.py", True),
        ("email/__init__.py", False),  # importlib.metadata imports it
        ("email/message.py", True),
        ("html/entities.py", False),  # PyScript imports html
        ("html/parser.py", True),
    ],
)
def test_what_the_standard_library_goes_without(path: str, dropped: bool) -> None:
    assert omissions.is_dropped(path, omissions.STDLIB_DROPPED) == dropped


@pytest.mark.parametrize(
    ("path", "dropped"),
    [
        ("numpy/__init__.py", False),
        ("numpy/__init__.pyi", True),
        ("numpy/_core/_multiarray_umath.cpython-313-wasm32-emscripten.so", False),
        ("numpy/linalg/_umath_linalg.cpython-313-wasm32-emscripten.so", False),
        ("numpy/linalg/lapack_lite.cpython-313-wasm32-emscripten.so", True),
        ("numpy/testing/overrides.py", True),
        ("numpy/random/_generator.cpython-313-wasm32-emscripten.so", False),
        ("numpy/random/lib/libnpyrandom.a", True),
        ("numpy/f2py/rules.py", True),
        ("numpy-2.2.5.dist-info/METADATA", False),
    ],
)
def test_what_numpy_goes_without(path: str, dropped: bool) -> None:
    assert omissions.is_dropped(path, omissions.NUMPY_DROPPED) == dropped


@pytest.mark.parametrize(
    ("names", "dropped"),
    [
        (lambda: zipfile.ZipFile(wheels.STDLIB).namelist(), omissions.STDLIB_DROPPED),
        (lambda: zipfile.ZipFile(node.NUMPY).namelist(), omissions.NUMPY_DROPPED),
        (wheels.engine_files, {**omissions.ENGINE_DROPPED, "the lab": omissions.LAB_MODULES}),
    ],
    ids=["the standard library", "numpy", "the engine"],
)
def test_every_pattern_drops_something(names: Callable[[], list[str]], dropped: dict[str, str]) -> None:
    patterns = [pattern for text in dropped.values() for pattern in text.split()]
    there = names()
    assert [p for p in patterns if not any(omissions.is_dropped(name, {"": p}) for name in there)] == []
