import pytest
from hypothesis import given

from pyengine.core.errors import BadRecord
from pyengine.records import hexworld
from pyengine.records.tree import Tree
from tests.engine.trees import trees


@pytest.mark.parametrize(
    ("text", "record", "whole"),
    [
        ("https://hexworld.org/board/#11r9c1,b4:sh4g8i8", "hex11-pie:b4.swap.h4.g8.i8", None),
        ("hexworld.org/board/#5,a1b2,c3:rb", "hex5-pie:a1.b2", "hex5-pie:a1.b2.c3.black-resigns"),
        ("#5,,a1", "hex5-pie:", "hex5-pie:a1"),
        ("http://www.hexworld.org/board#5", "hex5-pie:", None),
        ("  5nc1,C2:Sa1:rw", "hex5-pie-sides:c2.swap.a1.black-resigns", None),
        ("#5,a1:fb", "hex5-pie:a1.black-forfeits", None),
        ("#5,a1:pb2", "hex5-pie:a1.pass.b2", None),
        ("https://hexworld.org/board/#11x11c1,a1b2", "hex11-pie:a1.b2", None),
        ("https://hexworld.org/board/#11c1%2Ca1%3As%2cb2", "hex11-pie:a1.swap", "hex11-pie:a1.swap.b2"),
        ("5%2ca1", "hex5-pie:a1", None),
        ("http://www.trmph.com/hex/board#13,a1b2c13", "hex13-pie:a1.b2.c13", None),
    ],
)
def test_a_link_is_read_where_it_shows_the_game(text: str, record: str, whole: str | None) -> None:
    assert hexworld.matches(text.strip())
    tree = hexworld.read(text)
    assert tree.record.text() == record
    assert tree.nodes[tree.end()].record.text() == (whole or record)


@given(trees(notes=False))
def test_what_is_written_is_read_back(tree: Tree) -> None:
    if not hexworld.writes(tree):
        return
    link = hexworld.write(tree)
    assert hexworld.matches(link)
    found = hexworld.read(link)

    def words(tree: Tree, number: int) -> list[tuple[str, int]]:
        """Those of a node; a link does not tell a loss on time from other forfeits."""
        return [(word.replace("-times-out", "-forfeits"), player) for word, player in tree.nodes[number].record.words()]

    assert words(found, found.at) == words(tree, tree.at)
    assert words(found, found.end()) == words(tree, tree.end(tree.at))
    assert hexworld.write(found) == link


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("https://hexworld.org/board/", "line 1, column 28: expected the size of the board"),
        ("#11x13,a1", "column 4: the board has two sizes: expected a board with as many rows as columns"),
        ("#40,a1", "column 2: Size 40 is not a size of Hex: expected 2 to 25"),
        ("#5;a1", "column 3: found ';', expected ',' before the moves"),
        ("#5,a1?", r"column 6: found '\?', expected a move like 'c4' or ':s'"),
        ("#5,a1,b2,c3", "column 9: found ',', expected a move"),
        ("\n #5,a1b2z9", "line 2, column 9: 'z9' is not a move: expected a cell from a1 to e5"),
        ("#5,a1a1", "column 6: 'a1' cannot be played here: expected one of 25 legal moves"),
        ("#5,a1:rb:p", "column 9: The game is over: expected no further move"),
        ("#5,a1b2:s", "column 8: 'swap' cannot be played here"),
    ],
)
def test_a_broken_link_is_refused_by_line_and_column(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        hexworld.read(text)
