"""One schema for the engine, the page and these tests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest

from pyengine.page import schema
from pyengine.page.schema import REQUESTS, RESULTS
from tests.conftest import Golden
from tests.page import jsdoc


def test_the_types_of_the_page_are_those_of_the_schema(golden: Golden) -> None:
    golden.check_text(jsdoc.PATH, jsdoc.module())


@pytest.mark.parametrize(
    ("shape", "written"),
    [
        (str, "string"),
        (int | float | bool, "number | boolean"),
        (str | None, "string | null"),
        (None | int, "number | null"),
        (schema.Budget | None, "Budget | null"),
        (list[schema.Point], "Point[]"),
        (list[str | None], "(string | null)[]"),
        (list[dict[str, int]], "Record<string, number>[]"),
        (dict[str, list[schema.Last]], "Record<string, Last[]>"),
        (tuple[float, str], "[number, string]"),
        (Literal["a", 1], '"a" | 1'),
        (schema.Player, "Player"),
        (Annotated[schema.Kind | None, "why"], "Kind | null"),
        (dict[str, Any], "Record<string, any>"),
    ],
)
def test_a_type_in_the_words_of_typescript(shape: Any, written: str) -> None:
    assert jsdoc.type_of(shape) == written


def test_every_op_has_a_request_and_a_result() -> None:
    assert list(REQUESTS) == list(RESULTS)
