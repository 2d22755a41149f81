"""The growth of a UCT tree: its steps, and the tree after each of them."""

from typing import Any

from pyengine.lab.experiments.growth import Growth
from pyengine.lab.experiments.uct import UctExperiment
from pyengine.lab.folding import fold_scene
from pyengine.lab.log import Event
from pyengine.page.shapes import to_json
from tests.lab.experiments.sketch import recording_of, verdict_of

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


def test_a_recording_consists_of_the_steps_of_its_iterations() -> None:
    growth = Growth(EVENTS)
    kinds = [
        [step.ply if step.kind == "simulate" else step.kind for step in growth.steps(number)] for number in range(3)
    ]
    assert kinds == [["expand", 1, 2, "backup"], ["expand", 1, 0, "backup"], ["select", "expand", "backup"]]
    assert growth.starts == [0, 4, 8, 11]
    assert growth.phases == [0, 1, 3, 4, 5, 7, 8, 9, 10, 11]


def test_what_is_known_after_a_step_is_what_the_iterations_before_it_have_backed_up() -> None:
    growth = Growth(EVENTS)
    moments = [growth.moment(at) for at in range(12)]
    assert [one.done for one in moments] == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3]
    assert [one.size for one in moments] == [1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4]
    assert [one.step.node for one in moments] == [0, 1, 1, 1, 0, 2, 2, 2, 0, 1, 3, 0]
    assert [growth.statistics(1, done) for done in range(4)] == [(0, 0), (1, 1), (1, 1), (2, 1)]
    assert [growth.winner(3, done) for done in (2, 3)] == [0, 2]
    assert [one.compared and one.compared.node for one in moments] == [None] * 9 + [1, 1, None]


def test_with_all_children_at_once_the_one_that_is_tried_is_taken_by_no_bound() -> None:
    growth = Growth([START, FIRST | {"path": [0, 2], "grown": [[0, 0, 1], [0, 1, 1], [0, 2, 1]]}])
    first, second = growth.steps(0)[:2]
    assert (first.kind, first.above, first.added) == ("expand", 0, [1, 2, 3])
    assert (second.kind, second.above, second.node, second.spread) == ("select", 0, 2, None)
    assert [growth.moment(at).step.node for at in (1, 2)] == [0, 2]


def test_the_verdict_is_the_share_of_the_iterations_after_which_the_choice_stays() -> None:
    half = [FIRST | {"grown": [] if number else FIRST["grown"], "choice": number == 0} for number in range(10)]
    early = [event | {"choice": 0} for event in half]
    for events, right in ((EVENTS, "late"), ([START, *half], "half"), ([START, *early], "early")):
        assert verdict_of(UctExperiment(position="tictactoe3").recording(events)).right == [right]


def test_a_step_of_ten_thousand_iterations_is_told_in_few_words_anywhere() -> None:
    found = recording_of(UctExperiment(playouts=10_000))
    last = found.units[0].stops[-1]
    for number in range(5):
        assert len(to_json(fold_scene(found.scene(last * number // 4)))) < 60_000
