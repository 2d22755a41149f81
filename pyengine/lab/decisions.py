"""Decision processes on a grid: value iteration, policy iteration and Q-learning, each as a generator of its steps.

A robot goes north, east, south or west. It goes where it wants with probability 1 - noise, and to either side with half
of the noise; where a wall is, it stays. Each move pays the living reward, and an end its own. A value is the expected
discounted sum of rewards.

The world is that of Stuart Russell and Peter Norvig, Artificial Intelligence: A Modern Approach, chapter 17. Value
iteration is Richard Bellman's (1957), policy iteration Ronald Howard's (1960), Q-learning Christopher Watkins's (1989).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import fsum

from pyengine.core.dice import Dice

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
"""Each move with its way to the right and down."""
MOVES = range(len(STEPS))
FREE, WALL = ".", "#"
ENDS = {"+": 1.0, "-": -1.0}
"""The signs of ends, with their rewards."""
EQUAL = 1e-9
"""Values that differ by no more are equal."""
STILL = 1e-12
"""The largest change of values that stand still."""
MOST_SWEEPS = 100_000
PATIENCE = 10
"""An episode of learning is given up after so many moves for each cell."""


@dataclass(frozen=True, slots=True)
class Step:
    """What a method has after a step: the value of each cell, that of each move there, and the largest change.

    `walk` has the cells of an episode, `changed` counts those in which a better move was found.
    """

    values: list[float]
    moves: list[list[float]]
    change: float
    walk: tuple[int, ...] = ()
    changed: int = 0

    def best(self, cell: int) -> list[str]:
        """The moves with the greatest value in a cell; none where all are alike."""
        most = max(self.moves[cell])
        names = [name for name, worth in zip(STEPS, self.moves[cell], strict=True) if worth >= most - EQUAL]
        return names if len(names) < len(STEPS) else []


@dataclass(frozen=True)
class World:
    """A grid of signs, row by row, with its reward for a move, its discount and its noise."""

    cells: str
    width: int
    living: float
    discount: float
    noise: float

    @cached_property
    def free(self) -> list[int]:
        """The cells in which the robot chooses a move."""
        return [cell for cell, sign in enumerate(self.cells) if sign == FREE]

    @cached_property
    def endless(self) -> list[int]:
        """The free cells from which no end can be reached, whatever the robot does."""
        ending = {cell for cell, sign in enumerate(self.cells) if sign in ENDS}
        while more := {cell for cell in self.free if cell not in ending and not ending.isdisjoint(self._around(cell))}:
            ending |= more
        return [cell for cell in self.free if cell not in ending]

    def _around(self, cell: int) -> Iterator[int]:
        return (self._there(cell, way) for way in STEPS.values())

    @cached_property
    def start(self) -> list[float]:
        """Values before the first step: the rewards of the ends, elsewhere 0."""
        return [ENDS.get(sign, 0.0) for sign in self.cells]

    @cached_property
    def _ways(self) -> list[list[list[tuple[float, int]]]]:
        """By cell and move: the probabilities with the cells to which the move leads."""
        turns, ways = ((0, 1 - self.noise), (1, self.noise / 2), (3, self.noise / 2)), list(STEPS.values())
        return [
            [[(chance, self._there(cell, ways[(move + turn) % 4])) for turn, chance in turns] for move in MOVES]
            for cell in range(len(self.cells))
        ]

    def _there(self, cell: int, way: tuple[int, int]) -> int:
        row, column = cell // self.width + way[1], cell % self.width + way[0]
        there = row * self.width + column
        inside = 0 <= column < self.width and 0 <= row < len(self.cells) // self.width
        return there if inside and self.cells[there] != WALL else cell

    def worths(self, values: Sequence[float]) -> list[list[float]]:
        """The value of each move in each cell, if what follows has these values; 0 where there is no choice."""
        return [
            [self.living + self.discount * fsum(chance * values[there] for chance, there in ways) for ways in moves]
            if sign == FREE
            else [0.0] * len(STEPS)
            for sign, moves in zip(self.cells, self._ways, strict=True)
        ]

    def _step(self, before: Sequence[float], after: list[float], changed: int = 0) -> Step:
        change = max(abs(one - other) for one, other in zip(before, after, strict=True))
        return Step(after, self.worths(after), change, changed=changed)

    def sweeps(self) -> Iterator[Step]:
        """Value iteration: each sweep gives every cell the value of its best move."""
        values = self.start
        while True:
            worths = self.worths(values)
            after = [max(worths[cell]) if sign == FREE else values[cell] for cell, sign in enumerate(self.cells)]
            yield self._step(values, after)
            values = after

    def exact(self) -> Step:
        """What value iteration converges to."""
        steps = self.sweeps()
        found = next(steps)
        for _ in range(MOST_SWEEPS):
            if found.change < STILL:
                break
            found = next(steps)
        return found

    def policies(self) -> Iterator[Step]:
        """Policy iteration: from always north on, a policy is evaluated, then improved, until nothing changes."""
        policy, values = [0] * len(self.cells), self.start
        while True:
            evaluated = self._evaluated(policy)
            worths = self.worths(evaluated)
            better = [
                max(MOVES, key=worths[cell].__getitem__) if max(worths[cell]) > worths[cell][move] + EQUAL else move
                for cell, move in enumerate(policy)
            ]
            changed = sum(one != other for one, other in zip(policy, better, strict=True))
            yield self._step(values, evaluated, changed)
            if not changed:
                return
            policy, values = better, evaluated

    def _evaluated(self, policy: Sequence[int]) -> list[float]:
        values = self.start
        for _ in range(MOST_SWEEPS):
            worths = self.worths(values)
            after = [
                worths[cell][policy[cell]] if sign == FREE else values[cell] for cell, sign in enumerate(self.cells)
            ]
            change = max(abs(one - other) for one, other in zip(values, after, strict=True))
            values = after
            if change < STILL:
                break
        return values

    def episodes(self, dice: Dice, rate: float, epsilon: float) -> Iterator[Step]:
        """Q-learning: each episode begins in a random cell, and learns from every move; some are made at random."""
        worths = [[0.0] * len(STEPS) for _ in self.cells]
        while True:
            cell, walk, change = self.free[dice.below(len(self.free))], list[int](), 0.0
            while self.cells[cell] == FREE and len(walk) < PATIENCE * len(self.cells):
                explores = dice.share() < epsilon
                move = dice.below(len(STEPS)) if explores else max(MOVES, key=worths[cell].__getitem__)
                there = self._landed(cell, move, dice.share())
                after = max(worths[there]) if self.cells[there] == FREE else self.start[there]
                error = self.living + self.discount * after - worths[cell][move]
                worths[cell][move] += rate * error
                change = max(change, abs(rate * error))
                walk.append(cell)
                cell = there
            values = [max(worths[one]) if sign == FREE else self.start[one] for one, sign in enumerate(self.cells)]
            yield Step(values, [list(one) for one in worths], change, (*walk, cell))

    def _landed(self, cell: int, move: int, share: float) -> int:
        """Where a move ends that a number from 0 to 1 decides."""
        ways = self._ways[cell][move]
        limits = accumulate(chance for chance, _ in ways)
        return next((there for limit, (_, there) in zip(limits, ways, strict=True) if share < limit), ways[-1][1])
