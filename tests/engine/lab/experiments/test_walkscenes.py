"""What is told of each step of a walk."""

from typing import Any

import pytest

from pyengine.lab.experiment import Event
from pyengine.lab.experiments.walkscenes import (
    Walk,
    board_at,
    branch_of,
    derived,
    scene_of,
    sentence_of,
    units_of,
    walks_of,
)
from tests.engine.lab.experiments.told import plain


def entered(node: int, parent: int | None, move: str, kind: str, window: tuple[float, float]) -> Event:
    above = {} if parent is None else {"parent": parent, "move": move}
    own = {"kind": kind} if kind else {}
    return {"is": "window", "node": node, **above, **own, "depth": 2, "alpha": window[0], "beta": window[1]}


def leaf(node: int, parent: int, move: str, value: float, window: tuple[float, float]) -> list[Event]:
    return [entered(node, parent, move, "", window), {"is": "value", "node": node, "value": value, "leaf": "over"}]


PRUNED: list[Event] = [
    {"is": "walk", "name": "alphabeta", "player": 1},
    {"is": "depth", "depth": 2},
    entered(0, None, "", "max", (0, 1)),
    entered(1, 0, "1", "min", (0, 1)),
    *leaf(2, 1, "1", 0.5, (0, 1)),
    *leaf(3, 1, "2", 0.7, (0, 0.5)),
    {"is": "value", "node": 1, "value": 0.5},
    entered(4, 0, "2", "min", (0.5, 1)),
    *leaf(5, 4, "1", 0.3, (0.5, 1)),
    {"is": "cut", "node": 4, "move": "1", "left": ["2"], "alpha": 0.5, "beta": 0.3, "by": 0},
    {"is": "value", "node": 4, "value": 0.3, "bound": "upper"},
    {"is": "value", "node": 0, "value": 0.5},
    {"is": "choice", "move": "1", "value": 0.5, "visits": [{"move": "1", "visits": 2}, {"move": "2", "visits": 1}]},
]
"""The second move is refuted by its first reply, so its second reply is left out."""


@pytest.fixture
def walk() -> Walk:
    (found,) = walks_of(PRUNED)
    return found


def kinds(walk: Walk, kind: str) -> list[int]:
    return [step for step, event in enumerate(walk.steps) if event["is"] == kind]


def test_walks_are_read_with_their_steps_windows_and_reasons(walk: Walk) -> None:
    assert len(walk.steps) == len(PRUNED) - 2
    assert all(walk.way(walk.node(step))[0] == walk.root(step) == 0 for step in range(len(walk.steps)))
    (cut,) = kinds(walk, "cut")
    assert plain(sentence_of(walk, cut, windows=True)) == "lab-walks-cut-min(move: 1, left: 2, alpha: 0.5, beta: 0.3)"
    assert [walk.before(step) for step in kinds(walk, "value")] == [1, 0.5, 0, 1, 0.5, None]
    assert plain(derived(walk, 0)) == "max(0.5; ≤ 0.3) = 0.5"


def test_one_goes_by_steps_finished_nodes_and_moves_of_the_root(walk: Walk) -> None:
    step, node, move = units_of([walk])
    assert list(step.stops) == list(range(len(walk.steps) + 1))
    assert [walk.node(at - 1) for at in node.stops[1:-1]] == [1, 4, 0]
    assert [walk.node(at - 1) for at in move.stops[1:-1]] == [1, 4]
    assert [list(unit.stops) for unit in units_of([])] == [[0], [0], [0]]
    both = units_of([walk, walk])
    assert both[0].stops[-1] == 2 * len(walk.steps)
    assert [at - len(walk.steps) for at in both[2].stops[-3:-1]] == list(move.stops[1:-1])


