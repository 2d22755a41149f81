"""The network at a glance: the moves that it favours in one position and its winner, without any search.

It is the mean over all symmetries of the board, so that symmetric moves get the same share.
"""

from math import fsum
from typing import NamedTuple

import numpy as np

from pyengine.core.game import State
from pyengine.core.protocols import connection
from pyengine.search.network.evaluator import Evaluator, softmax


class Glance(NamedTuple):
    """The network's judgement of a position, as if nobody could swap.

    `policy` holds the share of each cell of the board, 0 where a stone lies; `value` is the winning chance, 0 to 1, of
    the player to move.
    """

    policy: tuple[float, ...]
    value: float


def glance(state: State) -> Glance:
    """Shows the network the position from every side. It must support the position, and the game must not be over."""
    position = connection(state)
    network = Evaluator(position.game)
    place = network.cells_of(position)
    cells = np.empty_like(place, np.int8)
    cells[place] = network.look_of(position)
    # Cell k of what the network sees is, in each view, the cell of the board with that number.
    views = np.array(position.game.symmetries, np.intp)[:, place]
    looks = cells[views]
    logits, values = network(looks)
    shares = np.take_along_axis(softmax(logits, looks == 0), np.argsort(views, axis=1), axis=1)
    policy = tuple(fsum(column) / len(views) for column in shares.T.tolist())
    return Glance(policy, (1 + fsum(values.tolist()) / len(views)) / 2)
