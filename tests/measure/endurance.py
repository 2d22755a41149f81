"""Thousands of games over the Go Text Protocol with one engine process: `hex --games 1000`.

The other side plays at random, every size has its turn, and the pie rule is on in every other game. A referee of its
own holds every answer against the rules. It prints how many games there were on how many sizes, the memory of the
engine's process as they go by (Linux only), and then for several seconds a move how long the moves really took.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from pyengine.core.dice import Dice
from pyengine.core.game import Game, State
from pyengine.games import new_game
from pyengine.games.connection import ConnectionGame

SIZES = {"y": range(3, 20), "hex": range(2, 20)}
REPORTS = 10
"""How often the memory is looked at."""
COLOURS = {1: "black", 2: "white"}


class Peer:
    """An engine in a process of its own."""

    def __init__(self, game: str, pie: bool, playouts: int) -> None:
        command = [sys.executable, "-m", "pyengine", "gtp", "--game", game, "--option", f"pie={'on' if pie else 'off'}"]
        self._process = subprocess.Popen(
            [*command, "--playouts", str(playouts)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, command: str) -> str:
        """What it answers. Raises RuntimeError if it refuses or has come to its end."""
        assert self._process.stdin is not None, "a pipe"
        assert self._process.stdout is not None, "a pipe"
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer.startswith("="):
            raise RuntimeError(f"{command!r} was answered {answer!r}: expected success.")
        while self._process.stdout.readline().strip():
            pass
        return answer[1:].strip()

    def memory(self) -> float | None:
        """What the process holds in MB; None where the system does not tell."""
        status = Path(f"/proc/{self._process.pid}/status")
        if not status.exists():
            return None
        return int(status.read_text().partition("VmRSS:")[2].split()[0]) / 1000

    def quit(self) -> None:
        """Ends the process and waits for its end. Raises RuntimeError if that was a failure."""
        self.ask("quit")
        if self._process.wait() != 0:
            raise RuntimeError(f"The engine ended with {self._process.returncode}: expected 0.")


def play(peer: Peer, game: Game, bot: int, dice: Dice) -> State:
    """One game that the engine plays as player 1 or 2 against random moves. Raises RuntimeError, Refused."""
    peer.ask(f"boardsize {game.size}")
    state = game.start()
    while state.outcome is None:
        state = state.play(asked(peer, state) if state.to_move == bot else told(peer, state, dice))
    return state


def asked(peer: Peer, state: State) -> int:
    """The engine's move in this position, held against the rules."""
    move = state.game.move_named(peer.ask(f"genmove {COLOURS[state.to_move]}"))
    if move not in state.legal():
        raise RuntimeError(f"The engine played {state.game.move_name(move)}: expected a legal move.")
    return move


def told(peer: Peer, state: State, dice: Dice) -> int:
    """A random move in this position, which the engine is told."""
    game, legal = state.game, state.legal()
    move = legal[dice.below(len(legal))]
    assert isinstance(game, ConnectionGame), "the games of SIZES are"
    name = game.swap_kind if move == game.swap else game.move_name(move)
    peer.ask(f"play {COLOURS[state.to_move]} {name}")
    return move


def last(name: str, games: int, playouts: int, dice: Dice) -> None:
    """Plays so many games and prints what becomes of the memory. Raises RuntimeError, Refused."""
    peers = [Peer(name, pie, playouts) for pie in (False, True)]
    for number in range(games):
        pie = number % 2 == 1
        size = SIZES[name][number // 4 % len(SIZES[name])]
        play(peers[pie], new_game(name, size, {"pie": pie}), 1 + number // 2 % 2, dice)
        if (number + 1) % max(1, games // REPORTS) == 0:
            held = ", ".join("unknown" if one is None else f"{one:.0f} MB" for one in (peer.memory() for peer in peers))
            print(f"{number + 1} games of {name}: {held}", flush=True)
    for peer in peers:
        peer.quit()


def timed(name: str, seconds: Sequence[float], moves: int) -> None:
    """Prints how long moves take that may take so many seconds, in games of the usual size against itself."""
    peer = Peer(name, False, 1)
    for limit in seconds:
        peer.ask("clear_board")
        peer.ask(f"time_settings 0 {limit} 1")
        state, took = new_game(name, None, {"pie": False}).start(), list[float]()
        while state.outcome is None and len(took) < max(1, min(moves, round(60 / limit))):
            start = time.perf_counter()
            state = state.play(asked(peer, state))
            took.append(time.perf_counter() - start)
        print(f"{name}, {limit} s a move: {min(took):.3f} to {max(took):.3f} s in {len(took)} moves", flush=True)
    peer.quit()


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=tuple(SIZES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=640)
    parser.add_argument("--seconds", type=float, nargs="*", default=[0.1, 0.5, 2, 10, 60])
    parser.add_argument("--moves", type=int, default=30, help="to be timed at most, of each time (30)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    last(chosen.game, chosen.games, chosen.playouts, Dice(chosen.seed))
    timed(chosen.game, chosen.seconds, chosen.moves)


if __name__ == "__main__":
    main()
