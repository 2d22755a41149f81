"""Canadian overtime, the time control of the Go Text Protocol."""

from dataclasses import dataclass

from pyengine.bots.timing import TimeLeft


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Canadian overtime, as `time_settings` describes it: `main` seconds, then `period` seconds for `stones` moves."""

    main: float
    period: float
    stones: int

    def start(self) -> TimeLeft:
        return TimeLeft(self.main) if self.main or not self.stones else TimeLeft(self.period, self.stones)

    def after(self, left: TimeLeft, used: float) -> TimeLeft:
        """The time left after a move that took `used` seconds."""
        rest = left.seconds - used
        if left.stones > 1:
            return TimeLeft(max(0.0, rest), left.stones - 1)
        if self.stones and (left.stones or rest <= 0):
            return TimeLeft(self.period, self.stones)
        return TimeLeft(max(0.0, rest))


def clock_of(seconds: float) -> str:
    """Seconds as minutes and seconds, with hours where there are any: `29:59`, `1:00:00`."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes:02}:{rest:02}"
