"""Problems: positions of Y and Hex in which exactly one move wins, found in games of `wye` and proven by `solve`.

Each game begins with a few random stones and is played by a handicapped `wye`, so that both sides err. From its end
backwards every position is solved, as far as the effort allows; those with one winning move are kept, unless they are
obvious: won at once, or found by the shortest of searches. So are those in which a ladder wins that was laid into the
end of the game. A problem's difficulty is the number of playouts after which `wye` stays with the winning
move. Of each game the hardest problem with each solution is kept, with its motifs and the line that follows. Forced
moves, without which the opponent would win at once, only fill up what the others leave of a board's share.
"""

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
from pyengine.arena.ladders import lay_ladders
from pyengine.arena.lines import RUN, Tree, line, require_line
from pyengine.arena.match import SEEDS, opening
from pyengine.arena.parallel.spread import Spread, in_turn
from pyengine.arena.play import play
from pyengine.bots.bot import Budget
from pyengine.bots.names import bot_named
from pyengine.bots.thinking import choose, last
from pyengine.core.dice import Dice
from pyengine.core.errors import BadUsage, BadValue
from pyengine.core.game import State, opponent
from pyengine.games import new_game
from pyengine.games.connection import ConnectionState
from pyengine.insight.motifs import MOTIFS, motifs
from pyengine.records.record import Record, read
from pyengine.search.connection.solver import Solver

GAMES = ("y", "hex")
SIZES = range(5, 14)
PLAYER, MOVE_BUDGET = "wye(blur=4)", Budget(playouts=1024)
"""The player of the games, who makes mistakes, and the budget for each move."""
GLANCE = Budget(playouts=100)
"""A first look, by flat Monte Carlo: where it finds the move, there is no problem."""
EFFORT = 20_000
"""The most that the proofs of a game may take, and those of its ladders: positions times cells of the board."""
LINE = 3
"""The most that the line of a problem may take, as a multiple of the effort."""
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

    `playouts`, a power of two, is how many `wye` needs; twice LONGEST if it needs more than LONGEST. `id` identifies
    the position, also in other files. `motifs` are what the move is good for, `line` is what follows it.
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
    def state(self) -> ConnectionState:
        return _connection(read(self.record).state)

    def is_proven(self, largest: int) -> bool:
        """Whether exactly this move wins. Raises BadValue if the proof takes more than `largest` positions."""
        state = self.state
        return list(map(state.game.move_name, islice(Solver(state.game, largest).wins(state), 2))) == [self.move]


def _connection(state: State) -> ConnectionState:
    assert isinstance(state, ConnectionState), "problems are of connection games"
    return state


@dataclass(frozen=True, slots=True)
class Source:
    """A game in which problems are looked for: its number, game, size and seed, the tries to lay a ladder, and the
    effort, in the unit of EFFORT."""

    number: int
    game: str
    size: int
    seed: int
    ladders: int = LADDERS
    effort: int = EFFORT


@dataclass(frozen=True, slots=True)
class Search:
    """A search for problems in `games` games, which go round the kinds and sizes."""

    games: int
    seed: int
    kinds: tuple[str, ...] = GAMES
    sizes: tuple[int, ...] = tuple(SIZES)
    ladders: int = LADDERS
    effort: int = EFFORT

    def text(self) -> str:
        """The identity of the search, but for its length, as a line of JSON."""
        return json.dumps({name: value for name, value in asdict(self).items() if name != "games"})

    def sources(self) -> Iterator[Source]:
        """The games, numbered from 0."""
        boards = list(product(self.sizes, self.kinds))
        for number in range(self.games):
            size, game = boards[number % len(boards)]
            yield Source(number, game, size, self.seed * SEEDS + number, self.ladders, self.effort)


