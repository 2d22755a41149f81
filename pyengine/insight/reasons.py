"""Why a move is worse than another one: what it lets the opponent do and the other one does not, as proven claims.

In the positions after the move and after the better one the opponent is to move. A duel that the player wins in the
latter and loses in the former is a reason: about the game, about a connection of the player's that may be cut, or about
one of the opponent's that is not stopped. Each claim is proven by `connections.py`, both ways; what is not found out
within the budget is not claimed. (A review of losing moves by such claims: compare Broderick Arneson, Ryan Hayward and
Philip Henderson, "Solving Hex: beyond humans", 2010, whose must-play regions this uses.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.insight.cells import worthless
from pyengine.insight.claims import Claim, link
from pyengine.insight.connections import Connections, Ends, Verdict, distance, needs
from pyengine.insight.ladders import along, ladders
from pyengine.insight.position import Position

NODES = 8000
"""The budget of an explanation: positions that all its searches look at."""
EASY, HARD, GAME = 250, 1000, 1500
"""The most nodes for a connection that is to be found, for the proof that there is none, and for a game."""
NEAR = 3
"""The most stones that a connection may still need, beside the better move."""
MOST = 2
"""The most connections that an explanation names."""
FEW = 6
"""The most cells of a must-play region that narrows the choice of one who has made no move yet."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The reasons, the most important one first, and numbers for where there are none.

    `needs` are the stones with which player 1 and player 2 would win if the other one only passed: after the move, and
    after the better one.
    """

    reasons: tuple[Claim, ...]
    needs: tuple[tuple[int, int], tuple[int, int]]


def explain(state: Connection, move: int | None, better: int, nodes: int = NODES) -> Explanation:
    """Why `better` is better than `move`, or than to pass. Neither is a swap, and the game is not over.

    The same budget of `nodes` gives the same reasons on every machine. What it is too small for is not claimed.
    """
    found = tuple(claim for claim in reasons(state, move, better, nodes) if claim is not None)
    return Explanation(found, needed(state, move, better))


def needed(state: Connection, move: int | None, better: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The numbers of an explanation."""
    position = Position.of(state)
    return needs(position.after(move)), needs(position.after(better))


def reasons(state: Connection, move: int | None, better: int, nodes: int = NODES) -> Iterator[Claim | None]:
    """The reasons as they are found; None where there was none, after which one may stop as well."""
    position = Position.of(state)
    case = _Case(position, move, better, Connections(position.board, nodes))
    yield from case.game()
    yield from case.waste(state)
    yield from case.links(state.last)


