"""Tasks: right algorithms pass; near misses are told with the first case that they get wrong."""

import re

import pytest

from pyengine.core.errors import Refusal
from pyengine.core.script import compile_script
from pyengine.lab import tasks
from pyengine.lab.tasks import TASKS, grade, task_of
from web.build.texts import LAB, entries

PLAYOUT = """
def playout(position, player, moves, apply, winner, dice):
    while (won := winner(position, player)) is None:
        legal = moves(position, player)
        position, player = apply(position, legal[dice.below(len(legal))], player), 3 - player
    return won
"""
SOLUTIONS = {
    "minimax": """
def minimax(tree, player):
    if not isinstance(tree, tuple):
        return tree
    values = [minimax(child, 3 - player) for child in tree]
    return max(values) if player == 1 else min(values)
""",
    "alphabeta": """
def alphabeta(tree, player, alpha=float("-inf"), beta=float("inf")):
    if not isinstance(tree, tuple):
        return tree, [tree]
    visited = []
    for child in tree:
        value, below = alphabeta(child, 3 - player, alpha, beta)
        visited += below
        alpha, beta = (max(alpha, value), beta) if player == 1 else (alpha, min(beta, value))
        if alpha >= beta:
            break
    return alpha if player == 1 else beta, visited
""",
    "ucb1": """
from math import log, sqrt
def ucb1(pulls, sums):
    if 0 in pulls:
        return pulls.index(0)
    n, arms = sum(pulls), range(len(pulls))
    return max(arms, key=lambda arm: sums[arm] / pulls[arm] + sqrt(2 * log(n) / pulls[arm]))
""",
    "flat": f"""{PLAYOUT}
def flat(position, player, moves, apply, winner, dice, playouts):
    legal, shares = moves(position, player), []
    for move in legal:
        after, count = apply(position, move, player), playouts // len(legal)
        games = [playout(after, 3 - player, moves, apply, winner, dice) for _ in range(count)]
        shares.append((games.count(player) + 0.5 * games.count(0)) / count)
    return shares
""",
    "uct": f"""{PLAYOUT}
from math import log, sqrt
def uct(position, player, moves, apply, winner, dice, playouts):
    tree = {{(): [0, 0]}}
    for _ in range(playouts):
        path, node, mover = (), position, player
        while path in tree and winner(node, mover) is None:
            def bound(move):
                total, n = tree.get((*path, move), (0, 0))
                return total / n + sqrt(2 * log(tree[path][1]) / n) if n else 9 + dice.below(99)
            move = max(moves(node, mover), key=bound)
            path, node, mover = (*path, move), apply(node, move, mover), 3 - mover
        won = playout(node, mover, moves, apply, winner, dice)
        for depth in range(len(path) + 1):
            total, n = tree.get(path[:depth], (0, 0))
            who = player if depth % 2 else 3 - player
            tree[path[:depth]] = total + (won == who), n + 1
    return max(moves(position, player), key=lambda move: tree[move,][1])
""",
    "iteration": """
def iteration(transitions, discount):
    values, change = [0.0] * len(transitions), 1
    while change > 1e-6:
        before = values
        values = [max((sum(p * (reward + discount * before[there]) for p, there, reward in action)
                       for action in actions), default=0.0) for actions in transitions]
        change = max(abs(one - other) for one, other in zip(before, values))
    return values
""",
}
WRONG = [
    ("minimax", "if player == 1 else min(values)", "", "case 4: minimax((5, 7, 5), 2) returns 7, expected 5."),
    ("minimax", "child, 3 - player", "child, player", ""),
    ("minimax", "3 - player) for", "2) for", ""),
    ("minimax", "max(values)", "max([1 - 10**6, *values])", "case 9: minimax("),
    ("minimax", "min(values)", "min([10**6 - 1, *values])", ""),
    ("minimax", "not isinstance(tree, tuple)", "isinstance(tree, int)", "TypeError ('float' object is not iterable)"),
    ("alphabeta", "alpha >= beta", "alpha > beta", ""),
    ("alphabeta", "alpha >= beta", "False", ""),
    ("alphabeta", "3 - player, alpha, beta)", "3 - player)", ""),
    ("alphabeta", 'float("-inf")', "-10", ""),
    ("alphabeta", 'float("inf")', "10**6", ""),
    ("ucb1", "sums[arm] /", "int(sums[arm]) /", ""),
    ("ucb1", "log(n)", "n", ""),
    ("ucb1", "max(arms,", "max(reversed(arms),", ""),
    ("ucb1", "pulls.index(0)", "len(pulls) - 1 - pulls[::-1].index(0)", ""),
    ("ucb1", "2 * log(n)", "log(n)", ""),
    ("ucb1", "    if 0 in pulls:\n        return pulls.index(0)\n", "", "line 5: ZeroDivisionError"),
    ("flat", "games.count(player)", "games.count(1)", "case 1: flat(nim3-take2:1, 2, …) returns [1.0, 0.0], expected"),
    ("flat", " + 0.5 * games.count(0)", "", ""),
    ("flat", "player), 3 - player\n", "player), player\n", "line 4: player 2 moves: expected player 1"),
    ("uct", "who = player if", "who = 3 - player if", "uct won "),
    ("uct", " if depth % 2 else 3 - player", "", "uct won "),
    ("uct", "return max(", "return 1 + max(", "expected one of ["),
    ("iteration", "in transitions]", "in transitions]\n        values = [max(-100, v) for v in values]", ""),
    ("iteration", "discount * ", "", ""),
    ("iteration", "max((sum(", "min((sum(", ""),
    ("iteration", "change > 1e-6", "change == 1", ""),
]
FAULTS = [
    ("while True: pass", "line 2: the time is over: expected an answer within 0.1 seconds."),
    ("return minimax(tree, player)", "functions call each other too deeply"),
    ("return float('nan')", "case 1: minimax((9, 0), 1) returns nan, expected 9."),
    ("return 'x' * 10**6", "returns 'xxx"),
    ("return type('X', (), {'__repr__': lambda self: 1})()", "TypeError"),
]


