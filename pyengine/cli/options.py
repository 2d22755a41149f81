"""The arguments that several commands share, and what they stand for."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import isfinite, nan
from pathlib import Path

from pyengine.arena.parallel.spread import Processes, Spread, in_turn
from pyengine.bots.bot import Budget
from pyengine.cli import console
from pyengine.cli.command import Parser
from pyengine.cli.files import sgf_text
from pyengine.core.errors import BadValue, clipped
from pyengine.core.game import Choice, Game
from pyengine.games import new_game
from pyengine.records import sgf
from pyengine.records.record import Record, read

SWITCHES = {"on": True, "off": False}
MOST_JOBS = 256
MOST, MANY = 10**6, 10**12
"""The largest number of games, and of seeds, playouts and positions."""


# --- arguments ------------------------------------------------------------------------------------------------------


def add_seed(parser: Parser) -> None:
    """The seed of all chance."""
    parser.add_argument(
        "--seed", type=whole(0, MANY), default=1, help="the same seed and playouts give the same moves (1)"
    )


def add_game(parser: Parser, usual: str = "y") -> None:
    """The game, its size and its rules."""
    parser.add_argument("--game", default=usual, help=f"the game ({usual})")
    parser.add_argument("--size", type=whole(1), help="the size of its board (the game's usual one)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the rules, as pie=off or take=4",
    )


def add_record(parser: Parser) -> None:
    """The position to begin with."""
    parser.add_argument(
        "--record", metavar="TEXT", help="start from this record, as y5-pie:c3.swap, or from an .sgf file"
    )


def add_budget(parser: Parser, usual: Budget | None = None) -> None:
    """What a bot may spend on a move; without `usual`, each bot has a budget of its own."""
    shown = "the bot's own budget" if usual is None else f"{usual.playouts} playouts"
    parser.set_defaults(usual=usual)
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--playouts", type=whole(1, MANY), help=f"playouts per move ({shown})")
    group.add_argument("--seconds", type=number, help=f"seconds per move ({shown})")


def add_processes(parser: Parser) -> None:
    """In how many processes a bot thinks."""
    parser.add_argument("--processes", type=whole(1), default=1, help="processes in which a bot thinks (1)")


def add_spread(parser: Parser) -> None:
    """How many games are played at a time, and where."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), default=1, help="games played at a time, each in its own process (1)"
    )
    group.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="play on the workers of this Dask scheduler, as tcp://127.0.0.1:8786, of one thread each (extra: cluster)",
    )


def add_json(parser: Parser) -> None:
    """JSON for programs instead of a table for people."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def add_csv(parser: Parser) -> None:
    """The table as a file."""
    parser.add_argument("--csv", type=Path, help="write the table to this CSV file")


# --- what they stand for --------------------------------------------------------------------------------------------


def game_of(chosen: argparse.Namespace) -> Game:
    """The game that was asked for. Raises BadValue."""
    rules: dict[str, Choice] = {}
    for text in chosen.option:
        name, _, value = text.partition("=")
        if value not in SWITCHES and not (value.isascii() and value.isdigit()):
            raise BadValue(
                f"The option {text!r} is not understood: expected name=on, name=off or name=number.", "options"
            )
        rules[name] = SWITCHES[value] if value in SWITCHES else int(value)
    return new_game(chosen.game, chosen.size, rules)


def record_of(chosen: argparse.Namespace) -> Record:
    """The record that was given, as text or as an SGF file; without one, a new game. Raises Refused and OSError."""
    if chosen.record is None:
        return Record.of(game_of(chosen))
    if chosen.record.lower().endswith(".sgf"):
        return sgf.read(sgf_text(Path(chosen.record)))[0]
    return read(chosen.record)


def budget_of(chosen: argparse.Namespace) -> Budget | None:
    """The budget that was asked for, else the command's usual one; None leaves it to the bot. Raises BadValue."""
    if chosen.playouts is None and chosen.seconds is None:
        return chosen.usual  # type: ignore[no-any-return]
    return Budget(chosen.seconds, chosen.playouts)


def spread_of(chosen: argparse.Namespace) -> Spread:
    """The way in which games are to be spread. Raises BadValue if the extra for clusters is missing."""
    if chosen.scheduler is None:
        return in_turn if chosen.jobs == 1 else Processes(chosen.jobs)
    console.require("distributed", "cluster")
    from pyengine.arena.parallel.cluster import Cluster  # noqa: PLC0415 (an extra)

    return Cluster(chosen.scheduler, console.warn)


def require_level_alone(chosen: argparse.Namespace) -> None:
    """Raises BadValue if a level is to have more than it was measured with."""
    if chosen.level is not None and (chosen.processes > 1 or getattr(chosen, "ponder", False)):
        raise BadValue("A level has a strength of its own: expected it without --processes and --ponder.", "level")


# --- numbers --------------------------------------------------------------------------------------------------------


def whole(least: int, most: int = MOST) -> Callable[[str], int]:
    """Reads whole numbers from `least` to `most`."""

    def read(text: str) -> int:
        digits = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not digits or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{clipped(text)!r}: expected a whole number from {least} to {most}")
        return int(text)

    return read


def number(text: str) -> float:
    """Any finite number."""
    try:
        found = float(text)
    except ValueError:
        found = nan
    if isfinite(found):
        return found
    raise argparse.ArgumentTypeError(f"{clipped(text)!r}: expected a number")
