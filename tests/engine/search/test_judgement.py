import pytest

from pyengine.core.dice import Dice
from pyengine.games import GAMES, new_game
from pyengine.games.tictactoe import TicTacToe
from pyengine.search.judgement import chance_of, judgement, line_points, seen_by
from tests.engine.boards import cells, position
from tests.engine.conformance import walk

LINES = TicTacToe(3).start().lines


POINTS = {
    "... ... ...": 0,
    "... .X. ...": 4,
    "... .O. ...": -4,
    "X.. ... ...": 3,
    ".X. ... ...": 2,
    "XX. ... ...": 3 + 3,  # the row; two columns and a diagonal
    "XX. .O. ...": 3 + 1 - 1 - 1,
    "XO. OX. ..O": 1 - 1 - 1,
}


@pytest.mark.parametrize(("picture", "points"), POINTS.items())
def test_open_lines_of_tic_tac_toe_are_counted(picture: str, points: int) -> None:
    assert line_points(LINES, cells(picture)) == points
    swapped = bytes({0: 0, 1: 2, 2: 1}[owner] for owner in cells(picture))
    assert line_points(LINES, swapped) == -points


def test_a_lead_becomes_a_chance() -> None:
    leads = [-100.0, -3.0, -0.5, 0.0, 0.5, 3.0, 100.0]
    chances = [chance_of(lead, 3.0) for lead in leads]
    assert chances == sorted(set(chances))
    assert chances[3:6:2] == [0.5, 0.75]
    assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("name", GAMES)
def test_judgements_lie_strictly_between_loss_and_win(name: str) -> None:
    game = new_game(name)
    judge = judgement(game)
    for state in walk(game, Dice(1)):
        if state.outcome is None:
            assert 0 < judge(state) < 1


@pytest.mark.parametrize(
    ("picture", "to_move", "lead"),
    [
        ("... ... ...", 1, 0.5),  # three stones each, and the move
        ("... .X. ...", 2, 3 - 2 - 0.5),  # a stone ahead, but the other one to move
        (".X. .O. ...", 1, 2 - 2 + 0.5),  # it goes round the stone
        ("X.. XO. ...", 2, 2 - 1 - 0.5),
        ("... XOO .X.", 1, 1 - 2 + 0.5),
    ],
)
def test_in_hex_the_difference_of_shortest_paths_counts(picture: str, to_move: int, lead: float) -> None:
    state = position(new_game("hex", 3, {"pie": False}), picture, to_move)
    assert judgement(state.game)(state) == chance_of(lead, 1.0)


def test_in_y_paths_meet_from_three_sides() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    judge = judgement(state.game)
    assert judge(state) == chance_of(0.5, 1.0)
    assert judge(state.play(4)) == chance_of(0.5, 1.0)  # three stones against four, the other one to move
    assert judge(state.play(0).play(4)) == chance_of(0.5, 1.0)  # three against three: a corner touches two sides


def test_values_are_seen_from_a_side() -> None:
    assert [seen_by(player, 0.25) for player in (1, 2, 3)] == [0.25, 0.75, 0.25]
