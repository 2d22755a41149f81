from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from math import log, sqrt

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, State, opponent
from pyengine.games import new_game
from pyengine.search.bandit import CP
from pyengine.search.info import Branch, Info, Search
from pyengine.search.judgement import judgement
from pyengine.search.minimax import AlphaBeta
from pyengine.search.uct import Uct
from tests.engine.boards import position
from tests.engine.tactics import last

WON = [
    ("y", 4, "X X. X.O .OO.", 1, "a4"),
    ("y", 4, "O O. O.X .XXX", 2, "a4"),
    ("hex", 4, ".X.. .XO. .XO. O...", 1, "b4"),
    ("hex", 4, "...X OOO. .XX. X...", 2, "d2"),
    ("tictactoe", 3, "XX. OO. ...", 1, "c1"),
    ("tictactoe", 3, "XX. OO. X..", 2, "c2"),
]
"""Positions with the player to move, and the one move that wins at once."""
THREATENED = [
    ("y", 4, "X X. X.. .OO.", 2, "a4"),
    ("y", 4, "O OX O.. .XX.", 1, "a4"),
    ("hex", 4, ".X.. .XO. .X.. O...", 2, "b4"),
    ("hex", 4, "...X OOO. .XX. ....", 1, "d2"),
    ("tictactoe", 3, "XX. .O. ...", 2, "c1"),
    ("tictactoe", 3, "OO. X.. ..X", 1, "c1"),
]
"""Positions with the player to move, and the one move that does not lose at once."""
LOST = [("tictactoe", 3, "X.X .O. X.O", 2), ("tictactoe", 3, "O.O ..X OXX", 1)]
"""Positions with the player to move, against whom there are two threats."""


def look(search: Search, state: State, playouts: int, seed: int = 1) -> Info:
    """What the search knows in the end."""
    *_, info = search(state, Dice(seed), playouts)
    return info


def placed(name: str, size: int, picture: str, player: int) -> State:
    """The position, without a pie rule."""
    return position(new_game(name, size, {} if name == "tictactoe" else {"pie": False}), picture, player)


@pytest.mark.parametrize(("name", "size", "picture", "player", "move"), WON)
def test_a_win_is_taken_and_known(name: str, size: int, picture: str, player: int, move: str) -> None:
    state = placed(name, size, picture, player)
    info = look(Uct(), state, 1000)
    assert state.game.move_name(info.move) == move
    assert info.value == 1
    assert info.line() == (info.move,)


@pytest.mark.parametrize(("name", "size", "picture", "player", "move"), THREATENED)
def test_a_threat_is_met_and_whoever_is_lost_after_it_knows(
    name: str, size: int, picture: str, player: int, move: str
) -> None:
    state = placed(name, size, picture, player)
    info = look(Uct(), state, 4000)
    assert state.game.move_name(info.move) == move
    if name != "tictactoe":
        assert info.value > 0.6
        assert look(Uct(), state.play(info.move), 4000).value < 0.45


@pytest.mark.parametrize(("name", "size", "picture", "player"), LOST)
def test_a_lost_position_scores_low(name: str, size: int, picture: str, player: int) -> None:
    assert look(Uct(), placed(name, size, picture, player), 2000).value < 0.15


@pytest.mark.parametrize("sims", [1, 3, 64])
@pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 5), ("tictactoe", 3), ("nim", 9)])
def test_every_answer_is_legal_within_the_budget_and_the_same_for_the_same_seed(
    name: str, size: int, sims: int
) -> None:
    state = new_game(name, size).start().play(2)
    infos = list(Uct(sims=sims)(state, Dice(5), 500))
    assert infos == list(Uct(sims=sims)(state, Dice(5), 500))
    assert infos[-1].playouts == 500 or infos[-1].value in (0, 1)
    assert sum(infos[-1].visits.values()) == infos[-1].playouts
    assert [one.playouts for one in infos] == sorted({one.playouts for one in infos})
    for info in infos:
        assert info.move in state.legal()
        assert set(info.visits) <= set(state.legal())
        assert info.visits[info.move] == max(info.visits.values()) or info.value == 1
        assert 0 <= info.value <= 1


def test_different_seeds_search_differently() -> None:
    state = new_game("hex", 5).start()
    assert look(Uct(), state, 500, seed=1).visits != look(Uct(), state, 500, seed=2).visits


