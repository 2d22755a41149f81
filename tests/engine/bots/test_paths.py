import numpy as np
import pytest

from pyengine.bots.entrants import entrant
from pyengine.bots.levels import ANIMALS, ladder
from pyengine.bots.names import bot_named
from pyengine.bots.paths import FULL, LENT, MOST, OPEN, PATHS, SIGHT, opened, path_of
from pyengine.core.protocols import Solitary
from pyengine.games import GAMES, new_game
from pyengine.search.network.search import Net


def test_net_sees_more_along_its_path_and_then_thinks_more() -> None:
    places = np.linspace(0, 0.999, 33).tolist()
    sights, playouts = zip(*map(seen_and_thought, places), strict=True)
    assert sorted(zip(sights, playouts, strict=True)) == list(zip(sights, playouts, strict=True))
    assert (sights[0], playouts[0], sights[-1]) == (SIGHT, 1, 1)
    assert MOST / 2 < playouts[-1] <= MOST
    assert opened(1.0) == FULL
    for place, sight, count in zip(places, sights, playouts, strict=True):
        assert (sight < 1) == (place < OPEN)
        assert count == 1 or place > OPEN


@pytest.mark.parametrize("name", PATHS)
def test_a_path_leads_through_bots_that_play_the_game_to_the_strongest(name: str) -> None:
    path, game = PATHS[name], new_game(name)
    texts = [path.text(place) for place in np.linspace(0, 1, path.count).tolist()]
    budgets = [entrant(text, game).budget.playouts or 0 for text in texts]
    assert budgets == sorted(budgets)
    assert len(set(texts)) == len(texts)
    assert 1 <= path.usual <= path.count <= len(ANIMALS)


def test_every_game_for_two_has_a_path() -> None:
    for_two = {name for name in GAMES if not isinstance(new_game(name).start(), Solitary)}
    assert set(PATHS) | set(LENT) == for_two == {name for name in GAMES if path_of(name) is not None}


@pytest.mark.parametrize("name", LENT)
def test_lent_levels_come_from_boards_with_about_as_many_cells(name: str) -> None:
    kin, sizes = LENT[name]
    assert list(sizes) == list(GAMES[name].all_sizes())
    for size, other in sizes.items():
        cells, lent = (len(new_game(*board).geometry.names) for board in ((name, size), (kin, other)))
        assert cells / lent == pytest.approx(1, abs=0.05)
        found, of_kin = ladder(name, size), ladder(kin, other)
        assert found is not None
        assert of_kin is not None
        assert not found.measured
        assert [one.text for one in found.levels] == [one.text for one in of_kin.levels]
        assert {one.elo for one in found.levels} == {None}


def seen_and_thought(place: float) -> tuple[float, int]:
    """How much the bot at that place sees, and how many positions it looks at."""
    name, _, playouts = opened(place).partition("@")
    search = bot_named(name).search
    assert isinstance(search, Net)
    return search.sight, int(playouts)
