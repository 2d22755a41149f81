"""What is refused: one sentence from a template and its values, which other languages can fill too."""

import pickle
import re

from pyengine.core.errors import SENTENCES, SHOWN, BadMessage, BadRecord, BadValue, IllegalMove
from tests.page.templates import placeholders, refusals, templates
from web.build.paths import ROOT


def test_a_sentence_is_its_template_with_the_values() -> None:
    wrong = BadValue("count", "size", "{name!r} is {count}: expected {known}.", name="a'b", count=3, known=("1", "2"))
    assert str(wrong) == '"a\'b" is 3: expected 1 or 2.'
    assert (wrong.field, wrong.kind) == ("size", "value")
    assert wrong.values == {"name": "a'b", "count": 3, "known": ("1", "2")}


def test_a_sentence_without_values_is_taken_as_it_is() -> None:
    assert str(BadValue("this", "", "expected {this}.")) == "expected {this}."


def test_a_sentence_is_one_line_whatever_it_repeats() -> None:
    wrong = BadRecord("none", "", "GM[{kind}] is another game.", kind="11\r\n\x85SZ")
    assert str(wrong) == "GM[11 SZ] is another game."
    assert str(BadRecord("none", "", "found {sign!r}", sign="\n")) == "found ' '"


def test_a_sentence_repeats_the_beginning_of_what_is_long() -> None:
    wrong = IllegalMove("none", "f" * 10_000, "{move!r} is not a move.", move="m" * 1_000_000)
    assert str(wrong) == f"'{'m' * SHOWN}...' is not a move."
    assert wrong.field == "f" * SHOWN + "..."
    for around in (wrong.at("SGF", "", 0), BadMessage("x" * 1_000_000)):
        assert len(str(around)) < 1100


def test_a_sentence_in_another_one_is_told_with_line_and_column() -> None:
    wrong = IllegalMove("none", "", "{move!r} is not a move.", move="{x}\n").at("SGF", "one\ntwo", 5)
    assert isinstance(wrong, BadRecord)
    assert str(wrong) == "SGF, line 2, column 2: '{x}' is not a move."


def test_an_error_travels_between_processes() -> None:
    wrong = IllegalMove("none", "move", "{move!r} is not a move.", move="z9").at("SGF", "", 0)
    assert str(pickle.loads(pickle.dumps(wrong))) == str(wrong)


def test_every_text_is_used_and_names_exactly_the_values_that_it_gets() -> None:
    used = set()
    for place, name, call in refusals(sorted((ROOT / "pyengine").rglob("*.py"))):
        assert {keyword.arg for keyword in call.keywords} == placeholders(SENTENCES[name]), place
        used.add(name)
    assert used == SENTENCES.keys()
    assert len(templates()) > 60


def test_an_id_is_a_few_words_and_no_sentence_stands_there_twice() -> None:
    assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", name) for name in SENTENCES)
    assert len(set(SENTENCES.values())) == len(SENTENCES)
