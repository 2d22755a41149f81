"""Arrays in files that are whole or absent, whenever a program is stopped."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from pyengine.core.errors import BadUsage


def keep_arrays(path: Path, groups: Mapping[str, Any]) -> None:
    """Writes arrays, and mappings of names to arrays, in place of an earlier file."""
    flat = {
        f"{group}/{name}" if name else group: np.asarray(values)
        for group, content in groups.items()
        for name, values in (content.items() if isinstance(content, Mapping) else [("", content)])
    }
    whole = path.with_suffix(".new.npz")
    np.savez(whole, **flat)  # type: ignore[arg-type]
    whole.replace(path)


def arrays(path: Path, expected: str, *groups: str) -> dict[str, Any]:
    """The arrays that `keep_arrays` wrote. Raises BadUsage, which names what was `expected`, if a group is missing."""
    content = dict[str, Any]()
    try:
        with np.load(path) as file:
            for key in file.files:
                group, _, name = key.partition("/")
                if name:
                    content.setdefault(group, {})[name] = file[key]
                else:
                    content[group] = file[key]
    except (ValueError, OSError, EOFError, BadZipFile) as wrong:
        raise BadUsage(f"{path} cannot be read: expected {expected}.", "file") from wrong
    if missing := set(groups) - content.keys():
        raise BadUsage(f"{path} has no {min(missing)}: expected {expected}.", "file")
    return content
