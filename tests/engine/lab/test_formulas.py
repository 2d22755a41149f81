from contextlib import suppress
from math import log, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.errors import BadValue
from pyengine.lab.formulas import GAPS, Gap, Value, computed

VALUES: dict[str, Value] = {"x": 3.0, "y": 0.5, "values": (1.0, 4.0, 2.0)}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("x + 2 * y", 4.0),
        ("-x ** 2 / 4", -2.25),
        ("max(values) - min(values)", 3.0),
        ("sum(values) if x > 2 and not y >= 1 else 0", 7.0),
        ("sqrt(log(x)) + abs(-y)", sqrt(log(3)) + 0.5),
        ("0 < y < 1", 1.0),
    ],
)
def test_a_formula_is_computed_as_python_does(text: str, value: float) -> None:
    assert computed(text, VALUES) == pytest.approx(value)


@pytest.mark.parametrize(
    "text",
    ["", "z", "values", "x.real", "x / 0", "log(-x)", "9 ** 9 ** 9", "max", "'x'", "[x]", "x := 1", "lambda: x", "x if",
     "max(values, key=x)", "(lambda: x)()", "().__class__", "x" * 201, "(" * 150, "values * 3", "max(x, values)"],
)  # fmt: skip
def test_whatever_else_is_said_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadValue, match=r"gives no number: expected a formula of x, y, values, with max"):
        computed(text, VALUES)


@given(st.text(max_size=60))
def test_any_text_gives_a_number_or_is_refused(text: str) -> None:
    with suppress(BadValue):
        assert isinstance(computed(text, VALUES), float)


@pytest.mark.parametrize("gap", GAPS, ids=lambda gap: gap.name)
def test_the_solution_passes_the_tests_that_are_near_misses_of_others(gap: Gap) -> None:
    near = {
        "code-choice": ["max(values)", "min(values)", "min(values) if player == 1 else max(values)"],
        "code-cut": ["alpha > beta", "alpha == beta", "beta >= alpha"],
        "code-bound": ["total / visits", "total / visits + c * sqrt(log(parent) / visits)"],
        "code-backup": ["score", "1 - score", "score if player == 1 else -score"],
    }
    assert gap.failure(gap.solution) is None
    for text in near[gap.name]:
        assert gap.failure(text) is not None
