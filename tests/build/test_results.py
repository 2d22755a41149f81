"""The results of the lab's experiments that the site holds."""

import json

import pytest

from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.laboratory import Laboratory
from pyengine.lab.log import Log
from tests.lab.experiments.test_experiments import SMALL
from tests.page.client import run
from web.build.inside import results


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_a_published_result_is_the_same_whenever_it_is_made(name: str) -> None:
    """So it holds no times: those of two runs differ."""

    def made() -> str:
        messages: list[str] = []
        return json.dumps(run(results.run(Laboratory(messages.append), f"{name}?{SMALL[name]}", messages)))

    assert made() == made()


def test_a_published_table_has_all_columns_but_those_of_times() -> None:
    table = {"name": "games", "columns": ["game", "s first", "score"], "timed": ["s first"], "rows": [[1, 0.2, 0.5]]}
    stored = {"name": "games", "columns": ["game", "score"], "timed": [], "rows": [[1, 0.5]]}
    assert results.without(table, ["s first"]) == stored


def test_a_published_part_has_no_seconds() -> None:
    part = Log([{"is": "game", "seconds": [0.2, 0.3], "score": 0.5}]).write()
    assert list(Log.read(results.timeless(part))) == [{"is": "game", "score": 0.5}]
