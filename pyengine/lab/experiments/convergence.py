"""How a search comes near to the exact result of a solved position, the longer it searches.

UCT converges to the exact value, and the chance that its move is wrong falls like a power of the playouts (Levente
Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo planning", 2006).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import fsum
from typing import Any, ClassVar

from pyengine.arena.rating import wilson
from pyengine.core.dice import Dice
from pyengine.core.parameters import Several, Text, Whole, parameter
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.marks import interval, marks
from pyengine.lab.experiments.players import Position, bot_of, position_of
from pyengine.lab.table import Table
from pyengine.search.info import Info
from pyengine.search.solve import require_small, values

FIRST = 10
"""The fewest playouts after which a search is asked."""
BOTS = "uct(sims=1,shortcuts=off)", "uct(sims=1)"
"""The algorithm of the textbook, and the same with proofs: only the second jumps to the exact value."""
EQUAL = 1e-9
"""Moves whose values differ by no more are equally good."""


@dataclass(frozen=True, slots=True)
class Convergence(Experiment):
    """Part 0 is the exact result; each other part is one bot with one seed and more and more playouts.

    A search with the same seed and fewer playouts is the beginning of a longer one. The event "exact" has the value of
    the position and of each move, and whether a move takes `tokens` from cells. An event "value" has the move that is
    chosen after some playouts, its value, and the mean of all playouts. All values are seen by the player to move.
    """

    name: ClassVar[str] = "convergence"
    title: ClassVar[str] = "Convergence"
    question: ClassVar[str] = (
        "How many playouts does a search need until its value is right, and how many until its move is right?"
    )
    chapter: ClassVar[str] = "trees"
    minutes: ClassVar[int] = 10

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "Tic-tac-toe: the answer to a corner": {"position": "tictactoe3:a1", "playouts": 5000, "runs": 20},
        "Tic-tac-toe: the empty board, two strengths of exploration": {
            "position": "tictactoe3",
            "bots": (BOTS[0], "uct(sims=1,shortcuts=off,c=0.35)", BOTS[1]),
            "playouts": 20_000,
            "runs": 10,
        },
        "Tic-tac-toe: four rules of selection, and informed playouts": {
            "position": "tictactoe3:a1",
            "bots": tuple(
                f"uct(sims=1,shortcuts=off,{one})"
                for one in ("rule=ucb1", "rule=tuned", "rule=puct", "rule=thompson", "playout=winning")
            ),
            "playouts": 500,
            "runs": 20,
        },
        "Nim: a heap of 13": {"position": "nim13-take3", "playouts": 10_000, "runs": 20},
        "Hex of size 4": {"position": "hex4", "playouts": 10_000, "runs": 20},
    }

    position: str = parameter("Position", "nim9-take3", Position())
    bots: tuple[str, ...] = parameter("Bots with their settings", BOTS, Several(Text(), 1, 6))
    playouts: int = parameter("Most playouts", 1000, Whole(FIRST, 100_000))
    runs: int = parameter("Searches of each bot", 30, Whole(1, 1000))

    def check(self) -> None:
        state = position_of(self.position)
        require_small(state)
        for bot in self.bots:
            bot_of(bot, state.game)

    @property
    def shown(self) -> str:
        return self.position

    @property
    def parts(self) -> int:
        return 1 + len(self.bots) * self.runs

    def part(self, number: int, seed: int) -> Iterator[Event]:
        state = position_of(self.position)
        if number == 0:
            exact = {state.game.move_name(move): value for move, value in values(state).items()}
            yield {"is": "exact", "value": max(exact.values()), "moves": exact, "tokens": state.game.geometry.tokens}
            return
        place, run = divmod(number - 1, self.runs)
        search = bot_of(self.bots[place], state.game).search
        for playouts in marks(self.playouts, FIRST):
            *_, info = search(state, Dice(seed_of(seed, run)), playouts)
            yield {
                "is": "value",
                "bot": self.bots[place],
                "run": run,
                "playouts": playouts,
                "move": state.game.move_name(info.move),
                "value": info.value,
                "mean": mean(info),
            }

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`values`: for each bot and number of playouts the mean of all searches.

        `value` is that of the chosen move, with its 95 % interval, `root` the mean of all playouts, both seen by the
        player to move; `distance` is that of `value` from the exact one; `wrong %` is the share of searches whose move
        is not among the best. `moves`: the exact values.
        """
        exact, found = Event(), defaultdict[tuple[str, int], list[Event]](list)
        for event in events:
            if event["is"] == "exact":
                exact = event
            elif event["is"] == "value":
                found[event["bot"], event["playouts"]].append(event)
        rows = []
        for (bot, playouts), searches in found.items():
            count = len(searches)
            value, low, high = interval([one["value"] for one in searches])
            wrong = sum(exact["moves"][one["move"]] < exact["value"] - EQUAL for one in searches) / count
            least, most = wilson(wrong, count)
            rows.append({
                "bot": bot, "playouts": playouts, "value": value, "from": low, "to": high,
                "root": round(fsum(one["mean"] for one in searches) / count, 4),
                "exact": exact["value"],
                "distance": round(fsum(abs(one["value"] - exact["value"]) for one in searches) / count, 4),
                "wrong %": round(100 * wrong, 1), "wrong from": round(100 * least, 1),
                "wrong to": round(100 * most, 1), "searches": count,
            })  # fmt: skip
        moves = exact["moves"].items() if exact else ()
        return {"values": Table(tuple(rows)), "moves": Table(tuple({"move": m, "value": v} for m, v in moves))}


def mean(info: Info) -> float:
    """The mean of all playouts below the root, seen by the player to move; the value where the search keeps no tree."""
    branches = info.tree(len(info.visits))
    visits = sum(branch.visits for branch in branches)
    return fsum(branch.visits * branch.value for branch in branches) / visits if visits else info.value
