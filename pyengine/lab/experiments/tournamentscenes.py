"""What the page shows of a tournament: its games move by move with the ratings so far, and what the scores say."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import accumulate, groupby
from math import inf
from typing import Any

from pyengine.core.game import Game
from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.recording import (
    Grid,
    Picture,
    Recording,
    Scene,
    Series,
    Told,
    Unit,
    Verdict,
    View,
    board_of,
    figure,
    joined,
    plot,
    said,
)
from pyengine.lab.widgets import Heat, Measured, heatmap, intervals

LEADS = {"small": 50.0, "clear": 150.0, "large": 300.0, "huge": inf}
"""The lead in Elo points below which each prediction is right."""
LONGEST = 18
"""The letters of the longest name beside the cross table."""

Standing = Mapping[str, Any]
"""A row of a table that rates bots."""


class TournamentRecording(Recording):
    """The games that are finished. `beginning` is the record before the first move of a game."""

    options = tuple(LEADS)

    def __init__(self, experiment: Experiment, events: Sequence[Event], game: Game, beginning: str) -> None:
        super().__init__(experiment, events)
        self._game, self._beginning = game, beginning
        self._cells = game.start().cells
        self._games = [event for event in events if event["is"] == "game"]
        self._ends = list(accumulate(len(one["steps"]) for one in self._games))
        course: Sequence[Standing] = self.tables["course"].rows
        self._courses = [(games, list(rows)) for games, rows in groupby(course, lambda row: int(row["games"]))]
        self._walk: Sequence[Standing] = self.tables["walk"].rows if "walk" in self.tables else ()

    @cached_property
    def units(self) -> list[Unit]:
        last = self._ends[-1] if self._ends else 0
        stops = {"move": range(last + 1), "game": [0, *self._ends], "pair": [0, *self._ends[1::2]]}
        return [Unit(said(f"lab-tournament-{name}"), found) for name, found in stops.items()]

    def scene(self, at: int) -> Scene:
        place = bisect_left(self._ends, at) if at else -1
        over = at > 0 and self._ends[place] == at
        finished = max(0, place + over)
        rated, now = next(((games, rows) for games, rows in reversed(self._courses) if games <= finished), (0, None))
        shown = now or (self._courses[0][1] if self._courses else [])
        rows: list[list[Told]] = [
            [row["bot"], *(row[name] if now else None for name in ("played", "score", "elo", "+-"))] for row in shown
        ]
        columns = said("lab-tournament-columns")
        if not at:
            board = board_of({"winning_cells": []})
            return Scene(said("lab-tournament-before"), [columns], rows, board=board)
        count = at - (self._ends[place - 1] if place else 0)
        sentence = [self._told(place, count), said("lab-tournament-rated", games=rated)]
        everything = [end for _, found in self._courses for row in found for end in _ends(row)]
        picture = (
            intervals(said("lab-tournament-elo"), [_rated(row, row["played"]) for row in now], everything)
            if now
            else None
        )
        lines = self._lines(place, over, at == self._ends[-1])
        formula = self._formula(now, finished) if now else []
        return Scene(sentence, [columns], rows, lines, formula, picture, board=self._board(place, count))

    def _board(self, place: int, count: int) -> Picture:
        """The board after so many moves of a game."""
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

    def _told(self, place: int, count: int) -> Told:
        """A game at one of its moves."""
        game, row = self._games[place], self.tables["games"].rows[place]
        first, second = row["first"], row["second"]
        one, two = (joined([bot, joined([" (", player, ")"])])
                    for bot, player in zip((first, second), self._game.players, strict=True))  # fmt: skip
        number, score = place + 1, game["score"]
        move = game["words"][count - 1]
        moved = said("lab-tournament-moved", count=count, move=move, game=number, games=len(self._games), first=one,
                     second=two)  # fmt: skip
        if count < len(game["steps"]):
            return moved
        fault = game.get("fault")
        loser, winner = (second, first) if score else (first, second)
        ended: list[Told] = [said("lab-tournament-fault", game=number, bot=loser, fault=fault) if fault else moved]
        ended.append(said("lab-tournament-drawn") if score == 0.5 else said("lab-tournament-won", winner=winner))
        if place % 2:  # what the player who began the first game of the pair has got from both
            points, bot = self._games[place - 1]["score"] + 1 - score, self.tables["games"].rows[place - 1]["first"]
            ended.append(said("lab-tournament-paired", score=points, bot=bot))
        return ended

    @staticmethod
    def _lines(place: int, over: bool, last: bool) -> list[int]:
        if last:
            return [7, 8]
        if place % 2 == 0:
            return [3]
        return [4, 5, 6] if over else [4]

    def _formula(self, now: Sequence[Standing], finished: int) -> list[Told]:
        if len(now) < 2:
            return []
        best, after = now[0]["elo"], now[1]["elo"]
        lead = best - after
        lines: list[Told] = [
            [best, "−", joined(["(", after, ")"]) if after < 0 else after, "=", lead],
            [joined(["1 / (1 + 10^(−", lead]), "/ 400)) =", 1 / (1 + 10 ** (-lead / 400))],
        ]
        pair = finished // 2
        if 0 < pair <= len(self._walk):
            low, ratio, high = (figure(self._walk[pair - 1][name]) for name in ("H0 at", "ratio", "H1 at"))
            lines.append(said("lab-tournament-ratio", low=low, ratio=ratio, high=high))
        return lines

    @property
    def views(self) -> list[View]:
        rows: Sequence[Standing] = self.tables["standings"].rows
        standings = [_rated(row, row["games"]) for row in rows]
        views = [self._cross(), View("elo", intervals(said("lab-tournament-elo"), standings), "standings")]
        if "walk" not in self.tables:
            return views
        points = [(row["pairs"], row["ratio"]) for row in self._walk]
        last = max([1, *(pairs for pairs, _ in points)])
        bounds = [Series(name, "bound", [(pairs, row[f"{name} at"]) for pairs in (1, last)])
                  for row in self._walk[:1] for name in ("H0", "H1")]  # fmt: skip
        lines = [Series(said("lab-tournament-walk"), "s1", points)] if points else []
        across, up = said("lab-tournament-across-title"), said("lab-tournament-up-title")
        return [*views, View("walk", plot(across, up, *lines, *bounds), "walk")]

    def _cross(self) -> View:
        """The points of each bot against each other one in a hundred, the strongest first."""
        names = [str(row["bot"]) for row in self.tables["standings"].rows]
        scores = dict[tuple[str, str], float]()
        for row in self.tables["pairings"].rows:
            one, two, score = str(row["bot"]), str(row["against"]), float(row["score"] or 0)
            scores |= {(one, two): score, (two, one): 1 - score}
        ranked = [f"{place} {name}" for place, name in enumerate(names, 1)]
        short = [name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…" for name in names]
        found = [[scores.get((one, two)) for two in names] for one in names]
        heats = [None if share is None else Heat(share, _percent(share)) for row in found for share in row]
        sides = (
            [f"{place} {name}" for place, name in enumerate(short, 1)],
            [str(place) for place in range(1, len(names) + 1)],
        )
        rows: list[list[Told]] = [[name, *(share if share is None else _percent(share) for share in row)]
                                  for name, row in zip(ranked, found, strict=True)]  # fmt: skip
        return View(
            "cross", heatmap(("", sides[0]), ("", sides[1]), heats), "standings", grid=Grid(["bot", *ranked], rows)
        )

    @property
    def verdict(self) -> Verdict | None:
        rows: Sequence[Standing] = self.tables["standings"].rows
        if len(rows) < 2:
            return None
        lead, both = rows[0]["elo"] - rows[1]["elo"], {rows[0]["bot"], rows[1]["bot"]}
        duels: Sequence[Standing] = self.tables["pairings"].rows
        duel = next((row for row in duels if {row["bot"], row["against"]} == both), {})
        low, high = duel.get("from"), duel.get("to")
        told: list[Told] = [said("lab-tournament-led", first=rows[0]["bot"], second=rows[1]["bot"], lead=figure(lead))]
        if (low is None or low <= 0) and (high is None or high >= 0):
            told.append(said("lab-tournament-unsettled"))
        if self._walk:
            verdict, count = self._walk[-1]["verdict"], self._walk[-1]["pairs"]
            accepted = said("lab-tournament-accepted", verdict=verdict, count=count)
            told.append(accepted if verdict else said("lab-tournament-undecided", count=count))
        return Verdict([next(name for name, most in LEADS.items() if lead < most)], told)


def _percent(share: float) -> int:
    return int(100 * share + 0.5)


def _ends(row: Standing) -> tuple[float, float]:
    return row["elo"] - row["+-"], row["elo"] + row["+-"]


def _rated(row: Standing, games: int) -> Measured:
    low, high = _ends(row)
    told = said("lab-tournament-rating", elo=figure(row["elo"]), error=figure(row["+-"]),
                percent=figure(round(100 * row["score"], 1)), games=games)  # fmt: skip
    return Measured(row["bot"], told, "s1", row["elo"], low, high)