def judged(source: str) -> str:
    try:
        *_, told = grade(compile_script("my.py", source))
    except Refusal as fault:
        return str(fault)
    return str(told)


@pytest.mark.parametrize("name", TASKS)
def test_a_right_algorithm_passes_and_a_template_does_not(name: str) -> None:
    told = judged(SOLUTIONS[name])
    assert re.fullmatch(r"All (40|12) cases passed\.|Passed: uct won \d+ of \d+ games against flat Monte Carlo\.", told)
    template, code = str(TASKS[name][1]), r"\w+\(.*?\)|\[[^a-z]*\]|\d+\.\d+"
    assert judged(template).startswith(f"my.py, line 1: case 1: {name}(")
    for texts in (entries(LAB / f"{language}.ftl") for language in ("es", "fr", "ro")):
        assert re.findall(code, texts[f"engine-task-{name}"]) == re.findall(code, template)


@pytest.mark.parametrize(("name", "right", "wrong", "told"), WRONG)
def test_a_near_miss_is_told_with_its_first_wrong_case(name: str, right: str, wrong: str, told: str) -> None:
    assert right in SOLUTIONS[name]
    fault = judged(SOLUTIONS[name].replace(right, wrong))
    assert told in fault
    assert told or re.fullmatch(rf"my\.py, line \d+: case \d+: {name}\(.+\) returns .+, expected .+\.", fault)


@pytest.mark.parametrize(("body", "told"), FAULTS)
def test_code_without_a_fit_value_is_told_in_short(body: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "LIMIT", 0.1)
    fault = judged(f"def minimax(tree, player):\n    {body}\n")
    assert told in fault
    assert len(fault) < 1200


def test_a_file_solves_the_last_task_whose_name_it_has_unless_it_is_a_bot_or_a_game() -> None:
    assert task_of(compile_script("my.py", SOLUTIONS["ucb1"] + SOLUTIONS["uct"])) == "uct"
    for other in ("search(state, dice, playouts): yield 1, 0.5", "winner(position, player): ..."):
        told = judged(f"{SOLUTIONS['minimax']}\ndef {other}\n")
        assert "no task in the file 'my.py': expected a function named minimax, " in told


@pytest.mark.parametrize("file", ["alphabeta.py", "class/alphabeta-2.py"])
def test_a_file_with_the_name_of_a_task_is_told_the_name_of_its_function(file: str) -> None:
    with pytest.raises(Refusal, match=r"-?2?.py, line 2: the function of the task is missing: expected def alphabeta"):
        list(grade(compile_script(file, "\ndef alpha_beta(tree, player): ...\n")))
    assert task_of(compile_script(file, "def evaluate(state): return 0.5\n")) is None
