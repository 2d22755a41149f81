import itertools
import math
import re
from dataclasses import replace

import pytest

from pyengine.bots.bot import Budget, with_settings
from pyengine.bots.names import BOTS, bot_named
from pyengine.bots.thinking import Thought, choose, think
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, GameOver, UnknownBot
from pyengine.games import new_game
from pyengine.records.record import read
from pyengine.search.info import Info
from pyengine.search.uct import Uct

SMALL = Budget(playouts=300)
PLAYERS = [bot.name for bot in BOTS.values() if bot.plays(new_game("y"))]
"""The bots that play Y."""
THINKERS = [name for name in PLAYERS if BOTS[name].budgeted]
"""Those of them for whom a budget matters."""


@pytest.mark.parametrize("bot", PLAYERS)
def test_the_same_seed_and_playouts_give_the_same_move(bot: str) -> None:
    state = read("y7-pie:d5").state
    first, second = (choose(bot, state, SMALL, seed=5) for _ in range(2))
    assert first == second
    others = [choose(bot, read("y5:").state, Budget(playouts=30), seed=seed) for seed in range(8)]
    assert len({(info.move, *info.visits.items()) for info in others}) > 1


@pytest.mark.parametrize("bot", PLAYERS)
@pytest.mark.parametrize("record", ["y5:", "y5-pie:", "hex4-pie-sides:b3", "hex4-pie-sides:b3.swap"])
def test_bots_play_legal_moves_to_the_end(bot: str, record: str) -> None:
    state = read(record).state
    while state.outcome is None:
        info = choose(bot, state, SMALL, seed=state.ply)
        assert info.move in state.legal()
        assert 0 <= info.value <= 1
        assert set(info.visits) <= set(state.legal())
        state = state.play(info.move)


@pytest.mark.parametrize("bot", THINKERS)
def test_a_bot_thinks_until_its_seconds_are_over(bot: str) -> None:
    clock = itertools.count(0, 0.01).__next__  # every look at the clock takes a hundredth of a second
    state = new_game("y", 11).start().play(0)
    thoughts = list(think(BOTS[bot], state, Budget(seconds=0.5), Dice(1), clock))
    assert [round(thought.elapsed, 9) for thought in thoughts] == [round(0.01 * n, 9) for n in range(1, 51)]
    assert [thought.progress for thought in thoughts] == sorted(thought.progress for thought in thoughts)
    assert thoughts[-1].progress == 1


@pytest.mark.parametrize("bot", THINKERS)
def test_a_bot_plays_its_playouts_and_hardly_more(bot: str) -> None:
    state = new_game("y", 7, {"pie": False}).start()
    moves = len(state.legal())
    for wanted in (1, 100, 1_000):
        done = choose(bot, state, Budget(playouts=wanted), seed=1).playouts
        if bot == "flat":
            assert done == max(1, wanted // moves) * moves
        elif bot == "wye":
            assert wanted <= done < wanted + 2 * 64
        else:
            assert done == wanted


@pytest.mark.parametrize(
    ("seconds", "playouts"),
    [(None, None), (1.0, 10), (0, None), (-1.0, None), (math.nan, None), (None, 0), (1e9, None)],
)
def test_budgets_that_make_no_sense_are_refused(seconds: float | None, playouts: int | None) -> None:
    with pytest.raises(BadValue, match=r"budget .*: expected"):
        Budget(seconds=seconds, playouts=playouts)


def test_unknown_bots_and_finished_games_are_refused() -> None:
    with pytest.raises(UnknownBot, match="Unknown bot 'alpha': expected 'net', 'wye', 'uct', "):
        choose("alpha", new_game("y", 3).start(), SMALL, seed=1)
    with pytest.raises(GameOver):
        choose("wye", read("y3:a1.b2.a2.b3.a3").state, SMALL, seed=1)


def test_a_choice_is_certain_when_too_little_is_left_to_change_it() -> None:
    info = Info(1, 0.6, 640, 10, {0: 2, 1: 8}, lead=6)
    assert not Thought(info, 1.0, 0.6).is_certain  # 10 visits in 0.6 of the budget: nearly 7 are to come
    assert Thought(info, 1.0, 0.65).is_certain
    assert not Thought(replace(info, lead=0), 1.0, 0.99).is_certain
    assert Thought(replace(info, visits={0: 100, 1: 106}), 1.0, 0.5).is_unclear
    assert not Thought(info, 1.0, 0.5).is_unclear


def test_what_is_certain_stays_the_choice() -> None:
    state = read("y6:a1").state
    thoughts = list(think(bot_named("wye"), state, Budget(playouts=64 * 16_000), Dice(1)))
    certain = [thought.info.move for thought in thoughts if thought.is_certain]
    assert len(certain) > 1
    assert set(certain) == {thoughts[-1].info.move}


def test_settings_are_written_as_numbers_switches_and_words() -> None:
    search = bot_named("uct(sims=4, shortcuts=off, backup=sum, final=UCB, c=1)").search
    assert search == Uct(c=1.0, sims=4, shortcuts=False, backup="sum", final="ucb")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("uct(backup=most)", "Setting 'backup' of uct is most: expected 'each', 'sum' or 'mean'."),
        ("uct(backup=1)", "Setting 'backup' of uct is 1: expected 'each', 'sum' or 'mean'."),
        ("uct(backup=on)", "Setting 'backup' of uct is on: expected 'each', 'sum' or 'mean'."),
        ("uct(sims=sum)", "Setting 'sims' of uct is sum: expected a whole number from 0 to 1000."),
        ("uct(shortcuts=sum)", "Setting 'shortcuts' of uct is sum: expected on or off."),
        ("uct(backup)", "'backup' is not understood: expected name=value."),
        ("uct(backup=)", "'backup' is not understood: expected name=value."),
        ("uct(k=1)", "uct has no 'k': expected 'c', 'sims', "),
        ("random(k=1)", "random has no 'k': expected none."),
    ],
)
def test_settings_that_make_no_sense_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadValue, match=re.escape(message)):
        bot_named(text)


def test_settings_of_earlier_versions_change_nothing() -> None:
    assert bot_named("wye(prior=2,static=0,words=1)") == bot_named("wye(words=1)")
    assert with_settings(BOTS["wye"], {"prior": 2.0}) == BOTS["wye"]
