"""The training of the policy network: it learns, goes on where it was cut off, and is used as it was trained."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pyengine.errors import BadRecord, BadValue
from pyengine.games import new_game
from pyengine.learn.network import HELD_OUT, Board, Plan, Training, logits, turns, written
from pyengine.learn.selfplay import Taught, boards, kept, load
from pyengine.parallel.spread import Processes
from pyengine.search.wye.policy import TAPS, Policy, parsed

PLAN = Plan(channels=8, depth=2, steps=400, seed=1)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Taught]:
    """Games on two boards."""
    folder, found = tmp_path_factory.mktemp("games"), list[Taught]()
    for name, size in (("y", 6), ("hex", 6)):
        path = folder / f"{name}.jsonl"
        with kept(new_game(name, size), HELD_OUT + 4, 20_000, 1, path) as playing:
            list(playing.play(Processes(2)))
        found += load(path)
    return found


@pytest.fixture(scope="module")
def trained(games: list[Taught]) -> Training:
    """A network at the end of its training."""
    training = Training(boards(games), PLAN)
    list(training.run())
    return training


def test_training_predicts_games_that_it_has_not_seen(games: list[Taught], trained: Training) -> None:
    assert trained.report().entropy < Training(boards(games), PLAN).report().entropy - 0.03


def test_a_network_is_used_as_it_was_trained(games: list[Taught], trained: Training) -> None:
    weights = parsed(written(trained.params, {}))
    for found in boards(games).values():
        field = found[0].positions[0].state.field
        assert field is not None
        grid = Board(field)
        positions = grid.positions(found[:4])
        told = np.array(logits(trained.params, positions.seen, positions.kinds, positions.amaf, np.arange(TAPS)))
        told = told.reshape(len(told), -1)[:, grid.places]
        searched = [one for game in found[:4] for one in game.positions]
        stones = np.array([np.frombuffer(one.state.cells, np.uint8) for one in searched])
        players, last = np.array([(one.state.to_move, one.last) for one in searched]).T
        amaf = np.array([one.amaf for one in searched], np.float32)
        used = Policy(field, weights).worth(stones, players, last) + amaf
        assert used * weights.amaf == pytest.approx(told, abs=1e-3)


def test_a_training_that_was_cut_off_goes_on_to_the_same_end(
    games: list[Taught], trained: Training, tmp_path: Path
) -> None:
    path = tmp_path / "checkpoint.npz"
    cut = Training(boards(games), PLAN)
    for report in cut.run():
        if report.step >= PLAN.steps // 2:
            break
    cut.save(path)
    again = Training(boards(games), PLAN)
    again.resume(path)
    assert again.step == cut.step
    list(again.run())
    assert written(again.params, {}) == written(trained.params, {})
    other = Training(boards(games), Plan(channels=8, depth=3, steps=40, seed=1))
    with pytest.raises(BadRecord, match="is of another training: expected the same options"):
        other.resume(path)
    path.write_text("nothing")
    with pytest.raises(BadRecord, match="is no checkpoint: expected one of"):
        again.resume(path)


def test_too_few_games_are_refused(games: list[Taught]) -> None:
    with pytest.raises(BadValue, match="Too few games of y6: expected"):
        Training(boards(games[:1]), PLAN)


def test_a_cell_can_be_seen_in_twelve_ways() -> None:
    ways = {tuple(turn) for turn in turns().tolist()}
    assert len(ways) == 12
    assert tuple(range(TAPS)) in ways
    assert all(way[0] == 0 and sorted(way) == list(range(TAPS)) for way in ways)
