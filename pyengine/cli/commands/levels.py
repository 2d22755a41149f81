"""`wye levels`: the levels of play, and how they are measured."""

from __future__ import annotations

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
from pyengine.cli.command import Command, Parser
from pyengine.core.errors import BadValue
from pyengine.core.game import Game
from pyengine.core.parameters import Switch
from pyengine.games import GAMES, new_game


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("--markdown", action="store_true", help="print the table in Markdown, and what measured it")
    options.add_json(parser)
    calibrate = "measure the levels of --game and --size, with so many games a step, and write them to --output"
    options.add(parser, "--calibrate", options.COUNT, calibrate, metavar="GAMES")
    keep = "keep the highest levels as they are, and measure those below"
    options.add(parser, "--keep", options.COUNT, keep, metavar="LEVELS")
    parser.add_output("--output", "write the measured levels to this file, beside those that it holds", "FILE")
    parser.add_argument("--results", type=Path, help="keep every game in this folder; the same command resumes from it")
    options.add_spread(parser)
    options.add_game(parser)
    parser.set_defaults(game=None)


def _run(chosen: argparse.Namespace) -> int:
    if not chosen.json:
        console.require_rich()
    if chosen.calibrate is not None:
        _calibrate(chosen)
        found: Sequence[levels.Ladder] = levels.ladders_in(chosen.output)
    else:
        found = _chosen(chosen)
    if chosen.json:
        tables.print_json([_plain(one) for one in found])
        return 0
    for _, same in groupby(found, lambda one: one.game):
        rows = _rows(list(same))
        if chosen.markdown:
            tables.print_markdown(rows)
            print()
        else:
            tables.show(f"Bot, Elo above level 1 (95 %), won against the level below (level 1: {ANCHOR})", rows)
    if chosen.markdown:
        for one in found:
            print(f"- {_title(one)}: {one.date}, `{one.command}`")
    return 0


def _chosen(chosen: argparse.Namespace) -> Sequence[levels.Ladder]:
    """The measured ladders of the game and size that were asked for. Raises BadValue if there is none."""
    for name in ("keep", "output", "results"):
        if getattr(chosen, name) is not None:
            raise BadValue(f"--{name} is for measuring levels: expected --calibrate GAMES with it.", name)
    found = levels.ladders()
    known = ", ".join(f"{one.game} {one.size}" for one in found)
    if chosen.game is not None:
        kind = new_game(chosen.game, chosen.size)
        found = tuple(one for one in found if one.game == kind.name)
    if chosen.size is not None:
        found = tuple(one for one in found if one.size == chosen.size)
    if not found:
        raise BadValue(f"No levels were measured there: expected one of {known}.", "size")
    return found


def _calibrate(chosen: argparse.Namespace) -> None:
    """Measures the levels of one game at one size and writes them to a file."""
    if chosen.output is None:
        raise BadValue("--calibrate writes what it finds: expected --output FILE with it.", "output")
    levels.ladders_in(chosen.output)  # which is refused now, and not after the games
    game = new_game(chosen.game or "y", chosen.size)
    plain = new_game(game.name, game.size, {one.name: False for one in game.options if isinstance(one.kind, Switch)})
    spread = options.spread_of(chosen)
    command = f"wye levels --game {game.name} --size {game.size} --calibrate {chosen.calibrate}"
    kept: Sequence[levels.Level] = ()
    if chosen.keep is not None:
        command += f" --keep {chosen.keep}"
        kept = _highest(plain, chosen.keep)
    if chosen.results is not None:
        chosen.results.mkdir(parents=True, exist_ok=True)
    calibration = Calibration(plain, chosen.calibrate, chosen.results, console.follow_titled)
    found = calibration.find(datetime.now(UTC).date().isoformat(), command, spread, kept)
    levels.keep(found, chosen.output)


def _highest(game: Game, count: int) -> Sequence[levels.Level]:
    """So many of the game's measured levels, the highest ones. Raises BadValue."""
    found = levels.ladder(game.name, game.size)
    if found is None or not found.measured:
        raise BadValue(
            "{title} {size} has no measured levels to keep: expected it without --keep.",
            "keep",
            title=game.title,
            size=game.size,
        )
    most = len(found.levels) - 1
    if not 1 <= count <= most:
        raise BadValue("{count} levels: expected {least} to {most}.", "keep", count=count, least=1, most=most)
    return found.levels[-count:]


def _plain(one: levels.Ladder) -> dict[str, Any]:
    """A ladder for programs."""
    found = [
        {"level": level.number, "bot": level.text, "elo": level.elo, "+-": level.error}
        | {"won": level.won, "games": level.games}
        for level in one.levels
    ]
    return {"game": one.game, "size": one.size, "date": one.date, "command": one.command, "levels": found}


def _rows(found: Sequence[levels.Ladder]) -> list[Row]:
    """A row for each level of a game and a column for each of its ladders."""
    rows = list[Row]()
    for number in range(1, len(found[0].levels) + 1):
        row: Row = {"level": levels.title(number)}
        rows.append(row | {_title(one): _measured(one.levels[number - 1]) for one in found})
    return rows


def _measured(level: levels.Level) -> str:
    return f"{level.text}, {level.elo} ± {level.error}, {level.won:g} of {level.games}"


def _title(one: levels.Ladder) -> str:
    return f"{GAMES[one.game].title} {one.size}"


COMMAND = Command(
    "levels",
    "show the levels of play, or measure them",
    _add_arguments,
    _run,
    """examples:
  wye levels --game hex                                                # those that were measured
  wye levels --game y --size 7 --calibrate 200 --output levels.json    # measure some
""",
)