def test_without_a_budget_it_goes_on_and_a_budget_of_one_is_enough_for_a_move() -> None:
    state = new_game("tictactoe").start()
    endless = Uct()(state, Dice(1))
    assert [next(endless).playouts for _ in range(50)][-1] > 300
    assert look(Uct(), state, 1).visits == {look(Uct(), state, 1).move: 1}


@pytest.mark.parametrize("limit", [1, 5, 60])
def test_a_full_tree_grows_no_more_but_is_searched_on(limit: int) -> None:
    info = look(Uct(nodes=limit), new_game("tictactoe").start(), 1000)
    assert info.nodes == limit
    assert sum(info.visits.values()) == 1000


def test_the_tree_is_legal_and_seen_by_whoever_moves() -> None:
    state = placed("tictactoe", 3, "XX. .O. ...", 2)
    info = look(Uct(sims=1), state, 3000)
    branches = info.tree(3, 3, 3, 3)
    assert branches[0].move == info.move == info.line()[0]
    assert branches[0].value == info.value
    check(state, branches, top=3, depth=4)
    bad = [branch for branch in info.tree(9) if state.game.move_name(branch.move) != "c1"]
    assert [branch.value for branch in bad] == [0] * 5  # the win that was not prevented
    assert info.tree(0, 0, 0) == info.tree() == ()


def check(state: State, branches: tuple[Branch, ...], top: int, depth: int) -> None:
    """Holds a tree against the rules."""
    assert len(branches) <= (top if depth else 0)
    assert all(one.visits >= two.visits for one, two in pairwise(branches))
    for branch in branches:
        assert branch.player == state.to_move
        assert 0 <= branch.value <= 1
        assert sum(child.visits for child in branch.children) <= branch.visits
        check(state.play(branch.move), branch.children, top, depth - 1)


def test_the_principal_variation_is_legal_and_leads_to_the_certain_win() -> None:
    state = new_game("nim", 6).start()
    info = look(Uct(), state, 3000)
    assert info.value == 1
    for move in info.line():
        state = state.play(move)
    assert state.cells.count(0) <= 4  # what is left then is known to be lost


@pytest.mark.parametrize("size", [n for n in range(1, 22) if n % 4])
def test_it_finds_the_winning_move_of_nim(size: int) -> None:
    state = new_game("nim", size).start()
    info = look(Uct(sims=1), state, 10_000 if size < 17 else 40_000 if size < 21 else 80_000)
    assert (size - info.move - 1) % 4 == 0
    assert info.value > 0.5


@pytest.mark.parametrize(("sims", "games"), [(1, 1000), (16, 200)])
def test_it_never_loses_tic_tac_toe_to_random_moves(sims: int, games: int) -> None:
    play = player_of(Uct(sims=sims), 1000 * sims)
    assert not [seed for seed in range(games) if beaten(play, seed)]


@pytest.mark.parametrize("player", [1, 2])
def test_tic_tac_toe_against_perfect_play_is_a_draw(player: int) -> None:
    for seed in range(5):
        state = new_game("tictactoe").start()
        while state.to_move:
            search: Search = Uct() if state.to_move == player else AlphaBeta(judgement)
            state = state.play(look(search, state, 16_000, seed).move)
        assert state.outcome is not None
        assert state.outcome.winner == NOBODY


@pytest.mark.parametrize(("name", "size", "picture", "player"), LOST)
@pytest.mark.parametrize("sims", [1, 16])
def test_what_is_lost_in_two_is_proved_and_the_search_ends(
    name: str, size: int, picture: str, player: int, sims: int
) -> None:
    info = look(Uct(sims=sims), placed(name, size, picture, player), 10_000)
    assert info.value == 0
    assert info.playouts < 100 * sims


def player_of(search: Search, playouts: int) -> Callable[[State, int], int]:
    """The move of the search in a position, by a seed; it thinks only once about the same question."""
    return cache(lambda state, seed: look(search, state, playouts, seed).move)


