"""What each move in a task of a lesson leads to.

The best defence follows a right move, until the task is done; a refutation follows a wrong one.
"""

from pyengine.core.game import NOBODY
from pyengine.page import reports, schema
from pyengine.page.aims import Link, aim_of
from pyengine.page.lessons import Task
from pyengine.records.record import Record, read

PLIES = 7
"""The most moves of a refutation."""


def task_shown(task: Task) -> schema.Task:
    record, trials = read(task.record), Trials(task)
    return schema.Task(
        name=task.name,
        aim=trials.word,
        position=reports.diagram(record),
        replies=trials.replies(record, task.length) if task.moves else {},
    )


class Trials:
    """The replies to the moves in a task."""

    def __init__(self, task: Task) -> None:
        state = read(task.record).state
        self._aim, self._player = aim_of(state, task.ends), state.to_move
        self.word: schema.AimName = "win"
        if isinstance(self._aim, Link):
            self.word = "join" if self._aim.owner == self._player else "cut"

    def replies(self, record: Record, length: int) -> dict[str, schema.Reply]:
        """The reply to each legal move where `length` right moves are to be found."""
        right, name = self._aim.right_moves(record.state), record.game.move_name
        return {
            name(move): self._right(record.play(move), length) if move in right else self._wrong(record.play(move))
            for move in record.state.legal()
        }

    def _right(self, record: Record, length: int) -> schema.Reply:
        """The reply to a right move, the first of `length`."""
        records = [record]
        while length > 1 and not self._over(records[-1]) and records[-1].state.to_move != self._player:
            records.append(records[-1].play(self._aim.plainest_move(records[-1].state)))
        end = records[-1]
        over = self._over(end)
        return schema.Reply(
            verdict="right",
            moments=[_moment(one) for one in records],
            carrier=list(self._aim.carrier(end.state)) if not over and length == 1 and self.word != "win" else [],
            replies={} if over or length == 1 else self.replies(end, length - 1),
        )

    def _wrong(self, record: Record) -> schema.Reply:
        """The reply to a wrong move. A move that is only slower than the right one is not refuted."""
        slow = self._aim.winner(record.state) == self._player
        records = [record]
        while not slow and len(records) <= PLIES and not self._over(records[-1]):
            records.append(records[-1].play(self._aim.plainest_move(records[-1].state)))
        moments = [_moment(one) for one in records]
        return schema.Reply(verdict="slow" if slow else "wrong", moments=moments, carrier=[], replies={})

    def _over(self, record: Record) -> bool:
        return record.outcome is not None or self._aim.holder(record.state) != 0


def _moment(record: Record) -> schema.Moment:
    state = record.state
    return schema.Moment(
        move=record.latest[0],
        changes=[(cell, state.cells[cell]) for cell in state.last_cells()],
        to_move=NOBODY if record.outcome else state.to_move,
        winning_cells=list(state.winning_cells()) if record.outcome else None,
    )
