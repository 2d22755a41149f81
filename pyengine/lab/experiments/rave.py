"""A move's own results beside all moves as first (AMAF), and how the weight passes from one to the other.

The search is pyengine/search/rave.py (Sylvain Gelly and David Silver, "Combining online and offline knowledge in UCT",
2007). AMAF judges a move early, by every playout in which it is made at some time; it misleads where a move is good
only now, or only later.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import fsum, inf, isfinite, sqrt
from typing import Any, ClassVar

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.parameters import Switch, Whole, parameter, parameters
from pyengine.core.protocols import Connection
from pyengine.lab.experiment import Experiment, Preset, marks, seed_of
from pyengine.lab.experiments.players import Position, bot_of, position_of, require_search
from pyengine.lab.log import Event, by_kind
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Lines, Mark, boards, plot
from pyengine.lab.words import Words, join, say
from pyengine.search.bandit import logarithm
from pyengine.search.rave import OWN, SEEN, SPREAD, WEIGHT, WON, Rave, RaveNode, RaveTree
from pyengine.search.solve import require_small, values

FIRST = 10
"""The fewest playouts of a search."""
STRONG, RING, INNER = 0.6, 0.84, 0.68
"""The strength of the colour of a certain win, and the sizes of the outer and inner rings."""
WEIGH, END = (7, 8, 9), 10
"""The lines of the pseudocode where the search weighs, and where it ends."""
USUAL = parameters(Rave)
EARLY, LATE = "y5:b2", "hex5:a3.e3.b2.e2.d1.c3"
"""Positions in which AMAF finds a winning move early, and hides the only one for long.

Chosen among about a hundred random positions of Hex 4 and 5 and Y 5 and 6, by how many of twelve searches with
different seeds choose a winning move. In the first, after 500 playouts, all do with k = 300 and one without AMAF. In
the second, one does after 100 playouts and all do after 2,000; with the greatest k two of six do. In the default
position AMAF puts a losing move first to the end, and from 200 playouts on all twelve choose the only winning move.
"""


@dataclass(frozen=True, slots=True)
class RaveExperiment(Experiment):
    """Part 0 is the exact result, if the reader wants it; each other part is the same search with more playouts.

    An event "cells" has the statistics of the root for each move, in the columns of the table `cells`.
    """

    name, title, chapter, minutes = "rave", "RAVE", "knowledge", 8
    question = "Which cells does AMAF judge wrongly, and when do their own results take over?"

    presets: ClassVar[Mapping[str, Preset]] = {
        "early": Preset("AMAF finds a winning move early", {"position": EARLY, "playouts": 500}),
        "without": Preset("The same without AMAF", {"position": EARLY, "playouts": 500, "k": 0.0}),
        "hidden": Preset("AMAF hides the only winning move", {"position": LATE}),
        "stuck": Preset("The same, and AMAF never gives way", {"position": LATE, "k": 1e6}),
    }

    position: str = parameter("Position", "hex4:a4.c3.c1", Position())
    playouts: int = parameter("Playouts", 2000, Whole(FIRST, 100_000))
    k: float = USUAL["k"].field(300.0)
    c: float = USUAL["c"].field()
    exact: bool = parameter("Exact values beside the estimates", True, Switch())

    def check(self) -> None:
        state = position_of(self.position)
        bot_of(Rave.__name__.lower(), state.game)
        require_search(state)
        if self.exact:
            require_small(state)

    @property
    def parts(self) -> int:
        return 1 + len(marks(self.playouts, FIRST))

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        state = position_of(self.position)
        if number == 0:
            if self.exact:
                exact = {state.game.move_name(move): value for move, value in values(state).items()}
                yield {"is": "exact", "moves": exact}
            return
        tree = RaveTree(state, Dice(seed_of(seed, 0)), Rave(k=self.k, c=self.c, sims=1))
        for _ in tree.run(marks(self.playouts, FIRST)[number - 1]):
            yield None
        root = tree.root
        swap = state.game.swap if isinstance(state, Connection) else None
        moves = [move for move in state.legal() if move != swap]
        yield {
            "is": "cells", "playouts": tree.playouts, "chosen": state.game.move_name(tree.info().move),
            "cells": [{"move": state.game.move_name(move)} | _cell(root, move) for move in moves],
        }  # fmt: skip

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`weights`: the statistics of the move chosen at the end, by playouts. `cells`: of every move at the end.

        For the player to move, `own` is the mean of the move's own playouts, and `amaf` that of all playouts in which
        it is made at some time, one imagined playout included; `weight` is the weight of AMAF, `mixed` their weighted
        mean, `bonus` the exploration. A move that is proven to lose has no `mixed`.

        `leaders`: after some playouts the first move by own results, the first by AMAF, and the one the search chooses,
        each with its exact value. The orders are the percentages of pairs of moves with different exact values in which
        the better one is first; a tie counts half.
        """
        kinds = by_kind(events)
        exact: dict[str, float] = kinds["exact"][0]["moves"] if kinds["exact"] else {}
        looks, course, cells = kinds["cells"], list[Row](), list[Row]()
        for last in looks[-1:]:
            cells = [_round(cell | {"exact": exact.get(cell["move"])}) for cell in last["cells"]]
            course = [
                _round({"playouts": look["playouts"]} | cell | {"exact": exact.get(cell["move"])})
                for look in looks for cell in look["cells"] if cell["move"] == last["chosen"]
            ]  # fmt: skip
        leaders = [_leaders(look, exact) for look in looks]
        return {"weights": Table(tuple(course)), "cells": Table(tuple(cells)), "leaders": Table(tuple(leaders))}


