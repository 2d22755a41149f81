"""The command line: `python -m pyengine`, installed as `wye`."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from io import TextIOWrapper
from itertools import accumulate
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

from pyengine import __version__, gtp, levels, openings, sgf, sweep, terminal, tournament
from pyengine.bots import BOTS, Budget, bot_named, think
from pyengine.calibration import Calibration
from pyengine.dice import Dice
from pyengine.errors import BadValue, Refused
from pyengine.game import Choice, Game
from pyengine.games import GAMES, new_game
from pyengine.learning import learn, lessons
from pyengine.match import Entrant, Played, entrant
from pyengine.processes import in_processes, require_processes
from pyengine.rating import Sprt, wilson
from pyengine.record import Record
from pyengine.record import read as read_record
from pyengine.search import patterns
from pyengine.search.bandit import STRATEGIES, regrets
from pyengine.search.solve import LARGEST, values
from pyengine.valuation import Valuation

PERSON = "human"
INTERRUPTED = 130
SWITCHES = {"on": True, "off": False}

Row = dict[str, str | int | float]


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code: 0, 2 for bad input, 130 when interrupted."""
    chosen = _parser().parse_args(arguments)
    try:
        code: int = chosen.command(chosen)
    except Refused as wrong:
        print(f"wye: {wrong}", file=sys.stderr)
        return 2
    except OSError as wrong:
        print(f"wye: {wrong.filename}: {wrong.strerror}, expected a file that can be opened.", file=sys.stderr)
        return 2
    except UnicodeDecodeError:
        print("wye: A file is no text: expected UTF-8.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("wye: stopped.", file=sys.stderr)
        return INTERRUPTED
    return code


# --- the commands ---------------------------------------------------------------------------------------------------


def _play(chosen: argparse.Namespace) -> int:
    """A game in the terminal."""
    record = _record(chosen)
    game = record.game
    usual = next(bot.name for bot in BOTS.values() if bot.plays(game))
    second = levels.name(chosen.level) if chosen.level is not None else chosen.second or usual
    _require_alone(chosen)
    seats = [_seat(text, game, chosen) for text in (chosen.first, second)]
    if chosen.sgf is not None:
        sgf.require_kind(game)
    record = terminal.Session(record, seats, chosen.seed).run()
    print(record.text())
    if chosen.sgf is not None:
        chosen.sgf.write_text(sgf.write(record), "utf-8")
    return 0


def _tournament(chosen: argparse.Namespace) -> int:
    """A match, or a tournament of several bots."""
    terminal.require("rich", "cli")
    game = _game(chosen)
    entrants = tuple(entrant(text, game, _budget(chosen)) for text in chosen.bots)
    plan = tournament.Plan(game, entrants, chosen.rounds, chosen.stones, chosen.seed)
    sprt = Sprt(*chosen.sprt) if chosen.sprt else None
    if sprt is not None and len(entrants) > 2:
        raise BadValue(f"A sequential test with {len(entrants)} bots: expected a match of 2.", "sprt")
    if chosen.sgf is not None:
        sgf.require_kind(game)
    results = tournament.Results(plan, chosen.results)

    def score() -> str:
        tally = tournament.tally(results.games, *plan.names[:2])
        return f"{plan.names[0]} {tally.wins} : {tally.losses} {plan.names[1]}"

    code = _played_out(results, tournament.run(results, chosen.jobs, sprt), plan.games, score)
    standings, duels = _standings(results), _duels(results)
    verdict = sprt and _verdict(sprt, tournament.pairs(results.games, *plan.names[:2]))
    if chosen.csv is not None:
        _write_csv(chosen.csv, standings if len(plan.names) > 2 else duels)
    if chosen.sgf is not None:
        chosen.sgf.write_text("\n".join(map(_sgf, results.games)), "utf-8")
    if chosen.json:
        _print_json({"plan": json.loads(plan.text()), "standings": standings, "duels": duels, "sprt": verdict})
        return code
    if len(plan.names) > 2:
        _show(f"{_described(game)}: standings", standings)
    _show(f"{_described(game)}: one against one", duels)
    if verdict:
        print(
            f"SPRT: {verdict['accepted'] or 'undecided'}, log-likelihood ratio {verdict['ratio']} {verdict['bounds']}"
        )
    return code


def _sweep(chosen: argparse.Namespace) -> int:
    """A grid of two settings."""
    terminal.require("rich", "cli")
    axes = [sweep.axis(text) for text in chosen.vary]
    if len(axes) != 2:
        raise BadValue(
            f"--vary was given {len(axes)} times: expected twice, as in --vary sims=1,4 --vary iterations=9,99."
        )
    grid = sweep.Sweep(
        _game(chosen),
        chosen.bot,
        (axes[0], axes[1]),
        chosen.against,
        chosen.games,
        _budget(chosen),
        chosen.stones,
        chosen.seed,
    )
    if chosen.plot is not None:
        sweep.require_plot(chosen.plot)
    results = tournament.Results(grid, chosen.results)
    code = _played_out(results, results.play(chosen.jobs), len(grid.points()) * grid.games, lambda: "")
    found = sweep.cells(grid, results.games)
    if not found:
        return code
    rows = [_cell(grid, cell) for cell in found]
    if chosen.csv is not None:
        _write_csv(chosen.csv, rows)
    if chosen.plot is not None and code == 0:
        sweep.plot(grid, found, chosen.plot)
    if chosen.json:
        _print_json(rows)
    else:
        _show(f"{_described(grid.game)}: {grid.bot} against {grid.opponent}, {grid.games} games each", rows)
    return code


def _gtp(chosen: argparse.Namespace) -> int:
    """The Go Text Protocol on standard input and output."""

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    bot = bot_named(chosen.bot)
    budget = _budget(chosen) or bot.budget
    _require_alone(chosen)
    bot = in_processes(bot, chosen.processes)
    engine = gtp.Engine(bot, _game(chosen), budget, write, level=chosen.level, seed=chosen.seed, ponders=chosen.ponder)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # what is no UTF-8 is an unknown command, no end
    engine.run(gtp.lines_of(sys.stdin))
    return 0


def _levels(chosen: argparse.Namespace) -> int:
    """The table of the levels, or one more column of it."""
    if chosen.calibrate is not None:
        terminal.require("rich", "cli")
        _calibrate(chosen)
    found = levels.ladders()
    rows = _rungs(found)
    if chosen.markdown:
        _print_markdown(rows)
        for one in found:
            print(f"- {_title(one)}: {one.date}, `{one.command}`")
    else:
        _show("Playouts, blur, Elo above level 1 (95 %), won against the level before (level 1: random)", rows)
    return 0


def _calibrate(chosen: argparse.Namespace) -> None:
    """Measures the levels at one size and keeps them in the engine's file."""

    def follow(playing: Iterator[Played], total: int, done: int, title: str) -> None:
        terminal.follow(playing, total, done, lambda: title)

    game = new_game(chosen.game, chosen.size)
    plain = new_game(game.name, game.size, {option.name: False for option in game.options if option.is_switch})
    command = f"wye levels --game {game.name} --size {game.size} --calibrate {chosen.calibrate}"
    if chosen.results is not None:
        chosen.results.mkdir(parents=True, exist_ok=True)
    calibration = Calibration(plain, chosen.calibrate, chosen.results, follow)
    found = calibration.find(datetime.now(UTC).date().isoformat(), command, chosen.jobs)
    others = [one for one in levels.ladders() if (one.game, one.size) != (game.name, game.size)]
    levels.FILE.write_text(levels.text_of([*others, found]), "utf-8")


def _learn(chosen: argparse.Namespace) -> int:
    """Learns from searches of one game what lies around good moves, and keeps that in the engine's file."""
    terminal.require("rich", "cli")
    game, games, playouts, seed = new_game(chosen.game, chosen.size), chosen.games, chosen.playouts, chosen.seed

    def follow(playing: Iterator[object]) -> None:
        terminal.follow(playing, games, 0, lambda: game.title)

    found = learn(lessons(game, games, playouts, seed), chosen.jobs, follow)
    command = f"wye learn {game.name} --size {game.size} --games {games} --playouts {playouts} --seed {seed}"
    patterns.keep(game.name, found.weights, command, datetime.now(UTC).date().isoformat())
    told = {"all moves as first": found.alone, "with what lies around": found.together}
    rows: list[Row] = [
        {"foretold by": title, "cross entropy": round(one.entropy, 3), "best move %": round(100 * one.top)}
        for title, one in told.items()
    ]
    _show(f"{found.games} games, {found.positions} positions; how well games kept apart are foretold", rows)
    return 0


def _bench(chosen: argparse.Namespace) -> int:
    """How much the bots get done in a second."""
    terminal.require("rich", "cli")
    state = _game(chosen).start()
    state = state.play(state.legal()[0])  # the first move may stand in a table, or be that of chance
    names = chosen.bots or [bot.name for bot in BOTS.values() if bot.budgeted and bot.plays(state.game)]
    rows: list[Row] = []
    for name in names:
        for thought in think(bot_named(name), state, Budget(seconds=chosen.seconds), Dice(chosen.seed)):
            last = thought
        done = {"playouts": last.info.playouts, "nodes": last.info.nodes}
        rows.append({"bot": name} | {f"{what}/s": round(count / last.elapsed) for what, count in done.items()})
    _show(f"{_described(state.game)}, {chosen.seconds:g} s each", rows)
    return 0


def _openings(chosen: argparse.Namespace) -> int:
    """What every first stone is worth, found anew for some sizes and kept in the engine's file."""
    terminal.require("rich", "cli")
    for size in chosen.sizes:
        game = new_game(chosen.game, size, {"pie": False})
        key, most, playouts, seed = openings.key(game), chosen.games, chosen.playouts, chosen.seed

        def follow(playing: Iterator[Played], total: int, done: int, title: str, key: str = key) -> None:
            terminal.follow(playing, total, done, lambda: f"{key}: {title}")

        found = Valuation(game, playouts, seed, follow).find(most, chosen.jobs)
        command = f"wye openings {game.name} {size} --games {most} --playouts {playouts} --seed {seed}"
        openings.keep(key, found, command, datetime.now(UTC).date().isoformat())
        print(f"{key}: {len(found)} first stones", flush=True)
    return 0


def _solve(chosen: argparse.Namespace) -> int:
    """What every move is worth with best play."""
    terminal.require("rich", "cli")
    state = _record(chosen).state
    found = values(state, chosen.positions)
    rows: list[Row] = [{"move": state.game.move_name(move), "value": round(value, 6)} for move, value in found.items()]
    if chosen.json:
        _print_json({row["move"]: row["value"] for row in rows})
    else:
        terminal.console().print(terminal.painted(state))
        _show("Exact values: 1 wins for the player to move, 0 loses", rows)
    return 0


def _bandit(chosen: argparse.Namespace) -> int:
    """The regret of the strategies for a bandit."""
    terminal.require("rich", "cli")
    rows: list[Row] = []
    for name, strategy in STRATEGIES.items():
        sums = list(accumulate(regrets(strategy, chosen.arms, chosen.steps, chosen.runs, chosen.seed)))
        rows.append({"strategy": name} | {f"after {step}": round(sums[step - 1], 3) for step in _marks(chosen.steps)})
    if chosen.csv is not None:
        _write_csv(chosen.csv, rows)
    _show(f"Regret so far, arms {', '.join(f'{chance:g}' for chance in chosen.arms)}, mean of {chosen.runs} runs", rows)
    return 0


# --- what they share ------------------------------------------------------------------------------------------------


def _game(chosen: argparse.Namespace) -> Game:
    options: dict[str, Choice] = {}
    for text in chosen.option:
        name, _, value = text.partition("=")
        if value not in SWITCHES and not (value.isascii() and value.isdigit()):
            raise BadValue(
                f"The option {text!r} is not understood: expected name=on, name=off or name=number.", "options"
            )
        options[name] = SWITCHES[value] if value in SWITCHES else int(value)
    return new_game(chosen.game, chosen.size, options)


def _record(chosen: argparse.Namespace) -> Record:
    """The record that was given, as text or as an SGF file, or a game that has just begun."""
    if chosen.record is None:
        return Record.of(_game(chosen))
    if chosen.record.endswith(".sgf"):
        return sgf.read(Path(chosen.record).read_text("utf-8"))[0]
    return read_record(chosen.record)


def _budget(chosen: argparse.Namespace) -> Budget | None:
    """What was asked for, else the usual of the command; None leaves it to the bot."""
    if chosen.playouts is None and chosen.seconds is None:
        return chosen.usual  # type: ignore[no-any-return]
    return Budget(chosen.seconds, chosen.playouts)


def _seat(text: str, game: Game, chosen: argparse.Namespace) -> Entrant | None:
    """Who sits there; a bot with the processes that stand in its text, else those of the command."""
    if text == PERSON:
        return None
    seat = entrant(text, game, _budget(chosen))
    if seat.processes > 1:
        return seat
    require_processes(seat.bot, chosen.processes)
    return replace(seat, processes=chosen.processes)


def _require_alone(chosen: argparse.Namespace) -> None:
    """Raises BadValue if a level is to have more than what it was measured with."""
    if chosen.level is not None and (chosen.processes > 1 or getattr(chosen, "ponder", False)):
        raise BadValue("A level has a strength of its own: expected it without --processes and --ponder.", "level")


def _played_out(
    results: tournament.Results[Any], playing: Iterator[Played], total: int, score: Callable[[], str]
) -> int:
    """Plays what is missing; the exit code."""
    try:
        terminal.follow(playing, total, len(results.games), score)
    except KeyboardInterrupt:
        further = "the same command goes on" if results.kept else "with --results FILE the same command would go on"
        print(f"wye: stopped after {len(results.games)} of {total} games: {further}.", file=sys.stderr)
        return INTERRUPTED
    return 0


def _standings(results: tournament.Results[tournament.Plan]) -> list[Row]:
    return [
        {
            "bot": one.name,
            "elo": round(one.elo, 1),
            "+-": round(one.error, 1),
            "games": one.tally.games,
            "won": one.tally.wins,
            "drawn": one.tally.draws,
            "lost": one.tally.losses,
            "score": round(one.tally.score, 4),
            "s/game": round(one.seconds, 3),
        }
        for one in tournament.table(results.plan, results.games)
    ]


def _duels(results: tournament.Results[tournament.Plan]) -> list[Row]:
    names, rows = results.plan.names, list[Row]()
    for number, one in enumerate(names):
        for two in names[number + 1 :]:
            tally = tournament.tally(results.games, one, two)
            points, least, most = tally.elo
            row: Row = {"bot": one, "against": two, "won": tally.wins, "drawn": tally.draws, "lost": tally.losses}
            row |= {"score": round(tally.score, 4), "elo": round(points, 1)}
            row |= {"from": round(least, 1), "to": round(most, 1), "los": round(tally.superiority, 4)}
            rows.append(row)
    return rows


def _verdict(sprt: Sprt, pairs: Sequence[float]) -> dict[str, Any]:
    bounds = [round(bound, 3) for bound in sprt.bounds]
    return {"accepted": sprt.accepted(pairs), "ratio": round(sprt.ratio(pairs), 3), "bounds": bounds}


def _cell(grid: sweep.Sweep, cell: sweep.Cell) -> Row:
    """A row of the sweep's table: percentages, each with the ends of its 95 % interval."""
    row: Row = {axis.name: value for axis, value in zip(grid.axes, cell.point.values, strict=True)}
    for result, count in zip(sweep.RESULTS, sweep.counts(cell.tally), strict=True):
        share = count / cell.tally.games
        least, most = wilson(share, cell.tally.games)
        row |= {f"{result} %": round(100 * share, 1), f"{result} from": round(100 * least, 1)}
        row |= {f"{result} to": round(100 * most, 1)}
    return row | {"s/game": round(cell.seconds, 4)}


def _marks(steps: int) -> list[int]:
    """The powers of ten up to the last step, and that one."""
    return sorted({10**power for power in range(1, 9) if 10**power < steps} | {steps})


def _sgf(game: Played) -> str:
    return sgf.write(read_record(game.record), game.players)


def _rungs(found: Sequence[levels.Ladder]) -> list[Row]:
    """A row for each level and a column for each ladder."""
    rows = list[Row]()
    for number in range(levels.COUNT):
        row: Row = {"level": number + 1}
        rows.append(row | {_title(one): _rung(one.levels[number]) for one in found})
    return rows


def _rung(level: levels.Level) -> str:
    won = f"{level.won:g} of {level.games}"
    return f"{level.playouts}, {level.blur:g}, {level.elo} ± {level.error}, {won}"


def _title(one: levels.Ladder) -> str:
    return f"{GAMES[one.game].title} {one.size}"


def _print_markdown(rows: Sequence[Row]) -> None:
    lines = [list(rows[0]), ["---"] * len(rows[0]), *([_shown(value) for value in row.values()] for row in rows)]
    for line in lines:
        print(f"| {' | '.join(line)} |")


def _described(game: Game) -> str:
    return f"{game.title} {game.size}"


def _show(title: str, rows: Sequence[Row]) -> None:
    terminal.show_table(title, list(rows[0]), [[_shown(value) for value in row.values()] for row in rows])


def _shown(value: str | float) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _write_csv(path: Path, rows: Sequence[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def _print_json(found: Any) -> None:
    print(json.dumps(_finite(found), indent=1))


def _finite(found: Any) -> Any:
    """The same with null for what JSON has no number for: infinite Elo points."""
    if isinstance(found, dict):
        return {name: _finite(value) for name, value in found.items()}
    if isinstance(found, list):
        return [_finite(value) for value in found]
    return None if isinstance(found, float) and not isfinite(found) else found


# --- the arguments --------------------------------------------------------------------------------------------------


def _parser() -> Parser:
    parser = Parser(prog="wye", description="Play and study Y, Hex and their relatives.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    _add_play(commands)
    _add_tournaments(commands)
    _add_sweep(commands)
    _add_gtp(commands)
    _add_levels(commands)
    _add_studies(commands)
    return parser


Commands = Any
"""What argparse calls its subparsers; its class is not public."""


def _command(commands: Commands, name: str, summary: str, run: Any) -> Parser:
    parser: Parser = commands.add_parser(name, help=summary, description=summary)
    parser.set_defaults(command=run)
    parser.add_argument("--seed", type=_whole, default=1, help="same seed and playouts: same moves (1)")
    return parser


def _add_play(commands: Commands) -> None:
    parser = _command(commands, "play", "play in the terminal", _play)
    _add_game(parser)
    _add_budget(parser)
    _add_processes(parser)
    _add_record(parser)
    parser.add_argument("--first", default=PERSON, help=f"who is player 1: {PERSON} or a bot ({PERSON})")
    seat = parser.add_mutually_exclusive_group()
    seat.add_argument("--second", help=f"who is player 2: {PERSON} or a bot (the usual bot of the game)")
    seat.add_argument("--level", type=_whole, help=f"player 2 is a bot of this level, 1 to {levels.COUNT}")
    parser.add_argument("--sgf", type=Path, help="write the game to this file")


def _add_tournaments(commands: Commands) -> None:
    for name, count, summary in (
        ("match", 2, "two bots against each other, as flat@500 uct(sims=4)@0.5s"),
        ("tournament", "+", "every bot against every other one"),
    ):
        parser = _command(commands, name, summary, _tournament)
        parser.add_argument(
            "bots", nargs=count, metavar="BOT", help="a bot with settings, *processes, @playouts or @seconds"
        )
        _add_game(parser)
        _add_budget(parser, Budget(playouts=10_000))
        _add_experiment(parser, stones=1)
        parser.add_argument("--rounds", type=_whole, default=10, help="colour-swapped pairs that any two play (10)")
        parser.add_argument("--sgf", type=Path, help="write the games to this file")
        parser.add_argument(
            "--sprt",
            nargs=4,
            type=_number,
            metavar=("ELO0", "ELO1", "ALPHA", "BETA"),
            help="stop when it is decided whether the first bot is stronger than the second, as 0 50 0.05 0.05",
        )


def _add_sweep(commands: Commands) -> None:
    parser = _command(commands, "sweep", "how two settings of a bot change its results", _sweep)
    parser.add_argument("bot", nargs="?", default="uct", help="the bot, with settings that do not vary (uct)")
    parser.add_argument("--vary", action="append", help="an axis, as sims=1,4 or iterations=10,100; twice", default=[])
    parser.add_argument("--against", default="random", help="the opponent (random)")
    parser.add_argument("--games", type=_whole, default=100, help="games at each point (100)")
    parser.add_argument("--plot", type=Path, help="draw the results to this file, .png or .svg")
    _add_game(parser, "tictactoe")
    _add_budget(parser, Budget(playouts=1000))
    _add_experiment(parser, stones=0)


def _add_gtp(commands: Commands) -> None:
    parser = _command(commands, "gtp", "speak the Go Text Protocol, version 2, with analyze and play-game", _gtp)
    parser.add_argument("--bot", default=next(iter(BOTS)), help="the bot that answers genmove")
    parser.add_argument("--ponder", action="store_true", help="think on in the opponent's time")
    parser.add_argument("--level", type=_whole, help=f"a level answers instead, 1 to {levels.COUNT}")
    _add_game(parser)
    _add_budget(parser)
    _add_processes(parser)


def _add_levels(commands: Commands) -> None:
    parser = _command(commands, "levels", "the levels of play and how they were measured", _levels)
    parser.add_argument("--markdown", action="store_true", help="print the table as README.md shows it")
    parser.add_argument(
        "--calibrate", type=_whole, metavar="GAMES", help="measure those of --game and --size, so many games a step"
    )
    parser.add_argument("--results", type=Path, help="keep each game in this folder; the same command goes on from it")
    parser.add_argument("--jobs", type=_jobs, default=1, help="processes that play (1)")
    _add_game(parser)


def _add_studies(commands: Commands) -> None:
    parser = _command(commands, "bench", "measure how fast the bots are", _bench)
    parser.add_argument("bots", nargs="*", metavar="BOT", help="the bots (all that play the game)")
    parser.add_argument("--seconds", type=_number, default=2.0, help="for each bot (2)")
    _add_game(parser)
    parser = _command(commands, "solve", "exact values of all moves, on small boards", _solve)
    parser.add_argument("--positions", type=_whole, default=LARGEST, help=f"to look into at most ({LARGEST})")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    _add_game(parser, "tictactoe")
    _add_record(parser)
    parser = _command(commands, "openings", "value first stones anew, for the pie rule", _openings)
    parser.add_argument("game", choices=("y", "hex"), help="the game")
    parser.add_argument("sizes", nargs="+", type=_whole, metavar="SIZE", help="its sizes")
    parser.add_argument("--games", type=_whole, default=64, help="from each stone that may be even, at most (64)")
    parser.add_argument("--playouts", type=_whole, default=65_536, help="for each move of these (65536)")
    parser.add_argument("--jobs", type=_jobs, default=1, help="processes that play (1)")
    parser = _command(commands, "learn", "learn from searches what lies around good moves", _learn)
    parser.add_argument("game", choices=tuple(patterns.weights()), help="the game")
    parser.add_argument("--size", type=_whole, help="its size (the usual one)")
    parser.add_argument("--games", type=_whole, default=200, help="to learn from (200)")
    parser.add_argument("--playouts", type=_whole, default=131_072, help="for each move (131072)")
    parser.add_argument("--jobs", type=_jobs, default=1, help="processes that play (1)")
    parser = _command(commands, "bandit", "the regret of strategies for a multi-armed bandit", _bandit)
    parser.add_argument("--arms", type=_numbers, default=[0.2, 0.5, 0.7], help="how often each pays (0.2,0.5,0.7)")
    parser.add_argument("--steps", type=_whole, default=1000, help="pulls in a run (1000)")
    parser.add_argument("--runs", type=_whole, default=100, help="runs to average (100)")
    parser.add_argument("--csv", type=Path, help="write the table to this file")


def _add_game(parser: Parser, usual: str = "y") -> None:
    parser.add_argument("--game", default=usual, help=f"the game ({usual})")
    parser.add_argument("--size", type=_whole, help="its size (the usual one)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule, as pie=off or take=4"
    )


def _add_record(parser: Parser) -> None:
    parser.add_argument(
        "--record", metavar="TEXT", help="begin here instead: y5-pie:c3.swap, or the name of an .sgf file"
    )


def _add_budget(parser: Parser, usual: Budget | None = None) -> None:
    shown = "as the bot likes" if usual is None else f"{usual.playouts} playouts"
    parser.set_defaults(usual=usual)
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--playouts", type=_whole, help=f"random games before each move ({shown})")
    group.add_argument("--seconds", type=_number, help=f"seconds for each move ({shown})")


def _add_processes(parser: Parser) -> None:
    parser.add_argument("--processes", type=_whole, default=1, help="processes in which a bot thinks (1)")


def _add_experiment(parser: Parser, stones: int) -> None:
    parser.add_argument("--stones", type=_whole, default=stones, help=f"random stones that games begin with ({stones})")
    parser.add_argument("--results", type=Path, help="keep each game in this file; the same command goes on from it")
    parser.add_argument("--jobs", type=_jobs, default=1, help="processes that play (1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--csv", type=Path, help="write the table to this file")


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 15):
        raise argparse.ArgumentTypeError(f"{text!r} is not understood: expected a whole number of 0 or more")
    return int(text)


def _jobs(text: str) -> int:
    if not 1 <= _whole(text) <= 256:
        raise argparse.ArgumentTypeError(f"{text} processes: expected 1 to 256")
    return int(text)


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not understood: expected a number") from None


def _numbers(text: str) -> list[float]:
    return [_number(part) for part in text.split(",")]


if __name__ == "__main__":
    sys.exit(main())
