"""`python -m pyengine`, installed as `wye`."""

from __future__ import annotations

import signal
import sys


def main() -> int:
    """Runs the program, which Ctrl-C stops without a traceback even while it is being loaded; the exit code."""
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))  # in order: what it has started ends, too
    try:
        from pyengine.cli.main import main as run  # noqa: PLC0415 (it takes tenths of a second)

        return run()
    except KeyboardInterrupt:
        print("wye: stopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
