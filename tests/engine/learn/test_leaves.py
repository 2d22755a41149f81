"""How much playouts say of positions before a search."""

from __future__ import annotations

from math import log
from pathlib import Path

import numpy as np
import pytest

from pyengine.arena.parallel.spread import Processes
from pyengine.games import new_game
from pyengine.learn.lessons import kept
from tests.measure.leaves import loss, main


def test_a_loss_is_that_of_the_best_chances() -> None:
    shares = np.array([0.2, 0.8] * 50)
    assert loss(shares, np.array([1.0, 1.0, 0.0, 0.0] * 25)) == pytest.approx(log(2), abs=1e-3)
    assert loss(shares, np.array([0.0, 1.0] * 50)) < 0.01
    mostly = np.array(([0.0, 1.0] * 3 + [1.0, 0.0]) * 10)
    assert loss(np.array([0.2, 0.8] * 40), mostly) == pytest.approx(-0.75 * log(0.75) - 0.25 * log(0.25), abs=1e-3)


def test_playouts_tell_something_of_who_wins_and_what_is_searched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "y6.jsonl"
    with kept(new_game("y", 6), 12, 20_000, 1, path) as games:
        list(games.play(Processes(2)))
    main([str(path), "--words", "2"])
    *_, line = capsys.readouterr().out.splitlines()
    board, count, without, replying, *tops = line.strip("| ").split(" | ")
    assert board == "y6"
    assert int(count) > 60
    assert max(float(without), float(replying)) < log(2)
    assert min(float(one) for one in tops) > 10
