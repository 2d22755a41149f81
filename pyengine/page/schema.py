"""The messages between the page and the engine: each shape is declared here, once.

declarations.py writes the types of the page's TypeScript from these shapes. A text beside a type says what a field
holds; fields without a value are left out (shapes.py).

A request is `{"id": 7, "op": "play", ...}` with the fields of its shape in REQUESTS; it is answered once, by
`{"id": 7, "result": ...}` with the shape in RESULTS or by `{"id": 7, "error": ...}` with a `Fault`. Meanwhile,
`{"id": 7, "info": ...}` reports progress, in the shape of INFOS.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pyengine.page.shapes import Shape

Player = Literal[1, 2]
Settings = dict[str, bool | int | float | str]


# --- what both directions use ---


class Seconds(Shape):
    """A budget of time."""

    seconds: float


class Playouts(Shape):
    """A budget of random games."""

    playouts: int


Budget = Seconds | Playouts


class GameChoice(Shape):
    """The choice of a new game."""

    name: str
    size: Annotated[int | None, "the game's default if missing"] = None
    options: Annotated[dict[str, bool | int] | None, "those that differ from the defaults"] = None


class TimeLeft(Shape):
    """The clock of the player to move."""

    seconds: Annotated[float, "left for the rest of the game"]
    increment: Annotated[float, "seconds added for each move"]


class Root(Shape):
    """What a search knows about the moves at its root, to be merged with other searches of the same position."""

    move: str
    value: Annotated[float, "winning chance of the player to move if `move` is played"]
    playouts: int
    nodes: int
    visits: dict[str, int]
    values: dict[str, float]
    line: Annotated[list[str], "the principal variation"]


MarkKind = Literal["triangle", "square", "circle", "cross", "shade", "label", "arrow", "line"]


class Mark(Shape):
    """A mark on a cell; a cell has one sign, which may be a shading, and one label."""

    kind: MarkKind
    cell: str
    to: Annotated[str | None, "the cell at the other end of an arrow or a line"] = None
    text: Annotated[str | None, "of a label"] = None


class TreeNode(Shape):
    """A move of a game with variations, and the position after it. The first node is the position before all moves."""

    parent: Annotated[int, "the number of the node before the move; -1 for the first node"]
    move: Annotated[str, "as the record writes it, or a forfeit; empty for the first node"]
    player: Annotated[int, "the player who made it: 1, 2, or 3 for chance; 0 for the first node"]
    kind: Kind
    comment: str
    marks: Annotated[list[Mark] | None, "on the position"] = None
    properties: Annotated[dict[str, list[str]], "SGF properties of other programs, with their raw values"]
    made_up: Annotated[bool | None, "true for a stone that a text sets up, or a pass that it leaves out"] = None


class Tree(Shape):
    """A game with its variations. The first child of a node continues its line, the others start variations."""

    beginning: Annotated[str, "the record before the first move"]
    nodes: Annotated[list[TreeNode], "each after its parent"]
    at: Annotated[int, "the number of the node shown"]


Kind = Literal["", "cell", "action", "chance", "resign", "time", "fault"]
"""A move on a cell, another action, a chance move, or a forfeit and its reason; empty at the root."""


# --- requests ---


class Nothing(Shape):
    """No fields."""


class Text(Shape):
    """A text alone."""

    text: str


class About(Shape):
    """Asks about the position of a record."""

    record: str


class Position(Shape):
    """Asks for the position of a record or of a new game, with its board. The stones of a new game may be set up."""

    record: str | None = None
    game: Annotated[GameChoice | None, "a new game, instead of a record"] = None
    cells: Annotated[str | None, "its stones, one digit per cell, as in a snapshot"] = None
    to_move: Annotated[Player | None, "with these stones"] = None


class Search(Shape):
    """How a bot is to search."""

    settings: Annotated[Settings | None, "those that differ from the bot's defaults"] = None
    budget: Annotated[Budget | None, "a level has its own; without one a study is endless"] = None
    clock: Annotated[TimeLeft | None, "if the game has one: the bot keeps to it, whatever the budget"] = None
    seed: int | None = None
    parts: Annotated[int | None, "searches that share the work, this one included"] = None


class Play(Search):
    """Asks for a move, for the bot's answer to it, or for both. Chance moves in between."""

    record: str
    move: Annotated[str | None, "a move or a forfeit to add"] = None
    bot: Annotated[str | None, "the bot that answers"] = None
    player: Annotated[int | None, "the player for whom it moves; both if missing"] = None


