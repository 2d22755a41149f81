"""`wye lab`: the experiments that the page shows, repeated by the text of their links."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from pyengine.cli import console, options, tables
from pyengine.cli.command import Command, Parser, code_of
from pyengine.core.errors import BadValue
from pyengine.core.parameters import parameters
from pyengine.lab import experiment
from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.exercise import checked
from pyengine.lab.processes import events_of
from pyengine.lab.table import Table


def _add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "experiment", nargs="?", help="its name and parameters, as 'bandits?pulls=500&seed=3'; without it, a list"
    )
    parser.add_argument("--table", help="the table to print and to write, where there are several (the main one)")
    parser.add_argument("--check", metavar="LINE", help="grade the answers in the line that an exercise gives")
    options.add_spread(parser)
    options.add_json(parser)
    options.add_csv(parser)


def _run(chosen: argparse.Namespace) -> int:
    console.require_rich()
    if chosen.check is not None:
        return _check(chosen.check)
    if chosen.experiment is None:
        _list()
        return 0
    found, seed = experiment.read(chosen.experiment, EXPERIMENTS, chosen.seed)
    _chosen(found.tables([]), chosen.table)
    events, code = list[Event](), 0
    try:
        following = _kept(events_of(found, seed, options.spread_of(chosen)), events)
        console.follow_titled(following, found.parts, 0, found.title)
    except KeyboardInterrupt as stopped:
        print("wye: stopped: the tables tell of what was finished.", file=sys.stderr)
        code = code_of(stopped)
    _tell(chosen, found, seed, found.tables(events))
    return code


def _check(line: str) -> int:
    """Tells what the answers are worth; the exit code is 1 if the line claims something else."""
    found, claimed = checked(line, lambda text: experiment.read(text, EXPERIMENTS))
    print(f"{found.points} of {found.of} points")
    if found.wrong:
        print(f"wrong: {', '.join(found.wrong)}")
    if claimed != found.points:
        print(f"wye: the line claims {claimed} points.", file=sys.stderr)
    return int(claimed != found.points)


def _kept(events: Iterator[Event], kept: list[Event]) -> Iterator[Event]:
    """Keeps the events, and yields one for each part that is done."""
    for event in events:
        if event["is"] == "progress":
            yield event
        else:
            kept.append(event)


def _tell(chosen: argparse.Namespace, found: Experiment, seed: int, results: dict[str, Table]) -> None:
    """Prints the tables, and writes the file that was asked for."""
    line, name = experiment.text(found, seed), _chosen(results, chosen.table)
    others = [other for other in results if other != name]
    if chosen.json:
        tables.print_json({"experiment": line, "tables": {name: table.message() for name, table in results.items()}})
    elif results[name].rows:
        tables.show(f"{line}: {name}", results[name].rows)
    if others and not chosen.json:
        print(f"With --table: {', '.join(others)}.")
    if chosen.csv is not None:
        tables.write_csv(chosen.csv, results[name].rows)


def _chosen(results: dict[str, Table], name: str | None) -> str:
    """The name of the table that was asked for, or of the main one. Raises BadValue."""
    if name is not None and name not in results:
        raise BadValue("Unknown table {table!r}: expected {known}.", "table", table=name, known=tuple(results))
    return name or next(iter(results))


def _list() -> None:
    """Every experiment with its question, its parameters as text, and its presets."""
    for name, kind in EXPERIMENTS.items():
        print(f"{name}: {kind.question}")
        for one in parameters(kind).values():
            print(f"    {one.name}={one.kind.text(one.default)}  {one.title}")
        for title in kind.presets:
            print(f"    {title}: wye lab '{experiment.text(experiment.preset(kind, title), 1)}'")


COMMAND = Command(
    "lab",
    "repeat an experiment of the page's lab, or list them",
    _add_arguments,
    _run,
    """examples:
  wye lab                                            # the experiments, with their parameters
  wye lab "bandits?arms=0.2,0.5,0.7&seed=3" --csv regret.csv
""",
)
