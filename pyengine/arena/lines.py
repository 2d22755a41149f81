"""Lines: how a problem goes on after its winning move, against the best defence.

The best defence leaves the most ways to go wrong: of the replies that meet all simple threats as few as possible win. A
line ends as soon as links alone win, but not before the first defence, which shows what the move is good for.
"""

from __future__ import annotations

from itertools import islice

from pyengine.core.errors import BadValue
from pyengine.core.game import opponent
from pyengine.games.connection import ConnectionState
from pyengine.search.distance import bits, mask_of
from pyengine.search.solve import Chains

Tree = dict[str, "Tree"]
"""The names of the moves that go on, each with what follows: one defence, or every reply that wins; none at the end."""
DEFENCES = 3
"""The most defences in a row."""
FEW = 3
"""The most winning replies that a defence may leave."""


def line(state: ConnectionState, largest: int) -> Tree:
    """The line in a position that the player to move loses; as far as `largest` positions are enough to prove it."""
    return _Line(Chains(state.game, largest)).after(state, DEFENCES)


def require_line(state: ConnectionState, tree: Tree, largest: int) -> None:
    """Raises Refusal unless a line holds all replies that win against its defences."""
    _require(Chains(state.game, largest), state, tree)


def _require(solver: Chains, state: ConnectionState, tree: Tree) -> None:
    if len(tree) > 1:
        raise BadValue("A line has several defences: expected the best one.", "line")
    for defence, replies in tree.items():
        after = state.play(state.game.move_named(defence))
        wins = {state.game.move_name(move) for move in solver.wins(after)}
        if not wins or wins != set(replies):
            raise BadValue("After {move} other replies win than the line has.", "line", move=defence)
        for reply, rest in replies.items():
            _require(solver, after.play(state.game.move_named(reply)), rest)


class _Line:
    """The search for a line."""

    def __init__(self, solver: Chains) -> None:
        self._solver = solver

    def after(self, state: ConnectionState, left: int) -> Tree:
        """The line in a position, with so many defences at most."""
        if state.outcome is not None or not left:
            return {}
        try:
            choices = self._choices(state, left == DEFENCES)
            best = max(choices, key=lambda one: (one[0], -len(one[2]), -one[1]), default=None)
        except BadValue:
            return {}
        if best is None:
            return {}
        _, defence, wins = best
        name, met = state.game.move_name, state.play(defence)
        return {name(defence): {name(reply): self.after(met.play(reply), left - 1) for reply in wins}}

    def _choices(self, state: ConnectionState, first: bool) -> list[tuple[int, int, list[int]]]:
        """The defences, each after the number of replies that only seem to meet it, with those that do.

        Raises BadValue where too much would have to be examined.
        """
        player, rival = opponent(state.to_move), state.to_move
        mine, theirs = mask_of(state.cells, player), mask_of(state.cells, rival)
        if not first and not self._solver.threats(rival, theirs, mine)[0]:
            return []
        found, (_, carrier) = [], self._solver.result(rival, theirs, mine)
        for defence in bits(carrier):
            met, _ = self._solver.threats(player, mine, theirs | 1 << defence)
            if first or met.bit_count() > 1:
                wins = self._wins(state.play(defence))
                wrong = met.bit_count() - len(wins)
                if wins and (first or wrong):
                    found.append((wrong, defence, wins))
        return found

    def _wins(self, state: ConnectionState) -> list[int]:
        """The replies that win; none if there are many, or if that takes too much."""
        try:
            wins = list(islice(self._solver.wins(state), FEW + 1))
        except BadValue:
            return []
        return wins if len(wins) <= FEW else []
