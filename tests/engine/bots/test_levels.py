import json
from itertools import pairwise
from pathlib import Path

import pytest

from pyengine.arena.calibration import BAND
from pyengine.bots import levels
from pyengine.bots.levels import Ladder, Level
from pyengine.bots.paths import FULL, PATHS
from pyengine.core.errors import BadValue, UnknownBot
from pyengine.games import new_game

COUNT = PATHS["y"].count


def ladder_of(size: int, weakest: float) -> Ladder:
    """A ladder of Y that says it was measured, with equal steps from a place to the end of the path."""
    places = [weakest + (1 - weakest) * step / (COUNT - 1) for step in range(COUNT)]
    rungs = tuple(
        Level(number, round(place, 3), PATHS["y"].text(round(place, 3)), 100 * number - 100, 20, 65, 100)
        for number, place in enumerate(places, 1)
    )
    return Ladder("y", size, "2026-01-01", "wye levels", rungs, (size,))


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Ladder, Ladder]:
    known = ladder_of(9, 0.02), ladder_of(11, 0.22)
    monkeypatch.setattr(levels, "FILE", tmp_path / "levels.json")
    levels.FILE.write_text(levels.text_of(known[::-1]), "utf-8")
    return known


@pytest.mark.parametrize("one", levels.ladders(), ids=lambda one: f"{one.game}{one.size}")
def test_the_shipped_ladders_rise(one: Ladder) -> None:
    new_game(one.game, one.size)
    path = PATHS[one.game]
    assert len(one.levels) == path.count
    assert (one.levels[0].elo, one.levels[-1].place) == (0, 1)
    for low, high in zip(one.levels, one.levels[1:], strict=False):
        assert 0 <= low.place < high.place
        assert (low.budget.playouts or 0) <= (high.budget.playouts or 0)
        assert (low.elo or 0) <= (high.elo or 0)


@pytest.mark.parametrize("one", levels.ladders(), ids=lambda one: f"{one.game}{one.size}")
def test_a_level_wins_more_than_half_and_at_most_75_percent_against_the_one_below(one: Ladder) -> None:
    for below, level in pairwise(one.levels):
        assert level.won is not None
        assert level.games is not None
        assert level.won / level.games > 0.5, level
        # A level that sees the whole board also finds what links prove: a step that no place divides.
        most = 0.85 if "sight" in below.text and "sight" not in level.text else BAND[1]
        assert level.text == FULL or level.won / level.games <= most, level


def test_what_is_written_is_read(two: tuple[Ladder, Ladder]) -> None:
    assert levels.ladders() == two
    assert levels.ladder("y", 9) == two[0]
    assert two[0].is_measured


def test_between_two_sizes_levels_lie_between_their_places(two: tuple[Ladder, Ladder]) -> None:
    between = levels.ladder("y", 10)
    assert between is not None
    assert (between.sizes, between.is_measured) == ((9, 11), False)
    for one, low, high in zip(between.levels, two[0].levels, two[1].levels, strict=True):
        assert one.place == pytest.approx((low.place + high.place) / 2, abs=0.001)
        assert one.text == PATHS["y"].text(one.place)
        assert one.elo is one.error is one.won is one.games is None


@pytest.mark.parametrize(("size", "nearest"), [(3, 9), (19, 11)])
def test_beyond_the_measured_sizes_the_nearest_one_serves(two: tuple[Ladder, Ladder], size: int, nearest: int) -> None:
    beyond = levels.ladder("y", size)
    assert beyond is not None
    assert (beyond.sizes, beyond.is_measured) == ((nearest,), False)
    same = next(one for one in two if one.size == nearest)
    assert [one.text for one in beyond.levels] == [one.text for one in same.levels]
    assert beyond.levels[0].elo is None


def test_a_level_is_a_bot_with_its_settings_and_budget(two: tuple[Ladder, Ladder]) -> None:
    game = new_game("y", 9)
    found = levels.parse_level(" level(2) ", game)
    assert found == two[0].levels[1]
    assert found.text == PATHS["y"].text(found.place) == "net(sight=0.156)@1"
    assert found.budget.playouts == 1
    assert found.bot.name == "net"
    assert levels.level(COUNT, game).text == FULL
    assert levels.parse_level(levels.name(3), game) == two[0].levels[2]
    assert levels.parse_level("wye", game) is None


def test_levels_are_called_by_animals_that_differ() -> None:
    titles = [levels.title(number) for number in range(1, COUNT + 1)]
    assert (titles[0], titles[3], titles[-1]) == ("Ant 1", "Sparrow 4", "Dragon 14")
    assert len({title.split()[0] for title in titles}) == COUNT


def test_levels_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadValue, match=f"Level 15: expected 1 to {COUNT}"):
        levels.parse_level("level(15)", new_game("y", 9))
    with pytest.raises(BadValue, match="Level 9: expected 1 to 8"):
        levels.level(9, new_game("nim"))
    with pytest.raises(BadValue, match="Rooms has no levels: expected a bot by its name"):
        levels.level(1, new_game("rooms"))


def test_a_ladder_with_a_rung_missing_is_refused(two: tuple[Ladder, Ladder]) -> None:
    found = json.loads(levels.FILE.read_text("utf-8"))
    assert len(found) == len(two)
    del found[0]["levels"][3]
    levels.FILE.write_text(json.dumps(found), "utf-8")
    with pytest.raises(BadValue, match=f"The levels of y 9: expected 1 to {COUNT} in turn"):
        levels.ladders()


def test_a_level_of_no_bot_is_refused() -> None:
    with pytest.raises(BadValue, match="Setting 'sight' of net is 2"):
        Level(1, 0.0, "net(sight=2)@1")
    with pytest.raises(BadValue, match="A budget of 0 playouts"):
        Level(1, 0.0, "wye@0")
    with pytest.raises(UnknownBot, match="Unknown bot 'why'"):
        Level(1, 0.0, "why@64")


def test_every_game_with_a_path_has_been_measured() -> None:
    assert {one.game for one in levels.ladders()} == set(PATHS)
    assert levels.ladder("rooms", 4) is None
