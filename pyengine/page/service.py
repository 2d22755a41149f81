"""The engine behind the web page: JSON messages in, JSON messages out. It knows no browser and holds no game.

Every request names the record that it is about. `call` answers each request once, with a result or a typed error; the
progress of a running search goes to `send`. schema.py describes the messages.

Several services share a search if each is asked to think as one `part` of `parts`, with the same seed: part 0 receives
the results of the others in `join` messages, merges them and answers with the move.
"""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import starmap
from typing import Any, TypeVar, cast

from pyengine.bots.bot import Bot, Budget, with_settings
from pyengine.bots.levels import parse_level
from pyengine.bots.names import analyst, bot_named
from pyengine.bots.thinking import Clock, Thought, think, with_memory
from pyengine.bots.timing import TimeLeft, think_in_time
from pyengine.bots.turn import play_chance, turn
from pyengine.core.dice import Dice
from pyengine.core.errors import BadMessage, BadValue, Busy, Refusal, clip
from pyengine.core.game import CHANCE, Game, State
from pyengine.core.protocols import Connection, Solvable, connection
from pyengine.games import new_game
from pyengine.games.connection import ConnectionGame
from pyengine.games.own import OwnGame
from pyengine.insight import features, reasons
from pyengine.insight.claims import Claim
from pyengine.page import reports, schema
from pyengine.page.requests import Fields, Request, budget_of, clock_of, read_request, request_id, root_of, tree_of
from pyengine.page.shapes import to_json
from pyengine.records import formats, sgf
from pyengine.records.encodings import candidates
from pyengine.records.position import lasting_options, set_up
from pyengine.records.record import Record, read
from pyengine.search.connection.distance import FAR
from pyengine.search.connection.openings import apply_tables, opening
from pyengine.search.info import Search
from pyengine.search.judgement import seen_by
from pyengine.search.network.evaluator import Evaluator
from pyengine.search.network.glance import glance
from pyengine.search.root import Root, merge, seeds, share_of
from pyengine.search.solve import solutions, solver
from pyengine.search.uct import Uct

Step = TypeVar("Step")
SLICE = 0.025
"""Seconds of search before other messages are let in."""
ENDLESS = Budget(seconds=86_400)
"""The budget of a study that runs until it is stopped."""
REPORT = 0.1
"""Seconds between two infos of a search."""
RECENT = 64
"""Records that are remembered with their positions."""
GLANCE = 10_000
"""The most playouts of an estimate, since it runs beside another search."""
PARTS = 64
"""The most workers that share one search."""


@dataclass(slots=True)
class Job:
    """A request that takes time. `halt` becomes "play" or "cancel" to end it."""

    request: int
    halt: str | None = None

    def end(self, how: str) -> None:
        self.halt = how


