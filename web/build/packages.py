"""The engine's own packages, for pip: a wheel and a source distribution."""

import re
import tomllib
from collections.abc import Mapping

from web.build.environments import virtual_environment
from web.build.files import remove
from web.build.paths import ROOT, WORK
from web.build.steps import NETWORK, Command, Failure, run
from web.build.wheels import engine_version

PACKAGES = WORK / "packages"
DATE = "1767225600"  # of every file, in seconds since 1970, since those of a clone tell only when it was made


def package(tag: str | None = None) -> None:
    """Make .build/packages/: the source distribution, and the wheel that is built from it, checked by twine.

    The wheel holds only what the source distribution holds, and nothing that an earlier build left behind. For the
    release of a `tag`, Failure unless the packages are fit for it.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if tag is not None:
        require_release(tag, engine_version(), project["project"]["urls"])
    python = virtual_environment("packaging", project["dependency-groups"]["packaging"])
    remove(PACKAGES)
    build: Command = [python, *"-P -m build --outdir".split(), PACKAGES]  # -P: or else `-m build` would run build.py
    run("Packaging the engine", build, NETWORK, tries=2, SOURCE_DATE_EPOCH=DATE)
    check: Command = [python, *"-m twine check --strict".split(), *PACKAGES.iterdir()]
    run("Checking the packages", check, "correct what it says")
    for path in sorted(PACKAGES.iterdir()):
        print(path.relative_to(ROOT))


def require_release(tag: str, version: str, urls: Mapping[str, str]) -> None:
    """Failure unless the tag names the version, and the addresses of the project are filled in."""
    if tag != f"v{version}":
        raise Failure(f"The tag is {tag}: name it v{version}, after the version in pyengine/__init__.py")
    if unfilled := [name for name, url in urls.items() if re.search("OWNER|REPOSITORY", url)]:
        place = f"[project.urls] of pyproject.toml has placeholders ({', '.join(unfilled)})"
        raise Failure(f"{place}: put the project's owner and name there")
