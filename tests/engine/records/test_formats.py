import pytest
from hypothesis import given

from pyengine.core.errors import BadRecord
from pyengine.games import new_game
from pyengine.records import formats
from pyengine.records.record import read
from pyengine.records.tree import Tree
from tests.engine.trees import trees

GAME = new_game("y", 5)


@given(trees(notes=False))
def test_every_form_that_is_written_is_recognised(tree: Tree) -> None:
    for name, _, _, text in formats.write(tree):
        if text:
            form = next((form for form in formats.FORMS if form.matches(text)), None)
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
