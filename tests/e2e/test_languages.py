"""The languages of the page: which one is chosen, that each is complete, and that no text is written elsewhere."""

import json
import re
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pyengine.games import GAMES, new_game
from pyengine.games.connection import SWAP
from pyengine.games.own import OwnGame
from pyengine.games.randomturn import COINS
from pyengine.games.rooms import STEPS
from pyengine.lab import laboratory
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.chance import REPLIES
from pyengine.page import schema
from pyengine.page.reports import description, snapshot
from pyengine.records import movelist
from pyengine.records.formats import FORMS
from pyengine.records.record import PASS, REASONS, Record
from pyengine.search.bandit import STRATEGIES
from pyengine.search.connection.fills import STAGES
from tests.page.templates import lab_templates, placeholders, templates
from web.build.files import version
from web.build.paths import DIST, ROOT
from web.build.texts import ENGINE, LAB, LANGUAGES, entries

from .conftest import Visit
from .table import START

OTHERS = sorted(path.stem for path in LANGUAGES.glob("*.ftl") if path.stem != "en")
PROPER = {"Y", "Hex", "Nim", "Wye", "UCT", "RAVE", "Minimax", "Expectimax", "Expectiminimax", "UCB1"}
PROPER |= {"SGF", "YEN", "Abstract Play", "HexWiki"}
"""Titles that are the same in every language."""


class Translations:
    """What a language has for the texts of the engine, in one of its files, and which of it is used."""

    def __init__(self, language: str, folder: Path) -> None:
        """`folder` is where the texts of the board are, or those of the lab, which uses the others as well."""
        everywhere, here = (
            {name.removeprefix(ENGINE): text for name, text in entries(*paths).items() if name.startswith(ENGINE)}
            for paths in ([one / f"{language}.ftl" for one in (LANGUAGES, LAB)], [folder / f"{language}.ftl"])
        )
        self.texts, self.here = everywhere, set(here)
        self.used: dict[str, str] = {}
        self.missing: dict[str, str] = {}
        """The English of each missing text by the first id that it may have."""

    def use(self, english: str, *ids: str) -> None:
        """Looks up a text by the first of its ids that the language has, unless that is the id of another text."""
        known = next((name for name in ids if name in self.texts), "")
        if self.used.setdefault(known, english) != english if known else english not in PROPER:
            self.missing[ids[0]] = english

    def use_parameters(self, parameters: Iterable[schema.Parameter], owner: str) -> None:
        """The titles of parameters and of their choices."""
        for one in parameters:
            ids = f"{owner}-{one.name}", f"setting-{one.name}"
            self.use(one.title, *ids)
            for choice in one.choices or ():
                word = [f"word-{choice.name}"] if choice.title == choice.name else []
                self.use(choice.title, *(f"{known}-{choice.name}" for known in ids), *word)

    def use_refusals(self, templates: dict[str, str]) -> None:
        """Sentences with values, which are the same in every language."""
        for name, template in templates.items():
            self.use(template, name)
            assert placeholders(template) == set(re.findall(r"\$(\w+)", self.texts.get(name, ""))), name

    def use_game(self, game: schema.Game) -> None:
        """Whatever a game is described by. Of sides that are a player's own the page tells the goal itself."""
        name, rules = game.name, GAMES[game.name]
        self.use(game.title, f"game-{name}")
        for option in game.options:
            self.use(option.title, f"option-{option.name}")
            self.use(option.summary or "", f"option-{option.name}-summary")
        for player in game.players:
            self.use(player, f"player-{player}")
        for reason, title in {**rules.reasons, **REASONS}.items():
            self.use(title, f"reason-{name}-{reason}", f"reason-{reason}")
        if not any(snapshot(Record.of(new_game(name))).sides):
            self.use(rules.goal, f"goal-{name}")

    def use_bot(self, bot: schema.Bot) -> None:
        """The title of a level, or all that a bot is described by."""
        if bot.level:
            self.use(bot.title, f"level-{bot.level}")
            return
        self.use(bot.title, f"bot-{bot.name}")
        self.use(bot.summary, f"bot-{bot.name}-summary")
        self.use_parameters(bot.settings, f"bot-{bot.name}")

    def use_catalogue(self) -> None:
        """The games and bots on offer."""
        catalogue = description()
        for game in catalogue.games:
            self.use_game(game)
        for bot in catalogue.bots:
            self.use_bot(bot)


@pytest.mark.parametrize("language", OTHERS)
def test_all_texts_of_the_engine_are_translated(language: str) -> None:
    texts = Translations(language, LANGUAGES)
    texts.use_catalogue()
    for reason, title in OwnGame.reasons.items():
        texts.use(title, f"reason-{reason}")
    for name, title in {**{form.name: form.title for form in FORMS}, "moves": str(movelist.TITLE)}.items():
        texts.use(title, f"form-{name}")
    for move in (SWAP, PASS, *COINS):
        texts.use(move, f"move-{move}")
    texts.use_refusals(templates())
    assert texts.missing == {}
    assert set(texts.used) == texts.here


def words_of_the_lab() -> set[str]:
    """The words in the lab's tables: their names, columns and values."""
    found = set[str]()
    for name in EXPERIMENTS:
        ran = json.loads((DIST / version(DIST) / f"lab/results/{name}.json").read_text("utf-8"))
        scenes = ran.get("recording", {"scenes": {}})["scenes"].values()
        found.update(column for scene in scenes for column in scene["columns"] if isinstance(column, str))
        found.update(*(table["columns"] for table in ran["tables"]), (table["name"] for table in ran["tables"][1:]))
    test = laboratory.read("tournament?bots=uct@9,random&game=y3&rounds=1&test=on")[0]
    timed = laboratory.read("reduction?position=y4&playouts=64")[0]
    tables = [*test.tables(list(test.events(1))).values(), *timed.tables(list(timed.events(1))).values()]
    found.update(column for table in tables for row in table.rows for column in row)
    found |= {*STRATEGIES, *STEPS, *REPLIES, *STAGES[1:], "natural", "random", "history", "on", "off"}
    return found | {"faults", "fault", "exact", "lower", "upper", "yes", "no", "walk", "speed", "none"}


@pytest.mark.parametrize("language", OTHERS)
def test_all_texts_of_the_lab_are_translated(language: str) -> None:
    texts = Translations(language, LAB)
    texts.use_catalogue()
    for one in laboratory.describe().experiments:
        name = f"lab-{one.name}"
        texts.use(one.title, name)
        texts.use(one.question, f"{name}-question")
        texts.use_parameters(one.parameters, name)
        for preset in one.presets:
            texts.use(preset.title, f"{name}-preset-{preset.name}")
    for word in words_of_the_lab():
        parts = re.findall("[a-z0-9]+", word.lower().replace("%", " percent").replace("+", " plus "))
        texts.use(word, f"word-{'-'.join(parts)}", f"move-{word}", f"player-{word}")
    texts.use_refusals(lab_templates())
    assert texts.missing == {}
    assert texts.here <= set(texts.used)


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
def test_only_the_language_of_the_browser_is_loaded(visit: Visit, locale: str, language: str, call: str) -> None:
    table = visit(locale=locale)
    asked: list[str] = []
    table.page.on(
        "request", lambda request: asked.append(re.sub("^[0-9a-f]{16}/", "", request.url.removeprefix(table.url)))
    )
    table.open()
    expect(table.button(call)).to_be_visible()
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    assert [path for path in asked if re.fullmatch("lang/[a-z]{2}.txt", path)] == [f"lang/{language}.txt"]


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
