"""How a search approaches the exact result of a solved position as it searches longer.

UCT converges to the exact value, and the probability of a wrong move falls like a power of the playouts (Levente
Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo planning", 2006).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from typing import ClassVar

from pyengine.arena.rating import wilson
from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.parameters import Several, Whole, parameter
from pyengine.lab.experiment import Experiment, Preset, interval, marks, seed_of
from pyengine.lab.experiments.players import BotText, Position, bot_of, position_of
from pyengine.lab.log import Event, by_kind, group
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Estimate, Lines, board_of, intervals, looks_of, plot, stack
from pyengine.lab.words import Words, figure, join, say
from pyengine.search.info import Info
from pyengine.search.solve import require_small, values

FIRST = 10
"""The fewest playouts of a search."""
BOTS = "uct(sims=1,shortcuts=off)", "uct(sims=1)"
"""The algorithm of the textbook without and with proofs: only with proofs its value jumps to the exact one."""
EQUAL = 1e-9
"""Moves whose values differ by no more are equally good."""
WRONG = 5
"""A move counts as right if at most this percentage of the searches is wrong."""
EARLY = 0.1
"""An answer is early if it takes at most this share of the playouts."""
COUNTED = 4
"""The most moves counted in a picture; the table has all."""


@dataclass(frozen=True, slots=True)
class Convergence(Experiment):
    """Part 0 is the exact result; each other part is one bot with one seed and more and more playouts.

    The searches of a part are the beginnings of its longest one. The event "exact" has the value of the position and of
    each move, and whether a move takes `tokens` from cells. An event "value" has the move chosen after some playouts,
    its value, and the mean of all playouts. All values are those of the player to move.
    """

    name, title, chapter, minutes = "convergence", "Convergence", "strength", 10
    question = "How many playouts does a search need until its value is right, and how many until its move is right?"

    presets: ClassVar[Mapping[str, Preset]] = {
        "corner": Preset("Tic-tac-toe: the answer to a corner",
                         {"position": "tictactoe3:a1", "playouts": 5000, "runs": 20}),
        "exploration": Preset("Tic-tac-toe: the empty board, two strengths of exploration", {
            "position": "tictactoe3", "bots": (BOTS[0], "uct(sims=1,shortcuts=off,c=0.35)", BOTS[1]),
            "playouts": 20_000, "runs": 10,
        }),
        "selection": Preset("Tic-tac-toe: four rules of selection, and informed playouts", {
            "position": "tictactoe3:a1", "playouts": 500, "runs": 20,
            "bots": tuple(f"uct(sims=1,shortcuts=off,{setting})" for setting in
                          ("rule=ucb1", "rule=tuned", "rule=puct", "rule=thompson", "playout=winning")),
        }),
        "nim": Preset("Nim: a heap of 13", {"position": "nim13-take3", "playouts": 10_000, "runs": 20}),
        "hex": Preset("Hex of size 4", {"position": "hex4", "playouts": 10_000, "runs": 20}),
    }  # fmt: skip

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
                "is": "value", "bot": self.bots[place], "run": run, "playouts": playouts,
                "move": state.game.move_name(info.move), "value": info.value, "mean": mean(info),
            }  # fmt: skip

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`values`: for each bot and number of playouts the mean of all searches. `moves`: the exact values.

        `value` is that of the chosen move, with its 95 % interval, `root` the mean of all playouts, both for the player
        to move; `distance` is the mean distance of the values from the exact one; `wrong %` is the percentage of
        searches whose move is not among the best.
        """
        kinds = by_kind(events)
        exact, rows = Event() if not kinds["exact"] else kinds["exact"][0], list[Row]()
        for (playouts, bot), searches in group(kinds["value"], "playouts", "bot").items():
            count = len(searches)
            value, low, high = interval([search["value"] for search in searches], bounds=(0, 1))
            wrong = sum(exact["moves"][search["move"]] < exact["value"] - EQUAL for search in searches) / count
            least, most = wilson(wrong, count)
            rows.append({
                "bot": bot, "playouts": playouts, "value": value, "from": low, "to": high,
                "root": round(fsum(search["mean"] for search in searches) / count, 4),
                "exact": exact["value"],
                "distance": round(fsum(abs(search["value"] - exact["value"]) for search in searches) / count, 4),
                "wrong %": round(100 * wrong, 1), "wrong from": round(100 * least, 1),
                "wrong to": round(100 * most, 1), "searches": count,
            })  # fmt: skip
        moves = exact["moves"].items() if exact else ()
        return {"values": Table(tuple(rows)), "moves": Table(tuple({"move": m, "value": v} for m, v in moves))}


def mean(info: Info) -> float:
    """The mean of all playouts for the player to move; without a tree the value of the search."""
    branches = info.tree(len(info.visits))
    visits = sum(branch.visits for branch in branches)
    return fsum(branch.visits * branch.value for branch in branches) / visits if visits else info.value


