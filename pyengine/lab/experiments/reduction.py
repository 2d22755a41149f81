"""How `wye` decides a full board: triangle by triangle, for 64 boards at once.

Every three mutually adjacent cells of a full Y board are replaced by their majority, which leaves a board one smaller
with the same winner (Jack van Rijswijck, "Search and evaluation in Hex", 2002). If each bit of a word is a board of its
own, the majority of three cells takes four operations for all 64. pyengine/core/reduction.py does the same with arrays,
and pyengine/search/connection/fills.py makes the full boards.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, chain, pairwise
from math import fsum, inf
from typing import ClassVar

import numpy as np

from pyengine.arena.table import Row
from pyengine.bots.names import bot_named
from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.geometry import Field, rhombus
from pyengine.core.geometry import triangle as triangular
from pyengine.core.parameters import Whole, parameter
from pyengine.core.protocols import Connection, connection
from pyengine.core.reduction import PLAYOUTS_A_WORD, Boards, deal
from pyengine.lab.experiment import Experiment, Preset, seed_of
from pyengine.lab.experiments.players import Position, position_of, require_search
from pyengine.lab.log import Event, by_kind, group
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Dot, Hexagon, Lattice, Lines, Mark, Picture, bars_of, boards, lattices, plot, stack
from pyengine.lab.words import Words, figure, join, say
from pyengine.search.connection.fills import Fills

OPERATIONS = 4
"""Operations on words for a majority of three: two "or" and two "and"."""
FIXED = 2
"""The parts that every experiment has: the reduction, and a playout of `wye`."""
WATCHED = 12
"""The bit of a word whose playout is shown: in the usual position every stage changes cells there, and links inside and
from every row are mended."""
BOTS = ("wye", "uct", "uct(sims=1)")
ROUNDS = 5
"""Timed searches of each bot. The bots take turns, so that a slow moment of the machine meets all of them."""

Triangle = list[list[int]]
"""A triangle of words: row i has one cell fewer than row i - 1, and bit b of a cell is set if it is player 1's on
board b."""


@dataclass(frozen=True, slots=True)
class ReductionExperiment(Experiment):
    """Part 0 fills the board at random `boards` times and reduces all boards together. Part 1 is a playout of `wye`.

    With `playouts` there are other parts, in which bots search the position and their time is taken.

    An event "lattice" has, row by row, the `names` and `places` of the cells of the largest triangle, places as in a
    Geometry, each across and down. Cells of smaller triangles have the same names.

    An event "triangle" has, row by row, the `words` of a step in hexadecimal digits, and the owner of each cell, 1 or
    2, on the `first` board. Cell j of row i is the majority of cells j and j + 1 of row i, and j of row i + 1, of the
    triangle before it.

    An event "fill" has the owners of all cells, a digit each, in one playout of `wye` after a `stage` of `Fills`, and
    the cells that this stage has `changed`: none in the first stage.

    An event "speed" has what a bot did in a round, and the seconds that it took, which are not repeatable.
    """

    name, title, chapter, minutes = "reduction", "Reduction", "knowledge", 8
    question = "Who has won a full board, and how many operations does it take to find out?"
    presets: ClassVar[Mapping[str, Preset]] = {
        "hex": Preset("Hex: a board in the corner of a triangle", {"position": "hex4:b3.c2"}),
        "speed": Preset("Speed of this machine", {"position": "y11", "playouts": 10_000}),
    }

    position: str = parameter("Position of Y or Hex", "y8:c4.f7.d6.b5", Position())
    boards: int = parameter("Boards in a word", PLAYOUTS_A_WORD, Whole(1, PLAYOUTS_A_WORD))
    playouts: int = parameter("Playouts in a round of the speed test; 0 for no test", 0, Whole(0, 1_000_000))

    def check(self) -> None:
        state = connection(position_of(self.position), "position")
        if self.playouts:
            require_search(state)

    @property
    def parts(self) -> int:
        return FIXED + (ROUNDS * len(BOTS) if self.playouts else 0)

    @property
    def repeatable(self) -> bool:
        return not self.playouts

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        state, dice = connection(position_of(self.position)), Dice(seed_of(seed, number))
        if number == 0:
            yield {"is": "lattice"} | lattice(state.field)
            boards = deal(state.cells, state.stones_due(), self.boards, dice)
            for triangle in reductions(triangle_of(state.field, boards)):
                words = [[f"{word:016x}" for word in row] for row in triangle]
                owners = [[1 if word & 1 else 2 for word in row] for row in triangle]
                yield {"is": "triangle", "side": len(triangle), "words": words, "first": owners}
        elif number == 1:
            yield from _playout(state, dice)
        else:
            lap, place = divmod(number - FIXED, len(BOTS))
            yield from _speed_events(BOTS[place], lap + 1, state, dice, self.playouts)

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`triangles`: each step, with player 1's share of all cells, and the operations so far.

        The operations are those for all boards of a word at once, and for one board after another. `boards`: the winner
        of each board. `replies`: the cells whose owner a stage of the playout of `wye` has changed. `speed`: the work
        and the time of each bot in all rounds.
        """
        kinds = by_kind(events)
        steps, names = kinds["triangle"], position_of(self.position).game.geometry.names
        rows, total = list[Row](), 0
        for number, step in enumerate(steps):
            words = [int(word, 16) for row in step["words"] for word in row]
            share = sum(word.bit_count() for word in words) / len(words) / self.boards
            operations = OPERATIONS * len(words) if number else 0
            total += operations
            rows.append({
                "side": step["side"], "cells": len(words), "operations": operations, "operations so far": total,
                "board after board": total * self.boards, "player 1 %": round(100 * share, 2),
            })  # fmt: skip
        boards: list[Row] = [
            {"board": board, "winner": 1 if int(step["words"][0][0], 16) >> board & 1 else 2}
            for step in steps if step["side"] == 1 for board in range(self.boards)
        ]  # fmt: skip
        replies: list[Row] = [
            {"stage": fill["stage"], "cell": names[cell],
             "owner before": int(before["owners"][cell]), "owner": int(fill["owners"][cell])}
            for before, fill in pairwise(kinds["fill"]) for cell in fill["changed"]
        ]  # fmt: skip
        return {
            "triangles": Table(tuple(rows)), "boards": Table(tuple(boards)), "replies": Table(tuple(replies)),
            "speed": Table(tuple(speed_rows(kinds["speed"])), ("seconds", "playouts a second", "leaves a second")),
        }  # fmt: skip


