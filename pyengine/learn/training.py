"""The training of the network by self-play: it plays, learns from its games, and plays on with what it has learnt.

All that a training needs to go on is in its folder, so that it can be stopped at any moment:

- `state.npz`: the learner, and how far it has come;
- `log.csv`: the losses, for each board, of what it learns from and of test positions, which are always the same and
  which it never learns from: those of games of the engine's own network;
- `saved/`: the averaged parameters, by the number of positions that were played for them.

Games of boards with weights that are some minutes old are learnt from as well, so self-play may be spread over
processes and machines.
"""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from pyengine.arena.parallel.spread import Spread
from pyengine.learn import network
from pyengine.learn.board import MARGIN, Board, board
from pyengine.learn.files import arrays, keep_arrays
from pyengine.learn.games import Plan, Positions, play
from pyengine.learn.gumbel import Evaluate
from pyengine.learn.network import Batch, Learner
from pyengine.search.network.evaluator import Evaluator
from pyengine.search.network.weights import Weights, layers_of, weights

Array = NDArray[Any]
Pair = tuple[Array, Array]

CURRICULUM: tuple[tuple[int, Mapping[str, float]], ...] = (
    (0, {"hex4": 0.4, "y5": 0.6}),
    (100_000, {"hex5": 0.4, "y6": 0.6}),
    (300_000, {"hex7": 0.5, "y8": 0.5}),
    (1_000_000, {"hex7": 0.1, "y8": 0.1, "hex9": 0.4, "y9": 0.15, "y11": 0.25}),
    (3_000_000, {"hex7": 0.03, "y7": 0.02, "hex9": 0.15, "y9": 0.15, "hex11": 0.35, "y11": 0.2, "y13": 0.1}),
    (6_000_000, {"hex7": 0.02, "y7": 0.02, "hex9": 0.07, "y9": 0.12, "hex11": 0.33, "y11": 0.16, "y13": 0.18,
                 "hex13": 0.07, "y15": 0.03}),
)  # fmt: skip
"""From so many positions on, the share of positions that each board gets."""
WINDOW = 600_000
"""The most positions of a board that are kept. The newest half of all that were played is learnt from ..."""
NEWEST = 60_000
"""... and at least so many of them."""
LEAST = 1_000
"""A board with fewer positions is not learnt from yet."""
REUSE = 6
"""How often a position is learnt from, on average."""
MIXED = 0.3
"""The weight of the search's value, against that of the result, in the value that is learnt."""
RATE, LAST_RATE, WARMING = 2e-3, 5e-5, 100
"""Adam's rate, to which it grows in so many steps, and the one to which it falls in the end."""
AVERAGED = 0.998
"""How much of themselves averaged parameters keep at a step, once there were enough steps."""
REPORTED = 60.0
"""Seconds between two lines of the log, and two times at which the state is kept."""
SAVED = 1_000_000
"""Positions between two saved networks."""
TESTED = 64
"""Games of each board whose positions are only tested on."""
COLUMNS = ("minutes", "positions", "games", "steps", "board", "divergence", "error", "test divergence", "test error")


@dataclass(frozen=True, slots=True)
class Task:
    """Games to be played on a board with the layers of a network."""

    board: str
    layers: Weights
    plan: Plan
    seed: int


@dataclass(frozen=True, slots=True)
class Result:
    """Games that were played on a board."""

    board: str
    games: int
    positions: Positions


def play_games(task: Task) -> Result:
    """Plays the games of a task, with the network in numpy."""
    return _played(task, Evaluator(board(task.board).game, task.layers))


def play_games_on_device(task: Task) -> Result:
    """The same with the network on the device that JAX uses, in batches as large as the plan's."""
    params = network.params_of(task.layers)
    return _played(task, network.evaluate(board(task.board), params, task.plan.abreast))


def _played(task: Task, evaluate: Evaluate) -> Result:
    dice = np.random.default_rng(task.seed)
    return Result(task.board, task.plan.games, play(board(task.board), evaluate, task.plan, dice))


