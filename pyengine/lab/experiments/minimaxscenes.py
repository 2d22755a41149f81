"""What the page shows of minimax: one search node by node, the leaves of each order of moves, and a puzzle of cuts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from math import inf

from pyengine.lab.branches import Branch
from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.experiments.walkscenes import (
    BEST,
    NONE,
    Walk,
    derived,
    ends_of,
    equal,
    kind_of,
    label_of,
    reason_of,
    scene_of,
    sentence_of,
    units_of,
    walks_of,
)
from pyengine.lab.recording import Recording, Scene, Told, Unit, Verdict, View, joined, plot, said, short
from pyengine.lab.widgets import Lines

LOOKS = {"minimax": "s1", "worst-first": "s2", "natural": "s3", "random": "s4", "history": "s5", "best-first": "s6"}
ENTRY, LEAF = 0, 1
LINES = {"max": {"raise": 4, "cut": 5, "end": 6}, "min": {"raise": 9, "cut": 10, "end": 11}}
"""The lines of the pseudocode."""
SHARES = {"tenth": 10.0, "quarter": 25.0, "half": 50.0, "more": inf}
"""The share of the leaves of minimax, in per cent, below which each prediction is right."""


class MinimaxRecording(Recording):
    """The walk that is shown, and those of the puzzle."""

    axes = ("logY", "linear")
    options = tuple(SHARES)

    def __init__(self, experiment: Experiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._walks = {walk.name: walk for walk in walks_of(events)}
        self._shown = self._walks.get("minimax", self._walks.get("alphabeta"))

    @cached_property
    def units(self) -> list[Unit]:
        return units_of([self._shown] if self._shown else [])

    def scene(self, at: int) -> Scene:
        walk = self._shown
        if walk is None or not walk.steps:
            return Scene(said("lab-walks-nothing"), [], [])
        windows = walk.name == "alphabeta"
        if not at:
            return scene_of(walk, 0, said("lab-walks-nothing"), windows=windows)
        sentence = said("lab-walks-numbered", step=at, told=sentence_of(walk, at - 1, windows=windows))
        scene = scene_of(walk, at, sentence, windows=windows)
        return replace(scene, lines=_lines(walk, at - 1, windows), formula=_formula(walk, at - 1, windows))

    @property
    def views(self) -> list[View]:
        found = self.tables["leaves"].rows
        rows = [row | {"from": max(1.0, float(row["from"] or 0))} for row in found]  # a search visits a leaf or more
        measured = Lines(LOOKS, "depth", "leaves", "order", ("from", "to"))
        least = Lines({"best-first": "bound"}, "depth", "fewest", "order", told=lambda _: said("lab-minimax-least"))
        lines = [*measured.of(rows), *least.of(rows)]
        picture = plot(said("lab-minimax-across-title"), said("lab-minimax-up-title"), *lines)
        return [View("leaves", picture, "leaves")]

    @property
    def verdict(self) -> Verdict | None:
        last = {row["order"]: row for row in self.tables["leaves"].rows}
        natural = last.get("natural", {})
        share = natural.get("share %")
        if share is None:
            return None
        right = next(name for name, most in SHARES.items() if float(share) < most)
        best = last.get("best-first", {}).get("leaves")
        return Verdict([right], said("lab-minimax-measured", share=share, leaves=natural["leaves"], best=best))

    @property
    def puzzle(self) -> Branch | None:
        """The tree by minimax; what alpha-beta does not enter is cut."""
        whole, pruned = self._walks.get("whole"), self._walks.get("pruned")
        if whole is None or pruned is None or not whole.entries or not pruned.entries:
            return None
        return _judged(whole, 0, pruned, 0)


def _judged(whole: Walk, node: int, pruned: Walk, twin: int) -> Branch:
    """A node of the tree with what alpha-beta finds at its `twin`, NONE where it does not come here."""
    end = len(pruned.steps)
    found = pruned.found(twin, end) if twin != NONE else None
    cut = pruned.cut(twin, end) if twin != NONE else None
    twins = {pruned.entries[child]["move"]: child for child in pruned.children(twin, end)} if twin != NONE else {}
    own = whole.found(node, len(whole.steps))
    note: list[Told] = [equal(found)] if found and "leaf" not in found else []
    if cut:
        note += [said("lab-minimax-puzzle-cut-here"), reason_of(cut)]
    children = [_judged(whole, child, pruned, twins.get(whole.entries[child]["move"], NONE))
                for child in whole.children(node, len(whole.steps))]  # fmt: skip
    move = whole.entries[node].get("move", "")
    label, aside = label_of(whole, node, own), kind_of(whole, node)
    return Branch(node, label, note, move, cut=twin == NONE, children=children, aside=aside)


def _lines(walk: Walk, step: int, windows: bool) -> list[int]:
    """Which lines of the pseudocode a step is."""
    event, node = walk.steps[step], walk.node(step)
    own = LINES["min" if walk.kind(node) == "min" else "max"]
    if event["is"] == "cut":
        return [own["cut"]]
    if event["is"] == "choice":
        return [own["end"]]
    if event["is"] == "window":
        return [ENTRY]
    end, parent = LEAF if "leaf" in event else own["end"], walk.parent(node)
    if parent == NONE or not windows:
        return [end]
    return [end, LINES["min" if walk.kind(parent) == "min" else "max"]["raise"]]


def _formula(walk: Walk, step: int, windows: bool) -> list[Told]:
    """What a step computes, with its numbers put in."""
    event = walk.steps[step]
    if event["is"] == "cut":
        alpha, beta = map(short, ends_of(event))
        return [["alpha", alpha, "≥", "beta", beta]]
    if event["is"] != "value":
        return []
    node = walk.node(step)
    before = walk.before(step) if windows else None
    if before is None:
        return derived(walk, node)
    kind = walk.kind(walk.parent(node))
    raised = BEST[kind]([before, event["value"]])
    name = "alpha" if kind == "max" else "beta"
    inner = joined([kind, "(", joined([short(before), short(event["value"])], "; "), ")"])
    return [*derived(walk, node), [name, "=", inner, "=", short(raised)]]
