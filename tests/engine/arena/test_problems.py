import gzip
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from pyengine.arena import problems
from pyengine.arena.problems import LONGEST, Problem, Search, Source, difficulty, find, find_in_games, load
from pyengine.core.dice import Dice
from pyengine.core.errors import BadUsage, BadValue, Refusal
from pyengine.insight.motifs import MOTIFS
from pyengine.records.record import read
from pyengine.search.connection.distance import mask_of
from pyengine.search.solve import LARGEST
from tests.engine.brute import brute_force
from web.build.paths import ROOT

PATH = ROOT / "web/problems/problems.json"
SMALL = Search(25, 3, ("y",), (4,))
PROVEN = 12
"""Problems of the file that are proven anew."""


def made(number: int, playouts: int = 1, record: str = "y5:c3.b2", size: int = 5) -> Problem:
    return Problem(f"{number:06x}", "y", size, record, "a1", playouts)


@pytest.fixture(scope="module")
def found() -> list[list[Problem]]:
    return [find(source) for source in SMALL.sources()]


def test_of_what_is_found_one_move_wins_by_brute_force(found: list[list[Problem]]) -> None:
    judge = brute_force(4)
    every = [one for game in found for one in game]
    assert len(every) >= 5
    for one in every:
        state = one.state
        masks = [mask_of(state.cells, player) for player in (state.to_move, 3 - state.to_move)]
        assert judge.winning_moves(*masks) == {state.game.move_named(one.move)}
        assert state.winning_move() is None
        assert one.is_proven(LARGEST)
        assert difficulty(state, state.game.move_named(one.move), 5) <= 2 * LONGEST


def test_the_same_seed_finds_the_same(found: list[list[Problem]]) -> None:
    number = next(place for place, game in enumerate(found) if game)
    assert find(list(SMALL.sources())[number]) == found[number]
    assert any(find(source) != game for source, game in zip(replace(SMALL, seed=4).sources(), found, strict=True))


def test_games_go_round_all_boards() -> None:
    sources = list(Search(19, 1).sources())
    assert len({(one.game, one.size) for one in sources[:18]}) == 18
    assert (sources[18].game, sources[18].size) == (sources[0].game, sources[0].size)
    assert len({one.seed for one in sources}) == 19


def test_an_interrupted_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, asked = tmp_path / "results.jsonl", list[int]()

    def spread(_: object, sources: Iterable[Any], /) -> Iterator[Any]:
        for source in sources:
            asked.append(source.number)
            yield [made(source.number)] if source.number else []

    every = [[], *([made(number)] for number in range(1, 25))]
    assert list(islice(find_in_games(SMALL, path, spread), 2)) == every[:2]
    assert list(find_in_games(SMALL, path, spread)) == every
    assert asked == list(range(25))
    assert list(find_in_games(replace(SMALL, games=2), path, spread)) == every[:2]
    with pytest.raises(BadUsage, match="holds other results"):
        next(find_in_games(replace(SMALL, seed=9), path, spread))


WRONG: tuple[dict[str, Any], ...] = ({"record": "x", "playouts": "1"}, {"motifs": ["luck"]}, {"line": {"a1": []}})


@pytest.mark.parametrize(
    "line", ["{}", "[3]", '[{"id": 7}]', "[[]]", *(json.dumps([asdict(made(1)) | wrong]) for wrong in WRONG)]
)
def test_a_file_that_holds_no_problems_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(f"{SMALL.text()}\n{line}\n")
    sentence = r"Line 2 of .*results.jsonl cannot be used: expected the problems of a game, as `wye problems` writes"
    with pytest.raises(BadUsage, match=sentence):
        next(find_in_games(SMALL, path))


def test_a_choice_takes_every_difficulty_in_turn_and_none_twice() -> None:
    every = [made(number, 1) for number in range(9)] + [made(20, 64), made(21, 256), made(20, 64), made(22, 256)]
    chosen = problems.choose_evenly(every, 5)
    assert [one.playouts for one in chosen] == [1, 1, 64, 256, 256]
    assert {one.id for one in chosen} == {one.id for one in (every[0], every[1], every[9], every[10], every[12])}
    assert len(problems.choose_evenly([*every, made(30, size=6)], 5)) == 6


