"""Opponents between the perfect and the random one, as chance: before each of their moves a coin is tossed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.game import CHANCE, Chancy, Game, Outcome, State, opponent
from pyengine.core.geometry import Geometry

REPLIES = ("best reply", "random reply")
"""What the coin says: the opponent moves, or a uniformly random move is made."""


class CoinGame(Game):
    """The game of a position against an opponent who makes a random move with the probability `share`, 0 to 1.

    Each time the opponent is to move, a coin first decides which of REPLIES is made.
    The result of the coin is a move of chance, numbered after those of the game.
    """

    name = "wavering"
    title = "Opponent who now and then moves at random"
    goal = "Reach a good end."
    sizes = (1, 99, 9)
    reasons: ClassVar[dict[str, str]] = {}

    def __init__(self, state: State, share: float) -> None:
        super().__init__(state.game.size)
        self.state, self.share, self.player = state, share, state.to_move

    def _key(self) -> tuple[object, ...]:
        return (self.name, self.state, self.share)

    @property
    def geometry(self) -> Geometry:
        return self.state.game.geometry

    @property
    def moves(self) -> int:
        return self.state.game.moves + len(REPLIES)

    def move_name(self, move: int) -> str:
        plain = self.state.game
        return REPLIES[move - plain.moves] if move >= plain.moves else plain.move_name(move)

    def start(self) -> CoinState:
        return CoinState(self, 0, self.player, None, self.state, waits=False)


@dataclass(frozen=True, slots=True)
class CoinState(Chancy):
    """A position; `plain` is that of the game itself, and the coin `waits` to be tossed."""

    game: CoinGame
    ply: int
    to_move: int
    last: int | None
    plain: State
    waits: bool

    @property
    def cells(self) -> bytes:  # type: ignore[override]
        return self.plain.cells

    @property
    def outcome(self) -> Outcome | None:
        return self.plain.outcome

    def legal(self) -> Sequence[int]:
        return [move for move, _ in self.chances()] if self.waits else self.plain.legal()

    def chances(self) -> Sequence[tuple[int, float]]:
        first, share = self.plain.game.moves, self.game.share
        if self.waits:
            return [(first, 1 - share), (first + 1, share)]
        moves = self.plain.legal()
        return [(move, 1 / len(moves)) for move in moves] if self.to_move == CHANCE else ()

    def play(self, move: int) -> CoinState:
        if move not in self.legal():
            raise self.refuse(move)
        game, ply = self.game, self.ply + 1
        if self.waits:
            mover = opponent(game.player) if move == self.plain.game.moves else CHANCE
            return CoinState(game, ply, mover, move, self.plain, waits=False)
        after = self.plain.play(move)
        waits = after.to_move == opponent(game.player)
        return CoinState(game, ply, CHANCE if waits else after.to_move, move, after, waits)

    def winning_cells(self) -> Sequence[int]:
        return self.plain.winning_cells()
