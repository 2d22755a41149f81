"""`wye solve`: find the exact values of all moves, on small boards.

examples:
  wye solve --game nim --size 15
  wye solve --record "hex3:b2" --json
"""

import argparse

from pyengine.arena.table import Row
from pyengine.cli import options, tables
from pyengine.cli.board import show
from pyengine.cli.command import Parser
from pyengine.core import script
from pyengine.games.own import OwnState
from pyengine.search.solve import LARGEST
from pyengine.search.solve import values as exact_values


def add_arguments(parser: Parser) -> None:
    options.add(parser, "--positions", options.POSITIONS, "positions to look into at most", LARGEST)
    options.add_json(parser)
    options.add_game(parser, "tictactoe")
    options.add_record(parser)


def run(args: argparse.Namespace) -> int:
    state = options.tree_of(args).record.state
    values = (
        script.ask(exact_values, state, args.positions)
        if isinstance(state, OwnState)
        else exact_values(state, args.positions)
    )
    exact = {state.game.move_name(move): round(value, 6) for move, value in values.items()}
    if args.json:
        tables.print_json(exact)
    else:
        rows: list[Row] = [{"move": move, "value": value} for move, value in exact.items()]
        show(state)
        tables.show("Exact values: 1 is a win for the player to move, 0 a loss", rows)
    return 0
