"""The random player: every legal move with the same probability."""

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.search.info import Info, line_of


@dataclass(frozen=True, slots=True)
class Uniform:
    """Chooses a uniformly random legal move, whatever its budget."""

    def __call__(self, state: State, dice: Dice, _playouts: int | None = None, /) -> Iterator[Info]:
        moves = state.legal()
        move = moves[dice.below(len(moves))]
        yield Info(move=move, value=0.5, playouts=0, nodes=0, visits={move: 1}, line=line_of(move))