def beaten(play: Callable[[State, int], int], seed: int) -> bool:
    """Whether a player loses a game of tic-tac-toe against random moves; the first move is its own for even seeds."""
    state, dice, player = new_game("tictactoe").start(), Dice(seed), 1 + seed % 2
    while state.to_move:
        moves = state.legal()
        move = play(state, seed // 2 % 2) if state.to_move == player else moves[dice.below(len(moves))]
        state = state.play(move)
    assert state.outcome is not None
    return state.outcome.winner == opponent(player)


def test_a_swap_is_a_move_like_others() -> None:
    game = new_game("hex", 3)
    centre, corner = (game.geometry.index[name] for name in ("b2", "a1"))
    assert look(Uct(), game.start().play(centre), 8000).move == game.swap
    assert look(Uct(), game.start().play(corner), 8000).move != game.swap


PUBLISHED = [
    ({"backup": "sum", "final": "ucb"}, (64, 44, 14, 9)),
    ({"backup": "sum", "final": "first"}, (39, 17, 12, 3)),
    ({"backup": "mean", "final": "first"}, (39, 17, 37, 8)),
    ({"backup": "each", "final": "first"}, (39, 17, 16, 2)),
]
"""Games of 200 that plain UCT lost to random moves as second player in an independent program, for the GRID."""
GRID = ((10, 1), (50, 1), (10, 16), (50, 16))
"""Iterations and playouts in each."""


@pytest.mark.parametrize(("kind", "counts"), PUBLISHED, ids=str)
def test_the_textbook_loses_to_random_moves_as_often_as_in_another_program(
    kind: dict[str, str], counts: tuple[int, ...]
) -> None:
    """`wye sweep` with `--seat 2` and 1,000 games a point gives the same; here fewer games, and wider intervals."""
    games = 60
    for (iterations, sims), published in zip(GRID, counts, strict=True):
        search = Uct(sims=sims, shortcuts=False, backup=kind["backup"], final=kind["final"])
        lost = sum(loses(search, iterations * sims, seed) for seed in range(games))
        share = (lost + published) / (games + 200)
        error = sqrt(share * (1 - share) * (1 / games + 1 / 200))
        assert abs(lost / games - published / 200) < 2.6 * error, (iterations, sims, lost)


def loses(search: Search, playouts: int, seed: int) -> bool:
    """Whether player 2 loses a game of tic-tac-toe against random moves."""
    state, dice = new_game("tictactoe").start(), Dice(seed)
    while state.to_move:
        moves = state.legal()
        one = moves[dice.below(len(moves))]
        state = state.play(one if state.to_move == 1 else last(search, state, playouts, int(dice.words(1)[0])).move)
    assert state.outcome is not None
    return state.outcome.winner == 1


@pytest.mark.parametrize("expand", ["one", "all"])
@pytest.mark.parametrize("backup", ["each", "sum", "mean"])
@pytest.mark.parametrize("final", ["visits", "first", "value", "ucb"])
def test_every_variant_keeps_the_contract_and_finds_a_forced_win(expand: str, backup: str, final: str) -> None:
    search = Uct(sims=4, shortcuts=False, expand=expand, backup=backup, final=final)
    state = new_game("nim", 6).start()
    infos = list(search(state, Dice(1), 4002))
    assert infos[-1].playouts == 4002
    assert sum(infos[-1].visits.values()) == (4002 if backup == "each" else 1001)
    assert all(0 <= info.value <= 1 for info in infos)
    assert infos[-1].move == 1
    assert infos[-1].value > 0.6
    branches = infos[-1].tree(9, 9)
    assert {one.move: one.visits for one in branches} == infos[-1].visits
    assert infos[-1].line()[0] == 1


def test_without_shortcuts_nothing_is_proved() -> None:
    state = new_game("nim", 3).start()
    assert look(Uct(), state, 500).playouts == 0
    plain = look(Uct(shortcuts=False), state, 500)
    assert (plain.playouts, plain.move) == (500, 2)


def test_all_children_come_into_the_tree_at_once_when_a_leaf_is_first_selected() -> None:
    state = new_game("tictactoe").start()
    one, two = (look(Uct(sims=1, expand="all"), state, count) for count in (1, 2))
    assert (one.nodes, two.nodes) == (9, 9 + 8)
    assert look(Uct(sims=1), state, 2).nodes == 2


def test_the_final_move_is_the_one_that_the_setting_asks_for() -> None:
    state = new_game("hex", 4).start()
    by = {final: look(Uct(sims=1, shortcuts=False, final=final), state, 60) for final in ("visits", "value", "ucb")}
    branches = {one.move: one for one in by["visits"].tree(99)}
    spread = 2 * CP * sqrt(log(60))
    assert by["visits"].move == max(branches, key=lambda move: branches[move].visits)
    assert by["value"].value == max(one.value for one in branches.values())
    bounds = {move: one.value + spread / sqrt(one.visits) for move, one in branches.items()}
    assert bounds[by["ucb"].move] == pytest.approx(max(bounds.values()))
