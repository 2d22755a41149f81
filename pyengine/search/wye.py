"""The bot `wye`: tree search in batches over bit-parallel playouts.

The tree lies in arrays. A batch of descents runs together, one level of all of them at a time; a little noise on the
scores spreads them over the tree without virtual losses. All new leaves of a batch are valued in one pass of some
playouts each, and what happened in these goes to every node above: the result to the moves that were made, and the
all-moves-as-first counts to all moves (RAVE; Sylvain Gelly and David Silver, "Combining online and offline knowledge
in UCT", 2007). A leaf's value is an average of many playouts, so there is hardly any exploration beyond that.

Where a leaf is won by pairs of cells (pairs.py), that is proven and backed up: the moves that lose are never made again
(Mark Winands, Yngvi Björnsson and Jahn-Takeshi Saito, "Monte-Carlo tree search solver", 2008), and a proof shuts out
all moves that do not interfere with it (proof.py).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from pyengine.dice import Dice
from pyengine.game import NOBODY, State, opponent
from pyengine.openings import worth_taking
from pyengine.reduction import PLAYOUTS_A_WORD
from pyengine.search.distance import Board, bits, mask_of
from pyengine.search.evaluation import Evaluator, Stones
from pyengine.search.fills import SAMPLES
from pyengine.search.info import Branch, Info, line_of, setting
from pyengine.search.pairs import Pairs
from pyengine.search.patterns import Prior, weights
from pyengine.search.proof import Proofs

Numbers = NDArray[np.intp]
Floats = NDArray[np.float32]
Share = TypeVar("Share", float, Floats)

VISITS, WINS, OWNED, OWNED_WINS = range(4)
SCORE, SPREAD = range(2)
NO_CHILD = -1
NOISE_POOL = 1 << 16
SMALLEST_BATCH = 8
CHUNK = 1024
"""Nodes that are moved at a time."""
UNSURE = 0.001
"""What is left of doubt where nothing is proven."""
DOUBT = 50
"""Visits up to which a handicapped player rather distrusts a move."""


@dataclass(frozen=True, slots=True)
class Wye:
    """The search and its settings."""

    batch: int = setting("Descents that run together", 64, 1, 1024)
    words: int = setting("Words of 64 playouts in each leaf", 2, 1, 16)
    rave: float = setting(
        "Visits over the root of the cells at which a move's own results weigh as all moves as first", 4.5, 0.001, 1e6
    )
    noise: float = setting(
        "Deviation of the noise on a move's score, times the roots of visits + rave and of the cells", 1.1, 0.0, 1000.0
    )
    prior: float = setting("Weight of what is learnt about a move's surroundings", 1.0, 0.0, 100.0)
    pairs: bool = setting("Playouts draw neighbouring cells against each other", True)
    memory: int = setting("Largest tree in MiB; when it is full, new leaves are not remembered", 192, 1, 65_536)
    blur: float = setting("Handicap: how far the values of the moves are misjudged in the end", 0.0, 0.0, 100.0)

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after a look at the root and after each batch of descents.

        Under a pie rule it opens with the most even stone, and swaps what is ahead; where openings.py knows a stone,
        that decides.
        """
        return self.run(Descents(state, dice, self), playouts)

    def remembering(self) -> Remembering:
        """The same search for the moves of one game, each of which goes on from the tree of the one before."""
        return Remembering(self)

    def run(self, search: Descents, playouts: int | None) -> Iterator[Info]:
        """Lets a tree grow by so many playouts, or until all is proven; yields as above."""
        sure = search.sure_move()
        if sure is not None and not self.blur:
            yield Info(sure, 1.0, 0, 1, {sure: 1}, line_of(sure))
            return
        wanted = None if playouts is None else -(-playouts // (PLAYOUTS_A_WORD * self.words))
        yield search.info()
        while not search.settled and (wanted is None or search.nodes < wanted):
            # What a small tree knows changes fast, and a large batch would descend by what it knew before.
            batch = min(self.batch, max(SMALLEST_BATCH, search.nodes // 32))
            search.batch(batch if wanted is None else min(batch, wanted - search.nodes))
            yield search.info()


class Remembering:
    """The search of one game: it keeps its tree, and what is left of that after a move and the answer to it."""

    def __init__(self, settings: Wye) -> None:
        self._settings = settings
        self._search: Descents | None = None

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields like the plain search; what was known before comes on top of the budget."""
        if self._search is None or not self._search.follow(state, dice):
            self._search = None  # two trees at once would take twice the memory
            self._search = Descents(state, dice, self._settings)
        return self._settings.run(self._search, playouts)


class Tree:
    """Nodes in arrays, one row a node, one column a cell; node 0 is the root.

    Every number is seen by the player who moves at the node. `stats` has shape (nodes, 4, cells): visits of the move
    and wins that came of it (a visit counts as one game, its win as a share of one); then, in playouts, how often the
    cell was the mover's own and how often it was that in a win, -inf where a stone lies. `choice` has shape (nodes, 2,
    cells): the score that a descent maximizes, which is the chance that the move wins, and the spread of the noise on
    it; `bonus`, shape (nodes, cells), what lies around the move adds to the share of all moves as first. `child`, shape
    (nodes, cells), is the node after the move, or NO_CHILD; `edge`, shape (nodes,), where that stands: node * cells +
    move.
    """

    def __init__(self, cells: int, settings: Wye) -> None:
        self.cells, self.size = cells, 0
        # On a small board the moves lie farther apart, and what looks bad at first is more often worth another look.
        root = sqrt(cells)
        self._rave, self._noise = settings.rave * root, settings.noise / root
        self.limit = max(1, settings.memory * 2**20 // (cells * 32 + 8))
        # Room for all nodes at once: systems commit memory as it is touched, and to grow later is to stop and copy.
        self.stats: Floats = np.empty((self.limit, 4, cells), np.float32)
        self.choice: Floats = np.empty((self.limit, 2, cells), np.float32)
        self.bonus: Floats = np.empty((self.limit, cells), np.float32)
        self.child: NDArray[np.int32] = np.empty((self.limit, cells), np.int32)
        self.edge: Numbers = np.empty(self.limit, np.intp)

    def add(self, edges: Numbers, stones: Stones, counts: Floats, bonus: Floats) -> None:
        """Adds nodes for the positions behind these edges, as far as there is room. Node 0 has no edge: any will do.

        `stones` has shape (positions, cells), `counts` shape (positions, 2, cells): own, and own in a win;
        `bonus` has the shape of `stones`.
        """
        count = min(len(stones), self.limit - self.size)
        rows = slice(self.size, self.size + count)
        self.size += count
        self.edge[rows] = edges[:count]
        if rows.start:
            self.child.reshape(-1)[edges[:count]] = np.arange(rows.start, rows.stop)
        self.child[rows] = NO_CHILD
        self.stats[rows, :OWNED] = 0
        self.stats[rows, OWNED:] = counts[:count]
        self.stats[rows, OWNED_WINS][stones[:count] != NOBODY] = -np.inf
        self.bonus[rows] = bonus[:count]
        self._choose(rows, self.stats[rows])

    def descend_to(self, root: int) -> Numbers:
        """Makes a node the root and forgets all that is not below it. Returns the nodes kept, in their new order."""
        levels = [np.array([root])]
        while len(levels[-1]):
            children = self.child[levels[-1]]
            levels.append(children[children != NO_CHILD].astype(np.intp))
        kept = np.sort(np.concatenate(levels))
        renamed = np.full(self.size, NO_CHILD, np.int32)
        renamed[kept] = np.arange(len(kept))
        for first in range(0, len(kept), CHUNK):  # nodes only ever move down, so that no second tree is needed
            rows, old = slice(first, min(first + CHUNK, len(kept))), kept[first : first + CHUNK]
            self.stats[rows], self.choice[rows] = self.stats[old], self.choice[old]
            self.bonus[rows], child = self.bonus[old], self.child[old]
            self.child[rows] = np.where(child == NO_CHILD, NO_CHILD, renamed[child])
            parent, move = np.divmod(self.edge[old], self.cells)
            self.edge[rows] = renamed[parent] * self.cells + move
        self.size = len(kept)
        return kept

    def update(self, nodes: Numbers, counts: Floats) -> None:
        """Adds to the all-moves-as-first statistics, shape (nodes, 2, cells), and scores anew; each node only once."""
        stats = self.stats[nodes]
        stats[:, OWNED:] += counts
        self.stats[nodes, OWNED:] = stats[:, OWNED:]
        self._choose(nodes, stats)

    def close(self, node: int, moves: list[int]) -> None:
        """Never makes these moves again."""
        self.stats[node, OWNED_WINS, moves] = -np.inf
        self.choice[node, SCORE, moves] = -np.inf

    def _choose(self, nodes: Numbers | slice, stats: Floats) -> None:
        """Scores moves by their own results and by all moves as first, which count as so many visits."""
        visits = stats[:, VISITS]
        score = amaf(stats[:, OWNED], stats[:, OWNED_WINS])
        score += self.bonus[nodes]
        score *= self._rave
        score += stats[:, WINS]
        share = 1 / (visits + self._rave)
        score *= share
        np.sqrt(share, out=share)
        share *= self._noise
        self.choice[nodes, SCORE] = score
        self.choice[nodes, SPREAD] = share


class Descents:
    """A search of one position: its tree, and the batches of descents that make it grow."""

    def __init__(self, state: State, dice: Dice, settings: Wye) -> None:
        field, goals = state.field, state.goals
        assert field is not None, "bots.py offers this search only games that have one"
        assert goals is not None, "a field is there to decide who has reached a goal"
        self._evaluator = Evaluator(state.game.geometry, field, goals, settings.words, pairs=settings.pairs)
        self._board, self._proofs = Board(state.game.geometry), Proofs()
        self._pairs = [Pairs(self._board, self._board.goal(goal)) for goal in goals]
        self._noise = _normal(dice, NOISE_POOL + settings.batch * len(state.cells))
        self._words, self._samples = settings.words, SAMPLES * settings.words
        self._blur = settings.blur
        known = weights().get(state.game.name)
        self._prior = Prior(field, known, settings.prior) if known is not None and settings.prior else None
        self.tree = Tree(len(state.cells), settings)
        self._start(state, dice)
        self.nodes, self._before = 1, 0
        """Positions valued since the search of the root began and before that, each by one word of playouts."""
        root = self._stones[np.newaxis]
        _, counts, _ = self._evaluate(root)
        self.tree.add(np.array([NO_CHILD]), root, counts[0], self._bonus(root, np.array([0]), None))

    def _start(self, state: State, dice: Dice) -> None:
        """Makes a position the one that is searched."""
        self._state, self._dice, self._player = state, dice, state.to_move
        self._stones: Stones = np.frombuffer(state.cells, np.uint8)
        self._cells = np.flatnonzero(self._stones == NOBODY).tolist()
        self._errors = _errors(dice, self._blur, len(self._stones)) if self._blur else None
        swap = state.game.swap
        self._swap, self._stone = swap if swap in state.legal() else None, worth_taking(state)
        self._may_be_swapped = swap is not None and swap in state.play(state.legal()[0]).legal()

    def follow(self, state: State, dice: Dice) -> bool:
        """Goes on from what the tree knows of a later position of the same game; False if it knows nothing of it."""
        before = self._state
        if (state.game, state.goals) != (before.game, before.goals):
            return False
        made = [cell for cell in self._cells if state.cells[cell] != NOBODY]
        made.sort(key=lambda cell: state.cells[cell] != self._player)  # one's own move, then the answer
        node, player, seen = 0, self._player, self._before + self.nodes
        after = bytearray(before.cells)
        for cell in made:
            after[cell], player = player, opponent(player)
            seen = int(self.tree.stats[node, VISITS, cell])
            node = int(self.tree.child[node, cell])
            if node == NO_CHILD:
                return False
        if after != state.cells or player != state.to_move:
            return False
        if made:
            self._proofs = self._proofs.below(self.tree.descend_to(node).tolist())
        self._start(state, dice)
        self.nodes, self._before = 0, seen
        return True

    def batch(self, count: int) -> None:
        """Descends `count` times from the root, values the leaves and tells every node above what came of it."""
        tree, cells = self.tree, self.tree.cells
        positions = np.repeat(self._stones[np.newaxis], count, axis=0)
        edge, depth = np.empty(count, np.intp), np.empty(count, np.intp)
        who, node, mover = np.arange(count), np.zeros(count, np.intp), self._player
        levels: list[tuple[Numbers, Numbers, Numbers]] = []
        while len(who):
            moves = self._select(node)
            positions[who, moves] = mover
            edge[who], depth[who] = node * cells + moves, len(levels)
            levels.append((who, node, edge[who]))
            child = tree.child[node, moves]
            inside = child != NO_CHILD
            who, node, mover = who[inside], child[inside], opponent(mover)
        values, counts, certain = self._evaluate(positions)
        self.nodes += count
        proven = self._proven(edge, positions, certain) if certain.any() else {}
        for number in proven:
            values[:, number] = (1, 0) if certain[number] == self._player else (0, 1)
        self._expand(edge, positions, depth, counts, proven)
        self._back_up(levels, values, counts)
        for number, carrier in proven.items():
            mover = self._player if depth[number] % 2 == 0 else opponent(self._player)
            self._prove(int(edge[number]), mover == certain[number], carrier)

    def _expand(
        self, edge: Numbers, positions: Stones, depth: Numbers, counts: Floats, proven: Collection[int]
    ) -> None:
        """Remembers the leaves behind these edges that are still open. Descents that met share what they learnt."""
        edges, first, leaf = np.unique(edge, return_index=True, return_inverse=True)
        seen = counts[(depth + 1) % 2, np.arange(len(depth))]
        if len(edges) < len(edge):
            _, seen = _sums(leaf, seen, np.arange(len(edge)))
        if proven:
            open_ = np.flatnonzero(np.isin(edges, edge[list(proven)], invert=True))
            edges, first, seen = edges[open_], first[open_], seen[open_]
        bonus = self._bonus(positions[first], depth[first] + 1, edges % self.tree.cells)
        self.tree.add(edges, positions[first], seen, bonus)

    @property
    def settled(self) -> bool:
        """Whether nothing is left to find out."""
        return 0 in self._proofs.decided or bool(np.isneginf(self.tree.choice[0, SCORE]).all())

    def sure_move(self) -> int | None:
        """A move that wins at once, or where the player to move has won already by pairs of cells, one of these."""
        at_once = self._state.winning_move()
        if at_once is not None or self._may_be_swapped:
            return at_once
        carrier = self._carrier(self._stones, self._player)
        return None if carrier is None else next(bits(carrier))

    def info(self) -> Info:
        """What is known now. To swap is to take the other side: of a stone of known worth, else of the best move."""
        best, value = self._best()
        visits = self.tree.stats[0, VISITS]
        of_moves = {move: int(visits[move]) for move in self._cells}
        playouts = self.nodes * PLAYOUTS_A_WORD * self._words
        stone = 1 - value if self._stone is None else self._stone
        if self._swap is not None and stone > 0.5:
            return Info(self._swap, stone, playouts, self.nodes, of_moves, line_of(self._swap))
        if self._may_be_swapped:
            value = min(value, 1 - value)
        lead = 0 if self._blur or self._swap is not None else int(visits[best] - np.delete(visits, best).max(initial=0))
        return Info(best, value, playouts, self.nodes, of_moves, self._line, self._branches, lead, self._owned)

    def _best(self) -> tuple[int, float]:
        """The move to make at the root and its chance to win: of those that are not lost the one of most visits."""
        visits, score = self.tree.stats[0, VISITS], self.tree.choice[0, SCORE]
        proof = self._proofs.decided.get(0)
        won = None if proof is None else proof.move
        if self._errors is not None and not np.isneginf(score).all():
            worth = score * (visits + DOUBT) / (visits + 2 * DOUBT)
            if won is not None:
                worth[won] = 1
            best = int((worth + self._errors).argmax())
            return best, 1.0 if best == won else self._chance(best)
        if won is not None:
            return won, 1.0
        if self.settled:  # all is lost: the move that was hardest to refute
            return int(visits.argmax()), 0.0
        best = int(np.where(np.isneginf(score), -1, visits).argmax())
        if not visits[best]:
            best = int(score.argmax())
        return best, self._chance(best)

    def _chance(self, move: int) -> float:
        """Of a move at the root by what came of it: before it was tried, by all moves as first."""
        visits, wins, owned, owned_wins = self.tree.stats[0, :, move].tolist()
        return chance(wins / visits if visits else amaf(owned, owned_wins))

    def _line(self) -> tuple[int, ...]:
        """The principal variation: from the root the move of most visits, as long as there is one that was visited."""
        node, moves = 0, []
        while node != NO_CHILD:
            visits = self.tree.stats[node, VISITS]
            move = int(visits.argmax())
            if not visits[move]:
                break
            moves.append(move)
            node = int(self.tree.child[node, move])
        return tuple(moves)

    def _owned(self) -> tuple[float, ...]:
        """How often the cells were the mover's at the end of a playout."""
        owned: list[float] = (self.tree.stats[0, OWNED] / (self._samples * (self._before + self.nodes))).tolist()
        return tuple(owned)

    def _branches(self, *tops: int, node: int = 0, player: int = 0) -> tuple[Branch, ...]:
        """The most visited moves at a node and below."""
        if node == NO_CHILD or not tops:
            return ()
        player = player or self._player
        visits = self.tree.stats[node, VISITS]
        best = np.argsort(-visits, kind="stable")[: tops[0]]
        return tuple(
            Branch(
                move,
                player,
                int(visits[move]),
                self._worth(node, move),
                self._branches(*tops[1:], node=int(self.tree.child[node, move]), player=opponent(player)),
            )
            for move in best.tolist()
            if visits[move]
        )

    def _worth(self, node: int, move: int) -> float:
        """The winning chance of who makes a move that was visited: 1 or 0 where that is proven."""
        proof = self._proofs.decided.get(node)
        if proof is not None and proof.move in (move, None):
            return float(proof.won)
        if np.isneginf(self.tree.choice[node, SCORE, move]):
            return 0.0
        return chance(float(self.tree.stats[node, WINS, move] / self.tree.stats[node, VISITS, move]))

    def _select(self, nodes: Numbers) -> Numbers:
        """The move of the best score with noise at each of these nodes."""
        choice = self.tree.choice[nodes]
        size = choice[:, SCORE].size
        start = self._dice.below(NOISE_POOL)
        noisy = self._noise[start : start + size].reshape(len(nodes), -1) * choice[:, SPREAD]
        noisy += choice[:, SCORE]
        moves: Numbers = noisy.argmax(axis=1)
        return moves

    def _bonus(self, positions: Stones, depth: Numbers, last: Numbers | None) -> Floats:
        """By how much what lies around a move raises its chance in these positions, shape (k, cells).

        `depth` is how many moves below the root they are, `last` the move before, each of shape (k,).
        """
        if self._prior is None:
            return np.zeros(positions.shape, np.float32)
        players = np.where(depth % 2 == 0, self._player, opponent(self._player))
        return self._prior.of(positions, players, last)

    def _evaluate(self, positions: Stones) -> tuple[Floats, Floats, Numbers]:
        """What the playouts of each position say to the player at the root (index 0) and to the other one (1).

        Returns values, shape (2, k), in wins of a game, and counts, shape (2, k, 2, cells), in playouts: how often a
        cell was one's own, and how often in a win; and who seems to have won, shape (k,).
        """
        wins, owned, owned_wins, certain = self._evaluator.evaluate(positions, self._dice)
        values = np.empty((2, len(positions)), np.float32)
        counts = np.empty((2, len(positions), 2, self.tree.cells), np.float32)
        one, two = (0, 1) if self._player == 1 else (1, 0)
        values[one] = wins / np.float32(self._samples)
        values[two] = 1 - values[one]
        counts[one, :, 0], counts[one, :, 1] = owned, owned_wins
        counts[two, :, 0] = self._samples - owned
        counts[two, :, 1] = counts[two, :, 0] - wins[:, np.newaxis] + owned_wins
        return values, counts, certain

    def _proven(self, edge: Numbers, positions: Stones, certain: Numbers) -> dict[int, int]:
        """The carriers of the positions that are decided, by their place among these."""
        found: dict[int, int] = {}
        known: dict[int, int | None] = {}
        for number in np.flatnonzero(certain).tolist():
            behind = int(edge[number])
            if behind not in known:
                known[behind] = self._carrier(positions[number], int(certain[number]))
            carrier = known[behind]
            if carrier is not None:
                found[number] = carrier
        return found

    def _carrier(self, stones: NDArray[np.uint8], player: int) -> int | None:
        """The cells by which a player has won a position, whoever moves; None if that is not certain."""
        cells = stones.tobytes()
        return self._pairs[player - 1].held(mask_of(cells, player), mask_of(cells, NOBODY))

    def _prove(self, edge: int, won: bool, carrier: int) -> None:
        """Backs up that a move wins, or loses, for who makes it, with the carrier of the position after the move."""
        tree, proofs = self.tree, self._proofs
        while True:
            node, move = divmod(edge, tree.cells)
            if node in proofs.decided:
                return
            if node == 0 and self._may_be_swapped and won:
                tree.close(node, [move])
                return
            proof = proofs.win(node, move, carrier) if won else proofs.loss(node, carrier)
            if proof is None:
                lost = ~proofs.threats[node].must_play & self._board.all
                tree.close(node, list(bits(lost)))
                return
            if node == 0:
                return
            edge, won, carrier = int(tree.edge[node]), not proof.won, proof.carrier

    def _back_up(self, levels: list[tuple[Numbers, Numbers, Numbers]], values: Floats, counts: Floats) -> None:
        """Gives each node on the way what its descents brought, as its mover sees it."""
        tree, leaves = self.tree, counts.shape[1]
        node = np.concatenate([nodes for _, nodes, _ in levels])
        edge = np.concatenate([edges for _, _, edges in levels])
        seen = np.concatenate([who + level % 2 * leaves for level, (who, _, _) in enumerate(levels)])
        visit = edge + edge // tree.cells * (3 * tree.cells)  # from (nodes, cells) to the place in stats
        flat = tree.stats.reshape(-1)
        np.add.at(flat, visit, np.float32(1))
        np.add.at(flat, visit + tree.cells, values.reshape(-1)[seen])
        nodes, sums = _sums(node, counts.reshape(-1, 2, tree.cells), seen)
        tree.update(nodes, sums)
        if self._may_be_swapped:  # a first stone is worth what it is worth after the swap, if that is less
            tree.choice[0, SCORE] = 0.5 - np.abs(tree.choice[0, SCORE] - 0.5)


def chance(share: float) -> float:
    """The chance to win that a share of won playouts stands for, 0 to 1; without a proof never quite that.

    Random games forgive more than good ones, so whoever wins a few more of them wins most games: the odds are cubed,
    which is what came of games of a stronger setting (tests/reliability.py).
    """
    won, lost = share * share * share, (1 - share) * (1 - share) * (1 - share)
    return min(max(won / (won + lost), UNSURE), 1 - UNSURE)


def amaf(owned: Share, owned_wins: Share) -> Share:
    """The share of wins of all moves as first, 0 to 1; another word of playouts, half of them won, counts as well."""
    return (owned_wins + SAMPLES) / (owned + 2 * SAMPLES)


def _sums(keys: Numbers, rows: Floats, of: Numbers) -> tuple[Numbers, Floats]:
    """The different keys in increasing order, and for each the sum of the rows `of` its places."""
    order = np.argsort(keys, kind="stable")
    keys, rows = keys[order], rows[of[order]]
    starts = np.flatnonzero(np.diff(keys, prepend=-1))
    lengths = np.diff(starts, append=len(keys))
    sums, several = rows[starts], lengths > 1
    ends = np.cumsum(lengths[several])
    # Most keys stand alone, and to reduce what is one row already is what would cost most here.
    sums[several] = np.add.reduceat(rows[np.repeat(several, lengths)], ends - lengths[several], axis=0)
    return keys[starts], sums


def _errors(dice: Dice, blur: float, count: int) -> Floats:
    """By how much a handicapped player misjudges each of `count` moves, in wins of a game.

    The deviation is `blur` times the squared odds of a uniform number: mostly little, sometimes more than all that
    matters, as attention goes. So a win in one is overlooked now and then, and the weaker of two may win.
    """
    share = dice.share()
    odds = share / (1 - share)
    return _normal(dice, count) * np.float32(blur * (odds * odds))


def _normal(dice: Dice, count: int) -> Floats:
    """Numbers of mean 0 and deviation 1, nearly normal: each the sum of four uniform ones, so that integers suffice."""
    total = dice.octets(4, count).sum(axis=0, dtype=np.int32)
    deviation = np.sqrt(np.float32(4 * (256**2 - 1) / 12))
    drawn: Floats = (total - 510).astype(np.float32) / deviation
    return drawn
