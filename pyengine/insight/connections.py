"""Virtual connections: whether two ends are joined whatever the opponent does, proven by a search of its own.

Ends that stay connected even if the opponent moves first are virtually connected; a threat connects if its owner moves
first (Vadim Anshelevich, "A hierarchical approach to computer Hex", 2002). Instead of building large connections from
small ones, each claim is searched by itself, as a duel between the owner, who joins, and the opponent, who cuts.
"""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.game import opponent
from pyengine.insight.cuts import Cut
from pyengine.insight.position import End, Position
from pyengine.search.distance import SHORTEST, TWO_DISTANCE, Board, costs
from pyengine.search.duel import Duel
from pyengine.search.links import Links
from pyengine.search.solve import Goal


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
    """A duel with a budget of nodes."""

    nodes: Nodes

    def count(self, known: int) -> None:  # noqa: ARG002 (the budget counts)
        """Raises Spent."""
        self.nodes.take()

    def verdict(self, position: Position, nodes: Nodes, most: int) -> Verdict | None:
        """Who wins, with the player of the position to move; None if it takes more than `most` or all nodes."""
        share = Nodes(min(most, nodes.left))
        before, self.nodes = share.left, share
        player = position.to_move
        try:
            won, carrier = self.result(player, position.own(player), position.own(opponent(player)))
        except Spent:
            return None
        finally:
            nodes.left -= before - share.left
        return Verdict(player if won else opponent(player), carrier)


class Connections:
    """The duels about one game's boards; what they have found out is kept."""

    def __init__(self, board: Board, nodes: int) -> None:
        """`nodes` is the budget of all of them together."""
        self.nodes = Nodes(nodes)
        self._board = board
        self._duels: dict[tuple[int, int, int], Contest] = {}
        self._games: dict[tuple[tuple[int, ...], tuple[int, ...]], Contest] = {}

    def verdict(self, position: Position, owner: int, ends: tuple[End, End], most: int) -> Verdict | None:
        """Whether `owner` joins two ends, of which the first is a chain; None where that is not found out."""
        masks = ends[0].cells, ends[1].cells
        duel = self._duels.get((owner, *masks))
        if duel is None:
            join, cut = Join(self._board, masks), Cut(self._board, masks)
            duel = Contest(self._board.all, (join, cut) if owner == 1 else (cut, join))
            self._duels[owner, *masks] = duel
        return duel.verdict(position, self.nodes, most)

    def game(self, position: Position, most: int) -> Verdict | None:
        """Who wins the game; None where that is not found out."""
        return self._game(position).verdict(position, self.nodes, most)

    def region(self, position: Position, most: int) -> int | None:
        """The must-play region: cells that the opponent's known wins have in common, if the player to move passes.

        Every move outside loses. None if no such win is found.
        """
        player = position.to_move
        must, known = self._game(position).threats(player, position.own(player), position.own(opponent(player)))
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


def distance(position: Position, player: int, ends: tuple[End, End], via: int | None = None) -> int:
    """The stones with which a player would join two ends, by way of a cell if one is given, if the opponent only passed.

    FAR if that is impossible.
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
