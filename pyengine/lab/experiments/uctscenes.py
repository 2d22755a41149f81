"""What the page shows of UCT after every step: the board, the tree, the two parts of the bound, and the formula."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import sqrt

from pyengine.core.game import State
from pyengine.lab.branches import Branch, Lazy
from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.experiments.growth import Growth, Moment
from pyengine.lab.experiments.phases import Arm, Settings, formula, pairs, sentence
from pyengine.lab.recording import (
    Parts,
    Picture,
    Recording,
    Scene,
    Told,
    Unit,
    Verdict,
    View,
    bars_of,
    board_of,
    joined,
    plot,
    said,
)
from pyengine.lab.widgets import Lines, looks_of

MOST_LINES = 4
"""The most moves whose shares are drawn."""
MOST_BARS = 9
LINES = {"select": (2, 3), "expand": (4,), "simulate": (5,), "backup": (6, 7, 8)}
"""The lines of the pseudocode that are at work in each kind of step."""
SETTLED = {"early": 0.1, "half": 0.5, "late": 1.0}
"""By what share of the playouts the choice is made for good."""
STRIDES = (1, 10, 100, 1000)


class UctRecording(Recording):
    """The growth of a tree from a position."""

    axes = ("logX", "linear")
    options = tuple(SETTLED)

    def __init__(self, experiment: Experiment, events: Sequence[Event], state: State, settings: Settings) -> None:
        super().__init__(experiment, events)
        self._growth, self._state, self._settings = Growth(events), state, settings
        self._game, self._cells = state.game, state.game.geometry.names

    @cached_property
    def units(self) -> list[Unit]:
        starts = self._growth.starts
        count = len(starts) - 1
        strides = [stride for stride in STRIDES if stride == 1 or stride < count]
        return [
            Unit(said("lab-uct-step"), range(starts[-1] + 1)),
            Unit(said("lab-uct-phase"), self._growth.phases),
            *(
                Unit(said("lab-uct-stride", count=stride), sorted({*starts[::stride], starts[-1]}))
                for stride in strides
            ),
        ]

    def scene(self, at: int) -> Scene:
        growth, moment = self._growth, self._growth.moment(at)
        arms = self._arms(moment)
        rows: list[list[Told]] = [[arm.name, arm.visits, arm.value, arm.bonus, arm.bound] for arm in arms]
        last = at == growth.starts[-1]
        lines = (0, 1) if moment.step is None else (9,) if last else LINES[moment.step.kind]
        return Scene(
            said("lab-uct-at", at=at, told=sentence(growth, moment, arms, self._game)),
            ["move", "visits", "value", "bonus", "sum"],
            rows,
            lines,
            formula(growth, moment, arms, self._settings),
            self._bars(arms, moment.compared.node if moment.compared else None),
            self._branch(0, moment),
            moment.node,
            [0, *growth.way(moment.node)],
            self._board(moment, arms),
        )

    def _arms(self, moment: Moment) -> list[Arm]:
        """The children that were compared last, else those of the root.

        The engine tells the spread, which every child divides by the root of its visits.
        """
        growth, step = self._growth, moment.compared
        children = growth.children(step.above if step else 0, moment.size)
        compared = {node for node in children if not growth.winner(node, moment.done)} or {*children}
        arms = list[Arm]()
        for node in children:
            visits, total = growth.known(node, moment.done)
            spread = step.spread if step and node in compared else None
            bonus = None if spread is None or not visits else spread / sqrt(visits)
            arms.append(Arm(node, growth.name(node), visits, total / visits if visits else None, bonus))
        return arms

    def _bars(self, arms: Sequence[Arm], chosen: int | None) -> Picture:
        """Value and bonus of the children, one bar on the other. The picture is as high in every step."""
        rows = min(MOST_BARS, len(self._growth.nodes[0].children) or MOST_BARS)
        ranked = sorted(arms, key=lambda arm: (arm.node != chosen, -arm.length, -arm.visits))[:rows]
        some = len(arms) > rows
        title = said("lab-uct-bars-of", some=rows, all=len(arms)) if some else said("lab-uct-bars")
        place = next((number for number, arm in enumerate(ranked) if arm.node == chosen), -1)
        bars: list[tuple[Told, Told, Parts]] = [
            (
                arm.name,
                None if arm.value is None else round(arm.length, 2),
                [("value", arm.value or 0.0), ("bonus", arm.bonus or 0.0)],
            )
            for arm in ranked
        ]
        return bars_of(title, bars, rows, 1.0, place)

    def _branch(self, node: int, moment: Moment) -> Branch:
        """A node with everything below it."""
        growth = self._growth
        visits, total = growth.known(node, moment.done)
        above = growth.known(max(0, growth.nodes[node].parent), moment.done)[0]
        winner, children = growth.winner(node, moment.done), growth.children(node, moment.size)
        name: Told = growth.name(node) if node else said("lab-uct-root")
        value: list[Told] = [round(total / visits, 2)] if visits else []
        seen: list[Told] = [*value, visits] if visits else [said("lab-uct-unvisited")]
        note = joined([*seen, *([said("lab-uct-proven")] if winner else [])], " · ")
        won = self._game.players[winner - 1] if winner else ""
        told = said("lab-uct-node", name=name, visits=visits, value=value, winner=won, hasWinner=winner > 0)
        below = Lazy(len(children), lambda: [self._branch(child, moment) for child in children])
        look, share = f"player-{growth.nodes[node].player}" if node else "", visits / above if above else 0.0
        return Branch(node, name, note, look=look, children=below, told=told, share=share)

    def _board(self, moment: Moment, arms: Sequence[Arm]) -> Picture:
        """The position of the node that was reached, with the moves of the playout so far as a variation, and with the
        shares of the moves that are compared."""
        growth, step = self._growth, moment.step
        cells = list(self._state.cells)
        numbers = [0] * len(cells)
        position, player = dict[str, object](), growth.start["mover"]
        way = growth.way(moment.node)
        for number, node in enumerate(way, 1):
            changed = pairs(growth.nodes[node].change, growth.nodes[node].player)
            for cell, content in changed:
                cells[cell], numbers[cell] = content, number
            position["last"] = {"cells": [cell for cell, _ in changed]}
            player = 3 - growth.nodes[node].player
        line, winning = dict[str, dict[str, int]](), list[int]()
        if step and step.kind == "simulate" and moment.event:
            changes, _, chain = moment.event["games"][step.game]
            for number, change in enumerate(changes[: step.ply], len(way) + 1):
                for cell, content in pairs(change, player):
                    if cells[cell]:
                        cells[cell] = content
                    else:
                        line[self._cells[cell]] = {"number": number, "player": content}
                player = 3 - player
            winning = chain if step.ply == len(changes) else []
        free = {name for name, content in zip(self._cells, cells, strict=True) if not content}
        shown = [arm for arm in arms if arm.visits and arm.name in free]
        if step and step.kind in ("expand", "simulate"):
            shown = []
        position |= {"cells": "".join(map(str, cells)), "numbers": numbers, "to_move": 0 if winning else player}
        position["winning_cells"] = winning
        every = sum(arm.visits for arm in arms)
        worth = self._settings.sims if self._settings.backup == "sum" else 1
        order = sorted(shown, key=lambda arm: -arm.visits)
        looks = {
            arm.name: {
                "order": order.index(arm) + 1,
                "chance": (arm.value or 0) / worth,
                "faded": arm.visits < 2 and place > 0,
            }
            for place, arm in enumerate(shown)
        }
        shares = {arm.name: arm.visits / every for arm in shown}
        tokens = growth.start["tokens"]
        return board_of(position, numbers=True, line=line, tokens=tokens, shares=shares, looks=looks)

    @property
    def views(self) -> list[View]:
        """The moves with the most visits in the end, with their shares over playouts."""
        moves = [str(row["move"]) for row in self.tables["moves"].rows[:MOST_LINES]]
        lines = Lines(looks_of(moves), "playouts", "share %", "move").of(self.tables["shares"].rows)
        return [View("moves", plot(said("lab-uct-across-title"), said("lab-uct-up-title"), *lines), "moves")]

    @property
    def verdict(self) -> Verdict | None:
        choices = [event["choice"] for event in self._growth.iterations]
        if not choices:
            return None
        settled = 1 + max((number for number, choice in enumerate(choices, 1) if choice != choices[-1]), default=0)
        right = next(name for name, share in SETTLED.items() if settled <= max(1, share * len(choices)))
        move = self._growth.start["names"][choices[-1]]
        exact = next((row["exact"] for row in self.tables["moves"].rows if row["move"] == move), None)
        return Verdict([right], said("lab-uct-settled", move=move, settled=settled, all=len(choices), exact=exact))
