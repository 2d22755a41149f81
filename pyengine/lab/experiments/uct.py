"""UCT phase by phase: one search, recorded so that every step of every iteration can be shown.

The search is pyengine/search/uct.py (Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo planning", 2006),
traced by pyengine/lab/trace.py, which explains the wrong perspective, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, ClassVar

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import State
from pyengine.core.parameters import Switch, Whole, parameter, parameters
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.marks import marks
from pyengine.lab.experiments.players import Position, bot_of, position_of
from pyengine.lab.experiments.uctbyhand import guided
from pyengine.lab.experiments.uctscenes import UctRecording
from pyengine.lab.recording import Recording, Trial
from pyengine.lab.table import Table
from pyengine.lab.trace import TracedTree
from pyengine.search.bandit import logarithm
from pyengine.search.solve import require_small, values
from pyengine.search.uct import Uct

USUAL = parameters(Uct(sims=1, shortcuts=False))
"""The settings of the textbook."""
LONGEST = 500_000
"""The most moves of playouts that are recorded."""
SOLVED = 6000
"""The most positions that are examined for exact values."""
TABLES = ("moves", "choice", "shares")

Change = int | list[tuple[int, int]]
"""What a move does to the board: the cell that becomes its player's, or each changed cell with its new content."""


@dataclass(frozen=True, slots=True)
class UctExperiment(Experiment):
    """Part 0 is the exact result, if the position is small enough; part 1 is the search.

    Its first event "start" has the `names` of all moves by their numbers, the player to move, `mover`, and whether a
    move takes `tokens` from cells. Each iteration is an event. Nodes are numbered from 0, the root, in the order in
    which they come into the tree.

    - `path`: the nodes from the root to the leaf. `spread`: for each node of it but the last, 2 Cp sqrt(ln N) if its
      children were compared by value + spread / sqrt(visits); None if the next node was taken untried.
    - `grown`: each new node as [parent, move, player]. `placed`: of nodes that were not visited before, what the move
      did to the board, if that is more than to give the cell of its number to its player, as [node, changes].
    - `games`: each playout from the leaf as [moves, score of player 1, cells that decided it]; its moves, by both
      players in turn, are each a cell or, where they change more, a list of [cell, content].
    - `proven`: each [node, winner] that is proven now.
    - `visits`, `totals`: those of the nodes of the path after the backup, as in TracedTree.
    - `choice`: the move that would be played now, and its `value` for the player to move.
    """

    name: ClassVar[str] = "uct"
    title: ClassVar[str] = "UCT, phase by phase"
    question: ClassVar[str] = "How do random games grow a tree in which the best move gets most of the visits?"
    chapter: ClassVar[str] = "trees"
    minutes: ClassVar[int] = 15
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "A forced win in tic-tac-toe": {"position": "tictactoe3:a1.b1", "playouts": 500},
        "A forced win for the second player": {"position": "tictactoe3:a1.c1.b1", "playouts": 500},
        "Ten thousand playouts": {"playouts": 10_000},
        "Nim with 5 tokens, the wrong perspective": {"position": "nim5", "playouts": 2000, "mistaken": True},
        "Nim with 6 tokens, the wrong perspective": {"position": "nim6", "playouts": 2000, "mistaken": True},
        "Nim with 9 tokens, the wrong perspective": {"position": "nim9", "playouts": 2000, "mistaken": True},
        "Y": {"position": "y4", "playouts": 500},
        "Hex": {"position": "hex4", "playouts": 500},
        "Hex with 16 playouts an iteration and proofs": {
            "position": "hex4", "playouts": 2000, "sims": 16, "shortcuts": True,
        },
    }  # fmt: skip

    position: str = parameter("Position", "tictactoe3:a1", Position())
    playouts: int = parameter("Playouts", 300, Whole(1, 10_000))
    c: float = USUAL["c"].field()
    sims: int = parameter("Playouts per iteration", 1, Whole(1, 1000))
    shortcuts: bool = USUAL["shortcuts"].field()
    expand: str = USUAL["expand"].field()
    backup: str = USUAL["backup"].field()
    final: str = USUAL["final"].field()
    mistaken: bool = parameter("The mistake: back up from the wrong perspective", False, Switch())

    def check(self) -> None:
        state = position_of(self.position)
        bot_of(Uct.__name__.lower(), state.game)
        if self.shortcuts and state.winning_move() is not None:
            raise BadValue("A move wins at once: expected a position that is searched.", "position")
        longest = self.playouts * state.cells.count(0)
        if longest > LONGEST:
            raise BadValue(
                "{playouts} playouts here may have {count} moves: expected {most} at most.",
                "playouts",
                playouts=self.playouts,
                count=longest,
                most=LONGEST,
            )

    @property
    def parts(self) -> int:
        return 2

    @property
    def search(self) -> Uct:
        """The search that is recorded."""
        return Uct(
            c=self.c, sims=self.sims, shortcuts=self.shortcuts, expand=self.expand, backup=self.backup, final=self.final
        )

    def part(self, number: int, seed: int) -> Iterator[Event]:
        state = position_of(self.position)
        if number == 0:
            exact = _exact(state)
            if exact is not None:
                yield {"is": "exact", "moves": exact}
            return
        game, tree = state.game, TracedTree(state, Dice(seed_of(seed, 0)), self.search, mistaken=self.mistaken)
        names = [game.move_name(move) for move in range(game.moves)]
        yield {"is": "start", "names": names, "mover": state.to_move, "tokens": game.geometry.tokens}
        recorder = Recorder(state)
        for _ in tree.iterations(self.playouts):
            info = tree.info()
            choice = {"choice": info.move, "value": round(info.value, 4)}
            yield {"is": "iteration"} | recorder.iteration(tree.steps.taken()) | choice

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`moves`: each move at the root in the end. `choice`: what would be played, over playouts. `shares`: likewise
        the visits of each move.

        `value` is the mean score and `bonus` the exploration, whose sum selects; `exact` is the value under best play.
        All are seen by the player to move. `nodes` counts those of the tree, `depth` is the longest path in moves.
        """
        exact, start, iterations = Event(), Event(), list[Event]()
        for event in events:
            if event["is"] == "exact":
                exact = event["moves"]
            elif event["is"] == "start":
                start = event
            elif event["is"] == "iteration":
                iterations.append(event)
        return self._told(start["names"], iterations, exact) if iterations else dict.fromkeys(TABLES, Table(()))

    def by_hand(self, choices: Sequence[int], seed: int) -> Trial:
        """The tree that a person's choices grow, each the place of a move among the legal ones. Raises BadValue."""
        return guided(position_of(self.position), Uct(self.c, self.sims, shortcuts=False), choices, seed)

    def recorded(self, events: Sequence[Event]) -> Recording:
        recording = UctRecording(self, events, position_of(self.position), self)
        recording.trial = self.by_hand((), 1)
        return recording

    def _told(self, names: Sequence[str], iterations: Sequence[Event], exact: Mapping[str, float]) -> dict[str, Table]:
        """The tables of some iterations."""
        looks = set(marks(len(iterations)))
        nodes, depth = list[list[int]]([[-1, -1, 0]]), 0  # each node as its parent, move and player
        known = dict[int, tuple[int, float]]()  # of the nodes below the root: visits and total
        choice, shares = list[Row](), list[Row]()
        for number, event in enumerate(iterations, 1):
            nodes += event.get("grown", ())
            depth = max(depth, len(event["path"]) - 1)
            known[event["path"][1]] = event["visits"][1], event["totals"][1]
            if number in looks:
                playouts = min(number * self.sims, self.playouts)
                choice.append({
                    "playouts": playouts, "move": names[event["choice"]], "value": event["value"],
                    "nodes": len(nodes) - 1, "depth": depth,
                })  # fmt: skip
                total = sum(visits for visits, _ in known.values())
                shares += [
                    {"playouts": playouts, "move": move, "visits": visits, "share %": round(100 * visits / total, 2)}
                    for move, visits, _ in _at_root(names, nodes, known)
                ]
        spread = 2 * self.c * sqrt(logarithm(iterations[-1]["visits"][0]))
        moves = tuple(
            {
                "move": move, "visits": visits, "value": round(mean, 4), "bonus": round(spread / sqrt(visits), 4),
                "exact": exact.get(move),
            }
            for move, visits, mean in sorted(_at_root(names, nodes, known), key=lambda one: -one[1])
        )  # fmt: skip
        return dict(zip(TABLES, (Table(moves), Table(tuple(choice)), Table(tuple(shares))), strict=True))


