from dataclasses import replace

import pytest

from pyengine.arena.match import Fixture, Result, opening, require_series, result
from pyengine.arena.parallel.pool import in_processes
from pyengine.arena.parallel.spread import Processes
from pyengine.arena.programs.entrants import entrant
from pyengine.bots import levels
from pyengine.bots.bot import Budget
from pyengine.bots.entrants import limit
from pyengine.bots.names import BOTS, bot_named
from pyengine.bots.player import BotPlayer
from pyengine.core.errors import BadValue, Refusal
from pyengine.games import new_game
from pyengine.records.record import read
from tests.engine.boards import ended

USUAL = Budget(playouts=300)
SIZES = {"y": 5, "hex": 5, "tictactoe": 3, "nim": 21, "randomhex": 3}


def without_time(game: Result) -> Result:
    """All that is the same every time."""
    return replace(game, seconds=(0.0, 0.0))


def fixtures(game: str, count: int) -> list[Fixture]:
    board = new_game(game, SIZES[game])
    players = (entrant("flat", board, USUAL), entrant("random", board, USUAL))
    return [Fixture(number, opening(board, 1, number), players, number) for number in range(count)]


def test_an_entrant_has_a_name_settings_and_a_budget() -> None:
    game = new_game("hex", 4)
    eight, few = bot_named("wye(batch=8)"), Budget(playouts=500)
    assert entrant("wye(batch=8)@500", game, USUAL) == BotPlayer("wye(batch=8)@500", few, 1, eight)
    assert entrant(" flat ", game, USUAL) == BotPlayer("flat", USUAL, 1, BOTS["flat"])
    assert entrant("wye", game) == BotPlayer("wye", BOTS["wye"].budget, 1, BOTS["wye"])
    several = BotPlayer("wye(batch=8)*2@500", few, 2, in_processes(eight, 2))
    assert entrant("wye(batch=8)*2@500", game) == several
    level = levels.level(2, game)
    assert entrant(" level(2) ", game, USUAL) == BotPlayer(level.text, level.budget, 1, level.bot)
    assert limit("0.25s") == limit(".25s") == Budget(seconds=0.25)


@pytest.mark.parametrize(
    "text", ["", *"chess wye(x=1) wye@ wye@-3 wye@1m wye@0 wye@0s wye@5s5 wye* wye*0 flat*2 wye@1s*2".split()]
)
def test_entrants_that_do_not_exist_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="expected"):
        entrant(text, new_game("y", 4), USUAL)


def test_openings_are_seeded_and_leave_the_game_open() -> None:
    game = new_game("y", 5)
    assert opening(game, 0, 1) == "y5-pie:"
    assert opening(game, 3, 1) == opening(game, 3, 1) != opening(game, 3, 2)
    for seed in range(30):
        assert read(opening(game, 1, seed)).state.ply == 1
        assert "swap" not in opening(game, 4, seed)
        assert read(opening(new_game("tictactoe"), 99, seed)).outcome is None
        assert read(opening(new_game("randomhex", 3), 2, seed)).state.cells.count(0) == 7


@pytest.mark.parametrize("game", SIZES)
def test_games_are_played_to_the_end_and_their_records_say_how(game: str) -> None:
    for fixture in fixtures(game, 3):
        played = result(fixture)
        outcome = ended(read(played.record))
        assert played.record.startswith(fixture.opening)
        assert played.score == outcome.score(1) == played.score_of("flat") == 1 - played.score_of("random")
        assert played.players == ("flat", "random")
        assert played.seconds[0] > 0


def test_the_same_fixtures_make_the_same_games_in_any_number_of_processes() -> None:
    alone = [without_time(result(fixture)) for fixture in fixtures("hex", 6)]
    games = Processes(2)(result, fixtures("hex", 40))
    assert [without_time(next(games)) for _ in alone] == alone
    games.close()  # type: ignore[attr-defined]
    assert [game.number for game in alone] == list(range(6))
    assert len({game.record for game in alone}) == 6


def test_a_bot_in_several_processes_plays_in_one_job() -> None:
    game = new_game("y", 4)
    players = (entrant("wye*2@500", game), entrant("wye@500", game))
    fixture = Fixture(0, "y4-pie:", players, 1)
    assert without_time(result(fixture)) == without_time(result(fixture))
    with pytest.raises(BadValue, match="expected one job"):
        list(Processes(1)(result, [fixture]))


@pytest.mark.parametrize(("repeats", "stones", "seed"), [(0, 0, 0), (1, -1, 0), (1, 0, -1), (10**9, 0, 0)])
def test_series_that_make_no_sense_are_refused(repeats: int, stones: int, seed: int) -> None:
    with pytest.raises(BadValue, match="expected"):
        require_series(new_game("y", 3), repeats, stones, seed)
