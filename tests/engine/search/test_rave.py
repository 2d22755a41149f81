from __future__ import annotations

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.games import new_game
from pyengine.records.record import read
from pyengine.search.info import Search
from pyengine.search.rave import Rave, RaveTree
from pyengine.search.uct import Uct
from tests.engine.search.test_uct import LOST, THREATENED, WON, beaten, check, look, placed, player_of


@pytest.mark.parametrize(("name", "size", "picture", "player", "move"), WON)
def test_a_win_is_taken_and_known(name: str, size: int, picture: str, player: int, move: str) -> None:
    state = placed(name, size, picture, player)
    info = look(Rave(), state, 4000)
    assert state.game.move_name(info.move) == move
    assert info.value == 1


@pytest.mark.parametrize(("name", "size", "picture", "player", "move"), THREATENED)
def test_a_threat_is_met_and_whoever_is_lost_after_it_knows(
    name: str, size: int, picture: str, player: int, move: str
) -> None:
    state = placed(name, size, picture, player)
    info = look(Rave(), state, 16_000)
    assert state.game.move_name(info.move) == move
    if name != "tictactoe":
        assert info.value > 0.8
        assert look(Rave(), state.play(info.move), 16_000).value < 0.2


@pytest.mark.parametrize(("name", "size", "picture", "player"), LOST)
def test_a_lost_position_scores_low(name: str, size: int, picture: str, player: int) -> None:
    assert look(Rave(), placed(name, size, picture, player), 16_000).value < 0.15


@pytest.mark.parametrize("sims", [1, 16])
@pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 5), ("tictactoe", 3), ("nim", 9)])
def test_every_answer_is_legal_within_the_budget_and_the_same_for_the_same_seed(
    name: str, size: int, sims: int
) -> None:
    state = new_game(name, size).start().play(2)
    infos = list(Rave(sims=sims)(state, Dice(5), 500))
    assert infos == list(Rave(sims=sims)(state, Dice(5), 500))
    assert infos[-1].playouts == 500 or infos[-1].value in (0, 1)
    assert sum(infos[-1].visits.values()) == infos[-1].playouts
    for info in infos:
        assert info.move in state.legal()
        if info.value < 1 and info.move != state.game.swap:
            assert info.visits[info.move] == max(info.visits.values())
        assert 0 <= info.value <= 1
    assert look(Rave(), state, 1).move in state.legal()


@pytest.mark.parametrize("limit", [1, 5, 60])
def test_a_full_tree_grows_no_more_but_is_searched_on(limit: int) -> None:
    info = look(Rave(nodes=limit, sims=1), new_game("hex", 4).start(), 1000)
    assert info.nodes == limit
    assert info.playouts == 1000
    assert info.move in info.visits


def test_the_tree_and_the_principal_variation_are_legal() -> None:
    state = new_game("hex", 5).start()
    info = look(Rave(), state, 16_000)
    check(state, info.tree(3, 3, 3, 3), top=3, depth=4)
    assert info.tree(1)[0].move == info.move == info.line()[0]
    assert len(info.line()) >= 3
    for move in info.line():
        state = state.play(move)


@pytest.mark.parametrize("record", ["hex4:b1.c3", "hex4:b1.c3.a2", "hex4-pie-sides:b1.swap.c3.a2"])
def test_full_boards_are_won_as_often_as_games_and_cells_are_owned_as_often_as_they_are_played(record: str) -> None:
    state = read(record).state
    tree = RaveTree(state, Dice(1), Rave())
    assert state.field is not None
    # Two ways to the same numbers, of which a search takes one.
    dealt, boards = tree._deal(state.field, state, 4000)  # noqa: SLF001
    played, games = tree._follow([tree.root], state, 4000)  # noqa: SLF001
    assert dealt == pytest.approx(played, abs=6 * 32)
    empty = list(state.legal())
    # A game ends early, so that it sees fewer moves: what a move scores is what must agree.
    for one in (0, 1):
        means = boards[one, 1, empty] / boards[one, 0, empty]
        assert means == pytest.approx(games[one, 1, empty] / games[one, 0, empty], abs=0.12)
    assert (boards[:, 0, empty].sum(axis=0) == 4000).all()


@pytest.mark.parametrize("sides", [False, True])
def test_it_swaps_the_centre_and_leaves_the_corner(sides: bool) -> None:
    game = new_game("hex", 3, {"sides": sides})
    centre, corner = (game.geometry.index[name] for name in ("b2", "a1"))
    assert look(Rave(), game.start().play(centre), 32_000).move == game.swap
    assert look(Rave(), game.start().play(corner), 32_000).move != game.swap


def test_few_playouts_are_enough_not_to_swap_everything() -> None:
    game = new_game("hex", 9)
    swapped = [cell for cell in range(0, 81, 4) if look(Rave(), game.start().play(cell), 1000).move == game.swap]
    assert 40 in swapped
    assert len(swapped) <= 12


def test_it_never_loses_tic_tac_toe_to_random_moves() -> None:
    play = player_of(Rave(), 4000)
    assert not [seed for seed in range(200) if beaten(play, seed)]


def test_it_beats_uct_with_as_many_iterations() -> None:
    wins = sum(winner(new_game("hex", 5, {"pie": False}).start(), seed) for seed in range(10))
    assert wins >= 8


def winner(state: State, seed: int) -> bool:
    """Whether RAVE wins a game of 200 iterations a move against UCT; it has the second move, or the first after one."""
    bots: list[tuple[Search, int]] = [(Uct(), 3200), (Rave(), 3200)]
    rave = 1 + seed % 2
    state = state.play(Dice(seed).below(9)) if seed % 2 else state
    while state.to_move:
        search, playouts = bots[state.to_move == rave]
        state = state.play(look(search, state, playouts, seed).move)
    assert state.outcome is not None
    return state.outcome.winner == rave
