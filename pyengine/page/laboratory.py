"""The engine behind the lab of the page: a service that also describes experiments, runs them and tells their tables.

It is a package of its own in the browser, which only the lab loads.
"""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict, dataclass
from itertools import chain
from typing import cast

from pyengine.bots.names import BOTS
from pyengine.bots.thinking import Clock
from pyengine.core.errors import BadMessage
from pyengine.core.parameters import parameters
from pyengine.lab import experiment
from pyengine.lab.branches import whole
from pyengine.lab.course import LESSONS
from pyengine.lab.experiment import SEED, Event, Experiment
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.exercise import grade
from pyengine.lab.experiments.players import record_of
from pyengine.lab.folding import entered, tried
from pyengine.lab.folding import told as told_scene
from pyengine.lab.recording import Recording
from pyengine.lab.table import Table, csv_text
from pyengine.page import schema
from pyengine.page.reports import offered as games_for_two
from pyengine.page.reports import placed, sizes_of
from pyengine.page.requests import Fields, Key, Request
from pyengine.page.service import REPORT, Job, Service
from pyengine.records import sgf
from pyengine.records.record import read as read_record

FIRST_SCENES, MOST_SCENES = 40, 200
"""Scenes that are told with a recording, and the most that are told at a time."""
MOST_RECORDINGS = 4
MOST_TOLD = 200_000
"""The most events of a part that are sent: those of a longer one stay in the engine; another one does it again."""
HELD = "held"
"""The event that stands for those of such a part."""
MOST_CHOICES = 1000
"""Choices that a person may make in one experiment."""


def offered() -> schema.Experiments:
    """All experiments, with their parameters and presets, the lessons of the course, and bots and games."""
    return {
        "experiments": [_described(kind) for kind in EXPERIMENTS.values()],
        "lessons": [{"name": lesson.name, "experiments": list(lesson.experiments)} for lesson in LESSONS],
        "bots": list(BOTS),
        "games": [
            {"name": name, "title": game.title, "sizes": sizes_of(game)} for name, game in games_for_two().items()
        ],
    }


def _described(kind: type[Experiment]) -> schema.Experiment:
    return {
        "name": kind.name,
        "title": kind.title,
        "question": kind.question,
        "chapter": kind.chapter,
        "minutes": kind.minutes,
        "parameters": [
            cast(schema.Parameter, one.control() | {"default": one.kind.text(one.default)})
            for one in experiment.signature(kind).parameters.values()
        ],
        "presets": [
            {"title": title, "text": experiment.text(experiment.preset(kind, title), SEED.default)}
            for title in kind.presets
        ],
        "text": experiment.text(kind(), SEED.default),
    }


def read(text: str) -> tuple[Experiment, int]:
    """The experiment of a text, and its seed. Raises Refusal."""
    return experiment.read(text, EXPERIMENTS, SEED.default)


def chosen(found: Experiment, seed: int) -> schema.Selection:
    """An experiment with its canonical text, and all its values as texts."""
    values = {name: one.kind.text(getattr(found, name)) for name, one in parameters(type(found)).items()}
    return {
        "name": found.name,
        "text": experiment.text(found, seed),
        "values": values | {SEED.name: SEED.kind.text(seed)},
        "parts": found.parts,
        "decides": found.decides,
        "repeatable": found.repeatable,
        "options": list(found.recorded([]).options),
    }


def _events(parts: Fields, name: Key) -> list[Event]:
    """The events of one part."""
    return [event.raw() for event in parts.items(name).each(Fields.fields)]


