from functools import cache

import pytest

from pyengine.core.game import CHANCE
from pyengine.games.rooms import RoomsState
from pyengine.lab.experiments.rooms import RoomsExperiment
from pyengine.search.solve import value, values
from tests.lab.experiments.sketch import recording_of


def points(state: RoomsState) -> float:
    """The exact expected rewards still to be collected, by trying everything with the rules of the game."""

    @cache
    def score(one: RoomsState) -> float:
        if one.outcome is not None:
            return float(one.collected)
        if one.to_move == CHANCE:
            return sum(probability * score(one.play(move)) for move, probability in one.chances())
        return max(score(one.play(move)) for move in one.legal())

    return score(state) - state.collected


@pytest.mark.parametrize(
    "rooms",
    [
        RoomsExperiment(size=2, charge=4),
        RoomsExperiment(size=2, charge=5, slip=0, rewards=(3, 1, 0, 7)),
        RoomsExperiment(size=3, charge=4, slip=45),
        RoomsExperiment(size=3, charge=3, rewards=(0, 0, 9, 0, 1, 0, 2, 0, 0)),
    ],
)
def test_value_iteration_agrees_with_brute_force_in_every_room(rooms: RoomsExperiment) -> None:
    sweeps = list(rooms.part(0, 1))
    assert [one["sweep"] for one in sweeps] == list(range(1, rooms.charge + 1))
    for room in range(rooms.size**2):
        assert sweeps[-1]["values"][room] == pytest.approx(points(rooms.position(room)))


def test_value_iteration_agrees_with_the_solver_on_the_usual_rooms() -> None:
    rooms = RoomsExperiment()
    *_, last = rooms.part(0, 1)
    start, total = rooms.game.start(), sum(map(rooms.game.worth, range(16)))
    assert rooms.position(0) == start
    assert last["values"][0] == pytest.approx(value(start) * total)
    assert last["moves"][0] == pytest.approx([one * total for one in values(start).values()])


def test_each_sweep_looks_one_move_further() -> None:
    short, long = (list(RoomsExperiment(charge=charge).part(0, 1)) for charge in (3, 6))
    assert [one["values"] for one in short] == [one["values"] for one in long[:3]]
    assert all(later >= sooner for sooner, later in zip(long[2]["values"], long[5]["values"], strict=True))
    assert long[0]["change"] >= max(long[0]["values"])


def test_tree_search_comes_near_the_exact_values_and_moves() -> None:
    first, *_, last = recording_of(RoomsExperiment(size=2, charge=3, playouts=5000, runs=2)).rows("playouts")
    assert last["playouts"] == 5000
    assert last["error"] < min(first["error"] / 3, 0.1)
    assert last["loss"] <= first["loss"]


def test_where_nothing_is_left_to_collect_nothing_is_searched() -> None:
    rooms = RoomsExperiment(size=2, charge=3, playouts=10, runs=1, rewards=(0, 0, 5, 0))
    assert list(rooms.part(3, 1)) == []
    told = recording_of(rooms).rows("rooms")
    assert [row["searches"] for row in told] == [1, 1, 0, 1]
    assert told[2]["value"] == 0
    assert told[2]["best"] == "north east south west"


def test_games_with_other_rewards_are_other_games() -> None:
    one, other = (RoomsExperiment(size=2, rewards=rewards).game for rewards in ((0, 0, 5, 0), (0, 5, 0, 0)))
    assert one != other
    assert one == RoomsExperiment(size=2, rewards=(0, 0, 5, 0)).game
