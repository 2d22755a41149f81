"""UCT phase by phase: one search, with events from which every step of every iteration can be shown.

The search is pyengine/search/uct.py (Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo planning", 2006);
pyengine/lab/trace.py explains the wrong perspective.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from math import sqrt
from typing import ClassVar

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import State
from pyengine.core.parameters import Switch, Whole, parameter, parameters
from pyengine.lab.experiment import Experiment, Preset, marks, seed_of
from pyengine.lab.experiments.growth import Change, Growth, Moment
from pyengine.lab.experiments.players import Position, bot_of, position_of, require_search
from pyengine.lab.experiments.uctbyhand import Arm, guide
from pyengine.lab.log import Event, by_kind
from pyengine.lab.recording import Branch, Lazy, Recording, Scene, Table, Trial, Unit, Verdict, View
from pyengine.lab.trace import back_up_turned, playouts
from pyengine.lab.widgets import Lines, Picture, bars_of, board_of, grid_of, looks_of, plot, stack
from pyengine.lab.words import Words, join, say
from pyengine.search.bandit import logarithm
from pyengine.search.solve import values
from pyengine.search.uct import ROBUST, Uct, UctNode, UctTree

USUAL = parameters(Uct(sims=1, shortcuts=False))
"""The settings of the textbook."""
_MISTAKEN = {"playouts": 2000, "mistaken": True}
LONGEST = 500_000
"""The most moves of all playouts together."""
SOLVED = 6000
"""The most positions examined for exact values."""


@dataclass(frozen=True, slots=True)
class UctExperiment(Experiment):
    """Part 0 is the exact result, if the position is small enough; part 1 is the search.

    Its first event "start" has the `names` of all moves by their numbers, the player to move as `mover`, and whether
    moves take `tokens` from cells. Each iteration is an event. Nodes are numbered in the order in which they were
    added, from 0, the root.

    - `path`: the nodes from the root to the leaf. `spread`: for each of them but the last, 2 Cp sqrt(ln N) if its
      children were compared by value + spread / sqrt(visits), None if the next node was untried.
    - `grown`: each new node as [parent, move, player]. `placed`: for nodes visited for the first time, [node, changes]
      where the move did more than give the cell of its number to its player.
    - `games`: each playout from the leaf as [moves, score of player 1, cells that decided it]; its moves, by both
      players in turn, are each a cell or, where they change more, a list of [cell, content].
    - `proven`: each [node, winner] proven now.
    - `visits`, `totals`: those of the nodes of the path after the backup. A total is seen by the player who made the
      move of the node, that of the root by player 1.
    - `choice`: the move that would be played now, and its `value` for the player to move.
    """

    name, title, chapter, minutes, parts = "uct", "UCT, phase by phase", "uct", 15, 2
    question = "How do random games grow a tree in which the best move gets most of the visits?"
    presets: ClassVar[Mapping[str, Preset]] = {
        "win": Preset("A forced win in tic-tac-toe", {"position": "tictactoe3:a1.b1", "playouts": 500}),
        "second": Preset("A forced win for the second player", {"position": "tictactoe3:a1.c1.b1", "playouts": 500}),
        "long": Preset("Ten thousand playouts", {"playouts": 10_000}),
        "nim-5": Preset("Nim with 5 tokens, the wrong perspective", _MISTAKEN | {"position": "nim5"}),
        "nim-6": Preset("Nim with 6 tokens, the wrong perspective", _MISTAKEN | {"position": "nim6"}),
        "nim-9": Preset("Nim with 9 tokens, the wrong perspective", _MISTAKEN | {"position": "nim9"}),
        "y": Preset("Y", {"position": "y4", "playouts": 500}),
        "hex": Preset("Hex", {"position": "hex4", "playouts": 500}),
        "proofs": Preset(
            "Hex with 16 playouts an iteration and proofs",
            {"position": "hex4", "playouts": 2000, "sims": 16, "shortcuts": True},
        ),
    }

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
        if self.shortcuts:
            require_search(state)
        longest = self.playouts * state.cells.count(0)
        if longest > LONGEST:
            raise BadValue("too-many-playouts", "playouts", playouts=self.playouts, count=longest, most=LONGEST)

    @property
    def search(self) -> Uct:
        """The search with these settings."""
        return Uct(
            c=self.c, sims=self.sims, shortcuts=self.shortcuts, expand=self.expand, backup=self.backup, final=self.final
        )

    def part(self, number: int, seed: int) -> Iterator[Event]:
        state = position_of(self.position)
        if number == 0:
            with suppress(BadValue):  # the position is too large
                exact = {state.game.move_name(move): value for move, value in values(state, SOLVED).items()}
                yield {"is": "exact", "moves": exact}
            return
        game = state.game
        names = [game.move_name(move) for move in range(game.moves)]
        yield {"is": "start", "names": names, "mover": state.to_move, "tokens": game.geometry.tokens}
        tree = RecordedTree(state, Dice(seed_of(seed, 0)), self.search, mistaken=self.mistaken)
        yield from tree.record(self.playouts)

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`moves`: each move at the root at the end. `choice`: the best move, by playouts. `shares`: the visits.

        `value` is the mean score and `bonus` the exploration, whose sum selects; `exact` is the value under best play.
        All are those of the player to move. `nodes` counts the tree, `depth` is its longest path in moves.
        """
        kinds = by_kind(events)
        iterations, exact = kinds["iteration"], kinds["exact"][0]["moves"] if kinds["exact"] else {}
        names = kinds["start"][0]["names"] if kinds["start"] else []
        looks, moves, choice, shares = set(marks(len(iterations))), list[Row](), list[Row](), list[Row]()
        nodes, depth = list[list[int]]([[-1, -1, 0]]), 0  # each node as its parent, move and player
        statistics = dict[int, tuple[int, float]]()  # by moves at the root: visits and total
        for number, event in enumerate(iterations, 1):
            nodes += event.get("grown", ())
            depth = max(depth, len(event["path"]) - 1)
            statistics[nodes[event["path"][1]][1]] = event["visits"][1], event["totals"][1]
            if number in looks:
                playouts = number * self.sims if self.final == ROBUST else min(number * self.sims, self.playouts)
                chosen: Row = {"playouts": playouts, "move": names[event["choice"]], "value": event["value"]}
                choice.append(chosen | {"nodes": len(nodes) - 1, "depth": depth})
                total = sum(visits for visits, _ in statistics.values())
                for move, (visits, _) in sorted(statistics.items()):
                    row: Row = {"playouts": playouts, "move": names[move], "visits": visits}
                    shares.append(row | {"share %": round(100 * visits / total, 2)})
        for move, (visits, score) in sorted(statistics.items(), key=lambda item: (-item[1][0], item[0])):
            bonus = 2 * self.c * sqrt(logarithm(iterations[-1]["visits"][0])) / sqrt(visits)
            row = {"move": names[move], "visits": visits, "value": round(score / visits, 4), "bonus": round(bonus, 4)}
            moves.append(row | {"exact": exact.get(names[move])})
        return {"moves": Table(tuple(moves)), "choice": Table(tuple(choice)), "shares": Table(tuple(shares))}

    def by_hand(self, choices: Sequence[int], seed: int) -> Trial:
        """The tree that a person's choices grow, each the place of a move among the legal ones. Raises BadValue."""
        return guide(position_of(self.position), Uct(self.c, self.sims, shortcuts=False), choices, seed)


