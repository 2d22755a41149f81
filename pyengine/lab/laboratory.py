"""The engine behind the lab of the page: a service that also describes experiments, runs them and shows their results.

It is a package of its own in the browser, which only the lab loads.
"""

import json
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from pyengine.arena.match import SEED
from pyengine.bots.names import BOTS
from pyengine.bots.thinking import Clock
from pyengine.core.errors import BadMessage
from pyengine.core.parameters import parameters
from pyengine.lab import experiment, schema
from pyengine.lab.course import CHAPTERS
from pyengine.lab.experiment import Experiment
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.exercise import Grade, grade
from pyengine.lab.experiments.players import record_of
from pyengine.lab.folding import find_entry, fold_scene
from pyengine.lab.log import Chain, Log
from pyengine.lab.recording import Recording, Scene, Table, Trial
from pyengine.lab.tasks import TASKS
from pyengine.page.reports import diagram, page_games, parameter_report, sizes_of
from pyengine.page.requests import Fields, Request
from pyengine.page.schema import Nothing, Text
from pyengine.page.service import REPORT, Job, Service
from pyengine.records import sgf
from pyengine.records.record import read as read_record

FIRST_SCENES, MOST_SCENES = 40, 200
"""Scenes that are sent with a recording, and the most that are sent at a time."""
MOST_RUNS, MOST_EVENTS = 4, 2_000_000
"""Runs that are kept, and events in all of them; the last run is kept whatever its size."""
MOST_LINES = 20_000
"""The most events that are sent at a time."""
MOST_CHOICES = 1000
"""Choices that a person may make in one experiment."""


def describe() -> schema.Experiments:
    """All experiments, with their parameters and presets, the chapters and tasks of the course, and bots and games."""
    return schema.Experiments(
        experiments=[_describe_experiment(kind) for kind in EXPERIMENTS.values()],
        chapters=list(CHAPTERS),
        tasks={name: str(template) for name, (_, template) in TASKS.items()},
        bots=list(BOTS),
        games=[schema.LabGame(name=key, title=game.title, sizes=sizes_of(game)) for key, game in page_games().items()],
    )


def _describe_experiment(kind: type[Experiment]) -> schema.Experiment:
    own = {name: getattr(kind, name) for name in ("name", "title", "question", "chapter", "minutes")}
    declared = experiment.signature(kind).parameters.values()
    reports = [replace(parameter_report(one), default=one.kind.text(one.default)) for one in declared]
    texts = {name: experiment.text(experiment.preset(kind, name), SEED.default) for name in kind.presets}
    presets = [schema.Preset(name=name, title=kind.presets[name].title, text=text) for name, text in texts.items()]
    return schema.Experiment(**own, parameters=reports, presets=presets, text=experiment.text(kind(), SEED.default))


def read(text: str) -> tuple[Experiment, int]:
    """The experiment of a text, and its seed. Raises Refusal."""
    return experiment.read(text, EXPERIMENTS, SEED.default)


def select(found: Experiment, seed: int) -> schema.Selection:
    """An experiment with its canonical text, and all its values as texts."""
    values = {name: one.kind.text(getattr(found, name)) for name, one in parameters(type(found)).items()}
    own = {name: getattr(found, name) for name in ("name", "parts", "decides", "repeatable")}
    values |= {SEED.name: SEED.kind.text(seed)}
    options = list(found.recording([]).options)
    return schema.Selection(**own, text=experiment.text(found, seed), values=values, options=options)


def by_hand(request: Request) -> Trial:
    """What comes of a person's choices, beside what the strategies have got to. Raises Refusal."""
    found, seed = read(request.text("text"))
    choices = list(request.items("choices").each(Fields.integer))
    if len(choices) > MOST_CHOICES:
        raise BadMessage(f"There are {len(choices)} choices: expected {MOST_CHOICES} at most.", "choices")
    return found.by_hand(choices, seed)


