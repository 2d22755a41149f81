"""The training of the network: games of self-play, a network in JAX that is the one in use, and runs that go on."""

import json
import re
from dataclasses import replace
from itertools import islice
from math import inf
from pathlib import Path

import jax
import numpy as np
import pytest

from pyengine.arena.parallel.spread import Threads, in_turn
from pyengine.cli.main import main, parser
from pyengine.core.errors import BadUsage
from pyengine.learn import games, network, training
from pyengine.learn.board import board
from pyengine.learn.folder import saved_networks
from pyengine.learn.games import Plan
from pyengine.learn.strength import match
from pyengine.learn.training import Replay, Task, Training, play_games, play_games_on_device
from pyengine.search.network.evaluator import Evaluator
from pyengine.search.network.weights import FILES, layers_of, parse
from tests.engine.cli.running import Output, ran

PLAN = Plan(games=24, abreast=16, simulations=8, considered=4)
HEX = replace(PLAN, kind="hex")
NETWORK = layers_of(network.random(7))
KNOWING = parse(FILES["hex"].read_text("utf-8"))
"""A network that knows nothing, and the engine's."""


@pytest.mark.parametrize("name", ["hex5", "y6", "bent5"])
def test_what_is_trained_is_what_is_used(name: str) -> None:
    of, dice = board(name), np.random.default_rng(1)
    stones = dice.integers(0, 3, size=(12, of.cells)).astype(np.int8)
    wild = {key: values + dice.normal(0, 0.1, values.shape) for key, values in network.random(1).items()}
    params = {key: values.astype(np.float32) for key, values in wild.items()}
    logits, values = network.evaluate(of, params, PLAN.abreast)(stones)
    expected, sure = Evaluator(of.game, layers_of(params))(stones)
    assert (logits[:12] == expected).all()
    assert values[:12] == pytest.approx(sure, abs=0.003)  # which are rounded


@pytest.mark.parametrize("name", ["hex4", "y5", "bent5"])
def test_what_a_cell_gives_its_neighbours_is_counted_as_often_as_they_use_it(name: str) -> None:
    of, dice = board(name), np.random.default_rng(1)
    stones = dice.integers(0, 3, size=(4, of.cells)).astype(np.int8)
    batch = network.Batch(stones, np.full(stones.shape, 1 / of.cells), np.linspace(-1, 1, 4))
    params = {key: values.astype(np.float64) for key, values in network.random(1).items()}

    def value(share: float) -> float:
        """The loss after a step of this share down its slope, without any rounding."""
        moved = {key: values - share * np.asarray(slope[key]) for key, values in params.items()}
        return float(network.loss(moved, batch, name)[0])

    with pytest.MonkeyPatch.context() as patch, jax.enable_x64(True):
        patch.setattr(network, "_pass_gradient", lambda x, _: x)
        slope = jax.grad(network.loss, has_aux=True)(params, batch, name)[0]
        steepness = sum(float((np.asarray(slopes) ** 2).sum()) for slopes in slope.values())
        assert (value(-1e-5) - value(1e-5)) / 2e-5 == pytest.approx(steepness, rel=1e-4)


def test_a_handicap_is_two_or_three_stones_of_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "HANDICAP", 1.0)
    stones, *_ = play_games(Task("y5", NETWORK, PLAN, seed=1)).positions
    counts = [((one == 1).sum(), (one == 2).sum()) for one in stones[: PLAN.abreast]]
    assert set(counts) == {(0, 2), (0, 3)}


def test_games_are_played_to_their_ends() -> None:
    result = play_games(Task("hex5", KNOWING, PLAN, seed=3))
    stones, policy, results, values = result.positions
    assert result.games == PLAN.games
    assert len(stones) > 5 * PLAN.games
    assert set(results.tolist()) == {1, -1}
    assert policy.sum(axis=1) == pytest.approx(1, abs=0.01)
    assert (policy[stones > 0] == 0).all()
    assert np.corrcoef(results, values)[0, 1] > 0.5, "a trained network knows who wins"


def test_a_device_plays_the_same_games() -> None:
    one, other = (work(Task("hex5", NETWORK, PLAN, seed=3)) for work in (play_games, play_games_on_device))
    assert (one.positions.stones[:100] == other.positions.stones[:100]).mean() > 0.95  # values differ by their rounding


