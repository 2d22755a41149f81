"""`wye tournament`: play every bot against every other one.

examples:
  wye tournament net wye uct --seconds 1 --jobs 4 --sgf games.sgf

`wye match --help` explains the columns.
"""

from pyengine.cli.command import Parser
from pyengine.cli.commands import match

run = match.run


def add_arguments(parser: Parser) -> None:
    match.add_arguments(parser, "+")