def _exact(state: State) -> dict[str, float] | None:
    """The exact value of each move for the player to move; None if that would take long."""
    try:
        require_small(state, SOLVED)
        return {state.game.move_name(move): value for move, value in values(state, SOLVED).items()}
    except BadValue:  # the position is too large, which is nothing that is wrong here
        return None


class Recorder:
    """Makes the steps of each iteration into one short event. It knows the position of each node that was visited."""

    def __init__(self, state: State) -> None:
        self._states = {0: state}
        self._made: dict[int, tuple[int, int]] = {}
        """By node, its parent and the move to it."""

    def iteration(self, steps: Sequence[Event]) -> Event:
        """The steps of a TracedTree up to a "backup" as an event of UctExperiment, without its kind and choice."""
        kinds = {kind: [step for step in steps if step["is"] == kind] for kind in ("select", "expand", "prove")}
        self._made |= {step["child"]: (step["node"], step["move"]) for step in kinds["expand"]}
        nodes = steps[-1]["nodes"]
        path = [one["node"] for one in nodes]
        spread = {step["node"]: _spread(step["terms"]) for step in kinds["select"]}
        state, placed = self._reach(path[-1])
        told = {
            "path": path,
            "spread": [spread.get(node) for node in path[:-1]],
            "grown": [[step["node"], step["move"], step["player"]] for step in kinds["expand"]],
            "placed": placed,
            "games": [self._game(state, one) for step in steps if step["is"] == "simulate" for one in step["games"]],
            "proven": [[step["node"], step["winner"]] for step in kinds["prove"]],
            "visits": [one["visits"] for one in nodes],
            "totals": [_short(one["total"]) for one in nodes],
        }
        return {name: value for name, value in told.items() if value or name == "spread"}

    def _reach(self, node: int) -> tuple[State, list[tuple[int, Change]]]:
        """The position of a node, and of each node on the way to it that is new here, what changed more than a cell."""
        if node in self._states:
            return self._states[node], []
        parent, move = self._made[node]
        before, placed = self._reach(parent)
        after = self._states[node] = before.play(move)
        change = _change(before, after, move)
        return after, placed if change == move else [*placed, (node, change)]

    def _game(self, state: State, game: Event) -> list[Any]:
        """A playout from a position, as UctExperiment has it."""
        changes = list[Change]()
        for move in game["moves"]:
            after = state.play(move)
            changes.append(_change(state, after, move))
            state = after
        return [changes, _short(game["score"]), list(state.winning_cells())]


