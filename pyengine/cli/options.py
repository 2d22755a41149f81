"""The arguments that several commands share, and their values as objects of the engine."""

import argparse
from typing import Any

from pyengine.arena.match import SEED
from pyengine.arena.parallel.spread import Processes, Spread, in_turn
from pyengine.bots.bot import PLAYOUTS, SECONDS, Budget
from pyengine.bots.entrants import PROCESSES
from pyengine.cli import console
from pyengine.cli.command import Parser
from pyengine.cli.files import is_file, read_games
from pyengine.core import script
from pyengine.core.dice import Dice
from pyengine.core.errors import BadUsage, BadValue, Remark, clip
from pyengine.core.game import Game, playout
from pyengine.core.parameters import Kind, Whole
from pyengine.games import new_game
from pyengine.games.own import LONGEST_GAME, OwnGame, open_game
from pyengine.records import formats
from pyengine.records.record import read as read_record
from pyengine.records.record import split_head
from pyengine.records.tree import Tree

COUNT, POSITIONS = Whole(1, 10**6), Whole(1, 10**12)
"""The bounds of numbers of games, stones and sizes, and of positions."""


def add(place: argparse._ActionsContainer, name: str, kind: Kind, title: str, default: Any = None, **rest: Any) -> None:
    """Adds an argument of this kind. Its help is the title, with the default if there is one."""

    def read(text: str) -> Any:
        try:
            return kind.parse(text)
        except BadValue as wrong:
            raise argparse.ArgumentTypeError(f"{clip(text)!r}: {str(wrong).rstrip('.')}") from wrong

    text = title if default is None else f"{title} ({kind.text(default)})"
    place.add_argument(name, type=read, default=default, help=text, **rest)


def add_seed(parser: Parser) -> None:
    add(parser, "--seed", SEED.kind, "the same seed and playouts give the same moves", SEED.default)


def add_game(parser: Parser, usual: str = "y") -> None:
    parser.add_argument("--game", default=usual, help=f"the game ({usual}), or a file of your own, as my_game.py")
    add(parser, "--size", COUNT, "the size of its board (the game's usual one)")
    rule = "an option of the rules, as pie=off or take=4"
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=rule)


def add_record(parser: Parser) -> None:
    parser.add_argument(
        "--record", metavar="TEXT", help="start from this game: a record, as y5-pie:c3.swap, a link, moves or a file"
    )


def add_budget(parser: Parser, usual: Budget | None = None) -> None:
    """Adds the budget of a move; without `usual`, each bot has a budget of its own."""
    default = "the bot's own budget" if usual is None else f"{usual.playouts} playouts"
    parser.set_defaults(usual=usual)
    group = parser.add_mutually_exclusive_group()
    add(group, "--playouts", PLAYOUTS, f"playouts per move ({default})")
    add(group, "--seconds", SECONDS, f"seconds per move ({default})")


def add_processes(parser: Parser) -> None:
    add(parser, "--processes", Whole(1, PROCESSES), "processes in which a bot thinks", 1)


def add_spread(parser: Parser) -> None:
    """Adds the number of games played at a time, and where they are played."""
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
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def add_csv(parser: Parser) -> None:
    parser.add_output("--csv", "write the table to this CSV file")


def game_of(args: argparse.Namespace) -> Game:
    """The game with its size and rules, or that of a file. Raises Refusal."""
    if args.game.endswith(script.SUFFIX):
        if args.size is not None or args.option:
            raise BadUsage("A game of your own has no sizes and options: expected --game alone.", "game")
        return open_own(args.game)
    usual = new_game(args.game, args.size)
    return new_game(usual.name, usual.size, dict(usual.rules().parse(args.option)))


def open_own(file: str) -> OwnGame:
    """The game in a file, with a warning if a random game does not end. Raises BadRecord and BotFault."""
    game = open_game(file)
    if playout(game.start(), Dice(1)).reason == "long":
        console.warn(f"{file}: {Remark('own-game-endless', most=LONGEST_GAME)}")
    return game


def tree_of(args: argparse.Namespace) -> Tree:
    """The game in the argument, which is its text or a file; without one, a new game. Raises Refusal and OSError."""
    game = game_of(args)
    if args.record is None:
        return Tree.of(game)
    file, colon, _ = split_head(args.record)
    if file.endswith(script.SUFFIX) and colon:
        open_own(file)
        return Tree.along(read_record(args.record))
    grows = args.size is None
    text = args.record
    trees = read_games(text, game, grows=grows) if is_file(text) else formats.read(text, game, grows=grows)
    tree = trees[0]
    if len(trees) > 1:
        console.warn(f"the first of {len(trees)} games was opened.")
    for remark in tree.remarks:
        console.warn(str(remark))
    return tree


def budget_of(args: argparse.Namespace) -> Budget | None:
    """The budget in the arguments, else the command's usual one; None leaves it to the bot. Raises BadValue."""
    if args.playouts is None and args.seconds is None:
        return args.usual  # type: ignore[no-any-return]
    return Budget(args.seconds, args.playouts)


def spread_of(args: argparse.Namespace) -> Spread:
    """Where the games are played. Raises BadValue if the extra for clusters is missing."""
    if args.scheduler is None:
        # The code of a file may hang where no signal reaches Python, but a process can be killed.
        return Processes(args.jobs) if args.jobs > 1 or script.has_code() else in_turn
    console.require("distributed")
    from pyengine.arena.parallel.cluster import Cluster  # noqa: PLC0415 (an extra)

    tls = {"tls_ca_file": args.tls_ca, "tls_client_cert": args.tls_cert, "tls_client_key": args.tls_key}
    return Cluster(args.scheduler, console.warn, {name: file for name, file in tls.items() if file is not None})


def require_level_alone(args: argparse.Namespace) -> None:
    """Raises BadValue for a level with more processes or time than it was measured with."""
    if args.level is not None and (args.processes > 1 or getattr(args, "ponder", False)):
        raise BadUsage("A level has a strength of its own: expected it without --processes and --ponder.", "level")
