"""`wye openings`: what every first stone is worth, for the pie rule, and what the answers to the even ones are."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

from pyengine.arena import valuation
from pyengine.cli import console, options
from pyengine.cli.command import Command, Parser
from pyengine.core.errors import BadValue
from pyengine.core.game import Game
from pyengine.games import new_game
from pyengine.search import openings


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("game", choices=("y", "bent", "hex"), help="the game")
    options.add(parser, "sizes", options.COUNT, "the sizes of its board", nargs="+", metavar="SIZE")
    options.add(parser, "--playouts", options.POSITIONS, "positions that the search of a stone looks at", 4000)
    parser.add_argument("--answers", action="store_true", help="value the answers to the most even first stones")
    parser.add_output("--output", "write the values to this file, beside those that it holds", "FILE", required=True)


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    openings.entries(chosen.output)  # which is refused now, and not after the searches
    for size in chosen.sizes:
        (_value_answers if chosen.answers else _value)(chosen, new_game(chosen.game, size, {"pie": False}))
    return 0


def _value(chosen: argparse.Namespace, game: Game) -> None:
    """Values the first stones of one board and writes them to the file."""
    key, stones, found = openings.key(game), valuation.first_stones(game), list[tuple[str, float]]()
    searches = valuation.valued(game, stones, chosen.playouts, chosen.seed)
    console.follow_titled(map(found.append, searches), len(stones), 0, f"{key}: stones")
    _keep(chosen, game, {"values": dict(found)})
    print(f"{key}: {len(found)} first stones", flush=True)


def _value_answers(chosen: argparse.Namespace, game: Game) -> None:
    """Values the answers to the most even first stones of one board and writes them to the file. Raises BadValue."""
    key = openings.key(game)
    if key not in openings.table():
        raise BadValue(f"The first stones of {key} have no values: expected a board whose first stones have.", "sizes")
    found = {
        stone: valuation.answers(game, game.move_named(stone), chosen.playouts, chosen.seed)
        for stone in openings.even_stones(openings.table()[key])
    }
    _keep(chosen, game, {"answers": found})
    print(f"{key}: answers to {', '.join(found)}", flush=True)


def _keep(chosen: argparse.Namespace, game: Game, found: dict[str, object]) -> None:
    """Writes what was found to the file, with the command that finds it again."""
    what = " --answers" if chosen.answers else ""
    command = f"wye openings {game.name} {game.size}{what} --playouts {chosen.playouts} --seed {chosen.seed}"
    entry = {"command": command, "date": datetime.now(UTC).date().isoformat(), **found}
    openings.keep(chosen.output, openings.key(game), entry)


COMMAND = Command(
    "openings",
    "measure how good first stones are, for the pie rule",
    _add_arguments,
    _run,
    """examples:
  wye openings hex 5 --output stones.json
""",
)
