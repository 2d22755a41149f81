import pytest

from pyengine.bots.names import bot_named
from pyengine.core.dice import Dice
from pyengine.lab.experiment import preset, seed_of
from pyengine.lab.experiments.glance import A_LEAF, GlanceExperiment
from pyengine.lab.experiments.players import position_of
from pyengine.lab.log import Event
from pyengine.search.network.glance import glance
from tests.lab.experiments.sketch import recording_of, verdict_of

ONLY = "b4"
"""The only winning move of the usual position, one of the problems that the solver has proved."""


def judgement(by: str, leaves: int, moves: dict[str, int], value: float, **cells: float) -> Event:
    known = {"a1": 0.0, "a2": 0.0, "b1": 0.0, "b2": 0.0} | cells
    return {"is": "judgement", "by": by, "leaves": leaves, "moves": moves, "value": value, "cells": known}


def test_the_network_alone_says_what_it_says_at_a_glance() -> None:
    study = GlanceExperiment()
    first, state = next(iter(study.events(1))), position_of(study.position)
    seen = glance(state)
    assert first["value"] == seen.value
    assert first["cells"] == {state.game.move_name(cell): round(seen.policy[cell], 4) for cell in state.legal()}


@pytest.mark.parametrize(
    ("position", "won"),
    [("hex5:c3.a1.b3.a2", True), ("hex5:a1.c3.a2.b3", False), ("hex5:a1.c3.a2.c2.b1", True), ("hex5:c3.a1.b3", False)],
)
def test_playouts_judge_for_the_player_to_move(position: str, *, won: bool) -> None:
    judged = next(one for one in GlanceExperiment(position=position).events(1) if one["by"] == "playouts")
    assert (judged["value"] > 0.5) == won
    assert all(share > judged["value"] - 0.03 for share in judged["cells"].values())  # no cell of one's own hurts


def test_the_searches_are_those_of_the_bots() -> None:
    study = GlanceExperiment(position="hex4", leaves=20, runs=2)
    state = position_of("hex4")
    for event in [one for one in recording_of(study, 3).events["judgement"] if one["leaves"]]:
        infos = []
        for run in range(2):
            budget = event["leaves"] * A_LEAF[event["by"]]
            *_, info = bot_named(event["by"]).search(state, Dice(seed_of(3, run)), budget)
            infos.append(info)
        assert sum(info.value for info in infos) / 2 == event["value"]
        assert set(event["moves"]) == {state.game.move_name(info.move) for info in infos}
        assert sum(event["cells"].values()) <= 1.001


def test_more_and_more_leaves_and_the_most_are_looked_at() -> None:
    for leaves, marks in [(1, [1]), (10, [1, 10]), (50, [1, 10, 50])]:
        rows = recording_of(GlanceExperiment(position="y4", leaves=leaves, runs=1)).rows("judgements")
        assert [row["leaves"] for row in rows] == [0, 0, *(mark for mark in marks for _ in A_LEAF)]


def test_what_is_settled_is_what_the_longest_searches_choose() -> None:
    choices = [("network", 0, {"b4": 1}), ("playouts", 0, {"c4": 1}), ("net", 1000, {"b4": 3}),
               ("wye", 1000, {"c4": 2, "b4": 1})]  # fmt: skip
    events = [judgement(by, leaves, moves, 0.5, a1=0.25) for by, leaves, moves in choices]
    tables = GlanceExperiment().tables(events)
    assert tables["settled"].rows == ({"move": "b4", "chosen": 4, "searches": 6},)
    assert [row["settled %"] for row in tables["judgements"].rows] == [100, 0, 100, 33.3]
    assert tables["cells"].rows[0] == {"move": "a1", "network": 25, "playouts": 25, "net": 25, "wye": 25}
    unfinished = GlanceExperiment().tables(events[:2])
    assert not unfinished["settled"].rows
    assert {row["settled %"] for row in unfinished["judgements"].rows} == {None}


def test_in_the_usual_position_the_network_sees_what_playouts_miss() -> None:
    recording = recording_of(GlanceExperiment(runs=3))
    network, playouts, *searches = recording.rows("judgements")
    assert network["move"] == recording.rows("settled")[0]["move"] == ONLY
    assert playouts["move"] != ONLY
    assert [row["move"] for row in searches[-2:]] == [ONLY, ONLY]


def test_the_first_preset_is_a_won_position_that_playouts_call_lost() -> None:
    study = preset(GlanceExperiment, next(iter(GlanceExperiment.presets)))
    _, playouts, *searches = recording_of(study).rows("judgements")
    assert playouts["value"] < 0.2
    assert all(row["value"] > 0.5 for row in searches[-2:])


JUDGED = [
    judgement("network", 0, {"a1": 1}, 0.6, a1=0.81, a2=0.09, b2=0.001),
    judgement("playouts", 0, {"b2": 1}, 0.3, a1=0.4, b2=0.5),
    *(one for leaves in (1, 1000) for one in (
        judgement("net", leaves, {"a1": 2}, 0.9, a1=1), judgement("wye", leaves, {"b2": 1, "a1": 1}, 0.4, b2=0.7)
    )),
]  # fmt: skip


@pytest.mark.parametrize(
    ("network", "playouts", "right"),
    [("a1", "b2", "network"), ("b2", "a1", "playouts"), ("a1", "a1", "both"), ("b2", "b2", "neither")],
)
def test_the_verdict_compares_both_judges_with_the_move_of_searches(network: str, playouts: str, right: str) -> None:
    alone = [judgement("network", 0, {network: 1}, 0.6), judgement("playouts", 0, {playouts: 1}, 0.6)]
    assert verdict_of(GlanceExperiment().recording([*alone, *JUDGED[2:]])).right == [right]
    assert GlanceExperiment().recording(alone).verdict is None
