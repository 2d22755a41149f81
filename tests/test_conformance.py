import pytest

from pyengine.games import GAMES, new_game
from tests.conformance import check_game


@pytest.mark.parametrize("on", [False, True])
@pytest.mark.parametrize(
    ("name", "size"),
    [(name, n) for name, g in GAMES.items() for n in sorted({*g.sizes, g.sizes[0] + 1}) if n <= g.sizes[1]],
)
def test_every_game_keeps_the_contract(name: str, size: int, on: bool) -> None:
    options = {option.name: on for option in GAMES[name].options if option.is_switch}
    check_game(new_game(name, size, options), seed=size)
