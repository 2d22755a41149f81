"""What a match, a tournament and a sweep share: results that are kept, so that an interrupted command resumes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import Any

from pyengine.arena.match import Result
from pyengine.arena.programs.program import GRACE
from pyengine.arena.results import Results
from pyengine.cli import console, options
from pyengine.cli.command import REFUSED, Parser, code_of
from pyengine.core.errors import Refusal
from pyengine.core.game import Game
from pyengine.core.parameters import Real, Whole


def add_series(parser: Parser, stones: int) -> None:
    """How the games begin, where they are kept, and how results are told."""
    options.add(parser, "--stones", Whole(0, 10**6), "random stones at the start of each game", stones)
    options.add(
        parser,
        "--grace",
        Real(0, 1000),
        "by how much of its seconds a move of a program or of your own file may be late; a later one loses the game",
        GRACE,
    )
    parser.add_output("--results", "keep every game in this file; the same command resumes from it")
    options.add_spread(parser)
    options.add_json(parser)
    options.add_csv(parser)


def require_ready(chosen: argparse.Namespace, results: Results[Any], game: Game, total: int) -> None:
    """Raises BadValue if games are missing and a player cannot play them, but for those on other machines."""
    if len(results.games) < total and chosen.scheduler is None:
        for player in results.plan.players:
            player.require_ready(game)


def finish(results: Results[Any], games: Iterator[Result], total: int, score: Callable[[], str]) -> int:
    """Plays the games that are missing behind a progress bar; the exit code."""
    try:
        console.follow(games, total, len(results.games), score)
    except KeyboardInterrupt as stopped:
        further = "the same command resumes" if results.kept else "with --results FILE the same command would resume"
        print(f"wye: stopped after {len(results.games)} of {total} games: {further}.", file=sys.stderr)
        return code_of(stopped)
    except Refusal as wrong:
        if not results.games:
            raise
        console.warn(str(wrong))
        return REFUSED
    return 0


def described(game: Game) -> str:
    """A game and its size, as the titles of tables name it."""
    return f"{game.title} {game.size}"
