"""A robot among rooms: value iteration sweep by sweep, and tree search beside it.

Value iteration (Richard Bellman, "Dynamic programming", 1957) begins with values of 0 and replaces each by the best
expected reward of one move plus the value after it. As the battery counts the moves, sweep k finds the exact values for
a charge of k, so there are as many sweeps as the charge. Tree search (pyengine/search/chance.py) plays random games
from one room and finds nothing about the others.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from math import fsum, isqrt

import numpy as np
from numpy.typing import NDArray

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import NOBODY, Choice
from pyengine.core.parameters import Real, Several, Whole, parameter
from pyengine.games.rooms import CHARGE, SLIP, Rooms, RoomsState
from pyengine.lab.experiment import Experiment, marks, seed_of
from pyengine.lab.experiments.gridworld import EQUAL, STEPS, best_moves, preferred_moves
from pyengine.lab.log import Event, by_kind, group
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Cell, Plan, Series, grids, plot
from pyengine.lab.words import Words, say
from pyengine.search.bandit import CP
from pyengine.search.chance import MctsChance

Floats = NDArray[np.float64]

MOST_REWARDS = 12
"""The most rooms with a reward: value iteration has a table for every set of rewards left."""
FIRST = 10
"""The fewest playouts of tree search."""
SHARES = {"none": 0.0, "few": 0.25, "half": 0.5, "most": 1.0}
"""The predictions, each with the greatest share of rooms with a wrong move for which it is right."""


class Layout(Rooms):
    """Rooms with the given rewards, one for each room in reading order."""

    def __init__(self, size: int, options: Mapping[str, Choice], rewards: tuple[int, ...]) -> None:
        super().__init__(size, options)
        self._rewards = rewards

    def worth(self, room: int) -> int:
        return self._rewards[room]

    def _key(self) -> tuple[object, ...]:
        return (*super()._key(), self._rewards)


def sweeps_of(game: Rooms) -> Iterator[tuple[float, list[float], list[list[float]]]]:
    """Value iteration: after each sweep its largest change, by room the value, and by room the value of each move.

    Values are the points still to be collected by a robot that begins in the room and has its reward already.
    """
    rooms = range(game.size**2)
    bits = {room: 1 << place for place, room in enumerate(filter(game.worth, rooms))}
    sets = np.arange(1 << len(bits))  # of rewards left: the bit of a room is set if its reward is left
    first = [int(sets[-1]) & ~bits.get(room, 0) for room in rooms]  # the set where the robot begins in a room
    starts = [RoomsState(game, 0, 1, None, room, frozenset(), 1, 0) for room in rooms]
    steered = {(room, move): starts[room].play(move) for room in rooms for move in range(len(STEPS))}
    ways = {key: [(state.play(way).room, probability) for way, probability in state.chances()]
            for key, state in steered.items()}  # fmt: skip
    values: Floats = np.zeros((len(sets), len(rooms)))  # shape (sets, rooms); `moves` has the four moves in front
    while True:
        moves: Floats = np.zeros((len(STEPS), *values.shape))
        for (room, move), ends in ways.items():
            for beside, probability in ends:
                bit = bits.get(beside, 0)
                gains = np.where(sets & bit, float(game.worth(beside)), 0.0)
                moves[move, :, room] += probability * (gains + values[sets & ~bit, beside])
        before, values = values, moves.max(axis=0)
        change = float(np.abs(values - before).max())
        yield change, values[first, rooms].tolist(), [moves[:, first[room], room].tolist() for room in rooms]


@dataclass(frozen=True)
class RoomsExperiment(Experiment):
    """Part 0 is value iteration; each other part is one search from one room, with more and more playouts.

    An event "sweep" has the values of the rooms and of the moves there, and the largest change of a value; an event
    "estimate" the move that tree search chooses after some playouts, its value, and the visits of each move. Values are
    the points still to be collected by a robot that begins in the room with a full battery.
    """

    name, title, chapter, minutes = "rooms", "Rooms", "decisions", 10
    question = "From which rooms does tree search still choose a worse move than value iteration?"

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
            raise BadValue("reward-count", "rewards", count=len(self.rewards), rooms=rooms)  # fmt: skip
        if self.rewards and not 1 <= filled <= MOST_REWARDS:
            raise BadValue("rewarded-rooms", "rewards", count=filled, most=MOST_REWARDS)  # fmt: skip

    @property
    def parts(self) -> int:
        return 1 + self.runs * self.size**2

    def part(self, number: int, seed: int) -> Iterator[Event]:
        if number == 0:
            for sweep, (change, values, moves) in enumerate(islice(sweeps_of(self.game), self.charge), 1):
                yield {"is": "sweep", "sweep": sweep, "change": change, "values": values, "moves": moves}
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
                "is": "estimate", "room": room, "run": run, "playouts": playouts, "move": info.move,
                "value": info.value * total - worth,
                "visits": [info.visits.get(move, 0) for move in range(len(STEPS))],
            }  # fmt: skip

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`playouts`: how far tree search is from the exact values, by playouts. `rooms`: and in each room at the end.

        `sweeps`: the values and best moves after each sweep.
        """
        kinds, names = by_kind(events), self.game.geometry.names
        sweeps, estimates = kinds["sweep"], group(kinds["estimate"], "playouts")
        playouts, rooms = list[Row](), list[Row]()
        for exact in sweeps[-1:]:
            playouts = [{"playouts": count} | _errors(exact, own) for count, own in estimates.items()]
            for room, name in enumerate(names):
                own = [event for event in estimates[self.playouts] if event["room"] == room]
                rooms.append({"room": name} | _room(exact, room) | _errors(exact, own))
        rows: list[Row] = [{"sweep": sweep["sweep"], "room": name} | _room(sweep, room)
                           for sweep in sweeps for room, name in enumerate(names)]  # fmt: skip
        return {"playouts": Table(tuple(playouts)), "rooms": Table(tuple(rooms)), "sweeps": Table(tuple(rows))}

    @cached_property
    def game(self) -> Rooms:
        """The rooms with their rewards."""
        options = {CHARGE.name: self.charge, SLIP.name: self.slip}
        return Layout(self.size, options, self.rewards) if self.rewards else Rooms(self.size, options)

    def position(self, room: int) -> RoomsState:
        """The robot in a room with a full battery, the reward of which it has collected; all others are left."""
        game = self.game
        left = frozenset(other for other in range(game.size**2) if game.worth(other) and other != room)
        return RoomsState(game, 0, 1 if left else NOBODY, None, room, left, self.charge, game.worth(room))


