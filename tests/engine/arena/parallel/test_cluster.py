"""Tasks on the workers of a real scheduler, some of which are killed, join late, or are of another version."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

import pyengine
from pyengine.arena.parallel.cluster import AHEAD, Cluster, engine
from pyengine.arena.processes import playing
from pyengine.arena.results import kept, run
from pyengine.core.errors import BadValue
from tests.engine.arena.parallel.machines import Machines
from tests.engine.arena.test_tournament import complete, plan_of, records
from web.build.paths import ROOT

PATIENCE = 4.0
"""Seconds for which these tests wait for a scheduler or a worker that does not come."""


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """A scheduler with two workers, all of which live on."""
    with Machines(tmp_path_factory.mktemp("machines")) as found:
        found.workers(2)
        yield found


def of(machines: Machines, told: list[str] | None = None) -> Cluster:
    """The cluster of these machines; its warnings are added to those told, and there are none otherwise."""

    def never(sentence: str) -> None:
        raise AssertionError(sentence)

    return Cluster(machines.address, never if told is None else told.append, PATIENCE)


def square(number: int) -> int:
    return number * number


def who(_: int) -> int:
    return os.getpid()


def kill(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def kill_once(folder: Path, number: int) -> int:
    """Ends its process in the fourth task, when that is done for the first time."""
    path = folder / "killed"
    if number == 3 and not path.exists():
        path.touch()
        kill(number)
    return number


def meet(folder: Path, number: int) -> int:
    """Returns when tasks have been begun in two processes."""
    (folder / str(os.getpid())).touch()
    while len(list(folder.iterdir())) < 2:
        os.sched_yield()
    return number


def refuse(number: int) -> int:
    if number == 2:
        raise BadValue("{count} tasks: expected fewer.", "tasks", count=number)
    return number


def test_a_tournament_is_the_same_with_any_number_of_machines(machines: Machines) -> None:
    plan = plan_of(rounds=4)
    assert records(complete(plan, of(machines))) == records(complete(plan))


def test_tasks_are_asked_for_as_workers_can_use_them(machines: Machines) -> None:
    asked = list[int]()

    def tasks() -> Iterator[int]:
        for number in range(10**9):
            asked.append(number)
            yield number

    found = of(machines)(square, tasks())
    assert list(islice(found, 40)) == [number**2 for number in range(40)]
    found.close()  # type: ignore[attr-defined]
    assert len(asked) <= 40 + 2 * AHEAD


def test_what_a_task_raises_comes_when_its_turn_has_come(machines: Machines) -> None:
    found = of(machines)(refuse, range(9))
    assert list(islice(found, 2)) == [0, 1]
    with pytest.raises(BadValue, match=r"^2 tasks: expected fewer\.$"):
        next(found)


def test_without_tasks_no_scheduler_is_needed() -> None:
    assert list(Cluster("tcp://127.0.0.1:1", pytest.fail)(square, [])) == []


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://here", "", "127.0.0.1:x"])
def test_a_scheduler_that_cannot_be_reached_is_told_in_one_sentence(address: str) -> None:
    with pytest.raises(BadValue) as refused:
        list(Cluster(address, pytest.fail, 0.2)(square, [1]))
    assert str(refused.value) == (
        f"The scheduler {address} cannot be reached: expected an address that `dask scheduler` tells, as "
        "tcp://127.0.0.1:8786."
    )


def test_what_a_killed_worker_had_to_do_is_done_by_the_others(tmp_path: Path) -> None:
    with Machines(tmp_path) as machines:
        machines.workers(2)
        assert list(of(machines)(partial(kill_once, tmp_path), range(40))) == list(range(40))
    assert (tmp_path / "killed").exists()


def test_a_task_that_ends_every_worker_is_told_in_one_sentence(tmp_path: Path) -> None:
    with Machines(tmp_path, DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="1") as machines:
        machines.workers(3)
        with pytest.raises(BadValue) as refused:
            list(of(machines)(kill, [0]))
    assert str(refused.value) == (
        "A task has ended all of the 2 workers that tried it: expected one that leaves them alive."
    )


def test_a_worker_that_joins_late_takes_over_what_another_one_has_to_do(tmp_path: Path) -> None:
    folder = tmp_path / "processes"
    folder.mkdir()
    with Machines(tmp_path) as machines:

        def tasks() -> Iterator[int]:
            yield from range(2)
            machines.workers(1)

        machines.workers(1)
        assert list(of(machines)(partial(meet, folder), tasks())) == [0, 1]


def test_when_all_workers_are_gone_tasks_wait_for_one_that_joins(tmp_path: Path) -> None:
    with Machines(tmp_path) as machines:
        found = of(machines)(square, range(100))
        first = machines.worker()
        assert next(found) == 0
        first.kill()
        machines.worker()
        assert list(found) == [number**2 for number in range(1, 100)]


def test_without_workers_there_is_one_sentence(tmp_path: Path) -> None:
    with Machines(tmp_path) as machines:
        with pytest.raises(BadValue) as refused:
            list(Cluster(machines.address, pytest.fail, 0.1)(square, [1]))
        assert str(refused.value) == (
            f"The scheduler {machines.address} has no worker that can be used: expected one that "
            f"`dask worker {machines.address}` starts, with {engine()}."
        )


def test_workers_with_another_engine_are_named_and_not_used(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import pyengine\npyengine.__version__ = '0.0.1'\n")
    told = list[str]()
    with Machines(tmp_path) as machines:
        machines.workers(1, tmp_path, ROOT)
        machines.workers(1, tmp_path / "nothing")
        (good,) = machines.workers(1)
        assert set(of(machines, told)(who, range(40))) == {good.number}
        good.kill()
        more = list[str]()
        with pytest.raises(BadValue, match=r"has no worker that can be used: expected one that `dask worker tcp://"):
            list(Cluster(machines.address, more.append, 0.1)(who, [0]))
    assert sorted(told) == sorted(more)
    other = engine().replace(pyengine.__version__, "0.0.1", 1)
    found = [sentence.partition(" is not used: it ") for sentence in told]
    assert all(worker.startswith("The worker tcp://127.0.0.1:") for worker, *_ in found)
    missing = """has no such engine (ModuleNotFoundError("No module named 'pyengine'"))"""
    assert sorted(reason for *_, reason in found) == [
        f"{has}, expected {engine()}." for has in (missing, f"has {other}")
    ]


def test_when_the_scheduler_is_lost_what_is_finished_is_kept_and_the_same_command_goes_on(tmp_path: Path) -> None:
    path, plan = tmp_path / "results.jsonl", plan_of(rounds=20)
    with Machines(tmp_path) as machines, kept(plan, path) as results:
        machines.workers(1)
        games = run(results, playing(of(machines)))
        assert len(list(islice(games, 5))) == 5
        machines.scheduler.kill()
        with pytest.raises(BadValue) as refused:
            list(games)
        assert str(refused.value) == (
            f"The connection to the scheduler {machines.address} is lost: expected one that runs on. The same command "
            "goes on with the results that it keeps."
        )
    with Machines(tmp_path) as machines, kept(plan, path) as results:
        assert 5 <= len(results.games) < plan.games
        machines.workers(1)
        assert len(results.games) + len(list(run(results, playing(of(machines))))) >= plan.games
    assert records(results) == records(complete(plan))
