"""Virtual environments of Python, in .build/."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from web.build import debian
from web.build.files import remove
from web.build.paths import WORK
from web.build.steps import NETWORK, Failure, once, run


def virtual_environment(name: str, requirements: Sequence[str]) -> Path:
    """Make a virtual environment with the requirements unless it exists; return its interpreter."""
    folder = WORK / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def make() -> None:
        check = [sys.executable, "-c", "import ensurepip, venv"]
        works = subprocess.run(check, capture_output=True, check=False).returncode == 0
        if not works and not debian.install("python3-venv"):
            raise Failure("This Python has no venv: install it (on Debian and Ubuntu: apt install python3-venv)")
        remove(folder)
        run(f"Making .build/{name}", [sys.executable, "-m", "venv", folder], "repair this Python's venv")
        pip = [str(python), *"-m pip install --disable-pip-version-check".split(), *requirements]
        run(f"Installing packages into .build/{name}", pip, NETWORK, tries=3)

    once(name, [sys.version, sys.prefix, *requirements], python, make, whole=False)
    return python