@dataclass(slots=True)
class Run:
    """An experiment with the events of the parts that are done, by their numbers, and what is shown of them."""

    experiment: Experiment
    seed: int
    parts: dict[int, Log] = field(default_factory=dict)
    recording: Recording | None = None
    recorded: int | None = None
    """How many parts the recording covers; None once one of them has been replaced."""
    undecided: int = 0
    """This many first parts do not settle the question."""

    @property
    def size(self) -> int:
        """How many events there are."""
        return sum(map(len, self.parts.values()))

    def add(self, number: int, log: Log) -> None:
        """Adds a part, in place of what it was before."""
        self.parts[number] = log
        self.undecided = min(self.undecided, number)
        if self.recorded is not None and number < self.recorded:
            self.recorded = None

    def events(self, count: int, pulse: Callable[[], None] = lambda: None) -> Chain:
        """The events of the first `count` parts, which are all there."""
        return Chain([self.parts[number] for number in range(count)], pulse)

    def record(self, count: int, pulse: Callable[[], None]) -> Recording:
        """The recording of the first `count` parts."""
        if self.recording is None or self.recorded != count:
            self.recording = self.recorded = None  # before the next one, since both may be large
            self.recording = self.experiment.recording(self.events(count, pulse))
            self.recorded = count
        return self.recording

    def settling(self, count: int) -> int | None:
        """How many of the first `count` parts settle the question; None if they do not."""
        if self.experiment.decides:
            for number in range(self.undecided + 1, count + 1):
                if self.experiment.enough(self.events(number)):
                    return number
                self.undecided = number
        return None


