"""Virtual connections: whether two ends are joined whatever the opponent does, each proven by a search of its own.

Ends are virtually connected if they stay connected although the opponent moves first; a threat connects them if its
owner moves first (Vadim Anshelevich, "A hierarchical approach to computer Hex", 2002). Each claim is a duel between the
owner, who joins the ends, and the opponent, who cuts them: no large connection is composed of small ones.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.game import opponent
from pyengine.insight.cuts import Cut
from pyengine.insight.position import End, Position
from pyengine.search.connection.distance import SHORTEST, Board, bits, costs
from pyengine.search.connection.duel import Aim, Duel, Threats
from pyengine.search.connection.solver import Goal

Ends = tuple[End, End]
"""The ends of a connection: a chain, and another chain or a side."""
MOVE_NODES = 200
"""The most nodes for each move when looking for the one that wins."""
FULL_BUDGET_CELLS = 100
"""The largest board, in cells, on which a search has all its nodes."""
LINK_PAIR = 4
"""The cells of two links."""


class OutOfNodes(Exception):
    """A search has used up its nodes."""


@dataclass(slots=True)
class Nodes:
    """A budget of nodes that several searches share."""

    left: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins a duel, and the carrier: the empty cells that the winner needs."""

    winner: int
    carrier: int


class Contest(Duel):
    """A duel with a budget. A node is a position whose threats are computed, which takes nearly all the time.

    Of `most` nodes for one search it takes the part `share`.
    """

    def __init__(self, board: Board, aims: tuple[Aim, Aim], nodes: Nodes, share: float) -> None:
        super().__init__(board.all, aims)
        self._nodes, self._share, self._limit = nodes, share, 0

    def threats(self, player: int, mine: int, theirs: int) -> Threats:
        """The opponent's simplest wins that `player` faces. Raises OutOfNodes."""
        if self._nodes.left <= self._limit:
            raise OutOfNodes
        self._nodes.left -= 1
        return super().threats(player, mine, theirs)

    def verdict(self, position: Position, most: int) -> Verdict | None:
        """Who wins this position; None if that takes more than `most` nodes or all that are left."""
        return self._verdict(position, int(most * self._share))

    def winner(self, position: Position, most: int) -> int | None:
        verdict = self.verdict(position, most)
        return None if verdict is None else verdict.winner

    def winning_move(self, position: Position, verdict: Verdict) -> int | None:
        """A move that wins for the player to move, who wins by the `verdict`; None if it is not found again."""
        for cell in bits(verdict.carrier):
            after = self._verdict(position.after(cell), MOVE_NODES)
            if after is not None and after.winner == verdict.winner:
                return cell
        return None

    def simple_threats(self, position: Position) -> Threats:
        """The simplest wins of the opponent that the player to move faces; none without nodes."""
        self._limit, player = 0, position.to_move
        try:
            return self.threats(player, position.own(player), position.own(opponent(player)))
        except OutOfNodes:
            return position.empty, 0

    def _verdict(self, position: Position, most: int) -> Verdict | None:
        self._limit, player = max(0, self._nodes.left - most), position.to_move
        try:
            won, carrier = self.result(player, position.own(player), position.own(opponent(player)))
        except OutOfNodes:
            return None
        return Verdict(player if won else opponent(player), carrier)


class Connections:
    """The duels about the positions of one game, which keep their results."""

    def __init__(self, position: Position, nodes: int) -> None:
        """`nodes` is the budget of all duels together on a board of up to FULL_BUDGET_CELLS.

        The time for a node grows with the square of the cells, so every search has fewer nodes on larger boards.
        """
        self._board = position.board
        self._share = min(1.0, (FULL_BUDGET_CELLS / len(self._board.near)) ** 2)
        self.nodes = Nodes(int(nodes * self._share))
        self._links: dict[tuple[int, int, int], Contest] = {}
        goals = [Goal(self._board, sum(1 << side for side in sides)) for sides in position.goals]
        self._goals = goals[0], goals[1]
        self.game = Contest(self._board, self._goals, self.nodes, self._share)
        """The duel about the game."""

    def link(self, owner: int, ends: Ends) -> Contest:
        """The duel in which `owner` joins two ends, the first of which is a chain, and the opponent cuts them."""
        masks = ends[0].cells, ends[1].cells
        if (owner, *masks) not in self._links:
            join, cut = Goal(self._board.between(masks), 0b11), Cut(self._board, masks)
            aims: tuple[Aim, Aim] = (join, cut) if owner == 1 else (cut, join)
            self._links[owner, *masks] = Contest(self._board, aims, self.nodes, self._share)
        return self._links[owner, *masks]

    def double_threats(self, position: Position) -> Iterator[tuple[int, int]]:
        """Moves after which links alone win for the player to move, each with the cells of two links or more."""
        player, empty = position.to_move, position.empty
        for cell in bits(empty):
            carrier = self._goals[player - 1].carrier(position.own(player) | 1 << cell, empty & ~(1 << cell))
            if carrier is not None and carrier.bit_count() >= LINK_PAIR:
                yield cell, carrier | 1 << cell

    def must_play(self, position: Position, most: int) -> int | None:
        """The must-play region: the cells common to the known wins of the opponent if the player to move passes.

        Every move outside loses. None if no such win is found.
        """
        must, carriers = self.game.simple_threats(position)
        threat = self.game.verdict(position.after(None), most)
        if threat is not None and threat.winner != position.to_move:
            return must & threat.carrier
        return must if carriers else None


def distance(position: Position, player: int, ends: Ends, via: int | None = None) -> int:
    """The stones that `player` needs to join two ends, through the cell `via` if given, while the opponent passes.

    FAR if that is impossible.
    """
    return _missing(position, player, [end.cells for end in ends], via)


def needs(position: Position) -> tuple[int, int]:
    """The stones with which player 1, and player 2, would win if the opponent only passed; FAR if they cannot."""
    one, two = ([end.cells for end in position.sides(player)] for player in (1, 2))
    return _missing(position, 1, one), _missing(position, 2, two)


def _missing(position: Position, player: int, ends: list[int], via: int | None = None) -> int:
    """The stones missing from a chain that touches all these ends."""
    board, own, every = position.board.between(ends), position.own(player), (1 << len(ends)) - 1
    if board.joins(own, every):
        return 0
    path_costs = costs(board, own, position.empty, every, SHORTEST)
    return min(path_costs) if via is None else path_costs[via]
