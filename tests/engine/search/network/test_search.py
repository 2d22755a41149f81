"""The search `net`: what it proves is true, it remembers, it swaps, and the same seed gives the same moves."""

import pytest

from pyengine.arena.play import play
from pyengine.bots.bot import Budget
from pyengine.bots.names import bot_named
from pyengine.core.dice import Dice
from pyengine.games import new_game
from pyengine.records.record import Record
from pyengine.search.network.glance import glance
from pyengine.search.network.report import chance
from pyengine.search.network.search import Net
from tests.engine.boards import ended, rules
from tests.engine.tactics import last


def test_the_lead_is_the_difference_of_visits() -> None:
    info = last(Net(), new_game("y", 7, {"pie": False}).start(), 500)
    first, second = info.tree(2)
    assert info.lead == first.visits - second.visits
    assert info.visits[info.move] == first.visits
    assert info.line()[0] == info.move
    assert 0 < info.value < 1


def test_chances_are_those_of_both_players_and_never_certain() -> None:
    assert chance(0.0) == 0.5
    assert chance(0.5) + chance(-0.5) == 1
    assert 0 < chance(-1.0) < chance(0.9) < chance(1.0) < 1


@pytest.mark.parametrize(("name", "options"), [("y", {}), ("hex", {}), ("hex", {"sides": True})])
def test_a_strong_first_stone_is_taken_over_and_a_weak_one_is_not(name: str, options: dict[str, bool]) -> None:
    game = rules(name, 7, options)
    start = game.start()
    for stone, taken in ((game.move_named("d5" if name == "y" else "d4"), True), (game.move_named("a1"), False)):
        info = last(Net(), start.play(stone), 300)
        assert (info.move == game.swap) == taken
        assert info.value >= 0.5


@pytest.mark.parametrize(("name", "size"), [("y", 4), ("hex", 3)])
def test_without_a_table_it_opens_with_a_stone_that_is_not_too_good(name: str, size: int) -> None:
    """Where a first stone may be taken over, one that wins is never the choice if another is known."""
    start = new_game(name, size).start()
    info = last(Net(), start, 500)
    assert info.value <= 0.5
    assert info.move in start.legal()


def test_a_game_with_traded_sides_is_seen_by_the_right_player() -> None:
    """The same position with and without traded sides: mirrored boards are judged alike."""
    plain, traded = new_game("hex", 5), new_game("hex", 5, {"sides": True})
    one = plain.start().play(plain.move_named("b4")).play(plain.move_named("swap"))
    two = traded.start().play(traded.move_named("b4")).play(traded.move_named("swap"))
    values = [last(Net(), state, 400).value for state in (one, two)]
    assert values[0] == pytest.approx(values[1], abs=0.15)


def test_where_all_is_lost_it_sets_traps_that_a_weak_player_falls_into() -> None:
    game = new_game("y", 5, {"pie": False})
    first = game.move_named("b3")
    lost = Record.of(game).play(first)
    info, policy = last(Net(), lost.state, 2000), glance(lost.state).policy
    assert info.value == 0
    assert policy[info.move] == pytest.approx(max(policy))
    dice, won = Dice(1), 0
    weak, strong = (bot_named("net(sight=0.6)"), Budget(playouts=1)), (bot_named("net"), Budget(playouts=300))
    for _ in range(12):
        *_, end = play(lost, (weak, strong), lambda: dice)
        won += ended(end.record).winner == 2
    assert won >= 3
