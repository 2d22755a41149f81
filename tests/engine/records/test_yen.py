import json
from typing import Any

import pytest
from hypothesis import given

from pyengine.core.errors import BadRecord
from pyengine.core.game import opponent
from pyengine.records import yen
from pyengine.records.record import read
from pyengine.records.tree import Tree
from tests.engine.trees import trees

START: dict[str, Any] = {"size": 3, "turn": 0, "players": ["B", "R"], "layout": "./../..."}


def test_a_position_as_it_is_written() -> None:
    tree = Tree.along(read("y3-pie:a1.b3.a3"))
    assert json.loads(yen.write(tree)) == {**START, "turn": 1, "layout": "B/../BR."}
    assert yen.read(yen.write(tree)).nodes[-1].record.text() == "y3-pie:a1.b3.a3"


@pytest.mark.parametrize(
    ("turn", "layout", "record"),
    [
        (0, "./../...", "y3-pie:"),
        (0, "B/B./...", "y3-pie:a1.pass.a2.pass"),
        (1, "R/R./R..", "y3-pie:pass.a1.pass.a2.pass.a3"),
        (0, "R/../...", "y3-pie:a1.swap"),
        (1, "R/../..B", "y3-pie:a1.swap.c3"),
        (1, "B/../...", "y3-pie:a1"),
        (1, "B/RB/R.B", "y3-pie:a1.a2.b2.a3.c3"),
        (0, "B/RR/RB.", "y3-pie:a2.swap.a1.b2.b3.a3"),
    ],
)
def test_a_position_gets_a_history(turn: int, layout: str, record: str) -> None:
    tree = yen.read(json.dumps({**START, "turn": turn, "layout": layout}))
    assert tree.record.text() == record


@given(trees(notes=False))
def test_what_is_written_is_read_back(tree: Tree) -> None:
    if not yen.writes(tree):
        return
    before, found = tree.record.state, yen.read(yen.write(tree))
    after = found.record.state
    assert after.cells == before.cells
    assert after.to_move == before.to_move
    assert after.to_move or opponent(before.cells[before.winning_cells()[0]]) == 1 + json.loads(yen.write(tree))["turn"]
    assert yen.write(found) == yen.write(tree)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"size": None}, "YEN, line 1, column 2: size is null: expected an integer"),
        ({"size": 99}, "YEN, line 1, column [0-9]+: Size 99 is not a size of Y: expected 3 to 25"),
        ({"players": ["B", "B"]}, r'players is \["B", "B"\]: expected two different letters'),
        ({"players": "BR"}, "expected two different letters"),
        ({"turn": 2}, "turn is 2: expected 0 or 1"),
        ({"layout": 1}, "layout is 1: expected text"),
        ({"layout": "./.."}, "the layout has 2 rows: expected 3, separated by '/'"),
        ({"layout": "./.../..."}, "row 2 of the layout has 3 cells: expected 2"),
        ({"layout": "./.x/..."}, r"the layout has 'x' at b2: expected 'B', 'R' or '\.'"),
        ({"layout": "B/BB/BBB"}, "the game was over before the last stone: expected a position that can occur in a"),
    ],
)
def test_a_broken_position_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        yen.read(json.dumps({**START, **change}))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"size": 3,\n"turn": }', "YEN, line 2, column 9: this is not JSON: expected objects or lists"),
        ("[]", "this is not an object: expected one with size"),
        ('{"size": 3, "turn": 0, "players": "BR"}', "YEN, line 1, column 1: layout is missing: expected size, tu"),
        (f'{{"a":{"[" * 200_000}', "nested too deeply or a number is too long"),
    ],
    ids=["syntax", "list", "missing", "nested"],
)
def test_what_is_no_json_is_refused_by_line_and_column(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        yen.read(text)
