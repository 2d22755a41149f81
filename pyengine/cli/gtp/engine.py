"""The engine behind the Go Text Protocol: one game, and a bot that moves for both colours."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from pathlib import Path

from pyengine import __version__
from pyengine.bots.bot import Bot, Budget
from pyengine.bots.levels import level as level_of
from pyengine.bots.thinking import Clock, conclude, remembering
from pyengine.bots.timing import TimeLeft, timed
from pyengine.cli.board import picture
from pyengine.cli.files import sgf_text
from pyengine.cli.gtp.analysis import report
from pyengine.cli.gtp.syntax import Failure, Lines, arguments, parsed, player_of, seconds_of, whole
from pyengine.cli.gtp.time_control import TimeControl
from pyengine.dice import Dice
from pyengine.errors import BadValue, GameOver, Refused
from pyengine.game import Game
from pyengine.games import GAMES, new_game
from pyengine.games.connection import ConnectionGame
from pyengine.records.record import LETTERS, RESIGN, Record
from pyengine.records.sgf import read

COLOUR_NAMES = {1: "B", 2: "W"}


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
    ) -> None:
        """`write` takes the text of each answer; `budget` holds until there are time settings. Raises BadValue.

        An engine that `ponders` thinks on between commands, which helps a bot whose search remembers. With a level, bot
        and budget are those of that level at the present size of the board.
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
            number, words = parsed(line)
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
        """The next line, None at the end of the input; until it comes, a bot that ponders thinks on."""
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
        (name,) = arguments(rest, "command")
        return "true" if name in (*self._commands, "analyze", "quit") else "false"

    def _boardsize(self, rest: list[str]) -> str:
        (size,) = arguments(rest, "size")
        game = self._record.game
        try:
            self._record = Record.of(new_game(game.name, whole(size, "size"), game.chosen))
        except Refused as wrong:
            raise Failure(f"unacceptable size: {wrong}") from wrong
        self._take_level()
        return self._clear_board([])

    def _take_level(self) -> None:
        """Takes the settings and the budget that the level has at this size."""
        if self._level is not None:
            found = level_of(self._level, self._record.game)
            self._take(found.bot)
            self._budget = found.budget

    def _take(self, bot: Bot) -> None:
        """Lets this bot answer: `_plain` for one position alone, `_bot` with its memory of the game."""
        self._plain, self._bot = bot, remembering(bot)

    def _clear_board(self, _: list[str]) -> str:
        self._record, self._left = Record.of(self._record.game), {}
        return ""

    def _play(self, rest: list[str]) -> str:
        colour, name = arguments(rest, "colour move")
        player, game = player_of(colour), self._record.game
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
        played = []
        while self._record.outcome is None:
            colour = COLOUR_NAMES[self._record.state.to_move]
            played.append(f"{colour} {self._name(self._move())}")
        return "\n".join([*played, self._final_score([])])

    def _move(self) -> int:
        """Finds and plays a move for the player to move, on that player's time."""
        player, start = self._record.state.to_move, self._clock()
        state, dice = self._record.state, self._fresh_dice()
        if self._control is None:
            move = conclude(self._bot, state, self._budget, dice, self._clock).move
        else:
            left = self._left.get(player, self._control.start())
            *_, last = timed(self._bot, state, left, dice, self._clock)
            move = last.info.move
            self._left[player] = self._control.after(left, self._clock() - start)
        self._record = self._record.play(move)
        return move

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
        main, period, stones = arguments(rest, "main_time byo_yomi_time byo_yomi_stones")
        control = TimeControl(
            seconds_of(main, "main_time"), seconds_of(period, "byo_yomi_time"), whole(stones, "stones")
        )
        # by the standard, a period for no stones means that there is no limit
        self._control = None if control.period and not control.stones else control
        self._left = {}
        return ""

    def _time_left(self, rest: list[str]) -> str:
        colour, seconds, stones = arguments(rest, "colour time stones")
        left = TimeLeft(seconds_of(seconds, "time"), whole(stones, "stones"))
        self._left[player_of(colour)] = left
        if self._control is None:
            self._control = TimeControl(left.seconds, 0, 0)
        return ""

    def _loadsgf(self, rest: list[str]) -> str:
        """Loads the position before move `move_number`, or the last one; of several games the first."""
        if len(rest) not in (1, 2):
            raise Failure("syntax error: expected filename [move_number]")
        try:
            record = read(sgf_text(Path(rest[0])))[0]
        except Refused as wrong:
            raise Failure(f"cannot load file: {wrong}") from wrong
        except OSError as wrong:
            raise Failure(f"cannot load file: {wrong.strerror}, expected a file that can be opened") from wrong
        if record.game.name != self._record.game.name:
            raise Failure(f"cannot load file: a game of {record.game.title}, expected {self._record.game.title}")
        if rest[1:]:
            record = Record(record.states[: max(1, whole(rest[1], "move_number"))])
        self._record, self._left = record, {}
        return ""

    def _analyze(self, number: str, rest: list[str], lines: Lines) -> None:
        """Reports at once and then at the given interval, until a line comes in or nothing is left to find."""
        _, interval = arguments(rest, "colour centiseconds")
        self._require_mover(rest[:1])
        wait = whole(interval, "centiseconds") / 100
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
        (colour,) = arguments(rest, "colour")
        player = player_of(colour)
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
        assert isinstance(game, ConnectionGame), "only connection games have goals"
        return game.swap_kind if move == game.swap else game.move_name(move)

    def _fresh_dice(self) -> Dice:
        return Dice(self._dice.below(2**32))


def _require_goals(game: Game) -> None:
    if game.goals is None or game.chancy:
        known = ", ".join(name for name, kind in GAMES.items() if kind.goals is not None and not kind.chancy)
        raise BadValue(f"{game.title} is not played over GTP: expected one of {known}.", "game")
