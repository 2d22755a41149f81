"""The page's state without a board: pure functions, run as the browser runs them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .table import Table

GAME = {
    "name": "g",
    "title": "G",
    "options": [],
    "players": ["black", "white"],
    "goal": "",
    "exact": True,
    "opponent": "b",
}
SETTING = {"name": "breadth", "title": "Breadth", "kind": "int", "default": 2, "min": 1, "max": 9}
BOT = {
    "name": "b", "title": "B", "summary": "", "budgeted": True, "budget": {"seconds": 9}, "games": ["g"],
    "settings": [SETTING], "level": None, "remembers": True,
}  # fmt: skip
LADDERS = [
    {"size": 1, "sizes": [2], "elo": None, "error": None},
    {"size": 2, "sizes": [2], "elo": [0, 120], "error": [0, 30]},
]
DESCRIBE = {"games": [{**GAME, "sizes": {"min": 1, "max": 2, "default": 2}, "ladders": LADDERS}], "bots": [BOT]}
CELLS = [{"name": name, "x": 0, "y": 0, "row": 0} for name in ("a1", "b1", "c1")]
LAYOUT = {"width": 1, "height": 1, "cells": CELLS, "outline": [], "sides": [], "labels": [], "rows": [[0, 1, 2]]}


def snapshot(*moves: str, winner: int | None = None, extra: tuple[str, ...] = ()) -> dict[str, Any]:
    """A position in which these moves have been played in turn."""
    names = [cell["name"] for cell in CELLS]
    cells = "".join(str(moves.index(name) % 2 + 1) if name in moves else "0" for name in names)
    return {
        "game": "g", "size": 2, "options": {}, "record": f"g2:{'.'.join(moves)}", "ply": len(moves),
        "to_move": 0 if winner is not None else len(moves) % 2 + 1, "players": ["black", "white"], "cells": cells,
        "legal": [] if winner is not None else [name for name in names if name not in moves] + list(extra),
        "moves": [{"move": move, "player": index % 2 + 1} for index, move in enumerate(moves)],
        "last": None, "outcome": {"winner": winner, "reason": "chain"} if winner is not None else None,
        "winning_cells": [],
    }  # fmt: skip


@pytest.fixture(scope="module")
def page(shared: Table) -> Table:
    return shared


def run(page: Table, code: str, *moves: str, **more: Any) -> Any:
    """The value of JavaScript code that sees the module as `m` and a first visit's state as `state`."""
    position = {"snapshot": snapshot(*moves, **more), "layout": LAYOUT}
    return page.page.evaluate(
        f"""async ([describe, position]) => {{
          const m = await import(new URL("state.js", document.baseURI).href);
          const s = await import(new URL("status.js", document.baseURI).href);
          const ready = {{ phase: "ready", done: 0, total: 0 }};
          const state = {{ ...m.fresh(describe, position), engine: ready }};
          {code}
        }}""",
        [DESCRIBE, position],
    )


def test_the_last_choice_against_a_bot_counts(page: Table) -> None:
    assert run(page, 'return m.choose(m.choose(state, "a1"), "b1").pending;') == ["b1"]
    assert run(page, 'return m.choose(m.choose(state, "a1"), "a1").pending;') == []


@pytest.mark.parametrize(
    ("tally", "level"), [([4, 0, 0], None), ([5, 0, 0], 3), ([0, 5, 0], 1), ([3, 3, 0], None), ([8, 2, 4], 3)]
)
def test_a_level_that_suits_better_is_told_after_some_games(page: Table, tally: list[int], level: int | None) -> None:
    code = f"""
      const bots = [1, 2, 3].map((level) => ({{ ...state.describe.bots[0], name: `level(${{level}})`, level }}));
      const now = {{ ...state, describe: {{ ...state.describe, bots }}, players: ["human", "level(2)"] }};
      return m.suitable({{ ...now, tally: {{ "level(2)": {tally} }} }})?.level ?? null;
    """
    assert run(page, code) == level


