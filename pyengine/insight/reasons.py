"""Why a move is worse than another: what it allows the opponent that the better move does not, as proven claims.

After the move and after the better one the opponent is to move. A duel that the player wins after the better move and
loses after the move is a reason: the game itself, a connection of the player that may be cut, or one of the opponent
that is not stopped. Both results are proven by a search; what the budget does not suffice for is not claimed. (A review
of losing moves by such claims: compare Broderick Arneson, Ryan Hayward and Philip Henderson, "Solving Hex: beyond
humans", 2010, whose must-play regions this uses.)
"""

from collections.abc import Iterator
from dataclasses import replace

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.insight.cells import worthless_cells
from pyengine.insight.claims import FEW, Claim, link_kind
from pyengine.insight.connections import Connections, Ends, Verdict, distance, needs
from pyengine.insight.ladders import Ladder, ladders, ladders_along
from pyengine.insight.position import Position

NODES = 8000
"""The budget of an explanation: positions that all its searches look at."""
EASY, HARD, GAME = 250, 1000, 1500
"""The most nodes for a connection that is to be found, for the proof that there is none, and for a game."""
NEAR = 3
"""The most stones that a connection may still need, beside the better move."""
MOST = 2
"""The most connections that an explanation names."""


def explain(state: Connection, move: int | None, better: int, nodes: int = NODES) -> list[Claim]:
    """Why `better` is better than `move`, or than a pass: the most important reason first.

    Neither is a swap, and the game is not over. The same budget of `nodes` gives the same reasons on every machine.
    """
    return [claim for claim in search_reasons(state, move, better, nodes) if claim is not None]


