"""The messages between the page and the engine: each shape is declared here, once.

declarations.py writes the types of the page's TypeScript from these shapes. A text beside a type says what a field
holds.

A request is `{"id": 7, "op": "play", ...}` with the fields of its shape in REQUESTS; it is answered once, by
`{"id": 7, "result": ...}` with the shape in RESULTS or by `{"id": 7, "error": ...}` with a `Fault`. Meanwhile,
`{"id": 7, "info": ...}` tells how far it is, in the shape of INFOS.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

Player = Literal[1, 2]
Settings = dict[str, bool | int | float | str]


# --- what both directions use ---


class Seconds(TypedDict):
    """A budget of time."""

    seconds: float


class Playouts(TypedDict):
    """A budget of random games."""

    playouts: int


Budget = Seconds | Playouts


class GameChoice(TypedDict):
    """The choice of a new game."""

    name: str
    size: NotRequired[Annotated[int | None, "the game's default if missing"]]
    options: NotRequired[Annotated[dict[str, bool | int] | None, "those that differ from the defaults"]]


class TimeLeft(TypedDict):
    """The clock of the player to move."""

    seconds: Annotated[float, "left for the rest of the game"]
    increment: Annotated[float, "seconds added for each move"]


class Root(TypedDict):
    """What a search knows about the moves at its root, to be merged with other searches of the same position."""

    move: str
    value: Annotated[float, "winning chance of the player to move if `move` is played"]
    playouts: int
    nodes: int
    visits: dict[str, int]
    values: dict[str, float]
    line: Annotated[list[str], "the principal variation"]


class Mark(TypedDict):
    """A mark on a cell; a cell has one sign, which may be a shading, and one label."""

    kind: Literal["triangle", "square", "circle", "cross", "shade", "label", "arrow", "line"]
    cell: str
    to: NotRequired[Annotated[str, "the cell at the other end of an arrow or a line"]]
    text: NotRequired[Annotated[str, "of a label"]]


class TreeNode(TypedDict):
    """A move of a game with variations, and the position after it. The first node is the position before all moves."""

    parent: Annotated[int, "the number of the node before the move; -1 for the first node"]
    move: Annotated[str, "as the record writes it, or a forfeit; empty for the first node"]
    player: Annotated[int, "the player who made it: 1, 2, or 3 for chance; 0 for the first node"]
    kind: Kind
    comment: str
    marks: NotRequired[Annotated[list[Mark], "those that people have put on the position, if there are any"]]
    properties: Annotated[dict[str, list[str]], "SGF properties of other programs, with their raw values"]


class Tree(TypedDict):
    """A game with its variations. The first child of a node continues its line, the others start variations."""

    beginning: Annotated[str, "the record before the first move"]
    nodes: Annotated[list[TreeNode], "each after its parent"]
    at: Annotated[int, "the number of the node shown"]


Kind = Literal["", "cell", "action", "chance", "resign", "time", "fault"]
"""A move on a cell, another action, a chance move, or a forfeit and its reason; empty at the root."""


# --- requests ---


class Nothing(TypedDict):
    """No fields."""


class Text(TypedDict):
    """A text alone."""

    text: str


class About(TypedDict):
    """Asks about the position of a record."""

    record: str


class Position(TypedDict):
    """Asks for the position of a record or of a new game, with its board. The stones of a new game may be set up."""

    record: NotRequired[str]
    game: NotRequired[Annotated[GameChoice, "a new game, instead of a record"]]
    cells: NotRequired[Annotated[str, "its stones, one digit per cell, as in a snapshot"]]
    to_move: NotRequired[Annotated[Player, "with these stones"]]


class Search(TypedDict):
    """How a bot is to search."""

    settings: NotRequired[Annotated[Settings, "those that differ from the bot's defaults"]]
    budget: NotRequired[Annotated[Budget | None, "a level has its own; without one a study is endless"]]
    clock: NotRequired[Annotated[TimeLeft | None, "if the game has one: the bot keeps to it, whatever the budget"]]
    seed: NotRequired[int]
    parts: NotRequired[Annotated[int, "searches that share the work, this one included"]]


class Play(Search):
    """Asks for a move and for the bot's answer to it, or for one of both. Chance moves in between."""

    record: str
    move: NotRequired[Annotated[str | None, "a move or a forfeit to add"]]
    bot: NotRequired[Annotated[str, "the bot that answers"]]
    player: NotRequired[Annotated[int, "for whom: it makes no move for the other one; for both if missing"]]


