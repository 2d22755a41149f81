"""`python -m pyengine`, installed as `wye`."""

import signal
import sys


def main() -> int:
    """Runs the program, which Ctrl-C stops without a traceback even while it is being loaded; the exit code."""
    try:
        from pyengine.arena.parallel.interrupts import terminate  # noqa: PLC0415 (as the next one)

        signal.signal(signal.SIGTERM, terminate)
        from pyengine.cli.main import main as run  # noqa: PLC0415 (it takes tenths of a second)

        return run()
    except KeyboardInterrupt as stopped:
        print("wye: stopped.", file=sys.stderr)
        return stopped.args[0] if stopped.args else 130  # whatever was being loaded, as pyengine.cli.command has it


if __name__ == "__main__":
    sys.exit(main())
