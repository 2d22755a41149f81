import pytest

from pyengine.core.game import CHANCE
from pyengine.games import new_game
from pyengine.search.chance import MctsChance
from pyengine.search.solve import values
from pyengine.search.uct import Uct
from tests.engine.tactics import last


@pytest.mark.parametrize("coin", [0, 1])
@pytest.mark.parametrize(("name", "size", "playouts"), [("randomhex", 2, 4000), ("randomhex", 3, 12_000)])
def test_it_comes_near_the_exact_value_of_random_turn_hex(name: str, size: int, playouts: int, coin: int) -> None:
    start = new_game(name, size).start()
    state = start.play(start.legal()[coin])
    worth = values(state)  # which tests of the solver hold against value iteration and the literature
    best = max(worth.values())
    info = last(MctsChance(sims=1), state, playouts)
    assert worth[info.move] == pytest.approx(best, abs=0.03)
    assert info.value == pytest.approx(best, abs=0.06)


@pytest.mark.parametrize(("size", "slip", "charge"), [(2, 20, 3), (2, 40, 3), (3, 0, 3), (3, 20, 4)])
def test_it_comes_near_the_exact_value_of_the_rooms(size: int, slip: int, charge: int) -> None:
    state = new_game("rooms", size, {"slip": slip, "charge": charge}).start()
    worth = values(state)
    info = last(MctsChance(c=0.3, sims=1), state, 8000)
    assert worth[info.move] == pytest.approx(max(worth.values()), abs=0.01)
    assert info.value == pytest.approx(max(worth.values()), abs=0.05)


def test_without_chance_it_is_uct() -> None:
    for name in ("hex", "tictactoe", "nim"):
        state = new_game(name).start()
        assert last(MctsChance(), state, 2000) == last(Uct(), state, 2000)


def test_chance_takes_its_branches_as_often_as_they_are_likely() -> None:
    state = new_game("rooms", 3, {"slip": 40}).start()
    info = last(MctsChance(sims=1), state, 6000)
    steered = info.tree(3, 3)[0]
    assert steered.player == 1
    assert [branch.player for branch in steered.children] == [CHANCE] * 3
    shares = {state.game.move_name(branch.move): branch.visits / steered.visits for branch in steered.children}
    assert shares == pytest.approx({"straight": 0.6, "left": 0.2, "right": 0.2}, abs=0.03)
    assert len(info.line()) >= 4
    for move in info.line():  # through chance
        state = state.play(move)
