"""Max^n: search in games of more than two players, here a heap from which three players take in turn.

Every player maximizes its own part of a tuple (Carol Luckhardt and Keki Irani, An algorithmic solution of N-person
games, 1986). The parts add up to TOTAL, so the other moves of a node can be left out as soon as its player has so much
that no more is left for the player above than that one has already: shallow pruning (Richard Korf, Multi-player
alpha-beta pruning, 1991).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Any, Union

from pyengine.core.errors import BadValue
from pyengine.lab.experiment import Event
from pyengine.lab.trees import NUMBER, TreeText

PLAYERS, TOTAL = 3, 1.0
FIRST, LAST = "first", "last"
"""Which of several moves that are equal for its player is made."""
Value = tuple[float, ...]
"""What each player gets."""


@dataclass(frozen=True, slots=True)
class Shares:
    """A leaf of a tree that is given, with what each player gets there."""

    parts: Value


Position = Union[int, Shares, tuple["Position", ...]]  # noqa: UP007 (it names itself)
"""The tokens that are left in a heap, or a node of a tree that is given."""


class SharesText(TreeText):
    """A tree whose leaves have a part for each of three players, as ((1:2:3,4:0:2),(0:5:1,2:2:2))."""

    def _leaf(self, text: str) -> Any:
        parts = text.split(":")
        if len(parts) != PLAYERS or not all(map(NUMBER.fullmatch, parts)) or any(float(one) < 0 for one in parts):
            raise self._refusal()
        return Shares(tuple(map(float, parts)))

    def text(self, value: Any) -> str:
        return ":".join(f"{one:g}" for one in value.parts) if isinstance(value, Shares) else super().text(value)

    def _refusal(self) -> BadValue:
        return BadValue(
            "expected parts of three players at each leaf, as ((1:2:3,4:0:2),(0:5:1,2:2:2)), none of them negative."
        )


def most_of(position: Position) -> float:
    """The greatest sum of the parts at any leaf of a tree; TOTAL for a heap."""
    if isinstance(position, Shares):
        return fsum(position.parts)
    return max(map(most_of, position)) if isinstance(position, tuple) else TOTAL


@dataclass(frozen=True, slots=True)
class Rules:
    """A move takes 1 to `take` tokens, and whoever takes the last one wins; in a tree that is given it goes to a child.

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

    def value_of(self, root: Position) -> Value:
        """The value of a position, player 1 to move."""
        steps = self.run(root)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                value: Value = end.value
                return value

    def run(self, root: Position) -> Generator[Event, None, Value]:
        """Searches a position, player 1 to move."""
        self._total = most_of(root)
        return self._searched(root, 0, None, 0, self._total)

    def _searched(self, position: Position, player: int, parent: int | None, move: int, most: float
                  ) -> Generator[Event, None, Value]:  # fmt: skip
        """Searches a node: `most` is the greatest part for its player that can matter above."""
        node, rules = self.nodes, self._rules
        self.nodes += 1
        left = position if isinstance(position, int) else None
        yield {"is": "enter", "node": node, "parent": parent, "move": move, "player": player, "left": left}
        if isinstance(position, Shares) or position == 0:
            value = position.parts if isinstance(position, Shares) else self._ended(player)
            yield {"is": "value", "node": node, "value": value, "leaf": True}
            return value
        best: Value | None = None
        moves = range(1, 1 + (len(position) if isinstance(position, tuple) else min(rules.take, position)))
        for taken in moves:
            limit = self._total if best is None else self._total - best[player]
            after = position[taken - 1] if isinstance(position, tuple) else position - taken
            value = yield from self._searched(after, (player + 1) % PLAYERS, node, taken, limit)
            if best is None or value[player] > best[player] or (self._last and value[player] == best[player]):
                best = value
            more = best[player] - (most - rules.margin)
            if self._prune and taken < moves[-1] and (more > 0 or (more == 0 and not self._last)):
                yield {"is": "cut", "node": node, "left": list(moves[taken:])}
                break
        assert best is not None, "there is a move"
        yield {"is": "value", "node": node, "value": best, "leaf": False}
        return best

    def _ended(self, player: int) -> Value:
        """The parts at the end of a heap, `player` to move."""
        winner, before = (player - 1) % PLAYERS, (player - 2) % PLAYERS
        shares = {winner: 1 - self._rules.second, before: self._rules.second}
        return tuple(TOTAL * shares.get(one, 0.0) for one in range(PLAYERS))


def shown(value: Sequence[float]) -> str:
    """A tuple as it is written."""
    return f"({'; '.join(f'{part:g}' for part in value)})"