def _change(before: State, after: State, move: int) -> Change:
    """What a move did to the board."""
    single = before.cells[:move] + bytes([before.to_move]) + before.cells[move + 1 :]
    return move if after.cells == single else _changed(before, after)


def _changed(before: State, after: State) -> list[tuple[int, int]]:
    """The cells that differ, with their new contents."""
    pairs = enumerate(zip(before.cells, after.cells, strict=True))
    return [(cell, new) for cell, (old, new) in pairs if old != new]


def _spread(terms: Sequence[Event]) -> float | None:
    """2 Cp sqrt(ln N), the bonus of a child with one visit; None if no children were compared."""
    return round(terms[0]["bonus"] * sqrt(terms[0]["visits"]), 6) if terms else None


def _short(number: float) -> float:
    """The same number, as an integer if it is one: that is shorter as JSON."""
    return int(number) if number == int(number) else number


def _at_root(
    names: Sequence[str], nodes: Sequence[Sequence[int]], known: Mapping[int, tuple[int, float]]
) -> list[tuple[str, int, float]]:
    """The name, the visits and the mean score of each move at the root, in the order of the moves."""
    found = sorted(known, key=lambda node: nodes[node][1])
    return [(names[nodes[node][1]], known[node][0], known[node][1] / known[node][0]) for node in found]
