"""Hex after a swap of sides: the mirror image of what it is after a swap of pieces."""

import numpy as np
import pytest

from pyengine.bots.bot import Budget
from pyengine.bots.names import BOTS
from pyengine.bots.thinking import choose
from pyengine.core.dice import Dice
from pyengine.core.errors import IllegalMove
from pyengine.core.game import roll
from pyengine.core.protocols import Connection, connection
from pyengine.core.reduction import Reduction
from pyengine.games import new_game
from pyengine.games.hex import Hex
from pyengine.records.record import read
from pyengine.search.judgement import judgement
from pyengine.search.solve import values
from tests.engine.boards import ended

PLAYERS = [bot.name for bot in BOTS.values() if bot.plays(new_game("hex"))]
WON_IN_ONE = [("hex4-pie-sides:b1.swap.a4.b2.d1.b3.d4", 2, "b4"), ("hex4-pie-sides:d1.swap.a2.d4.b2.a4.c2.b4", 1, "d2")]
"""After the swap player 2 joins top and bottom, player 1 left and right."""


def mirrored(cell: int, size: int) -> int:
    """The cell reflected in the long diagonal."""
    row, column = divmod(cell, size)
    return column * size + row


def pairs(size: int, seed: int) -> list[tuple[Connection, Connection]]:
    """A random game after a swap of sides, and its mirror image after a swap of pieces, position by position."""
    sides, pieces, dice = Hex(size, {"sides": True}), Hex(size), Dice(seed)
    first = dice.below(size * size)
    one: Connection = sides.start().play(first).play(sides.swap)
    other: Connection = pieces.start().play(first).play(pieces.swap)
    found = [(one, other)]
    while one.outcome is None:
        move = roll(one, dice)
        one, other = one.play(move), other.play(mirrored(move, size))
        found.append((one, other))
    return found


@pytest.mark.parametrize("size", range(2, 12))
def test_games_with_either_swap_are_mirror_images(size: int) -> None:
    for one, other in pairs(size, size):
        assert bytes(one.cells[mirrored(cell, size)] for cell in range(size * size)) == other.cells
        assert (one.to_move, one.ply, one.outcome) == (other.to_move, other.ply, other.outcome)
        assert sorted(mirrored(cell, size) for cell in one.winning_cells()) == list(other.winning_cells())
        assert {mirrored(move, size) for move in one.legal()} == set(other.legal())
        if one.outcome is None:
            assert judgement(one.game)(one) == judgement(other.game)(other)


@pytest.mark.parametrize("size", [3, 4])
def test_exact_values_are_mirror_images(size: int) -> None:
    for one, other in pairs(size, 1)[:-1]:
        assert {mirrored(move, size): worth for move, worth in values(one).items()} == values(other)


@pytest.mark.parametrize("size", [3, 8, 11])
def test_the_field_decides_full_boards_as_play_does(size: int) -> None:
    for one, _ in pairs(size, size + 1):
        if one.outcome is not None:
            break
        last = one
    cells = np.frombuffer(last.cells, np.uint8)
    boards = np.where(cells == 0, Dice(1).octets(40, size * size) < 128, cells == 1)
    won = Reduction(last.field).winner_bits(boards.T)
    for number, board in enumerate(boards):
        stones = [[cell for cell in last.legal() if board[cell] == (player == 1)] for player in (1, 2)]
        # Where one player has stones left, the other one's are all there: nothing changes any more.
        state = last
        while state.outcome is None and stones[state.to_move - 1]:
            state = state.play(stones[state.to_move - 1].pop())
        if state.outcome is not None:
            assert bool(won >> number & 1) == (state.outcome.winner == 1)


def test_the_stone_stays_and_changes_hands_and_the_goals_are_traded() -> None:
    state = connection(read("hex5-pie-sides:c2").state)
    assert (state.goals, state.goal) == ((0b0011, 0b1100), state.game.goal)
    swapped = state.play(state.game.move_named("Swap-Sides"))
    (stone,) = swapped.last_cells()
    assert (swapped.cells[stone], state.game.geometry.names[stone], swapped.to_move) == (2, "c2", 1)
    assert swapped.goals == (0b1100, 0b0011)
    assert swapped.goal == "White connects top and bottom, Black connects left and right."
    assert swapped.play(0).goals == swapped.goals
    with pytest.raises(IllegalMove, match="expected swap-sides, the swap of this game"):
        state.game.move_named("swap-pieces")


@pytest.mark.parametrize("bot", [name for name in PLAYERS if BOTS[name].budgeted])
@pytest.mark.parametrize(("record", "player", "win"), WON_IN_ONE)
def test_the_new_goal_is_reached_in_one_move(bot: str, record: str, player: int, win: str) -> None:
    state = read(record).state
    assert state.to_move == player
    info = choose(bot, state, Budget(playouts=3000), seed=1)
    assert state.game.move_name(info.move) == win
    assert info.value > 0.9
    outcome = ended(state.play(info.move))
    assert outcome.winner == player


@pytest.mark.parametrize(
    ("bot", "playouts"), [("wye", 64_000), ("rave", 4000), ("uct", 4000), ("heuristic", 4000), ("flat", 4000)]
)
def test_a_chain_all_but_joined_to_the_new_sides_is_worth_a_win(bot: str, playouts: int) -> None:
    """Player 2 stands one bridge or two away from top and bottom, which are its own now, and player 1 is far away."""
    state = read("hex5-pie-sides:c3.swap.a1.b4.a2.d2.e1").state
    assert choose(bot, state, Budget(playouts=playouts), seed=1).value > 0.85
    moved = state.play(choose(bot, state, Budget(playouts=playouts), seed=1).move)
    assert choose(bot, moved, Budget(playouts=playouts), seed=1).value < 0.2
