"""The lab in the page: each bench from its link, by keyboard, stopped and gone on with, in every size and language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from build import DIST

from .conftest import Visit
from .table import START, Table, findings

BENCHES = ("bandits", "rave", "rooms", "reduction")
SMALL = {
    "bandits": "bandits?pulls=50&runs=2&seed=3",
    "rave": "rave?position=hex3&playouts=50&seed=3",
    "rooms": "rooms?size=3&charge=3&playouts=20&runs=1&seed=3",
    "reduction": "reduction?position=y6:b3&boards=5&playouts=64&seed=3",
}
STEPS = {"bandits": "Pull {}:", "rave": "Step {}:", "rooms": "Sweep {}:", "reduction": "Step {}:"}
"""What is said of a step in the finest unit."""
ROWS = {"bandits": 3, "rave": 13, "rooms": 16, "reduction": 36}
"""Rows of the table of the first step."""
SIZES = {"phone": {"width": 360, "height": 780}, "desktop": {"width": 1280, "height": 800}}


def ready(page: Page) -> None:
    """Wait until an experiment can be run."""
    expect(page.locator("#run")).to_be_enabled(timeout=START)


def run(page: Page) -> None:
    page.locator("#run").click()
    expect(page.locator("#told")).to_have_text("The run is finished.", timeout=START)


def predict(page: Page, number: int) -> None:
    page.locator("[name=prediction]").nth(number).check()


@pytest.fixture(scope="module")
def lab(shared: Table) -> Table:
    """The lab with a ready engine, opened from the board."""
    shared.page.locator("#to-lab").click()
    shared.page.wait_for_url("**/lab.html")
    ready(shared.page)
    return shared


@pytest.fixture
def bench(lab: Table, request: pytest.FixtureRequest) -> Table:
    """The lab at one of its benches, as it stands."""
    name = request.param
    lab.page.evaluate("name => { location.hash = ''; location.hash = name; }", name)
    expect(lab.page.locator("#benches [aria-current]")).to_have_attribute("href", f"#{name}")
    expect(lab.page.locator("#command")).to_have_value(f'wye lab "{name}?seed=1"')
    expect(lab.page.locator("#replay")).to_be_visible()
    return lab


every_bench = pytest.mark.parametrize("bench", BENCHES, indirect=True)


@pytest.mark.parametrize("name", BENCHES)
def test_a_stored_result_stands_there_before_python(visit: Visit, name: str) -> None:
    table = visit(service_workers="block")
    table.page.route("**/pyodide.asm.wasm", lambda _: None)
    table.open(f"lab.html#{name}")
    expect(table.page.locator("#replay")).to_be_visible()
    expect(table.page.locator("#run")).to_be_disabled()
    expect(table.page.locator("#effort")).to_contain_text("stored result")
    table.page.locator("#on").click()
    expect(table.page.locator("#sentence")).to_contain_text(STEPS[name].format(1))
    expect(table.page.locator("#uncovered")).to_be_hidden()
    predict(table.page, 0)
    expect(table.page.locator("#plot")).to_be_visible()
    table.page.unroute("**/pyodide.asm.wasm")


@every_bench
def test_a_wrong_prediction_is_told_why_and_a_right_one_that_it_is_right(bench: Table) -> None:
    page = bench.page
    told = []
    for number in range(page.locator("[name=prediction]").count() - 1):
        predict(page, number)
        told.append(page.locator("#verdict").inner_text())
    assert sum(text.startswith("You were right.") for text in told) == 1
    assert sum(text.startswith("Not what you predicted.") for text in told) == len(told) - 1
    assert len(set(told)) == len(told), "each wrong prediction has a reason of its own"
    predict(page, len(told))
    assert not re.match("You|Not", page.locator("#verdict").inner_text())


@every_bench
def test_the_recording_is_stepped_through_by_keyboard_and_told_in_words_and_as_a_table(bench: Table) -> None:
    page = bench.page
    name = page.url.split("#")[1]
    page.locator("#on").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#sentence")).to_contain_text(re.compile(f"^{STEPS[name].format(3)}"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#sentence")).to_contain_text(re.compile(f"^{STEPS[name].format(2)}"))
    last = int(page.locator("#slider").get_attribute("max") or "0")
    page.keyboard.press("End")
    expect(page.locator("#sentence")).to_contain_text(f"{last:,}:")
    expect(page.locator("#slider")).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(page.locator("#slider")).to_have_value("0")
    page.locator("#slider").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#slider")).to_have_value("1")
    page.locator("#replay summary").focus()
    page.keyboard.press("Enter")
    assert page.locator("#scene-table tbody tr").count() == ROWS[name]


@pytest.mark.parametrize("bench", ["bandits"], indirect=True)
def test_one_goes_many_pulls_at_a_time(bench: Table) -> None:
    page = bench.page
    page.locator("#unit").select_option("100 pulls")
    page.locator("#on").click()
    page.locator("#on").click()
    expect(page.locator("#sentence")).to_contain_text("Pull 200:")
    page.locator("#unit").select_option("pull")
    page.locator("#on").click()
    expect(page.locator("#sentence")).to_contain_text("Pull 201:")


@pytest.mark.parametrize("name", BENCHES)
def test_a_link_fills_the_form_and_its_run_gives_what_the_engine_says(lab: Table, name: str) -> None:
    page = lab.page
    page.evaluate("link => { location.hash = ''; location.hash = link; }", SMALL[name])
    expect(page.locator("#told")).to_contain_text("These are the values of the link.")
    run(page)
    assert page.url.endswith(f"#{SMALL[name]}")
    expect(page.locator("#link")).to_have_value(page.url)
    expect(page.locator("#command")).to_have_value(f'wye lab "{SMALL[name]}"')
    predict(page, 0)
    with page.expect_download() as waiting:
        page.locator("#csv").click()
    comment, *rows = Path(waiting.value.path()).read_text("utf-8").splitlines()
    assert comment.startswith(f"# {page.url}, wye ")
    assert len(rows) == 1 + page.locator("#result-table tbody tr").count()
    with page.expect_download() as waiting:
        page.locator("#svg").click()
    picture = Path(waiting.value.path()).read_text("utf-8")
    assert picture.startswith("<svg")
    assert "class=" not in picture
    assert "rgb(" in picture


def test_the_form_is_sent_by_keyboard_and_what_is_wrong_is_told_in_one_sentence(lab: Table) -> None:
    page = lab.page
    page.evaluate("location.hash = ''; location.hash = 'bandits'")
    expect(page.locator("#command")).to_have_value('wye lab "bandits?seed=1"')
    page.locator("#parameter-pulls").fill("none")
    page.keyboard.press("Enter")
    expect(page.locator("#problem-text")).to_have_text(
        "Parameter 'pulls' of bandits is 'none': expected a whole number from 1 to 10000."
    )
    page.locator("#dismiss").click()
    page.locator("#parameter-pulls").fill("30")
    page.locator("#parameter-runs").fill("1")
    page.keyboard.press("Enter")
    expect(page.locator("#told")).to_have_text("The run is finished.", timeout=START)
    assert page.url.endswith("#bandits?pulls=30&runs=1&seed=1")


@pytest.mark.parametrize("link", ["bandits?pulls=0", "poker?seed=1", "rooms?tea=1&seed=2", "bandits?%%%"])
def test_a_wrong_link_is_told_and_kept_and_the_bench_stands_with_its_defaults(lab: Table, link: str) -> None:
    page = lab.page
    page.evaluate("link => { location.hash = ''; location.hash = link; }", link)
    expect(page.locator("#problem-text")).to_contain_text("This link cannot be read:")
    expect(page.locator("#broken")).to_have_value(re.compile(re.escape(link) + "$"))
    expect(page.locator("#replay")).to_be_visible()
    assert re.search(r'wye lab "\w+\?seed=1"', page.locator("#command").input_value())
    page.locator("#dismiss").click()


def test_a_run_is_cancelled_and_gone_on_with_to_the_result_of_the_whole(lab: Table) -> None:
    page = lab.page
    page.evaluate("location.hash = ''; location.hash = 'bandits?pulls=300&runs=150&seed=3'")
    expect(page.locator("#told")).to_contain_text("These are the values of the link.")
    page.locator("#run").click()
    expect(page.locator("#effort")).to_contain_text(re.compile(r"Part [1-9]\d* of 61, about \d+ s left"), timeout=START)
    page.locator("#cancel").click()
    expect(page.locator("#told")).to_contain_text("Stopped after part", timeout=START)
    page.locator("#go-on").click()
    expect(page.locator("#told")).to_have_text("The run is finished.", timeout=START)
    went_on = page.locator("#result-table").text_content()
    run(page)
    assert page.locator("#result-table").text_content() == went_on
    expect(page.locator("#go-on")).to_be_hidden()


@pytest.mark.parametrize("bench", ["bandits"], indirect=True)
def test_one_pulls_the_arms_oneself_and_is_compared(bench: Table) -> None:
    page = bench.page
    page.locator("#choices button").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#hand-sentence")).to_contain_text("Pull 1: arm 2 pays")
    page.keyboard.press("Enter")
    expect(page.locator("#hand-sentence")).to_contain_text("Pull 2: arm 2 pays")
    expect(page.locator("#rivals tbody tr")).to_have_count(5)
    expect(page.locator("#rivals")).to_contain_text("you")
    page.locator("#hand-again").click()
    expect(page.locator("#hand-sentence")).to_have_text("No arm has been pulled yet.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@every_bench
def test_nothing_is_cut_off_and_the_checker_finds_nothing(bench: Table, axe: str, size: str, scheme: str) -> None:
    page = bench.page
    page.set_viewport_size({"width": SIZES[size]["width"], "height": SIZES[size]["height"]})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    predict(page, 0)
    page.locator("#on").click()
    page.evaluate("document.querySelectorAll('details').forEach((node) => { node.open = true; })")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    assert findings(page, axe) == []


@pytest.mark.parametrize("language", ["es", "ro"])
@pytest.mark.parametrize("name", BENCHES)
def test_the_lab_speaks_the_language_of_the_page(visit: Visit, name: str, language: str) -> None:
    table = visit(locale=language, service_workers="block")
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url.removeprefix(table.url)))
    table.page.route("**/pyodide.asm.wasm", lambda _: None)
    table.open(f"lab.html#{name}")
    expect(table.page.locator("#replay")).to_be_visible()
    predict(table.page, 0)
    assert table.page.locator("html").get_attribute("lang") == language
    text = table.page.locator("body").inner_text()
    assert not re.search(r"\b(the|Run|Pulls|Rooms|sweep)\b", text)
    assert [path for path in asked if re.fullmatch("lab/words/[a-z]{2}.js", path)] == [f"lab/words/{language}.js"]
    table.page.unroute("**/pyodide.asm.wasm")


def test_a_step_in_a_long_recording_takes_little_time(lab: Table) -> None:
    page = lab.page
    page.evaluate("location.hash = ''; location.hash = 'bandits?pulls=10000&runs=1&seed=1'")
    expect(page.locator("#told")).to_contain_text("These are the values of the link.")
    run(page)
    took = page.evaluate(
        """() => {
          const on = document.querySelector("#on");
          const start = performance.now();
          for (let step = 0; step < 20; step += 1) on.click();
          return (performance.now() - start) / 20;
        }"""
    )
    assert took < 50


def test_once_opened_the_lab_works_without_a_network(visit: Visit) -> None:
    table = visit()
    page = table.page
    table.open("lab.html")
    ready(page)
    kept = """async () => {
      const name = (await caches.keys()).find((one) => one.startsWith("wye-lab-"));
      return name ? (await (await caches.open(name)).keys()).length : 0;
    }"""
    sw = (DIST / "sw.js").read_text("utf-8")
    files = json.loads(re.search(r"^const BUILD = (.*);$", sw, re.MULTILINE)[1])["labFiles"]  # type: ignore[index]
    page.wait_for_function(f"async () => (await ({kept})()) === {len(files)}", timeout=START)
    page.context.set_offline(True)
    page.goto(f"{table.url}lab.html#rooms")
    expect(page.locator("#replay")).to_be_visible()
    ready(page)
    page.locator("header a[href='./']").click()
    expect(page.locator("#board")).to_be_visible()
