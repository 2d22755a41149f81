from __future__ import annotations

from pyengine.lab.experiment import done
from pyengine.lab.experiments.players import game_in
from pyengine.lab.experiments.tournament import TournamentExperiment
from pyengine.lab.tournament import pairs


def test_games_are_told_in_pairs_with_the_same_opening() -> None:
    tournament = TournamentExperiment(game="hex3", bots=("flat@40", "random"), rounds=3)
    for number in range(tournament.parts):
        one, two = done(tournament, 4, number)
        assert one["players"] == tuple(reversed(two["players"]))
        assert one["record"].split(".")[0] == two["record"].split(".")[0]
        assert (one["number"], two["number"]) == (2 * number, 2 * number + 1)


def test_the_test_ends_with_a_verdict_and_has_none_before() -> None:
    test = TournamentExperiment(game="y3", bots=("flat@100", "random"), rounds=200, test=True, elo1=200)
    events = list(test.events(1))
    tables = test.tables(events)
    *before, last = tables["walk"].rows
    assert last["verdict"] == "H1"
    assert all(row["verdict"] == "" for row in before)
    assert all(row["H0 at"] < row["ratio"] < row["H1 at"] for row in before)  # type: ignore[operator]
    assert len(tables["games"].rows) == 2 * len(tables["walk"].rows) < 400
    games = [game_in(event) for event in events if event["is"] == "game"]
    scores = pairs(games, "flat@100", "random")
    assert [row["score"] for row in tables["walk"].rows] == scores
    assert test.sprt.accepted(scores) == "H1"


def test_without_a_test_all_games_are_played() -> None:
    tournament = TournamentExperiment(game="y3", bots=("flat@100", "random"), rounds=2)
    tables = tournament.tables(tournament.events(1))
    assert list(tables) == ["standings", "pairings", "games"]
    assert len(tables["games"].rows) == 4
    assert [row["bot"] for row in tables["standings"].rows] == ["flat@100", "random"]
    assert tables["games"].timed == ("s first", "s second")
