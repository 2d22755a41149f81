from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from pyengine.core.dice import Dice
from pyengine.lab.experiment import do_part, preset
from pyengine.lab.experiments import walks
from pyengine.lab.experiments.minimax import ORDERS, PUZZLE, MinimaxExperiment
from pyengine.lab.experiments.players import position_of
from pyengine.lab.folding import fold_scene
from pyengine.lab.log import Event
from pyengine.lab.recording import Branch
from pyengine.lab.trees import fewest_leaves
from pyengine.page.shapes import to_json
from tests.lab.experiments.sketch import recording_of


def rows_of(experiment: MinimaxExperiment) -> dict[tuple[str, int], dict[str, Any]]:
    """The measured leaves by order and depth."""
    return {(row["order"], row["depth"]): row for row in recording_of(experiment).rows("leaves")}


def walks_of(experiment: MinimaxExperiment, part: int) -> dict[str, Sequence[Event]]:
    """The steps of the walks of a part by their names."""
    return {walk.name: walk.steps for walk in walks.walks_of(do_part(experiment, 1, part))}


@pytest.mark.parametrize(("branching", "depth", "runs"), [(3, 5, 3), (2, 7, 1), (4, 3, 3), (1, 4, 1)])
def test_the_best_order_visits_as_few_leaves_as_knuth_and_moore_say(branching: int, depth: int, runs: int) -> None:
    rows = rows_of(MinimaxExperiment(branching=branching, depth=depth, runs=runs))
    for one in range(1, depth + 1):
        best = rows["best-first", one]
        assert best["leaves"] == best["from"] == best["to"] == best["fewest"] == fewest_leaves(branching, one)
        assert rows["minimax", one]["leaves"] == branching**one
        assert rows["minimax", one]["branching"] == branching
        for order in ORDERS:
            leaves = rows[order, one]["leaves"]
            assert fewest_leaves(branching, one) <= leaves <= branching**one
            assert rows[order, one]["share %"] == pytest.approx(100 * leaves / branching**one, abs=1)


def test_the_usual_tree_has_the_leaves_that_an_independent_program_found() -> None:
    rows = rows_of(MinimaxExperiment(runs=10))
    assert rows["best-first", 6]["leaves"] == 53
    for order, mean, off in (("natural", 248, 25), ("random", 248, 25), ("history", 248, 25), ("worst-first", 663, 15)):
        assert rows[order, 6]["leaves"] == pytest.approx(mean, abs=off)


def test_every_order_finds_the_value_of_minimax() -> None:
    for experiment in (MinimaxExperiment(depth=5, runs=2), MinimaxExperiment(position="hex3", depth=2, runs=2)):
        for part in range(2, experiment.parts):
            values: dict[int, set[float]] = {}
            for event in do_part(experiment, 4, part):
                values.setdefault(event["depth"], set()).add(event["value"])
            assert all(len(found) == 1 for found in values.values())


def test_the_search_that_is_shown_is_that_of_the_first_run() -> None:
    for order in ORDERS:
        experiment = MinimaxExperiment(depth=4, watch=0, order=order, runs=1)
        ((name, events),) = walks_of(experiment, 0).items()
        measured = next(one for one in do_part(experiment, 1, 2) if (one["order"], one["depth"]) == (order, 4))
        assert name == "alphabeta"
        assert sum("leaf" in event for event in events) == measured["leaves"]
        assert sum(event["is"] == "window" for event in events) == measured["nodes"] + 1
        assert events[-1]["value"] == measured["value"]


def test_the_mistaken_evaluation_finds_no_win_and_always_takes_one() -> None:
    for heap in range(2, 8):
        choices = {
            forgetful: do_part(
                MinimaxExperiment(position=f"nim{heap}", depth=9, watch=0, search="minimax", forgetful=forgetful), 1, 0
            )[-1]
            for forgetful in (False, True)
        }
        assert (choices[True]["move"], choices[True]["value"]) == ("1", 0)
        assert choices[False]["value"] == float(heap % 4 != 0)
    moves = recording_of(preset(MinimaxExperiment, "forgetful")).rows("moves")
    assert [row["value for the player to move"] for row in moves] == [0, 0, 0]
    assert [row["move"] for row in moves if row["chosen"] == "yes"] == ["1"]


def test_a_tree_too_large_for_the_screen_is_no_puzzle() -> None:
    assert walks_of(MinimaxExperiment(position="tictactoe3"), 1) == {}


def test_a_search_ends_within_its_limits_and_says_so() -> None:
    rows = rows_of(MinimaxExperiment(position="tictactoe3", depth=4, leaves=100, runs=1))
    assert rows["minimax", 2]["finished %"] == 100
    assert rows["minimax", 4]["leaves"] == 100
    assert rows["minimax", 4]["share %"] is rows["minimax", 4]["branching"] is None
    assert rows["minimax", 4]["finished %"] == rows["best-first", 4]["finished %"] == 0


