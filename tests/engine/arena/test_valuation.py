from __future__ import annotations

import pytest

from pyengine.arena.valuation import PROMISING, answers, first_stones, valued
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.search.openings import answer
from tests.engine.brute import brute_force


@pytest.mark.parametrize("size", [3, 4])
def test_small_boards_are_valued_exactly(size: int) -> None:
    game, wins = new_game("y", size, {"pie": False}), brute_force(size).winning_moves()
    stones = first_stones(game)
    values = dict(valued(game, stones, 4000, 1))
    assert values == {game.move_name(stone): float(stone in wins) for stone in stones}


def test_of_stones_that_are_alike_one_is_valued() -> None:
    game = new_game("hex", 5, {"pie": False})
    rules, stones = connection(game.start()).game, first_stones(game)
    assert {rules.alike(stone) for stone in game.start().legal()} == set(stones)
    assert len(stones) == 13


def test_a_stone_and_its_best_answer_agree() -> None:
    game = new_game("hex", 7, {"pie": False})
    first = game.move_named("g1")
    ((_, value),) = valued(game, [first], 1000, 1)
    told = answers(game, first, 1000, 1)
    assert 1 < len(told) <= PROMISING
    assert list(told.values()) == sorted(told.values(), reverse=True)
    assert next(iter(told.values())) == pytest.approx(1 - value, abs=0.05)


def test_of_answers_that_are_alike_one_is_told() -> None:
    game = new_game("hex", 7, {"pie": False})
    rules, first = connection(game.start()).game, game.move_named("d4")
    told = [game.move_named(name) for name in answers(game, first, 1000, 1)]
    assert told
    assert [answer(rules, first, move) for move in told] == told
