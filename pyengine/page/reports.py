"""Answers to the page: the engine's objects in the shapes of schema.py."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Any, cast

from pyengine import __version__
from pyengine.bots import levels
from pyengine.bots.bot import Bot, Budget
from pyengine.bots.names import BOTS, analyst
from pyengine.bots.paths import PATHS
from pyengine.bots.thinking import Thought
from pyengine.core.errors import Refusal, Remark, Value
from pyengine.core.game import CHANCE, NOBODY, Game, Outcome, State, text_lines
from pyengine.core.geometry import Point
from pyengine.core.parameters import File, Parameter, parameters
from pyengine.core.protocols import Connection, Solitary, Solvable, connection
from pyengine.games import GAMES, new_game
from pyengine.games.connection import PIE, SWAP, ConnectionState
from pyengine.games.hex import SIDES
from pyengine.insight.cells import worthless_cells
from pyengine.insight.claims import Claim
from pyengine.insight.words import stone_of
from pyengine.page import schema
from pyengine.records import sgf
from pyengine.records.position import lasting_options
from pyengine.records.record import REASONS, Forfeit, Record
from pyengine.records.tree import Node, Tree
from pyengine.search.connection.distance import bits
from pyengine.search.connection.openings import Worth, table
from pyengine.search.connection.position import Position
from pyengine.search.info import Branch, candidate_branches
from pyengine.search.network.evaluator import Evaluator
from pyengine.search.network.glance import Glance
from pyengine.search.root import Root

CANDIDATES = 10
"""The most moves whose visits an info gives."""
SHADED = 40
"""The most moves that a study reports on."""
PLIES = 7
"""The most replies in the line of each of them."""


# --- what can be played ---


def page_games() -> dict[str, type[Game]]:
    """The games of the page, by name: those in which one player wins and another one loses."""
    return {name: game for name, game in GAMES.items() if not isinstance(new_game(name).start(), Solitary)}


def description() -> schema.Catalogue:
    highest = max(path.count for path in PATHS.values())
    return schema.Catalogue(
        engine=schema.Engine(name="Wye", version=__version__),
        games=[_game(game) for game in page_games().values()],
        bots=[*(_level(number) for number in range(1, highest + 1)), *(_bot(bot) for bot in BOTS.values())],
    )


def sizes_of(game: type[Game]) -> schema.Sizes:
    smallest, largest, usual = game.sizes
    return schema.Sizes(
        min=smallest, max=largest, default=usual, step=game.step, large=game.large, cells=list(game.counts.values())
    )


def _game(game: type[Game]) -> schema.Game:
    path = PATHS.get(game.name)
    board = new_game(game.name)
    bots = [bot for bot in BOTS.values() if bot.plays(board)]
    valued = [size for size in game.all_sizes() if f"{game.name}{size}" in table()]
    return schema.Game(
        name=game.name,
        title=game.title,
        sizes=sizes_of(game),
        options=[parameter_report(one) for one in game.options],
        players=list(game.players),
        exact=isinstance(board.start(), Solvable),
        tokens=board.geometry.tokens,
        opponent=levels.name(path.usual) if path else bots[0].name,
        analyst=analyst(board).name,
        survey=analyst(board).studies,
        check=analyst(board).checks,
        error=analyst(board).error,
        levels=path.count if path else 0,
        ladders=_ladders(game),
        ranked=_ranked(game) if path else None,
        openings=schema.FirstStones(sizes=valued, option=PIE.name) if valued else None,
        network=has_network(game),
        set_up=lasting_options(game),
        explained=isinstance(board.start(), Connection),
    )


def parameter_report(parameter: Parameter) -> schema.Parameter:
    control = parameter.control()
    choices = [schema.Choice(**choice) for choice in control.pop("choices", ())]
    return schema.Parameter(**control, choices=choices or None)


def has_network(game: type[Game]) -> bool:
    return Evaluator.supports(new_game(game.name).start())


def _ladders(game: type[Game]) -> list[schema.Ladder]:
    """The ladders of a game, one for each run of sizes with the same measurements; none without levels."""
    found = [one for size in game.all_sizes() if (one := levels.ladder(game.name, size))]
    runs = [list(alike) for _, alike in groupby(found, lambda one: (one.is_measured, one.sizes))]
    return [
        schema.Ladder(
            first=first.size,
            last=rest[-1].size if rest else first.size,
            sizes=list(first.sizes),
            elo=[level.elo or 0 for level in first.levels] if first.is_measured else None,
            error=[level.error or 0 for level in first.levels] if first.is_measured else None,
        )
        for first, *rest in runs
    ]


def _ranked(game: type[Game]) -> schema.Ranked:
    """The boards of the levels' measurements and larger ones, with the usual options, whichever kind of swap."""
    smallest = min(one.size for one in levels.ladders() if one.game == game.name)
    return schema.Ranked(size=smallest, options={one.name: one.default for one in game.options if one is not SIDES})


