"""What the page shows of a robot among rooms: value iteration sweep by sweep, and tree search beside it."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, isqrt

from pyengine.games.rooms import STEPS
from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.recording import Cell, Plan, Recording, Scene, Series, Told, Unit, Verdict, View, grids, plot, said

EQUAL = 1e-9
"""Moves whose values differ by no more are equally good."""
WAYS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SHARES = {"none": 0.0, "few": 0.25, "half": 0.5, "most": 1.0}
"""The share of the rooms in which a search goes wrong up to which each prediction is right."""


def best(worths: Sequence[float]) -> list[str]:
    """The moves with the greatest value; none where all are alike."""
    found = [name for name, worth in zip(STEPS, worths, strict=True) if worth >= max(worths) - EQUAL]
    return found if len(found) < len(STEPS) else []


class RoomsRecording(Recording):
    """A step for each sweep; what the longest searches find stands beside all of them."""

    axes = ("logX", "linear")
    options = tuple(SHARES)

    def __init__(self, experiment: Experiment, events: Sequence[Event], playouts: int) -> None:
        super().__init__(experiment, events)
        self._sweeps = [event for event in events if event["is"] == "sweep"]
        self._playouts = playouts
        self._rooms = [str(row["room"]) for row in self.tables["rooms"].rows]
        last = self._sweeps[-1] if self._sweeps else {"values": [], "moves": []}
        self._most = max([EQUAL, *last["values"]])
        longest = [event for event in events if event["is"] == "estimate" and event["playouts"] == playouts]
        self._searched = [self._search([one for one in longest if one["room"] == room], last["moves"][room])
                          for room in range(len(self._rooms))]  # fmt: skip

    def _search(self, found: list[Event], exact: Sequence[float]) -> tuple[float, str, bool] | None:
        """What the searches from a room say together: their mean value, the move of most, whether it is wrong."""
        if not found:
            return None
        chosen = [event["move"] for event in found]
        move = list(STEPS)[max(range(len(STEPS)), key=chosen.count)]
        right = best(exact)
        return fsum(event["value"] for event in found) / len(found), move, bool(right) and move not in right

    @property
    def units(self) -> list[Unit]:
        return [Unit.every(said("lab-rooms-sweeps"), len(self._sweeps))]

    def scene(self, at: int) -> Scene:
        sweep = self._sweeps[at - 1] if at else None
        exact = [(sweep["values"][room], best(sweep["moves"][room])) if sweep else (0.0, list[str]())
                 for room in range(len(self._rooms))]  # fmt: skip
        rows: list[list[Told]] = [
            [name, worth, [*moves], *((found[0], found[1]) if found else (None, None))]
            for name, (worth, moves), found in zip(self._rooms, exact, self._searched, strict=True)
        ]
        columns = ["room", "value", "best", "searched value", "searched move"]
        left = [self._cell(worth, moves) for worth, moves in exact]
        right = [self._cell(one[0], [one[1]], one[2]) if one else Cell() for one in self._searched]
        width = isqrt(len(self._rooms))
        picture = grids(
            Plan(said("lab-rooms-iteration", sweep=at), width, left),
            Plan(said("lab-rooms-search", playouts=self._playouts), width, right),
        )
        if sweep is None:
            return Scene(said("lab-rooms-before"), columns, rows, picture=picture)
        formula = said("lab-rooms-formula", room=self._rooms[0], worths=[
            part for worth in sweep["moves"][0] for part in (worth, ";")][:-1], value=sweep["values"][0])  # fmt: skip
        told = said("lab-rooms-swept", sweep=sweep["sweep"], change=sweep["change"])
        return Scene(told, columns, rows, (1, 2, 3, 4), [formula], picture)

    def _cell(self, worth: float, moves: Sequence[str], wrong: bool = False) -> Cell:
        share = 0.6 * max(worth, 0.0) / self._most
        return Cell(round(worth, 1), share, [WAYS[move] for move in moves], "framed" if wrong else "")

    @property
    def views(self) -> list[View]:
        rows = [row for row in self.tables["playouts"].rows if row["wrong %"] is not None]
        points = [(float(row["playouts"] or 0), float(row["wrong %"] or 0)) for row in rows]
        line = Series(said("lab-rooms-wrong"), "s1", points)
        return [View("playouts", plot(said("lab-rooms-across-title"), said("lab-rooms-up-title"), line), "playouts")]

    @property
    def verdict(self) -> Verdict | None:
        tried = [row for row in self.tables["rooms"].rows if row["searches"]]
        if not tried:
            return None
        wrong = sum(float(row["wrong %"] or 0) > 0 for row in tried)
        right = next(name for name, share in SHARES.items() if wrong <= share * len(tried))
        return Verdict([right], said("lab-rooms-wrong-rooms", wrong=wrong, all=len(tried)))
