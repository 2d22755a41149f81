"""Without the package rich every command works, in plain text."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pyengine

WITHOUT_RICH = """
import json, sys
sys.modules["rich"] = None  # importing it fails, and it is not found
from pyengine.cli.main import main
for command in json.loads(sys.argv[1]):
    print(f"== {main(command)} {command[0]}", flush=True)
"""
SMALL = ("--game", "hex", "--size", "3")
COMMANDS = (
    ("play", *SMALL, "--first", "random", "--second", "flat@20"),
    ("match", "uct(sims=4)@20", "flat@20", *SMALL, "--rounds", "1"),
    ("match", "uct@20", "flat@20", *SMALL, "--rounds", "1", "--json"),
    ("tournament", "uct@20", "flat@20", "random", *SMALL, "--rounds", "1"),
    ("sweep", "uct", "--vary", "sims=1,4", "--vary", "iterations=2,3", "--games", "2"),
    ("lab",),
    ("lab", "bandits?arms=0.2,0.5,0.7&pulls=20&runs=2"),
    ("bots",),
    ("bots", "net"),
    ("levels", "--game", "hex"),
    ("levels", "--game", "hex", "--markdown"),
    ("levels", "--game", "y", "--size", "3", "--calibrate", "2", "--output", "levels.json"),
    ("bench", "random", *SMALL, "--seconds", "0.01"),
    ("solve", "--game", "nim", "--size", "5"),
    ("solve", "--record", "hex2:b2", "--json"),
    ("explain", "hex5-pie:b2.swap.c3.d2.b4"),
    ("problems", "mine.json", "--games", "1", "--game", "hex", "--size", "5"),
    ("openings", "hex", "2", "--playouts", "20", "--output", "stones.json"),
    ("gtp", *SMALL),
)


def test_every_command_works_in_plain_text(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_RICH, json.dumps(COMMANDS)]
    environment = {**os.environ, "PYTHONPATH": str(Path(pyengine.__file__).parents[1])}
    said = "name\nquit\n"  # to `wye gtp`
    done = subprocess.run(
        command, capture_output=True, text=True, input=said, check=False, cwd=tmp_path, env=environment
    )
    assert done.stderr == ""
    outputs = done.stdout.split("\n== ")
    assert [line.partition("\n")[0] for line in outputs[1:]] == [f"0 {name}" for name, *_ in COMMANDS]
    assert not set(done.stdout) & set("│┃━\x1b")
    (bots,) = (text for text in outputs if "Bots: a match takes" in text)
    texts = ("plays", "y, bent, hex", "randomy, randomhex, rooms")
    assert len({line.index(text) for line in bots.splitlines() for text in texts if text in line}) == 2
    (bench,) = (text for text in outputs if "playouts/s" in text)
    head, random = bench.splitlines()[-2:]
    assert head.index("playouts/s") + len("playouts/s") == random.rindex(" 0 ") + 2
