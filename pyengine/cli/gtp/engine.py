"""The engine behind the Go Text Protocol: one game, and a bot that moves for both colours."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import inf
from typing import TypeVar

from pyengine import __version__
from pyengine.bots.bot import Bot, Budget
from pyengine.bots.levels import level as level_of
from pyengine.bots.thinking import Clock, Thought, remembering, think
from pyengine.bots.timing import TimeLeft, timed
from pyengine.cli.board import picture
from pyengine.cli.files import game_text
from pyengine.cli.gtp.analysis import report
from pyengine.cli.gtp.syntax import (
    Failure,
    Lines,
    arguments,
    clock_of,
    number,
    parsed,
    player_of,
    seconds_of,
    shown,
    whole,
)
from pyengine.cli.gtp.time_control import TimeControl
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, Refusal
from pyengine.core.game import NOBODY, Game, State
from pyengine.games import GAMES, new_game
from pyengine.games.connection import SWAP, ConnectionGame
from pyengine.page.turn import turn
from pyengine.records.formats import read
from pyengine.records.record import LETTERS, PASS, RESIGN, Record
from pyengine.records.vocabulary import SWAPS, meaning

COLOUR_NAMES = {1: "B", 2: "W"}
GRACE = 1.0
"""Seconds of thinking after which the end of the input means that whoever asked has gone.

