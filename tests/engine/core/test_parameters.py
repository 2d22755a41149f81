import json
import pickle
from dataclasses import dataclass
from math import inf, nan
from pathlib import Path
from typing import Any

import pytest

from pyengine.core import parameters as module
from pyengine.core.errors import BadValue
from pyengine.core.parameters import (
    File,
    FileText,
    Kind,
    Parameter,
    Real,
    Several,
    Switch,
    Text,
    Whole,
    Word,
    parameter,
    parameters,
)

ORDER = Word("natural", best="best first")
SHARES = Several(Real(0, 1), 1, 4)


@pytest.mark.parametrize(
    ("kind", "text", "value", "canonical"),
    [
        (Whole(-5, 100), "-5", -5, "-5"),
        (Real(-1, 1), "-.5E0", -0.5, "-0.5"),
        (Real(-1, 1), "-0", 0.0, "0"),
        (Real(0, 1e6), "1e+6", 1e6, "1000000"),
        (Switch(), "ON", True, "on"),
        (Switch(), "false", False, "off"),
        (ORDER, "Best", "best", "best"),
        (Text(), " uct(sims=4) ", "uct(sims=4)", "uct(sims=4)"),
        (Text(empty=True), "", "", ""),
        (SHARES, "1, .25", (1.0, 0.25), "1,0.25"),
        (Several(Text(), 0, 5), "", (), ""),
    ],
)
def test_a_text_is_read_and_written_again_in_one_way(kind: Kind, text: str, value: Any, canonical: str) -> None:
    assert kind.parse(text) == kind.check(value) == kind.parse(canonical) == value
    assert kind.text(value) == canonical


@pytest.mark.parametrize(
    ("kind", "texts", "values", "expected"),
    [
        (Whole(-5, 100), ("1.5", "101", "x", ""), (True, 1.0, -6, "1"), "expected a whole number from -5 to 100."),
        (Real(-1, 1), ("nan", "inf", "2", "x"), (True, nan, inf, "1"), "expected a number from -1 to 1."),
        (Switch(), ("yes", "1"), (1, "on", None), "expected on or off."),
        (ORDER, ("worst", ""), (1, None), "expected 'natural' or 'best'."),
        (Text(), (" ",), (1, ""), "expected a text."),
        (SHARES, ("", "0,0,0,0,0"), ((), 0.5), "expected 1 to 4 values."),
        (SHARES, ("0.1,2",), ([True],), "expected a number from 0 to 1."),
    ],
)
def test_the_invalid_is_refused(kind: Kind, texts: tuple[str, ...], values: tuple[Any, ...], expected: str) -> None:
    for read, wrong in [*((kind.parse, text) for text in texts), *((kind.check, value) for value in values)]:
        with pytest.raises(BadValue) as refused:
            read(wrong)
        assert str(refused.value) == expected


def test_a_file_is_read_once_and_keeps_its_path_and_text(tmp_path: Path) -> None:
    path = tmp_path / "a (b)=c@2.json"
    path.write_text("{}")
    kind = File("engine", json.loads)
    file = kind.parse(str(path))
    path.unlink()
    assert file == FileText(str(path), "{}")
    assert kind.check(file) == file == pickle.loads(pickle.dumps(file))
    assert kind.text(file) == str(path)
    assert kind.parse("engine") is kind.check(None) is None
    assert kind.text(None) == "engine"


@pytest.mark.parametrize("value", ["", "nowhere.json", ".", "a\0b", "x" * 5000, b"a", 1, True])
def test_what_is_no_file_that_can_be_read_is_refused(value: Any) -> None:
    with pytest.raises(BadValue, match=r"^expected a text file that can be read\.$"):
        File("engine", str).check(value)


def test_a_file_that_is_no_text_or_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content, expected in ((b"\xff\xfe\x80", "a text file that can be read"), (b"a" * 100_001, "100000 characters")):
        path.write_bytes(content)
        with pytest.raises(BadValue, match=expected):
            File("engine", str).check(str(path))


def test_commas_within_parentheses_do_not_separate() -> None:
    assert module.split("wye, uct(sims=4,c=1)@500,flat") == ["wye", "uct(sims=4,c=1)@500", "flat"]
    assert module.split("") == []


@dataclass(frozen=True, slots=True)
class Search:
    """Something with parameters, and a field that is none."""

    evaluation: str
    depth: int = parameter("Depth", 3, Whole(1, 9))
    order: str = parameter("Order", "natural", ORDER)


def test_the_values_of_an_instance_are_its_defaults() -> None:
    assert [one.default for one in parameters(Search).values()] == [3, "natural"]
    assert [one.default for one in parameters(Search("", 5)).values()] == [5, "natural"]
    assert list(parameters(Search)) == ["depth", "order"]


def test_the_page_is_told_what_can_be_chosen() -> None:
    depth, order = parameters(Search).values()
    assert depth.control() == {"name": "depth", "title": "Depth", "kind": "int", "default": 3, "min": 1, "max": 9}
    assert order.control()["choices"] == [
        {"name": "natural", "title": "natural"},
        {"name": "best", "title": "best first"},
    ]
    pie = Parameter("pie", "Pie rule", True, Switch(), "The first stone may be taken over.").control()
    assert (pie["kind"], pie["default"], pie["summary"]) == ("bool", True, "The first stone may be taken over.")


def test_a_refusal_names_the_parameter() -> None:
    def signature(owner: type) -> module.Signature:
        known = parameters(owner) if owner is Search else {}
        return module.Signature(
            "me", "settings", known, lambda *about: BadValue("value", "", "{} is {}: {}".format(*about))
        )

    assert dict(signature(Search).parse([" depth = 4", "order=best"])) == {"depth": 4, "order": "best"}
    assert signature(Search).check({"depth": 4}) == {"depth": 4}
    for owner, part, message in [
        (Search, "depth=10", "depth is 10: expected a whole number from 1 to 9."),
        (Search, "depth", "'depth' is not understood: expected name=value."),
        (Search, "k=1", "me has no 'k': expected 'depth' or 'order'."),
        (int, "k=1", "me has no 'k': expected none."),
    ]:
        with pytest.raises(BadValue) as refused:
            list(signature(owner).parse([part]))
        assert str(refused.value) == message
