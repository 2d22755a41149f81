"""The built site, whose server a test can stop."""

from collections.abc import Iterator
from contextlib import contextmanager

from web.build.paths import DIST
from web.build.server import Server


class Site:
    """The served site at one address, also while nobody serves it."""

    def __init__(self) -> None:
        self.server = Server(DIST)
        self.url = self.server.url
        self.server.__enter__()

    def close(self) -> None:
        self.server.__exit__()

    @contextmanager
    def gone(self) -> Iterator[None]:
        """The server is stopped, and starts again at the end."""
        port = self.server.listener.server_port
        self.close()
        yield
        self.server = Server(DIST, port)
        self.server.__enter__()