class Think(Search):
    """Asks for one part of a bot's search or, with `study`, for an analysis. No move is made."""

    record: str
    bot: str
    study: Annotated[bool | None, "whether to report on every move and every cell"] = None
    part: Annotated[int | None, "the number of this part, from 0; part 0 merges the results"] = None


class Sample(Shape):
    """Asks for the value of each move as tree search estimates it, or for a game that the analyst plays to its end."""

    record: str
    playouts: Annotated[int, "of the estimate, or for each move of the game"]
    seed: int | None = None


class Explain(Shape):
    """Asks what is on the board of a connection game or, with a better move, why it is better than another one."""

    record: str
    better: str | None = None
    move: Annotated[str | None, "the other move; to pass if missing"] = None


class Import(Shape):
    """Asks for the games in a text of any supported format."""

    text: str
    record: Annotated[str | None, "a plain list of moves is read as a game of the same kind"] = None
    number: Annotated[int | None, "which of several games, from 0; the first if missing"] = None


class Bytes(Shape):
    """Asks in which encodings the text of a file may be."""

    bytes: Annotated[str, "each as a character, U+0000 to U+00FF"]


class Export(Shape):
    """Asks for a game with its variations in every form that can hold it, with names and a date for SGF."""

    tree: Tree
    first: Annotated[str | None, "the name of player 1"] = None
    second: Annotated[str | None, "the name of player 2"] = None
    date: Annotated[str | None, "when it was played, as 2026-11-22"] = None


class Stop(Shape):
    """Stops a running request, which then answers with what it knows."""

    target: Annotated[int, "the id of that request"]
    how: Annotated[Literal["play", "cancel"], "whether the bot makes the best move found so far, or none"]


class Join(Shape):
    """Passes the root of another part of a search to part 0."""

    target: Annotated[int, "the id of part 0's request"]
    part: int
    root: Annotated[Root | None, "missing if that part is lost"] = None
    done: Annotated[bool, "whether this is that part's last message"]


# --- answers ---


class Engine(Shape):
    """The engine's name and version."""

    name: str
    version: str


class Sizes(Shape):
    """The sizes of a game's board."""

    min: int
    max: int
    default: int
    step: Annotated[int, "from one size to the next"]
    large: Annotated[int | None, "the smallest size at which games take long"]
    cells: Annotated[list[int], "the cells at each size, where boards are known by them; else empty"]


class Choice(Shape):
    """A word that a parameter may be."""

    name: str
    title: str


class Parameter(Shape):
    """An option of a game, a setting of a bot or a parameter of an experiment, and the values that it may have."""

    name: str
    title: str
    summary: Annotated[str | None, "of an option"] = None
    kind: Literal["bool", "int", "float", "choice", "text", "position", "list", "bot", "bots", "tree"]
    default: Annotated[bool | int | float | str, "of an experiment always as text"]
    min: Annotated[float | None, "of a number"] = None
    max: Annotated[float | None, "of a number"] = None
    choices: Annotated[list[Choice] | None, "of a choice"] = None
    hidden: Annotated[bool | None, "of an experiment, where no form shows it: it stands in links alone"] = None


class Ladder(Shape):
    """How strong the levels are at some sizes of a game, all those from the first to the last."""

    first: int
    last: int
    sizes: Annotated[list[int], "the measured sizes behind it: the only one, the two around these, or the nearest"]
    elo: Annotated[list[int] | None, "Elo above level 1 by level; null where the levels were not measured"]
    error: Annotated[list[int] | None, "half the width of the 95 % confidence interval of each"]


