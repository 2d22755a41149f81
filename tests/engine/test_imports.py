"""Imports point one way: a module sees those named before it, and the engine sees nothing but Python and numpy."""

import ast
import fnmatch
import subprocess
import sys
from pathlib import Path

import pytest

import pyengine

ROOT = Path(pyengine.__file__).parent
LAYERS = "core, games search, insight records, bots, arena, page learn, lab, cli notebook, __main__".split(", ")
"""The contract and the rooms, from the ground up. Modules of a room see each other; rooms of a layer do not."""
EXTRAS = {"cli.board": "rich", "cli.console": "rich", "cli.plot": "matplotlib"}
"""The packages that the command line is made with: only these modules use them, and only where they are needed."""
LATE = {
    **dict.fromkeys(("learn.games", "learn.gumbel", "learn.training"), ("numba",)),
    "learn.network": ("jax",),
    "arena.parallel.cluster": ("distributed",),
}
"""Modules that are imported only where they are used, and the packages that they are made with."""


def layer(module: str) -> int:
    """The number of the layer that a module of the engine belongs to."""
    return next(number for number, names in enumerate(LAYERS) if module in names.split())


def imported(path: Path) -> set[str]:
    """Every module that a file imports, also for its types alone."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            names = [alias.name for alias in node.names if node.module == "pyengine" and alias.name != "__version__"]
            found |= {f"pyengine.{name}" for name in names} or {node.module or ""}
    return found


MODULES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    own = module.split(".")[0]
    for name in imported(path):
        top, _, rest = name.partition(".")
        if top != "pyengine":
            known = top in ("numpy", EXTRAS.get(module), *LATE.get(module, ())) or top in sys.stdlib_module_names
            assert known, f"{name} is not part of Python or numpy"
        elif rest:
            other = rest.split(".")[0]
            assert other == own or layer(other) < layer(own), f"{own} imports {other}"
            assert other != "lab" or own == "lab" or module in ("cli.commands.lab", "cli.handins"), (
                "the lab is a house of its own"
            )
        else:
            assert own in ("page", "cli", "arena"), "only the rooms that talk to others tell the version"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_room_depends_on_a_rival_search(path: Path) -> None:
    room, *inner = path.relative_to(ROOT).with_suffix("").parts
    own = inner[0] if room == "search" else ""
    shared = {"bandit", "connection", "info", "judgement", "memory"}
    for name in imported(path):
        search = name.removeprefix("pyengine.search.").split(".")[0] if name.startswith("pyengine.search.") else own
        if search == "wye":
            assert own == "wye" or (room, inner) == ("bots", ["names"])
        if own in ("connection", "network", "wye"):
            assert search in {own, *shared}


@pytest.mark.parametrize(("module", "extra"), EXTRAS.items())
def test_nothing_but_its_own_command_needs_an_extra(module: str, extra: str) -> None:
    code = (
        f"import sys, pyengine.__main__, pyengine.{module}; print([n for n in sys.modules if n.startswith({extra!r})])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_only_training_and_clusters_need_their_packages() -> None:
    names = {package for packages in LATE.values() for package in packages}
    code = f"import sys, pyengine.cli.main; print({names!r} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_every_module_has_its_layer() -> None:
    assert {path.relative_to(ROOT).parts[0].removesuffix(".py") for path in MODULES} == set(" ".join(LAYERS).split())


def test_pytest_passes_over_no_folder_of_tests(pytestconfig: pytest.Config) -> None:
    folders = {folder.name for path in (ROOT.parent / "tests").rglob("test_*.py") for folder in path.parents}
    for pattern in pytestconfig.getini("norecursedirs"):
        assert not fnmatch.filter(folders, pattern), "as the usual ones do, which name build"
