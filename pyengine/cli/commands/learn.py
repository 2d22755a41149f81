"""`wye learn`: what guides the searches: patterns and the static evaluation, learnt from searches of `wye`, and the
network, which learns by playing against itself.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
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
from pyengine.games import new_game
from pyengine.learn.lessons import boards, kept, load
from pyengine.learn.patterns import learn, lessons
from pyengine.learn.static import learn as learn_static
from pyengine.search.network.weights import packed, weights
from pyengine.search.wye import patterns, static

if TYPE_CHECKING:
    from pyengine.learn.training import Training


def _add_arguments(parser: Parser) -> None:
    parts = parser.add_subparsers(dest="part", required=True, metavar="PART")
    weights = parts.add_parser("patterns", help="play games and fit the weights of the patterns around a move")
    weights.set_defaults(learn=_learn_patterns)
    weights.add_argument("--games", type=options.whole(1), default=200, help="games to learn from (200)")
    games = parts.add_parser("games", help="play games for the network and keep their searches in a file")
    games.set_defaults(learn=_play)
    games.add_argument("--games", type=options.whole(1), default=500, help="games to play (500)")
    games.add_argument("--results", type=Path, required=True, help="the file; the same command resumes from it")
    for part in (weights, games):
        part.add_argument("game", choices=tuple(patterns.weights()), help="the game")
        part.add_argument("--size", type=options.whole(1), help="the size of its board (the game's usual one)")
        part.add_argument(
            "--playouts", type=options.whole(1, options.MANY), default=131_072, help="playouts per move (131072)"
        )
        options.add_spread(part)
    evaluation = parts.add_parser("static", help="fit the static evaluation to the games of files")
    evaluation.set_defaults(learn=_fit)
    evaluation.add_argument("files", nargs="+", type=Path, metavar="FILE", help="games of `wye learn games`")
    options.add_seed(evaluation)
    _add_network(parts.add_parser("network", help="train the network by games against itself, in a folder"))


def _add_network(part: Parser) -> None:
    """What the training of the network asks for."""
    part.set_defaults(learn=_train)
    part.add_argument("folder", type=Path, help="what the training needs to go on; the same command resumes from it")
    part.add_argument("--minutes", type=options.number, default=inf, help="how long to train (until Ctrl-C)")
    part.add_argument("--falling", type=options.number, default=0.0, help="the last minutes, with a falling rate (0)")
    part.add_argument("--batch", type=options.whole(1), default=256, help="positions of a step (256)")
    part.add_argument("--games", type=options.whole(1), default=128, help="games that are searched in lockstep (128)")
    part.add_argument("--start", choices=("random", "engine"), default="random", help="the first weights (random)")
    part.add_argument(
        "--device", choices=("cpu", "gpu"), default="cpu", help="gpu: --jobs threads play in batches of --games (cpu)"
    )
    part.add_argument("--export", type=Path, metavar="FILE", help="only write the network as a file of the engine")
    part.add_argument("--plot", type=Path, metavar="FILE", help="only draw the losses, and what matches of them found")
    part.add_argument(
        "--matches", type=options.whole(1), metavar="PAIRS", help="only let saved networks play so many pairs of games"
    )
    part.add_argument("--board", default="hex9", help="the board of these matches, as hex9 or y11 (hex9)")
    options.add_spread(part)
    options.add_seed(part)


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    chosen.learn(chosen)
    return 0


def _learn_patterns(chosen: argparse.Namespace) -> None:
    game, games, playouts, seed = new_game(chosen.game, chosen.size), chosen.games, chosen.playouts, chosen.seed

    def follow(playing: Iterator[object]) -> None:
        console.follow_titled(playing, games, 0, game.title)

    found = learn(lessons(game, games, playouts, seed), options.spread_of(chosen), follow)
    command = f"wye learn patterns {game.name} --size {game.size} --games {games} --playouts {playouts} --seed {seed}"
    patterns.keep(game.name, found.weights, command, _today())
    rows: list[Row] = [
        {"predictor": title, "cross entropy": round(one.entropy, 3), "best move %": round(100 * one.top)}
        for title, one in {"AMAF": found.alone, "AMAF and patterns": found.together}.items()
    ]
    title = f"{found.games} games, {found.positions} positions; how well each predicts visits in games kept apart"
    tables.show(title, rows)


def _play(chosen: argparse.Namespace) -> None:
    game = new_game(chosen.game, chosen.size)
    spread = options.spread_of(chosen)
    with kept(game, chosen.games, chosen.playouts, chosen.seed, chosen.results) as games:
        console.follow_titled(games.play(spread), chosen.games, games.done, f"{game.title} {game.size}")


def _fit(chosen: argparse.Namespace) -> None:
    games, rows = boards(game for file in chosen.files for game in load(file)), list[Row]()
    for name in sorted({_game(board) for board in games}):
        of = {board: taught for board, taught in games.items() if _game(board) == name}
        found = learn_static(of, chosen.seed)
        foretold = {"playouts": found.playouts, "and patterns": found.together, "long searches": found.searches}
        card = {
            "command": f"wye learn static {' '.join(file.name for file in chosen.files)} --seed {chosen.seed}",
            "date": _today(),
            "games": {board[:-1]: len(taught) for board, taught in of.items()},
            "log loss of games held out": {title: round(loss, 4) for title, loss in foretold.items()},
        }
        static.keep(name, found.weights, card)
        row: Row = {"game": name, "positions": found.positions}
        rows.append(row | {title: round(one, 3) for title, one in foretold.items()})
    tables.show("How well each foretells who wins games held out: the log loss", rows)


def _train(chosen: argparse.Namespace) -> None:
    for package in ("jax", "numba"):
        console.require(package, "learn")
    if chosen.matches is not None:
        _match(chosen)
    elif chosen.plot is not None:
        plot_training(chosen.folder, chosen.plot)
    elif chosen.export is not None:
        _export(chosen)
    else:
        _practise(chosen)


def _practise(chosen: argparse.Namespace) -> None:
    """Trains until it is time, or until Ctrl-C."""
    from pyengine.learn.training import done, done_on_device  # noqa: PLC0415 (an extra)

    training = _training(chosen)
    spread = Threads(chosen.jobs) if chosen.device == "gpu" else options.spread_of(chosen)
    work = done_on_device if chosen.device == "gpu" else done
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
    card = {"date": _today(), "games": course.games, "positions": course.positions, "steps": course.steps}
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


def _game(board: str) -> str:
    """The name of the game in the beginning of a record, as in "hex11:"."""
    return board.rstrip("0123456789:")


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


COMMAND = Command("learn", "learn from searches which moves and positions are good", _add_arguments, _run)