def _speed_events(name: str, lap: int, state: State, dice: Dice, playouts: int) -> Iterator[Event | None]:
    """The event "speed" of a search, and pauses (None), whose time does not count."""
    start = time.perf_counter()
    for info in bot_named(name).search(state, dice, playouts):  # noqa: B007 (the last of one or more counts)
        pause = time.perf_counter()
        yield None
        start += time.perf_counter() - pause
    seconds = time.perf_counter() - start
    yield {
        "is": "speed", "round": lap, "bot": name, "playouts": info.playouts, "leaves": info.nodes, "seconds": seconds,
    }  # fmt: skip


def _playout(state: Connection, dice: Dice) -> Iterator[Event]:
    """One playout of `wye`, stage by stage."""
    fills, before = Fills(state, replies=True), ""
    for stage, words in fills.draw_stages(np.frombuffer(state.cells, np.uint8)[:, np.newaxis], dice):
        owners = "".join("1" if word >> WATCHED & 1 else "2" for word in words[:, 0].tolist())
        pairs = zip(before or owners, owners, strict=True)
        changes = [cell for cell, (was, now) in enumerate(pairs) if was != now]
        yield {"is": "fill", "stage": stage, "owners": owners, "changed": changes}
        before = owners


def lattice(field: Field) -> Event:
    """The names and places of the cells of a triangle, row by row, as if the board went on beyond its edges."""
    side = field.side

    def number(i: int, j: int) -> int:
        if side == field.width:
            return (i + j) * (i + j + 1) // 2 + j
        return j * side + i if field.places[1] == (1, 0) else i * side + j  # players may have traded their sides

    board = triangular(side) if side == field.width else rhombus(side)
    cells = [[number(i, j) for j in range(side - i)] for i in range(side)]
    places = [[[round(x, 3), round(y, 3)] for x, y in (board.places[cell] for cell in row)] for row in cells]
    return {"names": [[board.names[cell] for cell in row] for row in cells], "places": places}


