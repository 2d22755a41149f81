from __future__ import annotations

import numpy as np
import pytest

from pyengine.bots.entrants import entrant
from pyengine.bots.levels import ANIMALS, ladder
from pyengine.bots.names import bot_named
from pyengine.bots.paths import BLUR, FULL, LENT, MIDDLE, MOST, PATHS, handicapped, path_of
from pyengine.core.parameters import parameters
from pyengine.core.protocols import Solitary
from pyengine.games import GAMES, new_game


def test_wye_thinks_more_and_errs_less_along_its_path() -> None:
    texts = [handicapped(place) for place in np.linspace(-0.7, 0.999, 33).tolist()]
    playouts = [int(text.partition("@")[2]) for text in texts]
    blurs = [blur(text) for text in texts]
    assert (playouts, blurs) == (sorted(playouts), sorted(blurs, reverse=True))
    assert handicapped(0.0) == f"wye(blur={BLUR:g})@{MIDDLE}"
    assert playouts[-1] < MOST
    assert handicapped(1.0) == FULL


@pytest.mark.parametrize("name", PATHS)
def test_a_path_leads_through_bots_that_play_the_game_to_the_strongest(name: str) -> None:
    path, game = PATHS[name], new_game(name)
    texts = [path.text(place) for place in np.linspace(path.start, 1, path.count).tolist()]
    budgets = [entrant(text, game).budget.playouts or 0 for text in texts if text != FULL]
    assert budgets == sorted(set(budgets))
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


def blur(text: str) -> float:
    found = parameters(bot_named(text.partition("@")[0]).search)["blur"].default
    assert isinstance(found, float)
    return found
