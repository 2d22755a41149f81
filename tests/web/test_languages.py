"""The page in its languages: which one is chosen, that none lacks a text, and that no text stands outside of them."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest
from playwright.sync_api import expect

from build import ROOT
from pyengine import movelist
from pyengine.formats import FORMS
from pyengine.games import GAMES, new_game
from pyengine.games.connection import SWAP
from pyengine.games.randomturn import COINS
from pyengine.record import Record
from pyengine.wire import OFFERED, description, snapshot
from tests.templates import placeholders, templates

from .conftest import Visit
from .table import START, Table

LANGUAGES = ("en", "es", "ro")
PROPER = {"Y", "Hex", "Nim", "Wye", "UCT", "RAVE", "Minimax", "Expectimax", "Expectiminimax", "UCB1", "SGF", "YEN"}
"""Titles that are the same in every language."""


@pytest.fixture
def table(shared: Table) -> Table:
    return shared


def keys(table: Table, language: str, part: str) -> set[str]:
    """The names of all texts of a language, those of groups as "group.name"."""
    found: list[str] = table.page.evaluate(
        """async ([language, part]) => {
          const module = await import(new URL(`languages/${language}.js`, document.baseURI).href);
          const below = (value, path) => typeof value === "object"
            ? Object.entries(value).flatMap(([key, inner]) => below(inner, [...path, key])) : [path.join(".")];
          return below(module[part], []);
        }""",
        [language, part],
    )
    return set(found)


def said() -> set[str]:
    """All that the engine says to the page, errors apart: titles, summaries, goals, players and actions."""

    def titles(value: Any) -> set[str]:
        if isinstance(value, list):
            return set().union(*map(titles, value))
        if not isinstance(value, dict) or value.get("level"):
            return set()
        own = {value[key] for key in ("title", "summary") if value.get(key)}
        return own.union(*map(titles, value.values()))

    games = [GAMES[name] for name in OFFERED]
    words = {word for game in games for word in game.players}
    # Of sides that are a player's own the page tells itself: it knows how the board lies.
    words |= {game.goal for game in games if not any(snapshot(Record.of(new_game(game.name)))["sides"])}
    forms = {form.title for form in FORMS} | {movelist.TITLE}
    return titles(description("")) | words | forms | {SWAP, *COINS}


@pytest.mark.parametrize("part", ["texts", "strings"])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_lacks_a_text_or_has_one_too_many(table: Table, language: str, part: str) -> None:
    assert keys(table, language, part) == keys(table, "en", part)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_that_the_engine_says_is_translated(table: Table, language: str) -> None:
    names = table.page.evaluate(
        f"import(new URL('languages/{language}.js', document.baseURI).href).then((m) => m.names)"
    )
    assert said() - PROPER == set(names)
    assert all(names.values())


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_that_the_engine_refuses_is_translated_with_the_same_values(table: Table, language: str) -> None:
    refusals = table.page.evaluate(
        f"import(new URL('languages/{language}.js', document.baseURI).href).then((m) => m.refusals)"
    )
    assert set(refusals) == templates()
    assert {text for text in refusals if placeholders(text) != placeholders(refusals[text])} == set()
    assert not any("!r}" in text for text in refusals.values())


def test_every_text_of_the_page_has_its_name(table: Table) -> None:
    page = (ROOT / "web/index.html").read_text("utf-8")
    wanted = set(re.findall(r'data-(?:text|label)="(\w+)"', page))
    assert wanted <= keys(table, "en", "texts")


class Texts(HTMLParser):
    """What of a page's body is text for people, and not left to a language."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent += tag in {"script", "noscript", "title"}
        self.found += [
            value for name, value in attrs if name in {"title", "placeholder", "alt", "aria-label"} and value
        ]

    def handle_endtag(self, tag: str) -> None:
        self.silent -= tag in {"script", "noscript", "title"}

    def handle_data(self, data: str) -> None:
        if not self.silent and re.search(r"\w", data):
            self.found.append(data.strip())


