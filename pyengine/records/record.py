"""Game records: a game with all its positions, and its text for links and storage.

The text consists of the game's name and size, each option that is on or a number after a "-", ":" and the moves joined
by ".". A forfeit is the last word: `y11-pie:f6.swap.c4.white-resigns`, `hex5-pie:a1.black-times-out`; `nim21-take3:2`.

Y and Hex have no passes, but in positions without a history and in games of other programs a player may place several
stones in a row. The word `pass` stands between them: `hex5:a1.pass.b2`.
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
"""The reasons of forfeits; FAULT is a program that crashes or plays an illegal move."""
REASONS = {RESIGN: "resignation", TIME: "out of time", FAULT: "forfeit"}
"""Their titles, in addition to `Game.reasons`: "White wins: resignation"."""
LETTERS = {RESIGN: "R", TIME: "T", FAULT: "F"}
"""Their letters in results of SGF and GTP, as in B+R."""
_WORDS = {RESIGN: "-resigns", TIME: "-times-out", FAULT: "-forfeits"}
PASS = "pass"
"""The word for a turn without a move."""
LONGEST = 10_000
"""The most characters of a text; a full board with 25 cells a side takes a quarter of it."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A loss off the board: `player` resigned, ran out of time or was at fault, as `reason` says."""

    player: int
    reason: str

    def word(self, game: Game) -> str:
        """The word in a record, as in `white-resigns`."""
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
        """A game before its first move."""
        return cls((game.start(),))

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, on the board or by forfeit; None while it goes on."""
        return Outcome(3 - self.forfeit.player, self.forfeit.reason) if self.forfeit else self.state.outcome

    def moves(self) -> list[tuple[int, int]]:
        """The moves so far with their players, without passes."""
        return [(after.last, before.to_move) for before, after in pairwise(self.states) if after.last is not None]

    def play(self, move: int) -> Record:
        """The record with one more move. Raises GameOver or IllegalMove."""
        self.require_running()
        return Record((*self.states, self.state.play(move)))

    def pass_turn(self) -> Record:
        """The record after a pass. Raises GameOver, and IllegalMove after two passes and outside Y and Hex."""
        self.require_running()
        if not isinstance(self.state, ConnectionState):
            raise IllegalMove("cannot-pass", "move", title=self.game.label())
        if len(self.states) > 2 and self.states[-1].last is self.states[-2].last is None:
            raise IllegalMove("both-passed", "move")
        return Record((*self.states, self.state.pass_turn()))

    def with_mover(self, player: int) -> Record:
        """The record with `player` to move, perhaps after a pass. Raises the errors of `pass_turn`."""
        return self if self.state.to_move == player else self.pass_turn()

    def lose(self, player: int, reason: str = RESIGN) -> Record:
        """The record after a forfeit of `player`. Raises GameOver."""
        self.require_running()
        return Record(self.states, Forfeit(player, reason))

    def undo(self, player: int | None = None) -> Record:
        """The record up to the last earlier position with `player` to move; without a player, up to the last move.

        A forfeit is taken back alone. Raises IllegalMove if there is nothing to take back.
        """
        if self.forfeit:
            return Record(self.states)
        for count in range(len(self.states) - 1, 0, -1):
            mover = self.states[count - 1].to_move
            if mover == player or (player is None and mover != CHANCE):
                return Record(self.states[:count])
        raise IllegalMove("nothing-to-take-back", "player")

    def text(self) -> str:
        """The game as text, in the form that `read` reads."""
        return self.beginning + ".".join(word for word, _ in self.words())

    @property
    def beginning(self) -> str:
        """The text of the game before its first move, as in `y11-pie:`."""
        return f"{self.game.heading}:"

    def words(self) -> list[tuple[str, int]]:
        """The words of the text with their players: moves, passes, and a forfeit at the end."""
        words = [self._word(before, after) for before, after in pairwise(self.states)]
        return [*words, self.latest] if self.forfeit else words

    @property
    def latest(self) -> tuple[str, int]:
        """The last word of the text with its player; "" and 0 before the first move."""
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
        return self.pass_turn() if word == PASS else self.play(self.game.move_named(word))

    def require_running(self) -> None:
        """Raises GameOver if the game has ended."""
        if self.outcome is not None:
            raise GameOver("game-over", "move")


def _game(name: str, size: str, text: str) -> Game:
    """The game with the options of a text, and all other switches off. Raises BadValue."""
    options: dict[str, Choice] = {option: int(number) if number else True for option, number in _OPTION.findall(text)}
    switches = [option for option in new_game(name, int(size), options).options if isinstance(option.kind, Switch)]
    return new_game(name, int(size), {option.name: False for option in switches} | options)


def split_head(text: str) -> tuple[str, str, str]:
    """The game of a text, the colon and the moves. The path of a game of one's own may have colons, too."""
    if SUFFIX + ":" in text:
        head, _, tail = text.rpartition(SUFFIX + ":")
        return head + SUFFIX, ":", tail
    return text.partition(":")


def read(text: str) -> Record:
    """The record of a text. Raises BadRecord with its quote."""
    if len(text) > LONGEST:
        raise BadRecord("record-length", "record", count=len(text), most=LONGEST)
    head, colon, tail = split_head(text.strip())
    match = _HEAD.fullmatch(head)
    if not (match or head.endswith(SUFFIX)) or not colon:
        raise BadRecord("record-format", "record", text=text).quoting(text, 0)
    try:
        game = _game(*match.groups()) if match else own_game(head)
    except Refusal as wrong:
        raise BadRecord("record-head", "record", head=head, wrong=wrong).quoting(text, 0) from wrong
    record, place = Record.of(game), text.index(":", text.index(head) + len(head)) + 1
    for number, word in enumerate(tail.split(".") if tail else [], start=1):
        try:
            record = record.add(word)
        except Refusal as wrong:
            raise BadRecord("record-move", "record", number=number, wrong=wrong).quoting(text, place) from wrong
        place += len(word) + 1
    return record
