"""The Go Text Protocol, version 2, for Hex and Y: lines in, lines out.

Gunnar Farnebäck, "Specification of the Go Text Protocol, version 2" (2002). Black is player 1. Moves are cells as `a1`,
`resign` and the swap: `swap-pieces` or, in Hex with the option `sides`, `swap-sides` (or `swap` for either). Players
keep their colours, also when they trade sides. Beyond the standard there are the swap, all_legal_moves, play-game,
which plays on for both colours until the game is over and answers with a line for each move and one for the score, and
`analyze COLOUR CENTISECONDS`, which reports every so often what the search knows until the next line of input comes.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf
from pathlib import Path
from queue import Queue
from threading import Thread

from pyengine import __version__
from pyengine.bots import Bot, Budget, Clock, Thought, conclude, remembering, think
from pyengine.dice import Dice
from pyengine.errors import BadValue, GameOver, Refused
from pyengine.game import NOBODY, Game, State
from pyengine.games import GAMES, new_game
from pyengine.games.connection import ConnectionGame
from pyengine.levels import level as level_of
from pyengine.record import LETTERS, RESIGN, Record
from pyengine.search.info import Info, ranked
from pyengine.sgf import read
from pyengine.terminal import picture

COLOURS = {"b": 1, "black": 1, "w": 2, "white": 2}
COLOUR_NAMES = {1: "B", 2: "W"}
RESERVE = 0.95
"""The share of the time for a move that is used; the rest is for the way to the controller and back."""
STRETCH = 2
"""How many times as long as usual it thinks where the choice is unclear."""
CANDIDATES = 20
"""Moves that `analyze` reports."""
PLIES = 4
"""Moves in the line of each of them but the best, whose line is as long as it is known."""
_UNUSED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")

Lines = Queue[str | None]
"""Lines of input as they come in; None at their end."""


class Failure(Exception):
    """The answer to a command that cannot be followed."""


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """What a player may still use: `seconds` for all that comes, or for `stones` moves if that is not 0."""

    seconds: float
    stones: int = 0

    @property
    def shared(self) -> bool:
        """Whether time that a move does not take is there for the next one."""
        return self.stones != 1

    def share(self, moves: int) -> tuple[float, float]:
        """Seconds for the next move, usually and at most, where so many own moves may be to come."""
        usual = self.seconds * RESERVE / (self.stones or max(4, moves))
        return usual, STRETCH * usual if self.stones > STRETCH or not self.stones else usual


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Canadian overtime, as `time_settings` describes it: `main` seconds, then `period` seconds for `stones` moves."""

    main: float
    period: float
    stones: int

    def start(self) -> TimeLeft:
        """What a player has at the beginning."""
        return TimeLeft(self.main) if self.main or not self.stones else TimeLeft(self.period, self.stones)

    def after(self, left: TimeLeft, used: float) -> TimeLeft:
        """What is left after a move that took `used` seconds."""
        rest = left.seconds - used
        if left.stones > 1:
            return TimeLeft(max(0.0, rest), left.stones - 1)
        if self.stones and (left.stones or rest <= 0):
            return TimeLeft(self.period, self.stones)
        return TimeLeft(max(0.0, rest))