class ConvergenceRecording(Recording, of=Convergence):
    """A step for each number of playouts, with the values and moves of all searches beside the exact ones."""

    axes = ("logX", "log", "linear")
    initial = 2

    def __init__(self, experiment: Convergence, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        most, early = experiment.playouts, int(EARLY * experiment.playouts)
        self.options = (
            ("early", say("lab-convergence-early", playouts=early)),
            ("late", say("lab-convergence-late", **{"from": early, "to": most})),
            ("never", say("lab-convergence-never", playouts=most)),
        )
        self._exact: Event = next(iter(self.events["exact"]), {"value": None, "moves": {}})
        self._searches = group(self.events["value"], "playouts", "bot")
        self._looks = looks_of(dict.fromkeys(bot for _, bot in self._searches))
        self._marks = sorted({playouts for playouts, _ in self._searches})
        self.units = [Unit.every(say("lab-convergence-marks"), len(self._marks))]

    def _is_best(self, move: str) -> bool:
        return bool(self._exact["moves"][move] >= self._exact["value"] - EQUAL)

    def scene(self, at: int) -> Scene:
        playouts = self._marks[at - 1] if at else 0
        searches = {bot: self._searches.get((playouts, bot), []) for bot in self._looks}
        moves = {bot: Counter(search["move"] for search in own).most_common() for bot, own in searches.items()}
        exact, counts = self._exact["moves"], next(iter(moves.values()), [])
        rows: list[list[Words]] = [
            [bot, move, exact[move], say(f"lab-convergence-{'best' if self._is_best(move) else 'worse'}"), count]
            for bot, own in moves.items()
            for move, count in own
        ]
        columns: list[Words] = ["bot", "move", "exact", say("lab-convergence-quality"), "searches"]
        shares = {move: count / sum(count for _, count in counts) for move, count in counts}
        worths = {move: {"exact": value} for move, value in exact.items()}
        board = board_of({}, tokens=self._exact.get("tokens", False), worths=worths, shares=shares)
        estimates = [self._estimate(bot, searches[bot], moves[bot]) for bot in self._looks]
        picture = intervals("", estimates, (0, 1), alone=True)
        if not at:
            sentence = say("lab-convergence-before", exact=self._exact["value"] or 0)
            return Scene(sentence, columns, rows, picture=picture, board=board)
        sentences, formula = [say("lab-convergence-after", step=at, playouts=playouts)], list[Words]()
        for bot, own in searches.items():
            if own:
                count, right = len(own), sum(self._is_best(search["move"]) for search in own)
                value = figure(fsum(search["value"] for search in own) / count)
                sentences.append(say("lab-convergence-estimated", bot=bot, value=value, right=right, count=count))
                percentage = round(100 * (count - right) / count, 1)
                formula.append(say("lab-convergence-share", bot=bot, wrong=count - right, count=count,
                                    percentage=percentage))  # fmt: skip
        return Scene([*sentences], columns, rows, (2, 3), formula, picture, board=board)

    def _estimate(self, bot: str, searches: Sequence[Event], moves: Sequence[tuple[str, int]]) -> Estimate:
        """The values of a bot's searches with their mean and range, beside the moves that they choose."""
        counts: list[Words] = [[move, "✓" if self._is_best(move) else "✗", "×", count] for move, count in moves]
        text = join([*counts[:COUNTED], *["…"] * (len(counts) > COUNTED)], " · ")
        dots = [(search["value"], self._is_best(search["move"])) for search in searches]
        values = [value for value, _ in dots]
        mean, low, high = (fsum(values) / len(values), min(values), max(values)) if values else (None, 0, 0)
        return Estimate(bot, text, self._looks[bot], mean, low, high, self._exact["value"], dots)

    @property
    def views(self) -> list[View]:
        rows, across = self.rows("values"), say("lab-convergence-across-title")
        exact = Lines({"exact": "bound"}, "playouts", name=lambda _: say("lab-convergence-exact"))
        bound = exact.of([row for row in rows if row["bot"] == rows[0]["bot"]])
        values, distances, wrong = (
            Lines(self._looks, "playouts", up, "bot", ends, name=str if up == "value" else lambda _: "").of(rows)
            for up, ends in (("value", ("from", "to")), ("distance", ()), ("wrong %", ("wrong from", "wrong to")))
        )
        picture = stack(
            plot(across, say("lab-convergence-up-title"), *values, *bound, linear="up"),
            plot(across, say("lab-convergence-distance-title"), *distances),
            plot(across, say("lab-convergence-wrong-title"), *wrong),
        )
        return [View("values", picture, "values")]

    @property
    def verdict(self) -> Verdict | None:
        rows = self.rows("values")
        own = [row for row in rows if row["bot"] == rows[0]["bot"]]
        if not own:
            return None
        wrong = [place for place, row in enumerate(own, 1) if row["wrong %"] > WRONG]
        last, right = own[-1], own[max(wrong, default=0) :]
        row = right[0] if right else last
        values = {"bot": row["bot"], "playouts": row["playouts"], "distance": figure(row["distance"])}
        if not right:
            return Verdict(["never"], say("lab-convergence-unsettled", **values, wrong=figure(row["wrong %"])))
        is_early = row["playouts"] <= EARLY * last["playouts"]
        return Verdict(["early" if is_early else "late"], say("lab-convergence-settled", **values))
