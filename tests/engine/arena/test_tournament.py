import pytest

from pyengine.arena.match import Result
from pyengine.arena.parallel.spread import Spread, in_turn
from pyengine.arena.rating import Tally
from pyengine.arena.results import Results
from pyengine.arena.tournament import Plan, pairs, table, tally
from pyengine.bots.bot import Budget
from pyengine.bots.entrants import entrant
from pyengine.core.errors import BadValue
from pyengine.games import new_game

BOTS = ("flat@400", "random", "flat@9")


def plan_of(bots: tuple[str, ...] = BOTS, rounds: int = 2, seed: int = 1) -> Plan:
    game = new_game("y", 4)
    return Plan(game, tuple(entrant(bot, game, Budget(playouts=100)) for bot in bots), rounds, 1, seed)


def records(results: Results[Plan]) -> list[str]:
    return [game.record for game in results.games]


def complete(plan: Plan, spread: Spread = in_turn) -> Results[Plan]:
    results = Results(plan)
    assert len(list(results.play(spread))) == plan.games
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
    strongest = [game.seconds[game.players.index("flat@400")] for game in results.games if "flat@400" in game.players]
    assert min(strongest) > 0
    assert standings[0].seconds == pytest.approx(sum(strongest) / 24)
    duel = tally(results.games, "random", "flat@400")
    assert duel.games == 12
    assert duel == Tally(duel.wins, 0, 12 - duel.wins)
    assert tally(results.games, "flat@400", "random") == Tally(duel.losses, 0, duel.wins)


def test_pairs_count_only_when_both_games_are_played() -> None:
    def played(number: int, players: tuple[str, str], score: float) -> Result:
        return Result(number, players, "", score, (0.0, 0.0))

    games = [played(0, ("a", "b"), 1), played(1, ("b", "a"), 0), played(2, ("a", "b"), 0.5), played(3, ("b", "a"), 1)]
    assert pairs(games, "a", "b") == [1, 0.25]
    assert pairs(games, "b", "a") == [0, 0.75]
    assert pairs(games[:3], "a", "b") == [1]


def test_plans_that_make_no_sense_are_refused() -> None:
    with pytest.raises(BadValue, match="'flat' is named twice: expected entrants that differ"):
        plan_of(("flat", "random", "flat"))
    with pytest.raises(BadValue, match="1 entrant: expected 2 at least"):
        plan_of(("flat",))
    with pytest.raises(BadValue, match="Games: 0, expected 1 to"):
        plan_of(rounds=0)
