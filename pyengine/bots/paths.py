"""The paths on which levels lie: for a game, bots from a newcomer's to full strength, by a place on the way.

On Y and Hex it is the bot `net`: first it sees more and more of the board, then it thinks longer and longer. Where it
does not play, it is another bot whose playouts grow evenly in their logarithm.
"""

from collections.abc import Callable
from dataclasses import dataclass

SIGHT = 0.05
"""What `net` sees at place 0."""
OPEN, MOST = 0.85, 64
"""From which place on it sees the whole board, and the positions that it looks at just before the end. Before it is
open, it makes the best move that it sees, without any search."""
FULL = "net@2048"
"""Full strength: about a second a move in a browser."""
TEXTBOOK = "uct(sims=1,shortcuts=off)"
"""UCT that sees a win only if its few random games happen upon it."""


@dataclass(frozen=True, slots=True)
class Path:
    """Bots from weak to strong. `text` gives the bot at a place with its settings and budget, as in a match.

    Places go from 0 to 1, which is full strength. `count` levels lie on it, and `usual` is the one offered first: a
    newcomer should win against it soon, but not at once. To measure bots with more than `costly` playouts takes so long
    that fewer games must do.
    """

    count: int
    usual: int
    text: Callable[[float], str]
    costly: int = 1 << 17


def net_at(place: float) -> str:
    """`net` at a place: near the start it sees little beyond the last stone and is about as weak as a newcomer."""
    if place >= 1:
        return FULL
    if place >= OPEN:
        return f"net@{round(MOST ** ((place - OPEN) / (1 - OPEN)))}"
    return f"net(sight={SIGHT + (1 - SIGHT) * place / OPEN:.3f})@1"


def with_playouts(bot: str, least: int, most: int) -> Callable[[float], str]:
    """A bot whose playouts grow evenly in their logarithm from `least` at place 0 to `most` at place 1."""
    return lambda place: f"{bot}@{round(least * (most / least) ** place)}"


CONNECTION = Path(14, 3, net_at, 1 << 7)
RANDOM_TURN = Path(6, 2, with_playouts("mcts-chance", 32, 32768))
PATHS = {
    "y": CONNECTION,
    "bent": CONNECTION,
    "hex": CONNECTION,
    "tictactoe": Path(5, 2, with_playouts(TEXTBOOK, 4, 4096)),
    "nim": Path(8, 2, with_playouts("uct(sims=1)", 2, 8192)),
    "randomy": RANDOM_TURN,
    "randomhex": RANDOM_TURN,
}
"""The path of each game that has levels."""