@dataclass(slots=True)
class Thinking(Job):
    """A search of the position `state`, number `part` of those that share the work.

    `roots` holds the latest root of each other part, by its number, and `missing` the parts that have not finished;
    `is_timed`: a clock ends it; `study`: it reports on every move and cell; `done`: it has used its budget.
    """

    state: State = field(kw_only=True)
    part: int = 0
    missing: set[int] = field(default_factory=set)
    is_timed: bool = False
    study: bool = False
    done: bool = False
    roots: dict[int, Root] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when another part finishes, or the search is to end."""

    def end(self, how: str) -> None:
        self.halt = how
        self.news.set()

    @property
    def waits(self) -> bool:
        """Whether it only waits for other parts, so that the result depends on the seed, not on which part is first."""
        return self.done and bool(self.missing) and not self.is_timed and self.halt is None

    def together(self, thought: Thought) -> Thought:
        """A thought of this search, merged with the roots of the other parts."""
        if not self.roots:
            return thought
        roots = [Root.of(thought.info), *(self.roots[part] for part in sorted(self.roots))]
        return replace(thought, info=merge(roots).info(self.state.to_move))

    def report(self, thought: Thought) -> schema.Info:
        """What the page gets of a thought. Parts other than part 0 add their roots, which part 0 merges."""
        if self.study:
            info = reports.study(replace(thought, info=apply_tables(thought.info, self.state)), self.state)
        else:
            info = reports.report(thought, self.state)
        root = reports.root_report(Root.of(thought.info), self.state) if self.part else None
        return replace(info, parts=1 + len(self.roots) if self.roots else None, root=root)


@dataclass(frozen=True, slots=True)
class Task:
    """What a bot is to do, and which part of it: it thinks within its budget, and within its time if it has a clock."""

    bot: Bot
    budget: Budget
    left: TimeLeft | None
    seed: int
    parts: int
    part: int

    @classmethod
    def of(cls, request: Request, game: Game, usual: Budget | None = None) -> Task:
        """The task of a request. A level has its own budget; other bots may have a `usual` one. Raises Refusal."""
        name, parts = request.text("bot"), request.integer("parts", 1, least=1, most=PARTS)
        rest = clock_of(request), _seed(request), parts, request.integer("part", 0, most=parts - 1)
        level = parse_level(name, game)
        if level is not None:
            return cls(level.bot, level.budget, *rest)
        budget = budget_of(request) or usual
        if budget is None:
            request.refuse("budget", "one, unless the bot is a level")
        given = request.fields("settings").all(Fields.plain) if request.has("settings") else {}
        return cls(with_settings(bot_named(name), given), budget, *rest)


class Service:
    """Answers messages about positions; it holds the running searches and a cache of records."""

    def __init__(
        self, send: Callable[[str], None], clock: Clock = time.perf_counter, *, memory: int | None = None
    ) -> None:
        """`send` takes the text of each info of a running search; `clock` tells seconds.

        `memory` is the size in MiB of the largest tree for which the device has room; None if there is always room.
        A search by playouts ignores it, so that a seed gives the same moves on every device.
        """
        self._send, self._clock, self._room = send, clock, memory
        self._records: dict[str, Record] = {}
        self._memory: tuple[Search, Search] | None = None
        """The last search as requested, and its copy, which remembers its tree."""
        self._jobs: dict[int, Job] = {}
        self._sliced = clock()
        self._operations: dict[str, Callable[[Request], Any]] = {
            "describe": lambda _: reports.description(),
            "position": self._position,
            "openings": self._openings,
            "glance": self._glance,
            "solve": self._solve,
            "stop": self._stop,
            "join": self._join,
            "encodings": self._encodings,
            "import": self._import,
            "export": self._export,
            "ping": lambda _: schema.Nothing(),
        }
        self._searches: dict[str, Callable[[Request], Awaitable[Any]]] = {
            "play": self._play,
            "think": self._think,
            "exact": self._exact,
            "estimate": self._estimate,
            "line": self._line,
            "explain": self._explain,
        }

    async def call(self, text: str) -> str:
        """The answer to the message `text`: the text of one result or one error. It never raises."""
        try:
            request = read_request(text)
            answer = {"id": request.id, "result": await self._result(request)}
        except Refusal as wrong:
            answer = {"id": request_id(text), "error": reports.fault(wrong)}
        except Exception as bug:  # noqa: BLE001 (the last line of defence: the page shows it, and the game goes on)
            message, trace = f"{type(bug).__name__}: {bug}", traceback.format_exc()
            error = schema.Fault(type="internal", field="", message=message, trace=trace)
            answer = {"id": request_id(text), "error": error}
        return to_json(answer)

    async def _result(self, request: Request) -> Any:
        if request.op in self._searches:
            if request.id in self._jobs:
                raise BadMessage(f"A request with the id {request.id} runs already: expected another id.", "id")
            try:
                return await self._searches[request.op](request)
            finally:
                self._jobs.pop(request.id, None)
        if request.op not in self._operations:
            raise BadMessage(f"Unknown op {clip(request.op)!r}: expected one of the schema.", "op")
        return self._operations[request.op](request)

    # --- positions ---

    def _position(self, request: Request) -> schema.Diagram:
        """The position of a record or of a new game, which may be set up, after the chance moves that are due."""
        if request.has("game") == request.has("record"):
            raise BadMessage("The request names a record or a game: expected exactly one of them.", "record")
        if request.has("record"):
            record = self._record(request.text("record"))
        else:
            choice = request.fields("game")
            options = choice.fields("options").all(Fields.plain) if choice.has("options") else None
            size = choice.integer("size") if choice.has("size") else None
            record = Record.of(new_game(choice.text("name"), size, options))
        if request.has("cells"):
            record = _set_up_position(record.game, request)
        return reports.diagram(self._keep(play_chance(_require_for_two(record), Dice(time.time_ns()))))

    def _openings(self, request: Request) -> schema.Openings:
        """The known values of first stones or of answers to one; empty in all other positions."""
        record = _require_for_two(self._record(request.text("record")))
        return reports.openings({} if record.outcome else opening(record.state), record.state)

    def _glance(self, request: Request) -> schema.Glance:
        """What the network sees in the position, before any search."""
        record = self._running_record(request)
        if not Evaluator.supports(record.state):
            known = tuple(game.label() for game in reports.page_games().values() if reports.has_network(game))
            raise BadValue("no-network", "op", title=record.game.label(), known=known)
        return reports.impression(glance(record.state), record.state)

    def _solve(self, request: Request) -> schema.Solution:
        """The moves that win for certain, two at most. Raises BadValue where that takes too long to prove."""
        record = self._running_record(request)
        return schema.Solution(moves=list(map(record.game.move_name, solutions(connection(record.state, "op")))))

    async def _explain(self, request: Request) -> schema.Insight:
        """What is proven of the position or, with a better move, why that is better than another one."""
        state = connection(self._running_record(request).state, "op")
        if not request.has("better"):
            return schema.Insight(claims=await self._find_claims(request, features.search_features(state), state))
        better = _stone(state, request.text("better"), "better")
        move = _stone(state, request.text("move"), "move") if request.has("move") else None
        claims = await self._find_claims(request, reasons.search_reasons(state, move, better), state)
        needs = reasons.stones_needed(state, move, better)
        after, best = ([None if stones >= FAR else stones for stones in both] for both in needs)
        return schema.Insight(claims=claims, needs=schema.Needs(move=after, better=best))

    async def _find_claims(
        self, request: Request, found: Iterator[Claim | None], state: Connection
    ) -> list[schema.Claim]:
        """The claims that are found until the request is stopped.

        There are none where the players do not alternate: claims rest on links, which do not hold there.
        """
        claims = self._until_stopped(request, found if state.alternates else ())
        return [reports.claim_report(claim, state) async for claim in claims if claim is not None]

    def _record(self, text: str) -> Record:
        """The record that a text holds, extended from the cached record before its last move if there is one."""
        known = self._records.pop(text, None)
        if known is None:
            rest, point, word = text.rpartition(".")
            before = self._records.get(rest) if point else None
            try:
                known = before.add(word) if before else read(text)
            except Refusal:
                known = read(text)  # which says where in the text the fault is
        return self._keep(known, text)

    def _keep(self, record: Record, text: str | None = None) -> Record:
        """The record, which is remembered by its text, or by another one that was asked about."""
        self._records[text or record.text()] = record
        while len(self._records) > RECENT:
            del self._records[next(iter(self._records))]
        return record

    # --- searches ---

    def _record_to_search(self, request: Request) -> Record:
        """The record whose position is to be searched. Raises BadMessage where chance is to move there."""
        record = _require_for_two(self._record(request.text("record")))
        if record.outcome is None and record.state.to_move == CHANCE:
            raise BadMessage("Chance is to move: expected the record that `position` answers with.", "record")
        return record

    def _running_record(self, request: Request) -> Record:
        """The record whose position is to be searched. Raises GameOver, too."""
        record = self._record_to_search(request)
        record.require_running()
        return record

    async def _play(self, request: Request) -> schema.Turn:
        """A move and the bot's answer to it, of which one may be missing."""
        record = _require_for_two(self._record(request.text("record")))
        task = Task.of(request, record.game) if request.has("bot") else None
        if request.has("move"):
            record = record.add(request.text("move"))
        elif task is not None:
            record.require_running()
        thoughts: Iterator[Thought] | None = None  # until the search before this one has ended
        events = turn(record, lambda _: thoughts, Dice(time.time_ns()))
        placed = self._keep(cast(Record, next(events)))
        mover = placed.state.to_move
        if task is None or placed.outcome is not None or mover != request.integer("player", mover):
            return schema.Turn(snapshot=reports.snapshot(placed), move=None, info=None)
        running = await self._start_thinking(request, placed.state, task)
        self._tell(request, schema.Progress(placed=reports.snapshot(placed)))
        thoughts = self._thoughts(running, task)
        thought, after = await self._follow(
            events, running, lambda info: self._tell(request, schema.Progress(info=info))
        )
        if after is None or running.halt == "cancel":
            return schema.Turn(snapshot=reports.snapshot(placed), move=None, info=running.report(thought))
        move = record.game.move_name(thought.info.move)
        return schema.Turn(snapshot=reports.snapshot(self._keep(after)), move=move, info=running.report(thought))

    async def _think(self, request: Request) -> schema.SearchResult:
        """An analysis of a position, or one part of a search of it."""
        record, study = self._record_to_search(request), request.switch("study", default=False)
        task = Task.of(request, record.game, ENDLESS if study else None)
        if study:
            task = replace(task, bot=replace(task.bot, opens=False))
            if record.outcome is not None:
                return schema.SearchResult(info=reports.result(record.outcome), ended=True)
        record.require_running()
        running = await self._start_thinking(request, record.state, task, study=study)
        thought, _ = await self._follow(self._thoughts(running, task), running, lambda info: self._tell(request, info))
        return schema.SearchResult(info=running.report(thought), ended=running.halt is None and thought.progress < 1)

    def _tell(self, request: Request, info: object) -> None:
        self._send(to_json({"id": request.id, "info": info}))

    async def _start_thinking(self, request: Request, state: State, task: Task, *, study: bool = False) -> Thinking:
        """Starts the job of a search once stopped ones have ended. Raises Busy while another search runs."""
        running = Thinking(
            request.id,
            state=state,
            part=task.part,
            missing=set() if task.part else set(range(1, task.parts)),
            is_timed=task.budget.playouts is None or task.left is not None,
            study=study,
        )
        await self._begin(running)
        return running

    async def _begin(self, job: Job) -> None:
        """Waits until stopped jobs of the same kind have ended. Raises Busy while another one runs.

        Meanwhile the job may be stopped, and other parts may join it, which may have been faster.
        """
        others = [other for other in self._jobs.values() if isinstance(other, type(job))]
        if any(other.halt is None for other in others):
            raise Busy("busy", "op")
        self._jobs[job.request] = job
        while any(self._jobs.get(other.request) is other for other in others):
            await asyncio.sleep(0)

    def _thoughts(self, running: Thinking, task: Task) -> Iterator[Thought]:
        """The thoughts of the bot, merged with the other parts, until its budget is used or the search is halted.

        Without other parts, and unless it studies, the search ends once more thinking cannot change its choice.
        """
        dice, budget, alone = Dice(task.seed), task.budget, task.parts == 1 and not running.study
        if task.parts > 1:
            dice = Dice(seeds(dice, task.parts)[task.part])
            budget = replace(budget, playouts=share_of(budget.playouts, task.part, task.parts))
        bot = self._with_memory(self._fit_memory(task.bot, budget))
        if task.left is None:
            thoughts = think(bot, running.state, budget, dice, self._clock)
        else:
            thoughts = think_in_time(bot, running.state, task.left, dice, self._clock, budget=budget)
        for thought in thoughts:
            yield running.together(thought)
            if running.halt or (alone and thought.is_certain):
                break
        running.done = True
        while running.waits:
            yield running.together(thought)
        if running.roots:
            yield running.together(thought)

    def _fit_memory(self, bot: Bot, budget: Budget) -> Bot:
        """The bot with a tree for which the device has room, unless it plays by playouts."""
        wanted: int | None = getattr(bot.search, "memory", None)
        if wanted is None or self._room is None or budget.playouts is not None:
            return bot
        return with_settings(bot, {"memory": min(wanted, self._room)})

    def _with_memory(self, bot: Bot) -> Bot:
        """The bot with a search that remembers its tree. Only one is kept at a time: a tree takes much memory."""
        if self._memory is None or bot.search != self._memory[0]:
            self._memory = None  # frees the old tree before a new one is made
            self._memory = bot.search, with_memory(bot).search
        return replace(bot, search=self._memory[1])

    async def _follow(
        self, events: Iterator[Record | Thought], running: Thinking, tell: Callable[[schema.Info], None]
    ) -> tuple[Thought, Record | None]:
        """The last thought, and the record after the bot's move, if it makes one. Reports on the way now and then."""
        reported, after = self._clock(), None
        for event in events:
            if isinstance(event, Record):
                after = event
                continue
            thought, now = event, self._clock()
            if now - reported >= REPORT:
                reported = now
                tell(running.report(thought))
            await self._breathe()
            if running.waits:
                running.news.clear()
                await running.news.wait()
        return thought, after

    async def _exact(self, request: Request) -> schema.Worths:
        """The value of each move with best play, for the player to move: 1 a win, 0 a loss, 0.5 a draw."""
        record = self._running_record(request)
        if not isinstance(record.state, Solvable):
            games = reports.page_games().items()
            known = tuple(game.label() for name, game in games if isinstance(new_game(name).start(), Solvable))
            raise BadValue("too-large-for-exact", "op", title=record.game.label(), known=known)
        found, state, score = {}, record.state, solver(record.state)
        async for move in self._until_stopped(request, state.legal()):
            found[state.game.move_name(move)] = seen_by(state.to_move, score(state.play(move)))
        return schema.Worths(values=found)

    async def _estimate(self, request: Request) -> schema.Worths:
        """The value of each move for the player to move, as tree search estimates it within the playouts asked for."""
        state = self._running_record(request).state
        playouts = request.integer("playouts", least=1, most=GLANCE)
        async for info in self._until_stopped(request, Uct(sims=1)(state, Dice(_seed(request)), playouts)):
            latest = info
        return reports.worths(latest.tree(len(state.legal())), state)

    async def _line(self, request: Request) -> schema.Line:
        """A game from a position to its end, in which the analyst plays both sides, beside any other search."""
        record = self._running_record(request)
        playouts = request.integer("playouts", least=1)
        job = self._jobs[request.id] = Job(request.id)
        bot, dice = with_memory(analyst(record.game)), Dice(_seed(request))
        budget, moves = Budget(playouts=playouts), []
        while record.outcome is None and not job.halt:
            for thought in think(bot, record.state, budget, dice, self._clock):
                await self._breathe()
                if job.halt or thought.is_certain:
                    break
            moves.append(record.game.move_name(thought.info.move))
            record = self._keep(play_chance(record.play(thought.info.move), Dice(time.time_ns())))
        return schema.Line(moves=moves, winner=record.outcome.winner if record.outcome else 0)

    async def _until_stopped(self, request: Request, steps: Iterable[Step]) -> AsyncIterator[Step]:
        """Yields the steps of a job, and lets other messages in between them, one of which may stop it."""
        job = self._jobs[request.id] = Job(request.id)
        for step in steps:
            yield step
            await self._breathe()
            if job.halt:
                break

    async def _breathe(self) -> None:
        """Lets other messages in when a slice is over."""
        if self._clock() - self._sliced >= SLICE:
            await asyncio.sleep(0)
            self._sliced = self._clock()

    def _stop(self, request: Request) -> schema.Acknowledgement:
        how, job = request.word("how", "play", "cancel"), self._jobs.get(request.integer("target"))
        if job is not None:
            job.end(how)
        return schema.Acknowledgement(found=job is not None)

    def _join(self, request: Request) -> schema.Acknowledgement:
        """Takes in the root of another part of a search, None if that part is lost; `done` marks its last message."""
        part, done = request.integer("part", least=1, most=PARTS - 1), request.switch("done")
        running = self._jobs.get(request.integer("target"))
        if not isinstance(running, Thinking) or part not in running.missing:
            return schema.Acknowledgement(found=False)
        root = root_of(request.fields("root"), running.state) if request.has("root") else None
        if root is not None:
            running.roots[part] = root
        if done:
            running.missing.discard(part)
            running.news.set()
            if running.is_timed and root is not None and root.value in (0, 1):
                running.end("play")  # the winner is certain
        return schema.Acknowledgement(found=True)

    # --- games as text ---

    def _encodings(self, request: Request) -> schema.Encodings:
        """The encodings that the text of a file may have."""
        try:
            data = request.text("bytes").encode("latin-1")
        except UnicodeEncodeError as wrong:
            raise BadMessage("A byte is beyond U+00FF: expected one character for each byte.", "bytes") from wrong
        return schema.Encodings(encodings=list(starmap(reports.encoding, candidates(data))))

    def _import(self, request: Request) -> schema.ImportResult:
        """One game of a text in any supported format, the first unless a number is given, and a list of all."""
        known = self._record(request.text("record")) if request.has("record") else None
        games = formats.read(request.text("text"), known.game if known else new_game(next(iter(reports.page_games()))))
        number = request.integer("number", 0, most=len(games) - 1)
        return schema.ImportResult(
            tree=reports.tree_report(games[number]), games=[reports.tree_summary(tree) for tree in games]
        )

    def _export(self, request: Request) -> schema.ExportResult:
        """A game with variations in every format that can hold it."""
        tree = tree_of(request.fields("tree"))
        sgf.credit(tree, (request.text("first", ""), request.text("second", "")), request.text("date", ""))
        forms = [
            schema.Form(name=name, title=title, extension=extension, text=text)
            for name, title, extension, text in formats.write(tree)
        ]
        return schema.ExportResult(forms=forms)


