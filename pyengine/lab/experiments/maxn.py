"""Max^n: three players at one heap; who wins, and whether that depends on how ties are broken.

Every player maximizes its own part of a tuple (Carol Luckhardt and Keki Irani, An algorithmic solution of N-person
games, 1986). The parts add up to TOTAL, so the other moves of a node can be left out as soon as its player has so much
that no more is left for the player above than that one has already: shallow pruning (Richard Korf, Multi-player
alpha-beta pruning, 1991).
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Any, Union

from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Switch, Text, Whole, Word, parameter
from pyengine.games.own import Node, own_tree
from pyengine.lab.experiment import Experiment
from pyengine.lab.experiments.walks import walks_of
from pyengine.lab.log import Event, by_kind
from pyengine.lab.recording import Branch, Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.trees import NUMBER, TreeText
from pyengine.lab.widgets import Series, bars_of, grid_of, plot
from pyengine.lab.words import Words, join, say, tuple_of

PLAYERS, TOTAL = 3, 1.0
FIRST, LAST = "first", "last"
"""Which of several moves that are equal for its player is made."""
Value = tuple[float, ...]
"""What each player gets."""


Given = Union[Node, tuple["Given", ...]]  # noqa: UP007 (it names itself)
"""A tree that is given: its leaves are nodes with what each player gets there."""
Position = int | Node
"""The tokens that are left in a heap, or a node of a tree that is given or of a game in a file."""


class SharesText(TreeText):
    """A tree whose leaves have a part for each of three players, as ((1:2:3,4:0:2),(0:5:1,2:2:2))."""

    def _leaf(self, text: str) -> Any:
        parts = text.split(":")
        if len(parts) != PLAYERS or not all(map(NUMBER.fullmatch, parts)) or any(float(one) < 0 for one in parts):
            raise self._refusal()
        return Node((), tuple(map(float, parts)), {})

    def text(self, value: Any) -> str:
        return ":".join(f"{one:g}" for one in value.shares) if isinstance(value, Node) else super().text(value)

    def _refusal(self) -> BadValue:
        return BadValue("tree-of-three")


def most_of(position: Position) -> float:
    """The greatest sum of the parts at any leaf of a tree; TOTAL for a heap."""
    if isinstance(position, int):
        return TOTAL
    return max([fsum(position.shares), *map(most_of, position.moves.values())])


def node_of(tree: Given) -> Node:
    """A tree whose moves are numbered from 1."""
    return tree if isinstance(tree, Node) else Node((), (), {move: node_of(one) for move, one in enumerate(tree, 1)})


@dataclass(frozen=True, slots=True)
class Rules:
    """A move takes 1 to `take` tokens, and the player who takes the last one wins; in a given tree it goes to a child.

    `second` is the share of the player who moved before the winner. Pruning leaves out gains of at most `margin`.
    """

    take: int
    second: float = 0.0
    margin: float = 0.0


class Search:
    """One search by max^n, as a generator of its steps."""

    def __init__(self, rules: Rules, ties: str, prune: bool) -> None:
        self._rules, self._last, self._prune, self.nodes = rules, ties == LAST, prune, 0

    def value_of(self, root: Position) -> Value:
        """The value of a position, player 1 to move."""
        *_, end = self.run(root)
        value: Value = end["value"]
        return value

    def run(self, root: Position) -> Generator[Event, None, Value]:
        """Searches a position, player 1 to move; the last step is its value."""
        self._total = most_of(root)
        return self._search(root, 0, None, 0, self._total)

    def _search(self, position: Position, player: int, parent: int | None, move: int | str, most: float
                  ) -> Generator[Event, None, Value]:  # fmt: skip
        """Searches a node: `most` is the greatest part for its player that can matter above."""
        node, rules = self.nodes, self._rules
        self.nodes += 1
        left, rows = (position, ()) if isinstance(position, int) else (None, position.rows)
        entry: Event = {"node": node, "parent": parent, "move": move, "player": player, "left": left}
        yield {"is": "enter", **entry, **({"rows": rows} if rows else {})}
        moves = self._moves(position)
        if not moves:
            value = self._end(player) if isinstance(position, int) else position.shares
            yield {"is": "value", "node": node, "value": value, "leaf": True}
            return value
        best: Value | None = None
        for place, (choice, after) in enumerate(moves, 1):
            limit = self._total if best is None else self._total - best[player]
            value = yield from self._search(after, (player + 1) % PLAYERS, node, choice, limit)
            if best is None or value[player] > best[player] or (self._last and value[player] == best[player]):
                best = value
            more = best[player] - (most - rules.margin)
            if self._prune and place < len(moves) and (more > 0 or (more == 0 and not self._last)):
                yield {"is": "cut", "node": node, "left": [choice for choice, _ in moves[place:]]}
                break
        assert best is not None, "there is a move"
        yield {"is": "value", "node": node, "value": best, "leaf": False}
        return best

    def _moves(self, position: Position) -> Sequence[tuple[int | str, Position]]:
        """The moves of a position, each with the position after it."""
        if isinstance(position, int):
            return [(taken, position - taken) for taken in range(1, 1 + min(self._rules.take, position))]
        return list(position.moves.items())

    def _end(self, player: int) -> Value:
        """The parts at the end of a heap, `player` to move."""
        winner, before = (player - 1) % PLAYERS, (player - 2) % PLAYERS
        shares = {winner: 1 - self._rules.second, before: self._rules.second}
        return tuple(TOTAL * shares.get(number, 0.0) for number in range(PLAYERS))


def digits(value: Sequence[float]) -> str:
    """A value as text in a table."""
    return f"({', '.join(f'{part:g}' for part in value)})"


LINES = {"leaf": (1,), "enter": (2, 3), "value": (4, 6), "cut": (5,)}


@dataclass(frozen=True)
class MaxN(Experiment):
    """Part 0 is one search, with the events "enter", "value" (with `leaf` at the end of the game) and "cut".

    Each other part is a heap: an event "heap" with its value by both rules for ties, and the nodes with and without
    pruning. A given tree has one such event, with the values of the `moves` at its root, too.
    """

    name, title, chapter, minutes = "maxn", "Three players", "chance", 8
    question = "Who wins if three players take from a heap, and does that follow from the rules alone?"

    heap: int = parameter("Tokens in the heap", 5, Whole(1, 10))
    tree: tuple[Given, ...] | None = parameter(
        "A tree of your own in place of the heap, as ((1:2:3,4:0:2),(0:5:1,2:2:2))", None, SharesText()
    )
    game: str = parameter("A file with a game of your own for three players in its place", "", Text(empty=True))
    take: int = parameter("Most tokens that a move takes", 3, Whole(2, 4))
    second: float = parameter("Share of the player who moved before the winner", 0.0, Real(0, 0.5))
    ties: str = parameter(
        "Of moves that are equal for the player, the one to be made", FIRST, Word(first="the first", last="the last")
    )
    prune: bool = parameter("Shallow pruning", False, Switch())
    margin: float = parameter("Pruning leaves out what is better by this at most", 0.0, Real(0, 1))

    def check(self) -> None:
        if self.game and self.tree:
            raise BadValue("tree-and-position", "tree")
        if self.game:
            own_tree(self.game)

    @property
    def parts(self) -> int:
        return 2 if self.is_given else 1 + self.heap

    @property
    def is_given(self) -> bool:
        """Whether a tree or a game takes the place of a heap."""
        return bool(self.tree or self.game)

    @property
    def root(self) -> Position:
        """The heap, tree or game to search."""
        if self.game:
            return own_tree(self.game)
        return node_of(self.tree) if self.tree else self.heap

    def part(self, number: int, seed: int) -> Iterator[Event]:  # noqa: ARG002 (no chance)
        rules = Rules(self.take, self.second, self.margin)
        if number == 0:
            yield from Search(rules, self.ties, self.prune).run(self.root)
            return
        searches = [Search(rules, ties, prune) for ties in (FIRST, LAST) for prune in (False, True)]
        values = [search.value_of(self.root if self.is_given else number) for search in searches]
        nodes = {"nodes": searches[0].nodes, "pruned": searches[1].nodes}
        heap: Event = {"is": "heap", "heap": number, FIRST: values[0], LAST: values[2], **nodes}
        if self.is_given:
            heap |= {"heap": 0, "moves": {ties: self._moves(rules, ties) for ties in (FIRST, LAST)}}
        yield heap

    def _moves(self, rules: Rules, ties: str) -> list[tuple[int | str, Value]]:
        """The moves at the root with their values."""
        events = list(Search(rules, ties, prune=False).run(self.root))
        values = {event["node"]: event["value"] for event in events if event["is"] == "value"}
        entries = [event for event in events if event["is"] == "enter" and event["parent"] == 0]
        return [(event["move"], values[event["node"]]) for event in entries]

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`heaps`: the values by both rules for ties, for players 1, 2 and 3, and the nodes visited.

        A given tree has only the table `moves`: the values of the moves at its root.
        """
        heaps = by_kind(events)["heap"]
        if self.is_given:
            values = heaps[0]["moves"] if heaps else {FIRST: [], LAST: []}
            return {"moves": Table(tuple({"move": move, "first tie": digits(first), "last tie": digits(last)}
                                         for (move, first), (_, last) in zip(values[FIRST], values[LAST], strict=True)))
                    }  # fmt: skip
        return {"heaps": Table(tuple(
            {"heap": heap["heap"], "first tie": digits(heap[FIRST]), "last tie": digits(heap[LAST]),
             "nodes": heap["nodes"], "nodes pruned": heap["pruned"]} for heap in heaps
        ))}  # fmt: skip


