"""How a search comes near to the exact result of a solved position, the longer it searches.

UCT converges to the exact value, and the chance that its move is wrong falls like a power of the playouts (Levente
Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo planning", 2006).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum
from typing import Any, ClassVar

from pyengine.arena.rating import wilson
from pyengine.core.dice import Dice
from pyengine.core.parameters import Several, Whole, parameter
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.marks import interval, marks
from pyengine.lab.experiments.players import BotText, Position, bot_of, position_of
from pyengine.lab.recording import (
    Picture,
    Recording,
    Scene,
    Series,
    Told,
    Unit,
    Verdict,
    View,
    board_of,
    figure,
    joined,
    plot,
    said,
)
from pyengine.lab.table import Table
from pyengine.lab.widgets import Lines, Strip, looks_of, stack, strips
from pyengine.search.info import Info
from pyengine.search.solve import require_small, values

FIRST = 10
"""The fewest playouts after which a search is asked."""
BOTS = "uct(sims=1,shortcuts=off)", "uct(sims=1)"
"""The algorithm of the textbook, and the same with proofs: only the second jumps to the exact value."""
EQUAL = 1e-9
"""Moves whose values differ by no more are equally good."""
WRONG = 5
"""The percentage of searches that may still be wrong where a move counts as right."""
EARLY = 0.1
"""An early answer takes this share of the playouts at most."""
COUNTED = 4
"""So many moves are counted in a picture; the table has all."""


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
    bots: tuple[str, ...] = parameter("Bots with their settings", BOTS, Several(BotText(), 1, 6))
    playouts: int = parameter("Most playouts", 1000, Whole(FIRST, 100_000))
    runs: int = parameter("Searches of each bot", 30, Whole(1, 1000))

    def check(self) -> None:
        state = position_of(self.position)
        require_small(state)
        for bot in self.bots:
            bot_of(bot, state.game)

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

    def recorded(self, events: Sequence[Event]) -> Recording:
        return ConvergenceRecording(self, events)


def mean(info: Info) -> float:
    """The mean of all playouts below the root, seen by the player to move; the value where the search keeps no tree."""
    branches = info.tree(len(info.visits))
    visits = sum(branch.visits for branch in branches)
    return fsum(branch.visits * branch.value for branch in branches) / visits if visits else info.value


# --- what is shown ----------------------------------------------------------------------------------------------------


class ConvergenceRecording(Recording):
    """A step for each number of playouts: the values and moves of all searches, beside the exact ones."""

    axes = ("logX", "log", "linear")

    def __init__(self, experiment: Convergence, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        most, early = experiment.playouts, int(EARLY * experiment.playouts)
        self.options = (
            ("early", said("lab-convergence-early", playouts=early)),
            ("late", said("lab-convergence-late", **{"from": early, "to": most})),
            ("never", said("lab-convergence-never", playouts=most)),
        )
        self._exact: Event = next((event for event in events if event["is"] == "exact"), {"value": None, "moves": {}})
        self._found = defaultdict[tuple[int, str], list[Event]](list)
        for event in events:
            if event["is"] == "value":
                self._found[event["playouts"], event["bot"]].append(event)
        self._looks = looks_of(dict.fromkeys(bot for _, bot in self._found))
        self._marks = sorted({playouts for playouts, _ in self._found})

    def _good(self, move: str) -> bool:
        return bool(self._exact["moves"][move] >= self._exact["value"] - EQUAL)

    @property
    def units(self) -> list[Unit]:
        return [Unit.every(said("lab-convergence-marks"), len(self._marks))]

    def scene(self, at: int) -> Scene:
        playouts = self._marks[at - 1] if at else 0
        searches = {bot: self._found.get((playouts, bot), []) for bot in self._looks}
        chosen = {bot: Counter(one["move"] for one in found).most_common() for bot, found in searches.items()}
        exact, counts = self._exact["moves"], next(iter(chosen.values()), [])
        rows: list[list[Told]] = [
            [bot, move, exact[move], said(f"lab-convergence-{'best' if self._good(move) else 'worse'}"), count]
            for bot, moves in chosen.items()
            for move, count in moves
        ]
        columns: list[Told] = ["bot", "move", "exact", said("lab-convergence-quality"), "searches"]
        shares = {move: count / sum(count for _, count in counts) for move, count in counts}
        worths = {move: {"exact": value} for move, value in exact.items()}
        board = board_of({}, tokens=self._exact.get("tokens", False), worths=worths, shares=shares)
        picture = strips(self._exact["value"], [self._strip(bot, searches[bot], chosen[bot]) for bot in self._looks])
        if not at:
            told = said("lab-convergence-before", exact=self._exact["value"] or 0)
            return Scene(told, columns, rows, picture=picture, board=board)
        sentence, formula = [said("lab-convergence-after", step=at, playouts=playouts)], list[Told]()
        for bot, found in searches.items():
            if found:
                count, right = len(found), sum(self._good(one["move"]) for one in found)
                value = figure(fsum(one["value"] for one in found) / count)
                sentence.append(said("lab-convergence-estimated", bot=bot, value=value, right=right, count=count))
                percentage = round(100 * (count - right) / count, 1)
                formula.append(said("lab-convergence-share", bot=bot, wrong=count - right, count=count,
                                    percentage=percentage))  # fmt: skip
        return Scene([*sentence], columns, rows, (2, 3), formula, picture, board=board)

    def _strip(self, bot: str, found: Sequence[Event], moves: Sequence[tuple[str, int]]) -> Strip:
        """The values of a bot's searches under the moves that they choose."""
        counted: list[Told] = [[move, "✓" if self._good(move) else "✗", "×", count] for move, count in moves]
        note = joined([*counted[:COUNTED], *["…"] * (len(counted) > COUNTED)], " · ")
        return Strip(bot, note, self._looks[bot], [(one["value"], self._good(one["move"])) for one in found])

    @property
    def views(self) -> list[View]:
        rows = self.tables["values"].rows
        lines = Lines({"exact": "bound"}, "playouts", told=lambda _: said("lab-convergence-exact"))
        bound = lines.of([row for row in rows if row["bot"] == rows[0]["bot"]])

        def curve(title: str, lines: Sequence[Series], linear: str = "") -> Picture:
            across, up = (said(f"lab-convergence-{side}-title") for side in ("across", title))
            return plot(across, up, *lines, linear=linear)

        def nameless(up: str, *ends: str) -> list[Series]:
            return [replace(one, name="") for one in Lines(self._looks, "playouts", up, "bot", ends).of(rows)]

        values = Lines(self._looks, "playouts", "value", "bot", ("from", "to")).of(rows)
        picture = stack(
            curve("up", [*values, *bound], linear="up"),
            curve("distance", nameless("distance")),
            curve("wrong", nameless("wrong %", "wrong from", "wrong to")),
        )
        return [View("values", picture, "values")]

    @property
    def verdict(self) -> Verdict | None:
        rows = self.tables["values"].rows
        own = [row for row in rows if row["bot"] == rows[0]["bot"]]
        if not own:
            return None
        wrong = [place for place, row in enumerate(own, 1) if float(row["wrong %"] or 0) > WRONG]
        last, settled = own[-1], own[max(wrong, default=0) :]
        row = settled[0] if settled else last
        values = {"bot": row["bot"], "playouts": row["playouts"], "distance": figure(float(row["distance"] or 0))}
        if not settled:
            wrong_share = figure(float(row["wrong %"] or 0))
            return Verdict(["never"], said("lab-convergence-unsettled", **values, wrong=wrong_share))
        early = float(row["playouts"] or 0) <= EARLY * float(last["playouts"] or 0)
        return Verdict(["early" if early else "late"], said("lab-convergence-settled", **values))
