from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

from pyengine.bots import Budget
from pyengine.errors import BadRecord, BadValue
from pyengine.games import new_game
from pyengine.match import Played, entrant
from pyengine.rating import Sprt, Tally
from pyengine.tournament import Plan, Results, pairs, run, table, tally

BOTS = ("flat@400", "random", "flat@9")


def plan_of(bots: tuple[str, ...] = BOTS, rounds: int = 2, seed: int = 1) -> Plan:
    """A small tournament of Y."""
    game = new_game("y", 4)
    return Plan(game, tuple(entrant(bot, game, Budget(playouts=100)) for bot in bots), rounds, 1, seed)


def records(results: Results[Plan]) -> list[str]:
    """What was played."""
    return [game.record for game in results.games]


def complete(plan: Plan, jobs: int = 1) -> Results[Plan]:
    """All games of the plan."""
    results = Results(plan)
    assert len(list(run(results, jobs))) == plan.games
    return results


def test_everybody_plays_everybody_from_both_sides_and_the_same_openings() -> None:
    plan = plan_of()
    fixtures = list(plan.fixtures())
    assert len(fixtures) == plan.games == 12
    sides = [tuple(player.text for player in fixture.players) for fixture in fixtures]
    assert sorted(sides) == sorted((one, two) for one in BOTS for two in BOTS if one != two for _ in range(2))
    assert len({fixture.opening for fixture in fixtures[:6]}) == 1
    assert fixtures[0].opening != fixtures[6].opening
    assert len({fixture.seed for fixture in fixtures}) == 12
    assert list(plan_of(rounds=3).fixtures())[:12] == fixtures
    assert not {f.seed for f in plan_of(seed=2).fixtures()} & {f.seed for f in fixtures}


def test_the_table_ranks_by_strength() -> None:
    plan = plan_of(rounds=6)
    results = complete(plan)
    standings = table(plan, results.games)
    assert [one.name for one in standings] == ["flat@400", "flat@9", "random"]
    assert sum(one.elo for one in standings) == pytest.approx(0)
    assert all(one.tally.games == 24 and one.error > 0 for one in standings)
    assert standings[0].seconds > standings[2].seconds
    duel = tally(results.games, "random", "flat@400")
    assert duel.games == 12
    assert duel == Tally(duel.wins, 0, 12 - duel.wins)
    assert tally(results.games, "flat@400", "random") == Tally(duel.losses, 0, duel.wins)


def test_pairs_count_only_when_both_games_are_played() -> None:
    def played(number: int, players: tuple[str, str], score: float) -> Played:
        return Played(number, players, "", score, (0.0, 0.0))

    games = [played(0, ("a", "b"), 1), played(1, ("b", "a"), 0), played(2, ("a", "b"), 0.5), played(3, ("b", "a"), 1)]
    assert pairs(games, "a", "b") == [1, 0.25]
    assert pairs(games, "b", "a") == [0, 0.75]
    assert pairs(games[:3], "a", "b") == [1]


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, plan = tmp_path / "results.jsonl", plan_of()
    started = run(Results(plan, path))
    assert len(list(islice(started, 5))) == 5
    with path.open("a") as file:
        file.write('{"number": 5, "pla')  # the machine stopped in the middle of a line
    results = Results(plan, path)
    assert len(results.games) == 5
    assert [game.number for game in run(results)] == list(range(5, 12))
    assert records(Results(plan, path)) == records(results) == records(complete(plan))
    further = Results(plan_of(rounds=3), path)
    assert [game.number for game in run(further)] == list(range(12, 18))
    assert list(run(Results(plan_of(rounds=3), path))) == []


def test_results_of_another_plan_are_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    list(islice(run(Results(plan_of(), path)), 1))
    before = path.read_text()
    for other in (plan_of(seed=2), plan_of(BOTS[:2])):
        with pytest.raises(BadRecord, match="holds other results: expected those of the same command"):
            Results(other, path)
    assert path.read_text() == before


@pytest.mark.parametrize("line", ["{}", "nonsense", "[]", '{"number": 7}', "null"])
def test_a_file_that_holds_no_results_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(f"{plan_of().text()}\n{line}\n")
    with pytest.raises(BadRecord, match=r"Line 2 of .*results.jsonl is no result: expected a game as JSON"):
        Results(plan_of(), path)


def test_a_missing_game_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    list(islice(run(Results(plan_of(), path)), 3))
    lines = path.read_text().splitlines()
    assert json.loads(lines[1])["number"] == 0
    path.write_text("\n".join([lines[0], *lines[2:]]) + "\n")
    with pytest.raises(BadRecord, match="is game 1: expected game 0"):
        Results(plan_of(), path)


def test_the_sequential_test_stops_at_the_same_game_in_any_number_of_processes() -> None:
    plan, test = plan_of(("flat@400", "random"), rounds=100), Sprt(0, 100)
    alone, together = Results(plan), Results(plan)
    for results, jobs in ((alone, 1), (together, 2)):
        assert len(list(run(results, jobs, test))) == len(results.games) < plan.games
    assert records(alone) == records(together)
    found = pairs(alone.games, *plan.names)
    assert test.accepted(found) == "H1"
    assert test.accepted(found[:-1]) is None
    assert list(run(alone, 1, test)) == []


def test_plans_that_make_no_sense_are_refused() -> None:
    with pytest.raises(BadValue, match="'flat' is named twice: expected entrants that differ"):
        plan_of(("flat", "random", "flat"))
    with pytest.raises(BadValue, match="1 entrant: expected 2 at least"):
        plan_of(("flat",))
    with pytest.raises(BadValue, match="Games: 0, expected 1 to"):
        plan_of(rounds=0)
