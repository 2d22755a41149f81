import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from pyengine.arena.match import Result
from pyengine.arena.parallel.spread import in_turn
from pyengine.arena.programs.entrants import entrant
from pyengine.arena.rating import Sprt
from pyengine.arena.results import Results, open_results
from pyengine.arena.tournament import Plan, pairs
from pyengine.core.errors import BadUsage
from pyengine.games import new_game
from tests.engine.arena.test_tournament import BOTS, complete, plan_of, records


def begun(plan: Plan, path: Path, games: int) -> list[Result]:
    """Plays so many of the games that the file lacks."""
    with open_results(plan, path) as results:
        return list(islice(results.play(), games))


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, plan = tmp_path / "results.jsonl", plan_of()
    assert len(begun(plan, path, 5)) == 5
    with open_results(plan, path) as results:
        assert len(results.games) == 5
        assert [game.number for game in results.play()] == list(range(5, 12))
        assert records(results) == records(complete(plan))
    with open_results(plan_of(rounds=3), path) as further:
        assert records(further) == records(results)
        assert [game.number for game in further.play()] == list(range(12, 18))
    with open_results(plan_of(rounds=3), path) as whole:
        assert whole.games == further.games
        assert list(whole.play()) == []


def test_fewer_rounds_than_the_file_holds_are_as_if_no_more_had_been_played(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    begun(plan_of(rounds=2), path, 12)
    with open_results(plan_of(rounds=1), path) as results:
        assert records(results) == records(complete(plan_of(rounds=1)))
        assert list(results.play()) == []


def test_results_of_another_engine_or_bot_are_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, file, game = tmp_path / "results.jsonl", tmp_path / "my.py", new_game("hex", 3)

    def play(source: str) -> None:
        file.write_text(source)
        begun(Plan(game, (entrant(str(file), game), entrant("random", game)), 1), path, 1)

    play("def search(state, dice, playouts): yield state.legal()[0], 0.5")
    with pytest.raises(BadUsage, match=r"holds results of another .*my.py: expected the same one, or a new file\."):
        play("def search(state, dice, playouts): yield state.legal()[0], 0.6")
    monkeypatch.setattr("pyengine.arena.results.of_engine", lambda: "0.0.1")
    with pytest.raises(BadUsage, match="holds results of another version of the engine: expected the same one"):
        play("def search(state, dice, playouts): yield state.legal()[0], 0.5")


def test_results_of_another_plan_are_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    begun(plan_of(), path, 1)
    before = path.read_text()
    for other in (plan_of(seed=2), plan_of(BOTS[:2])):
        with pytest.raises(BadUsage, match="holds other results: expected those of the same command"):
            begun(other, path, 1)
    assert path.read_text() == before


WRONG: dict[str, tuple[object, ...]] = {
    "number": (0, None),
    "players": (["flat@400", "nobody"], ["flat@400", "random"], "ab"),
    "record": ("y4-pie:a1", "nonsense", 5, ["y4-pie:"], "y4-pie:a1.a2.a3.a4"),
    "score": ("x", None, 7, 0.5),
    "seconds": (None, [1], ["a", "b"], [1, -1], [1e300 * 1e10, 1]),
    "fault": (None,),
}
CHANGES = [{name: value} for name, values in WRONG.items() for value in values]


@pytest.mark.parametrize("change", [*CHANGES, "{}", "[]", '{"number": 7}'], ids=str)
def test_a_line_that_is_no_game_planned_is_refused_and_kept(tmp_path: Path, change: dict[str, object] | str) -> None:
    """The line is changed, or replaced as a whole."""
    path = tmp_path / "results.jsonl"
    begun(plan_of(), path, 3)
    lines = path.read_text().splitlines()
    changed = change if isinstance(change, str) else json.dumps(json.loads(lines[2]) | change)
    changed = changed.replace("Infinity", "1e999")
    path.write_text("\n".join([*lines[:2], changed, *lines[3:]]) + "\n")
    before = path.read_text()
    with pytest.raises(BadUsage) as refused:
        begun(plan_of(), path, 1)
    game = "game 1, random against flat@400, with record and score"
    assert str(refused.value) == f"Line 3 of {path} cannot be used: expected {game}."
    assert path.read_text() == before


def test_the_same_command_does_not_go_on_after_enough() -> None:
    plan, test = plan_of(("flat@400", "random"), rounds=100), Sprt(0, 100)

    def enough(games: Sequence[Result]) -> bool:
        return test.decide(pairs(games, *plan.names)) is not None

    results = Results(plan)
    assert len(list(results.play(in_turn, enough))) == len(results.games) < plan.games
    found = pairs(results.games, *plan.names)
    assert test.decide(found) == "H1"
    assert test.decide(found[:-1]) is None
    assert list(results.play(in_turn, enough)) == []
