"""The types of the page's TypeScript are those of the schema."""

from typing import Annotated, Any, Literal

import pytest

from pyengine.page import schema
from pyengine.page.declarations import declarations, type_of
from pyengine.page.schema import REQUESTS, RESULTS


@pytest.mark.parametrize(
    ("shape", "written"),
    [
        (str, "string"),
        (int | float | bool, "number | boolean"),
        (str | None, "string | null"),
        (schema.Budget | None, "Seconds | Playouts | null"),
        (list[schema.Point], "Array<Point>"),
        (list[str | None], "Array<string | null>"),
        (dict[str, list[schema.Last]], "Record<string, Array<Last>>"),
        (tuple[float, str], "[number, string]"),
        (Literal["a", 1], '"a" | 1'),
        (Annotated[schema.Kind | None, "why"], "Kind | null"),
        (dict[str, Any], "Record<string, any>"),
    ],
)
def test_a_type_in_the_words_of_typescript(shape: Any, written: str) -> None:
    assert type_of(shape) == written


def test_every_shape_is_declared_with_what_its_fields_hold() -> None:
    text = declarations()
    assert "/** Whether such a request was running. */\nexport interface StopResult {\n  stopped: boolean;\n}\n" in text
    assert "  /** a move or a forfeit to add */ move?: string | null;\n" in text
    assert "  play: Turn;\n" in text
    assert 'export type Kind = "" | "cell" | "action" | "chance" | "resign" | "time" | "fault";\n' in text


def test_every_op_has_a_request_and_a_result() -> None:
    assert list(REQUESTS) == list(RESULTS)
