"""Walks through the tree of a position, told in little: what the benches of searches that look ahead replay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from math import isfinite

from pyengine.core.game import State
from pyengine.lab.experiment import Event
from pyengine.lab.trees import Tree
from pyengine.search.judgement import seen_by

DIGITS = 6
"""Decimal places of the values that are told."""


def walk(name: str, state: State, events: Iterable[Event]) -> Iterator[Event]:
    """The events of `trace_lookahead` from a position, after an event "walk" with a `name` and the `player` to move.

    Fields that say nothing (None, a value that is exact, an end without a bound) are left out, values have DIGITS
    decimal places, and moves are told by their names. On a board "window" also has the `cells` of the position, one
    digit for each; "walk" says whether they are `tokens` to be taken.
    """
    yield {"is": "walk", "name": name, "player": state.to_move} | (
        {"tokens": True} if state.game.geometry.tokens else {}
    )
    named, states = state.game.move_name, list[State]()
    for event in events:
        told = {name: _told(field) for name, field in event.items()}
        if event["is"] == "window":
            states.append(state if event["parent"] is None else states[event["parent"]].play(event["move"]))
            if not isinstance(state.game, Tree):
                told["cells"] = "".join(map(str, states[event["node"]].cells))
        if event.get("move") is not None:
            told["move"] = named(event["move"])
        if event["is"] == "cut":
            told["left"] = [named(move) for move in event["left"]]
        elif event["is"] == "choice":
            told["visits"] = [{"move": named(one["move"]), "visits": one["visits"]} for one in event["visits"]]
        yield {name: field for name, field in told.items() if field is not None and (name, field) != ("bound", "exact")}


def _told(field: object) -> object:
    if not isinstance(field, float):
        return field
    return round(field, DIGITS) if isfinite(field) else None


def nodes_within(state: State, depth: int) -> Iterator[State]:
    """All positions that can be reached in `depth` moves at most, this one first."""
    yield state
    if depth:
        for move in state.legal():
            yield from nodes_within(state.play(move), depth - 1)


def is_larger(state: State, depth: int, most: int) -> bool:
    """Whether the tree of this position, so many moves deep, has more than `most` nodes."""
    return next(islice(nodes_within(state, depth), most, None), None) is not None


class Root:
    """What the events of a walk say of the moves of the root, by the deepest search that has tried them."""

    def __init__(self) -> None:
        self.values: dict[str, Event] = {}
        """The event "value" of each move, in the order in which they were tried."""
        self.leaves: dict[str, int] = {}
        """The leaves below each move, at all depths together; empty before the choice."""
        self.chosen: str | None = None
        self._player, self._node, self._names = 0, 0, dict[int, str]()

    def take(self, event: Event) -> None:
        """Follows one event; those that are no steps of a walk do not matter."""
        match event["is"]:
            case "walk":
                self._player = event["player"]
            case "window" if "parent" not in event:
                self._node = event["node"]
            case "window" if event["parent"] == self._node:
                self._names[event["node"]] = event["move"]
            case "value" if event["node"] in self._names:
                self.values[self._names[event["node"]]] = event
            case "choice":
                self.chosen = event["move"]
                self.leaves = {one["move"]: one["visits"] for one in event["visits"]}

    def value(self, move: str) -> float | None:
        """The value of a move for the player who makes it; None if it is not known."""
        return round(seen_by(self._player, self.values[move]["value"]), DIGITS) if move in self.values else None

    def bound(self, move: str) -> str:
        """Whether this value is exact, or a lower or upper bound of the true one."""
        bound = str(self.values[move].get("bound", "exact"))
        return bound if self._player == 1 else {"lower": "upper", "upper": "lower"}.get(bound, bound)
