"""The lab in the page: each bench from its link, by keyboard, in every size and language, and its runs."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from pyengine.arena.table import csv_text
from pyengine.lab import experiment
from pyengine.lab.course import CHAPTERS
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.exercise import Exercise, check_line
from tests.e2e.conftest import Visit
from tests.e2e.table import START, Table, findings, until
from tests.lab.experiments.test_experiments import SMALL

BENCHES = [name for name in EXPERIMENTS if name != "exercise"]
WIDE, NARROW = ViewportSize(width=1280, height=800), ViewportSize(width=360, height=780)
FINISHED = "The run is finished."
READ = """() => {
  const { json } = Response.prototype;
  Response.prototype.json = async function () {
    const found = await json.call(this);
    setTimeout(() => { window.read = true; });
    return found;
  };
}"""
"""`window.read` tells that the next stored result was read, and what waited for it was done."""
AT_WORK = """[...document.querySelectorAll("#pseudocode .current")].some((line) => {
  const [inner, outer] = [line, line.parentElement].map((one) => one.getBoundingClientRect());
  return inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);
})"""
CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 })"


def ready(page: Page) -> None:
    """Wait until an experiment can be run, and show its parameters."""
    expect(page.locator("#run")).to_be_enabled(timeout=START)
    page.locator("#drawer").evaluate("node => { node.open = true; }")


def run(page: Page) -> None:
    page.locator("#run").click()
    expect(page.locator("#told")).to_have_text(FINISHED, timeout=START)


def go(page: Page, address: str) -> None:
    """Follow a link, also to where one is."""
    page.evaluate("address => { location.hash = ''; location.hash = address; }", address)


def written(page: Page, button: str = "#csv") -> str:
    """What the button downloads."""
    with page.expect_download() as waiting:
        page.locator(button).click()
    return Path(waiting.value.path()).read_text("utf-8")


def predict(page: Page, number: int) -> None:
    page.locator("[name=prediction]").nth(number).check()


def at_bench(page: Page, name: str) -> None:
    """Wait until a bench shows its stored result."""
    expect(page.locator("#benches [aria-current]")).to_have_attribute("href", f"#{name}")
    expect(page.locator("#replay")).to_be_visible()


def enter(page: Page, name: str) -> None:
    """Enter a bench anew, and wait until it shows its stored result."""
    go(page, name)
    at_bench(page, name)


def expect_link(page: Page, text: str) -> None:
    """Wait until a link has filled the form."""
    expect(page.locator("#told")).to_contain_text("These are the values of the link.")
    expect(page.locator("#command")).to_have_value(f'wye lab "{text}"')


def follow(page: Page, text: str) -> None:
    """Follow a link, and wait until it has filled the form."""
    go(page, text)
    expect_link(page, text)


@pytest.fixture(scope="module")
def open_lab(shared: Table) -> Table:
    """The lab with a ready engine, opened from the board, on a machine with four cores."""
    shared.page.add_init_script(CORES)
    shared.go("Lab")
    shared.page.wait_for_url("**/lab.html")
    shared.page.get_by_role("link", name="Bandits").last.click()
    ready(shared.page)
    return shared


@pytest.fixture
def lab(open_lab: Table) -> Table:
    """The lab as it stands, in a wide window on a screen."""
    open_lab.page.set_viewport_size(WIDE)
    open_lab.page.emulate_media(media="null")
    return open_lab


@pytest.fixture
def bench(lab: Table, request: pytest.FixtureRequest) -> Table:
    """The lab at one of its benches, as it stands."""
    name = request.param
    go(lab.page, name)
    expect(lab.page.locator("#command")).to_have_value(f'wye lab "{name}?seed=1"')
    at_bench(lab.page, name)
    return lab


def test_stored_results_stand_there_before_python_in_every_language(visit: Visit) -> None:
    table = visit()
    page = table.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(re.sub("^[0-9a-f]{16}/", "", request.url.removeprefix(table.url))))
    page.route("**/pyodide.asm.wasm", lambda _: None)
    for language in ("es", "ro"):
        table.open("lab.html")
        table.speak(language)
        asked.clear()
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for name in [*BENCHES, "own"]:
            go(page, name)
            if name == "own":
                expect(page.locator("#own-source")).to_be_visible()
            else:
                at_bench(page, name)
                expect(page.locator("#run")).to_be_disabled()
                before = page.locator("#sentence").inner_text()
                page.locator("#first").click()  # it stands at a step at which there is something to be seen
                expect(page.locator("#sentence")).not_to_have_text(before)
                expect(page.locator("#uncovered")).to_be_hidden()
                predict(page, 0)
                expect(page.locator("#plot")).to_be_visible()
            assert not re.search(r"\b(the|Run|which|with|Check|Play|your|Your)\b", page.locator("body").inner_text())
        texts = [path for path in asked if re.fullmatch("lab/lang/[a-z]{2}.txt", path)]
        assert texts[-1:] == [f"lab/lang/{language}.txt"]  # the page before may have asked for its own until then
    page.unroute("**/pyodide.asm.wasm")


@pytest.mark.parametrize("bench", BENCHES, indirect=True)
def test_a_bench_is_accessible_stepped_through_predicted_and_run_from_a_link(bench: Table, axe: str) -> None:
    page = bench.page
    name = page.url.partition("#")[2]
    told = predictions(page, name)
    right = [text for text in told if text.startswith("You were right.")]
    wrong = [text for text in told if text.startswith("Not what you predicted.")]
    assert right
    assert len(right) + len(wrong) == len(told)
    assert len(set(wrong)) == len(wrong) > 0, "each wrong prediction has a reason of its own"
    expect(page.locator("#fixed")).to_be_visible()
    enter(page, name)
    predict(page, len(told))
    assert not re.match("You|Not", page.locator("#verdict").inner_text())
    step_by_keyboard(page)
    # The tables beside the main one, which may be long, are alike in all of them.
    seen = "details" if name == "bandits" else "details:not(#tables *)"
    page.evaluate("seen => document.querySelectorAll(seen).forEach((node) => { node.open = true; })", seen)
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDE["width"]
    assert findings(page, axe) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert findings(page, axe, "color-contrast") == []
    page.set_viewport_size(NARROW)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.set_viewport_size(WIDE)
    run_a_link(page, experiment.text(*experiment.read(f"{name}?{SMALL[name]}&seed=3", EXPERIMENTS)))


def predictions(page: Page, name: str) -> list[str]:
    """What is said of each prediction, made when the bench is entered anew."""
    told = []
    for number in range(page.locator("[name=prediction]").count() - 1):
        enter(page, name)
        predict(page, number)
        told.append(page.locator("#verdict").inner_text())
    return told


def step_by_keyboard(page: Page) -> None:
    """Step through the recording, which is told in words and as a table."""
    slider, sentence = page.locator("#slider"), page.locator("#sentence")
    page.locator("#on").focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    first = sentence.inner_text()
    page.keyboard.press("ArrowRight")
    expect(sentence).not_to_have_text(first)
    second = sentence.inner_text()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(sentence).to_have_text(second)
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.keyboard.press("Home")
    expect(sentence).to_have_text(first)
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(sentence).to_have_text(second)
    page.evaluate("document.querySelector('#step details').open = false")  # another bench may have opened it
    page.locator("#step summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#scene-table tbody tr").first).to_be_visible()
    assert page.locator("#pseudocode span").count() > 1


def run_a_link(page: Page, text: str) -> None:
    """Run what a link says: the result is what the command line says."""
    follow(page, text)
    page.locator("#workers").select_option("2")
    run(page)
    assert page.url.endswith(f"#{text}")
    expect(page.locator("#link")).to_have_value(page.url)
    predict(page, 0)
    file = written(page)
    found, seed = experiment.read(text, EXPERIMENTS)
    main = next(iter(found.tables(list(found.events(seed))).values()))
    if main.timed:
        assert len(file.splitlines()) == 1 + len(main.rows)
    else:
        assert file == csv_text(main.message()["rows"])
    picture = written(page, "#svg")
    assert picture.startswith("<svg")
    assert "class=" not in picture
    if page.locator("#plot .band").count():
        assert 'fill-opacity="0.18"' in picture, "the bands hide no lines"


@pytest.mark.parametrize("bench", ["uct"], indirect=True)
def test_a_tree_is_walked_through_by_keyboard_and_keeps_what_the_reader_folds(bench: Table) -> None:
    page = bench.page
    page.locator("#last").click()
    expect(page.locator("#scene-tree [role=treeitem]").first).to_have_attribute("aria-level", "1")
    page.locator("#scene-tree [tabindex='0']").focus()
    page.keyboard.press("Home")
    root, focused = page.locator("#scene-tree [role=treeitem]").first, page.locator("#scene-tree :focus")
    expect(focused.locator("title")).to_have_text(re.compile("^root, value .*, visits 300"))
    count = page.locator("#scene-tree [role=treeitem]").count()
    assert 60 <= count <= 200
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("aria-level", "2")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#scene-tree [role=treeitem]")).to_have_count(1)
    expect(root).to_have_attribute("aria-expanded", "false")
    page.locator("#back").click()
    expect(page.locator("#scene-tree [role=treeitem]")).to_have_count(1)
    root.focus()
    page.keyboard.press("Enter")
    expect(root).to_have_attribute("aria-expanded", "true")
    page.set_viewport_size(NARROW)
    page.locator("#parts").get_by_role("button", name="Tree").click()
    expect(page.locator("#scene-tree ul[role=tree] > li").first).to_be_visible()
    page.set_viewport_size(WIDE)
    expect(page.locator("#scene-tree svg[role=tree]")).to_be_visible()


def test_a_run_that_a_reload_has_cut_off_is_gone_on_with(lab: Table) -> None:
    page, text = lab.page, "bandits?pulls=2000&runs=120&seed=7"
    follow(page, text)
    page.locator("#run").click()
    until(page, "(await (await caches.open('wye-runs /wye/')).keys()).some(({ url }) => url.includes('D2000%26runs'))")
    page.reload()
    ready(page)
    expect(page.locator("#told")).to_contain_text("Stopped after part", timeout=START)
    page.locator("#go-on").click()
    expect(page.locator("#told")).to_have_text(FINISHED, timeout=START)


def test_a_link_that_is_followed_during_a_run_is_not_replaced_by_its_result(lab: Table) -> None:
    page = lab.page
    follow(page, "bandits?pulls=2000&runs=200&seed=11")
    page.locator("#run").click()
    expect(page.locator("#effort")).to_contain_text(re.compile("Part [1-9]"), timeout=START)
    go(page, "bandits?pulls=70&runs=3&seed=12")
    until(page, "(await (await caches.open('wye-runs /wye/')).keys()).some(({ url }) => url.includes('seed%3D11'))")
    expect_link(page, "bandits?pulls=70&runs=3&seed=12")
    run(page)
    expect(page.locator("#command")).to_have_value('wye lab "bandits?pulls=70&runs=3&seed=12"')


def test_a_stored_result_that_comes_late_does_not_replace_a_link(lab: Table) -> None:
    page, text, stored = lab.page, "bandits?pulls=60&runs=3&seed=14", "**/results/bandits.json"
    enter(page, "uct")
    held = lab.hold(stored)
    page.evaluate("location.hash = 'bandits'")
    lab.watch(lambda: bool(held))
    follow(page, text)
    page.evaluate(READ)
    held[0].continue_()
    page.wait_for_function("window.read")
    lab.drawn()
    expect_link(page, text)
    expect(page.locator("#uncovered")).to_have_count(0)
    page.unroute(stored)


def test_values_that_were_never_run_invite_to_run_them_and_name_their_preset(lab: Table) -> None:
    page, text = lab.page, "minimax?depth=3&runs=2&seed=15"
    go(page, f"{text}/step=7")
    expect_link(page, text)
    expect(page.locator("#preset")).to_have_value("")
    page.locator("#invitation").get_by_role("button", name="Run").click()
    expect(page.locator("#told")).to_have_text(FINISHED, timeout=START)
    expect(page.locator("#invitation")).to_have_count(0)
    assert page.locator("#exact-link").input_value().endswith(f"#{text}/step=7")
    preset = page.locator("#preset option").nth(2).get_attribute("value") or ""
    follow(page, preset)
    expect(page.locator("#preset")).to_have_value(preset)
    page.locator("#parameter-runs").fill("3")
    expect(page.locator("#preset")).to_have_value("")
    page.locator("#preset").select_option(preset)
    expect_link(page, preset)
    expect(page.locator("#preset")).to_have_value(preset)


@pytest.mark.parametrize("name", ["minimax", "bandits", "gridworld", "course/cuts/3"])
def test_a_bench_or_a_screen_is_printed_as_a_handout_which_tells_no_answer(lab: Table, name: str) -> None:
    page = lab.page
    go(page, name)
    expect(page.locator("#sentence")).to_be_visible()
    expect(page.locator("#result:not(:has(#covered))")).to_have_count(0)
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) <= 2
    page.emulate_media(media="print")
    for part in ("#stage > *", "#sentence", "#pseudocode", "legend"):
        expect(page.locator(f"main {part}:visible").first).to_be_visible()
    expect(page.locator(":is(button, select, nav, #lab-head, #after, #verdict, #result):visible")).to_have_count(0)
    if name.startswith("course"):
        go(page, f"{name}?solutions=on")
        expect(page.locator("#verdict")).to_have_text("Answer: It is at most 2.")
        expect(page.locator("#after")).to_be_visible()


def test_on_paper_long_lines_are_wrapped_and_tables_are_whole(lab: Table) -> None:
    page, width = lab.page, 720  # pixels of an A4 page within its margins
    enter(page, "minimax")
    page.locator("#parameter-tree").fill("(" + "(3,12,8)," * 30 + "(14,5,2))")
    expect(page.locator("#command")).to_have_value(re.compile(r"tree=\(\(3,12,8\)"))
    predict(page, 0)
    page.emulate_media(media="print")
    page.set_viewport_size({"width": width, "height": 1000})
    for name in ("link", "command"):
        field = page.locator(f".field:has(#{name})")
        expect(page.locator(f"#{name}")).to_be_hidden()
        shown = field.evaluate("field => getComputedStyle(field, '::after').content")
        assert json.loads(shown) == page.locator(f"#{name}").input_value()
    cells = page.locator("#result-table :is(th, td):visible")
    assert cells.count() == 9 * page.locator("#result-table thead th").count()
    assert max(cells.evaluate_all("cells => cells.map((cell) => cell.getBoundingClientRect().right)")) <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_an_earlier_run_is_shown_again_and_laid_over_another(lab: Table) -> None:
    page = lab.page
    one, two = "bandits?pulls=60&runs=3&seed=8", "bandits?pulls=80&runs=3&seed=8"
    for text in one, two:
        go(page, text)
        expect(page.locator("#command")).to_have_value(f'wye lab "{text}"')
        run(page)
    predict(page, 0)
    assert page.locator("#plot path.earlier").count() == 0
    page.locator("#earlier").select_option(one)
    expect(page.locator("#plot path.earlier.band")).to_have_count(4)
    page.locator("#kept a", has_text=one).click()
    expect(page.locator("#told")).to_have_text(FINISHED)
    expect(page.locator("#command")).to_have_value(f'wye lab "{one}"')


def test_a_full_storage_is_told_and_the_run_goes_on(lab: Table) -> None:
    page = lab.page
    go(page, "bandits?pulls=40&runs=3&seed=9")
    page.evaluate("() => { Cache.prototype.put = async () => { throw new DOMException('', 'QuotaExceededError'); }; }")
    run(page)
    expect(page.locator("#problem-text")).to_contain_text("no room left to keep this run")
    page.reload()
    ready(page)


def test_workers_that_die_are_replaced_and_the_run_comes_to_its_end(visit: Visit) -> None:
    table, text = visit(clock=True), "bandits?pulls=2000&runs=12&seed=10"
    page = table.page
    page.add_init_script(CORES)
    table.open(f"lab.html#{text}")
    ready(page)
    page.locator("#workers").select_option("2")
    page.locator("#run").click()
    expect(page.locator("#effort")).to_contain_text(re.compile(r"Part [1-9]"), timeout=START)
    page.evaluate("globalThis.hangs = true")
    page.wait_for_function("globalThis.hung")
    page.clock.fast_forward(5_500)
    page.evaluate("globalThis.hangs = false")
    page.clock.fast_forward(5_500)
    expect(page.locator("#told")).to_have_text(FINISHED, timeout=2 * START)
    predict(page, 0)
    file = written(page)
    found, seed = experiment.read(text, EXPERIMENTS)
    assert file == csv_text(next(iter(found.tables(list(found.events(seed))).values())).rows)


def test_the_form_is_sent_by_keyboard_and_what_is_wrong_is_told_in_one_sentence(lab: Table) -> None:
    page = lab.page
    go(page, "bandits")
    expect(page.locator("#command")).to_have_value('wye lab "bandits?seed=1"')
    pulls, wrong = page.locator("#parameter-pulls"), page.locator("#parameter-pulls-wrong")
    pulls.fill("none")
    expect(wrong).to_have_text("expected a whole number from 1 to 10000.")
    page.locator("#parameter-runs").fill("0")
    expect(page.locator("[aria-invalid=true]")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(pulls).to_be_focused()
    expect(pulls).to_have_attribute("aria-invalid", "true")
    pulls.fill("30")
    expect(wrong).to_have_count(0)
    page.locator("#parameter-runs").fill("1")
    expect(page.locator("[aria-invalid=true]")).to_have_count(0)
    expect(page.locator("#command")).to_have_value('wye lab "bandits?pulls=30&runs=1&seed=1"')
    page.keyboard.press("Enter")
    expect(page.locator("#told")).to_have_text(FINISHED, timeout=START)
    assert page.url.endswith("#bandits?pulls=30&runs=1&seed=1")


@pytest.mark.parametrize("link", ["bandits?pulls=0", "poker?seed=1", "rooms?tea=1&seed=2", "bandits?%%%"])
def test_a_wrong_link_is_told_and_kept_and_the_bench_stands_with_its_defaults(lab: Table, link: str) -> None:
    page = lab.page
    go(page, link)
    expect(page.locator("#problem-text")).to_contain_text("The experiment of this link cannot be shown:")
    expect(page.locator("#broken")).to_have_value(re.compile(re.escape(link) + "$"))
    expect(page.locator("#replay")).to_be_visible()
    assert re.search(r'wye lab "\w+\?seed=1"', page.locator("#command").input_value())
    page.locator("#dismiss").click()


def test_a_run_is_cancelled_and_gone_on_with_to_the_result_of_the_whole(lab: Table) -> None:
    page = lab.page
    follow(page, "bandits?pulls=300&runs=150&seed=3")
    predict(page, 0)
    page.locator("#run").click()
    until(page, r"/Part [1-9]\d* of 61, about \d+ s left/.test(effort.textContent) && (cancel.click(), true)")
    expect(page.locator("#told")).to_contain_text("Stopped after part", timeout=START)
    page.locator("#go-on").click()
    expect(page.locator("#told")).to_have_text(FINISHED, timeout=START)
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


def test_a_bench_has_its_own_scales_and_shows_a_result_at_once_without_predictions(lab: Table) -> None:
    page = lab.page
    enter(page, "bandits")
    predict(page, 0)
    expect(page.locator("#axes")).to_have_value("logX")
    follow(page, "sequential?difference=25&runs=12&pairs=100&seed=3")
    run(page)
    expect(page.locator("#prediction")).to_have_count(0)
    expect(page.locator("#verdict")).to_have_text("The truth lies between H0 and H1, so neither verdict is wrong.")


def test_a_test_of_two_bots_has_a_walk_and_a_verdict_at_its_end(lab: Table) -> None:
    page = lab.page
    go(page, "tournament?game=y3&bots=flat@100,random&rounds=200&test=on")
    expect(page.locator("#told")).to_contain_text("These are the values of the link.")
    run(page)
    predict(page, 4)
    expect(page.locator("#verdict")).to_contain_text(re.compile(r"The test accepted H1 after \d+ pairs of games\."))
    page.locator("#shown").select_option("Walk of the test")
    expect(page.locator("#result-table tbody tr").last).to_contain_text("H1")


@pytest.mark.parametrize("bench", ["minimax"], indirect=True)
def test_one_marks_what_will_be_cut_by_keyboard_and_is_told(bench: Table) -> None:
    page = bench.page
    nodes, focused, told = (page.locator(f"#quiz {part}") for part in ("[role=treeitem]", ":focus", "#quiz-sentence"))
    assert nodes.count() == 40
    nodes.first.focus()
    page.keyboard.press("Enter")
    expect(told).to_have_text("Leaves pruned: 27 of 27.")
    page.keyboard.press("Enter")
    expect(told).to_have_text("Leaves pruned: 0 of 27.")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(told).to_have_text("Leaves pruned: 1 of 27.")
    expect(focused).to_have_class(re.compile("mine"))
    page.locator("#quiz-tell").click()
    expect(told).to_contain_text(re.compile(r"^Alpha-beta leaves out \d+ of the leaves; you found [01] of these"))
    page.locator("#quiz summary").click()
    expect(page.locator("#quiz-table tbody tr")).to_have_count(27)
    out = page.locator("#quiz-table tbody td:last-child", has_text="left out").count()
    assert f"leaves out {out} of the leaves" in told.inner_text()
    page.locator("#quiz-again").click()
    expect(told).to_have_text("Leaves pruned: 0 of 27.")


@pytest.mark.parametrize("bench", ["minimax"], indirect=True)
def test_a_recording_goes_on_by_itself_with_its_controls_in_sight(bench: Table) -> None:
    page = bench.page
    slider = page.locator("#slider")
    page.locator("#first").click()
    bench.button("Play").click()
    page.locator("#scene-legend").evaluate("node => node.scrollIntoView({ block: 'end' })")
    expect(page.locator("#player")).to_be_in_viewport(ratio=1)
    expect(slider).to_have_value("2")
    bench.button("Pause").click()
    bench.button("Play").click()
    page.locator("#last").click()  # whoever steps takes over
    expect(bench.button("Play")).to_be_visible()
    bench.button("Play").click()  # at the end it begins anew
    expect(slider).to_have_value("1")
    go(page, "bandits")
    expect(slider).to_have_value("12")
    expect(bench.button("Play")).to_be_visible()


def test_the_settings_of_the_page_are_within_reach(lab: Table) -> None:
    page = lab.page
    for width, height in ((390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("dark", "system"):
            lab.button("Settings").click()
            page.get_by_label("Appearance").select_option(theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            lab.button("Close").click()


def test_all_benches_are_shown_as_cards_by_chapter(lab: Table, axe: str) -> None:
    page = lab.page
    go(page, "")
    expect(page.locator(".bench-card")).to_have_count(len(EXPERIMENTS) + 1)
    assert findings(page, axe) == []
    assert page.evaluate("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
    page.get_by_role("link", name=re.compile("^Rooms From")).click()
    at_bench(page, "rooms")


def test_a_link_shows_exactly_the_step_and_the_scale(lab: Table) -> None:
    page = lab.page
    enter(page, "bandits")
    predict(page, 4)
    page.locator("#axes").select_option("linear")
    page.locator("#unit").select_option("pull")
    page.locator("#first").click()
    page.locator("#on").click(click_count=3)
    expect(page.locator("#scene circle.chosen")).not_to_have_css("fill", "rgb(0, 0, 0)")
    sentence, link = page.locator("#sentence").inner_text(), page.locator("#exact-link").input_value()
    assert link.endswith("#bandits?seed=1/step=3&scale=linear")
    enter(page, "uct")
    go(page, link.partition("#")[2])
    at_bench(page, "bandits")
    expect(page.locator("#sentence")).to_have_text(sentence)
    predict(page, 4)
    expect(page.locator("#axes")).to_have_value("linear")


LEAST = """() => Math.min(...[...document.querySelectorAll("#replay svg text")]
  .filter((text) => text.textContent.trim() && text.checkVisibility())
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
"""The size of the smallest text of a picture, in pixels."""


def test_a_picture_stands_alone_in_a_page_of_somebody_elses_and_on_a_projector_in_large_type(visit: Visit) -> None:
    table = visit(viewport={"width": 720, "height": 480})
    page = table.page
    page.route("**/pyodide.asm.wasm", lambda _: None)
    table.open("lab.html?embed=picture")
    for name in [*BENCHES, "course/cuts/3", "course/ahead/8"]:
        go(page, name)
        expect(page.locator("#replay")).to_be_visible()
        expect(page.locator("#replay :is(#stage > *, #plot)").first).to_be_in_viewport(ratio=1)
        assert page.evaluate("[scrollY, document.documentElement.scrollHeight, innerHeight]") == [0, 480, 480]
        expect(page.locator(":is(#top, #lab-head, #beside, #screens, #asking):visible")).to_have_count(0)
    for name in ("course/bandits/2", "course/uct/11"):  # without a figure its text stands there
        go(page, name)
        expect(page.locator("#asking :is(#question, legend)").first).to_be_visible()
    go(page, "course/cuts/3")  # its question is not shown, so its figure moves
    expect(page.locator("#scene-tree")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("#slider")).to_have_value(page.locator("#slider").get_attribute("max") or "")
    page.set_viewport_size({"width": 1280, "height": 720})
    table.open("lab.html#teachers")
    frame = r'<iframe src="http\S+/lab\.html\?embed=picture#course/cuts/1" width="720" height="480"></iframe>'
    expect(page.locator("#frame")).to_have_value(re.compile(frame))
    expect(page.locator("#teachers tbody tr")).to_have_count(len(CHAPTERS))
    for name in BENCHES:
        enter(page, name)
        assert page.evaluate(LEAST) >= 12, name
        page.keyboard.press("p")
        expect(page.locator("#top, #lab-title, #beside").first).to_be_hidden()
        table.drawn()
        assert page.evaluate(LEAST) >= 18, name
        assert page.locator("#sentence").evaluate("node => parseFloat(getComputedStyle(node).fontSize)") >= 18
        page.keyboard.press("Home")
        expect(page.locator("#slider")).to_have_value("0")
        page.keyboard.press("Escape")
        expect(page.locator("#top")).to_be_visible()


@pytest.mark.parametrize("bench", ["uct"], indirect=True)
def test_every_picture_and_all_events_are_taken_out(bench: Table) -> None:
    page = bench.page
    page.locator("#last").click()
    for kind, head in (("svg", b"<svg"), ("png", b"\x89PNG")):
        with page.expect_download() as waiting:
            page.locator(f"#scene-{kind}").click()
        assert waiting.value.suggested_filename == f"uct-scene.{kind}"
        content = Path(waiting.value.path()).read_bytes()
        assert content.startswith(head)
        if kind == "svg":
            drawn = content.decode()
            assert [drawn.count(part) for part in ("<svg y=", "Value + bonus", ">root ")] == [3, 1, 1]
    lines = written(page, "#events").splitlines()
    assert {"start", "iteration"} <= {json.loads(line)["is"] for line in lines}
    assert len(lines) > 300


@pytest.mark.parametrize("window", [(1280, 720), (390, 844)])
def test_step_by_step_fits_the_window_in_every_bench(lab: Table, window: tuple[int, int]) -> None:
    page = lab.page
    width, height = window
    page.set_viewport_size({"width": width, "height": height})
    for name in BENCHES:
        enter(page, name)
        page.evaluate("scrollTo(0, 0)")
        for part in ("#player", "#stage", "#sentence"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
        page.locator("#explanation").scroll_into_view_if_needed()
        expect(page.locator("#stage")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("bench", ["convergence", "rave", "minimax", "tournament"], indirect=True)
def test_a_phone_shows_the_whole_sentence_and_a_slider_for_a_finger(bench: Table) -> None:
    page = bench.page
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.locator("#slider").evaluate("slider => slider.clientWidth") >= 120
    for _ in range(7):
        page.locator("#on").click()
        bench.drawn()
        hidden = "sentence => sentence.scrollHeight - sentence.clientHeight"
        assert page.locator("#sentence").evaluate(hidden) == 0


def test_code_is_whole_and_its_line_at_work_in_sight_while_the_page_stays(lab: Table) -> None:
    page = lab.page
    page.set_viewport_size({"width": 1280, "height": 720})
    for name in BENCHES:
        enter(page, name)
        assert page.locator("#pseudocode").evaluate("code => code.scrollWidth - code.clientWidth") == 0, name
    enter(page, "minimax")
    page.evaluate("scrollTo(0, 0)")
    scrolled = set[int]()
    for _ in range(30):
        page.locator("#on").click()
        until(page, AT_WORK)
        scrolled.add(page.locator("#pseudocode").evaluate("code => code.scrollTop"))
    assert len(scrolled) > 1
    assert page.evaluate("scrollY") == 0


def test_a_screen_asks_before_its_figure_moves_and_keeps_the_answer(visit: Visit, axe: str) -> None:
    """All of it without Python: every figure of the chapters is stored."""
    table = visit()
    page = table.page
    page.route("**/pyodide.asm.wasm", lambda _: None)
    table.open("lab.html#course/ahead/3")
    after, player, field = page.locator("#after"), page.locator("#player"), page.locator("#ask input")
    expect(page.locator("#scene-tree [role=treeitem]")).to_have_count(13)  # the whole tree, not yet read
    expect(page.locator("#verdict, #after")).to_have_text(["", ""])
    expect(player).to_have_count(0)
    field.fill("14")
    field.press("Enter")
    expect(page.locator("#verdict")).to_have_text("Not quite. Answer: 3")
    expect(after).to_contain_text("Max takes the greatest")
    page.locator("#last").click()
    expect(page.locator("#sentence")).to_contain_text("its value for the player to move is 3")
    page.reload()
    expect(field).to_have_value("14")
    page.locator("#screen-next").click()
    expect(page.locator("#screen-title")).to_have_text("Minimax in five steps")
    assert findings(page, axe) == []
    for width, height in ((390, 844), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        for chapter in CHAPTERS:
            for number, screen in enumerate(chapter.screens, 1):
                go(page, f"course/{chapter.name}/{number}?solutions=on")
                expect(page.locator("#screens [aria-current]")).to_have_text(str(number))
                if screen.line and "exercise" not in screen.line:  # a solved exercise needs Python
                    expect(page.locator("#figure :is(#stage > *, #plot, #hand-sentence)").first).to_be_visible()
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (chapter.name, number)
    expect(page.get_by_role("heading", name="For teachers")).to_be_visible()


def test_a_chapter_has_its_place_in_the_contents_and_its_progress_on_the_first_page(lab: Table, axe: str) -> None:
    page = lab.page
    go(page, "course/cuts")
    page.get_by_label("No, whatever they are.").check()
    page.locator("#contents").click()
    expect(page.locator("#benches [aria-current]")).to_have_text("Cuts")
    assert findings(page, axe) == []
    page.locator("#benches").get_by_role("link", name="All experiments").click()
    expect(page.locator("#benches")).to_be_hidden()
    expect(page.get_by_role("region", name="Cuts")).to_contain_text("1 of 9 answered")


def test_an_exercise_of_a_chapter_has_its_own_tasks_and_numbers_for_each_name(lab: Table) -> None:
    page = lab.page
    go(page, "course/cuts/9")
    expect(page.locator("#exercise fieldset")).to_have_count(1)
    expect(page.locator("#scene-tree")).not_to_be_empty()
    before = page.locator("#scene-tree").inner_text()
    numbers = page.get_by_role("button", name="Get my numbers")
    expect(numbers).to_be_enabled(timeout=START)
    page.locator("#student").fill("Ana")
    numbers.click()
    expect(page.locator("#scene-tree")).not_to_have_text(before, timeout=START)
    expect(numbers).to_be_enabled(timeout=START)
    page.locator("#hand-in").click()
    expect(page.locator("#handed-in")).to_have_value(re.compile(r"^exercise\?student=Ana&tasks=cuts&seed=1 "))
    assert page.url.endswith("#course/cuts/9")
    expect(page.locator(".question .mark").first).to_be_visible()
    page.set_viewport_size(NARROW)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    page.emulate_media(media="print")
    expect(page.locator("#student")).to_be_visible()
    expect(page.locator("#practice, #hand-in").first).to_be_hidden()


def test_minimax_runs_on_the_readers_own_tree(lab: Table) -> None:
    page = lab.page
    run_a_link(page, "minimax?tree=((3,12,8),(2,4,6),(14,5,1))&runs=1&seed=1")
    expect(page.locator("#scene-tree [role=treeitem]")).not_to_have_count(0)
    page.locator("#last").click()
    expect(page.locator("#sentence")).to_contain_text("move 1 is chosen")
    expect(page.locator("#scene-tree [role=treeitem] title").first).to_have_text(re.compile("= 3"))
    page.locator("#seek-moves").fill("2, 1")
    page.locator("#seek-moves").press("Enter")
    expect(page.locator("#sentence")).to_contain_text("Step 11: move 1 is tried")
    page.locator("#seek-moves").fill("2 7")
    page.locator("#seek-moves").press("Enter")
    expect(page.locator("#seek [role=status]")).to_contain_text("No node is reached by these moves.")


def test_an_exercise_is_filled_in_graded_and_handed_in(lab: Table, axe: str) -> None:
    page = lab.page
    text = "exercise?student=Ana&seed=7"
    follow(page, text)
    run(page)
    found, seed = experiment.read(text, EXPERIMENTS)
    assert isinstance(found, Exercise)
    questions = found.questions(found.events(seed))
    for number, question in enumerate(questions):
        field = page.locator(f"#answer-{question.id}")
        if question.options:
            field.select_option(question.answer)
        else:
            field.fill(question.answer if number else "99")
    page.locator("#hand-in").click()
    expect(page.locator("#grade")).to_have_text("26 of 27 points")
    expect(page.locator(f"#answer-{questions[0].id}")).to_have_attribute("aria-invalid", "true")
    page.locator("#hand-in").click()
    expect(page.locator("#handed-in")).to_have_value(re.compile(" 26/27 tries=2$"))
    handed_in = check_line(page.locator("#handed-in").input_value(), lambda line: experiment.read(line, EXPERIMENTS))
    assert (handed_in["claimed"], handed_in["tries"]) == (26, 2)
    page.locator("#on").click()
    assert findings(page, axe) == []
    expect(page.locator("#parameter-student")).to_be_visible()
    expect(page.locator("#parameter-solutions")).to_have_count(0)
    expect(page.locator("#prediction")).to_have_count(0)
    expect(page.locator("#result")).to_have_count(0)


def test_each_task_of_an_exercise_has_a_heading_and_shows_its_picture(lab: Table) -> None:
    page = lab.page
    enter(page, "exercise")
    tasks = page.locator("#exercise fieldset")
    expect(tasks).to_have_count(4)
    for place in (3, 2, 1, 0):
        tasks.nth(place).locator("input").last.click()
        expect(page.locator("#slider")).to_have_value(str(place + 1))
        expect(tasks.nth(place).locator("legend")).to_have_text(page.locator("#sentence").inner_text())
    expect(page.get_by_label("bound = ___")).to_have_accessible_description(re.compile("total, visits, parent, c:"))
    width = page.locator("#answer-code-bound").evaluate("field => field.clientWidth")
    assert width > page.locator("#exercise").evaluate("part => 0.8 * part.clientWidth")


def test_answers_come_back_after_a_reload_and_another_bench_to_each_student(visit: Visit) -> None:
    table = visit()
    page, first = table.page, table.page.locator("#answer-v")
    table.open("lab.html#exercise")
    ready(page)
    for student, answer in (("Ana", "3"), ("Ion", "4")):
        follow(page, f"exercise?student={student}&seed=9")
        run(page)
        expect(first).to_have_value("")
        first.fill(answer)
    page.reload()
    ready(page)
    expect(first).to_have_value("4")
    enter(page, "uct")
    go(page, "exercise?student=Ana&seed=9")
    expect(first).to_have_value("3")
    kept = "Object.keys(sessionStorage).filter((name) => name.startsWith('wye-answers-'))"
    assert page.evaluate(kept) == [f"wye-answers-exercise?student={student}&seed=9 /wye/" for student in ("Ana", "Ion")]
    table.open()
    table.forget()
    table.ready()
    assert page.evaluate(kept) == []


def test_a_position_bots_and_a_tree_are_chosen_instead_of_written(lab: Table, axe: str) -> None:
    page = lab.page
    enter(page, "uct")
    page.get_by_text("Choose on a board").click()
    expect(page.locator("#choose-position [role=gridcell]")).to_have_count(9)
    page.get_by_text("Choose on a board").click()
    expect(page.locator("#choose-position")).to_have_count(0)
    # A game chosen before the board of the field stands there is the one shown.
    page.locator("details.chooser").first.evaluate("""(details) => {
        const games = details.querySelector("select");
        details.open = true;
        games.value = "hex5";
        games.dispatchEvent(new Event("change"));
    }""")
    expect(page.locator("#choose-position [role=gridcell]")).to_have_count(25)
    page.locator("#choose-position [role=gridcell]").nth(7).click()
    expect(page.locator("#parameter-position")).to_have_value("hex5:c2")
    expect(page.locator("#command")).to_have_value(re.compile(r"position=hex5:c2"))
    assert findings(page, axe) == []
    page.locator("#back-position").click()
    expect(page.locator("#parameter-position")).to_have_value("hex5")
    page.locator("#parameter-position").fill("hex5:z9")
    enter(page, "windows")
    page.get_by_text("Draw the tree").click()
    page.locator("#draw-tree").click()
    page.get_by_role("button", name="Split leaf 1 2").click()
    page.get_by_label("Value of leaf 1 2 2").fill("8")
    page.get_by_label("Value of leaf 1 2 2").press("Tab")
    expect(page.locator("#parameter-tree")).to_have_value("((3,(5,8)),(2,9))")
    enter(page, "tournament")
    page.get_by_label("Add a bot ...").select_option("rave")
    expect(page.locator("#parameter-bots")).to_have_value("flat@500,flat@100,random,rave")
