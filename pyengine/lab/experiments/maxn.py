"""Three players at one heap, searched by max^n: who wins, and how far that hangs on ties."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.parameters import Real, Switch, Whole, Word, parameter
from pyengine.lab.branches import Branch
from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.maxn import FIRST, LAST, PLAYERS, Position, Rules, Search, SharesText, Value, shown
from pyengine.lab.recording import Recording, Scene, Series, Told, Unit, Verdict, View, bars_of, plot, said
from pyengine.lab.table import Table

Below = dict[int | None, list[int]]
"""The nodes that have been entered below each node."""
LINES = {"leaf": (1,), "enter": (2, 3), "value": (4, 6), "cut": (5,)}


@dataclass(frozen=True)
class MaxN(Experiment):
    """Part 0 is one search: events "enter", "value" (with `leaf` at the end of the game) and "cut".

    Each other part is a heap: an event "heap" with the value by both rules for ties, and the nodes with and without
    pruning. For a tree that is given there is one such event, with the values of the `moves` at its root, too.
    """

    name: ClassVar[str] = "maxn"
    title: ClassVar[str] = "Three players"
    question: ClassVar[str] = "Who wins if three players take from a heap, and does that follow from the rules alone?"
    chapter: ClassVar[str] = "search"
    minutes: ClassVar[int] = 8

    heap: int = parameter("Tokens in the heap", 5, Whole(1, 10))
    tree: tuple[Position, ...] | None = parameter(
        "A tree of your own in place of the heap, as ((1:2:3,4:0:2),(0:5:1,2:2:2))", None, SharesText()
    )
    take: int = parameter("Most tokens that a move takes", 3, Whole(2, 4))
    second: float = parameter("Share of the player who moved before the winner", 0.0, Real(0, 0.5))
    ties: str = parameter(
        "Of moves that are equal for the player, the one to be made", FIRST, Word(first="the first", last="the last")
    )
    prune: bool = parameter("Shallow pruning", False, Switch())
    margin: float = parameter("Pruning leaves out what is better by this at most", 0.0, Real(0, 1))

    @property
    def parts(self) -> int:
        return 2 if self.tree else 1 + self.heap

    @property
    def root(self) -> Position:
        """What is searched."""
        return self.tree or self.heap

    def part(self, number: int, seed: int) -> Iterator[Event]:  # noqa: ARG002 (no chance)
        rules = Rules(self.take, self.second, self.margin)
        if number == 0:
            yield from Search(rules, self.ties, self.prune).run(self.root)
            return
        searches = [Search(rules, ties, prune) for ties in (FIRST, LAST) for prune in (False, True)]
        values = [search.value_of(self.tree or number) for search in searches]
        nodes = {"nodes": searches[0].nodes, "pruned": searches[1].nodes}
        heap: Event = {"is": "heap", "heap": number, FIRST: values[0], LAST: values[2], **nodes}
        if self.tree:
            heap |= {"heap": 0, "moves": {ties: self._moves(rules, ties) for ties in (FIRST, LAST)}}
        yield heap

    def _moves(self, rules: Rules, ties: str) -> list[Value]:
        """The values of the moves at the root."""
        events = list(Search(rules, ties, prune=False).run(self.root))
        values = {event["node"]: event["value"] for event in events if event["is"] == "value"}
        return [values[event["node"]] for event in events if event["is"] == "enter" and event["parent"] == 0]

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`heaps`: the values of both rules for ties, seen by players 1, 2 and 3, and the nodes visited.

        Of a tree that is given only `moves`: the values of those at its root.
        """
        heaps = [event for event in events if event["is"] == "heap"]
        if self.tree:
            values = heaps[0]["moves"] if heaps else {FIRST: [], LAST: []}
            pairs = enumerate(zip(values[FIRST], values[LAST], strict=True), 1)
            return {"moves": Table(tuple({"move": move, "first tie": shown(first), "last tie": shown(last)}
                                         for move, (first, last) in pairs))}  # fmt: skip
        return {"heaps": Table(tuple(
            {"heap": one["heap"], "first tie": shown(one[FIRST]), "last tie": shown(one[LAST]),
             "nodes": one["nodes"], "nodes pruned": one["pruned"]} for one in heaps
        ))}  # fmt: skip

    def recorded(self, events: Sequence[Event]) -> Recording:
        return MaxNRecording(self, events)


