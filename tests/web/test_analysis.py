"""The analysis in the page: what is shown of it, and that it gives way to the game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .table import START, Table
from .test_state import DESCRIBE, LAYOUT, snapshot

REPORT = {
    "move": "a1", "value": 0.7, "value_of": 1, "playouts": 64_000, "nodes": 1_000, "elapsed": 1, "total": 100,
    "candidates": [
        {"move": "a1", "visits": 80, "value": 0.7, "line": ["a1", "c1"]},
        {"move": "b1", "visits": 19, "value": 0.4, "line": ["b1"]},
        {"move": "c1", "visits": 1, "value": 0.3, "line": ["c1"]},
    ],
    "owners": [0.9, 0.5, 0.1],
}  # fmt: skip


@pytest.fixture(scope="module")
def page(shared: Table) -> Table:
    return shared


def run(page: Table, code: str, *moves: str, winner: int | None = None) -> Any:
    """The value of code that sees the module as `m` and a ready first visit's state as `state`."""
    position = {"snapshot": snapshot(*moves, winner=winner), "layout": LAYOUT}
    return page.page.evaluate(
        f"""async ([describe, position, report]) => {{
          const m = await import(new URL("analysis.js", document.baseURI).href);
          const s = await import(new URL("state.js", document.baseURI).href);
          const ready = {{ phase: "ready", done: 0, total: 0 }};
          const state = {{ ...s.fresh(describe, position), engine: ready }};
          const record = state.snapshot.record;
          const on = {{ ...m.learnt(state, record, report, false), analysing: true }};
          {code}
        }}""",
        [DESCRIBE, position, REPORT],
    )


def test_the_engine_analyzes_only_what_is_asked_for_and_when_it_is_free(page: Table) -> None:
    assert run(page, "return m.task(state)") is None
    assert run(page, "return m.task({ ...state, analysing: true })") == {"record": "g2:", "budget": None}
    for busy in ("pending: ['a1']", "thinking: {}", "opening: {}", "engine: { phase: 'starting' }"):
        assert run(page, f"return m.task({{ ...state, analysing: true, {busy} }})") is None
    assert run(page, "return m.task({ ...state, analysing: true })", "a1") is None, "the bot is to move"
    assert run(page, "return m.task({ ...state, analysing: true, paused: true })", "a1") is not None
    assert run(page, "return m.task({ ...state, analysing: true })", "a1", winner=1) is None


def test_a_bot_that_remembers_thinks_in_the_persons_time(page: Table) -> None:
    code = "const task = m.task({ ...state, pondering: true, settings: { b: { breadth: 3 } }, %s }); return task;"
    asked = {"record": "g2:", "budget": {"playouts": 10_000_000}, "settings": {"breadth": 3}}
    assert run(page, code % "") == asked
    for idle in ("paused: true", "away: true", "pondering: false", "players: ['human', 'human']"):
        assert run(page, code % idle) is None, idle
    assert run(page, "return m.task({ ...state, pondering: true })", "a1") is None, "it thinks in its own time"
    enough = "m.learnt(state, record, { ...report, playouts: 10_000_000 }, false)"
    assert run(page, f"return m.task({{ ...{enough}, pondering: true }})") is None


def test_a_position_of_which_all_is_known_is_left_alone(page: Table) -> None:
    assert run(page, "return m.task({ ...m.learnt(state, record, report, true), analysing: true })") is None


def test_what_is_known_is_not_forgotten_for_less(page: Table) -> None:
    code = "return m.learnt(on, record, { ...report, playouts: 5, value: 0 }, %s).analyses[record]"
    assert run(page, code % "false")["value"] == 0.7
    ended = run(page, code % "true")
    assert (ended["value"], ended["done"]) == (0.7, True)


