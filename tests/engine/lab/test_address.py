from __future__ import annotations

from urllib import parse

from hypothesis import given
from hypothesis import strategies as st

from pyengine.lab.address import quote, unquote

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))


@given(TEXTS, st.sampled_from(["", ",()"]))
def test_texts_are_written_as_python_writes_them_and_read_again(text: str, safe: str) -> None:
    assert quote(text, safe) == parse.quote(text, safe)
    assert unquote(quote(text, safe)) == text


@given(st.text(st.sampled_from("%a2fCé/ ")))
def test_whatever_an_address_holds_is_read_as_python_reads_it(text: str) -> None:
    assert unquote(text) == parse.unquote(text)