class Engine:
    """One game and the bot that answers for either colour."""

    def __init__(  # noqa: PLR0913 (what it plays, how long, and with what)
        self,
        bot: Bot,
        game: Game,
        budget: Budget,
        write: Callable[[str], None],
        *,
        level: int | None = None,
        seed: int = 0,
        ponders: bool = False,
        clock: Clock = time.perf_counter,
    ) -> None:
        """`write` takes the text of each answer; `budget` holds until there are time settings. Raises BadValue.

        One that `ponders` thinks on between commands, which is of use where its search remembers. With a level, the bot
        and its budget are those of the level at the size that is played.
        """
        _require_goals(game)
        if not bot.plays(game):
            raise BadValue(f"The bot {bot.name!r} does not play {game.title}: expected one that does.", "bot")
        self._budget, self._level, self._write = budget, level, write
        self._take(bot)
        self._seed, self._dice, self._ponders, self._clock = seed, Dice(seed), ponders, clock
        self._record = Record.of(game)
        self._take_level()
        self._control: TimeControl | None = None
        self._left: dict[int, TimeLeft] = {}
        self._commands: dict[str, Callable[[list[str]], str]] = {
            "protocol_version": lambda _: "2",
            "name": lambda _: "Wye",
            "version": lambda _: __version__,
            "known_command": self._known_command,
            "list_commands": lambda _: "\n".join([*self._commands, "analyze", "quit"]),
            "boardsize": self._boardsize,
            "clear_board": self._clear_board,
            "play": self._play,
            "genmove": self._genmove,
            "reg_genmove": self._reg_genmove,
            "play-game": self._play_game,
            "undo": self._undo,
            "showboard": lambda _: "\n" + picture(self._record.state),
            "all_legal_moves": self._all_legal_moves,
            "final_score": self._final_score,
            "time_settings": self._time_settings,
            "time_left": self._time_left,
            "loadsgf": self._loadsgf,
        }

    def run(self, lines: Lines) -> None:
        """Answers every line until `quit` or the end of the input."""
        while (line := self._next(lines)) is not None:
            number, words = _parsed(line)
            if not words:
                continue
            command, *rest = words
            if command == "quit":
                self._answer("=", number, "")
                return
            try:
                if command == "analyze":
                    self._analyze(number, rest, lines)
                else:
                    self._answer("=", number, self._called(command, rest))
            except (Failure, Refused) as failure:
                self._answer("?", number, str(failure))

    def _next(self, lines: Lines) -> str | None:
        """The next line, None at the end of the input; a bot that ponders thinks on until it comes."""
        if self._ponders and self._record.outcome is None:
            for _ in self._bot.search(self._record.state, self._fresh_dice(), None):
                if not lines.empty():
                    break
        return lines.get()

    def _called(self, command: str, rest: list[str]) -> str:
        if command not in self._commands:
            raise Failure("unknown command")
        return self._commands[command](rest)

    def _answer(self, sign: str, number: str, text: str) -> None:
        self._write(f"{sign}{number} {text}".rstrip() + "\n\n")

    def _known_command(self, rest: list[str]) -> str:
        (name,) = _words(rest, "command")
        return "true" if name in (*self._commands, "analyze", "quit") else "false"

    def _boardsize(self, rest: list[str]) -> str:
        (size,) = _words(rest, "size")
        game = self._record.game
        try:
            self._record = Record.of(new_game(game.name, _whole(size, "size"), game.chosen))
        except Refused as wrong:
            raise Failure(f"unacceptable size: {wrong}") from wrong
        self._take_level()
        return self._clear_board([])

    def _take_level(self) -> None:
        """A level has its own settings and budget at each size."""
        if self._level is not None:
            found = level_of(self._level, self._record.game)
            self._take(found.bot)
            self._budget = found.budget

    def _take(self, bot: Bot) -> None:
        """Lets this bot answer, as it is and with what it remembers of the game."""
        self._plain, self._bot = bot, remembering(bot)

    def _clear_board(self, _: list[str]) -> str:
        self._record, self._left = Record.of(self._record.game), {}
        return ""

    def _play(self, rest: list[str]) -> str:
        colour, name = _words(rest, "colour move")
        player, game = _player(colour), self._record.game
        try:
            if name.lower() == RESIGN:
                self._record = self._record.lose(player)
                return ""
            move = game.move_named(name)
        except GameOver as wrong:
            raise Failure(f"illegal move: {wrong}") from wrong
        except Refused as wrong:
            raise Failure(f"invalid color or coordinate: {wrong}") from wrong
        if self._record.outcome is None:
            self._require_turn(player)
        try:
            self._record = self._record.play(move)
        except Refused as wrong:
            raise Failure(f"illegal move: {wrong}") from wrong
        return ""

    def _genmove(self, rest: list[str]) -> str:
        self._require_mover(rest)
        return self._name(self._move())

    def _reg_genmove(self, rest: list[str]) -> str:
        self._require_mover(rest)
        return self._name(conclude(self._plain, self._record.state, self._budget, Dice(self._seed), self._clock).move)

    def _play_game(self, _: list[str]) -> str:
        self._require_running()
        said = []
        while self._record.outcome is None:
            colour = COLOUR_NAMES[self._record.state.to_move]
            said.append(f"{colour} {self._name(self._move())}")
        return "\n".join([*said, self._final_score([])])

    def _move(self) -> int:
        """Makes a move for the player to move, in that player's time."""
        player, start = self._record.state.to_move, self._clock()
        state, dice = self._record.state, self._fresh_dice()
        if self._control is None:
            move = conclude(self._bot, state, self._budget, dice, self._clock).move
        else:
            left = self._left.get(player, self._control.start())
            move = self._timed(left, dice)
            self._left[player] = self._control.after(left, self._clock() - start)
        self._record = self._record.play(move)
        return move

    def _timed(self, left: TimeLeft, dice: Dice) -> int:
        """The choice in a share of the time that is left: in less if it is certain before, in more if it is unclear."""
        # half of the empty cells are one's own, and most games end with half of the board empty
        share, most = left.share(self._record.state.cells.count(NOBODY) // 4)
        budget = Budget(seconds=min(86_400, max(0.001, most)))
        for thought in think(self._bot, self._record.state, budget, dice, self._clock):
            last = thought
            if thought.elapsed >= share and not thought.unclear:
                break
            if left.shared and Thought(thought.info, thought.elapsed, min(1.0, thought.elapsed / share)).certain:
                break
        return last.info.move

    def _undo(self, _: list[str]) -> str:
        try:
            self._record = self._record.undo()
        except Refused as wrong:
            raise Failure(f"cannot undo: {wrong}") from wrong
        return ""

    def _all_legal_moves(self, _: list[str]) -> str:
        moves = () if self._record.outcome else self._record.state.legal()
        return " ".join(self._name(move) for move in moves)

    def _final_score(self, _: list[str]) -> str:
        outcome = self._record.outcome
        if outcome is None:
            raise Failure("cannot score: expected a game that is over")
        return f"{COLOUR_NAMES[outcome.winner]}+{LETTERS.get(outcome.reason, '')}"

    def _time_settings(self, rest: list[str]) -> str:
        main, period, stones = _words(rest, "main_time byo_yomi_time byo_yomi_stones")
        control = TimeControl(_seconds(main, "main_time"), _seconds(period, "byo_yomi_time"), _whole(stones, "stones"))
        # by the standard: a period without stones in it means that there is no limit
        self._control = None if control.period and not control.stones else control
        self._left = {}
        return ""

    def _time_left(self, rest: list[str]) -> str:
        colour, seconds, stones = _words(rest, "colour time stones")
        left = TimeLeft(_seconds(seconds, "time"), _whole(stones, "stones"))
        self._left[_player(colour)] = left
        if self._control is None:
            self._control = TimeControl(left.seconds, 0, 0)
        return ""

    def _loadsgf(self, rest: list[str]) -> str:
        """The standard's: the position before move `number`, or the last one; of several games the first."""
        if len(rest) not in (1, 2):
            raise Failure("syntax error: expected filename [move_number]")
        try:
            record = read(Path(rest[0]).read_text("utf-8"))[0]
        except (UnicodeDecodeError, Refused) as wrong:
            raise Failure(f"cannot load file: {wrong}") from wrong
        except OSError as wrong:
            raise Failure(f"cannot load file: {wrong.strerror}, expected a file that can be opened") from wrong
        if record.game.name != self._record.game.name:
            raise Failure(f"cannot load file: a game of {record.game.title}, expected {self._record.game.title}")
        if rest[1:]:
            record = Record(record.states[: max(1, _whole(rest[1], "move_number"))])
        self._record, self._left = record, {}
        return ""

    def _analyze(self, number: str, rest: list[str], lines: Lines) -> None:
        """Reports at least once, then every so many hundredths of a second until a line comes in."""
        _, interval = _words(rest, "colour centiseconds")
        self._require_mover(rest[:1])
        wait = _whole(interval, "centiseconds") / 100
        self._write(f"={number}\n")
        state, reported, told = self._record.state, -inf, None
        for info in self._bot.search(state, self._fresh_dice(), None):
            if self._clock() - reported >= wait:
                self._write(report(info, state, self._name) + "\n")
                reported, told = self._clock(), info
            if not lines.empty():
                break
        if info is not told:
            self._write(report(info, state, self._name) + "\n")
        self._write("\n")

    def _require_mover(self, rest: list[str]) -> None:
        """Raises Failure unless the arguments are the colour that is to move."""
        (colour,) = _words(rest, "colour")
        player = _player(colour)
        self._require_running()
        self._require_turn(player)

    def _require_running(self) -> None:
        if self._record.outcome is not None:
            raise Failure("the game is over: expected undo or clear_board")

    def _require_turn(self, player: int) -> None:
        if player != self._record.state.to_move:
            expected = self._record.game.players[self._record.state.to_move - 1]
            raise Failure(f"illegal move: out of turn, expected {expected} to move")

    def _name(self, move: int) -> str:
        game = self._record.game
        assert isinstance(game, ConnectionGame), "only these have goals"
        return game.swap_kind if move == game.swap else game.move_name(move)

    def _fresh_dice(self) -> Dice:
        return Dice(self._dice.below(2**32))


def report(info: Info, state: State, name: Callable[[int], str]) -> str:
    """One line of analysis: each move's visits, its win rate in hundredths of a percent, its rank and its line.

    Win rates are those of the player to move. There is no prior: no search here has a policy before it looks.
    """
    best, *others = ranked(info, state.to_move, CANDIDATES, *[1] * (PLIES - 1))
    lines = [info.line() or (info.move,), *(one.line for one in others)]
    return " ".join(
        f"info move {name(one.move)} visits {one.visits} winrate {round(one.value * 10_000)} order {order} "
        f"pv {' '.join(map(name, line))}"
        for order, (one, line) in enumerate(zip([best, *others], lines, strict=True))
    )


def _require_goals(game: Game) -> None:
    if game.goals is None or game.chancy:
        known = ", ".join(name for name, kind in GAMES.items() if kind.goals is not None and not kind.chancy)
        raise BadValue(f"{game.title} is not played over GTP: expected one of {known}.", "game")


def _parsed(line: str) -> tuple[str, list[str]]:
    """The number of a command, if it has one, and its words, none for a line of nothing."""
    words = _UNUSED.sub("", line).partition("#")[0].split()
    numbered = bool(words) and words[0].isascii() and words[0].isdigit()
    return (words[0], words[1:]) if numbered else ("", words)


def _words(rest: list[str], form: str) -> list[str]:
    if len(rest) != len(form.split()):
        raise Failure(f"syntax error: expected {form}")
    return rest


def _player(colour: str) -> int:
    if colour.lower() not in COLOURS:
        raise Failure(f"invalid color or coordinate: {colour!r}, expected black or white")
    return COLOURS[colour.lower()]


def _whole(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Failure(f"syntax error: {what} is {text!r}, expected a whole number of 0 or more")
    return int(text)


def _seconds(text: str, what: str) -> float:
    if not re.fullmatch(r"\d{1,9}(\.\d+)?", text, re.ASCII):
        raise Failure(f"syntax error: {what} is {text!r}, expected seconds, 0 or more")
    return float(text)


def lines_of(stream: Iterable[str]) -> Lines:
    """The lines of a stream, read by a thread as they come, so that a search can see that one has."""
    lines: Lines = Queue()

    def read_all() -> None:
        for line in stream:
            lines.put(line)
        lines.put(None)

    # a daemon: whoever quits does not wait for one more line
    Thread(target=read_all, daemon=True).start()
    return lines
