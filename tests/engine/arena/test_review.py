import pytest

from pyengine.arena.review import Review, mistakes
from pyengine.records.record import read


def test_what_loses_a_won_game_costs_all_of_it() -> None:
    [*_, last] = mistakes(read("hex5-pie:b2.swap.c3.d2.b4"), 0.5)
    game = last.before.game
    assert last.before.text() == "hex5-pie:b2.swap.c3.d2"
    assert (game.move_name(last.move), game.move_name(last.better)) == ("b4", "c2")
    assert last.cost == pytest.approx(1, abs=0.01)


def test_a_smaller_cost_finds_no_fewer_and_the_end_counts() -> None:
    record = read("y3:b2.a1.a3.b3.c3.a2")
    few, many = (list(mistakes(record, least)) for least in (0.5, 0.05))
    assert {one.before.text() for one in few} <= {one.before.text() for one in many}
    assert all(one.move != one.better and one.cost >= 0.05 for one in many)


def test_chance_makes_no_mistakes() -> None:
    record = read("randomhex3:heads.b2.tails.a1.heads.a2")
    assert all(one.before.state.to_move in (1, 2) for one in mistakes(record, 0.01))


def test_only_what_seems_a_mistake_is_searched_again() -> None:
    review = Review(read("hex4:a1.b3.a2.c2.a3.b2"))
    moves, least = review.judge(0.1), review.analyses[1].given
    bad = {len(move.before.states) - 1 for move in moves if move.cost >= 0.1}
    assert {index for index, one in review.analyses.items() if one.given > least} <= bad | {one + 1 for one in bad}
