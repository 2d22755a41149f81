"""`wye learn`: what guides the search, learnt from searches: the patterns around a move, the static evaluation, and the
policy network.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from pyengine.cli import console, options, tables
from pyengine.cli.command import Command, Parser
from pyengine.games import new_game
from pyengine.lab.experiment import Row
from pyengine.learn.patterns import learn, lessons
from pyengine.learn.selfplay import boards, kept, load
from pyengine.learn.static import learn as learn_static
from pyengine.search.wye import patterns, policy, static


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
    network = parts.add_parser("network", help="train the policy network on the games of files")
    network.set_defaults(learn=_train)
    for part in (evaluation, network):
        part.add_argument("files", nargs="+", type=Path, metavar="FILE", help="games of `wye learn games`")
        options.add_seed(part)
    network.add_argument(
        "--channels", type=options.whole(1, 512), default=16, help="numbers of each cell in a layer (16)"
    )
    network.add_argument("--depth", type=options.whole(1, 64), default=5, help="layers (5)")
    network.add_argument("--steps", type=options.whole(1), default=7_000, help="steps of 128 positions (7000)")
    network.add_argument("--checkpoint", type=Path, help="keep how far it has come; the same command resumes from it")
    network.add_argument("--output", type=Path, default=policy.FILE, help="the file of the weights (the engine's)")


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
    console.require("jax", "learn")
    from pyengine.learn.network import Plan, Training, written  # noqa: PLC0415 (an extra)

    games = boards(game for file in chosen.files for game in load(file))
    training = Training(games, Plan(chosen.channels, chosen.depth, chosen.steps, chosen.seed))
    if chosen.checkpoint is not None and chosen.checkpoint.exists():
        training.resume(chosen.checkpoint)
    for report in training.run():
        if chosen.checkpoint is not None:
            training.save(chosen.checkpoint)
        print(f"step {report.step}: cross entropy {report.entropy:.3f}, best move {100 * report.top:.1f} %", flush=True)
    last = training.report()
    counts = {board[:-1]: sum(len(game.positions) for game in found) for board, found in games.items()}
    card = {
        "command": f"wye learn network {' '.join(file.name for file in chosen.files)} --channels {chosen.channels} "
        f"--depth {chosen.depth} --steps {chosen.steps} --seed {chosen.seed}",
        "date": _today(),
        "positions": counts,
        "held out": {"cross entropy": round(last.entropy, 3), "best move %": round(100 * last.top, 1)},
        "before, after one leaf": {"best move %": round(100 * last.guessed, 1)},
    }
    chosen.output.write_text(written(training.params, card), "utf-8")
    print(
        f"{sum(counts.values())} positions; what the search preferred after its first leaf: {100 * last.guessed:.1f} %"
    )


def _game(board: str) -> str:
    """The name of the game in the beginning of a record, as in "hex11:"."""
    return board.rstrip("0123456789:")


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


COMMAND = Command("learn", "learn from searches which moves and positions are good", _add_arguments, _run)
