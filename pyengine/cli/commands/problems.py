"""`wye problems`: finds positions in which exactly one move wins, and proves those of a file anew."""

from __future__ import annotations

import argparse
from collections import Counter
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from pyengine.arena import problems
from pyengine.arena.problems import GAMES, SIZES, Problem, Search
from pyengine.arena.table import Row
from pyengine.cli import console, options, tables
from pyengine.cli.command import Command, Parser, require_writable
from pyengine.core.errors import BadValue
from pyengine.search.solve import LARGEST


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("file", type=Path, help="the JSON file of the problems")
    parser.add_argument("--check", action="store_true", help="prove the problems of the file instead of finding some")
    options.add(parser, "--games", options.COUNT, "games in which to look for problems", 700)
    options.add(parser, "--share", options.COUNT, "problems of each game and size to keep, at most", 28)
    parser.add_argument("--game", choices=GAMES, help="only this game (all)")
    options.add(parser, "--size", options.COUNT, f"only this size ({SIZES[0]} to {SIZES[-1]})", choices=SIZES)
    parser.add_output("--results", "keep what is found in this file; the same command resumes from it")
    options.add_spread(parser)


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    if chosen.check:
        _check(chosen)
        return 0
    require_writable([chosen.file, chosen.results])
    _find(chosen)
    return 0


def _find(chosen: argparse.Namespace) -> None:
    """Looks for problems, and writes a balanced choice of them to the file."""
    kinds = GAMES if chosen.game is None else (chosen.game,)
    sizes = tuple(SIZES) if chosen.size is None else (chosen.size,)
    spread = options.spread_of(chosen)
    with problems.kept(Search(chosen.games, chosen.seed, kinds, sizes), chosen.results) as results:
        done, missing = len(results.games), results.missing
        console.follow_titled(map(results.add, spread(problems.find, missing)), chosen.games, done, "games")
    found = problems.balanced(results.problems, chosen.share)
    restricted = f"{f' --game {chosen.game}' if chosen.game else ''}{f' --size {chosen.size}' if chosen.size else ''}"
    command = f"wye problems {chosen.file.name} --games {chosen.games} --share {chosen.share} --seed {chosen.seed}"
    problems.write(chosen.file, command + restricted, datetime.now(UTC).date().isoformat(), found)
    _show(f"{len(found)} problems in {chosen.games} games", found)


def _check(chosen: argparse.Namespace) -> None:
    """Proves every problem of the file. Raises BadValue for the first that is wrong."""
    found = problems.load(chosen.file)
    checking = options.spread_of(chosen)(partial(problems.require_sound, largest=LARGEST), found)
    console.follow_titled(checking, len(found), 0, "proofs")
    problems.require_different(found)
    if not found:
        raise BadValue("The file holds no problem: expected at least one.", "file")
    _show(f"{len(found)} problems, in each of which exactly the move given wins", found)


def _show(title: str, found: list[Problem]) -> None:
    """A row for each difficulty and a column for each game and size."""
    counts = Counter((one.playouts, one.game, one.size) for one in found)
    boards = sorted({(one.game, one.size) for one in found}, key=lambda board: (board[0], board[1]))
    rows = list[Row]()
    for playouts in sorted({one.playouts for one in found}):
        row: Row = {"playouts": playouts}
        rows.append(row | {f"{game} {size}": counts[playouts, game, size] for game, size in boards})
    tables.show(title, rows)


COMMAND = Command(
    "problems",
    "find positions in which exactly one move wins, or prove those of a file",
    _add_arguments,
    _run,
    """examples:
  wye problems mine.json --games 50         # look for some
  wye problems mine.json --check            # prove them anew
""",
)
