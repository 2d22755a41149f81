"""The engine behind the web page: JSON messages in, JSON messages out. It knows no browser.

A `Service` holds one game. Every message carries an id; `call` answers it once, with a result or a typed error, and
what a running search finds out in between goes to `send`. A bad message changes nothing.

Several services search together if each is asked to think as one `part` of so many `parts`, with the same seed: part 0
is told by the message `join` what the others know, and answers for all.
"""

from __future__ import annotations

import asyncio
import json
import math
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace

from pyengine import __version__, formats
from pyengine.bots import BOTS, Bot, Budget, Clock, Thought, bot_named, remembering, think, with_settings
from pyengine.dice import Dice
from pyengine.errors import BadMessage, BadValue, Busy, Refused, StalePly
from pyengine.game import CHANCE, State, rolled
from pyengine.games import GAMES, new_game
from pyengine.levels import named
from pyengine.record import TIME, Record, read
from pyengine.search.root import Root, merged, portion, seeds
from pyengine.search.solve import value
from pyengine.search.uct import Uct
from pyengine.wire import (
    OFFERED,
    PARTS,
    Json,
    Request,
    analysis,
    description,
    layout,
    read_request,
    read_root,
    read_tree,
    refusal,
    report,
    request_id,
    result,
    root_report,
    shares,
    snapshot,
    tree_report,
    tree_summary,
)

SLICE = 0.025
"""Seconds of search between two looks at other messages."""
ENDLESS = Budget(seconds=86_400)
"""Of an analysis that runs until it is stopped."""
REPORT = 0.1
"""Seconds between two infos of a search."""
GLANCE = 2_000
"""Playouts that the search of a position beside the game may take at most: it holds up all other messages."""


@dataclass(slots=True)
class Thinking:
    """A search that runs for the request `request`, and is number `part` of those that search the position `state`.

    `roots` are what the others have told of it, by their number, and `missing` the numbers of those that have not told
    their last; `timed` tells whether the budget is one of time, `limit` how many seconds it may take at most, whatever
    the budget, and `studied` whether a person wants to know all about it.
    """

    request: int
    state: State
    part: int
    missing: set[int]
    timed: bool
    limit: float = math.inf
    studied: bool = False
    roots: dict[int, Root] = field(default_factory=dict)
    halt: str | None = None
    """Becomes "play" or "cancel" to end the search."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set where another one has told its last, or all is to end."""

    def end(self, how: str) -> None:
        """End the search: "play" or "cancel"."""
        self.halt = how
        self.news.set()

    def together(self, thought: Thought) -> Thought:
        """A thought of this search with all that the others know."""
        if not self.roots:
            return thought
        roots = [Root.of(thought.info), *(self.roots[part] for part in sorted(self.roots))]
        return replace(thought, info=merged(roots).info(self.state.to_move))

    def report(self, thought: Thought) -> Json:
        """A thought for the page, and for part 0 if this is another one."""
        told = report(self.together(thought), self.state)
        if self.studied:
            told |= analysis(thought.info, self.state)
        if self.roots:
            told["parts"] = 1 + len(self.roots)
        if self.part:
            told["root"] = root_report(Root.of(thought.info), self.state)
        return told


