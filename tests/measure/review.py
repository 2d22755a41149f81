"""Reviews games as the page does, and compares every grade with searches ten times as long.

Games of level 5 against level 9 go round Y 7, 9 and 11 and Hex 9, with and without the pie rule, and both colours. A
grade is contradicted if the cost by the longer searches lies outside it by more than the error that the page states.
`--output` keeps a line of JSON for each game, and goes on after those that are there.
"""

import argparse
import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

from pyengine.arena.play import play
from pyengine.arena.review import Review
from pyengine.bots.levels import level
from pyengine.bots.names import analyst
from pyengine.bots.thinking import last, with_memory
from pyengine.core.dice import Dice
from pyengine.core.game import opponent
from pyengine.games import new_game
from pyengine.records.record import Record

BOARDS = (("y", 7), ("y", 9), ("y", 11), ("hex", 9))
LEVELS = (5, 9)
LONGER = 10
GRADES = (0.4, 0.2, 0.1, 0.0)
"""The least cost of a blunder, a mistake, an inaccuracy, and of what is none."""


def game(number: int) -> Record:
    """The game of that number, played by two levels."""
    kinds = list(product((False, True), BOARDS))
    pie, (name, size) = kinds[number % len(kinds)]
    rules = new_game(name, size, {"pie": pie})
    levels = [level(one, rules) for one in (LEVELS if number // len(kinds) % 2 == 0 else LEVELS[::-1])]
    dice = Dice(number)
    return last(play(Record.of(rules), [(with_memory(one.bot), one.budget) for one in levels], lambda: dice)).record


def judge(record: Record) -> dict[str, Any]:
    """The name and cost of every move, with its cost by the longer searches, and whether the loser has a moment."""
    review, longer = Review(record), Review(record, LONGER)
    moves, rows = review.judge(GRADES[2]), []
    for move in moves:
        index = len(move.before.states) - 1
        for number in {index, index + 1} - longer.analyses.keys():
            longer.analyse(number, review.analyses[number].given // analyst(record.game).studies)
        before, after = (longer.analyses[number].chance_of(move.player) for number in (index, index + 1))
        cost = 0.0 if longer.analyses[index].move == move.move else max(0.0, before - after)
        rows.append((record.game.move_name(move.move), round(move.cost, 4), round(cost, 4)))
    assert record.outcome is not None
    loser = opponent(record.outcome.winner)
    moment = any(move.player == loser and move.move != move.better for move in moves)
    return {"record": record.text(), "moves": rows, "moment": moment}


def is_contradicted(cost: float, longer: float, error: float) -> bool:
    """Whether the cost by longer searches lies outside the grade of a cost by more than the error."""
    least = next(grade for grade in GRADES if cost >= grade)
    most = min((grade for grade in GRADES if grade > least), default=1.0)
    return not least - error <= longer <= most + error


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays and reviews the games, and prints how many grades and losses contradict what is claimed of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.measure.review", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=30, help="how many games (30)")
    parser.add_argument("--output", type=Path, required=True, help="the file of the games")
    chosen = parser.parse_args(arguments)
    with chosen.output.open("a+", encoding="utf-8") as file:
        file.seek(0)
        games = [json.loads(line) for line in file]
        for number in range(len(games), chosen.games):
            games.append(judge(game(number)))
            file.write(json.dumps(games[-1]) + "\n")
            file.flush()
    error = analyst(game(0).game).error or 0.0
    costs = [(cost, longer) for one in games for _, cost, longer in one["moves"]]
    claimed = sum(cost >= GRADES[2] for cost, _ in costs)
    wrong = [cost >= GRADES[2] for cost, longer in costs if is_contradicted(cost, longer, error)]
    print(f"{len(games)} games, {len(costs)} moves, {claimed} mistakes; error {error}")
    print(f"contradicted: {sum(wrong)} mistakes, {len(wrong) - sum(wrong)} other moves")
    print(f"lost games without a moment: {sum(not one['moment'] for one in games)}")


if __name__ == "__main__":
    main()
