"""What the page shows of minimax: pseudocode and formulas, the puzzle and the verdict."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyengine.lab.branches import Branch
from pyengine.lab.experiment import Event, done
from pyengine.lab.experiments.minimax import MinimaxExperiment
from pyengine.lab.experiments.minimaxscenes import SHARES
from pyengine.lab.folding import told
from pyengine.lab.recording import Recording
from tests.engine.lab.experiments.test_walkscenes import PRUNED
from tests.engine.lab.experiments.told import plain, recording_of, verdict_of

ENGLISH = Path(__file__).parents[4] / "web/lang/en.ftl"


def recording(*events: Event) -> Recording:
    return MinimaxExperiment().recorded(events)


def test_each_step_has_its_lines_of_the_pseudocode_and_its_formula() -> None:
    found = re.search(r"^lab-minimax-pseudocode =\n((?:    .*\n)+)", ENGLISH.read_text("utf-8"), re.MULTILINE)
    assert found
    code = [line.strip() for line in found[1].splitlines()]
    scenes = [recording(*PRUNED).scene(at) for at in range(1, len(PRUNED) - 1)]
    kinds = [event["is"] for event in PRUNED[2:]]
    cut = scenes[kinds.index("cut")]
    assert "leave out" in code[cut.lines[0]]
    assert list(map(plain, cut.formula)) == ["alpha 0.5 ≥ beta 0.3"]
    first = scenes[6]
    assert [code[line].split()[0] for line in first.lines] == ["return", "alpha"]
    assert list(map(plain, first.formula)) == ["min(0.5; 0.7) = 0.5", "alpha = max(0; 0.5) = 0.5"]
    last = plain(scenes[-1].sentence)
    assert last == f"lab-walks-numbered(step: {len(scenes)}, told: lab-walks-chosen(move: 1, value: 0.5, leaves: 3))"


def test_before_the_first_step_and_without_a_recording_there_is_a_scene() -> None:
    assert plain(recording(*PRUNED).scene(0).sentence) == "lab-walks-nothing"
    empty = recording()
    assert (empty.scene(0).tree, empty.puzzle) == (None, None)


def flat(branch: Branch) -> Iterator[Branch]:
    yield branch
    for child in branch.children:
        yield from flat(child)


@pytest.mark.parametrize("position", ["", "nim6", "tictactoe3:b2.a1.c3.b1"])
def test_the_puzzle_cuts_what_alpha_beta_does_not_visit(position: str) -> None:
    events = done(MinimaxExperiment(position=position), 1, 1)
    puzzle = recording(*events).puzzle
    assert puzzle is not None
    pruned = events[[event.get("name") for event in events].index("pruned") :]
    branches = list(flat(puzzle))
    assert sum(not one.cut for one in branches) == sum(event["is"] == "window" for event in pruned)
    assert all(child.cut for one in branches if one.cut for child in one.children)
    left = sum(len(event["left"]) for event in pruned if event["is"] == "cut")
    assert sum(child.cut and not one.cut for one in branches for child in one.children) == left
    reasons = [one for one in branches if "puzzle-cut-here" in plain(one.note)]
    assert len(reasons) == sum(event["is"] == "cut" and bool(event["left"]) for event in pruned)


def test_the_verdict_is_the_share_of_the_leaves() -> None:
    experiment = MinimaxExperiment(depth=4, runs=3)
    found = recording_of(experiment)
    row = next(
        one for one in reversed(experiment.tables(experiment.events(1))["leaves"].rows) if one["order"] == "natural"
    )
    assert verdict_of(found).right == [next(name for name, most in SHARES.items() if float(row["share %"] or 0) < most)]
    (view,) = found.views
    looks = [series["look"] for series in view.picture["series"]]
    assert sorted(looks) == ["bound", "s1", "s2", "s3", "s4", "s5", "s6"]


def test_a_search_of_many_steps_is_told_at_any_of_them() -> None:
    experiment = MinimaxExperiment(position="tictactoe3:b2.a1", watch=0, search="minimax", depth=7, leaves=20_000)
    found = experiment.recorded(done(experiment, 1, 0))
    last = found.units[0].stops[-1]
    assert last > 10_000
    for at in (0, 1, last // 3, last - 1, last):
        scene: dict[str, Any] = told(found.scene(at))
        assert len(json.dumps(scene)) < 40_000
