import json
from pathlib import Path

import pytest

from pyengine.bots.bot import Budget
from pyengine.bots.thinking import choose
from pyengine.core.dice import Dice
from pyengine.core.errors import BadRecord
from pyengine.core.protocols import connection
from pyengine.records.record import read
from pyengine.search.connection import openings
from pyengine.search.info import Branch, Info
from pyengine.search.solve import values as solved
from tests.engine.boards import rules

SHIPPED = openings.entries(openings.FILE)
BOARDS = [*(("y", size) for size in range(3, 20)), *(("hex", size) for size in range(2, 20))]


@pytest.mark.parametrize(("name", "size"), BOARDS)
def test_the_table_knows_one_of_all_stones_that_are_alike(name: str, size: int) -> None:
    game = rules(name, size, {})
    values = openings.table()[openings.key(game)]
    assert {game.move_named(stone) for stone in values} == {
        game.canonical_move(stone) for stone in game.start().legal() if stone != game.swap
    }
    assert all(0 <= value <= 1 for value in values.values())


@pytest.mark.parametrize(("name", "size"), BOARDS)
def test_stones_that_are_alike_have_one_value_and_every_value_has_a_source(name: str, size: int) -> None:
    state = rules(name, size, {}).start()
    told = openings.opening(state)
    assert told.keys() == set(state.legal())
    for image in state.game.symmetries:
        assert all(told[image[move]] == worth for move, worth in told.items())
    for worth in told.values():
        if worth.source == openings.PROOF:
            assert worth.value in (0, 1)
        else:
            assert 0 < worth.value < 1
            assert worth.source.error > 0
            assert worth.source.positions is not None
            assert worth.source.positions >= 1000


@pytest.mark.parametrize("board", ["y3", "y4", "y5", "y6", "y7", "hex2", "hex3", "hex4", "hex5"])
def test_small_boards_are_proven(board: str) -> None:
    assert {openings.source(board, stone) for stone in openings.table()[board]} == {openings.PROOF}


PROVEN = [*(("y", size) for size in range(3, 7)), *(("hex", size) for size in range(2, 5))]


@pytest.mark.parametrize(("name", "size"), [*PROVEN, pytest.param("hex", 5, marks=pytest.mark.slow)])
def test_what_is_proven_is_what_the_solver_says(name: str, size: int) -> None:
    exact = solved(rules(name, size).start())
    game = rules(name, size)
    found = openings.table()[openings.key(game)]
    assert found == {stone: exact[game.move_named(stone)] for stone in found}


def test_the_first_stones_of_hex_5_that_lose() -> None:
    """The set was found by two versions of the solver; of it a1, b1 and their like, and c3, are published (HexWiki)."""
    game, values = rules("hex", 5), openings.table()["hex5"]
    losing = {move for move in game.start().legal() if values[game.move_name(game.canonical_move(move))] == 0}
    assert losing == {game.move_named(name) for name in "a1 b1 c1 d1 a2 a3 e3 e4 b5 c5 d5 e5".split()}


@pytest.mark.parametrize("name", ["y", "hex"])
def test_the_first_stone_is_an_even_one_and_not_always_the_same(name: str) -> None:
    start = rules(name, 11, {}).start()
    stones = {choose("wye", start, Budget(playouts=64), seed=seed).move for seed in range(40)}
    assert len(stones) > 1
    told = openings.opening(start)
    assert all(told[stone].is_choice for stone in stones)


def test_stones_are_even_whose_interval_holds_a_half() -> None:
    values = {"a": 0.42, "b": 0.45, "c": 0.6, "d": 1.0}
    assert openings.even_stones(values, 0.1) == ["a", "b"]
    assert openings.even_stones(values) == ["b"]
    assert openings.even_stones({"a": 0.0, "b": 1.0}, 0.1) == ["a", "b"]


def test_the_error_shrinks_towards_what_is_sure() -> None:
    assert openings.error_of(0.5, 0.1) == 0.1
    assert openings.error_of(0.1, 0.1) == openings.error_of(0.9, 0.1) == 0.036
    assert openings.error_of(1.0, 0.1) == 0