def _level(number: int) -> schema.Bot:
    """A level as a bot. Its settings and budget depend on the size of the board, so the page does not get them."""
    return schema.Bot(
        name=levels.name(number),
        title=levels.title(number),
        summary=f"Level {number}",
        level=number,
        budgeted=False,
        parallel=False,
        remembers=False,
        games=[name for name in page_games() if name in PATHS and number <= PATHS[name].count],
        settings=[],
        budget=None,
    )


def _bot(bot: Bot) -> schema.Bot:
    return schema.Bot(
        name=bot.name,
        title=bot.title,
        summary=bot.summary,
        level=None,
        budgeted=bot.budgeted,
        parallel=bot.parallel,
        remembers=bot.has_memory and bool(bot.studies),
        games=[name for name in page_games() if bot.plays(new_game(name))],
        settings=[parameter_report(one) for one in parameters(bot.search).values() if not isinstance(one.kind, File)],
        budget=_budget(bot.budget),
    )


def _budget(budget: Budget) -> schema.Budget:
    if budget.seconds is not None:
        return schema.Seconds(seconds=budget.seconds)
    return schema.Playouts(playouts=budget.playouts or 0)


# --- positions ---


def diagram(record: Record) -> schema.Diagram:
    return schema.Diagram(snapshot=snapshot(record), layout=layout(record.game))


def snapshot(record: Record) -> schema.Snapshot:
    """The present position of a game and the moves that led to it. `last` is a player's move, never one of chance."""
    state, game, outcome = record.state, record.game, record.outcome
    ending, takes = None, dict[str, list[int]]()
    if outcome is None and game.geometry.tokens:
        takes = {game.move_name(move): list(state.play(move).last_cells()) for move in state.legal()}
    if outcome is not None:
        title = {**game.reasons, **REASONS}[outcome.reason]
        ending = schema.Outcome(winner=outcome.winner, reason=outcome.reason, title=title)
    return schema.Snapshot(
        game=game.name,
        size=game.size,
        options=game.choices,
        record=record.text(),
        beginning=record.beginning,
        steps=_steps(record),
        ply=state.ply,
        to_move=NOBODY if outcome else state.to_move,
        left=state.left if isinstance(state, ConnectionState) else 1,
        turn=state.game.turn if isinstance(state, ConnectionState) else 1,
        players=list(game.players),
        forfeits={reason: [Forfeit(player, reason).word(game) for player in (1, 2)] for reason in REASONS},
        goal=state.goal,
        text="\n".join(text_lines(state)),
        sides=_owners(state),
        cells="".join(map(str, state.cells)),
        numbers=_numbers(record),
        legal=[] if outcome else [game.move_name(move) for move in state.legal()],
        takeover=None if outcome else _takeover(state),
        takes=takes,
        last=_last(record),
        outcome=ending,
        winning_cells=list(state.winning_cells()),
    )


def _steps(record: Record) -> list[schema.Step]:
    words = record.words()
    steps = [schema.Step(move=word, player=player, kind=_kind(record.game, word, player)) for word, player in words]
    if record.forfeit:
        steps[-1] = replace(steps[-1], kind=_latest_kind(record))
    return steps


def _latest_kind(record: Record) -> schema.Kind:
    if record.forfeit:
        return cast(schema.Kind, record.forfeit.reason)
    word, player = record.latest
    return _kind(record.game, word, player) if word else ""


def _kind(game: Game, word: str, player: int) -> schema.Kind:
    if player == CHANCE:
        return "chance"
    return "cell" if word in game.geometry.index else "action"


def _numbers(record: Record) -> list[int]:
    """For each cell, the number of the move that placed its stone, 0 if it is empty; chance moves do not count."""
    numbers, count = [0] * len(record.state.cells), 0
    for before, after in pairwise(record.states):
        if before.to_move != CHANCE:
            count += 1
            for cell in after.last_cells():
                numbers[cell] = count
    return [number if owner else 0 for number, owner in zip(numbers, record.state.cells, strict=True)]


def _last(record: Record) -> schema.Last | None:
    for before, after in zip(record.states[-2::-1], record.states[:0:-1], strict=True):
        if before.to_move != CHANCE and after.last is not None:
            return schema.Last(
                move=record.game.move_name(after.last),
                player=1 if before.to_move == 1 else 2,
                cells=list(after.last_cells()),
                traded=_owners(before) != _owners(after),
                takeover=_takeover(before) if record.game.move_name(after.last) == SWAP else None,
            )
    return None


