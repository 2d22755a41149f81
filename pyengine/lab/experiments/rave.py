"""What a move's own results and all moves as first (AMAF) say of it, and how the weight passes from one to the other.

The search is pyengine/search/rave.py (Sylvain Gelly and David Silver, "Combining online and offline knowledge in UCT",
2007). AMAF knows a move early, from every playout in which it is made sometime; it misleads where a move is good only
now, or good only later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import isfinite, sqrt
from typing import ClassVar

from pyengine.dice import Dice
from pyengine.errors import BadValue, UnknownBot
from pyengine.lab.experiment import Event, Experiment, Position, Real, Row, Switch, Table, Whole, parameter, seed_of
from pyengine.lab.experiments.marks import marks
from pyengine.lab.experiments.players import position_of
from pyengine.search.bandit import logarithm
from pyengine.search.info import settings
from pyengine.search.rave import OWN, SEEN, SPREAD, WEIGHT, WON, Rave, RaveNode, RaveTree
from pyengine.search.solve import require_small, values

FIRST = 10
"""The fewest playouts after which the search is looked at."""
USUAL = {one.name: one for one in settings(Rave())}


@dataclass(frozen=True, slots=True)
class RaveExperiment(Experiment):
    """Part 0 is the exact result, if it is asked for; each other part is the same search with more playouts.

    An event "cells" has what the root knows of each move after some playouts, in the columns of the table `cells`.
    """

    name: ClassVar[str] = "rave"
    title: ClassVar[str] = "RAVE"
    question: ClassVar[str] = "Which cells does AMAF judge wrongly, and when do their own results take over?"

    position: str = parameter("Position", "hex4", Position())
    playouts: int = parameter("Playouts", 2000, Whole(FIRST, 100_000))
    k: float = parameter(USUAL["k"].title, USUAL["k"].default, Real(USUAL["k"].least, USUAL["k"].most))
    c: float = parameter(USUAL["c"].title, USUAL["c"].default, Real(USUAL["c"].least, USUAL["c"].most))
    exact: bool = parameter("Exact values beside the estimates", True, Switch())

    def check(self) -> None:
        state = position_of(self.position)
        if state.game.chancy:
            raise UnknownBot(
                "The bot {bot!r} does not play {title}: expected one that does.",
                "bot",
                bot="rave",
                title=state.game.title,
            )
        if state.winning_move() is not None:
            raise BadValue("A move wins at once: expected a position that is searched.", "position")
        if self.exact:
            require_small(state)

    @property
    def parts(self) -> int:
        return 1 + len(marks(self.playouts, FIRST))

    def part(self, number: int, seed: int) -> Iterator[Event]:
        state = position_of(self.position)
        if number == 0:
            if self.exact:
                yield {"is": "exact", "moves": {state.game.move_name(move): one for move, one in values(state).items()}}
            return
        tree = RaveTree(state, Dice(seed_of(seed, 0)), Rave(k=self.k, c=self.c, sims=1))
        *_, info = tree.run(marks(self.playouts, FIRST)[number - 1])
        root = tree.root
        assert isinstance(root, RaveNode), "a RAVE tree has no other nodes"
        moves = [move for move in state.legal() if move != state.game.swap]
        yield {
            "is": "cells",
            "playouts": tree.playouts,
            "chosen": state.game.move_name(info.move),
            "cells": [{"move": state.game.move_name(move)} | _cell(root, move) for move in moves],
        }

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`cells`: what is known of each move at the end. `weights`: of the move chosen at the end, all the way.

        Seen by the player to move, `own` is the mean of the move's own playouts, `amaf` that of the playouts in which
        it is made sometime, with one imagined playout; `weight` is the weight of AMAF, `mixed` both by their weights,
        `bonus` the exploration. A move that is proven to lose has no `mixed`.
        """
        exact, found = Event(), list[Event]()
        for event in events:
            if event["is"] == "exact":
                exact = event["moves"]
            elif event["is"] == "cells":
                found.append(event)
        if not found:
            return {"cells": Table(()), "weights": Table(())}
        last = found[-1]
        course: list[Row] = [
            {"playouts": one["playouts"]} | cell
            for one in found
            for cell in one["cells"]
            if cell["move"] == last["chosen"]
        ]
        return {
            "cells": Table(tuple(_rounded(cell | {"exact": exact.get(cell["move"])}) for cell in last["cells"])),
            "weights": Table(tuple(map(_rounded, course))),
        }


def _cell(root: RaveNode, move: int) -> Row:
    """What the tree knows of a move."""
    column, child = root.table[:, move].tolist(), root.children.get(move)
    amaf, visits = column[WON] / column[SEEN], child.visits if child else 0
    mixed = column[WEIGHT] * amaf + column[OWN]
    return {
        "visits": visits,
        "own": child.value if child and visits else None,
        "amaf": amaf,
        "weight": column[WEIGHT],
        "mixed": mixed if isfinite(mixed) else None,
        "bonus": column[SPREAD] * sqrt(logarithm(max(1, root.visits))),
    }


def _rounded(row: Row) -> Row:
    return {name: round(value, 4) if isinstance(value, float) else value for name, value in row.items()}
