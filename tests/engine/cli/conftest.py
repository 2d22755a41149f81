"""What every command of these tests begins with."""

import pytest

from pyengine.core import script


@pytest.fixture(autouse=True)
def no_file_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process of its own, no bot has been read from a file."""
    monkeypatch.setattr(script, "sources", {})
