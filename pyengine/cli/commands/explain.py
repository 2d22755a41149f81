"""`wye explain`: explain the mistakes of a game of Y or Hex, and what is on the board at its end.

examples:
  wye explain "hex5-pie:b2.swap.c3.d2.b4"
  wye explain game.sgf --cost 0.2
"""

import argparse

from pyengine.arena.review import mistakes
from pyengine.cli import options
from pyengine.cli.board import picture
from pyengine.cli.command import Parser
from pyengine.core.parameters import Real
from pyengine.core.protocols import connection
from pyengine.insight.features import features
from pyengine.insight.reasons import explain
from pyengine.insight.words import feature, sentences

COST = Real(0, 1)


def add_arguments(parser: Parser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a record, as y5-pie:c3.swap, a link, moves or a file")
    options.add(parser, "--cost", COST, "the win rate that a mistake costs at least", 0.1)
    options.add_game(parser)


def run(args: argparse.Namespace) -> int:
    tree = options.tree_of(args)
    record, numbers = tree.record, tree.move_numbers(tree.at)
    connection(record.state)
    for mistake in mistakes(record, args.cost):
        ply = len(mistake.before.states)
        if numbers[ply] == numbers[ply - 1]:  # a move that is made up
            continue
        state, name = connection(mistake.before.state), mistake.before.game.move_name
        move, better = mistake.move, mistake.better
        print(f"{numbers[ply]}. {name(move)} costs {mistake.cost:.0%}, better was {name(better)}", flush=True)
        if state.game.swap not in (move, better):
            for sentence in sentences(explain(state, move, better), state, move, better):
                print(f"   {sentence}", flush=True)
    if record.outcome is None:
        state = connection(record.state)
        print(picture(state))
        print("\n".join(feature(claim, state) for claim in features(state)))
    return 0