def test_candidates_have_their_order_and_share(page: Table) -> None:
    found = dict(run(page, "return [...m.candidates({ ...on, lens: { ...on.lens, top: 3 } })]"))
    assert found["a1"] == {"share": 0.8, "order": 1, "chance": 0.7, "faded": False}
    assert (found["b1"]["order"], found["b1"]["faded"]) == (2, False)
    assert found["c1"]["faded"]
    assert len(run(page, "return [...m.candidates({ ...on, lens: { ...on.lens, top: 1 } })]")) == 1
    assert run(page, "return [...m.candidates({ ...on, lens: { ...on.lens, shade: 'none' } })]") == []
    assert run(page, "return [...m.candidates({ ...on, analysing: false })]") == []


def test_the_line_is_that_of_the_move_looked_at(page: Table) -> None:
    assert run(page, "return [...m.line(on)]") == []
    line = dict(run(page, "return [...m.line({ ...on, focus: 'a1' })]"))
    assert line == {"a1": {"number": 1, "player": 1}, "c1": {"number": 2, "player": 2}}


@pytest.mark.parametrize(("moves", "chance"), [((), 0.7), (("b1",), 0.3)])
def test_chances_are_those_of_the_first_player(page: Table, moves: tuple[str, ...], chance: float) -> None:
    code = """
      const told = { ...report, value_of: state.snapshot.to_move };
      return m.balance({ ...m.learnt(state, record, told, false), analysing: true });
    """
    assert run(page, code, *moves) == pytest.approx(chance)


def test_the_curve_ends_with_who_has_won_and_marks_what_lost_most(page: Table) -> None:
    code = """
      let known = state;
      for (const [ply, value] of [[0, 0.6], [1, 0.55], [2, 0.9]])
        known = m.learnt(known, m.positions(state)[ply], { ...report, value, value_of: 1 }, false);
      return [m.curve(known), m.mistakes(known, m.curve(known))];
    """
    chances, mistakes = run(page, code, "a1", "b1", "c1", winner=2)
    assert chances == [0.6, 0.55, 0.9, 0]
    assert [one["ply"] for one in mistakes] == [3, 2]
    assert mistakes[0]["cost"] == pytest.approx(0.9)


def test_an_analysis_of_the_game_goes_through_its_positions(page: Table) -> None:
    code = """
      const all = { ...state, survey: m.positions(state), paused: true };
      const first = m.task(all);
      const next = m.learnt(all, first.record, { ...report, playouts: m.SURVEY }, false);
      return [all.survey, first, m.task(next), m.progress(all)];
    """
    survey, first, second, progress = run(page, code, "a1", "b1")
    assert survey == ["g2:", "g2:a1", "g2:a1.b1"]
    assert first == {"record": "g2:", "budget": {"playouts": 200_000}}
    assert second["record"] == "g2:a1"
    assert progress == {"done": 0, "total": 3}


def test_a_hint_is_an_area_at_first_and_then_the_move(page: Table) -> None:
    steps = [run(page, f"return [...m.hintedCells({{ ...on, hint: {{ record, step: {step} }} }})]") for step in (1, 2)]
    assert set(steps[0]) > {"a1"}
    assert steps[1] == ["a1"]
    assert run(page, "return m.hintPending({ ...state, hint: { record, step: 1 } })")


def test_what_a_move_has_cost(page: Table) -> None:
    code = """
      const before = m.learnt(state, "g2:", report, false);
      const known = m.learnt(before, record, { ...report, value: 0.6, value_of: 2 }, false);
      return [m.cost(known, "g2:", 1), m.cost(state, "g2:", 1)];
    """
    cost, unknown = run(page, code, "b1")
    assert cost == pytest.approx(0.3)
    assert unknown is None


def test_the_analysis_is_seen_read_out_and_ends_with_the_button(visit: Visit) -> None:
    table = visit()
    table.open("#y7:d5.c4")
    table.ready()
    analyse = table.button("Analyse")
    analyse.click()
    best = table.page.locator(".cell.best")
    expect(best).to_have_accessible_name(re.compile(r", empty, best choice, \d+%"), timeout=START)
    expect(table.page.locator("#balance-field")).to_contain_text("Black")
    expect(table.page.locator("#legend")).to_contain_text("came back to it most often")
    best.hover()
    expect(table.page.locator(".line-2").first).to_be_attached()
    table.page.get_by_label("Shading shows").select_option("who will own what")
    expect(table.page.locator(".heat.owned-1").first).to_be_attached()
    table.page.keyboard.press("Escape")
    analyse.focus()
    analyse.press("Enter")
    expect(table.page.locator("#lens")).to_be_hidden()
    expect(table.page.locator(".cell.best")).to_have_count(0)


