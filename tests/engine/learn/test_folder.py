"""The folder of a training: what commands make of one that holds nothing, or something else, or is in use."""

from pathlib import Path

import numpy as np
import pytest

from pyengine.arena.journal import hold_folder
from pyengine.cli.main import main
from pyengine.core.errors import BadUsage
from pyengine.learn.files import keep_arrays
from pyengine.learn.folder import COLUMNS, LOG, SAVED, STATE, Learner, read_log, read_network, saved_networks
from pyengine.search.network.weights import parse
from tests.engine.cli.running import Output, ran
from tests.engine.search.network.test_weights import invented


def keep_state(folder: Path, steps: int) -> None:
    folder.mkdir()
    groups = dict.fromkeys(Learner._fields, invented())
    keep_arrays(folder / STATE, {**groups, "course": np.array([steps, 20, 300, 1.5])})


@pytest.mark.parametrize("option", [("--export", "made"), ("--plot", "made.svg"), ("--matches", "1")])
def test_a_folder_without_a_training_is_refused_and_nothing_is_made(
    option: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in ("nowhere", "empty", "begun"):
        if folder != "nowhere":
            Path(folder).mkdir()
        if folder == "begun":
            Path(folder, LOG).write_text(",".join(COLUMNS) + "\n")
        before = sorted(tmp_path.rglob("*"))
        assert main(("learn", "network", folder, *option)) == 2
        assert capsys.readouterr().err.count("\n") == 1
        assert sorted(tmp_path.rglob("*")) == before


def test_a_training_that_has_learnt_is_written_as_a_network(tmp_path: Path, capsys: Output) -> None:
    keep_state(tmp_path / "new", 0)
    with pytest.raises(BadUsage, match="Nothing was learnt"):
        read_network(tmp_path / "new")
    keep_state(tmp_path / "old", 7)
    before = sorted(tmp_path.rglob("*"))
    ran(capsys, "learn", "network", str(tmp_path / "old"), "--export", str(tmp_path / "w.json"))
    assert parse((tmp_path / "w.json").read_text())
    assert sorted(tmp_path.rglob("*")) == sorted([*before, tmp_path / "w.json"])


def test_a_second_training_leaves_the_folder_to_the_first(tmp_path: Path, capsys: Output) -> None:
    keep_state(tmp_path / "run", 7)
    state = (tmp_path / "run" / STATE).read_bytes()
    with hold_folder(tmp_path / "run"):
        assert main(("learn", "network", str(tmp_path / "run"), "--minutes", "1")) == 2
    expected = f"wye: Another command writes {tmp_path / 'run'}: expected a folder for each.\n"
    assert capsys.readouterr().err == expected
    assert (tmp_path / "run" / STATE).read_bytes() == state
    with hold_folder(tmp_path / "run"):
        pass  # it is free again


def test_files_of_something_else_are_refused(tmp_path: Path) -> None:
    (tmp_path / LOG).write_text("a,b\n1,2\n")
    (tmp_path / SAVED).mkdir()
    keep_arrays(tmp_path / SAVED / "000000001.npz", {"averaged": {"kernel in": np.zeros((2, 2))}})
    keep_arrays(tmp_path / STATE, {**dict.fromkeys(Learner._fields, invented()), "course": np.zeros(2)})
    for read in (read_log, saved_networks, read_network):
        with pytest.raises(BadUsage, match="cannot be read: expected"):
            read(tmp_path)
