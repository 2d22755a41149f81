"""How well and how sensibly each level plays: every third move of games between neighbours, judged by a strong search.

The regret of a move is the win rate that it costs. Decided positions are left out, since hardly any move costs much
there. A move is absurd if nobody could say what it is for: it costs more than COSTLY, the search hardly visited it, and
it lies either out of everybody's way, on no path that is nearly as short as the shortest one of a player, or far from
the last stones of both.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import fsum

from pyengine.arena.play import play
from pyengine.bots.bot import Budget
from pyengine.bots.levels import Level, ladder, level, title
from pyengine.bots.thinking import choose
from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, Game, State, opponent
from pyengine.core.protocols import Connection, connection
from pyengine.games import new_game
from pyengine.records.record import Record
from pyengine.search.distance import Board, costs, mask_of

DECIDED = 0.1
"""Win rates closer than this to 0 or 1 belong to decided positions."""
COSTLY, IGNORED = 0.25, 0.005
"""The regret of an absurd move at least, and its share of the visits at most."""
DETOUR = 2
"""By how many stones a path through a cell out of everybody's way is longer than the shortest one, at least."""
RECENT, FAR = 4, 4
"""How many stones are the last ones, and how many steps are far from them."""
STRIDE = 3


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a move costs, 0 to 1, and whether it is absurd."""

    regret: float
    absurd: bool


def judged(before: Sequence[State], after: State, budget: Budget) -> Verdict | None:
    """The verdict on the move from the last of the states `before` to `after`; None in a decided position."""
    state = connection(before[-1])
    best = choose("net", state, budget, seed=1)
    if not DECIDED <= best.value <= 1 - DECIDED:
        return None
    move = connection(after).last
    assert move is not None, "a bot does not pass"
    if move == best.move:
        return Verdict(0.0, absurd=False)
    left = 0.0 if after.outcome is not None else choose("net", after, budget, seed=1).value
    regret = max(0.0, best.value - (1 - left))
    ignored = best.visits[move] < IGNORED * sum(best.visits.values())
    return Verdict(regret, regret > COSTLY and ignored and (out_of_the_way(state, move) or far(before, move)))


def out_of_the_way(state: Connection, move: int) -> bool:
    """Whether a cell lies on no nearly shortest path of either player."""
    board, empty = Board(state.game.geometry), mask_of(state.cells, NOBODY)
    for player in (state.to_move, opponent(state.to_move)):
        lengths = costs(board, mask_of(state.cells, player), empty, state.goals[player - 1])
        if lengths[move] < min(lengths) + DETOUR:
            return False
    return True


def far(before: Sequence[State], move: int) -> bool:
    """Whether a cell is far from each of the last stones."""
    board = Board(before[-1].game.geometry)
    last = [state.last for state in before[1:]][-RECENT:]
    near = sum(1 << cell for cell in set(last) if cell is not None)
    for _ in range(FAR - 1):
        near |= board.around(near)
    return bool(near) and not near >> move & 1


def game_between(game: Game, seats: Sequence[Level], dice: Dice) -> Record:
    """A game of two levels from one random stone."""
    start = game.start()
    record = Record.of(game).play(start.legal()[dice.below(len(start.legal()))])
    *_, end = play(record, [(seat.bot, seat.budget) for seat in seats], lambda: dice)
    return end.record


def verdicts(game: Game, low: int, moves: int, budget: Budget) -> Iterator[tuple[int, Verdict]]:
    """Verdicts on moves of a level and of the one above, until each has so many, with the number of the level."""
    found: dict[int, int] = defaultdict(int)
    for number in count():
        numbers = (low, low + 1) if number % 2 else (low + 1, low)
        states = game_between(game, [level(one, game) for one in numbers], Dice(number)).states
        for ply in range(2 + number % STRIDE, len(states), STRIDE):
            mover = numbers[states[ply - 1].to_move - 1]
            verdict = judged(states[:ply], states[ply], budget) if found[mover] < moves else None
            if verdict is not None:
                found[mover] += 1
                yield mover, verdict
        if min(found[low], found[low + 1]) >= moves:
            return


def main() -> None:
    """Prints a row for each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="y")
    parser.add_argument("--size", type=int, default=11)
    parser.add_argument("--moves", type=int, default=60, help="moves of each level against each of its neighbours")
    parser.add_argument("--judge", type=int, default=1000, help="positions that the judge looks at")
    parser.add_argument("--highest", type=int, help="the highest level that plays")
    chosen = parser.parse_args()
    game, budget = new_game(chosen.game, chosen.size, {"pie": False}), Budget(playouts=chosen.judge)
    known = ladder(game.name, game.size)
    assert known is not None, "a game with levels"
    all_found: dict[int, list[Verdict]] = defaultdict(list)
    for low in range(1, chosen.highest or len(known.levels)):
        for number, verdict in verdicts(game, low, chosen.moves, budget):
            all_found[number].append(verdict)
        row(low, all_found[low])
    row(low + 1, all_found[low + 1])


def row(number: int, found: Sequence[Verdict]) -> None:
    """Prints what was found of a level."""
    regret = fsum(one.regret for one in found) / len(found)
    costly, absurd = sum(one.regret > COSTLY for one in found), sum(one.absurd for one in found)
    shares = f"costly {costly / len(found):.0%}, absurd {absurd / len(found):.1%}"
    print(f"{title(number):12} {len(found)} moves: regret {regret:.3f}, {shares}", flush=True)


if __name__ == "__main__":
    main()
