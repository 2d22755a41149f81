import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, opponent
from pyengine.games import new_game
from pyengine.search.connection.distance import Board, bits, mask_of
from pyengine.search.connection.links import Links
from tests.engine.boards import cells, rules
from tests.engine.brute import brute_force
from tests.engine.conformance import walk

Y4 = new_game("y", 4)


def links_of_y(side: int) -> Links:
    board = Board(new_game("y", side).geometry)
    return Links(board, board.goal(0b111))


def carrier(picture: str) -> int | None:
    board = cells(picture)
    return links_of_y(4).carrier(mask_of(board, 1), mask_of(board, 0))


def named(mask: int) -> set[str]:
    return {Y4.geometry.names[cell] for cell in bits(mask)}


def test_a_stone_with_two_cells_on_every_side_has_won() -> None:
    found = carrier(". .. .X. ....")
    assert found is not None
    assert named(found) == {"a2", "a3", "b2", "c3", "b4", "c4"}


def test_no_cell_serves_twice() -> None:
    assert carrier(". .O .X. ....") is None
    assert carrier(". X. ... O.O.") is None


def test_a_chain_that_touches_all_sides_needs_nothing() -> None:
    assert carrier("X X. XOO X...") == 0


def test_links_that_the_win_does_not_need_are_left_out() -> None:
    # The chain on the left side touches all three; the lone stone could be joined to it.
    assert carrier("X X. X.X X...") == 0


def test_a_win_after_one_more_stone() -> None:
    board = cells(". .. ... ....")
    wins = [named(mask) for mask in links_of_y(4).wins(mask_of(board, 1), mask_of(board, 0))]
    assert wins == [{"b3", "a2", "a3", "b2", "c3", "b4", "c4"}]


@pytest.mark.parametrize(("name", "size"), [("y", 4), ("hex", 4)])
def test_what_is_held_is_won_even_against_the_move(name: str, size: int) -> None:
    game = rules(name, size)
    board, judge = Board(game.geometry), brute_force(size, name)
    found = 0
    for seed in range(40):
        for state in walk(game, Dice(seed))[:-1]:
            player = opponent(state.to_move)
            masks = [mask_of(state.cells, owner) for owner in (0, 1, 2)]
            carrier = Links(board, board.goal(game.goals[player - 1])).carrier(masks[player], masks[0])
            if carrier is not None and masks[0].bit_count() <= 12:
                assert not judge.mover_wins(masks[state.to_move], masks[player], state.to_move)
                assert carrier & masks[0] == carrier
                found += 1
    assert found > 10


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