class Think(Search):
    """Asks for one part of a bot's search or, with `study`, for an analysis. No move is made."""

    record: str
    bot: str
    study: NotRequired[Annotated[bool, "whether to report on every move and every cell"]]
    part: NotRequired[Annotated[int, "the number of this part, from 0; part 0 merges the results"]]


class Sample(TypedDict):
    """Asks for the value of each move as tree search estimates it, or for a game that the analyst plays to its end."""

    record: str
    playouts: Annotated[int, "of the estimate, or for each move of the game"]
    seed: NotRequired[int]


class Explain(TypedDict):
    """Asks what is on the board of a connection game or, with a better move, why it is better than another one."""

    record: str
    better: NotRequired[str]
    move: NotRequired[Annotated[str, "the other move; to pass if missing"]]


class Import(TypedDict):
    """Asks for the games in a text of any supported format."""

    text: str
    record: NotRequired[Annotated[str, "a plain list of moves is read as a game of the same kind"]]
    number: NotRequired[Annotated[int | None, "which of several games, from 0; the first if missing"]]


class Export(TypedDict):
    """Asks for a game with its variations in every form that can hold it, with what SGF says of the game itself."""

    tree: Tree
    first: NotRequired[Annotated[str, "the name of player 1"]]
    second: NotRequired[Annotated[str, "the name of player 2"]]
    date: NotRequired[Annotated[str, "when it was played, as 2026-11-22"]]


class Stop(TypedDict):
    """Stops a running request, which then answers with what it has found so far."""

    target: Annotated[int, "the id of that request"]
    how: Annotated[Literal["play", "cancel"], "whether the bot makes the best move found so far, or none"]


class Join(TypedDict):
    """Passes the root of another part of a search to part 0."""

    target: Annotated[int, "the id of part 0's request"]
    part: int
    root: NotRequired[Annotated[Root | None, "missing if that part is lost"]]
    done: Annotated[bool, "whether this is that part's last message"]


class DoParts(TypedDict):
    """Asks for what happens in some parts of an experiment. Any worker may do any of them."""

    text: str
    first: Annotated[int, "the number of the first of them"]
    count: Annotated[int, "how many they are"]


class TellParts(TypedDict):
    """Asks for what the events of the first parts of an experiment say."""

    text: str
    parts: Annotated[list[list[dict[str, Any]]], "the events of each"]
    open: NotRequired[Annotated[int, "so many of these parts are known not to settle the question"]]


class RecordEvents(TypedDict):
    """Asks for what the page shows of an experiment, whose events are kept for its scenes."""

    text: str
    events: list[dict[str, Any]]


class AskScenes(TypedDict):
    """Asks for scenes of the experiment that was recorded last with this text."""

    text: str
    positions: Annotated[list[int], "of which scenes are asked for"]
    opened: Annotated[list[int | str], "the nodes of their trees that the reader has unfolded"]


class SeekNode(TypedDict):
    """Asks where the tree of the experiment that was recorded last with this text comes to a node."""

    text: str
    moves: Annotated[list[str], "those from the root to the node"]


class GradeAnswers(TypedDict):
    """Asks for what answers to the questions of the experiment that was recorded last with this text are worth."""

    text: str
    answers: Annotated[dict[str, str], "by the ids of the questions"]


