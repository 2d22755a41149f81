import pytest

from pyengine.lab.experiment import Event, done, preset
from pyengine.lab.experiments.chance import SHARES, ChanceExperiment, crossing
from pyengine.lab.experiments.players import position_of
from pyengine.lab.opponents import CoinGame
from pyengine.search.expectimax import Expectiminimax
from pyengine.search.judgement import judgement
from pyengine.search.solve import values
from tests.engine.tactics import last

TRAP = "Tic-tac-toe: a trap that costs the draw"
POSITIONS = ["", "nim7", "nim8:1", "tictactoe3:b2.a1.c3.a3", "tictactoe3:b1.b3.a2"]


def tree_of(experiment: ChanceExperiment, seed: int = 1) -> Event:
    (event,) = done(experiment, seed, 3)
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
        first, *_, choice = done(experiment, 1, part)
        assert first["name"] == name
        assert choice["value"] == pytest.approx(tree["results"][name][place], abs=2e-6)
        assert tree["moves"].get(name, choice["move"]) == choice["move"]


def test_the_minimum_of_a_position_is_its_exact_value() -> None:
    position = "tictactoe3:b1.b3.a2"
    state = position_of(position)
    rows = ChanceExperiment(position=position).tables(ChanceExperiment(position=position).events(1))["moves"].rows
    exact = {state.game.move_name(move): value for move, value in values(state).items()}
    assert {row["move"]: row["minimax"] for row in rows} == exact


@pytest.mark.parametrize("share", [0, 35, 100])
def test_a_coin_between_the_players_is_searched_exactly(share: int) -> None:
    state = position_of("tictactoe3:b2.a1.c3.a3")
    info = last(Expectiminimax(judgement), CoinGame(state, share / 100).start())
    choice = done(ChanceExperiment(position="tictactoe3:b2.a1.c3.a3", share=share), 1, 2)[-1]
    assert choice["value"] == pytest.approx(info.value, abs=1e-6)


@pytest.mark.parametrize("position", ["nim7", "nim8:1", "tictactoe3:a1.b1.a2.b2", "tictactoe3:a1.b1.c3.b2.a2"])
def test_a_forced_win_is_found_by_all_three_for_either_player(position: str) -> None:
    experiment, exact = ChanceExperiment(position=position), values(position_of(position))
    wins = {position_of(position).game.move_name(move) for move, value in exact.items() if value == 1}
    for part in range(3):
        choice = done(experiment, 1, part)[-1]
        assert choice["value"] == 1
        assert choice["move"] in wins


def test_the_trap_loses_to_a_perfect_opponent_and_pays_against_a_random_one() -> None:
    trap = preset(ChanceExperiment, TRAP)
    tables = trap.tables(trap.events(1))
    results = {(row["strategy"], row["random %"]): row["result"] for row in tables["opponents"].rows}
    assert results["minimax", 0] == 0.5
    assert results["expectimax", 0] == 0
    assert float(results["expectimax", 100] or 0) > float(results["minimax", 100] or 0) + 0.2
    assert tables["crossing"].rows == ({"trees": 1, "other move": 1, "crossing": 46.0, "+-": None},)


def test_over_many_trees_the_lines_cross() -> None:
    experiment = ChanceExperiment(depth=4, runs=60)
    tables = experiment.tables(experiment.events(2))
    (row,) = tables["crossing"].rows
    assert 0 < int(row["other move"] or 0) < 60
    assert 20 < float(row["crossing"] or 0) < 80
    assert 0 < float(row["+-"] or 0) < 30
    assert len(tables["opponents"].rows) == 3 * len(SHARES)
    assert all(
        float(one["from"] or 0) <= float(one["result"] or 0) <= float(one["to"] or 0)
        for one in tables["opponents"].rows
    )


def test_a_crossing_lies_between_the_last_lag_and_the_lead() -> None:
    rising = [(share - 42) / 100 for share in SHARES]
    assert crossing(rising) == pytest.approx(42)
    assert crossing([max(0.0, lead) for lead in rising]) == 0
    assert crossing([0.0] * len(SHARES)) is None
    assert crossing([min(0.0, lead - 1) for lead in rising]) is None
