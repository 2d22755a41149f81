"""Programs that run inside Pyodide, under Node."""

from pathlib import Path

from web.build.node import tool
from web.build.paths import INSIDE, ROOT
from web.build.steps import Command, run


def pyodide(title: str, folder: Path, packages: str, module: str, *arguments: str | Path) -> None:
    """Call `main` of a module of `inside` in the Pyodide of `folder`, in which these packages are loaded."""
    texts = [path.relative_to(ROOT).as_posix() if isinstance(path, Path) else path for path in arguments]
    command: Command = [tool("node"), INSIDE / "run.mjs", ROOT, folder, packages, f"web.build.inside.{module}", *texts]
    run(title, command, "correct what it names")
