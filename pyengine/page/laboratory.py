"""The engine behind the lab of the page: a service that also describes experiments, runs them and tells their tables.

It is a package of its own in the browser, which only the lab loads.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import cast

from pyengine import __version__
from pyengine.bots.thinking import Clock
from pyengine.errors import BadMessage
from pyengine.lab import experiment
from pyengine.lab.experiment import SEED, Event, Experiment, Table
from pyengine.lab.experiments.bandits import Bandits
from pyengine.lab.experiments.players import record_of
from pyengine.lab.experiments.rooms import RoomsExperiment
from pyengine.page import schema
from pyengine.page.reports import placed
from pyengine.page.requests import Request
from pyengine.page.service import REPORT, Job, Service

OFFERED: dict[str, type[Experiment]] = {one.name: one for one in (Bandits, RoomsExperiment)}
"""The experiments that have a bench in the page."""
MOST_CHOICES = 1000
"""Choices that a person may make in one experiment."""


def offered() -> schema.Experiments:
    """All experiments, with their parameters and presets."""
    return {"experiments": [_described(kind) for kind in OFFERED.values()]}


def _described(kind: type[Experiment]) -> schema.Experiment:
    return {
        "name": kind.name,
        "title": kind.title,
        "question": kind.question,
        "parameters": [cast(schema.Parameter, one.controls()) for one in (*experiment.parameters(kind), SEED)],
        "presets": [
            {"title": title, "text": experiment.text(experiment.preset(kind, title), SEED.default)}
            for title in kind.presets
        ],
        "text": experiment.text(kind(), SEED.default),
    }


def read(text: str) -> tuple[Experiment, int]:
    """The experiment of a text, and its seed. Raises Refused."""
    return experiment.read(text, OFFERED, SEED.default)


def chosen(found: Experiment, seed: int) -> schema.Chosen:
    """An experiment with its canonical text, and all its values as texts."""
    values = {one.name: one.kind.text(getattr(found, one.name)) for one in experiment.parameters(type(found))}
    return {
        "name": found.name,
        "text": experiment.text(found, seed),
        "values": values | {SEED.name: SEED.kind.text(seed)},
        "parts": found.parts,
    }


def ended(found: Experiment, parts: Sequence[list[Event]]) -> bool:
    """Whether these first parts are all that is to be done."""
    return len(parts) == found.parts or (bool(parts) and found.enough(list(chain(*parts))))


def happened(found: Experiment, parts: Sequence[list[Event]], told: int) -> schema.Happened:
    """The events of the parts from number `told` on."""
    return {"events": list(chain(*parts[told:])), "done": len(parts), "of": found.parts}


def ran(found: Experiment, seed: int, parts: Sequence[list[Event]], told: int, *, ended: bool) -> schema.Ran:
    """The last events, and the tables of all."""
    said: schema.Ran = {
        "chosen": chosen(found, seed),
        "happened": happened(found, parts, told),
        "tables": [_table(name, table) for name, table in found.tables(chain(*parts)).items() if table.rows],
        "ended": ended,
    }
    if found.shown is not None:
        said["placed"] = placed(record_of(found.shown))
    return said


def _table(name: str, table: Table) -> schema.Table:
    rows = table.message()["rows"]
    return {
        "name": name,
        "columns": list(table.rows[0]),
        "timed": list(table.timed),
        "rows": [list(row.values()) for row in rows],
    }


def by_hand(request: Request) -> schema.Handled:
    """What comes of a person's choices, beside what the strategies have got to. Raises Refused."""
    found, seed = read(request.fields["text"])
    choices = request.fields["choices"]
    if len(choices) > MOST_CHOICES:
        raise BadMessage(f"There are {len(choices)} choices: expected {MOST_CHOICES} at most.", "choices")
    events, rivals = found.by_hand(choices, seed)
    return {"events": events, "rivals": rivals}


def written(request: Request) -> schema.Written:
    """A table as CSV, below a comment line that says where it comes from."""
    found, seed = read(request.fields["text"])
    table = request.fields["table"]
    columns = table["columns"]
    if any(len(row) != len(columns) for row in table["rows"]):
        raise BadMessage("The rows of the table differ in length: expected as many values as columns.", "table")
    rows = [dict(zip(columns, row, strict=True)) for row in table["rows"]]
    source = request.fields["address"] + experiment.text(found, seed)
    comment = experiment.described(source, __version__, seed, request.fields["date"])
    return {"text": experiment.csv_text(rows, comment.replace("\n", " "))}


@dataclass(slots=True)
class Running(Job):
    """An experiment that is run."""


class Laboratory(Service):
    """A service that answers the requests of the lab, too."""

    def __init__(self, send: Callable[[str], None], clock: Clock = time.perf_counter) -> None:
        super().__init__(send, clock)
        self._happened: tuple[str, list[list[Event]]] = "", []
        """The text of the last experiment that was run, and the events of its finished parts."""
        self._operations |= {
            "experiments": lambda _: offered(),
            "experiment": lambda request: chosen(*read(request.fields["text"])),
            "hand": by_hand,
            "csv": written,
        }
        self._searches |= {"run": self._run}

    async def _run(self, request: Request) -> schema.Ran:
        """What happens in an experiment from part `since` on: to its end, or until it is stopped.

        Parts that are remembered are not done again; the result is the same if they are.
        """
        found, seed = read(request.fields["text"])
        await self._no_other(Running)
        job = self._jobs[request.id] = Running(request.id)
        text = experiment.text(found, seed)
        if self._happened[0] != text:
            self._happened = text, []
        parts, told = self._happened[1], min(request.get("since", 0), found.parts)
        reported = self._clock()
        while not (settled := ended(found, parts)) and not job.halt:
            part = await self._part(found, seed, len(parts), job)
            if part is not None:
                parts.append(part)
            now = self._clock()
            if now - reported >= REPORT:
                info = happened(found, parts, told)
                reported, told = now, max(told, len(parts))
                self._send(json.dumps({"id": request.id, "info": info}))
                await self._breathe()
        return ran(found, seed, parts, told, ended=settled)

    async def _part(self, found: Experiment, seed: int, number: int, job: Job) -> list[Event] | None:
        """The events of one part, or None if it was stopped before its end."""
        events = []
        for event in found.part(number, seed):
            events.append(event)
            await self._breathe()
            if job.halt:
                return None
        return events
