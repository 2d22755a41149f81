from __future__ import annotations

from pyengine.lab.experiment import preset
from pyengine.lab.experiments.sweep import STUDIED, SweepExperiment
from pyengine.records.record import read


def test_the_points_count_the_games_that_were_told() -> None:
    sweep = SweepExperiment(bot="uct", rows="iterations=5,50", columns="sims=1,2", side="both", games=6)
    events = list(sweep.events(1))
    tables = sweep.tables(events)
    games = [event for event in events if event["is"] == "game"]
    assert [(row["iterations"], row["sims"]) for row in tables["points"].rows] == [
        ("5", "1"), ("5", "2"), ("50", "1"), ("50", "2")
    ]  # fmt: skip
    assert tables["points"].timed == ("s/game",)
    for place, row in enumerate(tables["points"].rows):
        own = games[6 * place : 6 * place + 6]
        won = sum((game["score"] == 1) == (number % 2 == 0) and game["score"] != 0.5 for number, game in enumerate(own))
        assert row["won %"] == round(100 * won / 6, 1)
        told = [game["score of the bot"] for game in tables["games"].rows[6 * place : 6 * place + 6]]
        assert [row["lost %"], row["drawn %"], row["won %"]] == [
            round(100 * told.count(score) / 6, 1) for score in (0, 0.5, 1)
        ]
    for row in tables["games"].rows:
        outcome = read(str(row["record"])).outcome
        assert outcome is not None
        assert outcome.score(1) == row["score"]


def test_a_bot_may_always_play_second() -> None:
    sweep = SweepExperiment(bot="uct", rows="iterations=20", columns="", games=3)
    rows = sweep.tables(sweep.events(1))["games"].rows
    assert [(row["first"], row["second"]) for row in rows] == [("random", "uct")] * 3
    assert len(sweep.tables(sweep.events(1))["points"].rows) == 1


def test_the_presets_are_the_two_studies() -> None:
    *ways, flat = (preset(SweepExperiment, title) for title in SweepExperiment.presets)
    assert isinstance(flat, SweepExperiment)
    assert [point.player.text for point in flat.plan(1).points] == ["flat"] * 6
    assert [point.player.budget.playouts for point in flat.plan(1).points] == [100, 500, 1000, 2000, 5000, 20000]
    for way in ways:
        assert isinstance(way, SweepExperiment)
        assert (way.side, way.games, way.against) == ("second", 200, "random")
        assert way.plan(1).points[2].player.budget.playouts == 10 * 16
        assert all("shortcuts=off" in point.player.text for point in way.plan(1).points)
    assert len({way.bot for way in ways if isinstance(way, SweepExperiment)}) == 4


def test_how_an_iteration_is_counted_decides_whether_more_playouts_help() -> None:
    """The study: at equal playouts its own way loses less with more of them in each iteration, the usual way more."""

    def lost(bot: str) -> list[float]:
        sweep = SweepExperiment(games=60, bot=bot)
        return [float(row["lost %"] or 0) for row in sweep.tables(sweep.events(1))["points"].rows]

    few, playouts, iterations, _ = lost(STUDIED)
    assert playouts < iterations < few
    _, playouts, iterations, _ = lost("uct(shortcuts=off)")
    assert iterations < playouts
