import pytest

from pyengine.core.errors import BadRecord
from pyengine.games import new_game
from pyengine.records import movelist
from pyengine.records.record import read
from pyengine.records.tree import Tree


def test_the_whole_line_is_written_wherever_it_is_shown() -> None:
    tree = Tree.along(read("y5:c3.b2"))
    tree.at = 0
    assert movelist.write(tree) == "1.c3 2.b2"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "1.c3 2.z9",
            "Moves, line 1, column 8: 'z9' is not a move: expected a cell from a1 to e5, or swap|'z9' is not",
        ),
        ("1.c3\n2.c3", "line 2, column 3: 'c3' cannot be played here"),
        ("c3 (b2", r"line 1, column 4: found '\(', expected a move"),
        ("c3 =", "line 1, column 4: '=' is not a move"),
        ("{c3}", "line 1, column 1: found no move, expected one at least"),
        ("c3 black-resigns a1", "column 18: The game is over: expected no further move"),
    ],
)
def test_a_broken_list_is_refused_by_line_and_column(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        movelist.read(text, new_game("y", 5))
