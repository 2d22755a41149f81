"""Root parallelization: several searches of one position, each with its own seed and tree, merged at the root.

Only the results at the root are merged (Guillaume Chaslot, Mark Winands and Jaap van den Herik, "Parallel Monte-Carlo
tree search", 2008). They are plain data, so that the searches can run in several processes or browser workers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Self

from pyengine.core.dice import Dice
from pyengine.search.info import Branch, Info, line_of


@dataclass(frozen=True, slots=True)
class Root:
    """The results of a search at the root: `move`, `value`, `playouts`, `nodes` and `visits` as in an Info.

    `values` are the winning chances, 0 to 1, of the player to move after each move that the search values; `line` is
    the principal variation. A `move` that is not among the `visits` is a swap: it was not searched, and its value is
    what the best other move leaves to the opponent.
    """

    move: int
    value: float
    playouts: int
    nodes: int
    visits: Mapping[int, int]
    values: Mapping[int, float]
    line: tuple[int, ...]

    @classmethod
    def of(cls, info: Info) -> Self:
        """The root of an Info. No move that was passed over counts as better than the choice."""
        best = info.value if info.move in info.visits else 1 - info.value
        values = {branch.move: min(branch.value, best) for branch in info.tree(len(info.visits))}
        values[info.move] = info.value
        return cls(info.move, info.value, info.playouts, info.nodes, dict(info.visits), values, info.line())

    def info(self, player: int) -> Info:
        """The root as an Info with a tree one ply deep; `player` is the one to move."""
        tried = sorted(self.visits.keys() & self.values.keys(), key=lambda move: (-self.visits[move], move))
        branches = tuple(Branch(move, player, self.visits[move], self.values[move]) for move in tried)

        def top(*tops: int) -> tuple[Branch, ...]:
            return branches[: tops[0]] if tops else ()

        return Info(self.move, self.value, self.playouts, self.nodes, self.visits, line_of(*self.line), top)

    @property
    def is_swap(self) -> bool:
        return self.move not in self.visits


def merge(roots: Sequence[Root]) -> Root:
    """The merged result of one or more searches of the same position.

    Visits, playouts and nodes are summed, and the value of a move is the mean of its values, weighted by visits. The
    choice is the most visited move that no search knows to lose. A value of exactly 1 is a proven win, which decides; a
    value of exactly 0 means that every move is proven to lose. Whether to swap is decided by the mean of the values of
    not swapping, weighted by nodes.
    """
    moves = sorted(set().union(*(root.visits for root in roots)))
    visits = {move: sum(root.visits.get(move, 0) for root in roots) for move in moves}
    playouts, nodes = sum(root.playouts for root in roots), sum(root.nodes for root in roots)
    values = {move: _mean([(root.visits.get(move, 0), root.values.get(move)) for root in roots]) for move in visits}
    choice, value = _choice(roots, visits, values)
    known = {move: mean for move, mean in (values | {choice: value}).items() if mean is not None}
    chosen = [root for root in roots if root.move == choice]
    line = max(chosen, key=lambda root: (root.value == value, root.nodes)).line if chosen else (choice,)
    return Root(choice, value, playouts, nodes, visits, known, line)


def _choice(roots: Sequence[Root], visits: Mapping[int, int], values: Mapping[int, float | None]) -> tuple[int, float]:
    won = [root for root in roots if root.value == 1]
    if won:
        return max(won, key=lambda root: root.visits.get(root.move, root.nodes)).move, 1.0
    swap = next((root.move for root in roots if root.is_swap), None)
    stay = None
    if swap is not None:
        stay = _mean([(root.nodes, 1 - root.value if root.is_swap else root.value) for root in roots])
        if stay is None or stay < 0.5:
            return swap, 1 - (stay or 0.0)
    # A search passes over moves with more visits than its choice only if it knows that they lose.
    plain = [(root.visits, root.visits[root.move]) for root in roots if not root.is_swap]
    lost = {move for own, most in plain for move, count in own.items() if count > most}
    best = max(visits.keys() - lost or visits.keys(), key=lambda move: (visits[move], -move))
    if any(root.value == 0 for root in roots):
        return best, 0.0
    value = values[best] if stay is None else stay
    return best, roots[0].value if value is None else value


def _mean(weighed: Sequence[tuple[int, float | None]]) -> float | None:
    """The weighted mean of the known values; None if they have no weight."""
    known = [(weight, value) for weight, value in weighed if weight and value is not None]
    if not known:
        return None
    return min(1.0, fsum(weight * value for weight, value in known) / fsum(weight for weight, _ in known))


def share_of(playouts: int | None, part: int, parts: int) -> int | None:
    """The share of `playouts` that search number `part` of `parts` does, from 0, at least one; None is no limit."""
    return None if playouts is None else max(1, playouts // parts + (part < playouts % parts))


def seeds(dice: Dice, parts: int) -> list[int]:
    """A seed for each of `parts` searches."""
    return [int(word) for word in dice.words(parts)]