def find(source: Source) -> list[Problem]:
    """The problems in one game, the hardest for each winning move."""
    dice, player, seed = Dice(source.seed), (bot_named(PLAYER), MOVE_BUDGET), source.seed
    game = new_game(source.game, source.size, {"pie": False})
    start = read(opening(game, dice.below(source.size), seed))  # up to as many random stones as the board has rows
    record = last(play(start, (player, player), lambda: dice)).record
    backwards = (Record(record.states[:end]) for end in range(len(record.states) - 1, 0, -1))
    problems = list(_problems_among(backwards, source))
    if source.size >= LEAST:
        ladders = lay_ladders(_connection(record.state), source.ladders, Dice(seed))
        problems += (problem for problem in _problems_among(ladders, source) if "ladder" in problem.motifs)
    hardest = dict[str, Problem]()
    for problem in problems:
        if problem.move not in hardest or hardest[problem.move].playouts < problem.playouts:
            hardest[problem.move] = problem
    for name, problem in hardest.items():
        state = problem.state
        after = _connection(state.play(game.move_named(name)))
        is_ladder = "ladder" in problem.motifs
        hardest[name] = replace(
            problem, line=line(after, LINE * source.effort // len(state.cells), is_ladder=is_ladder)
        )
    return list(hardest.values())


def _problems_among(records: Iterable[Record], source: Source) -> Iterator[Problem]:
    """The positions in which one move wins, still without lines, until their proofs take more than the effort."""
    solver, seeds = None, range(source.seed, source.seed + TRIES)
    for record in records:
        state = _connection(record.state)
        solver = solver or Solver(state.game, source.effort // len(state.cells))
        if state.winning_move() is not None:
            continue
        try:
            wins = list(islice(solver.wins(state), 2))
        except BadValue:
            break  # earlier positions take longer still
        if len(wins) != 1 or all(choose("flat", state, GLANCE, number).move == wins[0] for number in seeds):
            continue  # there is no problem, or an obvious one
        (move,), game = wins, record.game
        name = hashlib.sha256(repr(canonical(state)).encode()).hexdigest()[:6]
        playouts = int(median(difficulty(state, move, number) for number in seeds))
        yield Problem(name, game.name, game.size, record.text(), game.move_name(move), playouts, motifs(state, move))


def difficulty(state: State, move: int, seed: int) -> int:
    """The playouts, rounded up to a power of two, after which `wye` stays with this move."""
    wrong = 0
    for info in bot_named("wye").search(state, Dice(seed), LONGEST):
        if info.move != move:
            wrong = info.playouts
    return 1 << wrong.bit_length()


def canonical(state: State) -> tuple[bytes, int]:
    """The cells and the player to move, equal for positions that symmetries carry into each other.

    Players may also trade colours, if the board is mirrored as for a swap: then each has the other's sides.
    """
    state = _connection(state)
    images = list[tuple[bytes, int]]()
    for image in state.game.symmetries:
        cells, traded = bytearray(len(image)), bytearray(len(image))
        for cell, owner in enumerate(state.cells):
            cells[image[cell]] = owner
            traded[image[state.game.mirror(cell)]] = owner and opponent(owner)
        images += [(bytes(cells), state.to_move), (bytes(traded), opponent(state.to_move))]
    return min(images)


def choose_evenly(problems: Iterable[Problem], share: int, least: int = 1) -> list[Problem]:
    """At most `share` problems of each game and size, spread evenly over the difficulties, no two symmetric.

    Only those that take at least `least` playouts are chosen. Forced moves only fill up what is left of a share. Of
    equally hard problems the first are taken. The easiest come first.
    """
    different, boards = dict[str, Problem](), dict[tuple[str, int], list[Problem]]()
    for problem in problems:
        if different.setdefault(problem.id, problem) is problem and problem.playouts >= least:
            boards.setdefault((problem.game, problem.size), []).append(problem)
    return sorted((problem for board in boards.values() for problem in _spread(board, share)), key=rank)


def rank(problem: Problem) -> tuple[int, int, int, str]:
    """A key for sorting: easy problems first, of these small boards, of these Y."""
    return problem.playouts, problem.size, GAMES.index(problem.game), problem.id


def is_forced(state: State) -> bool:
    """Whether the opponent would win at once if it were to move: then there is one cell to look at."""
    return _connection(state).with_mover(opponent(state.to_move)).winning_move() is not None


def _spread(board: Sequence[Problem], share: int) -> list[Problem]:
    """The first problem of each difficulty and motif, then the second of each, the hardest first; forced ones last.

    Of several motifs the rarest counts.
    """
    order, counts = list[tuple[bool, int, int, Problem]](), Counter[tuple[bool, int, str]]()
    for problem in board:
        kind = is_forced(problem.state), problem.playouts, problem.motifs[-1] if problem.motifs else ""
        order.append((kind[0], counts[kind], -problem.playouts, problem))
        counts[kind] += 1
    return [problem for *_, problem in sorted(order, key=lambda entry: entry[:3])[:share]]


def find_in_games(search: Search, path: Path | None, spread: Spread = in_turn) -> Iterator[list[Problem]]:
    """The problems of each game: first those that a file holds, then those of the missing games, which it gets at once.

    No other command can open the file until the end. Raises OSError, and BadUsage for a file of anything else.
    """
    with Journal(path, search.text()) as journal:
        known = list[list[Problem]]()
        for number, entry in enumerate(journal.entries[: search.games]):
            try:
                known.append(_parse(entry))
            except (KeyError, TypeError, ValueError):
                journal.refuse(number, "the problems of a game, as `wye problems` writes them")
        yield from known
        for found in spread(find, islice(search.sources(), len(known), None)):
            journal.add(list(map(asdict, found)))
            yield found


def write(path: Path, command: str, date: str, problems: Sequence[Problem]) -> None:
    """Writes problems to a file, one a line, with the command that found them and the date."""
    lines = ",\n".join(json.dumps(asdict(problem), separators=(",", ":")) for problem in problems)
    head = f'"command": {json.dumps(command)},\n"date": {json.dumps(date)},\n'
    path.write_text(f'{{{head}"problems": [\n{lines}\n]}}\n', "utf-8")


def load(path: Path) -> list[Problem]:
    """The problems of a file. Raises BadUsage and OSError."""
    with _reading(path) as content:
        return _parse(content["problems"])


def command_of(path: Path) -> str:
    """The command that found the problems of a file. Raises BadUsage and OSError."""
    with _reading(path) as content:
        return str(content["command"])


@contextmanager
def _reading(path: Path) -> Iterator[Any]:
    """The content of a file of problems, which may be any JSON."""
    try:
        with path.open(encoding="utf-8") as file:
            yield json.loads(file.read(LARGEST_FILE))
    except (ValueError, KeyError, TypeError, RecursionError) as wrong:
        raise BadUsage(f"{path} holds no problems: expected what `wye problems` writes.", "file") from wrong


def _parse(entries: Any) -> list[Problem]:
    """The problems in a list of JSON, which may be anything. Raises ValueError, KeyError and TypeError."""
    if not isinstance(entries, list):
        raise TypeError("a list is expected")
    problems = [Problem(**entry | {"motifs": tuple(entry["motifs"])}) for entry in entries]
    for problem in problems:
        if not all(isinstance(text, str) for text in (problem.id, problem.game, problem.record, problem.move)):
            raise TypeError("texts are expected")
        if not all(isinstance(number, int) for number in (problem.size, problem.playouts)):
            raise TypeError("whole numbers are expected")
        if not set(problem.motifs) <= set(MOTIFS):
            raise ValueError("known motifs are expected")
        _require_tree(problem.line, 2 * RUN)
    return problems


def _require_tree(tree: Any, plies: int) -> None:
    """Raises ValueError and TypeError unless it is a line of at most `plies` moves."""
    if not isinstance(tree, dict) or (tree and not plies):
        raise TypeError("a line is expected, and not too long a one")
    for rest in tree.values():
        _require_tree(rest, plies - 1)


def require_sound(problem: Problem, largest: int) -> None:
    """Raises Refusal unless the record fits the game and size, and exactly the move wins, with these motifs and line.

    Raises BadValue also if a proof takes more than `largest` positions.
    """
    state = problem.state
    game = state.game
    if (game.name, game.size) != (problem.game, problem.size):
        raise BadUsage(f"Problem {problem.id} is of {game.name} {game.size}: expected what it says.", "record")
    if not problem.is_proven(largest):
        raise BadUsage(f"Problem {problem.id}: expected exactly the move {problem.move} to win.", "move")
    move = game.move_named(problem.move)
    if problem.motifs != (expected := motifs(state, move)):
        raise BadUsage(f"Problem {problem.id}: expected the motifs {' '.join(expected)}.", "motifs")
    require_line(_connection(state.play(move)), problem.line, Solver(game, largest))


def require_different(problems: Sequence[Problem]) -> None:
    """Raises BadValue if two problems have the same id, or positions that symmetries carry into each other."""
    if len({(problem.game, problem.size, canonical(problem.state)) for problem in problems}) < len(problems):
        raise BadUsage("Two problems are the same, turned or mirrored: expected different ones.", "file")
    if len({problem.id for problem in problems}) < len(problems):
        raise BadUsage("Two problems have the same id: expected different ones.", "file")