A file or a pipe of commands, whose answers somebody still reads, has ended long before.
"""
ANALYZE_COMMANDS = (
    "plist/All Legal Moves/all_legal_moves %c",
    "string/ShowBoard/showboard",
    "string/Final Score/final_score",
    "string/Time Left/time_left",
    "varc/Reg GenMove/reg_genmove %c",
)
"""What HexGui offers in its menu: how it shows the answer, a title, and the command."""


Event = TypeVar("Event")


class Abandonment(Exception):
    """Nobody waits for the answer any more."""


class Engine:
    """One game, and the bot that answers for both colours."""

    def __init__(  # noqa: PLR0913 (what it plays, for how long, and with what)
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
        heard: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`write` takes the text of each answer, `heard` each line; `budget` holds until there are time settings.

        An engine that `ponders` thinks on between commands, which helps a bot whose search remembers. With a level, bot
        and budget are those of that level at the present size of the board. Raises BadValue for a game that is not
        played over GTP, and for a bot that does not play it.
        """
        _require_goals(game)
        if not bot.plays(game):
            raise BadValue(f"The bot {bot.name!r} does not play {game.title}: expected one that does.", "bot")
        self._budget, self._level, self._write, self._heard = budget, level, write, heard
        self._lines = Lines()
        self._take(bot)
        self._seed, self._dice, self._ponders, self._clock = seed, Dice(seed), ponders, clock
        self.record = Record.of(game)
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
            "komi": self._komi,
            "play": self._play,
            "genmove": self._genmove,
            "reg_genmove": self._reg_genmove,
            "play-game": self._play_game,
            "undo": self._undo,
            "showboard": lambda _: "\n" + picture(self.record.state),
            "all_legal_moves": self._all_legal_moves,
            "final_score": self._final_score,
            "time_settings": self._time_settings,
            "time_left": self._time_left,
            "loadsgf": self._loadsgf,
            "hexgui-analyze_commands": lambda _: "\n".join(ANALYZE_COMMANDS),
        }

    def run(self, lines: Lines) -> None:
        """Answers every line until `quit` or the end of the input, at which a long search is given up."""
        self._lines = lines
        while (line := self._next(lines)) is not None:
            self._heard(line)
            number, words = parsed(line)
            if not words:
                continue
            command, *rest = words
            if command not in self._commands:
                command = command.lower()
            if command == "quit":
                self._answer("=", number, "")
                return
            try:
                if command == "analyze":
                    self._analyze(number, rest, lines)
                else:
                    self._answer("=", number, self._called(command, rest))
            except (Failure, Refusal) as failure:
                self._answer("?", number, str(failure))
            except Abandonment:
                return

    def _next(self, lines: Lines) -> str | None:
        """The next line, None at the end of the input; until it comes, a bot that ponders thinks on."""
        if self._ponders and self.record.outcome is None:
            for _ in self._bot.search(self.record.state, self._fresh_dice(), None):
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
        (name,) = arguments(rest, "command")
        return "true" if name in (*self._commands, "analyze", "quit") else "false"

    def _boardsize(self, rest: list[str]) -> str:
        """HexGui and benzene name the width and the height."""
        size, *height = rest if len(rest) == 2 else arguments(rest, "size")
        if height not in ([], [size]):
            raise Failure(f"unacceptable size: {shown(height[0])} rows, expected as many as columns")
        game = self.record.game
        try:
            self.record = Record.of(new_game(game.name, whole(size, "size"), game.chosen))
        except Refusal as wrong:
            raise Failure(f"unacceptable size: {wrong}") from wrong
        self._take_level()
        return self._clear_board([])

    def _take_level(self) -> None:
        """Takes the settings and the budget that the level has at this size."""
        if self._level is not None:
            found = level_of(self._level, self.record.game)
            self._take(found.bot)
            self._budget = found.budget

    def _take(self, bot: Bot) -> None:
        """Lets this bot answer: `_plain` for one position alone, `_bot` with its memory of the game."""
        self._plain, self._bot = bot, remembering(bot)

    def _clear_board(self, _: list[str]) -> str:
        self.record, self._left = Record.of(self.record.game), {}
        return ""

    def _komi(self, rest: list[str]) -> str:
        """The standard requires it; it has no meaning here."""
        (komi,) = arguments(rest, "komi")
        number(komi, "komi")
        return ""

    def _play(self, rest: list[str]) -> str:
        colour, name = arguments(rest, "colour move")
        player, game = player_of(colour), self.record.game
        try:
            word = meaning(name)
            if word == RESIGN:
                if self.record.outcome is None:  # others resign a game that is lost on the board
                    self.record = self.record.lose(player)
                return ""
            if word == PASS:
                self.record = self._turned(player).passed()
                return ""
            move = game.move_named(word if word in SWAPS else name)
        except Refusal as wrong:
            raise Failure(f"invalid color or coordinate: {wrong}") from wrong
        try:
            self.record = self._turned(player).play(move)
        except Refusal as wrong:
            raise Failure(f"illegal move: {wrong}") from wrong
        return ""

    def _genmove(self, rest: list[str]) -> str:
        player = self._player(rest)
        if self.record.outcome is not None:
            return RESIGN
        return self._name(self._move(self._turned(player)))

    def _reg_genmove(self, rest: list[str]) -> str:
        player = self._player(rest)
        if self.record.outcome is not None:
            return RESIGN
        state = self._turned(player).state
        for thought in self._awaited(think(self._plain, state, self._budget, Dice(self._seed), self._clock)):
            move = thought.info.move
        return self._name(move)

    def _play_game(self, _: list[str]) -> str:
        self._require_running()
        played = []
        while self.record.outcome is None:
            colour = COLOUR_NAMES[self.record.state.to_move]
            played.append(f"{colour} {self._name(self._move(self.record))}")
        return "\n".join([*played, self._final_score([])])

    def _move(self, record: Record) -> int:
        """Finds and plays a move for the player to move in this record, on that player's time."""
        player, start = record.state.to_move, self._clock()
        for event in self._awaited(turn(record, self._thoughts, self._dice)):
            if isinstance(event, Record):
                self.record = event
            else:
                move = event.info.move
        if self._control is not None:
            self._left[player] = self._control.after(self._time(player, self._control), self._clock() - start)
        return move

    def _thoughts(self, state: State) -> Iterator[Thought]:
        """Those of the bot for the player to move, on that player's time."""
        dice = self._fresh_dice()
        if self._control is None:
            return think(self._bot, state, self._budget, dice, self._clock)
        return timed(self._bot, state, self._time(state.to_move, self._control), dice, self._clock)

    def _time(self, player: int, control: TimeControl) -> TimeLeft:
        return self._left.get(player, control.start())

    def _awaited(self, events: Iterator[Event]) -> Iterator[Event]:
        """These events. Raises Abandonment if the input ends while they come."""
        start = self._clock()
        for event in events:
            yield event
            if start + GRACE < self._lines.ended < inf:
                raise Abandonment

    def _undo(self, _: list[str]) -> str:
        try:
            self.record = _without_pass(_without_pass(self.record).undo())
        except Refusal as wrong:
            raise Failure(f"cannot undo: {wrong}") from wrong
        return ""

    def _all_legal_moves(self, rest: list[str]) -> str:
        """Those of the player to move, or of the one who is named."""
        record = self.record
        if rest and record.outcome is None:
            record = self._turned(self._player(rest))
        moves = () if record.outcome else record.state.legal()
        return " ".join(self._name(move) for move in moves)

    def _final_score(self, _: list[str]) -> str:
        outcome = self.record.outcome
        if outcome is None:
            raise Failure("cannot score: expected a game that is over")
        return f"{COLOUR_NAMES[outcome.winner]}+{LETTERS.get(outcome.reason, '')}"

    def _time_settings(self, rest: list[str]) -> str:
        main, period, stones = arguments(rest, "main_time byo_yomi_time byo_yomi_stones")
        control = TimeControl(
            seconds_of(main, "main_time"), seconds_of(period, "byo_yomi_time"), whole(stones, "stones")
        )
        # by the standard, a period for no stones means that there is no limit
        self._control = None if control.period and not control.stones else control
        self._left = {}
        return ""

    def _time_left(self, rest: list[str]) -> str:
        """Without a time, it tells what is left: to the player who is named, or to both."""
        if not rest:
            return ", ".join(f"{name.title()}: {self._told(place)}" for place, name in enumerate(Game.players, 1))
        if len(rest) == 1:
            return self._told(player_of(rest[0]))
        colour, seconds, stones = arguments(rest, "colour time stones")
        left = TimeLeft(seconds_of(seconds, "time"), whole(stones, "stones"))
        self._left[player_of(colour)] = left
        if self._control is None:
            self._control = TimeControl(left.seconds, 0, 0)
        return ""

    def _told(self, player: int) -> str:
        """The time that a player has left."""
        return "unlimited" if self._control is None else clock_of(self._time(player, self._control).seconds)

    def _loadsgf(self, rest: list[str]) -> str:
        """Loads the position before move `move_number`, or the last one; of several games the first."""
        if len(rest) not in (1, 2):
            raise Failure("syntax error: expected filename [move_number]")
        try:
            tree = read(game_text(rest[0]), self.record.game)[0]
            record = tree.nodes[tree.end()].record
        except Refusal as wrong:
            raise Failure(f"cannot load file: {wrong}") from wrong
        except OSError as wrong:
            raise Failure(f"cannot load file: {wrong.strerror}, expected a file that can be opened") from wrong
        if record.game.name != self.record.game.name:
            raise Failure(f"cannot load file: a game of {record.game.title}, expected {self.record.game.title}")
        if rest[1:]:
            record = Record(record.states[: max(1, whole(rest[1], "move_number"))])
        self.record, self._left = record, {}
        return ""

    def _analyze(self, number: str, rest: list[str], lines: Lines) -> None:
        """Reports at once and then at the given interval, until a line comes in or nothing is left to find."""
        _, interval = arguments(rest, "colour centiseconds")
        player = self._player(rest[:1])
        self._require_running()
        wait = whole(interval, "centiseconds") / 100
        self._write(f"={number}\n")
        state, reported, told = self._turned(player).state, -inf, None
        for info in self._bot.search(state, self._fresh_dice(), None):
            if self._clock() - reported >= wait:
                self._write(report(info, state, self._name) + "\n")
                reported, told = self._clock(), info
            if not lines.empty():
                break
        if info is not told:
            self._write(report(info, state, self._name) + "\n")
        self._write("\n")

    def _player(self, rest: list[str]) -> int:
        """The player of the colour that is the only argument. Raises Failure."""
        (colour,) = arguments(rest, "colour")
        return player_of(colour)

    def _turned(self, player: int) -> Record:
        """The record with that player to move, since by the standard moves of one colour may follow each other.

        If whoever swapped moves again, the players have traded colours instead of stones, and the board is what it was
        before: so benzene's twogtp and HexGui up to version 0.9 mean every swap. Raises GameOver.
        """
        record = self.record
        if record.state.last == record.game.move_named(SWAP) and record.state.to_move not in (player, NOBODY):
            return record.undo().passed().passed()
        record.require_running()
        return record.turned_to(player)

    def _require_running(self) -> None:
        if self.record.outcome is not None:
            raise Failure("the game is over: expected undo or clear_board")

    def _name(self, move: int) -> str:
        game = self.record.game
        assert isinstance(game, ConnectionGame), "only connection games have goals"
        return game.swap_kind if move == game.swap else game.move_name(move)

    def _fresh_dice(self) -> Dice:
        return Dice(self._dice.below(2**32))


def _without_pass(record: Record) -> Record:
    """The record without a turn that was passed on at its end; two of these, after a swap, are a move to take back."""
    passes = [state.last is None for state in record.states[1:]]
    return record.undo() if passes[-1:] == [True] and passes[-2:] != [True, True] and not record.forfeit else record


def _require_goals(game: Game) -> None:
    if not isinstance(game, ConnectionGame):
        known = ", ".join(name for name, kind in GAMES.items() if issubclass(kind, ConnectionGame))
        raise BadValue(f"{game.title} is not played over GTP: expected one of {known}.", "game")