class MaxNRecording(Recording, of=MaxN):
    """The tree with the values known so far."""

    axes: tuple[str, ...] = ("logY", "linear")
    options = ("1", "2", "3", "ties")
    initial = 9

    def __init__(self, experiment: MaxN, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self.axes = ("linear",) if experiment.is_given else self.axes
        (self._walk,) = walks_of([{"is": "walk", "name": "maxn", "player": 1}, *events])
        heaps = {event["heap"]: event for event in self.events["heap"]}
        self._heap = heaps.get(0 if experiment.is_given else experiment.heap)
        self.units = [Unit.every(say("lab-walks-step"), len(self._walk.steps))]

    def scene(self, at: int) -> Scene:
        walk, columns = self._walk, ["move", "player", "tokens", "value"]
        if not walk.entries:
            return Scene(say("lab-maxn-before"), columns, [])
        step, node = (walk.steps[at - 1], walk.node(at - 1)) if at else (None, 0)
        rows: list[list[Words]] = [
            [walk.move_name(above), walk.entries[above]["player"] + 1, walk.entries[above]["left"],
             self._value(above, at)] for above in walk.way(node)
        ]  # fmt: skip
        tree = self._branch(0, max(at, 1))
        if step is None:
            return Scene(say("lab-maxn-before"), columns, rows, tree=tree)
        kind, player = "leaf" if step.get("leaf") else step["is"], walk.entries[node]["player"]
        end = walk.result(node, len(walk.steps))
        is_over = kind == "enter" and self._tokens(node) < 0 and end is not None and end["leaf"]
        text = "lab-maxn-over" if is_over else f"lab-maxn-{kind}"
        sentence = say(text, player=player + 1, left=self._tokens(node), winner=(player - 1) % PLAYERS + 1,
                       value=tuple_of(step.get("value", ())),
                       moves=", ".join(map(str, step.get("left", []) if kind == "cut" else [])))  # fmt: skip
        formula: list[Words] = []
        if kind == "value":
            children = [self._value(child, at) for child in walk.children(node, at)]
            formula = [[join(["max", tuple_of(children)]), "=", tuple_of(step["value"])]]
        picture = grid_of(walk.entries[node].get("rows", ()))
        return Scene(sentence, columns, rows, LINES[kind], formula, picture, tree, node)

    def _value(self, node: int, at: int) -> Words:
        """The value of a node after `at` steps, if it has one then."""
        result = self._walk.result(node, at)
        return tuple_of(result["value"]) if result else None

    def _tokens(self, node: int) -> int:
        """The tokens left at a node; -1 in a given tree."""
        left: int | None = self._walk.entries[node]["left"]
        return -1 if left is None else left

    def _branch(self, node: int, at: int) -> Branch:
        event, cut = self._walk.entries[node], self._walk.cut(node, at)
        children = [self._branch(child, at) for child in self._walk.children(node, at)]
        children += [Branch(f"{node}:{move}", say("lab-walks-out"), "", move, cut=True)
                     for move in (cut["left"] if cut else ())]  # fmt: skip
        label = say("lab-maxn-label", player=event["player"] + 1, left=self._tokens(node))
        note, look = self._value(node, at) or "", f"player-{event['player'] + 1}"
        return Branch(node, label, note, event["move"] or "", look=look, children=children)

    @property
    def views(self) -> list[View]:
        if "moves" in self.tables:
            bars = [(say(f"lab-maxn-{name}"), self._heap[name], self._heap[name]) for name in ("nodes", "pruned")
                    if self._heap]  # fmt: skip
            return [View("moves", bars_of(say("lab-maxn-up"), bars), "moves")]
        lines = [Series(say(f"lab-maxn-{name}"), look, [(row["heap"], row[column]) for row in self.rows("heaps")])
                 for name, look, column in (("nodes", "s1", "nodes"), ("pruned", "s2", "nodes pruned"))]  # fmt: skip
        return [View("heaps", plot(say("lab-maxn-across"), say("lab-maxn-up"), *lines), "heaps")]

    @property
    def verdict(self) -> Verdict | None:
        if self._heap is None:
            return None
        first, last = self._heap[FIRST], self._heap[LAST]
        winners = [max(range(PLAYERS), key=value.__getitem__) + 1 for value in (first, last)]
        right = str(winners[0]) if winners[0] == winners[1] else "ties"
        sentence = say("lab-maxn-verdict", first=tuple_of(first), last=tuple_of(last), heap=self._heap["heap"])
        return Verdict([right], sentence)
