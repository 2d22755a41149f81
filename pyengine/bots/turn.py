"""A turn of a game: the page, the terminal and the Go Text Protocol all play by it."""

from collections.abc import Callable, Iterator

from pyengine.bots.thinking import Thought
from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, State, roll
from pyengine.records.record import Record


def play_chance(record: Record, chance: Dice) -> Record:
    """The record after chance has moved, if it is to move."""
    while record.outcome is None and record.state.to_move == CHANCE:
        record = record.play(roll(record.state, chance))
    return record


def turn(record: Record, search: Callable[[State], Iterator[Thought] | None], dice: Dice) -> Iterator[Record | Thought]:
    """What follows a move: the record after chance has moved, a bot's thoughts, and the record after its own move.

    The record ends with the move that was just made. `search` returns the thoughts of the player to move, the last of
    which decides, or None if that is a person, whose turn ends here.
    """
    record = play_chance(record, dice)
    yield record
    thoughts = None if record.outcome is not None else search(record.state)
    if thoughts is not None:
        for thought in thoughts:
            yield thought
        yield play_chance(record.play(thought.info.move), dice)
