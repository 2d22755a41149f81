"""The bench of the grid world: its tables, its scenes and its verdict."""

import json

import pytest

from pyengine.core.errors import Refusal
from pyengine.lab.experiments.gridworld import LEARNING, POLICIES, VALUES, GridWorld


@pytest.mark.parametrize("method", [VALUES, POLICIES, LEARNING])
def test_every_scene_is_data_with_the_exact_grid_beside_it(method: str) -> None:
    experiment = GridWorld(method=method, steps=12)
    recording = experiment.recorded(list(experiment.events(1)))
    message = json.loads(json.dumps(recording.message(), allow_nan=False))
    last = message["units"][0]["stops"][-1]
    course = experiment.tables(experiment.events(1))["course"].rows
    assert last == sum(row["method"] == method for row in course) <= 12
    for at in range(last + 1):
        scene = recording.scene(at)
        assert scene.picture is not None
        found, exact = scene.picture["plans"]
        assert len(found["cells"]) == len(exact["cells"]) == 12
        assert (at == 0) == (scene.lines == ())
    assert message["verdict"]["right"][0] in recording.options


@pytest.mark.parametrize("method", [VALUES, POLICIES, LEARNING])
def test_the_formula_gives_the_number_in_the_picture(method: str) -> None:
    experiment = GridWorld(method=method, steps=12)
    recording = experiment.recorded(list(experiment.events(1)))
    for at in range(1, recording.units[0].stops[-1] + 1):
        scene = recording.scene(at)
        assert scene.picture is not None
        first, *moves = [told["values"] for told in scene.formula if isinstance(told, dict)]
        assert round(first["value"], 3) == scene.picture["plans"][0]["cells"][0]["text"]
        worths = [move["value"] for move in moves]
        assert first["most"] == max(worths)
        assert min(abs(first["value"] - worth) for worth in worths) < 1e-9
        assert method == POLICIES or first["value"] == max(worths)


def test_the_policy_is_right_long_before_the_values() -> None:
    experiment = GridWorld()
    rows = experiment.tables(experiment.part(0, 1))["course"].rows
    first = next(row for row in rows if row["wrong cells"] == 0)
    assert first["step"] == 12
    assert float(first["error"] or 0) > 0.02
    assert float(rows[-1]["error"] or 0) < 1e-5


@pytest.mark.parametrize("given", [{"world": "..x"}, {"world": "../."}, {"world": "+-"}, {"living": 0.1}])
def test_a_world_that_is_none_is_refused(given: dict[str, str | float]) -> None:
    with pytest.raises(Refusal, match="expected"):
        GridWorld(**given)  # type: ignore[arg-type]


def test_a_cell_without_a_way_to_an_end_needs_a_discount_or_free_moves() -> None:
    with pytest.raises(Refusal, match="From e1 no end can be reached"):
        GridWorld("..+#.")
    for free in (GridWorld("..+#.", discount=0.9), GridWorld("..+#.", living=0.0)):
        assert free.grid.endless == [4]


@pytest.mark.parametrize("steps", [300, 2000])
def test_learning_with_a_fixed_rate_does_not_settle_as_its_lesson_says(steps: int) -> None:
    experiment = GridWorld(method=LEARNING, steps=steps)
    recording = experiment.recorded(list(experiment.events(1)))
    assert recording.verdict is not None
    assert recording.verdict.right == ["never"]
    rows = [row for row in recording.tables["course"].rows if row["method"] == LEARNING]
    assert rows[-1]["wrong cells"] == 2
