"""`python -m pyengine`, installed as `wye`."""

from __future__ import annotations

import sys

from pyengine.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
