"""Game records: a game with all its positions, and its text for links and storage.

The text consists of the game's name and size, "-" and each option that is on or a number, ":" and the moves joined by
".". A forfeit is the last word: `y11-pie:f6.swap.c4.white-resigns`, `hex5-pie:a1.black-times-out`, `nim21-take3:2.5`.

In Y and Hex nobody may pass, but positions without a history and games of other programs have players who place
several stones in a row. The word `pass` stands between these: `hex5:a1.pass.b2`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise, product

from pyengine.core.errors import BadRecord, GameOver, IllegalMove, Refusal
from pyengine.core.game import CHANCE, NOBODY, Choice, Game, Outcome, State
from pyengine.core.parameters import Switch
from pyengine.core.script import SUFFIX
from pyengine.games import new_game
from pyengine.games.connection import ConnectionState
from pyengine.games.own import own_game

_HEAD = re.compile(r"([a-z]+)([1-9]\d{0,2})((?:-[a-z]+\d{0,3})*)")
_OPTION = re.compile(r"([a-z]+)(\d*)")
RESIGN, TIME, FAULT = "resign", "time", "fault"
"""The reasons of forfeits; a program is at fault that crashes or plays an illegal move."""
REASONS = {RESIGN: "resignation", TIME: "out of time", FAULT: "forfeit"}
"""Their titles, in addition to `Game.reasons`: "White wins: resignation"."""
LETTERS = {RESIGN: "R", TIME: "T", FAULT: "F"}
"""Their letters in results of SGF and GTP, as in B+R."""
_WORDS = {RESIGN: "-resigns", TIME: "-times-out", FAULT: "-forfeits"}
PASS = "pass"
"""The word for a turn without a move."""
LONGEST = 10_000
"""Characters of the longest text that is read; a full board with 25 cells a side takes a quarter of it."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A loss off the board: `player` resigned, ran out of time or was at fault, as `reason` says."""

    player: int
    reason: str

    def word(self, game: Game) -> str:
        """Its word in a record: `white-resigns`."""
        return game.players[self.player - 1] + _WORDS[self.reason]


