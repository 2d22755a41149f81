"""`wye openings`: what every first stone is worth, for the pie rule, and what the answers to the even ones are."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime

from pyengine.arena.valuation import Follow, Valuation
from pyengine.cli import console, options
from pyengine.cli.command import Command, Parser
from pyengine.core.errors import BadValue
from pyengine.core.game import Game
from pyengine.core.parameters import Whole
from pyengine.games import new_game
from pyengine.search import openings


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("game", choices=("y", "hex"), help="the game")
    options.add(parser, "sizes", options.COUNT, "the sizes of its board", nargs="+", metavar="SIZE")
    title = "games that begin with a stone or answer, at most; 0 takes what the search says"
    options.add(parser, "--games", Whole(0, 10**6), title, 0)
    options.add(parser, "--playouts", options.POSITIONS, "playouts per move in them", 65_536)
    parser.add_argument("--answers", action="store_true", help="value the answers to the most even first stones")
    parser.add_output("--output", "write the values to this file, beside those that it holds", "FILE", required=True)
    options.add_spread(parser)


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    openings.entries(chosen.output)  # which is refused now, and not after the games
    for size in chosen.sizes:
        (_value_answers if chosen.answers else _value)(chosen, new_game(chosen.game, size, {"pie": False}))
    return 0


def _value(chosen: argparse.Namespace, game: Game) -> None:
    """Values the first stones of one board and writes them to the file."""
    key, spread = openings.key(game), options.spread_of(chosen)
    found = Valuation(game, chosen.playouts, chosen.seed, _follower(key)).find(chosen.games, spread)
    entry = {"command": _command(chosen, game), "date": _today(), "games": chosen.games, "values": found}
    openings.keep(chosen.output, key, entry)
    print(f"{key}: {len(found)} first stones", flush=True)


def _value_answers(chosen: argparse.Namespace, game: Game) -> None:
    """Values the answers to the most even first stones of one board and writes them to the file. Raises BadValue."""
    key, spread = openings.key(game), options.spread_of(chosen)
    if key not in openings.table():
        raise BadValue(f"The first stones of {key} have no values: expected a board whose first stones have.", "sizes")
    found: openings.Answers = {}
    for stone in openings.even_stones(openings.table()[key]):
        follow, first = _follower(f"{key}:{stone}"), game.move_named(stone)
        valuation = Valuation(game, chosen.playouts, chosen.seed, follow, first)
        found[stone] = valuation.find_answers(chosen.games, spread)
    openings.keep(chosen.output, key, {"command": _command(chosen, game), "date": _today(), "answers": found})
    print(f"{key}: answers to {', '.join(found)}", flush=True)


def _follower(name: str) -> Follow:
    """Follows rounds of games under a name."""

    def follow(playing: Iterator[object], total: int, done: int, title: str) -> None:
        console.follow_titled(playing, total, done, f"{name}: {title}")

    return follow


def _command(chosen: argparse.Namespace, game: Game) -> str:
    """The command that finds the values of this board, with every number that they depend on."""
    what = " --answers" if chosen.answers else ""
    games = f" --games {chosen.games} --playouts {chosen.playouts}" if chosen.games else ""
    return f"wye openings {game.name} {game.size}{what}{games} --seed {chosen.seed}"


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


COMMAND = Command(
    "openings",
    "measure how good first stones are, for the pie rule",
    _add_arguments,
    _run,
    """examples:
  wye openings hex 5 --games 8 --output stones.json
""",
)
