"""How true the values are that a bot gives to positions: `python -m tests.measure.reliability`.

A strong setting plays games against itself. A weak one says of a few positions of each what the player to move can
expect, and the table holds that against who won. Positions of which it has a proof are left out, since they would tell
nothing of its estimates.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from matplotlib.figure import Figure

from pyengine.arena.match import SEEDS, Fixture, Played, opening
from pyengine.arena.parallel.spread import Processes
from pyengine.arena.processes import playing
from pyengine.arena.rating import wilson
from pyengine.bots.entrants import Entrant, entrant
from pyengine.bots.thinking import choose
from pyengine.core.dice import Dice
from pyengine.core.game import Game
from pyengine.records.record import read

BINS = 10


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of a game: what was `said` of it, 0 to 1, and whether the game was `won`, by who was to move there."""

    game: str
    said: float
    won: bool


@dataclass(frozen=True, slots=True)
class Decile:
    """The samples of which a tenth of the scale was said: what on average, and the share that was won, all 0 to 1.

    Positions of one game share its result, so the 95 % interval counts `games`, not samples.
    """

    said: float
    won: float
    samples: int
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95 % interval of `won`."""
        return wilson(self.won, self.games)


def fixtures(game: Game, strong: str, games: int, stones: int, seed: int) -> Iterable[Fixture]:
    """Games of one bot against itself, each from its own random stones."""
    player = entrant(strong, game)
    for number in range(seed * SEEDS, seed * SEEDS + games):
        yield Fixture(number, opening(game, stones, number), (player, player), number)


def sampled(played: Played, weak: Entrant, positions: int, stones: int) -> list[Sample]:
    """What the weak bot says of so many positions of a game, drawn at random after the random stones, if there are."""
    dice, states = Dice(played.number), read(played.record).states[stones:-1]
    found: list[Sample] = []
    for place in dice.permutations(1, len(states))[0].tolist():
        if len(found) == positions:
            break
        state = states[place]
        said = choose(weak.name, state, weak.budget, played.number).value
        if 0 < said < 1:
            found.append(Sample(played.record, said, played.score == float(state.to_move == 1)))
    return found


def deciles(samples: Sequence[Sample]) -> list[Decile]:
    """The samples by what was said of them, from the lowest tenth of the scale up; empty ones are left out."""
    found = []
    for number in range(BINS):
        inside = [one for one in samples if min(int(one.said * BINS), BINS - 1) == number]
        if inside:
            said, won = fmean(one.said for one in inside), fmean(one.won for one in inside)
            found.append(Decile(said, won, len(inside), len({one.game for one in inside})))
    return found


def table(found: Sequence[Decile]) -> str:
    """The deciles as a table in Markdown, in percent."""
    lines = ["| said % | won % (95 %) | positions | games |", "|---|---|---|---|"]
    for one in found:
        least, most = one.interval
        interval = f"{100 * least:.0f} to {100 * most:.0f}"
        lines.append(f"| {100 * one.said:.0f} | {100 * one.won:.0f} ({interval}) | {one.samples} | {one.games} |")
    return "\n".join(lines)


def plot(found: Sequence[Decile], title: str, path: Path) -> None:
    """Draws won over said with the intervals, as PNG or SVG; on the diagonal, what was said is true."""
    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="grey", linestyle="--")
    said, won = [one.said for one in found], [one.won for one in found]
    # rounding may put the end of an interval a little inside of what it surrounds
    below = [max(0.0, one.won - one.interval[0]) for one in found]
    above = [max(0.0, one.interval[1] - one.won) for one in found]
    axes.errorbar(said, won, yerr=[below, above], fmt="o", capsize=3)
    axes.set(title=title, xlabel="said", ylabel="won", xlim=(0, 1), ylim=(0, 1), aspect="equal")
    figure.savefig(path)


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays, samples, prints the table of all boards together and draws it."""
    parser = argparse.ArgumentParser(prog="python -m tests.measure.reliability", description=main.__doc__)
    parser.add_argument("boards", nargs="*", default=["y9", "y11", "hex11"], help="y9, hex11 (y9 y11 hex11)")
    parser.add_argument("--strong", default="wye@1000000", help="plays the games (wye@1000000)")
    parser.add_argument("--weak", default="wye@64000", help="says who will win them (wye@64000)")
    parser.add_argument("--games", type=int, default=16, help="on each board (16)")
    parser.add_argument("--positions", type=int, default=3, help="of each game at most (3)")
    parser.add_argument("--stones", type=int, default=2, help="random stones that games begin with (2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play (1)")
    parser.add_argument("--plot", type=Path, help="draw the table to this file, .png or .svg")
    chosen = parser.parse_args(arguments)
    samples: list[Sample] = []
    for board in chosen.boards:
        game = read(f"{board}:").game
        weak = entrant(chosen.weak, game)
        games = fixtures(game, chosen.strong, chosen.games, chosen.stones, chosen.seed)
        for played in playing(Processes(chosen.jobs))(games):
            samples += sampled(played, weak, chosen.positions, chosen.stones)
    found = deciles(samples)
    print(table(found))
    if chosen.plot is not None:
        plot(found, f"{chosen.weak} on games of {chosen.strong}", chosen.plot)


if __name__ == "__main__":
    main()
