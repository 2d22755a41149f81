"""A game in the terminal between people and bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyengine.arena.parallel.pool import in_processes
from pyengine.bots.player import BotPlayer
from pyengine.bots.thinking import Thought, think
from pyengine.cli.board import SIGNS, painted
from pyengine.cli.console import console
from pyengine.core.dice import Dice
from pyengine.core.errors import Refusal
from pyengine.core.game import CHANCE, Outcome, State
from pyengine.page.turn import turn
from pyengine.records.record import FAULT, RESIGN, TIME, Record
from pyengine.search.info import Info

FORFEITS = {RESIGN: "resignation", TIME: "time", FAULT: "forfeit"}


class Session:
    """One game: shows the board, asks people for their moves, and lets bots move."""

    def __init__(self, record: Record, seats: Sequence[BotPlayer | None], seed: int) -> None:
        """`seats` hold the bots of player 1 and 2, None for a person; `seed` is that of bots and of chance."""
        self.record, self._seats, self._dice = record, seats, Dice(seed)
        self._out = console()

    def run(self) -> Record:
        """Plays to the end of the game or of the input, and returns the record."""
        try:
            while self.record.outcome is None:
                self._turn()
        except EOFError:
            self._out.print("\nStopped.")
        self._show()
        outcome = self.record.outcome
        if outcome is not None:
            self._out.print(self._verdict(outcome))
        return self.record

    def _turn(self) -> None:
        """Chance moves, and a bot if it is to move; otherwise a person says what to do."""
        info = None
        for event in turn(self.record, self._thoughts, self._dice):
            if isinstance(event, Record):
                self._tell(event, info)
            else:
                info = event.info
        if self.record.outcome is None and info is None:
            name = self.record.game.players[self.record.state.to_move - 1]
            self._show()
            self._obey(self._out.input(f"{name}, your move (or moves, undo, resign): ", markup=False).strip().lower())

    def _thoughts(self, state: State) -> Iterator[Thought] | None:
        """Those of the bot to move, None for a person."""
        seat = self._seats[state.to_move - 1]
        if seat is None:
            return None
        return think(in_processes(seat.bot, seat.processes), state, seat.budget, Dice(self._dice.below(2**32)))

    def _tell(self, record: Record, info: Info | None) -> None:
        """Prints the moves that a record adds; `info` is what the bot that has moved knows."""
        for word, player in record.words()[len(self.record.words()) :]:
            seat = None if player == CHANCE else self._seats[player - 1]
            bot = f" ({seat.text}, win rate {info.value:.0%})" if seat and info else ""
            self._out.print(f"{record.game.players[player - 1] if seat else 'chance'}{bot}: {word}", markup=False)
        self.record = record

    def _obey(self, word: str) -> None:
        """Does what a person typed, or says why it cannot be done: then the person is asked again."""
        state, player = self.record.state, self.record.state.to_move
        try:
            if word == "moves":
                self._out.print(" ".join(map(state.game.move_name, state.legal())), markup=False)
            elif word == "undo":
                self.record = self.record.undo(player)
            elif word == "resign":
                self.record = self.record.lose(player)
            else:
                self.record = self.record.play(state.game.move_named(word))
        except Refusal as wrong:
            self._out.print(str(wrong), markup=False)

    def _show(self) -> None:
        self._out.print(painted(self.record.state))
        self._out.print(self.record.state.goal)

    def _verdict(self, outcome: Outcome) -> str:
        if outcome.share is not None:
            return f"{outcome.share:.0%} collected."
        name = self.record.game.players[outcome.winner - 1]
        reason = FORFEITS.get(outcome.reason, outcome.reason)
        return f"{name} ({SIGNS[outcome.winner]}) wins by {reason}." if outcome.winner else "A draw."
