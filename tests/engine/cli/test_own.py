"""Bots that people write themselves, on the command line."""

import json
import pickle
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pyengine.arena.parallel.cluster import _Call
from pyengine.arena.parallel.worker import dismiss
from pyengine.cli.commands.lab import events_of
from pyengine.cli.main import main
from pyengine.core import script
from pyengine.lab import experiment
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.search.network.weights import pack
from tests.engine.cli.running import SMALL, Output, ran
from tests.engine.games.test_own import CHANCY, TEMPLATE
from tests.engine.search.network.test_weights import invented

BOT = """\
def search(state, dice, playouts, first=False):
    moves = state.legal()
    yield moves[0 if first else dice.below(len(moves))], 0.5
"""
MATCH = ("match", "my.py", "random", *SMALL, "--rounds", "2", "--json")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    Path("my.py").write_text(BOT)
    yield tmp_path
    dismiss()  # the processes that have the folder as theirs


def test_a_file_plays_a_match_with_any_number_of_processes(capsys: Output) -> None:
    alone = json.loads(ran(capsys, *MATCH))
    assert alone["plan"]["entrants"][0]["text"] == "my.py"
    (duel,) = alone["duels"]
    assert duel["won"] + duel["lost"] == 4
    assert json.loads(ran(capsys, *MATCH, "--jobs", "2"))["duels"] == alone["duels"]


def test_a_file_plays_in_the_experiments_of_the_lab(capsys: Output) -> None:
    line = "tournament?game=tictactoe3&bots=my.py(first=on),my.py,random&rounds=1&seed=3"
    found = json.loads(ran(capsys, "lab", line, "--json"))
    assert found["experiment"] == line
    assert len(found["tables"]["games"]["rows"]) == 6


@pytest.mark.parametrize(
    ("file", "text", "bot"), [("my.py", BOT, "my.py"), ("m@n.json", pack(invented(), {}), "net(weights=m@n.json)@9")]
)
def test_another_machine_plays_with_the_text_that_was_read(
    file: str, text: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "_carried", {})
    Path(file).write_text(text)

    def elsewhere(work: Callable[[Any], Any], tasks: Iterable[Any], /) -> Iterator[Any]:
        calls = [pickle.dumps(_Call(work, task)) for task in tasks]
        Path(file).unlink()
        return map(pickle.loads, calls)

    found, seed = experiment.read(f"tournament?game=hex3&bots={bot},random&rounds=1", EXPERIMENTS, 1)
    assert sum(event["is"] == "game" for event in events_of(found, seed, elsewhere)) == 2


def test_a_bot_that_does_not_play_a_game_of_chance_is_refused_with_those_that_do(capsys: Output) -> None:
    Path("race.py").write_text(CHANCY)
    main(("match", "uct@9", "random", "--game", "race.py"))
    assert (
        "The bot 'uct' does not play race.py: expected 'mcts-chance', 'expectiminimax', 'ucb1', 'flat'"
        in capsys.readouterr().err
    )


@pytest.mark.parametrize("command", [("lab", "uct?position=endless.py&playouts=9"), ("solve", "--game", "endless.py")])
def test_a_game_without_end_is_told(command: tuple[str, ...], capsys: Output) -> None:
    Path("endless.py").write_text(TEMPLATE.replace("return position - move", "return position"))
    main(command)
    assert "wye: endless.py: after 200 moves the game was not over: expected a winner" in capsys.readouterr().err


def test_a_fault_loses_the_game_and_is_told_with_file_and_line(capsys: Output) -> None:
    Path("my.py").write_text("def search(state, dice, playouts):\n\n    yield state.nothing, 0.5\n")
    assert main((*MATCH, "--jobs", "2")) == 0
    said = capsys.readouterr().err
    assert "of its games by a fault, as in game 0: my.py, line 3: AttributeError ('" in said
    assert "Traceback" not in said
