"""OpenSpiel's Monte Carlo bot behind the Go Text Protocol, as an opponent that others have written.

`python tests/measure/gtp_openspiel.py hex 4 --simulations 1000 --seed 1`: Hex without a swap, or Y. It answers name,
boardsize (the size it was started with), clear_board, play, genmove, final_score and quit.
"""

from __future__ import annotations

import argparse
import sys

import pyspiel  # type: ignore[import-not-found]

SIZE = "board_size"
EXPLORATION, MEMORY = 1.0, 64


def flipped(name: str) -> str:
    """A cell of Y in the other's coordinates, in which a cell is how far it lies from two sides."""
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return f"{name[0]}{row - column + 1}"


def unflipped(name: str) -> str:
    """Back again."""
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return f"{name[0]}{row + column + 1}"


class Front:
    """A game of OpenSpiel's and its bot."""

    def __init__(self, game: str, size: int, simulations: int, seed: int) -> None:
        self._size, self._is_y = size, game == "y"
        self._game = pyspiel.load_game(game, {SIZE: size})
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        self._bot = pyspiel.MCTSBot(self._game, evaluator, EXPLORATION, simulations, MEMORY, True, seed, False)
        self._state = self._game.new_initial_state()

    def answer(self, command: str, rest: list[str]) -> str:
        """The answer to one command. Raises ValueError with what is wrong."""
        if command == "name":
            return "OpenSpiel"
        if command == "boardsize":
            if rest != [str(self._size)]:
                raise ValueError("unacceptable size")
            return ""
        if command == "clear_board":
            self._state = self._game.new_initial_state()
            return ""
        if command == "play":
            self._state.apply_action(self._action(rest[1]))
            return ""
        if command == "genmove":
            action = self._bot.step(self._state)
            name = self._state.action_to_string(action)
            self._state.apply_action(action)
            return unflipped(name) if self._is_y else str(name)
        if command == "final_score":
            return "B+" if self._state.returns()[0] > 0 else "W+"
        raise ValueError("unknown command")

    def _action(self, name: str) -> int:
        theirs = flipped(name) if self._is_y else name
        for action in self._state.legal_actions():
            if self._state.action_to_string(action) == theirs:
                return int(action)
        raise ValueError("illegal move")


def main() -> None:
    """Answers the lines of standard input."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("hex", "y"))
    parser.add_argument("size", type=int)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    front = Front(chosen.game, chosen.size, chosen.simulations, chosen.seed)
    for line in sys.stdin:
        command, *rest = line.split()
        if command == "quit":
            print("=\n", flush=True)
            return
        try:
            print(f"= {front.answer(command, rest)}\n", flush=True)
        except ValueError as wrong:
            print(f"? {wrong}\n", flush=True)


if __name__ == "__main__":
    main()