def triangle_of(field: Field, boards: Boards) -> Triangle:
    """The triangle of words of at most 64 full boards; the field says who owns the cells beyond a board."""
    every = (1 << boards.shape[1]) - 1
    words = [sum(1 << board for board, owned in enumerate(cell) if owned) for cell in boards.tolist()]
    inside = dict(zip(field.places, words, strict=True))
    return [
        [inside.get((i, j), 0 if i >= field.width else every) for j in range(field.side - i)] for i in range(field.side)
    ]


def reductions(triangle: Triangle) -> Iterator[Triangle]:
    """The triangle and all smaller ones, down to the single cell that has the winner of each board."""
    yield triangle
    while len(triangle) > 1:
        triangle = [
            [majority(row[j], row[j + 1], below[j]) for j in range(len(row) - 1)] for row, below in pairwise(triangle)
        ]
        yield triangle


def majority(a: int, b: int, c: int) -> int:
    """The majority of three words, bit by bit."""
    return a & b | (a | b) & c


RANGES = {"tens": 100.0, "hundreds": 1000.0, "thousands": 10_000.0, "more": inf}
"""The predictions, each with the number of operations below which it is right."""
FULL, MAJORITY, WON = (0,), (3, 4), (4, 5)
STAGES = {"coins": (8,), "inside": (9, 10, 11), "edges": (9, 10, 11), "bridges": (12, 13)}
"""The lines of the pseudocode."""
FRAMED = 0.86
"""The width of the frame around a cell, in widths of a cell."""
STRONG = 0.6
"""The strength of the colour of a cell that player 1 owns on every board."""

Place = tuple[float, float]
Key = tuple[int, int]
"""A cell of a triangle, by its row and its number there."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a triangle: its name, its owner on the first board, and its word in hexadecimal digits."""

    name: str
    owner: int
    word: str

    @property
    def count(self) -> int:
        """The number of boards on which player 1 owns the cell."""
        return int(self.word, 16).bit_count()


def cells_of(triangle: Event, names: Sequence[Sequence[str]]) -> dict[Key, Cell]:
    """The cells of a triangle."""
    rows = zip(names, triangle["first"], triangle["words"], strict=False)
    return {(row, number): Cell(*cell) for row, columns in enumerate(rows)
            for number, cell in enumerate(zip(*columns, strict=False))}  # fmt: skip


def three(row: int, cell: int) -> list[Key]:
    """The cells of which a cell of the next triangle is the majority."""
    return [(row, cell), (row, cell + 1), (row + 1, cell)]


def middle(places: Sequence[Place]) -> Place:
    """The centre of some points."""
    return fsum(x for x, _ in places) / len(places), fsum(y for _, y in places) / len(places)


def speed_rows(events: Sequence[Event]) -> list[Row]:
    """What each bot did in all its rounds, and in a second; leaves are the positions that its tree evaluated."""
    rows = list[Row]()
    for bot, own in group(events, "bot").items():
        playouts, leaves = (sum(event[name] for event in own) for name in ("playouts", "leaves"))
        seconds = fsum(event["seconds"] for event in own)
        rows.append({
            "bot": bot, "playouts": playouts, "leaves": leaves, "seconds": round(seconds, 4),
            "playouts a second": round(playouts / seconds), "leaves a second": round(leaves / seconds),
        })  # fmt: skip
    return rows