def test_two_people_queue_their_choices_in_turn(page: Table) -> None:
    two = 'const two = { ...state, players: ["human", "human"] };'
    queued = 'm.choose(m.choose(two, "a1"), "b1")'
    assert run(page, f"{two} return {queued}.pending;") == ["a1", "b1"]
    assert run(page, f"{two} return [...m.pendingStones({queued})];") == [["a1", 1], ["b1", 2]]


def test_what_cannot_be_played_is_not_chosen(page: Table) -> None:
    assert run(page, 'return m.choose(state, "a1").pending;', "a1", "b1") == []
    assert run(page, 'return m.choose(state, "b1").pending;', "a1") == []
    assert run(page, 'return m.choose(m.link(state, "g2:"), "a1").pending;') == []


def test_actions_are_the_legal_moves_that_are_no_cell(page: Table) -> None:
    assert run(page, "return m.actions(state);", "a1", extra=("turn",)) == ["turn"]
    offered = run(page, 'return s.status({ ...state, players: ["b", "human"] });', "a1", extra=("turn",))
    assert offered == "Your move: white. Place a stone or choose “Turn”."


def test_undo_needs_a_move_of_the_person(page: Table) -> None:
    assert not run(page, "return m.canUndo(state);")
    assert run(page, "return m.canUndo(state);", "a1")
    bots = '({ ...state, players: ["b", "human"] })'
    assert not run(page, f"return m.canUndo({bots});", "a1")
    assert run(page, f"return m.canUndo({bots});", "a1", "b1")
    assert not run(page, 'return m.canUndo({ ...state, engine: { phase: "starting" } });', "a1")


def test_the_score_is_earlier_games_and_this_one(page: Table) -> None:
    def score(code: str, *moves: str, winner: int = 1) -> list[int]:
        counts = run(page, f"return m.score({code});", *moves, winner=winner)
        return [counts["wins"], counts["losses"], counts["draws"]]

    assert score("state", "a1") == [1, 0, 0]
    assert score("state", "a1", "b1", winner=2) == [0, 1, 0]
    assert score("state", "a1", "b1", "c1", winner=0) == [0, 0, 1]
    assert score("{ ...state, tally: { b: [3, 4] } }", "a1") == [4, 4, 0]
    assert score("{ ...state, tally: { b: [3, 4, 5] } }", "a1", winner=0) == [3, 4, 6]
    assert score('{ ...state, players: ["b", "human"] }', "a1") == [0, 1, 0]
    assert score("{ ...state, counts: false }", "a1") == [0, 0, 0]
    assert score("m.resetScore(state)", "a1") == [0, 0, 0]


def test_a_new_game_files_the_outcome_of_the_last_one(page: Table) -> None:
    code = """
      const asked = m.newGame(state, { ...state.choices, seat: "2" }, 0);
      const next = m.opened(asked, asked.opening, { ...position, snapshot: { ...position.snapshot, outcome: null } });
      return [next.tally, next.players, m.score(next)];"""
    score = {"wins": 1, "losses": 0, "draws": 0}
    assert run(page, code, "a1", winner=1) == [{"b": [1, 0, 0]}, ["b", "human"], score]


@pytest.mark.parametrize(
    ("seat", "coin", "first"), [("1", 1, "human"), ("2", 0, "b"), ("random", 0, "human"), ("random", 1, "b")]
)
def test_seats(page: Table, seat: str, coin: int, first: str) -> None:
    players = run(page, f'return m.seated({{ ...state.choices, seat: "{seat}" }}, {coin});')
    assert sorted(players) == ["b", "human"]
    assert players[0] == first


def test_a_links_position_leaves_the_move_to_the_person(page: Table) -> None:
    code = """
      const asked = m.link(state, "g2:a1");
      return [s.status(asked), m.opened(asked, asked.opening, position).players];"""
    assert run(page, code, "a1") == ["Opening the position of the link.", ["b", "human"]]


def test_an_equal_layout_is_not_a_new_board(page: Table) -> None:
    code = """
      const asked = m.link(state, "g2:");
      return m.opened(asked, asked.opening, structuredClone(position)).layout === state.layout;"""
    assert run(page, code)


