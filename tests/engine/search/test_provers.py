"""What the searches `wye` and `net` have in common: proofs by links, and a memory of the game."""

import pytest

from pyengine.core.dice import Dice
from pyengine.games import new_game
from pyengine.records.record import read
from pyengine.search import solve
from pyengine.search.network.search import Net
from pyengine.search.wye.search import Wye
from tests.engine.brute import brute_force
from tests.engine.conformance import walk
from tests.engine.tactics import last

Prover = Net | Wye
ENOUGH = {Net: 1000, Wye: 128 * 1000}
"""Playouts in which small positions are proven."""
BOTH = pytest.mark.parametrize("search", [Net(), Wye()], ids=["net", "wye"])


@BOTH
@pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 4)])
def test_what_it_proves_is_true(search: Prover, name: str, size: int) -> None:
    proven = 0
    for seed in range(6):
        for state in walk(new_game(name, size, {"pie": False}), Dice(seed))[2:-1:2]:
            info, exact = last(search, state, ENOUGH[type(search)]), solve.values(state)
            worth = {branch.move: branch.value for branch in info.tree(len(exact))}
            assert all(exact[move] == value for move, value in worth.items() if value in (0.0, 1.0))
            if info.value in (0.0, 1.0):
                assert info.value == max(exact.values())
                assert exact[info.move] == info.value
                proven += 1
    assert proven > 15


@BOTH
def test_it_ends_when_all_is_proven(search: Prover) -> None:
    info = last(search, new_game("y", 4, {"pie": False}).start())
    assert info.value == 1
    assert info.move in brute_force(4).winning_moves()
    assert info.line()[0] == info.move
    worth = {branch.move: branch.value for branch in info.tree(len(info.visits))}
    assert worth[info.move] == 1
    assert all(value < 1 for move, value in worth.items() if move != info.move)


@BOTH
def test_a_held_win_is_played_out_within_its_links(search: Prover) -> None:
    state, plies = read("y4:b3.a2").state, 0
    while state.outcome is None:
        state = state.play(last(search, state, 64).move if state.to_move == 1 else state.legal()[0])
        plies += 1
    assert state.outcome.winner == 1
    assert plies <= 7


@BOTH
def test_a_lost_position_is_known_as_lost_and_still_played(search: Prover) -> None:
    state = read("y4:b3").state
    info = last(search, state)
    assert info.value == 0
    assert info.move in state.legal()
    assert {branch.value for branch in info.tree(3)} == {0}
    handicapped = Net(sight=0.3) if isinstance(search, Net) else Wye(blur=0.5)
    assert last(handicapped, state, ENOUGH[type(search)] // 2).move in state.legal()


@BOTH
def test_it_remembers_what_lies_below_the_moves_that_were_made(search: Prover) -> None:
    """Also where the same game is read anew."""
    memory, game = search.with_memory(), new_game("y", 7, {"pie": False})
    before = list(memory(game.start().play(0), Dice(1), 12 * ENOUGH[type(search)]))[-1]
    first = before.tree(1, 1, 9, 9)[0]
    expected = first.children[0]
    after = new_game("y", 7, {"pie": False}).start().play(0).play(first.move).play(expected.move)
    known = next(memory(after, Dice(2), 64))
    # The descents of the batch that opened the position are no visits below it.
    assert expected.visits - search.batch <= sum(known.visits.values()) < expected.visits
    assert set(known.visits) == set(after.legal())
    assert sum(known.visits.values()) > 50
    assert known.nodes == 0
    assert known.tree(9, 9) == expected.children


@BOTH
def test_another_game_or_a_take_back_is_searched_afresh(search: Prover) -> None:
    memory = search.with_memory()
    one, other = new_game("y", 5, {"pie": False}), new_game("hex", 5, {"pie": False})
    for state in (one.start().play(3), one.start(), new_game("y", 5).start().play(3).play(4), other.start().play(3)):
        info = next(memory(state, Dice(1), 64))
        assert sum(info.visits.values()) == 0
        assert list(memory(state, Dice(1), 640))[-1].move in state.legal()


@BOTH
@pytest.mark.parametrize(("name", "plies"), [("y", 6), ("y", 7), ("hex", 8)])
def test_what_is_remembered_makes_the_same_game_every_time(search: Prover, name: str, plies: int) -> None:
    games = []
    for _ in range(2):
        memory, state = search.with_memory(), new_game(name, 5).start()
        for ply in range(plies):
            if state.outcome is None:
                state = state.play(list(memory(state, Dice(ply), ENOUGH[type(search)] // 20))[-1].move)
        games.append(state.cells)
    assert games[0] == games[1]
