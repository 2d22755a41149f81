"""The engine of a built site in a worker of Chromium, behind the Go Text Protocol, as an entrant of matches.

`wye match "gtp(python -m tests.measure.gtp_browser dist)@1s" net@1s --game y --size 11 --option pie=off`: each
move is a search through the page's messages. An earlier site may be the other side.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from pyengine.bots.bot import Bot, Budget
from pyengine.cli.gtp.engine import Engine
from pyengine.cli.gtp.syntax import lines_of
from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.games import new_game
from pyengine.games.connection import ConnectionGame
from pyengine.records.position import record_reaching
from pyengine.search.info import Info, line_of
from tests.measure.bench import chromium, worker
from web.build.server import Server


def main() -> None:
    """Answers the lines of standard input."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path, help="what `python build.py build` has made")
    parser.add_argument("--game", choices=("hex", "y"), default="y")
    parser.add_argument("--bot", default="net", help="with its settings (net)")
    parser.add_argument("--seconds", type=float, default=1, help="for each move (1)")
    chosen = parser.parse_args()
    with (
        Server(chosen.site) as server,
        sync_playwright() as playwright,
        worker(chromium(playwright), server) as (ask, _),
    ):

        def search(state: State, dice: Dice, _: int | None = None, /) -> Iterator[Info]:
            """Yields what the browser finds."""
            game = state.game
            assert isinstance(game, ConnectionGame), "GTP knows no others"
            ones, twos = ([cell for cell, owner in enumerate(state.cells) if owner == one] for one in (1, 2))
            record = record_reaching(game, ones, twos, state.to_move).text()
            budget = {"seconds": chosen.seconds}
            found = ask(op="play", record=record, bot=chosen.bot, seed=dice.below(2**32), budget=budget)
            move = game.move_named(found["move"])
            yield Info(move, found["info"]["value"], 0, 0, {move: 1}, line_of(move))

        def write(text: str) -> None:
            sys.stdout.write(text)
            sys.stdout.flush()

        bot, game = Bot(chosen.bot, "", "", search), new_game(chosen.game, None, {"pie": False})
        Engine(bot, game, Budget(seconds=chosen.seconds), write).run(lines_of(sys.stdin, time.perf_counter))


if __name__ == "__main__":
    main()
