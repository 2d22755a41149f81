"""The scenarios in Firefox."""

from collections.abc import Iterator

import pytest

from .firefox import Firefox
from .scenarios import Scenarios
from .window import Window, program

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    window = Firefox(program("firefox-esr", "firefox"), tmp_path_factory.mktemp("firefox"))
    yield window
    window.close()


class TestFirefox(Scenarios):
    """The browser that is installed."""
