"""Lines: how a problem goes on after its winning move, against the best defence.

The best defence leaves the most ways to go wrong: of the replies that meet all simple threats as few as possible win. A
line ends as soon as links alone win, but not before the first defence, which shows what the move is good for. Where a
ladder decides, the best defence is the longest one, and the line is played out: so it shows the ladder and its escape.
"""

from itertools import islice

from pyengine.core.errors import BadUsage, BadValue
from pyengine.core.game import opponent
from pyengine.games.connection import ConnectionState
from pyengine.insight.connections import needs
from pyengine.insight.position import Position
from pyengine.search.connection.distance import bits, mask_of
from pyengine.search.connection.solver import Solver

Tree = dict[str, "Tree"]
"""The names of the moves that go on, each with what follows: one defence, or every reply that wins; none at the end."""
DEFENCES = 3
"""The most defences in a row."""
RUN = 6
"""The most defences in the line of a ladder."""
FEW = 3
"""The most winning replies that a defence may leave."""


def line(state: ConnectionState, largest: int, *, is_ladder: bool = False) -> Tree:
    """The line in a position that the player to move loses, proven with at most `largest` positions."""
    solver = Solver(state.game, largest)

    def line_after(state: ConnectionState, depth: int) -> Tree:
        """The line in a position after `depth` defences."""
        if state.outcome is not None or depth == (RUN if is_ladder else DEFENCES):
            return {}
        try:
            defences = _defences(state, solver, is_first=depth == 0, is_ladder=is_ladder)
        except BadValue:
            defences = []
        if not defences:
            return {}
        *_, defence, wins = max(defences, key=lambda one: (one[0], one[1], -len(one[3]), -one[2]))
        name, after = state.game.move_name, state.play(defence)
        return {name(defence): {name(reply): line_after(after.play(reply), depth + 1) for reply in wins}}

    return line_after(state, 0)


def require_line(state: ConnectionState, tree: Tree, solver: Solver) -> None:
    """Raises Refusal unless a line holds all replies that win against its defences, as the solver proves."""
    if len(tree) > 1:
        raise BadUsage("A line has several defences: expected the best one.", "line")
    for defence, replies in tree.items():
        after = state.play(state.game.move_named(defence))
        wins = {state.game.move_name(move) for move in solver.wins(after)}
        if not wins or wins != set(replies):
            raise BadValue("line-replies", "line", move=defence)
        for reply, rest in replies.items():
            require_line(after.play(state.game.move_named(reply)), rest, solver)


def _defences(
    state: ConnectionState, solver: Solver, *, is_first: bool, is_ladder: bool
) -> list[tuple[int, int, int, list[int]]]:
    """The defences: the stones that a win then lacks, where a ladder decides, the number of replies that only seem to
    meet each, the move, and the replies that win. Raises BadValue where the proof takes too many positions.
    """
    player, rival = opponent(state.to_move), state.to_move
    mine, theirs = mask_of(state.cells, player), mask_of(state.cells, rival)
    every = is_first or is_ladder
    if not every and not solver.threats(rival, theirs, mine)[0]:
        return []
    found, (_, carrier) = list[tuple[int, int, int, list[int]]](), solver.result(rival, theirs, mine)
    for move in bits(carrier):
        plausible = solver.threats(player, mine, theirs | 1 << move)[0].bit_count()
        if not every and plausible <= 1:
            continue
        after = state.play(move)
        try:
            wins = list(islice(solver.wins(after), FEW + 1))
        except BadValue:  # the proof takes too many positions
            continue
        if 0 < len(wins) <= FEW and (every or plausible > len(wins)):
            lacks = min(_lacks(after.play(reply), player) for reply in wins) if is_ladder else 0
            found.append((lacks, plausible - len(wins), move, wins))
    return found


def _lacks(state: ConnectionState, player: int) -> int:
    """The stones that a player needs to win if the opponent only passes."""
    return 0 if state.outcome else needs(Position.of(state))[player - 1]
