"""Trees that a search keeps from move to move."""

import pytest

from pyengine.bots.bot import Budget
from pyengine.bots.names import bot_named
from pyengine.bots.thinking import conclude, with_memory
from pyengine.core.dice import Dice
from pyengine.games import new_game

BUDGET = Budget(playouts=400)


@pytest.mark.parametrize("name", ["uct(sims=1)", "rave(sims=1)", "heuristic"])
@pytest.mark.parametrize("pie", [True, False])
def test_a_tree_is_kept_below_the_moves_that_were_made_and_only_there(name: str, pie: bool) -> None:
    plain = bot_named(name)
    keeping = with_memory(bot_named(f"{name.removesuffix(')')}{',' if '(' in name else '('}keep=on)"))
    start = new_game("hex", 4, {"pie": pie}).start()
    assert conclude(keeping, start, BUDGET, Dice(1)) == conclude(plain, start, BUDGET, Dice(1))
    state = start
    for _ in range(2):
        state = state.play(conclude(plain, state, BUDGET, Dice(1)).move)
    info = conclude(keeping, state, BUDGET, Dice(2))
    assert BUDGET.playouts == info.playouts < sum(info.visits.values())
    assert set(info.visits) <= set(state.legal())
    assert conclude(keeping, start, BUDGET, Dice(3)) == conclude(plain, start, BUDGET, Dice(3))


def test_a_proof_is_kept_to_the_end_of_the_game() -> None:
    keeping, state = with_memory(bot_named("uct(keep=on)")), new_game("nim", 13).start()
    values = list[float]()
    while state.outcome is None:
        info = conclude(keeping, state, Budget(playouts=20_000), Dice(1))
        values.append(info.value)
        state = state.play(info.move)
    assert values == [float(number % 2 == 0) for number in range(len(values))]
