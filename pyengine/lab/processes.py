"""Experiments of the lab in several processes or on several machines, which only the command line has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pyengine.arena.parallel.spread import Spread, in_turn
from pyengine.core import script
from pyengine.lab.experiment import Event, Experiment, done


def events_of(experiment: Experiment, seed: int, spread: Spread) -> Iterator[Event]:
    """Everything that happens in an experiment; the same however its parts are spread."""
    if spread is in_turn:
        return experiment.events(seed)  # as it happens: another process tells of a part when all of it is done
    return experiment.joined(spread(partial(_done, experiment, seed, dict(script.sources)), range(experiment.parts)))


def _done(experiment: Experiment, seed: int, sources: dict[str, str], part: int) -> list[Event]:
    """A part, with bots from the files as they were read where the experiment was begun."""
    script.carry(sources)
    return done(experiment, seed, part)
