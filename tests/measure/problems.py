"""Positions of Y and Hex in which exactly one move wins, and which of them a bot solves.

`data/problems.json` holds them as game records, so that `wye solve --record TEXT` proves each, and the page shows it
when the text follows a # in its address. They were found for this suite: runs of ladders, templates and closed boards
filled by design and by chance, and positions of weak games; of those with exactly one winning move the hardest were
kept, before it was known what a second of `wye` solves. A problem's kind is what makes the solution win:

- ladder: the move begins a run of three or more moves side by side in one row, each of which forces the answer;
- ladder escape: one answer to the move allows a ladder, and that ends at the stone;
- ladder breaker: the opponent, on the move, would win by a ladder;
- edge: the opponent has gone into the template between a stone and its edge, twice or more, to be answered in one way;
- miai: the opponent's chains have two free cells for each link that is missing, but two links share a cell;
- double threat: after the move there are two answers to everything: the win needs nothing but pairs of cells;
- must-play: several moves stop all that the opponent threatens to do by pairs of cells, and only this one wins;
- quiet: the opponent threatens nothing of that kind.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pyengine.bots.bot import Budget
from pyengine.bots.entrants import limit
from pyengine.bots.thinking import choose
from pyengine.core.game import State
from pyengine.records.record import read
from pyengine.search.solve import values

PATH = Path(__file__).with_name("data") / "problems.json"
SECOND = 2_500_000
"""Playouts of `wye` in a second of the browser, or a little less."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A position, as the text of a record, and the name of the only move that wins it."""

    name: str
    kind: str
    record: str
    move: str

    @property
    def state(self) -> State:
        """The position."""
        return read(self.record).state

    def wins(self) -> list[str]:
        """Every move that wins, by exhaustive search."""
        state = self.state
        return [state.game.move_name(move) for move, value in values(state).items() if value == 1]

    def solved(self, bot: str, budget: Budget) -> bool:
        """Whether the bot chooses the move."""
        state = self.state
        return state.game.move_name(choose(bot, state, budget, seed=1).move) == self.move


def problems() -> list[Problem]:
    """All of them."""
    return [Problem(**entry) for entry in json.loads(PATH.read_text("utf-8"))]


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints for each budget how many problems of each kind a bot solves, and which ones it misses."""
    parser = argparse.ArgumentParser(prog="python -m tests.measure.problems", description=main.__doc__)
    parser.add_argument("budgets", nargs="*", default=["0.1s", "1s"], help="playouts or seconds (0.1s 1s)")
    parser.add_argument("--bot", default="wye", help="which bot, with settings if need be (wye)")
    chosen = parser.parse_args(arguments)
    all_, kinds = problems(), Counter(one.kind for one in problems())
    for text in chosen.budgets:
        missed = [one for one in all_ if not one.solved(chosen.bot, limit(text))]
        failed = Counter(one.kind for one in missed)
        print(f"{chosen.bot}@{text}: {len(all_) - len(missed)} of {len(all_)}")
        print("  " + ", ".join(f"{kind} {count - failed[kind]} of {count}" for kind, count in kinds.items()))
        for one in missed:
            print(f"  missed: {one.name}, {one.move}: {one.record}")


if __name__ == "__main__":
    main()
