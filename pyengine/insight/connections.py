"""Virtual connections: whether two ends are joined whatever the opponent does, proven by a search of its own.

Ends that stay connected even if the opponent moves first are virtually connected; a threat connects if its owner moves
first (Vadim Anshelevich, "A hierarchical approach to computer Hex", 2002). Instead of building large connections from
small ones, each claim is searched by itself, as a duel between the owner, who joins, and the opponent, who cuts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.game import opponent
from pyengine.insight.cuts import Cut
from pyengine.insight.position import End, Position
from pyengine.search.distance import SHORTEST, TWO_DISTANCE, Board, bits, costs
from pyengine.search.duel import Duel, Threats
from pyengine.search.links import Links
from pyengine.search.solve import Goal

Ends = tuple[End, End]
"""What a connection joins: a chain, and another one or a side."""
AGAIN = 200
"""The most nodes for each move, where the move that wins is looked for."""
USUAL = 100
"""The cells of a board on which a search has all its nodes."""
PAIRS = 4
"""The cells of two links."""


class Spent(Exception):
    """The nodes that a search may look at are used up."""


class Nodes:
    """A budget of nodes, which several searches share."""

    def __init__(self, left: int) -> None:
        self.left = left

    def take(self) -> None:
        """Takes one. Raises Spent."""
        if self.left <= 0:
            raise Spent
        self.left -= 1


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins a duel, and the carrier: the empty cells that the winner needs."""

    winner: int
    carrier: int


class Join(Links):
    """The aim of joining two ends."""

    def __init__(self, board: Board, ends: tuple[int, int]) -> None:
        self._ends = board.between(ends)
        super().__init__(self._ends, list(ends))

    def costs(self, mine: int, empty: int) -> list[int]:
        """As in Aim, by the two-distance."""
        return costs(self._ends, mine, empty, 0b11, TWO_DISTANCE)


class Contest(Duel):
    """A duel with a budget of nodes: the positions whose threats are looked for, which takes nearly all the time."""

    nodes: Nodes

    def threats(self, player: int, mine: int, theirs: int) -> Threats:
        """As in Duel. Raises Spent."""
        self.nodes.take()
        return super().threats(player, mine, theirs)

    def verdict(self, position: Position, nodes: Nodes, most: int) -> Verdict | None:
        """Who wins, with the player of the position to move; None if it takes more than `most` or all nodes."""
        self.nodes = Nodes(min(most, nodes.left))
        nodes.left -= self.nodes.left
        player = position.to_move
        try:
            won, carrier = self.result(player, position.own(player), position.own(opponent(player)))
        except Spent:
            return None
        finally:
            nodes.left += self.nodes.left
        return Verdict(player if won else opponent(player), carrier)

    def faced(self, position: Position, nodes: Nodes) -> Threats | None:
        """The simplest wins of the opponent that the one to move faces; None without nodes."""
        self.nodes, player = nodes, position.to_move
        try:
            return self.threats(player, position.own(player), position.own(opponent(player)))
        except Spent:
            return None

    def move(self, position: Position, nodes: Nodes, verdict: Verdict) -> int | None:
        """The move with which the one to move wins, as the verdict says; None if it is not found again."""
        for cell in bits(verdict.carrier):
            after = self.verdict(position.after(cell), nodes, AGAIN)
            if after is not None and after.winner == verdict.winner:
                return cell
        return None


