"""Tasks on the workers of a real scheduler, some of which are killed, join late, or are of another version."""

import logging
import os
import signal
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

import dask
import pytest
from distributed import LocalCluster, versions

from pyengine.arena.match import Fixture, result
from pyengine.arena.parallel.cluster import AHEAD, ENGINE, Cluster
from pyengine.arena.programs.entrants import entrant
from pyengine.arena.results import open_results
from pyengine.core import script
from pyengine.core.errors import BadValue
from pyengine.games import new_game
from tests.engine.arena.test_tournament import complete, plan_of, records


def cluster(workers: int, threads: int = 1, *, processes: bool = False) -> LocalCluster:
    """A scheduler with so many workers, each of so many threads."""
    return LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=workers, threads_per_worker=threads, processes=processes, dashboard_address="127.0.0.1:0"
    )


@pytest.fixture(scope="module")
def machines() -> Iterator[LocalCluster]:
    """Two workers, processes that are started again when they end."""
    with dask.config.set({"distributed.scheduler.allowed-failures": 1}), cluster(2, processes=True) as found:
        yield found


def of(machines: LocalCluster) -> Cluster:
    """The cluster of these machines, of which nothing is to be told."""
    return Cluster(machines.scheduler_address, pytest.fail)


def square(number: int) -> int:
    return number * number