class Laboratory(Service):
    """A service that answers the requests of the lab, too."""

    def __init__(self, send: Callable[[str], None], clock: Clock = time.perf_counter) -> None:
        super().__init__(send, clock)
        self._operations |= {
            "experiments": lambda _: describe(),
            "experiment": lambda request: select(*read(request.text("text"))),
            "hand": by_hand,
            "take": self._take,
            "show": self._show,
            "scenes": self._scenes,
            "seek": self._seek,
            "grade": self._grade,
            "sgf": self._sgf,
            "events": self._events,
        }
        self._searches |= {"do": self._do}
        self._runs: OrderedDict[str, Run] = OrderedDict()
        """The last ones, by the texts of their experiments."""

    async def _do(self, request: Request) -> schema.Parts:
        """Does parts of an experiment, up to the last of them or until it is stopped. Raises Refusal."""
        run = self._run(request)
        first, count = request.integer("first"), request.integer("count")
        if first + count > run.experiment.parts:
            raise BadMessage(f"There are {run.experiment.parts} parts: expected none beyond them.", "count")
        job = Job(request.id)
        await self._begin(job)
        finished, reported = list[str](), self._clock()
        for number in range(first, first + count):
            log = Log()
            for event in run.experiment.part(number, run.seed):
                if event is not None:
                    log.append(event)
                await self._breathe()
                if job.halt:
                    return schema.Parts(parts=finished)
            run.add(number, log)
            finished.append(log.write())
            now = self._clock()
            if now - reported >= REPORT:
                self._tell(request, schema.Parts(parts=finished))
                finished, reported = [], now
                await self._breathe()
        return schema.Parts(parts=finished)

    def _take(self, request: Request) -> Nothing:
        """Takes parts that were done elsewhere. Raises BadMessage for what no engine has written."""
        run = self._run(request)
        for number, text in request.fields("parts").all(Fields.text).items():
            try:
                run.add(int(number), Log.read(text))
            except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, zlib.error) as wrong:
                raise BadMessage("This is no part: expected what `do` has answered.", "parts") from wrong
        return Nothing()

    def _show(self, request: Request) -> schema.ShowAnswer:
        """What the page shows of the first parts; those after the question is settled do not count.

        If parts are missing, their numbers alone. Raises Refusal.
        """
        run, count = self._run(request), request.integer("count")
        if count > run.experiment.parts:
            raise BadMessage(f"There are {run.experiment.parts} parts: expected none beyond them.", "count")
        missing = [number for number in range(count) if number not in run.parts]
        if missing:
            return schema.ShowAnswer(missing=missing)
        try:
            settling = run.settling(count)
            done = count if settling is None else settling
            # An empty report lets the page know that a long answer is under way.
            recording = run.record(done, lambda: self._tell(request, Nothing()))
            ended = settling is not None or done == run.experiment.parts
            record = run.experiment.board_record
            result = schema.Result(
                chosen=select(run.experiment, run.seed),
                tables=[_table(name, table) for name, table in recording.tables.items() if table.rows],
                done=done,
                ended=ended,
                recording=recording_report(recording),
                placed=None if record is None else diagram(record_of(record)),
            )
            return schema.ShowAnswer(missing=[], result=result)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as wrong:
            name = run.experiment.name
            raise BadMessage(f"The events are not those of {name}: expected what its parts do.", "parts") from wrong

    def _scenes(self, request: Request) -> schema.Scenes:
        """Some scenes of a recording. Raises BadMessage."""
        positions = list(request.items("positions").each(Fields.integer))
        if len(positions) > MOST_SCENES:
            raise BadMessage(f"{len(positions)} scenes are asked for: expected {MOST_SCENES} at most.", "positions")
        opened = set(request.items("opened").each(Fields.plain))
        return schema.Scenes(scenes=_scenes(self._recording(request), positions, opened))

    def _seek(self, request: Request) -> schema.Sought:
        """Where in a recording its tree comes to a node."""
        moves = list(request.items("moves").each(Fields.text))
        return schema.Sought(position=find_entry(self._recording(request), moves))

    def _grade(self, request: Request) -> Grade:
        """What a student's answers are worth."""
        recording, answers = self._recording(request), request.fields("answers").all(Fields.text)
        questions = [question for assignment in recording.assignments for question in assignment.questions]
        return grade(request.text("text"), questions, answers, request.integer("tries"))

    def _sgf(self, request: Request) -> Text:
        """The games of a recording as SGF, one below the other. Raises Refusal for games that SGF cannot hold."""
        tables = self._recording(request).tables.values()
        rows = [row for table in tables for row in table.rows if "record" in row]
        games = [(read_record(str(row["record"])), (str(row["first"]), str(row["second"]))) for row in rows]
        for record, _ in games:
            sgf.require_kind(record.game)
        return Text(text="\n".join(sgf.write(record, names) for record, names in games))

    def _events(self, request: Request) -> Text:
        """Some events of a recording, each in a line of JSON. Raises BadMessage."""
        events, first = self._recording(request).all_events, request.integer("first")
        lines = (json.dumps(event, separators=(",", ":"), ensure_ascii=False) + "\n"
                 for event in events[first : first + request.integer("count", most=MOST_LINES)])  # fmt: skip
        return Text(text="".join(lines))

    def _run(self, request: Request) -> Run:
        """The run that a request is about. Earlier ones go if there are many, or much has happened. Raises Refusal."""
        text = request.text("text")
        run = self._runs.pop(text, None) or Run(*read(text))
        self._runs[text] = run
        while len(self._runs) > 1 and (
            len(self._runs) > MOST_RUNS or sum(known.size for known in self._runs.values()) > MOST_EVENTS
        ):
            self._runs.popitem(last=False)
        return run

    def _recording(self, request: Request) -> Recording:
        """The recording that a request is about. Raises BadMessage."""
        recording = self._run(request).recording
        if recording is None:
            raise BadMessage("There is no such recording: expected one that was shown before.", "text")
        return recording


def recording_report(recording: Recording) -> schema.Recording:
    """What the page shows of a recording, with its first scenes."""
    own: dict[str, Any] = {name: getattr(recording, name) for name in ("code", "initial", "trial", "verdict", "puzzle")}
    own |= {name: list(getattr(recording, name)) for name in ("axes", "views", "assignments")}
    units = [schema.Unit(name=unit.name, stops=stops[-1] if isinstance(stops := unit.stops, range) else list(stops))
             for unit in recording.units]  # fmt: skip
    return schema.Recording(**own, units=units, scenes=_scenes(recording, range(FIRST_SCENES), ()))


def _table(name: str, table: Table) -> schema.Table:
    message = table.message()
    return schema.Table(name=name, **message | {"rows": [list(row.values()) for row in message["rows"]]})


def _scenes(recording: Recording, positions: Iterable[int], opened: Collection[int | str]) -> dict[str, Scene]:
    """The scenes of these positions, by them; those after the last one are left out."""
    last = recording.units[0].stops[-1]
    return {str(at): fold_scene(recording.scene(at), opened) for at in positions if at <= last}
