"""Shared by a match, a tournament and a sweep: results are kept, so that an interrupted command resumes."""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any

from pyengine.arena.match import Result
from pyengine.arena.programs.program import GRACE
from pyengine.arena.results import Results
from pyengine.cli import console, options
from pyengine.cli.command import REFUSED, Parser, code_of
from pyengine.core.errors import Refusal
from pyengine.core.parameters import Real, Whole


def add_series(parser: Parser, stones: int) -> None:
    """Options for the start of the games, for their file, and for the form of the results."""
    options.add(parser, "--stones", Whole(0, 10**6), "random stones at the start of each game", stones)
    late = "by how much of its seconds a move of a program or of your own file may be late; a later one loses the game"
    options.add(parser, "--grace", Real(0, 1000), late, GRACE)
    parser.add_output("--results", "keep every game in this file; the same command resumes from it")
    options.add_spread(parser)
    options.add_json(parser)
    options.add_csv(parser)


def play_missing(
    args: argparse.Namespace,
    results: Results[Any],
    total: int,
    score: Callable[[], str] = lambda: "",
    enough: Callable[[Sequence[Result]], bool] = lambda _: False,
) -> int:
    """Plays the missing games behind a progress bar. Returns the exit code.

    Raises BadValue if games are missing that a player on this machine cannot play.
    """
    if len(results.games) < total and args.scheduler is None:
        for player in results.plan.players:
            player.require_ready(results.plan.game)
    games = results.play(options.spread_of(args), enough)
    try:
        console.follow(games, total, len(results.games), score)
    except KeyboardInterrupt as stopped:
        remedy = "the same command resumes" if args.results else "with --results FILE the same command would resume"
        print(f"wye: stopped after {len(results.games)} of {total} games: {remedy}.", file=sys.stderr)
        return code_of(stopped)
    except Refusal as wrong:
        if not results.games:
            raise
        console.warn(str(wrong))
        return REFUSED
    return 0
