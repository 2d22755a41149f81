from itertools import pairwise

import pytest

from pyengine.core.dice import Dice
from pyengine.core.parameters import parameters
from pyengine.games import new_game
from pyengine.lab.trees import fewest_leaves, random_tree
from pyengine.search.judgement import EVEN
from pyengine.search.minimax import AlphaBeta, Minimax
from pyengine.search.solve import value, values
from tests.engine.boards import rules
from tests.engine.conformance import walk
from tests.engine.tactics import last

BOTH = pytest.mark.parametrize("kind", [Minimax, AlphaBeta])


@pytest.mark.parametrize("name", ["hex", "y", "tictactoe", "nim"])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_alpha_beta_finds_what_minimax_finds_with_fewer_leaves(name: str, depth: int) -> None:
    state = new_game(name, {"hex": 4, "y": 4, "nim": 9}.get(name)).start()
    state = state.play(state.legal()[2])
    minimax, alphabeta = last(Minimax(depth=depth), state), last(AlphaBeta(depth=depth), state)
    assert alphabeta.value == minimax.value
    assert alphabeta.playouts < minimax.playouts or depth == 1
    assert {branch.value for branch in minimax.tree(99) if branch.move == alphabeta.move} == {alphabeta.value}


@BOTH
def test_the_end_of_the_tree_is_exact_and_the_search_stops_there(kind: type[Minimax | AlphaBeta]) -> None:
    for state in walk(new_game("tictactoe"), Dice(4))[3:-1]:
        info = last(kind(), state)
        assert info.value == value(state)
        assert values(state)[info.move] == info.value
    for size in range(1, 12):
        state = new_game("nim", size).start()
        assert last(kind(), state).value == float(size % 4 != 0)


@BOTH
def test_the_budget_counts_leaves_and_an_unfinished_depth_does_not_count(kind: type[Minimax | AlphaBeta]) -> None:
    state = new_game("hex", 3).start()
    depths = [last(kind(depth=depth), state) for depth in (1, 2, 3)]
    infos = {playouts: last(kind(), state, playouts) for playouts in range(9, depths[2].playouts, 5)}
    assert all(info.playouts == playouts for playouts, info in infos.items())
    for playouts, info in infos.items():
        done = depths[playouts > depths[1].playouts]
        assert (info.move, info.value, info.line()) == (done.move, done.value, done.line())
    assert all(one.playouts - before.playouts <= 4 for before, one in pairwise(kind()(state, Dice(1), 300)))


@BOTH
def test_other_seeds_break_ties(kind: type[Minimax | AlphaBeta]) -> None:
    ties = new_game("tictactoe").start().play(4)
    assert len({last(kind(depth=1), ties, seed=seed).move for seed in range(10)}) == 4


@BOTH
def test_depth_is_the_setting_and_the_evaluation_is_passed_in(kind: type[Minimax | AlphaBeta]) -> None:
    assert list(parameters(kind)) == ["depth", "deepen", "quiet", "order"]
    state = new_game("hex", 4).start()
    assert last(kind(lambda _: lambda _: EVEN, 2), state).value == EVEN
    assert last(kind(depth=2), state).value != EVEN


@pytest.mark.parametrize(("branching", "depth"), [(2, 5), (4, 4), (5, 3)])
def test_the_best_order_is_perfect_on_any_uniform_tree(branching: int, depth: int) -> None:
    """Minimax visits all b^d leaves, and every node above them; with deepening those of each depth."""
    state = random_tree(branching, depth, 7).start()
    info = last(AlphaBeta(depth=depth, deepen=False, order="best"), state)
    assert info.playouts == fewest_leaves(branching, depth)
    minimax = last(Minimax(depth=depth), state)
    assert minimax.playouts == sum(branching**d for d in range(1, depth + 1))
    assert minimax.nodes == sum(branching**i for d in range(1, depth + 1) for i in range(1, d + 1))
    assert (minimax.value, len(minimax.line())) == (info.value, depth)


@BOTH
def test_a_fixed_depth_is_searched_once(kind: type[Minimax | AlphaBeta]) -> None:
    state = rules("hex", 3).start()
    deepening, fixed = last(kind(depth=3), state), last(kind(depth=3, deepen=False), state)
    assert fixed.value == deepening.value
    assert fixed.playouts < deepening.playouts
    assert last(Minimax(depth=2, deepen=False), state).playouts == 9 * 8


@BOTH
def test_positions_that_are_not_quiet_are_looked_at_further(kind: type[Minimax | AlphaBeta]) -> None:
    state = new_game("tictactoe").start().play(0).play(4)
    found = [last(kind(depth=2, deepen=False, quiet=quiet), state) for quiet in (1.0, 0.3, 0.1, 0.0)]
    counts = [info.playouts for info in found]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]
    assert found[-1].value == value(state)  # nothing is quiet, and the game ends within the extension


@BOTH
def test_the_natural_order_takes_the_first_of_equals(kind: type[Minimax | AlphaBeta]) -> None:
    state = new_game("nim", 8).start()
    assert {last(kind(order="natural"), state, seed=seed).move for seed in range(5)} == {0}
