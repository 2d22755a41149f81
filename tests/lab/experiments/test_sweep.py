import pytest

from pyengine.lab.experiments.sweep import STUDIED, SweepExperiment
from pyengine.lab.log import Event
from pyengine.records.record import read
from tests.engine.boards import ended
from tests.lab.experiments.sketch import plain, recording_of, verdict_of


def test_the_points_count_the_games_that_were_told() -> None:
    sweep = SweepExperiment(bot="uct", rows="iterations=5,50", columns="sims=1,2", side="both", games=6)
    recording = recording_of(sweep)
    points, games = recording.rows("points"), recording.rows("games")
    assert [(row["iterations"], row["sims"]) for row in points] == [("5", "1"), ("5", "2"), ("50", "1"), ("50", "2")]
    assert recording.tables["points"].timed == ("s/game",)
    for place, row in enumerate(points):
        own = recording.events["game"][6 * place : 6 * place + 6]
        won = sum((game["score"] == 1) == (number % 2 == 0) and game["score"] != 0.5 for number, game in enumerate(own))
        assert row["won %"] == round(100 * won / 6, 1)
        told = [game["score of the bot"] for game in games[6 * place : 6 * place + 6]]
        shares = [round(100 * told.count(score) / 6, 1) for score in (0, 0.5, 1)]
        assert [row["lost %"], row["drawn %"], row["won %"]] == shares
    for row in games:
        assert ended(read(row["record"])).score(1) == row["score"]


def test_a_bot_may_always_play_second() -> None:
    recording = recording_of(SweepExperiment(bot="uct", rows="iterations=20", columns="", games=3))
    assert [(row["first"], row["second"]) for row in recording.rows("games")] == [("random", "uct")] * 3
    assert len(recording.rows("points")) == 1


def test_how_an_iteration_is_counted_decides_whether_more_playouts_help() -> None:
    """The study: at equal playouts its own way loses less with more of them in each iteration, the usual way more."""

    def lost(bot: str) -> list[float]:
        return [row["lost %"] for row in recording_of(SweepExperiment(games=60, bot=bot)).rows("points")]

    few, playouts, iterations, _ = lost(STUDIED)
    assert playouts < iterations < few
    _, playouts, iterations, _ = lost("uct(shortcuts=off)")
    assert iterations < playouts


def told(study: SweepExperiment, *scores: float) -> list[Event]:
    """So many games at each point, with these scores of the bot, who is the second player."""
    return [{"is": "game", "number": number, "players": ["random", "uct"], "score": 1 - score, "seconds": [0, 0],
             "record": "tictactoe3"} for number, score in enumerate(one for one in scores
                                                                    for _ in range(study.games))]  # fmt: skip


@pytest.mark.parametrize(("scores", "right"), [((0, 1, 1), "rows"), ((1, 1, 0), "columns"), ((0.5, 0, 0.5), "neither")])
def test_the_verdict_says_which_point_loses_less_if_hardly_by_chance(scores: tuple[float, ...], right: str) -> None:
    study = SweepExperiment(rows="c=1,2,3", columns="", games=20)
    events = told(study, *scores)
    assert verdict_of(study.recording(events)).right == [right]
    assert study.recording(events[:-1]).verdict is None


def test_the_interval_of_the_difference_decides_even_if_those_of_the_points_overlap_a_little() -> None:
    study = SweepExperiment(rows="c=1,3", columns="", games=150)
    events = told(study, 1, 1)
    for number in (*range(28), *range(150, 165)):
        events[number]["score"] = 1
    recording = study.recording(events)
    first, last = recording.rows("points")
    assert first["lost from"] < last["lost to"]
    verdict = verdict_of(recording)
    assert verdict.right == ["rows"]
    difference = plain(verdict.told).rpartition("lab-sweep-difference")[2]
    assert difference == "(difference: -8.7, from: -16.7, to: -0.7)"


def test_a_sweep_that_was_stopped_shows_what_is_finished() -> None:
    sweep = SweepExperiment(rows="iterations=5,20", columns="sims=1,2", games=6)
    stopped = sweep.recording(recording_of(sweep).events["game"][:8])
    assert stopped.units[0].stops[-1] == 8
    assert stopped.scene(8).rows[1][-1] == 2
    assert len(stopped.views[0].picture["pictures"][0]["cells"]) == 1
    assert stopped.verdict is None
