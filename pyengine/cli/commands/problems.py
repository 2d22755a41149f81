"""`wye problems`: finds positions in which exactly one move wins, and proves those of a file anew."""

from __future__ import annotations

import argparse
from collections import Counter
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from pyengine.arena import problems
from pyengine.arena.problems import GAMES, LADDERS, SIZES, Problem, Search
from pyengine.arena.table import Row
from pyengine.cli import console, options, tables
from pyengine.cli.command import Command, Parser, require_writable
from pyengine.core.errors import BadValue
from pyengine.insight.motifs import MOTIFS
from pyengine.search.solve import LARGEST


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("file", type=Path, help="the JSON file of the problems")
    parser.add_argument("--check", action="store_true", help="prove the problems of the file instead of finding some")
    parser.add_argument("--add", action="store_true", help="keep the problems of the file beside those that are found")
    options.add(parser, "--games", options.COUNT, "games in which to look for problems", 700)
    options.add(parser, "--share", options.COUNT, "problems of each game and size to keep, at most", 28)
    parser.add_argument("--game", choices=GAMES, help="only this game (all)")
    sizes = f"only these sizes ({SIZES[0]} to {SIZES[-1]})"
    options.add(parser, "--size", options.COUNT, sizes, nargs="+", choices=SIZES)
    options.add(parser, "--ladders", options.COUNT, "tries to lay a ladder into the end of each game", LADDERS)
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
    known = problems.load(chosen.file) if chosen.add else []
    kinds = GAMES if chosen.game is None else (chosen.game,)
    search = Search(chosen.games, chosen.seed, kinds, tuple(chosen.size or SIZES), chosen.ladders)
    spread = options.spread_of(chosen)
    with problems.kept(search, chosen.results) as results:
        done, missing = len(results.games), results.missing
        console.follow_titled(map(results.add, spread(problems.find, missing)), chosen.games, done, "games")
    fresh = [one for one in results.problems if one.id not in {other.id for other in known}]
    found = sorted(known + problems.balanced(fresh, chosen.share), key=problems.rank)
    problems.write(chosen.file, _command(chosen), datetime.now(UTC).date().isoformat(), found)
    _show(f"{len(found) - len(known)} problems in {chosen.games} games", found)


def _command(chosen: argparse.Namespace) -> str:
    """The command, after those that have found the problems to which it adds."""
    game = f" --game {chosen.game}" if chosen.game else ""
    sizes = f" --size {' '.join(map(str, chosen.size))}" if chosen.size else ""
    ladders = f" --ladders {chosen.ladders}" if chosen.ladders != LADDERS else ""
    searched = f"--games {chosen.games} --share {chosen.share} --seed {chosen.seed}{game}{sizes}{ladders}"
    if not chosen.add:
        return f"wye problems {chosen.file.name} {searched}"
    return f"{problems.command_of(chosen.file)}; wye problems {chosen.file.name} --add {searched}"


def _check(chosen: argparse.Namespace) -> None:
    """Proves every problem of the file. Raises BadValue for the first that is wrong."""
    found = problems.load(chosen.file)
    checking = options.spread_of(chosen)(partial(problems.require_sound, largest=LARGEST), found)
    console.follow_titled(checking, len(found), 0, "proofs")
    problems.require_different(found)
    if not found:
        raise BadValue("The file holds no problem: expected at least one.", "file")
    _show(f"{len(found)} problems, in each of which exactly the move given wins, with its motifs and line", found)


def _show(title: str, found: list[Problem]) -> None:
    """A row for each difficulty and for each motif, and a column for each game and size."""
    counts = Counter((row, one.game, one.size) for one in found for row in (f"{one.playouts} playouts", *one.motifs))
    boards = sorted({(one.game, one.size) for one in found})
    difficulties = [f"{playouts} playouts" for playouts in sorted({one.playouts for one in found})]
    rows = list[Row]()
    for name in (*difficulties, *MOTIFS):
        row: Row = {"": name}
        rows.append(row | {f"{game} {size}": counts[name, game, size] for game, size in boards})
    tables.show(title, rows)


COMMAND = Command(
    "problems",
    "find positions in which exactly one move wins, or prove those of a file",
    _add_arguments,
    _run,
    """examples:
  wye problems mine.json --games 50                          # look for some
  wye problems mine.json --add --game y --size 7 8 --seed 2  # and for more
  wye problems mine.json --check                             # prove them anew
""",
)
