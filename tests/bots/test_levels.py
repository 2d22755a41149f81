from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.bots import levels
from pyengine.bots.levels import COUNT, Ladder, Level
from pyengine.errors import BadValue
from pyengine.games import GAMES, new_game
from pyengine.search.info import settings


def ladder_of(size: int, weakest: int, blur: float) -> Ladder:
    """A ladder of Y that says it was measured."""
    rungs = tuple(
        Level(number, weakest << number, round(blur * (COUNT - number), 4), 100 * number - 100, 20, 65, 100)
        for number in range(1, COUNT + 1)
    )
    return Ladder("y", size, "2026-01-01", "wye levels", rungs, (size,))


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Ladder, Ladder]:
    """Ladders of Y 9 and 11, in the place of the shipped ones."""
    known = ladder_of(9, 64, 0.02), ladder_of(11, 256, 0.04)
    monkeypatch.setattr(levels, "FILE", tmp_path / "levels.json")
    levels.FILE.write_text(levels.text_of(known[::-1]), "utf-8")
    return known


def test_the_shipped_ladders_rise() -> None:
    found = levels.ladders()
    assert ("y", 9) in [(one.game, one.size) for one in found]
    for one in found:
        new_game(one.game, one.size)
        for low, high in zip(one.levels, one.levels[1:], strict=False):
            assert low.playouts <= high.playouts
            assert low.blur >= high.blur
            assert low.elo is not None
            assert high.elo is not None
            assert low.elo < high.elo
        assert one.levels[-1].blur == 0
        assert one.levels[0].elo == 0


def test_what_is_written_is_read(two: tuple[Ladder, Ladder]) -> None:
    assert levels.ladders() == two
    assert levels.ladder("y", 9) == two[0]
    assert two[0].measured


def test_between_two_sizes_playouts_grow_evenly_in_their_logarithm(two: tuple[Ladder, Ladder]) -> None:
    between = levels.ladder("y", 10)
    assert between is not None
    assert (between.sizes, between.measured) == ((9, 11), False)
    for one, low, high in zip(between.levels, two[0].levels, two[1].levels, strict=True):
        assert one.playouts == 2 * low.playouts == high.playouts / 2
        assert one.blur == pytest.approx((low.blur + high.blur) / 2)
        assert one.elo is one.error is one.won is one.games is None


@pytest.mark.parametrize(("size", "nearest"), [(3, 9), (19, 11)])
def test_beyond_the_measured_sizes_the_nearest_one_serves(two: tuple[Ladder, Ladder], size: int, nearest: int) -> None:
    beyond = levels.ladder("y", size)
    assert beyond is not None
    assert (beyond.sizes, beyond.measured) == ((nearest,), False)
    same = next(one for one in two if one.size == nearest)
    assert [one.text for one in beyond.levels] == [one.text for one in same.levels]
    assert beyond.levels[0].elo is None


def test_a_level_is_a_bot_with_its_settings_and_budget(two: tuple[Ladder, Ladder]) -> None:
    game = new_game("y", 9)
    found = levels.named(" level(2) ", game)
    assert found == two[0].levels[1]
    assert found.text == "wye(blur=0.16)@256"
    assert found.budget.playouts == 256
    assert {one.name: one.default for one in settings(found.bot.search)}["blur"] == 0.16
    assert levels.level(COUNT, game).text == "wye@65536"
    assert levels.named(levels.name(3), game) == two[0].levels[2]
    assert levels.named("wye", game) is None


def test_levels_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadValue, match=f"Level 11: expected 1 to {COUNT}"):
        levels.named("level(11)", new_game("y", 9))
    with pytest.raises(BadValue, match="Nim has no levels: expected a bot by its name"):
        levels.level(1, new_game("nim"))


def test_a_ladder_with_a_rung_missing_is_refused(two: tuple[Ladder, Ladder]) -> None:
    found = json.loads(levels.FILE.read_text("utf-8"))
    assert len(found) == len(two)
    del found[0]["levels"][3]
    levels.FILE.write_text(json.dumps(found), "utf-8")
    with pytest.raises(BadValue, match="The levels of y 9: expected 1 to 10 in turn"):
        levels.ladders()


def test_a_level_of_no_bot_is_refused() -> None:
    with pytest.raises(BadValue, match="Setting 'blur' of wye is 101"):
        Level(1, 64, 101.0)
    with pytest.raises(BadValue, match="A budget of 0 playouts"):
        Level(1, 0, 0.1)


def test_only_games_that_have_been_measured_have_levels() -> None:
    measured = {one.game for one in levels.ladders()}
    for name, game in GAMES.items():
        assert (levels.ladder(name, game.sizes[2]) is not None) == (name in measured)
