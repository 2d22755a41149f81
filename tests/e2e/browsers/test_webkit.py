"""The scenarios in WebKitGTK."""

from collections.abc import Iterator

import pytest

from .scenarios import Scenarios
from .webkit import WebKit
from .window import Window, program

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    driver, screen = program("WebKitWebDriver"), program("Xvfb")
    window = WebKit(driver, screen, tmp_path_factory.mktemp("webkit"))
    yield window
    window.close()


class TestWebKit(Scenarios):
    """WebKitGTK, the engine of Safari."""
