import itertools
from multiprocessing import active_children, current_process

import pytest

from pyengine.arena.parallel.pool import in_processes
from pyengine.bots.bot import Budget
from pyengine.bots.entrants import require_processes
from pyengine.bots.names import BOTS, bot_named
from pyengine.bots.thinking import conclude, think, with_memory
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.records.record import read
from pyengine.search.root import Root, merge, seeds, share_of
from pyengine.search.wye.search import Wye

EARLY = read("y7:d4").state


def test_the_same_seed_and_playouts_find_the_same_as_searches_one_after_the_other() -> None:
    bot, budget = in_processes(BOTS["wye"], 2), Budget(playouts=20_001)
    first, second = (conclude(bot, EARLY, budget, Dice(5)) for _ in range(2))
    assert first == second
    alone = [
        conclude(BOTS["wye"], EARLY, Budget(playouts=share_of(20_001, part, 2)), Dice(seed))
        for part, seed in enumerate(seeds(Dice(5), 2))
    ]
    together = merge([Root.of(info) for info in alone])
    assert (first.move, first.value, first.visits) == (together.move, together.value, together.visits)
    assert first.playouts == sum(info.playouts for info in alone)


def test_the_caller_keeps_the_clock_and_the_processes_live_on() -> None:
    bot = in_processes(bot_named("wye(memory=32)"), 2)
    before = set(active_children())
    for _ in range(2):
        clock = itertools.count(0, 0.125).__next__
        thoughts = list(think(bot, EARLY, Budget(seconds=1), Dice(1), clock))
        assert thoughts[-1].progress == 1
        assert len(thoughts) == 8
    assert set(active_children()) == before
    assert all(child.daemon for child in before)


def test_processes_remember_the_last_game_that_they_were_to_remember() -> None:
    plain = in_processes(BOTS["wye"], 2)
    bot, little = with_memory(plain), Budget(playouts=256)
    info = conclude(bot, EARLY, Budget(playouts=40_000), Dice(1))
    later = EARLY.play(info.move)
    known = conclude(bot, later, little, Dice(1))
    assert info.visits[info.move] - 2 * Wye().batch <= sum(known.visits.values()) <= info.visits[info.move]
    for other in (plain, with_memory(plain), bot):  # each time the processes have searched for another one since
        assert sum(conclude(other, later, little, Dice(1)).visits.values()) < Wye().batch


def test_only_a_search_that_lasts_is_remembered() -> None:
    assert with_memory(in_processes(BOTS["wye"], 2)).search != in_processes(BOTS["wye"], 2).search
    uct = in_processes(BOTS["uct"], 2)
    assert not uct.has_memory
    assert with_memory(uct) is uct


def test_a_search_that_is_given_up_leaves_nothing_to_the_next_one() -> None:
    bot, other = in_processes(BOTS["uct"], 2), read("tictactoe3:a1.b1").state
    next(think(bot, EARLY, Budget(seconds=9), Dice(1)))
    info = conclude(bot, other, Budget(playouts=4000), Dice(1))
    assert set(info.visits) <= set(other.legal())


def test_a_winner_who_is_certain_ends_the_search() -> None:
    info = conclude(in_processes(BOTS["wye"], 2), read("y4:a1.b2.a2.b3.a3.c3").state, Budget(seconds=600), Dice(1))
    assert info.value == 1


def test_a_process_that_has_been_killed_is_replaced() -> None:
    bot, budget = in_processes(BOTS["uct"], 2), Budget(playouts=300)
    before = conclude(bot, EARLY, budget, Dice(1))
    for child in active_children():
        child.kill()
        child.join()
    assert conclude(bot, EARLY, budget, Dice(1)) == before


def test_each_process_plays_at_least_once() -> None:
    assert conclude(in_processes(BOTS["rave"], 2), EARLY, Budget(playouts=1), Dice(1)).playouts == 2


def test_what_cannot_be_shared_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadValue, match=r"'flat' cannot use several processes: expected 'net', 'wye', 'uct'"):
        in_processes(BOTS["flat"], 2)
    for count in (0, 65):
        with pytest.raises(BadValue, match=f"{count} processes: expected 1 to 64"):
            require_processes(BOTS["wye"], count)
    assert in_processes(BOTS["flat"], 1) is BOTS["flat"]
    monkeypatch.setitem(current_process()._config, "daemon", True)  # type: ignore[attr-defined]  # noqa: SLF001
    with pytest.raises(BadValue, match="one of several jobs: expected one job"):
        in_processes(BOTS["wye"], 3)
