"""Games in which the players do not alternate: two stones a turn, and handicaps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.bots.bot import Budget
from pyengine.bots.thinking import choose
from pyengine.core.dice import Dice
from pyengine.core.game import State, opponent, roll
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.records.record import Record, read
from pyengine.search.solve import value, values
from tests.engine.boards import ended, find_winners

GAMES = st.sampled_from([("y", 4), ("hex", 4), ("bent", 5)])
MASTER, EXTRA = st.booleans(), st.integers(0, 4)


def movers(master: bool, extra: int, plies: int) -> list[int]:
    """The player of each ply by the plainest telling of the rules."""
    found, player, stones = list[int](), 1, 1 + extra
    while len(found) < plies:
        found += [player] * stones
        player, stones = opponent(player), 2 if master else 1
    return found[:plies]


@given(GAMES, MASTER, EXTRA, st.integers(0, 2**32))
def test_turns_have_as_many_stones_as_the_rules_say(name: tuple[str, int], master: bool, extra: int, seed: int) -> None:
    state: State = new_game(*name, {"master": master, "handicap": extra, "pie": False}).start()
    dice, turns = Dice(seed), movers(master, extra, len(state.cells))
    while state.outcome is None:
        player = turns[state.ply]
        here = connection(state)
        assert here.to_move == player
        assert [here.mover(plies) for plies in range(6)][: len(turns) - here.ply] == turns[here.ply :][:6]
        assert here.stones_due() == turns[here.ply :].count(1)
        assert here.alternates == (not master and here.ply >= extra)
        state = state.play(roll(state, dice))
    assert find_winners(state.game, state.cells) == [ended(state).winner]


@given(GAMES, MASTER, EXTRA)
def test_there_is_no_swap_and_the_record_says_which_game_it_is(name: tuple[str, int], master: bool, extra: int) -> None:
    game = new_game(*name, {"master": master, "handicap": extra})
    first = game.start().play(0)
    assert (connection(first).game.swap in first.legal()) == (not master and not extra)
    record = Record.of(game).play(0).play(2)
    again = read(record.text())
    assert again == record
    assert ("-master" in record.text(), "-handicap" in record.text()) == (master, extra > 0)


@given(GAMES, MASTER, EXTRA, st.integers(0, 2**32), st.integers(1, 2))
def test_taking_back_leads_to_own_turns(
    name: tuple[str, int], master: bool, extra: int, seed: int, player: int
) -> None:
    record, dice = Record.of(new_game(*name, {"master": master, "handicap": extra, "pie": False})), Dice(seed)
    while record.outcome is None:
        record = record.play(roll(record.state, dice))
        if any(state.to_move == player for state in record.states[:-1]):
            back = record.undo(player)
            assert back.state.to_move == player
            assert all(state.to_move != player for state in record.states[len(back.states) : -1])


@pytest.mark.parametrize("name", ["net", "wye", "uct", "rave", "alphabeta"])
@pytest.mark.parametrize("beginning", ["y4-master:", "hex3-master:", "y4-handicap1:", "hex3-handicap1:"])
def test_bots_see_who_moves_next(name: str, beginning: str) -> None:
    dice = Dice(3)
    for _ in range(6):
        record = read(beginning)
        for _ in range(dice.below(4)):
            record = record.play(roll(record.state, dice))
        state = record.state
        if state.outcome is None:
            exact = values(state)
            playouts = 300_000 if name == "wye" else 6000  # a leaf of wye takes 128
            found = choose(name, state, Budget(playouts=playouts), 1)
            assert value(state) == max(exact.values()) == exact[found.move], (record.text(), found.move)
            assert abs(found.value - exact[found.move]) < 0.5, record.text()