def _takeover(state: State) -> schema.Takeover | None:
    taken = state.takeover() if isinstance(state, ConnectionState) else None
    return None if taken is None else schema.Takeover(move=SWAP, source=taken[0], target=taken[1])


def _owners(state: State) -> list[int]:
    """For each side of the board the player whose goal alone it is, or 0."""
    one, two = getattr(state, "goals", (0, 0))  # which is faster than to ask for the protocol Connecting
    bits = [1 << number for number in range(len(state.game.geometry.sides))]
    return [1 if one & ~two & bit else 2 if two & ~one & bit else 0 for bit in bits]


@lru_cache(8)
def layout(game: Game) -> schema.Layout:
    """Where the cells of a game lie and what is drawn round them; lengths in widths of a cell, rounded for the page."""
    board = game.geometry
    row_of = {cell: number for number, row in enumerate(board.rows) for cell in row}
    outlines = list(map(_line, board.outlines))
    cells = [
        schema.Cell(
            name=name, x=round(x, 3), y=round(y, 3), row=row_of[cell], outline=outlines[cell] if outlines else None
        )
        for cell, (name, (x, y)) in enumerate(zip(board.names, board.places, strict=True))
    ]
    return schema.Layout(
        width=round(board.width, 3),
        height=round(board.height, 3),
        cells=cells,
        outline=_line(board.outline),
        sides=[schema.Side(name=side.name, points=_line(side.points)) for side in board.sides],
        labels=[
            schema.Label(text=label.text, x=round(x, 3), y=round(y, 3))
            for label in board.labels
            for x, y in [label.place]
        ],
        rows=[list(row) for row in board.rows],
    )


def _line(points: tuple[Point, ...]) -> list[schema.Point]:
    return [(round(x, 3), round(y, 3)) for x, y in points]


# --- searches ---


def report(thought: Thought, state: State) -> schema.Info:
    """What a bot knows about the position `state`, from the perspective of the player to move."""
    info, name = thought.info, state.game.move_name
    most = sorted(info.visits, key=lambda move: (-info.visits[move], move))[:CANDIDATES]
    return schema.Info(
        move=name(info.move),
        value=round(info.value, 4),
        value_of=state.to_move,
        playouts=info.playouts,
        nodes=info.nodes,
        elapsed=round(thought.elapsed, 3),
        progress=round(thought.progress, 4),
        visits={name(move): info.visits[move] for move in most if info.visits[move]},
        line=[name(move) for move in info.line()],
    )


def study(thought: Thought, state: State) -> schema.Info:
    """The report with what the search knows of every move and cell: `candidates`, the choice first, and `owners`.

    The value of a candidate is the win rate of the player to move; `owners` gives for each cell the share of playouts
    in which player 1 owns it at the end, and is empty if the search does not record it.
    """
    info, name = thought.info, state.game.move_name
    branches = _worthwhile(candidate_branches(info, state.to_move, SHADED, *[1] * PLIES), state)
    candidates = [
        schema.Candidate(
            move=name(branch.move),
            visits=branch.visits,
            value=round(branch.value, 4),
            line=list(map(name, branch.line)),
        )
        for branch in branches
    ]
    known = replace(
        report(thought, state),
        total=sum(info.visits.values()),
        candidates=candidates,
        owners=[round(share if state.to_move == 1 else 1 - share, 3) for share in info.owned()],
    )
    if branches[0].move == info.move:
        return known
    return replace(known, move=candidates[0].move, line=candidates[0].line)


def _worthwhile(branches: list[Branch], state: State) -> list[Branch]:
    """The candidates, with those on dead and captured cells last: they are proven to be worth no more than a pass.

    A proven win stays first, and a proven loss never becomes the first.
    """
    best = branches[0]
    if not isinstance(state, Connection) or not state.alternates or best.value == 1:
        return branches
    dead, captured = worthless_cells(state)
    waste = dead | captured[0] | captured[1]
    return sorted(branches, key=lambda one: (one.value == 0 < best.value, waste >> one.move & 1))


def result(outcome: Outcome) -> schema.Info:
    """The study of a game that is over, from the perspective of player 1: a win rate of 1, 0 or 0.5."""
    return schema.Info(
        move=None,
        value=outcome.score(1),
        value_of=1,
        playouts=0,
        nodes=0,
        elapsed=0,
        progress=1,
        visits={},
        line=[],
        total=0,
        candidates=[],
        owners=[],
    )


