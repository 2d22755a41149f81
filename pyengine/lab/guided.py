"""A UCT tree whose selection and expansion somebody else decides, move by move, beside what UCT would have done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.search.bandit import logarithm, ucb1
from pyengine.search.uct import Uct, UctNode, UctTree


@dataclass(frozen=True, slots=True)
class Option:
    """A move that could be chosen: its visits, its value for its player and its bonus, both None if it is untried."""

    move: int
    visits: int
    value: float | None
    bonus: float | None


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice: the moves that there were, the one made, and the one of UCT, None if it tries any new one."""

    options: tuple[Option, ...]
    made: int
    wanted: int | None

    @property
    def agrees(self) -> bool:
        """Whether UCT could have chosen the same."""
        untried = not next(one.visits for one in self.options if one.move == self.made)
        return untried if self.wanted is None else self.made == self.wanted


class _Waits(Exception):
    """No choice is left."""


class GuidedTree(UctTree):
    """The tree after some choices, each the place of a move among the legal ones.

    A choice goes on to a node that was visited before, where the next one is made, or adds a node, from which playouts
    begin. `choices` are those that were made, `way` and `options` are the moves to the node at which the next one is
    due and those that are possible there.
    """

    def __init__(self, state: State, dice: Dice, settings: Uct, places: Sequence[int]) -> None:
        self._places = list(places)
        self.choices: list[Choice] = []
        self.way: tuple[int, ...] = ()
        self.options: tuple[Option, ...] = ()
        self._moves: list[int] = []
        super().__init__(state, dice, settings)
        try:
            while True:
                self._moves = []
                self.iterate(self._sims)
                self.playouts += self._sims
        except _Waits:
            self.way = tuple(self._moves)

    def _child(self, node: UctNode, state: State) -> UctNode | None:
        legal = state.legal()
        if not legal:
            return None
        options = tuple(self._option(node, move) for move in legal)
        if not self._places:
            self.options = options
            raise _Waits
        move = legal[self._places.pop(0)]
        wanted = None if node.untried else ucb1(node.children.values(), node.visits, self._c).move
        self.choices.append(Choice(options, move, wanted))
        self._moves.append(move)
        if move in node.children:
            return node.children[move]
        node.untried.remove(move)
        return self._grow(node, move, state.to_move)

    def _option(self, node: UctNode, move: int) -> Option:
        child = node.children.get(move)
        if child is None or not child.visits:
            return Option(move, 0, None, None)
        bonus = 2 * self._c * sqrt(logarithm(node.visits) / child.visits)
        return Option(move, child.visits, child.total / child.visits, bonus)