class Ranked(Shape):
    """The boards on which a win beats a level; on all others it is practice."""

    size: Annotated[int, "the least one: the smallest on which the levels were measured"]
    options: Annotated[dict[str, bool | int], "the values that they must have: the pie rule is among them"]


class FirstStones(Shape):
    """The boards whose first stones have known values."""

    sizes: list[int]
    option: Annotated[str, "the rule under which a first stone may be taken over"]


class Game(Shape):
    """A game that can be played."""

    name: str
    title: str
    sizes: Sizes
    options: list[Parameter]
    players: Annotated[list[str], "what player 1 and player 2 are called"]
    exact: Annotated[bool, "whether the engine knows the exact value of every move"]
    tokens: Annotated[bool, "whether an empty cell holds a token that a move takes"]
    opponent: Annotated[str, "the default opponent"]
    analyst: Annotated[str, "the bot that analyses it"]
    survey: Annotated[int, "playouts of each position when it analyses a whole game"]
    check: Annotated[int, "how many times as many a doubtful position gets, and a mistake that many times more again"]
    error: Annotated[float | None, "half the interval of 90 % of the costs by longer searches; null if not measured"]
    levels: Annotated[int, "how many levels it has"]
    ladders: Annotated[list[Ladder], "by rising sizes; together they have every size, if the game has levels"]
    ranked: Annotated[Ranked | None, "null without levels"]
    openings: Annotated[FirstStones | None, "null where no values of first stones are known"]
    network: Annotated[bool, "whether there is a network that judges its positions"]
    set_up: Annotated[list[str] | None, "the options of positions that are set up; null where none can be"]
    explained: Annotated[bool, "whether the engine can explain what is on the board, and why a move is bad"]


class Bot(Shape):
    """An opponent."""

    name: str
    title: str
    summary: str
    level: Annotated[int | None, "the number of the level; null for other bots"]
    budgeted: Annotated[bool, "whether a budget changes how well it plays"]
    parallel: Annotated[bool, "whether several workers can search together"]
    remembers: Annotated[bool, "whether it gains from thinking in the opponent's time"]
    games: Annotated[list[str], "those that it plays"]
    settings: list[Parameter]
    budget: Annotated[Budget | None, "its default budget for a move; null for a level, which has its own"]


class Catalogue(Shape):
    """The games and bots on offer."""

    engine: Engine
    games: list[Game]
    bots: Annotated[list[Bot], "the levels first"]


class Step(Shape):
    """A move of a record, or a forfeit."""

    move: Annotated[str, "as the record writes it"]
    player: Annotated[int, "the player who made it: 1, 2, or 3 for chance"]
    kind: Kind


class Takeover(Shape):
    """A move by which a player takes over the other's stone."""

    move: str
    source: Annotated[int, "the cell of the stone before the move"]
    target: Annotated[int, "the cell of the stone after the move, in the colour of its new owner"]


class Last(Shape):
    """The last move of a player; chance moves do not count."""

    move: str
    player: Player
    cells: Annotated[list[int], "the cells that it changed"]
    traded: Annotated[bool, "whether it exchanged the owners of the sides"]
    takeover: Annotated[Takeover | None, "the stone that it took over"]


class Outcome(Shape):
    """How a game ended."""

    winner: Annotated[int, "1, 2, or 0 for a draw"]
    reason: Annotated[str, "a word of the game's own, `resign`, `time` or `fault`"]
    title: Annotated[str, "the reason in words: three sides connected"]


