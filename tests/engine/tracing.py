"""UCT, step by step, for the tests of what is made of its steps."""

from collections.abc import Iterator

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.lab.log import Event
from pyengine.lab.trace import TracedTree, follow
from pyengine.search.uct import Uct


def trace_uct(search: Uct, state: State, dice: Dice, playouts: int, *, mistaken: bool = False) -> Iterator[Event]:
    """The steps of UCT, and its choice."""
    tree = TracedTree(state, dice, search, mistaken=mistaken)
    return follow(tree.run(playouts), tree.steps)
