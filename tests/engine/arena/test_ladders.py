import pytest

from pyengine.arena.ladders import corridors, lay_ladders
from pyengine.arena.play import play
from pyengine.bots.bot import Budget
from pyengine.bots.names import bot_named
from pyengine.bots.thinking import last
from pyengine.core.dice import Dice
from pyengine.games import new_game
from pyengine.games.connection import ConnectionState
from pyengine.records.record import Record, read
from pyengine.search.connection.distance import Board


@pytest.mark.parametrize("game", ["y", "hex"])
def test_a_corridor_runs_along_the_second_row(game: str) -> None:
    board = Board(new_game(game, 7).geometry)
    found = [corridor for side in board.sides for corridor in corridors(board, side)]
    assert len(found) == len(board.sides) * 2 * (2 + 1)
    for corridor in found:
        side = sum(1 << cell for cell in corridor.first)
        assert side in board.sides
        for place, cell in enumerate(corridor.second):
            below = board.near[cell] & side
            assert below == 1 << corridor.first[place] | 1 << corridor.first[place + 1]
        stones = corridor.stones(board, 1, escape=2)
        free = [cell for cell, owner in stones.items() if not owner]
        assert len(free) == 2 * corridor.length
        assert sum(owner == 1 for owner in stones.values()) == 2
        assert all(any(board.near[cell] >> other & 1 for other in free) for cell in free)


@pytest.mark.parametrize("game", ["y", "hex"])
def test_what_is_laid_into_a_game_is_a_legal_position_of_the_winner(game: str) -> None:
    dice, player = Dice(5), (bot_named("random"), Budget(playouts=1))
    record = last(play(Record.of(new_game(game, 8, {"pie": False})), (player, player), lambda: dice)).record
    end = record.state
    assert isinstance(end, ConnectionState)
    assert end.outcome is not None
    found = list(lay_ladders(end, 200, dice))
    assert len(found) >= 3
    for one in found:
        state = read(one.text()).state
        assert state.cells == one.state.cells
        assert state.outcome is None
        assert state.to_move == end.outcome.winner


def test_nothing_is_laid_on_a_board_without_room() -> None:
    board = Board(new_game("y", 5).geometry)
    assert not [corridor for side in board.sides for corridor in corridors(board, side)]
