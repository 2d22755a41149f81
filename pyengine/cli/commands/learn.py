"""`wye learn`: train the network that guides the strongest search.

examples:
  wye learn network runs/mine --boards hex --minutes 60      # begin, or go on for an hour more
  wye learn network runs/bent --boards bent --start engine   # the network of bent boards goes on learning
  wye learn network runs/mine --export weights.json          # write the network as a file
  wye play --game hex --second "net(weights=weights.json)"   # play against it
  wye match "net(weights=weights.json)" net --game hex --size 11 --rounds 20 --seconds 1
                                                             # 40 games against the one that the engine comes with

Every command that takes a bot takes `net(weights=FILE)`; "wye bots net" lists its other settings.
"""

import argparse
from datetime import UTC, datetime
from math import inf
from pathlib import Path

from pyengine.arena.journal import hold_folder
from pyengine.arena.parallel.spread import Threads
from pyengine.arena.table import Row
from pyengine.cli import console, options, plot, tables
from pyengine.cli.command import Parser
from pyengine.core.errors import BadUsage
from pyengine.core.parameters import Real
from pyengine.learn.folder import RATING, read_network, saved_networks
from pyengine.search.network.weights import FILES, pack, weights

MINUTES = Real(0, 10**6)


def add_arguments(parser: Parser) -> None:
    parts = parser.add_subparsers(dest="part", required=True, metavar="PART")
    part = parts.add_parser("network", help="train the network by games against itself, in a folder")
    part.add_argument("folder", type=Path, help="what the training needs to go on; the same command resumes from it")
    options.add(part, "--minutes", MINUTES, "how long this run trains, after any earlier one (until Ctrl-C)")
    part.set_defaults(minutes=inf)
    options.add(part, "--falling", MINUTES, "the last minutes of this run, with a falling rate", 0.0)
    options.add(part, "--batch", options.COUNT, "positions of a step", 256)
    options.add(part, "--games", options.COUNT, "games that are searched in lockstep", 128)
    part.add_argument("--boards", choices=FILES, default="y", help="the kind of boards that it learns (y)")
    part.add_argument("--start", choices=("random", "engine"), default="random", help="the first weights (random)")
    part.add_argument(
        "--device", choices=("cpu", "gpu"), default="cpu", help="gpu: --jobs threads play in batches of --games (cpu)"
    )
    part.add_output("--export", "only write the network as a file, for net(weights=FILE)", "FILE")
    part.add_output("--plot", "only draw the losses, and what matches of them found", "FILE")
    matches = "only let saved networks play this many pairs of games"
    options.add(part, "--matches", options.COUNT, matches, metavar="PAIRS")
    part.add_argument("--board", default="hex9", help="the board of these matches, as hex9 or y11 (hex9)")
    options.add_spread(part)
    options.add_seed(part)


def run(args: argparse.Namespace) -> int:
    if args.matches is not None:
        console.require("numba")
        _match(args)
    elif args.plot is not None:
        plot.plot_training(args.folder, args.plot)
    elif args.export is not None:
        _export(args)
    else:
        console.require("jax", "numba")
        with hold_folder(args.folder):
            _train(args)
    return 0


def _train(args: argparse.Namespace) -> None:
    """Trains until the time is over, or until Ctrl-C."""
    console.warn("the training is being compiled; its first report comes after a minute or two.")
    from pyengine.learn.games import Plan  # noqa: PLC0415 (an extra)
    from pyengine.learn.network import params_of  # noqa: PLC0415
    from pyengine.learn.training import Training, play_games, play_games_on_device  # noqa: PLC0415

    own = weights(args.boards) if args.start == "engine" else None
    start = None if own is None else params_of(own)
    plan = Plan(games=2 * args.games, abreast=args.games, kind=args.boards)
    training = Training(args.folder, plan=plan, batch=args.batch, seed=args.seed, start=start)
    spread = Threads(args.jobs) if args.device == "gpu" else options.spread_of(args)
    work = play_games_on_device if args.device == "gpu" else play_games
    earlier = training.course.minutes
    for losses in training.run(spread, work, args.minutes, args.falling):
        course = training.course
        time = f"{course.minutes - earlier:.1f} minutes" + (f" ({course.minutes:.1f} in all runs)" if earlier else "")
        print(f"{time}, {course.games:,} games, {course.positions:,} positions", flush=True)
        for loss in losses:
            learnt = f"policy {loss.divergence:.3f}, value {loss.error:.3f}"
            test = f"on positions never seen {loss.test_divergence:.3f}, {loss.test_error:.3f}"
            print(f"  {loss.board}: {learnt}; {test}", flush=True)


def _export(args: argparse.Namespace) -> None:
    params, course = read_network(args.folder)
    card = {"date": datetime.now(UTC).date().isoformat(), "games": course.games}
    args.export.write_text(pack(params, card | {"positions": course.positions, "steps": course.steps}), "utf-8")


def _match(args: argparse.Namespace) -> None:
    from pyengine.learn.board import board  # noqa: PLC0415 (an extra)
    from pyengine.learn.strength import SIMULATIONS, elo  # noqa: PLC0415

    networks = saved_networks(args.folder)
    if len(networks) < 2:
        raise BadUsage(f"{args.folder} has {len(networks)} saved networks: expected two at least.", "folder")
    ratings = elo(board(args.board), list(networks.values()), args.matches, args.seed)
    rows: list[Row] = [
        dict(zip(RATING, (positions, round(points - ratings[0][0]), round(error)), strict=True))
        for positions, (points, error) in zip(networks, ratings, strict=True)
    ]
    tables.write_csv(args.folder / f"elo-{args.board}.csv", rows)
    tables.show(f"{args.board}: {SIMULATIONS} simulations a move, each against the three before it", rows)