@pytest.mark.parametrize("name", ["y", "hex"])
def test_whether_to_swap_is_decided_by_the_table(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules(name, 7, {})
    stone = game.move_named("c3")
    state, alike = game.start().play(stone), game.move_name(game.canonical_move(stone))
    for value in (0.3, 0.7):
        known = {openings.key(game): openings.table()[openings.key(game)] | {alike: value}}
        monkeypatch.setattr(openings, "table", lambda known=known: known)
        info = choose("wye", state, Budget(playouts=6400), seed=1)
        assert openings.first_stone_value(state) == value
        assert (info.move == game.swap) == (value > 0.5)
        assert value < 0.5 or info.value == value
        monkeypatch.undo()


def test_a_stone_that_no_table_knows_is_weighed_by_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "table", dict)
    game = rules("y", 7, {})
    for name, swaps in (("a1", False), ("d5", True)):
        state = game.start().play(game.move_named(name))
        assert openings.first_stone_value(state) is None
        assert (choose("wye", state, Budget(playouts=64_000), seed=1).move == game.swap) == swaps


def test_new_values_take_the_place_of_old_ones(tmp_path: Path) -> None:
    file = tmp_path / "openings.json"
    file.write_text(openings.FILE.read_text("utf-8"), "utf-8")
    before = json.loads(file.read_text("utf-8"))
    entry = {"command": "a command", "date": "2026-01-01", "values": {"a1": 0.25}}
    openings.store(file, "y3", entry)
    assert openings.entries(file) == before | {"y3": entry}
    file.write_text("[1]")
    with pytest.raises(BadRecord, match="holds no first stones"):
        openings.store(file, "y3", entry)


def test_without_a_swap_now_or_to_come_there_is_nothing_to_look_up() -> None:
    for record in ("y7-pie:", "y7-pie:a1.a2", "y7:a1", "randomhex7:"):
        assert openings.first_stone_value(read(record).state) is None
    for record in ("y11:", "y11-pie:a1", "tictactoe3:", "randomhex11:"):
        assert openings.even_stone(read(record).state, Dice(1)) is None
    for record in ("y9:", "y9-pie:a1.a2", "tictactoe3:"):
        assert openings.opening(read(record).state) == {}


@pytest.mark.parametrize(("name", "classes"), [("y", 4), ("hex", 13)])
def test_stones_are_alike_by_the_symmetries_of_the_board(name: str, classes: int) -> None:
    game = rules(name, 5, {})
    stones = [stone for stone in game.start().legal() if stone != game.swap]
    assert len({game.canonical_move(stone) for stone in stones}) == classes
    canonical = game.canonical_move
    assert all(canonical(canonical(stone)) == canonical(stone) <= stone for stone in stones)


def measured(monkeypatch: pytest.MonkeyPatch, board: str, stone: str, value: float, known: openings.Values) -> None:
    """Has the tables know that value of a first stone, and of all answers these to it."""
    values = {board: openings.table()[board] | {stone: value}}
    monkeypatch.setattr(openings, "table", lambda: values)
    entry = {"positions": 1000, "error": 0.1, "answers": {stone: known}}
    monkeypatch.setattr(openings, "load", {openings.ANSWERS: {board: entry}, openings.FILE: SHIPPED}.__getitem__)


