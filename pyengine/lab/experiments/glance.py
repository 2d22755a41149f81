"""A position as a network sees it at a glance, as playouts judge it, and as searches by either judge it.

The network judges moves and the winner by what it learnt from its own games (search/network/evaluator.py). Playouts
fill the board at random and count, for each cell, how often the player to move wins when it owns that cell (AMAF;
search/connection/evaluation.py). `net` is the search that asks the network at its leaves; `wye` makes playouts there.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import ClassVar

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
from pyengine.lab.experiment import Experiment, Preset, seed_of
from pyengine.lab.experiments.players import Position, position_of, require_search
from pyengine.lab.log import Event, by_kind, group
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Lines, Mark, boards, plot, stack
from pyengine.lab.words import Words, say
from pyengine.search.connection.evaluation import WORDS, Evaluator
from pyengine.search.network.evaluator import Evaluator as Network
from pyengine.search.network.glance import glance

NETWORK, PLAYOUTS = "network", "playouts"
A_LEAF = {"net": 1, "wye": PLAYOUTS_A_WORD * WORDS}
"""The two searches, and what they spend on a leaf: one look at the network, or a number of playouts."""

LINES = {NETWORK: (0, 1), PLAYOUTS: (2, 3), "net": (4, 5), "wye": (4, 6)}
"""The judges, and the lines of the pseudocode that say how they judge."""
LOOKS = {NETWORK: "s1 level", PLAYOUTS: "s2 level", "net": "s4", "wye": "s3"}
STRONG, RING = 0.6, 0.94
"""The strength of the colour of the best cell, and the size of the ring in the chosen one."""
NUMBERED, SLIGHT = 3, 0.01
"""The most numbered cells of a board, and the least share with a number."""


@dataclass(frozen=True, slots=True)
class GlanceExperiment(Experiment):
    """Part 0: the network and playouts, each without a search. The others: a search, with more and more leaves.

    An event "judgement" has the judge at `by` and its `leaves`, 0 without a search; the `moves` with how often each was
    chosen, the most frequent one first; the `value`, the mean winning chance of the player to move; and the `cells`:
    the network's share of a move, its AMAF value, or its mean share of the visits.
    """

    name, title, chapter, minutes = "glance", "Network", "knowledge", 6
    question = (
        "What does a network see at a glance, and how long do searches take to find it with and without the network?"
    )
    presets: ClassVar[Mapping[str, Preset]] = {
        "won": Preset("Y: a won position that playouts call lost",
                      {"position": "y8:c5.h8.d8.b4.a1.c7.b8.f8.a4.d6.e5.d4.c6.d7.f7.a8.c4.d5.b5.g8"}),
        "edge": Preset("Hex: a move on the edge",
                       {"position": "hex7:d6.f1.g2.b4.b5.b6.g5.d3.c3.f4.g6.a5.e5.b2.d5.g1.c4.f3.c5"}),
        "large": Preset("Y: a large board", {
            "position": "y11:a9.f7.f6.h9.i10.g11.c11.d7.i11.d9.g10.b3.d4.f9.f11.b2.d10.a11.d11.k11.e6.c6.f10.a4.e8"
                        ".g9.a7.d8.e9.a2.g7.i9.a6.b9.d5.c9.b4",
        }),
    }  # fmt: skip

    position: str = parameter("Position of Y or Hex", "y7:e6.d6.g7.c7.d5", Position())
    playouts: int = parameter("Playouts that judge without a search", 4096, Whole(PLAYOUTS_A_WORD, 65_536))
    leaves: int = parameter("Most leaves of a search", 1000, Whole(1, 10_000))
    runs: int = parameter("Searches of each bot", 5, Whole(1, 1000))

    def check(self) -> None:
        state = position_of(self.position)
        if not Network.supports(state):
            known = tuple(game.label() for name, game in GAMES.items() if Network.supports(new_game(name).start()))
            raise BadValue("no-network", "position", title=state.game.label(), known=known)  # fmt: skip
        require_search(state)

    @property
    def _marks(self) -> list[int]:
        """The leaves of the searches: 1, 10, 100 and so on, and the most."""
        return sorted({10**power for power in range(len(str(self.leaves - 1)))} | {self.leaves})

    @property
    def parts(self) -> int:
        return 1 + len(A_LEAF) * len(self._marks)

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        state = connection(position_of(self.position))
        if number == 0:
            judgement = glance(state)
            yield _judgement(state, NETWORK, judgement.value, dict(enumerate(judgement.policy)))
            yield _judgement(state, PLAYOUTS, *_play_out(state, self.playouts, Dice(seed_of(seed, 0))))
            return
        place, bot = divmod(number - 1, len(A_LEAF))
        yield from self._search(state, [*A_LEAF][bot], self._marks[place], seed)

    def _search(self, state: State, bot: str, leaves: int, seed: int) -> Iterator[Event | None]:
        """The judgement of a bot after `leaves` leaves, and pauses (None) before it."""
        search, values, visits, moves = bot_named(bot).search, list[float](), list[Mapping[int, int]](), Counter[str]()
        for run in range(self.runs):
            for info in search(state, Dice(seed_of(seed, run)), leaves * A_LEAF[bot]):
                last = info
                yield None
            values.append(last.value)
            visits.append(last.visits)
            moves[state.game.move_name(last.move)] += 1
        shares = [{move: count / max(1, sum(own.values())) for move, count in own.items()} for own in visits]
        cells = {cell: fsum(own.get(cell, 0) for own in shares) / self.runs for cell in range(len(state.cells))}
        judgement = _judgement(state, bot, fsum(values) / self.runs, cells)
        yield judgement | {"leaves": leaves, "moves": dict(moves.most_common())}

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`judgements`: the move that each judge chooses most often, after each number of leaves if it searches.

        Beside it stand the mean winning chance of the player to move and the percentage of choices that are the move on
        which the longest searches settle. `settled`: that move, and how many of those searches choose it. `cells`: the
        last judgement of each cell by each judge, in per cent.
        """
        judgements = by_kind(events)["judgement"]
        longest = [Counter[str](event["moves"]) for event in judgements if event["leaves"] == self.leaves]
        choices = sum(longest, Counter[str]())
        best = max(choices, key=choices.__getitem__, default=None)
        rows: list[Row] = [
            {
                "by": event["by"], "leaves": event["leaves"], "move": next(iter(event["moves"])),
                "value": round(event["value"], 4),
                "settled %": None if best is None
                else _per_cent(event["moves"].get(best, 0) / sum(event["moves"].values())),
                "searches": sum(event["moves"].values()) if event["leaves"] else None,
            }
            for event in judgements
        ]  # fmt: skip
        last = {event["by"]: event["cells"] for event in judgements}
        names = dict.fromkeys(move for cells in last.values() for move in cells)
        cells: list[Row] = [
            {"move": name} | {by: _per_cent(last.get(by, {}).get(name)) for by in LINES} for name in names
        ]
        settled: list[Row] = [{"move": best, "chosen": choices[best], "searches": choices.total()}] if best else []
        return {"judgements": Table(tuple(rows)), "settled": Table(tuple(settled)), "cells": Table(tuple(cells))}


