"""What the page shows of chance: the three walks one after the other, and where the lines of the searches cross."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from math import inf

from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.experiments.walkscenes import Walk, derived, scene_of, sentence_of, units_of, walks_of
from pyengine.lab.recording import Recording, Scene, Told, Unit, Verdict, View, joined, plot, said
from pyengine.lab.widgets import Lines

ENTRY, LEAF, OWN, PERFECT, RANDOM, COIN = range(6)
"""The lines of the pseudocode."""
LINES = Lines({"minimax": "s1", "expectimax": "s2", "expectiminimax": "s3"}, "random %", "lead", "strategy",
              ("lead from", "lead to"))  # fmt: skip
CROSSINGS = {"low": 100 / 3, "middle": 200 / 3, "high": inf}
"""The random moves in a hundred below which the lines cross for which each prediction is right."""


class ChanceRecording(Recording):
    """The walks by minimax, expectimax and expectiminimax, whose coin makes `share` of a hundred replies random."""

    options = (*CROSSINGS, "never")

    def __init__(self, experiment: Experiment, events: Sequence[Event], share: int) -> None:
        super().__init__(experiment, events)
        self._share, self._walks = share, walks_of(events)
        self._ends = list(accumulate(len(walk.steps) for walk in self._walks))

    @cached_property
    def units(self) -> list[Unit]:
        return [*units_of(self._walks), Unit(said("lab-chance-walk"), [0, *self._ends])]

    def scene(self, at: int) -> Scene:
        if not self._walks:
            return Scene(said("lab-walks-nothing"), [], [])
        number = bisect_left(self._ends, at)
        walk, own = self._walks[number], at - (self._ends[number - 1] if number else 0)
        if not at:
            return scene_of(walk, 0, said("lab-walks-nothing"))
        sentence: list[Told] = [
            said("lab-walks-numbered", step=at, told=joined([walk.name, sentence_of(walk, own - 1)], ": "))
        ]
        if walk.name == "expectiminimax":
            sentence.append(said("lab-chance-coin", share=self._share))
        finished = walk.steps[own - 1]["is"] == "value"
        formula = derived(walk, walk.node(own - 1)) if finished else []
        return replace(scene_of(walk, own, sentence), lines=[_line(walk, own - 1)], formula=formula)

    @property
    def views(self) -> list[View]:
        lines = LINES.of(self.tables["opponents"].rows)
        picture = plot(said("lab-chance-across-title"), said("lab-chance-up-title"), *lines)
        return [View("opponents", picture, "opponents")]

    @property
    def verdict(self) -> Verdict | None:
        if not self.tables["crossing"].rows:
            return None
        (row,) = self.tables["crossing"].rows
        share = row["crossing"]
        right = "never" if share is None else next(name for name, most in CROSSINGS.items() if float(share) < most)
        told = said("lab-chance-measured", share=share, error=row["+-"], other=row["other move"], trees=row["trees"])
        return Verdict([right], told)


def _line(walk: Walk, step: int) -> int:
    """Which line of the pseudocode a step is."""
    event, node = walk.steps[step], walk.node(step)
    if event["is"] == "window":
        return ENTRY
    if "leaf" in walk.steps[walk.finished[node]]:
        return LEAF
    kind = walk.kind(node)
    if kind == ("max" if walk.player == 1 else "min"):
        return OWN
    if kind != "mean":
        return PERFECT
    parent = walk.parent(node)
    coin = walk.name == "expectiminimax" and (parent < 0 or walk.kind(parent) != "mean")
    return COIN if coin else RANDOM
