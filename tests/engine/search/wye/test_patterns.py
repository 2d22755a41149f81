"""What lies around a move: how it is seen, what is alike, and what the engine's own weights say of it."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, opponent
from pyengine.core.geometry import Field
from pyengine.core.protocols import connection
from pyengine.core.reduction import ALL, Reduction
from pyengine.records.record import read
from pyengine.search.wye.patterns import (
    BRIDGES,
    FAR,
    FILE,
    POINTLESS,
    RINGS,
    STEPS,
    Around,
    Patterns,
    Prior,
    Weights,
    bridge_kinds,
    dead,
    ring_kinds,
    vulnerable,
    weights,
)

BOARDS = ["y5", "y9", "hex4", "hex7"]
ANY = st.integers(0, 2**32)


def field_of(board: str) -> Field:
    """The field of a board given as y5."""
    return connection(read(f"{board}:").state).field


def drawn(seed: int) -> Weights:
    """Weights that mean nothing, the same for what is alike."""
    dice = np.random.default_rng(seed)
    ring, bridge = dice.normal(size=int(ring_kinds().max()) + 1), dice.normal(size=int(bridge_kinds().max()) + 1)
    return Weights(
        ring[ring_kinds()].astype(np.float32),
        bridge[bridge_kinds()].astype(np.float32),
        dice.normal(size=FAR + 1).astype(np.float32),
        20.0,
    )


def bridges_of(around: Around) -> NDArray[np.uint16]:
    """The bridges one by one, shape (6, cells, k)."""
    return np.concatenate(np.divmod(around.pairs, np.uint16(BRIDGES)))


def moved(field: Field, change: dict[tuple[int, int], tuple[int, int]]) -> NDArray[np.intp]:
    """For each cell the one that lies where it comes to."""
    number = {place: cell for cell, place in enumerate(field.places)}
    return np.array([number[change[place]] for place in field.places])


def test_a_ring_is_read_round_the_cell_and_as_the_mover_sees_it() -> None:
    field = field_of("y5")
    number = {place: cell for cell, place in enumerate(field.places)}
    at = next(place for place in field.places if all((place[0] + i, place[1] + j) in number for i, j in STEPS))
    stones = np.zeros((1, len(field.places)), np.uint8)
    for place, stone in ((0, 1), (1, 2), (4, 1)):
        stones[0, number[at[0] + STEPS[place][0], at[1] + STEPS[place][1]]] = stone
    for player, own, other in ((1, 1, 2), (2, 2, 1)):
        around = Patterns(field).around(stones, np.array([player]))
        rings, bridges = around.rings, bridges_of(around)
        assert rings[number[at], 0] == own | other << 2 | own << 8
        assert bridges[0, number[at], 0] & 0b1111 == own | other << 2


@pytest.mark.parametrize(("board", "beyond"), [("y5", {3}), ("hex5", {1, 2, 3})])
def test_beyond_the_board_lies_whom_the_edge_serves(board: str, beyond: set[int]) -> None:
    field = field_of(board)
    rings = Patterns(field).around(np.zeros((1, len(field.places)), np.uint8), np.array([1])).rings
    looks = rings[:, :1] >> 2 * np.arange(6) & 3
    assert set(looks[looks > 0].tolist()) == beyond


@given(st.sampled_from(["y4", "y7"]), st.integers(1, 2), ANY)
def test_a_turned_or_mirrored_board_is_judged_alike(board: str, player: int, seed: int) -> None:
    field, dice = field_of(board), np.random.default_rng(seed)
    around = Patterns(field).around
    prior = Prior(Patterns(field), drawn(seed), 1.0)
    stones = dice.integers(0, 3, (1, len(field.places)), np.uint8)
    said = prior.of(around(stones, np.array([player])), None)
    turn = {(i, j): (j, field.side - 1 - i - j) for i, j in field.places}
    mirror = {(i, j): (j, i) for i, j in field.places}
    for change in (turn, mirror):
        cells = moved(field, change)
        turned = np.empty_like(stones)
        turned[0, cells] = stones[0]
        assert prior.of(around(turned, np.array([player])), None)[0, cells] == pytest.approx(said[0], abs=1e-5)


@given(st.sampled_from(["hex3", "hex6"]), ANY)
def test_hex_is_the_same_for_the_other_player_across_the_diagonal(board: str, seed: int) -> None:
    field, dice = field_of(board), np.random.default_rng(seed)
    around = Patterns(field).around
    prior = Prior(Patterns(field), drawn(seed), 1.0)
    stones = dice.integers(0, 3, (1, len(field.places)), np.uint8)
    cells = moved(field, {(i, j): (j, i) for i, j in field.places})
    swapped = np.empty_like(stones)
    swapped[0, cells] = np.array([0, 2, 1], np.uint8)[stones[0]]
    said = prior.of(around(stones, np.array([1])), None)
    again = prior.of(around(swapped, np.array([2])), None)
    assert again[0, cells] == pytest.approx(said[0], abs=1e-5)


@given(st.sampled_from(BOARDS), ANY)
def test_each_of_many_positions_gets_what_it_gets_alone(board: str, seed: int) -> None:
    field, dice = field_of(board), np.random.default_rng(seed)
    around = Patterns(field).around
    prior = Prior(Patterns(field), drawn(seed), 2.0)
    stones = dice.integers(0, 3, (5, len(field.places)), np.uint8)
    players, last = dice.integers(1, 3, 5), dice.integers(0, len(field.places), 5)
    together = prior.of(around(stones, players), last)
    for number in range(5):
        one = slice(number, number + 1)
        assert (together[one] == prior.of(around(stones[one], players[one]), last[one])).all()


def matters(field: Field, stones: NDArray[np.uint8], cell: int, dice: Dice) -> bool:
    """Whether one of many random fills of the empty cells is won by somebody else if the cell is the other player's."""
    fills = dice.words(len(stones), 40)
    fills[stones == 1], fills[stones == 2] = ALL, 0
    ours, theirs = fills.copy(), fills
    ours[cell], theirs[cell] = ALL, 0
    judge = Reduction(field)
    return bool((judge.winners(ours) != judge.winners(theirs)).any())


