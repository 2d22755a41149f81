"""`wye levels`: show the levels of play, or measure them.

examples:
  wye levels --game hex                                                # those that were measured
  wye levels --game y --size 7 --calibrate 200 --output levels.json    # measure some
"""

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from typing import Any

from pyengine.arena.calibration import ANCHOR, Calibration
from pyengine.arena.table import Row
from pyengine.bots import levels
from pyengine.cli import console, options, tables
from pyengine.cli.command import Parser
from pyengine.core.errors import BadUsage
from pyengine.core.game import Game
from pyengine.core.parameters import Switch
from pyengine.games import GAMES, new_game


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--markdown", action="store_true", help="print the table in Markdown, and what measured it")
    options.add_json(parser)
    calibrate = "measure the levels of --game and --size, with this many games a step, and write them to --output"
    options.add(parser, "--calibrate", options.COUNT, calibrate, metavar="GAMES")
    keep = "keep the highest levels as they are, and measure those below"
    options.add(parser, "--keep", options.COUNT, keep, metavar="LEVELS")
    parser.add_output("--output", "write the measured levels to this file, beside those that it holds", "FILE")
    parser.add_argument("--results", type=Path, help="keep every game in this folder; the same command resumes from it")
    options.add_spread(parser)
    options.add_game(parser)
    parser.set_defaults(game=None)


def run(args: argparse.Namespace) -> int:
    if args.calibrate is not None:
        _calibrate(args)
        ladders: Sequence[levels.Ladder] = levels.ladders_in(args.output)
    else:
        ladders = _measured_ladders(args)
    if args.json:
        tables.print_json([_plain(ladder) for ladder in ladders])
        return 0
    for _, same_game in groupby(ladders, lambda ladder: ladder.game):
        rows = _rows(list(same_game))
        if args.markdown:
            tables.print_markdown(rows)
            print()
        else:
            tables.show(f"Bot, Elo above level 1 (95 %), won against the level below (level 1: {ANCHOR})", rows)
    if args.markdown:
        for ladder in ladders:
            print(f"- {_title(ladder)}: {ladder.date}, `{ladder.command}`")
    return 0


def _measured_ladders(args: argparse.Namespace) -> Sequence[levels.Ladder]:
    """The measured ladders of the game and size in the arguments. Raises BadValue if there is none."""
    for name in ("keep", "output", "results"):
        if getattr(args, name) is not None:
            raise BadUsage(f"--{name} is for measuring levels: expected --calibrate GAMES with it.", name)
    ladders = levels.ladders()
    known = ", ".join(f"{ladder.game} {ladder.size}" for ladder in ladders)
    if args.game is not None:
        kind = new_game(args.game, args.size)
        ladders = tuple(ladder for ladder in ladders if ladder.game == kind.name)
    if args.size is not None:
        ladders = tuple(ladder for ladder in ladders if ladder.size == args.size)
    if not ladders:
        raise BadUsage(f"No levels were measured there: expected one of {known}.", "size")
    return ladders


def _calibrate(args: argparse.Namespace) -> None:
    """Measures the levels of one game at one size and writes them to a file."""
    if args.output is None:
        raise BadUsage("--calibrate writes what it finds: expected --output FILE with it.", "output")
    levels.ladders_in(args.output)  # refuses another file now, and not after the games
    game = new_game(args.game or "y", args.size)
    plain = {option.name: False for option in game.options if isinstance(option.kind, Switch)}
    game = new_game(game.name, game.size, plain)
    spread = options.spread_of(args)
    command = f"wye levels --game {game.name} --size {game.size} --calibrate {args.calibrate}"
    kept: Sequence[levels.Level] = ()
    if args.keep is not None:
        command += f" --keep {args.keep}"
        kept = _highest(game, args.keep)
    if args.results is not None:
        args.results.mkdir(parents=True, exist_ok=True)
    calibration = Calibration(game, args.calibrate, args.results, console.follow_titled)
    levels.keep(calibration.find(datetime.now(UTC).date().isoformat(), command, spread, kept), args.output)


def _highest(game: Game, count: int) -> Sequence[levels.Level]:
    """The `count` highest of the game's measured levels. Raises BadValue."""
    ladder = levels.ladder(game.name, game.size)
    if ladder is None or not ladder.is_measured:
        raise BadUsage(f"{game.full_title} has no measured levels to keep: expected it without --keep.", "keep")
    most = len(ladder.levels) - 1
    if not 1 <= count <= most:
        raise BadUsage(f"{count} levels: expected 1 to {most}.", "keep")
    return ladder.levels[-count:]


def _plain(ladder: levels.Ladder) -> dict[str, Any]:
    rows = [
        {"level": level.number, "bot": level.text, "elo": level.elo, "+-": level.error}
        | {"won": level.won, "games": level.games}
        for level in ladder.levels
    ]
    return {"game": ladder.game, "size": ladder.size, "date": ladder.date, "command": ladder.command, "levels": rows}


def _rows(ladders: Sequence[levels.Ladder]) -> list[Row]:
    """A row for each level of a game and a column for each of its ladders."""
    rows = list[Row]()
    for number, same_rank in enumerate(zip(*(ladder.levels for ladder in ladders), strict=False), 1):
        row: Row = {"level": levels.title(number)}
        for ladder, level in zip(ladders, same_rank, strict=True):
            row[_title(ladder)] = f"{level.text}, {level.elo} ± {level.error}, {level.won:g} of {level.games}"
        rows.append(row)
    return rows


def _title(ladder: levels.Ladder) -> str:
    return f"{GAMES[ladder.game].title} {ladder.size}"