class ByHand(TypedDict):
    """Asks for what happens in an experiment if a person makes the choices."""

    text: str
    choices: Annotated[list[int], "all of them, from the first"]


class KeepFile(TypedDict):
    """Has the file of a reader's own bot kept under its name; nothing of it is run yet."""

    file: str
    text: str


class CheckFile(TypedDict):
    """Asks for two games of a reader's own bot against itself, which must be the same."""

    file: str
    game: Annotated[str, "without moves, as y5"]


class Contest(TypedDict):
    """A game that was played in an experiment."""

    record: str
    first: Annotated[str, "the name of player 1"]
    second: Annotated[str, "the name of player 2"]


class WriteGames(TypedDict):
    """Asks for games as SGF."""

    games: list[Contest]


class WriteTable(TypedDict):
    """Asks for a table as CSV."""

    table: Table


# --- answers ---


class Engine(TypedDict):
    """The engine's name and version."""

    name: str
    version: str


class Sizes(TypedDict):
    """The sizes of a game's board."""

    min: int
    max: int
    default: int
    step: Annotated[int, "from one size to the next"]
    large: Annotated[int | None, "the smallest size at which games take long"]
    cells: Annotated[list[int], "the cells at each size, where boards are known by them; else empty"]


class Choice(TypedDict):
    """A word that a parameter may be."""

    name: str
    title: str


class Parameter(TypedDict):
    """An option of a game, a setting of a bot or a parameter of an experiment, and the values that it may have."""

    name: str
    title: str
    summary: NotRequired[Annotated[str, "of an option"]]
    kind: Literal["bool", "int", "float", "choice", "text", "position", "list", "bot", "bots", "tree"]
    default: Annotated[bool | int | float | str, "of an experiment always as text"]
    min: NotRequired[Annotated[float, "of a number"]]
    max: NotRequired[Annotated[float, "of a number"]]
    choices: NotRequired[Annotated[list[Choice], "of a choice"]]
    hidden: NotRequired[Annotated[bool, "of an experiment, where no form shows it: it stands in links alone"]]


class Ladder(TypedDict):
    """How strong the levels are at some sizes of a game, all those from the first to the last."""

    first: int
    last: int
    sizes: Annotated[list[int], "the measured sizes behind it: the only one, the two around these, or the nearest"]
    elo: Annotated[list[int] | None, "Elo above level 1 by level; null where the levels were not measured"]
    error: Annotated[list[int] | None, "half the width of the 95 % confidence interval of each"]


class FirstStones(TypedDict):
    """Where the values of first stones are known."""

    sizes: list[int]
    option: Annotated[str, "the rule under which a first stone may be taken over"]


class Game(TypedDict):
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
    levels: Annotated[int, "how many levels it has"]
    ladders: Annotated[list[Ladder], "by rising sizes; together they have every size, if the game has levels"]
    openings: Annotated[FirstStones | None, "null where nothing is known of first stones"]
    network: Annotated[bool, "whether there is a network that judges its positions"]
    set_up: Annotated[list[str] | None, "the options of positions that are set up; null where none can be"]
    explained: Annotated[bool, "whether it can be explained what is on the board, and why a move is bad"]


class Bot(TypedDict):
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


class Catalogue(TypedDict):
    """The games and bots on offer."""

    engine: Engine
    games: list[Game]
    bots: Annotated[list[Bot], "the levels first"]


class Step(TypedDict):
    """A move of a record, or a forfeit."""

    move: Annotated[str, "as the record writes it"]
    player: Annotated[int, "the player who made it: 1, 2, or 3 for chance"]
    kind: Kind


class Takeover(TypedDict):
    """A move by which a player takes over the other's stone."""

    move: str
    source: Annotated[int, "the cell of the stone before the move"]
    target: Annotated[int, "the cell of the stone after the move, in the colour of its new owner"]


