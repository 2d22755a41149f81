"""`wye levels`: the levels of play, and how they are measured."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from pyengine.bots import levels
from pyengine.cli import console, options, tables
from pyengine.cli.command import Command, Parser
from pyengine.games import GAMES, new_game
from pyengine.lab.calibration import Calibration
from pyengine.lab.experiment import Row


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("--markdown", action="store_true", help="print the table in Markdown, and what measured it")
    parser.add_argument(
        "--calibrate",
        type=options.whole,
        metavar="GAMES",
        help="measure the levels of --game and --size, with so many games a step",
    )
    parser.add_argument("--results", type=Path, help="keep every game in this folder; the same command resumes from it")
    options.add_jobs(parser)
    options.add_game(parser)


def _run(chosen: argparse.Namespace) -> int:
    if chosen.calibrate is not None:
        console.require_rich()
        _calibrate(chosen)
    found = levels.ladders()
    rows = _rows(found)
    if chosen.markdown:
        tables.print_markdown(rows)
        for one in found:
            print(f"- {_title(one)}: {one.date}, `{one.command}`")
    else:
        tables.show("Playouts, blur, Elo above level 1 (95 %), won against the level below (level 1: random)", rows)
    return 0


def _calibrate(chosen: argparse.Namespace) -> None:
    """Measures the levels of one game at one size and keeps them in the engine's file."""
    game = new_game(chosen.game, chosen.size)
    plain = new_game(game.name, game.size, {option.name: False for option in game.options if option.is_switch})
    command = f"wye levels --game {game.name} --size {game.size} --calibrate {chosen.calibrate}"
    if chosen.results is not None:
        chosen.results.mkdir(parents=True, exist_ok=True)
    calibration = Calibration(plain, chosen.calibrate, chosen.results, console.follow_titled)
    levels.keep(calibration.find(datetime.now(UTC).date().isoformat(), command, chosen.jobs))


def _rows(found: Sequence[levels.Ladder]) -> list[Row]:
    """A row for each level and a column for each ladder."""
    rows = list[Row]()
    for place in range(levels.COUNT):
        row: Row = {"level": place + 1}
        rows.append(row | {_title(one): _measured(one.levels[place]) for one in found})
    return rows


def _measured(level: levels.Level) -> str:
    won = f"{level.won:g} of {level.games}"
    return f"{level.playouts}, {level.blur:g}, {level.elo} ± {level.error}, {won}"


def _title(one: levels.Ladder) -> str:
    return f"{GAMES[one.game].title} {one.size}"


COMMAND = Command("levels", "show the levels of play, or measure them", _add_arguments, _run)
