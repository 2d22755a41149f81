"""A robot among rooms: value iteration sweep by sweep, and tree search beside it.

Value iteration (Richard Bellman, "Dynamic programming", 1957) begins with values of 0 and replaces each by the best
expected reward of one move and the value after it. As the battery counts the moves, sweep k finds the exact values with
a charge of k, and the sweep whose number is the charge is the last. Tree search (pyengine/search/chance.py) knows
nothing of the other rooms: it plays games at random from one room.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import fsum
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import NOBODY, Choice
from pyengine.core.parameters import Real, Several, Whole, parameter
from pyengine.games.rooms import CHARGE, SLIP, STEPS, Rooms, RoomsState
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.marks import marks
from pyengine.lab.experiments.roomscenes import EQUAL, RoomsRecording
from pyengine.lab.recording import Recording
from pyengine.lab.table import Table
from pyengine.search.bandit import CP
from pyengine.search.chance import MctsChance

Floats = NDArray[np.float64]

MOST_REWARDS = 12
"""The most rooms with a reward: every set of rewards that may be left has values of its own."""
FIRST = 10
"""The fewest playouts after which tree search is asked."""


class Layout(Rooms):
    """Rooms with chosen rewards, one for each room in reading order."""

    def __init__(self, size: int, options: Mapping[str, Choice], rewards: tuple[int, ...]) -> None:
        super().__init__(size, options)
        self._rewards = rewards

    def worth(self, room: int) -> int:
        return self._rewards[room]

    def _key(self) -> tuple[object, ...]:
        return (*super()._key(), self._rewards)


class ValueIteration:
    """The values of all positions of a robot, in points of the rewards still to be collected.

    `values` has the shape (sets of rewards left, rooms): bit i of a set is set if the reward in room `rewarded[i]` is
    left. `moves` has one axis more in front, of the four moves. Before the first sweep all are 0.
    """

    def __init__(self, game: Rooms) -> None:
        rooms = range(game.size**2)
        self.rewarded = [room for room in rooms if game.worth(room)]
        self._bits = {room: 1 << place for place, room in enumerate(self.rewarded)}
        self._sets = np.arange(1 << len(self.rewarded))
        self._worth = {room: game.worth(room) for room in rooms}
        self._ways = {(room, move): _ways(game, room, move) for room in rooms for move in range(len(STEPS))}
        self.values: Floats = np.zeros((len(self._sets), len(rooms)))
        self.moves: Floats = np.zeros((len(STEPS), *self.values.shape))

    def sweep(self) -> float:
        """One more sweep over all positions; how much the value that changed most has changed."""
        self.moves = np.zeros_like(self.moves)
        for (room, move), ways in self._ways.items():
            for beside, probability in ways:
                self.moves[move, :, room] += probability * self._worth_of(beside)
        before, self.values = self.values, self.moves.max(axis=0)
        return float(np.abs(self.values - before).max())

    def first(self, room: int) -> int:
        """The set of rewards that is left when the robot begins in this room: all others."""
        return int(self._sets[-1]) & ~self._bits.get(room, 0)

    def _worth_of(self, room: int) -> Floats:
        """What entering a room is worth with each set of rewards left: its reward, and the value from there."""
        bit = self._bits.get(room, 0)
        gained = np.where(self._sets & bit, float(self._worth[room]), 0.0)
        worth: Floats = gained + self.values[self._sets & ~bit, room]
        return worth


def _ways(game: Rooms, room: int, move: int) -> list[tuple[int, float]]:
    """The rooms that a move may lead to from a room, with their probabilities, as the rules of the game have them."""
    steered = RoomsState(game, 0, 1, None, room, frozenset(), 1, 0).play(move)
    return [(steered.play(way).room, probability) for way, probability in steered.chances()]


@dataclass(frozen=True)
class RoomsExperiment(Experiment):
    """Part 0 is value iteration; each other part is one search from one room, with more and more playouts.

    An event "sweep" has the value of each room and of each move there, and the largest change of any value; an event
    "estimate" the move that tree search chooses after some playouts, its value, and the visits of each move. Values are
    points of the rewards still to be collected, for a robot that begins in the room with a full battery.
    """

    name: ClassVar[str] = "rooms"
    title: ClassVar[str] = "Rooms"
    question: ClassVar[str] = "From which rooms does tree search still choose a worse move than value iteration?"
    chapter: ClassVar[str] = "decisions"
    minutes: ClassVar[int] = 10

    size: int = parameter("Rooms a side", 4, Whole(*Rooms.sizes[:2]))
    charge: int = parameter("Charge in moves", 8, CHARGE.kind)
    slip: int = parameter("Slips in a hundred moves", 20, SLIP.kind)
    rewards: tuple[int, ...] = parameter(
        "Reward of each room, row by row; the usual ones if empty", (), Several(Whole(0, 99), 0, Rooms.sizes[1] ** 2)
    )
    playouts: int = parameter("Playouts of tree search", 500, Whole(FIRST, 10_000))
    runs: int = parameter("Searches from each room", 4, Whole(1, 100))
    c: float = parameter("Exploration (Cp)", CP, Real(0, 10))

    def check(self) -> None:
        rooms, filled = self.size**2, sum(map(bool, self.rewards))
        if self.rewards and len(self.rewards) != rooms:
            raise BadValue(
                "{count} rewards for {rooms} rooms: expected one for each room.",
                "rewards",
                count=len(self.rewards),
                rooms=rooms,
            )
        if self.rewards and not 1 <= filled <= MOST_REWARDS:
            raise BadValue(
                "{count} rooms with a reward: expected 1 to {most}.", "rewards", count=filled, most=MOST_REWARDS
            )

    @property
    def parts(self) -> int:
        return 1 + self.runs * self.size**2

    def part(self, number: int, seed: int) -> Iterator[Event]:
        if number == 0:
            yield from self._sweeps()
            return
        run, room = divmod(number - 1, self.size**2)
        state = self.position(room)
        if state.outcome is not None:
            return
        worth, search = self.game.worth(room), MctsChance(c=self.c, sims=1)
        total = worth + fsum(map(self.game.worth, state.left))
        for playouts in marks(self.playouts, FIRST):
            *_, info = search(state, Dice(seed_of(seed, number)), playouts)
            yield {
                "is": "estimate",
                "room": room,
                "run": run,
                "playouts": playouts,
                "move": info.move,
                "value": info.value * total - worth,
                "visits": [info.visits.get(move, 0) for move in range(len(STEPS))],
            }

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`playouts`: how far tree search is from the exact values. `rooms`: the same in each room at the end.

        `sweeps`: the values and best moves that each sweep finds.
        """
        sweeps, estimates = list[Event](), defaultdict[int, list[Event]](list)
        for event in events:
            if event["is"] == "sweep":
                sweeps.append(event)
            elif event["is"] == "estimate":
                estimates[event["playouts"]].append(event)
        if not sweeps:
            return {name: Table(()) for name in ("playouts", "rooms", "sweeps")}
        exact, names = sweeps[-1], self.game.geometry.names
        return {
            "playouts": Table(tuple({"playouts": n} | _compared(exact, found) for n, found in estimates.items())),
            "rooms": Table(
                tuple(
                    {"room": name} | _told(exact, room) | _compared(exact, _from(estimates[self.playouts], room))
                    for room, name in enumerate(names)
                )
            ),
            "sweeps": Table(
                tuple(
                    {"sweep": one["sweep"], "room": name} | _told(one, room)
                    for one in sweeps
                    for room, name in enumerate(names)
                )
            ),
        }

    def recorded(self, events: Sequence[Event]) -> Recording:
        return RoomsRecording(self, events, self.playouts)

    @cached_property
    def game(self) -> Rooms:
        """The rooms as they are laid out."""
        options = {CHARGE.name: self.charge, SLIP.name: self.slip}
        usual = Rooms(self.size, options)
        return Layout(self.size, options, self.rewards) if self.rewards else usual

    def position(self, room: int) -> RoomsState:
        """The robot in a room with a full battery: the reward of this room is collected, all others are left."""
        game = self.game
        left = frozenset(one for one in range(game.size**2) if game.worth(one) and one != room)
        return RoomsState(game, 0, 1 if left else NOBODY, None, room, left, self.charge, game.worth(room))

    def _sweeps(self) -> Iterator[Event]:
        """The values and moves of the positions in which the robot begins in each of the rooms."""
        iteration, rooms = ValueIteration(self.game), range(self.size**2)
        for number in range(1, self.charge + 1):
            change = iteration.sweep()
            yield {
                "is": "sweep",
                "sweep": number,
                "change": change,
                "values": [float(iteration.values[iteration.first(room), room]) for room in rooms],
                "moves": [iteration.moves[:, iteration.first(room), room].tolist() for room in rooms],
            }