class Last(TypedDict):
    """The last move of a player; chance moves do not count."""

    move: str
    player: Player
    cells: Annotated[list[int], "the cells that it changed"]
    traded: Annotated[bool, "whether it has exchanged the owners of the sides"]
    takeover: Annotated[Takeover | None, "the stone that it has taken over"]


class Outcome(TypedDict):
    """How a game ended."""

    winner: Annotated[int, "1, 2, or 0 for a draw"]
    reason: Annotated[str, "a word of the game's own, `resign`, `time` or `fault`"]
    title: Annotated[str, "the reason in words: three sides connected"]


class Snapshot(TypedDict):
    """The position at the end of a record, and the moves that led to it."""

    game: str
    size: int
    options: dict[str, bool | int]
    record: Annotated[str, "the game up to here, chance moves included"]
    beginning: Annotated[str, "the record before the first move"]
    steps: Annotated[list[Step], "every move of the record, and a forfeit"]
    ply: int
    to_move: Annotated[int, "1, 2, or 0 when the game is over"]
    left: Annotated[int, "how many stones the player to move places before the other one's turn"]
    turn: Annotated[int, "how many stones every later turn has"]
    players: Annotated[list[str], "what player 1 and player 2 are called"]
    forfeits: Annotated[dict[str, list[str]], "by reason, the words by which player 1 and player 2 forfeit"]
    goal: Annotated[str, "what a player has to do, in one sentence"]
    told: Annotated[str, "the position as a text, of a game without a board"]
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


class Cell(TypedDict):
    """A cell of a board, in widths of a cell."""

    name: str
    x: float
    y: float
    row: int
    outline: NotRequired[Annotated[list[Point], "its shape, round its middle, where cells differ in shape"]]


class Side(TypedDict):
    """A side of a board, as a line."""

    name: str
    points: list[Point]


class Label(TypedDict):
    """A coordinate beside a board."""

    text: str
    x: float
    y: float


class Layout(TypedDict):
    """Where the cells of a board lie and what is drawn round them; lengths in widths of a cell."""

    width: float
    height: float
    cells: list[Cell]
    outline: Annotated[list[Point], "the shape of a cell, round its middle; of an average one, where they differ"]
    sides: list[Side]
    labels: list[Label]
    rows: Annotated[list[list[int]], "the cells of each row, from the top and from the left"]


class Diagram(TypedDict):
    """A position, and the layout of its board."""

    snapshot: Snapshot
    layout: Layout


class Moment(TypedDict):
    """What a move changes of a position, as far as a board shows it."""

    move: str
    changes: Annotated[list[tuple[int, int]], "cells, each with the player whose stone is on it then, or 0"]
    to_move: int
    winning_cells: NotRequired[Annotated[list[int], "where the move has won"]]


AimName = Literal["win", "join", "cut"]


class Try(TypedDict):
    """What a move in a task leads to."""

    verdict: Annotated[Literal["right", "wrong", "slow"], "slow: it does what is asked for, but another one at once"]
    moments: Annotated[list[Moment], "after the move, and after each that follows it: a defence, or a refutation"]
    carrier: Annotated[list[int], "the cells that hold the connection which a task was about, once it is solved"]
    then: Annotated[dict[str, Try], "what each legal move leads to after that, where another one is asked for"]


class Task(TypedDict):
    """A position in which something is to be found."""

    name: str
    aim: Annotated[AimName, "what the player to move wants: the game, or to join or cut a connection"]
    position: Diagram
    tries: Annotated[dict[str, Try], "what each legal move leads to; empty if the task only shows something"]


class Lesson(TypedDict):
    """A few tasks that teach one thing."""

    name: str
    chapter: Annotated[str, "the first one holds the lessons before a first game"]
    game: Annotated[str, "the one that its tasks are about"]
    tasks: Annotated[list[str], "their names; the tasks themselves are in a file of the site"]


class Start(TypedDict):
    """The game that somebody new here may begin."""

    game: str
    size: int
    options: dict[str, bool | int]


