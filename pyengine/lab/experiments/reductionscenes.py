"""What the page shows of the reduction: triangle by triangle, a playout of `wye` stage by stage, and its speed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import fsum, inf

from pyengine.core.game import Game
from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.recording import (
    Picture,
    Recording,
    Scene,
    Told,
    Unit,
    Verdict,
    View,
    bars_of,
    figure,
    joined,
    plot,
    said,
)
from pyengine.lab.widgets import Dot, Hexagon, Lattice, Lines, Mark, Word, boards, lattices, stack

RANGES = {"tens": 100.0, "hundreds": 1000.0, "thousands": 10_000.0, "more": inf}
"""The numbers of operations below which each prediction is right."""
FULL, MAJORITY, WON = (0,), (3, 4), (4, 5)
STAGES = {"coins": (8,), "inside": (9, 10, 11), "edges": (9, 10, 11), "bridges": (12, 13)}
"""The lines of the pseudocode."""
FRAMED = 0.86
"""How wide a frame around a cell is, in widths of a cell."""
STRONG = 0.6
"""The strength of the colour of a cell that player 1 owns on every board."""

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Majority:
    """The cell of a row that is the majority of three of the triangle with this number."""

    triangle: int
    row: int
    cell: int

    @property
    def three(self) -> list[tuple[int, int]]:
        """The three cells by rows and numbers."""
        return three(self.row, self.cell)


def three(row: int, cell: int) -> list[tuple[int, int]]:
    """The cells of whose owners a cell of the next triangle is the majority."""
    return [(row, cell), (row, cell + 1), (row + 1, cell)]


def cells_of(triangle: Event) -> list[tuple[int, int]]:
    """The cells of a triangle by rows and numbers."""
    return [(row, cell) for row, owners in enumerate(triangle["first"]) for cell in range(len(owners))]


def middle(places: Sequence[Place]) -> Place:
    """The point between some points."""
    return fsum(x for x, _ in places) / len(places), fsum(y for _, y in places) / len(places)


def count_of(word: str) -> int:
    """On how many boards of a word a cell is player 1's."""
    return int(word, 16).bit_count()


