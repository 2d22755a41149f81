"""What every search that looks ahead owes its player: to take a win in one, and to meet a threat of one."""

from collections.abc import Iterator

from pyengine.core.dice import Dice
from pyengine.core.game import Game, State
from pyengine.search.info import Info, Search
from tests.engine.boards import ended
from tests.engine.conformance import walk


def last(search: Search, state: State, playouts: int | None = None, seed: int = 1) -> Info:
    for info in search(state, Dice(seed), playouts):
        found = info
    return found


def safe_moves(state: State) -> list[int]:
    """The moves after which the opponent cannot win at once."""
    after = {move: state.play(move) for move in state.legal()}
    return [move for move, one in after.items() if one.outcome or one.winning_move() is None]


def sharp_positions(game: Game, seeds: range) -> Iterator[State]:
    """Positions of random games where a move wins at once, or where only some moves keep the opponent from that."""
    for seed in seeds:
        for state in walk(game, Dice(seed))[:-1]:
            if state.winning_move() is not None or 0 < len(safe_moves(state)) < len(state.legal()):
                yield state


def check_tactics(search: Search, game: Game, seeds: range, playouts: int | None) -> None:
    """Holds the search against every sharp position; both colours must have had a win and a threat among them."""
    seen = set()
    for state in sharp_positions(game, seeds):
        info, wins = last(search, state, playouts), state.winning_move() is not None
        if wins:
            outcome = ended(state.play(info.move))
            assert outcome.winner == state.to_move
            assert info.value == 1
        else:
            assert info.move in safe_moves(state), state.cells
        seen.add((state.to_move, wins))
    assert seen == {(1, True), (1, False), (2, True), (2, False)}
