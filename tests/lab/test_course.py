"""The chapters of the lab: their lines are canonical, and their answers follow from other programs."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from math import log, sqrt
from typing import Any

import pytest

from pyengine.lab.course import CHAPTERS, Chapter
from pyengine.lab.experiment import read, text
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.tasks import TASKS
from tests.lab.experiments.sketch import recording_of
from tests.lab.test_texts import ENGLISH

SCREENS = {f"{chapter.name}-{screen.name}": screen for chapter in CHAPTERS for screen in chapter.screens}
TREE = ((3, 12, 8), (2, 4, 6), (14, 5, 2))
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def rows(name: str, table: str) -> Sequence[dict[str, Any]]:
    """The rows of a table of a screen's experiment."""
    return recording_of(*read(SCREENS[name].line, EXPERIMENTS)).rows(table)


def boards(board: str = "." * 9, player: str = "x") -> Iterator[str]:
    """Every position of tic-tac-toe on every path that leads to it."""
    yield board
    if not any(board[a] == board[b] == board[c] != "." for a, b, c in LINES):
        for cell in range(9):
            if board[cell] == ".":
                yield from boards(board[:cell] + player + board[cell + 1 :], "o" if player == "x" else "x")


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.name)
def test_a_chapter_names_experiments_canonically_and_ends_with_a_summary(chapter: Chapter) -> None:
    assert chapter.screens[-1].name == "end"
    for screen in chapter.screens:
        if screen.line:
            assert text(*read(screen.line, EXPERIMENTS)) == screen.line
        for choice in screen.choices:
            assert screen.answer in screen.choices
            assert f"lab-course-{chapter.name}-{screen.name}-{choice}" in ENGLISH or len(choice) < 4


def test_every_task_stands_at_the_end_of_one_chapter() -> None:
    assert sorted(chapter.task for chapter in CHAPTERS if chapter.task) == sorted(TASKS)


def test_every_bench_belongs_to_a_chapter_that_shows_it_but_for_the_exercise_and_the_reduction() -> None:
    shown = {chapter.name: {screen.line.partition("?")[0] for screen in chapter.screens} for chapter in CHAPTERS}
    lacking = {name for name, kind in EXPERIMENTS.items() if not any(name in names for names in shown.values())}
    assert lacking == {"reduction"}
    assert {kind.chapter for kind in EXPERIMENTS.values()} - shown.keys() == {"own"}


def test_the_answers_about_trees_are_those_of_the_textbook() -> None:
    def value(node: object, best: tuple[object, object]) -> object:
        return best[0](value(child, best[::-1]) for child in node) if isinstance(node, tuple) else node  # type: ignore[operator]

    assert SCREENS["ahead-values"].answer == str(value(TREE, (max, min)))
    assert SCREENS["ahead-theorem"].answer == str(value(((1, -1), (-1, 1)), (max, min)))
    states = {(4, 1)}
    while (
        more := states | {(left - take, 3 - to) for left, to in states for take in (1, 2) if left >= take}
    ) != states:
        states = more
    assert SCREENS["ahead-tuple"].answer == str(len(states))
    assert SCREENS["ahead-cost"].answer == str(3**6)
    assert SCREENS["cuts-order"].answer == str(3**3 + 3**3 - 1)
    assert SCREENS["chance-mixed"].answer == str(round(100 * (4 - 1) / (6.5 - 4.5 + 4 - 1)))
    every = list(boards())
    assert (len(every), SCREENS["cuts-positions"].answer) == (549_946, str(len(set(every))))


def test_the_answers_about_numbers_are_computed_again() -> None:
    assert SCREENS["flat-idea"].answer == str(2000 // 30)
    assert SCREENS["flat-budget"].answer == str(20_000 // (11 * 12 // 2))
    assert SCREENS["bandits-regret"].answer == f"{10 * 0.5 + 20 * 0.2:g}"
    arms = {"1": (0.25, 4), "2": (0.7, 10), "3": (13 / 15, 15)}
    assert SCREENS["bandits-bound"].answer == max(arms, key=lambda arm: arms[arm][0] + sqrt(2 * log(29) / arms[arm][1]))
    children = {"1": (0, 1), "2": (1, 3), "3": (1, 2)}
    bounds = {move: q / n + sqrt(2 * log(6) / n) for move, (q, n) in children.items()}
    assert SCREENS["uct-selection"].answer == max(bounds, key=bounds.__getitem__)


def test_the_figures_show_what_the_chapters_say_of_them() -> None:
    for name in ("ahead-steps", "cuts-horizon"):
        assert [row["move"] for row in rows(name, "moves") if row["chosen"] == "yes"] == [SCREENS[name].answer]
    assert sum(row["wrong"] for row in rows("cuts-near", "runs")) == 7
    assert rows("uct-perspective", "moves")[0]["move"] == SCREENS["uct-perspective"].answer
    trap = rows("flat-more", "errors")
    assert [trap[place]["best %"] for place in (0, -1)] == [83.3, 23.3]
    won = {row["iterations"]: row["won %"] for row in rows("flat-strength", "points")}
    assert [won[str(count)] for count in (15, 50, 100, 500)] == [79, 96, 99, 100]


def test_flat_monte_carlo_tends_to_the_mean_of_all_games() -> None:
    """Every order in which the rest of the board is filled is equally likely, up to the first complete line."""
    wins = dict.fromkeys("bcdfgh", 0.0)  # the free cells, by letters from a to i: x has a and i, o has e
    for order in permutations(wins):
        board, result = {"a": "x", "e": "o", "i": "x"}, 0.5
        for number, cell in enumerate(order):
            board[cell] = "ox"[number % 2]
            if any(len({board.get(chr(97 + one), one) for one in line}) == 1 for line in LINES):
                result = 1.0 if number % 2 == 0 else 0.0
                break
        wins[order[0]] += result / 120
    limits = {row["move"]: row["mean"] for row in rows("flat-trap", "moves")}
    names = dict(zip("abcdefghi", ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"), strict=True))
    assert limits == {names[cell]: pytest.approx(share, abs=1e-4) for cell, share in wins.items()}