class Replay:
    """The newest positions of one board."""

    def __init__(self, of: Board) -> None:
        self.board, self.added, self.drawn = of, 0, 0
        self._stones = np.zeros((WINDOW, of.cells), np.int8)
        self._policy = np.zeros((WINDOW, of.cells), np.float16)
        self._value = np.zeros(WINDOW, np.float32)

    def add(self, positions: Positions) -> None:
        """Takes over positions in place of the oldest ones."""
        newest = Positions(*(values[-WINDOW:] for values in positions))
        places = (self.added + np.arange(len(newest.result))) % WINDOW
        self._stones[places], self._policy[places] = newest.stones, newest.policy
        self._value[places] = (1 - MIXED) * newest.result + MIXED * newest.value
        self.added += len(places)

    @property
    def due(self) -> bool:
        """Whether more is to be learnt from it."""
        return self.added >= LEAST and self.drawn < REUSE * self.added

    def draw(self, count: int, dice: np.random.Generator) -> Batch:
        """Positions that are drawn at random, each in one of its symmetric forms."""
        self.drawn += count
        back = dice.integers(min(self.added, WINDOW, max(NEWEST, self.added // 2)), size=count)
        image = dice.integers(len(self.board.symmetries), size=count)
        return self._batch((self.added - 1 - back) % WINDOW, image)

    def every(self) -> Batch:
        """All positions, as they were played."""
        count = min(self.added, WINDOW)
        return self._batch(np.arange(count), np.zeros(count, np.intp))

    def _batch(self, places: Array, image: Array) -> Batch:
        side, count = self.board.side, len(places)
        batch = Batch(
            np.repeat(network.frame(self.board)[np.newaxis], count, axis=0),
            np.zeros((count, side * side), np.float16),
            self._value[places],
        )
        # Compiled code does not know numbers of 16 bits.
        images, wanted = self.board.symmetries[image], batch.policy.view(np.uint16)
        _lay((self._stones, self._policy.view(np.uint16)), places, images, self.board.grid, (batch.framed, wanted))
        return batch


@njit(cache=True, nogil=True)
def _lay(played: Pair, places: Array, images: Array, grid: Array, out: Pair) -> None:
    """Lays positions, and the policies wanted in them, onto grids; `played` and `out` hold one after the other."""
    (stones, policy), (framed, wanted) = played, out
    side = framed.shape[1] - 2 * MARGIN
    for k in range(len(places)):
        for cell in range(len(grid)):
            row, column = divmod(grid[cell], side)
            framed[k, row + MARGIN, column + MARGIN] = stones[places[k], images[k, cell]]
            wanted[k, grid[cell]] = policy[places[k], images[k, cell]]


@dataclass(frozen=True, slots=True)
class Course:
    """How far a training has come."""

    steps: int = 0
    games: int = 0
    positions: int = 0
    minutes: float = 0.0


@dataclass(frozen=True, slots=True)
class Losses:
    """How far the network is, on a board, from policies and from values: in what it learns from, and in tests."""

    board: str
    divergence: float
    error: float
    test_divergence: float
    test_error: float


class Training:
    """The training in one folder."""

    def __init__(
        self, folder: Path, *, plan: Plan, batch: int, seed: int, start: Mapping[str, Array] | None = None
    ) -> None:
        """Goes on with what the folder holds, else begins with the parameters `start`, or with random ones.

        Raises BadRecord if the folder holds anything else.
        """
        self.folder, self._plan, self._batch, self._seed = folder, plan, batch, seed
        (folder / "saved").mkdir(parents=True, exist_ok=True)
        self._state, self._log = folder / "state.npz", folder / "log.csv"
        self.learner, self.course = self._resumed() if self._state.exists() else self._begun(start)
        self._replays, self._tests = dict[str, Replay](), dict[str, Batch]()
        self._given, self._told = dict[str, int](), list[tuple[str, Any]]()
        # A seed that no task before had, even one whose games were lost when the training was stopped.
        self._last = seed + 1_000_003 * self.course.steps
        self._dice = np.random.default_rng((seed, self.course.steps))

    def _begun(self, start: Mapping[str, Array] | None) -> tuple[Learner, Course]:
        params = dict(start or network.random(self._seed))
        none = {name: np.zeros_like(values) for name, values in params.items()}
        with self._log.open("w", newline="") as log:
            csv.writer(log).writerow(COLUMNS)
        # A network that can play already begins with the boards that matter.
        return Learner(params, none, none, params), Course(positions=0 if start is None else CURRICULUM[-1][0])

    def _resumed(self) -> tuple[Learner, Course]:
        kept = arrays(self._state, "a training of `wye learn network`", *Learner._fields, "course")
        steps, games, positions = kept["course"][:3].astype(int).tolist()
        course = Course(steps, games, positions, float(kept["course"][3]))
        return Learner(*(kept[part] for part in Learner._fields)), course

    def run(
        self, spread: Spread, work: Callable[[Task], Result], minutes: float, falling: float
    ) -> Iterator[list[Losses]]:
        """Plays and learns for so many minutes, in the last ones with a falling rate; tells the losses now and then.

        `spread` does the tasks by `work`: `play_games` or `play_games_on_device`.
        """
        begun = reported = time.monotonic()
        before = self.course.minutes
        results = spread(work, self._tasks())
        try:
            for result in results:
                self._add(result)
                now = time.monotonic() - begun
                while self._learn(_rate(now / 60, minutes, falling)) and now < 60 * minutes:
                    now = time.monotonic() - begun
                self.course = replace(self.course, minutes=before + now / 60)
                ended = now >= 60 * minutes
                if ended or time.monotonic() - reported >= REPORTED:
                    reported = time.monotonic()
                    self.keep()
                    yield self._losses()
                if ended:
                    return
        finally:
            self.keep()

    def _tasks(self) -> Iterator[Task]:
        """Endless tasks: the next one is of the board that lags most behind its share."""
        while True:
            shares = next(shares for since, shares in reversed(CURRICULUM) if since <= self.course.positions)
            name = max(shares, key=lambda one: shares[one] - self._given.get(one, 0) / (1 + sum(self._given.values())))
            self._given[name] = self._given.get(name, 0) + self._plan.games * board(name).cells
            self._last += 1
            yield Task(name, self.layers(), self._plan, self._last)

    def layers(self) -> Weights:
        """The layers of the averaged network."""
        return layers_of({name: np.asarray(values) for name, values in self.learner.averaged.items()})

    def _add(self, result: Result) -> None:
        name, count = result.board, len(result.positions.result)
        self._replays.setdefault(name, Replay(board(name))).add(result.positions)
        before = self.course.positions
        self.course = replace(self.course, games=self.course.games + result.games, positions=before + count)
        if before // SAVED < self.course.positions // SAVED:
            self.save()

    def _learn(self, rate: float) -> bool:
        """Makes one step, if any board is due; whether it did."""
        due = [name for name, replay in self._replays.items() if replay.due]
        if not due:
            return False
        left = np.array([REUSE * self._replays[name].added - self._replays[name].drawn for name in due], np.float64)
        name = due[int(self._dice.choice(len(due), p=left / left.sum()))]
        count = self.course.steps + 1
        kept = min(AVERAGED, count / (count + 10))
        batch = self._replays[name].draw(self._batch, self._dice)
        rate *= min(1.0, count / WARMING)
        # Numbers without a type would have the step compiled again.
        numbers = (np.float32(number) for number in (count, rate, kept))
        self.learner, told = network.step(self.learner, *numbers, batch)
        self._told.append((name, told))
        self.course = replace(self.course, steps=count)
        return True

    def _losses(self) -> list[Losses]:
        """The losses since they were last told, which become lines of the log."""
        found = []
        for name in sorted({name for name, _ in self._told}):
            learnt = np.array([told for other, told in self._told if other == name], np.float64).mean(axis=0)
            _, tested = network.judged(self.learner.averaged, self._test(name))
            found.append(Losses(name, *learnt.tolist(), *(float(one) for one in tested)))
        self._told = []
        course = self.course
        with self._log.open("a", newline="") as log:
            csv.writer(log).writerows(
                (f"{course.minutes:.2f}", course.positions, course.games, course.steps, one.board,
                 *(f"{loss:.4f}" for loss in (one.divergence, one.error, one.test_divergence, one.test_error)))
                for one in found
            )  # fmt: skip
        return found

    def _test(self, name: str) -> Batch:
        """Positions of the engine's own network on a board, which are always the same."""
        if name not in self._tests:
            layers = weights()
            assert layers is not None, "the engine's network is there"
            replay = Replay(board(name))
            replay.add(play_games(Task(name, layers, Plan(TESTED, TESTED), seed=0)).positions)
            every = replay.every()
            some = np.random.default_rng(0).permutation(len(every.value))[:1024]
            self._tests[name] = Batch(*(values[some] for values in every))
        return self._tests[name]

    def keep(self) -> None:
        """Keeps how far the training has come."""
        course = self.course
        numbers = np.array([course.steps, course.games, course.positions, course.minutes])
        keep_arrays(self._state, {**self.learner._asdict(), "course": numbers})

    def save(self) -> Path:
        """Keeps the averaged network beside those before."""
        path = self.folder / "saved" / f"{self.course.positions:09}.npz"
        keep_arrays(path, {"averaged": self.learner.averaged})
        return path


def _rate(now: float, minutes: float, falling: float) -> float:
    """Adam's rate after so many of the minutes; it falls by a cosine."""
    past = (now - (minutes - falling)) / falling if falling else 0.0
    return RATE if past <= 0 else LAST_RATE + (RATE - LAST_RATE) * (1 + float(np.cos(np.pi * min(1.0, past)))) / 2