class _Case:
    """A position with a move and a better one."""

    def __init__(self, position: Position, move: int | None, better: int, known: Connections) -> None:
        self._position, self._move, self._better, self._known = position, move, better, known
        self._after, self._best = position.after(move), position.after(better)
        self._player, self._rival = position.to_move, opponent(position.to_move)

    def game(self) -> Iterator[Claim]:
        """The reason that the game itself is, where it is decided."""
        saved = self._known.game(self._best, GAME)
        if saved is not None and saved.winner != self._player:
            return  # nothing is better than to lose
        region = self._known.region(self._position, GAME)
        if region is not None and not region >> self._better & 1:
            return  # nor is this
        if self._move is None:
            yield from self._next(saved, region)
            return
        if region is not None and not region >> self._move & 1:
            yield Claim("must", self._rival, region)
            return
        lost = self._known.game(self._after, GAME)
        doubled = list(self._doubled())
        if doubled:
            yield from doubled
        elif lost is not None and lost.winner == self._rival:
            yield Claim("loses", self._rival, lost.carrier, answer=self._known.winning(self._after, lost))
        elif lost is None:
            yield from self._won(saved)

    def _next(self, saved: Verdict | None, region: int | None) -> Iterator[Claim]:
        """What is proven where no move was made: of the better move, else of the opponent's threats.

        That the opponent would win after a pass is true of nearly every position, and says nothing.
        """
        won = list(self._won(saved))
        if won:
            yield from won
        elif region is not None and region.bit_count() <= FEW:
            yield Claim("must", self._rival, region)
        else:
            yield from self._doubled()

    def _doubled(self) -> Iterator[Claim]:
        """The easiest double threat that the opponent has after the move, if there is none after the better one."""
        doubled = min(self._known.double(self._after), key=_carried, default=None)
        if doubled is not None and not any(self._known.double(self._best)):
            yield Claim("doubled", self._rival, doubled[1], answer=doubled[0])

    def _won(self, saved: Verdict | None) -> Iterator[Claim]:
        """What is proven of the better move alone."""
        joined = self._joined() if saved is not None else None
        if joined is not None:
            yield joined
            return
        double = dict(self._known.double(self._position)).get(self._better)
        if double is not None:
            yield Claim("double", self._player, double, answer=self._better)
        elif saved is not None:
            yield Claim("wins", self._player, saved.carrier | 1 << self._better)

    def _joined(self) -> Claim | None:
        """The link of the better move, which wins, to a side: the one that takes the fewest cells."""
        position, owner, better = self._best, self._player, self._better
        chain = next(end for end in position.chains(owner) if end.cells >> better & 1)
        found = list[Claim]()
        for side in position.sides(owner):
            if not chain.cells & side.cells:
                kept = self._known.verdict(position, owner, (chain, side), EASY)
                if kept is not None and kept.winner == owner and kept.carrier & position.board.near[better]:
                    found.append(Claim("wins", owner, kept.carrier, (chain, side), better))
        return min(found, key=lambda claim: claim.carrier.bit_count(), default=None)

    def waste(self, state: Connection) -> Iterator[Claim]:
        """Whether the move is as good as none."""
        if self._move is not None and worthless(state).dead >> self._move & 1:
            yield Claim("dead", self._rival, 1 << self._move)

    def links(self, last: int | None) -> Iterator[Claim | None]:
        """The connections that the two moves decide differently, the weightiest first, and None for each other one."""
        found, pairs = 0, [(owner, ends) for owner in (1, 2) for ends in self._position.pairs(owner)]
        for owner, ends in sorted(pairs, key=lambda pair: -_weight(pair[1])):
            reason = self._own(ends, last) if owner == self._player else self._other(ends)
            yield reason
            found += reason is not None
            if found == MOST:
                return
        if not found:
            yield from self._escapes()

    def _escapes(self) -> Iterator[Claim]:
        """Threats that the better move makes: it lets a ladder connect that fails after the other one."""
        best, after = (replace(one, to_move=self._player) for one in (self._best, self._after))
        for ladder in ladders(best, self._known, self._player):
            if ladder.escape is not None and ladder.escape.cells >> self._better & 1:
                poor = self._known.verdict(after, self._player, ladder.ends, HARD)
                if poor is not None and poor.winner != self._player:
                    ends = *ladder.ends, ladder.escape
                    yield Claim("ladder-escape", self._player, ladder.carrier, ends, ladder.first)
                    return

    def _own(self, ends: Ends, last: int | None) -> Claim | None:
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
        answer, whole = self._known.move(self._after, owner, ends, cut), None
        if last is not None and last < len(self._position.board.near):
            whole = self._known.verdict(self._position.without(1 << last).after(None), owner, ends, EASY)
        if whole is not None and whole.winner == owner:
            return Claim(
                f"broken-{link(self._position.board, whole.carrier, ends)}", owner, whole.carrier, ends, answer
            )
        if ends[1].side is not None and self._move is not None:
            for ladder in along(self._position, self._known, ends, 1 << self._move):
                return Claim("ladder-fails", owner, ladder.carrier, ends, answer)
        return Claim("cut", owner, kept.carrier | 1 << self._better, ends, answer)

    def _other(self, ends: Ends) -> Claim | None:
        """A connection of the opponent's that only the better move stops."""
        owner = self._rival
        if distance(self._best, owner, ends) == 0:
            return None
        ladder = self._escaping(ends)
        if ladder is not None:
            return ladder if self._stopped(ends) else None
        made = self._known.verdict(self._after, owner, ends, EASY) if self._matters(owner, ends) else None
        if made is None or made.winner != owner or not self._stopped(ends):
            return None
        return Claim("joins", owner, made.carrier, ends, self._known.move(self._after, owner, ends, made))

    def _escaping(self, ends: Ends) -> Claim | None:
        """A ladder of the opponent's after the move that connects because of an escape, as a claim."""
        for ladder in along(self._after, self._known, ends) if ends[1].side is not None else ():
            if ladder.escape is not None:
                return Claim("ladder-joins", self._rival, ladder.carrier, (*ends, ladder.escape), ladder.first)
        return None

    def _stopped(self, ends: Ends) -> bool:
        """Whether the better move is proven to stop a connection of the opponent's."""
        stopped = self._known.verdict(self._best, self._rival, ends, HARD)
        return stopped is not None and stopped.winner == self._player

    def _matters(self, owner: int, ends: Ends) -> bool:
        """Whether the better move lies on a way between two ends that needs few stones."""
        return distance(self._position, owner, ends, self._better) <= NEAR + 1


def _carried(threat: tuple[int, int]) -> int:
    """The number of cells that a double threat needs: the fewest are the easiest to see."""
    return threat[1].bit_count()


def _weight(ends: Ends) -> int:
    """How much a connection matters, roughly: by the stones that it joins; a side counts as three."""
    return sum(3 if end.side is not None else end.cells.bit_count() for end in ends)
