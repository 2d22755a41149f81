"""The engine behind the Go Text Protocol: one game, and a bot that moves for both colours."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from math import inf
from typing import TypeVar

from pyengine import __version__
from pyengine.bots.bot import Bot, Budget
from pyengine.bots.levels import level as level_of
from pyengine.bots.thinking import Clock, Thought, think, with_memory
from pyengine.bots.timing import TimeLeft, think_in_time
from pyengine.bots.turn import turn
from pyengine.cli.board import picture
from pyengine.cli.files import read_games
from pyengine.cli.gtp.analysis import report
from pyengine.cli.gtp.syntax import (
    Arguments,
    Failure,
    Lines,
    arguments,
    file_and_number,
    number,
    parse,
    player_of,
    quote,
    seconds_of,
    whole,
)
from pyengine.cli.gtp.time_control import TimeControl, clock_of
from pyengine.core.dice import Dice
from pyengine.core.errors import BadUsage, BotFault, Refusal
from pyengine.core.game import NOBODY, Game, State
from pyengine.games import GAMES, new_game
from pyengine.games.connection import ConnectionGame
from pyengine.games.own import OwnGame
from pyengine.records.record import LETTERS, PASS, RESIGN, Record
from pyengine.records.vocabulary import SWAPS, meaning

COLOUR_NAMES = {1: "B", 2: "W"}
GRACE = 1.0
"""After this many seconds of thinking, end of input counts as a disconnect.

A file or a pipe of commands, whose answers are still read, ends much earlier.
"""
ANALYZE_COMMANDS = (
    "plist/All Legal Moves/all_legal_moves %c",
    "string/ShowBoard/showboard",
    "string/Final Score/final_score",
    "string/Time Left/time_left",
    "varc/Reg GenMove/reg_genmove %c",
)
"""Entries for HexGui's menu: the form of the answer, a title, and the command."""

Event = TypeVar("Event")


class Disconnect(Exception):
    """The input has ended while an answer was being found."""


