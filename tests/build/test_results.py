"""The results of the lab's experiments that the site holds."""

import json

import pytest

from pyengine.lab.experiments import EXPERIMENTS
from pyengine.page.laboratory import Laboratory
from tests.engine.lab.experiments.test_experiments import SMALL
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
    event = {"is": "game", "seconds": [0.2, 0.3], "score": 0.5}
    ran = results.timeless({"tables": [table], "happened": {"events": [event], "done": 1, "of": 1}})
    assert ran["tables"] == [{"name": "games", "columns": ["game", "score"], "timed": [], "rows": [[1, 0.5]]}]
    assert ran["happened"] == {"events": [{"is": "game", "score": 0.5}], "done": 1, "of": 1}
