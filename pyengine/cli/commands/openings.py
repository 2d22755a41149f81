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
    key, positions, seed = openings.key(game), chosen.playouts, chosen.seed
    values = _valued(game, "stones", valuation.first_stones(game), positions, seed)
    again = valuation.doubtful(game, values)
    longer = _valued(game, "longer", again, positions * openings.LONGER, seed + 1)
    error = valuation.error(values, longer)
    values |= longer
    _keep(chosen, game, {"positions": positions, "error": error, "longer": list(longer), "values": values})
    low = ", ".join(map(game.move_name, valuation.dips(game, values))) or "none"
    print(f"{key}: {len(values)} first stones, {len(longer)} longer, error {error}, dips: {low}", flush=True)


def _valued(game: Game, what: str, stones: list[int], positions: int, seed: int) -> openings.Values:
    """The values of some stones, which come one by one behind a bar."""
    found = list[tuple[str, float]]()
    searches = valuation.valued(game, stones, positions, seed)
    console.follow_titled(map(found.append, searches), len(stones), 0, f"{openings.key(game)}: {what}")
    return dict(found)


def _value_answers(chosen: argparse.Namespace, game: Game) -> None:
    """Values the answers to the even first stones of one board and writes them to the file. Raises BadValue."""
    key, positions, seed = openings.key(game), chosen.playouts, chosen.seed
    if key not in openings.table():
        raise BadValue(f"The first stones of {key} have no values: expected a board whose first stones have.", "sizes")
    stones = openings.even_stones(openings.table()[key], openings.error(key))
    short, found = (
        {stone: valuation.answers(game, game.move_named(stone), *search) for stone in stones}
        for search in ((positions, seed), (positions * openings.LONGER, seed + 1))
    )
    known = _flat(short)
    open_ones = {name: value for name, value in _flat(found).items() if not openings.is_exact(known.get(name, 0))}
    error = valuation.error(known, open_ones)
    _keep(chosen, game, {"positions": positions, "error": error, "answers": found})
    print(f"{key}: answers to {', '.join(found)}, error {error}", flush=True)


def _flat(answers: openings.Answers) -> openings.Values:
    """The answers to all stones, under the names of both."""
    return {f"{stone}.{reply}": value for stone, known in answers.items() for reply, value in known.items()}


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
