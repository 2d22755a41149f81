import numpy as np
import pytest

from pyengine.bots.entrants import entrant
from pyengine.bots.levels import ANIMALS
from pyengine.bots.names import bot_named
from pyengine.bots.paths import FULL, MOST, OPEN, PATHS, SIGHT, net_at
from pyengine.core.protocols import Solitary
from pyengine.games import new_game
from pyengine.search.network.search import Net


def test_net_sees_more_along_its_path_and_then_thinks_more() -> None:
    places = np.linspace(0, 0.999, 33).tolist()
    sights, playouts = zip(*map(seen_and_thought, places), strict=True)
    assert sorted(zip(sights, playouts, strict=True)) == list(zip(sights, playouts, strict=True))
    assert (sights[0], playouts[0], sights[-1]) == (SIGHT, 1, 1)
    assert MOST / 2 < playouts[-1] <= MOST
    assert net_at(1.0) == FULL
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


def test_paths_are_those_of_games_for_two() -> None:
    assert not any(isinstance(new_game(name).start(), Solitary) for name in PATHS)


def seen_and_thought(place: float) -> tuple[float, int]:
    """How much the bot at that place sees, and how many positions it looks at."""
    name, _, playouts = net_at(place).partition("@")
    search = bot_named(name).search
    assert isinstance(search, Net)
    return search.sight, int(playouts)