def _stone(state: Connection, name: str, field: str) -> int:
    """The legal move of that name, which puts a stone on a cell. Raises IllegalMove and BadValue."""
    move = state.game.move_named(name)
    if move not in state.legal():
        raise state.refuse(move)
    if move == state.game.swap:
        raise BadValue("swap-not-explained", field)
    return move


def _seed(request: Request) -> int:
    """The seed that a request brings for its search, or one that differs every time."""
    return request.integer("seed", time.time_ns())


def _set_up_position(game: Game, request: Request) -> Record:
    """A game that leads to the stones of a request. Raises BadValue."""
    cells = request.text("cells")
    if not isinstance(game, ConnectionGame):
        known = tuple(one.label() for one in reports.page_games().values() if lasting_options(one) is not None)
        raise BadValue("no-set-up", "game", title=game.label(), known=known)
    if len(cells) != len(game.geometry.names) or not set(cells) <= set("012"):
        request.refuse("cells", "a digit from 0 to 2 for each cell of the board")
    return set_up(game, list(map(int, cells)), request.integer("to_move", least=1, most=2))


def _require_for_two(record: Record) -> Record:
    """The record, if its game is one for the page. Raises BadValue."""
    if record.game.name not in reports.page_games() and not isinstance(record.game, OwnGame):
        known = tuple(map(repr, reports.page_games()))
        raise BadValue("not-for-two", "game", title=record.game.label(), known=known)
    return record
