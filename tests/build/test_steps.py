"""Steps of the build: done once, whole or anew, by one build at a time, with a remedy where one fails."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.engine.cli.running import Output
from web.build import files, steps
from web.build.steps import Failure


def test_a_step_is_done_again_only_when_its_inputs_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "WORK", tmp_path / "work")
    source, target, calls = tmp_path / "source", tmp_path / "target", []
    source.mkdir()
    (source / "a").write_text("1")

    def make() -> None:
        calls.append((source / "a").read_text())
        target.write_text("made")

    for _ in range(2):
        steps.once("step", [source], target, make)
    assert calls == ["1"]
    (source / "a").write_text("2")
    steps.once("step", [source], target, make)
    assert calls == ["1", "2"]
    target.unlink()
    steps.once("step", [source], target, make)
    assert calls == ["1", "2", "2"]
    (source / "a").rename(source / "b")
    (source / "a").write_text("2")
    steps.once("step", [source], target, make)
    assert len(calls) == 4


def test_what_changes_during_a_step_is_made_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "WORK", tmp_path / "work")
    source, target, seen = tmp_path / "source", tmp_path / "target", list[str]()
    source.write_text("1")

    def make() -> None:
        seen.append(source.read_text())
        target.write_text("made")
        source.write_text("2")

    for _ in range(3):
        steps.once("step", [source], target, make)
    assert seen == ["1", "2"]


def test_a_step_that_failed_is_not_taken_for_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "WORK", tmp_path / "work")
    target, outcomes = tmp_path / "target", [True, False, True]

    def make() -> None:
        target.write_text("made, perhaps in part")
        if not outcomes.pop(0):
            raise Failure("no network")

    steps.once("step", ["1"], target, make)
    with pytest.raises(Failure):
        steps.once("step", ["2"], target, make)
    steps.once("step", ["1"], target, make)
    assert outcomes == []


def test_a_damaged_result_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "WORK", tmp_path / "work")
    target, calls = tmp_path / "target", []

    def make() -> None:
        calls.append(1)
        files.remove(target)
        (target / "deep").mkdir(parents=True)
        (target / "deep/file").write_text("whole")

    def cleared(path: Path) -> Path:
        files.remove(path)
        return path

    file, stamp = target / "deep/file", tmp_path / "work/stamps/step"
    faults: list[Callable[[], object]] = [
        *(file.unlink, (target / "more").touch, lambda: file.write_text("who")),
        *(lambda: cleared(target).write_text("not a folder"), lambda: cleared(target).symlink_to(tmp_path)),
        *(lambda: stamp.write_bytes(b"\xff\xfe"), lambda: (cleared(stamp) / "deep").mkdir(parents=True)),
    ]
    steps.once("step", ["1"], target, make)
    for number, damage in enumerate(faults, 2):
        damage()
        steps.once("step", ["1"], target, make)
        assert len(calls) == number
        assert files.files_of(target) == [file]
        assert file.read_text() == "whole"
    steps.once("step", ["1"], target, make)
    assert len(calls) == len(faults) + 1


def begin_and_be_killed(work: Path, target: Path) -> None:
    """In a process of its own: a build that is killed in the middle of a step."""
    pytest.MonkeyPatch().setattr(steps, "WORK", work)

    def make() -> None:
        target.write_text("the first half")
        os.kill(os.getpid(), signal.SIGKILL)

    with steps.alone():
        steps.once("step", ["1"], target, make)


def test_a_killed_build_is_no_obstacle_and_its_step_done_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work, target = tmp_path / "work", tmp_path / "target"
    killed = multiprocessing.get_context("spawn").Process(target=begin_and_be_killed, args=(work, target))
    killed.start()
    killed.join()
    assert killed.exitcode == -signal.SIGKILL
    assert target.read_text() == "the first half"
    monkeypatch.setattr(steps, "WORK", work)
    monkeypatch.setattr(steps, "PATIENCE", 0)

    def finish() -> None:
        target.write_text("whole")

    with steps.alone():
        steps.once("step", ["1"], target, finish)
    assert target.read_text() == "whole"


def test_two_builds_never_run_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "WORK", tmp_path)
    monkeypatch.setattr(steps, "PATIENCE", 0)
    with (
        steps.alone(),
        pytest.raises(Failure, match=r"^Another build has run here for 0 seconds: end it and try again$"),
        steps.alone(),
    ):
        pytest.fail("two builds at once")
    with steps.alone():
        pass


def test_what_tools_leave_behind_is_no_input(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("")
    before = files.digest(tmp_path)
    for name in (".cache", "__pycache__"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "left").write_text("")
    assert files.files_of(tmp_path) == [tmp_path / "a.py"]
    assert files.digest(tmp_path) == before


def test_a_command_is_tried_again_then_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    waits: list[float] = []
    monkeypatch.setattr("time.sleep", waits.append)
    trace = tmp_path / "trace"
    code = "import sys; open(sys.argv[1], 'a').write('x'); sys.exit('the network is down')"
    with pytest.raises(Failure, match=r"^Trying things failed \(the network is down\): check it, or see .*\.txt$"):
        steps.run("Trying things", [sys.executable, "-c", code, trace], "check it", tries=3)
    assert trace.read_text() == "xxx"
    assert len(waits) == 2
    assert "Trying things: try 2 of 3 failed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("output", "told"),
    [
        (
            "npm error code EINTEGRITY\nnpm error Integrity checksum failed: wanted a but got b.\nSee log",
            r".* wanted a but got b.\): a package is not the one that package-lock.json pins, so restore it",
        ),
        ("npm error code ENOSPC\nmore", r"npm error code ENOSPC\): the disk is full, so make room on it and run .*"),
        (
            "E: You don't have enough free space in /var.\nmore",
            r"E: You .* /var\.\): the disk is full, so make room on .*",
        ),
        (
            "npm error code EACCES\nnpm error path /home/me/.npm\nmore",
            r"npm error code EACCES\): make sure that /home/me/.npm can be written",
        ),
        (
            "at 'there'\nPermissionError: [Errno 13] Permission denied: '/a b/c'",
            r"Permission.*\): make sure that /a b/c can be written",
        ),
        ("error: EROFS", r"error: EROFS\): make sure that what it names can be written"),
    ],
)
def test_a_known_fault_has_its_own_remedy_and_is_not_tried_again(tmp_path: Path, output: str, told: str) -> None:
    trace = tmp_path / "trace"
    code = "import sys; open(sys.argv[1], 'a').write('x'); sys.exit(sys.argv[2])"
    with pytest.raises(Failure, match=rf"^Trying things failed \({told}, or see .*\.txt$"):
        steps.run("Trying things", [sys.executable, "-c", code, trace, output], "check it", tries=3)
    assert trace.read_text() == "x"


@pytest.mark.parametrize(
    ("before", "told", "after"),
    [
        (
            "npm error code ECONNREFUSED",
            "npm error FetchError: request to https://registry.npmjs.org/lit failed, reason: connect ECONNREFUSED",
            "npm error A complete log of this run can be found in: /x",
        ),
        (
            "Collecting jax",
            "WARNING: Retrying after connection broken by '[Errno -3] Temporary failure in name resolution'",
            "ERROR: No matching distribution found for jax",
        ),
        ("Err:1 http://deb.debian.org", "Could not resolve 'deb.debian.org'", "E: Some index files failed."),
        ("npm error code E404", "npm error 404 Not Found - GET https://x", "npm error A complete log of this run: /x"),
    ],
)
def test_the_line_that_says_why_nothing_was_fetched_is_shown(before: str, told: str, after: str) -> None:
    assert steps.diagnosis([before, told, after]) == (Failure, told, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_told_even_without_room_for_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "WORK", tmp_path)
    (tmp_path / "log").mkdir()
    (tmp_path / "log/trying.txt").symlink_to("/dev/full")
    failing = [sys.executable, "-c", "import sys; sys.exit('something else')"]
    with pytest.raises(Failure, match=r"^Trying failed \(No space left on device\): the disk is full, so .* again$"):
        steps.run("Trying", failing, "check it", tries=3)


def test_files_get_the_rights_of_the_umask(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep/file").touch()
    (tmp_path / "deep/file").chmod(0o666)
    files.respect_umask(tmp_path)
    assert (tmp_path / "deep/file").stat().st_mode & 0o777 == 0o666 & ~files.UMASK
    assert (tmp_path / "deep").is_dir()


def test_where_a_script_or_a_module_is_wrong_is_told() -> None:
    script = ['x [ERROR] Expected ";" but found "b"', "web/main.ts:3:4:", "3 | a b", "1 error"]
    assert steps.diagnosis(script) == (Failure, 'web/main.ts:3:4 Expected ";" but found "b"', "")
    place = 'File "/lib/python3.13/site-packages/pyengine/core/game.py", line 7'
    assert steps.diagnosis([place, "x =", "SyntaxError: invalid syntax"]) == (
        Failure,
        "pyengine/core/game.py:7 SyntaxError: invalid syntax",
        "",
    )
