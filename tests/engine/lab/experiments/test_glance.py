from __future__ import annotations

import pytest

from pyengine.bots.names import bot_named
from pyengine.core.dice import Dice
from pyengine.lab.experiment import Event, preset, seed_of
from pyengine.lab.experiments.glance import A_LEAF, GlanceExperiment
from pyengine.lab.experiments.players import position_of
from pyengine.search.network.glance import glance

ONLY = "b4"
"""The only winning move of the usual position, one of the problems that the solver has proved."""


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
    for event in [one for one in study.events(3) if one["is"] == "judgement" and one["leaves"]]:
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
        study = GlanceExperiment(position="y4", leaves=leaves, runs=1)
        rows = study.tables(study.events(1))["judgements"].rows
        assert [row["leaves"] for row in rows] == [0, 0, *(mark for mark in marks for _ in A_LEAF)]


def test_what_is_settled_is_what_the_longest_searches_choose() -> None:
    def told(by: str, leaves: int, **moves: int) -> Event:
        return {"is": "judgement", "by": by, "leaves": leaves, "moves": moves, "value": 0.5, "cells": {"a1": 0.25}}

    events = [
        told("network", 0, b4=1),
        told("playouts", 0, c4=1),
        told("net", 1000, b4=3),
        told("wye", 1000, c4=2, b4=1),
    ]
    tables = GlanceExperiment().tables(events)
    assert tables["settled"].rows == ({"move": "b4", "chosen": 4, "searches": 6},)
    assert [row["settled %"] for row in tables["judgements"].rows] == [100, 0, 100, 33.3]
    assert tables["cells"].rows == ({"move": "a1", "network": 25, "playouts": 25, "net": 25, "wye": 25},)
    unfinished = GlanceExperiment().tables(events[:2])
    assert not unfinished["settled"].rows
    assert {row["settled %"] for row in unfinished["judgements"].rows} == {None}


def test_in_the_usual_position_the_network_sees_what_playouts_miss() -> None:
    study = GlanceExperiment(runs=3)
    tables = study.tables(study.events(1))
    network, playouts, *searches = tables["judgements"].rows
    assert network["move"] == tables["settled"].rows[0]["move"] == ONLY
    assert playouts["move"] != ONLY
    assert [row["move"] for row in searches[-2:]] == [ONLY, ONLY]


def test_the_first_preset_is_a_won_position_that_playouts_call_lost() -> None:
    study = preset(GlanceExperiment, next(iter(GlanceExperiment.presets)))
    _, playouts, *searches = study.tables(study.events(1))["judgements"].rows
    assert float(playouts["value"] or 0) < 0.2
    assert all(float(row["value"] or 0) > 0.5 for row in searches[-2:])
