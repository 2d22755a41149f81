"""The bench of three players: every step is told, and the verdict compares both rules for ties."""

import json

import pytest

from pyengine.lab.experiments.maxn import MaxN
from pyengine.lab.maxn import SharesText


@pytest.mark.parametrize("prune", [False, True])
def test_every_scene_is_data_with_the_tree_so_far(prune: bool) -> None:
    experiment = MaxN(heap=6, prune=prune)
    recording = experiment.recorded(list(experiment.events(1)))
    last = recording.units[0].stops[-1]
    sizes = []
    for at in range(last + 1):
        scene = recording.scene(at)
        assert scene.tree is not None
        assert json.dumps(recording.message(), allow_nan=False)
        sizes.append(len(scene.rows))
    assert max(sizes) == 7
    assert recording.scene(last).sentence == {
        "say": "lab-maxn-value",
        "values": {"player": 1, "left": 6, "winner": 3, "value": "(1; 0; 0)", "moves": ""},
    }


@pytest.mark.parametrize(("heap", "right"), [(3, "1"), (4, "2"), (5, "ties")])
def test_the_verdict_tells_whether_ties_matter(heap: int, right: str) -> None:
    experiment = MaxN(heap=heap)
    verdict = experiment.recorded(list(experiment.events(1))).verdict
    assert verdict is not None
    assert verdict.right == [right]


def test_a_tree_of_ones_own_takes_the_place_of_the_heap() -> None:
    experiment = MaxN(tree=SharesText().parse("((1:2:3,4:0:2),(0:5:1,2:2:2))"), prune=True)  # type: ignore[arg-type]
    recording = experiment.recorded(list(experiment.events(1)))
    last = recording.scene(recording.units[0].stops[-1])
    assert json.dumps([last.sentence, last.rows], allow_nan=False)
    assert '"left": -1' in json.dumps(last.sentence)
    verdict = recording.verdict
    assert verdict is not None
    assert verdict.right == ["3"]