def _from(estimates: list[Event], room: int) -> list[Event]:
    return [event for event in estimates if event["room"] == room]


def _told(sweep: Event, room: int) -> Row:
    """The value of a room after a sweep, and its best moves."""
    values = sweep["moves"][room]
    best = [name for name, value in zip(STEPS, values, strict=True) if value >= max(values) - EQUAL]
    return {"value": round(sweep["values"][room], 6), "best": " ".join(best)}


def _compared(exact: Event, estimates: list[Event]) -> Row:
    """How far these estimates are from the exact values on average.

    `error` is that of the value of the chosen move, `loss` what its choice costs, both in points; `wrong` is the share
    of searches that choose a move that is not among the best.
    """
    if not estimates:
        return {"error": None, "loss": None, "wrong %": None, "searches": 0}
    errors, losses = list[float](), list[float]()
    for one in estimates:
        values = exact["moves"][one["room"]]
        errors.append(abs(one["value"] - exact["values"][one["room"]]))
        losses.append(max(values) - values[one["move"]])
    count = len(estimates)
    return {
        "error": round(fsum(errors) / count, 6),
        "loss": round(fsum(losses) / count, 6),
        "wrong %": round(100 * sum(loss > EQUAL for loss in losses) / count, 2),
        "searches": count,
    }
