"""What the page shows of UCT: its steps, what is known after each of them, and how it is told."""

import json
from typing import Any

from pyengine.lab.branches import Branch
from pyengine.lab.experiment import Event
from pyengine.lab.experiments.growth import Growth
from pyengine.lab.experiments.uct import UctExperiment
from pyengine.lab.folding import told
from pyengine.lab.recording import Recording
from tests.engine.lab.experiments.told import plain, recording_of, verdict_of

NAMES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
START: Event = {"is": "start", "names": NAMES, "mover": 1, "tokens": False}


def iteration(**fields: Any) -> Event:
    return {"is": "iteration", "choice": 0, "value": 1} | fields


FIRST = iteration(
    path=[0, 1], spread=[None], grown=[[0, 0, 1]], games=[[[1, 2], 1, [0, 2]]], visits=[1, 1], totals=[1, 1]
)
EVENTS = [
    START,
    FIRST,
    iteration(path=[0, 2], spread=[None], grown=[[0, 1, 1]], games=[[[0], 0, []], [[], 0, []]], visits=[2, 1],
              totals=[1, 0]),
    iteration(path=[0, 1, 3], spread=[2, None], grown=[[1, 2, 2]], placed=[[3, [[1, 2], [2, 2]]]], proven=[[3, 2]],
              visits=[3, 2, 1], totals=[1, 1, 1], choice=1, value=0),
]  # fmt: skip
"""Two iterations that add a node each, and one that compares these two; its move changes two cells."""


def recording(events: list[Event], **settings: Any) -> Recording:
    return UctExperiment(position="tictactoe3", **settings).recorded(events)


def test_a_recording_consists_of_the_steps_of_its_iterations() -> None:
    growth = Growth(EVENTS)
    kinds = [
        [step.ply if step.kind == "simulate" else step.kind for step in growth.steps(number)] for number in range(3)
    ]
    assert kinds == [["expand", 1, 2, "backup"], ["expand", 1, 0, "backup"], ["select", "expand", "backup"]]
    assert growth.starts == [0, 4, 8, 11]
    assert growth.phases == [0, 1, 3, 4, 5, 7, 8, 9, 10, 11]
    units = [list(unit.stops) for unit in recording(EVENTS).units]
    assert units == [list(range(12)), growth.phases, growth.starts]


def test_what_is_known_after_a_step_is_what_the_iterations_before_it_have_backed_up() -> None:
    growth = Growth(EVENTS)
    moments = [growth.moment(at) for at in range(12)]
    assert [one.done for one in moments] == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3]
    assert [one.size for one in moments] == [1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4]
    assert [one.node for one in moments] == [0, 1, 1, 1, 0, 2, 2, 2, 0, 1, 3, 0]
    assert [growth.known(1, done) for done in range(4)] == [(0, 0), (1, 1), (1, 1), (2, 1)]
    assert [growth.winner(3, done) for done in (2, 3)] == [0, 2]
    assert [one.compared and one.compared.node for one in moments] == [None] * 9 + [1, 1, None]


def test_with_all_children_at_once_the_one_that_is_tried_is_taken_by_no_bound() -> None:
    growth = Growth([START, FIRST | {"path": [0, 2], "grown": [[0, 0, 1], [0, 1, 1], [0, 2, 1]]}])
    first, second = growth.steps(0)[:2]
    assert (first.kind, first.above, first.added) == ("expand", 0, [1, 2, 3])
    assert (second.kind, second.above, second.node, second.spread) == ("select", 0, 2, None)
    assert [growth.moment(at).node for at in (1, 2)] == [0, 2]


def test_a_step_is_told_as_board_tree_bounds_formula_and_sentence() -> None:
    scenes = [recording(EVENTS).scene(at) for at in range(12)]
    assert plain(scenes[0].sentence) == "lab-uct-at(at: 0, told: lab-uct-before)"
    assert "player: white, move: b1, over: 0" in plain(scenes[2].sentence)
    assert plain(scenes[3].sentence).endswith("lab-uct-won(player: black))")
    played: Any = scenes[3].board
    assert (played["position"]["cells"], played["position"]["winning_cells"]) == ("100000000", [0, 2])
    assert played["overlay"]["line"] == {"b1": {"number": 2, "player": 2}, "c1": {"number": 3, "player": 1}}
    chosen: Any = scenes[9]
    assert "lab-uct-select(iteration: 3, move: a1, parts: 1 + 2" in plain(chosen.sentence)
    assert list(map(plain, chosen.formula[1:])) == ["a1: 1/1 + 2 · 0.71 · sqrt(ln 2 / 1)", "= 1 + 2 = 3"]
    assert chosen.rows == [["a1", 1, 1, 2, 3], ["b1", 1, 0, 2, 2]]
    assert list(chosen.lines) == [2, 3]
    assert list(chosen.board["overlay"]["shares"]) == ["b1"]
    assert chosen.picture["chosen"] == 0
    grown: Any = scenes[10]
    assert grown.board["position"]["cells"] == "122000000"
    assert [(plain(one.label), plain(one.note)) for one in flat(grown.tree)] == [
        ("lab-uct-root", "0.5 · 2"), ("a1", "1 · 1"), ("c1", "lab-uct-unvisited"), ("b1", "0 · 1"),
    ]  # fmt: skip
    assert "lab-uct-proof(node: c1, player: white)" in plain(scenes[11].sentence)
    assert "choice: b1" in plain(scenes[11].sentence)
    assert "a1: N = 1 + 1 = 2, Q = 1 + 0 = 1" in list(map(plain, scenes[11].formula))
    assert list(scenes[11].lines) == [9]


def flat(branch: Branch) -> list[Branch]:
    return [branch, *(one for child in branch.children for one in flat(child))]


def test_the_mistake_is_named_where_a_score_is_backed_up() -> None:
    assert plain(recording(EVENTS, mistaken=True).scene(4).formula[-1]) == "lab-uct-turned"


def test_the_verdict_names_the_share_of_the_recording_after_which_the_choice_stays() -> None:
    verdict = verdict_of(recording(EVENTS))
    assert verdict.right == ["late"]
    assert plain(verdict.told) == "lab-uct-settled(move: b1, settled: 3, all: 3, exact: –)"
    settled = [FIRST | {"grown": [] if number else FIRST["grown"], "choice": number == 0} for number in range(10)]
    always = [{**one, "choice": 0} for one in settled]
    assert [verdict_of(recording([START, *one])).right for one in (settled, always)] == [["half"], ["early"]]
    assert plain(recording([]).scene(0).sentence) == "lab-uct-at(at: 0, told: lab-uct-before)"


def test_a_step_of_ten_thousand_iterations_is_told_in_few_words_anywhere() -> None:
    experiment = UctExperiment(playouts=10_000)
    found = recording_of(experiment)
    last = found.units[0].stops[-1]
    for number in range(5):
        assert len(json.dumps(told(found.scene(last * number // 4)))) < 60_000
