import pytest

from pyengine.games import GAMES, new_game
from tests.conformance import check_game


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("on", [False, True])
@pytest.mark.parametrize(
    ("name", "size"), [(name, n) for name, g in GAMES.items() for n in range(g.sizes[0], g.sizes[1] + 1)]
)
def test_every_game_at_every_size_keeps_the_contract(name: str, size: int, on: bool, seed: int) -> None:
    options = {option.name: on for option in GAMES[name].options if option.is_switch}
    check_game(new_game(name, size, options), seed)