def _told(found: Experiment, seed: int, parts: list[list[Event]], undecided: int) -> schema.Findings:
    """The same for parts of which the first `undecided` are known not to settle the question."""
    counts = range(undecided + 1, len(parts) + 1) if found.decides else ()
    enough = next((count for count in counts if found.enough(list(chain(*parts[:count])))), None)
    done = len(parts) if enough is None else enough
    said: schema.Findings = {
        "chosen": chosen(found, seed),
        "tables": [_table(name, one) for name, one in found.tables(chain(*parts[:done])).items() if one.rows],
        "done": done,
        "ended": enough is not None or done == found.parts,
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


def _event(events: Fields, name: Key) -> Event:
    return events.fields(name).raw()


def _scenes(recording: Recording, positions: Iterable[int], opened: Collection[int | str]) -> dict[str, schema.Scene]:
    """The scenes of these positions, by them; those after the last one are not told."""
    last = recording.units[0].stops[-1]
    scenes = {str(at): told_scene(recording.scene(at), opened) for at in positions if at <= last}
    return cast(dict[str, schema.Scene], scenes)


def by_hand(request: Request) -> schema.Trial:
    """What comes of a person's choices, beside what the strategies have got to. Raises Refusal."""
    found, seed = read(request.text("text"))
    choices = list(request.items("choices").each(Fields.integer))
    if len(choices) > MOST_CHOICES:
        raise BadMessage(f"There are {len(choices)} choices: expected {MOST_CHOICES} at most.", "choices")
    return cast(schema.Trial, tried(found.by_hand(choices, seed)))


def written(request: Request) -> schema.Text:
    """A table as CSV."""
    table = request.fields("table")
    columns = list(table.items("columns").each(Fields.text))
    values = [list(row.each(Fields.plain)) for row in table.items("rows").each(Fields.items)]
    if any(len(row) != len(columns) for row in values):
        raise BadMessage("The rows of the table differ in length: expected as many values as columns.", "table")
    rows = [dict(zip(columns, row, strict=True)) for row in values]
    return {"text": csv_text(rows)}


def games(request: Request) -> schema.Text:
    """Games as SGF, one below the other. Raises Refusal for games that SGF cannot hold."""
    return {"text": "\n".join(request.items("games").each(_game))}


def _game(games: Fields, name: Key) -> str:
    game = games.fields(name)
    record = read_record(game.text("record"))
    sgf.require_kind(record.game)
    return sgf.write(record, (game.text("first"), game.text("second")))


@dataclass(slots=True)
class Running(Job):
    """An experiment that is run."""


class Laboratory(Service):
    """A service that answers the requests of the lab, too."""

    def __init__(self, send: Callable[[str], None], clock: Clock = time.perf_counter) -> None:
        super().__init__(send, clock)
        self._operations |= {
            "experiments": lambda _: offered(),
            "experiment": lambda request: chosen(*read(request.text("text"))),
            "hand": by_hand,
            "csv": written,
            "sgf": games,
            "scenes": self._scenes,
            "seek": self._sought,
            "grade": self._grade,
        }
        self._recordings: OrderedDict[str, Recording] = OrderedDict()
        """The last ones, by the texts of their experiments."""
        self._held: dict[tuple[str, int], list[Event]] = {}
        """The events of the long parts of one experiment, by its text and their numbers."""
        self._searches |= {"parts": self._parts, "tell": self._findings, "record": self._recorded}

    async def _findings(self, request: Request) -> schema.Findings:
        """What the events of the first parts say; those after the question is settled do not count. Raises Refusal."""
        found, seed = read(request.text("text"))
        parts = [await self._whole(request, part) for part in request.items("parts").each(_events)]
        if len(parts) > found.parts:
            raise BadMessage(f"There are {len(parts)} parts: expected {found.parts} at most.", "parts")
        try:
            return _told(found, seed, parts, request.integer("open", 0))
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as wrong:
            raise BadMessage(
                f"The events are not those of {found.name}: expected what its parts tell.", "parts"
            ) from wrong

    async def _recorded(self, request: Request) -> schema.Recording:
        """What is shown of an experiment in which this has happened. Raises Refusal."""
        text = request.text("text")
        found, _ = read(text)
        events = await self._whole(request, list(request.items("events").each(_event)))
        try:
            recording = found.recorded(events)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as wrong:
            raise BadMessage(
                f"The events are not those of {found.name}: expected what its parts tell.", "events"
            ) from wrong
        self._recordings[text] = recording
        self._recordings.move_to_end(text)
        if len(self._recordings) > MOST_RECORDINGS:
            self._recordings.popitem(last=False)
        trial = recording.trial and tried(recording.trial)
        puzzle = recording.puzzle and whole(recording.puzzle)
        scenes = _scenes(recording, range(FIRST_SCENES), ())
        return cast(schema.Recording, recording.message() | {"trial": trial, "puzzle": puzzle, "scenes": scenes})

    def _scenes(self, request: Request) -> schema.Scenes:
        """Some scenes of a recording that is known. Raises BadMessage."""
        positions = list(request.items("positions").each(Fields.integer))
        if len(positions) > MOST_SCENES:
            raise BadMessage(f"{len(positions)} scenes are asked for: expected {MOST_SCENES} at most.", "positions")
        opened = set(request.items("opened").each(Fields.plain))
        return {"scenes": _scenes(self._known(request), positions, opened)}

    def _sought(self, request: Request) -> schema.Sought:
        """Where in a recording its tree comes to a node."""
        return {"position": entered(self._known(request), list(request.items("moves").each(Fields.text)))}

    def _grade(self, request: Request) -> schema.Grade:
        """What a student's answers are worth."""
        recording, answers = self._known(request), request.fields("answers").all(Fields.text)
        questions = [one for assignment in recording.assignments for one in assignment.questions]
        return cast(schema.Grade, asdict(grade(request.text("text"), questions, answers)))

    def _known(self, request: Request) -> Recording:
        """The recording that a request is about. Raises BadMessage."""
        text = request.text("text")
        if text not in self._recordings:
            raise BadMessage("There is no such recording: expected one that was made before.", "text")
        return self._recordings[text]

    async def _parts(self, request: Request) -> schema.Parts:
        """What happens in parts of an experiment, up to the last of them or until it is stopped."""
        found, seed = read(request.text("text"))
        first, count = request.integer("first"), request.integer("count")
        if first + count > found.parts:
            raise BadMessage(f"There are {found.parts} parts: expected none beyond them.", "count")
        job = Running(request.id)
        await self._begun(job)
        finished, reported = list[list[Event]](), self._clock()
        for number in range(first, first + count):
            part = await self._part(found, seed, number, job)
            if part is None:
                break
            finished.append(self._sent(request.text("text"), number, part))
            now = self._clock()
            if now - reported >= REPORT:
                self._send(json.dumps({"id": request.id, "info": {"parts": finished}}))
                finished, reported = [], now
                await self._breathe()
        return {"parts": finished}

    def _sent(self, text: str, number: int, events: list[Event]) -> list[Event]:
        """The events of a part as they are sent."""
        if len(events) <= MOST_TOLD:
            return events
        self._hold(text, number, events)
        return [{"is": HELD, "part": number}]

    def _hold(self, text: str, number: int, events: list[Event]) -> None:
        """Keeps the events of a part, and of other experiments none any more."""
        self._held = {key: known for key, known in self._held.items() if key[0] == text} | {(text, number): events}

    async def _whole(self, request: Request, events: list[Event]) -> list[Event]:
        """Events that were sent, with those that were not; none of a part during which the request is stopped.

        Raises BadMessage.
        """
        text, whole = request.text("text"), list[Event]()
        for event in events:
            whole += [event] if event.get("is") != HELD else await self._recalled(request, text, event.get("part"))
        return whole

    async def _recalled(self, request: Request, text: str, number: object) -> list[Event]:
        """The events of a part that were not sent."""
        found, seed = read(text)
        if not isinstance(number, int) or not 0 <= number < found.parts:
            raise BadMessage(f"There is no part {number!r}: expected one of {found.parts}.", "events")
        if (text, number) not in self._held:
            job = self._jobs[request.id] = Job(request.id)
            self._hold(text, number, await self._part(found, seed, number, job) or [])
        return self._held[text, number]

    async def _part(self, found: Experiment, seed: int, number: int, job: Job) -> list[Event] | None:
        """The events of one part, or None if it was stopped before its end."""
        events = []
        for event in found.part(number, seed):
            if event is not None:
                events.append(event)
            await self._breathe()
            if job.halt:
                return None
        return events