class Examples(TypedDict):
    """What the page is first drawn with; the build puts it there."""

    lessons: list[Lesson]
    game: Annotated[Diagram, "the end of a game to be watched: `numbers` tells the order of its stones"]
    easy: Annotated[list[Start], "for somebody who has played none, the usual one first"]
    familiar: Annotated[list[Start], "for somebody who knows one of them"]


class Boards(TypedDict):
    """What a file of the site holds, so that nobody waits for Python to see it."""

    pictures: Annotated[list[Diagram], "a position of each game"]
    starts: Annotated[list[Diagram], "the empty board of each start"]


class Candidate(TypedDict):
    """A move that a search has looked at."""

    move: str
    visits: int
    value: Annotated[float, "winning chance, 0 to 1, of the player who makes it"]
    line: Annotated[list[str], "the move and the best replies in turn"]


class Info(TypedDict):
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
    parts: NotRequired[Annotated[int, "searches that have shared the work"]]
    root: NotRequired[Annotated[Root, "of a part of a shared search, for part 0 to merge"]]
    total: NotRequired[Annotated[int, "visits of all moves; only in a study"]]
    candidates: NotRequired[Annotated[list[Candidate], "the choice first; only in a study"]]
    owners: NotRequired[Annotated[list[float], "for each cell, the share of playouts in which player 1 owns it"]]


class Thought(TypedDict):
    """The end of a search."""

    info: Info
    ended: Annotated[bool, "whether there is nothing more to find out"]


class Progress(TypedDict):
    """How far a turn is: first the position in which the bot is to move, then what it finds out."""

    placed: NotRequired[Snapshot]
    info: NotRequired[Info]


class Turn(TypedDict):
    """The end of a turn."""

    snapshot: Annotated[Snapshot, "the position after all moves of the turn"]
    move: Annotated[str | None, "the bot's; null if it was not to move, and after a cancel"]
    info: Annotated[Info | None, "the end of its search"]


class Worths(TypedDict):
    """The values of moves for the player to move: 1 a win, 0 a loss, 0.5 a draw."""

    values: dict[str, float]
    visits: NotRequired[dict[str, int]]


class Solution(TypedDict):
    """The moves that win, by proof; two at most."""

    moves: list[str]


class Line(TypedDict):
    """A game from a position to its end, or as far as it was played before it was stopped."""

    moves: list[str]
    winner: Annotated[int, "1, 2, or 0 for nobody"]


class Opening(TypedDict):
    """A first stone or an answer to one, as a search has valued it."""

    value: Annotated[float, "winning chance of its player; a first stone's is that of its owner to the end"]
    choice: Annotated[
        bool, "whether it is one of the even first stones, the best answer or a stone to take over for sure"
    ]
    error: Annotated[float, "half of the interval that holds nine of ten values of much longer searches"]
    positions: Annotated[int | None, "how many the search looked at; null where the value is proven"]


class Openings(TypedDict):
    """The first stones or the answers of which something is known."""

    moves: dict[str, Opening]
    distinct: Annotated[
        list[str], "the first stones among them, one of all that symmetries of the board make equivalent"
    ]


class Glance(TypedDict):
    """What the network sees in a position, as if no stone could be taken over."""

    shares: Annotated[dict[str, float], "how much of its favour each move on a cell gets; together 1"]
    value: Annotated[float, "winning chance of the player to move"]
    takeover: Annotated[bool, "whether the stone to come, or the only one, may be taken over"]


class ClaimEnd(TypedDict):
    """An end of a connection: a chain, or a side of the board."""

    stone: Annotated[str, "the stone of the chain that is nearest to the other end; empty for a side"]
    side: Annotated[int | None, "the number of the side among those of the layout; null for a chain"]


