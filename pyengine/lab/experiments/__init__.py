"""The registry: every experiment by its name, in the order in which the course teaches them."""

from pyengine.lab.experiment import Experiment
from pyengine.lab.experiments.bandits import Bandits
from pyengine.lab.experiments.chance import ChanceExperiment
from pyengine.lab.experiments.convergence import Convergence
from pyengine.lab.experiments.exercise import Exercise
from pyengine.lab.experiments.flat import FlatExperiment
from pyengine.lab.experiments.glance import GlanceExperiment
from pyengine.lab.experiments.gridworld import GridWorld
from pyengine.lab.experiments.invariants import Invariants
from pyengine.lab.experiments.maxn import MaxN
from pyengine.lab.experiments.minimax import MinimaxExperiment
from pyengine.lab.experiments.rave import RaveExperiment
from pyengine.lab.experiments.reduction import ReductionExperiment
from pyengine.lab.experiments.rooms import RoomsExperiment
from pyengine.lab.experiments.sequential import Sequential
from pyengine.lab.experiments.sweep import SweepExperiment
from pyengine.lab.experiments.terms import Terms
from pyengine.lab.experiments.tournament import TournamentExperiment
from pyengine.lab.experiments.uct import UctExperiment
from pyengine.lab.experiments.windows import Windows

EXPERIMENTS: dict[str, type[Experiment]] = {
    experiment.name: experiment
    for experiment in (
        *(MinimaxExperiment, Windows, ChanceExperiment, MaxN, FlatExperiment),
        *(Bandits, UctExperiment, Invariants, RaveExperiment, Terms, Convergence),
        *(SweepExperiment, TournamentExperiment, Sequential),
        *(GridWorld, RoomsExperiment, ReductionExperiment, GlanceExperiment, Exercise),
    )
}