def _leaders(event: Event, exact: Mapping[str, float]) -> Row:
    """A row of the table `leaders`."""
    own, amaf = ({cell["move"]: cell[name] for cell in event["cells"]} for name in ("own", "amaf"))
    leaders = {"by own": _first(own), "by AMAF": _first(amaf), "chosen": event["chosen"]}
    row: Row = {"playouts": event["playouts"]}
    for name, move in leaders.items():
        row |= {name: move, f"{name}: exact": exact.get(move)}
    return row | {"own order %": _order(own, exact), "AMAF order %": _order(amaf, exact)}


def _first(values: Mapping[str, float | None]) -> str:
    """The first move with the highest value. The unknown values of untried moves are the lowest."""
    return max(values, key=lambda move: -1 if (value := values[move]) is None else value)


def _order(values: Mapping[str, float | None], exact: Mapping[str, float]) -> float | None:
    """The percentage of pairs of moves in which the better one has the higher value; None if there is no such pair."""
    moves = [move for move in values if move in exact]
    pairs = [(values[one], values[two]) for one, two in product(moves, moves) if exact[one] > exact[two]]
    right = fsum(0.5 if one is None or two is None or one == two else one > two for one, two in pairs)
    return round(100 * right / len(pairs), 2) if pairs else None


def _cell(root: RaveNode, move: int) -> Row:
    """The statistics of a move at the root."""
    column, child = root.table[:, move].tolist(), root.children.get(move)
    amaf, visits = column[WON] / column[SEEN], child.visits if child else 0
    mixed = column[WEIGHT] * amaf + column[OWN]
    return {
        "visits": visits, "own": child.value if child and visits else None, "amaf": amaf, "weight": column[WEIGHT],
        "mixed": mixed if isfinite(mixed) else None,
        "bonus": column[SPREAD] * sqrt(logarithm(max(1, root.visits))),
    }  # fmt: skip


def _round(row: Row) -> Row:
    return {name: round(value, 4) if isinstance(value, float) else value for name, value in row.items()}


