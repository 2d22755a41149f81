"""The languages of the page: which one is chosen, that each is complete, and that no text is written elsewhere."""

import json
import re
from collections.abc import Iterable
from html.parser import HTMLParser
from typing import Any

import pytest
from playwright.sync_api import expect

from pyengine.games import GAMES, new_game
from pyengine.games.connection import SWAP
from pyengine.games.own import OwnGame
from pyengine.games.randomturn import COINS
from pyengine.games.rooms import STEPS
from pyengine.lab.opponents import REPLIES
from pyengine.page import laboratory
from pyengine.page.reports import description, offered, snapshot
from pyengine.records import movelist
from pyengine.records.formats import FORMS
from pyengine.records.record import PASS, REASONS, Record
from pyengine.search.bandit import STRATEGIES
from pyengine.search.wye.fills import STAGES
from tests.page.templates import lab_templates, placeholders, templates
from web.build.files import version
from web.build.paths import DIST, ROOT
from web.build.texts import LAB, LANGUAGES, SAID, entries

from .conftest import Visit
from .table import START

OTHERS = sorted(path.stem for path in LANGUAGES.glob("*.ftl") if path.stem != "en")
PROPER = {"Y", "Hex", "Nim", "Wye", "UCT", "RAVE", "Minimax", "Expectimax", "Expectiminimax", "UCB1"}
PROPER |= {"SGF", "YEN", "Abstract Play"}
"""Titles that are the same in every language."""


def translated(language: str, part: int) -> dict[str, str]:
    """What a language says for the engine, by id: on the page (0) or in the lab (1)."""
    found = entries((LANGUAGES / f"{language}.ftl").read_text("utf-8").split(LAB)[part])
    return {name: text for name, text in found.items() if name.startswith(SAID)}


def ids(texts: Iterable[str]) -> dict[str, str]:
    """The texts of the engine by their ids, as web/lang/fluent.ts makes them."""

    def made(text: str) -> str:
        for sign, word in {"+": " plus ", "%": " percent ", "!r}": "}", "-": "_"}.items():
            text = text.replace(sign, word)
        return SAID + re.sub("^-|-$", "", re.sub("[^A-Za-z0-9_]+", "-", text))

    found = {made(text): text for text in texts}
    assert len(found) == len(set(texts)), "two texts have one id"
    return found


def same_values(said: dict[str, str], language: dict[str, str]) -> None:
    """Assert that refusals have the values of their templates."""
    different = {one for one in said if placeholders(said[one]) != set(re.findall(r"\$(\w+)", language[one]))}
    assert different == set()


def said() -> set[str]:
    """All texts that the engine sends, except errors: titles, summaries, goals, players, outcomes and actions."""

    def titles(value: Any) -> set[str]:
        if isinstance(value, list):
            return set().union(*map(titles, value))
        if not isinstance(value, dict):
            return set()
        if value.get("level"):
            return {value["title"]}
        own = {value[key] for key in ("title", "summary") if value.get(key)}
        return own.union(*map(titles, value.values()))

    games = [GAMES[name] for name in offered()]
    words = {word for game in games for word in (*game.players, *game.reasons.values())} | set(REASONS.values())
    words |= set(OwnGame.reasons.values())
    # Of sides that are a player's own the page tells itself: it knows how the board lies.
    words |= {game.goal for game in games if not any(snapshot(Record.of(new_game(game.name)))["sides"])}
    forms = {form.title for form in FORMS} | {movelist.TITLE}
    return titles(description()) | words | forms | {SWAP, PASS, *COINS}


@pytest.mark.parametrize("language", OTHERS)
def test_all_that_the_engine_says_and_refuses_is_translated(language: str) -> None:
    own, refused = translated(language, 0), ids(templates())
    assert set(ids((said() - PROPER) | templates())) == set(own)
    same_values(refused, own)


def said_in_the_lab() -> set[str]:
    """All that the lab's experiments say, errors apart: titles, questions, parameters, words, tables and columns."""
    found = set()
    for one in laboratory.offered()["experiments"]:
        found |= {one["title"], one["question"], *(preset["title"] for preset in one["presets"])}
        for parameter in one["parameters"]:
            found |= {parameter["title"], *(word["title"] for word in parameter.get("choices", []))}
            found |= {"on", "off"} if parameter["kind"] == "bool" else set()
        ran = json.loads((DIST / version(DIST) / f"lab/results/{one['name']}.json").read_text("utf-8"))
        scenes = ran.get("recording", {"scenes": {}})["scenes"].values()
        found.update(column for scene in scenes for column in scene["columns"] if isinstance(column, str))
        found.update(*(table["columns"] for table in ran["tables"]), (table["name"] for table in ran["tables"][1:]))
    test = laboratory.read("tournament?bots=uct@9,random&game=y3&rounds=1&test=on")[0]
    timed = laboratory.read("reduction?position=y4&playouts=64")[0]
    cells = {*STRATEGIES, *STEPS, *REPLIES, *STAGES[1:]}
    cells |= {"faults", "fault", "exact", "lower", "upper", "yes", "no", "walk", "speed", "none"}
    tables = [*test.tables(test.events(1)).values(), *timed.tables(timed.events(1)).values()]
    return found | cells | {column for table in tables for row in table.rows for column in row}


