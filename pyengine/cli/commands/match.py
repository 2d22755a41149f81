"""`wye match` and `wye tournament`: bots against each other."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from pyengine.arena import tournament
from pyengine.arena.match import Result
from pyengine.arena.programs.entrants import entrant
from pyengine.arena.rating import Sprt
from pyengine.arena.results import Results, kept
from pyengine.arena.table import Row
from pyengine.arena.tournament import Plan
from pyengine.bots.bot import Budget
from pyengine.cli import console, options, tables
from pyengine.cli.command import Command, Parser
from pyengine.cli.series import add_series, described, finish, require_ready
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real
from pyengine.records import sgf
from pyengine.records.record import read


def _add_arguments(parser: Parser, count: int | str) -> None:
    parser.add_argument(
        "bots",
        nargs=count,
        metavar="BOT",
        help="a bot: name(settings)*processes@budget, as wye(batch=32)*2@0.5s; a file of your own, as my_bot.py@500; "
        "or a program that speaks GTP, as 'gtp(./program --seed {seed})@1s', where {seed} is another number in every "
        "game; cells=go, (or upward, transposed) and colours=black/white, may stand before the program",
    )
    options.add_game(parser)
    options.add_budget(parser, Budget(playouts=10_000))
    add_series(parser, stones=1)
    options.add(parser, "--rounds", options.COUNT, "pairs of games with swapped colours for any two bots", 10)
    parser.add_argument("--logs", type=Path, metavar="FOLDER", help="write what programs say into files in this folder")
    parser.add_output("--sgf", "write the games to this SGF file")
    options.add(
        parser,
        "--sprt",
        Real(-1000, 1000),
        "stop once this test of how much stronger the first bot is has been decided, as 0 50 0.05 0.05",
        nargs=4,
        metavar=("ELO0", "ELO1", "ALPHA", "BETA"),
    )


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    game = options.game_of(chosen)
    usual = options.budget_of(chosen)
    entrants = tuple(entrant(text, game, usual, chosen.logs, chosen.grace) for text in chosen.bots)
    plan = Plan(game, entrants, chosen.rounds, chosen.stones, chosen.seed)
    sprt = Sprt(*chosen.sprt) if chosen.sprt else None
    if sprt is not None and len(entrants) > 2:
        raise BadValue(f"A sequential test with {len(entrants)} bots: expected a match of 2.", "sprt")
    if chosen.sgf is not None:
        sgf.require_kind(game)
    if chosen.logs is not None:
        chosen.logs.mkdir(parents=True, exist_ok=True)

    def enough(games: Sequence[Result]) -> bool:
        return sprt is not None and sprt.accepted(tournament.pairs(games, *plan.names[:2])) is not None

    with kept(plan, chosen.results) as results:
        require_ready(chosen, results, game, plan.games)
        games = results.play(options.spread_of(chosen), enough)
        code = finish(results, games, plan.games, lambda: _score(results))
    _tell(chosen, results, sprt)
    return code


def _tell(chosen: argparse.Namespace, results: Results[Plan], sprt: Sprt | None) -> None:
    """Prints what was found, and writes the files that were asked for."""
    plan = results.plan
    _blame(plan, results.games)
    games = results.games
    standings = [row | tournament.conduct(games, str(row["bot"])) for row in tournament.standings(plan, games)]
    duels = _duels(plan, games)
    several = len(plan.names) > 2
    verdict = sprt and _verdict(sprt, tournament.pairs(results.games, *plan.names[:2]))
    if chosen.json:
        tables.print_json({"plan": json.loads(plan.text()), "standings": standings, "duels": duels, "sprt": verdict})
    else:
        if several:
            tables.show(f"{described(plan.game)}: standings", tables.eventful(standings))
        tables.show(f"{described(plan.game)}: pairings", tables.eventful(duels))
        if verdict:
            found = verdict["accepted"] or "undecided"
            print(f"SPRT: {found}, log-likelihood ratio {verdict['ratio']} {verdict['bounds']}")
    if chosen.csv is not None:
        tables.write_csv(chosen.csv, standings if several else duels)
    if chosen.sgf is not None:
        chosen.sgf.write_text("\n".join(map(_sgf, results.games)), "utf-8")


def _duels(plan: Plan, games: Sequence[Result]) -> list[Row]:
    """The pairings, with the conduct of both in these games."""
    rows = list[Row]()
    for row in tournament.duels(plan, games):
        one, two = str(row["bot"]), str(row["against"])
        own = [game for game in games if set(game.players) == {one, two}]
        rows.append(row | tournament.conduct(own, one) | tournament.conduct(own, two, " against"))
    return rows


def _blame(plan: Plan, games: Sequence[Result]) -> None:
    """Tells which entrants have lost games by faults of their own, and by which one first."""
    for name in plan.names:
        faults = [game for game in games if game.fault and name in game.players and game.score_of(name) == 0]
        if faults:
            which = f"game {faults[0].number}: {faults[0].fault}"
            print(f"wye: {name} lost {len(faults)} of its games by a fault, as in {which}.", file=sys.stderr)


def _score(results: Results[Plan]) -> str:
    """The score between the first two bots."""
    one, two = results.plan.names[:2]
    tally = tournament.tally(results.games, one, two)
    return f"{one} {tally.wins} : {tally.losses} {two}"


def _verdict(sprt: Sprt, pairs: Sequence[float]) -> dict[str, Any]:
    bounds = [round(bound, 3) for bound in sprt.bounds]
    return {"accepted": sprt.accepted(pairs), "ratio": round(sprt.ratio(pairs), 3), "bounds": bounds}


def _sgf(game: Result) -> str:
    return sgf.write(read(game.record), game.players)


COLUMNS = {
    "bot, against": "the entrants, as they were written",
    "games, won, drawn, lost": "how many",
    "score": "won and half of the drawn games, as a share of all",
    "elo, from, to": "Elo points above the other, and their 95 % interval; empty where there is no bound",
    "+-": "half of that interval, in a tournament; there, 0 is the average",
    "los": "the likelihood, 0 to 1, that the first one is the stronger",
    "s/game": "seconds of thinking in a game",
    "faults": "games lost by an illegal move, a crash, an error or a late answer",
    "late": "moves that took longer than the budget",
    "faults against, late against": "those of the other entrant",
}
"""What the columns of tables, of CSV and of JSON hold."""
_TOLD = "\n".join(f"  {names}: {meaning}" for names, meaning in COLUMNS.items())
_NOTES = """examples:
  wye match "uct(sims=4)@500" flat@500 --game hex --size 7 --csv table.csv
  wye match my_bot.py "gtp(./program)@0.5s" --game hex --results games.jsonl    # goes on where it was stopped
  wye tournament net wye uct --seconds 1 --jobs 4 --sgf games.sgf

columns:
"""
MATCH, TOURNAMENT = (
    Command(name, summary, partial(_add_arguments, count=count), _run, f"{_NOTES}{_TOLD}\n")
    for name, summary, count in (
        ("match", "play two bots against each other, as flat@500 uct(sims=4)@0.5s", 2),
        ("tournament", "play every bot against every other one", "+"),
    )
)
