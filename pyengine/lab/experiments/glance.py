"""What a network sees in a position at a glance, what playouts say of it, and what searches make of either.

The network judges moves and the winner by what it has learnt from its own games (search/network/evaluator.py). Playouts
fill the board at random, and count for each cell how often a game is won in which the player to move gets it (AMAF;
search/wye/evaluation.py). `net` is the search that asks the network at its leaves, `wye` the one that plays them out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum, sqrt
from typing import Any, ClassVar

import numpy as np

from pyengine.arena.table import Row
from pyengine.bots.names import bot_named
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import State
from pyengine.core.parameters import Whole, parameter
from pyengine.core.protocols import Connection, connection
from pyengine.core.reduction import PLAYOUTS_A_WORD
from pyengine.games import GAMES, new_game
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.players import Position, position_of
from pyengine.lab.recording import Recording, Scene, Series, Told, Unit, Verdict, View, plot, said
from pyengine.lab.table import Table
from pyengine.lab.widgets import Lines, Mark, boards, stack
from pyengine.search.network.evaluator import Evaluator as Network
from pyengine.search.network.glance import glance
from pyengine.search.wye.evaluation import Evaluator
from pyengine.search.wye.settings import Settings as Wye

NETWORK, PLAYOUTS = "network", "playouts"
A_LEAF = {"net": 1, "wye": PLAYOUTS_A_WORD * Wye().words}
"""The two searches, and what they spend on a leaf: the network is asked once, or so many playouts are made."""

LINES = {NETWORK: (0, 1), PLAYOUTS: (2, 3), "net": (4, 5), "wye": (4, 6)}
"""The judges, and the lines of the pseudocode that tell how each of them judges."""
LOOKS = {NETWORK: "s1 level", PLAYOUTS: "s2 level", "net": "s4", "wye": "s3"}
STRONG, RING = 0.6, 0.94
"""The strength of the colour of the best cell, and the size of the ring in the chosen one."""
NUMBERED, SLIGHT = 3, 0.01
"""How many cells of a board have a number; a smaller share has none."""


@dataclass(frozen=True, slots=True)
class GlanceExperiment(Experiment):
    """Part 0: the network and playouts, each without a search. The others: a search, with more and more leaves.

    An event "judgement" has `by` whom it is and after how many `leaves`, 0 without a search; how often each of the
    `moves` was chosen, the most frequent one first; the `value`, the mean winning chance of the player to move; and the
    `cells`: the share that the network gives to a move, the AMAF value, or the mean share of the visits.
    """

    name: ClassVar[str] = "glance"
    title: ClassVar[str] = "Network"
    question: ClassVar[str] = (
        "What does a network see at a glance, and how long do searches take to find it with and without the network?"
    )
    chapter: ClassVar[str] = "wye"
    minutes: ClassVar[int] = 6
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "Y: a won position that playouts call lost": {
            "position": "y8:c5.h8.d8.b4.a1.c7.b8.f8.a4.d6.e5.d4.c6.d7.f7.a8.c4.d5.b5.g8"
        },
        "Hex: a move on the edge": {"position": "hex7:d6.f1.g2.b4.b5.b6.g5.d3.c3.f4.g6.a5.e5.b2.d5.g1.c4.f3.c5"},
        "Y: a large board": {
            "position": "y11:a9.f7.f6.h9.i10.g11.c11.d7.i11.d9.g10.b3.d4.f9.f11.b2.d10.a11.d11.k11.e6.c6.f10.a4.e8.g9"
            ".a7.d8.e9.a2.g7.i9.a6.b9.d5.c9.b4"
        },
    }

    position: str = parameter("Position of Y or Hex", "y7:e6.d6.g7.c7.d5", Position())
    playouts: int = parameter("Playouts that judge without a search", 4096, Whole(PLAYOUTS_A_WORD, 65_536))
    leaves: int = parameter("Most leaves of a search", 1000, Whole(1, 10_000))
    runs: int = parameter("Searches of each bot", 5, Whole(1, 1000))

    def check(self) -> None:
        state = position_of(self.position)
        if not Network.supports(state):
            known = tuple(game.title for name, game in GAMES.items() if Network.supports(new_game(name).start()))
            raise BadValue("{title} has no network: expected {known}.", "position", title=state.game.title, known=known)
        if state.winning_move() is not None:
            raise BadValue("A move wins at once: expected a position that is searched.", "position")

    @property
    def _marks(self) -> list[int]:
        """After how many leaves the searches are asked: 1, 10, 100 and so on, and the most."""
        return sorted({10**power for power in range(len(str(self.leaves - 1)))} | {self.leaves})

    @property
    def parts(self) -> int:
        return 1 + len(A_LEAF) * len(self._marks)

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        state = connection(position_of(self.position))
        if number == 0:
            seen = glance(state)
            yield _judgement(state, NETWORK, seen.value, dict(enumerate(seen.policy)))
            yield _judgement(state, PLAYOUTS, *_played_out(state, self.playouts, Dice(seed_of(seed, 0))))
            return
        place, bot = divmod(number - 1, len(A_LEAF))
        yield from self._searched(state, [*A_LEAF][bot], self._marks[place], seed)

    def _searched(self, state: State, bot: str, leaves: int, seed: int) -> Iterator[Event | None]:
        """What a bot finds within so many leaves, after pauses."""
        search, values, visits, moves = bot_named(bot).search, list[float](), list[Mapping[int, int]](), Counter[str]()
        for run in range(self.runs):
            for found in search(state, Dice(seed_of(seed, run)), leaves * A_LEAF[bot]):
                info = found
                yield None
            values.append(info.value)
            visits.append(info.visits)
            moves[state.game.move_name(info.move)] += 1
        shares = [{move: count / max(1, sum(one.values())) for move, count in one.items()} for one in visits]
        cells = {cell: fsum(one.get(cell, 0) for one in shares) / self.runs for cell in range(len(state.cells))}
        yield _judgement(state, bot, fsum(values) / self.runs, cells) | {
            "leaves": leaves, "moves": dict(moves.most_common()),
        }  # fmt: skip

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`judgements`: for each judge, and number of leaves if it searches, the move that it chooses most often, the
        mean winning chance of the player to move, and how many of a hundred choices are the move on which the longest
        searches settle. `settled`: that move, and how many of these searches choose it. `cells`: what each judge says
        of the cells in the end, in per cent.
        """
        found = [event for event in events if event["is"] == "judgement"]
        longest = [Counter[str](event["moves"]) for event in found if event["leaves"] == self.leaves]
        choices = sum(longest, Counter[str]())
        settled = max(choices, key=choices.__getitem__, default=None)
        rows: list[Row] = [
            {
                "by": event["by"],
                "leaves": event["leaves"],
                "move": next(iter(event["moves"])),
                "value": round(event["value"], 4),
                "settled %": _per_cent(_share(event["moves"], settled)),
                "searches": sum(event["moves"].values()) if event["leaves"] else None,
            }
            for event in found
        ]
        last = {event["by"]: event["cells"] for event in found}
        names = dict.fromkeys(move for cells in last.values() for move in cells)
        cells: list[Row] = [
            {"move": name} | {by: _per_cent(last.get(by, {}).get(name)) for by in LINES} for name in names
        ]
        return {
            "judgements": Table(tuple(rows)),
            "settled": Table(
                ({"move": settled, "chosen": choices[settled], "searches": choices.total()},) if settled else ()
            ),
            "cells": Table(tuple(cells)),
        }

    def recorded(self, events: Sequence[Event]) -> Recording:
        return GlanceRecording(self, events)


