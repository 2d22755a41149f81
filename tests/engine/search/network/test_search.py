"""The search `net`: what it proves is true, it remembers, it swaps, and the same seed gives the same moves."""

from __future__ import annotations

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.games import new_game
from pyengine.search import solve
from pyengine.search.info import Info
from pyengine.search.network.descents import Descents
from pyengine.search.network.report import chance
from pyengine.search.network.search import Net
from pyengine.search.remembering import Remembering
from pyengine.search.root import Root, merged
from tests.engine.boards import rules
from tests.engine.brute import brute_force
from tests.engine.conformance import walk
from tests.engine.tactics import check_tactics, last


@pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 4)])
def test_what_it_proves_is_true(name: str, size: int) -> None:
    proven = 0
    for seed in range(25):
        for state in walk(new_game(name, size, {"pie": False}), Dice(seed))[2:-1:2]:
            info, exact = last(Net(), state, 2000), solve.values(state)
            worth = {branch.move: branch.value for branch in info.tree(len(exact))}
            assert all(exact[move] == value for move, value in worth.items() if value in (0.0, 1.0))
            if info.value in (0.0, 1.0):
                assert info.value == max(exact.values())
                assert exact[info.move] == info.value
                proven += 1
    assert proven > 60


@pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 4)])
def test_it_takes_wins_and_meets_threats(name: str, size: int) -> None:
    check_tactics(Net(), new_game(name, size, {"pie": False}), range(20), 300)


def test_it_ends_when_all_is_proven() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    info = last(Net(), state)
    assert info.value == 1
    assert info.move in brute_force(4).winning_moves()
    assert info.line()[0] == info.move


def test_a_lost_position_is_known_as_lost_and_still_played() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    state = state.play(state.game.move_named("b3"))
    info = last(Net(), state)
    assert info.value == 0
    assert info.move in state.legal()
    assert {branch.value for branch in info.tree(3)} == {0}


def test_a_held_win_is_played_out_within_its_links() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    for move in ("b3", "a2"):
        state = state.play(state.game.move_named(move))
    plies = 0
    while state.outcome is None:
        state = state.play(last(Net(), state, 64).move if state.to_move == 1 else state.legal()[0])
        plies += 1
    assert state.outcome.winner == 1
    assert plies <= 7


@pytest.mark.parametrize("playouts", [1, 7, 100, 1001])
def test_it_judges_as_many_leaves_as_it_is_asked_to(playouts: int) -> None:
    infos = list(Net()(new_game("hex", 7, {"pie": False}).start(), Dice(1), playouts))
    assert infos[-1].playouts == infos[-1].nodes == playouts
    assert sum(infos[-1].visits.values()) == playouts
    assert len(infos) > playouts / 16


def test_the_lead_is_the_difference_of_visits() -> None:
    info = last(Net(), new_game("y", 7, {"pie": False}).start(), 500)
    first, second = info.tree(2)
    assert info.lead == first.visits - second.visits
    assert info.visits[info.move] == first.visits
    assert info.line()[0] == info.move
    assert 0 < info.value < 1


def test_the_same_seed_gives_the_same_tree_and_another_one_another() -> None:
    state = new_game("hex", 7, {"pie": False}).start().play(3)
    one, same, other = (last(Net(), state, 600, seed) for seed in (1, 1, 2))
    assert one == same
    assert one.tree(9, 9, 9) == same.tree(9, 9, 9)
    assert one.visits != other.visits


def test_searches_with_different_seeds_can_be_merged() -> None:
    state = new_game("hex", 7, {"pie": False}).start().play(3)
    infos = [last(Net(), state, 300, seed) for seed in range(3)]
    whole = merged([Root.of(info) for info in infos])
    assert whole.playouts == 900
    assert whole.move in {info.move for info in infos}


def test_chances_are_those_of_both_players_and_never_certain() -> None:
    assert chance(0.0) == 0.5
    assert chance(0.5) + chance(-0.5) == 1
    assert 0 < chance(-1.0) < chance(0.9) < chance(1.0) < 1


def lines_of_play(search: Remembering[Descents], state: State, playouts: int) -> tuple[State, Info]:
    """The position after the search's move and the answer that it expects most, and what it knew before."""
    info = list(search(state, Dice(1), playouts))[-1]
    first = info.tree(1, 1)[0]
    return state.play(first.move).play(first.children[0].move), info


def test_it_remembers_what_lies_below_the_moves_that_were_made() -> None:
    search = Net().remembering()
    start = new_game("y", 7, {"pie": False}).start().play(0)
    after, before = lines_of_play(search, start, 2000)
    expected = before.tree(1, 1)[0].children[0]
    known = next(search(after, Dice(2), 64))
    assert sum(known.visits.values()) == expected.visits - 1 > 50
    assert known.nodes == 0
    subtree = before.tree(1, 1, 9, 9)[0].children[0].children
    assert known.tree(9, 9) == subtree


def test_another_game_or_a_take_back_is_searched_afresh() -> None:
    search = Net().remembering()
    one, other = new_game("y", 5, {"pie": False}), new_game("hex", 5, {"pie": False})
    for state in (one.start().play(3), one.start(), new_game("y", 5).start().play(3).play(4), other.start().play(3)):
        info = next(search(state, Dice(1), 64))
        assert sum(info.visits.values()) == 0
        assert list(search(state, Dice(1), 100))[-1].move in state.legal()


@pytest.mark.parametrize("name", ["y", "hex"])
def test_what_is_remembered_makes_the_same_game_every_time(name: str) -> None:
    games = []
    for _ in range(2):
        search, state = Net().remembering(), new_game(name, 5).start()
        for ply in range(8):
            if state.outcome is None:
                state = state.play(list(search(state, Dice(ply), 200))[-1].move)
        games.append(state.cells)
    assert games[0] == games[1]


@pytest.mark.parametrize(("name", "options"), [("y", {}), ("hex", {}), ("hex", {"sides": True})])
def test_a_strong_first_stone_is_taken_over_and_a_weak_one_is_not(name: str, options: dict[str, bool]) -> None:
    game = rules(name, 7, options)
    start = game.start()
    for stone, taken in ((game.move_named("d5" if name == "y" else "d4"), True), (game.move_named("a1"), False)):
        info = last(Net(), start.play(stone), 300)
        assert (info.move == game.swap) == taken
        assert info.value >= 0.5


@pytest.mark.parametrize(("name", "size"), [("y", 4), ("hex", 3)])
def test_without_a_table_it_opens_with_a_stone_that_is_not_too_good(name: str, size: int) -> None:
    """Where a first stone may be taken over, one that wins is never the choice if another is known."""
    start = new_game(name, size).start()
    info = last(Net(), start, 500)
    assert info.value <= 0.5
    assert info.move in start.legal()


def test_a_game_with_traded_sides_is_seen_by_the_right_player() -> None:
    """The same position with and without traded sides: mirrored boards are judged alike."""
    plain, traded = new_game("hex", 5), new_game("hex", 5, {"sides": True})
    one = plain.start().play(plain.move_named("b4")).play(plain.move_named("swap"))
    two = traded.start().play(traded.move_named("b4")).play(traded.move_named("swap"))
    values = [last(Net(), state, 400).value for state in (one, two)]
    assert values[0] == pytest.approx(values[1], abs=0.15)


def test_the_memory_is_bounded() -> None:
    state = new_game("hex", 9, {"pie": False}).start().play(3)
    info = last(Net(memory=1), state, 3000)
    assert info.playouts == 3000
    assert sum(info.visits.values()) == 3000
