"""Canadian overtime, the time control of the Go Text Protocol."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.bots.timing import TimeLeft


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
