import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.dice import Dice
from pyengine.core.errors import IllegalMove
from pyengine.core.game import State
from pyengine.core.geometry import triangle
from pyengine.games import GAMES, new_game
from pyengine.games.y import Y
from tests.engine.boards import ended, find_winners, position
from tests.engine.brute import brute_force
from tests.engine.conformance import walk


@st.composite
def games(draw: st.DrawFn) -> list[State]:
    name = draw(st.sampled_from(["y", "bent"]))
    game = new_game(name, draw(st.sampled_from(GAMES[name].all_sizes()[:7])), {"pie": False})
    return walk(game, Dice(draw(st.integers(0, 2**32))))


@given(games(), st.integers(0, 2**32))
def test_a_full_board_has_exactly_one_winner(states: list[State], seed: int) -> None:
    board = (Dice(seed).octets(1, len(states[0].cells)) % 2 + 1).tobytes()
    assert len(find_winners(states[0].game, board)) == 1


@given(games())
def test_the_winner_found_move_by_move_is_that_of_a_flood_fill(states: list[State]) -> None:
    for state in states:
        outcome = state.outcome
        assert find_winners(state.game, state.cells) == ([outcome.winner] if outcome else [])
    last = states[-1]
    lit = bytes(owner if cell in last.winning_cells() else 0 for cell, owner in enumerate(last.cells))
    assert find_winners(last.game, lit) == [ended(last).winner]


def test_a_corner_belongs_to_both_of_its_sides() -> None:
    game = new_game("y", 3, {"pie": False})
    down_the_left = position(game, "X XO X.O", to_move=0)
    assert ended(down_the_left).winner == 1
    assert list(down_the_left.winning_cells()) == [0, 1, 3]


def test_the_swap_recolours_the_stone_and_the_first_player_moves_again() -> None:
    game = Y(4, {"pie": True})
    first = game.start().play(game.move_named("b3"))
    assert game.swap in first.legal()
    swapped = first.play(first.legal()[-1])
    assert (swapped.to_move, swapped.ply, swapped.cells.count(2), swapped.cells.count(1)) == (1, 2, 1, 0)
    assert list(swapped.last_cells()) == [game.move_named("b3")]
    assert game.swap not in swapped.legal()


def test_without_the_pie_rule_there_is_no_swap() -> None:
    game = new_game("y", 4, {"pie": False})
    first = game.start().play(0)
    assert game.move_named("swap") not in first.legal()
    with pytest.raises(IllegalMove, match="'swap' cannot be played here"):
        first.play(game.move_named("swap"))


HEXWIKI_OPENINGS = {2: "a2 b1 b2", 3: "b2 c2 b3", 4: "b3 b4 c2 c3 c4 d2 d3", 5: "d3 c4 d4"}
"""The winning first moves by HexWiki ("Where to swap (y)"), named on the lower right half of a Hex board."""


@pytest.mark.parametrize("side", HEXWIKI_OPENINGS)
def test_the_openings_that_win_are_the_known_ones(side: int) -> None:
    board = triangle(side)
    known = set()
    for name in HEXWIKI_OPENINGS[side].split():
        column, row = ord(name[0]) - ord("a") + 1, int(name[1:])
        known.add(board.index[f"{chr(ord('a') + column - side + row - 1)}{row}"])
    assert brute_force(side).winning_moves() == known
