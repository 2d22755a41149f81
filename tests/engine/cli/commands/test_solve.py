import json

from tests.engine.cli.running import Output, ran


def test_solve_tells_exact_values(capsys: Output) -> None:
    values = json.loads(ran(capsys, "solve", "--record", "tictactoe3:a1.b2.c3", "--json"))
    assert values == {"b1": 0.5, "c1": 0, "a2": 0.5, "c2": 0.5, "a3": 0, "b3": 0.5}  # a corner loses to a fork
    values = json.loads(ran(capsys, "solve", "--game", "nim", "--size", "6", "--json"))
    assert values == {"1": 0, "2": 1, "3": 0}
    assert "b2" in ran(capsys, "solve", "--game", "y", "--size", "3", "--option", "pie=off")
