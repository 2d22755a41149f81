import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, State
from pyengine.games import new_game
from pyengine.search.expectimax import Expectimax, Expectiminimax
from pyengine.search.minimax import Minimax
from pyengine.search.solve import value, values
from tests.engine.conformance import walk
from tests.engine.tactics import last


def expected(state: State, player: int) -> float:
    """The score that `player` can expect of best play against an opponent who plays at random."""
    if state.outcome is not None:
        return state.outcome.score(player)
    after = [expected(state.play(move), player) for move in state.legal()]
    return max(after) if state.to_move == player else sum(after) / len(after)


@pytest.mark.parametrize("seed", range(6))
def test_expectimax_is_exact_against_a_random_opponent(seed: int) -> None:
    for state in walk(new_game("tictactoe"), Dice(seed))[3:-1]:
        info = last(Expectimax(), state)
        assert info.value == pytest.approx(expected(state, state.to_move))
        assert expected(state.play(info.move), state.to_move) == pytest.approx(info.value)


def test_expectimax_hopes_for_mistakes_where_minimax_does_not() -> None:
    state = new_game("nim", 8).start()
    assert last(Minimax(), state).value == 0
    assert 0 < last(Expectimax(), state).value < 1


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "size"), [("randomhex", 2), ("randomy", 3)])
def test_expectiminimax_is_exact_on_random_turn_games(name: str, size: int, seed: int) -> None:
    for state in walk(new_game(name, size), Dice(seed))[:-1]:
        if state.to_move != CHANCE:
            info = last(Expectiminimax(), state)
            assert info.value == pytest.approx(value(state)) == pytest.approx(max(values(state).values()))
            assert values(state)[info.move] == pytest.approx(info.value)


@pytest.mark.parametrize("kind", [Expectimax, Expectiminimax])
@pytest.mark.parametrize(("size", "slip", "charge"), [(3, 20, 4), (3, 0, 4), (4, 20, 5)])
def test_decisions_are_solved(kind: type[Expectimax | Expectiminimax], size: int, slip: int, charge: int) -> None:
    state = new_game("rooms", size, {"slip": slip, "charge": charge}).start()
    info = last(kind(), state)
    assert info.value == pytest.approx(value(state))
    assert values(state)[info.move] == pytest.approx(info.value)


@pytest.mark.parametrize("seed", range(3))
def test_positions_met_by_several_ways_are_valued_alike(seed: int) -> None:
    """Expectiminimax remembers positions and minimax does not."""
    for state in walk(new_game("tictactoe"), Dice(seed))[2:-1]:
        assert last(Expectiminimax(depth=4), state).value == last(Minimax(depth=4), state).value
