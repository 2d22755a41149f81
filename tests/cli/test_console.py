from __future__ import annotations

import pytest

from pyengine.cli import console
from pyengine.errors import BadValue


def test_what_is_missing_is_named_with_what_to_install() -> None:
    with pytest.raises(
        BadValue, match=r"The package nowhere is missing: expected pip install 'wye-engine\[cli\]' first"
    ):
        console.require("nowhere", "cli")
