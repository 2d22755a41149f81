from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

from pyengine.arena import valuation
from pyengine.arena.match import Result
from pyengine.arena.valuation import FEW, PRIOR, ROUND, Stone, Valuation
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.search.openings import answer
from tests.engine.brute import brute_force

Round = tuple[int, list[Result]]


def valued(size: int, playouts: int, games: int) -> tuple[dict[str, float], list[Round]]:
    """The values of the first stones of Y, and each round: how many games were announced, and which were played."""
    rounds: list[Round] = []

    def follow(playing: Iterator[Result], total: int, done: int, title: str) -> None:
        assert done == 0
        assert "stones" in title
        rounds.append((total, list(playing)))

    return Valuation(new_game("y", size, {"pie": False}), playouts, 1, follow).find(games), rounds


def scores_of(games: Iterable[Result]) -> dict[str, list[float]]:
    """What came of each first stone of Y of size 7, a score a game."""
    scores: dict[str, list[float]] = defaultdict(list)
    for game in games:
        scores[game.record.removeprefix("y7:").partition(".")[0]].append(game.score)
    return scores


def worth(won: list[float], said: float) -> float:
    """The value of a stone by its games and by what a search said."""
    return (sum(won) + PRIOR * said) / (len(won) + PRIOR)


@pytest.mark.parametrize("size", [3, 4])
def test_stones_that_a_search_decides_need_no_games(size: int) -> None:
    values, rounds = valued(size, 20_000, 8)
    game, wins = new_game("y", size), brute_force(size).winning_moves()
    assert values == {name: float(game.move_named(name) in wins) for name in values}
    assert all(total == 0 and not played for total, played in rounds)


def test_games_tell_what_a_search_does_not() -> None:
    said, _ = valued(7, 128, 0)
    values, rounds = valued(7, 128, 11)
    assert [total for total, _ in rounds] == [len(played) for _, played in rounds] == [7 * 4, 4 * 4, 4 * 3]
    scores = scores_of(game for _, played in rounds for game in played)
    for name, won in scores.items():
        assert values[name] == pytest.approx(worth(won, said[name]), abs=0.001)
    assert sorted(len(won) for won in scores.values()) == [ROUND] * 3 + [11] * FEW
    first = {name: abs(worth(won, said[name]) - 0.5) for name, won in scores_of(rounds[0][1]).items()}
    left_out = {name for name, won in scores.items() if len(won) == ROUND}
    uneven = min(first[name] for name in left_out)
    assert uneven >= max(first[name] for name in scores.keys() - left_out), "the more even half goes on"


def test_a_stone_is_worth_what_came_of_games_and_a_little_of_what_was_said() -> None:
    assert Stone(0, 0.9).value == 0.9
    assert Stone(0, 0.5, 6, 8).value == 0.7
    assert Stone(0, 0.5, 2, 8).lead == pytest.approx(0.2)


def test_answers_are_valued_for_their_player_and_the_best_get_most_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valuation, "POSITIONS", 1000)
    game = new_game("hex", 7, {"pie": False})
    rounds: list[Round] = []

    def follow(playing: Iterator[Result], total: int, done: int, title: str) -> None:
        assert done == 0
        assert "answers" in title
        rounds.append((total, list(playing)))

    first = game.move_named("g1")
    answers = Valuation(game, 128, 1, follow, first).find_answers(11)
    assert list(answers.values()) == sorted(answers.values(), key=lambda known: -known[0])
    most = len(answers)
    kept = max(FEW, most // 2)
    assert most > FEW
    assert [total for total, _ in rounds] == [len(played) for _, played in rounds] == [most * 4, kept * 4, 4 * 3]
    scores: dict[str, list[float]] = defaultdict(list)
    for one in (one for _, played in rounds for one in played):
        stone, answer = one.record.removeprefix("hex7:").split(".")[:2]
        assert stone == "g1"
        scores[answer].append(1 - one.score)
    assert {name: len(won) for name, won in scores.items()} == {
        name: games for name, (_, games) in answers.items() if games
    }
    for name, won in scores.items():
        value, games = answers[name]
        said = (value * (games + PRIOR) - sum(won)) / PRIOR
        assert -0.01 < said < 1.01


def test_of_answers_that_are_alike_one_is_valued() -> None:
    game = new_game("hex", 5, {"pie": False})
    first = game.move_named("c3")

    def follow(playing: Iterator[Result], total: int, done: int, title: str) -> None:
        assert (total, done, list(playing)) == (0, 0, []), title

    told = [game.move_named(name) for name in Valuation(game, 128, 1, follow, first).find_answers(0)]
    assert told
    assert [answer(connection(game.start()).game, first, move) for move in told] == told
