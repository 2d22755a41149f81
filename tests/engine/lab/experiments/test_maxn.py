"""The bench of three players: every step is told, and the verdict compares both rules for ties."""

import json

import pytest

from pyengine.lab.experiments.maxn import MaxN
from pyengine.lab.maxn import SharesText
from tests.engine.lab.experiments.told import recording_of, verdict_of


@pytest.mark.parametrize("prune", [False, True])
def test_every_scene_is_data_with_the_tree_so_far(prune: bool) -> None:
    recording = recording_of(MaxN(heap=6, prune=prune))
    last = recording.units[0].stops[-1]
    scenes = [recording.scene(at) for at in range(last + 1)]
    assert all(scene.tree for scene in scenes)
    assert max(len(scene.rows) for scene in scenes) == 7
    assert recording.scene(last).sentence == {
        "say": "lab-maxn-value",
        "values": {"player": 1, "left": 6, "winner": 3, "value": "(1; 0; 0)", "moves": ""},
    }


@pytest.mark.parametrize(("heap", "right"), [(3, "1"), (4, "2"), (5, "ties")])
def test_the_verdict_tells_whether_ties_matter(heap: int, right: str) -> None:
    assert verdict_of(recording_of(MaxN(heap=heap))).right == [right]


def test_a_tree_of_ones_own_takes_the_place_of_the_heap() -> None:
    experiment = MaxN(tree=SharesText().parse("((1:2:3,4:0:2),(0:5:1,2:2:2))"), prune=True)  # type: ignore[arg-type]
    recording = recording_of(experiment)
    assert '"left": -1' in json.dumps(recording.scene(recording.units[0].stops[-1]).sentence)
    assert verdict_of(recording).right == ["3"]
    (view,) = recording.views
    assert view.picture["widget"] == "bars"
    assert [count for _, count, _ in view.picture["bars"]] == [7, 6]
    assert list(recording.tables) == [view.table] == ["moves"]
    assert recording.tables["moves"].rows == (
        {"move": 1, "first tie": "(1; 2; 3)", "last tie": "(1; 2; 3)"},
        {"move": 2, "first tie": "(0; 5; 1)", "last tie": "(0; 5; 1)"},
    )
