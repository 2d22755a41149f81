"""Problems: positions of Y and Hex in which exactly one move wins, found in games of `wye` and proven by `solve`.

Each game begins with a few random stones and is played by a handicapped `wye`, so that both sides err. From its end
backwards every position is solved, as far as that takes no more than EFFORT; those with one winning move are kept,
unless they are obvious: won at once, or found by the shortest of searches. So are those in which a ladder wins that was
laid into the end of the game. A problem's difficulty is the number of playouts after which `wye` stays with the winning
move. Of each game the hardest problem with each solution is kept, with its motifs and the line that follows. Forced
moves, without which the opponent would win at once, only fill up what the others leave of a board's share.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from itertools import islice, product
from pathlib import Path
from statistics import median
from typing import Any

from pyengine.arena.journal import Journal
from pyengine.arena.laying import laid
from pyengine.arena.lines import DEFENCES, Tree, line, require_line
from pyengine.arena.match import SEEDS, opening
from pyengine.arena.play import play
from pyengine.bots.bot import Budget
from pyengine.bots.names import bot_named
from pyengine.bots.thinking import choose, last
from pyengine.core.dice import Dice
from pyengine.core.errors import BadRecord, BadValue
from pyengine.core.game import Game, State, opponent
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.games.connection import ConnectionState
from pyengine.insight.motifs import MOTIFS, motifs
from pyengine.records.record import Record, read
from pyengine.search.solve import Chains

GAMES = ("y", "hex")
SIZES = range(5, 14)
PLAYER, PLAYED = "wye(blur=4)", Budget(playouts=1024)
"""Who plays the games, and the budget for each move: a player who makes mistakes."""
GLANCE = Budget(playouts=100)
"""A first look, by flat Monte Carlo: where it finds the move, there is no problem."""
EFFORT = 20_000
"""What the proofs of a game may take altogether, and those of its ladders: positions, times the cells of the board."""
LINE = 60_000
"""The same for the line of one problem."""
LADDERS = 40
"""Tries to lay a ladder into the end of a game, on boards from LEAST on."""
LEAST = 7
LARGEST_FILE = 1 << 24
"""Characters of a file of problems that are read."""
LONGEST = 1 << 18
"""Playouts with which the difficulty is measured."""
TRIES = 3
"""Searches of which the median is the difficulty, and first looks that must all find an obvious move."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A position, as the text of a record, and the name of the only move that wins it.

    `playouts`, a power of two, is how many `wye` needs; twice LONGEST if so many did not do. `id` identifies the
    position, also in other files. `motifs` are what the move is good for, `line` is what follows it.
    """

    id: str
    game: str
    size: int
    record: str
    move: str
    playouts: int
    motifs: tuple[str, ...] = ()
    line: Tree = field(default_factory=dict)

    @property
    def state(self) -> State:
        """The position. Raises BadRecord."""
        return read(self.record).state

    def proven(self, largest: int) -> bool:
        """Whether exactly this move wins. Raises BadValue if the proof takes more than `largest` positions."""
        state = self.state
        return [state.game.move_name(move) for move in solved(state, largest)] == [self.move]


def solved(state: State, largest: int) -> list[int]:
    """The moves that win, two at most. Raises BadValue."""
    return _two_wins(_solver(state.game, largest), state)


def _solver(game: Game, largest: int) -> Chains:
    return Chains(connection(game.start()).game, largest)


def _two_wins(solver: Chains, state: State) -> list[int]:
    return list(islice(solver.wins(state), 2))


# --- finding ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Source:
    """A game in which problems are looked for: its number, game, size and seed, and the tries to lay a ladder."""

    number: int
    game: str
    size: int
    seed: int
    ladders: int = LADDERS


@dataclass(frozen=True, slots=True)
class Search:
    """A search for problems in so many games, which go round the games and sizes."""

    games: int
    seed: int
    kinds: tuple[str, ...] = GAMES
    sizes: tuple[int, ...] = tuple(SIZES)
    ladders: int = LADDERS

    def text(self) -> str:
        """The identity of the search, but for its length, as a line of JSON."""
        return json.dumps({"seed": self.seed, "games": self.kinds, "sizes": self.sizes, "ladders": self.ladders})

    def sources(self) -> Iterator[Source]:
        """The games, numbered from 0."""
        boards = list(product(self.sizes, self.kinds))
        for number in range(self.games):
            size, game = boards[number % len(boards)]
            yield Source(number, game, size, self.seed * SEEDS + number, self.ladders)


def find(source: Source) -> list[Problem]:
    """The problems in one game, the hardest for each winning move."""
    record = _played(source)
    backwards = (Record(record.states[:end]) for end in range(len(record.states) - 1, 0, -1))
    found = dict[str, Problem]()
    for one in _problems_among(backwards, source.seed):
        _keep(found, one)
    if source.size >= LEAST:
        for one in _problems_among(laid(_connection(record.state), source.ladders, Dice(source.seed)), source.seed):
            if "ladder" in one.motifs:
                _keep(found, one)
    return [replace(one, line=_line(one)) for one in found.values()]


def _keep(found: dict[str, Problem], one: Problem) -> None:
    if one.move not in found or found[one.move].playouts < one.playouts:
        found[one.move] = one


def _problems_among(records: Iterable[Record], seed: int) -> Iterator[Problem]:
    """The positions in which one move wins, as long as their proofs take no more than EFFORT; still without lines."""
    solver = None
    for shown in records:
        state = shown.state
        solver = solver or _solver(state.game, EFFORT // len(state.cells))
        if state.winning_move() is not None:
            continue
        try:
            wins = _two_wins(solver, state)
        except BadValue:
            break  # whatever came before takes longer still
        if len(wins) == 1 and not _obvious(state, wins[0], seed):
            yield _problem(shown, wins[0], seed)


def _played(source: Source) -> Record:
    """A game with mistakes, from up to as many random stones as the board has rows."""
    dice, player = Dice(source.seed), (bot_named(PLAYER), PLAYED)
    game = new_game(source.game, source.size, {"pie": False})
    record = read(opening(game, dice.below(source.size), source.seed))
    return last(play(record, (player, player), lambda: dice)).record


def _obvious(state: State, move: int, seed: int) -> bool:
    """Whether every first look finds the move."""
    return all(choose("flat", state, GLANCE, seed + number).move == move for number in range(TRIES))


def _problem(record: Record, move: int, seed: int) -> Problem:
    game, state = record.game, _connection(record.state)
    text = record.text()
    name = hashlib.sha256(repr(canonical(state)).encode()).hexdigest()[:6]
    playouts = median(needed(state, move, seed + number) for number in range(TRIES))
    return Problem(name, game.name, game.size, text, game.move_name(move), int(playouts), motifs(state, move))


def _line(problem: Problem) -> Tree:
    state = _connection(problem.state)
    return line(_connection(state.play(state.game.move_named(problem.move))), LINE // len(state.cells))


def needed(state: State, move: int, seed: int) -> int:
    """After how many playouts, as a power of two, `wye` stays with this move."""
    wrong = 0
    for info in bot_named("wye").search(state, Dice(seed), LONGEST):
        if info.move != move:
            wrong = info.playouts
    return 1 << wrong.bit_length()


def _connection(state: State) -> ConnectionState:
    assert isinstance(state, ConnectionState), "problems are of connection games"
    return state


# --- symmetry ---------------------------------------------------------------------------------------------------------


def canonical(state: State) -> tuple[bytes, int]:
    """The cells and the player to move, the same for positions that symmetries carry into each other.

    Players may also trade colours, if the board is mirrored as for a swap: then each has the other's sides.
    """
    state = _connection(state)
    found = list[tuple[bytes, int]]()
    for image in state.game.symmetries:
        kept, traded = bytearray(len(image)), bytearray(len(image))
        for cell, owner in enumerate(state.cells):
            kept[image[cell]] = owner
            traded[image[state.game.mirrored(cell)]] = owner and opponent(owner)
        found += [(bytes(kept), state.to_move), (bytes(traded), opponent(state.to_move))]
    return min(found)


# --- choosing ---------------------------------------------------------------------------------------------------------


def balanced(found: Iterable[Problem], share: int) -> list[Problem]:
    """At most `share` problems of each game and size, spread evenly over the difficulties, no two symmetric.

    Forced moves only fill up what is left of a share. Of equally hard problems those found first are taken. The easiest
    come first.
    """
    boards = dict[tuple[str, int], list[Problem]]()
    first = dict[str, Problem]()
    for one in found:
        if first.setdefault(one.id, one) is one:
            boards.setdefault((one.game, one.size), []).append(one)
    chosen = [one for board in boards.values() for one in _spread(board, share)]
    return sorted(chosen, key=rank)


def rank(problem: Problem) -> tuple[int, int, int, str]:
    """Where a problem stands in a list: easy ones first, of these small boards, of these Y."""
    return problem.playouts, problem.size, GAMES.index(problem.game), problem.id


def forced(state: State) -> bool:
    """Whether the opponent would win at once if it were to move: then there is one cell to look at."""
    return _connection(state).turned_to(opponent(state.to_move)).winning_move() is not None


def _spread(board: Sequence[Problem], share: int) -> list[Problem]:
    """The first of each difficulty with each motif, the second of each, and so on, of the last round the hardest; then
    forced ones. Of several motifs the rarest one counts.
    """
    order, seen = list[tuple[bool, int, int, Problem]](), Counter[tuple[bool, int, str]]()
    for one in board:
        kind = forced(one.state), one.playouts, one.motifs[-1] if one.motifs else ""
        order.append((kind[0], seen[kind], -one.playouts, one))
        seen[kind] += 1
    return [one for *_, one in sorted(order, key=lambda entry: entry[:3])[:share]]


# --- files ------------------------------------------------------------------------------------------------------------


class Results:
    """The problems found so far, game by game, kept in a journal."""

    def __init__(self, search: Search, journal: Journal) -> None:
        """Takes over what the journal holds already. Raises BadRecord if that is anything but problems."""
        self.search, self._journal = search, journal
        self.games = [self._reread(number, entry) for number, entry in enumerate(journal.entries[: search.games])]
        """The problems of each game."""

    @property
    def missing(self) -> Iterator[Source]:
        """The games that have not been searched."""
        return islice(self.search.sources(), len(self.games), None)

    def add(self, found: list[Problem]) -> None:
        """Keeps the problems of one more game, at once also in the file."""
        self.games.append(found)
        self._journal.add([asdict(one) for one in found])

    @property
    def problems(self) -> list[Problem]:
        """All of them, in the order of the games."""
        return [one for game in self.games for one in game]

    def _reread(self, number: int, entry: Any) -> list[Problem]:
        try:
            return _problems(entry)
        except (KeyError, TypeError, ValueError):
            self._journal.refuse(number, "the problems of a game, as `wye problems` writes them")


@contextmanager
def kept(search: Search, path: Path | None) -> Iterator[Results]:
    """Results in a file, which is theirs alone until the end. Raises what a journal does, and BadRecord."""
    with Journal(path, search.text()) as journal:
        yield Results(search, journal)


def write(path: Path, command: str, date: str, problems: Sequence[Problem]) -> None:
    """Writes problems to a file, one a line, with the command that found them and the date."""
    lines = ",\n".join(json.dumps(asdict(one), separators=(",", ":")) for one in problems)
    head = f'"command": {json.dumps(command)},\n"date": {json.dumps(date)},\n'
    path.write_text(f'{{{head}"problems": [\n{lines}\n]}}\n', "utf-8")


def load(path: Path) -> list[Problem]:
    """The problems of a file. Raises BadRecord, and OSError."""
    with _reading(path) as content:
        return _problems(content["problems"])


def command_of(path: Path) -> str:
    """The command with which the problems of a file were found; raises as `load`."""
    with _reading(path) as content:
        return str(content["command"])


@contextmanager
def _reading(path: Path) -> Iterator[Any]:
    """The content of a file of problems, in which anything may stand."""
    try:
        with path.open(encoding="utf-8") as file:
            yield json.loads(file.read(LARGEST_FILE))
    except (ValueError, KeyError, TypeError, RecursionError) as wrong:
        raise BadRecord(f"{path} holds no problems: expected what `wye problems` writes.", "file") from wrong


def _problems(found: Any) -> list[Problem]:
    """The problems in a list of JSON, in which anything may stand. Raises ValueError, KeyError and TypeError."""
    if not isinstance(found, list):
        raise TypeError("a list is expected")
    problems = [Problem(**one | {"motifs": tuple(one["motifs"])}) for one in found]
    for one in problems:
        if not all(isinstance(text, str) for text in (one.id, one.game, one.record, one.move)):
            raise TypeError("texts are expected")
        if not all(isinstance(number, int) for number in (one.size, one.playouts)):
            raise TypeError("whole numbers are expected")
        if not set(one.motifs) <= set(MOTIFS):
            raise ValueError("known motifs are expected")
        _require_tree(one.line, 2 * DEFENCES)
    return problems


def _require_tree(tree: Any, plies: int) -> None:
    """Raises ValueError and TypeError unless it is a line of so many moves at most."""
    if not isinstance(tree, dict):
        raise TypeError("a line is expected")
    if tree and not plies:
        raise ValueError("a shorter line is expected")
    for rest in tree.values():
        _require_tree(rest, plies - 1)


def require_sound(problem: Problem, largest: int) -> None:
    """Raises Refusal unless the record is valid, of the game and size named, and exactly the move given wins, with the
    motifs and the line that are given.

    BadValue also if a proof takes more than `largest` positions.
    """
    state = _connection(problem.state)
    game = state.game
    if (game.name, game.size) != (problem.game, problem.size):
        raise BadRecord(f"Problem {problem.id} is of {game.name} {game.size}: expected what it says.", "record")
    if not problem.proven(largest):
        raise BadValue(f"Problem {problem.id}: expected exactly the move {problem.move} to win.", "move")
    move = game.move_named(problem.move)
    if problem.motifs != (found := motifs(state, move)):
        raise BadValue(f"Problem {problem.id}: expected the motifs {' '.join(found)}.", "motifs")
    require_line(_connection(state.play(move)), problem.line, largest)


def require_different(problems: Sequence[Problem]) -> None:
    """Raises BadValue if two problems have the same id, or positions that symmetries carry into each other."""
    if len({(one.game, one.size, canonical(one.state)) for one in problems}) < len(problems):
        raise BadValue("Two problems are the same, turned or mirrored: expected different ones.", "file")
    if len({one.id for one in problems}) < len(problems):
        raise BadValue("Two problems have the same id: expected different ones.", "file")