class Snapshot(Shape):
    """The position at the end of a record, and the moves that led to it."""

    game: str
    size: int
    options: dict[str, bool | int]
    record: Annotated[str, "the game up to here, chance moves included"]
    beginning: Annotated[str, "the record before the first move"]
    steps: Annotated[list[Step], "every move of the record, and a forfeit"]
    ply: int
    to_move: Annotated[int, "1, 2, or 0 when the game is over"]
    left: Annotated[int, "how many stones the player to move still places in this turn"]
    turn: Annotated[int, "how many stones every later turn has"]
    players: Annotated[list[str], "what player 1 and player 2 are called"]
    forfeits: Annotated[dict[str, list[str]], "by reason, the words by which player 1 and player 2 forfeit"]
    goal: Annotated[str, "what a player has to do, as a sentence"]
    text: Annotated[str, "the position of a game without a board; otherwise empty"]
    sides: Annotated[list[int], "for each side of the layout the player to whom it belongs, 0 for nobody"]
    cells: Annotated[str, "one digit per cell: the player whose stone is on it, 0 if it is empty"]
    numbers: Annotated[list[int], "for each cell the number of the move that put the stone there, 0 if it is empty"]
    legal: list[str]
    takeover: Annotated[Takeover | None, "the stone that a legal move takes over"]
    takes: Annotated[dict[str, list[int]], "for each legal move that takes tokens, the cells of these tokens"]
    last: Last | None
    outcome: Outcome | None
    winning_cells: list[int]


Point = tuple[float, float]


class Cell(Shape):
    """A cell of a board, in widths of a cell."""

    name: str
    x: float
    y: float
    row: int
    outline: Annotated[list[Point] | None, "its shape, round its middle, where cells differ in shape"] = None


class Side(Shape):
    """A side of a board, as a line."""

    name: str
    points: list[Point]


class Label(Shape):
    """A coordinate beside a board."""

    text: str
    x: float
    y: float


class Layout(Shape):
    """Where the cells of a board lie and what is drawn round them; lengths in widths of a cell."""

    width: float
    height: float
    cells: list[Cell]
    outline: Annotated[list[Point], "the shape of a cell, round its middle; of an average one, where they differ"]
    sides: list[Side]
    labels: list[Label]
    rows: Annotated[list[list[int]], "the cells of each row, from the top and from the left"]


class Diagram(Shape):
    """A position, and the layout of its board."""

    snapshot: Snapshot
    layout: Layout


class Moment(Shape):
    """What a move changes of a position, as far as a board shows it."""

    move: str
    changes: Annotated[list[tuple[int, int]], "cells, each with the player whose stone is on it then, or 0"]
    to_move: int
    winning_cells: Annotated[list[int] | None, "where the move has won"] = None


AimName = Literal["win", "join", "cut"]


class Reply(Shape):
    """What a move in a task leads to."""

    verdict: Annotated[Literal["right", "wrong", "slow"], "slow: it does what is asked for, but another one at once"]
    moments: Annotated[list[Moment], "after the move, and after each that follows it: a defence, or a refutation"]
    carrier: Annotated[list[int], "the cells that hold the connection which a task was about, once it is solved"]
    replies: Annotated[dict[str, Reply], "to each legal move after that, where another one is asked for"]


class Task(Shape):
    """A position in which the player is to find something."""

    name: str
    aim: Annotated[AimName, "what the player to move wants: the game, or to join or cut a connection"]
    position: Diagram
    replies: Annotated[dict[str, Reply], "to each legal move; empty if the task only shows something"]


class Lesson(Shape):
    """A few tasks that teach one thing."""

    name: str
    chapter: Annotated[str, "the first one holds the lessons before a first game"]
    game: Annotated[str, "that its tasks are about"]
    tasks: Annotated[list[str], "their names; the tasks themselves are in a file of the site"]


class Start(Shape):
    """A game for a newcomer to begin with."""

    game: str
    size: int
    options: dict[str, bool | int]


class Examples(Shape):
    """What the build puts into the page, for its first drawing."""

    lessons: list[Lesson]
    game: Annotated[Diagram, "the end of a game to be watched: `numbers` tells the order of its stones"]
    easy: Annotated[list[Start], "for people who know neither game, the usual one first"]
    familiar: Annotated[list[Start], "for people who know one of them"]