def test_positions_are_learnt_from_in_their_symmetric_forms() -> None:
    of, replay = board("y5"), Replay(board("y5"))
    positions = play_games(Task("y5", NETWORK, PLAN, seed=1)).positions
    replay.add(positions)
    batch = replay.draw(64, np.random.default_rng(1))
    known = {stones[image].tobytes() for stones in positions.stones for image in of.symmetries}
    assert all(stones.tobytes() in known for stones in batch.stones)
    assert (batch.policy[batch.stones > 0] == 0).all()
    assert batch.policy.sum(axis=1) == pytest.approx(1, abs=0.01)
    assert (abs(batch.value) <= 1).all()


@pytest.mark.slow
def test_a_training_learns_goes_on_and_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    constants = {
        "RATE": 1e-3,
        "WARM_UP": 100,
        "REPORT_PERIOD": 0.0,
        "SAVE_PERIOD": 300,
        "LEAST": 100,
        "NEWEST": 500,
        "TEST_GAMES": 16,
    }
    for name, value in {**constants, "CURRICULA": {"hex": {0: {"hex4": 1.0}}, "y": {0: {"y5": 1.0}}}}.items():
        monkeypatch.setattr(training, name, value)
    first = Training(tmp_path, plan=HEX, batch=32, seed=1)
    told = [one for losses in islice(first.run(in_turn, play_games, 10.0, 5.0), 60) for one in losses]
    assert {one.board for one in told} == {"hex4"}
    assert told[-1].test_divergence < told[0].test_divergence
    assert first.course.steps > 50
    again = Training(tmp_path, plan=HEX, batch=32, seed=1)
    assert again.course == first.course
    with pytest.raises(BadUsage, match=r"learns hex4: expected the --boards with which it began\.$"):
        Training(tmp_path, plan=PLAN, batch=32, seed=1)
    assert all((again.learner.params[name] == values).all() for name, values in first.learner.params.items())
    next(iter(again.run(Threads(2), play_games, 10.0, 0.0)))
    assert again.course.games > first.course.games

    command = ("learn", "network", str(tmp_path))
    assert main((*command, "--boards", "hex", "--minutes", "0.001", "--games", "16", "--batch", "32")) == 0
    shown, noted = capsys.readouterr()
    assert noted.startswith("wye: the training is being compiled")
    assert re.match(r"[\d.]+ minutes \([\d.]+ in all runs\), [\d,]+ games", shown)
    assert "policy" in shown
    assert Training(tmp_path, plan=HEX, batch=32, seed=1).course.games > again.course.games
    assert "Elo" in ran(capsys, *command, "--matches", "2", "--board", "hex4")
    ran(capsys, *command, "--plot", str(tmp_path / "run.svg"))
    assert "hex4" in (tmp_path / "run.svg").read_text("utf-8")
    ran(capsys, *command, "--export", str(tmp_path / "weights.json"))
    text = (tmp_path / "weights.json").read_text("utf-8")
    assert json.loads(text)["card"]["games"] > again.course.games
    assert parse(text)

    networks = saved_networks(tmp_path)
    assert len(networks) > 1
    tally = match(board("hex4"), KNOWING, next(iter(networks.values())), pairs=8, seed=1)
    assert tally.games == 16
    assert tally.wins > 8


def test_a_training_without_minutes_ends_only_with_ctrl_c() -> None:
    assert parser().parse_args(["learn", "network", "run"]).minutes == inf


def test_a_training_may_begin_with_the_engines_network(tmp_path: Path) -> None:
    begun = Training(tmp_path, plan=HEX, batch=32, seed=1, start=network.params_of(KNOWING))
    for name, layer in layers_of(dict(begun.learner.averaged)).items():
        assert (layer.kernel == KNOWING[name].kernel).all()


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    np.savez(tmp_path / "state.npz", weights=np.zeros(3))
    with pytest.raises(BadUsage, match=r"state\.npz has no averaged: expected a training of `wye learn network`"):
        Training(tmp_path, plan=HEX, batch=32, seed=1)
    (tmp_path / "state.npz").write_text("nothing")
    with pytest.raises(BadUsage, match="cannot be read"):
        Training(tmp_path, plan=HEX, batch=32, seed=1)
