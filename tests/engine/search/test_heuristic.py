from dataclasses import replace
from typing import Any

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.parameters import parameters
from pyengine.games import new_game
from pyengine.search.heuristic import TERMS, Heuristic
from pyengine.search.solve import value
from pyengine.search.uniform import Uniform
from tests.engine.conformance import walk
from tests.engine.tactics import last


def test_every_term_has_a_weight_and_each_can_be_switched_off() -> None:
    assert set(TERMS) <= parameters(Heuristic).keys()
    state = new_game("hex", 7, {"pie": False}).start().play(20).play(24)
    usual = last(Heuristic(), state, 200)
    off: dict[str, Any] = dict.fromkeys(TERMS, 0.0)
    for name in TERMS:
        without = replace(Heuristic(), **{name: off[name]})
        assert last(without, state, 200).visits != usual.visits
    blind = replace(Heuristic(), **off)
    assert last(blind, state, 50).move in state.legal()


@pytest.mark.parametrize("name", ["hex", "y"])
def test_late_in_a_game_won_positions_score_high_and_lost_ones_low(name: str) -> None:
    seen = set()
    for seed in range(6):
        for state in walk(new_game(name, 4, {"pie": False}), Dice(seed))[:-1]:
            if 2 <= state.cells.count(0) <= 6:
                wins = value(state) == 1
                found = last(Heuristic(), state, 600).value
                assert (found > 0.7) if wins else (found < 0.3)
                seen.add((state.to_move, wins))
    assert seen == {(1, True), (1, False), (2, True), (2, False)}


def test_it_beats_random() -> None:
    game, wins = new_game("hex", 7, {"pie": False}), 0
    for seed in range(6):
        state: State = game.start()
        while state.outcome is None:
            mine = state.to_move == seed % 2 + 1
            info = last(Heuristic(), state, 20, seed) if mine else last(Uniform(), state, seed=seed + state.ply)
            state = state.play(info.move)
        wins += state.outcome.winner == seed % 2 + 1
    assert wins == 6
