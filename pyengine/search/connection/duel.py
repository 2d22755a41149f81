"""A duel: exactly one of two players succeeds on a board of bit masks, and a stone never harms its owner.

Carriers and must-play regions (see proof.py) leave few moves to try.
"""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Protocol

from pyengine.core.game import opponent
from pyengine.search.connection.distance import bits

Threats = tuple[int, int]
"""The proven wins of the opponent: the must-play region, outside which every move loses, and the union of carriers."""

Reply = tuple[int, Threats]
"""A move, and the threats that the opponent faces after it."""


class Aim(Protocol):
    """The aim of one player of a duel, and the simplest ways to it. `mine` and `empty` are masks of cells."""

    @abstractmethod
    def carrier(self, mine: int, empty: int) -> int | None:
        """The carrier of a success that the player holds with either player to move; None if none is found."""

    @abstractmethod
    def wins(self, mine: int, empty: int) -> Iterator[int]:
        """For empty cells that make a held success once the player takes them: that cell and the carrier."""

    @abstractmethod
    def costs(self, mine: int, empty: int) -> list[int]:
        """For every cell how far the player is from success by way of it: the lower, the sooner it is tried."""


class Duel:
    """Finds the winner and the winner's carrier.

    Its table maps (player to move, own stones, other stones) to whether the player wins, and the carrier.
    """

    def __init__(self, every: int, aims: tuple[Aim, Aim]) -> None:
        """`every` is the mask of all cells, `aims` are for players 1 and 2."""
        self._every, self._aims = every, aims
        self._table: dict[tuple[int, int, int], tuple[bool, int]] = {}

    def count(self, positions: int) -> None:
        """Called before the next position is searched, after that many others; may raise to end the search."""

    def twin(self, player: int, mine: int, theirs: int) -> tuple[bool, int] | None:  # noqa: ARG002 (of no use here)
        """The result of an equivalent position, if it is in the table."""
        return None

    def result(self, player: int, mine: int, theirs: int, threats: Threats | None = None) -> tuple[bool, int]:
        """Whether `player`, who is to move, wins, and the winner's carrier."""
        key = (player, mine, theirs)
        if key not in self._table:
            self.count(len(self._table))
            twin = self.twin(player, mine, theirs)
            self._table[key] = twin or self._search(player, mine, theirs, threats or self.threats(player, mine, theirs))
        return self._table[key]

    def threats(self, player: int, mine: int, theirs: int) -> Threats:
        """The opponent's simplest wins, which `player`, who is to move, faces."""
        aim, empty = self._aims[opponent(player) - 1], self._every & ~mine & ~theirs
        carrier = aim.carrier(theirs, empty)
        if carrier is not None:
            return 0, carrier
        must, union = empty, 0
        for carrier in sorted(aim.wins(theirs, empty), key=int.bit_count):
            if must & ~carrier:
                must &= carrier
                union |= carrier
        return must, union

    def order_moves(self, player: int, mine: int, theirs: int, replies: list[Reply]) -> list[Reply]:
        """The moves that leave the fewest answers first, and among equals those nearest to success."""
        if len(replies) < 2:
            return replies
        empty = self._every & ~mine & ~theirs
        own, other = self._aims[player - 1].costs(mine, empty), self._aims[opponent(player) - 1].costs(theirs, empty)
        return sorted(replies, key=lambda reply: (reply[1][0].bit_count(), own[reply[0]] + other[reply[0]]))

    def _search(self, player: int, mine: int, theirs: int, threats: Threats) -> tuple[bool, int]:
        """Tries wins by one more stone first, then the moves that break all proven wins of the opponent."""
        must, union = threats
        if not must:
            return False, union
        own = min(self._aims[player - 1].wins(mine, self._every & ~mine & ~theirs), key=int.bit_count, default=0)
        if own:
            return True, own
        replies = []
        for cell in bits(must):
            after = self.threats(opponent(player), theirs, mine | 1 << cell)
            if not after[0]:
                return True, after[1] | 1 << cell
            replies.append((cell, after))
        for cell, after in self.order_moves(player, mine, theirs, replies):
            if must >> cell & 1:
                lost, carrier = self.result(opponent(player), theirs, mine | 1 << cell, after)
                if not lost:
                    return True, carrier | 1 << cell
                must &= carrier
                union |= carrier
        return False, union
