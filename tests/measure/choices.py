"""Prints a hash of what each bot chooses in every game, and one of all, by any Python that has numpy.

With a budget in playouts they are the same for every version of Python and numpy, and on every machine.
"""

import hashlib
import platform
from collections.abc import Iterator

import numpy as np

from pyengine.bots.bot import Budget
from pyengine.bots.names import BOTS
from pyengine.bots.thinking import choose
from pyengine.games import GAMES, new_game

SIZES = (0, 6)
"""Places in the list of a game's sizes; a shorter list ends with its last one."""
SEEDS = (1, 2)
PLIES = 3
BUDGET = Budget(playouts=600)


def choices() -> Iterator[tuple[str, str]]:
    """The bot of each choice, and a line that tells the move and its value, to the last bit."""
    for name, kind in GAMES.items():
        for size in dict.fromkeys(kind.sizes[min(place, len(kind.sizes) - 1)] for place in SIZES):
            game = new_game(name, size)
            for bot in (bot for bot in BOTS.values() if bot.plays(game)):
                for seed in SEEDS:
                    state = game.start()
                    for ply in range(PLIES):
                        if state.outcome is not None:
                            break
                        info = choose(bot.name, state, BUDGET, seed=seed)
                        yield bot.name, f"{name} {size} {bot.name} {seed} {ply} {info.move} {info.value.hex()}"
                        state = state.play(info.move)


def main() -> None:
    lines = list(choices())
    print(f"Python {platform.python_version()}, numpy {np.__version__}: choices and their hash")
    for name in (*BOTS, None):
        chosen = [line for bot, line in lines if name in (bot, None)]
        digest = hashlib.sha256("\n".join(chosen).encode()).hexdigest()
        print(f"{name or 'all':15} {len(chosen):4} {digest[:16]}")


if __name__ == "__main__":
    main()
