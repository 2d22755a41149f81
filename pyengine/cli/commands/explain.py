"""`wye explain`: the mistakes of a game of Y or Hex with their reasons, and what is on the board at its end."""

from __future__ import annotations

import argparse

from pyengine.arena.review import Mistake, mistakes
from pyengine.cli import options
from pyengine.cli.board import picture
from pyengine.cli.command import Command, Parser
from pyengine.core.parameters import Real
from pyengine.core.protocols import connection
from pyengine.insight.features import features
from pyengine.insight.reasons import explain
from pyengine.insight.words import feature, sentences

COST = Real(0, 1)


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a record, as y5-pie:c3.swap, a link, moves or a file")
    options.add(parser, "--cost", COST, "the win rate that a mistake costs at least", 0.1)
    options.add_game(parser)


def _run(chosen: argparse.Namespace) -> int:
    record = options.record_of(chosen)
    connection(record.state)
    for mistake in mistakes(record, chosen.cost):
        print("\n".join(told(mistake)), flush=True)
    if record.outcome is None:
        state = connection(record.state)
        print(picture(state))
        print("\n".join(feature(claim, state) for claim in features(state)))
    return 0


def told(mistake: Mistake) -> list[str]:
    """A mistake in lines: its number, the move, what it cost and the better one, and the reasons."""
    state, name = connection(mistake.before.state), mistake.before.game.move_name
    head = f"{state.ply + 1}. {name(mistake.move)} costs {mistake.cost:.0%}, better was {name(mistake.better)}"
    if state.game.swap in (mistake.move, mistake.better):
        return [head]
    found = explain(state, mistake.move, mistake.better)
    return [head, *(f"   {one}" for one in sentences(found, state, mistake.move, mistake.better))]


COMMAND = Command(
    "explain",
    "explain the mistakes of a game of Y or Hex, and what is on the board at its end",
    _add_arguments,
    _run,
    """examples:
  wye explain "hex5-pie:b2.swap.c3.d2.b4"
  wye explain game.sgf --cost 0.2
""",
)