FIELDS = ("path", "spread", "grown", "placed", "games", "proven", "visits", "totals")
"""Those of an iteration, besides its choice."""


class RecordedTree(UctTree):
    """A UCT tree that records its iterations, in one position of a game without chance.

    With `mistaken`, scores are backed up by `back_up_turned`.
    """

    def __init__(self, state: State, dice: Dice, settings: Uct, *, mistaken: bool) -> None:
        self._event: Event = {name: [] for name in FIELDS}
        self._numbers: dict[UctNode, int] = {}
        self._mistaken = mistaken
        super().__init__(state, dice, settings)

    def record(self, playouts: int) -> Iterator[Event]:
        """Iterates, and yields each iteration as an event of UctExperiment. Only `spread` may be an empty list."""
        for _ in self.iterations(playouts):
            info = self.info()
            fields = {name: values for name, values in self._event.items() if values or name == "spread"}
            yield {"is": "iteration", **fields, "choice": info.move, "value": round(info.value, 4)}
            self._event = {name: [] for name in FIELDS}

    def _number(self, node: UctNode) -> int:
        return self._numbers.setdefault(node, len(self._numbers))

    def _descend(self) -> tuple[list[UctNode], State]:
        path, end = super()._descend()
        state = self._state
        for node in path[1:]:
            before, state = state, state.play(node.move)
            change = node.move if node.visits else _change(before, state, node.move)
            if change != node.move:
                self._event["placed"].append((self._number(node), change))
        return path, end

    def _child(self, node: UctNode, state: State) -> UctNode | None:
        child = super()._child(node, state)
        if child is not None:
            spread = round(2 * self._c * sqrt(logarithm(node.visits)), 6) if child.visits else None
            self._event["spread"].append(spread)
        return child

    def _grow(self, node: UctNode, move: int, player: int) -> UctNode:
        child = super()._grow(node, move, player)
        self._event["grown"].append([self._number(node), move, player])
        self._number(child)
        return child

    def _simulate(self, path: list[UctNode], state: State, count: int) -> tuple[float, int]:
        for moves, score in playouts(state, count, deepcopy(self._dice)):
            end, changes = state, list[Change]()
            for move in moves:
                before, end = end, end.play(move)
                changes.append(_change(before, end, move))
            self._event["games"].append([changes, _short(score), list(end.winning_cells())])
        return super()._simulate(path, state, count)

    def _settle(self, path: list[UctNode]) -> None:
        known = {node for node in path[:-1] if node.winner}
        super()._settle(path)
        proven = [node for node in reversed(path) if node.winner and node not in known]
        self._event["proven"] += [[self._number(node), node.winner] for node in proven]

    def _back_up(self, path: list[UctNode], score: float, most: int, visits: int, both: float) -> None:
        if self._mistaken:
            back_up_turned(path, score, most, visits)
        else:
            super()._back_up(path, score, most, visits, both)
        self._event["path"] = [self._number(node) for node in path]
        self._event["visits"] = [node.visits for node in path]
        self._event["totals"] = [_short(node.total) for node in path]


