"""A tournament of bots, or a sequential test of two."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby, pairwise
from math import inf
from typing import Any, ClassVar

from pyengine.arena.match import Result
from pyengine.arena.rating import Sprt
from pyengine.arena.table import TIME, Row
from pyengine.arena.tournament import Plan, duels, pairs, standings, table
from pyengine.bots.bot import Budget
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Several, Switch, Whole, parameter
from pyengine.lab.experiment import Experiment, Preset
from pyengine.lab.experiments import players
from pyengine.lab.experiments.players import BotText, Position
from pyengine.lab.log import Event
from pyengine.lab.recording import Grid, Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Estimate, Heat, Lines, Picture, board_of, heatmap, intervals, plot
from pyengine.lab.words import Words, figure, join, say
from pyengine.records.record import read

MOST_STANDINGS = 50
"""The most points of a tournament at which its ratings are computed."""
LEADS = {"small": 50.0, "clear": 150.0, "large": 300.0, "huge": inf}
"""The predictions, each with the lead in Elo points below which it is right."""
LONGEST = 18
"""The letters of the longest name beside the cross table."""


@dataclass(frozen=True, slots=True)
class TournamentExperiment(Experiment):
    """Each part is a pair of games with colours swapped, so that whole pairs are kept.

    Each game is an event "game" with the fields of `Result`. Its `words` are the moves; for each of them `steps` has
    the cells that it changed, each followed by its new owner, 0 for nobody. `winning` are the cells of the winning
    chain.
    """

    name, title, chapter, minutes = "tournament", "Tournament", "strength", 8
    question = "Which bot is stronger, by how much, and after how many games may one say so?"
    presets: ClassVar[Mapping[str, Preset]] = {
        "flat": Preset("Flat Monte Carlo for Y", {
            "game": "y7", "stones": 0,
            "bots": ("flat@100", "flat@500", "flat@1000", "flat@5000", "flat@20000", "random"),
        }),
        "heuristic": Preset("Heuristic against RAVE", {"game": "hex7", "bots": ("heuristic@8.9s", "rave@8.9s")}),
        "test": Preset("Sequential test of two settings",
                       {"game": "hex5", "bots": ("uct@400", "uct@200"), "rounds": 1000, "test": True}),
    }  # fmt: skip

    game: str = parameter("Game", "y5", Position())
    bots: tuple[str, ...] = parameter(
        "Bots with settings and budgets", ("flat@500", "flat@100", "random"), Several(BotText(), 2, 20)
    )
    rounds: int = parameter("Pairs of games for any two bots", 10, Whole(1, 1000))
    playouts: int = parameter("Playouts per move of bots without a budget", 1000, Whole(1, 1_000_000))
    stones: int = parameter("Random stones at the start of each game", 1, Whole(0, 100))
    test: bool = parameter("Stop when a sequential test of the two bots has ended", False, Switch())
    elo0: float = parameter("Elo points by which the first bot is stronger under H0", 0, Real(-1000, 1000))
    elo1: float = parameter("Elo points of H1", 50, Real(-1000, 1000))
    alpha: float = parameter("Chance to accept H1 where H0 holds", 0.05, Real(0.001, 0.49))
    beta: float = parameter("Chance to accept H0 where H1 holds", 0.05, Real(0.001, 0.49))

    def check(self) -> None:
        plan = self.plan(1)
        if self.test and len(plan.names) > 2:
            raise BadValue("sequential-test-of-two", "test", count=len(plan.names))
        Sprt(self.elo0, self.elo1, self.alpha, self.beta)

    def plan(self, seed: int) -> Plan:
        """The games to be played."""
        game, usual = players.game_of(self.game), Budget(playouts=self.playouts)
        entrants = tuple(players.entrant_of(bot, game, usual) for bot in self.bots)
        return Plan(game, entrants, self.rounds, self.stones, seed)

    @property
    def sprt(self) -> Sprt:
        """The sequential test of the first bot against the second."""
        return Sprt(self.elo0, self.elo1, self.alpha, self.beta)

    @property
    def board_record(self) -> str:
        """The board before the first move."""
        return self.game

    @property
    def parts(self) -> int:
        return self.plan(1).games // 2

    @property
    def decides(self) -> bool:
        return self.test

    @property
    def repeatable(self) -> bool:
        return players.is_repeatable(self.plan(1).players)

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        plan = self.plan(seed)
        for game in (2 * number, 2 * number + 1):
            for event in players.play_events(plan.fixture(game)):
                yield event and event | _replay(event["record"])

    def enough(self, events: Sequence[Event]) -> bool:
        return self.sprt.decide(self._pairs(players.results_of(events))) is not None

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`standings` of all bots, `pairings` of any two, `games` with their records, and the `walk` of the test.

        `faults` are the games that a bot lost because its code failed. The `course` has the ratings after some of the
        games. The walk is the log-likelihood ratio after each pair, with the bounds at which H0 and H1 are accepted;
        only its end has a verdict.
        """
        games, plan = players.results_of(events), self.plan(1)
        return {
            "standings": self._table(standings(plan, games) if games else (), TIME),
            "pairings": self._table(duels(plan, games) if games else ()),
            "course": self._table(_course(plan, games)),
            "games": self._table(map(_game_row, games), "s first", "s second"),
            "faults": self._table(_fault_row(game) for game in games if game.fault),
        } | ({"walk": Table(tuple(self._walk(self._pairs(games))))} if self.test else {})

    def _table(self, rows: Iterable[Row], *timed: str) -> Table:
        """The rows with each bot as the reader named it: a level by its name, not by its settings."""
        names = dict(zip(self.plan(1).names, self.bots, strict=True))
        named = ({title: names.get(str(value), value) for title, value in row.items()} for row in rows)
        return Table(tuple(named), timed)

    def _pairs(self, games: Sequence[Result]) -> list[float]:
        one, two, *_ = self.plan(1).names
        return pairs(games, one, two)

    def _walk(self, scores: Sequence[float]) -> Iterator[Row]:
        test = self.sprt
        low, high = test.bounds
        for count in range(1, len(scores) + 1):
            yield {
                "pairs": count, "score": scores[count - 1], "ratio": round(test.ratio(scores[:count]), 6),
                "H0 at": round(low, 6), "H1 at": round(high, 6), "verdict": test.decide(scores[:count]) or "",
            }  # fmt: skip