class ReductionRecording(Recording, of=ReductionExperiment):
    """The majorities, then the stages of a playout, then the rounds of a speed test."""

    axes = ("linear", "log")
    options = tuple(RANGES)

    def __init__(self, experiment: ReductionExperiment, events: Sequence[Event]) -> None:
        events = [event for event in events if event["is"] != "speed" or "seconds" in event]  # a stored result has none
        super().__init__(experiment, events)
        self._game, self._boards = position_of(experiment.position).game, experiment.boards
        self._lattice: Event = next(iter(self.events["lattice"]), {"names": [], "places": []})
        self._triangles = [cells_of(event, self._lattice["names"]) for event in self.events["triangle"]]
        self._fills, self._speeds = self.events["fill"], self.events["speed"]
        self._majorities = [(number, cell) for number, triangle in enumerate(self._triangles[1:]) for cell in triangle]
        """The cells that are majorities, each with the number of the triangle whose cells it is the majority of."""
        sides = [list(map(len, event["words"])) for event in self.events["triangle"][1:]]
        rows, triangles = accumulate(chain.from_iterable(sides)), accumulate(map(sum, sides))
        count, later = len(self._majorities), len(self._fills) + len(self._speeds)
        rest = range(count + 1, count + later + 1)
        stops = {"cell": range(count + later + 1), "row": [0, *rows, *rest], "triangle": [0, *triangles, *rest]}
        self.units = [Unit(say(f"lab-reduction-units-{name}"), positions) for name, positions in stops.items()]

    def scene(self, at: int) -> Scene:
        later = at - len(self._majorities) - 1
        if later < 0:
            return self._majority_scene(at)
        if later < len(self._fills):
            return self._fill_scene(at, self._fills[later])
        return self._speed_scene(at, self._speeds[: later - len(self._fills) + 1])

    def _player(self, player: int) -> str:
        return self._game.players[player - 1]

    def _majority_scene(self, at: int) -> Scene:
        """The triangle whose majorities are taken, with those taken so far."""
        number, target = self._majorities[at - 1] if at else (0, None)
        side, columns = len(self._lattice["names"]) - number, [say("lab-reduction-columns")]
        full = say("lab-reduction-full", side=side, boards=self._boards)
        if not self._triangles:
            return Scene(full, columns, [])
        before, after = self._triangles[number], self._triangles[number + 1] if target else {}
        done = {key: cell for key, cell in after.items() if target and key <= target}
        rows = list[list[Words]]()
        for key, cell in before.items():
            result = [self._player(done[key].owner), done[key].word] if key in done else ["", ""]
            rows.append([cell.name, self._player(cell.owner), cell.word, *result])
        picture = self._picture(number, target, done)
        if target is None:
            return Scene(full, columns, rows, FULL, picture=picture)
        majority, operands, is_last = after[target], [before[key] for key in three(*target)], len(after) == 1
        owner, owners = self._player(majority.owner), [self._player(cell.owner) for cell in operands]
        among = join([[cell.name, player] for cell, player in zip(operands, owners, strict=True)], ", ")
        sentence: list[Words] = [
            say("lab-reduction-majority", step=at, cell=majority.name, three=among, result=owner),
            say("lab-reduction-won", winner=owner, count=majority.count, boards=self._boards) if is_last else "",
        ]
        equation = join([say("lab-reduction-majority-of"), "(", join(owners, ", "), ")"])
        words: list[list[Words]] = [[name, "=", cell.word] for name, cell in zip("abc", operands, strict=True)]
        formula = [[majority.name, "=", equation, "=", owner], *words, join(["a & b | (a | b) & c = ", majority.word])]
        return Scene(sentence, columns, rows, WON if is_last else MAJORITY, formula, picture)

    def _picture(self, number: int, target: Key | None, done: Mapping[Key, Cell]) -> Picture:
        """A triangle on the first board and on all boards, with the words at work.

        The majorities that are done, the last one at `target`, lie between their three cells.
        """
        before, side = self._triangles[number], len(self._lattice["names"]) - number
        places = {key: self._place(number, *key) for key in before}
        first = [Hexagon(places[key], f"owner-{cell.owner}", text=cell.name) for key, cell in before.items()]
        every = [Hexagon(places[key], "hexagon", self._share(cell), cell.count) for key, cell in before.items()]
        between = [(middle([places[one] for one in three(*key)]), cell) for key, cell in done.items()]
        small = [Dot(place, f"small-{cell.owner}") for place, cell in between]
        share = [Dot(place, "small", self._share(cell)) for place, cell in between]
        operands = three(*target) if target else []
        framed = [places[key] for key in operands]
        words: list[tuple[Words, str]] = [(before[key].name, before[key].word) for key in operands]
        return lattices(
            Lattice(say("lab-reduction-first", side=side), first, framed, small),
            Lattice(say("lab-reduction-all", side=side, boards=self._boards), every, framed, share),
            size=self._spread[1],
            words=[*words, ("=", done[target].word)] if target else words,
            bits=self._boards,
        )

    def _share(self, cell: Cell) -> float:
        """The strength of a cell's colour on all boards."""
        return STRONG * cell.count / self._boards

    @cached_property
    def _spread(self) -> tuple[Place, Place]:
        """The corner of the lattice, about half a cell outside the first places, and its size."""
        places = [place for row in self._lattice["places"] for place in row]
        across, down = [x for x, _ in places], [y for _, y in places]
        left, top = min(across) - 0.6, min(down) - 0.7
        return (left, top), (max(across) + 0.6 - left, max(down) + 0.7 - top)

    def _place(self, number: int, row: int, cell: int) -> Place:
        """The place of a cell of triangle `number`: each triangle lies between the cells of the one before."""
        places, (left, top) = self._lattice["places"], self._spread[0]
        (x, y), start = places[row][cell], places[0][0]
        if number == 0:
            return x - left, y - top
        centre = middle([places[i][j] for i, j in three(0, 0)])
        return x - left + number * (centre[0] - start[0]), y - top + number * (centre[1] - start[1])

    def _fill_scene(self, at: int, fill: Event) -> Scene:
        """A full board after a stage of a playout, with frames around the cells that have changed."""
        stage, changes, owners = fill["stage"], set(fill["changed"]), [int(digit) for digit in fill["owners"]]
        names = self._game.geometry.names
        marks = {name: Mark(piece=owners[cell], rings=[("taken", FRAMED)] if cell in changes else [])
                 for cell, name in enumerate(names)}  # fmt: skip
        rows: list[list[Words]] = [
            [name, self._player(3 - owners[cell]) if cell in changes else "", self._player(owners[cell])]
            for cell, name in enumerate(names)
        ]
        sentence = say(f"lab-reduction-playout-{stage}", step=at, count=len(changes))
        picture = boards((say(f"lab-reduction-stages-{stage}"), marks))
        return Scene(sentence, ["cell", "owner before", "owner"], rows, STAGES[stage], picture=picture)

    def _speed_scene(self, at: int, speeds: Sequence[Event]) -> Scene:
        """What the bots have done so far."""
        table = speed_rows(speeds)
        last = speeds[-1]
        values = {name: last[name] for name in ("round", "bot", "playouts", "leaves")}
        sentence = say("lab-reduction-speed", step=at, seconds=figure(last["seconds"]), **values)
        bars = [
            bars_of(rate, [(row["bot"], row[rate], [(f"full {look}", float(row[rate] or 0))]) for row in table])
            for rate, look in (("playouts a second", "s1"), ("leaves a second", "s2"))
        ]  # fmt: skip
        return Scene(sentence, list(table[0]), [list(row.values()) for row in table], picture=stack(*bars))

    @property
    def views(self) -> list[View]:
        rows = [{"step": step, "word": row["operations so far"], "each": row["board after board"]}
                for step, row in enumerate(self.rows("triangles")) if step]  # fmt: skip
        lines = Lines({"word": "s1", "each": "s2"}, "step", name=lambda name: say(f"lab-reduction-series-{name}"))
        picture = plot(say("lab-reduction-across-title"), say("lab-reduction-up-title"), *lines.of(rows))
        return [View("triangles", picture, "triangles")]

    @property
    def verdict(self) -> Verdict | None:
        rows = self.rows("triangles")
        if not rows or rows[-1]["side"] != 1:
            return None
        made, each = rows[-1]["operations so far"], rows[-1]["board after board"]
        right = next(name for name, most in RANGES.items() if made < most)
        return Verdict([right], say("lab-reduction-counted", made=made, each=each, boards=self._boards))