def test_a_game_goes_on_while_it_is_analyzed(visit: Visit) -> None:
    table = visit()
    table.open()
    table.ready()
    table.new_game(5, "Random")
    table.button("Analyse").click()
    table.play_out(lambda name: table.cell(name).click())
    table.untroubled()
    expect(table.page.locator("#legend")).to_have_text("The game is over.")
    table.button("Analyse all moves").click()
    moves = len(table.moves()) + 1
    expect(table.page.locator("#survey-progress")).to_have_text(f"{moves} of {moves} positions", timeout=START)
    expect(table.page.locator("#curve")).to_have_attribute("aria-label", re.compile(r"Black’s chances .*\b(0|100)%$"))
    table.button("Undo").click()
    expect(table.page.locator(".cell.best")).to_have_count(1, timeout=START)


def test_what_a_bot_finds_in_the_persons_time_is_kept_for_its_move(visit: Visit) -> None:
    table = visit()
    table.open()
    table.ready()
    thinks = table.page.get_by_label("Wye thinks in your time, too")
    expect(thinks).to_be_hidden()  # a level plays as it was measured
    table.new_game(7, budget="1,000 playouts")
    thinks.check()
    table.play("d4")
    table.my_turn()
    # The page keeps what it knows when it is left.
    left = "dispatchEvent(new Event('pagehide')); dispatchEvent(new Event('pageshow'));"
    known = "Object.values(JSON.parse(localStorage.getItem('wye-analyses'))).some(({ playouts }) => playouts > 1_000)"
    table.page.wait_for_function(f"() => {{ {left} return {known}; }}", polling=500)
    expect(table.page.locator("#lens")).to_be_hidden()
    table.play("c3")
    table.my_turn()
    table.page.reload()
    expect(thinks).to_be_checked()
    table.untroubled()


def test_a_hint_and_a_warning(visit: Visit) -> None:
    table = visit()
    table.open("#y5:")
    table.ready()
    table.button("Hint").click()
    expect(table.page.locator("#hint-text")).to_have_text("Hint: a good move lies in the marked area.", timeout=START)
    table.button("Hint").click()
    expect(table.page.locator("#hint-text")).to_have_text(re.compile(r"Hint: [a-e]\d\."))
    table.page.get_by_label("Warn me of a move that loses much").check()
    table.page.wait_for_function("Object.values(document.querySelectorAll('.hint-move')).length === 1")
    table.cell("a1").click()
    expect(table.page.locator("#hint-text")).to_contain_text("of your chances", timeout=START)
    table.button("Undo").click()
    expect(table.page.locator("#hint-text")).to_be_hidden()
    assert json.loads(table.page.evaluate("localStorage.getItem('wye')"))["lens"]["alarm"]


def test_what_is_known_outlives_a_reload(visit: Visit) -> None:
    table = visit()
    table.open("#y6:c4.d5")
    table.ready()
    table.button("Analyse all moves").click()
    expect(table.page.locator("#survey-progress")).to_have_text("3 of 3 positions", timeout=START)
    before = table.page.locator("#curve").get_attribute("aria-label")
    table.page.reload()
    expect(table.page.locator("#curve")).to_have_attribute("aria-label", before or "")


def test_a_second_window_and_a_full_storage_are_told(visit: Visit) -> None:
    table = visit()
    table.open()
    table.ready()
    other = table.page.context.new_page()
    other.goto(table.url)
    other.evaluate("localStorage.setItem('wye', localStorage.getItem('wye') + ' ')")
    expect(table.alert).to_contain_text("open in another window")
    table.button("Dismiss").click()
    table.page.evaluate(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; 0"
    )
    table.page.locator("#alarm").check()
    expect(table.alert).to_contain_text("no more room")
    table.page.locator("#alarm").uncheck()
    table.button("Dismiss").click()
    table.untroubled()
