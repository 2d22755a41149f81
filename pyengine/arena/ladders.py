"""Lays ladders into the ends of games, since positions in which a ladder decides are too rare to wait for.

The winning chain comes to lie on the second row from a side, cut off from it by the opponent, who holds the first two
rows up to a corridor in which a ladder may run, and the roof over it. At the end of the corridor there may be an
escape. Stones elsewhere are removed until both players have as many as the turn requires.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, opponent
from pyengine.games.connection import ConnectionState
from pyengine.records.position import with_stones
from pyengine.records.record import Record
from pyengine.search.connection.distance import Board, bits, mask_of

LONGEST = 4
"""The most cells of a corridor, besides its end; two are the fewest."""


@dataclass(frozen=True, slots=True)
class Corridor:
    """A place for a ladder: the cells of the first two rows from a side, in its direction, and where it begins."""

    first: tuple[int, ...]
    second: tuple[int, ...]
    start: int
    length: int

    def stones(self, board: Board, player: int, escape: int) -> dict[int, int]:
        """The owner of each cell for a player's ladder; `escape` is the row of the stone at the end, 0 for none."""
        other, end = opponent(player), self.start + self.length + 1
        low, run = {*self.first, *self.second}, self.second[self.start + 1 : end]
        roof = board.around(sum(1 << cell for cell in run[1:]))
        owners = dict.fromkeys((cell for cell in bits(roof) if cell not in low), other)
        owners |= dict.fromkeys((*run, *self.first[self.start + 2 : end + 1]), NOBODY)
        owners |= dict.fromkeys((*self.first[self.start : self.start + 2], self.second[self.start - 1]), other)
        owners[self.second[self.start]] = player
        if escape:
            owners[self.first[end + 1] if escape == 1 else self.second[end]] = player
        return owners


def corridors(board: Board, side: int) -> Iterator[Corridor]:
    """All places for ladders along a side, given as the mask of its cells."""
    first = [next(cell for cell in bits(side) if (board.near[cell] & side).bit_count() == 1)]
    for _ in range(side.bit_count() - 1):
        first.append(next(cell for cell in bits(board.near[first[-1]] & side) if cell not in first))
    second = [(board.near[one] & board.near[other] & ~side).bit_length() - 1 for one, other in pairwise(first)]
    for rows in ((first, second), (first[::-1], second[::-1])):
        for length in range(2, LONGEST + 1):
            for start in range(1, len(second) - length - 1):
                yield Corridor(tuple(rows[0]), tuple(rows[1]), start, length)


def lay_ladders(end: ConnectionState, tries: int, dice: Dice) -> Iterator[Record]:
    """Positions with a ladder, made from the end of a game; the winner, who would run it, is to move."""
    assert end.outcome is not None, "the game is over"
    player, board = end.outcome.winner, Board(end.game.geometry)
    sides = board.goal(end.goals[player - 1])
    places = [(side, corridor) for side in sides for corridor in corridors(board, side)]
    for _ in range(tries if places else 0):
        side, corridor = places[dice.below(len(places))]
        cells, stones = bytearray(end.cells), corridor.stones(board, player, dice.below(3))
        for cell in (*corridor.first, *corridor.second):
            cells[cell] = cells[cell] and opponent(player)
        for cell, owner in stones.items():
            cells[cell] = owner
        runner = board.chain(1 << corridor.second[corridor.start], mask_of(bytes(cells), player))
        fixed = runner | sum(1 << cell for cell in stones)
        if all(runner & other for other in sides if other != side) and _balance(cells, player, fixed, dice):
            ones, twos = ([cell for cell, owner in enumerate(cells) if owner == player] for player in (1, 2))
            record = with_stones(Record.of(end.game), ones, twos)
            if record.outcome is None:
                yield record


def _balance(cells: bytearray, player: int, fixed: int, dice: Dice) -> bool:
    """Removes stones outside `fixed` until it is the player's turn. Returns whether that is possible."""
    while surplus := cells.count(1) - cells.count(2) - (player == 2):
        owner = 1 if surplus > 0 else 2
        loose = [cell for cell, other in enumerate(cells) if other == owner and not fixed >> cell & 1]
        if not loose:
            return False
        cells[loose[dice.below(len(loose))]] = NOBODY
    return True