class Takeovers(Shape):
    """The move by which a first stone is taken over, and for each cell the one where its stone is after that."""

    move: str
    targets: list[int]


class Boards(Shape):
    """What a file of the site holds, to be shown before Python has started."""

    pictures: Annotated[list[Diagram], "a position of each game"]
    starts: Annotated[list[Diagram], "empty boards: those of each start, and usual ones of links"]
    takeovers: Annotated[dict[str, Takeovers], "by the record of such a board, if a first stone may be taken over"]


class Candidate(Shape):
    """A move that a search has visited."""

    move: str
    visits: int
    value: Annotated[float, "winning chance, 0 to 1, of the player who makes it"]
    line: Annotated[list[str], "the move and the best replies in turn"]


class Info(Shape):
    """What a search knows so far."""

    move: Annotated[str | None, "its choice; null when the game is over"]
    value: Annotated[float, "winning chance, 0 to 1, of the player `value_of`"]
    value_of: int
    playouts: int
    nodes: int
    elapsed: Annotated[float, "seconds"]
    progress: Annotated[float, "the share of the budget that is used, 0 to 1"]
    visits: dict[str, int]
    line: Annotated[list[str], "the principal variation"]
    parts: Annotated[int | None, "searches that have shared the work"] = None
    root: Annotated[Root | None, "of a part of a shared search, for part 0 to merge"] = None
    total: Annotated[int | None, "visits of all moves; only in a study"] = None
    candidates: Annotated[list[Candidate] | None, "the choice first; only in a study"] = None
    owners: Annotated[list[float] | None, "for each cell, the share of playouts in which player 1 owns it"] = None


class SearchResult(Shape):
    """The end of a search."""

    info: Info
    ended: Annotated[bool, "whether more search would change nothing"]


class Progress(Shape):
    """The progress of a turn: first the position in which the bot is to move, then its search."""

    placed: Snapshot | None = None
    info: Info | None = None


class Turn(Shape):
    """The end of a turn."""

    snapshot: Annotated[Snapshot, "the position after all moves of the turn"]
    move: Annotated[str | None, "the bot's; null if it was not to move, and after a cancel"]
    info: Annotated[Info | None, "the end of its search"]


class Worths(Shape):
    """The values of moves for the player to move: 1 a win, 0 a loss, 0.5 a draw."""

    values: dict[str, float]
    visits: dict[str, int] | None = None


class Solution(Shape):
    """The moves that win, by proof; two at most."""

    moves: list[str]


class Line(Shape):
    """A game from a position to its end, or as far as it was played before it was stopped."""

    moves: list[str]
    winner: Annotated[int, "1, 2, or 0 for nobody"]


class Opening(Shape):
    """The value of a first stone or of an answer to one, by a search."""

    value: Annotated[float, "winning chance of its player; a first stone's is that of its owner to the end"]
    choice: Annotated[
        bool, "whether it is one of the even first stones, the best answer or a stone to take over for sure"
    ]
    error: Annotated[float, "half-width of the interval that holds 90 % of the values of much longer searches"]
    positions: Annotated[int | None, "how many the search looked at; null where the value is proven"]


class Openings(Shape):
    """First stones, or answers to one, with known values."""

    moves: dict[str, Opening]
    distinct: Annotated[list[str], "the first stones, one of each class under the symmetries of the board"]


class Glance(Shape):
    """The network's view of a position, as if no stone could be taken over."""

    shares: Annotated[dict[str, float], "its policy: a share for each move on a cell; together 1"]
    value: Annotated[float, "winning chance of the player to move"]
    takeover: Annotated[bool, "whether the next stone, or the only one, may be taken over"]


class ClaimEnd(Shape):
    """An end of a connection: a chain, or a side of the board."""

    stone: Annotated[str, "the stone of the chain that is nearest to the other end; empty for a side"]
    side: Annotated[int | None, "the number of the side among those of the layout; null for a chain"]


