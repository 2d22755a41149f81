"""Decision processes on a grid, against the textbook's values, and their bench."""

from itertools import islice
from math import fsum

import pytest

from pyengine.core.dice import Dice
from pyengine.lab.experiment import do_part
from pyengine.lab.experiments.gridworld import LEARNING, SARSA, GridWorld, World
from tests.lab.experiments.sketch import recording_of, verdict_of

TEXTBOOK = World("...+.#.-....", 4, -0.04, 1.0, 0.2)
UTILITIES = {0: 0.812, 1: 0.868, 2: 0.918, 3: 1, 4: 0.762, 6: 0.660, 7: -1, 8: 0.705, 9: 0.655, 10: 0.611, 11: 0.388}
"""Russell and Norvig, figure of the utilities of the 4 x 3 world, by cell."""


def test_value_iteration_finds_the_textbooks_utilities() -> None:
    exact = TEXTBOOK.exact()
    assert {cell: round(exact.values[cell], 3) for cell in UTILITIES} == UTILITIES
    assert [exact.best(cell) for cell in (0, 4, 8, 9, 10, 11)] == [["east"], ["north"], ["north"], *[["west"]] * 3]


def test_policy_iteration_ends_with_the_same_values() -> None:
    *_, last = TEXTBOOK.policies()
    assert last.changed == 0
    assert last.values == pytest.approx(TEXTBOOK.exact().values)


@pytest.mark.parametrize(("living", "move"), [(-2.0, "north"), (-0.04, "west")])
def test_the_more_a_move_costs_the_more_the_robot_risks(living: float, move: str) -> None:
    world = World(TEXTBOOK.cells, TEXTBOOK.width, living, 1.0, 0.2)
    assert world.exact().best(10) == [move] or world.exact().best(11) == [move]


def test_without_noise_a_value_is_what_the_way_costs() -> None:
    world = World("...+", 4, -0.1, 1.0, 0.0)
    assert world.exact().values == pytest.approx([0.7, 0.8, 0.9, 1.0])


def test_learning_is_repeated_by_its_seed_and_comes_near_without_noise() -> None:
    world = World("...+....", 4, -0.04, 0.9, 0.0)

    def learned(seed: int) -> list[float]:
        *_, last = islice(world.episodes(Dice(seed), 0.5, 0.3, LEARNING), 300)
        return last.values

    assert learned(1) == learned(1) != learned(2)
    assert learned(1) == pytest.approx(world.exact().values, abs=0.01)


def test_an_episode_that_finds_no_end_is_given_up() -> None:
    (step,) = islice(World("..", 2, 0.0, 0.9, 0.0).episodes(Dice(1), 0.5, 0.5, LEARNING), 1)
    assert len(step.walk) == 21


def test_the_policy_is_right_long_before_the_values() -> None:
    experiment = GridWorld()
    rows = experiment.recording(do_part(experiment, 1, 0)).rows("course")
    first = next(row for row in rows if row["wrong cells"] == 0)
    assert first["step"] == 12
    assert first["error"] > 0.02
    assert rows[-1]["error"] < 1e-5


def test_sarsa_learns_what_random_moves_are_worth_and_q_learning_what_the_best_ones_are() -> None:
    """With moves at random, v(b) = -0.1 + (1 + v(a) + 2 v(b)) / 4 and v(a) = -0.1 + (3 v(a) + v(b)) / 4: v(b) = 0.2."""
    world = World("..+", 3, -0.1, 1.0, 0.0)
    for method, value, error in ((LEARNING, 0.8, 1e-6), (SARSA, -0.1 + 0.2, 0.2)):
        steps = list(islice(world.episodes(Dice(1), 0.02, 1.0, method), 6000))[3000:]
        assert fsum(step.moves[0][1] for step in steps) / len(steps) == pytest.approx(value, abs=error), method


def test_a_cell_without_a_way_to_an_end_needs_a_discount_or_free_moves() -> None:
    for free in (GridWorld("..+#.", discount=0.9), GridWorld("..+#.", living=0.0)):
        assert free.grid.endless == [4]


@pytest.mark.parametrize("steps", [300, 2000])
def test_learning_with_a_fixed_rate_does_not_settle_as_its_lesson_says(steps: int) -> None:
    recording = recording_of(GridWorld(method=LEARNING, steps=steps))
    assert verdict_of(recording).right == ["never"]
    rows = [row for row in recording.rows("course") if row["method"] == LEARNING]
    assert rows[-1]["wrong cells"] == 2
