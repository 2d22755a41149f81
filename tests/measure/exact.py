"""How often each tree search finds a right move in positions of small games that can be solved.

A position counts if some of its moves are better than others. They are: Nim with 1 to 30 tokens; tic-tac-toe with five
stones, without a line; Hex of size 3 and 4 after one or two stones. The seed of a search is the position's number.
"""

import argparse
from collections.abc import Iterator, Sequence

from pyengine.bots.bot import Budget
from pyengine.bots.names import bot_named
from pyengine.bots.thinking import choose
from pyengine.core.game import State
from pyengine.games import new_game
from pyengine.search.solve import values

SEARCHES = ("uct(sims=1,shortcuts=off)", "uct", "uct(sims=16)", "rave", "heuristic", "wye", "net")


def nim() -> Iterator[State]:
    """The heaps of 1 to 30 tokens."""
    return (new_game("nim", size).start() for size in range(1, 31))


def after(state: State, plies: int) -> Iterator[State]:
    """The different positions, of those in which the game goes on, after so many moves."""
    reached = {(state.to_move, state.cells): state}
    for _ in range(plies):
        nexts = (before.play(move) for before in reached.values() for move in before.legal())
        reached = {(position.to_move, position.cells): position for position in nexts if position.outcome is None}
    return iter(reached.values())


def positions(name: str) -> Iterator[State]:
    """The positions of a group."""
    if name == "nim":
        return nim()
    if name == "tictactoe":
        return after(new_game("tictactoe", 3).start(), 5)
    start = new_game("hex", int(name[3:]), {"pie": False}).start()
    return (position for plies in (1, 2) for position in after(start, plies))


GROUPS = ("nim", "tictactoe", "hex3", "hex4")


def problems(name: str) -> Sequence[tuple[State, set[int]]]:
    """The positions of a group that count, each with its right moves."""
    solved = ((state, values(state)) for state in positions(name))
    return [
        (state, {move for move, value in worth.items() if value == max(worth.values())})
        for state, worth in solved
        if len(set(worth.values())) > 1
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("playouts", nargs="*", type=int, default=[100, 1_000, 10_000])
    budgets = parser.parse_args().playouts
    for name in GROUPS:
        group = problems(name)
        print(f"{name}: {len(group)} positions, right by chance {100 * chance(group):.0f} %", flush=True)
        for text in SEARCHES:
            if not bot_named(text).plays(group[0][0].game):
                continue
            shares = [share(group, text, playouts) for playouts in budgets]
            print(f"  {text:26}", *(f"{100 * right:6.1f}" for right in shares), flush=True)


def chance(group: Sequence[tuple[State, set[int]]]) -> float:
    """The share of positions that random moves would solve."""
    return sum(len(right) / len(state.legal()) for state, right in group) / len(group)


def share(group: Sequence[tuple[State, set[int]]], bot: str, playouts: int) -> float:
    """The share of positions in which the bot chooses a right move."""
    found = [
        choose(bot, state, Budget(playouts=playouts), seed=number).move in right
        for number, (state, right) in enumerate(group)
    ]
    return sum(found) / len(found)


if __name__ == "__main__":
    main()