class ReductionRecording(Recording):
    """The majorities, the stages of a playout, and the rounds of a speed test, in this order."""

    axes = ("linear", "log")
    options = tuple(RANGES)

    def __init__(self, experiment: Experiment, events: Sequence[Event], game: Game, boards: int) -> None:
        events = [event for event in events if event["is"] != "speed" or "seconds" in event]  # a stored result has none
        super().__init__(experiment, events)
        self._game, self._boards = game, boards
        empty: Event = {"names": [], "places": []}
        self._lattice = next((event for event in events if event["is"] == "lattice"), empty)
        kinds = ("triangle", "fill", "speed")
        self._triangles, self._fills, self._speeds = ([one for one in events if one["is"] == kind] for kind in kinds)
        self._majorities = [Majority(number, row, cell) for number, triangle in enumerate(self._triangles[1:])
                            for row, cell in cells_of(triangle)]  # fmt: skip

    @cached_property
    def units(self) -> list[Unit]:
        steps = self._majorities
        length = len(steps) + len(self._fills) + len(self._speeds)

        def ends(group: Callable[[Majority], object]) -> list[int]:
            inner = [at for at in range(1, len(steps)) if group(steps[at - 1]) != group(steps[at])]
            return [0, *inner, *range(max(1, len(steps)), length + 1)]

        rows, triangles = ends(lambda one: (one.triangle, one.row)), ends(lambda one: one.triangle)
        stops = {"cell": range(length + 1), "row": rows, "triangle": triangles}
        return [Unit(said(f"lab-reduction-units-{name}"), found) for name, found in stops.items()]

    def scene(self, at: int) -> Scene:
        later = at - len(self._majorities) - 1
        if later < 0:
            return self._reduced(at)
        if later < len(self._fills):
            return self._filled(at, self._fills[later])
        return self._measured(at, self._speeds[: later - len(self._fills) + 1])

    def _called(self, player: int) -> str:
        return self._game.players[player - 1]

    # --- the reduction ---

    def _reduced(self, at: int) -> Scene:
        """The triangle whose majorities are taken, as far as they are."""
        if not self._triangles:
            return Scene(said("lab-reduction-full", side=0, boards=self._boards), [said("lab-reduction-columns")], [])
        majority = self._majorities[at - 1] if at else None
        before = self._triangles[majority.triangle if majority else 0]
        after = self._triangles[majority.triangle + 1] if majority else None
        done = self._done(after, majority) if after and majority else []
        rows = list[list[Told]]()
        for row, cell in cells_of(before):
            known = after if (row, cell) in done else None
            taken = [self._called(known["first"][row][cell]), known["words"][row][cell]] if known else ["", ""]
            name, word = self._lattice["names"][row][cell], before["words"][row][cell]
            rows.append([name, self._called(before["first"][row][cell]), word, *taken])
        columns, picture = [said("lab-reduction-columns")], self._picture(before, after, majority, done)
        if majority is None or after is None:
            sentence: Told = said("lab-reduction-full", side=before["side"], boards=self._boards)
            return Scene(sentence, columns, rows, FULL, picture=picture)
        names = [self._lattice["names"][row][cell] for row, cell in majority.three]
        owners = [self._called(before["first"][row][cell]) for row, cell in majority.three]
        target = self._lattice["names"][majority.row][majority.cell]
        result, word = (after[name][majority.row][majority.cell] for name in ("first", "words"))
        result, won = self._called(result), after["side"] == 1
        among = joined([[name, owner] for name, owner in zip(names, owners, strict=True)], ", ")
        sentence = [
            said("lab-reduction-majority", step=at, cell=target, three=among, result=result),
            said("lab-reduction-won", winner=result, count=count_of(word), boards=self._boards) if won else "",
        ]
        equation = joined([said("lab-reduction-majority-of"), "(", joined(owners, ", "), ")"])
        words = [before["words"][row][cell] for row, cell in majority.three]
        formula: list[Told] = [
            [target, "=", equation, "=", result],
            *([name, "=", one] for name, one in zip("abc", words, strict=True)),
            joined(["a & b | (a | b) & c = ", word]),
        ]
        return Scene(sentence, columns, rows, WON if won else MAJORITY, formula, picture)

    @staticmethod
    def _done(after: Event, majority: Majority) -> list[tuple[int, int]]:
        """The cells of a triangle that are known once a majority is taken."""
        return [one for one in cells_of(after) if one <= (majority.row, majority.cell)]

    def _picture(
        self, before: Event, after: Event | None, majority: Majority | None, done: Sequence[tuple[int, int]]
    ) -> Picture:
        """A triangle on the first board and on all, with the majorities that have been taken between their three cells,
        and the words at work."""
        number = majority.triangle if majority else 0
        places = {one: self._place(number, *one) for one in cells_of(before)}
        framed = [places[one] for one in majority.three] if majority else []
        between = {one: middle([places[other] for other in three(*one)]) for one in done}
        first, every = list[Hexagon](), list[Hexagon]()
        small, share = list[Dot](), list[Dot]()
        for (row, cell), place in places.items():
            owner, count = before["first"][row][cell], count_of(before["words"][row][cell])
            first.append(Hexagon(place, f"owner-{owner}", text=self._lattice["names"][row][cell]))
            every.append(Hexagon(place, "hexagon", STRONG * count / self._boards, count))
        for (row, cell), place in between.items():
            if after:
                small.append(Dot(place, f"small-{after['first'][row][cell]}"))
                share.append(Dot(place, "small", STRONG * count_of(after["words"][row][cell]) / self._boards))
        words = list[Word]()
        if after and majority:
            words = [
                Word(self._lattice["names"][row][cell], before["words"][row][cell]) for row, cell in majority.three
            ]
            words.append(Word("=", after["words"][majority.row][majority.cell]))
        side = before["side"]
        return lattices(
            Lattice(said("lab-reduction-first", side=side), first, framed, small),
            Lattice(said("lab-reduction-all", side=side, boards=self._boards), every, framed, share),
            size=self._spread[1],
            words=words,
            bits=self._boards,
        )

    @cached_property
    def _spread(self) -> tuple[Place, Place]:
        """Where the lattice begins, half a cell before the first places of its cells, and its size."""
        places = [place for row in self._lattice["places"] for place in row]
        across, down = [x for x, _ in places], [y for _, y in places]
        left, top = min(across) - 0.6, min(down) - 0.7
        return (left, top), (max(across) + 0.6 - left, max(down) + 0.7 - top)

    def _place(self, number: int, row: int, cell: int) -> Place:
        """Where a cell of a smaller triangle lies: each triangle in the middle between the cells of the one before."""
        places, (left, top) = self._lattice["places"], self._spread[0]
        (x, y), start = places[row][cell], places[0][0]
        if number == 0:
            return x - left, y - top
        centre = middle([places[i][j] for i, j in three(0, 0)])
        return x - left + number * (centre[0] - start[0]), y - top + number * (centre[1] - start[1])

    # --- a playout, and the speed ---

    def _filled(self, at: int, fill: Event) -> Scene:
        """A playout of wye after a stage: a full board with frames around the cells that have changed."""
        stage, changed, owners = fill["stage"], set(fill["changed"]), [int(digit) for digit in fill["owners"]]
        names = self._game.geometry.names
        marks = {name: Mark(piece=owners[cell], rings=[("taken", FRAMED)] if cell in changed else [])
                 for cell, name in enumerate(names)}  # fmt: skip
        rows: list[list[Told]] = [
            [name, self._called(3 - owners[cell]) if cell in changed else "", self._called(owners[cell])]
            for cell, name in enumerate(names)
        ]
        sentence = said(f"lab-reduction-playout-{stage}", step=at, count=len(changed))
        picture = boards((said(f"lab-reduction-stages-{stage}"), marks))
        return Scene(sentence, ["cell", "owner before", "owner"], rows, STAGES[stage], picture=picture)

    def _measured(self, at: int, speeds: Sequence[Event]) -> Scene:
        """What the bots have done so far."""
        rows = list[list[Told]]()
        rates: dict[str, list[tuple[Told, Told, float]]] = {"playouts": [], "leaves": []}
        for bot in dict.fromkeys(one["bot"] for one in speeds):
            own = [one for one in speeds if one["bot"] == bot]
            playouts, leaves, seconds = (fsum(one[name] for one in own) for name in ("playouts", "leaves", "seconds"))
            for name, count in (("playouts", playouts), ("leaves", leaves)):
                rates[name].append((bot, round(count / seconds), count / seconds))
            rows.append([bot, playouts, leaves, seconds, round(playouts / seconds), round(leaves / seconds)])
        last = speeds[-1]
        values = {name: last[name] for name in ("round", "bot", "playouts", "leaves")}
        sentence = said("lab-reduction-speed", step=at, seconds=figure(last["seconds"]), **values)
        bars = [bars_of(f"{name} a second", [(bot, end, [(f"full {look}", rate)]) for bot, end, rate in rates[name]])
                for name, look in (("playouts", "s1"), ("leaves", "s2"))]  # fmt: skip
        columns = ["bot", "playouts", "leaves", "seconds", "playouts a second", "leaves a second"]
        return Scene(sentence, columns, rows, picture=stack(*bars))

    @property
    def views(self) -> list[View]:
        rows = [{"step": step, "word": row["operations so far"], "each": row["board after board"]}
                for step, row in enumerate(self.tables["triangles"].rows) if step]  # fmt: skip
        lines = Lines({"word": "s1", "each": "s2"}, "step", told=lambda name: said(f"lab-reduction-series-{name}")).of(
            rows
        )
        picture = plot(said("lab-reduction-across-title"), said("lab-reduction-up-title"), *lines)
        return [View("triangles", picture, "triangles")]

    @property
    def verdict(self) -> Verdict | None:
        rows = self.tables["triangles"].rows
        if not rows or rows[-1]["side"] != 1:
            return None
        made, each = rows[-1]["operations so far"], rows[-1]["board after board"]
        right = next(name for name, most in RANGES.items() if float(made or 0) < most)
        return Verdict([right], said("lab-reduction-counted", made=made, each=each, boards=self._boards))
