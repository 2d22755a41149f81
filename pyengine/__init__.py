"""Wye: Monte Carlo tree search for the game of Y and its relatives, in Python and numpy alone.

>>> from pyengine import Budget, choose, new_game
>>> state = new_game("y", 7).start()
>>> choose("wye", state, Budget(playouts=20_000), seed=1).move in state.legal()
True
"""

from pyengine.bots.bot import Budget
from pyengine.bots.names import BOTS
from pyengine.bots.thinking import choose
from pyengine.errors import Refused
from pyengine.game import Game, Outcome, State
from pyengine.games import new_game
from pyengine.search.info import Info

__version__ = "0.1.0"
__all__ = ["BOTS", "Budget", "Game", "Info", "Outcome", "Refused", "State", "choose", "new_game"]
