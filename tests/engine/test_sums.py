"""Sums that depend on the version of Python: from 3.12 on, `sum` compensates the rounding of floats.

What decides a move or stands in a result is summed by `math.fsum`, which is exact everywhere. Here `sum` fails for
floats that the engine hands it, while every bot plays and every experiment runs.
"""

import builtins
import inspect
from collections.abc import Iterable
from typing import Any

import pytest

from pyengine.arena.rating import Sprt
from pyengine.bots.bot import Budget
from pyengine.bots.names import BOTS
from pyengine.bots.thinking import choose
from pyengine.games import GAMES, new_game
from pyengine.lab.experiment import read
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.search.root import Root, merge
from tests.lab.experiments.test_experiments import SMALL


@pytest.fixture(autouse=True)
def only_integers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the engine sum nothing but integers by `sum`."""
    plain = sum

    def strict(terms: Iterable[Any], /, start: Any = 0) -> Any:
        found = list(terms)
        caller = inspect.currentframe()
        assert caller is not None
        assert caller.f_back is not None
        if caller.f_back.f_globals["__name__"].startswith("pyengine."):
            assert not any(isinstance(term, float) for term in (start, *found)), "expected math.fsum"
        return plain(found, start)

    monkeypatch.setattr(builtins, "sum", strict)


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_chooses_by_exact_sums(name: str) -> None:
    game = new_game(name, GAMES[name].sizes[0])
    for bot in BOTS.values():
        if bot.plays(game):
            choose(bot.name, game.start(), Budget(playouts=200), seed=1)


def test_searches_are_merged_by_exact_sums() -> None:
    roots = [Root(0, value, 10, 5, {0: 3, 1: 2}, {0: value, 1: 0.2}, (0,)) for value in (0.1, 0.3, 0.7)]
    assert merge(roots).value == pytest.approx(1.1 / 3)


def test_a_sequential_test_decides_by_exact_sums() -> None:
    assert Sprt(0, 20).ratio([1.0, 0.25, 0.5, 0.75] * 9) > 0


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_every_experiment_makes_its_tables_by_exact_sums(name: str) -> None:
    small, seed = read(f"{name}?{SMALL[name]}", EXPERIMENTS)
    assert small.tables(list(small.events(seed)))


def test_a_search_finds_the_same_on_every_python() -> None:
    """By `sum` it was b7 before Python 3.12, and e6 from then on."""
    info = choose("heuristic", new_game("y", 11, {"pie": False}).start(), Budget(playouts=1500), seed=1)
    assert (info.move, info.value.hex()) == (new_game("y", 11).move_named("e6"), "0x1.05f417d05f418p-1")
