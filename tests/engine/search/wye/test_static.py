"""The static evaluation: the sum behind its odds, boards that are alike, and what it changes in a search."""

import json
from math import exp

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.dice import Dice
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.search.wye import static
from pyengine.search.wye.descents import Descents
from pyengine.search.wye.fills import SMALL
from pyengine.search.wye.patterns import Patterns, bridge_kinds, ring_kinds
from pyengine.search.wye.search import Wye
from pyengine.search.wye.static import MOST, OWNERS, UNIT, WHOLE, Static, Weights, expanded, share, weights
from tests.engine.search.wye.test_patterns import bridges_of, field_of, moved

ANY = st.integers(0, 2**32)


def drawn(seed: int, most: int = 20) -> Weights:
    """Weights that mean nothing, the same for what is alike."""
    dice = np.random.default_rng(seed)
    sizes = [OWNERS * (int(kinds().max()) + 1) for kinds in (ring_kinds, bridge_kinds)]
    ring, bridge = (dice.integers(-most, most + 1, size).tolist() for size in sizes)
    return expanded(ring, bridge, 7)


@given(st.sampled_from(["y4", "hex5"]), st.integers(1, 2), ANY)
def test_the_odds_are_the_product_of_a_factor_for_each_pattern(board: str, player: int, seed: int) -> None:
    patterns, known = Patterns(field_of(board)), drawn(seed)
    stones = np.random.default_rng(seed).integers(0, 3, (1, patterns.cells), np.uint8)
    around = patterns.around(stones, np.array([player]))
    owner = np.where(stones[0] == 0, 0, np.where(stones[0] == player, 1, 2))
    assert (around.cells[:, 0] == owner).all()
    logarithm = known.move + known.ring[owner, around.rings[:, 0]].sum()
    logarithm += sum(known.bridge[owner, way[:, 0]].sum() for way in bridges_of(around))
    expected = exp(np.clip(logarithm, -MOST, MOST) / UNIT)
    assert Static(known, 1.0).odds(around)[0] == pytest.approx(expected, rel=1e-4)


@given(ANY)
def test_a_turned_or_mirrored_board_has_the_same_odds(seed: int) -> None:
    field = field_of("y6")
    patterns, judge = Patterns(field), Static(drawn(seed), 1.0)
    stones = np.random.default_rng(seed).integers(0, 3, (1, patterns.cells), np.uint8)
    odds = judge.odds(patterns.around(stones, np.array([1])))
    turn = {(i, j): (j, field.side - 1 - i - j) for i, j in field.places}
    mirror = {(i, j): (j, i) for i, j in field.places}
    for change in (turn, mirror):
        turned = np.empty_like(stones)
        turned[0, moved(field, change)] = stones[0]
        assert (judge.odds(patterns.around(turned, np.array([1]))) == odds).all()


@given(ANY)
def test_the_other_colour_has_the_same_odds(seed: int) -> None:
    patterns, judge = Patterns(field_of("y6")), Static(drawn(seed), 1.0)
    stones = np.random.default_rng(seed).integers(0, 3, (1, patterns.cells), np.uint8)
    swapped = np.array([0, 2, 1], np.uint8)[stones]
    odds = judge.odds(patterns.around(stones, np.array([1])))
    assert (judge.odds(patterns.around(swapped, np.array([2]))) == odds).all()


def test_the_odds_are_bounded() -> None:
    patterns = Patterns(field_of("y6"))
    around = patterns.around(np.zeros((1, patterns.cells), np.uint8), np.array([1]))
    huge = Weights(np.full((OWNERS, 4096), 10**6), np.full((OWNERS, 64), 10**6), 0)
    assert Static(huge, 1.0).odds(around)[0] == pytest.approx(exp(MOST / UNIT), rel=1e-4)
    assert Static(huge, -1.0).odds(around)[0] == pytest.approx(exp(-MOST / UNIT), rel=1e-4)


def test_patterns_count_less_on_large_boards() -> None:
    assert share(len(new_game("y", 13).start().cells)) == share(WHOLE) == 1
    assert share(2 * WHOLE) == pytest.approx(1 / 4)
    state = new_game("hex", 14, {"pie": False}).start().play(40)
    *_, lent = Wye()(state, Dice(1), 5_000)
    *_, same = Wye(static=1 / share(196))(state, Dice(1), 5_000)
    assert lent.visits != same.visits


@pytest.mark.parametrize("player", [1, 2])
def test_better_odds_are_better_for_the_player_to_move(player: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game("y", 8, {"pie": False}).start()
    state = state if player == 1 else state.play(0)
    none = Weights(np.zeros((OWNERS, 4096), np.int32), np.zeros((OWNERS, 64), np.int32), 0)
    shares = []
    for move in (-UNIT, 0, UNIT):
        monkeypatch.setattr(static, "weights", lambda move=move: {"y": Weights(none.ring, none.bridge, move)})
        info = Descents(connection(state), Dice(1), Wye()).info()
        shares.append(info.value)
    assert shares[0] < shares[1] < shares[2]


def test_without_it_playouts_alone_count(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game("hex", 8, {"pie": False}).start().play(8)
    *_, without = Wye(static=0.0)(state, Dice(1), 20_000)
    *_, neutral = Wye()(state, Dice(1), 20_000)
    assert without.visits != neutral.visits
    monkeypatch.setattr(static, "weights", dict)
    *_, none = Wye()(state, Dice(1), 20_000)
    assert none.visits == without.visits
    assert none.value == without.value


def test_the_engine_has_weights_of_the_games_it_learnt() -> None:
    assert set(weights()) == {"hex", "y"}
    for known in json.loads(static.FILE.read_text("utf-8")).values():
        loss = known["log loss of games held out"]
        assert loss["long searches"] < loss["and patterns"] < loss["playouts"]


def test_small_boards_are_judged_by_playouts_alone() -> None:
    state = new_game("y", SMALL, {"pie": False}).start()
    *_, with_ = Wye()(state, Dice(1), 10_000)
    *_, without = Wye(static=0.0)(state, Dice(1), 10_000)
    assert with_.visits == without.visits
