"""Writes the types of the messages for tsc, in the tests' environment: python -m web.build.declarations TARGET."""

import sys
from pathlib import Path

from pyengine.page.declarations import declarations

if __name__ == "__main__":
    Path(sys.argv[1]).write_text(declarations(), "utf-8")
