"""Writes the types of the messages for tsc, in the tests' environment: python -m web.build.declarations TARGET."""

import sys
from pathlib import Path

from pyengine.page.declarations import declarations

if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(declarations(), "utf-8")
