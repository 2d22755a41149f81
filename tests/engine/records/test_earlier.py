"""Records and links that an earlier version has written are read as it read them."""

import json
from pathlib import Path
from typing import Any

import pytest

from pyengine.games import new_game
from pyengine.records import formats

EARLIER = json.loads((Path(__file__).parents[2] / "golden/earlier.json").read_text("utf-8"))


@pytest.mark.parametrize("record", EARLIER["texts"], ids=lambda record: record["text"][:40])
def test_a_record_of_an_earlier_version_has_the_same_games_and_moves(record: dict[str, Any]) -> None:
    trees = formats.read(record["text"], new_game("y", 11))
    forms = {name: text for name, _, _, text in formats.write(trees[0])}
    assert (len(trees), forms["moves"]) == (record["games"], record["moves"])
