from math import log, sqrt

import pytest

from pyengine.core.dice import Dice
from pyengine.games import new_game
from pyengine.search.bandit import CP, RULES
from pyengine.search.info import Search
from pyengine.search.uct import Uct
from tests.engine.boards import ended, position
from tests.engine.search.test_searches import LOST, placed
from tests.engine.tactics import last


def test_moves_that_let_the_opponent_win_at_once_are_worth_nothing() -> None:
    state = position(new_game("tictactoe"), "XX. .O. ...", 2)
    bad = [branch for branch in last(Uct(sims=1), state, 3000).tree(9) if state.game.move_name(branch.move) != "c1"]
    assert [branch.value for branch in bad] == [0] * 5


def test_a_tree_of_nim_grows_by_every_playout() -> None:
    """With 16 playouts an iteration, 7 of these 10 searches choose a losing move."""
    state = new_game("nim", 15).start()
    assert {last(Uct(), state, 2_000, seed).move for seed in range(10)} == {2}


@pytest.mark.parametrize(("name", "size", "lanes"), [("hex", 5, 16), ("tictactoe", 3, 1)])
def test_an_iteration_has_as_many_playouts_as_the_game_plays_at_once(name: str, size: int, lanes: int) -> None:
    state = new_game(name, size).start()
    assert last(Uct(), state, 500).visits == last(Uct(sims=lanes), state, 500).visits


@pytest.mark.parametrize(("name", "size", "picture", "player"), LOST)
@pytest.mark.parametrize("sims", [1, 16])
def test_what_is_lost_in_two_is_proved_to_the_end(name: str, size: int, picture: str, player: int, sims: int) -> None:
    info = last(Uct(sims=sims), placed(name, size, picture, player), 10_000)
    assert info.value == 0
    assert info.playouts < 100 * sims


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
def test_the_textbook_loses_to_random_moves_as_published(kind: dict[str, str], counts: tuple[int, ...]) -> None:
    """`wye sweep` with `--seat 2` and 1,000 games a point gives the same; here fewer games, and wider intervals."""
    games = 30
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
    return ended(state).winner == 1


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


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("playout", ["random", "winning"])
def test_every_rule_finds_the_answer_to_a_corner(rule: str, playout: str) -> None:
    state = new_game("tictactoe").start().play(0)
    info = last(Uct(shortcuts=False, rule=rule, playout=playout), state, 600)
    assert info.move == 4
    assert sum(info.visits.values()) == info.playouts == 600


def test_max_robust_searches_on_until_a_move_has_most_visits_and_the_highest_value() -> None:
    state, longer = new_game("tictactoe").start(), 0
    for seed in range(12):
        info = last(Uct(sims=1, shortcuts=False, final="robust"), state, 40, seed)
        best = max(info.tree(9), key=lambda one: one.value)
        assert (info.visits[info.move], info.playouts <= 80) == (max(info.visits.values()), True)
        assert info.playouts == 80 or best.value == info.value
        longer += 40 < info.playouts < 80
    assert longer


def test_a_draw_is_worth_what_the_setting_says_to_both_players() -> None:
    state = position(new_game("tictactoe"), ".XO OOX X.X", 2)
    drawn = state.game.move_named("b3")
    for draws in (0.0, 0.3, 0.5, 1.0):
        search = Uct(shortcuts=False, draws=draws)
        replies = {one.move: one.value for one in last(search, state, 30).tree(9)}
        assert replies[drawn] == pytest.approx(draws)
        assert last(search, state.play(drawn), 30).value == pytest.approx(draws)


def test_without_shortcuts_nothing_is_proved() -> None:
    state = new_game("nim", 3).start()
    assert last(Uct(), state, 500).playouts == 0
    plain = last(Uct(shortcuts=False), state, 500)
    assert (plain.playouts, plain.move) == (500, 2)


def test_all_children_come_into_the_tree_at_once_when_a_leaf_is_first_selected() -> None:
    state = new_game("tictactoe").start()
    one, two = (last(Uct(sims=1, expand="all"), state, count) for count in (1, 2))
    assert (one.nodes, two.nodes) == (9, 9 + 8)
    assert last(Uct(sims=1), state, 2).nodes == 2


def test_the_final_move_is_the_one_that_the_setting_asks_for() -> None:
    state = new_game("hex", 4).start()
    by = {final: last(Uct(sims=1, shortcuts=False, final=final), state, 60) for final in ("visits", "value", "ucb")}
    branches = {one.move: one for one in by["visits"].tree(99)}
    spread = 2 * CP * sqrt(log(60))
    assert by["visits"].move == max(branches, key=lambda move: branches[move].visits)
    assert by["value"].value == max(one.value for one in branches.values())
    bounds = {move: one.value + spread / sqrt(one.visits) for move, one in branches.items()}
    assert bounds[by["ucb"].move] == pytest.approx(max(bounds.values()))