@dataclass(frozen=True, slots=True)
class Record:
    """One game from its start to the present, immutable: `states[ply]` is the position after `ply` moves.

    The present position is `states[-1]`. A `forfeit`, if there is one, ended the game there.
    """

    states: tuple[State, ...]
    forfeit: Forfeit | None = None

    @classmethod
    def of(cls, game: Game) -> Record:
        """A game that has just begun."""
        return cls((game.start(),))

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.game

    @property
    def state(self) -> State:
        """The present position."""
        return self.states[-1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, on the board or by forfeit; None while it goes on."""
        return Outcome(3 - self.forfeit.player, self.forfeit.reason) if self.forfeit else self.state.outcome

    def moves(self) -> list[tuple[int, int]]:
        """Every move so far, with the player who made it; turns without a move are left out."""
        return [(after.last, before.to_move) for before, after in pairwise(self.states) if after.last is not None]

    def play(self, move: int) -> Record:
        """The record with one more move. Raises GameOver or IllegalMove."""
        self.require_running()
        return Record((*self.states, self.state.play(move)))

    def passed(self) -> Record:
        """The record after a turn without a move. Raises GameOver, and IllegalMove where nobody can pass.

        That is so after two passes, and in games other than Y and Hex.
        """
        self.require_running()
        if not isinstance(self.state, ConnectionState):
            raise IllegalMove("In {title} nobody can pass: expected a move.", "move", title=self.game.title)
        if len(self.states) > 2 and self.states[-1].last is self.states[-2].last is None:
            raise IllegalMove("Both players have passed: expected a move.", "move")
        return Record((*self.states, self.state.passed()))

    def turned_to(self, player: int) -> Record:
        """The record with `player` to move, if need be after a pass. Raises what `passed` does."""
        return self if self.state.to_move == player else self.passed()

    def lose(self, player: int, reason: str = RESIGN) -> Record:
        """The record with a forfeit of `player` now. Raises GameOver."""
        self.require_running()
        return Record(self.states, Forfeit(player, reason))

    def undo(self, player: int | None = None) -> Record:
        """The record up to the last earlier position in which `player` was to move, or without the last move if None.

        A forfeit is taken back alone. Raises IllegalMove if there is nothing to take back.
        """
        if self.forfeit:
            return Record(self.states)
        for count in range(len(self.states) - 1, 0, -1):
            mover = self.states[count - 1].to_move
            if mover == player or (player is None and mover != CHANCE):
                return Record(self.states[:count])
        raise IllegalMove("There is nothing to take back: expected a position after some move.", "player")

    def text(self) -> str:
        """The game as text, as the module describes it; `read` is the inverse."""
        return self.beginning + ".".join(word for word, _ in self.words())

    @property
    def beginning(self) -> str:
        """The text of the same game before its first move: `y11-pie:`."""
        return f"{self.game.heading}:"

    def words(self) -> list[tuple[str, int]]:
        """The words of the text with their players: moves, turns without one, and a forfeit at the end."""
        words = [self._word(before, after) for before, after in pairwise(self.states)]
        return [*words, self.latest] if self.forfeit else words

    @property
    def latest(self) -> tuple[str, int]:
        """The last word of the text with its player; before the first move "" and 0."""
        if self.forfeit:
            return self.forfeit.word(self.game), self.forfeit.player
        return ("", NOBODY) if len(self.states) == 1 else self._word(*self.states[-2:])

    def _word(self, before: State, after: State) -> tuple[str, int]:
        return PASS if after.last is None else self.game.move_name(after.last), before.to_move

    def add(self, word: str) -> Record:
        """The record with one more word: a move, a pass or a forfeit. Raises GameOver or IllegalMove."""
        for player, reason in product((1, 2), _WORDS):
            if word == Forfeit(player, reason).word(self.game):
                return self.lose(player, reason)
        if word == PASS:
            return self.passed()
        return self.play(self.game.move_named(word))

    def require_running(self) -> None:
        """Raises GameOver if the game has ended."""
        if self.outcome is not None:
            raise GameOver("The game is over: expected no further move.", "move")


def _game(name: str, size: str, options: str) -> Game:
    """The game with these options, and all other switches off. Raises BadValue."""
    chosen: dict[str, Choice] = {}
    for option, number in _OPTION.findall(options):
        chosen[option] = int(number) if number else True
    usual = new_game(name, int(size), chosen)
    off = {option.name: False for option in usual.options if isinstance(option.kind, Switch)}
    return new_game(name, int(size), off | chosen)


def read(text: str) -> Record:
    """The record of a text. Raises BadRecord, which says what is wrong and where."""
    if len(text) > LONGEST:
        raise BadRecord(
            "The record has {count} characters: expected {most} at most.", "record", count=len(text), most=LONGEST
        )
    head, colon, tail = text.strip().partition(":")
    match = _HEAD.fullmatch(head)
    if not (match or head.endswith(SUFFIX)) or not colon:
        raise BadRecord(
            "{text!r} is not a game record: expected something like 'y11-pie:f6.swap.c4'.", "record", text=text
        ).quoting(text, 0)
    try:
        game = _game(*match.groups()) if match else own_game(head)
    except Refusal as wrong:
        refused = BadRecord("The record begins with {head!r}. {wrong}", "record", head=head, wrong=wrong)
        raise refused.quoting(text, 0) from wrong
    record, place = Record.of(game), text.index(":") + 1
    for number, word in enumerate(tail.split(".") if tail else [], start=1):
        try:
            record = record.add(word)
        except Refusal as wrong:
            raise BadRecord(
                "Move {number} of the record cannot be played. {wrong}", "record", number=number, wrong=wrong
            ).quoting(text, place) from wrong
        place += len(word) + 1
    return record
