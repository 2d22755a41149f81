from functools import cache
from typing import Any

import pytest

from pyengine.lab.experiment import Event, preset
from pyengine.lab.experiments.sweep import STUDIED, SweepExperiment
from pyengine.records.record import read
from tests.engine.boards import ended
from tests.engine.lab.experiments.told import plain, recording_of, verdict_of


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
        outcome = ended(read(str(row["record"])))
        assert outcome.score(1) == row["score"]


def test_a_bot_may_always_play_second() -> None:
    sweep = SweepExperiment(bot="uct", rows="iterations=20", columns="", games=3)
    rows = sweep.tables(sweep.events(1))["games"].rows
    assert [(row["first"], row["second"]) for row in rows] == [("random", "uct")] * 3
    assert len(sweep.tables(sweep.events(1))["points"].rows) == 1


def test_the_presets_are_the_two_studies() -> None:
    ways = [preset(SweepExperiment, title) for title in SweepExperiment.presets if title.startswith("Tic-tac-toe")]
    flat = preset(SweepExperiment, "Flat Monte Carlo for Y")
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


SMALL = SweepExperiment(rows="iterations=5,20", columns="sims=1,2", games=6)


@cache
def played() -> list[Event]:
    return list(SMALL.events(1))


def test_one_goes_by_games_by_ten_of_them_and_by_points() -> None:
    units = SMALL.recorded(played()).units
    assert [unit.stops for unit in units] == [list(range(25)), [0, 10, 20, 24], [0, 6, 12, 18, 24]]


def test_a_step_tells_the_game_and_what_the_games_at_its_point_have_come_to() -> None:
    recording = SMALL.recorded(played())
    before, scene = recording.scene(0), recording.scene(14)
    assert before.sentence == {"say": "lab-sweep-before", "values": {"points": 4, "games": 6}}
    assert scene.rows == [["5", "1", 4, 0, 2, 6], ["5", "2", 4, 0, 2, 6], ["20", "1", 0, 1, 1, 2],
                          ["20", "2", 0, 0, 0, 0]]  # fmt: skip
    assert isinstance(scene.sentence, list)
    played_at, sofar = scene.sentence
    assert isinstance(played_at, dict)
    assert played_at["values"]["result"] == {"say": "lab-sweep-results-won", "values": {}}
    assert played_at["values"]["point"] == {"join": [["iterations", "20"], ["sims", "1"]], "between": ", "}
    assert sofar == {"say": "lab-sweep-sofar", "values": {"lost": 0, "drawn": 1, "won": 1}}
    shares = [line["values"]["percentage"] for line in scene.formula if isinstance(line, dict)]
    assert [shares, scene.lines, recording.scene(12).lines] == [[0, 50, 50], (2,), (3, 4)]
    assert scene.picture is not None
    assert [tile["now"] for tile in scene.picture["tiles"]] == [False, False, True, False]
    assert [tile["parts"] for tile in scene.picture["tiles"]][2] == [("lost", 0), ("drawn", 1 / 6), ("won", 1 / 6)]


def test_a_heat_map_stands_above_lines_with_their_intervals_whatever_is_shown() -> None:
    recording = SMALL.recorded(played())
    assert [view.name for view in recording.views] == ["lost %", "drawn %", "won %", "s/game"]
    for view in recording.views:
        heat, lines = view.picture["pictures"]
        assert len(heat["cells"]) == 4
        assert max(cell["share"] for cell in heat["cells"]) == 1
        assert [len(line["points"][0]) for line in lines["series"]] == [2 if view.name == "s/game" else 4] * 2
        assert lines["linear"] == "up"
    first, *_ = recording.views[0].picture["pictures"][0]["cells"]
    assert [first["text"], first["note"]["join"]] == [66.7, [30, 90.3]]


def test_a_stored_result_goes_without_seconds() -> None:
    stored = [{name: value for name, value in event.items() if name != "seconds"} for event in played()]
    assert [view.name for view in SMALL.recorded(stored).views] == ["lost %", "drawn %", "won %"]


def test_a_setting_of_words_has_a_line_with_its_values_below_and_a_grid_of_one_column() -> None:
    study = SweepExperiment(rows="backup=sum,mean", columns="", games=1, bot="uct", playouts=20)
    heat, lines = recording_of(study).views[0].picture["pictures"]
    assert heat["columns"] == ("", ("",))
    assert [lines["ticks"], lines["linear"], len(lines["series"])] == [[(0, "sum"), (1, "mean")], "across up", 1]


def told(study: SweepExperiment, *scores: float) -> list[Event]:
    """So many games at each point, with these scores of the bot, who is the second player."""
    return [{"is": "game", "number": number, "players": ["random", "uct"], "score": 1 - score, "seconds": [0, 0],
             "record": "tictactoe3"} for number, score in enumerate(one for one in scores
                                                                    for _ in range(study.games))]  # fmt: skip


@pytest.mark.parametrize(("scores", "right"), [((0, 1, 1), "rows"), ((1, 1, 0), "columns"), ((0.5, 0, 0.5), "neither")])
def test_the_verdict_says_which_of_the_two_points_loses_less_if_that_is_hardly_chance(
    scores: tuple[float, ...], right: str
) -> None:
    study = SweepExperiment(rows="c=1,2,3", columns="", games=20)
    events = told(study, *scores)
    assert verdict_of(study.recorded(events)).right == [right]
    assert study.recorded(events[:-1]).verdict is None


def test_the_interval_of_the_difference_decides_even_if_those_of_the_points_overlap_a_little() -> None:
    study = SweepExperiment(rows="c=1,3", columns="", games=150)
    events = told(study, 1, 1)
    for number in (*range(28), *range(150, 165)):
        events[number]["score"] = 1
    recording = study.recorded(events)
    first, last = recording.tables["points"].rows
    assert float(first["lost from"] or 0) < float(last["lost to"] or 0)
    verdict = verdict_of(recording)
    assert verdict.right == ["rows"]
    difference = plain(verdict.told).rpartition("lab-sweep-difference")[2]
    assert difference == "(difference: -8.7, from: -16.6649, to: -0.706878)"


def test_the_predictions_name_the_two_points_that_are_compared() -> None:
    def points(study: SweepExperiment) -> list[Any]:
        return [words["join"] for _, words in list(map(tuple, study.recorded([]).options))[:2]]  # type: ignore[call-overload, index]

    assert points(SMALL) == [[["iterations", "20"], ["sims", "1"]], [["iterations", "5"], ["sims", "2"]]]
    assert points(SweepExperiment(rows="c=1,2,3", columns="")) == [[["c", "3"]], [["c", "1"]]]


def test_a_sweep_that_was_stopped_shows_what_is_finished() -> None:
    games = [event for event in played() if event["is"] == "game"]
    stopped = SMALL.recorded(games[:8])
    assert stopped.units[0].stops[-1] == 8
    assert stopped.scene(8).rows[1][-1] == 2
    assert len(stopped.views[0].picture["pictures"][0]["cells"]) == 1
    assert stopped.verdict is None
