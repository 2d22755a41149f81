from itertools import chain, combinations, pairwise
from math import dist

import numpy as np
import pytest

from pyengine.core.dice import Dice
from pyengine.core.protocols import connection
from pyengine.core.reduction import deal, reduction_of
from pyengine.lab.experiment import seed_of
from pyengine.lab.experiments.players import position_of
from pyengine.lab.experiments.reduction import WATCHED, ReductionExperiment, reductions, triangle_of
from pyengine.lab.log import Event
from pyengine.search.connection.fills import DOWN, INSIDE, Fills, bridges, held_bridges
from tests.lab.experiments.sketch import recording_of


@pytest.mark.parametrize("position", ["y3", "y7:a1.b2", "hex2", "hex5:c3", "hex4:a1.b2.c3"])
def test_the_last_triangle_shows_the_winners(position: str) -> None:
    state = connection(position_of(position))
    boards = deal(state.cells, state.stones_due(), 64, Dice(seed_of(9, 0)))
    won = reduction_of(state.field).winner_bits(boards)
    triangles = list(reductions(triangle_of(state.field, boards)))
    assert [len(triangle) for triangle in triangles] == list(range(state.field.side, 0, -1))
    assert triangles[-1] == [[won]]
    winners = [row["winner"] for row in recording_of(ReductionExperiment(position=position), 9).rows("boards")]
    assert winners == [1 if won >> board & 1 else 2 for board in range(64)]


def test_each_cell_is_the_majority_of_three_neighbours_as_the_description_says() -> None:
    lattice, *events = ReductionExperiment().events(2)
    triangles = [event["first"] for event in events if event["is"] == "triangle"]
    for before, after in pairwise(triangles):
        for i, row in enumerate(after):
            for j, owner in enumerate(row):
                three = [(i, j), (i, j + 1), (i + 1, j)]
                assert owner == (1 if [before[a][b] for a, b in three].count(1) >= 2 else 2)
                places = [lattice["places"][a][b] for a, b in three]
                assert all(dist(one, two) == pytest.approx(1, abs=2e-3) for one, two in combinations(places, 2))


@pytest.mark.parametrize("position", ["y5:c4", "hex3:b1", "hex3-pie:b1.swap.c2", "hex3-pie-sides:b1.swap.c2"])
def test_the_lattice_has_the_names_places_and_stones_of_the_board(position: str) -> None:
    state = position_of(position)
    lattice, full, *_ = ReductionExperiment(position=position).events(1)
    names, owners, places = (
        list(chain.from_iterable(rows)) for rows in (lattice["names"], full["first"], lattice["places"])
    )
    board = state.game.geometry
    of = {name: place for name, place in zip(names, places, strict=True) if name in board.names}
    assert len(set(names)) == len(names)
    for cell, name in enumerate(board.names):
        assert not state.cells[cell] or owners[names.index(name)] == state.cells[cell]
        for one, two, start, other in zip(of[name], board.places[cell], of["a1"], board.places[0], strict=True):
            assert one - start == pytest.approx(two - other, abs=2e-3)


def test_operations_are_four_for_each_majority_of_all_boards_together() -> None:
    rows = recording_of(ReductionExperiment(position="y8", boards=10)).rows("triangles")
    majorities = sum(side * (side + 1) // 2 for side in range(1, 8))
    assert majorities == (8**3 - 8) // 6
    assert rows[-1]["operations so far"] == 4 * majorities
    assert rows[-1]["board after board"] == 40 * majorities


def stages(position: str, seed: int) -> list[Event]:
    return recording_of(ReductionExperiment(position=position), seed).events["fill"]


@pytest.mark.parametrize("position", ["y8:c4.f7.d6.b5", "hex7:d4.c3.b6", "y4:b3", "y6"])
def test_stones_stay_and_the_changed_cells_are_those_that_differ_from_the_stage_before(position: str) -> None:
    stones = position_of(position).cells
    told = stages(position, 4)
    assert told[0]["changed"] == []
    for event in told:
        assert len(event["owners"]) == len(stones)
        assert set(event["owners"]) == {"1", "2"}
        assert all(event["owners"][cell] == str(stone) for cell, stone in enumerate(stones) if stone)
    for before, after in pairwise(told):
        cells = range(len(stones))
        assert after["changed"] == [cell for cell in cells if before["owners"][cell] != after["owners"][cell]]


@pytest.mark.parametrize("position", ["y8:c4.f7.d6.b5", "hex7:d4.c3.b6.e2", "hex4:b3.c2", "y6:b3.d5.c5.b5"])
def test_a_playout_ends_as_one_that_the_search_evaluates_with_its_bridges_held(position: str) -> None:
    state = connection(position_of(position))
    stones = np.frombuffer(state.cells, np.uint8)[:, np.newaxis]
    fills = Fills(state, replies=True)
    known = bridges(state.game.geometry, state.goals)
    held = held_bridges(known, stones)[0]
    assert len(held)
    broken = 0
    for seed in range(1, 9):
        told = stages(position, seed)
        drawn = fills.draw(stones, Dice(seed_of(seed, 1)))[:, 0].tolist()
        assert told[-1]["owners"] == "".join("1" if word >> WATCHED & 1 else "2" for word in drawn)
        for left, right in zip(known.left[held].tolist(), known.right[held].tolist(), strict=True):
            assert {told[-1]["owners"][left], told[-1]["owners"][right]} == {"1", "2"}
            broken += told[0]["owners"][left] == told[0]["owners"][right]
    assert broken


def test_the_usual_playout_shows_every_stage_at_work() -> None:
    assert INSIDE & DOWN[0][1] & DOWN[1][1] & np.uint64(1 << WATCHED)
    usual = stages(ReductionExperiment().position, 1)
    assert all(event["changed"] for event in usual[1:])


def test_the_speed_of_bots_is_told_in_columns_that_are_not_repeatable() -> None:
    assert ReductionExperiment().repeatable
    assert not ReductionExperiment(playouts=64).repeatable
    assert not recording_of(ReductionExperiment()).events["speed"]
    recording = recording_of(ReductionExperiment(position="y6", playouts=640))
    assert recording.tables["speed"].timed == ("seconds", "playouts a second", "leaves a second")
    counts = {row["bot"]: (row["playouts"], row["leaves"]) for row in recording.rows("speed")}
    assert counts["wye"] == (5 * 640, 5 * 640 // 128)
    assert counts["uct"] == (5 * 640, 5 * 640 // 16)
    assert counts["uct(sims=1)"] == (5 * 640, 5 * 640)
    for row in recording.rows("speed"):
        assert row["playouts a second"] == pytest.approx(5 * 640 / row["seconds"], rel=0.05)


def test_the_rounds_of_bots_add_up_to_rates_which_are_drawn() -> None:
    rounds = [("wye", 10, 0.5), ("uct", 80, 2), ("wye", 10, 0.5)]
    speeds: list[Event] = [{"is": "speed", "round": number // 2 + 1, "bot": bot, "playouts": 1280, "leaves": leaves,
                            "seconds": seconds} for number, (bot, leaves, seconds) in enumerate(rounds)]  # fmt: skip
    recording = ReductionExperiment(playouts=1280).recording(speeds)
    scene = recording.scene(3)
    assert scene.rows == [["wye", 2560, 20, 1, 2560, 20], ["uct", 1280, 80, 2, 640, 40]]
    assert scene.picture is not None
    assert [bar[2][0][1] for bar in scene.picture["pictures"][0]["bars"]] == [2560, 640]
