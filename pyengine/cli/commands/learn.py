"""`wye learn`: the weights of the patterns around a move, learnt from searches."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime

from pyengine.cli import console, options, tables
from pyengine.cli.command import Command, Parser
from pyengine.games import new_game
from pyengine.lab.experiment import Row
from pyengine.lab.learning import learn, lessons
from pyengine.search.wye import patterns


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("game", choices=tuple(patterns.weights()), help="the game")
    parser.add_argument("--size", type=options.whole, help="the size of its board (the game's usual one)")
    parser.add_argument("--games", type=options.whole, default=200, help="games to learn from (200)")
    parser.add_argument("--playouts", type=options.whole, default=131_072, help="playouts per move in them (131072)")
    options.add_jobs(parser)


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    game, games, playouts, seed = new_game(chosen.game, chosen.size), chosen.games, chosen.playouts, chosen.seed

    def follow(playing: Iterator[object]) -> None:
        console.follow_titled(playing, games, 0, game.title)

    found = learn(lessons(game, games, playouts, seed), chosen.jobs, follow)
    command = f"wye learn {game.name} --size {game.size} --games {games} --playouts {playouts} --seed {seed}"
    patterns.keep(game.name, found.weights, command, datetime.now(UTC).date().isoformat())
    rows: list[Row] = [
        {"predictor": title, "cross entropy": round(one.entropy, 3), "best move %": round(100 * one.top)}
        for title, one in {"AMAF": found.alone, "AMAF and patterns": found.together}.items()
    ]
    title = f"{found.games} games, {found.positions} positions; how well each predicts visits in games kept apart"
    tables.show(title, rows)
    return 0


COMMAND = Command("learn", "learn from searches which patterns good moves have around them", _add_arguments, _run)
