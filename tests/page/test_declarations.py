"""The types of the page's TypeScript are those of the schema."""

from typing import Annotated, Any, Literal

import pytest

from pyengine.page import schema
from pyengine.page.declarations import declarations, type_of


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
    assert "/** A budget of time. */\nexport interface Seconds {\n  seconds: number;\n}\n" in text
    assert "  /** a move or a forfeit to add */ move?: string;\n" in text
    assert "  play: Turn;\n" in text
    assert 'export type Kind = "" | "cell" | "action" | "chance" | "resign" | "time" | "fault";\n' in text
