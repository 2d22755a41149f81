"""Wye: Monte Carlo tree search for the game of Y and its relatives, in Python and numpy alone.

>>> from pyengine import Budget, choose, new_game
>>> state = new_game("y", 7).start()
>>> choose("wye", state, Budget(playouts=20_000), seed=1).move in state.legal()
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyengine.bots.bot import Budget
    from pyengine.bots.names import BOTS
    from pyengine.bots.thinking import choose
    from pyengine.core.errors import Refusal
    from pyengine.core.game import Game, Outcome, State
    from pyengine.games import new_game
    from pyengine.search.info import Info

__version__ = "0.1.0"
__all__ = ["BOTS", "Budget", "Game", "Info", "Outcome", "Refusal", "State", "choose", "new_game"]

_HOMES = {
    "BOTS": "bots.names", "Budget": "bots.bot", "Game": "core.game", "Info": "search.info", "Outcome": "core.game",
    "Refusal": "core.errors", "State": "core.game", "choose": "bots.thinking", "new_game": "games",
}  # fmt: skip


def __getattr__(name: str) -> object:
    """Loads a name when it is first asked for: a program that only imports a module of the engine waits for no other.

    (PEP 562)
    """
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}: expected {', '.join(__all__)}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