def stones_needed(state: Connection, move: int | None, better: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The stones with which each player would win if the opponent only passed: after the move, and the better one."""
    position = Position.of(state)
    return needs(position.after(move)), needs(position.after(better))


def search_reasons(state: Connection, move: int | None, better: int, nodes: int = NODES) -> Iterator[Claim | None]:
    """Yields the reasons one by one, and None after a search without one: the caller may stop at either."""
    position = Position.of(state)
    case = _Case(position, move, better, Connections(position, nodes))
    yield from case.game()
    if move is not None and worthless_cells(state).dead >> move & 1:
        yield Claim("dead", opponent(state.to_move), 1 << move)
    yield from case.links(state.last)


class _Case:
    """A position with a move and a better one."""

    def __init__(self, position: Position, move: int | None, better: int, connections: Connections) -> None:
        self._position, self._move, self._better, self._connections = position, move, better, connections
        self._after, self._best = position.after(move), position.after(better)
        self._player, self._rival = position.to_move, opponent(position.to_move)

    def game(self) -> Iterator[Claim]:
        """Reasons about who wins the game."""
        game = self._connections.game
        win = game.verdict(self._best, GAME)
        if win is not None and win.winner != self._player:
            return  # the better move loses, too
        region = self._connections.must_play(self._position, GAME)
        if region is not None and not region >> self._better & 1:
            return
        if self._move is None:
            yield from self._hints(win, region)
            return
        if region is not None and region.bit_count() <= FEW and not region >> self._move & 1:
            yield Claim("must", self._rival, region)
            return
        loss = game.verdict(self._after, GAME)
        doubled = list(self._double_threat())
        if doubled:
            yield from doubled
        elif loss is not None and loss.winner == self._rival:
            yield Claim("loses", self._rival, loss.carrier, answer=game.winning_move(self._after, loss))
        elif loss is None:
            yield from self._wins(win)

    def _hints(self, win: Verdict | None, region: int | None) -> Iterator[Claim]:
        """Without a move: what is proven of the better move, else of the opponent's threats.

        The opponent would win after a pass in nearly every position, so that is no hint.
        """
        wins = list(self._wins(win))
        if wins:
            yield from wins
        elif region is not None and region.bit_count() <= FEW:
            yield Claim("must", self._rival, region)
        else:
            yield from self._double_threat()

    def _double_threat(self) -> Iterator[Claim]:
        """The opponent's double threat of the fewest cells after the move, if there is none after the better one."""
        threats = self._connections.double_threats(self._after)
        threat = min(threats, key=lambda threat: threat[1].bit_count(), default=None)
        if threat is not None and not any(self._connections.double_threats(self._best)):
            yield Claim("doubled", self._rival, threat[1], answer=threat[0])

    def _wins(self, win: Verdict | None) -> Iterator[Claim]:
        """The claims that are proven of the better move alone."""
        link = self._winning_link() if win is not None else None
        if link is not None:
            yield link
            return
        double = dict(self._connections.double_threats(self._position)).get(self._better)
        if double is not None:
            yield Claim("double", self._player, double, answer=self._better)
        elif win is not None:
            yield Claim("wins", self._player, win.carrier | 1 << self._better)

    def _winning_link(self) -> Claim | None:
        """The link by which the better move wins, to a side, with the fewest cells."""
        position, owner, better = self._best, self._player, self._better
        chain = next(end for end in position.chains(owner) if end.cells >> better & 1)
        claims = list[Claim]()
        for side in position.sides(owner):
            if not chain.cells & side.cells:
                link = self._connections.link(owner, (chain, side)).verdict(position, EASY)
                if link is not None and link.winner == owner and link.carrier & position.board.near[better]:
                    claims.append(Claim("wins", owner, link.carrier, (chain, side), better))
        return min(claims, key=lambda claim: claim.carrier.bit_count(), default=None)

    def links(self, last: int | None) -> Iterator[Claim | None]:
        """The connections that the two moves decide differently, the weightiest first, and None for any other."""
        count, pairs = 0, [(owner, ends) for owner in (1, 2) for ends in self._position.pairs(owner)]
        for owner, ends in sorted(pairs, key=lambda pair: -_weight(pair[1])):
            reason = self._own_link(ends, last) if owner == self._player else self._rival_link(ends)
            yield reason
            count += reason is not None
            if count == MOST:
                return
        if not count:
            yield from self._escapes()

    def _escapes(self) -> Iterator[Claim]:
        """A ladder that connects after the better move, its escape, and fails after the other move."""
        best, after = (replace(position, to_move=self._player) for position in (self._best, self._after))
        for ladder in ladders(best, self._connections, self._player):
            if ladder.escape is None or not ladder.escape.cells >> self._better & 1:
                continue
            if self._connections.link(self._player, ladder.ends).winner(after, HARD) == self._rival:
                yield Claim("ladder-escape", self._player, ladder.carrier, (*ladder.ends, ladder.escape), ladder.first)
                return

    def _own_link(self, ends: Ends, last: int | None) -> Claim | None:
        """A connection of the player that only the better move keeps."""
        owner, duel = self._player, self._connections.link(self._player, ends)
        matters = self._matters(owner, ends) and distance(self._after, owner, ends) > 0
        link = duel.verdict(self._best, EASY) if matters else None
        if link is None or link.winner != owner:
            return None
        cut = duel.verdict(self._after, HARD)
        if cut is None or cut.winner == owner:
            return None
        if (run := self._run(ends, self._better)) is not None and run.escape is not None:
            return Claim("ladder-runs", owner, run.carrier, (*ends, run.escape), run.first)
        answer, whole = duel.winning_move(self._after, cut), None
        if last is not None and last < len(self._position.board.near):
            whole = duel.verdict(self._position.without(1 << last).after(None), EASY)
        if whole is not None and whole.winner == owner:
            kind = link_kind(self._position.board, whole.carrier, ends)
            return Claim(f"broken-{kind}", owner, whole.carrier, ends, answer)
        if (run := self._run(ends, self._move)) is not None:
            return Claim("ladder-fails", owner, run.carrier, ends, answer)
        return Claim("cut", owner, link.carrier | 1 << self._better, ends, answer)

    def _run(self, ends: Ends, first: int | None) -> Ladder | None:
        """The ladder of the player along a side that begins with the move `first`, if there is one."""
        if first is None or ends[1].side is None:
            return None
        return next(ladders_along(self._position, self._connections, ends, 1 << first), None)

    def _rival_link(self, ends: Ends) -> Claim | None:
        """A connection of the opponent that only the better move stops."""
        owner, duel = self._rival, self._connections.link(self._rival, ends)
        if distance(self._best, owner, ends) == 0:
            return None
        for ladder in ladders_along(self._after, self._connections, ends) if ends[1].side is not None else ():
            if ladder.escape is not None:
                claim = Claim("ladder-joins", owner, ladder.carrier, (*ends, ladder.escape), ladder.first)
                return claim if duel.winner(self._best, HARD) == self._player else None
        link = duel.verdict(self._after, EASY) if self._matters(owner, ends) else None
        if link is None or link.winner != owner or duel.winner(self._best, HARD) != self._player:
            return None
        return Claim("joins", owner, link.carrier, ends, duel.winning_move(self._after, link))

    def _matters(self, owner: int, ends: Ends) -> bool:
        """Whether the better move lies on a way between two ends that needs few stones."""
        return distance(self._position, owner, ends, self._better) <= NEAR + 1


def _weight(ends: Ends) -> int:
    """How much a connection matters, roughly: by the stones that it joins; a side counts as three."""
    return sum(3 if end.side is not None else end.cells.bit_count() for end in ends)
