"""Opponents that now and then move at random, and the searches against them."""

from itertools import pairwise

import pytest

from pyengine.core.dice import Dice
from pyengine.core.errors import IllegalMove
from pyengine.core.game import CHANCE
from pyengine.lab.experiment import do_part, preset
from pyengine.lab.experiments.chance import REPLIES, SHARES, ChanceExperiment, CoinGame, crossing
from pyengine.lab.experiments.players import position_of
from pyengine.lab.log import Event
from pyengine.lab.recording import Table
from pyengine.search.expectimax import Expectimax, Expectiminimax
from pyengine.search.minimax import Minimax
from pyengine.search.solve import values
from tests.engine.conformance import walk
from tests.engine.tactics import last
from tests.lab.experiments.sketch import recording_of, verdict_of


def test_a_coin_is_tossed_before_each_move_of_the_opponent() -> None:
    game = CoinGame(position_of("nim9:1"), 0.25)
    assert game.player == 2
    for state, after in pairwise(walk(game, Dice(3))):
        if state.to_move == 2:
            assert after.to_move == CHANCE or after.outcome is not None
    waiting = game.start().play(1)
    assert waiting.chances() == [(9, 0.75), (10, 0.25)]
    assert [game.move_name(move) for move in waiting.legal()] == list(REPLIES)
    assert waiting.play(9).to_move == 1
    assert waiting.play(10).chances() == [(move, 1 / 3) for move in (2, 3, 4)]
    assert waiting.cells == waiting.play(9).cells == waiting.play(10).cells
    with pytest.raises(IllegalMove):
        waiting.play(2)


@pytest.mark.parametrize("position", ["nim8", "nim9:1", "tictactoe3:b2.a1.c3.a3"])
def test_a_coin_that_always_says_the_same_is_no_coin(position: str) -> None:
    state = position_of(position)
    for share, search in ((0.0, Minimax()), (1.0, Expectimax())):
        wavering = last(Expectiminimax(), CoinGame(state, share).start())
        assert wavering.value == pytest.approx(last(search, state).value)


def test_games_with_other_shares_are_other_games() -> None:
    state = position_of("nim8")
    assert CoinGame(state, 0.5) == CoinGame(state, 0.5) != CoinGame(state, 0.4)


POSITIONS = ["", "nim7", "nim8:1", "tictactoe3:b2.a1.c3.a3", "tictactoe3:b1.b3.a2", "randomhex2:heads.a1.tails"]


def tree_of(experiment: ChanceExperiment, seed: int = 1) -> Event:
    (event,) = do_part(experiment, seed, 3)
    return event


@pytest.mark.parametrize("position", POSITIONS)
def test_each_search_is_the_best_against_the_opponent_whom_it_expects(position: str) -> None:
    for seed in range(3):
        results = tree_of(ChanceExperiment(position=position, depth=4), seed)["results"]
        minimax, expectimax, best = (results[name] for name in ("minimax", "expectimax", "expectiminimax"))
        assert minimax[0] == best[0] >= expectimax[0]
        assert expectimax[-1] == best[-1] >= minimax[-1]
        assert all(both >= max(one, two) - 1e-9 for one, two, both in zip(minimax, expectimax, best, strict=True))


@pytest.mark.parametrize("position", POSITIONS)
def test_what_is_expected_is_what_the_walks_find(position: str) -> None:
    experiment = ChanceExperiment(position=position, share=30, depth=3)
    tree = tree_of(experiment)
    for part, (name, place) in enumerate((("minimax", 0), ("expectimax", -1), ("expectiminimax", 3))):
        first, *_, choice = do_part(experiment, 1, part)
        assert first["name"] == name
        assert choice["value"] == pytest.approx(tree["results"][name][place], abs=2e-6)
        assert tree["moves"].get(name, choice["move"]) == choice["move"]


def test_the_minimum_of_a_position_is_its_exact_value() -> None:
    position = "tictactoe3:b1.b3.a2"
    state = position_of(position)
    rows = recording_of(ChanceExperiment(position=position)).rows("moves")
    exact = {state.game.move_name(move): value for move, value in values(state).items()}
    assert {row["move"]: row["minimax"] for row in rows} == exact


def test_the_trap_loses_to_a_perfect_opponent_and_pays_against_a_random_one() -> None:
    trap = recording_of(preset(ChanceExperiment, "trap"))
    results = {(row["strategy"], row["random %"]): row["result"] for row in trap.rows("opponents")}
    assert results["minimax", 0] == 0.5
    assert results["expectimax", 0] == 0
    assert results["expectimax", 100] > results["minimax", 100] + 0.2
    assert trap.rows("crossing") == ({"trees": 1, "other move": 1, "crossing": 46.0, "+-": None},)


def test_over_many_trees_the_lines_cross() -> None:
    recording = recording_of(ChanceExperiment(depth=4, runs=60), 2)
    (row,) = recording.rows("crossing")
    assert 0 < row["other move"] < 60
    assert 20 < row["crossing"] < 80
    assert 0 < row["+-"] < 30
    assert len(recording.rows("opponents")) == 3 * len(SHARES)
    assert all(one["from"] <= one["result"] <= one["to"] for one in recording.rows("opponents"))


def test_a_crossing_lies_between_the_last_lag_and_the_lead() -> None:
    rising = [(share - 42) / 100 for share in SHARES]
    assert crossing(rising) == pytest.approx(42)
    assert crossing([max(0.0, lead) for lead in rising]) == 0
    assert crossing([0.0] * len(SHARES)) is None
    assert crossing([min(0.0, lead - 1) for lead in rising]) is None


@pytest.mark.parametrize(
    ("share", "right"), [(0, "low"), (33, "low"), (33.4, "middle"), (66, "middle"), (67, "high"), (None, "never")]
)
def test_the_verdict_is_where_the_lines_cross(share: float | None, right: str) -> None:
    recording = ChanceExperiment().recording([])
    recording.tables["crossing"] = Table(({"trees": 9, "other move": 4, "crossing": share, "+-": None},))
    assert verdict_of(recording).right == [right]
