"""The engine's packages for pip, as their build backend makes them in any folder."""

import re
import subprocess
import sys
import tarfile
import zipfile
from contextlib import nullcontext
from pathlib import Path

import pytest
from flit_core import buildapi  # type: ignore[import-untyped]

from web.build.packages import require_release
from web.build.paths import ROOT
from web.build.steps import Failure


@pytest.fixture(autouse=True)
def in_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def tree(folder: str) -> set[str]:
    """The files in a folder of the project, but for what Python keeps there."""
    paths = [path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(ROOT).as_posix() for path in paths}


def test_a_wheel_holds_the_engine_as_it_is(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / buildapi.build_wheel(str(tmp_path))) as wheel:
        names = wheel.namelist()
        (metadata,) = (wheel.read(name).decode() for name in names if name.endswith("/METADATA"))
    assert {name for name in names if ".dist-info/" not in name} == tree("pyengine")
    assert "Requires-Dist: numpy>=2\n" in metadata
    assert "Programming Language :: Python :: 3.14\n" in metadata
    urls = re.findall(r"^Project-URL: (\w+), https://\S+$", metadata, re.MULTILINE)
    assert sorted(urls) == ["Changelog", "Homepage", "Issues", "Source"]


@pytest.mark.parametrize(
    ("tag", "owner", "problem"),
    [
        ("v1.2", "me", None),
        ("1.2", "me", "The tag is 1.2: name it v1.2, after the version in pyengine/__init__.py"),
        ("v1.3", "me", "The tag is v1.3: name it v1.2, after the version in pyengine/__init__.py"),
        ("v1.2", "OWNER", r"\[project.urls\] of .* has placeholders \(Source\): put the project's owner .* there"),
    ],
)
def test_a_release_has_its_tag_and_its_addresses(tag: str, owner: str, problem: str | None) -> None:
    urls = {"Source": f"https://github.com/{owner}/wye", "Homepage": "https://wye.example"}
    refused = nullcontext() if problem is None else pytest.raises(Failure, match=f"^{problem}$")
    with refused:
        require_release(tag, "1.2", urls)


def test_a_source_distribution_holds_the_engine_and_its_changes(tmp_path: Path) -> None:
    with tarfile.open(tmp_path / buildapi.build_sdist(str(tmp_path))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert names == {"CHANGELOG.md", "LICENSE", "PKG-INFO", "pyproject.toml"} | tree("pyengine")


def test_the_build_of_that_name_is_not_run_in_its_place() -> None:
    process = subprocess.run([sys.executable, "-m", "build"], capture_output=True, text=True, check=False)
    assert process.returncode == 1
    assert process.stderr == "python -m build ran the build.py of this folder: expected python build.py package.\n"
