"""Measures what it costs to play on a cluster: `python -m tests.measure.cluster`, best on an otherwise idle machine.

A scheduler and four workers, processes of this machine. First the time for each game between two bots that hardly
think, so that hardly anything but the distribution counts; then a match in which one of the workers is killed, whose
results are held against those of a single process.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.engine.arena.parallel.machines import Machines
from web.build.paths import ROOT

WYE = (sys.executable, "-m", "pyengine", "match", "--game", "hex", "--seed", "3")
FEW, MANY = 50, 550
"""Pairs of such games: their difference leaves out what a command takes to start."""
PAIRS, KILLED_AT = 20, 8
"""Pairs of the match, and how many of its games are finished when a worker is killed."""


def seconds(*more: str) -> float:
    """What a match takes."""
    start = time.monotonic()
    subprocess.run([*WYE, "random", "flat@1", "--size", "5", *more], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    return time.monotonic() - start


def games(path: Path) -> list[dict[str, object]]:
    """The finished games in a file of results, without their times."""
    lines = path.read_text("utf-8").splitlines()[1:] if path.exists() else []
    return [{name: value for name, value in json.loads(line).items() if name != "seconds"} for line in lines]


def match(path: Path, *more: str) -> subprocess.Popen[bytes]:
    """A match of two bots on its way."""
    bots = "wye@20000", "wye@10000"
    command = [*WYE, *bots, "--size", "7", "--rounds", str(PAIRS), "--results", str(path), *more]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)


def main() -> None:
    with tempfile.TemporaryDirectory() as name, Machines(Path(name)) as machines:
        workers = machines.workers(4)
        cluster = "--scheduler", machines.address
        for title, way in (("one process", ()), ("four processes", ("--jobs", "4")), ("four workers", cluster)):
            short, long = (seconds("--rounds", str(pairs), *way) for pairs in (FEW, MANY))
            print(f"{title}: {(long - short) / (MANY - FEW) / 2 * 1000:.2f} ms a game", flush=True)
        there, here = Path(name) / "there.jsonl", Path(name) / "here.jsonl"
        playing = match(there, *cluster)
        while len(games(there)) < KILLED_AT:
            time.sleep(0.1)
        workers[0].kill()
        assert playing.wait() == 0
        assert match(here).wait() == 0
        size = there.stat().st_size / len(games(there))
        count, same = len(games(there)), games(there) == games(here)
        print(f"{count} games, {size:.0f} bytes each, the same as in one process: {same}")


if __name__ == "__main__":
    main()
