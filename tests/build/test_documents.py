"""The documents: their code runs, their links lead somewhere, their tables name what there is."""

import json
import re
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

import pytest

import pyengine
from pyengine.bots.names import BOTS
from pyengine.games import GAMES
from tests.engine.cli.running import Output
from web.build.paths import ROOT

DOCUMENTS = [*sorted(ROOT.glob("*.md")), ROOT / "tests/MEASUREMENTS.md", *sorted(ROOT.glob("pyengine/**/*.md"))]
README = (ROOT / "README.md").read_text("utf-8")
PACKAGE = (ROOT / "pyengine/README.md").read_text("utf-8")  # what an index of packages shows


@pytest.mark.parametrize("document", [README, PACKAGE], ids=["project", "package"])
def test_the_engine_plays_as_the_readme_shows(document: str, capsys: Output) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", document, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    told, line = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\d+% after 2,\d+ positions with this main line:", told)
    assert re.fullmatch(r"[a-k]\d+( [a-k]\d+)+", line)


@pytest.mark.parametrize(("heading", "names"), [("Games", GAMES), ("Bots", BOTS)])
def test_the_readme_names_every_game_and_bot(heading: str, names: dict[str, object]) -> None:
    table = README.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    assert sorted(name for cell in cells for name in re.findall("`(.*?)`", cell)) == sorted(names)


def test_the_package_tells_of_every_public_name_and_links_to_no_file() -> None:
    table = "".join(re.findall(r"^\| (`.*?) \|", PACKAGE, re.MULTILINE))
    assert sorted(re.findall(r"`(\w+)", table)) == sorted(pyengine.__all__)
    assert re.findall(r"\]\((?!https://)|src=", PACKAGE) == []


def test_workflows_run_actions_that_nobody_can_exchange() -> None:
    """They are named by the hash of their commit, with the version that Dependabot raises."""
    workflows = [path.read_text("utf-8") for path in sorted((ROOT / ".github/workflows").glob("*.yml"))]
    uses = [line for text in workflows for line in re.findall(r"uses: (.*)", text) if not line.startswith("./")]
    assert len(uses) > 10
    assert [line for line in uses if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", line)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_pictures_lead_to_files(document: Path) -> None:
    text = document.read_text("utf-8")
    found = re.findall(r"\]\(([^)]+)\)", text) + re.findall(r'(?:src|srcset)="([^"]+)"', text)
    places = [place.partition("#")[0] for place in found if not place.startswith("https://")]
    assert [place for place in places if place and not (document.parent / place).exists()] == []


def test_paths_in_the_documents_exist() -> None:
    """As far as they begin with a folder of the project."""
    paths = [
        path
        for document in DOCUMENTS
        for path in re.findall(r"`((?:pyengine|web|tests)/[\w./-]+)`", document.read_text("utf-8"))
    ]
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_what_pip_and_the_build_leave_behind_is_ignored() -> None:
    left = ["build/lib/pyengine/game.py", "wye_engine.egg-info/PKG-INFO", ".build/lock", "dist/sw.js", "node_modules/x"]
    command = ["git", "check-ignore", "--no-index", "--stdin"]
    with (
        tempfile.TemporaryDirectory() as folder
    ):  # a repository with the project's file, since an archive of it is none
        subprocess.run(["git", "init", "--quiet", folder], check=True)
        shutil.copyfile(ROOT / ".gitignore", Path(folder, ".gitignore"))
        text = "\n".join([*left, "pyengine/core/game.py", "build.py"])
        found = subprocess.run(command, cwd=folder, input=text, capture_output=True, text=True, check=False)
    assert found.stdout.split() == left


def test_the_manifest_shows_pictures_of_the_sizes_that_it_states() -> None:
    shown = json.loads((ROOT / "web/manifest.webmanifest").read_text("utf-8"))["screenshots"]
    assert {one["form_factor"] for one in shown} == {"wide", "narrow"}
    for one in shown:
        header = (ROOT / "web" / one["src"]).read_bytes()[:24]
        assert header.startswith(b"\x89PNG")
        width, height = struct.unpack(">II", header[16:])
        assert one["sizes"] == f"{width}x{height}"


@pytest.mark.parametrize("pattern", ["web/**/*.ts", "web/build/**/*.mjs", "web/**/*.css", "tests/**/*.test.js"])
def test_lines_of_scripts_and_style_sheets_have_120_columns_at_most(pattern: str) -> None:
    """Biome breaks code alone, and neither comments nor style sheets; texts for people stay whole."""
    paths = [path for path in sorted(ROOT.glob(pattern)) if "words" not in path.parts]
    assert paths
    long = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > 120 and not line.lstrip().startswith('"')  # a sentence
    ]
    assert long == []