class RaveRecording(Recording, of=RaveExperiment):
    """A step for each number of playouts, with the own results, the AMAF value and the weighted mean of each cell."""

    axes = ("logX", "linear")
    options = ("own", "amaf", "both", "neither")
    initial = 8

    def __init__(self, experiment: RaveExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._exact: dict[str, float] = next((event["moves"] for event in self.events["exact"]), {})
        self._looks, self._all = self.events["cells"], experiment.parts - 1
        self.units = [Unit.every(say("lab-rave-unit"), len(self._looks))]

    def scene(self, at: int) -> Scene:
        look: Event = self._looks[at - 1] if at else {"cells": [], "chosen": ""}
        cells, columns = look["cells"], [say("lab-rave-columns")]
        rows: list[list[Words]] = [
            [*(cell[name] for name in ("move", "visits", "own", "amaf", "weight", "mixed")),
             self._exact.get(cell["move"])] for cell in cells
        ]  # fmt: skip
        picture = boards(
            *((say(f"lab-rave-titles-{name}"), self._marks(look, name)) for name in ("own", "amaf", "mixed")),
            key={ring: say(f"lab-rave-rings-{ring}") for ring in ("best", "misled", "picked")},
        )
        if not at:
            return Scene(say("lab-rave-before"), columns, rows, (0,), picture=picture)
        leaders, chosen = self.rows("leaders")[at - 1], look["chosen"]
        moves = misleading_moves(cells, "amaf", self._exact)
        sentence = say("lab-rave-look", step=at, playouts=look["playouts"], chosen=chosen, own=leaders["by own"],
                       amaf=leaders["by AMAF"])  # fmt: skip
        wrong = [say("lab-rave-misled", moves=", ".join(moves))] if moves else []
        by_move = {cell["move"]: cell for cell in cells}
        formula = [_formula(by_move[move]) for move in dict.fromkeys((chosen, leaders["by AMAF"]))]
        lines = (*WEIGH, END) if at == self._all else WEIGH
        return Scene([sentence, *wrong], columns, rows, lines, formula, picture)

    def _marks(self, look: Event, name: str) -> dict[str, Mark]:
        """The marks on the cells for one of their values."""
        wrong = misleading_moves(look["cells"], name, self._exact)
        values = {cell["move"]: cell[name] for cell in look["cells"]}
        best = max(self._exact.values(), default=None)
        marks = dict[str, Mark]()
        for move in {**values, **self._exact}:
            rings = [("best", RING)] * (self._exact.get(move, inf) == best)
            rings += [("misled", RING)] * (move in wrong)
            rings += [("picked", INNER)] * (name == "mixed" and move == look["chosen"])
            value = values.get(move)
            shade = {} if value is None else {"share": round(STRONG * value, 3), "text": round(100 * value)}
            marks[move] = Mark(rings=rings, **shade)
        return marks

    @property
    def views(self) -> list[View]:
        looks = {"own": "s1", "amaf": "s2", "mixed": "s4", "weight": "s3", "exact": "bound"}
        lines = Lines(looks, "playouts", name=lambda name: say(f"lab-rave-series-{name}"))
        across, up = say("lab-rave-across-title"), say("lab-rave-up-title")
        return [View("weights", plot(across, up, *lines.of(self.rows("weights"))), "weights")]

    @property
    def verdict(self) -> Verdict | None:
        if not self._looks or not self._exact:
            return None
        last, best = self.tables["leaders"].rows[-1], max(self._exact.values())
        own, amaf, chosen = (last[f"{name}: exact"] == best for name in ("by own", "by AMAF", "chosen"))
        right = {(True, True): "both", (True, False): "own", (False, True): "amaf"}.get((own, amaf), "neither")
        return Verdict([right], say("lab-rave-named", own=last["by own"], isOwn=own, amaf=last["by AMAF"],
                                     isAmaf=amaf, chosen=last["chosen"], isChosen=chosen))  # fmt: skip


def misleading_moves(cells: Sequence[Mapping[str, Any]], name: str, exact: Mapping[str, float]) -> list[str]:
    """The moves that are not among the best but have a higher value than every best move."""
    best = max(exact.values(), default=inf)
    bar = max((inf if cell[name] is None else cell[name] for cell in cells if exact.get(cell["move"]) == best),
              default=-inf)  # fmt: skip
    return [cell["move"] for cell in cells
            if exact.get(cell["move"], best) != best and cell[name] is not None and cell[name] > bar]  # fmt: skip


def _formula(cell: Mapping[str, Any]) -> Words:
    """The weighted mean of a move in numbers."""
    move, own, weight = cell["move"], cell["own"], cell["weight"]
    if cell["mixed"] is None:
        return say("lab-rave-lost", move=move)
    rest: list[Words] = [] if own is None else ["(1 − ", weight, ") · ", own, " + "]
    mean = join([move, ": ", *rest, weight, " · ", cell["amaf"], " = ", cell["mixed"]])
    return mean if own is not None else [mean, join(["(", say("lab-rave-untried", none=say("lab-none")), ")"])]
