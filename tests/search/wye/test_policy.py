"""The policy network: integers that are exact everywhere, symmetric boards, and damaged weights that are refused."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pyengine.dice import Dice
from pyengine.game import Game, State
from pyengine.games import new_game
from pyengine.search.wye import policy
from pyengine.search.wye.descents import Descents
from pyengine.search.wye.patterns import BOTH
from pyengine.search.wye.policy import PLANES, TAPS, UNIT, Policy, parsed, planes
from pyengine.search.wye.search import Wye

BOARDS = [("y", 3), ("y", 7), ("hex", 4), ("hex", 7)]


def invented(channels: int = 8, depth: int = 2, seed: int = 1) -> dict[str, Any]:
    """The file of a network with random weights."""
    dice, inputs, layers = np.random.default_rng(seed), PLANES, []
    for taps, outputs in [(TAPS, channels)] * depth + [(1, 1)]:
        layers.append({
            "inputs": inputs,
            "kernel": b64encode(dice.integers(-127, 128, (taps, inputs, outputs), np.int8).tobytes()).decode(),
            "edges": b64encode(dice.integers(0, 100, (BOTH, inputs), np.uint8).tobytes()).decode(),
            "scale": (dice.uniform(0.0001, 0.0003, outputs)).tolist(),
            "bias": dice.uniform(-0.1, 0.1, outputs).tolist(),
        })  # fmt: skip
        inputs = outputs
    return {"layers": layers, "amaf": 20.0}


NETWORK = parsed(json.dumps(invented()))


def positions(game: Game, count: int, seed: int) -> list[State]:
    """Positions after some random moves."""
    dice, found = Dice(seed), []
    for _ in range(count):
        state = game.start()
        for _ in range(dice.below(len(state.cells) // 2)):
            legal = state.legal()
            state = state.play(legal[dice.below(len(legal))])
        found.append(state)
    return found


@pytest.mark.parametrize(("game", "size"), BOARDS)
def test_positions_get_the_same_numbers_alone_and_together(game: str, size: int) -> None:
    states = positions(new_game(game, size, {"pie": False}), 5, 1)
    field = states[0].field
    assert field is not None
    stones = np.array([np.frombuffer(one.cells, np.uint8) for one in states])
    players, last = np.array([one.to_move for one in states]), np.array([-1, 0, 1, 2, 3])
    network = Policy(field, NETWORK)
    together = network.worth(stones, players, last)
    assert np.isfinite(together).all()
    for number in range(5):
        one = slice(number, number + 1)
        alone = network.worth(stones[one], players[one], last[one])
        assert (alone == together[one]).all()


def test_sums_do_not_depend_on_their_order() -> None:
    """Every activation is a whole number that float32 holds exactly, so any order of adding gives the same sum."""
    states = positions(new_game("hex", 7, {"pie": False}), 3, 2)
    field = states[0].field
    assert field is not None
    stones = np.array([np.frombuffer(one.cells, np.uint8) for one in states])
    players = np.array([one.to_move for one in states])
    seen = planes(stones, players, np.full(3, -1))
    layer = NETWORK.layers[0]
    rows = np.repeat(seen, TAPS, axis=1).reshape(3, -1, TAPS * PLANES)
    exact = rows.astype(np.int64) @ layer.kernel.astype(np.int64)
    for order in (np.arange(TAPS * PLANES), np.random.default_rng(1).permutation(TAPS * PLANES)):
        assert (rows[:, :, order] @ layer.kernel[order] == exact).all()


def test_what_the_network_sees() -> None:
    state = new_game("hex", 3, {"pie": False}).start().play(4).play(0)
    stones = np.frombuffer(state.cells, np.uint8)[np.newaxis]
    own, other, last = np.moveaxis(planes(stones, np.array([1]), np.array([0]))[0], -1, 0)
    assert np.flatnonzero(own).tolist() == [4]
    assert np.flatnonzero(other).tolist() == np.flatnonzero(last).tolist() == [0]
    assert own[4] == UNIT


@pytest.mark.parametrize("size", [3, 6])
def test_players_who_trade_places_are_told_the_same(size: int) -> None:
    """A position of Y with all colours exchanged looks the same to the player to move."""
    state = positions(new_game("y", size, {"pie": False}), 4, 9)[-1]
    field = state.field
    assert field is not None
    stones = np.frombuffer(state.cells, np.uint8)[np.newaxis]
    traded = np.array([0, 2, 1], np.uint8)[stones]
    last = np.array([-1])
    network = Policy(field, NETWORK)
    one = network.worth(stones, np.array([state.to_move]), last)
    assert (one == network.worth(traded, np.array([3 - state.to_move]), last)).all()


DAMAGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "a kernel that is too short": lambda found: found["layers"][0].update(kernel=""),
    "no base64": lambda found: found["layers"][0].update(kernel="?" + found["layers"][0]["kernel"][1:]),
    "a scale that is no number": lambda found: found["layers"][0]["scale"].insert(0, float("nan")),
    "an infinite bias": lambda found: found["layers"][0].update(bias=[float("inf")] * 8),
    "layers in another order": lambda found: found["layers"].reverse(),
    "no weight of AMAF": lambda found: found.update(amaf=0),
    "no edges": lambda found: found["layers"][0].pop("edges"),
    "no layers": lambda found: found.update(layers=[]),
    "layers of another kind": lambda found: found.update(layers=[3]),
}


def damaged(kind: str) -> str:
    """The text of a file in which something is wrong."""
    found = invented()
    DAMAGES[kind](found)
    return json.dumps(found)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", *map(damaged, DAMAGES)])
def test_damaged_weights_are_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"^Its weights are damaged \(.*\): expected those of its training\.$"):
        parsed(text)


@pytest.mark.parametrize("content", [None, "{", damaged("a scale that is no number")])
def test_without_sound_weights_the_bot_warns_and_plays_as_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: str | None
) -> None:
    file = tmp_path / "policy.json"
    if content is not None:
        file.write_text(content)
    monkeypatch.setattr(policy, "FILE", file)
    state = new_game("y", 6, {"pie": False}).start().play(7)
    policy.weights.cache_clear()
    try:
        with pytest.warns(UserWarning, match="The policy network cannot be used, wye plays without it"):
            *_, found = Wye(memory=8, policy=16)(state, Dice(1), 20_000)
    finally:
        policy.weights.cache_clear()
    *_, plain = Wye(memory=8)(state, Dice(1), 20_000)
    assert found == plain


@pytest.mark.parametrize(("game", "size"), [("y", 7), ("hex", 7)])
def test_the_network_guides_the_search_and_forgets_nothing_from_move_to_move(game: str, size: int) -> None:
    search = Wye(memory=8, policy=16)
    state = new_game(game, size, {"pie": False}).start().play(3)
    *_, plain = Wye(memory=8)(state, Dice(1), 40_000)
    *_, first = search(state, Dice(1), 40_000)
    *_, again = search(state, Dice(1), 40_000)
    assert first == again
    assert first != plain
    descents = Descents(state, Dice(1), search)
    list(search.run(descents, 40_000))
    tree = descents.tree
    judged = tree.judged[: tree.size]
    assert judged[0]
    assert (judged == (tree.passes[: tree.size] >= 16)).all()
    move = first.move
    answer = int(tree.stats[tree.child[0, move], 0].argmax())
    kept = int(tree.judged[tree.child[tree.child[0, move], answer]])
    assert descents.follow(state.play(move).play(answer), Dice(2))
    assert int(tree.judged[0]) == kept
    assert (tree.judged[: tree.size] == (tree.passes[: tree.size] >= 16)).all()


def test_stones_and_players_at_the_nodes_of_a_tree() -> None:
    state = new_game("hex", 4, {"pie": False}).start().play(5)
    search = Wye(memory=8, policy=1)
    seen = list[tuple[np.ndarray, np.ndarray, np.ndarray]]()

    class Watching(Policy):
        def worth(self, stones: np.ndarray, players: np.ndarray, last: np.ndarray) -> np.ndarray:
            seen.append((stones, players, last))
            return super().worth(stones, players, last)

    field = state.field
    assert field is not None
    descents = Descents(state, Dice(1), search)
    descents._policy = Watching(field, NETWORK)  # noqa: SLF001 (what the network is shown)
    list(search.run(descents, 20_000))
    assert sum(len(players) for _, players, _ in seen) > 20
    for stones, players, last in seen:
        for board, player, move in zip(stones, players, last, strict=True):
            ones, twos = (int((board == one).sum()) for one in (1, 2))
            assert (ones - twos, player) in ((1, 2), (0, 1))
            assert board[5] == 1
            assert move == -1 or board[move] == 3 - player