def _replay(text: str) -> Event:
    """The fields of an event "game" that the board shows."""
    record = read(text)
    steps = []
    for before, after in pairwise(record.states):
        changes = [cell for cell, owner in enumerate(after.cells) if owner != before.cells[cell]]
        steps.append([number for cell in changes for number in (cell, after.cells[cell])])
    if record.forfeit:
        steps.append([])  # nothing changes on the board
    words = [word for word, _ in record.words()]
    return {"words": words, "steps": steps, "winning": list(record.state.winning_cells())}


def _course(plan: Plan, games: Sequence[Result]) -> Iterator[Row]:
    """The ratings after some whole pairs of games, spread evenly, and after the last one."""
    count = len(games) // 2
    stride = -(-count // MOST_STANDINGS) or 1
    for done in sorted({*range(stride, count + 1, stride), count} - {0}):
        for rated in table(plan, games[: 2 * done]):
            yield {
                "games": 2 * done, "bot": rated.name, "elo": round(rated.elo, 1), "+-": round(rated.error, 1),
                "played": rated.tally.games, "score": round(rated.tally.score, 4),
            }  # fmt: skip


def _fault_row(game: Result) -> Row:
    first, second = game.players
    bot = second if game.score else first
    return {"game": game.number + 1, "bot": bot, "fault": game.fault, "record": game.record}


def _game_row(game: Result) -> Row:
    (first, second), (one, two) = game.players, game.seconds
    return {
        "game": game.number + 1, "first": first, "second": second, "score": game.score, "record": game.record,
        "s first": one, "s second": two,
    }  # fmt: skip


Standing = Mapping[str, Any]
"""A row of a table that rates bots."""


class TournamentRecording(Recording, of=TournamentExperiment):
    """The moves of the games that are finished."""

    options = tuple(LEADS)

    def __init__(self, experiment: TournamentExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        record = players.record_of(experiment.game)
        self._players, self._beginning = record.game.players, record.beginning
        self._cells = record.game.start().cells
        self._games = self.events["game"]
        self._ends = list(accumulate(len(game["steps"]) for game in self._games))
        self._courses = [(games, list(rows)) for games, rows in groupby(self.rows("course"), lambda row: row["games"])]
        last = self._ends[-1] if self._ends else 0
        stops = {"move": range(last + 1), "game": [0, *self._ends], "pair": [0, *self._ends[1::2]]}
        self.units = [Unit(say(f"lab-tournament-{name}"), positions) for name, positions in stops.items()]

    def scene(self, at: int) -> Scene:
        place = bisect_left(self._ends, at) if at else -1
        is_over = at > 0 and self._ends[place] == at
        finished = max(0, place + is_over)
        rated, now = next(((games, rows) for games, rows in reversed(self._courses) if games <= finished), (0, None))
        ranking = now or (self._courses[0][1] if self._courses else [])
        rows: list[list[Words]] = [
            [row["bot"], *(row[name] if now else None for name in ("played", "score", "elo", "+-"))] for row in ranking
        ]
        columns = [say("lab-tournament-columns")]
        if not at:
            return Scene(say("lab-tournament-before"), columns, rows, board=board_of({"winning_cells": []}))
        count = at - (self._ends[place - 1] if place else 0)
        sentence = [self._sentence(place, count), say("lab-tournament-rated", games=rated)]
        ends = [end for _, course in self._courses for row in course for end in _ends(row)]
        estimates = [_estimate(row, row["played"]) for row in now or ()]
        picture = intervals(say("lab-tournament-elo"), estimates, ends) if now else None
        lines = [7, 8] if at == self._ends[-1] else [3] if place % 2 == 0 else [4, 5, 6] if is_over else [4]
        formula = self._formula(now, finished) if now else []
        return Scene(sentence, columns, rows, lines, formula, picture, board=self._board(place, count))

    def _board(self, place: int, count: int) -> Picture:
        """The board after `count` moves of a game."""
        game, cells = self._games[place], list(self._cells)
        steps = game["steps"][:count]
        for step in steps:
            for cell, content in zip(step[::2], step[1::2], strict=True):
                cells[cell] = content
        return board_of({
            "record": self._beginning + ".".join(game["words"][:count]),
            "cells": "".join(map(str, cells)),
            "to_move": 0,
            "last": {"cells": steps[-1][::2]},
            "winning_cells": game["winning"] if count == len(game["steps"]) else [],
        })  # fmt: skip

    def _sentence(self, place: int, count: int) -> Words:
        """A game at one of its moves; at the last one with its result, and with that of its pair."""
        game, row = self._games[place], self.tables["games"].rows[place]
        first, second = row["first"], row["second"]
        one, two = (join([bot, join([" (", player, ")"])])
                    for bot, player in zip((first, second), self._players, strict=True))  # fmt: skip
        number, score = place + 1, game["score"]
        moved = say("lab-tournament-moved", count=count, move=game["words"][count - 1], game=number,
                    games=len(self._games), first=one, second=two)  # fmt: skip
        if count < len(game["steps"]):
            return moved
        fault = game.get("fault")
        loser, winner = (second, first) if score else (first, second)
        sentence: list[Words] = [say("lab-tournament-fault", game=number, bot=loser, fault=fault) if fault else moved]
        sentence.append(say("lab-tournament-drawn") if score == 0.5 else say("lab-tournament-won", winner=winner))
        if place % 2:  # the points of the bot that began the first game of the pair, from both games
            points, bot = self._games[place - 1]["score"] + 1 - score, self.tables["games"].rows[place - 1]["first"]
            sentence.append(say("lab-tournament-paired", score=points, bot=bot))
        return sentence

    def _formula(self, now: Sequence[Standing], finished: int) -> list[Words]:
        if len(now) < 2:
            return []
        best, after = now[0]["elo"], now[1]["elo"]
        lead = best - after
        lines: list[Words] = [
            [best, "−", join(["(", after, ")"]) if after < 0 else after, "=", lead],
            [join(["1 / (1 + 10^(−", lead]), "/ 400)) =", 1 / (1 + 10 ** (-lead / 400))],
        ]
        pair, walk = finished // 2, self.rows("walk")
        if 0 < pair <= len(walk):
            low, ratio, high = (figure(walk[pair - 1][name]) for name in ("H0 at", "ratio", "H1 at"))
            lines.append(say("lab-tournament-ratio", low=low, ratio=ratio, high=high))
        return lines

    @property
    def views(self) -> list[View]:
        estimates = [_estimate(row, row["games"]) for row in self.rows("standings")]
        views = [self._cross(), View("elo", intervals(say("lab-tournament-elo"), estimates), "standings")]
        if "walk" not in self.tables:
            return views
        walk = self.rows("walk")
        line = Lines({"ratio": "s1"}, "pairs", name=lambda _: say("lab-tournament-walk")).of(walk)
        bounds = Lines({"H0 at": "bound", "H1 at": "bound"}, "pairs", name=lambda name: name[:2])
        across, up = say("lab-tournament-across-title"), say("lab-tournament-up-title")
        return [*views, View("walk", plot(across, up, *line, *bounds.of([*walk[:1], *walk[-1:]])), "walk")]

    def _cross(self) -> View:
        """The points of each bot against each other one, in per cent, the strongest first."""
        names = [row["bot"] for row in self.rows("standings")]
        scores = dict[tuple[str, str], float]()
        for row in self.rows("pairings"):
            one, two, score = row["bot"], row["against"], row["score"] or 0
            scores |= {(one, two): score, (two, one): 1 - score}
        shares = [[scores.get((one, two)) for two in names] for one in names]
        heats = [None if share is None else Heat(share, _percent(share)) for row in shares for share in row]
        ranking = [f"{place} {name}" for place, name in enumerate(names, 1)]
        short = [f"{place} {name if len(name) <= LONGEST else f'{name[: LONGEST - 1]}…'}"
                 for place, name in enumerate(names, 1)]  # fmt: skip
        rows: list[list[Words]] = [[name, *(share if share is None else _percent(share) for share in row)]
                                   for name, row in zip(ranking, shares, strict=True)]  # fmt: skip
        places = [str(place) for place in range(1, len(names) + 1)]
        picture = heatmap((say("lab-tournament-bot"), short), (say("lab-tournament-against"), places), heats)
        return View("cross", picture, "standings", grid=Grid(["bot", *ranking], rows))

    @property
    def verdict(self) -> Verdict | None:
        rows, walk = self.rows("standings"), self.rows("walk")
        if len(rows) < 2:
            return None
        lead, both = rows[0]["elo"] - rows[1]["elo"], {rows[0]["bot"], rows[1]["bot"]}
        duel = next((row for row in self.rows("pairings") if {row["bot"], row["against"]} == both), {})
        low, high = duel.get("from"), duel.get("to")
        sentences: list[Words] = [
            say("lab-tournament-led", first=rows[0]["bot"], second=rows[1]["bot"], lead=figure(lead))
        ]
        if (low is None or low <= 0) and (high is None or high >= 0):
            sentences.append(say("lab-tournament-unsettled"))
        if walk:
            verdict, count = walk[-1]["verdict"], walk[-1]["pairs"]
            accepted = say("lab-tournament-accepted", verdict=verdict, count=count)
            sentences.append(accepted if verdict else say("lab-tournament-undecided", count=count))
        return Verdict([next(name for name, most in LEADS.items() if lead < most)], sentences)


def _percent(share: float) -> int:
    return int(100 * share + 0.5)


def _ends(row: Standing) -> tuple[float, float]:
    return row["elo"] - row["+-"], row["elo"] + row["+-"]


def _estimate(row: Standing, games: int) -> Estimate:
    low, high = _ends(row)
    text = say("lab-tournament-rating", elo=figure(row["elo"]), error=figure(row["+-"]),
               percent=figure(round(100 * row["score"], 1)), games=games)  # fmt: skip
    return Estimate(row["bot"], text, "s1", row["elo"], low, high)
