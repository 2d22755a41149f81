"""`wye learn network`: the network that guides the strongest search learns by playing against itself."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from pyengine.arena.parallel.spread import Threads
from pyengine.arena.table import Row
from pyengine.cli import console, options, tables
from pyengine.cli.command import Command, Parser
from pyengine.cli.plot import plot_training
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real
from pyengine.search.network.weights import packed, weights

if TYPE_CHECKING:
    from pyengine.learn.training import Training

MINUTES = Real(0, 10**6)


def _add_arguments(parser: Parser) -> None:
    parts = parser.add_subparsers(dest="part", required=True, metavar="PART")
    part = parts.add_parser("network", help="train the network by games against itself, in a folder")
    part.set_defaults(minutes=inf)
    part.add_argument("folder", type=Path, help="what the training needs to go on; the same command resumes from it")
    options.add(part, "--minutes", MINUTES, "how long to train (until Ctrl-C)")
    options.add(part, "--falling", MINUTES, "the last minutes, with a falling rate", 0.0)
    options.add(part, "--batch", options.COUNT, "positions of a step", 256)
    options.add(part, "--games", options.COUNT, "games that are searched in lockstep", 128)
    part.add_argument("--start", choices=("random", "engine"), default="random", help="the first weights (random)")
    part.add_argument(
        "--device", choices=("cpu", "gpu"), default="cpu", help="gpu: --jobs threads play in batches of --games (cpu)"
    )
    part.add_output("--export", "only write the network as a file of the engine", "FILE")
    part.add_output("--plot", "only draw the losses, and what matches of them found", "FILE")
    options.add(
        part, "--matches", options.COUNT, "only let saved networks play so many pairs of games", metavar="PAIRS"
    )
    part.add_argument("--board", default="hex9", help="the board of these matches, as hex9 or y11 (hex9)")
    options.add_spread(part)
    options.add_seed(part)


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    for package in ("jax", "numba"):
        console.require(package)
    if chosen.matches is not None:
        _match(chosen)
    elif chosen.plot is not None:
        plot_training(chosen.folder, chosen.plot)
    elif chosen.export is not None:
        _export(chosen)
    else:
        _practise(chosen)
    return 0


def _practise(chosen: argparse.Namespace) -> None:
    """Trains until it is time, or until Ctrl-C."""
    from pyengine.learn.training import play_games, play_games_on_device  # noqa: PLC0415 (an extra)

    training = _training(chosen)
    spread = Threads(chosen.jobs) if chosen.device == "gpu" else options.spread_of(chosen)
    work = play_games_on_device if chosen.device == "gpu" else play_games
    for losses in training.run(spread, work, chosen.minutes, chosen.falling):
        course = training.course
        print(f"{course.minutes:.0f} minutes, {course.games:,} games, {course.positions:,} positions", flush=True)
        for one in losses:
            print(
                f"  {one.board}: policy {one.divergence:.3f}, value {one.error:.3f}; "
                f"on positions never seen {one.test_divergence:.3f}, {one.test_error:.3f}",
                flush=True,
            )


def _training(chosen: argparse.Namespace) -> Training:
    from pyengine.learn.games import Plan  # noqa: PLC0415 (an extra)
    from pyengine.learn.network import params_of  # noqa: PLC0415
    from pyengine.learn.training import Training  # noqa: PLC0415

    own = weights() if chosen.start == "engine" else None
    start = None if own is None else params_of(own)
    plan = Plan(games=2 * chosen.games, abreast=chosen.games)
    return Training(chosen.folder, plan=plan, batch=chosen.batch, seed=chosen.seed, start=start)


def _export(chosen: argparse.Namespace) -> None:
    training = _training(chosen)
    course = training.course
    card = {
        "date": datetime.now(UTC).date().isoformat(),
        "games": course.games,
        "positions": course.positions,
        "steps": course.steps,
    }
    params = {name: np.asarray(values) for name, values in training.learner.averaged.items()}
    chosen.export.write_text(packed(params, card), "utf-8")


def _match(chosen: argparse.Namespace) -> None:
    from pyengine.learn.board import board  # noqa: PLC0415 (an extra)
    from pyengine.learn.strength import SIMULATIONS, elo, saved  # noqa: PLC0415

    networks = saved(chosen.folder)
    if len(networks) < 2:
        raise BadValue(f"{chosen.folder} has {len(networks)} saved networks: expected two at least.", "folder")
    found = elo(board(chosen.board), list(networks.values()), chosen.matches, chosen.seed)
    rows: list[Row] = [
        {"positions": positions, "Elo": round(points - found[0][0]), "±": round(error)}
        for positions, (points, error) in zip(networks, found, strict=True)
    ]
    tables.write_csv(chosen.folder / f"elo-{chosen.board}.csv", rows)
    tables.show(f"{chosen.board}: {SIMULATIONS} simulations a move, each against the three before it", rows)


COMMAND = Command(
    "learn",
    "train the network that guides the strongest search",
    _add_arguments,
    _run,
    """examples:
  wye learn network runs/mine --minutes 60              # begin, or go on
  wye learn network runs/mine --export weights.json     # write the network as a file of the engine
""",
)
