"""`wye openings`: what every first stone is worth, for the pie rule."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime

from pyengine.cli import console, options
from pyengine.cli.command import Command, Parser
from pyengine.games import new_game
from pyengine.lab.valuation import Valuation
from pyengine.search import openings


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("game", choices=("y", "hex"), help="the game")
    parser.add_argument("sizes", nargs="+", type=options.whole, metavar="SIZE", help="the sizes of its board")
    parser.add_argument(
        "--games", type=options.whole, default=64, help="games that begin with each nearly even stone, at most (64)"
    )
    parser.add_argument("--playouts", type=options.whole, default=65_536, help="playouts per move in them (65536)")
    options.add_jobs(parser)


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    for size in chosen.sizes:
        _value(chosen, size)
    return 0


def _value(chosen: argparse.Namespace, size: int) -> None:
    """Values the first stones of one size and keeps them in the engine's file."""
    game = new_game(chosen.game, size, {"pie": False})
    key, most, playouts, seed = openings.key(game), chosen.games, chosen.playouts, chosen.seed

    def follow(playing: Iterator[object], total: int, done: int, title: str) -> None:
        console.follow_titled(playing, total, done, f"{key}: {title}")

    found = Valuation(game, playouts, seed, follow).find(most, chosen.jobs)
    command = f"wye openings {game.name} {size} --games {most} --playouts {playouts} --seed {seed}"
    openings.keep(key, found, command, datetime.now(UTC).date().isoformat())
    print(f"{key}: {len(found)} first stones", flush=True)


COMMAND = Command("openings", "measure how good first stones are, for the pie rule", _add_arguments, _run)
