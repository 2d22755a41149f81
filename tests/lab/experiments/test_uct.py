import json
from collections.abc import Sequence
from math import sqrt
from typing import Any

import pytest

from pyengine.core.dice import Dice
from pyengine.lab.experiment import preset, read, seed_of
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.growth import Growth
from pyengine.lab.experiments.players import position_of
from pyengine.lab.experiments.uct import UctExperiment
from pyengine.lab.log import Event
from tests.lab.experiments.sketch import recording_of

VARIANTS = [
    "uct?position=tictactoe3:b2.a1&playouts=400",
    "uct?position=tictactoe3&playouts=400&sims=3&expand=all&backup=sum&final=ucb",
    "uct?position=tictactoe3:a1.b1&playouts=900&shortcuts=on",
    "uct?position=nim9&playouts=300&backup=mean&sims=4&final=value",
    "uct?position=hex4:a2.b2&playouts=600&backup=mean&sims=7&expand=all&final=value",
    "uct?position=nim6&playouts=300&mistaken=on",
    "uct?position=hex3-pie:b2&playouts=300&expand=all&shortcuts=on",
    "uct?position=y4&playouts=300",
]


def recorded(line: str) -> tuple[UctExperiment, int, list[Event]]:
    """An experiment, its seed, and the events of its search as they are sent."""
    study, seed = read(line, EXPERIMENTS)
    assert isinstance(study, UctExperiment)
    return study, seed, json.loads(json.dumps(list(study.part(1, seed))))


def changed(cells: Sequence[int], change: Any, player: int) -> list[int]:
    """The cells after a change."""
    after = list(cells)
    for cell, content in [(change, player)] if isinstance(change, int) else change:
        after[cell] = content
    return after


@pytest.mark.parametrize("line", [line for line in VARIANTS if "mistaken" not in line])
def test_the_recording_has_the_tree_and_the_choice_of_the_search_itself(line: str) -> None:
    study, seed, (start, *iterations) = recorded(line)
    state, tree = position_of(study.position), Growth([start, *iterations])
    *_, info = study.search(state, Dice(seed_of(seed, 0)), study.playouts)
    names = [state.game.move_name(move) for move in range(state.game.moves)]
    assert (start["names"], iterations[-1]["choice"]) == (names, info.move)

    def visits_below(node: int) -> dict[int, int]:
        visits = {tree.nodes[child].move: tree.nodes[child].visits for child in tree.nodes[node].children}
        return {move: counts[-1] for move, counts in visits.items() if counts}

    assert visits_below(0) == info.visits
    for branch in info.tree(99, 99):
        node = next(child for child in tree.nodes[0].children if tree.nodes[child].move == branch.move)
        assert visits_below(node) == {one.move: one.visits for one in branch.children}
    rows = study.tables([start, *iterations])["moves"].rows
    assert {row["move"]: row["visits"] for row in rows} == {names[move]: count for move, count in info.visits.items()}


@pytest.mark.parametrize("mistaken", ["off", "on"])
def test_a_backup_adds_the_score_of_each_player_and_by_mistake_turns_it_at_each_node(mistaken: str) -> None:
    _, _, events = recorded(f"uct?position=nim6&playouts=200&mistaken={mistaken}")
    tree = Growth(events)
    for number, event in enumerate(tree.iterations):
        ((_, score, _),) = event["games"]
        for above, node in enumerate(reversed(event["path"])):
            is_turned = above % 2 == 1 if mistaken == "on" else tree.nodes[node].player == 2
            visits, total = tree.statistics(node, number)
            assert tree.statistics(node, number + 1) == (visits + 1, total + (1 - score if is_turned else score))


def test_proofs_are_told_once_from_the_leaf_up() -> None:
    _, _, (_, *iterations) = recorded("uct?position=nim8&playouts=5000&shortcuts=on")
    proofs = [proof for event in iterations for proof in event.get("proven", [])]
    assert proofs[-1] == [0, 2]
    assert len({node for node, _ in proofs}) == len(proofs)


@pytest.mark.parametrize("line", VARIANTS)
def test_value_and_bonus_say_which_child_is_chosen_and_the_board_is_that_of_each_step(line: str) -> None:
    study, _, events = recorded(line)
    state, tree, compared = position_of(study.position), Growth(events), 0
    assert tree.start["mover"] == state.to_move
    for number, event in enumerate(tree.iterations):
        for node, after, spread in zip(event["path"][:-1], event["path"][1:], event["spread"], strict=True):
            if spread is None:
                assert tree.statistics(after, number) == (0, 0)
                continue
            known = {one: tree.statistics(one, number) for one in tree.nodes[node].children}
            bounds = {one: total / n + spread / sqrt(n) for one, (n, total) in known.items() if n}
            bounds = {one: bound for one, bound in bounds.items() if not tree.winner(one, number)} or bounds
            assert bounds[after] == pytest.approx(max(bounds.values()), abs=1e-5)
            compared += 1
        at, reached = state, list(state.cells)
        for node in map(tree.nodes.__getitem__, event["path"][1:]):
            at, reached = at.play(node.move), changed(reached, node.change, node.player)
        assert list(at.cells) == reached
        for changes, score, chain in event.get("games", []):
            cells, player = reached, at.to_move
            for change in changes:
                cells, player = changed(cells, change, player), 3 - player
            if not state.game.geometry.tokens:
                assert all(cells[cell] == cells[chain[0]] for cell in chain)
            assert score in (0, 0.5, 1)
            assert bool(chain) == (score != 0.5)
            if chain:
                assert cells[chain[0]] == (1 if score == 1 else 2)
    assert compared


WINS = {"tictactoe3:a1.b1": {"a2", "a3", "b2"}, "tictactoe3:a1.c1.b1": {"c2", "c3"}}
WINS |= {"nim5": {"1"}, "nim6": {"2"}, "nim9": {"1"}, "nim6:1": {"2"}}


@pytest.mark.parametrize(("position", "best"), WINS.items())
def test_a_forced_win_is_found_for_either_player(position: str, best: set[str]) -> None:
    recording = recording_of(UctExperiment(position=position, playouts=2000))
    assert {row["move"] for row in recording.rows("moves") if row["exact"] == 1} == best
    assert recording.rows("choice")[-1]["move"] in best


@pytest.mark.parametrize("name", [name for name in UctExperiment.presets if name.startswith("nim")])
def test_from_the_wrong_perspective_it_is_not(name: str) -> None:
    recording = recording_of(preset(UctExperiment, name))
    exact = {row["move"]: row["exact"] for row in recording.rows("moves")}
    assert exact[recording.rows("choice")[-1]["move"]] == 0
    assert 1 in exact.values()


def test_a_large_position_has_no_exact_values_and_long_recordings_stay_short() -> None:
    study = UctExperiment(position="hex6", playouts=100)
    assert list(study.part(0, 1)) == []
    assert all(row["exact"] is None for row in recording_of(study).rows("moves"))
    long = UctExperiment(playouts=2000)
    assert len(json.dumps(list(long.part(1, 1)), separators=(",", ":"))) < 600_000
    assert len(json.dumps(list(UctExperiment().part(1, 1)), separators=(",", ":"))) < 100_000
