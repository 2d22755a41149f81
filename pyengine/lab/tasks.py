"""Tasks in which a student writes a whole algorithm: hidden cases by seed, with the engine's own algorithms as judges.

A file solves the task whose name one of its functions has, or else the file itself, as minimax.py or minimax-2.py. If
functions have several of these names, that is the last of TASKS, since algorithms are made of those before them; a bot
and a game of the reader's own are no tasks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from numbers import Integral, Real
from pathlib import Path
from typing import Any

from pyengine.arena.rating import Sprt
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, Code, Remark
from pyengine.core.game import NOBODY, State
from pyengine.core.script import LIMIT, ClockedDice, Script
from pyengine.games import new_game
from pyengine.lab.experiments.flat import mean_score
from pyengine.lab.experiments.gridworld import ENDS, FREE, World
from pyengine.lab.experiments.windows import Search, minimax
from pyengine.lab.trees import Nodes, Tree
from pyengine.records.record import Record
from pyengine.search.bandit import Arm, pull_ucb1
from pyengine.search.flat import Flat
from pyengine.search.judgement import seen_by

SEED = 52
CASES, TOLERANCE = 40, 1e-4
LEAVES = ((1, 0), (10**6, -(10**7)), (0.5, -2.5), (10**6, 10**6))
"""Factors and terms for the values of leaves, beyond numbers that a student may take for infinity."""
POSITIONS, GAMES = 12, 1000
"""The positions in which flat Monte Carlo is judged, and the random games for each move there."""
PLAYOUTS = 300
"""The playouts for a move of UCT, and of flat Monte Carlo against it."""
TEST = Sprt(0, 120, 0.01, 0.01)
MOST_PAIRS = 100
"""Pairs of games after which UCT has not shown that it is the stronger one."""


class Student:
    """The function of a file that is judged, with the cases in which it was right so far."""

    def __init__(self, script: Script, name: str) -> None:
        """Runs the file. Raises BotFault, also if it has no such function."""
        self.script, self.name, self.cases, self.run = script, name, 0, script.run(LIMIT)
        if name not in self.run.names:
            raise script.fault("", Remark("task-missing", wanted=Code(str(TASKS[name][1]).partition(":")[0])))

    def require(self, given: str, args: Sequence[object], wanted: object, tolerance: float = TOLERANCE) -> Any:
        """What the function returns. Raises BotFault unless it is near what is wanted; `given` tells the arguments."""

        def answer() -> tuple[object, str]:
            got = self.run.names[self.name](*args)
            return got, "" if is_near(got, wanted, tolerance) else repr(got) or "?"

        self.run.start()
        got, wrong = self.run.call(answer)
        if wrong:
            shown = f"one of {[*wanted]}" if isinstance(wanted, range) else repr(wanted)
            call, got, wanted = (Code(text) for text in (f"{self.name}({given})", wrong, shown))
            told = Remark("task-wrong", case=self.cases + 1, call=call, got=got, wanted=wanted)
            raise self.script.fault(self.name, told)
        self.cases += 1
        return got


def is_near(got: Any, wanted: Any, tolerance: float) -> bool:
    """Whether these are equal numbers, or lists of such, but for the tolerance. Of a range any number will do."""
    if isinstance(wanted, range):
        return isinstance(got, Integral) and got in wanted
    if isinstance(wanted, list | tuple):
        is_same = isinstance(got, list | tuple) and len(got) == len(wanted)
        return is_same and all(is_near(one, other, tolerance) for one, other in zip(got, wanted, strict=True))
    return isinstance(got, Real) and abs(float(got) - float(wanted)) <= tolerance


Judge = Callable[[Student, Dice], Iterator[Remark | None]]
"""Lets a student do the cases of a task, and yields after each, perhaps what was measured. Raises BotFault."""


def _nodes(dice: Dice, depth: int, factor: float, term: float) -> tuple[Nodes, ...]:
    """The nodes below one of a random tree; leaves have one of ten values, so that many are equal."""
    return tuple(
        _nodes(dice, depth - 1, factor, term) if depth and dice.below(6) else factor * dice.below(10) + term
        for _ in range(1 + dice.below(3))
    )


def _judge_trees(student: Student, dice: Dice) -> Iterator[None]:
    """Minimax and alpha-beta, which also tells the leaves that it visits, on trees, the smallest first."""
    for number in range(CASES):
        nodes, player = _nodes(dice, number // 8, *LEAVES[max(0, number - 3) % 4]), 1 + dice.below(2)
        tree = Tree(nodes, player)
        wanted: object = minimax(tree)[b""]
        if student.name == "alphabeta":
            ways = [bytes(event["way"]) for event in Search(tree).run() if event["is"] == "enter"]
            wanted = wanted, [tree.leaf(way) for way in ways if not tree.branches(way)]
        student.require(f"{nodes}, {player}", (nodes, player), wanted)
        yield


def _judge_ucb1(student: Student, dice: Dice) -> Iterator[None]:
    for number in range(CASES):
        arms = [Arm() for _ in range(2 + number // 10)]
        for arm in arms:
            arm.visits = dice.below(40 if number % 4 else 2) + (number % 8 > 0)  # a fourth of them for equal arms
            arm.total = arm.visits * dice.below(5) / 4
        pulls, sums = [arm.visits for arm in arms], [arm.total for arm in arms]
        student.require(f"{pulls}, {sums}", (pulls, sums), pull_ucb1(arms, dice))
        yield


def _judge_iteration(student: Student, dice: Dice) -> Iterator[None]:
    for number in range(CASES):
        width, height = 2 + number // 20, 1 + number % 20 // 10
        inner = "".join("...#-+"[dice.below(6)] for _ in range(width * height - 2))
        living = -dice.below(5) / 10 * (1 if number % 4 < 3 else 1000)
        world = World(f".{inner}+", width, living, 0.5 + dice.below(5) / 10, dice.below(3) / 5)
        ends = [ENDS.get(sign, 0) for sign in world.cells]  # here a part of the reward that leads to them
        rewards = [round(world.living + world.discount * end, 6) for end in ends]
        transitions = [
            [[(chance, there, rewards[there]) for chance, there in ways if chance] for ways in world.ways[cell]]
            if sign == FREE else [] for cell, sign in enumerate(world.cells)
        ]  # fmt: skip
        values = [round(value - end, 6) for value, end in zip(world.exact().values, ends, strict=True)]
        student.require(f"{transitions}, {world.discount}", (transitions, world.discount), values)
        yield


def _on_turn(position: State, player: int) -> State:
    """The position. Raises BadValue unless that player is to move, or nobody."""
    if position.to_move not in (NOBODY, player):
        raise BadValue("task-turn", "player", player=str(player)[:9], mover=position.to_move)
    return position


RULES: tuple[Callable[..., Any], ...] = (
    lambda position, player: list(_on_turn(position, player).legal()),
    lambda position, move, player: _on_turn(position, player).play(move),
    lambda position, _player: position.outcome and position.outcome.winner,
)
"""The functions moves, apply and winner."""


def _judge_flat(student: Student, dice: Dice) -> Iterator[None]:
    for number in range(POSITIONS):
        is_nim = number % 2 == 0
        record = Record.of(new_game("nim", 3 + number, {"take": 2}) if is_nim else new_game("tictactoe"))
        for _ in range(1 if is_nim else 2 + number // 4):
            legal = record.state.legal()
            record = record.play(legal[dice.below(len(legal))])
        state, player, moves = record.state, record.state.to_move, record.state.legal()
        means = [round(seen_by(player, mean_score(state.play(move), {})), 3) for move in moves]
        args = (state, player, *RULES, ClockedDice(Dice(number), student.run.look), GAMES * len(moves))
        student.require(f"{record.text()}, {player}, …", args, means, 5 * 0.5 / sqrt(GAMES))
        yield


def _judge_uct(student: Student, dice: Dice) -> Iterator[Remark | None]:
    """A sequential test of pairs of games of Nim with colours swapped against flat Monte Carlo."""
    scores = list[float]()
    while (verdict := TEST.decide(scores)) is None and len(scores) < MOST_PAIRS:
        start, won = Record.of(new_game("nim", 12 + dice.below(9), {"take": 9})), 0
        for seat in (1, 2):
            won += _winner_of(student, start, seat, dice) == seat
            yield None
        scores.append(won / 2)
    won, games = int(2 * sum(scores)), 2 * len(scores)
    if verdict != "H1":
        raise student.script.fault("uct", Remark("task-lost", won=won, games=games))
    yield Remark("task-won", won=won, games=games)


def _winner_of(student: Student, record: Record, seat: int, dice: Dice) -> int:
    """The winner of a game in which the student has that seat and flat Monte Carlo the other one."""
    while record.outcome is None:
        state, legal = record.state, record.state.legal()
        if state.to_move == seat:
            args = (state, seat, *RULES, ClockedDice(dice, student.run.look), PLAYOUTS)
            move = int(student.require(f"{record.text()}, {seat}, …", args, legal))
        else:
            *_, info = Flat()(state, dice, PLAYOUTS)
            move = info.move
        record = record.play(move)
    return record.outcome.winner


TASKS: dict[str, tuple[Judge, Remark]] = {
    "minimax": (_judge_trees, Remark("task-minimax")),
    "alphabeta": (_judge_trees, Remark("task-alphabeta")),
    "ucb1": (_judge_ucb1, Remark("task-ucb1")),
    "flat": (_judge_flat, Remark("task-flat")),
    "uct": (_judge_uct, Remark("task-uct")),
    "iteration": (_judge_iteration, Remark("task-iteration")),
}
"""The tasks by the names of their functions, each with the file that a student begins with."""


def task_of(script: Script) -> str | None:
    """The name of the task that a file solves; None if it is none."""
    if script.lines.keys() & {"search", "winner"}:
        return None
    named = Path(script.file).stem.partition("-")[0]
    from_file = named if named in TASKS and "evaluate" not in script.lines else None
    return next((name for name in reversed(TASKS) if name in script.lines), from_file)


def grade(script: Script) -> Iterator[Remark]:
    """Judges the task that a file solves. Yields what was measured so far after each case.

    Raises BadValue for a file without a task, and BotFault for the first case that is wrong.
    """
    name = task_of(script)
    if name is None:
        raise BadValue("no-task", "check", file=script.file, known=tuple(TASKS))
    student = Student(script, name)
    for told in TASKS[name][0](student, Dice(SEED)):
        yield told or Remark("task-passed", cases=student.cases)
