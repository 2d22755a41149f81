"""The commands of build.py: their arguments, and what they say where they fail."""

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import build
from tests.engine.cli.running import Output
from web.build import node, site, steps, tests


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "the following arguments are required: command"),
        (["deploy"], "invalid choice: 'deploy'"),
        (["build", "now"], "unknown arguments: now"),
        (["serve", "--port", "many"], "argument --port: 'many' is no port: expected a number from 0 to 65535"),
        (["serve", "--port", "70000"], "argument --port: '70000' is no port: expected a number from 0 to 65535"),
        (["serve", "--port", "-1"], "argument --port: '-1' is no port: expected a number from 0 to 65535"),
        (["bench", "-x"], "unknown arguments: -x"),
        (["pictures", "now"], "unknown arguments: now"),
    ],
)
def test_bad_usage_ends_with_2(arguments: list[str], told: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        build.main(arguments)
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert "usage: build.py" in error
    assert told in error


@pytest.mark.parametrize("arguments", [["--help"], ["test", "--help"], ["test", "-h"], ["serve", "--help"]])
def test_help_does_nothing_else(arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(tests, "environment", lambda: pytest.fail("it installs"))
    monkeypatch.setattr(site, "build", lambda: pytest.fail("it builds"))
    with pytest.raises(SystemExit) as ended:
        build.main(arguments)
    assert ended.value.code == 0
    assert "usage: build.py" in capsys.readouterr().out


@pytest.mark.parametrize("content", ["a file", "garbage"])
def test_a_work_folder_that_cannot_be_used_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, content: str
) -> None:
    monkeypatch.setattr(steps, "WORK", tmp_path / ".build")
    if content == "a file":
        (tmp_path / ".build").touch()
        told = f"{tmp_path}/.build cannot be used (File exists): make it writable, or move away"
    else:
        (tmp_path / ".build").mkdir()
        (tmp_path / ".build/lock").write_text("this is no database, although a lock is one" * 99)
        told = f"{tmp_path}/.build/lock cannot be locked (file is not a database): make .build writable, or delete it."
    assert build.main(["build"]) == 1
    error = capsys.readouterr().err.strip()
    assert error.startswith(told)
    assert "\n" not in error


@pytest.fixture
def sealed() -> Iterator[Path]:
    """An empty folder in which this process may write nothing, not even as root, who may write everywhere."""
    import sqlite3  # noqa: F401, PLC0415  whoever is not root may not read where Python's own modules lie

    user, folder = os.geteuid(), Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    os.seteuid(user or 65534)
    try:
        yield folder
    finally:
        os.seteuid(user)
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_read_only_folder_is_told(sealed: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    remedy = "make it writable, or move away what is in its place."
    monkeypatch.setattr(steps, "WORK", sealed / ".build")
    assert build.main(["build"]) == 1
    assert capsys.readouterr().err.strip() == f"{sealed}/.build cannot be used (Permission denied): {remedy}"
    monkeypatch.setattr(steps, "WORK", sealed)
    assert build.main(["build"]) == 1
    told = "cannot be locked (unable to open database file): make .build writable, or delete it."
    assert capsys.readouterr().err.strip() == f"{sealed}/lock {told}"


@pytest.mark.parametrize("version", ["3.10.13", "3.9.6", "3.8.0"])
def test_an_older_python_is_told_before_anything_else(version: str) -> None:
    major, minor, patch = map(int, version.split("."))
    ast.parse(Path(build.__file__).read_text("utf-8"), feature_version=(major, minor))
    old = f"import sys; sys.version_info, sys.version = ({major}, {minor}, {patch}), '{version} (main)'"
    code = f"{old}; exec(open(sys.argv[1]).read())"
    found = subprocess.run([sys.executable, "-c", code, build.__file__], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert found.stderr == f"Wye needs Python 3.11 or newer, and this is {version}: run build.py with a newer one.\n"


@pytest.mark.parametrize(("works", "asked"), [(True, ["node", "node", "pytest"]), (False, ["node", "node"])])
def test_pure_modules_are_tested_first_and_their_failure_is_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, works: bool, asked: list[str]
) -> None:
    found: list[str] = []
    program, start = node.tool("node"), subprocess.run

    def tested(command: list[str | Path], **_: object) -> subprocess.CompletedProcess[bytes]:
        found.append("node" if command[0] == program else "pytest")
        if found[-1] == "node":
            return start(command, check=False, stdout=subprocess.DEVNULL)
        assert command[-2:] == ["-k", "swap"]
        return subprocess.CompletedProcess(command, 0)

    source = 'import test from "node:test";\ntest("answer", () => { if (%s) throw new Error("wrong"); });\n'
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep/answer.test.js").write_text(source % "false")
    (tmp_path / "other.test.js").write_text(source % str(not works).lower())
    (tmp_path / "package.json").write_text('{"type": "module"}')
    monkeypatch.setattr(tests, "PURE", tmp_path)
    monkeypatch.setattr(tests, "WORK", tmp_path / "work")
    monkeypatch.setattr(tests, "environment", lambda: (Path(sys.executable), {}))
    monkeypatch.setattr(tests, "build", lambda: None)
    monkeypatch.setattr(tests, "check_scripts", lambda _: None)
    monkeypatch.setattr(subprocess, "run", tested)
    assert bool(build.main(["test", "-k", "swap"])) is not works
    assert found == asked


@pytest.mark.parametrize(
    ("arguments", "slow", "passed"),
    [(["-k", "swap"], False, ["-k", "swap"]), (["-k", "swap", "--all"], True, ["-m", "", "-k", "swap"])],
)
def test_slow_tests_come_with_all(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], slow: bool, passed: list[str]
) -> None:
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(tests, "environment", lambda: (Path(sys.executable), {}))
    monkeypatch.setattr(tests, "build", lambda: None)
    monkeypatch.setattr(tests, "check_scripts", lambda _: None)
    monkeypatch.setattr(tests, "other_browsers", lambda: commands.append(["browsers"]))
    monkeypatch.setattr(tests, "tool", lambda name: name)
    monkeypatch.setattr(subprocess, "run", run)
    assert build.main(["test", *arguments]) == 0
    assert (["browsers"] in commands) == slow
    start = [sys.executable, "-m", "pytest", *tests.SIDE_BY_SIDE]
    assert [str(part) for part in commands[-1]] == [*start, *passed]


@pytest.mark.parametrize("fault", ["missing", "another"])
def test_a_failure_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, fault: str) -> None:
    monkeypatch.setattr(node, "once", lambda *_: None)
    if fault == "missing":
        monkeypatch.setattr(node, "NUMPY", tmp_path / node.NUMPY.name)
    else:
        monkeypatch.setattr(node, "NUMPY_SHA256", "0" * 64)
    assert build.main(["build"]) == 1
    error = capsys.readouterr().err
    told = (
        f"node_modules has no {node.NUMPY.name} with the hash that web/build/node.py states: correct one or the other."
    )
    assert error.strip() == told
