"""A turn of a game: the page, the terminal and the Go Text Protocol all play by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pyengine.bots.thinking import Thought
from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, State, rolled
from pyengine.records.record import Record


def settled(record: Record, chance: Dice) -> Record:
    """The record after chance has moved, if it is to move."""
    while record.outcome is None and record.state.to_move == CHANCE:
        record = record.play(rolled(record.state, chance))
    return record


def turn(
    record: Record, search: Callable[[State], Iterator[Thought] | None], chance: Dice
) -> Iterator[Record | Thought]:
    """What follows a move: the record after chance has moved, a bot's thoughts, and the record after its own move.

    The record ends with the move that was just made. `search` has the thoughts of whoever is to move, the last of which
    decides; it is None where that is nobody's turn but a person's, who ends the turn as the end of the game does.
    """
    record = settled(record, chance)
    yield record
    thoughts = None if record.outcome is not None else search(record.state)
    if thoughts is not None:
        for thought in thoughts:
            yield thought
        yield settled(record.play(thought.info.move), chance)
