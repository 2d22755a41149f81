from __future__ import annotations

from itertools import chain, combinations, pairwise
from math import dist

import numpy as np
import pytest

from pyengine.dice import Dice
from pyengine.lab.experiment import seed_of
from pyengine.lab.experiments.players import position_of
from pyengine.lab.experiments.reduction import ReductionExperiment, majority, placed, reduced
from pyengine.reduction import dealt, reduction_of
from pyengine.search.wye.fills import RANDOM, SMALL, Fills


@pytest.mark.parametrize("position", ["y3", "y7:a1.b2", "hex2", "hex5:c3", "hex4:a1.b2.c3"])
def test_the_last_triangle_shows_the_winners(position: str) -> None:
    state = position_of(position)
    assert state.field is not None
    boards = dealt(state.cells, state.to_move, 64, Dice(seed_of(9, 0)))
    won = reduction_of(state.field).won(boards)
    triangles = list(reduced(placed(state.field, boards)))
    assert [len(triangle) for triangle in triangles] == list(range(state.field.side, 0, -1))
    assert triangles[-1] == [[won]]
    study = ReductionExperiment(position=position)
    winners = [row["winner"] for row in study.tables(study.events(9))["boards"].rows]
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
    study = ReductionExperiment(position="y8", boards=10)
    rows = study.tables(study.events(1))["triangles"].rows
    majorities = sum(side * (side + 1) // 2 for side in range(1, 8))
    assert majorities == (8**3 - 8) // 6
    assert rows[-1]["operations so far"] == 4 * majorities
    assert rows[-1]["board after board"] == 40 * majorities


@pytest.mark.parametrize("position", ["y8:c4.f7.d6.b5", "hex7:d4.c3.b6", "y4:b3", "y6"])
def test_pairs_go_to_different_players_in_every_playout_of_their_third(position: str) -> None:
    state, study = position_of(position), ReductionExperiment(position=position)
    assert state.field is not None
    assert state.goals is not None
    told = [event for event in study.events(4) if event["is"] == "fill"]
    assert [event["third"] for event in told] == [1, 2, 3]
    stones = np.frombuffer(state.cells, np.uint8)[:, np.newaxis]
    fills = Fills(state.game.geometry, state.field, state.goals, pairs=True)
    drawn = fills.drawn(stones, Dice(seed_of(4, 1)))
    assert np.array_equal(drawn.fills, fills.draw(stones, Dice(seed_of(4, 1))))
    for third, event in enumerate(told):
        share = drawn.inside[third][1] if drawn.inside else RANDOM
        assert len(event["owners"]) == len(state.cells)
        for cell, stone in enumerate(state.cells):
            assert not stone or event["owners"][cell] == str(stone)
        for one, two in [*event["bridges"], *event["edges"], *event["inside"]]:
            assert not state.cells[one]
            assert not state.cells[two]
            assert event["owners"][one] != event["owners"][two]
            assert not (drawn.fills[one, 0] ^ ~drawn.fills[two, 0]) & share
    assert bool(told[0]["edges"]) == (state.field.width > SMALL)


def test_the_speed_of_bots_is_told_in_columns_that_are_not_repeatable() -> None:
    assert ReductionExperiment().repeatable
    assert not ReductionExperiment(playouts=64).repeatable
    assert not any(event["is"] == "speed" for event in ReductionExperiment().events(1))
    study = ReductionExperiment(position="y6", playouts=640)
    table = study.tables(study.events(1))["speed"]
    counts = {row["bot"]: (row["playouts"], row["leaves"]) for row in table.repeatable}
    assert counts["wye"] == (5 * 640, 5 * 640 // 128)
    assert counts["uct"] == (5 * 640, 5 * 640 // 16)
    assert counts["uct(sims=1)"] == (5 * 640, 5 * 640)
    for row in table.rows:
        each = float(row["seconds"] or 0)
        assert float(row["playouts a second"] or 0) == pytest.approx(5 * 640 / each, rel=0.05)


def test_the_first_board_is_told_cell_by_cell() -> None:
    study = ReductionExperiment(position="y4:a1.b2", boards=3)
    for event in study.events(1):
        if event["is"] == "triangle":
            words = [[int(word, 16) for word in row] for row in event["words"]]
            assert event["first"] == [[1 if word % 2 else 2 for word in row] for row in words]
            assert all(word < 8 for row in words for word in row)


def test_the_majority_is_that_of_each_bit() -> None:
    a, b, c = (Dice(seed).words(1)[0] for seed in (1, 2, 3))
    bits = np.array([[int(word) >> bit & 1 for bit in range(64)] for word in (a, b, c)])
    assert majority(int(a), int(b), int(c)) == sum(1 << bit for bit in range(64) if bits[:, bit].sum() >= 2)
