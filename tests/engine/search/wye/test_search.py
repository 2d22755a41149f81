from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyengine.arena.problems import canonical
from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.games import new_game
from pyengine.search import solve
from pyengine.search.info import Info
from pyengine.search.remembering import Remembering
from pyengine.search.wye.descents import Descents
from pyengine.search.wye.report import chance
from pyengine.search.wye.search import Wye
from tests.engine.brute import brute_force
from tests.engine.conformance import walk
from tests.engine.tactics import last
from tests.measure.problems import SECOND


def open_positions(name: str, size: int, seeds: range) -> Iterator[State]:
    """Positions of random games, from the third ply on."""
    for seed in seeds:
        yield from walk(new_game(name, size, {"pie": False}), Dice(seed))[2:-1:2]


@pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 4)])
def test_what_it_proves_is_true(name: str, size: int) -> None:
    proven = 0
    for state in open_positions(name, size, range(25)):
        info, exact = last(Wye(), state, 64 * 4000), solve.values(state)
        if info.value in (0.0, 1.0):
            assert info.value == max(exact.values())
            assert exact[info.move] == info.value
            proven += 1
    assert proven > 60


def test_it_ends_when_all_is_proven() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    info = last(Wye(), state)
    assert info.value == 1
    assert info.move in brute_force(4).winning_moves()


def test_a_held_win_is_played_out_within_its_links() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    plies = 0
    for move in ("b3", "a2"):
        state = state.play(state.game.move_named(move))
    while state.outcome is None:
        state = state.play(last(Wye(), state, 64).move if state.to_move == 1 else state.legal()[0])
        plies += 1
    assert state.outcome.winner == 1
    assert plies <= 7


def test_a_lost_position_is_known_as_lost_and_still_played() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    state = state.play(state.game.move_named("b3"))
    info = last(Wye(), state, 64 * 4000)
    assert info.value == 0
    assert info.move in state.legal()
    assert {branch.value for branch in info.tree(3)} == {0}


def test_a_move_that_is_proven_to_win_is_worth_all_and_one_that_loses_nothing() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    info = last(Wye(), state, 64 * 4000)
    worth = {branch.move: branch.value for branch in info.tree(len(info.visits))}
    assert worth[info.move] == info.value == 1
    assert all(value < 1 for move, value in worth.items() if move != info.move)
    exact = solve.values(state)
    assert all(exact[move] == 0 for move, value in worth.items() if value == 0)


def test_chances_grow_with_the_share_of_won_playouts_and_are_those_of_both_players() -> None:
    shares = [number / 1000 for number in range(1001)]
    said = [chance(share) for share in shares]
    assert said == sorted(said)
    assert said[500] == 0.5
    assert all(one + other == pytest.approx(1) for one, other in zip(said, reversed(said), strict=True))
    assert 0 < said[0] < said[250] < shares[250]
    assert 1 > said[-1] > said[750] > shares[750]


@pytest.mark.parametrize("words", [1, 3])
def test_every_playout_of_a_leaf_counts(words: int) -> None:
    state = new_game("y", 7, {"pie": False}).start()
    info = last(Wye(words=words), state, 64 * 900)
    assert info.nodes == 900 // words
    assert info.playouts == 64 * 900
    owned = info.owned()
    assert 0.2 < min(owned) < 0.5 < max(owned) < 1


def lines_of_play(search: Remembering[Descents], state: State, playouts: int) -> tuple[State, Info]:
    """The position after the search's move and the answer that it expects most, and what it knew before."""
    info = list(search(state, Dice(1), playouts))[-1]
    first = info.tree(1, 1)[0]
    return state.play(first.move).play(first.children[0].move), info


def test_it_remembers_what_lies_below_the_moves_that_were_made() -> None:
    search = Wye().remembering()
    start = new_game("y", 7, {"pie": False}).start().play(0)
    after, before = lines_of_play(search, start, 64 * 9000)
    expected = before.tree(1, 1)[0].children[0]
    known = next(search(after, Dice(2), 64))
    # The descents of the batch that opened the position are no visits below it.
    assert expected.visits - Wye().batch <= sum(known.visits.values()) < expected.visits
    assert known.visits == {move: known.visits[move] for move in after.legal()}
    assert sum(known.visits.values()) > 100


def test_a_tree_that_is_remembered_is_the_tree_below() -> None:
    search = Wye().remembering()
    start = new_game("hex", 5, {"pie": False}).start().play(0)
    info = list(search(start, Dice(1), 64 * 3000))[-1]
    below = info.tree(1)[0]
    subtree = next(branch for branch in info.tree(30, 30, 30, 30) if branch.move == below.move)
    known = next(search(start.play(below.move), Dice(2), 64))
    assert known.tree(30, 30, 30) == subtree.children