@pytest.mark.parametrize("language", OTHERS)
def test_all_that_the_lab_says_and_refuses_is_translated(language: str) -> None:
    board, lab, refused = translated(language, 0), translated(language, 1), ids(lab_templates())
    assert set(ids((said_in_the_lab() - PROPER) | lab_templates())) - set(board) == set(lab)
    same_values(refused, lab)


class Texts(HTMLParser):
    """The text in a page's body that is meant for people but comes from no language."""

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


@pytest.mark.parametrize("name", ["index.html", "lab.html"])
def test_but_one_sentence_in_every_language_no_text_stands_in_a_page_itself(name: str) -> None:
    page = (ROOT / "web" / name).read_text("utf-8")
    texts = Texts()
    texts.feed(page)
    assert texts.found == re.findall(r'<p lang="\w+">(.*)</p>', page)
    assert sorted(re.findall(r'<p lang="(\w+)">', page)) == sorted(path.stem for path in LANGUAGES.glob("*.ftl"))


def test_no_text_stands_in_the_code() -> None:
    """Sentences for developers apart: those of errors that are bugs, and of the console."""
    paths = sorted((ROOT / "web").rglob("*.ts"))
    paths.remove(ROOT / "web/sentences.ts")  # which speaks where no text can be had
    assert len(paths) > 30
    for path in paths:
        code = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", path.read_text("utf-8"), flags=re.DOTALL)
        code = re.sub(r"(new Error|new DOMException|super|console\.info)\(.*", "", code)
        literals = re.findall(r'"[^"\n]*"|`[^`]*`', code)
        assert [text for text in literals if re.search(r"\b[A-Z][a-z]+,? [a-z]{2,}", text)] == [], path.name
        assert re.findall(r"(?:textContent|label|title) ?[=:] ?[\"'`](?!aria-)\w", code) == [], path.name


@pytest.mark.parametrize(
    ("locale", "language", "call"),
    [
        ("es-MX", "es", "Nueva partida"),
        ("ro-RO", "ro", "Partidă nouă"),
        ("fr-CA", "fr", "Nouvelle partie"),
        ("de-DE", "en", "New game"),
    ],
)
def test_the_browser_chooses_the_language_and_only_that_one_is_loaded(
    visit: Visit, locale: str, language: str, call: str
) -> None:
    table = visit(locale=locale)
    asked: list[str] = []
    table.page.on(
        "request", lambda request: asked.append(re.sub("^[0-9a-f]{16}/", "", request.url.removeprefix(table.url)))
    )
    table.open()
    expect(table.button(call)).to_be_visible()
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    assert [path for path in asked if re.fullmatch("lang/[a-z]{2}.txt", path)] == [f"lang/{language}.txt"]


REFUSED = {
    "es": {
        "(;GM[Y]SZ[4];B[a1]\n;W[a1])": "SGF, línea 2, columna 4: «a1» no se puede jugar aquí: se esperaba una",
        "(;GM[Y]SZ[4]}": "se encontró «}» y se esperaba '(', ';' o ')'.",
        "hi there": "Jugadas, línea 1, columna 1: «hi» no es una jugada",
    },
    "ro": {
        "(;GM[Y]SZ[4];B[a1]\n;W[a1])": "SGF, linia 2, coloana 4: „a1” nu se poate juca aici: era așteptată una",
        "(;GM[Y]SZ[4]}": "s-a găsit „}”, era așteptat '(', ';' sau ')'.",
        "hi there": "Mutări, linia 1, coloana 1: „hi” nu este o mutare",
    },
}
"""The messages about broken texts, by language."""


def test_what_the_engine_refuses_is_told_in_the_language_of_the_page(visit: Visit) -> None:
    table = visit()
    table.open()
    for language, refused in REFUSED.items():
        table.speak(language)
        table.reload()
        table.page.locator("#more").click()
        table.page.locator("[data-does=open]").click()
        for text, told in refused.items():
            table.page.locator("#open-text").fill(text)
            table.page.locator("#open-form [type=submit]").click()
            expect(table.page.locator("#open-fault")).to_contain_text(told, timeout=START)


def test_what_moves_are_worth_fits_into_their_cells(visit: Visit) -> None:
    table = visit()
    words = table.page.locator(".exact:not(:empty)")
    for record, known in ("tictactoe3:b2", 8), ("nim9-take3:", 3):
        table.open(f"#{record}")
        table.ready()
        if record.endswith(":b2"):
            table.page.locator("#as-2").click()
            expect(table.page.locator("#as-2")).to_be_hidden(timeout=START)  # then the players have changed places
        table.study(on=True)
        for language in ("en", *OTHERS):
            table.speak(language)
            table.page.reload()
            expect(words).to_have_count(known, timeout=START)
            widths = words.evaluate_all("nodes => nodes.map((node) => node.getBBox().width)")
            assert max(widths) < 0.9  # a cell is 1 wide
        table.speak("en")
        table.page.goto("about:blank")
