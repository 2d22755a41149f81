"""What every search owes its player, tested once for all of them."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, pairwise

import numpy as np
import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, Chancy, State
from pyengine.games import new_game
from pyengine.records.record import read
from pyengine.search.bandit import Ucb1
from pyengine.search.chance import MctsChance
from pyengine.search.expectimax import Expectimax, Expectiminimax
from pyengine.search.flat import Flat
from pyengine.search.heuristic import Heuristic
from pyengine.search.info import Branch, Search
from pyengine.search.minimax import AlphaBeta, Minimax, Planner
from pyengine.search.network.search import Net
from pyengine.search.rave import Rave
from pyengine.search.uct import Uct
from pyengine.search.wye.search import Wye
from tests.engine.boards import PLAIN, position, rules
from tests.engine.tactics import check_tactics, last

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
SAMPLED: list[tuple[Search, int]] = [(Uct(), 4000), (Uct(sims=1), 1000), (Rave(), 16_000), (MctsChance(), 2000)]
"""Searches by random games that build a tree, with playouts enough for small positions."""
LOOKING: list[Search] = [Minimax(depth=2), AlphaBeta(depth=2), Expectiminimax(depth=2)]
EVERY: list[Search] = [
    *(search for search, _ in SAMPLED), *LOOKING, Expectimax(depth=2), Heuristic(), Ucb1(), Flat(),
]  # fmt: skip


def name_of(case: object) -> str | None:
    """What a test is called after: the kind of its search."""
    return type(case).__name__ if callable(case) else None


def placed(name: str, size: int, picture: str, player: int) -> State:
    return position(new_game(name, size, {} if name == "tictactoe" else PLAIN), picture, player)


@pytest.mark.parametrize(("search", "playouts"), SAMPLED, ids=name_of)
def test_wins_are_taken_threats_are_met_and_what_is_lost_is_known(search: Search, playouts: int) -> None:
    for name, size, picture, player, move in WON:
        state = placed(name, size, picture, player)
        info = last(search, state, playouts)
        assert (state.game.move_name(info.move), info.value, info.line()) == (move, 1, (info.move,))
    for name, size, picture, player, move in THREATENED:
        state = placed(name, size, picture, player)
        info = last(search, state, playouts)
        assert state.game.move_name(info.move) == move
        if name != "tictactoe":
            assert info.value > 0.6
            assert last(search, state.play(info.move), playouts).value < 0.45
    for lost in LOST:
        assert last(search, placed(*lost), playouts).value < 0.15


@pytest.mark.parametrize(
    ("search", "boards", "seeds", "playouts"),
    [
        *((search, ("hex4", "y4", "tictactoe3"), 24, None) for search in LOOKING),
        *((Heuristic(), ("hex4", "y5"), 12, 100), (Net(), ("hex4", "y5"), 20, 300)),
    ],
    ids=name_of,
)
def test_wins_and_threats_are_seen(search: Search, boards: Sequence[str], seeds: int, playouts: int | None) -> None:
    for board in boards:
        check_tactics(search, read(f"{board}:").game, range(seeds), playouts)


def plays(search: Search, state: State) -> bool:
    if isinstance(state, Chancy):
        return isinstance(search, MctsChance | Expectiminimax | Flat | Ucb1)
    return not isinstance(search, Heuristic) or state.game.name in ("y", "hex")


@pytest.mark.parametrize("search", EVERY, ids=name_of)
def test_every_answer_is_legal_within_the_budget_and_the_same_for_the_same_seed(search: Search) -> None:
    for name, size in (("y", 5), ("hex", 4), ("tictactoe", 3), ("nim", 9), ("randomhex", 3), ("rooms", 3)):
        state = new_game(name, size).start()
        state = state.play(0) if state.to_move != CHANCE else state.play(state.legal()[0])
        state = state.play(state.legal()[0]) if state.to_move == CHANCE else state
        if not plays(search, state):
            continue
        infos = list(search(state, Dice(5), 300))
        assert infos == list(search(state, Dice(5), 300))
        assert all(before.playouts <= after.playouts <= 300 for before, after in pairwise(infos))
        for info in infos:
            assert info.move in state.legal()
            assert set(info.visits) <= set(state.legal())
            assert 0 <= info.value <= 1
        assert last(search, state, 1).move in state.legal()
        if not isinstance(search, Planner):
            assert infos[-1].playouts > 250 or infos[-1].value in (0, 1)
            endless = [info.playouts for info in islice(search(state, Dice(1)), 20)]
            assert endless == sorted(set(endless))
            assert len(endless) == 20 or name != "y"
        if not isinstance(search, Flat):
            assert sum(infos[-1].visits.values()) == infos[-1].playouts


@pytest.mark.parametrize("limit", [1, 5, 60])
@pytest.mark.parametrize("search", [Uct(), Rave(sims=1), MctsChance()], ids=name_of)
def test_a_full_tree_grows_no_more_but_is_searched_on(search: Uct | Rave | MctsChance, limit: int) -> None:
    info = last(replace(search, nodes=limit), new_game("hex", 4).start(), 1000)
    assert (info.nodes, info.playouts) == (limit, 1000)
    assert info.move in info.visits


@pytest.mark.parametrize(
    "search",
    [Uct(sims=1), Rave(), MctsChance(), Heuristic(), Minimax(depth=3), AlphaBeta(depth=3), Wye(), Net()],
    ids=name_of,
)
def test_trees_and_lines_are_legal_and_seen_by_whoever_moves(search: Search) -> None:
    state = new_game("y", 4, PLAIN).start().play(1)
    info = last(search, state, 3000)
    check(state, info.tree(3, 3, 3), top=3, depth=3)
    assert info.tree(0, 0) == info.tree() == ()
    best = {branch.move: branch for branch in info.tree(99, 1)}[info.line()[0]]
    assert best.move == info.move
    assert best.value == pytest.approx(info.value, abs=1e-6)
    assert best.line == info.line()[:2]
    for move in info.line():
        state = state.play(move)


def check(state: State, branches: tuple[Branch, ...], top: int, depth: int) -> None:
    assert len(branches) <= (top if depth else 0)
    assert all(one.visits >= two.visits for one, two in pairwise(branches))
    for branch in branches:
        assert branch.player == state.to_move
        assert 0 <= branch.value <= 1
        assert sum(child.visits for child in branch.children) <= branch.visits
        check(state.play(branch.move), branch.children, top, depth - 1)


@pytest.mark.parametrize(
    ("search", "playouts", "sides"),
    [
        (Uct(), 8000, False),
        (Rave(), 32_000, False),
        (Rave(), 32_000, True),
        (Heuristic(), 2000, False),
        (Heuristic(), 2000, True),
        (Minimax(depth=2), None, False),
        (AlphaBeta(depth=2), None, True),
    ],
    ids=name_of,
)
def test_what_wins_is_swapped_and_what_loses_is_not(search: Search, playouts: int | None, sides: bool) -> None:
    game = rules("hex", 3, {"sides": sides})
    assert last(search, game.start().play(game.move_named("b2")), playouts).move == game.swap
    assert last(search, game.start().play(game.move_named("a1")), playouts).move != game.swap


CELLS = np.arange(9).reshape(3, 3)
SQUARE = [np.rot90(board, turns).ravel() for board in (CELLS, CELLS.T) for turns in range(4)]
"""For each symmetry of tic-tac-toe, the cell that falls on each one."""


@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize(("search", "playouts"), [(Uct(), 4800), (Rave(), 2400), (AlphaBeta(), None)], ids=name_of)
def test_tic_tac_toe_is_never_lost_whatever_is_replied(search: Search, playouts: int | None, side: int) -> None:
    positions: list[State] = [new_game("tictactoe").start()]
    known, results = set[bytes](), set()
    while positions:
        state = positions.pop()
        if state.outcome is not None:
            results.add(state.outcome.score(side))
        elif state.to_move != side:
            positions += [state.play(move) for move in state.legal()]
        elif (form := min(bytes(state.cells[cell] for cell in image) for image in SQUARE)) not in known:
            known.add(form)
            positions.append(state.play(last(search, state, playouts).move))
    assert results == {0.5, 1}