class Claim(TypedDict):
    """Something that a small search has proven."""

    kind: ClaimKind
    player: Annotated[Player, "whose success or connection it is about"]
    ends: Annotated[list[ClaimEnd], "of a connection"]
    carrier: Annotated[list[str], "the cells on which it is decided"]
    answer: Annotated[str | None, "the move that shows it"]


ClaimKind = Literal[
    "wins",
    "must",
    "doubled",
    "loses",
    "broken-bridge",
    "broken-template",
    "broken-connection",
    "cut",
    "joins",
    "ladder-joins",
    "ladder-escape",
    "ladder-fails",
    "dead",
    "captured",
    "reaches",
    "bridge",
    "template",
    "connection",
    "open",
    "severed",
    "ladder",
    "escape",
    "region",
    "double",
]
"""As in KINDS of insight/claims.py."""


class Needs(TypedDict):
    """The stones with which each player would win if the other one only passed; null where that is impossible."""

    move: Annotated[list[int | None], "after the move"]
    better: Annotated[list[int | None], "after the better one"]


class Insight(TypedDict):
    """What is proven of a position or of two moves."""

    claims: Annotated[list[Claim], "the most important one first"]
    needs: NotRequired[Annotated[Needs, "of two moves"]]


class Remark(TypedDict):
    """A sentence of the engine, and the template and values that it is made of, for other languages."""

    message: str
    template: str
    values: dict[str, Any]


class GameSummary(TypedDict):
    """One of the games of a text."""

    name: str
    players: list[str]
    date: Annotated[str, "when it was played, as the text says it; empty if it does not"]
    result: Annotated[str, "as SGF writes it, such as B+R; empty if there is none"]
    game: str
    size: int
    moves: int
    set_up: Annotated[int, "moves invented to reach a position given without a history"]
    remarks: Annotated[list[Remark], "what the reader left out or assumed"]


class ImportResult(TypedDict):
    """One game of a text, and a summary of all its games."""

    tree: Tree
    games: list[GameSummary]


class Form(TypedDict):
    """A game as text."""

    name: str
    title: str
    extension: Annotated[str, "of a file's name"]
    text: str


class ExportResult(TypedDict):
    """A game in every form that can hold it."""

    forms: list[Form]


class Preset(TypedDict):
    """Values of an experiment's parameters that belong together."""

    title: str
    text: Annotated[str, "the experiment with these values"]


class Experiment(TypedDict):
    """An experiment of the lab."""

    name: str
    title: str
    question: str
    chapter: Annotated[str, "the part of a course to which it belongs"]
    minutes: Annotated[int, "how long a reader takes with it"]
    parameters: Annotated[list[Parameter], "the seed the last"]
    presets: list[Preset]
    text: Annotated[str, "the canonical text with every parameter at its default"]


class CourseLesson(TypedDict):
    """A lesson of the lab's course."""

    name: str
    experiments: Annotated[list[str], "their texts"]


class LabGame(TypedDict):
    """A game whose positions can be chosen."""

    name: str
    title: str
    sizes: Sizes


class Experiments(TypedDict):
    """All experiments of the lab, the lessons of its course, and the bots and games that it can be done with."""

    experiments: list[Experiment]
    lessons: list[CourseLesson]
    bots: list[str]
    games: list[LabGame]


class Selection(TypedDict):
    """An experiment with a value for each parameter."""

    name: str
    text: Annotated[str, "the canonical one"]
    values: Annotated[dict[str, str], "of all parameters, as text"]
    parts: Annotated[int, "in which the work is done"]
    decides: Annotated[bool, "whether it may end before all parts are done"]
    repeatable: Annotated[bool, "whether the same text gives the same numbers again; seconds apart"]
    options: Annotated[list[Any], "what may be predicted: names, or pairs of a name and its words"]


class Parts(TypedDict):
    """What has happened in parts of an experiment."""

    parts: Annotated[list[list[dict[str, Any]]], "the events of each part that was finished since they were told last"]


