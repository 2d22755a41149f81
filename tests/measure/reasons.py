"""How many mistakes get a reason in words, and which, in games between levels; positions are printed to be read.

Games of Y and Hex of sizes 5 to 9 under the pie rule, the levels drawn by the seed. A mistake costs its player 15
points or more by the analysis of the page. Moves about the swap are left out.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator

from pyengine.arena.play import play
from pyengine.arena.review import Mistake, mistakes
from pyengine.bots.levels import level
from pyengine.cli.board import picture
from pyengine.cli.commands.explain import told
from pyengine.core.dice import Dice
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.insight.reasons import explain
from pyengine.records.record import Record

SIZES = range(5, 10)
LEVELS = 2, 9
"""The weakest and the strongest level that plays."""
LEAST = 0.15
"""The win rate that a mistake costs."""
VERDICTS = "wins", "loses"
"""The reasons that tell who wins and no more."""


def played(number: int, seed: int) -> Record:
    """One game: Y and Hex in turn, each size after the other."""
    dice = Dice(1000 * seed + number)
    game = new_game(("y", "hex")[number % 2], SIZES[number // 2 % len(SIZES)])
    seats = [level(LEVELS[0] + dice.below(LEVELS[1] - LEVELS[0] + 1), game) for _ in range(2)]
    *_, end = play(Record.of(game), [(seat.bot, seat.budget) for seat in seats], lambda: dice)
    return end.record


def found(games: int, seed: int) -> Iterator[Mistake]:
    """The mistakes of these games."""
    for number in range(games):
        for mistake in mistakes(played(number, seed), LEAST):
            if connection(mistake.before.state).ply > 1:
                yield mistake


def main() -> None:
    """Counts the kinds of the first reasons, and prints as many mistakes as are to be read, spread evenly."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--mistakes", type=int, default=200)
    parser.add_argument("--read", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    every = list(found(chosen.games, chosen.seed))
    some = every[:: max(1, len(every) // chosen.mistakes)][: chosen.mistakes]
    first, full, motifs, times = Counter[str](), 0, 0, list[float]()
    for number, mistake in enumerate(some):
        start = time.process_time()
        reasons = explain(connection(mistake.before.state), mistake.move, mistake.better).reasons
        times.append(time.process_time() - start)
        kinds = [one.kind for one in reasons]
        first.update(kinds[:1] or ["numbers alone"])
        full += bool(kinds)
        motifs += any(kind not in VERDICTS for kind in kinds)
        if number * chosen.read // len(some) != (number - 1) * chosen.read // len(some):
            print(mistake.before.text(), picture(mistake.before.state), *told(mistake), sep="\n", end="\n\n")
    print(f"{len(every)} mistakes in {chosen.games} games, of which {len(some)}: a reason {full / len(some):.0%},")
    print(f"one that tells more than who wins {motifs / len(some):.0%}; {dict(first.most_common())}")
    print(f"seconds of processor time: {sum(times) / len(times):.2f} on average, {max(times):.2f} at most")


if __name__ == "__main__":
    main()
