import pytest

from pyengine.core.errors import BadValue
from pyengine.core.game import Chancy
from pyengine.core.protocols import Connecting, Connection, Solitary, Solvable, WithLines, connection
from pyengine.games import new_game

OFFERED: dict[type, set[str]] = {
    Chancy: {"randomy", "randomhex", "rooms"},
    Connecting: {"y", "bent", "hex", "randomy", "randomhex"},
    Connection: {"y", "bent", "hex"},
    WithLines: {"tictactoe"},
    Solitary: {"rooms"},
    Solvable: {"tictactoe", "nim"},
}
KNOWN = set().union(*OFFERED.values())


@pytest.mark.parametrize("protocol", OFFERED, ids=lambda one: one.__name__)
def test_each_game_offers_what_it_has(protocol: type) -> None:
    assert {name for name in KNOWN if isinstance(new_game(name).start(), protocol)} == OFFERED[protocol]


def test_who_needs_a_connection_game_refuses_others() -> None:
    assert connection(new_game("hex").start()).goals == (0b0011, 0b1100)
    with pytest.raises(BadValue, match="Random-turn Hex is not decided by Y: expected Y or Hex") as refused:
        connection(new_game("randomhex").start())
    assert refused.value.field == "game"
