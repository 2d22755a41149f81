"""Experiments in several processes at a time: the one module that is for the command line alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from pyengine.lab import match
from pyengine.lab.experiment import Event, Experiment, done
from pyengine.lab.match import Fixture, Played, Playing
from pyengine.parallel.pool import in_processes
from pyengine.parallel.spread import spread


def playing(jobs: int) -> Playing:
    """Plays so many games at a time, each in its own process; closing the iterator early ends the processes."""
    return partial(_play_all, jobs)


def _play_all(jobs: int, fixtures: Iterable[Fixture]) -> Iterator[Played]:
    return spread(partial(match.play, crew=in_processes), fixtures, jobs)


def events_of(experiment: Experiment, seed: int, jobs: int) -> Iterator[Event]:
    """Everything that happens in an experiment, so many parts at a time; the same however many."""
    if jobs == 1:
        return experiment.events(seed)
    return experiment.joined(spread(partial(done, experiment, seed), range(experiment.parts), jobs))