def test_a_tree_shows_what_is_known_after_a_step_and_what_was_cut_with_its_reason(walk: Walk) -> None:
    at = kinds(walk, "cut")[0] + 1
    before, after = branch_of(walk, 0, at - 1, windows=True), branch_of(walk, 0, at, windows=True)
    assert len(before.children[1].children) == 1
    first, second = after.children
    assert [(one.id, one.cut, plain(one.note)) for one in second.children] == [
        (5, False, ""),
        ("4:2", True, "0.5 ≥ 0.3"),
    ]
    assert [plain(first.label), plain(first.note)] == ["lab-walks-short-min", "= 0.5 [0; 1]"]
    assert plain(second.note) == "[0.5; 1]"
    assert plain(second.aside) == "lab-walks-kinds-min, lab-walks-open"
    assert plain(first.children[1].label) == "0.7"
    scene = scene_of(walk, at, "", windows=True)
    assert scene.current == 4
    assert [list(map(plain, row[2:])) for row in scene.rows] == [["0", "1", "–"], ["0.5", "1", "–"]]


def test_a_node_is_told_with_its_reason_or_its_window(walk: Walk) -> None:
    told = [plain(sentence_of(walk, step, windows=True)) for step in range(len(walk.steps))]
    assert told[0] == "lab-walks-begin(kind: lab-walks-kinds-max) lab-walks-window(alpha: 0, beta: 1)"
    assert told[3] == "lab-walks-leaf(move: 1, reason: lab-walks-leaves-over, value: 0.5)"
    assert told[-3] == "lab-walks-inner(move: 2, kind: lab-walks-kinds-min, value: ≤ 0.3)"
    assert told[-1] == "lab-walks-chosen(move: 1, value: 0.5, leaves: 3)"
    certain: dict[str, Any] = {"is": "cut", "node": 1, "move": "1", "left": ["2", "3"], "alpha": 1}
    (won,) = walks_of([*PRUNED[:4], certain])
    assert plain(sentence_of(won, 2)) == "lab-walks-certain(move: 1, left: 2, 3)"
    assert [plain(one.note) for one in branch_of(won, 0, 3, windows=False).children[0].children] == [
        "lab-walks-won"
    ] * 2


def test_chance_moves_have_their_probability() -> None:
    events = [
        {"is": "walk", "name": "expectimax", "player": 1},
        {"is": "window", "node": 0, "kind": "mean"},
        *({"is": "window", "node": 1, "parent": 0, "move": "1", "share": 0.25},
          {"is": "value", "node": 1, "value": 0.2, "leaf": "over"}),
        *({"is": "window", "node": 2, "parent": 0, "move": "2", "share": 0.75},
          {"is": "value", "node": 2, "value": 0.6, "leaf": "over"}),
        {"is": "value", "node": 0, "value": 0.5},
    ]  # fmt: skip
    (walk,) = walks_of(events)
    assert plain(derived(walk, 0)) == "0.25 · 0.2 + 0.75 · 0.6 = 0.5"
    assert [plain(one.edge) for one in branch_of(walk, 0, 9, windows=False).children] == ["1 · 0.25", "2 · 0.75"]
    assert [row[2] for row in scene_of(walk, 3, "").rows] == [None, 0.25]


def test_a_board_shows_the_position_of_a_node_and_what_the_last_move_has_changed() -> None:
    events = [
        {"is": "walk", "name": "minimax", "player": 1, "tokens": True},
        {"is": "window", "node": 0, "kind": "max", "cells": "000"},
        {"is": "window", "node": 1, "parent": 0, "move": "2", "kind": "min", "cells": "011"},
    ]
    (walk,) = walks_of(events)
    first, second = board_at(walk, 0), board_at(walk, 1)
    assert first is not None
    assert second is not None
    assert first["position"]["last"] is None
    assert second == {
        "position": {"cells": "011", "winning_cells": [], "last": {"cells": [1, 2]}, "to_move": 2},
        "overlay": {"tokens": True},
    }
    (flat,) = walks_of(PRUNED)
    assert board_at(flat, 0) is None