class MaxNRecording(Recording):
    """The tree with the tuples that are known so far."""

    axes: tuple[str, ...] = ("logY", "linear")
    options = ("1", "2", "3", "ties")

    def __init__(self, experiment: MaxN, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self.axes = ("linear",) if experiment.tree else self.axes
        self._steps = [event for event in events if event["is"] in LINES]
        self._nodes = {event["node"]: event for event in self._steps if event["is"] == "enter"}
        self._whole = {event["heap"]: event for event in events if event["is"] == "heap"}.get(
            0 if experiment.tree else experiment.heap
        )

    @property
    def units(self) -> list[Unit]:
        return [Unit.every(said("lab-walks-step"), len(self._steps))]

    def scene(self, at: int) -> Scene:
        columns: list[Told] = ["move", "player", "tokens", "value"]
        if not self._nodes:
            return Scene(said("lab-maxn-before"), columns, [])
        values = {event["node"]: event for event in self._steps[:at] if event["is"] == "value"}
        cuts = {event["node"]: event["left"] for event in self._steps[:at] if event["is"] == "cut"}
        below: Below = {}
        for event in self._steps[: max(at, 1)]:
            if event["is"] == "enter":
                below.setdefault(event["parent"], []).append(event["node"])
        step = self._steps[at - 1] if at else None
        node = step["node"] if step else 0
        way = [node]
        while (parent := self._nodes[way[0]]["parent"]) is not None:
            way.insert(0, parent)
        rows: list[list[Told]] = [[self._edge(one), self._nodes[one]["player"] + 1, self._nodes[one]["left"],
                                   shown(values[one]["value"]) if one in values else None] for one in way]  # fmt: skip
        if step is None:
            return Scene(said("lab-maxn-before"), columns, rows, tree=self._branch(0, below, values, cuts))
        kind = "leaf" if step.get("leaf") else step["is"]
        told = said(f"lab-maxn-{kind}", player=self._nodes[node]["player"] + 1, left=self._left(node),
                    winner=(self._nodes[node]["player"] - 1) % PLAYERS + 1, value=shown(step.get("value", ())),
                    moves=", ".join(map(str, step.get("left", []) if kind == "cut" else [])))  # fmt: skip
        children = [shown(values[child]["value"]) for child in below.get(node, []) if child in values]
        formula = [f"max({'; '.join(children)}) = {shown(step['value'])}"] if kind == "value" else []
        tree = self._branch(0, below, values, cuts)
        return Scene(told, columns, rows, LINES[kind], formula, tree=tree, current=node)

    def _left(self, node: int) -> int:
        """The tokens at a node; -1 in a tree that is given."""
        left: int | None = self._nodes[node]["left"]
        return -1 if left is None else left

    def _edge(self, node: int) -> Told:
        return self._nodes[node]["move"] or said("lab-walks-root")

    def _branch(self, node: int, below: Below, values: dict[int, Event], cuts: dict[int, list[int]]) -> Branch:
        event = self._nodes[node]
        note = shown(values[node]["value"]) if node in values else ""
        children = [self._branch(child, below, values, cuts) for child in below.get(node, [])]
        children += [Branch(f"{node}:{move}", said("lab-walks-out"), "", move, cut=True) for move in cuts.get(node, [])]
        label = said("lab-maxn-label", player=event["player"] + 1, left=self._left(node))
        return Branch(node, label, note, event["move"] or "", look=f"player-{event['player'] + 1}", children=children)

    @property
    def views(self) -> list[View]:
        if "moves" in self.tables:
            counts = (
                [(said(f"lab-maxn-{name}"), self._whole[name]) for name in ("nodes", "pruned")] if self._whole else []
            )
            bars = bars_of(said("lab-maxn-up"), [(name, count, count) for name, count in counts])
            return [View("moves", bars, "moves")]
        rows = self.tables["heaps"].rows
        lines = [Series(said(f"lab-maxn-{name}"), look,
                        [(float(row["heap"] or 0), float(row[column] or 0)) for row in rows])
                 for name, look, column in (("nodes", "s1", "nodes"), ("pruned", "s2", "nodes pruned"))]  # fmt: skip
        return [View("heaps", plot(said("lab-maxn-across"), said("lab-maxn-up"), *lines), "heaps")]

    @property
    def verdict(self) -> Verdict | None:
        if self._whole is None:
            return None
        first, last = self._whole[FIRST], self._whole[LAST]
        winners = [max(range(PLAYERS), key=value.__getitem__) + 1 for value in (first, last)]
        right = str(winners[0]) if winners[0] == winners[1] else "ties"
        return Verdict(
            [right], said("lab-maxn-verdict", first=shown(first), last=shown(last), heap=self._whole["heap"])
        )
