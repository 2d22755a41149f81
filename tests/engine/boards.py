"""Positions for tests, written as they look, and rules told a second time in the plainest way."""

from collections.abc import Mapping
from types import MappingProxyType

from pyengine.core.game import Choice, Game, Outcome, State
from pyengine.core.protocols import ConnectionRules, connection
from pyengine.games import new_game
from pyengine.records.record import Record

PLAIN: Mapping[str, Choice] = MappingProxyType({"pie": False})
STONES = {".": 0, "X": 1, "O": 2}


def rules(name: str, size: int, options: Mapping[str, Choice] = PLAIN) -> ConnectionRules:
    """The game of that name, Y or Hex, at that size; by default without a pie rule."""
    return connection(new_game(name, size, options).start()).game


def cells(picture: str) -> bytes:
    """A board as text, rows from the top, X player 1, O player 2: the cells as bytes."""
    return bytes(STONES[sign] for sign in picture.split() for sign in sign)


def position(game: Game, picture: str, to_move: int = 1) -> State:
    """The position of the picture, reached by moves of both players in turn; X has as many stones as O or one more."""
    board = cells(picture)
    stones = {player: [cell for cell, owner in enumerate(board) if owner == player] for player in (1, 2)}
    state = game.start()
    while state.to_move and stones[state.to_move]:
        state = state.play(stones[state.to_move].pop(0))
    assert state.cells == board
    assert state.to_move == to_move
    return state


def ended(game: State | Record) -> Outcome:
    """How a game has ended, which it has."""
    assert game.outcome is not None
    return game.outcome


def _touched(game: Game, owner: bytes, player: int) -> set[int]:
    """The masks of sides touched by each chain of `player`, by flood fill."""
    geometry, seen, masks = game.geometry, set[int](), set[int]()
    for cell in range(len(owner)):
        if owner[cell] != player or cell in seen:
            continue
        chain, mask = [cell], 0
        seen.add(cell)
        while chain:
            here = chain.pop()
            mask |= geometry.borders[here]
            fresh = [near for near in geometry.neighbours[here] if owner[near] == player and near not in seen]
            seen.update(fresh)
            chain.extend(fresh)
        masks.add(mask)
    return masks


def find_winners(game: Game, owner: bytes) -> list[int]:
    """Every player who has a chain that touches all sides of the goal in Y or Hex, by flood fill."""
    goals = (0b0011, 0b1100) if game.name == "hex" else (0b111, 0b111)
    return [p for p, goal in enumerate(goals, 1) if any(mask & goal == goal for mask in _touched(game, owner, p))]
