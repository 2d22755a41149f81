"""A match at equal time of the engine in Chromium against the same engine in CPython, or another version in Chromium.

`WYE_BROWSER=/usr/bin/chromium python -m tests.measure.match_browser y 11 --seconds 0.5 --pairs 20`, after `python
build.py build`; with `--against ../old/dist`, the built site of another version, either side plays in a browser of
its own. Colour-swapped pairs from random one-stone openings, without a swap; either side searches in the page's way,
through the same messages. Every game is printed, and in the end the score of this version in Chromium with its 95 %
interval.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import sync_playwright

from build import DIST, Server
from pyengine.core.dice import Dice
from tests.measure.bench import Ask, Json, chromium, here, worker
from tests.measure.duel import duel, parser

Side = tuple[Ask, str]
"""A service, and the name of the bot that it is asked for."""


def play(sides: tuple[Side, Side], snapshot: Json, budget: Json, dice: Dice) -> tuple[int, int]:
    """One game between two services from a position on: the winner, 1 or 2, and the plies."""
    while snapshot["outcome"] is None:
        (mover, bot), record = sides[snapshot["to_move"] - 1], snapshot["record"]
        thought = mover(op="play", record=record, bot=bot, seed=dice.below(2**32), budget=budget)
        snapshot = thought["snapshot"]
    return snapshot["outcome"]["winner"], snapshot["ply"]


def main() -> None:
    """Plays the match."""
    options = parser()
    options.add_argument("--against", type=Path, help="the built site of another version")
    options.add_argument("--bot", default="net", help="the bot of this version (net)")
    options.add_argument("--other", help="that of the other side (the same)")
    chosen = options.parse_args()
    game = {"name": chosen.game, "size": chosen.size, "options": {"pie": False}}
    dice = Dice(chosen.seed)
    with ExitStack() as kept:
        playwright = kept.enter_context(sync_playwright())

        def built(site: Path) -> Ask:
            """The engine of a built site, in a browser of its own."""
            ask, _ = kept.enter_context(worker(chromium(playwright), kept.enter_context(Server(site))))
            return ask

        there, other = built(DIST), built(chosen.against) if chosen.against else here()
        start = there(op="position", game=game)["snapshot"]
        legal = start["legal"]

        def openings() -> Iterator[str]:
            for _ in range(chosen.pairs):
                yield legal[dice.below(len(legal))]

        def one(opening: str, first: bool) -> tuple[bool, str]:
            ours, theirs = (there, chosen.bot), (other, chosen.other or chosen.bot)
            sides = (ours, theirs) if first else (theirs, ours)
            position = there(op="play", record=start["record"], move=opening)["snapshot"]
            winner, plies = play(sides, position, {"seconds": chosen.seconds}, dice)
            return (winner == 1) == first, f"{plies} plies"

        duel("Chromium", openings(), one)


if __name__ == "__main__":
    main()
