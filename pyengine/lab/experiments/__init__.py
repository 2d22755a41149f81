"""The registry: every experiment by its name."""

from __future__ import annotations

from pyengine.lab.experiment import Experiment
from pyengine.lab.experiments.bandits import Bandits
from pyengine.lab.experiments.convergence import Convergence
from pyengine.lab.experiments.rooms import RoomsExperiment
from pyengine.lab.experiments.sequential import Sequential
from pyengine.lab.experiments.sweep import SweepExperiment
from pyengine.lab.experiments.tournament import TournamentExperiment
from pyengine.lab.experiments.uct import UctExperiment

EXPERIMENTS: dict[str, type[Experiment]] = {
    one.name: one
    for one in (
        Bandits,
        UctExperiment,
        Convergence,
        SweepExperiment,
        TournamentExperiment,
        Sequential,
        RoomsExperiment,
    )
}
