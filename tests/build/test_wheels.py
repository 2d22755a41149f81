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
    packages = {"numpy/__init__.py": b"", "numpy/_core/__init__.py": b""}
    members = {"module.py": source, compiler.DOCSTRINGS_NEEDED: source, **packages}
    compiler.write_archive(tmp_path / "lib.zip", members, "/lib/python313.zip/", optimize=2)
    code = (
        "import sys, json; sys.path.insert(0, sys.argv[1]); import module, numpy._core.multiarray as needed\n"
        "print(json.dumps([module.fail.__code__.co_filename, module.fail.__doc__, needed.fail.__doc__]))"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "lib.zip")]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert json.loads(output) == ["/lib/python313.zip/module.py", None, "Fails."]


@pytest.mark.parametrize(
    ("patterns", "dropped", "kept"),
    [
        (
            omissions.STDLIB_DROPPED,
            """unittest/mock.py encodings/cp1252.py asyncio/windows_events.py concurrent/futures/process.py
            email/message.py html/parser.py""",
            # cp437 is for zipfile's names; importlib.metadata imports email, and PyScript html
            """encodings/cp437.py encodings/utf_8.py asyncio/unix_events.py concurrent/futures/thread.py
            email/__init__.py html/entities.py""",
        ),
        (
            omissions.NUMPY_DROPPED,
            """numpy/__init__.pyi numpy/linalg/lapack_lite.cpython-313-wasm32-emscripten.so
            numpy/testing/overrides.py numpy/random/lib/libnpyrandom.a numpy/f2py/rules.py""",
            """numpy/__init__.py numpy/_core/_multiarray_umath.cpython-313-wasm32-emscripten.so
            numpy/linalg/_umath_linalg.cpython-313-wasm32-emscripten.so numpy-2.2.5.dist-info/METADATA
            numpy/random/_generator.cpython-313-wasm32-emscripten.so""",
        ),
    ],
    ids=["the standard library", "numpy"],
)
def test_what_the_archives_go_without(patterns: dict[str, str], dropped: str, kept: str) -> None:
    paths = [*dropped.split(), *kept.split()]
    assert [path for path in paths if omissions.is_dropped(path, patterns)] == dropped.split()


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
