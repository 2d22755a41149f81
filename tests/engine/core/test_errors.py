"""What is refused: one sentence from a template and its values, which other languages can fill too."""

import pickle

from pyengine.core.errors import SHOWN, BadMessage, BadRecord, BadValue, IllegalMove
from tests.page.templates import placeholders, refusals, template_of, templates


def test_a_sentence_is_its_template_with_the_values() -> None:
    wrong = BadValue("{name!r} is {count}: expected {known}.", "size", name="a'b", count=3, known=("1", "2"))
    assert str(wrong) == '"a\'b" is 3: expected 1 or 2.'
    assert (wrong.field, wrong.kind) == ("size", "value")
    assert wrong.values == {"name": "a'b", "count": 3, "known": ("1", "2")}


def test_a_sentence_without_values_is_taken_as_it_is() -> None:
    assert str(BadValue("expected {this}.")) == "expected {this}."


def test_a_sentence_is_one_line_whatever_it_repeats() -> None:
    assert str(BadRecord("GM[{kind}] is another game.", kind="11\r\n\x85SZ")) == "GM[11 SZ] is another game."


def test_a_sentence_repeats_the_beginning_of_what_is_long() -> None:
    wrong = IllegalMove("{move!r} is not a move.", "f" * 10_000, move="m" * 1_000_000)
    assert str(wrong) == f"'{'m' * SHOWN}...' is not a move."
    assert wrong.field == "f" * SHOWN + "..."
    for around in (wrong.at("SGF", "", 0), BadMessage("x" * 1_000_000)):
        assert len(str(around)) < 1100


def test_a_sentence_in_another_one_is_told_with_line_and_column() -> None:
    wrong = IllegalMove("{move!r} is not a move.", move="{x}\n").at("SGF", "one\ntwo", 5)
    assert isinstance(wrong, BadRecord)
    assert str(wrong) == "SGF, line 2, column 2: '{x}' is not a move."


def test_an_error_travels_between_processes() -> None:
    wrong = IllegalMove("{move!r} is not a move.", "move", move="z9").at("SGF", "", 0)
    assert str(pickle.loads(pickle.dumps(wrong))) == str(wrong)


def test_whatever_reaches_the_page_can_be_told_in_another_language() -> None:
    """A template that is text in the source, and exactly the values that it names."""
    for place, call in refusals():
        assert {keyword.arg for keyword in call.keywords} == placeholders(template_of(call)), place
    assert len(templates()) > 60
