"""How much `wye` knows of a position before it searches: `python -m tests.measure.leaves hex11.jsonl y11.jsonl`.

Files of `wye learn games` hold positions with who won their games, and with the visits of a long search. Playouts of
each position, as those of one leaf, are held against both: the share of wins against the result, and the AMAF values
against the move of most visits. So a change to playouts shows in a minute what matches show in hours; but a search
mends some of what a leaf gets wrong, so that only matches decide.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY
from pyengine.core.protocols import connection
from pyengine.learn.lessons import Searched, Taught, load
from pyengine.search.wye.evaluation import Evaluator
from pyengine.search.wye.tree import amaf

Floats = NDArray[np.float64]

BATCH = 64
LEAST = 0.005
"""Shares of wins are kept so far from 0 and 1, where their odds would be infinite."""
BENDS = 1 / 3, 1, 3
"""How much the odds are bent at their sides before they enter the fit, from hardly to sharply."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What playouts say of positions: the mean log loss of who won, in nats, after a fit of a few parameters, and how
    often the best AMAF value is that of the move of most visits, 0 to 1.
    """

    positions: int
    loss: float
    top: float


def knowledge(games: Sequence[Taught], words: int, *, replies: bool, seed: int) -> Knowledge:
    """What so many words of playouts say of all positions of some games of one board."""
    found = [(one, game.winner) for game in games for one in game.positions]
    state = connection(found[0][0].state)
    evaluator = Evaluator(state.game.geometry, state.field, state.goals, words, replies=replies)
    dice, shares, right = Dice(seed), list[float](), 0
    for first in range(0, len(found), BATCH):
        part = [one for one, _ in found[first : first + BATCH]]
        values, tops = _leaf(evaluator, part, dice)
        shares += values.tolist()
        right += sum(top == one.visits.argmax() for top, one in zip(tops, part, strict=True))
    won = np.array([winner == one.state.to_move for one, winner in found], np.float64)
    return Knowledge(len(found), loss(np.array(shares), won), right / len(found))


def _leaf(evaluator: Evaluator, of: Sequence[Searched], dice: Dice) -> tuple[Floats, NDArray[np.intp]]:
    """The shares of wins of the players to move, and their moves with the best AMAF values, both shape (positions,)."""
    stones = np.array([np.frombuffer(one.state.cells, np.uint8) for one in of])
    found, samples = evaluator.evaluate(stones, dice), evaluator.samples
    one = np.array([position.state.to_move == 1 for position in of])[:, np.newaxis]
    owned = np.where(one, found.owned, samples - found.owned)
    owned_wins = np.where(one, found.owned_wins, owned - found.wins[:, np.newaxis] + found.owned_wins)
    wins = np.where(one[:, 0], found.wins, samples - found.wins).astype(np.float64)
    return wins / samples, np.where(stones == NOBODY, amaf(owned, owned_wins), -1).argmax(axis=1)


def loss(shares: Floats, won: Floats) -> float:
    """The mean log loss of results, after a logistic regression on the odds of the shares of wins."""
    kept = np.clip(shares, LEAST, 1 - LEAST)
    odds = np.log(kept / (1 - kept))
    features = np.stack([np.ones_like(odds), *(np.tanh(odds * bend) / bend for bend in BENDS)])
    weights = np.zeros(len(features))
    for _ in range(30):  # steps of Newton
        chances = 1 / (1 + np.exp(-weights @ features))
        bent = (features * (chances * (1 - chances))) @ features.T + 1e-4 * np.eye(len(features))
        weights -= np.linalg.solve(bent, features @ (chances - won))
    chances = np.clip(1 / (1 + np.exp(-weights @ features)), 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(chances) + (1 - won) * np.log(1 - chances)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a table with and without replies, a line for each file."""
    parser = argparse.ArgumentParser(prog="python -m tests.measure.leaves", description=main.__doc__)
    parser.add_argument("files", nargs="+", type=Path, help="of `wye learn games`, of one board each")
    parser.add_argument("--words", type=int, default=8, help="of playouts for each position (8)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    print("| games | positions | log loss, without replies | with | best move %, without | with |")
    print("|---|---|---|---|---|---|")
    for path in chosen.files:
        games = list(load(path))
        without, replying = (knowledge(games, chosen.words, replies=one, seed=chosen.seed) for one in (False, True))
        tops = f"{100 * without.top:.1f} | {100 * replying.top:.1f}"
        print(f"| {path.stem} | {without.positions} | {without.loss:.3f} | {replying.loss:.3f} | {tops} |")


if __name__ == "__main__":
    main()