def _change(before: State, after: State, move: int) -> Change:
    """What a move did to the board."""
    if after.cells == before.cells[:move] + bytes([before.to_move]) + before.cells[move + 1 :]:
        return move
    pairs = enumerate(zip(before.cells, after.cells, strict=True))
    return [(cell, new) for cell, (old, new) in pairs if old != new]


def _short(number: float) -> float:
    """A whole number as an integer, which is shorter as JSON."""
    return int(number) if number == int(number) else number


MOST_LINES = 4
"""The most moves whose shares are drawn."""
MOST_BARS = 9
LINES = {"begin": (0, 1), "select": (2, 3), "expand": (4,), "simulate": (5,), "backup": (6, 7, 8)}
"""The lines of the pseudocode at work in each kind of step."""
SETTLED = {"early": 0.1, "half": 0.5, "late": 1.0}
"""The predictions, each with the share of the iterations within which the choice is final if it is right."""
STRIDES = (1, 10, 100, 1000)


class UctRecording(Recording, of=UctExperiment):
    """The growth of a tree from a position."""

    axes = ("logX", "linear")
    options = tuple(SETTLED)
    initial = 24

    def __init__(self, experiment: UctExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._growth = growth = Growth(events)
        self._state, self._search = position_of(experiment.position), experiment.search
        self.code = "mistaken" if experiment.mistaken else ""
        self._mistaken, self.trial = experiment.mistaken, experiment.by_hand((), 1)
        self._game, self._cells = self._state.game, self._state.game.geometry.names
        starts = growth.starts
        strides = [stride for stride in STRIDES if stride == 1 or stride < len(starts) - 1]
        self.units = [Unit(say("lab-uct-step"), range(starts[-1] + 1)), Unit(say("lab-uct-phase"), growth.phases)]
        self.units += [Unit(say("lab-uct-stride", count=stride), sorted({*starts[::stride], starts[-1]}))
                       for stride in strides]  # fmt: skip

    def scene(self, at: int) -> Scene:
        growth, moment = self._growth, self._growth.moment(at)
        arms = self._arms(moment)
        rows: list[list[Words]] = [[arm.name, arm.visits, arm.value, arm.bonus, arm.total] for arm in arms]
        lines = (9,) if 0 < at == growth.starts[-1] else LINES[moment.step.kind]
        columns: list[Words] = ["move", "visits", "value", "bonus", "sum"]
        sentence = say("lab-uct-at", at=at, told=self._sentence(moment, arms))
        bars = self._bars(arms, moment.compared.node if moment.compared else None)
        tree, way = self._branch(0, moment), [0, *growth.way(moment.step.node)]
        board, formula = self._board(moment, arms), self._formula(moment, arms)
        face = self._face(way)
        picture = stack(bars, face) if face else bars
        return Scene(sentence, columns, rows, lines, formula, picture, tree, moment.step.node, way, board)

    def _face(self, way: Sequence[int]) -> Picture | None:
        """The picture of the position at the end of a way, if its game has no board but pictures."""
        state = self._state
        for node in way[1:] if state.rows else ():
            state = state.play(self._growth.nodes[node].move)
        return grid_of(state.rows)

    def _arms(self, moment: Moment) -> list[Arm]:
        """The children that were compared last, else those of the root."""
        growth, step = self._growth, moment.compared
        children = growth.children(step.above if step else 0, moment.size)
        compared = {node for node in children if not growth.winner(node, moment.done)} or {*children}
        arms = list[Arm]()
        for node in children:
            visits, total = growth.statistics(node, moment.done)
            spread = step.spread if step and node in compared else None
            bonus = None if spread is None or not visits else spread / sqrt(visits)
            arms.append(Arm(node, growth.name(node), visits, total / visits if visits else None, bonus))
        return arms

    def _name(self, node: int) -> Words:
        return self._growth.name(node) if node else say("lab-uct-root")

    def _sentence(self, moment: Moment, arms: Sequence[Arm]) -> Words:
        growth, step, event, iteration = self._growth, moment.step, moment.event, moment.number
        match step.kind:
            case "begin":
                return say("lab-uct-before")
            case "select":
                bound = _bound_of(step.node, arms)
                parts: Words = [round(bound[0], 2), "+", round(bound[1], 2)] if bound else ""
                move = growth.name(step.node)
                return say("lab-uct-select", iteration=iteration, move=move, parts=parts, hasParts=bound is not None)
            case "expand":
                return say("lab-uct-expand", iteration=iteration, moves=join([*map(growth.name, step.added)], ", "))
            case "simulate":
                return self._playout(moment)
        games, path, players = event.get("games", ()), event["path"], self._game.players
        proofs = [(self._name(node), players[winner - 1]) for node, winner in event.get("proven", ())]
        told = join([join([say("lab-uct-proof", node=node, player=player), " "]) for node, player in proofs])
        score, choice = sum(score for _, score, _ in games), growth.start["names"][event["choice"]]
        counts, leaf = {"games": len(games), "nodes": len(path)}, growth.name(path[-1])
        result = {"iteration": iteration, "score": score, "player": players[0]} | counts
        return say("lab-uct-backup", **result, leaf=leaf, choice=choice, proofs=told)

    def _playout(self, moment: Moment) -> Words:
        """A move of a playout; the last one with its end."""
        growth, step, event, players = self._growth, moment.step, moment.event, self._game.players
        changes, score, _ = event["games"][step.game]
        first = growth.nodes[moment.step.node].player if moment.step.node else 3 - growth.start["mover"]
        mover = 1 if (first + step.ply) % 2 else 2
        cells = [cell for cell, _ in pairs(changes[step.ply - 1], mover)] if step.ply else []
        numbers = {"iteration": moment.number, "game": step.game + 1, "games": len(event["games"])}
        move = self._cells[cells[-1]] if cells else ""
        over = "unnamed" if step.ply and not cells else not cells
        sentence = say("lab-uct-simulate", **numbers, player=players[mover - 1], move=move, over=over)
        if step.ply < len(changes):
            return sentence
        winner = players[0 if score == 1 else 1]
        return [sentence, say("lab-uct-drawn") if score == 0.5 else say("lab-uct-won", player=winner)]

    def _formula(self, moment: Moment, arms: Sequence[Arm]) -> list[Words]:
        """What a step computes in numbers, line by line."""
        growth, step, event = self._growth, moment.step, moment.event
        if step.kind != "backup":
            bound = _bound_of(step.node, arms) if step.kind == "select" else None
            if bound is None:
                return [say("lab-uct-bound")]
            visits, total = growth.statistics(step.node, moment.done)
            every = growth.statistics(step.above, moment.done)[0]
            mean, root = join([total, "/", visits]), join([every, " / ", visits, ")"])
            name, (value, bonus) = growth.name(step.node), bound
            return [
                say("lab-uct-bound"),
                [join([name, ":"]), mean, "+", 2, "·", round(self._search.c, 2), "·", "sqrt(ln", root],
                ["=", round(value, 2), "+", round(bonus, 2), "=", round(value + bonus, 2)],
            ]
        lines = list[Words]()
        for node, visits, total in zip(event["path"], event["visits"], event["totals"], strict=True):
            changes = zip("NQ", growth.statistics(node, moment.done - 1), (visits, total), strict=True)
            sums = [join([f"{sign} = ", [old, "+", new - old, "=", new]]) for sign, old, new in changes]
            lines.append([join([self._name(node), ":"]), join(sums, ", ")])
        return [*lines, *([say("lab-uct-turned")] if self._mistaken else [])]

    def _bars(self, arms: Sequence[Arm], chosen: int | None) -> Picture:
        """Value and bonus of the children as parts of bars, the `chosen` one first; in all steps equally high."""
        rows = min(MOST_BARS, len(self._growth.nodes[0].children) or MOST_BARS)
        ranking = sorted(arms, key=lambda arm: (arm.number != chosen, -arm.length, -arm.visits))[:rows]
        title = say("lab-uct-bars-of", some=rows, all=len(arms)) if len(arms) > rows else say("lab-uct-bars")
        bars = [(arm.name, None if arm.value is None else round(arm.length, 2),
                 [("value", arm.value or 0.0), ("bonus", arm.bonus or 0.0)]) for arm in ranking]  # fmt: skip
        return bars_of(title, bars, rows, 1.0, -1 if chosen is None else 0)

    def _branch(self, node: int, moment: Moment) -> Branch:
        """A node with everything below it."""
        growth = self._growth
        visits, total = growth.statistics(node, moment.done)
        above = growth.statistics(max(0, growth.nodes[node].parent), moment.done)[0]
        winner, children = growth.winner(node, moment.done), growth.children(node, moment.size)
        name, value = self._name(node), [round(total / visits, 2)] if visits else []
        parts: list[Words] = [*value, visits] if visits else [say("lab-uct-unvisited")]
        note = join([*parts, *([say("lab-uct-proven")] if winner else [])], " · ")
        player = self._game.players[winner - 1] if winner else ""
        spoken = say("lab-uct-node", name=name, visits=visits, value=[*value], winner=player, hasWinner=winner > 0)
        below = Lazy(len(children), lambda: [self._branch(child, moment) for child in children])
        look, share = f"player-{growth.nodes[node].player}" if node else "", visits / above if above else 0.0
        return Branch(node, name, note, look=look, children=below, told=spoken, share=share)

    def _board(self, moment: Moment, arms: Sequence[Arm]) -> Picture:
        """The position of the node that was reached, with the playout so far, or the shares of the compared moves."""
        growth, step = self._growth, moment.step
        cells = list(self._state.cells)
        numbers = [0] * len(cells)
        position, player = dict[str, object](), growth.start["mover"]
        way = growth.way(moment.step.node)
        for number, node in enumerate(way, 1):
            changes = pairs(growth.nodes[node].change, growth.nodes[node].player)
            for cell, content in changes:
                cells[cell], numbers[cell] = content, number
            position["last"] = {"cells": [cell for cell, _ in changes]}
            player = 3 - growth.nodes[node].player
        line, winning = dict[str, dict[str, int]](), list[int]()
        if step.kind == "simulate":
            moves, _, chain = moment.event["games"][step.game]
            for number, change in enumerate(moves[: step.ply], len(way) + 1):
                for cell, content in pairs(change, player):
                    if cells[cell]:
                        cells[cell] = content
                    else:
                        line[self._cells[cell]] = {"number": number, "player": content}
                player = 3 - player
            winning = chain if step.ply == len(moves) else []
        free = {name for name, content in zip(self._cells, cells, strict=True) if not content}
        has_arms = step.kind not in ("expand", "simulate")
        visible = [arm for arm in arms if has_arms and arm.visits and arm.name in free]
        position |= {"cells": "".join(map(str, cells)), "numbers": numbers, "to_move": 0 if winning else player}
        position["winning_cells"] = winning
        every = sum(arm.visits for arm in arms)
        worth = self._search.sims if self._search.backup == "sum" else 1
        order = sorted(visible, key=lambda arm: -arm.visits)
        looks = dict[str, dict[str, object]]()
        for place, arm in enumerate(visible):
            chance, faded = (arm.value or 0) / worth, arm.visits < 2 and place > 0
            looks[arm.name] = {"order": order.index(arm) + 1, "chance": chance, "faded": faded}
        shares = {arm.name: arm.visits / every for arm in visible}
        tokens = growth.start["tokens"]
        return board_of(position, numbers=True, line=line, tokens=tokens, shares=shares, looks=looks)

    @property
    def views(self) -> list[View]:
        """The moves with the most visits at the end, with their shares over playouts."""
        moves = [row["move"] for row in self.rows("moves")[:MOST_LINES]]
        lines = Lines(looks_of(moves), "playouts", "share %", "move").of(self.rows("shares"))
        return [View("moves", plot(say("lab-uct-across-title"), say("lab-uct-up-title"), *lines), "moves")]

    @property
    def verdict(self) -> Verdict | None:
        choices = [event["choice"] for event in self._growth.iterations]
        if not choices:
            return None
        settled = 1 + max((number for number, choice in enumerate(choices, 1) if choice != choices[-1]), default=0)
        right = next(name for name, share in SETTLED.items() if settled <= max(1, share * len(choices)))
        move = self._growth.start["names"][choices[-1]]
        exact = next((row["exact"] for row in self.rows("moves") if row["move"] == move), None)
        return Verdict([right], say("lab-uct-settled", move=move, settled=settled, all=len(choices), exact=exact))


def _bound_of(node: int, arms: Sequence[Arm]) -> tuple[float, float] | None:
    """The value and the bonus by which a node was selected; None if it was not compared with others."""
    known = [(arm.value, arm.bonus) for arm in arms if arm.number == node]
    return next(((value, bonus) for value, bonus in known if value is not None and bonus is not None), None)


def pairs(change: Change, player: int) -> Sequence[Sequence[int]]:
    """Each cell that a player's move changes, with its new content."""
    return [(change, player)] if isinstance(change, int) else change
