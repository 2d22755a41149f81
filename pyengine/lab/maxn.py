"""Max^n: search in games of more than two players, here a heap from which three players take in turn.

Every player maximizes its own part of a tuple (Carol Luckhardt and Keki Irani, An algorithmic solution of N-person
games, 1986). The parts add up to TOTAL, so the other moves of a node can be left out as soon as its player has so much
that no more is left for the player above than that one has already: shallow pruning (Richard Korf, Multi-player
alpha-beta pruning, 1991).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from pyengine.lab.experiment import Event

PLAYERS, TOTAL = 3, 1.0
FIRST, LAST = "first", "last"
"""Which of several moves that are equal for its player is made."""
Value = tuple[float, ...]
"""What each player gets."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A move takes 1 to `take` tokens, and whoever takes the last one wins.

    `second` is the share of the player who moved before the winner. Pruning leaves out what is better by `margin` at
    most.
    """

    take: int
    second: float = 0.0
    margin: float = 0.0


class Search:
    """One search by max^n, which tells its steps."""

    def __init__(self, rules: Rules, ties: str, prune: bool) -> None:
        self._rules, self._last, self._prune, self.nodes = rules, ties == LAST, prune, 0

    def value_of(self, heap: int) -> Value:
        """The value of a heap, player 1 to move."""
        steps = self.run(heap)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                value: Value = end.value
                return value

    def run(self, left: int, player: int = 0, parent: int | None = None, move: int = 0, most: float = TOTAL
            ) -> Generator[Event, None, Value]:  # fmt: skip
        """Searches a node: `most` is the greatest part for its player that can matter above."""
        node, rules = self.nodes, self._rules
        self.nodes += 1
        yield {"is": "enter", "node": node, "parent": parent, "move": move, "player": player, "left": left}
        if left == 0:
            winner, before = (player - 1) % PLAYERS, (player - 2) % PLAYERS
            shares = {winner: 1 - rules.second, before: rules.second}
            value = tuple(TOTAL * shares.get(one, 0.0) for one in range(PLAYERS))
            yield {"is": "value", "node": node, "value": value, "leaf": True}
            return value
        best: Value | None = None
        moves = range(1, min(rules.take, left) + 1)
        for taken in moves:
            limit = TOTAL if best is None else TOTAL - best[player]
            value = yield from self.run(left - taken, (player + 1) % PLAYERS, node, taken, limit)
            if best is None or value[player] > best[player] or (self._last and value[player] == best[player]):
                best = value
            more = best[player] - (most - rules.margin)
            if self._prune and taken < moves[-1] and (more > 0 or (more == 0 and not self._last)):
                yield {"is": "cut", "node": node, "left": list(moves[taken:])}
                break
        assert best is not None, "there is a move"
        yield {"is": "value", "node": node, "value": best, "leaf": False}
        return best


def shown(value: Sequence[float]) -> str:
    """A tuple as it is written."""
    return f"({'; '.join(f'{part:g}' for part in value)})"