def test_a_choice_takes_every_motif_in_turn() -> None:
    every = [replace(made(number), motifs=("bridge",)) for number in range(5)]
    ladder = replace(made(7), motifs=("bridge", "ladder"))
    assert ladder in problems.choose_evenly([*every, ladder], 2)


def test_moves_that_stop_a_win_at_once_only_fill_up() -> None:
    assert problems.is_forced(read("hex3:b1.a2.b2").state)
    assert not problems.is_forced(read("hex3:b1.a2").state)
    stop = replace(made(1, 64), record="hex3:b1.a2.b2", game="hex", size=3)
    others = [replace(made(number), record="hex3:b1.a2", game="hex", size=3) for number in (2, 3)]
    assert problems.choose_evenly([stop, *others], 2) == others
    assert problems.choose_evenly([stop, *others], 3) == [*others, stop]


FAULTS = [("record", "y5:c3.c3"), ("record", "nonsense"), ("size", 6), ("game", "hex"), ("move", "e5"), ("move", "c3")]


@pytest.mark.parametrize("fault", [*FAULTS, ("motifs", ("ladder",)), ("line", {"a1": {}})])
def test_what_is_wrong_with_a_problem_is_told(fault: tuple[str, Any]) -> None:
    problem = load(PATH)[0]
    problems.require_sound(problem, LARGEST)
    changed = replace(made(1, record="y5:b3.b4.d4.c3"), move="c4", motifs=("must", "double", "bridge", "joins"))
    problems.require_sound(changed, LARGEST)
    with pytest.raises(Refusal):
        problems.require_sound(replace(changed, **dict([fault])), LARGEST)


def test_two_problems_that_are_the_same_turned_are_told() -> None:
    one, turned = made(1, record="y5:a1.b2"), made(2, record="y5:a5.b5")
    problems.require_different([one, made(3, record="y5:c3.b2")])
    with pytest.raises(BadValue, match="turned or mirrored"):
        problems.require_different([one, turned])
    with pytest.raises(BadValue, match="same id"):
        problems.require_different([one, made(1, record="y5:c3.b2")])


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "problems.json"
    problems.write(path, "wye problems", "2026-11-22", [made(1), made(2)])
    assert load(path) == [made(1), made(2)]
    path.write_text("{}")
    with pytest.raises(BadUsage, match="expected what `wye problems` writes"):
        load(path)


# --- the file of the page ---


def test_the_file_has_enough_of_every_board_and_is_small() -> None:
    every = load(PATH)
    assert len(every) >= 950
    hard = [one for one in every if one.playouts > 1 and one.game == "y" and one.size >= 8]
    assert len(hard) >= 400
    boards = Counter((one.game, one.size) for one in every)
    assert len(boards) == 16
    assert min(boards.values()) >= 10
    assert len([one for one in every if problems.is_forced(one.state)]) < len(every) / 2
    assert len(PATH.read_bytes()) < 250_000
    assert len(gzip.compress(PATH.read_bytes())) < 80_000
    motifs = Counter(motif for one in every if one.game == "y" and one.size >= 7 for motif in one.motifs)
    assert min(motifs[motif] for motif in MOTIFS) >= 60
    assert len([one for one in every if one.line]) >= len(every) / 2


def test_every_problem_of_the_file_is_a_legal_position_of_its_own() -> None:
    every = load(PATH)
    for one in every:
        state = one.state
        assert (state.game.name, state.game.size) == (one.game, one.size)
        assert state.game.move_named(one.move) in state.legal()
        assert state.winning_move() is None
    problems.require_different(every)
    assert every == sorted(every, key=problems.rank)
    assert every[0].game == "y"


def test_a_sample_of_the_file_is_proven_anew() -> None:
    every, dice = load(PATH), Dice(1)
    for _ in range(PROVEN):
        problems.require_sound(every[dice.below(len(every))], LARGEST)


def test_a_game_of_the_search_gives_problems_of_the_file() -> None:
    every = {one.id: one for one in load(PATH)}
    for number, game in enumerate(("y", "hex")):  # the search of larger boards is another than when they were found
        for one in find(Source(number, game, 5, (1 << 32) + number)):
            assert replace(every[one.id], playouts=one.playouts) == one  # `wye` needed more or fewer at the time