@pytest.mark.parametrize(
    ("change", "moves", "text"),
    [
        ("{}", (), "Your move: black."),
        ("{}", ("a1",), "B is thinking."),
        ("{ paused: true }", ("a1",), "B waits until you let it move."),
        ('{ engine: { phase: "loading" } }', ("a1",), "B moves once Python is ready."),
        ('{ engine: { phase: "loading" }, pending: ["a1"] }', (), "a1 is kept until Python is ready."),
        ('{ players: ["human", "human"] }', ("a1",), "White to move."),
    ],
)
def test_status(page: Table, change: str, moves: tuple[str, ...], text: str) -> None:
    assert run(page, f"return s.status({{ ...state, ...{change} }});", *moves) == text


def test_a_bot_that_does_not_play_a_game_is_replaced_by_one_that_does(page: Table) -> None:
    code = """
      const other = { ...describe.bots[0], name: "c", games: [] };
      const more = { ...state, describe: { ...describe, bots: [other, ...describe.bots] }, players: ["human", "c"] };
      const asked = m.link(more, "g2:");
      return [m.rivalFor(more.describe, "g", "human"), m.opened(asked, asked.opening, position).players];"""
    assert run(page, code) == ["human", ["human", "b"]]


def test_a_bots_own_budget_holds_until_the_person_chooses_another(page: Table) -> None:
    for chosen, used in (
        ("{}", {"seconds": 9}),
        ("{ b: { playouts: 1000 } }", {"playouts": 1000}),
        ("{ b: { seconds: 9 } }", {"seconds": 9}),
        ("{ b: { seconds: -1 } }", {"seconds": 9}),
        ("{ c: { playouts: 1000 } }", {"seconds": 9}),
    ):
        assert run(page, f"return m.budgetOf({{ ...state, budgets: {chosen} }}, describe.bots[0]);") == used


def test_a_level_stands_where_it_was_measured(page: Table) -> None:
    code = """
      const level = { ...describe.bots[0], level: LEVEL, summary: "Level LEVEL of 2" };
      const { strings } = await import(new URL("strings.js", document.baseURI).href);
      const told = (size) => strings.standing(m.standing(describe.games[0], size, level));
      return [told(1), told(2), m.standing(describe.games[0], 2, describe.bots[0])];"""
    for number, told in ((1, "Elo 0"), (2, "Elo 120 ± 30")):
        here = f"Level {number} of 2 · "
        assert run(page, code.replace("LEVEL", str(number))) == [
            f"{here}not measured at this size, set as at size 2",
            f"{here}{told} above the first level",
            None,
        ]


def test_only_settings_that_the_bot_has_and_allows_are_sent(page: Table) -> None:
    for value, sent in (("5", {"breadth": 5}), ("10", {}), ("true", {})):
        changed = f"{{ b: {{ breadth: {value}, depth: 3 }} }}"
        assert run(page, f"return m.settingsOf({{ ...state, settings: {changed} }}, describe.bots[0]);") == sent


def test_values_are_shown_to_a_person_to_move_in_the_position_they_belong_to(page: Table) -> None:
    study = '{ record: "g2:", exact: { a1: 1 }, estimate: { b1: 0.5 } }'
    on = f"{{ ...state, studying: true, study: {study} }}"
    shown = f'const on = {on}; return ["a1", "b1"].map((move) => m.worth(on, move));'
    assert run(page, shown) == [{"exact": 1, "estimate": None}, {"exact": None, "estimate": 0.5}]
    assert run(page, shown, "a1") == [{}, {}]
    assert run(page, shown.replace("studying: true", "studying: false")) == [{}, {}]


def test_what_chance_did_is_told_and_cannot_be_taken_back(page: Table) -> None:
    code = """
      const moves = [...state.snapshot.moves, { move: "six", player: 3 }];
      const two = { ...state, players: ["human", "human"], snapshot: { ...state.snapshot, moves } };
      return [s.status(two), m.canUndo(two)];"""
    assert run(page, code) == ["Chance says six. Black to move.", False]


