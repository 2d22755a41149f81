"""What the tests in browsers use of the build."""

from build import DIST, ROOT, Handler, Server

__all__ = ["DIST", "ROOT", "Handler", "Server"]
