from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyengine.dice import Dice
from pyengine.game import State
from pyengine.games import new_game
from pyengine.search import solve
from pyengine.search.wye import Wye
from tests.brute import brute_force
from tests.conformance import walk
from tests.problems import SECOND, canonical
from tests.tactics import last


def open_positions(name: str, size: int, seeds: range) -> Iterator[State]:
    """Positions of random games, from the third ply on."""
    for seed in seeds:
        yield from walk(new_game(name, size, {"pie": False}), Dice(seed))[2:-1:2]


@pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 4)])
def test_what_it_proves_is_true(name: str, size: int) -> None:
    proven = 0
    for state in open_positions(name, size, range(25)):
        info, exact = last(Wye(), state, 64 * 4000), solve.values(state)
        if info.value in (0.0, 1.0):
            assert info.value == max(exact.values())
            assert exact[info.move] == info.value
            proven += 1
    assert proven > 60


def test_it_ends_when_all_is_proven() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    info = last(Wye(), state)
    assert info.value == 1
    assert info.move in brute_force(4).winning_moves()


def test_a_held_win_is_played_out_within_its_pairs() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    plies = 0
    for move in ("b3", "a2"):
        state = state.play(state.game.move_named(move))
    while state.outcome is None:
        state = state.play(last(Wye(), state, 64).move if state.to_move == 1 else state.legal()[0])
        plies += 1
    assert state.outcome.winner == 1
    assert plies <= 7


def test_a_lost_position_is_known_as_lost_and_still_played() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    state = state.play(state.game.move_named("b3"))
    info = last(Wye(), state, 64 * 4000)
    assert info.value == 0
    assert info.move in state.legal()


OPENINGS = [
    ("y", 3, ()), ("y", 4, ()), ("y", 5, ()), ("y", 6, ("d6",)),
    ("hex", 2, ()), ("hex", 3, ()), ("hex", 4, ()), ("hex", 5, ("d4",)),
]  # fmt: skip
"""Boards, and the openings on them that take longer: lost positions whose search stays with one move near a half."""


@pytest.mark.parametrize(("name", "size", "longer"), OPENINGS)
def test_it_judges_every_opening_in_a_second_of_the_browser(name: str, size: int, longer: tuple[str, ...]) -> None:
    """What it says of the opponent's chances after it; of openings that a symmetry carries into each other, of one."""
    start = new_game(name, size, {"pie": False}).start()
    exact = {canonical(start.play(move)): (move, value) for move, value in solve.values(start).items()}
    said = {move: 1 - last(Wye(), start.play(move), SECOND).value for move, _ in exact.values()}
    misjudged = {start.game.move_name(move) for move, value in exact.values() if round(said[move]) != value}
    assert misjudged <= set(longer)