class Table(TypedDict):
    """A table of an experiment."""

    name: str
    columns: list[str]
    timed: NotRequired[Annotated[list[str], "the columns that hold seconds, which are never the same again"]]
    rows: list[list[str | int | float | None]]


class Message(TypedDict):
    """A message of the page."""

    say: str
    values: dict[str, Any]


class TreeBranch(TypedDict):
    """A node of a tree with what is shown below it."""

    id: int | str
    label: Any
    note: NotRequired[Any]
    edge: NotRequired[Any]
    look: NotRequired[str]
    cut: NotRequired[bool]
    aside: NotRequired[Annotated[Any, "what people who hear the tree are told besides"]]
    told: NotRequired[Annotated[Any, "what they are told in place of everything"]]
    share: NotRequired[Annotated[float, "of its parent that is its own"]]
    children: NotRequired[Annotated[list[TreeBranch], "those that are shown"]]
    hidden: NotRequired[Annotated[int, "how many children are not"]]


class ShownBoard(TypedDict):
    """A board as a scene shows it."""

    position: Annotated[dict[str, Any], "fields of the experiment's snapshot that differ"]
    overlay: Annotated[dict[str, Any], "what lies on it, parts by the names of cells as objects"]


class Scene(TypedDict):
    """A step of a recording. A text is a message, several, a word of the engine, a number, or null."""

    sentence: Any
    columns: list[Any]
    rows: list[list[Any]]
    lines: Annotated[list[int], "of the pseudocode, those at work, from 0"]
    formula: list[Any]
    picture: Annotated[dict[str, Any] | None, "by the word at widget"]
    tree: Annotated[TreeBranch | None, "its root"]
    current: Annotated[int | str | None, "the node of the tree where something happens"]
    board: Annotated[ShownBoard | None, "a board of the experiment's position, in another one"]


class Unit(TypedDict):
    """Something by which one steps through a recording."""

    name: Any
    stops: list[int]


class ShownGrid(TypedDict):
    """A table of the page."""

    columns: list[Any]
    rows: list[list[Any]]


class ResultView(TypedDict):
    """A picture of a result, beside one of its tables."""

    name: str
    picture: dict[str, Any]
    table: str
    title: Annotated[Any, "null where the name is that of a message"]
    grid: Annotated[ShownGrid | None, "in place of the table"]


class Verdict(TypedDict):
    """The predictions that were right, and by what measure."""

    right: list[str]
    told: Any


class Question(TypedDict):
    """Something that a student is to fill in."""

    id: str
    label: Any
    options: Annotated[list[str], "of which one is to be chosen; none where something is to be written"]
    kind: Annotated[Literal["number", "window", "code"], "of what is to be written"]
    hint: Annotated[Any, "what may be written"]


class Assignment(TypedDict):
    """What a student is to do, and the questions about it."""

    told: Any
    hint: Annotated[Any, "how answers are written, if that must be said"]
    questions: list[Question]


class Grade(TypedDict):
    """What the answers of a student are worth."""

    points: int
    of: int
    wrong: Annotated[dict[str, Any], "why an answer is wrong, if that may be told, by the ids of the questions"]
    line: Annotated[str, "with which the answers are handed in"]


class Trial(TypedDict):
    """What has come of a person's choices, and a table that compares it with what strategies have got to."""

    choices: Annotated[list[Any], "what may be chosen"]
    scene: Scene
    columns: list[Any]
    rows: list[list[Any]]


class Recording(TypedDict):
    """What the page shows of an experiment, and its first scenes."""

    axes: list[str]
    trial: Annotated[Trial | None, "how a person begins who may choose"]
    units: list[Unit]
    views: list[ResultView]
    verdict: Verdict | None
    assignments: Annotated[list[Assignment], "position 1 shows what the first one is about, and so on"]
    puzzle: Annotated[TreeBranch | None, "a tree in which a person marks what is cut"]
    scenes: Annotated[dict[str, Scene], "by their positions"]


