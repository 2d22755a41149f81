from __future__ import annotations

from collections.abc import Callable, Hashable

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, State
from pyengine.games import new_game
from pyengine.search.chance import MctsChance
from pyengine.search.uct import Uct
from tests.engine.search.test_uct import LOST, THREATENED, WON, look, placed

Key = Callable[[State], Hashable]


def exact(state: State, key: Key, known: dict[Hashable, float]) -> float:
    """The expected score of player 1 when both play well, by trying everything; positions of one key are the same."""
    if state.outcome is not None:
        return state.outcome.score(1)
    if key(state) not in known:
        if state.to_move == CHANCE:
            value = sum(p * exact(state.play(move), key, known) for move, p in state.chances())
        else:
            best = max if state.to_move == 1 else min
            value = best(exact(state.play(move), key, known) for move in state.legal())
        known[key(state)] = value
    return known[key(state)]


def stones(state: State) -> Hashable:
    """All that counts in a random-turn game."""
    return state.cells, state.to_move


def robot(state: State) -> Hashable:
    """All that counts among the rooms: what is where, the charge, and how the robot was steered."""
    return state.cells, state.ply, state.last if state.to_move == CHANCE else None


@pytest.mark.parametrize("coin", [0, 1])
@pytest.mark.parametrize(("name", "size", "playouts"), [("randomhex", 2, 4000), ("randomhex", 3, 12_000)])
def test_it_comes_near_the_exact_value_of_random_turn_hex(name: str, size: int, playouts: int, coin: int) -> None:
    start = new_game(name, size).start()
    state = start.play(start.legal()[coin])
    known: dict[Hashable, float] = {}
    values = {move: exact(state.play(move), stones, known) for move in state.legal()}
    best = max(values.values()) if state.to_move == 1 else min(values.values())
    info = look(MctsChance(sims=1), state, playouts)
    assert values[info.move] == pytest.approx(best, abs=0.03)
    assert info.value == pytest.approx(best if state.to_move == 1 else 1 - best, abs=0.06)


@pytest.mark.parametrize(("size", "slip", "charge"), [(2, 20, 3), (2, 40, 3), (3, 0, 3), (3, 20, 4)])
def test_it_comes_near_the_exact_value_of_the_rooms(size: int, slip: int, charge: int) -> None:
    state = new_game("rooms", size, {"slip": slip, "charge": charge}).start()
    known: dict[Hashable, float] = {}
    values = {move: exact(state.play(move), robot, known) for move in state.legal()}
    info = look(MctsChance(c=0.3, sims=1), state, 8000)
    assert values[info.move] == pytest.approx(max(values.values()), abs=0.01)
    assert info.value == pytest.approx(max(values.values()), abs=0.05)


@pytest.mark.parametrize(("name", "size", "picture", "player", "move"), WON + THREATENED)
def test_without_chance_it_is_uct(name: str, size: int, picture: str, player: int, move: str) -> None:
    state = placed(name, size, picture, player)
    info = look(MctsChance(), state, 2000)
    assert state.game.move_name(info.move) == move
    assert info == look(Uct(), state, 2000)


@pytest.mark.parametrize(("name", "size", "picture", "player"), LOST)
def test_a_lost_position_scores_low(name: str, size: int, picture: str, player: int) -> None:
    assert look(MctsChance(), placed(name, size, picture, player), 2000).value < 0.15


@pytest.mark.parametrize("sims", [1, 16])
@pytest.mark.parametrize(("name", "size"), [("randomy", 4), ("randomhex", 3), ("rooms", 3)])
def test_every_answer_is_legal_within_the_budget_and_the_same_for_the_same_seed(
    name: str, size: int, sims: int
) -> None:
    state = new_game(name, size).start()
    state = state.play(state.legal()[0]) if state.to_move == CHANCE else state
    infos = list(MctsChance(sims=sims)(state, Dice(5), 300))
    assert infos == list(MctsChance(sims=sims)(state, Dice(5), 300))
    assert infos[-1].playouts == 300
    for info in infos:
        assert info.move in state.legal()
        assert 0 <= info.value <= 1


@pytest.mark.parametrize("limit", [1, 6, 40])
def test_a_full_tree_grows_no_more_but_is_searched_on(limit: int) -> None:
    info = look(MctsChance(nodes=limit), new_game("rooms", 3).start(), 1000)
    assert info.nodes == limit
    assert sum(info.visits.values()) == 1000


def test_chance_takes_its_branches_as_often_as_they_are_likely() -> None:
    state = new_game("rooms", 3, {"slip": 40}).start()
    info = look(MctsChance(sims=1), state, 6000)
    steered = info.tree(3, 3)[0]
    assert steered.player == 1
    assert [branch.player for branch in steered.children] == [CHANCE] * 3
    shares = {state.game.move_name(branch.move): branch.visits / steered.visits for branch in steered.children}
    assert shares == pytest.approx({"straight": 0.6, "left": 0.2, "right": 0.2}, abs=0.03)


def test_the_principal_variation_is_legal_through_chance() -> None:
    state = new_game("rooms", 3).start()
    line = look(MctsChance(), state, 4000).line()
    assert len(line) >= 4
    for move in line:
        assert move in state.legal()
        state = state.play(move)
