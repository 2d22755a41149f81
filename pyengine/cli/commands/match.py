"""`wye match`: play two bots against each other, as flat@500 uct(sims=4)@0.5s.

examples:
  wye match "uct(sims=4)@500" flat@500 --game hex --size 7 --csv table.csv
  wye match my_bot.py "gtp(./program)@0.5s" --game hex --results games.jsonl    # goes on where it was stopped

columns:
  bot, against: the entrants, as they were written
  games, won, drawn, lost: how many
  score: won and half of the drawn games, as a share of all
  elo, from, to: Elo points above the other, and their 95 % interval; empty where there is no bound
  +-: half of that interval, in a tournament; there, 0 is the average
  los: the likelihood, 0 to 1, that the first one is the stronger
  s/game: seconds of thinking in a game
  faults: games lost by an illegal move, a crash, an error or a late answer
  late: moves that took longer than the budget
  faults against, late against: those of the other entrant
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pyengine.arena import tournament
from pyengine.arena.match import Result
from pyengine.arena.programs.entrants import entrant
from pyengine.arena.rating import Sprt
from pyengine.arena.results import Results, open_results
from pyengine.arena.table import Row
from pyengine.arena.tournament import Plan
from pyengine.bots.bot import Budget
from pyengine.cli import options, tables
from pyengine.cli.command import Parser
from pyengine.cli.series import add_series, play_missing
from pyengine.core.errors import BadUsage
from pyengine.core.parameters import Real
from pyengine.records import sgf
from pyengine.records.record import read


def add_arguments(parser: Parser, count: int | str = 2) -> None:
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
    test = "stop once this test of how much stronger the first bot is has been decided, as 0 50 0.05 0.05"
    options.add(parser, "--sprt", Real(-1000, 1000), test, nargs=4, metavar=("ELO0", "ELO1", "ALPHA", "BETA"))


def run(args: argparse.Namespace) -> int:
    game = options.game_of(args)
    usual = options.budget_of(args)
    entrants = tuple(entrant(text, game, usual, args.logs, args.grace) for text in args.bots)
    plan = Plan(game, entrants, args.rounds, args.stones, args.seed)
    sprt = Sprt(*args.sprt) if args.sprt else None
    if sprt is not None and len(entrants) > 2:
        raise BadUsage(f"A sequential test with {len(entrants)} bots: expected a match of 2.", "sprt")
    if args.sgf is not None:
        sgf.require_kind(game)
    if args.logs is not None:
        args.logs.mkdir(parents=True, exist_ok=True)

    def is_decided(games: Sequence[Result]) -> bool:
        return sprt is not None and sprt.decide(tournament.pairs(games, *plan.names[:2])) is not None

    with open_results(plan, args.results) as results:

        def score() -> str:
            one, two = plan.names[:2]
            tally = tournament.tally(results.games, one, two)
            return f"{one} {tally.wins} : {tally.losses} {two}"

        code = play_missing(args, results, plan.games, score, is_decided)
    _report(args, results, sprt)
    return code


def _report(args: argparse.Namespace, results: Results[Plan], sprt: Sprt | None) -> None:
    plan, games = results.plan, results.games
    for name in plan.names:
        faults = [game for game in games if game.fault and name in game.players and game.score_of(name) == 0]
        if faults:
            first = f"game {faults[0].number}: {faults[0].fault}".removesuffix(".")
            print(f"wye: {name} lost {len(faults)} of its games by a fault, as in {first}.", file=sys.stderr)
    standings = [row | tournament.conduct(games, str(row["bot"])) for row in tournament.standings(plan, games)]
    duels = _duels(plan, games)
    several, title = len(plan.names) > 2, plan.game.full_title
    verdict = sprt and _verdict(sprt, tournament.pairs(games, *plan.names[:2]))
    if args.json:
        tables.print_json({"plan": json.loads(plan.text()), "standings": standings, "duels": duels, "sprt": verdict})
    else:
        if several:
            tables.show(f"{title}: standings", tables.without_empty_conduct(standings))
        tables.show(f"{title}: pairings", tables.without_empty_conduct(duels))
        if verdict:
            hypothesis = verdict["accepted"] or "undecided"
            print(f"SPRT: {hypothesis}, log-likelihood ratio {verdict['ratio']} {verdict['bounds']}")
    if args.csv is not None:
        tables.write_csv(args.csv, standings if several else duels)
    if args.sgf is not None:
        args.sgf.write_text("\n".join(sgf.write(read(game.record), game.players) for game in games), "utf-8")


def _duels(plan: Plan, games: Sequence[Result]) -> list[Row]:
    rows = list[Row]()
    for row in tournament.duels(plan, games):
        one, two = str(row["bot"]), str(row["against"])
        own = [game for game in games if set(game.players) == {one, two}]
        rows.append(row | tournament.conduct(own, one) | tournament.conduct(own, two, " against"))
    return rows


def _verdict(sprt: Sprt, pairs: Sequence[float]) -> dict[str, Any]:
    bounds = [round(bound, 3) for bound in sprt.bounds]
    return {"accepted": sprt.decide(pairs), "ratio": round(sprt.ratio(pairs), 3), "bounds": bounds}
