import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.protocols import connection
from pyengine.records.record import read
from pyengine.search.info import Search
from pyengine.search.rave import Rave, RaveTree
from pyengine.search.uct import Uct
from tests.engine.boards import ended, rules
from tests.engine.tactics import last


@pytest.mark.parametrize("record", ["hex4:b1.c3", "hex4:b1.c3.a2", "hex4-pie-sides:b1.swap.c3.a2"])
def test_full_boards_are_won_as_often_as_games_and_cells_are_owned_as_often_as_they_are_played(record: str) -> None:
    state = connection(read(record).state)
    tree = RaveTree(state, Dice(1), Rave())
    # Two ways to the same numbers, of which a search takes one.
    deal, boards = tree._deal(state, 4000)  # noqa: SLF001
    played, games = tree._follow([tree.root], state, 4000)  # noqa: SLF001
    assert deal == pytest.approx(played, abs=6 * 32)
    empty = list(state.legal())
    # A game ends early, so that it sees fewer moves: what a move scores is what must agree.
    for one in (0, 1):
        means = boards[one, 1, empty] / boards[one, 0, empty]
        assert means == pytest.approx(games[one, 1, empty] / games[one, 0, empty], abs=0.12)
    assert (boards[:, 0, empty].sum(axis=0) == 4000).all()


def test_few_playouts_are_enough_not_to_swap_everything() -> None:
    game = rules("hex", 9, {})
    swapped = [cell for cell in range(0, 81, 4) if last(Rave(), game.start().play(cell), 1000).move == game.swap]
    assert 40 in swapped
    assert len(swapped) <= 12


def test_it_beats_uct_with_as_many_iterations() -> None:
    wins = sum(winner(rules("hex", 5).start(), seed) for seed in range(10))
    assert wins >= 8


def winner(state: State, seed: int) -> bool:
    """Whether RAVE wins a game of 200 iterations a move against UCT; it has the second move, or the first after one."""
    bots: list[tuple[Search, int]] = [(Uct(), 3200), (Rave(), 3200)]
    rave = 1 + seed % 2
    state = state.play(Dice(seed).below(9)) if seed % 2 else state
    while state.to_move:
        search, playouts = bots[state.to_move == rave]
        state = state.play(last(search, state, playouts, seed).move)
    return ended(state).winner == rave
