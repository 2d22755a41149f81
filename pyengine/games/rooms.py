"""A robot among rooms: a small Markov decision process, for searches beyond two-player games.

The robot starts in the corner room with a charge for a number of moves. It steers north, east, south or west; with some
probability it slips, half the time to the left of its course and half the time to the right. If it runs into a wall, it
stays in its room, and the move is spent. On entering a room the robot collects its reward. The score is the collected
share of all rewards when the charge is used up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import fsum
from typing import ClassVar

from pyengine.core.errors import IllegalMove
from pyengine.core.game import CHANCE, NOBODY, Chancy, Game, Outcome
from pyengine.core.geometry import Geometry, grid
from pyengine.core.parameters import Parameter, Whole
from pyengine.core.protocols import Solitary

SLIP = Parameter("slip", "Slips", 20, Whole(0, 60), "In how many moves out of a hundred the robot slips sideways.")
CHARGE = Parameter("charge", "Charge", 8, Whole(1, 30), "How many moves the battery lasts.")
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
SLIPS = {"straight": 0, "left": -1, "right": 1}
COURSES, TURNS = tuple(STEPS.values()), tuple(SLIPS.values())
ROBOT, REWARD = 1, 2


class Rooms(Game):
    """A square of `size` by `size` rooms; more distant rewards are worth more.

    A cell is 1 for the robot and 2 for a reward. The moves of chance are "straight", and "left" or "right" of the
    robot's course.
    """

    name = "rooms"
    title = "Rooms"
    goal = "Collect the rewards before the battery is empty."
    sizes = (2, 6, 4)
    options = (SLIP, CHARGE)
    reasons: ClassVar[Mapping[str, str]] = {"battery": "battery empty", "collected": "all rewards collected"}
    players = ("robot", "reward")

    @property
    def geometry(self) -> Geometry:
        return grid(self.size, self.size)

    @property
    def moves(self) -> int:
        return len(STEPS) + len(SLIPS)

    def move_name(self, move: int) -> str:
        return (*STEPS, *SLIPS)[move]

    def move_named(self, name: str) -> int:
        words = (*STEPS, *SLIPS)
        if name.strip().lower() not in words:
            raise IllegalMove("not-a-step", "move", move=name, known=words)
        return words.index(name.strip().lower())

    @cached_property
    def slips(self) -> Sequence[tuple[int, float]]:
        """The moves of chance with their probabilities."""
        slip, first = int(self.choices[SLIP.name]) / 100, len(STEPS)
        return [(first, 1 - slip), (first + 1, slip / 2), (first + 2, slip / 2)] if slip else [(first, 1.0)]

    def worth(self, room: int) -> int:
        """The reward in a room at the start: the distance from the robot's first room, in every third room."""
        row, column = divmod(room, self.size)
        return row + column if (row + 2 * column) % 3 == 1 else 0

    def start(self) -> RoomsState:
        full = frozenset(room for room in range(self.size**2) if self.worth(room))
        return RoomsState(self, 0, 1, None, 0, full, int(self.choices[CHARGE.name]), 0)


@dataclass(frozen=True, slots=True)
class RoomsState(Solitary, Chancy):
    """A position: the robot's `room`, the rooms whose rewards are `left`, the `charge` in moves, the sum `collected`.

    Where chance moves, `last` is the robot's course.
    """

    game: Rooms
    ply: int
    to_move: int
    last: int | None
    room: int
    left: frozenset[int]
    charge: int
    collected: int

    @property
    def cells(self) -> bytes:  # type: ignore[override]
        rooms = range(self.game.size**2)
        return bytes(ROBOT if room == self.room else REWARD * (room in self.left) for room in rooms)

    @property
    def outcome(self) -> Outcome | None:
        if self.to_move != NOBODY:
            return None
        return Outcome(NOBODY, "battery" if self.left else "collected", self.share)

    @property
    def share(self) -> float:
        return self.collected / (self.collected + fsum(map(self.game.worth, self.left)))

    def legal(self) -> Sequence[int]:
        if self.to_move == CHANCE:
            return [move for move, _ in self.game.slips]
        return range(len(STEPS)) if self.to_move else ()

    def chances(self) -> Sequence[tuple[int, float]]:
        return self.game.slips if self.to_move == CHANCE else ()

    def play(self, move: int) -> RoomsState:
        if move not in self.legal():
            raise self.refuse(move)
        if self.to_move != CHANCE:
            return RoomsState(self.game, self.ply + 1, CHANCE, move, self.room, self.left, self.charge, self.collected)
        down, right = COURSES[((self.last or 0) + TURNS[move - len(STEPS)]) % 4]
        row, column = divmod(self.room, self.game.size)
        inside = 0 <= row + down < self.game.size and 0 <= column + right < self.game.size
        room = (row + down) * self.game.size + column + right if inside else self.room
        left, charge = self.left - {room}, self.charge - 1
        collected = self.collected + (self.game.worth(room) if room in self.left else 0)
        to_move = 1 if charge and left else NOBODY
        return RoomsState(self.game, self.ply + 1, to_move, move, room, left, charge, collected)

    def last_cells(self) -> Sequence[int]:
        return (self.room,)
