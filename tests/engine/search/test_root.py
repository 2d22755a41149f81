from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.bots.bot import Budget
from pyengine.bots.names import BOTS
from pyengine.bots.thinking import choose
from pyengine.core.dice import Dice
from pyengine.records.record import read
from pyengine.search.info import Info
from pyengine.search.root import Root, merge, seeds, share_of

SWAP = 99
"""A move that is chosen without visits."""


def root(move: int, value: float, visits: dict[int, int], nodes: int = 1) -> Root:
    return Root(move, value, 64 * nodes, nodes, visits, {move: value}, (move,))


@st.composite
def roots(draw: st.DrawFn) -> Root:
    """A search that chose its move of most visits, and knows of no loss."""
    visits = draw(st.dictionaries(st.integers(0, 8), st.integers(1, 1000), min_size=1))
    values = {move: draw(st.floats(0.01, 0.99)) for move in visits}
    best = max(visits, key=lambda move: (visits[move], -move))
    nodes = sum(visits.values())
    return Root(best, values[best], 64 * nodes, nodes, visits, values, (best,))


@given(st.lists(roots(), min_size=1, max_size=5))
def test_all_work_is_added_up_and_values_are_means(several: list[Root]) -> None:
    together = merge(several)
    assert together.playouts == sum(one.playouts for one in several)
    assert together.nodes == sum(one.nodes for one in several)
    assert sum(together.visits.values()) == sum(sum(one.visits.values()) for one in several)
    assert together.visits[together.move] == max(together.visits.values())
    knowing = [one for one in several if together.move in one.values]
    assert min(one.values[together.move] for one in knowing) - 1e-9 <= together.value
    assert together.value <= max(one.values[together.move] for one in knowing) + 1e-9
    assert together.line[0] == together.move


@given(roots())
def test_one_alone_stays_what_it_is(one: Root) -> None:
    together = merge([one])
    assert together.values == pytest.approx(one.values)
    assert (together.move, together.visits, together.line) == (one.move, one.visits, one.line)


@given(roots(), st.integers(2, 5))
def test_several_that_agree_say_the_same_with_more_weight(one: Root, count: int) -> None:
    together = merge([one] * count)
    assert together.move == one.move
    assert together.value == pytest.approx(one.value)
    assert together.visits == {move: count * visits for move, visits in one.visits.items()}


@given(st.lists(roots(), min_size=2, max_size=5))
def test_the_order_decides_nothing_but_rounding(several: list[Root]) -> None:
    there = merge(several)
    back = merge(several[::-1])
    assert (there.move, there.visits, there.nodes) == (back.move, back.visits, back.nodes)
    assert there.value == pytest.approx(back.value)


@given(st.lists(roots(), max_size=4), st.integers(0, 4), st.integers(0, 8))
def test_a_win_found_by_one_decides(others: list[Root], place: int, move: int) -> None:
    several = [*others[:place], root(move, 1.0, {move: 1}), *others[place:]]
    together = merge(several)
    assert (together.move, together.value) == (move, 1.0)
    assert together.values[move] == 1


@given(st.lists(roots(), max_size=4), st.integers(0, 4))
def test_where_one_knows_that_all_is_lost_it_is(others: list[Root], place: int) -> None:
    several = [*others[:place], root(3, 0.0, {3: 10, 4: 2}), *others[place:]]
    assert merge(several).value == 0


def test_a_move_that_one_knows_to_lose_is_not_made_for_its_visits() -> None:
    knows = root(2, 0.4, {1: 500, 2: 100, 3: 50})
    assert merge([knows, root(1, 0.6, {1: 900, 2: 10})]).move == 2
    assert merge([root(2, 0.0, {1: 5, 2: 4}), root(1, 0.0, {1: 4, 2: 5})]).move in (1, 2)


def test_the_mean_decides_whether_to_swap() -> None:
    swaps, stays = root(SWAP, 0.7, {1: 10}, nodes=10), root(1, 0.6, {1: 10}, nodes=10)
    together = merge([swaps, stays])
    assert together.move == SWAP
    assert together.value == pytest.approx(0.55)
    assert SWAP not in together.visits
    longer = root(1, 0.6, {1: 30}, nodes=30)
    together = merge([swaps, longer])
    assert together.move == 1
    assert together.value == pytest.approx(0.525)
    assert merge([swaps, swaps]).value == pytest.approx(0.7)
    sure = root(SWAP, 1.0, {1: 10}, nodes=10)
    assert (merge([longer, sure]).move, merge([longer, sure]).value) == (SWAP, 1)


@pytest.mark.parametrize("bot", [name for name, bot in BOTS.items() if bot.parallel and name != "mcts-chance"])
@pytest.mark.parametrize("record", ["y5-pie:c3", "y5:a1.c3.b2.d4.c4"])
def test_every_parallel_bot_can_be_merged(bot: str, record: str) -> None:
    state = read(record).state
    infos = [choose(bot, state, Budget(playouts=2000), seed) for seed in range(3)]
    together = merge([Root.of(info) for info in infos])
    assert together.move in state.legal()
    assert 0 <= together.value <= 1
    assert together.playouts == sum(info.playouts for info in infos)
    info = together.info(state.to_move)
    assert replace(Root.of(info), values={}) == replace(together, values={})
    assert all(branch.player == state.to_move for branch in info.tree(3))


def test_a_passed_over_move_is_worth_no_more_than_the_choice() -> None:
    info = choose("wye", read("y7-pie:").state, Budget(playouts=20_000), 1)
    assert max(Root.of(info).values.values()) == info.value <= 0.5


def test_work_is_shared_out_without_a_rest() -> None:
    assert [share_of(1, part, 2) for part in range(2)] == [1, 1]
    for playouts in (2, 5, 100, 101):
        shares = [share_of(playouts, part, 2) for part in range(2)]
        assert sum(filter(None, shares)) == playouts
        assert max(filter(None, shares)) - min(filter(None, shares)) <= 1
    assert share_of(None, 1, 2) is None
    assert len(set(seeds(Dice(1), 4))) == 4
    assert seeds(Dice(1), 4)[:2] == seeds(Dice(1), 2)


def test_an_info_without_a_tree_tells_one_value() -> None:
    assert Root.of(Info(1, 0.4, 5, 5, {1: 3, 2: 2})).values == {1: 0.4}
