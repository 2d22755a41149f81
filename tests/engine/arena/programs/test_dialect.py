import pytest

from pyengine.arena.programs.dialect import CELLS, Dialect, parse_command
from pyengine.core.errors import BadValue, IllegalMove
from pyengine.games.connection import ConnectionGame
from pyengine.games.hex import Hex
from pyengine.games.y import Y


@pytest.mark.parametrize("cells", CELLS)
@pytest.mark.parametrize("game", [Hex(11), Hex(19), Y(9)])
def test_every_cell_has_a_name_of_its_own(cells: str, game: ConnectionGame) -> None:
    dialect = Dialect(cells)
    for cell in range(len(game.geometry.names)):
        (word,) = dialect.moves(game, cell)
        assert dialect.move(game, word.upper()) == cell


@pytest.mark.parametrize(("cells", "name"), [("usual", "i2"), ("go", "j2"), ("upward", "i10"), ("transposed", "b9")])
def test_names_of_cells(cells: str, name: str) -> None:
    game = Hex(11)
    assert Dialect(cells).name(game, game.move_named("i2")) == name


def test_words_for_a_swap() -> None:
    game, sides = Hex(5), Hex(5, {"sides": True})
    assert Dialect().moves(game, game.swap) == ("swap-pieces", "swap")
    for word in ("SWAP", "swap-pieces", "swap_pieces", "Pie"):
        assert Dialect().move(game, word) == game.swap
    assert Dialect().moves(sides, sides.swap) == ("swap-sides", "swap")
    for other, word in ((game, "swap-sides"), (sides, "swap-pieces"), (game, "f1"), (game, "")):
        with pytest.raises(IllegalMove):
            Dialect().move(other, word)


def test_settings_stand_before_the_command() -> None:
    assert parse_command("./a --x=1, b") == (Dialect(), "./a --x=1, b")
    assert parse_command("cells=go, colours=red/blue, ./a") == (Dialect("go", ("red", "blue")), "./a")
    for wrong, told in (("cells=odd,a", "usual, go, upward, transposed"), ("colours=red,a", "expected two, as")):
        with pytest.raises(BadValue, match=told):
            parse_command(wrong)
