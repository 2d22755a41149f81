"""A match in colour-swapped pairs from one-stone openings, against something that no `wye match` can play."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable

from pyengine.arena.rating import wilson


def parser() -> argparse.ArgumentParser:
    """What such a match is asked for with: game, size, --seconds a move, --pairs, --seed."""
    found = argparse.ArgumentParser()
    found.add_argument("game", choices=("hex", "y"))
    found.add_argument("size", type=int)
    found.add_argument("--seconds", type=float, default=0.5)
    found.add_argument("--pairs", type=int, default=50)
    found.add_argument("--seed", type=int, default=1)
    return found


def duel(name: str, openings: Iterable[str], play: Callable[[str, bool], tuple[bool, str]]) -> None:
    """Plays both sides of each opening, prints every game and in the end the score with its 95 % interval.

    `play` takes the first stone and whether the one called `name` is the player who has set it; it tells whether that
    one won, and what else there is to say of the game.
    """
    won = played = 0
    for opening in openings:
        for first in (True, False):
            wins, more = play(opening, first)
            won, played = won + wins, played + 1
            side = f"{'first' if first else 'second'} after {opening}"
            print(f"{played}: {'won' if wins else 'lost'} as {side}, {more}", flush=True)
    low, high = wilson(won / played, played)
    print(f"{name} won {won} of {played}: {won / played:.1%} ({low:.1%} to {high:.1%})")
