"""The reader's own bots in the lab: written, checked, played, kept, taken in and out."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from pyengine.bots.bot import Budget
from pyengine.bots.own import own_bot
from pyengine.bots.thinking import conclude
from pyengine.core.dice import Dice
from pyengine.records.record import read
from tests.e2e.answers import Answers
from tests.e2e.conftest import visitor
from tests.e2e.table import START, Table, findings
from tests.lab.experiments.test_maxn import THREE
from tests.lab.test_tasks import SOLUTIONS

BOT = """\
seen = []

def search(state, dice, playouts, first=False):
    moves = state.legal()
    seen.append(len(moves))
    wins = [state.play(move).playouts(playouts // len(moves) + len(seen), dice) for move in moves]
    best = max if state.to_move == 1 else min
    yield moves[wins.index(best(wins))], 0.5
"""
HEAD = "def search(state, dice, playouts):\n"
FINE = "    yield state.legal()[0], 0.5\n"


@pytest.fixture(scope="module")
def lab(
    request: pytest.FixtureRequest, browser: Browser, answers: Answers, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Table]:
    """The bench, opened by its address, on one page for all tests; its files lie in the working folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("own"))
        with visitor(request, browser, answers.url, service_workers="block") as table:
            table.open("lab.html#own")
            yield table


@pytest.fixture
def own(lab: Table) -> Page:
    """The bench with a new bot, the template."""
    return fresh(lab.page)


def fresh(page: Page) -> Page:
    """The bench with a new bot."""
    page.evaluate("location.hash = ''")
    page.evaluate("location.hash = 'own'")
    page.locator("#own-kept").select_option(label="a new one, from the template")
    return page


def write(page: Page, source: str) -> None:
    page.locator("#own-source").fill(source)


def checked(page: Page) -> None:
    """Check the bot, which has no fault."""
    page.locator("#own-check").click()
    expect(page.locator("#own-told")).to_contain_text("No fault", timeout=START)


def fault(page: Page, source: str) -> str:
    """What is told when this bot is checked."""
    write(page, source)
    page.locator("#own-check").click()
    expect(page.locator("#own-fault")).to_be_visible(timeout=START)
    return page.locator("#own-fault").inner_text()


def test_the_template_has_about_ten_lines_and_no_fault(own: Page) -> None:
    template = own.locator("#own-source").input_value()
    assert len(template.splitlines()) == 10
    checked(own)
    assert conclude(own_bot("my.py", template), read("y5:").state, Budget(playouts=300), Dice(1)).value > 0.5


def test_a_person_plays_against_the_bot_by_keyboard_and_stops(own: Page) -> None:
    own.locator("#own-opponent").select_option("")
    own.locator("#own-side").select_option("2")
    own.locator("#own-playouts").fill("30")
    own.locator("#own-play").focus()
    own.keyboard.press("Enter")
    expect(own.locator("#own-status")).to_have_text("Your turn as black: choose a move.", timeout=START)
    own.locator("#own-board [tabindex='0']").focus()
    own.keyboard.press("Enter")
    expect(own.locator("#own-record")).to_have_text(re.compile(r"^y5:\w\d\.\w\d$"), timeout=START)
    expect(own.locator("#own-status")).to_have_text("Your turn as black: choose a move.")
    own.locator("#own-end").click()
    expect(own.locator("#own-status")).to_have_text("The game was stopped after 2 moves.")
    expect(own.locator("#own-end")).to_be_hidden()


def test_a_task_is_opened_by_its_link_solved_and_told_with_the_first_wrong_case(own: Page) -> None:
    own.evaluate("location.hash = 'course/ahead/10'")
    own.get_by_role("link", name="Write the algorithm: minimax").click()
    expect(own.locator("#own-title")).to_have_text("Write the algorithm: minimax")
    expect(own.locator("#own-command")).to_have_value("wye lab --check minimax.py")
    expect(own.locator("#own-against")).to_have_count(0)
    source = own.locator("#own-source").input_value()
    assert fault(own, source).startswith("minimax.py, line 1: case 1: minimax((9, 0), 1) returns None, expected 9.")
    write(own, source.replace("def minimax", "def mini_max"))
    own.locator("#own-check").click()
    missing = "minimax.py, line 1: the function of the task is missing: expected def minimax(tree, player)."
    expect(own.locator("#own-fault")).to_have_text(missing, timeout=START)
    write(own, SOLUTIONS["minimax"])
    own.locator("#own-check").click()
    expect(own.locator("#own-told")).to_have_text("All 40 cases passed.", timeout=START)
    fresh(own).evaluate("location.hash = 'own?task=minimax'")
    expect(own.locator("#own-source")).to_have_value(SOLUTIONS["minimax"])
    expect(fresh(own).locator("#own-opponent option[value='minimax.py']")).to_have_count(0)


def test_a_game_of_ones_own_is_checked_played_with_buttons_and_searched(own: Page) -> None:
    own.locator("#own-kept").select_option(label="a new game, from the template")
    checked(own)
    expect(own.locator("#own-kept")).to_have_value("my_game.py")
    command = own.locator("#own-command").input_value()
    assert command == 'wye lab "tournament?game=my_game.py&bots=uct@100,alphabeta@100,random&rounds=5"'
    expect(own.locator("#own-game")).to_have_count(0)
    own.locator("#own-opponent").select_option("alphabeta")
    own.locator("#own-side").select_option("2")
    own.locator("#own-play").click()
    expect(own.locator("#own-position")).to_have_text("10", timeout=START)
    own.get_by_role("button", name="3", exact=True).click()
    expect(own.locator("#own-position")).to_have_text("4", timeout=START)  # Alpha-beta leaves a multiple of four
    own.locator("#own-end").click()
    own.locator("#own-uct").click()
    expect(own.locator("#title")).to_have_text("UCT, phase by phase")
    expect(own.locator("#told")).to_contain_text("These are the values of the link.")
    own.locator("#run").click()
    expect(own.locator("#told")).to_have_text("The run is finished.", timeout=START)
    expect(own.locator("#scene-tree [role=treeitem]")).not_to_have_count(0)


def test_a_game_for_three_is_checked_and_its_link_runs_once_it_has_been_read(own: Page) -> None:
    write(own, THREE.replace("PLAYERS, MOVES, START = 3, [1, 2, 3], 5", "PLAYERS = 3\nMOVES, START = [1, 2, 3], 5"))
    own.locator("#own-name").fill("three")
    own.locator("#own-name").blur()
    expect(own.locator("#own-against")).to_have_count(0)
    checked(own)
    own.evaluate("location.hash = 'maxn?game=three.py'")
    own.reload()
    expect(own.locator("#run")).to_be_disabled()
    early = "() => { document.getElementById('form').requestSubmit(); return document.getElementById('run').disabled; }"
    own.wait_for_function(f"() => ({early})() === false || location.hash !== '#maxn?game=three.py'", timeout=START)
    expect(own.locator("#told")).to_have_text("The run is finished.", timeout=START)
    assert own.evaluate("location.hash") == "#maxn?game=three.py&seed=1"


def test_an_evaluation_of_ones_own_is_checked(own: Page) -> None:
    own.locator("#own-kept").select_option(label="a new evaluation, from the template")
    checked(own)
    expect(own.locator("#own-name")).to_have_value("my_evaluation.py")


def test_a_fault_in_a_game_ends_it_and_is_told(own: Page) -> None:
    write(own, HEAD + "    yield state.legal()[0 if state.ply < 4 else 99], 0.5\n")
    own.locator("#own-opponent").select_option("random")
    own.locator("#own-side").select_option("1")
    own.locator("#own-play").click()
    expect(own.locator("#own-against #own-fault")).to_contain_text("line 2: IndexError", timeout=START)
    expect(own.locator("#own-status")).to_have_text("The game was stopped after 4 moves.")


def test_a_bot_of_a_link_is_shown_first_and_runs_when_it_is_started(own: Page) -> None:
    kept = own.locator("#own-kept option").count()
    source = "print('run')\n" + HEAD + FINE
    own.evaluate("link => { location.hash = link; }", f"own?file=theirs.py&source={quote(source)}")
    expect(own.locator("#own-foreign")).to_be_visible()
    expect(own.locator("#own-source")).to_have_value(source)
    expect(own.locator("#own-link")).to_have_value(re.compile(re.escape(quote(source, safe="~()*!'"))))
    assert own.locator("#own-kept option").count() == kept
    assert own.evaluate("localStorage.getItem('wye-bots /wye/')?.includes('theirs.py') ?? false") is False
    checked(own)
    expect(own.locator("#own-foreign")).to_be_hidden()
    expect(own.locator("#own-kept")).to_have_value("theirs.py")
    own.evaluate("location.hash = 'own?file=theirs&source=x'")
    expect(own.locator("#own-told")).to_contain_text("This link shows no bot")
    own.evaluate("location.hash = 'tournament?bots=nobody.py,uct'")
    expect(own.get_by_role("alert").first).to_contain_text("This browser has no bot nobody.py", timeout=2_000)


def test_a_bot_is_saved_opened_renamed_kept_and_deleted(own: Page, tmp_path: Path) -> None:
    write(own, HEAD + FINE)
    own.locator("#own-name").fill("first try")
    own.locator("#own-name").blur()
    expect(own.locator("#own-kept")).to_have_value("first_try.py")
    with own.expect_download() as waiting:
        own.locator("#own-save").click()
    assert waiting.value.suggested_filename == "first_try.py"
    assert Path(waiting.value.path()).read_text("utf-8") == HEAD + FINE
    second = BOT + "# the second\n"
    (tmp_path / "second.py").write_text(second)
    own.locator("#own-file").set_input_files(tmp_path / "second.py")
    expect(own.locator("#own-source")).to_have_value(second)
    expect(own.locator("#own-foreign")).to_be_visible()
    own.locator("#own-keep").click()
    expect(own.locator("#own-kept")).to_have_value("second.py")
    own.reload()
    own.locator("#own-kept").select_option("second.py")
    expect(own.locator("#own-source")).to_have_value(second)
    own.locator("#own-remove").click()
    expect(own.locator("#own-kept option[value='second.py']")).to_have_count(0)


def test_the_editor_indents_and_lets_go_of_the_keyboard(own: Page) -> None:
    write(own, "")
    own.locator("#own-source").focus()
    own.keyboard.type("while x:\ny")
    own.keyboard.press("Tab")
    own.keyboard.type("# z")
    expect(own.locator("#own-source")).to_have_value("while x:\n    y   # z")
    own.keyboard.press("Shift+Tab")
    expect(own.locator("#own-source")).to_have_value("while x:\ny   # z")
    own.keyboard.press("ControlOrMeta+a")
    own.keyboard.press("Tab")
    expect(own.locator("#own-source")).to_have_value("    while x:\n    y   # z")
    own.keyboard.press("ControlOrMeta+z")
    expect(own.locator("#own-source")).to_have_value("while x:\ny   # z")
    own.keyboard.press("Escape")
    own.keyboard.press("Tab")
    expect(own.locator("#own-check")).to_be_focused()
    own.keyboard.press("Shift+Tab")
    own.keyboard.press("Escape")
    own.keyboard.press("Shift+Tab")
    expect(own.locator("#own-name")).to_be_focused()


def test_full_storage_is_told_and_the_bot_runs_on(own: Page) -> None:
    full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"
    own.evaluate(f"() => {{ window.kept = Storage.prototype.setItem; {full} }}")
    write(own, HEAD + FINE)
    expect(own.locator("#own-told")).to_contain_text("This browser has no room left")
    checked(own)
    own.evaluate("() => { Storage.prototype.setItem = window.kept; }")


def test_nothing_is_cut_off_and_the_checker_finds_nothing(own: Page, axe: str) -> None:
    fault(own, HEAD + f"    yield nothing, '{'x' * 300}'\n")
    own.evaluate("document.querySelectorAll('details').forEach((node) => { node.open = true; })")
    assert findings(own, axe) == []
    for width in (360, 1280):
        own.set_viewport_size({"width": width, "height": 800})
        assert own.evaluate("document.documentElement.scrollWidth") <= width
    own.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert findings(own, axe, "color-contrast") == []
    own.emulate_media(color_scheme="light", reduced_motion="reduce")


def test_a_link_to_an_experiment_brings_the_file_that_it_needs(own: Page) -> None:
    source = HEAD + FINE
    link = f"tournament?game=y3&bots=theirs_too.py,random&rounds=1&seed=1/file=theirs_too.py&source={quote(source)}"
    own.evaluate("link => { location.hash = link; }", link)
    expect(own.locator("#told")).to_contain_text("This link brings files with it", timeout=START)
    own.get_by_role("link", name="theirs_too.py").click()
    expect(own.locator("#own-source")).to_have_value(source)
    own.locator("#own-keep").click()
    own.evaluate("link => { location.hash = link; }", link)
    expect(own.locator("#told")).to_contain_text("values of the link", timeout=START)
    own.locator("#run").click()
    expect(own.locator("#told")).to_have_text("The run is finished.", timeout=START)
    expect(own.locator("#exact-link")).to_have_value(re.compile("file=theirs_too.py&source=def"))
