"""`wye sweep`: a grid of two settings of a bot."""

from __future__ import annotations

import argparse
from functools import partial

from pyengine.arena import sweep
from pyengine.arena.programs.entrants import entrant
from pyengine.arena.results import kept
from pyengine.bots.bot import Budget
from pyengine.cli import console, options, plot, tables
from pyengine.cli.command import Command, Parser
from pyengine.cli.series import add_series, described, finish, require_ready
from pyengine.core.errors import BadValue


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("bot", nargs="?", default="uct", help="the bot, with the settings that do not vary (uct)")
    parser.add_argument(
        "--vary", action="append", help="an axis, as sims=1,4 or iterations=10,100; to be given twice", default=[]
    )
    parser.add_argument("--against", default="random", help="the opponent (random)")
    options.add(parser, "--games", options.COUNT, "games at each point of the grid", 100)
    parser.add_argument("--seat", type=int, choices=(1, 2), default=0, help="the bot is always this player (in turn)")
    parser.add_output("--plot", "draw the results in this file, .png or .svg")
    options.add_game(parser, "tictactoe")
    options.add_budget(parser, Budget(playouts=1000))
    add_series(parser, stones=0)


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    grid = _grid(chosen)
    if chosen.plot is not None:
        plot.require_plot(chosen.plot)
    with kept(grid, chosen.results) as results:
        require_ready(chosen, results, grid.game, grid.count)
        code = finish(results, results.play(options.spread_of(chosen)), grid.count, lambda: "")
    found = sweep.cells(grid, results.games)
    if not found:
        return code
    rows = [sweep.row(grid, cell) | sweep.conduct(cell) for cell in found]
    if chosen.json:
        tables.print_json(rows)
    else:
        title = f"{described(grid.game)}: {grid.bot} against {grid.opponent}, {grid.games} games each"
        tables.show(title, tables.eventful(rows))
    if chosen.csv is not None:
        tables.write_csv(chosen.csv, rows)
    if chosen.plot is not None and code == 0:
        plot.plot(grid, found, chosen.plot)
    return code


def _grid(chosen: argparse.Namespace) -> sweep.Sweep:
    axes = [sweep.axis(text) for text in chosen.vary]
    if len(axes) != 2:
        raise BadValue(
            f"--vary was given {len(axes)} times: expected twice, as in --vary sims=1,4 --vary iterations=9,99."
        )
    return sweep.Sweep(
        options.game_of(chosen),
        chosen.bot,
        (axes[0], axes[1]),
        chosen.against,
        chosen.games,
        options.budget_of(chosen),
        chosen.stones,
        chosen.seed,
        chosen.seat,
        partial(entrant, grace=chosen.grace),
    )


COMMAND = Command(
    "sweep",
    "measure how two settings of a bot change its results",
    _add_arguments,
    _run,
    """examples:
  wye sweep uct --vary sims=1,4 --vary iterations=10,100 --csv grid.csv --plot grid.png
""",
)
