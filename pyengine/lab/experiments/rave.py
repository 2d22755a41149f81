"""What a move's own results and all moves as first (AMAF) say of it, and how the weight passes from one to the other.

The search is pyengine/search/rave.py (Sylvain Gelly and David Silver, "Combining online and offline knowledge in UCT",
2007). AMAF knows a move early, from every playout in which it is made sometime; it misleads where a move is good only
now, or good only later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import fsum, inf, isfinite, sqrt
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
from pyengine.lab.recording import Recording, Scene, Told, Unit, Verdict, View, joined, plot, said
from pyengine.lab.table import Table
from pyengine.lab.widgets import Lines, Mark, boards
from pyengine.search.bandit import logarithm
from pyengine.search.rave import OWN, SEEN, SPREAD, WEIGHT, WON, Rave, RaveNode, RaveTree
from pyengine.search.solve import require_small, values

FIRST = 10
"""The fewest playouts after which the search is looked at."""
STRONG, RING, INNER = 0.6, 0.84, 0.68
"""The strength of the colour of a certain win, and the sizes of rings."""
WEIGH, END = (7, 8, 9), 10
"""The lines of the pseudocode where the search weighs, and where it ends."""
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

    def recorded(self, events: Sequence[Event]) -> Recording:
        return RaveRecording(self, events)


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


# --- what is shown ----------------------------------------------------------------------------------------------------


class RaveRecording(Recording):
    """A step for each look at the search: what a move's own results and AMAF say of each cell, and both by weight."""

    axes = ("logX", "linear")
    options = ("own", "amaf", "both", "neither")

    def __init__(self, experiment: RaveExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._exact: dict[str, float] = next((event["moves"] for event in events if event["is"] == "exact"), {})
        self._looks = [event for event in events if event["is"] == "cells"]
        self._all = experiment.parts - 1

    @property
    def units(self) -> list[Unit]:
        return [Unit.every(said("lab-rave-unit"), len(self._looks))]

    def scene(self, at: int) -> Scene:
        look: Event = self._looks[at - 1] if at else {"cells": [], "chosen": ""}
        cells, columns = look["cells"], [said("lab-rave-columns")]
        rows: list[list[Told]] = [
            [*(cell[name] for name in ("move", "visits", "own", "amaf", "weight", "mixed")),
             self._exact.get(cell["move"])] for cell in cells
        ]  # fmt: skip
        picture = boards(
            *((said(f"lab-rave-titles-{name}"), self._marks(look, name)) for name in ("own", "amaf", "mixed")),
            key={ring: said(f"lab-rave-rings-{ring}") for ring in ("best", "misled", "picked")},
        )
        if not at:
            return Scene(said("lab-rave-before"), columns, rows, (0,), picture=picture)
        leaders, chosen, moves = self.tables["leaders"].rows[at - 1], look["chosen"], misled(cells, "amaf", self._exact)
        told = said("lab-rave-look", step=at, playouts=look["playouts"], chosen=chosen, own=leaders["by own"],
                    amaf=leaders["by AMAF"])  # fmt: skip
        wrong = [said("lab-rave-misled", moves=", ".join(moves))] if moves else []
        known = {cell["move"]: cell for cell in cells}
        formula = [_mixed(known[move]) for move in dict.fromkeys((chosen, str(leaders["by AMAF"])))]
        lines = (*WEIGH, END) if at == self._all else WEIGH
        return Scene([told, *wrong], columns, rows, lines, formula, picture)

    def _marks(self, look: Event, name: str) -> dict[str, Mark]:
        """What is drawn on each cell for one of its values."""
        wrong, known = misled(look["cells"], name, self._exact), {cell["move"]: cell[name] for cell in look["cells"]}
        best = max(self._exact.values(), default=None)
        marks = dict[str, Mark]()
        for move in {**known, **self._exact}:
            rings = [("best", RING)] * (self._exact.get(move, inf) == best)
            rings += [("misled", RING)] * (move in wrong)
            rings += [("picked", INNER)] * (name == "mixed" and move == look["chosen"])
            value = known.get(move)
            marks[move] = (
                Mark(rings=rings) if value is None else Mark(round(STRONG * value, 3), round(100 * value), rings)
            )
        return marks

    @property
    def views(self) -> list[View]:
        looks = {"own": "s1", "amaf": "s2", "mixed": "s4", "weight": "s3", "exact": "bound"}
        lines = Lines(looks, "playouts", told=lambda name: said(f"lab-rave-series-{name}"))
        across, up = said("lab-rave-across-title"), said("lab-rave-up-title")
        return [View("weights", plot(across, up, *lines.of(self.tables["weights"].rows)), "weights")]

    @property
    def verdict(self) -> Verdict | None:
        if not self._looks or not self._exact:
            return None
        last, best = self.tables["leaders"].rows[-1], max(self._exact.values())
        own, amaf, chosen = (last[f"{name}: exact"] == best for name in ("by own", "by AMAF", "chosen"))
        right = {(True, True): "both", (True, False): "own", (False, True): "amaf"}.get((own, amaf), "neither")
        return Verdict([right], said("lab-rave-named", own=last["by own"], isOwn=own, amaf=last["by AMAF"],
                                     isAmaf=amaf, chosen=last["chosen"], isChosen=chosen))  # fmt: skip


def misled(cells: Sequence[Mapping[str, Any]], name: str, exact: Mapping[str, float]) -> list[str]:
    """The moves that a value puts above every best move, although they are not among the best."""
    best = max(exact.values(), default=inf)
    bar = max((inf if cell[name] is None else cell[name] for cell in cells if exact.get(cell["move"]) == best),
              default=-inf)  # fmt: skip
    return [cell["move"] for cell in cells
            if exact.get(cell["move"], best) != best and cell[name] is not None and cell[name] > bar]  # fmt: skip


def _mixed(cell: Mapping[str, Any]) -> Told:
    """The formula with the numbers of a move."""
    move, own, weight = cell["move"], cell["own"], cell["weight"]
    if cell["mixed"] is None:
        return said("lab-rave-lost", move=move)
    rest: list[Told] = [] if own is None else ["(1 − ", weight, ") · ", own, " + "]
    told = joined([move, ": ", *rest, weight, " · ", cell["amaf"], " = ", cell["mixed"]])
    return told if own is not None else [told, joined(["(", said("lab-rave-untried", none=said("lab-none")), ")"])]
