"""The search for the moves of one game, which keeps the part of its tree below the moves that were made."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.parameters import Parameter, Switch
from pyengine.search.info import Info

KEEP = Parameter("keep", "Keep the tree from move to move", False, Switch())


class Tree(Protocol):
    """The search of one position, with its tree."""

    def follow(self, state: State, dice: Dice, /) -> bool:
        """Makes a later position of the same game the root; False if the tree does not hold that position."""


AnyTree = TypeVar("AnyTree", bound=Tree)


@dataclass(slots=True)
class TreeMemory(Generic[AnyTree]):
    """A search that goes on from the tree of the move before.

    `begin` makes the tree of a position, and `run` lets a tree grow by a number of playouts.
    """

    begin: Callable[[State, Dice], AnyTree]
    run: Callable[[AnyTree, int | None], Iterator[Info]]
    tree: AnyTree | None = None

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        if self.tree is None or not self.tree.follow(state, dice):
            self.tree = None  # two trees at once would take twice the memory
            self.tree = self.begin(state, dice)
        return self.run(self.tree, playouts)
