"""A tiny program that speaks GTP, with the habits and faults of others, as a script in a folder of the test's own."""

import shlex
import sys
from pathlib import Path

SOURCE = """
import os, signal, subprocess, sys, time
habit, folder = sys.argv[1], sys.argv[2]
with open(os.path.join(folder, "pids"), "a") as file:
    file.write(f"{os.getpid()}\\n")
runs = len(open(os.path.join(folder, "pids")).readlines())
size, taken, asked, first = 0, [], 0, True

def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()

def answer(text):
    say(text[0] + number + text[1:])

def free():
    names = [f"{'abcdefghijk'[column]}{row + 1}" for row in range(size) for column in range(size)]
    return next(name for name in names if name not in taken)

if habit.startswith("fork"):  # what it starts holds its output
    child = subprocess.Popen(["sleep", "60"], start_new_session=habit == "fork apart")
    with open(os.path.join(folder, "children"), "a") as file:
        file.write(f"{child.pid}\\n")
if habit == "startup":
    say("Welcome to this program\\nloading ... done\\n\\n")
if habit == "banner":
    say("=====\\n\\n= Welcome\\n\\n= to this program\\n\\n\\ufeff")
if habit == "flood":
    while True:
        say("no answer at all \\x00\\xff\\n")
if habit == "stubborn":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
while line := sys.stdin.readline() or habit == "stubborn":
    if line is True:
        time.sleep(60)
        continue
    number, command, *rest = line.split() if line[0].isdigit() and habit != "numberless" else ["", *line.split()]
    if habit == "dying" and number:
        sys.exit("no such command")
    if habit == "old" and command not in ("boardsize", "clear_board", "play", "genmove"):
        answer("? unknown command\\n\\n")
    elif habit == "complain" and command == "name":
        sys.exit("a weight file is missing")
    elif habit == "bigger" and command == "boardsize":
        answer("? unacceptable size\\n\\n")
    elif habit == "wide" and command == "boardsize" and len(rest) < 2:
        answer("? two numbers\\n\\n")
    elif command in ("play", "genmove") and habit == "names" and rest[0] not in ("red", "blue"):
        answer("? red or blue\\n\\n")
    elif habit == "refuse" and command == "play":
        answer("? I do not like this move\\n\\n")
    elif command == "boardsize":
        if habit == "long line":
            for _ in range(500):
                say("x= " * 20_000)
            say("\\n")
        size = int(rest[0])
        answer("=\\n\\n")
    elif command == "clear_board":
        taken = []
        answer("=\\n\\n")
    elif command == "play":
        taken.append(rest[1])
        answer("= \\r\\n\\r\\n" if habit == "carriage" else "=\\n\\n")
    elif command == "genmove":
        asked += 1
        if habit in ("crash", "fork and crash") or (habit == "crash once" and asked == 2 and runs == 1):
            sys.exit(7)
        if habit in ("hang", "stubborn"):
            time.sleep(60)
        if habit == "deny":
            answer("? no idea\\n\\n")
            continue
        if habit == "endless":
            answer("= a1\\n")
            while True:
                say("x" * 60_000 + "\\n")
        if habit == "endless line":
            answer("= a1")
            while True:
                say("x" * 60_000)
        move = {"illegal": (taken or ["a1"])[0] if taken else free(), "nonsense": "z99", "pass": "pass",
                "resign": "resign", "garbage": "\\x01 ~~ b"}.get(habit) or free()
        taken.append(move)
        say("thinking about it\\n")
        if habit == "thinking":
            say("= thinking\\n\\n= still thinking\\n\\n")
        word = move[0] + "0" + move[1:] if habit == "padded" else move.upper()
        answer(f"= {word}{' (it is good)' if habit == 'thinking' else ''}\\n\\n")
    elif command == "quit":
        answer("=\\n\\n")
        if habit != "stubborn":
            sys.exit()
    elif command.isdigit():
        answer("? unknown command\\n\\n")
    else:
        answer("= Tiny\\n\\n")
"""


def command(folder: Path, habit: str = "plain") -> str:
    path = folder / "tiny.py"
    path.write_text(SOURCE)
    return shlex.join([sys.executable, str(path), habit, str(folder)])


def started(folder: Path, file: str = "pids") -> list[int]:
    return [int(line) for line in (folder / file).read_text().split()]


def runs(process: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
