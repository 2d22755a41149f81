"""The scenarios in Firefox."""

from collections.abc import Iterator
from fnmatch import fnmatch

import pytest

from web.build.paths import DIST
from web.build.server import Server

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

    def test_a_script_that_is_missing_is_said_and_tried_again(self, window: Window) -> None:
        with Server(DIST) as server:
            (path,) = (path for path in server.files if fnmatch(path, "*/demo/board-*.js"))
            body = server.files.pop(path)
            window.open(f"{server.url}board.html")
            window.wait("document.querySelector('#wait button')")
            name = path.rpartition("/")[2]
            assert f"could not load {name}: the server answered with error 404." in window.text("#wait")
            server.files[path] = body
            window.click("#wait button")
            window.wait("!document.querySelector('#wait') && document.querySelector('.cell')")
