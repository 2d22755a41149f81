"""Searches that go on, from move to move of one game, with what is left of their trees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, Protocol, TypeVar

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.protocols import Connection, connection
from pyengine.search.info import Info


class SearchTree(Protocol):
    """The search of one position, with its tree."""

    def follow(self, state: Connection, dice: Dice, /) -> bool:
        """Goes on from what the tree knows of a later position of the same game; False if it knows nothing of it."""


Tree = TypeVar("Tree", bound=SearchTree)


class Remembering(Generic[Tree]):
    """The search for the moves of one game: it keeps the part of its tree below the moves that were made."""

    def __init__(
        self, begin: Callable[[Connection, Dice], Tree], run: Callable[[Tree, int | None], Iterator[Info]]
    ) -> None:
        """`begin` makes the search of a position, and `run` lets it grow by a budget, as the plain search does."""
        self._begin, self._run = begin, run
        self._search: Tree | None = None

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields like the plain search; what was known before comes on top of the budget."""
        position = connection(state)
        if self._search is None or not self._search.follow(position, dice):
            self._search = None  # two trees at once would take twice the memory
            self._search = self._begin(position, dice)
        return self._run(self._search, playouts)
