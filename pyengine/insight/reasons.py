"""Why a move is worse than another one: what it lets the opponent do and the other one does not, as proven claims.

In the positions after the move and after the better one the opponent is to move. A duel that the player wins in the
latter and loses in the former is a reason: about the game, about a connection of the player's that may be cut, or about
one of the opponent's that is not stopped. Each claim is proven by `connections.py`, both ways; what is not found out
within the budget is not claimed. (A review of losing moves by such claims: compare Broderick Arneson, Ryan Hayward and
Philip Henderson, "Solving Hex: beyond humans", 2010, whose must-play regions this uses.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.insight.cells import worthless
from pyengine.insight.connections import Connections, Verdict, distance, needs
from pyengine.insight.position import End, Position
from pyengine.search.distance import bits

NODES = 1200
"""The budget of an explanation: positions that all its searches look at."""
EASY, HARD, GAME = 40, 150, 200
"""The most nodes for a connection that is to be found, for the proof that there is none, and for a game."""
NEAR = 3
"""The most stones that a connection may still need, beside the better move."""
MOST = 2
"""The most connections that an explanation names."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A claim about a move and a better one.

    `kind` is a word of KINDS, `player` whose success or connection it is about, `ends` are those of a connection,
    `carrier` the empty cells on which it is decided, and `answer` the opponent's move that shows it.
    """

    kind: str
    player: int
    carrier: int
    ends: tuple[End, ...] = ()
    answer: int | None = None

    @property
    def link(self) -> str:
        """A word of LINKS for the connection."""
        if self.carrier.bit_count() == 2 and self.kind == "broken":
            return "bridge"
        return "template" if any(end.side is not None for end in self.ends) else "connection"


KINDS = {
    "wins": "the better move wins, proven by a search; the move does not",
    "must": "the opponent threatens to win, and the move lies outside the must-play region",
    "loses": "after the move the opponent wins, proven by a search",
    "broken": "the opponent has just gone into a connection, and after the move can cut it; the better one keeps it",
    "cut": "after the move the opponent can cut what the better one connects",
    "joins": "after the move the opponent can make a connection that the better one stops",
    "dead": "the move is dead: a stone there changes nothing",
    "captured": "the opponent has an answer that makes the move dead",
}
"""What a reason claims."""
LINKS = "bridge", "template", "connection"
"""A link held by two cells, another one to a side, and one between chains."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The reasons, the most important one first, and numbers for where there are none.

    `needs` are the stones with which player 1 and player 2 would win if the other one only passed: after the move, and
    after the better one.
    """

    reasons: tuple[Reason, ...]
    needs: tuple[tuple[int, int], tuple[int, int]]


def explain(state: Connection, move: int | None, better: int, nodes: int = NODES) -> Explanation:
    """Why `better` is better than `move`, or than to pass. Neither is a swap, and the game is not over.

    The same budget of `nodes` gives the same reasons on every machine. What it is too small for is not claimed.
    """
    position = Position.of(state)
    case = _Case(position, move, better, Connections(position.board, nodes))
    found = *case.game(), *case.waste(state), *islice(case.links(state.last), MOST)
    return Explanation(found, (needs(position.after(move)), needs(position.after(better))))


class _Case:
    """A position with a move and a better one."""

    def __init__(self, position: Position, move: int | None, better: int, known: Connections) -> None:
        self._position, self._move, self._better, self._known = position, move, better, known
        self._after, self._best = position.after(move), position.after(better)
        self._player, self._rival = position.to_move, opponent(position.to_move)

    def game(self) -> Iterator[Reason]:
        """The reason that the game itself is, where it is decided."""
        saved = self._known.game(self._best, GAME)
        if saved is not None and saved.winner != self._player:
            return  # nothing is better than to lose
        region = self._known.region(self._position, GAME)
        if region is not None and self._move is not None and not region >> self._move & 1:
            yield Reason("must", self._rival, region)
            return
        lost = self._known.game(self._after, GAME)
        if lost is not None and lost.winner == self._rival:
            yield Reason("loses", self._rival, lost.carrier, answer=self._first(self._after, lost))
        elif saved is not None and lost is None:
            yield Reason("wins", self._player, saved.carrier | 1 << self._better)

    def waste(self, state: Connection) -> Iterator[Reason]:
        """Whether the move is a wasted one."""
        if self._move is None:
            return
        for kind, cells in zip(("dead", "captured"), worthless(state), strict=True):
            if cells >> self._move & 1:
                yield Reason(kind, self._rival, 1 << self._move)

    def links(self, last: int | None) -> Iterator[Reason]:
        """The connections that the two moves decide differently, the weightiest first."""
        pairs = [(owner, ends) for owner in (1, 2) for ends in self._position.pairs(owner)]
        for owner, ends in sorted(pairs, key=lambda pair: -_weight(pair[1])):
            reason = self._own(ends, last) if owner == self._player else self._other(ends)
            if reason is not None:
                yield reason

    def _own(self, ends: tuple[End, End], last: int | None) -> Reason | None:
        """A connection of the player's that only the better move keeps."""
        owner = self._player
        if not self._matters(owner, ends) or distance(self._after, owner, ends) == 0:
            return None
        kept = self._known.verdict(self._best, owner, ends, EASY)
        if kept is None or kept.winner != owner:
            return None
        cut = self._known.verdict(self._after, owner, ends, HARD)
        if cut is None or cut.winner == owner:
            return None
        answer, whole = self._answer(self._after, owner, ends, cut), None
        if last is not None and last < len(self._position.board.near):
            whole = self._known.verdict(self._position.without(1 << last).after(None), owner, ends, EASY)
        if whole is not None and whole.winner == owner:
            return Reason("broken", owner, whole.carrier, ends, answer)
        return Reason("cut", owner, kept.carrier | 1 << self._better, ends, answer)

    def _other(self, ends: tuple[End, End]) -> Reason | None:
        """A connection of the opponent's that only the better move stops."""
        owner = self._rival
        if not self._matters(owner, ends) or distance(self._best, owner, ends) == 0:
            return None
        made = self._known.verdict(self._after, owner, ends, EASY)
        if made is None or made.winner != owner:
            return None
        stopped = self._known.verdict(self._best, owner, ends, HARD)
        if stopped is None or stopped.winner == owner:
            return None
        return Reason("joins", owner, made.carrier, ends, self._answer(self._after, owner, ends, made))

    def _matters(self, owner: int, ends: tuple[End, End]) -> bool:
        """Whether the better move lies on a way between two ends that needs few stones."""
        return distance(self._position, owner, ends, self._better) <= NEAR + 1

    def _first(self, position: Position, verdict: Verdict) -> int | None:
        """The move with which the one to move wins."""
        for cell in bits(verdict.carrier):
            after = self._known.game(position.after(cell), EASY)
            if after is not None and after.winner == verdict.winner:
                return cell
        return None

    def _answer(self, position: Position, owner: int, ends: tuple[End, End], verdict: Verdict) -> int | None:
        """The move with which the one to move wins the duel about a connection."""
        for cell in bits(verdict.carrier):
            after = self._known.verdict(position.after(cell), owner, ends, EASY)
            if after is not None and after.winner == verdict.winner:
                return cell
        return None


def _weight(ends: tuple[End, End]) -> int:
    """How much a connection matters, roughly: by the stones that it joins; a side counts as three."""
    return sum(3 if end.side is not None else end.cells.bit_count() for end in ends)
