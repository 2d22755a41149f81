"""The judge of leaves: shows positions to the network and translates its answers into judgements of the tree."""

from array import array
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.protocols import Connection
from pyengine.search.network.evaluator import Evaluator, softmax
from pyengine.search.network.tree import Judgement, Stones
from pyengine.search.network.weights import Weights


class Judge:
    """Judges positions of one game, by the engine's weights unless others are given."""

    def __init__(self, state: Connection, weights: Weights | None = None) -> None:
        game = state.game
        self._network = Evaluator(game, weights)
        self._is_turned = [goal != game.goals[0] for goal in state.goals]
        self._octets = (len(state.cells) + 7) // 8
        # Cell k of what the network sees is the cell of the board with that number: by symmetry, and by who moves.
        views = [[image, image[self._network.turn]] for image in np.array(game.symmetries, np.intp)]
        self._views: NDArray[np.intp] = np.array(views)
        self._back = np.argsort(self._views, axis=2)

    def __call__(self, positions: Sequence[Stones], players: Sequence[int], dice: Dice) -> list[Judgement]:
        """Judges these positions, each for the player to move.

        A random symmetry turns the board each time, so that the network's judgements favour no direction.
        """
        cells = self._cells(positions)
        turned = [self._is_turned[player - 1] for player in players]
        symmetry = dice.below(len(self._views)) if len(self._views) > 1 else 0
        rows = np.arange(0, cells.size, cells.shape[1])[:, np.newaxis]
        view, back = (table[symmetry][np.array(turned, np.intp)] + rows for table in (self._views, self._back))
        logits, values = self._network(cells.take(view))
        return self._judgements(positions, softmax(logits.take(back), cells == 0), values.tolist())

    def _judgements(
        self, positions: Sequence[Stones], priors: NDArray[np.float32], values: Sequence[float]
    ) -> list[Judgement]:
        """The judgements of positions, from the priors of their moves, shape (positions, cells), and their values."""
        # Occupied cells alone have no prior at all, and so they come last.
        order = np.argsort(-priors, axis=1, kind="stable").astype(np.uint16)
        width, found = priors.shape[1], []
        moves, shares = order.tobytes(), priors.tobytes()  # one copy of all, since many short ones take longer
        for row, ((mine, theirs), value) in enumerate(zip(positions, values, strict=True)):
            first, last = row * width, (row + 1) * width
            empty = last - (mine | theirs).bit_count()
            found.append(
                Judgement(array("H", moves[2 * first : 2 * empty]), array("f", shares[4 * first : 4 * last]), value)
            )
        return found

    def _cells(self, positions: Sequence[Stones]) -> NDArray[np.int8]:
        """The cells of these positions, 0 empty, 1 one's own stone and 2 the opponent's, shape (positions, cells)."""
        size = self._octets
        masks = b"".join([mask.to_bytes(size, "little") for stones in positions for mask in stones])
        stones = np.unpackbits(np.frombuffer(masks, np.uint8), bitorder="little").reshape(len(positions), 2, -1)
        cells: NDArray[np.int8] = (stones[:, 0] + 2 * stones[:, 1])[:, : self._views.shape[2]].astype(np.int8)
        return cells
