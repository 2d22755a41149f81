"""Compiles the modules of archives to bytecode, which is of one version of Python alone, Pyodide's."""

import py_compile
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

STDLIB_FOLDER = "/lib/python313.zip/"
SITE_PACKAGES = "/lib/python3.13/site-packages/"
# numpy copies the docstrings of this module's functions at import, and fails without them.
DOCSTRINGS_NEEDED = "numpy/_core/multiarray.py"


def main(sources: str, target: str, level: str) -> None:
    """Compile the archives of a folder into another one, at this level: 2 goes without docstrings and asserts."""
    for path in sorted(Path(sources).iterdir()):
        with zipfile.ZipFile(path) as archive:
            members = {name: archive.read(name) for name in archive.namelist()}
        folder = STDLIB_FOLDER if path.name == "python_stdlib.zip" else SITE_PACKAGES
        write_archive(Path(target, path.name), members, folder, int(level))


def compile_module(source: bytes, filename: str, optimize: int) -> bytes:
    """The .pyc of a module for this Python; tracebacks name it `filename`. It is never checked against its source."""
    with tempfile.TemporaryDirectory() as folder:
        module, target = Path(folder, "module.py"), Path(folder, "module.pyc")
        module.write_bytes(source)
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(module), str(target), filename, True, optimize, mode)
        return target.read_bytes()


def write_archive(target: Path, members: Mapping[str, bytes], folder: str, optimize: int) -> None:
    """Write a zip for `folder` of the browser's Python, every .py as its .pyc; equal members give equal bytes."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in sorted(members.items()):
            is_source = name.endswith(".py")
            member = zipfile.ZipInfo(f"{name}c" if is_source else name)  # with a fixed timestamp
            member.create_system, member.external_attr = 3, 0o644 << 16
            level = 0 if name == DOCSTRINGS_NEEDED else optimize
            content = compile_module(data, folder + name, level) if is_source else data
            archive.writestr(member, content, zipfile.ZIP_DEFLATED, 9)
