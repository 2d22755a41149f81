"""What the page shows of the rooms: both grids at each sweep, and the verdict."""

from pyengine.lab.experiments.rooms import RoomsExperiment
from tests.engine.lab.experiments.told import recording_of, verdict_of


def test_both_grids_and_a_formula_are_told_at_each_sweep() -> None:
    experiment = RoomsExperiment(size=3, charge=4, playouts=50, runs=2)
    recording = recording_of(experiment)
    assert recording.units[0].stops == [0, 1, 2, 3, 4]
    for at in range(5):
        scene = recording.scene(at)
        assert scene.picture is not None
        exact, searched = scene.picture["plans"]
        assert len(exact["cells"]) == len(searched["cells"]) == len(scene.rows) == 9
        assert bool(scene.formula) == (at > 0)
        assert [row[1] for row in scene.rows] == [cell["text"] if at == 0 else row[1] for cell, row in
                                                  zip(exact["cells"], scene.rows, strict=True)]  # fmt: skip


def test_the_verdict_counts_the_rooms_in_which_a_search_goes_wrong() -> None:
    experiment = RoomsExperiment(size=3, charge=4, playouts=50, runs=2)
    verdict = verdict_of(recording_of(experiment))
    rows = experiment.tables(experiment.events(1))["rooms"].rows
    wrong = sum(float(row["wrong %"] or 0) > 0 for row in rows)
    assert verdict.told == {"say": "lab-rooms-wrong-rooms", "values": {"wrong": wrong, "all": 9}}
    share = wrong / 9
    assert verdict.right == ["none" if not wrong else "few" if share <= 0.25 else "half" if share <= 0.5 else "most"]
