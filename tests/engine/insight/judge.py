"""The judge of claims: whether two ends are joined, and who wins, by trying everything."""

from pyengine.insight.position import Position
from pyengine.search.distance import bits


class Judge:
    """Plays a duel to its end in every way; `owner` joins the cells of two ends."""

    def __init__(self, position: Position, owner: int, ends: tuple[int, int]) -> None:
        self._board, self._owner, self._ends = position.board, owner, ends
        self._known: dict[tuple[int, int, int], bool] = {}

    def joins(self, own: int, empty: int, mover: int) -> bool:
        """Whether the owner, whose stones are `own`, joins the ends, with `mover` to move."""
        if self._joined(own):
            return True
        if not self._joined(own | empty):
            return False
        key = own, empty, mover
        if key not in self._known:
            mine = mover == self._owner
            after = (
                self.joins(own | 1 << cell if mine else own, empty & ~(1 << cell), 3 - mover) for cell in bits(empty)
            )
            self._known[key] = any(after) if mine else all(after)
        return self._known[key]

    def _joined(self, stones: int) -> bool:
        start, end = self._ends
        fresh = found = start & stones
        while fresh:
            around = 0
            for cell in bits(fresh):
                around |= self._board.near[cell]
            fresh = around & stones & ~found
            found |= fresh
        return bool(found & end)


def joined(position: Position, owner: int, ends: tuple[int, int]) -> bool:
    """Whether `owner` joins two ends in a position."""
    judge = Judge(position, owner, ends)
    return judge.joins(position.own(owner), position.empty, position.to_move)
