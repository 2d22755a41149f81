import pytest

from pyengine.arena.match import result
from pyengine.arena.rating import Tally
from pyengine.arena.sweep import Axis, Sweep, axis, cells
from pyengine.bots.bot import Budget
from pyengine.core.errors import BadValue, Refusal
from pyengine.games import new_game

BATCH, ITERATIONS = Axis("batch", ("1", "8")), Axis("iterations", ("64", "640", "1280"))


def sweep_of(bot: str = "wye", axes: tuple[Axis, Axis] = (BATCH, ITERATIONS), games: int = 4) -> Sweep:
    return Sweep(new_game("y", 3), bot, axes, "random", games, Budget(playouts=70))


def test_axes_are_read() -> None:
    assert axis("batch=1,8") == BATCH
    assert axis(" batch = 1, 8 ") == BATCH


@pytest.mark.parametrize("text", ["", "sims", "sims=", "=1", "sims=1,,2", "sims=1,1"])
def test_axes_that_say_nothing_are_refused(text: str) -> None:
    with pytest.raises(BadValue, match=r"is not understood: expected different values, as sims=1,2,4"):
        axis(text)


def test_every_point_of_the_grid_is_a_bot_with_its_settings_and_budget() -> None:
    points = sweep_of("wye(noise=0.2)").points
    assert [point.values for point in points] == [(b, i) for b in ("1", "8") for i in ("64", "640", "1280")]
    assert points[4].player.text == "wye(noise=0.2,batch=8)"
    assert points[4].player.budget == Budget(playouts=640)
    other = sweep_of(axes=(BATCH, Axis("rave", ("1", "50.5")))).points
    assert [point.player.text for point in other][:2] == ["wye(batch=1,rave=1)", "wye(batch=1,rave=50.5)"]
    assert all(point.player.budget == Budget(playouts=70) for point in other)


def test_results_are_counted_for_the_bot_from_both_sides() -> None:
    sweep = sweep_of(games=5)
    fixtures = list(sweep.fixtures())
    assert [fixture.number for fixture in fixtures] == list(range(30))
    for fixture in fixtures:
        assert fixture.players[fixture.number % 5 % 2].text.startswith("wye(")
    games = list(map(result, fixtures))
    found = cells(sweep, games)
    assert [cell.point for cell in found] == list(sweep.points)
    for place, cell in enumerate(found):
        own = games[5 * place : 5 * place + 5]
        wins = sum(game.score if turn % 2 == 0 else 1 - game.score for turn, game in enumerate(own))
        assert cell.tally == Tally(int(wins), 0, 5 - int(wins))
        assert cell.seconds > 0
    assert sum(cell.tally.wins for cell in found) >= 20
    assert cells(sweep, games[:12]) == found[:2]


@pytest.mark.parametrize(
    ("axes", "message"),
    [
        ((BATCH, BATCH), "Both axes are 'batch': expected two different ones"),
        ((BATCH, Axis("speed", ("1",))), "wye has no 'speed': expected 'batch'"),
        ((BATCH, Axis("noise", ("x",))), "Setting 'noise' of wye is x: expected a number from 0.0 to 1000.0"),
        ((BATCH, Axis("iterations", ("many",))), "iterations is 'many': expected whole numbers of 1 or more"),
        ((BATCH, Axis("iterations", ("0",))), "A budget of 0 playouts: expected a whole number from 1 to"),
    ],
)
def test_grids_that_make_no_sense_are_refused(axes: tuple[Axis, Axis], message: str) -> None:
    with pytest.raises(Refusal, match=message):
        sweep_of(axes=axes)


@pytest.mark.parametrize("seat", [1, 2])
def test_the_bot_may_always_have_the_same_seat(seat: int) -> None:
    axes = (Axis("sims", ("1",)), Axis("iterations", ("400",)))
    sweep = Sweep(new_game("nim", 5), "uct", axes, "random", 6, seat=seat)
    assert [sweep.points[0].player == one.players[seat - 1] for one in sweep.fixtures()] == [True] * 6
    (cell,) = cells(sweep, list(map(result, sweep.fixtures())))
    assert cell.tally.games == 6
    assert cell.tally.wins == 6 or seat == 2
