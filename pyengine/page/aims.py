"""The aim of a lesson's task: the game, or a connection between two ends. One player wants it, the other prevents it.

The solver of the game or a duel proves, move by move, who reaches the aim, how to show it and how to resist.
"""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Protocol

from pyengine.core.game import State, opponent
from pyengine.core.protocols import Connection, connection
from pyengine.insight.connections import Ends, distance, needs
from pyengine.insight.cuts import Cut
from pyengine.insight.position import End, Position
from pyengine.search.connection.distance import FAR, bits
from pyengine.search.connection.duel import Duel
from pyengine.search.connection.solver import Goal
from pyengine.search.solve import solver


class Aim(Protocol):
    """Something that one of two players gets."""

    @abstractmethod
    def winner(self, state: State) -> int:
        """The player who gets the aim with best play."""

    @abstractmethod
    def holder(self, state: State) -> int:
        """The player who has the aim, as the board shows; 0 while it is open."""

    @abstractmethod
    def lacks(self, state: State, player: int) -> int:
        """The number of stones that a player still needs, or another number that grows and shrinks with it."""

    def carrier(self, state: State) -> Iterable[int]:
        """The moves that matter: no other one changes who gets the aim, or shows it sooner."""
        return state.legal()

    def right_moves(self, state: State) -> list[int]:
        """The moves with which the player to move gets the aim: those that get it at once, if there are any."""
        player, after = state.to_move, {move: state.play(move) for move in state.legal()}
        return [move for move, one in after.items() if self.holder(one) == player] or self.keeping_moves(state)

    def keeping_moves(self, state: State) -> list[int]:
        """The moves with which the player to move gets the aim by best play."""
        return [move for move in state.legal() if self.winner(state.play(move)) == state.to_move]

    def plainest_move(self, state: State) -> int:
        """The most instructive move: the winner hurries, and the loser leaves the fewest answers."""
        player, rival = state.to_move, opponent(state.to_move)
        after = {move: state.play(move) for move in self.carrier(state)}
        won = [move for move, one in after.items() if self.winner(one) == player]
        if won:
            return min(won, key=lambda move: (self.holder(after[move]) != player, self.lacks(after[move], player)))

        def resistance(move: int) -> tuple[bool, int, int]:
            one = after[move]
            over = self.holder(one) == rival
            return over, 0 if over else self.answers(one), -self.lacks(one, rival)

        return min(after, key=resistance)

    def answers(self, state: State) -> int:
        """About how many moves keep the aim for the player to move."""
        return len(self.right_moves(state))


class Win(Aim):
    """The aim to win the game."""

    def holder(self, state: State) -> int:
        return state.outcome.winner if state.outcome else 0

    def lacks(self, state: State, player: int) -> int:
        return needs(Position.of(connection(state)))[player - 1]


class Victory(Win):
    """The aim to win a game of any rules, which is solved in full."""

    def __init__(self, state: State) -> None:
        self._score = solver(state)

    def winner(self, state: State) -> int:
        return 1 if self._score(state) == 1 else 2


class Fight(Aim):
    """An aim that a duel decides."""

    duel: Duel

    def winner(self, state: State) -> int:
        return self.holder(state) or self._result(state, state.to_move)[0]

    def carrier(self, state: State) -> Iterable[int]:
        return bits(self._result(state, state.to_move)[1])

    def keeping_moves(self, state: State) -> list[int]:
        """The moves that keep the aim. Moves outside a carrier of the rival's threat or reply lose and are skipped."""
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
        position, player = Position.of(connection(state)), state.to_move
        must, _ = self.duel.threats(player, position.own(player), position.own(opponent(player)))
        return must.bit_count()

    def _result(self, state: State, player: int) -> tuple[int, int]:
        """The winner if `player` is to move, and the winner's carrier."""
        position = Position.of(connection(state))
        won, carrier = self.duel.result(player, position.own(player), position.own(opponent(player)))
        return player if won else opponent(player), carrier


class Battle(Win, Fight):
    """The aim to win a game in which players place one stone in turn, where a duel prunes better."""

    def __init__(self, state: Connection) -> None:
        board = Position.of(state).board
        one, two = state.goals
        self.duel = Duel(board.all, (Goal(board, one), Goal(board, two)))


class Link(Fight):
    """The aim to connect a chain with another one or with a side, which the chain's owner wants."""

    def __init__(self, state: Connection, ends: str) -> None:
        """`ends` names a stone and another stone or a side: `c3-bottom`."""
        position = Position.of(state)
        one, other = ends.split("-")
        self._ends: Ends = _end(position, state, one), _end(position, state, other)
        self.owner = state.cells[state.game.move_named(one)]
        masks = self._ends[0].cells, self._ends[1].cells
        join, cut = Goal(position.board.between(masks), 0b11), Cut(position.board, masks)
        self.duel = Duel(position.board.all, (join, cut) if self.owner == 1 else (cut, join))

    def holder(self, state: State) -> int:
        """The owner once the ends are joined, the rival once they can no longer be joined."""
        missing = self._distance(state)
        return self.owner if missing == 0 else opponent(self.owner) if missing == FAR else 0

    def lacks(self, state: State, player: int) -> int:
        """The stones that the owner still needs, negative for the rival, who wants the owner to need many."""
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
    """The aim to connect these ends, or to win the game if there are none."""
    game = connection(state)
    if ends:
        return Link(game, ends)
    swaps = any(game.game.swap in one.legal() for one in (game, game.play(game.legal()[0])))
    return Battle(game) if game.alternates and not swaps else Victory(game)
