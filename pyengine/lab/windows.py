"""Alpha-beta on a tree, with the promise that it keeps at every node, checked against the values of minimax.

Searched with the window from alpha to beta, a node gives a value v. If v lies inside the window, it is the minimax
value m; if v <= alpha, then m <= v; if v >= beta, then m >= v (Donald Knuth and Ronald Moore, "An analysis of
alpha-beta pruning", 1975). At the root the window has no bounds, so v = m there.
"""

from __future__ import annotations

from collections.abc import Generator
from math import inf

from pyengine.lab.experiment import Event
from pyengine.lab.trees import Tree

SOUND = "nothing"
FAULTS = {
    SOUND: "nothing",
    "early": "it leaves out moves as soon as alpha is near beta",
    "side": "a value moves the other end of the window",
    "wide": "the window is not handed down",
}
"""The lines of alpha-beta that may be wrong, with titles."""
MARGIN = 0.15
"""How near alpha must be to beta for the fault "early", as a share of the greatest difference of leaves."""
EXACT, UPPER, LOWER = "exact", "upper", "lower"


def minimax(tree: Tree, way: bytes = b"") -> dict[bytes, float]:
    """The values under best play of a node and of all below it, by their ways, for player 1, who moves first."""
    branches = tree.branches(way)
    if not branches:
        return {way: tree.leaf(way)}
    below = [minimax(tree, way + bytes([move])) for move in range(1, branches + 1)]
    values = [found[way + bytes([move])] for move, found in enumerate(below, 1)]
    best = max(values) if tree.mover(way) == 1 else min(values)
    return {key: value for found in below for key, value in found.items()} | {way: best}


class Search:
    """One search by alpha-beta, which tells its steps and may have one of the FAULTS. `leaves` counts those visited.

    Its events name a node by its `way`, the moves from the root.

    - "enter": with the window, `alpha` and `beta`.
    - "cut": after the last move searched the window is empty; the moves `left` are not searched.
    - "leave": with the `value` v, its `bound`, the minimax value `true`, and whether the promise `holds`.
    """

    def __init__(self, tree: Tree, fault: str = SOUND) -> None:
        self._tree, self._fault, self.leaves = tree, fault, 0
        self._true = minimax(tree)
        values = [self._true[way] for way in leaves(tree)]
        self._margin = MARGIN * (max(values) - min(values)) if fault == "early" else 0.0

    def run(self, way: bytes = b"", alpha: float = -inf, beta: float = inf) -> Generator[Event, None, float]:
        """Searches a node and returns its value."""
        yield {"is": "enter", "way": list(way), "alpha": bounded(alpha), "beta": bounded(beta)}
        branches = self._tree.branches(way)
        if branches:
            value = yield from self._inner(way, branches, alpha, beta)
        else:
            self.leaves += 1
            value = self._tree.leaf(way)
        true = self._true[way]
        bound = UPPER if value <= alpha else LOWER if value >= beta else EXACT
        holds = {EXACT: value == true, UPPER: true <= value, LOWER: true >= value}[bound]
        yield {"is": "leave", "way": list(way), "value": value, "bound": bound, "true": true, "holds": holds,
               "alpha": bounded(alpha), "beta": bounded(beta)}  # fmt: skip
        return value

    def _inner(self, way: bytes, branches: int, alpha: float, beta: float) -> Generator[Event, None, float]:
        maximizes = self._tree.mover(way) == 1
        best, low, high = -inf if maximizes else inf, alpha, beta
        for move in range(1, branches + 1):
            window = () if self._fault == "wide" else (low, high)
            value = yield from self.run(way + bytes([move]), *window)
            best = max(best, value) if maximizes else min(best, value)
            if maximizes is (self._fault != "side"):
                low = max(low, best)
            else:
                high = min(high, best)
            if move < branches and low >= high - self._margin:
                yield {"is": "cut", "way": list(way), "left": list(range(move + 1, branches + 1)),
                       "alpha": bounded(low), "beta": bounded(high)}  # fmt: skip
                break
        return best


def leaves(tree: Tree, way: bytes = b"") -> list[bytes]:
    """The ways to all leaves, from left to right."""
    branches = range(1, tree.branches(way) + 1)
    return [leaf for move in branches for leaf in leaves(tree, way + bytes([move]))] if branches else [way]


def bounded(end: float) -> float | None:
    """An end of a window; None if it has none, which JSON cannot say."""
    return None if end in (-inf, inf) else end