def root_report(root: Root, state: State) -> schema.Root:
    """What a search of `state` knows at its root, to be merged with other searches of the same position."""
    name = state.game.move_name
    return schema.Root(
        move=name(root.move),
        value=root.value,
        playouts=root.playouts,
        nodes=root.nodes,
        visits={name(move): visits for move, visits in root.visits.items()},
        values={name(move): value for move, value in root.values.items()},
        line=list(map(name, root.line)),
    )


def worths(branches: tuple[Branch, ...], state: State) -> schema.Worths:
    """The estimates of a search for the moves of `state`: win rates of the player to move, and visits."""
    tried, name = [branch for branch in branches if branch.visits], state.game.move_name
    return schema.Worths(
        values={name(branch.move): round(branch.value, 4) for branch in tried},
        visits={name(branch.move): branch.visits for branch in tried},
    )


def openings(moves: Mapping[int, Worth], state: State) -> schema.Openings:
    """The values of first stones, or of answers to one."""
    name = state.game.move_name
    distinct = [name(move) for move in moves if not state.ply and connection(state).game.canonical_move(move) == move]
    values = {
        name(move): schema.Opening(
            value=worth.value, choice=worth.is_choice, error=worth.source.error, positions=worth.source.positions
        )
        for move, worth in moves.items()
    }
    return schema.Openings(moves=values, distinct=distinct)


def impression(seen: Glance, state: State) -> schema.Glance:
    """What the network sees in the position `state`."""
    position = Position(connection(state))
    shares = {state.game.move_name(cell): round(seen.policy[cell], 4) for cell in position.empty}
    return schema.Glance(
        shares=shares, value=round(seen.value, 4), takeover=position.can_be_swapped or position.swap is not None
    )


# --- games with variations ---


def tree_report(tree: Tree) -> schema.Tree:
    return schema.Tree(beginning=tree.nodes[0].record.beginning, nodes=list(map(_node, tree.nodes)), at=tree.at)


def _node(node: Node) -> schema.TreeNode:
    word, player = node.record.latest
    marks = [
        schema.Mark(kind=cast(schema.MarkKind, mark.kind), cell=mark.cell, to=mark.to or None, text=mark.text or None)
        for mark in node.marks
    ]
    return schema.TreeNode(
        parent=node.parent,
        move=word,
        player=player,
        kind=_latest_kind(node.record),
        comment=node.comment,
        marks=marks or None,
        properties={name: list(values) for name, values in node.properties.items()},
        made_up=node.made_up or None,
    )


def encoding(name: str, remark: Remark | None) -> schema.Encoding:
    return schema.Encoding(name=name, remark=remark_report(remark) if remark else None)


def tree_summary(tree: Tree) -> schema.GameSummary:
    """The headings of a game, and its length."""
    return schema.GameSummary(
        name=sgf.text_of(tree, "GN"),
        players=[name for name in (sgf.text_of(tree, "PB"), sgf.text_of(tree, "PW")) if name],
        date=sgf.text_of(tree, "DT"),
        result=sgf.result(tree),
        game=tree.game.name,
        size=tree.game.size,
        moves=tree.move_numbers(tree.end())[-1],
        set_up=tree.set_up,
        remarks=list(map(remark_report, tree.remarks)),
    )


# --- refusals ---


def fault(wrong: Refusal) -> schema.Fault:
    sentence = remark_report(wrong)
    return schema.Fault(
        type=wrong.kind,
        field=wrong.field,
        message=sentence.message,
        id=sentence.id,
        values=sentence.values,
        quote=wrong.quote or None,
    )


def remark_report(remark: Remark) -> schema.Remark:
    """The English sentence, with the id and values from which the page makes it in another language."""
    values = {name: _value(value) for name, value in remark.values.items()}
    return schema.Remark(id=remark.id, message=str(remark), values=values)


def _value(value: Value) -> schema.Remark | list[Any] | str:
    """A value of such a sentence: another sentence, alternatives, or a text."""
    if isinstance(value, Remark):
        return remark_report(value)
    return list(map(_value, value)) if isinstance(value, tuple) else str(value)


def claim_report(claim: Claim, state: Connection) -> schema.Claim:
    name = state.game.move_name
    return schema.Claim(
        kind=cast(schema.ClaimKind, claim.kind),
        player=cast(schema.Player, claim.player),
        ends=[
            schema.ClaimEnd(stone="" if end.side is not None else name(stone_of(end, claim, state)), side=end.side)
            for end in claim.ends
        ],
        carrier=[name(cell) for cell in bits(claim.carrier)],
        answer=None if claim.answer is None else name(claim.answer),
    )