class Engine:
    """One game, and the bot that answers for both colours."""

    def __init__(  # noqa: PLR0913 (the game, the budget and the bot)
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
        note: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`write` takes the text of each answer, `note` each line; `budget` holds until there are time settings.

        An engine that `ponders` thinks on between commands, which helps a bot whose search remembers. A level sets bot
        and budget by the size of the board. Raises BadValue for a game that is not played over GTP, and for a bot that
        does not play it.
        """
        if not isinstance(game, ConnectionGame | OwnGame):
            known = ", ".join(name for name, kind in GAMES.items() if issubclass(kind, ConnectionGame))
            raise BadUsage(f"{game.title} is not played over GTP: expected one of {known}, or a file.", "game")
        if not bot.plays(game):
            raise BadUsage(f"The bot {bot.name!r} does not play {game.title}: expected one that does.", "bot")
        self._budget, self._level, self._write, self._note = budget, level, write, note
        self._lines = Lines()
        self._take(bot)
        self._seed, self._dice, self._ponders, self._clock = seed, Dice(seed), ponders, clock
        self.record = Record.of(game)
        self._take_level()
        self._control: TimeControl | None = None
        self._left: dict[int, TimeLeft] = {}
        self._commands: dict[str, Callable[[Arguments], str]] = {
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
        """Answers every line until `quit` or the end of the input, which abandons a long search."""
        self._lines = lines
        while (line := self._next(lines)) is not None:
            self._note(line)
            try:
                number, name, rest = parse(line)
            except Failure as failure:
                self._answer("?", failure.args[1], failure.args[0])
                continue
            command = name.lower()
            if command == "quit":
                self._answer("=", number, "")
                return
            try:
                if command == "analyze":
                    self._analyze(number, rest, lines)
                elif command in self._commands:
                    self._answer("=", number, self._commands[command](rest))
                elif command:
                    self._answer("?", number, "unknown command")
            except (Failure, Refusal) as failure:
                self._answer("?", number, str(failure))
            except Disconnect:
                return

    def _next(self, lines: Lines) -> str | None:
        """The next line, None at the end of the input; until it comes, a bot that ponders thinks on."""
        if self._ponders and self.record.outcome is None:
            with suppress(BotFault):  # if it is one, genmove will tell
                for _ in self._bot.search(self.record.state, self._fresh_dice(), None):
                    if not lines.empty():
                        break
        return lines.get()

    def _answer(self, sign: str, number: str, text: str) -> None:
        self._write(f"{sign}{number} {text}".rstrip() + "\n\n")

    def _known_command(self, rest: list[str]) -> str:
        (name,) = arguments(rest, "command")
        return "true" if name.lower() in (*self._commands, "analyze", "quit") else "false"

    def _boardsize(self, rest: list[str]) -> str:
        """Sets the size of the board, of which HexGui and benzene name the width and the height."""
        size, *height = rest if len(rest) == 2 else arguments(rest, "size")
        if height not in ([], [size]):
            raise Failure(f"unacceptable size: {quote(height[0])} rows, expected as many as columns")
        game = self.record.game
        if isinstance(game, OwnGame):
            raise Failure(f"unacceptable size: the game of {game.heading} has no sizes")
        try:
            self.record = Record.of(new_game(game.name, whole(size, "size"), game.choices))
        except Refusal as wrong:
            raise Failure(f"unacceptable size: {wrong}") from wrong
        self._take_level()
        return self._clear_board([])

    def _take_level(self) -> None:
        if self._level is not None:
            found = level_of(self._level, self.record.game)
            self._take(found.bot)
            self._budget = found.budget

    def _take(self, bot: Bot) -> None:
        """Sets the bot: `_plain` searches a single position, `_bot` remembers the game."""
        self._plain, self._bot = bot, with_memory(bot)

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
            word = None if isinstance(game, OwnGame) and name in game.names else meaning(name)
            if word == RESIGN:
                if self.record.outcome is None:  # others resign a game that is lost on the board
                    self.record = self.record.lose(player)
                return ""
            if word == PASS:
                self.record = self._record_for(player).pass_turn()
                return ""
            move = game.move_named(word if word in SWAPS else name)
        except Refusal as wrong:
            raise Failure(f"invalid color or coordinate: {wrong}") from wrong
        try:
            self.record = self._record_for(player).play(move)
        except Refusal as wrong:
            raise Failure(f"illegal move: {wrong}") from wrong
        return ""

    def _genmove(self, rest: list[str]) -> str:
        player = self._player(rest)
        return RESIGN if self.record.outcome else self._name(self._move(self._record_for(player)))

    def _reg_genmove(self, rest: list[str]) -> str:
        player = self._player(rest)
        if self.record.outcome is not None:
            return RESIGN
        state = self._record_for(player).state
        for thought in self._while_connected(think(self._plain, state, self._budget, Dice(self._seed), self._clock)):
            move = thought.info.move
        return self._name(move)

    def _play_game(self, _: list[str]) -> str:
        self._require_running()
        moves = []
        while self.record.outcome is None:
            moves.append(f"{COLOUR_NAMES[self.record.state.to_move]} {self._name(self._move(self.record))}")
        return "\n".join([*moves, self._final_score([])])

    def _move(self, record: Record) -> int:
        """Finds and plays a move for the player to move in this record, on that player's time."""
        player, start = record.state.to_move, self._clock()
        for event in self._while_connected(turn(record, self._thoughts, self._dice)):
            if isinstance(event, Record):
                self.record = event
            else:
                move = event.info.move
        if self._control is not None:
            self._left[player] = self._control.after(self._time(player, self._control), self._clock() - start)
        return move

    def _thoughts(self, state: State) -> Iterator[Thought]:
        """The thoughts of the bot for the player to move, on that player's time."""
        dice = self._fresh_dice()
        if self._control is None:
            return think(self._bot, state, self._budget, dice, self._clock)
        return think_in_time(self._bot, state, self._time(state.to_move, self._control), dice, self._clock)

    def _time(self, player: int, control: TimeControl) -> TimeLeft:
        return self._left.get(player, control.start())

    def _while_connected(self, events: Iterator[Event]) -> Iterator[Event]:
        """Yields the events. Raises Disconnect if the input ends meanwhile."""
        start = self._clock()
        for event in events:
            yield event
            if start + GRACE < self._lines.end < inf:
                raise Disconnect

    def _undo(self, _: list[str]) -> str:
        try:
            self.record = _without_pass(_without_pass(self.record).undo())
        except Refusal as wrong:
            raise Failure(f"cannot undo: {wrong}") from wrong
        return ""

    def _all_legal_moves(self, rest: list[str]) -> str:
        """The legal moves of the player to move, or of the player in the argument."""
        record = self.record
        if rest and record.outcome is None:
            record = self._record_for(self._player(rest))
        moves = () if record.outcome else record.state.legal()
        return " ".join(self._name(move) for move in moves)

    def _final_score(self, _: list[str]) -> str:
        outcome = self.record.outcome
        if outcome is None:
            raise Failure("cannot score: expected a game that is over")
        if not outcome.winner:
            return "0"
        return f"{COLOUR_NAMES[outcome.winner]}+{LETTERS.get(outcome.reason, '')}"

    def _time_settings(self, rest: list[str]) -> str:
        main, period, stones = arguments(rest, "main_time byo_yomi_time byo_yomi_stones")
        seconds = seconds_of(main, "main_time"), seconds_of(period, "byo_yomi_time")
        control = TimeControl(*seconds, whole(stones, "stones"))
        # by the standard, a period for no stones means that there is no limit
        self._control = None if control.period and not control.stones else control
        self._left = {}
        return ""

    def _time_left(self, rest: list[str]) -> str:
        """Sets the time that a player has left. Without a time, answers with it, or with both players' times."""
        if not rest:
            return ", ".join(f"{name.title()}: {self._time_text(place)}" for place, name in enumerate(Game.players, 1))
        if len(rest) == 1:
            return self._time_text(player_of(rest[0]))
        colour, seconds, stones = arguments(rest, "colour time stones")
        self._left[player_of(colour)] = left = TimeLeft(seconds_of(seconds, "time"), whole(stones, "stones"))
        if self._control is None:
            self._control = TimeControl(left.seconds, 0, 0)
        return ""

    def _time_text(self, player: int) -> str:
        return "unlimited" if self._control is None else clock_of(self._time(player, self._control).seconds)

    def _loadsgf(self, rest: Arguments) -> str:
        """Loads the position before move `move_number`, or the last one; of several games the first.

        Stones that the file sets up are no moves. Answers with the remarks of the reader.
        """
        if not rest:
            raise Failure("syntax error: expected filename [move_number]")
        path, number = file_and_number(rest.text)
        try:
            tree = read_games(path, self.record.game)[0]
        except Refusal as wrong:
            raise Failure(f"cannot load file: {wrong}") from wrong
        except OSError as wrong:
            raise Failure(f"cannot load file: {wrong.strerror}, expected a file that can be opened") from wrong
        if tree.game.name != self.record.game.name:
            raise Failure(f"cannot load file: a game of {tree.game.title}, expected {self.record.game.title}")
        at = tree.end()
        if number is not None:
            before = [count < max(1, number) for count in tree.move_numbers(at)]
            at = tree.path(at)[before.count(True) - 1]
        self.record, self._left = tree.nodes[at].record, {}
        return "\n".join(map(str, tree.remarks))

    def _analyze(self, number: str, rest: list[str], lines: Lines) -> None:
        """Reports at once and then at the given interval, until a line comes in or nothing is left to find."""
        _, interval = arguments(rest, "colour centiseconds")
        player = self._player(rest[:1])
        self._require_running()
        wait = whole(interval, "centiseconds") / 100
        self._write(f"={number}\n")
        state, time_of_report, latest = self._record_for(player).state, -inf, None
        for info in self._bot.search(state, self._fresh_dice(), None):
            if self._clock() - time_of_report >= wait:
                self._write(report(info, state, self._name) + "\n")
                time_of_report, latest = self._clock(), info
            if not lines.empty():
                break
        if info is not latest:
            self._write(report(info, state, self._name) + "\n")
        self._write("\n")

    def _player(self, rest: list[str]) -> int:
        """The player of the colour, which is the only argument. Raises Failure."""
        (colour,) = arguments(rest, "colour")
        return player_of(colour)

    def _record_for(self, player: int) -> Record:
        """The record with that player to move, since by the standard moves of one colour may follow each other.

        If the player who swapped moves again, the players have traded colours instead of stones, and the board is as
        before the swap: benzene's twogtp and HexGui up to version 0.9 mean every swap so. Raises GameOver.
        """
        record, game = self.record, self.record.game
        if (
            isinstance(game, ConnectionGame)
            and record.state.last == game.swap
            and record.state.to_move not in (player, NOBODY)
        ):
            return record.undo().pass_turn().pass_turn()
        record.require_running()
        return record.with_mover(player)

    def _require_running(self) -> None:
        if self.record.outcome is not None:
            raise Failure("the game is over: expected undo or clear_board")

    def _name(self, move: int) -> str:
        game = self.record.game
        return game.swap_kind if isinstance(game, ConnectionGame) and move == game.swap else game.move_name(move)

    def _fresh_dice(self) -> Dice:
        return Dice(self._dice.below(2**32))


def _without_pass(record: Record) -> Record:
    """The record without a pass at its end. Two passes at the end, after a swap, are a move to take back."""
    passes = [state.last is None for state in record.states[1:]]
    return record.undo() if passes[-1:] == [True] and passes[-2:] != [True, True] and not record.forfeit else record
