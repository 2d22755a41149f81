"""Files and folders: their contents and hashes."""

import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

UMASK = os.umask(0o077)  # read once, since it can only be read by setting it, for all threads
os.umask(UMASK)


def respect_umask(path: Path) -> None:
    """Take the rights from a file, or from all below a folder, that the umask denies to new ones."""
    for each in [path, *path.rglob("*")]:
        each.chmod(each.stat().st_mode & 0o777 & ~UMASK)


def remove(path: Path) -> None:
    """Remove a file, a link, or a folder with its contents, if it exists."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def files_of(path: Path) -> list[Path]:
    """The file itself, or the files below the folder sorted by path, without the leftovers of tools."""
    if not path.is_dir():
        return [path]
    names = sorted(relative(path, (p for p in path.rglob("*") if p.is_file())))
    return [path / name for name in names if not re.search(r"(^|/)(\.|__pycache__/)", name)]


def relative(folder: Path, paths: Iterable[Path]) -> list[str]:
    """The paths relative to the folder, with forward slashes."""
    return [path.relative_to(folder).as_posix() for path in paths]


def version(site: Path) -> str:
    """The version of a site: the name of the folder with the files of that version alone."""
    return next(path.name for path in site.iterdir() if inner(f"{path.name}/") == "")


def inner(path: str) -> str:
    """The path of a file of a site without the folder of its version."""
    return re.sub("^[0-9a-f]{16}/", "", path)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def digest(*inputs: Path | str) -> str:
    """A hash of texts, files and whole folders, names included, that does not depend on the order on disk."""
    parts: list[str] = []
    for item in inputs:
        parts.append(item if isinstance(item, str) else item.name)
        for path in files_of(item) if isinstance(item, Path) else []:
            parts += [str(path.relative_to(item).as_posix()), sha256(path.read_bytes())]
    return sha256("\0".join(parts).encode())


def inline_json(value: object) -> str:
    """JSON that can stand in a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
