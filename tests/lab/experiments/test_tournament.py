from pathlib import Path

import pytest

from pyengine.arena.table import Row
from pyengine.arena.tournament import pairs
from pyengine.lab.experiment import do_part
from pyengine.lab.experiments.players import results_of
from pyengine.lab.experiments.tournament import MOST_STANDINGS, TournamentExperiment
from pyengine.lab.recording import Table, Verdict
from pyengine.records.record import read
from tests.lab.experiments.sketch import plain, recording_of, verdict_of


def test_games_are_told_in_pairs_with_the_same_opening() -> None:
    tournament = TournamentExperiment(game="hex3", bots=("flat@40", "random"), rounds=3)
    for number in range(tournament.parts):
        one, two = do_part(tournament, 4, number)
        assert one["players"] == tuple(reversed(two["players"]))
        assert one["record"].split(".")[0] == two["record"].split(".")[0]
        assert (one["number"], two["number"]) == (2 * number, 2 * number + 1)


def test_the_test_ends_with_a_verdict_and_has_none_before() -> None:
    test = TournamentExperiment(game="y3", bots=("flat@100", "random"), rounds=200, test=True, elo1=200)
    recording = recording_of(test)
    *before, last = recording.rows("walk")
    assert last["verdict"] == "H1"
    assert all(row["verdict"] == "" and row["H0 at"] < row["ratio"] < row["H1 at"] for row in before)
    assert len(recording.rows("games")) == 2 * len(recording.rows("walk")) < 400
    scores = pairs(results_of(recording.events["game"]), "flat@100", "random")
    assert [row["score"] for row in recording.rows("walk")] == scores
    assert test.sprt.decide(scores) == "H1"


@pytest.mark.parametrize("game", ["y4", "hex4-pie", "tictactoe3", "nim7-take3"])
def test_the_steps_of_a_game_lead_to_its_positions(game: str) -> None:
    tournament = TournamentExperiment(game=game, bots=("uct@30", "random"), rounds=5)
    assert tournament.board_record == game
    for event in recording_of(tournament, 2).events["game"]:
        record = read(event["record"])
        board = [0] * len(record.state.cells)
        for step, state in zip([[], *event["steps"]], record.states, strict=True):
            for cell, owner in zip(step[::2], step[1::2], strict=True):
                board[cell] = owner
            assert board == list(state.cells)
        assert event["words"] == [word for word, _ in record.words()]
        assert event["winning"] == list(record.state.winning_cells())


def test_the_course_ends_with_the_standings_and_has_a_place_for_every_bot_at_each_of_its_points() -> None:
    recording = recording_of(TournamentExperiment(game="hex2", bots=("flat@10", "random"), rounds=120))
    course = recording.rows("course")
    points = sorted({row["games"] for row in course})
    assert len(course) == 2 * len(points) <= 2 * MOST_STANDINGS
    assert points == list(range(points[0], 241, points[0]))
    ends = [(row["bot"], row["elo"], row["+-"]) for row in course[-2:]]
    assert ends == [(row["bot"], row["elo"], row["+-"]) for row in recording.rows("standings")]


def test_a_level_is_told_by_its_name() -> None:
    recording = recording_of(TournamentExperiment(game="y3", bots=("level(1)", "flat@20"), rounds=1))
    assert {row["bot"] for row in recording.rows("standings")} == {"level(1)", "flat@20"}
    assert recording.rows("pairings")[0]["bot"] == recording.rows("games")[0]["first"] == "level(1)"


def test_a_bot_in_which_something_fails_loses_that_game_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.py").write_text(
        "def search(state, dice, playouts):\n    assert dice.below(3)\n    yield state.legal()[0], 0.5\n"
    )
    recording = recording_of(TournamentExperiment(game="y3", bots=("bad.py", "random"), rounds=5))
    events, faults = recording.events["game"], recording.rows("faults")
    assert 0 < len(faults) < len(events) == 10
    for row in faults:
        event = events[row["game"] - 1]
        assert row["bot"] == "bad.py" == event["players"][int(event["score"])]
        assert row["fault"] == "bad.py, line 2: AssertionError (): expected code that raises nothing."
        assert event["words"][-1].endswith("-forfeits")
        assert len(event["words"]) == len(event["steps"])
    at = recording.units[1].stops[faults[0]["game"]]
    assert "lab-tournament-fault" in plain(recording.scene(at).sentence)


def verdict(lead: float = 60, low: float | None = -10, high: float | None = 130, ends: str | None = None) -> Verdict:
    """The verdict on two bots with a lead in Elo points and its interval, and a test that ends with H0, H1 or ""."""
    recording = TournamentExperiment(game="y3").recording([])
    standings: list[Row] = [{"bot": bot, "elo": elo} for bot, elo in (("one", lead / 2), ("two", -lead / 2))]
    recording.tables["standings"] = Table(tuple(standings))
    recording.tables["pairings"] = Table(({"bot": "one", "against": "two", "from": low, "to": high},))
    if ends is not None:
        recording.tables["walk"] = Table(({"verdict": ends, "pairs": 2},))
    return verdict_of(recording)


@pytest.mark.parametrize(
    ("lead", "right"), [(0, "small"), (49.9, "small"), (50, "clear"), (150, "large"), (299, "large"), (300, "huge")]
)
def test_the_lead_decides_which_prediction_is_right(lead: float, right: str) -> None:
    assert verdict(lead).right == [right]


def test_the_verdict_says_what_the_games_leave_open() -> None:
    unsettled = "lab-tournament-unsettled"
    assert unsettled in plain(verdict().told)
    assert unsettled in plain(verdict(low=None).told)
    assert unsettled not in plain(verdict(low=5, high=None).told)
    assert "lab-tournament-undecided(count: 2)" in plain(verdict(ends="").told)
    assert "lab-tournament-accepted(verdict: H1, count: 2)" in plain(verdict(ends="H1").told)
