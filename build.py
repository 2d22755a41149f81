"""Build, serve, test, measure, picture and package Wye, with nothing but Python and a network."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  said before an import fails
    sys.exit(f"Wye needs Python 3.11 or newer, and this is {sys.version.split()[0]}: run build.py with a newer one.")

import argparse
from collections.abc import Sequence

from web.build import budget, packages, server, site, tests
from web.build.paths import DIST
from web.build.steps import FULL, Failure, is_full


def parse(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The command with its options, and the arguments for pytest."""
    parser = argparse.ArgumentParser(
        prog="build.py", description="Build, serve, test, measure, picture and package Wye."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="make dist/ and print what a first visit transfers")
    serving = commands.add_parser(
        "serve", help="build and serve dist/ on this machine, and again when a source changes"
    )
    serving.add_argument("--port", type=server.port, default=8000, help="where to listen (8000), or the next free port")
    serving.add_argument("--no-open", action="store_true", help="do not open a browser")
    testing = commands.add_parser("test", allow_abbrev=False, help="build, then test; more arguments go to pytest")
    testing.add_argument("--all", action="store_true", help="the slow ones too")
    commands.add_parser("bench", help="build, then measure speed and memory; prints JSON")
    commands.add_parser("pictures", help="build, then take the pictures of the README and the web manifest")
    packaging = commands.add_parser(
        "package", help="make the engine's wheel and source distribution in .build/packages/"
    )
    packaging.add_argument("--release", metavar="TAG", help="refuse what is not fit for the release of this tag")
    options, rest = parser.parse_known_args(arguments)
    if rest and options.command != "test":
        parser.error(f"unknown arguments: {' '.join(rest)}")
    return options, rest


def run(options: argparse.Namespace, rest: Sequence[str]) -> int:
    """Carry out one command. Returns the exit status."""
    if options.command == "test":
        return tests.test(rest, options.all)
    if options.command in ("bench", "pictures"):
        return tests.drive(options.command)
    if options.command == "package":
        packages.package(options.release)
        return 0
    site.build()
    if options.command == "serve":
        server.serve(options.port, not options.no_open, site.build)
    else:
        budget.check_size(DIST)
    return 0


def main(arguments: Sequence[str]) -> int:
    """Carry out one command, or say in a sentence why not. Returns the exit status: 0, 1 (failed), 2 (bad usage)."""
    options, rest = parse(arguments)
    try:
        return run(options, rest)
    except Failure as failure:
        problem = f"\n{failure}."
    except OSError as error:
        remedy = FULL if is_full(error) else "make it writable, or move away what is in its place"
        problem = f"\n{error.filename or 'A file'} cannot be used ({error.strerror or error}): {remedy}."
    except KeyboardInterrupt:
        problem = "\nStopped."
    print(problem, file=sys.stderr)
    return 1


if __name__ == "__main__":
    if __spec__ is not None:  # run by `python -m build`, which asks for the package of that name
        sys.exit("python -m build ran the build.py of this folder: expected python build.py package.")
    sys.exit(main(sys.argv[1:]))
