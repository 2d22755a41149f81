"""A page that all scenarios of a browser share."""

from collections.abc import Iterator

import pytest

from .site import Site
from .window import Window

IDLE = "document.querySelector('#work')?.hidden"
ELSEWHERE = (
    "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !name.startsWith(origin))"
)


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    site = Site()
    yield site
    site.close()


@pytest.fixture(scope="module")
def page(window: Window, site: Site) -> Iterator[Window]:
    """The board with a ready engine."""
    window.open(site.url)
    window.click("#welcome-close")
    window.wait(IDLE)
    yield window
    assert window.evaluate(ELSEWHERE) == []
    assert window.complaints() == []
