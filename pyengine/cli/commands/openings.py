"""`wye openings`: measure how good first stones are, for the pie rule.

examples:
  wye openings hex 5 --output stones.json
"""

import argparse
from datetime import UTC, datetime

from pyengine.arena import valuation
from pyengine.cli import console, options
from pyengine.cli.command import Parser
from pyengine.core.errors import BadUsage
from pyengine.core.game import Game
from pyengine.games import new_game
from pyengine.search.connection import openings


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", choices=("y", "bent", "hex"), help="the game")
    options.add(parser, "sizes", options.COUNT, "the sizes of its board", nargs="+", metavar="SIZE")
    options.add(parser, "--playouts", options.POSITIONS, "positions that the search of a stone looks at", 4000)
    parser.add_argument("--answers", action="store_true", help="value the answers to the most even first stones")
    parser.add_output("--output", "write the values to this file, beside those that it holds", "FILE", required=True)


def run(args: argparse.Namespace) -> int:
    openings.entries(args.output)  # refuses another file now, and not after the searches
    for size in args.sizes:
        (_value_answers if args.answers else _value_stones)(args, new_game(args.game, size, {"pie": False}))
    return 0


def _value_stones(args: argparse.Namespace, game: Game) -> None:
    """Values the first stones of one board and writes them to the file."""
    key, positions, seed = openings.key(game), args.playouts, args.seed
    values, effort = _values(game, "stones", valuation.first_stones(game), positions, seed)
    doubtful = valuation.doubtful(game, values)
    longer, _ = _values(game, "longer", doubtful, positions * openings.LONGER, seed + 1)
    error, hardest = valuation.error(values, longer), valuation.hardest(values, effort)
    values |= longer
    entry = {"positions": positions, "error": error, "longer": list(longer), "values": values}
    _keep(args, game, entry | ({"hardest": hardest} if hardest else {}))
    low = ", ".join(map(game.move_name, valuation.dips(game, values))) or "none"
    print(f"{key}: {len(values)} first stones, {len(longer)} longer, error {error}, dips: {low}", flush=True)


def _values(
    game: Game, what: str, stones: list[int], positions: int, seed: int
) -> tuple[openings.Values, dict[str, int]]:
    """The values of some stones, found one by one behind a progress bar, and the positions that each took."""
    found = list[tuple[str, float, int]]()
    searches = valuation.value_stones(game, stones, positions, seed)
    console.follow_titled(map(found.append, searches), len(stones), 0, f"{openings.key(game)}: {what}")
    return {stone: value for stone, value, _ in found}, {stone: effort for stone, _, effort in found}


def _value_answers(args: argparse.Namespace, game: Game) -> None:
    """Values the answers to the even first stones of one board and writes them to the file. Raises BadValue."""
    key, positions, seed = openings.key(game), args.playouts, args.seed
    if key not in openings.table():
        raise BadUsage(f"The first stones of {key} have no values: expected a board whose first stones have.", "sizes")
    stones = openings.even_stones(openings.table()[key], openings.error(key))
    short, long = (
        {stone: valuation.answers(game, game.move_named(stone), *search) for stone in stones}
        for search in ((positions, seed), (positions * openings.LONGER, seed + 1))
    )
    first = _by_both_names(short)
    unproven = {key: value for key, value in _by_both_names(long).items() if not openings.is_exact(first.get(key, 0))}
    error = valuation.error(first, unproven)
    _keep(args, game, {"positions": positions, "error": error, "answers": long})
    print(f"{key}: answers to {', '.join(long)}, error {error}", flush=True)


def _by_both_names(answers: openings.Answers) -> openings.Values:
    """The answers to all stones, by the names of the stone and the answer."""
    return {f"{stone}.{reply}": value for stone, replies in answers.items() for reply, value in replies.items()}


def _keep(args: argparse.Namespace, game: Game, values: dict[str, object]) -> None:
    """Writes values to the file, with the command that finds them again."""
    what = " --answers" if args.answers else ""
    command = f"wye openings {game.name} {game.size}{what} --playouts {args.playouts} --seed {args.seed}"
    entry = {"command": command, "date": datetime.now(UTC).date().isoformat(), **values}
    openings.store(args.output, openings.key(game), entry)