class Connections:
    """The duels about one game's boards; what they have found out is kept."""

    def __init__(self, board: Board, nodes: int) -> None:
        """`nodes` is the budget of all of them together on a board of USUAL cells at most.

        A node takes time by the square of the cells, so that larger boards have fewer of them, as each search has.
        """
        self._share = min(1.0, (USUAL / len(board.near)) ** 2)
        self.nodes = Nodes(int(nodes * self._share))
        self._board = board
        self._duels: dict[tuple[int, int, int], Contest] = {}
        self._games: dict[tuple[tuple[int, ...], tuple[int, ...]], Contest] = {}

    def verdict(self, position: Position, owner: int, ends: Ends, most: int) -> Verdict | None:
        """Whether `owner` joins two ends, of which the first is a chain; None where that is not found out."""
        return self._duel(owner, ends).verdict(position, self.nodes, int(most * self._share))

    def game(self, position: Position, most: int) -> Verdict | None:
        """Who wins the game; None where that is not found out."""
        return self._game(position).verdict(position, self.nodes, int(most * self._share))

    def answers(self, position: Position, owner: int, ends: Ends) -> int:
        """The must-play region of the duel about a connection: the cells that meet all simple threats."""
        faced = self._duel(owner, ends).faced(position, self.nodes)
        return faced[0] if faced else position.empty

    def move(self, position: Position, owner: int, ends: Ends, verdict: Verdict) -> int | None:
        """A move with which the one to move, who wins the duel about a connection, does so; None if not found out."""
        return self._duel(owner, ends).move(position, self.nodes, verdict)

    def winning(self, position: Position, verdict: Verdict) -> int | None:
        """A move with which the one to move, who wins the game, does so; None if that is not found out."""
        return self._game(position).move(position, self.nodes, verdict)

    def double(self, position: Position) -> Iterator[tuple[int, int]]:
        """The moves after which links alone win for the one to move, each with the cells of two links or more."""
        player, empty = position.to_move, position.empty
        goal = Goal(self._board, sum(1 << side for side in position.goals[player - 1]))
        for cell in bits(empty):
            mine, rest = position.own(player) | 1 << cell, empty & ~(1 << cell)
            carrier = goal.held(mine, rest)
            if carrier is not None and carrier.bit_count() >= PAIRS:
                yield cell, carrier | 1 << cell

    def _duel(self, owner: int, ends: Ends) -> Contest:
        """The duel about a connection."""
        masks = ends[0].cells, ends[1].cells
        duel = self._duels.get((owner, *masks))
        if duel is None:
            join, cut = Join(self._board, masks), Cut(self._board, masks)
            duel = Contest(self._board.all, (join, cut) if owner == 1 else (cut, join))
            self._duels[owner, *masks] = duel
        return duel

    def threats(self, position: Position) -> Threats:
        """The simple wins that the player to move faces in the game; none without nodes."""
        return self._game(position).faced(position, self.nodes) or (position.empty, 0)

    def region(self, position: Position, most: int) -> int | None:
        """The must-play region: cells that the opponent's known wins have in common, if the player to move passes.

        Every move outside loses. None if no such win is found.
        """
        must, known = self.threats(position)
        player = position.to_move
        threat = self.game(position.after(None), most)
        if threat is not None and threat.winner != player:
            return must & threat.carrier
        return must if known else None

    def _game(self, position: Position) -> Contest:
        """The duel about the game."""
        duel = self._games.get(position.goals)
        if duel is None:
            one, two = (Goal(self._board, sum(1 << side for side in sides)) for sides in position.goals)
            duel = self._games[position.goals] = Contest(self._board.all, (one, two))
        return duel


def distance(position: Position, player: int, ends: Ends, via: int | None = None) -> int:
    """The stones with which a player would join two ends, by way of a cell if one is given.

    The opponent is taken to pass. FAR if that is impossible.
    """
    return _lacking(position, player, [end.cells for end in ends], via)


def needs(position: Position) -> tuple[int, int]:
    """The stones with which player 1, and player 2, would win if the other one only passed; FAR where nothing helps."""
    one, two = ([end.cells for end in position.sides(player)] for player in (1, 2))
    return _lacking(position, 1, one), _lacking(position, 2, two)


def _lacking(position: Position, player: int, ends: list[int], via: int | None = None) -> int:
    """The stones that are missing for a chain that touches all these ends."""
    board, own, every = position.board.between(ends), position.own(player), (1 << len(ends)) - 1
    if board.joins(own, every):
        return 0
    found = costs(board, own, position.empty, every, SHORTEST)
    return min(found) if via is None else found[via]
