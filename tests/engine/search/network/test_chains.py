"""Chains that grow from move to move find the wins that the rules and the links of a whole position find."""

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY
from pyengine.games import new_game
from pyengine.search.distance import Board, mask_of
from pyengine.search.links import Links
from pyengine.search.network.chains import Chains
from tests.engine.boards import rules
from tests.engine.conformance import walk


@pytest.mark.parametrize(("name", "size"), [("y", 3), ("y", 6), ("hex", 2), ("hex", 6)])
def test_a_finished_chain_has_an_empty_carrier_and_no_other_has(name: str, size: int) -> None:
    game = rules(name, size)
    board, finished = Board(game.geometry), 0
    for seed in range(20):
        chains = [Chains(board, goal) for goal in game.goals]
        found = [one.of(0) for one in chains]
        for state in walk(game, Dice(seed))[1:]:
            assert state.last is not None
            player = state.cells[state.last] - 1
            found[player] = chains[player].after(found[player], state.last)
            over = chains[player].held(found[player], mask_of(state.cells, NOBODY)) == 0
            assert over == (state.outcome is not None)
            finished += over
    assert finished == 20


@pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 5)])
def test_a_new_win_by_links_is_found_from_the_last_stone(name: str, size: int) -> None:
    """Whatever Links finds is found, too, when it is new; each carrier is enough to win by links alone."""
    game = rules(name, size)
    board = Board(game.geometry)
    held = 0
    for seed in range(60):
        known = [False, False]
        for state in walk(game, Dice(seed))[1:]:
            assert state.last is not None
            player, empty = state.cells[state.last], mask_of(state.cells, NOBODY)
            mine, goal = mask_of(state.cells, player), game.goals[player - 1]
            chains = Chains(board, goal)
            before = chains.of(mine & ~(1 << state.last))
            carrier = chains.held(chains.after(before, state.last), empty)
            exact = Links(board, board.goal(goal)).held(mine, empty)
            if exact is not None and not known[player - 1]:
                assert carrier is not None
            if carrier is not None:
                assert not carrier & ~empty
                assert Links(board, board.goal(goal)).held(mine, carrier) is not None
                held += carrier > 0
            known[player - 1] |= exact is not None
    assert held > 60


def test_a_player_without_stones_holds_nothing() -> None:
    game = new_game("y", 3)
    assert Chains(Board(game.geometry), 0b111).held((), 0b111111) is None
