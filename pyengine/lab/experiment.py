"""What an experiment is: parameters that a line of text holds, parts that can be done anywhere, events and tables.

The same text is the address of the experiment in the page, its key among stored results, and what `wye lab` is given:
`bandits?pulls=500&seed=3`. An experiment consists of numbered parts. Each has a seed of its own, so that the parts can
be done in any order, by any number of workers or processes; put together in the order of their numbers, their events
are always the same. Tables are made of the events alone: the events are the whole result.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, inf, sqrt
from typing import Any, ClassVar, NamedTuple

from pyengine.arena.match import SEED, SEEDS
from pyengine.arena.rating import Z95
from pyengine.core.errors import BadValue, Refusal
from pyengine.core.parameters import Signature, parameters
from pyengine.lab.log import Event
from pyengine.lab.recording import Recording, Table, Trial
from pyengine.records.links import unquote


class Preset(NamedTuple):
    """Values of some parameters that belong together, with their title."""

    title: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Experiment(ABC):
    """One experiment with its parameters: a frozen dataclass whose fields are made by `parameter`.

    `name` is its word in texts and addresses, `title` and `question` are for people; `chapter` is the part of a course
    to which it belongs, and `minutes` is how long a reader takes with it. The `presets` have names that are stable.
    The `recorder` is the subclass of Recording that names the experiment. An experiment that exists is valid: the
    constructor raises Refusal.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    question: ClassVar[str]
    chapter: ClassVar[str]
    minutes: ClassVar[int]
    presets: ClassVar[Mapping[str, Preset]] = {}
    recorder: ClassVar[type[Recording]]

    def __post_init__(self) -> None:
        values = {name: getattr(self, name) for name in parameters(type(self))}
        for name, value in signature(type(self)).check(values).items():
            object.__setattr__(self, name, value)
        self.check()

    def check(self) -> None:
        """Raises Refusal for parameters that are valid each by itself but do not make an experiment."""
        return

    @property
    def board_record(self) -> str | None:
        """The record of the position that a picture shows, if any: that of the parameter `position`, if it has one."""
        position = parameters(self).get("position")
        return position.default or None if position else None

    @property
    @abstractmethod
    def parts(self) -> int:
        """How many parts there are."""

    @abstractmethod
    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        """The events of a part, 0 <= number < parts, in the experiment with this seed.

        None is no event: it lets the caller do something else, or stop, where no event comes for a while.
        """

    @abstractmethod
    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """What these events say, the main table first. Events may be missing at the end: those not done yet."""

    def recording(self, events: Sequence[Event]) -> Recording:
        """What the page shows of these events. The last ones may be missing, and so may the seconds that they took."""
        return self.recorder(self, events)

    def by_hand(self, choices: Sequence[int], seed: int) -> Trial:  # noqa: ARG002
        """What happens if a person makes the choices, and how far each strategy gets with as many. Raises BadValue."""
        raise BadValue("nothing-to-choose", "text", title=self.title)

    @property
    def decides(self) -> bool:
        """Whether it may be enough before all parts are done."""
        return False

    @property
    def repeatable(self) -> bool:
        """Whether the same seed gives the same events again. It does not where a budget is a time."""
        return True

    def enough(self, events: Sequence[Event]) -> bool:  # noqa: ARG002 (for experiments that decide it)
        """Whether these events of the first parts settle the question, so that the others need not be done."""
        return False

    def events(self, seed: int) -> Iterator[Event]:
        """Everything that happens, part after part. The caller may stop between any two events."""
        return self.join_parts(self.part(number, seed) for number in range(self.parts))

    def join_parts(self, parts: Iterable[Iterable[Event | None]]) -> Iterator[Event]:
        """The events of the parts, which come in their order; after each part, how many are done.

        The parts may have been done elsewhere, by `do_part`.
        """
        seen = list[Event]()
        for number, part in enumerate(parts, 1):
            for event in part:
                if event is not None:
                    seen.append(event)
                    yield event
            yield {"is": "progress", "done": number, "of": self.parts}
            if self.decides and self.enough(seen):
                return


