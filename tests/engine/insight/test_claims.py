import pytest

from pyengine.core.protocols import connection
from pyengine.insight.claims import link_kind
from pyengine.insight.position import End, Position
from pyengine.records.record import read


@pytest.mark.parametrize(
    ("cells", "chain", "side", "word"),
    [
        ("a5 b5", "b4", 1, "bridge"),
        ("b5 c4", "b4", None, "bridge"),
        ("b4 c4 a5 b5 c5", "c3", 1, "template"),
        ("c2 b4 c4 a5 b5 c5", "c3", 1, "connection"),
        ("c2 d2 c4", "c3", None, "connection"),
    ],
)
def test_the_word_goes_by_the_cells_and_their_rows(cells: str, chain: str, side: int | None, word: str) -> None:
    here = Position.of(connection(read("hex5:").state))
    index = read("hex5:").game.geometry.index
    other = End(here.board.sides[side], side) if side is not None else End(1 << index["d5"])
    carrier = sum(1 << index[cell] for cell in cells.split())
    assert link_kind(here.board, carrier, (End(1 << index[chain]), other)) == word
