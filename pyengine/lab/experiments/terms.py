"""The terms of the heuristic search on a board: what each of them gives to every empty cell, and their weighted sum.

The six terms of Richard Matos, "HEX AI Player" (2025), and the two-distance; search/heuristic.py computes them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum

from pyengine.core.parameters import parameter, parameters
from pyengine.core.protocols import connection
from pyengine.lab.experiment import Experiment
from pyengine.lab.experiments.players import Position, position_of
from pyengine.lab.log import Event
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Mark, boards
from pyengine.lab.words import Words, join, say
from pyengine.search.heuristic import TERMS, Heuristic, Topology, view_of

SUM = "sum"
WEIGHTS = {name: float(parameters(Heuristic())[name].default) for name in TERMS}


@dataclass(frozen=True, slots=True)
class Terms(Experiment):
    """One part: an event "term" for each term and for their weighted mean, with its `scores` by cell, 0 to 1."""

    name, title, chapter, minutes, parts = "terms", "What a heuristic sees", "knowledge", 6, 1
    question = "Which cells does each term of a heuristic like, and what does their sum choose?"

    position: str = parameter("Position of Y or Hex", "hex6:c4.d3.e3.d2", Position())

    def check(self) -> None:
        connection(position_of(self.position), "position")

    def part(self, number: int, seed: int) -> Iterator[Event]:  # noqa: ARG002 (one part, no chance)
        state = connection(position_of(self.position))
        names, view = state.game.geometry.names, view_of(state, Topology(state.game))
        scores = {name: term(view) for name, term in TERMS.items()}
        most = fsum(WEIGHTS.values())
        scores[SUM] = [fsum(WEIGHTS[name] * scores[name][cell] for name in TERMS) / most for cell in range(len(names))]
        for name, all_cells in scores.items():
            cells = {names[cell]: round(all_cells[cell], 4) for cell, owner in enumerate(state.cells) if not owner}
            yield {"is": "term", "term": name, "scores": cells}

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`cells`: for each empty cell its score by each term, and the weighted mean of all, the best cells first."""
        scores = {event["term"]: event["scores"] for event in events if event["is"] == "term"}
        order = sorted(scores.get(SUM, ()), key=lambda cell: -scores[SUM][cell])
        rows = [{"cell": cell} | {name: one[cell] for name, one in scores.items()} for cell in order]
        return {"cells": Table(tuple(rows))}


CHOICES = {"none": 0, "one": 1, "some": 3, "most": len(TERMS)}
"""The predictions, each with the most terms that alone choose a cell of the sum if it is right."""


class TermsRecording(Recording, of=Terms):
    """A step for each term, and one for the sum."""

    options = tuple(CHOICES)

    def __init__(self, experiment: Terms, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._scores = {event["term"]: event["scores"] for event in self.events["term"]}
        self.units = [Unit.every(say("lab-terms-unit"), len(self._scores))]

    def scene(self, at: int) -> Scene:
        columns: list[Words] = ["cell", "score"]
        if not at:
            return Scene(say("lab-terms-before"), columns, [], picture=boards(("", {})))
        name = list(self._scores)[at - 1]
        scores, best = self._scores[name], self._best(name)
        rows: list[list[Words]] = [[cell, score] for cell, score in sorted(scores.items(), key=lambda one: -one[1])]
        told = say("lab-terms-best" if best else "lab-terms-none", cells=join(best, ", "), score=[max(scores.values())])
        lines, picture = (2,) if name == SUM else (1,), boards((say(f"lab-terms-{name}"), self._marks(name)))
        sentence: list[Words] = [say(f"lab-terms-told-{name}"), told]
        return Scene(sentence, columns, rows, lines, self._formula(name, best), picture)

    def _best(self, name: str) -> list[str]:
        """The cells with the highest score; none if that is 0."""
        scores = self._scores[name]
        return [cell for cell, score in scores.items() if score == max(scores.values()) > 0]

    def _marks(self, name: str) -> dict[str, Mark]:
        best = self._best(name)
        return {cell: Mark(0.7 * score, str(round(100 * score)), [("best", 0.9)] if cell in best else [])
                for cell, score in self._scores[name].items()}  # fmt: skip

    def _formula(self, name: str, best: Sequence[str]) -> list[Words]:
        """The weighted mean of the terms of the best cell."""
        if name != SUM:
            return []
        cell = best[0]
        parts: list[Words] = [join([WEIGHTS[term], " · ", round(self._scores[term][cell], 2)]) for term in WEIGHTS]
        mean: list[Words] = ["/", fsum(WEIGHTS.values()), "=", round(self._scores[SUM][cell], 3)]
        return [[join([cell, ":"]), join(["(", join(parts, " + "), ")"]), *mean]]

    @property
    def views(self) -> list[View]:
        drawn = [(say(f"lab-terms-{name}"), self._marks(name)) for name in self._scores]
        return [View("cells", boards(*drawn), "cells")]

    @property
    def verdict(self) -> Verdict | None:
        if SUM not in self._scores:
            return None
        best = self._best(SUM)
        alike = [name for name in WEIGHTS if not set(best).isdisjoint(self._best(name))]
        right = next(name for name, most in CHOICES.items() if len(alike) <= most)
        terms = join([say(f"lab-terms-{name}") for name in alike], ", ")
        return Verdict([right], say("lab-terms-verdict", cells=join(best, ", "), count=len(alike), terms=terms))
