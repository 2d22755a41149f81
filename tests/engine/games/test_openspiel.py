"""The rules of Hex and Y beside those of OpenSpiel, and Wye beside its search."""

import pyspiel  # type: ignore[import-not-found]
import pytest

from pyengine.bots.bot import Budget
from pyengine.bots.thinking import choose
from pyengine.core.dice import Dice
from tests.engine.boards import ended, rules
from tests.engine.conformance import walk
from tests.measure.openspiel import named, search

BOARDS = pytest.mark.parametrize(("name", "size"), [("hex", 4), ("y", 5)])


@BOARDS
def test_both_programs_agree_on_every_move_and_on_who_won(name: str, size: int) -> None:
    for seed in range(10):
        theirs = pyspiel.load_game(name, {"board_size": size}).new_initial_state()
        for state in walk(rules(name, size), Dice(seed)):
            if state.last is not None:
                theirs.apply_action(theirs.string_to_action(named(state, state.last)))
            legal = {theirs.action_to_string(action) for action in theirs.legal_actions()}
            assert legal == {named(state, move) for move in state.legal()}
        assert theirs.is_terminal()
        assert theirs.returns() == ([1, -1] if ended(state).winner == 1 else [-1, 1])


@BOARDS
def test_wye_wins_against_its_search_when_it_begins(name: str, size: int) -> None:
    state = rules(name, size).start()
    while state.to_move:
        if state.to_move == 1:
            move = choose("wye", state, Budget(playouts=30_000), seed=1).move
        else:
            *_, (move, _) = search(state, Dice(1), 0, seconds=0.02)
        state = state.play(move)
    assert ended(state).winner == 1