def test_status_at_the_end(page: Table) -> None:
    assert run(page, "return s.status(state);", "a1", "b1", "c1", winner=0) == "A draw."
    won = run(page, "return s.status(state);", "a1", winner=1)
    lost = run(page, "return s.status(state);", "a1", "b1", winner=2)
    assert re.fullmatch("You win: black.s chain is complete.", won)
    assert re.fullmatch("B wins: white.s chain is complete.", lost)


WATCHED = """const choices = { ...state.choices, seat: "nobody" };
      const watched = { ...state, players: ["b", "b"], counts: false, choices };"""


def test_nobody_but_two_bots_may_be_seated_even_twice_the_same(page: Table) -> None:
    seated = """
      const seated = (choices) => m.seated({ ...state.choices, seat: "nobody", ...choices }, 0);
      return [seated({ other: "c" }), seated({}), seated({ opponent: "human" })];"""
    assert run(page, seated) == [["b", "c"], ["b", "b"], ["human", "human"]]


def test_a_watched_game_has_no_person_and_no_score(page: Table) -> None:
    code = f"""{WATCHED}
      const tally = {{ b: [1, 2, 3], human: [4, 5, 6] }};
      const asked = m.newGame({{ ...watched, tally }}, watched.choices, 0);
      const begun = m.opened(asked, asked.opening, position);
      return [m.rivals(begun).length, m.opponent(begun), m.person(begun), m.canPlay(begun, "b1"), m.canResign(begun),
        m.suitable(begun), m.withOutcome(begun), m.resetScore(begun).tally, begun.counts];"""
    tally = {"b": [1, 2, 3], "human": [4, 5, 6]}
    assert run(page, code, "a1", winner=1) == [1, None, None, False, False, None, tally, tally, False]


def test_a_watched_bot_is_told_apart_by_its_player(page: Table) -> None:
    def told(change: str, *moves: str, winner: int | None = None) -> str:
        text: str = run(page, f"{WATCHED} return s.status({{ ...watched, ...{change} }});", *moves, winner=winner)
        return text

    thinking = "{ id: 1, info: null, stopping: false }"
    assert told("{}", "a1") == "B (white) is thinking."
    assert told("{ paused: true }") == "Paused. B (black) is to move."
    assert told(f"{{ paused: true, thinking: {thinking} }}") == "B (black) is thinking."
    assert told("{}", "a1", winner=1) == "B (black) wins: black’s chain is complete."


def test_only_what_the_person_changes_pauses_a_watched_game(page: Table) -> None:
    code = f"""{WATCHED}
      const {{ snapshot }} = position;
      const changed = [m.applied(watched, snapshot), m.applied({{ ...watched, paused: true }}, snapshot),
        m.held(watched), m.going(watched, state.tree), m.gone(watched, snapshot), m.held(state)];
      return changed.map(({{ paused }}) => paused);"""
    assert run(page, code, "a1") == [False, True, True, True, True, False]


def test_a_link_is_for_a_person_and_a_kept_game_for_those_who_played_it(page: Table) -> None:
    code = f"""{WATCHED}
      const asked = m.link(watched, "g2:a1");
      const kept = {{ ...asked.opening, players: watched.players }};
      const both = [asked.opening, kept].map((opening) => m.opened(asked, opening, position));
      return both.map(({{ players, paused, counts }}) => [players, paused, counts]);"""
    assert run(page, code, "a1") == [[["b", "human"], False, True], [["b", "b"], True, False]]


def test_several_workers_search_for_either_bot_that_can_use_them(page: Table) -> None:
    code = """
      const bots = [{ ...describe.bots[0], parallel: true }, { ...describe.bots[0], name: "c", parallel: false }];
      const now = { ...state, describe: { ...describe, bots }, workers: 3 };
      const games = [["c", "b"], ["b", "b"], ["c", "c"], ["human", "b"]];
      return games.map((players) => m.workersFor({ ...now, players }));"""
    assert run(page, code) == [3, 3, 1, 3]