def _per_cent(share: float | None) -> float | None:
    return None if share is None else round(100 * share, 1)


def _judgement(state: State, by: str, value: float, cells: Mapping[int, float]) -> Event:
    """The event of a judge that chooses the best cell."""
    empty = {state.game.move_name(cell): round(share, 4) for cell, share in cells.items() if not state.cells[cell]}
    return {
        "is": "judgement", "by": by, "leaves": 0, "moves": {max(empty, key=empty.__getitem__): 1}, "value": value,
        "cells": empty,
    }  # fmt: skip


def _play_out(state: Connection, playouts: int, dice: Dice) -> tuple[float, dict[int, float]]:
    """The winning chance of the player to move in some playouts, and by cell in those in which it owns the cell."""
    evaluator = Evaluator(state, -(-playouts // PLAYOUTS_A_WORD))
    samples = evaluator.evaluate(np.frombuffer(state.cells, np.uint8)[np.newaxis], dice)
    wins, owned, won = samples.wins[0], samples.owned[0], samples.owned_wins[0]
    if state.to_move == 2:
        wins, owned, won = evaluator.samples - wins, evaluator.samples - owned, evaluator.samples - owned - wins + won
    return float(wins) / evaluator.samples, dict(enumerate((won / np.maximum(owned, 1)).tolist()))


class GlanceRecording(Recording, of=GlanceExperiment):
    """A step for the network, one for the playouts, and then one for both searches at each number of leaves."""

    axes = ("logX", "linear")
    options = ("network", "playouts", "both", "neither")

    def __init__(self, experiment: GlanceExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        judgements = group(self.events["judgement"], "leaves")
        self._steps = [[event] for event in judgements[0]] + [own for leaves, own in judgements.items() if leaves]
        self.units = [Unit.every(say("lab-glance-unit"), len(self._steps))]

    def scene(self, at: int) -> Scene:
        latest = {event["by"]: event for step in self._steps[:at] for event in step}
        names = self._steps[0][0]["cells"] if at else ()
        rows: list[list[Words]] = [
            [move, *(_per_cent(latest[by]["cells"][move]) if by in latest else None for by in LINES)] for move in names
        ]
        columns, picture = [say("lab-glance-columns")], boards(*(_board(by, latest.get(by)) for by in LINES))
        if not at:
            return Scene(say("lab-glance-before"), columns, rows, picture=picture)
        now = self._steps[at - 1]
        judges = [say("lab-glance-judges", judge=say(f"lab-glance-judged-{event['by']}"), leaves=event["leaves"],
                      move=_choice(event), chance=round(100 * event["value"])) for event in now]  # fmt: skip
        lines = sorted({line for event in now for line in LINES[event["by"]]})
        return Scene([say("lab-glance-step", at=at), *judges], columns, rows, lines, picture=picture)

    @property
    def views(self) -> list[View]:
        across, rows = say("lab-glance-across-title"), self.rows("judgements")
        leaves = [row["leaves"] for row in rows if row["leaves"]]
        # A judge without a search has a level line.
        points = [row | {"leaves": mark} for row in rows for mark in ([row["leaves"]] if row["leaves"] else leaves)]
        values = Lines(LOOKS, "leaves", "value", "by", name=lambda by: say(f"lab-glance-series-{by}")).of(points)
        settled = Lines(LOOKS, "leaves", "settled %", "by", name=lambda _: "").of(points)
        picture = stack(
            plot(across, say("lab-glance-up-title"), *values), plot(across, say("lab-glance-settled-title"), *settled)
        )
        return [View("judgements", picture, "judgements")]

    @property
    def verdict(self) -> Verdict | None:
        if not self.rows("settled"):
            return None
        (settled,), (network, playouts, *_) = self.rows("settled"), [row["move"] for row in self.rows("judgements")]
        is_seen, is_counted = network == settled["move"], playouts == settled["move"]
        right = "both" if is_seen and is_counted else NETWORK if is_seen else PLAYOUTS if is_counted else "neither"
        sentence = say("lab-glance-told", network=network, playouts=playouts, settled=settled["move"],
                       chosen=settled["chosen"], searches=settled["searches"])  # fmt: skip
        return Verdict([right], sentence)


def _choice(judgement: Event) -> str:
    """The most frequent move."""
    return str(next(iter(judgement["moves"])))


def _board(by: str, judgement: Event | None) -> tuple[Words, dict[str, Mark]]:
    """A judge's board with its title.

    Shares are shaded by their square roots, to make small ones visible; winning chances, which lie close together, from
    the worst cell on.
    """
    judge = say(f"lab-glance-series-{by}")
    if judgement is None:
        return judge, {}
    ranking = sorted(judgement["cells"].items(), key=lambda cell: -cell[1])
    most, least = ranking[0][1], ranking[-1][1] if by == PLAYOUTS else 0
    marks = dict[str, Mark]()
    for rank, (move, share) in enumerate(ranking):
        strength = (share - least) / (most - least) if most > least else 0
        text = round(100 * share) if rank < NUMBERED and share >= SLIGHT else ""
        rings = [("picked", RING)] if move == _choice(judgement) else []
        marks[move] = Mark(round(STRONG * (strength if by == PLAYOUTS else sqrt(strength)), 3), text, rings)
    title = say("lab-glance-titled", judge=judge, move=_choice(judgement), chance=round(100 * judgement["value"]))
    return title, marks
