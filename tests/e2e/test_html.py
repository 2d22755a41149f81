"""The page's HTML is well formed, without errors that a browser would silently repair, and the page can be installed.

No browser is needed.
"""

import json
from html.parser import HTMLParser

import pytest

from web.build.paths import ROOT

VOID = {"input", "link", "meta", "img", "br", "hr"}
"""Void elements, which have no end tag."""
BLOCKS = {"div", "dl", "fieldset", "form", "h1", "h2", "h3", "header", "ol", "p", "section", "table", "ul"}
"""Elements that close an open paragraph."""


class Elements(HTMLParser):
    """What is wrong with the elements of a page, by line."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults: list[str] = []

    def wrong(self, text: str) -> None:
        self.faults.append(f"line {self.getpos()[0]}: {text}")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in BLOCKS and "p" in self.open:
            self.wrong(f"<{tag}> in a paragraph")
        if len({name for name, _ in attrs}) < len(attrs):
            self.wrong(f"<{tag}> has an attribute twice")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open[-1:] == [tag]:
            self.open.pop()
        else:
            self.wrong(f"</{tag}> where <{' '.join(self.open[-1:])}> is open")


def elements(text: str) -> Elements:
    found = Elements()
    found.feed(text)
    found.close()
    return found


def test_every_element_of_the_page_ends_where_it_should() -> None:
    found = elements((ROOT / "web/index.html").read_text("utf-8"))
    assert found.faults == []
    assert found.open == []


@pytest.mark.parametrize("text", ["<div></div></div>", "<p><ul></ul></p>", "<b><i></b></i>", "<b id=a id=b></b>"])
def test_what_is_not_well_formed_is_found(text: str) -> None:
    assert elements(text).faults


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((ROOT / "web/manifest.webmanifest").read_text("utf-8"))
    assert {"name", "short_name", "start_url", "scope", "display", "icons", "id"} <= set(manifest)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert (ROOT / "web" / icon["src"]).exists()
