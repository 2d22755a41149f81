"""A match at equal time of the engine in Chromium against the same engine in CPython.

`WYE_BROWSER=/usr/bin/chromium python -m tests.match_browser y 11 --seconds 0.5 --pairs 20`, after `python build.py
build`: colour-swapped pairs from random one-stone openings, without a swap; either side searches in the page's way,
through the same messages. Every game is printed, and in the end the browser's score with its 95 % interval.
"""

from __future__ import annotations

import argparse

from playwright.sync_api import sync_playwright

from build import DIST, Server
from pyengine.dice import Dice
from pyengine.rating import wilson
from tests.bench import BOT, Ask, Json, chromium, here, worker


def play(sides: tuple[Ask, Ask], game: Json, opening: str, budget: Json, dice: Dice) -> tuple[int, int]:
    """One game between two services from a first stone on: the winner, 1 or 2, and the plies."""
    for ask in sides:
        ask(op="new", **game)
    ply, move = 0, opening
    while True:
        snapshot, _ = [ask(op="play", ply=ply, move=move)["snapshot"] for ask in sides]
        ply = snapshot["ply"]
        if snapshot["outcome"] is not None:
            return snapshot["outcome"]["winner"], ply
        mover = sides[snapshot["to_move"] - 1]
        move = mover(op="think", ply=ply, bot=BOT, seed=dice.below(2**32), budget=budget)["move"]


def main() -> None:
    """Plays the match."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("hex", "y"))
    parser.add_argument("size", type=int)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = {"game": chosen.game, "size": chosen.size, "options": {"pie": False}}
    dice, won, played = Dice(chosen.seed), 0, 0
    with Server(DIST) as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        with worker(browser, server) as (there, _):
            legal = there(op="new", **game)["snapshot"]["legal"]
            for _ in range(chosen.pairs):
                opening = legal[dice.below(len(legal))]
                for first in (True, False):
                    sides = (there, here()) if first else (here(), there)
                    winner, plies = play(sides, game, opening, {"seconds": chosen.seconds}, dice)
                    wins = (winner == 1) == first
                    won, played = won + wins, played + 1
                    side = f"{'first' if first else 'second'} after {opening}"
                    print(f"{played}: {'won' if wins else 'lost'} as {side}, {plies} plies", flush=True)
    low, high = wilson(won / played, played)
    print(f"Chromium won {won} of {played}: {won / played:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
