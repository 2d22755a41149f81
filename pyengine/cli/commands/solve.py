"""`wye solve`: what every move is worth under perfect play."""

from __future__ import annotations

import argparse

from pyengine.arena.table import Row
from pyengine.cli import console, options, tables
from pyengine.cli.board import painted
from pyengine.cli.command import Command, Parser
from pyengine.search.solve import LARGEST, values


def _add_arguments(parser: Parser) -> None:
    options.add(parser, "--positions", options.POSITIONS, "positions to look into at most", LARGEST)
    options.add_json(parser)
    options.add_game(parser, "tictactoe")
    options.add_record(parser)


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    state = options.record_of(chosen).state
    found = values(state, chosen.positions)
    rows: list[Row] = [{"move": state.game.move_name(move), "value": round(value, 6)} for move, value in found.items()]
    if chosen.json:
        tables.print_json({row["move"]: row["value"] for row in rows})
    else:
        console.console().print(painted(state))
        tables.show("Exact values: 1 is a win for the player to move, 0 a loss", rows)
    return 0


COMMAND = Command(
    "solve",
    "find the exact values of all moves, on small boards",
    _add_arguments,
    _run,
    """examples:
  wye solve --game nim --size 15
  wye solve --record "hex3:b2" --json
""",
)
