"""`wye problems`: find positions in which exactly one move wins, or prove those of a file.

examples:
  wye problems mine.json --games 50                          # look for some
  wye problems mine.json --add --game y --size 7 8 --seed 2  # and for more
  wye problems mine.json --check                             # prove them again
"""

import argparse
from collections import Counter
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from pyengine.arena import problems
from pyengine.arena.problems import EFFORT, GAMES, LADDERS, SIZES, Problem, Search
from pyengine.arena.table import Row
from pyengine.cli import console, options, tables
from pyengine.cli.command import Parser, require_writable
from pyengine.core.errors import BadUsage
from pyengine.insight.motifs import MOTIFS
from pyengine.search.solve import LARGEST


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", type=Path, help="the JSON file of the problems")
    parser.add_argument("--check", action="store_true", help="prove the problems of the file instead of finding some")
    parser.add_argument("--add", action="store_true", help="keep the problems of the file beside those that are found")
    options.add(parser, "--games", options.COUNT, "games in which to look for problems", 700)
    options.add(parser, "--share", options.COUNT, "problems of each game and size to keep, at most", 28)
    parser.add_argument("--game", choices=GAMES, help="only this game (all)")
    sizes = f"only these sizes ({SIZES[0]} to {SIZES[-1]})"
    options.add(parser, "--size", options.COUNT, sizes, nargs="+", choices=SIZES)
    options.add(parser, "--ladders", options.COUNT, "tries to lay a ladder into the end of each game", LADDERS)
    options.add(parser, "--effort", options.COUNT, "the most that proofs of a game take: positions times cells", EFFORT)
    options.add(parser, "--least", options.COUNT, "only problems for which `wye` needs this many playouts", 1)
    parser.add_output("--results", "keep what is found in this file; the same command resumes from it")
    options.add_spread(parser)


def run(args: argparse.Namespace) -> int:
    if args.check:
        _check(args)
    else:
        require_writable([args.file, args.results])
        _find(args)
    return 0


def _find(args: argparse.Namespace) -> None:
    """Looks for problems, and writes a balanced choice of them to the file."""
    earlier = problems.load(args.file) if args.add else []
    kinds = GAMES if args.game is None else (args.game,)
    search = Search(args.games, args.seed, kinds, tuple(args.size or SIZES), args.ladders, args.effort)
    games, ids = list[list[Problem]](), {problem.id for problem in earlier}
    found = problems.find_in_games(search, args.results, options.spread_of(args))
    console.follow_titled(map(games.append, found), args.games, 0, "games")
    fresh = [problem for game in games for problem in game if problem.id not in ids]
    both = sorted(earlier + problems.choose_evenly(fresh, args.share, args.least), key=problems.rank)
    problems.write(args.file, _command(args), datetime.now(UTC).date().isoformat(), both)
    _show(f"{len(both) - len(earlier)} problems in {args.games} games", both)


def _command(args: argparse.Namespace) -> str:
    """The command, after the commands that found the problems to which it adds."""
    game = f" --game {args.game}" if args.game else ""
    sizes = f" --size {' '.join(map(str, args.size))}" if args.size else ""
    usual = {"ladders": LADDERS, "effort": EFFORT, "least": 1}
    others = "".join(
        f" --{name} {getattr(args, name)}" for name, value in usual.items() if getattr(args, name) != value
    )
    search = f"--games {args.games} --share {args.share} --seed {args.seed}{game}{sizes}{others}"
    if not args.add:
        return f"wye problems {args.file.name} {search}"
    return f"{problems.command_of(args.file)}; wye problems {args.file.name} --add {search}"


def _check(args: argparse.Namespace) -> None:
    """Proves every problem of the file. Raises BadValue for the first that is wrong."""
    every = problems.load(args.file)
    proofs = options.spread_of(args)(partial(problems.require_sound, largest=LARGEST), every)
    console.follow_titled(proofs, len(every), 0, "proofs")
    problems.require_different(every)
    if not every:
        raise BadUsage("The file holds no problem: expected at least one.", "file")
    _show(f"{len(every)} problems, in each of which exactly the move given wins, with its motifs and line", every)


def _show(title: str, every: list[Problem]) -> None:
    """Prints a row for each difficulty and for each motif, and a column for each game and size."""
    counts = Counter(
        (row, problem.game, problem.size)
        for problem in every
        for row in (f"{problem.playouts} playouts", *problem.motifs)
    )
    boards = sorted({(problem.game, problem.size) for problem in every})
    difficulties = [f"{playouts} playouts" for playouts in sorted({problem.playouts for problem in every})]
    rows = list[Row]()
    for name in (*difficulties, *MOTIFS):
        row: Row = {"": name}
        rows.append(row | {f"{game} {size}": counts[name, game, size] for game, size in boards})
    tables.show(title, rows)