class Service:
    """One game and the bots that play it, behind messages."""

    def __init__(self, send: Callable[[str], None], clock: Clock = time.perf_counter) -> None:
        """`send` takes the text of each info of a running search; `clock` tells seconds."""
        self._send, self._clock, self._dice = send, clock, Dice(time.time_ns())
        self._record = Record.of(new_game(next(iter(GAMES))))
        self._forget()
        self._thinking: Thinking | None = None
        self._sliced = clock()
        self._operations: dict[str, Callable[[Request], Json]] = {
            "describe": self._describe,
            "new": self._new,
            "load": self._load,
            "play": self._play,
            "resign": self._resign,
            "flag": self._flag,
            "undo": self._undo,
            "stop": self._stop,
            "join": self._join,
            "position": self._position,
            "import": self._import,
            "export": self._export,
            "ping": self._ping,
        }
        self._searches: dict[str, Callable[[Request], Awaitable[Json]]] = {
            "think": self._think,
            "exact": self._exact,
            "estimate": self._estimate,
        }

    def _forget(self) -> None:
        """Lets no search remember anything."""
        self._plain = self._search = BOTS["random"].search
        """The search of the last thought, as it was asked for and as it remembers that thought."""

    async def call(self, text: str) -> str:
        """The answer to the message `text`: the text of one result or one error. It never raises."""
        try:
            request = read_request(text)
            answer = {"id": request.id, "result": await self._result(request)}
        except Refused as wrong:
            error = {"type": wrong.kind, "field": wrong.field, **refusal(wrong)}
            answer = {"id": request_id(text), "error": error}
        except Exception as bug:  # noqa: BLE001 (the last line of defence: the page shows it, and the game goes on)
            error = {"type": "internal", "field": "", "message": f"{type(bug).__name__}: {bug}"}
            answer = {"id": request_id(text), "error": error | {"trace": traceback.format_exc()}}
        return json.dumps(answer)

    async def _result(self, request: Request) -> Json:
        if request.op == "analyze":  # of any position, so that it need not know the present one
            return await self._analyze(request)
        if request.op in self._searches:
            self._require_ply(request)
            return await self._searches[request.op](request)
        if request.op not in self._operations:
            known = ", ".join(map(repr, [*self._operations, *self._searches, "analyze"]))
            raise BadMessage(f"Unknown op {request.op!r}: expected one of {known}.", "op")
        return self._operations[request.op](request)

    def _describe(self, _: Request) -> Json:
        return description(__version__)

    def _ping(self, _: Request) -> Json:
        return {}

    def _new(self, request: Request) -> Json:
        size = request.optional(request.integer, "size", None)
        options = request.optional(request.choices, "options", None)
        self._forget()
        return self._began(Record.of(new_game(request.text("game"), size, options)))

    def _load(self, request: Request) -> Json:
        return self._began(read(request.text("record")))

    def _position(self, request: Request) -> Json:
        """A position beside the game: that of a record, after one more move if one is named; the game stays.

        With `playouts`, also what tree search makes of its moves within so many.
        """
        record = read(request.text("record"))
        move = request.optional(request.text, "move", None)
        if move is not None:
            record = record.play(record.game.move_named(move))
        playouts = request.optional(lambda name: request.bounded(name, 1, GLANCE), "playouts", None)
        found = {"snapshot": snapshot(record), "layout": layout(_offered(record).game)}
        if playouts is None:
            return found
        record.require_running()
        *_, info = Uct(sims=1)(record.state, Dice(_seed(request)), playouts)
        return found | shares(info.tree(len(record.state.legal()), 1), record.state)

    def _play(self, request: Request) -> Json:
        self._require_ply(request)
        return self._went_on(self._record.play(self._record.game.move_named(request.text("move"))))

    def _resign(self, request: Request) -> Json:
        self._require_ply(request)
        return self._went_on(self._record.lose(request.player("player")))

    def _flag(self, request: Request) -> Json:
        """A player's time is over: clocks are the page's."""
        self._require_ply(request)
        return self._went_on(self._record.lose(request.player("player"), TIME))

    def _undo(self, request: Request) -> Json:
        self._require_ply(request)
        return self._went_on(self._record.undo(request.optional(request.player, "player", None)))

    def _stop(self, request: Request) -> Json:
        target, how = request.natural("target"), request.choice("how", "play", "cancel")
        if self._thinking is None or self._thinking.request != target:
            return {"stopped": False}
        self._thinking.end(how)
        return {"stopped": True}

    def _join(self, request: Request) -> Json:
        """What another part of a search knows, without a root if it is lost; `done` if it says no more."""
        target, part, running = request.natural("target"), request.bounded("part", 1, PARTS - 1), self._thinking
        root, done = request.optional(request.inner, "root", None), request.switch("done")
        if running is None or running.request != target or part not in running.missing:
            return {"joined": False}
        if root is not None:
            running.roots[part] = read_root(root, running.state)
        if done:
            running.missing.discard(part)
            running.news.set()
            if running.timed and root is not None and running.roots[part].value in (0, 1):
                running.end("play")  # the winner is certain
        return {"joined": True}

    def _import(self, request: Request) -> Json:
        """A game of a text in any form, the first one unless a number from 0 says which, and what games there are.

        The present game stays what it is.
        """
        games = formats.read(request.text("text"), self._record.game)
        number = request.optional(lambda name: request.bounded(name, 0, len(games) - 1), "number", 0)
        return {"tree": tree_report(games[number]), "games": [tree_summary(tree) for tree in games]}

    def _export(self, request: Request) -> Json:
        """A game with variations in all the forms that it has."""
        forms = formats.write(read_tree(request.inner("tree")))
        return {"forms": [dict(zip(("name", "title", "extension", "text"), form, strict=True)) for form in forms]}

    async def _think(self, request: Request) -> Json:
        bot, budget = self._thinker(request)
        dice = Dice(_seed(request))
        parts = request.optional(lambda name: request.bounded(name, 1, PARTS), "parts", 1)
        part = request.optional(lambda name: request.bounded(name, 0, parts - 1), "part", 0)
        if parts > 1:
            dice = Dice(seeds(dice, parts)[part])
            budget = replace(budget, playouts=portion(budget.playouts, part, parts))
        self._record.require_running()
        self._require_idle()
        state = self._record.state
        timed = budget.playouts is None
        limit = request.optional(request.positive, "limit", math.inf)
        others = set() if part else set(range(1, parts))
        self._thinking = running = Thinking(request.id, state, part, others, timed, limit)
        try:
            thoughts = think(self._remembering(bot), state, budget, dice, self._clock)
            thought = await self._follow(thoughts, running, alone=parts == 1)
            if not timed and thought.elapsed < limit:  # so that the same seed finds the same, whoever is ready first
                await self._await_others(running)
        finally:
            if self._thinking is running:  # not so when a game began meanwhile and another search with it
                self._thinking = None
        move = None if running.halt == "cancel" else state.game.move_name(running.together(thought).info.move)
        return {"move": move, "info": running.report(thought)}

    async def _analyze(self, request: Request) -> Json:
        """What is known of the position of any record, in better and better infos, until stopped or for a budget.

        A bot that remembers, with the settings with which it plays, goes on from there when it is to move.
        """
        text, bot = request.text("record"), replace(_bot(request), opens=False)
        record = read(text)
        budget = request.optional(request.budget, "budget", ENDLESS)
        if record.outcome is not None:
            return {"info": result(record.outcome), "ended": True}
        self._require_idle()
        self._thinking = running = Thinking(request.id, record.state, 0, set(), timed=False, studied=True)
        try:
            thoughts = think(self._remembering(bot), record.state, budget, Dice(_seed(request)), self._clock)
            thought = await self._follow(thoughts, running, alone=False)
        finally:
            if self._thinking is running:
                self._thinking = None
        ended = running.halt is None and thought.progress < 1
        return {"info": running.report(thought), "ended": ended}  # ended: there is nothing more to find out

    def _require_idle(self) -> None:
        if self._thinking is not None and self._thinking.halt is None:
            raise Busy("The engine is thinking already: expected a stop first.", "op")

    def _thinker(self, request: Request) -> tuple[Bot, Budget]:
        """Who is to think and how long: a level knows that itself."""
        level = named(request.text("bot"), self._record.game)
        if level is not None:
            return level.bot, level.budget
        return _bot(request), request.budget("budget")

    def _remembering(self, bot: Bot) -> Bot:
        """The bot with what its search remembers. Only one remembers at a time: a tree takes much memory."""
        if bot.search != self._plain:
            self._plain = self._search = bot.search
            self._search = remembering(bot).search
        return replace(bot, search=self._search)

    async def _follow(self, thoughts: Iterator[Thought], running: Thinking, *, alone: bool) -> Thought:
        """The last thought: of the whole budget or limit, or when the search was halted or, if `alone`, certain."""
        reported = self._clock()
        for thought in thoughts:
            now = self._clock()
            if now - reported >= REPORT:
                reported = now
                self._send(json.dumps({"id": running.request, "info": running.report(thought)}))
            await self._breathe()
            if running.halt or thought.elapsed >= running.limit or (alone and thought.certain):
                break
        return thought

    async def _await_others(self, running: Thinking) -> None:
        """Until every part has told its last, or the search is halted."""
        while running.missing and not running.halt:
            running.news.clear()
            await running.news.wait()

    async def _exact(self, _: Request) -> Json:
        """What each move leads to with best play, seen by the player to move: 1 a win, 0 a loss, a half a draw."""
        record = self._record
        record.require_running()
        if not record.game.exact:
            known = tuple(game.title for game in OFFERED.values() if game.exact)
            raise BadValue(
                "{title} is too large for exact values: expected {known}.", "op", title=record.game.title, known=known
            )
        found, state = {}, record.state
        for move in state.legal():
            found[state.game.move_name(move)] = _worth(state.play(move), state.to_move)
            await self._breathe()
            self._require_same(record)
        return {"values": found}

    async def _estimate(self, request: Request) -> Json:
        """What tree search estimates for each move within `playouts`, seen by the player to move."""
        record, state = self._record, self._record.state
        playouts = Budget(playouts=request.integer("playouts")).playouts
        dice = Dice(_seed(request))
        record.require_running()
        for info in Uct()(state, dice, playouts):
            latest = info
            await self._breathe()
            self._require_same(record)
        return shares(latest.tree(len(state.legal())), state)

    async def _breathe(self) -> None:
        """Let other messages in, when a slice is over."""
        if self._clock() - self._sliced >= SLICE:
            await asyncio.sleep(0)
            self._sliced = self._clock()

    def _began(self, record: Record) -> Json:
        return self._went_on(_offered(record)) | {"layout": layout(record.game)}

    def _went_on(self, record: Record) -> Json:
        """The game is now `record`, chance has moved, and a search in the position before ends without a move."""
        while record.outcome is None and record.state.to_move == CHANCE:
            record = record.play(rolled(record.state, self._dice))
        self._record = record
        if self._thinking is not None:
            self._thinking.end("cancel")
        return {"snapshot": snapshot(record)}

    def _require_same(self, record: Record) -> None:
        if self._record is not record:
            raise StalePly("The game has gone on: expected it to wait for the answer.", "ply")

    def _require_ply(self, request: Request) -> None:
        ply, present = request.integer("ply"), self._record.state.ply
        if ply != present:
            raise StalePly(
                "The request is for ply {ply}: expected ply {present}, where the game is now.",
                "ply",
                ply=ply,
                present=present,
            )


def _worth(after: State, player: int) -> float:
    """What a position is worth to `player` with best play: 1, 0, or a half for a draw."""
    if after.outcome is not None:
        return after.outcome.score(player)
    return value(after) if after.to_move == player else 1 - value(after)


def _bot(request: Request) -> Bot:
    """The bot of a request with the settings that it names."""
    return with_settings(bot_named(request.text("bot")), request.optional(request.numbers, "settings", {}))


def _seed(request: Request) -> int:
    """The seed that a request brings for its search, or one that differs every time."""
    return request.optional(request.natural, "seed", time.time_ns())


def _offered(record: Record) -> Record:
    """The record, if its game is one for the page. Raises BadValue."""
    if record.game.name not in OFFERED:
        known = ", ".join(map(repr, OFFERED))
        raise BadValue("{title} is no game for two: expected {known}.", "game", title=record.game.title, known=known)
    return record
