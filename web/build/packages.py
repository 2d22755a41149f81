"""The engine's own packages, for pip: a wheel and a source distribution."""

import tomllib

from web.build.environments import virtual_environment
from web.build.files import remove
from web.build.paths import ROOT, WORK
from web.build.steps import NETWORK, run

PACKAGES = WORK / "packages"
DATE = "1767225600"  # of every file, in seconds since 1970, since those of a clone tell only when it was made


def package() -> None:
    """Make .build/packages/ anew: the source distribution and the wheel that is built from it, checked by twine.

    So the wheel holds nothing but what the source distribution holds, and nothing that an earlier build left behind.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    python = virtual_environment("packaging", project["dependency-groups"]["packaging"])
    remove(PACKAGES)
    # -P: or else `-m build` would run build.py
    run(
        "Packaging the engine",
        [python, *"-P -m build --outdir".split(), PACKAGES],
        NETWORK,
        tries=2,
        SOURCE_DATE_EPOCH=DATE,
    )
    run(
        "Checking the packages",
        [python, *"-m twine check --strict".split(), *PACKAGES.iterdir()],
        "correct what it says",
    )
    for path in sorted(PACKAGES.iterdir()):
        print(path.relative_to(ROOT))