class Scenes(TypedDict):
    """Scenes by their positions."""

    scenes: dict[str, Scene]


class Sought(TypedDict):
    """A position of a recording."""

    position: Annotated[int | None, "the first one at which the node is there; null if there is none"]


class Findings(TypedDict):
    """What the events of an experiment say."""

    chosen: Selection
    tables: Annotated[list[Table], "the main one first"]
    done: Annotated[int, "the parts that count"]
    ended: Annotated[bool, "whether nothing is left to do"]
    placed: NotRequired[Annotated[Diagram, "the position that pictures show"]]


class EventLog(TypedDict):
    """All that has happened in an experiment."""

    events: list[dict[str, Any]]
    done: Annotated[int, "parts that are finished"]
    of: Annotated[int, "all parts"]


class Result(TypedDict):
    """A result as pictures are made of it: what is told of an experiment, and all that has happened in it."""

    chosen: Selection
    tables: Annotated[list[Table], "the main one first"]
    ended: Annotated[bool, "whether nothing is left to do"]
    placed: NotRequired[Annotated[Diagram, "the position that pictures show"]]
    happened: EventLog
    recording: Annotated[Recording, "what is shown of it"]


class CheckResult(TypedDict):
    """What came of a check that found no fault."""

    record: Annotated[str, "of the game"]
    seconds: Annotated[float, "for a move, on average"]
    settings: Annotated[list[str], "that the bot has"]
    ended: Annotated[bool, "whether it was not stopped"]


class StopResult(TypedDict):
    """Whether such a request was running."""

    stopped: bool


class JoinResult(TypedDict):
    """Whether such a search was waiting for that part."""

    joined: bool


class Fault(TypedDict):
    """Why a request was refused: a sentence, and the template and values that it is made of, for other languages."""

    type: str
    field: str
    message: str
    template: NotRequired[str]
    values: NotRequired[dict[str, Any]]
    quote: NotRequired[Annotated[str, "the line of a text in which it stands, and below it a caret"]]
    trace: NotRequired[str]


REQUESTS: dict[str, type] = {
    "describe": Nothing,
    "position": Position,
    "play": Play,
    "think": Think,
    "exact": About,
    "solve": About,
    "estimate": Sample,
    "line": Sample,
    "openings": About,
    "glance": About,
    "explain": Explain,
    "import": Import,
    "export": Export,
    "stop": Stop,
    "join": Join,
    "ping": Nothing,
    "experiments": Nothing,
    "experiment": Text,
    "parts": DoParts,
    "tell": TellParts,
    "record": RecordEvents,
    "scenes": AskScenes,
    "seek": SeekNode,
    "grade": GradeAnswers,
    "hand": ByHand,
    "csv": WriteTable,
    "sgf": WriteGames,
    "keep": KeepFile,
    "check": CheckFile,
    "printed": Nothing,
}
"""The fields of each request beside `id` and `op`, by its `op`."""
RESULTS: dict[str, type] = {
    "describe": Catalogue,
    "position": Diagram,
    "play": Turn,
    "think": Thought,
    "exact": Worths,
    "solve": Solution,
    "estimate": Worths,
    "line": Line,
    "openings": Openings,
    "glance": Glance,
    "explain": Insight,
    "import": ImportResult,
    "export": ExportResult,
    "stop": StopResult,
    "join": JoinResult,
    "ping": Nothing,
    "experiments": Experiments,
    "experiment": Selection,
    "parts": Parts,
    "tell": Findings,
    "record": Recording,
    "scenes": Scenes,
    "seek": Sought,
    "grade": Grade,
    "hand": Trial,
    "csv": Text,
    "sgf": Text,
    "keep": Nothing,
    "check": CheckResult,
    "printed": Text,
}
"""The answer to each request, by its `op`."""
INFOS: dict[str, type] = {"play": Progress, "think": Info, "parts": Parts}
"""What is told while a request runs, by its `op`."""
