"""What the page shows of chance: three walks as one recording, and where the lines cross."""

from typing import Any

import pytest

from pyengine.arena.table import Row
from pyengine.lab.experiment import Event
from pyengine.lab.experiments.chance import ChanceExperiment
from pyengine.lab.experiments.chancescenes import COIN, PERFECT, RANDOM, ChanceRecording
from pyengine.lab.table import Table
from tests.engine.lab.experiments.told import plain


def walk(name: str, kind: str, share: dict[str, float], value: float) -> list[Event]:
    return [
        {"is": "walk", "name": name, "player": 1},
        {"is": "window", "node": 0, "kind": "max"},
        {"is": "window", "node": 1, "parent": 0, "move": "1", "kind": kind},
        {"is": "window", "node": 2, "parent": 1, "move": "1", **share},
        {"is": "value", "node": 2, "value": 0.2, "leaf": "over"},
        {"is": "window", "node": 3, "parent": 1, "move": "2", **share},
        {"is": "value", "node": 3, "value": 0.6, "leaf": "over"},
        {"is": "value", "node": 1, "value": value},
        {"is": "value", "node": 0, "value": value},
        {"is": "choice", "move": "1", "value": value, "visits": [{"move": "1", "visits": 2}]},
    ]


EVENTS = [
    *walk("minimax", "min", {}, 0.2),
    *walk("expectimax", "mean", {"share": 0.5}, 0.4),
    *walk("expectiminimax", "mean", {"share": 0.5}, 0.4),
]


def test_the_three_walks_are_one_recording() -> None:
    recording = ChanceExperiment(share=30).recorded(EVENTS)
    step, _, _, walks = recording.units
    assert list(walks.stops) == [0, 9, 18, 27]
    assert len(step.stops) == 28
    told = [plain(recording.scene(at).sentence) for at in (9, 10, 18, 19, 27)]
    names = ["minimax", "expectimax", "expectimax", "expectiminimax", "expectiminimax"]
    assert [one.split("told: ")[1].split(":")[0] for one in told] == names
    assert [one.endswith("lab-chance-coin(share: 30)") for one in told] == [False] * 3 + [True] * 2
    assert recording.scene(10).current == 0
    assert recording.scene(10).tree != recording.scene(9).tree


def test_the_formula_of_a_finished_node_is_that_of_its_kind() -> None:
    scenes = [ChanceExperiment().recorded(EVENTS).scene(at) for at in (7, 16, 25)]
    mean = "0.5 · 0.2 + 0.5 · 0.6 = 0.4"
    assert [plain(scene.formula) for scene in scenes] == ["min(0.2; 0.6) = 0.2", mean, mean]
    assert [list(scene.lines) for scene in scenes] == [[PERFECT], [RANDOM], [COIN]]


@pytest.mark.parametrize(
    ("crossing", "right"), [(0, "low"), (33, "low"), (33.4, "middle"), (66, "middle"), (67, "high"), (None, "never")]
)
def test_the_verdict_is_where_the_lines_cross(crossing: float | None, right: str) -> None:
    recording: Any = ChanceExperiment().recorded(EVENTS)
    row: Row = {"trees": 9, "other move": 4, "crossing": crossing, "+-": None}
    recording.tables |= {"crossing": Table((row,))}
    assert recording.verdict.right == [right]
    assert right in ChanceRecording.options
