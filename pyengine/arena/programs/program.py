"""A program that plays one game over GTP, as the search of a bot.

We keep the board, the rules and the clock. A program loses the game if it makes an illegal move, refuses a legal move
of its opponent, answers too late or not at all, or crashes twice. After its first crash it is started again, gets the
moves so far and is asked once more.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from pyengine.arena.parallel.interrupts import defer_signals
from pyengine.arena.play import LAG
from pyengine.arena.programs.dialect import parse_command
from pyengine.arena.programs.process import Crash, Denial, Overflow, Process, Timeout, quote
from pyengine.bots.bot import Bot, Budget
from pyengine.bots.thinking import Forfeiture
from pyengine.core.dice import Dice
from pyengine.core.errors import BadUsage, IllegalMove, Refusal
from pyengine.core.game import State
from pyengine.games.connection import ConnectionGame, ConnectionState
from pyengine.records.position import record_reaching
from pyengine.records.record import FAULT, RESIGN, TIME
from pyengine.records.vocabulary import meaning
from pyengine.search.info import Info, line_of

STARTING = 60.0
"""Seconds in which a program answers its first command."""
ANSWERING = 10.0
"""Seconds in which it answers any other command but `genmove`."""
GRACE = 0.5
"""The share of its seconds by which a move may come late, unless the caller sets another."""
HANGING = 600.0
"""Seconds after which a program without a limit has lost on time."""
SEED = "{seed}"
"""The placeholder in a command line for a number that differs in every game."""


class Silence(BadUsage):
    """A program has started, and does not answer."""


def time_limit(seconds: float, grace: float) -> float:
    """The seconds after which a move is too late: the budget, its share of grace, and LAG."""
    return seconds * (1 + grace) + LAG


def too_late(seconds: float, grace: float) -> Forfeiture:
    """The loss of the game by a move that comes after its time limit."""
    return Forfeiture(TIME, f"it did not answer in time: expected {seconds:g} s, and {seconds * grace:g} s of grace")


class Program:
    """A program in one game, started at once. Its user calls `end` in the end."""

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
        """`text` is the command line, with settings before it; `grace` as for `time_limit`.

        Raises BadValue if no such program can play the game, and Silence.
        """
        self._dialect, command = parse_command(text)
        self._command = command.replace(SEED, str(seed))
        self._game, self._seconds, self._grace, self._log = game, budget.seconds, grace, log
        self._state: State | None = None
        self._moves: list[tuple[int, int]] = []
        self._process: Process | None = None
        self._crashes, self._sent, self._timed = 0, 0, False
        self._start()

    @property
    def bot(self) -> Bot:
        return Bot(self._command, self._command, "A program that speaks GTP.", self)

    def __call__(self, state: State, _: Dice, playouts: int | None = None, /) -> Iterator[Info]:  # noqa: ARG002
        """Yields its move, whose value is unknown. Raises Forfeiture."""
        move = self._move(state)
        yield Info(move, 0.5, 0, 0, {move: 1}, line_of(move))

    def end(self) -> None:
        if self._process is not None:
            self._process.end()
        self._process = None

    def _move(self, state: State) -> int:
        assert isinstance(state, ConnectionState), "only connection games are played over GTP"
        self._follow(state)
        while True:
            try:
                self._send_moves()
                move = self._ask_move(state)
            except Timeout as late:
                if self._seconds is None:
                    fault = f"it did not answer in time: expected an answer within {HANGING:g} s"
                    raise Forfeiture(TIME, fault) from late
                raise too_late(self._seconds, self._grace) from late
            except Overflow as wrong:
                raise Forfeiture(FAULT, str(wrong)) from wrong
            except Crash as crash:
                self._crashes += 1
                if self._crashes > 1:
                    raise Forfeiture(FAULT, f"it crashed twice: {crash}") from crash
                self._restart()
                continue
            self._state = state.play(move)
            self._moves.append((move, state.to_move))
            self._sent = len(self._moves)
            return move

    def _follow(self, state: ConnectionState) -> None:
        """Records the moves that lead to this position: the last one, or all that it takes to set it up."""
        before, last = self._state, state.last
        if before and last is not None and last in before.legal() and before.play(last).cells == state.cells:
            self._moves.append((last, before.to_move))
        elif before is None or before.cells != state.cells:
            ones, twos = ([cell for cell, owner in enumerate(state.cells) if owner == player] for player in (1, 2))
            self._moves = record_reaching(self._game, ones, twos, state.to_move).moves()
            if self._sent:  # it plays another game
                self._restart()
        self._state = state

    def _send_moves(self) -> None:
        for move, player in self._moves[self._sent :]:
            colour, fault = self._dialect.colours[player - 1], ""
            for word in self._dialect.moves(self._game, move):
                try:
                    self._ask(f"play {colour} {word}")
                    break
                except Denial as wrong:
                    fault = f"it refused 'play {colour} {word}', a legal move, with {quote(str(wrong))}"
            else:
                raise Forfeiture(FAULT, fault)
            self._sent += 1

    def _ask_move(self, state: ConnectionState) -> int:
        """The legal move with which it answers `genmove`."""
        colour = self._dialect.colours[state.to_move - 1]
        if self._seconds is not None and self._timed:
            self._timed = self._offer(f"time_left {colour} {time} 1" for time in self._times())
        limit = HANGING if self._seconds is None else time_limit(self._seconds, self._grace)
        try:
            word = self._ask(f"genmove {colour}", limit)
        except Denial as wrong:
            raise Forfeiture(FAULT, f"it refused 'genmove {colour}' with {quote(str(wrong))}") from wrong
        word = " ".join(word.split()[:1])  # some add a comment
        if meaning(word) == RESIGN:
            raise Forfeiture(RESIGN)
        try:
            move = self._dialect.move(self._game, word)
        except IllegalMove as wrong:
            raise Forfeiture(FAULT, f"{quote(word)} is no move") from wrong
        if move not in state.legal():
            raise Forfeiture(FAULT, f"{quote(word)} is not legal here")
        return move

    def _start(self) -> None:
        """Starts it with an empty board and its time settings. Raises BadValue."""
        self._sent, self._timed = 0, False
        try:
            self._run()
            self._set_up()
        except BaseException:
            self.end()
            raise

    def _run(self) -> None:
        with defer_signals():
            self._process = Process(self._command, self._log)

    def _greet(self) -> None:
        """Waits for its first answer. Restarts a program that ends at a command with a number. Raises BadValue."""
        assert self._process is not None, "the program runs"
        try:
            self._process.greet(STARTING)
        except Crash:
            self.end()
            self._run()
            with suppress(Denial):
                self._ask("name", STARTING)

    def _set_up(self) -> None:
        size, name, denial = self._game.size, quote(self._command), ""
        try:
            self._greet()
            if not self._offer([f"boardsize {size}", f"boardsize {size} {size}"]):
                denial = f"'boardsize {size}'"
            elif not self._offer(["clear_board"]):
                denial = "'clear_board'"
            if self._seconds is not None:
                self._timed = self._offer(f"time_settings 0 {time} 1" for time in self._times())
        except (Crash, Overflow, Timeout) as wrong:
            reason = str(wrong) or "no answer came in time"
            raise Silence(
                f"The program {name} does not answer ({reason}): expected one that speaks GTP.", "program"
            ) from wrong
        if denial:
            raise BadUsage(f"The program {name} refuses {denial}: expected one that can play this game.", "program")

    def _restart(self) -> None:
        self.end()
        try:
            self._start()
        except Refusal as wrong:
            raise Forfeiture(FAULT, f"it could not be started again: {wrong}") from wrong

    def _times(self) -> Iterator[str]:
        """Its seconds as they are, and rounded for programs that read only whole seconds."""
        assert self._seconds is not None
        yield from dict.fromkeys((f"{self._seconds:g}", str(max(1, round(self._seconds)))))

    def _offer(self, commands: Iterator[str] | list[str]) -> bool:
        """Whether it follows one of these commands, which are forms of one another."""
        for command in commands:
            try:
                self._ask(command)
            except Denial:
                continue
            return True
        return False

    def _ask(self, command: str, seconds: float = ANSWERING) -> str:
        assert self._process is not None, "the program runs"
        return self._process.ask(command, seconds)
