import pytest

from pyengine.arena.problems import canonical
from pyengine.core.dice import Dice
from pyengine.games import new_game
from pyengine.search import solve
from pyengine.search.wye.report import chance
from pyengine.search.wye.search import Wye
from tests.engine.conformance import walk
from tests.engine.tactics import last
from tests.measure.problems import SECOND


def test_chances_grow_with_the_share_of_won_playouts_and_are_those_of_both_players() -> None:
    shares = [number / 1000 for number in range(1001)]
    said = [chance(share) for share in shares]
    assert said == sorted(said)
    assert said[500] == 0.5
    assert all(one + other == pytest.approx(1) for one, other in zip(said, reversed(said), strict=True))
    assert 0 < said[0] < said[250] < shares[250]
    assert 1 > said[-1] > said[750] > shares[750]


@pytest.mark.parametrize("words", [1, 3])
def test_every_playout_of_a_leaf_counts(words: int) -> None:
    state = new_game("y", 7, {"pie": False}).start()
    info = last(Wye(words=words), state, 64 * 900)
    assert info.nodes == 900 // words
    assert info.playouts == 64 * 900
    owned = info.owned()
    assert 0.2 < min(owned) < 0.5 < max(owned) < 1


def test_the_owners_of_cells_are_shares_of_the_playouts() -> None:
    search, state = Wye().with_memory(), new_game("y", 5, {"pie": False}).start().play(0)
    info = list(search(state, Dice(1), 64 * 500))[-1]
    owned = info.owned()
    assert owned[0] == 0
    assert all(0 < share < 1 for share in owned[1:])
    answer = info.tree(1, 1)[0]
    later = state.play(answer.move).play(answer.children[0].move)
    owned = next(search(later, Dice(2), 64)).owned()
    assert owned[answer.move] == 1
    assert owned[0] == owned[answer.children[0].move] == 0


@pytest.mark.parametrize(("name", "size", "step"), [("y", 5, 1), ("y", 6, 2), ("hex", 4, 1)])
def test_it_judges_openings_in_a_second_of_the_browser(name: str, size: int, step: int) -> None:
    """What it says of the opponent's chances after them; of openings that a symmetry carries into each other, of one.

    Of those, all or every second one, as `step` says. To solve a larger board takes longer than to judge it.
    """
    start = new_game(name, size, {"pie": False}).start()
    exact = {canonical(start.play(move)): (move, value) for move, value in solve.values(start).items()}
    some = list(exact.values())[::step]
    said = {move: 1 - last(Wye(), start.play(move), SECOND).value for move, _ in some}
    assert not {start.game.move_name(move) for move, value in some if round(said[move]) != value}


def test_it_judges_a_hard_opening_of_y_7_in_two_seconds() -> None:
    """It wins (HexWiki, "Y"), by a line that random games do not favour, and so do b3 and e6."""
    state = new_game("y", 7, {"pie": False}).start()
    assert last(Wye(), state.play(state.game.move_named("b6")), 12_000_000).value < 0.5


def chosen(blur: float) -> set[int]:
    """The moves that a player with that handicap makes at the same position, by twenty seeds."""
    state = new_game("y", 6, {"pie": False}).start()
    return {last(Wye(blur=blur), state, 64 * 200, seed).move for seed in range(20)}


def test_a_handicap_misjudges_more_the_larger_it_is() -> None:
    assert len(chosen(0.1)) < len(chosen(50))
    assert chosen(0.1) == chosen(0.1)


def test_a_win_in_one_is_overlooked_only_with_a_handicap() -> None:
    overlooked = {0.0: 0, 2.0: 0}
    for seed in range(40):
        for state in walk(new_game("y", 5, {"pie": False}), Dice(seed))[2:-1:2]:
            if state.winning_move() is None:
                continue
            for blur in overlooked:
                after = state.play(last(Wye(blur=blur), state, 640).move)
                overlooked[blur] += after.outcome is None
    assert overlooked[0.0] == 0
    assert overlooked[2.0] > 5
