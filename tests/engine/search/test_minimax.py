from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import ClassVar

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import Game, Outcome, State, opponent
from pyengine.core.geometry import Geometry, heap
from pyengine.games import new_game
from pyengine.lab.trees import fewest_leaves, forgetful, random_tree
from pyengine.search.info import Branch, settings
from pyengine.search.judgement import EVEN, Judgement, judgement
from pyengine.search.minimax import AlphaBeta, Deepening, Lookahead, Minimax
from pyengine.search.solve import value, values
from tests.engine.boards import rules
from tests.engine.conformance import walk
from tests.engine.tactics import last

BOTH = pytest.mark.parametrize("kind", [Minimax, AlphaBeta])


class Ladder(Game):
    """A game without end in which the players choose from `size` moves, each costing its mover its number."""

    name, title, goal, sizes = "ladder", "Ladder", "Choose the first move.", (2, 9, 3)
    reasons: ClassVar[Mapping[str, str]] = {}

    @property
    def geometry(self) -> Geometry:
        return heap(self.size)

    def start(self) -> Rung:
        return Rung(self, 0, 1, bytes(self.size), None, 0)


@dataclass(frozen=True, slots=True)
class Rung(State):
    """A position; `lead` is what player 2 has paid more than player 1."""

    game: Ladder
    ply: int
    to_move: int
    cells: bytes
    last: int | None
    lead: int

    @property
    def outcome(self) -> Outcome | None:
        return None

    def legal(self) -> Sequence[int]:
        return range(self.game.size)

    def play(self, move: int) -> Rung:
        lead = self.lead + (move if self.to_move == 2 else -move)
        return Rung(self.game, self.ply + 1, opponent(self.to_move), self.cells, move, lead)

    def winning_cells(self) -> Sequence[int]:
        return ()


def by_lead(_: Game) -> Judgement:
    """Judges a rung by what was paid."""

    def judge(state: State) -> float:
        assert isinstance(state, Rung)
        return 0.5 + state.lead / 1000

    return judge


