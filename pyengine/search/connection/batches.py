"""Searches of connection games that grow a tree in batches, and keep what is left of it from move to move."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Protocol

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.search.info import Info, Search, line_of
from pyengine.search.memory import Tree, TreeMemory


class TreeSearch(Tree, Protocol):
    """The search of one position, with its tree. `nodes` counts the leaves reached for the present root."""

    nodes: int

    @property
    @abstractmethod
    def is_decided(self) -> bool:
        """Whether there is nothing left to search."""

    @abstractmethod
    def sure_move(self) -> int | None:
        """A move that wins for sure, found without a search; None if there is none."""

    @abstractmethod
    def grow(self, most: int | None) -> None:
        """Adds a batch of leaves to the tree, `most` at most, and backs up their results."""

    @abstractmethod
    def info(self) -> Info:
        """The result so far."""


class BatchSearch(ABC):
    """A search with its settings.

    Under a pie rule it opens with the most even stone, and swaps when that leaves it ahead; the table of openings
    decides where it has the stone.
    """

    __slots__ = ()

    @abstractmethod
    def begin(self, state: State, dice: Dice) -> TreeSearch:
        """The search of a position, its root evaluated."""

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after the root is evaluated and after each batch."""
        return self.run(self.begin(state, dice), playouts)

    def with_memory(self) -> Search:
        """The search for the moves of one game: each goes on from the tree of the move before."""
        return TreeMemory(self.begin, self.run)

    def leaves(self, playouts: int) -> int:
        """The number of leaves to evaluate for a budget of playouts."""
        return playouts

    def run(self, search: TreeSearch, playouts: int | None) -> Iterator[Info]:
        """Lets a tree grow by that many playouts, or until the winner is proven."""
        sure = search.sure_move()
        if sure is not None:
            yield Info(sure, 1.0, 0, 1, {sure: 1}, line_of(sure))
            return
        leaves = None if playouts is None else self.leaves(playouts)
        yield search.info()
        while not search.is_decided and (leaves is None or search.nodes < leaves):
            search.grow(None if leaves is None else leaves - search.nodes)
            yield search.info()
