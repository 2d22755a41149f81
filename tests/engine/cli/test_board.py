import pytest

from pyengine.cli.board import SIGNS, paint, picture
from pyengine.core.game import Game
from pyengine.games import GAMES
from pyengine.records.record import read

HEX = """\
  a b c
 1 X . .
  2 . O .
   3 . . ."""
Y = """\
   1 .
  2 X .
 3 . O .
  a b c"""
TICTACTOE = """\
   a b c
 1 X . .
 2 . O .
 3 . . ."""
NIM = """\
  X O O O .
  . . . ."""


@pytest.mark.parametrize(
    ("record", "expected"),
    [("hex3:a1.b2", HEX), ("y3:a2.b3", Y), ("tictactoe3:a1.b2", TICTACTOE), ("nim9-take3:1.4", NIM)],
)
def test_boards_are_drawn_as_they_lie(record: str, expected: str) -> None:
    assert picture(read(record).state) == expected


@pytest.mark.parametrize("kind", GAMES.values())
def test_every_cell_of_every_board_is_drawn_once(kind: type[Game]) -> None:
    for size in kind.all_sizes():
        game = kind(size)
        drawn = picture(game.start())
        signs = sum(drawn.count(sign) for sign in SIGNS)
        assert signs == len(game.geometry.names)
        assert {str(label.text) for label in game.geometry.labels} <= set(drawn.split())


def test_the_painted_board_says_the_same_and_marks_what_matters() -> None:
    state = read("y3:a1.b2.a2.b3.a3").state
    text = paint(state)
    assert [line.rstrip() for line in text.plain.splitlines()] == picture(state).splitlines()
    marked = [text.plain[span.start] for span in text.spans if "reverse" in str(span.style)]
    assert marked == ["X", "X", "X"]
    assert sum("underline" in str(span.style) for span in text.spans) == 1
