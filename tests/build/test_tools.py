"""What the build and the tests need of others: Node, Debian's packages, virtual environments, browsers."""

import io
import json
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from web.build import browsers, debian, environments, node, steps
from web.build.steps import NETWORK, Failure


def test_a_package_with_another_hash_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """npm's own words about it are those that `run` knows."""
    tool, path = node.tool("npm"), node.tools()
    (tmp_path / "package.json").write_text('{"dependencies": {"a": "file:a-1.0.0.tgz"}}')
    with tarfile.open(tmp_path / "a-1.0.0.tgz", "w:gz") as archive:
        content = b'{"name": "a", "version": "1.0.0"}'
        member = tarfile.TarInfo("package/package.json")
        member.size = len(content)
        archive.addfile(member, io.BytesIO(content))
    entry = {"version": "1.0.0", "resolved": "file:a-1.0.0.tgz", "integrity": "sha512-" + "A" * 86 + "=="}
    root = {"dependencies": {"a": "file:a-1.0.0.tgz"}}
    lock = {"lockfileVersion": 3, "packages": {"": root, "node_modules/a": entry}}
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "WORK", tmp_path / ".build")
    with pytest.raises(Failure, match=r"wanted sha512-A+==.*\): a package is not the one that package-lock.json pins"):
        steps.run("Installing", [tool, "ci", "--ignore-scripts"], NETWORK, PATH=path)


def test_a_lock_of_apt_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "lock"
    path.touch()
    hold = (
        "import fcntl, sys; file = open(sys.argv[1], 'w'); fcntl.lockf(file, fcntl.LOCK_EX); print('held', flush=True)"
    )
    command = [sys.executable, "-c", f"{hold}; input()", str(path)]
    waits: list[float] = []
    monkeypatch.setattr(debian, "APT_LOCKS", [tmp_path / "none", path])
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        monkeypatch.setattr(debian, "PATIENCE", 3)
        monkeypatch.setattr("time.sleep", waits.append)
        with pytest.raises(
            Failure, match=r"^Another program has installed packages for 3 seconds: end it and try again$"
        ):
            debian.await_apt()
        assert len(waits) == 3
        monkeypatch.setattr("time.sleep", lambda _: holder.communicate("\n"))
        debian.await_apt()
    told = "Another program is installing packages: waiting until it has finished\n"
    assert capsys.readouterr().err == told * 2


def test_a_browser_that_does_not_start_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WYE_BROWSER", "/nowhere/chromium")
    with pytest.raises(Failure, match=r"^WYE_BROWSER is /nowhere/chromium, which does not start: set it to a Chromium"):
        browsers.browser(Path(sys.executable))


def test_a_python_without_venv_gets_it_from_debian_or_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def install(name: str) -> bool:
        asked.append(name)
        return False

    (tmp_path / "python").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "python").chmod(0o755)
    monkeypatch.setattr(environments, "WORK", tmp_path)
    monkeypatch.setattr(steps, "WORK", tmp_path)
    monkeypatch.setattr(debian, "install", install)
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    with pytest.raises(Failure, match=r"^This Python has no venv: install it \(on Debian and Ubuntu: apt install"):
        environments.virtual_environment("venv", [])
    assert asked == ["python3-venv"]


@pytest.mark.parametrize(
    ("works", "expected", "installed"),
    [
        ({"/usr/bin/chromium"}, "/usr/bin/chromium", []),
        ({""}, "", ["playwright"]),
        ({"debian"}, "/usr/bin/chromium", ["playwright", "chromium"]),
    ],
)
def test_a_browser_is_found_or_else_installed(
    monkeypatch: pytest.MonkeyPatch, works: set[str], expected: str, installed: list[str]
) -> None:
    asked: list[str] = []

    def run(title: str, *_: object) -> None:
        asked.append("playwright" if "Playwright" in title else title)

    def install(name: str) -> bool:
        asked.append(name)
        works.add("/usr/bin/chromium")
        return True

    monkeypatch.delenv("WYE_BROWSER", raising=False)
    monkeypatch.setattr(browsers, "BROWSERS", ["chromium"])
    monkeypatch.setattr(browsers, "BROWSER_PATHS", [])
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(browsers, "starts", lambda _, path: path in works)
    monkeypatch.setattr(browsers, "run", run)
    monkeypatch.setattr(debian, "install", install)
    assert browsers.browser(Path(sys.executable)) == expected
    assert asked == installed


@pytest.mark.parametrize(
    ("possible", "told"), [(True, ""), (False, "cannot be installed here: webkit2gtk-driver, xvfb")]
)
def test_the_other_browsers_are_installed_or_named(
    possible: bool, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def install(*names: str) -> bool:
        asked.extend(names)
        return possible

    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/firefox-esr" if name == "firefox-esr" else None)
    monkeypatch.setattr(debian, "install", install)
    browsers.other_browsers()
    assert asked == ["webkit2gtk-driver", "xvfb"]
    assert capsys.readouterr().err.strip().endswith(told)


def test_where_no_browser_can_be_had_the_person_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WYE_BROWSER", raising=False)
    monkeypatch.setattr(browsers, "starts", lambda *_: False)
    monkeypatch.setattr(browsers, "run", lambda *_: None)
    monkeypatch.setattr(debian, "install", lambda *_: False)
    with pytest.raises(Failure, match=r"^No browser was found: install Chromium, Chrome or Edge, or set WYE_BROWSER"):
        browsers.browser(Path(sys.executable))


def test_node_that_is_too_old_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.19.0\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    asked: list[tuple[str, list[str]]] = []

    def environment(name: str, requirements: list[str]) -> Path:
        asked.append((name, requirements))
        return tmp_path / "venv" / "bin" / "python"

    monkeypatch.setattr(node, "virtual_environment", environment)
    node.tools.cache_clear()
    try:
        assert node.tools().startswith(str(tmp_path / "venv" / "bin"))
    finally:
        node.tools.cache_clear()
    assert asked == [("node", [node.NODE_WHEEL])]
