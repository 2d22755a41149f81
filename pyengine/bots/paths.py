"""The paths on which levels lie: for a game, bots from nearly random to full strength, by a place on the way.

On Y and Hex it is the bot `wye`, whose playouts grow while its handicap vanishes, and at the end `net`. Where these do
not play, it is another bot whose playouts grow evenly in their logarithm.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

MIDDLE, MOST = 1 << 13, 1 << 20
"""Playouts of `wye` at places 0 and 1."""
BLUR = 4.0
"""The blur of `wye` at place 0."""
FULL = "net@2048"
"""Full strength: about a second a move in a browser."""
TEXTBOOK = "uct(sims=1,shortcuts=off)"
"""UCT that sees a win only if its few random games happen upon it."""


@dataclass(frozen=True, slots=True)
class Path:
    """Bots from weak to strong. `text` gives the bot at a place with its settings and budget, as in a match.

    Places go from `start` to 1, the end, which is full strength. `count` levels lie on it, and `usual` is the one
    offered first: a newcomer should win against it soon, but not at once.
    """

    count: int
    usual: int
    start: float
    text: Callable[[float], str]


def handicapped(place: float) -> str:
    """`wye` at a place. Below 0 it misjudges moves so badly that it is about as weak as a random player."""
    if place >= 1:
        return FULL
    playouts = MIDDLE * (MOST / MIDDLE) ** (place * abs(place))
    blur = float(f"{BLUR * (1 - place) ** 6:.3g}")
    return f"wye{f'(blur={blur:g})' if blur else ''}@{64 * round(playouts / 64)}"


def budgeted(bot: str, least: int, most: int) -> Callable[[float], str]:
    """A bot whose playouts grow evenly in their logarithm from `least` at place 0 to `most` at place 1."""
    return lambda place: f"{bot}@{round(least * (most / least) ** place)}"


CONNECTION = Path(14, 3, -0.7, handicapped)
RANDOM_TURN = Path(6, 2, 0.0, budgeted("mcts-chance", 32, 32768))
PATHS = {
    "y": CONNECTION,
    "hex": CONNECTION,
    "tictactoe": Path(5, 2, 0.0, budgeted(TEXTBOOK, 4, 4096)),
    "nim": Path(8, 2, 0.0, budgeted("uct(sims=1)", 2, 8192)),
    "randomy": RANDOM_TURN,
    "randomhex": RANDOM_TURN,
}
"""The path of each game whose levels are measured."""
LENT = {"bent": ("y", {5: 7, 7: 10, 9: 13, 11: 16, 13: 19})}
"""Games that take over the levels of another one: its name, and by size its board with about as many cells."""


def path_of(game: str) -> Path | None:
    """The path on which the levels of a game lie, its own or lent; None for a game without levels."""
    return PATHS.get(LENT[game][0] if game in LENT else game)