def _share(moves: Mapping[str, int], move: str | None) -> float | None:
    """The share of choices that are this move; None if it is not known."""
    return None if move is None else moves.get(move, 0) / sum(moves.values())


def _per_cent(share: float | None) -> float | None:
    return None if share is None else round(100 * share, 1)


def _judgement(state: State, by: str, value: float, cells: Mapping[int, float]) -> Event:
    """The event of a judgement whose choice is the best of the cells."""
    empty = {state.game.move_name(cell): round(share, 4) for cell, share in cells.items() if not state.cells[cell]}
    return {
        "is": "judgement", "by": by, "leaves": 0, "moves": {max(empty, key=empty.__getitem__): 1}, "value": value,
        "cells": empty,
    }  # fmt: skip


def _played_out(state: Connection, playouts: int, dice: Dice) -> tuple[float, dict[int, float]]:
    """The winning chance of the player to move in so many playouts, and in those in which a cell becomes its own."""
    evaluator = Evaluator(state, -(-playouts // PLAYOUTS_A_WORD))
    found = evaluator.evaluate(np.frombuffer(state.cells, np.uint8)[np.newaxis], dice)
    wins, owned, won = found.wins[0], found.owned[0], found.owned_wins[0]
    if state.to_move == 2:
        wins, owned, won = evaluator.samples - wins, evaluator.samples - owned, evaluator.samples - owned - wins + won
    return float(wins) / evaluator.samples, dict(enumerate((won / np.maximum(owned, 1)).tolist()))


# --- what is shown ----------------------------------------------------------------------------------------------------


class GlanceRecording(Recording):
    """A step for the network, one for the playouts, and then one for both searches after the same leaves."""

    axes = ("logX", "linear")
    options = ("network", "playouts", "both", "neither")

    def __init__(self, experiment: GlanceExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        judgements = [event for event in events if event["is"] == "judgement"]
        marks = dict.fromkeys(event["leaves"] for event in judgements if event["leaves"])
        self._steps = [[one] for one in judgements if not one["leaves"]]
        self._steps += [[one for one in judgements if one["leaves"] == mark] for mark in marks]

    @property
    def units(self) -> list[Unit]:
        return [Unit.every(said("lab-glance-unit"), len(self._steps))]

    def scene(self, at: int) -> Scene:
        latest = {one["by"]: one for step in self._steps[:at] for one in step}
        names = self._steps[0][0]["cells"] if at else ()
        rows: list[list[Told]] = [
            [move, *(_per_cent(latest[by]["cells"][move]) if by in latest else None for by in LINES)] for move in names
        ]
        columns, picture = [said("lab-glance-columns")], boards(*(_board(by, latest.get(by)) for by in LINES))
        if not at:
            return Scene(said("lab-glance-before"), columns, rows, picture=picture)
        now = self._steps[at - 1]
        told = [said("lab-glance-judges", judge=said(f"lab-glance-judged-{one['by']}"), leaves=one["leaves"],
                     move=_choice(one), chance=round(100 * one["value"])) for one in now]  # fmt: skip
        lines = sorted({line for one in now for line in LINES[one["by"]]})
        return Scene([said("lab-glance-step", at=at), *told], columns, rows, lines, picture=picture)

    @property
    def views(self) -> list[View]:
        across = said("lab-glance-across-title")
        values = plot(across, said("lab-glance-up-title"), *self._courses("value"))
        nameless = [replace(line, name="") for line in self._courses("settled %")]
        return [
            View("judgements", stack(values, plot(across, said("lab-glance-settled-title"), *nameless)), "judgements")
        ]

    def _courses(self, column: str) -> list[Series]:
        """A column over the leaves: a line for each search, and a level one for each judge without a search."""
        rows = self.tables["judgements"].rows
        leaves = [row["leaves"] for row in rows if row["leaves"]]
        spread = [row | {"leaves": mark} for row in rows for mark in ([row["leaves"]] if row["leaves"] else leaves)]
        return Lines(LOOKS, "leaves", column, "by", told=lambda by: said(f"lab-glance-series-{by}")).of(spread)

    @property
    def verdict(self) -> Verdict | None:
        found, moves = self.tables["settled"].rows, [row["move"] for row in self.tables["judgements"].rows]
        if not found:
            return None
        settled, (network, playouts) = found[0], moves[:2]
        seen, counted = network == settled["move"], playouts == settled["move"]
        right = "both" if seen and counted else NETWORK if seen else PLAYOUTS if counted else "neither"
        told = said("lab-glance-told", network=network, playouts=playouts, settled=settled["move"],
                    chosen=settled["chosen"], searches=settled["searches"])  # fmt: skip
        return Verdict([right], told)


def _choice(judgement: Event) -> str:
    """The move that is chosen most often."""
    return str(next(iter(judgement["moves"])))


def _board(by: str, judgement: Event | None) -> tuple[Told, dict[str, Mark]]:
    """The board of a judge with its title.

    Shares are shaded by their square roots, so that small ones are seen. Winning chances, which lie close together,
    are shaded from the worst cell on.
    """
    judge = said(f"lab-glance-series-{by}")
    if judgement is None:
        return judge, {}
    ranked = sorted(judgement["cells"].items(), key=lambda one: -one[1])
    most, least = ranked[0][1], ranked[-1][1] if by == PLAYOUTS else 0
    marks = dict[str, Mark]()
    for rank, (move, share) in enumerate(ranked):
        strength = (share - least) / (most - least) if most > least else 0
        text = round(100 * share) if rank < NUMBERED and share >= SLIGHT else ""
        rings = [("picked", RING)] if move == _choice(judgement) else []
        marks[move] = Mark(round(STRONG * (strength if by == PLAYOUTS else sqrt(strength)), 3), text, rings)
    title = said("lab-glance-titled", judge=judge, move=_choice(judgement), chance=round(100 * judgement["value"]))
    return title, marks
