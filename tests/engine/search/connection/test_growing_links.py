"""Chains that grow from move to move find the wins that the rules and the links of a whole position find."""

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY
from pyengine.games import new_game
from pyengine.search.connection.distance import Board, mask_of
from pyengine.search.connection.links import Links
from tests.engine.boards import rules
from tests.engine.conformance import walk


@pytest.mark.parametrize(("name", "size"), [("y", 3), ("y", 6), ("hex", 2), ("hex", 6)])
def test_a_finished_chain_has_an_empty_carrier_and_no_other_has(name: str, size: int) -> None:
    game = rules(name, size)
    board, finished = Board(game.geometry), 0
    for seed in range(20):
        chains = [Links(board, board.goal(goal)) for goal in game.goals]
        found = [one.grow(0) for one in chains]
        for state in walk(game, Dice(seed))[1:]:
            assert state.last is not None
            player = state.cells[state.last] - 1
            found[player] = chains[player].extend(found[player], state.last)
            over = chains[player].new_carrier(found[player], mask_of(state.cells, NOBODY)) == 0
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
            links = Links(board, board.goal(goal))
            before = links.grow(mine & ~(1 << state.last))
            carrier = links.new_carrier(links.extend(before, state.last), empty)
            exact = links.carrier(mine, empty)
            if exact is not None and not known[player - 1]:
                assert carrier is not None
            if carrier is not None:
                assert not carrier & ~empty
                assert links.carrier(mine, carrier) is not None
                held += carrier > 0
            known[player - 1] |= exact is not None
    assert held > 60


def test_a_player_without_stones_holds_nothing() -> None:
    board = Board(new_game("y", 3).geometry)
    assert Links(board, board.goal(0b111)).new_carrier((), 0b111111) is None
