"""Flat Monte Carlo: equally many random games after every move, and what their means come to.

A mean tends to the expected result of random play (Bruce Abramson, "Expected-outcome: a general model of static
evaluation", 1990), which need not be the exact value of the move. Its error falls as one over the square root of the
games, by the central limit theorem.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, inf, log, pi, sqrt
from typing import ClassVar

from pyengine.arena.rating import wilson
from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.parameters import Whole, parameter
from pyengine.lab.experiment import Experiment, Preset, interval, marks, seed_of
from pyengine.lab.experiments.players import Position, position_of
from pyengine.lab.log import Event, by_kind
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Estimate, Lines, board_of, intervals, plot
from pyengine.lab.words import Words, figure, say
from pyengine.search.judgement import seen_by
from pyengine.search.solve import require_small, values

FACTORS = {"quarter": 0.25, "half": 0.5, "same": 1.0}
"""The predictions: what becomes of the error when there are four times as many games."""


@dataclass(frozen=True, slots=True)
class FlatExperiment(Experiment):
    """Part 0 is the event "limits": by move, the `means` of random play and the `exact` values for the player to move.

    Each other part is a run: after growing numbers of games an event "round" with `games` for each move, and the
    `scores` of the moves.
    """

    name, title, chapter, minutes = "flat", "Flat Monte Carlo", "flat", 8
    question = "What do random games find out about moves, how fast, and what do they never find out?"
    presets: ClassVar[Mapping[str, Preset]] = {
        "trap": Preset("Tic-tac-toe: a trap that random games miss", {"position": "tictactoe3:a1.b2.c3"}),
        "nim": Preset("Nim: a heap of 6", {"position": "nim6-take3"}),
    }

    position: str = parameter("Position", "y4:a1", Position())
    iterations: int = parameter("Iterations, divided evenly among the moves", 2000, Whole(1, 100_000))
    runs: int = parameter("Runs", 30, Whole(1, 1000))

    def check(self) -> None:
        require_small(position_of(self.position))

    @property
    def parts(self) -> int:
        return 1 + self.runs

    def part(self, number: int, seed: int) -> Iterator[Event]:
        state = position_of(self.position)
        name_of, children = state.game.move_name, {move: state.play(move) for move in state.legal()}
        if number == 0:
            known = dict[Hashable, float]()
            mover = state.to_move
            means = {name_of(move): seen_by(mover, mean_score(child, known)) for move, child in children.items()}
            exact = {name_of(move): value for move, value in values(state).items()}
            yield {"is": "limits", "means": means, "exact": exact, "tokens": state.game.geometry.tokens}
            return
        dice, scores, before = Dice(seed_of(seed, number)), dict.fromkeys(children, 0.0), 0
        for games in marks(max(1, self.iterations // len(children))):
            count = games - before
            for move, child in children.items():
                total = child.playouts(count, dice)
                scores[move] += total if state.to_move == 1 else count - total
            before = games
            yield {"is": "round", "run": number, "games": games,
                   "scores": {name_of(move): score for move, score in scores.items()}}  # fmt: skip

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`errors`: by games for each move the mean distance from the limit, with its 95 % interval, over all runs.

        `normal` is that of a mean of independent games; `highest %` counts the runs that choose a move of the highest
        limit, `best %` those that choose a move of the best exact value. `moves`: the first run at its end.
        """
        kinds, rounds = by_kind(events), defaultdict[int, list[Mapping[str, float]]](list)
        for event in kinds["round"]:
            rounds[event["games"]].append({move: score / event["games"] for move, score in event["scores"].items()})
        errors, moves = list[Row](), list[Row]()
        for limits in kinds["limits"]:
            means, exact = limits["means"], limits["exact"]
            normal = fsum(sqrt(mean * (1 - mean)) for mean in means.values()) / len(means) * sqrt(2 / pi)
            for games, runs in rounds.items():
                apart = [fsum(abs(run[move] - mean) for move, mean in means.items()) / len(means) for run in runs]
                error, low, high = interval(apart, bounds=(0, inf))
                choices = [max(run, key=run.__getitem__) for run in runs]
                row: Row = {"games": games, "iterations": games * len(means), "error": error, "from": low, "to": high,
                            "normal": round(normal / sqrt(games), 4)}  # fmt: skip
                for name, value in (("highest", means), ("best", exact)):
                    share = sum(value[move] >= max(value.values()) - 1e-9 for move in choices) / len(runs)
                    row |= {f"{name} %": round(100 * share, 1)}
                errors.append(row | {"runs": len(runs)})
            if errors:
                first = rounds[max(rounds)][0]
                moves = [{"move": move, "value": round(first[move], 4), "mean": round(means[move], 4),
                          "exact": exact[move]} for move in means]  # fmt: skip
        return {"errors": Table(tuple(errors)), "moves": Table(tuple(moves))}