def test_no_text_stands_in_the_page_itself() -> None:
    texts = Texts()
    texts.feed((ROOT / "web/index.html").read_text("utf-8"))
    assert texts.found == ["Wye"]


def test_no_text_stands_in_the_code() -> None:
    """Sentences for developers apart: those of errors that are bugs, and of the console."""
    for path in sorted((ROOT / "web").glob("*.js")):
        code = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", path.read_text("utf-8"), flags=re.DOTALL)
        code = re.sub(r"(new Error|super|console\.info)\(.*", "", code)
        literals = re.findall(r'"[^"\n]*"|`[^`]*`', code)
        assert [text for text in literals if re.search(r"\b[A-Z][a-z]+,? [a-z]{2,}", text)] == [], path.name
        assert re.findall(r"(?:textContent|label|title) ?[=:] ?[\"'`]\w", code) == [], path.name


@pytest.mark.parametrize(
    ("locale", "language", "call"),
    [
        ("en-GB", "en", "New game"),
        ("es-MX", "es", "Nueva partida"),
        ("ro-RO", "ro", "Partidă nouă"),
        ("fr-FR", "en", "New game"),
    ],
)
def test_the_browser_chooses_the_language_and_only_that_one_is_loaded(
    visit: Visit, locale: str, language: str, call: str
) -> None:
    table = visit(locale=locale, service_workers="block")
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url.removeprefix(table.url)))
    table.open()
    expect(table.button(call)).to_be_visible()
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    assert [path for path in asked if path.startswith("languages/")] == [f"languages/{language}.js"]


REFUSED = {
    "en": {
        "(;GM[Y]SZ[4];B[a1]\n;W[a1])": "SGF, line 2, column 4: 'a1' cannot be played here: expected one of 10 legal",
        "(;GM[Y]SZ[4]x": "found 'x', expected '(' or ';' or ')'.",
        "hi there": "Moves, line 1, column 1: 'hi' is not a move",
    },
    "es": {
        "(;GM[Y]SZ[4];B[a1]\n;W[a1])": "SGF, línea 2, columna 4: «a1» no se puede jugar aquí: se esperaba una",
        "(;GM[Y]SZ[4]x": "hay «x» y se esperaba '(', ';' o ')'.",
        "hi there": "Jugadas, línea 1, columna 1: «hi» no es una jugada",
    },
    "ro": {
        "(;GM[Y]SZ[4];B[a1]\n;W[a1])": "SGF, rândul 2, coloana 4: „a1” nu se poate juca aici: era așteptată una",
        "(;GM[Y]SZ[4]x": "este „x”, era așteptat '(', ';' sau ')'.",
        "hi there": "Mutări, rândul 1, coloana 1: „hi” nu este o mutare",
    },
}
"""What is told of broken texts, by language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_engine_refuses_is_told_in_the_language_of_the_page(visit: Visit, language: str) -> None:
    table = visit(locale=language, service_workers="block")
    table.open()
    table.ready()
    table.page.locator("#open").click()
    for text, told in REFUSED[language].items():
        table.page.locator("#open-text").fill(text)
        table.page.locator("#open-form [type=submit]").click()
        expect(table.page.locator("#open-fault")).to_contain_text(told, timeout=START)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_moves_are_worth_fits_into_their_cells(visit: Visit, language: str) -> None:
    table = visit(locale=language)
    table.open("#tictactoe3:b2")
    for record, known in ("tictactoe3:b2", 8), ("nim9-take3:", 3):
        table.page.evaluate("record => { location.hash = record; }", record)
        table.page.locator("#study").check()
        words = table.page.locator(".exact:not(:empty)")
        expect(words).to_have_count(known, timeout=START)
        widths = words.evaluate_all("nodes => nodes.map((node) => node.getBBox().width)")
        assert max(widths) < 0.9  # a cell is 1 wide
