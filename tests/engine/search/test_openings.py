from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.bots.bot import Budget
from pyengine.bots.thinking import choose
from pyengine.core.dice import Dice
from pyengine.core.errors import BadRecord
from pyengine.games import new_game
from pyengine.search import openings
from tests.engine.boards import rules
from tests.engine.brute import brute_force, brute_force_hex

SIZES = [*(("y", size) for size in range(3, 20)), *(("hex", size) for size in range(2, 20))]


@pytest.mark.parametrize(("name", "size"), SIZES)
def test_the_table_knows_one_of_all_stones_that_are_alike(name: str, size: int) -> None:
    game = rules(name, size, {})
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
    start = rules(name, 11, {}).start()
    stones = {choose("wye", start, Budget(playouts=64), seed=seed).move for seed in range(40)}
    values = openings.table()[openings.key(start.game)]
    assert len(stones) > 1
    least = min(abs(value - 0.5) for value in values.values())
    opened = [values[start.game.move_name(start.game.alike(stone))] for stone in stones]
    assert all(abs(value - 0.5) <= least + openings.SPREAD for value in opened)


@pytest.mark.parametrize("name", ["y", "hex"])
def test_whether_to_swap_is_decided_by_the_table(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules(name, 7, {})
    stone = game.move_named("c3")
    state, alike = game.start().play(stone), game.move_name(game.alike(stone))
    for value in (0.3, 0.7):
        known = {openings.key(game): openings.table()[openings.key(game)] | {alike: value}}
        monkeypatch.setattr(openings, "table", lambda known=known: known)
        info = choose("wye", state, Budget(playouts=6400), seed=1)
        assert openings.worth_taking(state) == value
        assert (info.move == game.swap) == (value > 0.5)
        assert value < 0.5 or info.value == value
        monkeypatch.undo()


def test_a_stone_that_no_table_knows_is_weighed_by_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "table", dict)
    game = rules("y", 7, {})
    for name, swaps in (("a1", False), ("d5", True)):
        state = game.start().play(game.move_named(name))
        assert openings.worth_taking(state) is None
        assert (choose("wye", state, Budget(playouts=64_000), seed=1).move == game.swap) == swaps


def test_new_values_take_the_place_of_old_ones(tmp_path: Path) -> None:
    file = tmp_path / "openings.json"
    file.write_text(openings.FILE.read_text("utf-8"), "utf-8")
    before = json.loads(file.read_text("utf-8"))
    entry = {"command": "a command", "date": "2026-01-01", "values": {"a1": 0.25}}
    openings.keep(file, "y3", entry)
    assert openings.entries(file) == before | {"y3": entry}
    file.write_text("[1]")
    with pytest.raises(BadRecord, match="holds no first stones"):
        openings.keep(file, "y3", entry)


def test_there_is_nothing_to_take_over_later_or_without_a_swap() -> None:
    state = new_game("y", 7).start()
    assert openings.worth_taking(state) is None
    assert openings.worth_taking(state.play(0).play(1)) is None
    assert openings.worth_taking(new_game("y", 7, {"pie": False}).start().play(0)) is None
    assert openings.worth_taking(new_game("randomhex", 7).start()) is None


def test_without_a_swap_to_come_there_is_nothing_to_look_up() -> None:
    dice = Dice(1)
    assert openings.even_stone(new_game("y", 11, {"pie": False}).start(), dice) is None
    assert openings.even_stone(new_game("y", 11).start().play(0), dice) is None
    assert openings.even_stone(new_game("tictactoe").start(), dice) is None
    assert openings.even_stone(new_game("randomhex", 11).start(), dice) is None


@pytest.mark.parametrize(("name", "classes"), [("y", 4), ("hex", 13)])
def test_stones_are_alike_by_the_symmetries_of_the_board(name: str, classes: int) -> None:
    game = rules(name, 5, {})
    stones = [stone for stone in game.start().legal() if stone != game.swap]
    assert len({game.alike(stone) for stone in stones}) == classes
    assert all(game.alike(game.alike(stone)) == game.alike(stone) <= stone for stone in stones)


def measured(monkeypatch: pytest.MonkeyPatch, name: str, known: openings.Answers) -> None:
    """Has the table of answers know these of one board."""
    monkeypatch.setattr(openings, "answers", lambda: {name: known})


def test_the_values_of_all_first_stones_are_told_before_the_first() -> None:
    state = new_game("y", 9).start()
    told = openings.opening(state)
    assert set(told) == set(state.legal())
    corners = {told[state.game.move_named(name)] for name in ("a1", "a9", "i9")}
    assert corners == {openings.Worth(openings.table()["y9"]["a1"], choice=False)}
    assert openings.opening(new_game("y", 9, {"pie": False}).start()) == {}
    assert openings.opening(new_game("tictactoe").start()) == {}
    assert openings.opening(state.play(0).play(1)) == {}


@pytest.mark.parametrize("name", ["y", "hex"])
def test_answers_are_told_of_a_stone_however_the_board_is_turned(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules(name, 7, {})
    first, reply = game.move_named("b4"), game.move_named("d5")
    stone = game.move_name(game.alike(first))
    measured(monkeypatch, openings.key(game), {stone: {game.move_name(openings.answer(game, first, reply)): 0.6}})
    for image in game.symmetries:
        told = openings.opening(game.start().play(image[first]))
        value = openings.table()[openings.key(game)][stone]
        assert told[image[reply]] == openings.Worth(0.6, choice=True)
        assert told[game.swap].value == value
        # On an axis of the board, the answer's mirror image is as good.
        assert {move for move in told if move != game.swap} == {
            other[reply] for other in game.symmetries if other[first] == image[first]
        }


@pytest.mark.parametrize("name", ["y", "hex"])
def test_of_other_stones_only_the_swap_is_known(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules(name, 7, {})
    measured(monkeypatch, openings.key(game), {})
    assert list(openings.opening(game.start().play(0))) == [game.swap]


def test_the_table_of_answers_holds_the_most_even_stones_and_one_of_all_answers_that_are_alike() -> None:
    assert openings.answers()
    for name, known in openings.answers().items():
        game = rules(name.rstrip("0123456789"), int(name.lstrip("abcdefghijklmnopqrstuvwxyz")))
        assert list(known) == openings.even_stones(openings.table()[name])
        for stone, replies in known.items():
            first = game.move_named(stone)
            for reply, value in replies.items():
                assert openings.answer(game, first, game.move_named(reply)) == game.move_named(reply) != first
                assert 0 < value < 1
