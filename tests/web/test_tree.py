"""The tree of variations without a board: pure functions, run as the browser runs them."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table


@pytest.fixture(scope="module")
def page(shared: Table) -> Table:
    return shared


def run(page: Table, code: str) -> Any:
    """The value of JavaScript code that sees the module as `t`.

    `game(words)` is a snapshot of that game, `tree` one of a.b.c with the variations a.d.e and a.d.f, shown at its last
    node, and `told(tree)` its record, and its nodes as their moves after those of their parents.
    """
    return page.page.evaluate(
        f"""async () => {{
          const t = await import(new URL("tree.js", document.baseURI).href);
          const snapshot = (start, words) => ({{
            record: start + words, outcome: null,
            moves: words.split(".").map((move, index) => ({{ move, player: move === "coin" ? 3 : index % 2 + 1 }})),
          }});
          const game = (words) => snapshot("g2:", words);
          const lines = (tree) => tree.nodes.slice(1).map((_, index) =>
            t.path(tree, index + 1).map((number) => tree.nodes[number].move).join(""));
          const told = (tree) => [t.recordOf(tree), ...lines(tree)];
          const tree = ["a.b.c", "a.d.e", "a.d.f"].map(game).reduce(t.grown, null);
          {code}
        }}"""
    )


def test_another_line_keeps_the_old_one(page: Table) -> None:
    assert run(page, "return told(tree);") == ["g2:a.d.f", "a", "ab", "abc", "ad", "ade", "adf"]
    assert run(page, "return tree.nodes.map(({ player }) => player);") == [0, 1, 2, 1, 2, 1, 1]
    assert run(page, 'return told(t.grown(tree, game("a.b")));') == ["g2:a.b", "a", "ab", "abc", "ad", "ade", "adf"]


def test_another_game_is_another_tree(page: Table) -> None:
    assert run(page, 'return told(t.grown(tree, snapshot("g3:", "a")));') == ["g3:a", "a"]
    assert run(page, 'return told(t.grown(tree, game("")));')[0] == "g2:"


def test_who_resigns_makes_the_last_word(page: Table) -> None:
    code = """const over = { ...game("a"), record: "g2:a.black-resigns", outcome: { winner: 2, reason: "resign" } };
    const lost = t.grown(null, over); return [t.recordOf(lost), lost.nodes.map(({ player }) => player)];"""
    assert run(page, code) == ["g2:a.black-resigns", [0, 1, 1]]


def test_going_about_follows_the_line_shown(page: Table) -> None:
    assert run(page, "return t.recordOf(t.first(tree));") == "g2:"
    assert run(page, "return t.recordOf(t.last(t.first(tree)));") == "g2:a.d.f"
    assert run(page, "return t.recordOf(t.previous(tree));") == "g2:a.d"
    assert run(page, "return t.recordOf(t.next(t.previous(t.previous(tree))));") == "g2:a.d"
    assert run(page, "return t.recordOf(t.last(t.shownAt(tree, 2)));") == "g2:a.b.c"
    assert run(page, "return t.next(tree) === tree && t.previous(t.first(tree)).at === 0;")


def test_beside_are_the_alternatives(page: Table) -> None:
    assert run(page, "return t.recordOf(t.beside(tree, -1));") == "g2:a.d.e"
    assert run(page, "return t.beside(tree, 1) === tree;")
    assert run(page, "return t.recordOf(t.beside(t.previous(tree), -1));") == "g2:a.b"


def test_forward_to_the_players_next_turn(page: Table) -> None:
    line = 'const line = t.first(t.grown(null, game("a.b.c.d.e")));'
    assert run(page, f"{line} return t.recordOf(t.redone(line, null));") == "g2:a"
    assert run(page, f"{line} return t.recordOf(t.redone(line, 1));") == "g2:a.b"
    assert run(page, f"{line} return t.recordOf(t.redone(t.redone(t.redone(line, 1), 1), 1));") == "g2:a.b.c.d.e"


def test_nobody_stops_where_chance_moves(page: Table) -> None:
    line = 'const line = t.grown(null, game("coin.b.coin.d"));'
    assert run(page, f"{line} return t.recordOf(t.first(line));") == "g2:coin"
    assert run(page, f"{line} return t.recordOf(t.previous(line));") == "g2:coin.b.coin"
    assert run(page, f"{line} return t.recordOf(t.previous(t.previous(line)));") == "g2:coin"
    assert run(page, f"{line} return t.previous(t.first(line)).at;") == 1
    assert run(page, f"{line} return t.recordOf(t.next(t.first(line)));") == "g2:coin.b.coin"


def test_what_is_deleted_takes_what_follows_with_it(page: Table) -> None:
    assert run(page, "return told(t.pruned(tree));") == ["g2:a.d", "a", "ab", "abc", "ad", "ade"]
    assert run(page, "return told(t.pruned(t.previous(tree)));") == ["g2:a", "a", "ab", "abc"]
    assert run(page, "return told(t.pruned(t.shownAt(tree, 1)));") == ["g2:"]
    assert run(page, "return t.pruned(t.first(tree)).nodes.length;") == 7
    assert run(page, "return t.pruned(t.shownAt(tree, 2)).tip;") == 3


def test_a_line_becomes_the_main_line(page: Table) -> None:
    assert run(page, "return told(t.promoted(tree));") == ["g2:a.d.f", "a", "ad", "adf", "ade", "ab", "abc"]
    assert run(page, "return t.isVariation(tree);")
    assert not run(page, "return t.isVariation(t.promoted(tree)) || t.isVariation(t.first(tree));")


def test_a_comment_belongs_to_one_position(page: Table) -> None:
    code = 'const noted = t.commented(tree, "so"); return [t.comment(noted), t.comment(t.previous(noted))];'
    assert run(page, code) == ["so", ""]


def test_what_is_stored_is_a_tree_or_not(page: Table) -> None:
    assert run(page, "return t.isTree(JSON.parse(JSON.stringify(tree)));")
    for change in ("at: 7", "tip: -1", "nodes: []", "nodes: [1]", "beginning: 1", "nodes: tree.nodes.toReversed()"):
        assert not run(page, f"return t.isTree({{ ...tree, {change} }});"), change
    assert not run(page, "return t.isTree(null);")
