"""The training of the network by self-play: it plays, learns from its games, and plays on with the new parameters.

A training can be stopped at any moment, and continues from its folder (folder.py).

Games may be played with parameters that are some minutes old, so self-play can be spread over processes and machines.
"""

import csv
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.arena.parallel.spread import Spread
from pyengine.core.errors import BadUsage
from pyengine.learn import network
from pyengine.learn.board import Board, board
from pyengine.learn.files import keep_arrays
from pyengine.learn.folder import BOARD, COLUMNS, LOG, SAVED, STATE, Course, Learner, read_rows, read_state
from pyengine.learn.games import Plan, Positions, play
from pyengine.learn.gumbel import Evaluate
from pyengine.learn.network import Batch
from pyengine.search.network.evaluator import Evaluator, weights_of
from pyengine.search.network.weights import Weights, layers_of

Array = NDArray[Any]

CURRICULA: Mapping[str, Mapping[int, Mapping[str, float]]] = {
    "y": {
        0: {"y5": 1},
        60_000: {"y6": 1},
        180_000: {"y8": 1},
        500_000: {"y8": 0.2, "y9": 0.3, "y11": 0.5},
        2_000_000: {"y7": 0.02, "y9": 0.14, "y11": 0.36, "y13": 0.22, "y15": 0.18, "y17": 0.05, "y19": 0.03},
    },
    "hex": {
        0: {"hex4": 1},
        40_000: {"hex5": 1},
        120_000: {"hex7": 1},
        500_000: {"hex7": 0.2, "hex9": 0.8},
        2_000_000: {"hex7": 0.02, "hex9": 0.08, "hex11": 0.42, "hex13": 0.36, "hex15": 0.06, "hex17": 0.06},
    },
    "bent": {0: {"bent5": 0.04, "bent7": 0.32, "bent9": 0.5, "bent11": 0.14}},
}
"""For each kind of board, the numbers of positions at which the shares of its boards change, with the shares."""
WINDOW = 600_000
"""The most positions of a board that are kept. It learns from the newest half of all that were played ..."""
NEWEST = 60_000
"""... and at least from this many of them."""
LEAST = 16_000
"""A board with fewer positions is not learnt from yet."""
REUSE = 4
"""How often a position is learnt from, on average."""
MIXED = 0.6
"""The weight of the search's value, against the weight of the result, in the value that is learnt."""
RATE, LAST_RATE, WARM_UP = 3e-4, 1e-5, 1000
"""Adam's rate, its rate at the end, and the steps in which it grows to the first."""
AVERAGING = 0.999
"""The share of themselves that averaged parameters keep at a step, after the first steps."""
REPORT_PERIOD = 120.0
"""Seconds between two lines of the log, and between two writings of the state."""
SAVE_PERIOD = 1_000_000
"""Positions between two saved networks."""
TEST_GAMES = 24
"""Games of each board whose positions are only tested on."""


@dataclass(frozen=True, slots=True)
class Task:
    """Games to be played on a board with a network."""

    board: str
    layers: Weights
    plan: Plan
    seed: int


@dataclass(frozen=True, slots=True)
class Result:
    """The positions of the games of a task."""

    board: str
    games: int
    positions: Positions


def play_games(task: Task) -> Result:
    """Plays the games of a task, with the network in numpy."""
    return _play(task, Evaluator(board(task.board).game, task.layers))


def play_games_on_device(task: Task) -> Result:
    """Plays the games of a task, with the network on the device that JAX uses, in batches of the plan's size."""
    return _play(task, network.evaluate(board(task.board), network.params_of(task.layers), task.plan.abreast))