@pytest.mark.parametrize(("branching", "depth"), [(2, 1), (2, 6), (2, 7), (3, 4), (3, 5), (5, 3), (7, 4)])
def test_perfectly_ordered_alpha_beta_visits_as_few_leaves_as_there_can_be(branching: int, depth: int) -> None:
    """b^ceil(d/2) + b^floor(d/2) - 1 leaves at each depth d (Knuth and Moore, 1975); minimax visits b^d."""
    state = Ladder(branching).start()
    fewest = [branching ** ((d + 1) // 2) + branching ** (d // 2) - 1 for d in range(1, depth + 1)]
    alphabeta, minimax = last(AlphaBeta(by_lead, depth), state), last(Minimax(by_lead, depth), state)
    assert alphabeta.playouts == sum(fewest)
    assert minimax.playouts == sum(branching**d for d in range(1, depth + 1))
    assert minimax.nodes == sum(branching**i for d in range(1, depth + 1) for i in range(1, d + 1))
    assert (alphabeta.move, alphabeta.value) == (minimax.move, minimax.value) == (0, 0.5)
    assert alphabeta.line() == minimax.line() == (0,) * depth


@pytest.mark.parametrize("name", ["hex", "y", "tictactoe", "nim"])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_alpha_beta_finds_what_minimax_finds_with_fewer_leaves(name: str, depth: int) -> None:
    state = new_game(name, {"hex": 4, "y": 4, "nim": 9}.get(name)).start()
    state = state.play(state.legal()[2])
    minimax, alphabeta = last(Minimax(judgement, depth), state), last(AlphaBeta(judgement, depth), state)
    assert alphabeta.value == minimax.value
    assert alphabeta.playouts < minimax.playouts or depth == 1
    assert {branch.value for branch in minimax.tree(99) if branch.move == alphabeta.move} == {alphabeta.value}


@BOTH
def test_the_end_of_the_tree_is_exact_and_the_search_stops_there(kind: type[Minimax | AlphaBeta]) -> None:
    for state in walk(new_game("tictactoe"), Dice(4))[3:-1]:
        info = last(kind(judgement), state)
        assert info.value == value(state)
        assert values(state)[info.move] == info.value
    for size in range(1, 12):
        state = new_game("nim", size).start()
        assert last(kind(judgement), state).value == float(size % 4 != 0)


@BOTH
@pytest.mark.parametrize("playouts", [1, 7, 100, 1000])
def test_the_budget_counts_leaves(kind: type[Minimax | AlphaBeta], playouts: int) -> None:
    state = new_game("hex", 5).start()
    infos = list(kind(judgement)(state, Dice(1), playouts))
    assert infos[-1].playouts == playouts
    assert sum(infos[-1].visits.values()) <= playouts
    assert [info.playouts for info in infos] == sorted(info.playouts for info in infos)
    assert all(info.move in state.legal() and 0 <= info.value <= 1 for info in infos)
    assert all(after.playouts - before.playouts <= 4 for before, after in pairwise(infos))


@BOTH
def test_same_seed_same_answer_and_other_seeds_break_ties(kind: type[Minimax | AlphaBeta]) -> None:
    state = new_game("y", 5).start()
    assert last(kind(judgement, 2), state, 300, seed=5) == last(kind(judgement, 2), state, 300, seed=5)
    ties = new_game("tictactoe").start().play(4)
    assert len({last(kind(judgement, 1), ties, seed=seed).move for seed in range(10)}) == 4


@BOTH
def test_an_unfinished_depth_does_not_count(kind: type[Minimax | AlphaBeta]) -> None:
    state = Ladder(4).start()
    for playouts in range(5, 60):
        info = last(kind(by_lead), state, playouts)
        assert (info.move, info.value) == (0, by_lead(state.game)(state.play(0)))


@BOTH
def test_the_tree_shows_lines_of_legal_moves_from_the_mover_s_side(kind: type[Minimax | AlphaBeta]) -> None:
    state = new_game("hex", 4, {"pie": False}).start().play(0)
    info = last(kind(judgement, 3), state)
    branches = info.tree(5, 5, 5)
    assert len(branches) == 5
    assert len(info.line()) == 3
    for branch in branches:
        check_branch(state, branch)
    assert max(one.value for one in info.tree(99)) == info.value
    assert all(not branch.children for branch in info.tree(5))


def check_branch(state: State, branch: Branch) -> None:
    """A branch is a legal move of the player to move, and its only child the best reply, worth the opposite."""
    assert branch.player == state.to_move
    assert branch.move in state.legal()
    for reply in branch.children:
        assert reply.value == pytest.approx(1 - branch.value)
        assert reply.visits <= branch.visits
        check_branch(state.play(branch.move), reply)


@BOTH
def test_depth_is_the_setting_and_the_evaluation_is_passed_in(kind: type[Minimax | AlphaBeta]) -> None:
    kinds = {"depth": int, "deepen": bool, "quiet": float, "order": str}
    assert {one.name: one.kind for one in settings(kind(judgement))} == kinds
    state = new_game("hex", 4).start()
    assert last(kind(lambda _: lambda _: EVEN, 2), state).value == EVEN
    assert last(kind(judgement, 2), state).value != EVEN


def leaves(order: str, seed: int) -> int:
    """The leaves of a random uniform tree that alpha-beta visits, which finds the value of minimax."""
    state = random_tree(3, 6, seed).start()
    alphabeta = last(AlphaBeta(judgement, 6, deepen=False, order=order), state, seed=seed)
    minimax = last(Minimax(judgement, 6, deepen=False), state, seed=seed)
    assert minimax.playouts == 3**6
    assert alphabeta.value == minimax.value
    return alphabeta.playouts


def test_the_order_of_moves_decides_how_much_alpha_beta_cuts() -> None:
    """Knuth and Moore's formula with the best move first; an independent program found 248 and 663 on average."""
    assert {leaves("best", seed) for seed in range(20)} == {fewest_leaves(3, 6)} == {53}
    for order, mean, off in (("natural", 248, 25), ("random", 248, 25), ("history", 248, 25), ("worst", 663, 15)):
        assert sum(leaves(order, seed) for seed in range(20)) / 20 == pytest.approx(mean, abs=off)


@pytest.mark.parametrize(("branching", "depth"), [(2, 5), (4, 4), (5, 3)])
def test_the_best_order_is_perfect_on_any_uniform_tree(branching: int, depth: int) -> None:
    state = random_tree(branching, depth, 7).start()
    info = last(AlphaBeta(judgement, depth, deepen=False, order="best"), state)
    assert info.playouts == fewest_leaves(branching, depth)


@BOTH
def test_a_fixed_depth_is_searched_once(kind: type[Minimax | AlphaBeta]) -> None:
    state = rules("hex", 3).start()
    deepening, fixed = last(kind(judgement, 3), state), last(kind(judgement, 3, deepen=False), state)
    assert fixed.value == deepening.value
    assert fixed.playouts < deepening.playouts
    assert last(Minimax(judgement, 2, deepen=False), state).playouts == 9 * 8


@BOTH
def test_positions_that_are_not_quiet_are_looked_at_further(kind: type[Minimax | AlphaBeta]) -> None:
    state = new_game("tictactoe").start().play(0).play(4)
    found = [last(kind(judgement, 2, deepen=False, quiet=quiet), state) for quiet in (1.0, 0.3, 0.1, 0.0)]
    counts = [info.playouts for info in found]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]
    assert found[-1].value == value(state)  # nothing is quiet, and the game ends within the extension


@BOTH
def test_the_natural_order_takes_the_first_of_equals(kind: type[Minimax | AlphaBeta]) -> None:
    state = new_game("nim", 8).start()
    assert {last(kind(judgement, order="natural"), state, seed=seed).move for seed in range(5)} == {0}


def test_the_forgetful_evaluation_of_nim_always_takes_one() -> None:
    for size in range(1, 13):
        state = new_game("nim", size).start()
        for search in (
            AlphaBeta(judgement, 20, False, order="natural"),
            Minimax(judgement, 20, False, order="natural"),
        ):
            plan = replace(search.plan(state), ends=forgetful)
            *_, info = Deepening(Lookahead(plan, Dice(1)), state, Dice(1)).run(None)
            assert (info.move, info.value) == (0, 0.0)
            assert last(search, state).value == float(size % 4 != 0)