class Claim(Shape):
    """A claim that a small search has proven."""

    kind: ClaimKind
    player: Annotated[Player, "whose success or connection it is about"]
    ends: Annotated[list[ClaimEnd], "of a connection"]
    carrier: Annotated[list[str], "the cells on which it is decided"]
    answer: Annotated[str | None, "the move that shows it"]


ClaimKind = Literal[
    "wins", "must", "doubled", "loses", "broken-bridge", "broken-template", "broken-connection", "cut", "joins",
    "ladder-joins", "ladder-runs", "ladder-escape", "ladder-fails", "dead", "captured", "reaches", "bridge",
    "template", "connection", "open", "severed", "ladder", "escape", "region", "double",
]  # fmt: skip
"""The keys of KINDS in insight/claims.py."""


class Needs(Shape):
    """The stones each player needs to win if the opponent only passes; null where that is impossible."""

    move: Annotated[list[int | None], "after the move"]
    better: Annotated[list[int | None], "after the better move"]


class Insight(Shape):
    """What is proven of a position or of two moves."""

    claims: Annotated[list[Claim], "the most important one first"]
    needs: Annotated[Needs | None, "of two moves"] = None


class Remark(Shape):
    """A text of the engine, in English and as other languages make it."""

    id: Annotated[str, "of its translations; empty where there is none"]
    message: str
    values: dict[str, Any]


class GameSummary(Shape):
    """One of the games of a text."""

    name: str
    players: list[str]
    date: Annotated[str, "when it was played, as the text writes it; empty if missing"]
    result: Annotated[str, "as SGF writes it, such as B+R; empty if there is none"]
    game: str
    size: int
    moves: Annotated[int, "those of the text, without what is made up"]
    set_up: Annotated[int, "how many moves were invented to reach a set-up position"]
    remarks: Annotated[list[Remark], "what the import left out or assumed"]


class ImportResult(Shape):
    """One game of a text, and a summary of all its games."""

    tree: Tree
    games: list[GameSummary]


class Encoding(Shape):
    """An encoding that a text may have."""

    name: Annotated[str, "as browsers know it"]
    remark: Annotated[Remark | None, "if it is not certain"] = None


class Encodings(Shape):
    """The text is that of the first of these encodings that can decode it. The last one always can."""

    encodings: list[Encoding]


class Form(Shape):
    """A game as text."""

    name: str
    title: str
    extension: Annotated[str, "of a file's name"]
    text: str


class ExportResult(Shape):
    """A game in every form that can hold it."""

    forms: list[Form]


class Acknowledgement(Shape):
    """Whether the request that a stop or a join is about was running, and waited for that part."""

    found: bool


class Fault(Shape):
    """Why a request was refused, in English and as other languages make it."""

    type: str
    field: str
    message: str
    id: str | None = None
    values: dict[str, Any] | None = None
    quote: Annotated[str | None, "the line of a text in which it stands, and below it a caret"] = None
    trace: str | None = None


OPS: dict[str, tuple[type, type]] = {
    "describe": (Nothing, Catalogue),
    "position": (Position, Diagram),
    "play": (Play, Turn),
    "think": (Think, SearchResult),
    "exact": (About, Worths),
    "solve": (About, Solution),
    "estimate": (Sample, Worths),
    "line": (Sample, Line),
    "openings": (About, Openings),
    "glance": (About, Glance),
    "explain": (Explain, Insight),
    "encodings": (Bytes, Encodings),
    "import": (Import, ImportResult),
    "export": (Export, ExportResult),
    "stop": (Stop, Acknowledgement),
    "join": (Join, Acknowledgement),
    "ping": (Nothing, Nothing),
}
"""The fields of each request beside `id` and `op`, and its answer, by its `op`."""
INFOS: dict[str, type] = {"play": Progress, "think": Info}
"""What is told while a request runs, by its `op`."""
