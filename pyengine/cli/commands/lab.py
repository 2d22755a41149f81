"""`wye lab`: repeat an experiment of the page's lab, list them, or grade what students hand in.

examples:
  wye lab                                            # the experiments, with their parameters
  wye lab "bandits?arms=0.2,0.5,0.7&seed=3" --csv regret.csv
  wye lab --template minimax > minimax.py            # a file in which a student writes minimax
  wye lab --check class/ --csv points.csv            # grade the lines and files of a class
"""

import argparse
import sys
from collections.abc import Iterator
from functools import partial

from pyengine.arena.parallel.spread import Spread, in_turn
from pyengine.cli import console, handins, options, tables
from pyengine.cli.command import Parser, code_of
from pyengine.core.errors import BadUsage, BadValue
from pyengine.core.parameters import parameters
from pyengine.core.script import SUFFIX
from pyengine.lab import experiment
from pyengine.lab.experiment import Experiment, do_part
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.players import Position
from pyengine.lab.log import Event, Log
from pyengine.lab.recording import Table
from pyengine.lab.tasks import TASKS
from pyengine.records.record import split_head


def events_of(experiment: Experiment, seed: int, spread: Spread) -> Iterator[Event]:
    """Everything that happens in an experiment; the same however its parts are spread."""
    if spread is in_turn:
        return experiment.events(seed)  # as it happens: another process tells of a part when all of it is done
    return experiment.join_parts(spread(partial(do_part, experiment, seed), range(experiment.parts)))


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "experiment", nargs="?", help="its name and parameters, as 'bandits?pulls=500&seed=3'; without it, a list"
    )
    parser.add_argument("--table", help="the table to print and to write, where there are several (the main one)")
    parser.add_argument("--check", nargs="+", metavar="WORK", help="grade lines, files and folders, or - to read lines")
    parser.add_argument("--template", choices=TASKS, help="print the file in which a student writes this algorithm")
    options.add_spread(parser)
    options.add_json(parser)
    options.add_csv(parser)


def run(args: argparse.Namespace) -> int:
    if args.template is not None:
        print(TASKS[args.template][1])
        return 0
    if args.check is not None:
        return _check(args)
    if args.experiment is None:
        _list()
        return 0
    found, seed = experiment.read(args.experiment, EXPERIMENTS, args.seed)
    for name, declared in parameters(found).items():
        game = split_head(str(getattr(found, name)))[0]
        if isinstance(declared.kind, Position) and game.endswith(SUFFIX):
            options.open_own(game)
    _table_name(found.tables([]), args.table)
    events, code = Log(), 0

    def parts() -> Iterator[Event]:
        """Stores the events. Yields one for each part that is done."""
        for event in events_of(found, seed, options.spread_of(args)):
            if event["is"] == "progress":
                yield event
            else:
                events.append(event)

    try:
        console.follow_titled(parts(), found.parts, 0, found.title)
    except KeyboardInterrupt as stopped:
        print("wye: stopped: the tables tell of what was finished.", file=sys.stderr)
        code = code_of(stopped)
    _report(args, found, seed, found.tables(events))
    return code


def _check(args: argparse.Namespace) -> int:
    """Grades everything that was handed in. Returns 0 if lines claim their points and algorithms pass, else 1."""
    work = list(handins.handed_in(args.check))  # first, since code of files runs in other processes
    if not work:
        raise BadUsage("Nothing is handed in: expected a line, a .py or .txt file, or a folder of such files.", "check")
    graded = list(options.spread_of(args)(handins.grade, work))
    columns = [name for name in handins.COLUMNS if any(row[name] not in ("", None) for row in graded)]
    rows = [{name: row[name] for name in columns} for row in graded]
    if args.json:
        tables.print_json(rows)
    elif rows:
        tables.show("What was handed in", [{name: row[name] for name in columns if name != "remarks"} for row in rows])
        print(*(f"{row['from'] or 'line'}: {row['remarks']}" for row in graded if row["remarks"]), sep="\n")
    if args.csv is not None:
        tables.write_csv(args.csv, rows)
    return int(any(row["points"] != (row["of"] if row["claimed"] is None else row["claimed"]) for row in graded))


def _report(args: argparse.Namespace, found: Experiment, seed: int, results: dict[str, Table]) -> None:
    line, name = experiment.text(found, seed), _table_name(results, args.table)
    others = [other for other in results if other != name]
    if args.json:
        tables.print_json({"experiment": line, "tables": {name: table.message() for name, table in results.items()}})
    elif results[name].rows:
        tables.show(f"{line}: {name}", results[name].rows)
    if others and not args.json:
        print(f"With --table: {', '.join(others)}.")
    if args.csv is not None:
        tables.write_csv(args.csv, results[name].rows)


def _table_name(results: dict[str, Table], name: str | None) -> str:
    """The name of a table, by default of the main one. Raises BadValue if there is no such table."""
    if name is not None and name not in results:
        raise BadValue("unknown-table", "table", table=name, known=tuple(results))
    return name or next(iter(results))


def _list() -> None:
    for name, kind in EXPERIMENTS.items():
        print(f"{name}: {kind.question}")
        for parameter in parameters(kind).values():
            print(f"    {parameter.name}={parameter.kind.text(parameter.default)}  {parameter.title}")
        for preset, (title, _) in kind.presets.items():
            print(f"    {title}: wye lab '{experiment.text(experiment.preset(kind, preset), 1)}'")
