"""OpenSpiel's compiled Monte Carlo tree search, with random rollouts and its solver, as a bot of the reader's own.

`wye match wye@0.5s "tests/measure/openspiel.py(seconds=0.5)@0.5s" --game y --size 11 --option pie=off`: Y or Hex
without a swap.
"""

from collections.abc import Iterator

import pyspiel  # type: ignore[import-not-found]

from pyengine.core.dice import Dice
from pyengine.core.game import State

EXPLORATION, MEMORY, MOST = 1.0, 1024, 2**30
"""UCB's constant, megabytes of the tree, and simulations that it never gets to: its clock is what limits it."""


def search(state: State, dice: Dice, playouts: int, seconds: float = 0.5) -> Iterator[tuple[int, float]]:  # noqa: ARG001
    """Yields its move after so many seconds."""
    game = pyspiel.load_game(state.game.name, {"board_size": state.game.size})
    theirs, seed = game.new_initial_state(), dice.below(2**31)
    cells = [[cell for cell, owner in enumerate(state.cells) if owner == player] for player in (1, 2)]
    for ply in range(state.ply):
        names = {theirs.action_to_string(action): action for action in theirs.legal_actions()}
        theirs.apply_action(names[named(state, cells[ply % 2][ply // 2])])
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, rollouts, EXPLORATION, MOST, MEMORY, True, seed, False, max_wall_clock_time=seconds)
    best = bot.mcts_search(theirs).best_child()
    chosen = theirs.action_to_string(best.action)
    value = (1 + best.total_reward / max(1, best.explore_count)) / 2
    yield next(move for move in state.legal() if named(state, move) == chosen), value


def named(state: State, cell: int) -> str:
    """Its name of a cell. In Y it counts how far a cell lies from two sides."""
    name = state.game.move_name(cell)
    column, row = ord(name[0]) - ord("a"), int(name[1:])
    return f"{name[0]}{row - column}" if state.game.name == "y" else name
