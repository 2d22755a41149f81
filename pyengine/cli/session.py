"""A game in the terminal between people and bots."""

from collections.abc import Iterator, Sequence

from pyengine.arena.parallel.pool import in_processes
from pyengine.bots.player import BotPlayer
from pyengine.bots.thinking import Thought, think
from pyengine.bots.turn import turn
from pyengine.cli.board import SIGNS, show
from pyengine.cli.console import warn
from pyengine.core.dice import Dice
from pyengine.core.errors import BotFault, Refusal
from pyengine.core.game import CHANCE, State
from pyengine.records.record import FAULT, REASONS, Record
from pyengine.search.info import Info


class Session:
    """One game: shows the board, asks people for their moves, and lets bots move."""

    def __init__(self, record: Record, seats: Sequence[BotPlayer | None], seed: int) -> None:
        """`seats` hold the bots of player 1 and 2, None for a person; `seed` is that of bots and of chance."""
        self.record, self._seats, self._dice = record, seats, Dice(seed)

    def run(self) -> Record:
        """Plays to the end of the game or of the input, and returns the record."""
        try:
            while self.record.outcome is None:
                self._turn()
        except EOFError:
            print("\nStopped.")
        self._show()
        outcome = self.record.outcome
        if outcome is not None and outcome.share is not None:
            print(f"{outcome.share:.0%} collected.")
        elif outcome is not None and outcome.winner:
            game = self.record.game
            reason = {**REASONS, **game.reasons}[outcome.reason]
            print(f"{game.players[outcome.winner - 1]} ({SIGNS[outcome.winner]}) wins: {reason}.")
        elif outcome is not None:
            print("A draw.")
        return self.record

    def _turn(self) -> None:
        """Plays the moves of chance and of a bot; on a person's turn, asks for a move."""
        info = None
        try:
            for event in turn(self.record, self._thoughts, self._dice):
                if isinstance(event, Record):
                    self._add(event, info)
                else:
                    info = event.info
        except BotFault as fault:
            warn(str(fault))
            self.record = self.record.lose(self.record.state.to_move, FAULT)
        if self.record.outcome is None and info is None:
            name = self.record.game.players[self.record.state.to_move - 1]
            self._show()
            self._obey(input(f"{name}, your move (or moves, undo, resign): ").strip())

    def _thoughts(self, state: State) -> Iterator[Thought] | None:
        """The thoughts of the bot to move, None for a person."""
        seat = self._seats[state.to_move - 1]
        if seat is None:
            return None
        bot = in_processes(seat.bot, seat.processes, state.game)
        return think(bot, state, seat.budget, Dice(self._dice.below(2**32)))

    def _add(self, record: Record, info: Info | None) -> None:
        """Prints the moves that a record adds; `info` is the result of the bot's search."""
        for word, player in record.words()[len(self.record.words()) :]:
            seat = None if player == CHANCE else self._seats[player - 1]
            bot = f" ({seat.text}, win rate {info.value:.0%})" if seat and info else ""
            print(f"{record.game.players[player - 1] if seat else 'chance'}{bot}: {word}")
        self.record = record

    def _obey(self, word: str) -> None:
        """Carries out a person's word, or prints why it cannot; then the person is asked again."""
        state, player = self.record.state, self.record.state.to_move
        try:
            if word.lower() == "moves":
                print(" ".join(map(state.game.move_name, state.legal())))
            elif word.lower() == "undo":
                self.record = self.record.undo(player)
            elif word.lower() == "resign":
                self.record = self.record.lose(player)
            else:
                self.record = self.record.play(state.game.move_named(word))
        except Refusal as wrong:
            print(str(wrong))

    def _show(self) -> None:
        show(self.record.state)
        if goal := self.record.state.goal:
            print(goal)