def kill(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def kill_once(folder: Path, number: int) -> int:
    """Ends its process in the fourth task, when that is done for the first time."""
    path = folder / "killed"
    if number == 3 and not path.exists():
        path.touch()
        kill(number)
    return number


def refuse(number: int) -> int:
    if number == 2:
        raise BadValue("tasks", "tasks", "{count} tasks: expected fewer.", count=number)
    return number


def miss(number: int) -> int:
    raise ModuleNotFoundError(f"No module named {number}")


def test_a_tournament_is_the_same_on_a_cluster(machines: LocalCluster) -> None:
    plan = plan_of()
    assert records(complete(plan, of(machines))) == records(complete(plan))


def test_a_file_that_hangs_loses_its_game_on_a_cluster(
    machines: LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "sources", {})
    monkeypatch.chdir(tmp_path)
    Path("my.py").write_text("def search(state, dice, playouts):\n    yield 0, 0.5\n    sum(range(10**11))\n")
    game = new_game("hex", 3)
    players = entrant("my.py(move_seconds=0.3)", game), entrant("random", game)
    (played,) = of(machines)(result, [Fixture(0, "hex3:", players, 1)])
    assert played.fault == "my.py, line 3: the time is over: expected an answer within 0.3 seconds."


def test_tasks_are_asked_for_as_workers_can_use_them(machines: LocalCluster) -> None:
    asked = list[int]()

    def tasks() -> Iterator[int]:
        for number in range(10**9):
            asked.append(number)
            yield number

    found = of(machines)(square, tasks())
    assert list(islice(found, 40)) == [number**2 for number in range(40)]
    found.close()  # type: ignore[attr-defined]
    assert len(asked) <= 40 + 2 * AHEAD


def test_what_a_task_raises_comes_when_its_turn_has_come(machines: LocalCluster) -> None:
    found = of(machines)(refuse, range(9))
    assert list(islice(found, 2)) == [0, 1]
    with pytest.raises(BadValue, match=r"^2 tasks: expected fewer\.$"):
        next(found)


def test_a_worker_without_the_engine_is_told_in_one_sentence(machines: LocalCluster) -> None:
    with pytest.raises(BadValue) as refused:
        list(of(machines)(miss, [7]))
    assert str(refused.value) == f"A worker has no such engine (No module named 7): expected one with {ENGINE}."


def test_dask_logs_no_error_of_which_a_sentence_tells(machines: LocalCluster) -> None:
    assert list(of(machines)(square, [3])) == [9]
    noisy = ("distributed", "distributed.client", "distributed.core", "tornado.application", "asyncio")
    assert [name for name in noisy if logging.getLogger(name).isEnabledFor(logging.ERROR)] == []


def test_without_tasks_no_scheduler_is_needed() -> None:
    assert list(Cluster("tcp://127.0.0.1:1", pytest.fail)(square, [])) == []


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://here", "", "127.0.0.1:x"])
def test_a_scheduler_that_cannot_be_reached_is_told_in_one_sentence(address: str) -> None:
    with dask.config.set({"distributed.comm.timeouts.connect": "0.1s"}), pytest.raises(BadValue) as refused:
        list(Cluster(address, pytest.fail)(square, [1]))
    assert str(refused.value) == (
        f"The scheduler {address} cannot be reached: expected an address that `dask scheduler` tells, as "
        "tcp://127.0.0.1:8786."
    )


def test_a_scheduler_with_tls_needs_its_files() -> None:
    files = dict.fromkeys(("tls_ca_file", "tls_client_cert", "tls_client_key"), "/no/such.pem")
    for tls, told in (
        ({}, "needs TLS files: expected --tls-ca, "),
        (files, r"cannot be used \(.*\): expected --tls-ca, "),
    ):
        with pytest.raises(BadValue, match=told):
            list(Cluster("tls://127.0.0.1:1", pytest.fail, tls)(square, [1]))


def test_workers_of_another_version_are_refused(machines: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    version = versions._version_cached  # noqa: SLF001 (what a process tells of its packages)
    monkeypatch.setattr(versions, "_version_cached", lambda name: "0.0.1" if name == ENGINE else version(name))
    with pytest.raises(BadValue, match=r"^The workers differ from us: expected the same versions\.") as refused:
        list(of(machines)(square, [1]))
    assert "| wye-engine | 0.0.1 " in str(refused.value)


def test_what_a_killed_worker_had_to_do_is_done_by_the_others(machines: LocalCluster, tmp_path: Path) -> None:
    assert list(of(machines)(partial(kill_once, tmp_path), range(40))) == list(range(40))
    assert (tmp_path / "killed").exists()


def test_without_workers_tasks_wait_for_one_that_joins() -> None:
    told = list[str]()
    with cluster(0) as machines:

        def warn(sentence: str) -> None:
            told.append(sentence)
            machines.scale(1)

        address = machines.scheduler_address
        found = Cluster(address, warn)(square, range(100))
        assert next(found) == 0
        start = f"`dask worker {address} --nthreads 1`"
        assert told == [f"The scheduler {address} has no worker yet: waiting for one that {start} starts."]
        assert list(found) == [number**2 for number in range(1, 100)]


def test_workers_that_do_several_tasks_at_a_time_are_refused() -> None:
    with (
        cluster(1, threads=2) as machines,
        pytest.raises(BadValue, match="A worker does several tasks at a time: expected workers that `dask worker"),
    ):
        list(of(machines)(square, [1]))


def test_when_the_scheduler_is_lost_what_is_finished_is_kept_and_the_same_command_goes_on(tmp_path: Path) -> None:
    path, plan = tmp_path / "results.jsonl", plan_of(rounds=4)
    lost = cluster(1)
    with open_results(plan, path) as results:
        games = results.play(of(lost))
        assert len(list(islice(games, 5))) == 5
        lost.close()
        with pytest.raises(BadValue) as refused:
            list(games)
        assert str(refused.value) == (
            f"The connection to the scheduler {lost.scheduler_address} is lost: expected one that runs on. The same "
            "command goes on with the results that it keeps."
        )
    with open_results(plan, path) as results:
        done = len(results.games)
        assert done >= 5
        assert len(list(results.play())) == plan.games - done > 0
    assert records(results) == records(complete(plan))


def test_a_task_that_ends_every_worker_is_told_in_one_sentence(machines: LocalCluster) -> None:
    with pytest.raises(BadValue) as refused:
        list(of(machines)(kill, [0]))
    assert str(refused.value) == (
        "A task has ended all of the 2 workers that tried it: expected one that leaves them alive."
    )
