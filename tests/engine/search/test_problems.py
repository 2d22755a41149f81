from collections import Counter

import pytest

from pyengine.arena.problems import canonical
from pyengine.bots.bot import Budget
from tests.measure import problems
from tests.measure.problems import SECOND, Problem

ALL = problems.problems()


@pytest.mark.parametrize("problem", ALL, ids=lambda problem: problem.name)
def test_exactly_one_move_wins(problem: Problem) -> None:
    assert problem.wins() == [problem.move]


def test_no_two_are_the_same_turned_mirrored_or_with_the_colours_traded() -> None:
    assert len({(one.state.game, canonical(one.state)) for one in ALL}) == len(ALL)
    assert len({one.name for one in ALL}) == len(ALL)


def test_there_are_enough_of_every_theme_game_and_colour() -> None:
    assert len(ALL) >= 60
    assert min(Counter(one.kind for one in ALL).values()) >= 3
    assert set(Counter((one.state.game.name, one.state.to_move) for one in ALL)) == {
        ("hex", 1), ("hex", 2), ("y", 1), ("y", 2),
    }  # fmt: skip


@pytest.mark.slow
def test_wye_solves_them_in_a_second_of_the_browser() -> None:
    missed = [one for one in ALL if not one.solved("wye", Budget(playouts=SECOND))]
    assert len(missed) <= 0.05 * len(ALL), [f"{one.name}, {one.move}: {one.record}" for one in missed]


def test_the_command_names_what_is_missed(capsys: pytest.CaptureFixture[str]) -> None:
    problems.main(["64", "--bot", "random"])
    said = capsys.readouterr().out
    assert said.startswith("random@64: ")
    assert said.count("missed: ") > len(ALL) / 2
