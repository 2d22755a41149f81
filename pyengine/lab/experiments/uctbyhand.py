"""A UCT tree that a person guides: the last choice beside that of UCT, and what is next."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import sqrt

from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import State
from pyengine.lab.recording import Scene, Trial
from pyengine.lab.widgets import bars_of
from pyengine.lab.words import Words, figure, join, say
from pyengine.search.bandit import logarithm, ucb1
from pyengine.search.uct import Uct, UctNode, UctTree


@dataclass(frozen=True, slots=True)
class Arm:
    """A move that may be selected: its visits, its value, None before the first visit, and its bonus, if it is known.

    `number` is that of its node in a recording, and of the move itself where a person chooses.
    """

    number: int
    name: str
    visits: int
    value: float | None
    bonus: float | None

    @property
    def total(self) -> float | None:
        """The bound by which the move is selected, if it is known."""
        return None if self.value is None or self.bonus is None else self.value + self.bonus

    @property
    def length(self) -> float:
        """The known part of the bound."""
        return (self.value or 0.0) + (self.bonus or 0.0)


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice: the moves that there were, the one made, and the one of UCT, None if it tries any new one."""

    options: tuple[Arm, ...]
    made: int
    wanted: int | None

    @property
    def agrees(self) -> bool:
        """Whether UCT could have chosen the same."""
        untried = not next(one.visits for one in self.options if one.number == self.made)
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
        self.way: list[int] = []
        self.options: tuple[Arm, ...] = ()
        super().__init__(state, dice, settings)
        with suppress(_Waits):
            while True:
                self.way = []
                self.iterate(self._sims)
                self.playouts += self._sims

    def _child(self, node: UctNode, state: State) -> UctNode | None:
        legal = state.legal()
        if not legal:
            return None
        options = tuple(self._arm(node, move, state.game.move_name(move)) for move in legal)
        if not self._places:
            self.options = options
            raise _Waits
        move = legal[self._places.pop(0)]
        wanted = None if node.untried else ucb1(node.children.values(), node.visits, self._c).move
        self.choices.append(Choice(options, move, wanted))
        self.way.append(move)
        if move in node.children:
            return node.children[move]
        node.untried.remove(move)
        return self._grow(node, move, state.to_move)

    def _arm(self, node: UctNode, move: int, name: str) -> Arm:
        child = node.children.get(move)
        if child is None or not child.visits:
            return Arm(move, name, 0, None, None)
        bonus = 2 * self._c * sqrt(logarithm(node.visits) / child.visits)
        return Arm(move, name, child.visits, child.total / child.visits, bonus)


def guide(state: State, settings: Uct, places: Sequence[int], seed: int) -> Trial:
    """The tree after a person's choices, and the next moves to choose from. Raises BadValue."""
    try:
        tree = GuidedTree(state, Dice(seed), settings, places)
    except IndexError as wrong:
        raise BadValue("choice-not-offered", "choices") from wrong
    name = state.game.move_name
    last = tree.choices[-1] if tree.choices else None
    way = join([name(move) for move in tree.way], " ") if tree.way else say("lab-walks-root")
    sentence: list[Words] = [_sentence(last, state), say("lab-uct-hand-next", node=way)]
    rows: list[list[Words]] = [
        [option.name, option.visits, *(None if value is None else round(value, 4) for value in
                                       (option.value, option.bonus, option.total))]
        for option in tree.options
    ]  # fmt: skip
    bars = [
        (option.name, figure(option.total) if option.visits else say("lab-uct-hand-untried"), option.length)
        for option in tree.options
    ]
    scene = Scene(sentence, ["move", "visits", "value", "bonus", "bound"], rows,
                  picture=bars_of(say("lab-uct-hand-bounds"), bars))  # fmt: skip
    agreements = sum(choice.agrees for choice in tree.choices)
    columns: list[Words] = [say("lab-uct-hand-choices"), say("lab-uct-hand-agreed"), "playouts"]
    offered: list[Words] = [option.name for option in tree.options]
    return Trial(offered, scene, columns, [[len(tree.choices), agreements, tree.playouts]])


def _sentence(choice: Choice | None, state: State) -> Words:
    """The last choice, and why UCT would have made the same or another one."""
    if choice is None:
        return None
    name, kind = state.game.move_name, "same" if choice.agrees else "other"
    if choice.wanted is None:
        return say(f"lab-uct-hand-new-{kind}", move=name(choice.made))
    totals = {option.number: option.total for option in choice.options}
    return say(f"lab-uct-hand-{kind}", move=name(choice.made), own=figure(totals[choice.made]),
                wanted=name(choice.wanted), highest=figure(totals[choice.wanted]))  # fmt: skip
