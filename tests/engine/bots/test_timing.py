import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.names import BOTS
from pyengine.bots.thinking import Thought
from pyengine.bots.timing import TimeLeft, moves_to_come, think_in_time
from pyengine.core.dice import Dice
from pyengine.core.errors import GameOver
from pyengine.core.game import State
from pyengine.games import new_game
from pyengine.records.record import read
from pyengine.search.info import Info

LATER = read("hex5:c3").state
"""Of its 24 empty cells, 6 are moves still to come: 10 seconds give 9.5 / 6 to each."""
USUAL = 9.5 / 6


def test_the_time_is_shared_evenly_and_an_unclear_move_may_take_twice_its_share() -> None:
    assert TimeLeft(100).share(20) == (4.75, 9.5)
    assert TimeLeft(100).share(1) == TimeLeft(100).share(4) == (23.75, 47.5)
    assert TimeLeft(6, 3).share(20) == pytest.approx((1.9, 3.8))
    assert TimeLeft(4, 2).share(20) == (1.9, 1.9)
    assert TimeLeft(2, 1).share(20) == (1.9, 1.9)


def test_most_of_an_increment_is_used_unless_little_time_is_left() -> None:
    assert TimeLeft(100, increment=10).share(20) == (4.75 + 8, 9.5 + 8)
    assert TimeLeft(4, increment=10).share(20) == pytest.approx((0.19 + 1, 0.38 + 1))


@pytest.mark.parametrize("increment", [0, 0.5, 2, 10, 1000])
@pytest.mark.parametrize("stones", [0, 1, 2, 3, 10])
def test_a_move_never_takes_all_that_is_left(stones: int, increment: float) -> None:
    for seconds, moves in itertools.product((0.5, 1, 10, 3600), (0, 1, 50)):
        usual, most = TimeLeft(seconds, stones, 0 if stones else increment).share(moves)
        assert 0 < usual <= most < seconds


@pytest.mark.parametrize("increment", [0, 10])
def test_a_player_without_time_still_moves(increment: float) -> None:
    assert TimeLeft(0, increment=increment).share(20) == (0.02, 0.02)
    assert list(think_in_time(BOTS["wye"], LATER, TimeLeft(0, increment=increment), Dice(1)))


def test_a_quarter_of_the_empty_cells_are_moves_to_come() -> None:
    assert moves_to_come(new_game("hex", 5).start()) == 6
    assert moves_to_come(new_game("y", 4).start()) == 2
    assert moves_to_come(read("y4:b2.b3").state) == 2


@dataclass(frozen=True, slots=True)
class Voter:
    """A search whose choice is ahead by the same share of its visits all the time."""

    lead: float

    def __call__(self, state: State, _: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        first, second = state.legal()[:2]
        for visits in range(1000, (playouts or 10**6) + 1, 1000):
            most = round(visits * (1 + self.lead) / 2)
            yield Info(first, 0.5, visits, visits, {first: most, second: visits - most}, lead=2 * most - visits)


def thoughts(lead: float, left: TimeLeft, budget: Budget | None = None) -> Sequence[Thought]:
    """What such a search finds, when every look at the clock takes a hundredth of a second."""
    clock = itertools.count(0, 0.01).__next__
    return list(think_in_time(Bot("voter", "", "", Voter(lead)), LATER, left, Dice(1), clock, budget=budget))


@pytest.mark.parametrize(("lead", "share"), [(0.5, 2 / 3), (0.25, 0.8), (0.0, 1), (0.05, 2)])
def test_a_clear_choice_takes_less_than_its_share_and_an_unclear_one_more(lead: float, share: float) -> None:
    found = thoughts(lead, TimeLeft(10))
    assert found[-1].elapsed == pytest.approx(share * USUAL, abs=0.02)
    assert found[-1].progress == pytest.approx(min(1, share), abs=0.02)
    assert [thought.progress for thought in found] == sorted(thought.progress for thought in found)


def test_time_that_would_be_lost_is_used() -> None:
    for lead in (0.9, 0.05, 0):
        assert thoughts(lead, TimeLeft(10, 1))[-1].elapsed == pytest.approx(9.5, abs=0.02)


@pytest.mark.parametrize("budget", [Budget(seconds=0.5), Budget(playouts=50_000)])
def test_a_budget_that_ends_before_the_time_ends_the_search(budget: Budget) -> None:
    found = thoughts(0.05, TimeLeft(10), budget)
    assert found[-1].elapsed == pytest.approx(0.5, abs=0.02)
    assert found[-1].progress == 1


def test_a_budget_does_not_outlast_the_time() -> None:
    found = thoughts(0.05, TimeLeft(10), Budget(playouts=10**6))
    assert found[-1].elapsed == pytest.approx(2 * USUAL, abs=0.02)


def test_a_game_that_is_over_is_refused() -> None:
    with pytest.raises(GameOver):
        list(think_in_time(BOTS["random"], read("y3:a1.b2.a2.b3.a3").state, TimeLeft(10), Dice(1)))