def do_part(experiment: Experiment, seed: int, number: int) -> list[Event]:
    """A part, done as a whole: the work that is given to other processes and workers."""
    return [event for event in experiment.part(number, seed) if event is not None]


def seed_of(seed: int, number: int) -> int:
    """The seed of one of the random things in an experiment: no two of them, in no two experiments, have the same."""
    return seed * SEEDS + number


def preset(kind: type[Experiment], name: str) -> Experiment:
    """The experiment with the values of a preset."""
    return kind(**kind.presets[name].values)


# --- texts ------------------------------------------------------------------------------------------------------------

LONGEST = 4000
"""Characters of the longest text of an experiment that is read."""


def signature(kind: type[Experiment]) -> Signature:
    """The parameters of an experiment in the order in which its text has them, and the seed."""

    def refuse(name: str, value: str, wrong: Refusal) -> BadValue:
        return BadValue("parameter-value", name, name=name, experiment=kind.name, value=value, wrong=wrong)

    return Signature(kind.name, "experiment", parameters(kind) | {SEED.name: SEED}, refuse)


def text(experiment: Experiment, seed: int) -> str:
    """The canonical text: the parameters that differ from their defaults, in their order, and the seed."""
    given = [(one, getattr(experiment, one.name)) for one in parameters(type(experiment)).values()]
    parts = [f"{one.name}={quote(one.kind.text(value))}" for one, value in given if value != one.default]
    return f"{experiment.name}?{'&'.join([*parts, f'seed={seed}'])}"


def read(line: str, known: Mapping[str, type[Experiment]], seed: int = 1) -> tuple[Experiment, int]:
    """The experiment of a text, and its seed: `seed` unless the text has one. Raises Refusal.

    The text need not be canonical: parameters may come in any order, with percent signs or without. `known` are the
    experiments by name, as in pyengine/lab/experiments.
    """
    if len(line) > LONGEST:
        raise BadValue("experiment-length", "experiment", count=len(line), most=LONGEST)
    name, _, rest = line.strip().partition("?")
    if name not in known:
        raise BadValue("unknown-experiment", "experiment", name=name, known=tuple(known))
    given: dict[str, Any] = {}
    for parameter, value in signature(known[name]).parse(map(unquote, rest.split("&") if rest else ())):
        if parameter in given:
            raise BadValue("parameter-twice", "experiment", name=parameter)
        given[parameter] = value
    seed = given.pop(SEED.name, seed)
    return known[name](**given), seed


def quote(text: str) -> str:
    """The text with a percent sign and two digits for each byte of what an address may not hold as it is."""

    def encode(sign: re.Match[str]) -> str:
        return "".join(f"%{byte:02X}" for byte in sign[0].encode("utf-8", "replace"))

    return re.sub(r"[^\w.~,()@*:;=-]", encode, text, flags=re.ASCII)


# --- what several experiments measure by ------------------------------------------------------------------------------


def marks(last: int, first: int = 1) -> list[int]:
    """1, 2, 5, 10, 20, 50 and so on from `first` to `last`, and `last` itself: even steps on a logarithmic scale."""
    steps = {digit * 10**power for power in range(len(str(last))) for digit in (1, 2, 5)}
    return sorted({mark for mark in steps if first <= mark < last} | {last})


def interval(numbers: Sequence[float], digits: int = 4, bounds: tuple[float, float] = (-inf, inf)
             ) -> tuple[float, float, float]:  # fmt: skip
    """The mean of the numbers, and the ends of its 95 % interval, which the numbers' own bounds cut."""
    mean = fsum(numbers) / len(numbers)
    error = Z95 * sqrt(fsum((number - mean) ** 2 for number in numbers)) / len(numbers)
    low, high = max(bounds[0], mean - error), min(bounds[1], mean + error)
    return round(mean, digits), round(low, digits), round(high, digits)