@pytest.mark.parametrize("plies", [0, 1, 2, 3])
def test_what_is_remembered_makes_the_same_game_every_time(plies: int) -> None:
    games = []
    for _ in range(2):
        search, state = Wye().remembering(), new_game("y", 5).start()
        for ply in range(6 + plies):
            if state.outcome is None:
                state = state.play(list(search(state, Dice(ply), 6400))[-1].move)
        games.append(state.cells)
    assert games[0] == games[1]


def test_another_game_or_a_take_back_is_searched_afresh() -> None:
    search = Wye().remembering()
    one, other = new_game("y", 5, {"pie": False}), new_game("hex", 5, {"pie": False})
    for state in (one.start().play(3), one.start(), new_game("y", 5).start().play(3).play(4), other.start().play(3)):
        info = next(search(state, Dice(1), 64))
        assert sum(info.visits.values()) == 0
        assert list(search(state, Dice(1), 640))[-1].move in state.legal()


def test_a_game_that_is_read_anew_is_the_same_game() -> None:
    search = Wye().remembering()
    after, before = lines_of_play(search, new_game("y", 7, {"pie": False}).start().play(0), 64 * 9000)
    anew = new_game("y", 7, {"pie": False}).start()
    for move in (0, before.move, before.tree(1, 1)[0].children[0].move):
        anew = anew.play(move)
    assert anew == after
    assert sum(next(search(anew, Dice(2), 64)).visits.values()) > 100


def test_the_owners_of_cells_are_shares_of_the_playouts() -> None:
    search, state = Wye().remembering(), new_game("y", 5, {"pie": False}).start().play(0)
    info = list(search(state, Dice(1), 64 * 500))[-1]
    owned = info.owned()
    assert owned[0] == 0
    assert all(0 < share < 1 for share in owned[1:])
    answer = info.tree(1, 1)[0]
    later = state.play(answer.move).play(answer.children[0].move)
    owned = next(search(later, Dice(2), 64)).owned()
    assert owned[answer.move] == 1
    assert owned[0] == owned[answer.children[0].move] == 0


def test_proofs_are_remembered() -> None:
    search = Wye().remembering()
    state = new_game("y", 4, {"pie": False}).start()
    info = list(search(state, Dice(1)))[-1]
    assert info.value == 1
    answer = next(move for move in state.play(info.move).legal())
    after = state.play(info.move).play(answer)
    assert list(search(after, Dice(1)))[-1].value == 1


@pytest.mark.parametrize(
    ("name", "size"), [("y", 3), ("y", 4), ("y", 5), ("y", 6), ("hex", 2), ("hex", 3), ("hex", 4), ("hex", 5)]
)
def test_it_judges_every_opening_in_a_second_of_the_browser(name: str, size: int) -> None:
    """What it says of the opponent's chances after it; of openings that a symmetry carries into each other, of one."""
    start = new_game(name, size, {"pie": False}).start()
    exact = {canonical(start.play(move)): (move, value) for move, value in solve.values(start).items()}
    said = {move: 1 - last(Wye(), start.play(move), SECOND).value for move, _ in exact.values()}
    assert not {start.game.move_name(move) for move, value in exact.values() if round(said[move]) != value}


@pytest.mark.parametrize("name", ["b3", "b6", "e6"])
def test_it_judges_the_hardest_openings_of_y_7_in_two_seconds(name: str) -> None:
    """They win (HexWiki, "Y"), by a line that random games do not favour."""
    state = new_game("y", 7, {"pie": False}).start()
    assert last(Wye(), state.play(state.game.move_named(name)), 12_000_000).value < 0.5


def chosen(blur: float) -> set[int]:
    """The moves that a player with that handicap makes at the same position, by twenty seeds."""
    state = new_game("y", 6, {"pie": False}).start()
    return {last(Wye(blur=blur), state, 64 * 200, seed).move for seed in range(20)}


def test_a_handicap_misjudges_more_the_larger_it_is() -> None:
    assert len(chosen(0.1)) < len(chosen(50))
    assert chosen(0.1) == chosen(0.1)


def test_a_win_in_one_is_overlooked_only_with_a_handicap() -> None:
    overlooked = {0.0: 0, 2.0: 0}
    for state in open_positions("y", 5, range(40)):
        if state.winning_move() is not None:
            for blur in overlooked:
                after = state.play(last(Wye(blur=blur), state, 640).move)
                overlooked[blur] += after.outcome is None
    assert overlooked[0.0] == 0
    assert overlooked[2.0] > 5


def test_a_handicapped_player_still_moves_where_all_is_lost() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    state = state.play(state.game.move_named("b3"))
    assert last(Wye(blur=0.5), state, 64 * 4000).move in state.legal()