def mean_score(state: State, known: dict[Hashable, float]) -> float:
    """The expected score of player 1 if both players move at random; `known` remembers positions."""
    if state.outcome is not None:
        return state.outcome.score(1)
    key = (state.cells, state.to_move)
    if key not in known:
        moves = state.legal()
        known[key] = fsum(mean_score(state.play(move), known) for move in moves) / len(moves)
    return known[key]


class FlatRecording(Recording, of=FlatExperiment):
    """A step for each number of games in the first run: the means of all moves, beside their limits."""

    axes = ("log", "linear")
    options = tuple(FACTORS)
    initial = 5

    def __init__(self, experiment: FlatExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._limits: Event = next(iter(self.events["limits"]), {"means": {}, "exact": {}})
        self._rounds = [event for event in self.events["round"] if event["run"] == 1]
        self._iterations = experiment.iterations
        self.units = [Unit.every(say("lab-flat-marks"), len(self._rounds))]

    def scene(self, at: int) -> Scene:
        means, exact = self._limits["means"], self._limits["exact"]
        columns: list[Words] = ["move", "wins", "games", "value", "mean", "exact"]
        before = say("lab-flat-before", iterations=self._iterations, moves=len(means))
        if not at or not means:
            return Scene(before, columns, [], board=board_of({}, tokens=self._limits.get("tokens", False)))
        games, scores = self._rounds[at - 1]["games"], self._rounds[at - 1]["scores"]
        shares = {move: score / games for move, score in scores.items()}
        best = max(shares, key=shares.__getitem__)
        rows: list[list[Words]] = [[move, score, games, round(shares[move], 4), round(means[move], 4), exact[move]]
                                   for move, score in scores.items()]  # fmt: skip
        estimates = [Estimate(["→"] * (move == best) + [move], f"{score:g}/{games}", "chosen" if move == best else "s1",
                              shares[move], *wilson(shares[move], games), means[move])
                     for move, score in scores.items()]  # fmt: skip
        board = board_of({}, tokens=self._limits.get("tokens", False), shares=shares,
                         worths={move: {"exact": value} for move, value in exact.items()})  # fmt: skip
        sentence = say("lab-flat-after", iterations=games * len(means), games=games, move=best,
                       value=figure(shares[best]))  # fmt: skip
        formula: list[Words] = [[f"{self._iterations} / {len(means)}", "=", self._iterations // len(means)],
                                [best, ":", f"{scores[best]:g} / {games}", "=", figure(shares[best])]]  # fmt: skip
        picture = intervals("", estimates, (0, 1), alone=True)
        return Scene(sentence, columns, rows, (2, 3, 4, 5), formula, picture, board=board)

    @property
    def views(self) -> list[View]:
        rows, across = self.rows("errors"), say("lab-flat-across")
        error = Lines({"error": "s1"}, "games", "error", ends=("from", "to"), name=lambda _: say("lab-flat-error"))
        normal = Lines({"normal": "bound"}, "games", name=lambda _: say("lab-flat-normal"))
        shares = Lines({"highest %": "s2", "best %": "s4"}, "games", name=lambda name: say(f"lab-flat-{name[:-2]}"))
        return [
            View("error", plot(across, say("lab-flat-up"), *error.of(rows),
                               *normal.of(rows)), "errors"),
            View("choice", plot(across, say("lab-flat-share"), *shares.of(rows), linear="up"), "errors"),
        ]  # fmt: skip

    @property
    def verdict(self) -> Verdict | None:
        rows = [row for row in self.rows("errors") if row["games"] >= 10]
        if len(rows) < 2 or not rows[-1]["error"]:
            return None
        first, last = rows[0], rows[-1]
        slope = log(last["error"] / first["error"]) / log(last["games"] / first["games"])
        right = min(FACTORS, key=lambda name: abs(FACTORS[name] - 4**slope))
        return Verdict([right], say("lab-flat-verdict", few=first["games"], many=last["games"],
                                    error=figure(first["error"]), less=figure(last["error"]),
                                    factor=figure(4**slope)))  # fmt: skip
