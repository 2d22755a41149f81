from __future__ import annotations

import pytest

from pyengine import openings
from pyengine.bots import Budget, choose
from pyengine.dice import Dice
from pyengine.games import new_game
from tests.brute import brute_force, brute_force_hex

SIZES = [*(("y", size) for size in range(3, 20)), *(("hex", size) for size in range(2, 20))]


@pytest.mark.parametrize(("name", "size"), SIZES)
def test_the_table_knows_one_of_all_stones_that_are_alike(name: str, size: int) -> None:
    game = new_game(name, size)
    values = openings.table()[openings.key(game)]
    assert {game.move_named(stone) for stone in values} == {
        game.alike(stone) for stone in game.start().legal() if stone != game.swap
    }
    assert all(0 <= value <= 1 for value in values.values())


@pytest.mark.parametrize(("name", "size"), [("y", 3), ("y", 4), ("y", 5), ("hex", 3), ("hex", 4)])
def test_stones_that_win_are_worth_more_than_those_that_lose(name: str, size: int) -> None:
    game = new_game(name, size)
    wins = (brute_force(size) if name == "y" else brute_force_hex(size)).winning_moves()
    for stone, value in openings.table()[openings.key(game)].items():
        assert (value > 0.5) == (game.move_named(stone) in wins), stone


@pytest.mark.parametrize("name", ["y", "hex"])
def test_the_first_stone_is_an_even_one_and_not_always_the_same(name: str) -> None:
    start = new_game(name, 11).start()
    stones = {choose("wye", start, Budget(playouts=64), seed=seed).move for seed in range(40)}
    values = openings.table()[openings.key(start.game)]
    assert len(stones) > 1
    assert all(abs(values[start.game.move_name(start.game.alike(stone))] - 0.5) < 0.1 for stone in stones)


def test_without_a_swap_to_come_there_is_nothing_to_look_up() -> None:
    dice = Dice(1)
    assert openings.even_stone(new_game("y", 11, {"pie": False}).start(), dice) is None
    assert openings.even_stone(new_game("y", 11).start().play(0), dice) is None
    assert openings.even_stone(new_game("tictactoe").start(), dice) is None
    assert openings.even_stone(new_game("randomhex", 11).start(), dice) is None


@pytest.mark.parametrize(("name", "classes"), [("y", 4), ("hex", 13)])
def test_stones_are_alike_by_the_symmetries_of_the_board(name: str, classes: int) -> None:
    game = new_game(name, 5)
    stones = [stone for stone in game.start().legal() if stone != game.swap]
    assert len({game.alike(stone) for stone in stones}) == classes
    assert all(game.alike(game.alike(stone)) == game.alike(stone) <= stone for stone in stones)