def test_seconds_end_a_search_and_are_told_to_be_unrepeatable() -> None:
    timed = MinimaxExperiment(position="tictactoe3", depth=9, seconds=1e-9, leaves=20_000, runs=1)
    choice = do_part(timed, 1, 0)[-1]
    assert choice["is"] == "choice"
    assert sum(one["visits"] for one in choice["visits"]) <= 4
    table = recording_of(timed).tables["leaves"]
    assert "leaves" in table.timed
    assert {row["leaves"] for row in table.rows if row["order"] == "minimax"} == {4}
    assert not timed.repeatable
    assert MinimaxExperiment().repeatable
    assert MinimaxExperiment(branching=2, depth=2).tables([])["leaves"].timed == ()


def test_looking_on_until_it_is_quiet_takes_more_leaves() -> None:
    position = "tictactoe3:b2.a1.c3"
    plain, quiet = (rows_of(MinimaxExperiment(position=position, depth=1, quiet=one, runs=1)) for one in (1, 0.1))
    assert quiet["minimax", 1]["leaves"] > plain["minimax", 1]["leaves"]
    walk = walks_of(MinimaxExperiment(position=position, depth=1, quiet=0.1), 0)["alphabeta"]
    assert {event.get("leaf") for event in walk} & {"quiet", "depth"} == {"quiet"}


def test_iterative_deepening_searches_every_depth() -> None:
    deepening = walks_of(MinimaxExperiment(position="tictactoe3:b2.a1.c3", depth=3, deepen=True), 0)["alphabeta"]
    assert [event["depth"] for event in deepening if event["is"] == "window" and "parent" not in event] == [1, 2, 3]


def test_full_tic_tac_toe_has_the_textbooks_counts() -> None:
    """Leaves and nodes of the whole tree, and of alpha-beta with a window without bounds and the natural order."""
    state, counts = position_of("tictactoe3"), {}
    for name in ("minimax", "natural"):
        *_, info = MinimaxExperiment().searches(9)[name](state, Dice(1))
        counts[name] = info.playouts, info.nodes
    assert counts == {"minimax": (255_168, 549_945), "natural": (7_330, 18_296)}


def test_alpha_beta_leaves_two_leaves_out_of_the_textbooks_tree() -> None:
    """Russell and Norvig, the figure of the two-ply game tree: values of any size, and a bound only below a cut."""
    experiment = MinimaxExperiment(tree=((3.0, 12.0, 8.0), (2.0, 4.0, 6.0), (14.0, 5.0, 2.0)), runs=1)
    assert rows_of(experiment)["natural", 2]["leaves"] == 7
    moves = [(row["value for the player to move"], row["bound"]) for row in recording_of(experiment).rows("moves")]
    assert moves == [(3.0, "exact"), (2.0, "upper"), (2.0, "exact")]
    (steps,) = walks_of(experiment, 0).values()
    first = next(event for event in steps if event["is"] == "window")
    assert not {"alpha", "beta"} & first.keys()


def flat(branch: Branch) -> Iterator[Branch]:
    yield branch
    for child in branch.children:
        yield from flat(child)


@pytest.mark.parametrize("position", ["", "nim6", "tictactoe3:b2.a1.c3.b1"])
def test_the_puzzle_cuts_what_alpha_beta_does_not_visit(position: str) -> None:
    experiment = MinimaxExperiment(position=position)
    events = do_part(experiment, 1, 1)
    puzzle = experiment.recording(events).puzzle
    assert puzzle is not None
    pruned = events[[event.get("name") for event in events].index("pruned") :]
    branches = list(flat(puzzle))
    assert len(branches) <= PUZZLE
    assert sum(not one.cut for one in branches) == sum(event["is"] == "window" for event in pruned)
    assert all(child.cut for one in branches if one.cut for child in one.children)
    left = sum(len(event["left"]) for event in pruned if event["is"] == "cut")
    assert sum(child.cut and not one.cut for one in branches for child in one.children) == left


def test_a_search_of_many_steps_is_shown_at_any_of_them_in_few_words() -> None:
    experiment = MinimaxExperiment(position="tictactoe3:b2.a1", watch=0, search="minimax", depth=7, leaves=20_000)
    recording = experiment.recording(do_part(experiment, 1, 0))
    last = recording.units[0].stops[-1]
    assert last > 10_000
    assert all(len(to_json(fold_scene(recording.scene(at)))) < 40_000 for at in (0, 1, last // 3, last - 1, last))
