"""Searches with an event for each of their steps, so that these can be shown and replayed.

A traced search is the same search: it makes the same moves with the same dice, and its tree has the same visits. It
runs the code of `minimax.py` and adds the events, so that the search itself pays nothing for it.

Every step is an Event. Nodes are numbered from 0, the root, in the order in which they are added.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from math import inf

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, NOBODY, State, at_chance, roll
from pyengine.core.reduction import deal
from pyengine.games.connection import ConnectionState
from pyengine.games.randomturn import RandomTurnState
from pyengine.lab.log import Event
from pyengine.lab.trees import Tree
from pyengine.search.info import Branch
from pyengine.search.minimax import Deepening, Lookahead, Plan, Planner, Walk, Window
from pyengine.search.uct import UctNode

DIGITS = 6
"""Decimal places of the values in events."""
Playout = tuple[list[int], float]
"""The moves of a random game from some position, and the score of player 1."""


def playouts(state: State, count: int, dice: Dice) -> list[Playout]:
    """The games that `state.playouts` plays with the same dice; their scores add up to its total.

    Where it decides full boards, the moves to the cells of a board come in an order that the board itself determines.
    """
    if state.outcome is None and isinstance(state, ConnectionState):
        swaps = state.swaps(count, dice)
        swapped = playouts(state.play(state.game.swap), swaps, dice) if swaps else []
        boards = deal(state.cells, state.stones_due(), count - swaps, dice)
        return [([state.game.swap, *moves], score) for moves, score in swapped] + [_in_turn(state, b) for b in boards.T]
    if state.outcome is None and isinstance(state, RandomTurnState):
        return [_by_coins(state, board) for board in state.fill(count, dice).T]
    return [_playout(state, lambda one: roll(one, dice)) for _ in range(count)]


def _playout(state: State, choose: Callable[[State], int]) -> Playout:
    """The game from a position to its end, in which every move is chosen so."""
    moves = list[int]()
    while (outcome := state.outcome) is None:
        moves.append(choose(state))
        state = state.play(moves[-1])
    return moves, outcome.score(1)


def _in_turn(state: State, board: NDArray[np.bool_]) -> Playout:
    """A game that goes on towards this full board, the players taking turns."""
    order = _shuffle(state.cells, board)
    left = {player: [cell for cell in order if board[cell] == (player == 1)] for player in (1, 2)}
    return _playout(state, lambda one: left[one.to_move].pop())


def _by_coins(state: State, board: NDArray[np.bool_]) -> Playout:
    """A game that goes on towards this full board, in which coins fall accordingly."""
    left, heads = _shuffle(state.cells, board), len(state.cells)
    if state.to_move != CHANCE:  # one of the cells is that player's
        left.append(left.pop(next(place for place, cell in enumerate(left) if board[cell] == (state.to_move == 1))))
    return _playout(state, lambda one: heads + (not board[left[-1]]) if one.to_move == CHANCE else left.pop())


def _shuffle(cells: bytes, board: NDArray[np.bool_]) -> list[int]:
    """The empty cells of a position in a random order, which the full board that they lead to determines."""
    empty = [cell for cell, owner in enumerate(cells) if owner == NOBODY]
    dice = Dice(int.from_bytes(np.packbits(board).tobytes()))
    return [empty[place] for place in dice.permutations(1, len(empty))[0].tolist()]


def back_up_turned(path: Sequence[UctNode], score: float, most: int, visits: int) -> None:
    """Back up player 1's score from the wrong perspective, as beginners often do.

    Every leaf is taken to be that of the player who moves at the root, and the score is turned at each level on the way
    up. So what a node gets depends on how far below it the leaf lies.
    """
    score = score if path[1].player == 1 else most - score
    for node in reversed(path):
        node.visits += visits
        node.total += score
        score = most - score


def trace_lookahead(  # noqa: PLR0913 (what a search takes, the name of the walk, and when it ends)
    name: str,
    search: Planner,
    state: State,
    dice: Dice,
    playouts: int | None = None,
    *,
    enough: Callable[[], bool] = lambda: False,
) -> Iterator[Event]:
    """A walk: the steps of a search that looks ahead, in order. Every value is a winning chance of player 1, 0 to 1.

    Numbers have DIGITS decimal places, and moves stand there by name. Fields are left out where they say nothing:
    None, the bound "exact", and a window's infinite ends.

    - "walk": begins it, with its `name` and the `player` to move; says whether cells are `tokens` to be taken.
    - "depth": the search of the root to this `depth` begins; with iterative deepening there are several.
    - "window": a `node` is entered, from its `parent` by `move` (both None at the root), with `depth` moves still to
      look ahead. `kind` is "max" or "min" for player 1 or 2, "mean" where chance or a random player moves, None if the
      game is over. `share` is the probability of the move, None if a player chose it; `alpha`, `beta` is the window.
      On a board it has the `cells` of the position, a digit each, else the `rows` of its picture.
    - "value": the `value` of a `node`. `leaf` tells why the walk ended there: "over", the game was; "depth" or "quiet",
      it was judged at the depth, without or with a look at how the evaluation changed; "known", the position was met
      before; None at an inner node. `bound` is "exact", or after cuts "lower" or "upper".
    - "cut": at `node` the moves `left` are not searched after `move`, since its value has emptied the window from
      `alpha` to `beta`. `by` is the node above it that has a better choice already; None if the value is a certain win.
    - "choice": the `move` to be played, its `value` for its player, and the `visits`, here leaves, below each move. If
      the budget of `playouts`, which are leaves, was used too early, nodes were entered before that have no value.

    The search asks every few leaves whether there are `enough`, by a clock for example, and then ends with its choice.
    """
    tree, name_of = TracedLookahead(search.plan(state), dice), state.game.move_name
    tree.tell("walk", name=name, player=state.to_move, tokens=state.game.geometry.tokens or None)
    for info in TracedDeepening(tree, state, dice).run(playouts):  # noqa: B007 (the last of one or more counts)
        yield from tree.take()
        if enough():
            break
    visits = [{"move": name_of(move), "visits": visits} for move, visits in info.visits.items()]
    tree.tell("choice", move=name_of(info.move), value=info.value, visits=visits)
    yield from tree.take()


@dataclass(slots=True)
class _Entry:
    """A node that was entered: its number, its window, and whether something was cut there or below it."""

    node: int
    window: Window
    cut: bool = False


class TracedLookahead(Lookahead):
    """A Lookahead that tells each step."""

    def __init__(self, plan: Plan, dice: Dice) -> None:
        super().__init__(plan, dice)
        self._events: list[Event] = []  # those that were not taken yet
        self._count = 0
        self._dropped: tuple[int, list[int]] | None = None  # after a cutoff: its move, and those that it leaves out
        self._path: list[_Entry] = []  # from the root on

    def tell(self, kind: str, /, **fields: object) -> None:
        """Adds an event."""
        told = {name: round(value, DIGITS) if isinstance(value, float) else value for name, value in fields.items()
                if value not in (None, inf, -inf) and (name, value) != ("bound", "exact")}  # fmt: skip
        self._events.append({"is": kind, **told})

    def take(self) -> list[Event]:
        """The events since the last call."""
        events, self._events = self._events, []
        return events

    def value(self, state: State, depth: int, window: Window | None = None, before: State | None = None) -> Walk:
        low, high = window or self.plan.window
        self.enter(state, depth, (low, high), before)
        nodes, leaves = self.nodes, self.leaves
        value, line = yield from super().value(state, depth, window, before)
        if self._dropped is not None:
            self._tell_cut(state, value, *self._dropped)
            self._dropped = None
        leaf = None
        if self.nodes == nodes + 1:
            looked = "depth" if self.plan.quiet == 1 else "quiet"
            leaf = "known" if self.leaves == leaves else "over" if state.outcome is not None else looked
        self.leave(value, leaf, self._bound(value, low, high) if self._path[-1].cut else "exact")
        return value, line

    def _bound(self, value: float, low: float, high: float) -> str:
        """What the value of a node with cuts below it says of the true one, after a search with this window."""
        least, most = self.plan.window
        if high <= value < most:
            return "lower"
        return "upper" if least < value <= low else "exact"

    def cut(self, state: State, moves: Sequence[int], tried: int, depth: int) -> None:
        super().cut(state, moves, tried, depth)
        self._dropped = moves[tried - 1], list(moves[tried:])

    def _tell_cut(self, state: State, value: float, move: int, left: list[int]) -> None:
        here, side = self._path[-1], 0 if state.to_move == 1 else 1
        here.cut = here.cut or bool(left)
        own = here.window
        empty = own[0] >= own[1]  # below a root that has found a certain win, and looks at its other moves all the same
        above = reversed(self._path)
        wider = (one.node for one in above if (one.window != own if empty else one.window[1 - side] != own[1 - side]))
        alpha, beta = (max(own[0], value), own[1]) if side == 0 else (own[0], min(own[1], value))
        name_of = state.game.move_name
        self.tell("cut", node=here.node, move=name_of(move), left=[*map(name_of, left)], alpha=alpha, beta=beta,
                  by=next(wider, None))  # fmt: skip

    def enter(self, state: State, depth: int, window: Window, before: State | None = None) -> None:
        """Tells that the search of a node begins, `before` being the position above it."""
        parent = self._path[-1].node if self._path else None
        self._path.append(_Entry(self._count, window))
        move = None if parent is None or state.last is None else state.game.move_name(state.last)
        share = None if before is None or state.last is None else self._share(before, state.last)
        has_board = not isinstance(state.game, Tree)
        self.tell("window", node=self._count, parent=parent, move=move, kind=self._kind(state), share=share,
                  depth=depth, alpha=window[0], beta=window[1], cells="".join(map(str, state.cells)) if has_board
                  else None, rows=state.rows or None if has_board else None)  # fmt: skip
        self._count += 1

    def leave(self, value: float, leaf: str | None = None, bound: str = "exact") -> None:
        """Tells that the search of the last node is finished."""
        here = self._path.pop()
        if self._path and bound != "exact":
            self._path[-1].cut = True
        self.tell("value", node=here.node, value=value, leaf=leaf, bound=bound)

    def _kind(self, state: State) -> str | None:
        """How the value of a position follows from its moves; None if it has none."""
        if state.to_move == NOBODY:
            return None
        return "mean" if state.to_move in (CHANCE, self._random) else {1: "max", 2: "min"}[state.to_move]

    def _share(self, state: State, move: int) -> float | None:
        """The probability of a move that no player chooses."""
        if at_chance(state):
            return dict(state.chances())[move]
        return 1 / len(state.legal()) if state.to_move == self._random else None


class TracedDeepening(Deepening):
    """A Deepening that tells where the search of the root begins and ends."""

    _tree: TracedLookahead

    def iterate(self, depth: int, branches: list[Branch], *, shows: bool) -> Generator[None, None, float]:
        self._tree.tell("depth", depth=depth)
        self._tree.enter(self._state, depth, self._tree.plan.window)
        value = yield from super().iterate(depth, branches, shows=shows)
        self._tree.leave(value)
        return value
