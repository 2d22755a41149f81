from itertools import pairwise

import pytest

from pyengine.arena.play import play
from pyengine.bots.bot import Budget
from pyengine.bots.names import bot_named
from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.records.record import Record, read
from pyengine.search.connection.distance import Board, bits
from pyengine.search.network.search import Net
from pyengine.search.network.sight import in_the_way, visible_cells
from tests.engine.boards import ended
from tests.engine.conformance import walk
from tests.engine.tactics import last

GAMES = pytest.mark.parametrize("name", ["y", "bent", "hex"])


def looks(state: State, sight: float, count: int) -> list[set[int]]:
    """What a player sees of a position at so many looks."""
    position, board = connection(state), Board(state.game.geometry)
    return [set(bits(visible_cells(board, position, sight, Dice(seed)))) for seed in range(count)]


def test_the_farther_away_a_move_lies_the_seldomer_it_is_seen() -> None:
    state = read("y9:e7").state
    found = looks(state, 0.5, 400)
    for name, share in (("d6", 0.5), ("c5", 0.25), ("b4", 0.125)):
        cell = state.game.move_named(name)
        assert sum(cell in one for one in found) / len(found) == pytest.approx(share, abs=0.08)
    assert found == looks(state, 0.5, 400)


def test_who_sees_nothing_moves_to_one_of_the_nearest_cells() -> None:
    state = read("hex7:d4").state
    around = set(state.game.geometry.neighbours[state.game.move_named("d4")])
    found = looks(state, 0.01, 100)
    assert set.union(*found) == around
    assert sum(len(one) == 1 for one in found) > 90


@pytest.mark.parametrize("record", ["y7:", "y7-pie:c4.swap"])
def test_where_no_stone_was_placed_last_all_is_seen(record: str) -> None:
    state = read(record).state
    assert looks(state, 0.01, 2) == [set(bits(in_the_way(Board(state.game.geometry), connection(state))))] * 2


def test_a_corner_behind_a_wall_is_in_nobodys_way() -> None:
    state = connection(read("y7:a5.d4.b6.e5.c7.f6").state)
    useful = in_the_way(Board(state.game.geometry), state)
    assert not useful >> state.game.move_named("a7") & 1
    assert useful >> state.game.move_named("c5") & 1


@GAMES
def test_a_handicapped_player_places_no_stone_out_of_everybodys_way(name: str) -> None:
    game, bot = new_game(name, options={"pie": False}), bot_named("net(sight=0.2)")
    *_, end = play(Record.of(game), [(bot, Budget(playouts=1))] * 2, lambda: Dice(1))
    states = end.record.states
    board = Board(game.geometry)
    for before, after in pairwise(states):
        assert after.last is not None
        assert in_the_way(board, connection(before)) >> after.last & 1


@GAMES
def test_a_win_at_once_is_always_seen(name: str) -> None:
    wins = 0
    for seed in range(20):
        for state in walk(new_game(name, 5, {"pie": False}), Dice(seed))[2:-1:2]:
            if state.winning_move() is not None:
                wins += state.play(last(Net(sight=0.01), state, 1).move).outcome is not None
            else:
                assert state.play(last(Net(sight=0.01), state, 1).move).outcome is None
    assert wins > 5


def test_who_sees_more_wins_more() -> None:
    game, won, dice = new_game("y", 7, {"pie": False}), 0, Dice(1)
    low, high = ((bot_named(f"net(sight={sight})"), Budget(playouts=1)) for sight in (0.3, 0.9))
    for seats, winner in 6 * [((low, high), 2), ((high, low), 1)]:
        *_, end = play(Record.of(game), seats, lambda: dice)
        won += ended(end.record).winner == winner
    assert won >= 9


def test_a_handicapped_player_looks_anew_before_each_move() -> None:
    search = Net(sight=0.5)
    assert search.with_memory() is search
    state = new_game("y", 7, {"pie": False}).start().play(9)
    assert {last(search, state, 1, seed).move for seed in range(5)} == {
        last(search.with_memory(), state, 1, seed).move for seed in range(5)
    }
