"""`wye sweep`: measure how two settings of a bot change its results.

examples:
  wye sweep uct --vary sims=1,4 --vary iterations=10,100 --csv grid.csv --plot grid.png
"""

import argparse
from functools import partial

from pyengine.arena import sweep
from pyengine.arena.programs.entrants import entrant
from pyengine.arena.results import open_results
from pyengine.bots.bot import Budget
from pyengine.cli import options, plot, tables
from pyengine.cli.command import Parser
from pyengine.cli.series import add_series, play_missing
from pyengine.core.errors import BadUsage


def add_arguments(parser: Parser) -> None:
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


def run(args: argparse.Namespace) -> int:
    grid = _grid(args)
    if args.plot is not None:
        plot.require_plot(args.plot)
    with open_results(grid, args.results) as results:
        code = play_missing(args, results, grid.count)
    cells = sweep.cells(grid, results.games)
    if not cells:
        return code
    rows = [sweep.row(grid, cell) | sweep.conduct(cell) for cell in cells]
    if args.json:
        tables.print_json(rows)
    else:
        title = f"{grid.game.full_title}: {grid.bot} against {grid.opponent}, {grid.games} games each"
        tables.show(title, tables.without_empty_conduct(rows))
    if args.csv is not None:
        tables.write_csv(args.csv, rows)
    if args.plot is not None and code == 0:
        plot.plot(grid, cells, args.plot)
    return code


def _grid(args: argparse.Namespace) -> sweep.Sweep:
    axes = tuple(sweep.axis(text) for text in args.vary)
    if len(axes) != 2:
        raise BadUsage(
            f"--vary was given {len(axes)} times: expected twice, as in --vary sims=1,4 --vary iterations=9,99."
        )
    game, budget, find_player = options.game_of(args), options.budget_of(args), partial(entrant, grace=args.grace)
    rest = args.stones, args.seed, args.seat, find_player
    return sweep.Sweep(game, args.bot, axes, args.against, args.games, budget, *rest)