@pytest.mark.parametrize("name", ["y", "hex"])
def test_answers_are_told_of_a_stone_however_the_board_is_turned(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules(name, 7, {})
    first, reply = game.move_named("b4"), game.move_named("d5")
    stone = game.move_name(game.canonical_move(first))
    known = {game.move_name(openings.answer(game, first, reply)): 0.6}
    measured(monkeypatch, openings.key(game), stone, 0.4, known)
    for image in game.symmetries:
        told = openings.opening(game.start().play(image[first]))
        assert told[image[reply]] == openings.Worth(0.6, is_choice=True, source=openings.Source(0.096, 4000))
        assert told[game.swap].value == 0.4
        # On an axis of the board, the answer's mirror image is as good.
        assert {move for move in told if move != game.swap} == {
            other[reply] for other in game.symmetries if other[first] == image[first]
        }


def test_no_answer_is_worth_more_than_the_stone_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules("hex", 7, {})
    measured(monkeypatch, "hex7", "a2", 0.55, {"d4": 0.47, "c5": 0.3})
    told = openings.opening(game.start().play(game.move_named("a2")))
    assert {game.move_name(move): worth.value for move, worth in told.items()} == {"swap": 0.55, "d4": 0.45, "c5": 0.3}


@pytest.mark.parametrize("name", ["y", "hex"])
def test_of_other_stones_only_the_swap_is_known(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules(name, 7, {})
    measured(monkeypatch, openings.key(game), "b3", 0.4, {})
    assert list(openings.opening(game.start().play(0))) == [game.swap]


def test_the_table_of_answers_holds_the_even_stones_and_one_of_all_answers_that_are_alike() -> None:
    assert openings.answers()
    for name, known in openings.answers().items():
        game = rules(name.rstrip("0123456789"), int(name.lstrip("abcdefghijklmnopqrstuvwxyz")))
        assert list(known) == openings.even_stones(openings.table()[name], openings.error(name))
        for stone, replies in known.items():
            first = game.move_named(stone)
            for reply, value in replies.items():
                assert openings.answer(game, first, game.move_named(reply)) == game.move_named(reply) != first
                assert 0 <= value <= 1


def searched(move: int, value: float, *branches: Branch) -> Info:
    return Info(move, value, 9, 9, {one.move: one.visits for one in branches}, tree=lambda *_: branches)


def test_a_search_tells_of_first_stones_what_the_table_says(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules("hex", 7, {})
    measured(monkeypatch, "hex7", "a2", 0.48, {})
    good, even = game.move_named("d4"), game.move_named("a2")
    info = openings.apply_tables(searched(good, 0.4, Branch(good, 1, 5, 0.6), Branch(even, 1, 3, 0.2)), game.start())
    table = openings.table()["hex7"]
    assert game.move_name(game.canonical_move(info.move)) == min(table, key=lambda one: abs(table[one] - 0.5))
    assert {branch.move: branch.value for branch in info.tree(2)} == {good: table["d4"], even: 0.48}
    assert info.tree(2)[0].move == even
    unseen = openings.apply_tables(searched(good, 0.4, Branch(good, 1, 5, 0.6)), game.start())
    assert unseen.tree(2)[0] == Branch(unseen.move, 1, 0, table[game.move_name(game.canonical_move(unseen.move))])


@pytest.mark.parametrize(("value", "choice", "best"), [(0.55, "swap", 0.45), (0.45, "d4", 0.55)])
def test_a_search_tells_what_is_left(value: float, choice: str, best: float, monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules("hex", 7, {})
    measured(monkeypatch, "hex7", "a2", value, {})
    first, one, other = (game.move_named(name) for name in ("a2", "d4", "c5"))
    info = openings.apply_tables(
        searched(one, 0.6, Branch(one, 2, 5, 0.6), Branch(other, 2, 3, 0.1)), game.start().play(first)
    )
    assert (game.move_name(info.move), info.value) == (choice, max(value, 1 - value))
    assert [branch.value for branch in info.tree(2)] == [best, 0.1]


@pytest.mark.parametrize("record", ["y9:", "y9:c5", "y9-pie:c5.swap", "hex7-pie:a2.swap"])
def test_a_lone_stone_has_the_value_of_the_table_whatever_the_rules(record: str) -> None:
    state = connection(read(record).state)
    first = record.partition(":")[2].partition(".")[0]
    stone = first and state.game.move_name(state.game.canonical_move(state.game.move_named(first)))
    table = openings.table()[openings.key(state.game)]
    info = openings.apply_tables(searched(30, 0.4, Branch(30, state.to_move, 5, 0.9)), state)
    assert info.value == pytest.approx(1 - table[stone] if stone else max(table.values()))
    assert all(branch.value <= info.value for branch in info.tree(5))


@pytest.mark.parametrize("record", ["hex7:a1.b2", "y9-master:a1", "y9-handicap2:", "randomy7:", "y25:"])
def test_elsewhere_a_search_tells_what_it_found(record: str) -> None:
    state, info = read(record).state, searched(0, 0.4)
    assert openings.apply_tables(info, state) is info


def test_on_a_proven_board_the_first_stone_is_hard_to_judge_and_not_the_centre() -> None:
    start = rules("y", 7, {}).start()
    stones = {
        start.game.move_name(start.game.canonical_move(choose("net", start, Budget(1), seed).move)) for seed in range(9)
    }
    assert stones == {"a2", "b3"}
    assert openings.apply_tables(searched(start.game.move_named("c5"), 0.4), start).value == 0
