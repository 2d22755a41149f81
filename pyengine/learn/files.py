"""Arrays in files that are whole or not there at all, whenever a program is stopped."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from pyengine.core.errors import BadRecord


def keep_arrays(path: Path, groups: Mapping[str, Any]) -> None:
    """Writes arrays, and mappings of names to arrays, in place of what was there."""
    flat = {
        f"{group}/{name}" if name else group: np.asarray(values)
        for group, found in groups.items()
        for name, values in (found.items() if isinstance(found, Mapping) else [("", found)])
    }
    whole = path.with_suffix(".new.npz")
    np.savez(whole, **flat)  # type: ignore[arg-type]
    whole.replace(path)


def arrays(path: Path, expected: str, *groups: str) -> dict[str, Any]:
    """What `keep_arrays` wrote. Raises BadRecord, which says what was `expected`, if any of the groups is missing."""
    found = dict[str, Any]()
    try:
        with np.load(path) as kept:
            for key in kept.files:
                group, _, name = key.partition("/")
                if name:
                    found.setdefault(group, {})[name] = kept[key]
                else:
                    found[group] = kept[key]
    except (ValueError, OSError, EOFError, BadZipFile) as wrong:
        raise BadRecord(f"{path} cannot be read: expected {expected}.", "file") from wrong
    if missing := set(groups) - found.keys():
        raise BadRecord(f"{path} has no {min(missing)}: expected {expected}.", "file")
    return found