@given(st.sampled_from(["y3", "y5", "hex3", "hex5"]), st.sampled_from([1, 2]), ANY)
def test_a_dead_cell_decides_nothing_and_a_vulnerable_one_dies(board: str, player: int, seed: int) -> None:
    geometry, field, dice = read(f"{board}:").state.game.geometry, field_of(board), Dice(seed)
    stones = (dice.octets(1, len(field.places))[0] % 3).astype(np.uint8)
    rings = Patterns(field).around(stones[np.newaxis], np.array([player])).rings[:, 0]
    for cell in np.flatnonzero(stones == NOBODY).tolist():
        if dead()[rings[cell]]:
            assert not matters(field, stones, cell, dice)
        elif vulnerable()[rings[cell]]:
            answers = []
            for near in geometry.neighbours[cell]:
                after = stones.copy()
                after[near] = opponent(player)
                answers.append(stones[near] == NOBODY and not matters(field, after, cell, dice))
            assert any(answers)


def test_of_a_row_of_stones_the_cells_beside_it_are_dead() -> None:
    four = sum(2 << 2 * place for place in range(4))
    assert dead()[four]
    assert dead()[sum(1 << 2 * place for place in range(4))], "it is dead for both"
    assert vulnerable()[four ^ 2], "one answer makes four of three"
    assert not dead()[four ^ 2]
    assert not vulnerable()[0]
    assert not dead()[1 | 1 << 6], "it joins what lies on both sides"


def test_pointless_moves_come_after_all_others() -> None:
    state = read("hex5:a1.b1.e5.c1.d5.d1.c5").state
    field, known = field_of("hex5"), drawn(3)
    stones = np.frombuffer(state.cells, np.uint8)[np.newaxis]
    rings = Patterns(field).around(stones, np.array([state.to_move])).rings[:, 0]
    said = Prior(Patterns(field), known, 1.0).of(Patterns(field).around(stones, np.array([state.to_move])), None)[0]
    pointless = (dead() | vulnerable())[rings]
    assert 0 < pointless.sum() < len(pointless)
    assert (said[pointless] < POINTLESS / 2).all()
    assert (said[~pointless] > POINTLESS / 2).all()


def test_the_worth_is_the_sum_of_three_weights() -> None:
    field, known = field_of("y5"), drawn(3)
    stones = np.random.default_rng(4).integers(0, 3, (1, 15), np.uint8)
    around = Patterns(field).around(stones, np.array([2]))
    rings, bridges = around.rings, bridges_of(around)
    near = known.near[Patterns(field).distance[7]]
    summed = known.ring[rings[:, 0]] + known.bridge[bridges[:, :, 0]].sum(axis=0) + near
    said = Prior(Patterns(field), known, 3.0).of(Patterns(field).around(stones, np.array([2])), np.array([7]))
    some = ~(dead() | vulnerable())[rings[:, 0]]
    assert some.sum() > 5
    assert said[0, some] == pytest.approx(summed[some] * 3 / known.amaf, abs=1e-5)


def test_as_many_kinds_as_there_are_necklaces_and_pairs() -> None:
    # bracelets of 6 beads of 4 colours (OEIS A032275), and 4 ends with 10 unordered pairs of 4
    assert len(ring_kinds()) == RINGS
    assert len(set(ring_kinds().tolist())) == 430
    assert len(bridge_kinds()) == BRIDGES
    assert len(set(bridge_kinds().tolist())) == 40


@pytest.mark.parametrize("game", ["y", "hex"])
def test_the_engines_weights_know_good_shape_from_bad(game: str) -> None:
    known = weights()[game]
    intruded = 1 | 2 << 2 | 1 << 4  # between own, other and own
    blocked = 2 | 2 << 2 | 2 << 4
    assert known.amaf > 0
    assert known.ring[intruded] > max(known.ring[0], known.ring[blocked])
    assert known.near[1] > known.near[FAR]
    assert FILE.stat().st_size < 100_000
