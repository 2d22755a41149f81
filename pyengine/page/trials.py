"""What can happen in the tasks of a lesson: what each move leads to, and what follows it.

A right move is followed by the best defence, until the task is done; a wrong one by its refutation.
"""

from __future__ import annotations

from pyengine.core.game import NOBODY
from pyengine.page import reports, schema
from pyengine.page.aims import Link, aim_of
from pyengine.page.lessons import Task
from pyengine.records.record import Record, read

PLIES = 7
"""The most moves by which a refutation goes on."""


def task_shown(task: Task) -> schema.Task:
    """A task with all that can happen in it."""
    record, trials = read(task.record), Trials(task)
    return {
        "name": task.name,
        "aim": trials.word,
        "position": reports.placed(record),
        "tries": trials.after(record, task.length) if task.moves else {},
    }


class Trials:
    """All that may be tried in a task."""

    def __init__(self, task: Task) -> None:
        state = read(task.record).state
        self._aim, self._player = aim_of(state, task.ends), state.to_move
        self.word: schema.AimName = "win"
        if isinstance(self._aim, Link):
            self.word = "join" if self._aim.owner == self._player else "cut"

    def after(self, record: Record, length: int) -> dict[str, schema.Try]:
        """What each legal move leads to, where so many right ones are looked for."""
        right, name = self._aim.right(record.state), record.game.move_name
        return {
            name(move): self._right(record.play(move), length) if move in right else self._wrong(record.play(move))
            for move in record.state.legal()
        }

    def _right(self, record: Record, length: int) -> schema.Try:
        """What a right move leads to, the first of so many."""
        records = [record]
        while length > 1 and not self._over(records[-1]) and records[-1].state.to_move != self._player:
            records.append(records[-1].play(self._aim.plainest(records[-1].state)))
        end = records[-1]
        over = self._over(end)
        return {
            "verdict": "right",
            "moments": [_moment(one) for one in records],
            "carrier": [] if over or length > 1 else self._held(end),
            "then": {} if over or length == 1 else self.after(end, length - 1),
        }

    def _wrong(self, record: Record) -> schema.Try:
        """What a wrong move leads to; a move that is only slower than another one is not refuted."""
        slow = self._aim.winner(record.state) == self._player
        records = [record]
        while not slow and len(records) <= PLIES and not self._over(records[-1]):
            records.append(records[-1].play(self._aim.plainest(records[-1].state)))
        moments = [_moment(one) for one in records]
        return {"verdict": "slow" if slow else "wrong", "moments": moments, "carrier": [], "then": {}}

    def _over(self, record: Record) -> bool:
        return record.outcome is not None or self._aim.holder(record.state) != 0

    def _held(self, record: Record) -> list[int]:
        """The cells by which the player holds a connection."""
        return list(self._aim.carrier(record.state)) if isinstance(self._aim, Link) else []


def _moment(record: Record) -> schema.Moment:
    state = record.state
    moment: schema.Moment = {
        "move": record.latest[0],
        "changes": [(cell, state.cells[cell]) for cell in state.last_cells()],
        "to_move": NOBODY if record.outcome else state.to_move,
    }
    return {**moment, "winning_cells": list(state.winning_cells())} if record.outcome else moment
