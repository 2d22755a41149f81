import pytest
from hypothesis import given

from pyengine.core.errors import BadRecord
from pyengine.games import new_game
from pyengine.records import formats
from pyengine.records.record import read
from pyengine.records.tree import Tree
from tests.engine.trees import trees

GAME = new_game("y", 5)


@pytest.mark.parametrize(
    ("text", "record"),
    [
        ("\ufeff (;GM[Y]SZ[4];B[a1])", "y4-pie:a1"),
        ("https://hexworld.org/board/#4c1,a1:s\n", "hex4-pie:a1.swap"),
        ('{"size":3,"turn":1,"players":["B","R"],"layout":"B/../..."}', "y3-pie:a1"),
        ("y4:a1.b2", "y4:a1.b2"),
        ("https://example.org/wye/#nim9-take4:2.3", "nim9-take4:2.3"),
        ("1.c3 2.swap", "y5-pie:c3.swap"),
    ],
)
def test_a_text_is_recognised(text: str, record: str) -> None:
    (tree,) = formats.read(text, GAME)
    assert tree.nodes[tree.at].record.text() == record


@given(trees(notes=False))
def test_every_form_that_is_written_is_recognised(tree: Tree) -> None:
    for name, _, _, text in formats.write(tree):
        if text:
            form = next((form for form in formats.FORMS if form.recognised(text)), None)
            assert (form.name if form else "moves") == name


def test_a_game_has_the_forms_that_can_tell_it() -> None:
    names = {
        game: [form[0] for form in formats.write(Tree.along(read(game)))] for game in ("y5:", "hex5:", "nim9-take3:")
    }
    assert names == {"y5:": ["sgf", "yen", "moves"], "hex5:": ["sgf", "hexworld", "moves"], "nim9-take3:": ["moves"]}


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="The text is empty: expected a game"):
        formats.read(" \n", GAME)
    with pytest.raises(BadRecord, match="expected 200000 at most"):
        formats.read("a" * 200_001, GAME)
