"""Digests of what plays, so that results of one engine, or of one bot's file, are not continued by another."""

import hashlib
import shutil
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import pyengine

ROOMS = ("core", "games", "search", "bots", "records", "arena")
"""The parts of the engine on which games depend."""
SCRIPTS = (".py", ".js", ".mjs", ".jar", ".sh", ".rb", ".pl", ".lua")
"""The endings of programs that another program runs."""


def digest(parts: Iterable[bytes]) -> str:
    """The first 16 digits of the SHA-256 of some bytes, enough to tell two files apart."""
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


@cache
def of_engine() -> str:
    """The engine's version, and a digest of its code and tables."""
    home = Path(pyengine.__file__).parent
    files = [path for room in ROOMS for path in (home / room).rglob("*.py")]
    files += (home / "search").rglob("*.json")  # those of bots hold levels, which stand for settings
    return f"{pyengine.__version__} {digest(path.read_bytes() for path in sorted(files))}"


def of_command(words: Sequence[str]) -> dict[str, str]:
    """The digests of the program that a command line runs, and of the scripts that it names, where readable."""
    digests = {}
    for place, word in enumerate(words):
        path = Path((place == 0 and shutil.which(word)) or word)
        if path.is_file() and (place == 0 or path.suffix in SCRIPTS):
            stat = path.stat()
            digests[word] = _of_file(path, stat.st_mtime_ns, stat.st_size)
    return digests


@cache
def _of_file(path: Path, _time: int, _size: int) -> str:
    """The digest of a file, read once for each time and size, since a program may be large."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()[:16]
