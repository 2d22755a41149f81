"""A program that plays one game over GTP, as the search of a bot.

We keep the board, the rules and the clock. Whoever makes an illegal move, refuses a legal one of the opponent, answers
too late or not at all, or crashes twice loses the game: a program that crashes once is started again, learns the moves
so far and is asked once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from pyengine.arena.parallel.interrupts import unbroken
from pyengine.arena.play import LAG
from pyengine.arena.programs.dialect import understood
from pyengine.arena.programs.process import Crash, Denial, Process, Timeout, shown
from pyengine.bots.bot import Bot, Budget
from pyengine.bots.thinking import Forfeiture
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, IllegalMove, Refusal
from pyengine.core.game import State
from pyengine.games.connection import ConnectionGame, ConnectionState
from pyengine.records.position import leading_to
from pyengine.records.record import FAULT, RESIGN, TIME
from pyengine.records.vocabulary import meaning
from pyengine.search.info import Info, line_of

STARTING = 60.0
"""Seconds in which a program answers its first command."""
ANSWERING = 10.0
"""Seconds in which it answers any other command but `genmove`."""
GRACE = 0.5
"""By how much of its seconds a move may usually come late."""
HANGING = 600.0
"""Seconds after which a program without a limit has lost on time."""
SEED = "{seed}"
"""Stands in a command line for a number that is another one in every game."""


class Silence(BadValue):
    """A program has started, and does not answer."""


def allowed(seconds: float, grace: float) -> float:
    """The seconds after which a move is too late: a grace, as a share of the budget, and LAG."""
    return seconds * (1 + grace) + LAG


def too_late(seconds: float, grace: float) -> Forfeiture:
    """What a move that comes later than that loses the game by."""
    return Forfeiture(TIME, f"it did not answer in time: expected {seconds:g} s, and {seconds * grace:g} s of grace")


class Program:
    """A program in one game; it is started at once. `end` has to be called in the end."""

    def __init__(  # noqa: PLR0913 (what it is, what it plays, for how long)
        self,
        text: str,
        game: ConnectionGame,
        budget: Budget,
        seed: int,
        log: Path | None = None,
        *,
        grace: float = GRACE,
    ) -> None:
        """`text` is the command line, with settings before it; `grace` as for `allowed`.

        Raises BadValue if no such program can play the game, and Silence.
        """
        self._dialect, command = understood(text)
        self._command = command.replace(SEED, str(seed))
        self._game, self._seconds, self._grace, self._log = game, budget.seconds, grace, log
        self._known: State | None = None
        self._moves: list[tuple[int, int]] = []
        self._started: Process | None = None
        self._crashes, self._told, self._timed = 0, 0, False
        self._start()

    @property
    def bot(self) -> Bot:
        """The bot that plays as the program does."""
        return Bot(self._command, self._command, "A program that speaks GTP.", self)

    def __call__(self, state: State, _: Dice, playouts: int | None = None, /) -> Iterator[Info]:  # noqa: ARG002
        """Yields its move, whose value is not known. Raises Forfeiture."""
        move = self._move(state)
        yield Info(move, 0.5, 0, 0, {move: 1}, line_of(move))

    def end(self) -> None:
        """Ends the program."""
        if self._started is not None:
            self._started.end()
        self._started = None

    # --- a move -------------------------------------------------------------------------------------------------------

    def _move(self, state: State) -> int:
        """Its move in this position."""
        assert isinstance(state, ConnectionState), "only connection games are played over GTP"
        self._follow(state)
        while True:
            try:
                self._tell()
                move = self._asked(state)
            except Timeout as late:
                raise self._late() from late
            except Crash as died:
                self._crashes += 1
                if self._crashes > 1:
                    raise Forfeiture(FAULT, f"it crashed twice: {died}") from died
                self._restart()
                continue
            self._known = state.play(move)
            self._moves.append((move, state.to_move))
            self._told = len(self._moves)
            return move

    def _follow(self, state: ConnectionState) -> None:
        """Takes down the moves that lead to this position: the last one, or as many as it takes to set it up."""
        known, last = self._known, state.last
        if known is not None and last is not None and last in known.legal() and known.play(last).cells == state.cells:
            self._moves.append((last, known.to_move))
        elif known is None or known.cells != state.cells:
            ones, twos = ([cell for cell, owner in enumerate(state.cells) if owner == player] for player in (1, 2))
            self._moves = leading_to(self._game, ones, twos, state.to_move).moves()
            if self._told:  # it plays another game
                self._restart()
        self._known = state

    def _tell(self) -> None:
        """Tells it the moves that it does not know yet."""
        for move, player in self._moves[self._told :]:
            colour, denied = self._dialect.colours[player - 1], ""
            for word in self._dialect.moves(self._game, move):
                try:
                    self._ask(f"play {colour} {word}")
                    break
                except Denial as wrong:
                    denied = f"it refused 'play {colour} {word}', a legal move, with {shown(str(wrong))}"
            else:
                raise Forfeiture(FAULT, denied)
            self._told += 1

    def _asked(self, state: ConnectionState) -> int:
        """The move with which it answers `genmove`, a legal one."""
        colour = self._dialect.colours[state.to_move - 1]
        if self._seconds is not None and self._timed:
            self._timed = self._offer(f"time_left {colour} {time} 1" for time in self._times())
        limit = HANGING if self._seconds is None else allowed(self._seconds, self._grace)
        try:
            word = self._ask(f"genmove {colour}", limit)
        except Denial as wrong:
            raise Forfeiture(FAULT, f"it refused 'genmove {colour}' with {shown(str(wrong))}") from wrong
        word = " ".join(word.split()[:1])  # some add what they think of it
        if meaning(word) == RESIGN:
            raise Forfeiture(RESIGN)
        try:
            move = self._dialect.move(self._game, word)
        except IllegalMove as wrong:
            raise Forfeiture(FAULT, f"{shown(word)} is no move") from wrong
        if move not in state.legal():
            raise Forfeiture(FAULT, f"{shown(word)} is not legal here")
        return move

    # --- the process --------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        """Starts it with an empty board and its time settings. Raises BadValue."""
        self._told, self._timed = 0, False
        try:
            self._run()
            self._set_up()
        except BaseException:
            self.end()
            raise

    def _run(self) -> None:
        """Starts the process. Raises BadValue."""
        with unbroken():
            self._started = Process(self._command, self._log)

    def _greet(self) -> None:
        """Waits for its first answer; a program that ends at a command with a number gets none. Raises BadValue."""
        assert self._started is not None, "the program runs"
        try:
            self._started.greet(STARTING)
        except Crash:
            self.end()
            self._run()
            with suppress(Denial):
                self._ask("name", STARTING)

    def _set_up(self) -> None:
        """Prepares it for the game. Raises BadValue."""
        size, name = self._game.size, shown(self._command)
        try:
            self._greet()
            if not self._offer([f"boardsize {size}", f"boardsize {size} {size}"]):
                refused = f"'boardsize {size}'"
            elif not self._offer(["clear_board"]):
                refused = "'clear_board'"
            else:
                refused = ""
            if self._seconds is not None:
                self._timed = self._offer(f"time_settings 0 {time} 1" for time in self._times())
        except (Crash, Timeout) as wrong:
            reason = str(wrong) or "no answer came in time"
            raise Silence(
                f"The program {name} does not answer ({reason}): expected one that speaks GTP.", "program"
            ) from wrong
        if refused:
            raise BadValue(f"The program {name} refuses {refused}: expected one that can play this game.", "program")

    def _late(self) -> Forfeiture:
        if self._seconds is None:
            return Forfeiture(TIME, f"it did not answer in time: expected an answer within {HANGING:g} s")
        return too_late(self._seconds, self._grace)

    def _restart(self) -> None:
        self.end()
        try:
            self._start()
        except Refusal as wrong:
            raise Forfeiture(FAULT, f"it could not be started again: {wrong}") from wrong

    def _times(self) -> Iterator[str]:
        """Its seconds as they are, and for programs that know only whole ones rounded."""
        assert self._seconds is not None
        yield from dict.fromkeys((f"{self._seconds:g}", str(max(1, round(self._seconds)))))

    def _offer(self, commands: Iterator[str] | list[str]) -> bool:
        """Whether it follows one of these commands, of which each is another form of the one before."""
        for command in commands:
            try:
                self._ask(command)
            except Denial:
                continue
            return True
        return False

    def _ask(self, command: str, seconds: float = ANSWERING) -> str:
        assert self._started is not None, "the program runs"
        return self._started.ask(command, seconds)
