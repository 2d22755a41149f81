"""What the build and the tests need of others: Node, Debian's packages, virtual environments, browsers."""

import base64
import hashlib
import io
import json
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.engine.cli.running import Output
from web.build import browsers, debian, environments, node, steps
from web.build.files import sha256
from web.build.steps import Failure


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "package.json").write_text('{"dependencies": {"a": "file:a-1.0.0.tgz"}}')
    (tmp_path / ".npmrc").write_text("update-notifier=false")
    with tarfile.open(tmp_path / "a-1.0.0.tgz", "w:gz") as archive:
        content = b'{"name": "a", "version": "1.0.0"}'
        member = tarfile.TarInfo("package/package.json")
        member.size = len(content)
        archive.addfile(member, io.BytesIO(content))
    for module in (steps, node):
        monkeypatch.setattr(module, "ROOT", tmp_path)
        monkeypatch.setattr(module, "WORK", tmp_path / ".build")
    monkeypatch.setattr(node, "MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(node, "NUMPY", tmp_path / "a-1.0.0.tgz")
    monkeypatch.setattr(node, "NUMPY_SHA256", sha256((tmp_path / "a-1.0.0.tgz").read_bytes()))
    lock(tmp_path, hashlib.sha512((tmp_path / "a-1.0.0.tgz").read_bytes()).digest())
    node.tools()  # which is of the machine
    return tmp_path


def lock(project: Path, digest: bytes) -> None:
    integrity = f"sha512-{base64.b64encode(digest).decode()}"
    entry = {"version": "1.0.0", "resolved": "file:a-1.0.0.tgz", "integrity": integrity}
    root = {"dependencies": {"a": "file:a-1.0.0.tgz"}}
    text = json.dumps({"lockfileVersion": 3, "packages": {"": root, "node_modules/a": entry}})
    (project / "package-lock.json").write_text(text)


def test_a_package_with_another_hash_is_told(project: Path) -> None:
    """npm's own words about it are those that `run` knows."""
    lock(project, bytes(64))
    with pytest.raises(Failure, match=r"wanted sha512-A+==.*\): a package is not the one that package-lock.json pins"):
        node.install_packages()


def test_npm_packages_are_installed_where_there_is_no_home(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / "home").touch()
    monkeypatch.setenv("HOME", str(project / "home"))
    node.install_packages()
    assert (project / "node_modules/a/package.json").exists()
    assert (project / ".build/npm").is_dir()


def test_a_folder_that_cannot_be_written_is_named(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (project / "home").touch()
    (project / ".build").mkdir()
    (project / ".build/npm").touch()
    monkeypatch.setenv("HOME", str(project / "home"))
    with pytest.raises(
        Failure, match=rf"npm packages failed \(.*\): make sure that {project}/.build/npm\S* can be written"
    ):
        node.install_packages()


def test_a_lock_of_apt_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    path = tmp_path / "lock"
    path.touch()
    hold = (
        "import fcntl, sys; file = open(sys.argv[1], 'w'); fcntl.lockf(file, fcntl.LOCK_EX); print('held', flush=True)"
    )
    command = [sys.executable, "-c", f"{hold}; input()", str(path)]
    monkeypatch.setattr(debian, "APT_LOCKS", [tmp_path / "none", path])
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"

        def release(text: str) -> None:
            steps.say(text)
            holder.communicate("\n")

        monkeypatch.setattr(debian, "say", release)
        debian.await_apt()
    told = "Another program is installing packages: waiting until it has finished\n"
    assert capsys.readouterr().err == told


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
        ({"chromium-headless-shell"}, "/usr/bin/chromium-headless-shell", ["playwright", "chromium-headless-shell"]),
        ({"chromium"}, "/usr/bin/chromium", ["playwright", "chromium-headless-shell", "chromium"]),
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
        if name not in works:
            raise Failure("There is no such package.")
        works.add(f"/usr/bin/{name}")
        return True

    monkeypatch.delenv("WYE_BROWSER", raising=False)
    monkeypatch.setattr(browsers, "BROWSERS", [browsers.SHELL, "chromium"])
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
    possible: bool, told: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
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
