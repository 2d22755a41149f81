"""The engine's packages for pip, as their build backend makes them in any folder."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from flit_core import buildapi  # type: ignore[import-untyped]

from web.build.paths import ROOT


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


def test_a_source_distribution_holds_the_engine_and_its_changes(tmp_path: Path) -> None:
    with tarfile.open(tmp_path / buildapi.build_sdist(str(tmp_path))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert names == {"CHANGELOG.md", "LICENSE", "PKG-INFO", "pyproject.toml"} | tree("pyengine")


def test_the_build_of_that_name_is_not_run_in_its_place() -> None:
    process = subprocess.run([sys.executable, "-m", "build"], capture_output=True, text=True, check=False)
    assert process.returncode == 1
    assert process.stderr == "python -m build ran the build.py of this folder: expected python build.py package.\n"
