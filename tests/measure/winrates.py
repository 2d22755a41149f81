"""Of positions that `net` says to be won by 60 to 70 %, how many are won: for each board, by games of longer searches.

The games open with up to three random stones and go on by the search of self-play without its noise, `--simulations` a
move. From each game some positions are judged as an analysis judges them, by `net` with POSITIONS. Rows are tenths of
the win rate of the player to move: what was said on average, and what was won, with its 95 % interval. The last line is
the factor of the log odds with which the win rates would fit best, 1 if they are calibrated.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from pyengine.arena.rating import wilson
from pyengine.bots.bot import Budget
from pyengine.bots.thinking import choose
from pyengine.core.game import State
from pyengine.learn.board import Board, board
from pyengine.learn.games import Plan, play
from pyengine.search.network.evaluator import Evaluator
from pyengine.search.network.weights import parse

CONSIDERED = 8
"""The moves that a search in the games considers."""
POSITIONS = 400
"""What `net` looks at before it says a win rate."""
EACH = 4
"""The positions of a game that are judged."""
SURE = 0.98
"""Values from -1 to 1 beyond this one count as this one for the factor."""
FACTORS: list[float] = np.geomspace(1 / 4, 8, 101).tolist()


def state_of(of: Board, seen: np.ndarray) -> State | None:
    """A position as the player to move sees it, as a state of the game; None if no order of moves leads to it."""
    mine, theirs = (np.flatnonzero(seen == player).tolist() for player in (1, 2))
    if not 0 <= len(theirs) - len(mine) <= 1:
        return None
    second = len(theirs) > len(mine)
    if second:  # player 2 is to move
        mine, theirs = theirs, mine
        mine, theirs = (of.rules.turn[cells].tolist() for cells in (mine, theirs))
    state = of.game.start()
    for ply in range(len(mine) + len(theirs)):
        state = state.play((theirs if ply % 2 else mine)[ply // 2])
    return state


def judged(name: str, games: int, simulations: int, bot: str, file: str | None) -> np.ndarray:
    """Pairs of a win rate that was said and the result, 1 won or 0 lost, shape (k, 2), all for the player to move."""
    of, dice = board(name), np.random.default_rng(1)
    layers = parse(Path(file).read_text("utf-8")) if file else None
    plan = Plan(games, games, simulations, CONSIDERED, noise=0.0)
    found = play(of, Evaluator(of.game, layers), plan, dice)
    pairs = []
    for index in dice.permutation(len(found.result))[: EACH * games]:
        state = state_of(of, found.stones[index])
        if state is not None:
            said = choose(bot, state, Budget(playouts=POSITIONS), seed=1).value
            pairs.append((said, (1 + found.result[index]) / 2))
    return np.array(pairs)


def factor(pairs: np.ndarray) -> float:
    """The factor of the log odds that makes the results the likeliest."""
    odds = 2 * np.arctanh(np.clip(2 * pairs[:, 0] - 1, -SURE, SURE))
    return min(FACTORS, key=lambda scale: float(np.logaddexp(0, scale * odds * (1 - 2 * pairs[:, 1])).sum()))


def show(name: str, pairs: np.ndarray) -> None:
    print(f"{name}: {len(pairs)} positions")
    for tenth in range(10):
        some = pairs[np.minimum((10 * pairs[:, 0]).astype(int), 9) == tenth]
        if len(some):
            won = float(some[:, 1].mean())
            low, high = wilson(won, len(some))
            print(f"  {some[:, 0].mean():4.0%} said, {won:4.0%} won ({low:.0%} to {high:.0%}) of {len(some)}")
    print(f"  factor {factor(pairs):.2f}", flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="+", help="as hex11, y9 or bent7")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--simulations", type=int, default=1600)
    parser.add_argument("--weights", help="a file of weights instead of the engine's")
    args = parser.parse_args(argv)
    bot = f"net(weights={args.weights})" if args.weights else "net"
    for name in args.boards:
        show(name, judged(name, args.games, args.simulations, bot, args.weights))


if __name__ == "__main__":
    main()
