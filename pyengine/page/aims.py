"""What a task of a lesson asks for, as something that one of the players gets and the other one prevents.

The game itself, or a connection between two ends. Who gets it is proven, move by move, by the solver of the game or by
a duel; so is how one shows it, and how one resists.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Protocol

from pyengine.core.game import State, opponent
from pyengine.core.protocols import Connection, connection
from pyengine.insight.connections import Ends, Join, distance, needs
from pyengine.insight.cuts import Cut
from pyengine.insight.position import End, Position
from pyengine.search.distance import FAR, bits
from pyengine.search.duel import Duel
from pyengine.search.solve import Goal, solver


class Aim(Protocol):
    """What two players fight for."""

    @abstractmethod
    def winner(self, state: State) -> int:
        """The player who gets it with best play."""

    @abstractmethod
    def holder(self, state: State) -> int:
        """The player who has it, as everybody can see on the board; 0 while it is open."""

    @abstractmethod
    def lacks(self, state: State, player: int) -> int:
        """The stones that a player still needs to have it, or a number that grows and shrinks like them."""

    def carrier(self, state: State) -> Iterable[int]:
        """Where it is decided: no other move of the player to move can change who gets it, or shows it sooner."""
        return state.legal()

    def right(self, state: State) -> list[int]:
        """The moves with which the player to move gets it; those with which that is seen at once, if any are."""
        player, after = state.to_move, {move: state.play(move) for move in state.legal()}
        at_once = [move for move, one in after.items() if self.holder(one) == player]
        return at_once or self.keeping(state)

    def keeping(self, state: State) -> list[int]:
        """The moves with which the player to move gets it with best play."""
        return [move for move in state.legal() if self.winner(state.play(move)) == state.to_move]

    def plainest(self, state: State) -> int:
        """The move that shows best who gets it: the winner hurries, and the loser leaves the fewest answers."""
        player, rival = state.to_move, opponent(state.to_move)
        after = {move: state.play(move) for move in self.carrier(state)}
        won = [move for move, one in after.items() if self.winner(one) == player]
        if won:
            return min(won, key=lambda move: (self.holder(after[move]) != player, self.lacks(after[move], player)))

        def left(move: int) -> tuple[bool, int, int]:
            one = after[move]
            over = self.holder(one) == rival
            return over, 0 if over else self.answers(one), -self.lacks(one, rival)

        return min(after, key=left)

    def answers(self, state: State) -> int:
        """How many moves the player to move may choose from without losing it, or about so many."""
        return len(self.right(state))


class Win(Aim):
    """The game."""

    def holder(self, state: State) -> int:
        """As in Aim."""
        return state.outcome.winner if state.outcome else 0

    def lacks(self, state: State, player: int) -> int:
        """As in Aim."""
        return needs(Position.of(connection(state)))[player - 1]


class Victory(Win):
    """The game, solved whatever its rules are."""

    def __init__(self, state: State) -> None:
        self._score = solver(state)

    def winner(self, state: State) -> int:
        """As in Aim."""
        return 1 if self._score(state) == 1 else 2


class Fight(Aim):
    """What a duel decides."""

    duel: Duel

    def winner(self, state: State) -> int:
        """As in Aim."""
        return self.holder(state) or self._result(state, state.to_move)[0]

    def carrier(self, state: State) -> Iterable[int]:
        """As in Aim."""
        return bits(self._result(state, state.to_move)[1])

    def keeping(self, state: State) -> list[int]:
        """As in Aim. All moves lose that lie outside a carrier of the rival's, whether of a threat or of a reply."""
        player, rival = state.to_move, opponent(state.to_move)
        threat, must = self._result(state, rival)
        if threat != rival:
            return list(state.legal())
        found = []
        for move in bits(must):
            after = state.play(move)
            if self.holder(after) == player:
                found.append(move)
            elif must >> move & 1:
                winner, carrier = self._result(after, rival)
                if winner == player:
                    found.append(move)
                else:
                    must &= carrier
        return found

    def answers(self, state: State) -> int:
        """As in Aim: the cells that meet the rival's simplest threats."""
        position, player = Position.of(connection(state)), state.to_move
        must, _ = self.duel.threats(player, position.own(player), position.own(opponent(player)))
        return must.bit_count()

    def _result(self, state: State, player: int) -> tuple[int, int]:
        """The winner if this player is to move, and the winner's carrier."""
        position = Position.of(connection(state))
        won, carrier = self.duel.result(player, position.own(player), position.own(opponent(player)))
        return player if won else opponent(player), carrier


class Battle(Win, Fight):
    """The game, where players place one stone in turn: a duel prunes better."""

    def __init__(self, state: Connection) -> None:
        board = Position.of(state).board
        one, two = state.goals
        self.duel = Duel(board.all, (Goal(board, one), Goal(board, two)))


class Link(Fight):
    """The connection of a chain with another one or with a side, which the chain's owner wants."""

    def __init__(self, state: Connection, ends: str) -> None:
        """`ends` are a stone and another one, or a side by its name: `c3-bottom`."""
        position = Position.of(state)
        one, other = ends.split("-")
        self._ends: Ends = _end(position, state, one), _end(position, state, other)
        self.owner = state.cells[state.game.move_named(one)]
        masks = self._ends[0].cells, self._ends[1].cells
        join, cut = Join(position.board, masks), Cut(position.board, masks)
        self.duel = Duel(position.board.all, (join, cut) if self.owner == 1 else (cut, join))

    def holder(self, state: State) -> int:
        """As in Aim."""
        missing = self._distance(state)
        return self.owner if missing == 0 else opponent(self.owner) if missing == FAR else 0

    def lacks(self, state: State, player: int) -> int:
        """As in Aim; whoever cuts wants the owner to need many."""
        missing = self._distance(state)
        return missing if player == self.owner else -missing

    def _distance(self, state: State) -> int:
        return distance(Position.of(connection(state)), self.owner, self._ends)


def _end(position: Position, state: Connection, name: str) -> End:
    """A side, or the chain of a stone. Raises ValueError for a cell without a stone."""
    for number, side in enumerate(state.game.geometry.sides):
        if side.name == name:
            return End(position.board.sides[number], number)
    cell = state.game.move_named(name)
    if not state.cells[cell]:
        raise ValueError(f"{name!r} is no end: expected a stone or the name of a side.")
    return End(position.board.chain(1 << cell, position.own(state.cells[cell])))


def aim_of(state: State, ends: str) -> Aim:
    """The connection of these ends, or the game if there are none."""
    game = connection(state)
    if ends:
        return Link(game, ends)
    swaps = any(game.game.swap in one.legal() for one in (game, game.play(game.legal()[0])))
    return Battle(game) if game.alternates and not swaps else Victory(game)
