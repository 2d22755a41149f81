"""The folder of a training, for commands that go on with it, write its network or draw its progress.

- `state.npz`: the learner, and the progress of the training;
- `log.csv`: the losses for each board, both on the positions that it learns from and on test positions. Those come from
  games of the engine's own network, never change and are never learnt from;
- `saved/`: the averaged parameters, by the number of positions that were played for them.
"""

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from pyengine.core.errors import BadUsage
from pyengine.learn.files import arrays
from pyengine.search.network.weights import Weights, layers_of

Params = Mapping[str, Any]
Row = Mapping[str, str]

STATE, LOG, SAVED = "state.npz", "log.csv", "saved"
BOARD, POSITIONS, LOSSES = "board", "positions", ("divergence", "error")
TESTED = tuple(f"test {loss}" for loss in LOSSES)
COLUMNS = ("minutes", POSITIONS, "games", "steps", BOARD, *LOSSES, *TESTED)
"""The columns of the log."""
RATING = (POSITIONS, "Elo", "±")
"""The columns of ratings from matches, in files like `elo-hex9.csv`."""
TRAINING = "a training of `wye learn network`"


class Learner(NamedTuple):
    """The state of Adam (Diederik Kingma and Jimmy Ba, "Adam: A method for stochastic optimization", 2015).

    Parameters, means of their gradients and of the squares of these, and averaged parameters, which play; all by the
    same names. The fields are also the names of groups in the file of a training.
    """

    params: Params
    mean: Params
    square: Params
    averaged: Params


@dataclass(frozen=True, slots=True)
class Course:
    """The progress of a training."""

    steps: int = 0
    games: int = 0
    positions: int = 0
    minutes: float = 0.0


def read_state(folder: Path) -> tuple[Learner, Course]:
    """The learner and the progress of a training. Raises BadUsage for a file of anything else."""
    file = folder / STATE
    state = arrays(file, TRAINING, *Learner._fields, "course")
    learner = Learner(*(state[part] for part in Learner._fields))
    try:
        layers_of(learner.averaged)
        steps, games, positions, minutes = np.asarray(state["course"], np.float64).tolist()
        return learner, Course(int(steps), int(games), int(positions), minutes)
    except (KeyError, IndexError, TypeError, ValueError) as wrong:
        raise BadUsage(f"{file} cannot be read: expected {TRAINING}.", "folder") from wrong


def read_network(folder: Path) -> tuple[Params, Course]:
    """The network of a training, as floats, and the progress. Raises BadUsage if nothing was learnt."""
    if not (folder / STATE).is_file():
        raise _untrained(folder)
    learner, course = read_state(folder)
    if not course.steps:
        raise _untrained(folder)
    return learner.averaged, course


def read_log(folder: Path) -> list[Row]:
    """The rows of the log. Raises BadUsage if nothing was learnt."""
    rows = read_rows(folder / LOG, COLUMNS[:4] + LOSSES + TESTED) if (folder / LOG).is_file() else []
    if not rows:
        raise _untrained(folder)
    return rows


def read_rows(file: Path, numbers: Iterable[str]) -> list[Row]:
    """The rows of a table with these columns of numbers. Raises BadUsage for any other."""
    with file.open(newline="", encoding="utf-8", errors="replace") as text:
        rows: list[Row] = list(csv.DictReader(text))
    try:
        for row in rows:
            for column in numbers:
                float(row[column])
    except (KeyError, TypeError, ValueError) as wrong:
        raise BadUsage(f"{file} cannot be read: expected a table of {TRAINING}.", "folder") from wrong
    return rows


def saved_networks(folder: Path) -> dict[int, Weights]:
    """The networks that a training has saved, by the positions that were played for them. Raises BadUsage."""
    networks, expected = dict[int, Weights](), "a network that `wye learn network` saved"
    for path in sorted((folder / SAVED).glob("[0-9]*[0-9].npz")):
        params = arrays(path, expected, "averaged")["averaged"]
        try:
            networks[int(path.stem)] = layers_of(params)
        except (KeyError, IndexError, TypeError, ValueError) as wrong:
            raise BadUsage(f"{path} cannot be read: expected {expected}.", "folder") from wrong
    return networks


def _untrained(folder: Path) -> BadUsage:
    return BadUsage(f"Nothing was learnt in {folder}: expected the folder of {TRAINING}.", "folder")
