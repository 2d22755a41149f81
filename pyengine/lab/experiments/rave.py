"""What a move's own results and all moves as first (AMAF) say of it, and how the weight passes from one to the other.

The search is pyengine/search/rave.py (Sylvain Gelly and David Silver, "Combining online and offline knowledge in UCT",
2007). AMAF knows a move early, from every playout in which it is made sometime; it misleads where a move is good only
now, or good only later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import fsum, isfinite, sqrt
from typing import Any, ClassVar

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, UnknownBot
from pyengine.core.game import Chancy
from pyengine.core.parameters import Switch, Whole, parameter, parameters
from pyengine.core.protocols import Connection
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.marks import marks
from pyengine.lab.experiments.players import Position, position_of
from pyengine.lab.table import Table
from pyengine.search.bandit import logarithm
from pyengine.search.rave import OWN, SEEN, SPREAD, WEIGHT, WON, Rave, RaveNode, RaveTree
from pyengine.search.solve import require_small, values

FIRST = 10
"""The fewest playouts after which the search is looked at."""
USUAL = parameters(Rave)
EARLY, LATE = "y5:b2", "hex5:a3.e3.b2.e2.d1.c3"
"""Positions in which AMAF finds a winning move early, and hides the only one for long.

Found among about a hundred random positions of Hex 4 and 5 and Y 5 and 6, by how many of twelve searches with different
seeds choose a winning move. In the first, after 500 playouts, all do with k = 300 and one without AMAF. In the second,
one does after 100 playouts and all do after 2,000; with the greatest k two of six do. The default was found so, too:
AMAF puts a losing move first to the end, and from 200 playouts on all twelve choose the only winning one.
"""


@dataclass(frozen=True, slots=True)
class RaveExperiment(Experiment):
    """Part 0 is the exact result, if it is asked for; each other part is the same search with more playouts.

    An event "cells" has what the root knows of each move after some playouts, in the columns of the table `cells`.
    """

    name: ClassVar[str] = "rave"
    title: ClassVar[str] = "RAVE"
    question: ClassVar[str] = "Which cells does AMAF judge wrongly, and when do their own results take over?"
    chapter: ClassVar[str] = "trees"
    minutes: ClassVar[int] = 8

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "AMAF finds a winning move early": {"position": EARLY, "playouts": 500},
        "The same without AMAF": {"position": EARLY, "playouts": 500, "k": 0.0},
        "AMAF hides the only winning move": {"position": LATE},
        "The same, and AMAF never gives way": {"position": LATE, "k": 1e6},
    }

    position: str = parameter("Position", "hex4:a4.c3.c1", Position())
    playouts: int = parameter("Playouts", 2000, Whole(FIRST, 100_000))
    k: float = USUAL["k"].field(300.0)
    c: float = USUAL["c"].field()
    exact: bool = parameter("Exact values beside the estimates", True, Switch())

    def check(self) -> None:
        state = position_of(self.position)
        if isinstance(state, Chancy):
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
    def shown(self) -> str:
        return self.position

    @property
    def parts(self) -> int:
        return 1 + len(marks(self.playouts, FIRST))

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        state = position_of(self.position)
        if number == 0:
            if self.exact:
                yield {"is": "exact", "moves": {state.game.move_name(move): one for move, one in values(state).items()}}
            return
        tree = RaveTree(state, Dice(seed_of(seed, 0)), Rave(k=self.k, c=self.c, sims=1))
        for _ in tree.run(marks(self.playouts, FIRST)[number - 1]):
            yield None
        root = tree.root
        swap = state.game.swap if isinstance(state, Connection) else None
        moves = [move for move in state.legal() if move != swap]
        yield {
            "is": "cells",
            "playouts": tree.playouts,
            "chosen": state.game.move_name(tree.info().move),
            "cells": [{"move": state.game.move_name(move)} | _cell(root, move) for move in moves],
        }

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`weights`: what is known of the move chosen at the end, all the way. `cells`: of each move at the end.

        Seen by the player to move, `own` is the mean of the move's own playouts, `amaf` that of the playouts in which
        it is made sometime, with one imagined playout; `weight` is the weight of AMAF, `mixed` both by their weights,
        `bonus` the exploration. A move that is proven to lose has no `mixed`.

        `leaders`: after some playouts, which move the own results and AMAF put first and which one the search chooses,
        each with its exact value; and in how many of a hundred pairs of moves with different exact values each puts
        the better one first, a pair counting half where it puts neither first.
        """
        exact, found = dict[str, float](), list[Event]()
        for event in events:
            if event["is"] == "exact":
                exact = event["moves"]
            elif event["is"] == "cells":
                found.append(event)
        if not found:
            return {"weights": Table(()), "cells": Table(()), "leaders": Table(())}
        last = found[-1]
        course: list[Row] = [
            {"playouts": one["playouts"]} | cell | {"exact": exact.get(cell["move"])}
            for one in found
            for cell in one["cells"]
            if cell["move"] == last["chosen"]
        ]
        return {
            "weights": Table(tuple(map(_rounded, course))),
            "cells": Table(tuple(_rounded(cell | {"exact": exact.get(cell["move"])}) for cell in last["cells"])),
            "leaders": Table(tuple(_leaders(one, exact) for one in found)),
        }


def _leaders(event: Event, exact: Mapping[str, float]) -> Row:
    """A row of the table `leaders`."""
    own, amaf = ({cell["move"]: cell[name] for cell in event["cells"]} for name in ("own", "amaf"))
    first = {"by own": _first(own), "by AMAF": _first(amaf), "chosen": event["chosen"]}
    row: Row = {"playouts": event["playouts"]}
    for name, move in first.items():
        row |= {name: move, f"{name}: exact": exact.get(move)}
    return row | {"own order %": _order(own, exact), "AMAF order %": _order(amaf, exact)}


def _first(values: Mapping[str, float | None]) -> str:
    """The move of the highest value; of equal ones the first. Unknown values, of moves not tried, are the lowest."""
    return max(values, key=lambda move: -1 if (value := values[move]) is None else value)


def _order(values: Mapping[str, float | None], exact: Mapping[str, float]) -> float | None:
    """In how many of a hundred pairs of moves the better one has the higher value; None if there is no such pair."""
    known = [move for move in values if move in exact]
    pairs = [(values[one], values[two]) for one, two in product(known, known) if exact[one] > exact[two]]
    right = fsum(0.5 if one is None or two is None or one == two else one > two for one, two in pairs)
    return round(100 * right / len(pairs), 2) if pairs else None


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
