from functools import cache

import pytest

from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, GameOver
from pyengine.core.game import State, at_chance
from pyengine.games import new_game
from pyengine.games.tictactoe import LINES
from pyengine.search.connection.distance import mask_of
from pyengine.search.connection.solver import Solver
from pyengine.search.solve import LARGEST, value, values
from tests.engine.boards import find_winners, rules
from tests.engine.brute import brute_force
from tests.engine.conformance import walk

SIDES = {"sides": True}


@pytest.mark.parametrize(("name", "size"), [("y", 3), ("y", 4), ("y", 5), ("hex", 2), ("hex", 3), ("hex", 4)])
def test_first_moves_agree_with_brute_force(name: str, size: int) -> None:
    state, judge = rules(name, size).start(), brute_force(size, name)
    assert {move for move, one in values(state).items() if one == 1} == judge.winning_moves()
    assert value(state) == 1


@pytest.mark.parametrize(("name", "size", "first"), [("y", 4, 0), ("hex", 5, 14)])
@pytest.mark.parametrize("seed", range(6))
def test_games_agree_with_brute_force_in_their_middle(name: str, size: int, first: int, seed: int) -> None:
    judge, judged = brute_force(size, name), rules(name, size)
    for state in walk(judged, Dice(seed))[first:-1]:
        mine, theirs = mask_of(state.cells, state.to_move), mask_of(state.cells, 3 - state.to_move)
        wins = judge.winning_moves(mine, theirs, state.to_move)
        assert {move for move, one in values(state).items() if one == 1} == wins
        assert set(Solver(judged, LARGEST).wins(state)) == wins


@pytest.mark.parametrize(("name", "size", "sides"), [("hex", 3, {}), ("hex", 4, {}), ("hex", 4, SIDES), ("y", 4, {})])
def test_whoever_may_swap_wins_and_swaps_what_wins(name: str, size: int, sides: dict[str, bool]) -> None:
    state = rules(name, size, {"pie": True, **sides}).start()
    assert set(values(state).values()) == {0.0}
    without = values(rules(name, size).start())
    for opening in without:
        after = state.play(opening)
        assert values(after)[state.game.swap] == without[opening]
        assert value(after) == 1


@cache
def plain_minimax(cells: bytes, player: int) -> float:
    """Tic-tac-toe by nothing but its rules: the score of player 1."""
    for line in LINES:
        if cells[line[0]] and len({cells[cell] for cell in line}) == 1:
            return float(cells[line[0]] == 1)
    after = [cells[:i] + bytes([player]) + cells[i + 1 :] for i in range(9) if not cells[i]]
    if not after:
        return 0.5
    return (max if player == 1 else min)(plain_minimax(one, 3 - player) for one in after)


@pytest.mark.parametrize("seed", range(10))
def test_tic_tac_toe_agrees_with_plain_minimax(seed: int) -> None:
    for state in walk(new_game("tictactoe"), Dice(seed))[:-1]:
        for move, found in values(state).items():
            after = state.cells[:move] + bytes([state.to_move]) + state.cells[move + 1 :]
            wanted = plain_minimax(after, 3 - state.to_move)
            assert found == (wanted if state.to_move == 1 else 1 - wanted)


@pytest.mark.parametrize("take", [2, 3, 5])
@pytest.mark.parametrize("size", [1, 2, 7, 12, 21, 40, 99])
def test_nim_is_won_unless_the_heap_is_a_multiple(size: int, take: int) -> None:
    state = new_game("nim", size, {"take": take}).start()
    assert value(state) == float(size % (take + 1) != 0)
    wins = {move + 1 for move, one in values(state).items() if one == 1}
    assert wins == ({size % (take + 1)} if size % (take + 1) else set())


@pytest.mark.parametrize(("name", "size"), [("randomhex", 2), ("randomhex", 3), ("randomy", 3)])
def test_random_turn_games_are_worth_what_boards_filled_by_coins_are(name: str, size: int) -> None:
    """Peres, Schramm, Sheffield and Wilson, 2007: the value is the share of the full boards that player 1 wins."""
    state = new_game(name, size).start()
    assert value(state) == 0.5  # and, by symmetry, that is a half
    heads = state.play(len(state.cells))
    count, plain_game = len(state.cells), rules(name.removeprefix("random"), size)
    full = [bytes(1 + (fill >> cell & 1) for cell in range(count)) for fill in range(1 << count)]
    won = [(fill, find_winners(plain_game, fill) == [1]) for fill in full]
    for move, found in values(heads).items():
        of_first = [first for fill, first in won if fill[move] == 1]
        assert found == pytest.approx(sum(of_first) / len(of_first))


def iterated(state: State) -> float:
    """Value iteration to the letter: sweep over all positions that can be reached until no value changes."""
    found, fresh = {state: 0.0}, [state]
    while fresh:
        fresh = [after for one in fresh for move in one.legal() if (after := one.play(move)) not in found]
        found.update(dict.fromkeys(fresh, 0.0))
    changed = True
    while changed:
        old, changed = found, False
        found = {one: backed_up(one, old) for one in old}
        changed = found != old
    return found[state]


def backed_up(state: State, known: dict[State, float]) -> float:
    """The value of a position by those that follow it."""
    if state.outcome is not None:
        return state.outcome.score(1)
    if at_chance(state):
        return sum(probability * known[state.play(move)] for move, probability in state.chances())
    return max(known[state.play(move)] for move in state.legal())


@pytest.mark.parametrize(("size", "slip", "charge"), [(2, 20, 3), (2, 0, 2), (3, 20, 4), (3, 60, 4), (4, 20, 3)])
def test_rooms_agree_with_value_iteration(size: int, slip: int, charge: int) -> None:
    state = new_game("rooms", size, {"slip": slip, "charge": charge}).start()
    assert value(state) == pytest.approx(iterated(state), abs=1e-12)


def test_a_finished_game_has_no_values() -> None:
    with pytest.raises(GameOver, match="expected a position with a move to make"):
        values(walk(new_game("tictactoe"), Dice(1))[-1])


@pytest.mark.parametrize("name", ["tictactoe", "rooms"])
def test_what_takes_too_many_positions_is_refused(name: str) -> None:
    with pytest.raises(BadValue, match="too large to be solved: expected at most 50 positions"):
        values(new_game(name).start(), largest=50)


@pytest.mark.parametrize(
    ("name", "size", "message"),
    [
        ("hex", 6, "Hex with 36 empty cells is too large to be solved: expected 25 at most"),
        ("y", 7, "Y with 28 empty cells is too large to be solved: expected 25 at most"),
        ("randomhex", 4, "Random-turn Hex with 16 empty cells is too large to be solved: expected 12 at most"),
    ],
)
def test_a_hopeless_board_is_refused_before_anything_is_searched(name: str, size: int, message: str) -> None:
    with pytest.raises(BadValue, match=message):
        values(new_game(name, size).start())