def _play(task: Task, evaluate: Evaluate) -> Result:
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
        """Stores positions in place of the oldest ones."""
        newest = Positions(*(values[-WINDOW:] for values in positions))
        places = (self.added + np.arange(len(newest.result))) % WINDOW
        self._stones[places], self._policy[places] = newest.stones, newest.policy
        self._value[places] = (1 - MIXED) * newest.result + MIXED * newest.value
        self.added += len(places)

    def draw(self, count: int, dice: np.random.Generator) -> Batch:
        """Random positions, each in one of its symmetric forms."""
        self.drawn += count
        back = dice.integers(min(self.added, WINDOW, max(NEWEST, self.added // 2)), size=count)
        return self._batch((self.added - 1 - back) % WINDOW, dice.integers(len(self.board.symmetries), size=count))

    def every(self) -> Batch:
        """All positions, as they were played."""
        count = min(self.added, WINDOW)
        return self._batch(np.arange(count), np.zeros(count, np.intp))

    def _batch(self, places: Array, image: Array) -> Batch:
        images = self.board.symmetries[image]
        stones, policy = (np.take_along_axis(kept[places], images, axis=1) for kept in (self._stones, self._policy))
        return Batch(stones, policy, self._value[places])


@dataclass(frozen=True, slots=True)
class Losses:
    """The divergence of the policies and the error of the values on a board, in training and in tests."""

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
        """Continues from the folder, else begins with the parameters `start`, or with random ones.

        Raises BadUsage if the folder holds anything else, as a training on boards of another kind.
        """
        self.folder, self._plan, self._batch, self._seed = folder, plan, batch, seed
        self._curriculum = CURRICULA[plan.kind]
        (folder / SAVED).mkdir(parents=True, exist_ok=True)
        self._state, self._log = folder / STATE, folder / LOG
        self.learner, self.course = self._resume() if self._state.exists() else self._begin(start)
        self._replays, self._tests = dict[str, Replay](), dict[str, Batch]()
        self._shares, self._step_losses = dict[str, int](), list[tuple[str, Any]]()
        # A seed that no earlier task had, even one whose games were lost when the training was stopped.
        self._last_seed = seed + 1_000_003 * self.course.steps
        self._dice = np.random.default_rng((seed, self.course.steps))

    def _resume(self) -> tuple[Learner, Course]:
        found = read_state(self.folder)
        own = {name for shares in self._curriculum.values() for name in shares}
        for row in read_rows(self._log, COLUMNS[:4]):
            if row[BOARD] not in own:
                text = f"{self.folder} learns {row[BOARD]}: expected the --boards with which it began."
                raise BadUsage(text, "boards")
        return found

    def _begin(self, start: Mapping[str, Array] | None) -> tuple[Learner, Course]:
        params = dict(start or network.random(self._seed))
        none = {name: np.zeros_like(values) for name, values in params.items()}
        with self._log.open("w", newline="") as log:
            csv.writer(log).writerow(COLUMNS)
        # A network that can play already begins with the boards that matter.
        return Learner(params, none, none, params), Course(positions=0 if start is None else max(self._curriculum))

    def run(
        self, spread: Spread, work: Callable[[Task], Result], minutes: float, falling: float
    ) -> Iterator[list[Losses]]:
        """Plays and learns for `minutes`, the last `falling` of them with a falling rate. Yields the losses at times.

        `spread` runs the tasks by `work`: `play_games` or `play_games_on_device`.
        """
        start = latest = time.monotonic()
        before = self.course
        results = spread(work, self._tasks())
        # The next result is awaited in a thread of its own, which gives out tasks while this one learns.
        with ThreadPoolExecutor(1) as waiting:
            try:
                result = waiting.submit(next, results)
                while True:
                    now = (time.monotonic() - start) / 60
                    is_over = now >= minutes and self.course.steps > before.steps
                    if not is_over and result.done():
                        self._add(result.result())
                        result = waiting.submit(next, results)
                    elif not is_over and not self._learn(_rate(now, minutes, falling)):
                        wait([result])
                    self.course = replace(self.course, minutes=before.minutes + now)
                    if is_over or (self._step_losses and time.monotonic() - latest >= REPORT_PERIOD):
                        latest = time.monotonic()
                        self.keep()
                        yield self._losses()
                    if is_over:
                        return
            finally:
                self.keep()

    def _tasks(self) -> Iterator[Task]:
        """Endless tasks, each for the board that lags most behind its share of the positions."""
        while True:
            shares = self._curriculum[max(since for since in self._curriculum if since <= self.course.positions)]
            total = 1 + sum(self._shares.values())
            name = max(shares, key=lambda name: shares[name] - self._shares.get(name, 0) / total)
            self._shares[name] = self._shares.get(name, 0) + self._plan.games * board(name).cells
            self._last_seed += 1
            layers = layers_of({name: np.asarray(values) for name, values in self.learner.averaged.items()})
            yield Task(name, layers, self._plan, self._last_seed)

    def _add(self, result: Result) -> None:
        name, count = result.board, len(result.positions.result)
        self._replays.setdefault(name, Replay(board(name))).add(result.positions)
        before = self.course.positions
        self.course = replace(self.course, games=self.course.games + result.games, positions=before + count)
        if before // SAVE_PERIOD < self.course.positions // SAVE_PERIOD:
            path = self.folder / SAVED / f"{self.course.positions:09}.npz"
            keep_arrays(path, {"averaged": self.learner.averaged})

    def _learn(self, rate: float) -> bool:
        """Makes one step, if a board is due. Returns whether it did."""
        replays = self._replays.items()
        due = [name for name, replay in replays if replay.added >= LEAST and replay.drawn < REUSE * replay.added]
        if not due:
            return False
        left = np.array([REUSE * self._replays[name].added - self._replays[name].drawn for name in due], np.float64)
        name = due[int(self._dice.choice(len(due), p=left / left.sum()))]
        count = self.course.steps + 1
        share = min(AVERAGING, count / (count + 10))
        batch = self._replays[name].draw(self._batch, self._dice)
        rate *= min(1.0, count / WARM_UP)
        # Numbers without a type would have the step compiled again.
        pace = network.Pace(*map(np.float32, (count, rate, share)))
        self.learner, losses = network.step(self.learner, pace, batch, name)
        self._step_losses.append((name, losses))
        self.course = replace(self.course, steps=count)
        return True

    def _losses(self) -> list[Losses]:
        """The losses since the last report, which become lines of the log."""
        found = []
        for name in sorted({name for name, _ in self._step_losses}):
            steps = [losses for other, losses in self._step_losses if other == name]
            _, test = network.compiled_loss(self.learner.averaged, self._test(name), name)
            found.append(Losses(name, *np.array(steps, np.float64).mean(axis=0).tolist(), *map(float, test)))
        self._step_losses = []
        course = self.course
        with self._log.open("a", newline="") as log:
            csv.writer(log).writerows(
                (f"{course.minutes:.2f}", course.positions, course.games, course.steps, one.board,
                 *(f"{loss:.4f}" for loss in (one.divergence, one.error, one.test_divergence, one.test_error)))
                for one in found
            )  # fmt: skip
        return found

    def _test(self, name: str) -> Batch:
        """Test positions on a board, which never change: those of games of the engine's own network."""
        if name not in self._tests:
            layers = weights_of(board(name).game.start().field)
            assert layers is not None, "the engine's network is there"
            replay = Replay(board(name))
            replay.add(play_games(Task(name, layers, Plan(TEST_GAMES, TEST_GAMES), seed=0)).positions)
            every = replay.every()
            some = np.random.default_rng(0).permutation(len(every.value))[:1024]
            self._tests[name] = Batch(*(values[some] for values in every))
        return self._tests[name]

    def keep(self) -> None:
        course = self.course
        numbers = np.array([course.steps, course.games, course.positions, course.minutes])
        keep_arrays(self._state, {**self.learner._asdict(), "course": numbers})


def _rate(now: float, minutes: float, falling: float) -> float:
    """Adam's rate after `now` of the minutes; at the end it falls by a cosine."""
    past = (now - (minutes - falling)) / falling if falling else 0.0
    return RATE if past <= 0 else LAST_RATE + (RATE - LAST_RATE) * (1 + float(np.cos(np.pi * min(1.0, past)))) / 2
