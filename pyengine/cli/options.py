"""The arguments that several commands share, and what they stand for."""

from __future__ import annotations

import argparse
from typing import Any

from pyengine.arena.parallel.spread import Processes, Spread, in_turn
from pyengine.bots.bot import PLAYOUTS, SECONDS, Budget
from pyengine.bots.entrants import PROCESSES
from pyengine.cli import console
from pyengine.cli.command import Parser
from pyengine.cli.files import game_text, is_file
from pyengine.core import script
from pyengine.core.errors import BadValue, clipped
from pyengine.core.game import Game
from pyengine.core.parameters import Kind, Whole
from pyengine.games import new_game
from pyengine.lab.experiment import SEED
from pyengine.records import formats
from pyengine.records.record import Record

COUNT, POSITIONS = Whole(1, 10**6), Whole(1, 10**12)
"""How many there may be of games, stones and sizes, and of positions."""


# --- arguments ------------------------------------------------------------------------------------------------------


def add(place: argparse._ActionsContainer, name: str, kind: Kind, title: str, default: Any = None, **rest: Any) -> None:
    """An argument whose values are of this kind. Its help is the title, with the default if there is one."""

    def read(text: str) -> Any:
        try:
            return kind.parse(text)
        except BadValue as wrong:
            raise argparse.ArgumentTypeError(f"{clipped(text)!r}: {str(wrong).rstrip('.')}") from wrong

    shown = title if default is None else f"{title} ({kind.text(default)})"
    place.add_argument(name, type=read, default=default, help=shown, **rest)


def add_seed(parser: Parser) -> None:
    """The seed of all chance."""
    add(parser, "--seed", SEED.kind, "the same seed and playouts give the same moves", SEED.default)


def add_game(parser: Parser, usual: str = "y") -> None:
    """The game, its size and its rules."""
    parser.add_argument("--game", default=usual, help=f"the game ({usual})")
    add(parser, "--size", COUNT, "the size of its board (the game's usual one)")
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
        "--record", metavar="TEXT", help="start from this game: a record, as y5-pie:c3.swap, a link, moves or a file"
    )


def add_budget(parser: Parser, usual: Budget | None = None) -> None:
    """What a bot may spend on a move; without `usual`, each bot has a budget of its own."""
    shown = "the bot's own budget" if usual is None else f"{usual.playouts} playouts"
    parser.set_defaults(usual=usual)
    group = parser.add_mutually_exclusive_group()
    add(group, "--playouts", PLAYOUTS, f"playouts per move ({shown})")
    add(group, "--seconds", SECONDS, f"seconds per move ({shown})")


def add_processes(parser: Parser) -> None:
    """In how many processes a bot thinks."""
    add(parser, "--processes", Whole(1, PROCESSES), "processes in which a bot thinks", 1)


def add_spread(parser: Parser) -> None:
    """How many games are played at a time, and where."""
    group = parser.add_mutually_exclusive_group()
    add(group, "--jobs", Whole(1, 256), "games played at a time, each in its own process", 1)
    for name, of in (("ca", "authority"), ("cert", "certificate"), ("key", "key")):
        parser.add_argument(f"--tls-{name}", metavar="FILE", help=f"the {of} for a --scheduler tls://..., a PEM file")
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
    parser.add_output("--csv", "write the table to this CSV file")


# --- what they stand for --------------------------------------------------------------------------------------------


def game_of(chosen: argparse.Namespace) -> Game:
    """The game that was asked for. Raises BadValue."""
    usual = new_game(chosen.game, chosen.size)
    return new_game(usual.name, usual.size, dict(usual.rules().parse(chosen.option)))


def record_of(chosen: argparse.Namespace) -> Record:
    """The record that was given, as text or as a file; without one, a new game. Raises Refusal and OSError."""
    game = game_of(chosen)
    if chosen.record is None:
        return Record.of(game)
    trees = formats.read(game_text(chosen.record) if is_file(chosen.record) else chosen.record, game)
    tree = trees[0]
    if len(trees) > 1:
        console.warn(f"the first of {len(trees)} games was opened.")
    for remark in tree.remarks:
        console.warn(str(remark))
    return tree.nodes[tree.at].record


def budget_of(chosen: argparse.Namespace) -> Budget | None:
    """The budget that was asked for, else the command's usual one; None leaves it to the bot. Raises BadValue."""
    if chosen.playouts is None and chosen.seconds is None:
        return chosen.usual  # type: ignore[no-any-return]
    return Budget(chosen.seconds, chosen.playouts)


def spread_of(chosen: argparse.Namespace) -> Spread:
    """The way in which games are to be spread. Raises BadValue if the extra for clusters is missing."""
    if chosen.scheduler is None:
        # The code of a file may hang where no signal reaches Python, but a process can be killed.
        return in_turn if chosen.jobs == 1 and not script.sources else Processes(chosen.jobs)
    console.require("distributed")
    from pyengine.arena.parallel.cluster import Cluster  # noqa: PLC0415 (an extra)

    given = {"tls_ca_file": chosen.tls_ca, "tls_client_cert": chosen.tls_cert, "tls_client_key": chosen.tls_key}
    return Cluster(chosen.scheduler, console.warn, {name: file for name, file in given.items() if file is not None})


def require_level_alone(chosen: argparse.Namespace) -> None:
    """Raises BadValue if a level is to have more than it was measured with."""
    if chosen.level is not None and (chosen.processes > 1 or getattr(chosen, "ponder", False)):
        raise BadValue("A level has a strength of its own: expected it without --processes and --ponder.", "level")
