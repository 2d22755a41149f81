"""The invariants of the search's loops: they hold on every game, and each fault breaks the one that it belongs to."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyengine.core.dice import Dice
from pyengine.lab.experiments.invariants import FAULTS, LOOPS, PHASES, SOUND, CheckedTree, Invariants
from pyengine.lab.experiments.players import position_of
from pyengine.search.uct import Uct, UctTree
from tests.lab.experiments.sketch import recording_of, verdict_of

BROKEN = {SOUND: set(), "perspective": {"backup"}, "sums": {"selection"}, "visit": {"backup"},
          "twice": {"expansion", "backup"}}  # fmt: skip


def broken(position: str, fault: str, sims: int = 4, seed: int = 1) -> set[str]:
    tree = CheckedTree(position_of(position), Dice(seed), Uct(sims=sims, shortcuts=False), fault)
    checks = [check for step in tree.steps(80) for check in step["checks"]]
    assert {check["loop"] for check in checks} >= set(LOOPS) - {"selection"}
    return {check["loop"] for check in checks if not check["holds"]}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("position", ["tictactoe3:a1", "nim7", "hex3", "y4"])
def test_a_fault_breaks_its_own_promise(position: str, fault: str) -> None:
    assert broken(position, fault) == BROKEN[fault]


def test_one_playout_a_visit_hides_the_fault_that_counts_visits() -> None:
    assert broken("tictactoe3:a1", "visit", sims=1) == set()


@given(st.integers(1, 10**6), st.sampled_from(["tictactoe3:b2.a1", "nim9-take3", "hex4", "y3"]), st.integers(1, 5))
@settings(max_examples=20)
def test_the_sound_loop_keeps_every_promise_and_is_the_engines_search(seed: int, position: str, sims: int) -> None:
    assert broken(position, SOUND, sims, seed) == set()
    search = Uct(sims=sims, shortcuts=False)
    checked = CheckedTree(position_of(position), Dice(seed), search, SOUND)
    plain = UctTree(position_of(position), Dice(seed), search)
    *_, last = checked.steps(30)
    for _ in plain.iterations(30 * sims):
        pass
    assert checked.info().visits == plain.info().visits
    assert last["path"][0]["visits"] == 30 * sims


def test_the_numbers_that_must_fall_do_fall() -> None:
    tree = CheckedTree(position_of("tictactoe3"), Dice(3), Uct(sims=1, shortcuts=False), SOUND)
    steps = list(tree.steps(60))
    lefts = [check["left"] for step in steps for check in step["checks"] if check["loop"] == "iterations"]
    assert lefts == list(range(60, 0, -1))
    for step in steps:
        select_arm = [check["left"] for check in step["checks"] if check["loop"] == "selection"]
        above = [check["left"] for check in step["checks"] if check["loop"] == "backup"]
        assert select_arm == sorted(select_arm, reverse=True)
        assert above == list(reversed(range(len(step["path"]))))
        assert step["work"]["backup"] == len(step["path"])


def test_the_wrong_perspective_is_wrong_first_where_the_opponent_chose() -> None:
    state = position_of("tictactoe3:a1")
    tree = CheckedTree(state, Dice(1), Uct(sims=1, shortcuts=False), "perspective")
    step = next(step for step in tree.steps(40) if not all(check["holds"] for check in step["checks"]))
    broken = next(check["node"] for check in step["checks"] if not check["holds"])
    assert broken == step["path"][-1]["node"]
    assert step["path"][-1]["player"] == 3 - state.to_move


def test_the_verdict_counts_the_checks_and_names_the_broken_loops() -> None:
    for fault, right in {SOUND: ["none"], "twice": ["expansion", "backup"], "sums": ["selection"]}.items():
        assert verdict_of(recording_of(Invariants(iterations=20, fault=fault, runs=2))).right == right


def test_the_work_of_a_phase_adds_up() -> None:
    recording = recording_of(Invariants(iterations=20, runs=3))
    last, phases = recording.rows("work")[-1], recording.rows("phases")
    for row in phases:
        assert row["least"] <= row["mean"] <= row["most"]
        assert row["mean"] * 20 == pytest.approx(last[row["phase"]], abs=0.2)
    assert [row["phase"] for row in phases] == list(PHASES)
