import pytest

from pyengine.arena.valuation import (
    NEAREST,
    PROMISING,
    answers,
    dips,
    doubtful,
    error,
    first_stones,
    hardest,
    value_stones,
)
from pyengine.core.game import Game
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.search.connection import openings
from pyengine.search.connection.openings import answer
from tests.engine.brute import brute_force


@pytest.mark.parametrize("size", [3, 4])
def test_small_boards_are_valued_exactly(size: int) -> None:
    game, wins = new_game("y", size, {"pie": False}), brute_force(size).winning_moves()
    stones = first_stones(game)
    found = list(value_stones(game, stones, 4000, 1))
    values = {stone: value for stone, value, _ in found}
    assert values == {game.move_name(stone): float(stone in wins) for stone in stones}
    known = openings.entries(openings.FILE)[openings.key(game)]["hardest"]
    assert hardest(values, {stone: effort for stone, _, effort in found}) == known


def test_of_stones_that_are_alike_one_is_valued() -> None:
    game = new_game("hex", 5, {"pie": False})
    rules, stones = connection(game.start()).game, first_stones(game)
    assert {rules.canonical_move(stone) for stone in game.start().legal()} == set(stones)
    assert len(stones) == 13


def named(game: Game, values: dict[str, float], others: float) -> dict[str, float]:
    """Those values of first stones, and one for all others."""
    return {game.move_name(stone): values.get(game.move_name(stone), others) for stone in first_stones(game)}


def test_a_stone_lower_than_both_neighbours_on_the_way_to_the_middle_is_a_dip() -> None:
    game = new_game("hex", 7, {"pie": False})
    rising = named(game, {"d2": 0.5, "d3": 0.6, "d4": 0.7}, 0.4)
    assert [game.move_name(stone) for stone in dips(game, rising)] == []
    assert [game.move_name(stone) for stone in dips(game, rising | {"d3": 0.45})] == ["d3"]
    assert [game.move_name(stone) for stone in dips(game, rising | {"d3": 0.48})] == [], "by too little"
    assert [game.move_name(stone) for stone in dips(game, rising | {"d3": 0.0})] == [], "which is proven"


def test_dips_and_the_stones_nearest_to_a_half_are_doubtful() -> None:
    game = new_game("hex", 7, {"pie": False})
    near = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    values = named(game, {**dict.fromkeys(near, 0.49), "d2": 0.8, "d4": 0.8}, 0.7) | {"d3": 0.75, "b2": 1.0}
    assert len(near) == NEAREST
    assert {game.move_name(stone) for stone in doubtful(game, values)} == {*near, "d3"}
    assert doubtful(game, dict.fromkeys(values, 1.0)) == []


def test_the_error_is_how_far_longer_searches_moved_the_values() -> None:
    assert error({"a1": 0.5}, {}) == 0
    assert error({"a1": 0.45, "b1": 0.1}, {"a1": 0.55}) == pytest.approx(0.1645, abs=0.001)
    assert error({"a1": 0.45, "b1": 0.5}, {"a1": 0.55, "b1": 0.5}) == pytest.approx(0.1645 / 2**0.5, abs=0.001)
    # Towards what is sure values move less, so that as large a move says more.
    assert error({"a1": 0.1}, {"a1": 0.05}) > error({"a1": 0.5}, {"a1": 0.55})


def test_a_stone_and_its_best_answer_agree() -> None:
    game = new_game("hex", 5, {"pie": False})
    first = game.move_named("d1")  # the search proves that it loses, whatever network guides it
    ((_, value, _),) = value_stones(game, [first], 1000, 1)
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


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size"), [("hex", 8), ("bent", 7)])
def test_a_shipped_value_is_found_again_by_the_search_of_its_stone_alone(name: str, size: int) -> None:
    game = new_game(name, size, {"pie": False})
    entry = openings.entries(openings.FILE)[openings.key(game)]
    positions, values = entry["positions"], entry["values"]
    assert f"--playouts {positions} --seed 1" in entry["command"]
    short, longer = next(stone for stone in values if stone not in entry["longer"]), entry["longer"][0]
    for stone, *search in ((short, positions, 1), (longer, positions * openings.LONGER, 2)):
        ((_, value, _),) = value_stones(game, [game.move_named(stone)], *search)
        assert value == values[stone]