def _room(sweep: Event, room: int) -> Row:
    """The value of a room after a sweep, and its best moves."""
    return {"value": round(sweep["values"][room], 6), "best": " ".join(best_moves(sweep["moves"][room]))}


def _errors(exact: Event, estimates: list[Event]) -> Row:
    """The mean distance of estimates from the exact values, in points.

    `error` is that of the value of the chosen move, `loss` the cost of choosing it; `wrong` is the percentage of
    searches whose move is not among the best.
    """
    if not estimates:
        return {"error": None, "loss": None, "wrong %": None, "searches": 0}
    errors, losses = list[float](), list[float]()
    for estimate in estimates:
        values = exact["moves"][estimate["room"]]
        errors.append(abs(estimate["value"] - exact["values"][estimate["room"]]))
        losses.append(max(values) - values[estimate["move"]])
    count = len(estimates)
    return {
        "error": round(fsum(errors) / count, 6), "loss": round(fsum(losses) / count, 6),
        "wrong %": round(100 * sum(loss > EQUAL for loss in losses) / count, 2), "searches": count,
    }  # fmt: skip


class RoomsRecording(Recording, of=RoomsExperiment):
    """A step for each sweep, beside the results of the longest searches."""

    axes = ("logX", "linear")
    options = tuple(SHARES)
    initial = 4

    def __init__(self, experiment: RoomsExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._sweeps, self._playouts = self.events["sweep"], experiment.playouts
        self._rooms = [row["room"] for row in self.rows("rooms")]
        last = self._sweeps[-1] if self._sweeps else {"values": [], "moves": []}
        self._most = max([EQUAL, *last["values"]])
        longest = [event for event in self.events["estimate"] if event["playouts"] == experiment.playouts]
        self._searches = [_search([event for event in longest if event["room"] == room], last["moves"][room])
                          for room in range(len(self._rooms))]  # fmt: skip
        self.units = [Unit.every(say("lab-rooms-sweeps"), len(self._sweeps))]

    def scene(self, at: int) -> Scene:
        sweep = self._sweeps[at - 1] if at else None
        exact = [(sweep["values"][room], preferred_moves(sweep["moves"][room])) if sweep else (0.0, list[str]())
                 for room in range(len(self._rooms))]  # fmt: skip
        rows: list[list[Words]] = [
            [name, value, [*moves], *((search[0], search[1]) if search else (None, None))]
            for name, (value, moves), search in zip(self._rooms, exact, self._searches, strict=True)
        ]
        columns = ["room", "value", "best", "searched value", "searched move"]
        left = [self._cell(value, moves) for value, moves in exact]
        right = [self._cell(search[0], [search[1]], search[2]) if search else Cell() for search in self._searches]
        width = isqrt(len(self._rooms))
        picture = grids(
            Plan(say("lab-rooms-iteration", sweep=at), width, left),
            Plan(say("lab-rooms-search", playouts=self._playouts), width, right),
        )
        if sweep is None:
            return Scene(say("lab-rooms-before"), columns, rows, picture=picture)
        formula = say("lab-rooms-formula", room=self._rooms[0], worths=[
            part for worth in sweep["moves"][0] for part in (worth, ";")][:-1], value=sweep["values"][0])  # fmt: skip
        sentence = say("lab-rooms-swept", sweep=sweep["sweep"], change=sweep["change"])
        return Scene(sentence, columns, rows, (1, 2, 3, 4), [formula], picture)

    def _cell(self, value: float, moves: Sequence[str], wrong: bool = False) -> Cell:
        share = 0.6 * max(value, 0.0) / self._most
        return Cell(round(value, 1), share, [STEPS[move] for move in moves], "framed" if wrong else "")

    @property
    def views(self) -> list[View]:
        rows = [row for row in self.rows("playouts") if row["wrong %"] is not None]
        line = Series(say("lab-rooms-wrong"), "s1", [(row["playouts"], row["wrong %"]) for row in rows])
        return [View("playouts", plot(say("lab-rooms-across-title"), say("lab-rooms-up-title"), line), "playouts")]

    @property
    def verdict(self) -> Verdict | None:
        rows = [row for row in self.rows("rooms") if row["searches"]]
        if not rows:
            return None
        wrong = sum(row["wrong %"] > 0 for row in rows)
        right = next(name for name, share in SHARES.items() if wrong <= share * len(rows))
        return Verdict([right], say("lab-rooms-wrong-rooms", wrong=wrong, all=len(rows)))


def _search(estimates: list[Event], exact: Sequence[float]) -> tuple[float, str, bool] | None:
    """Of the searches from a room their mean value, their most frequent move, and whether that is wrong."""
    if not estimates:
        return None
    moves = [event["move"] for event in estimates]
    move = list(STEPS)[max(range(len(STEPS)), key=moves.count)]
    right = preferred_moves(exact)
    return fsum(event["value"] for event in estimates) / len(moves), move, bool(right) and move not in right
