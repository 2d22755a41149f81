from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pyengine.arena.programs import process, program
from pyengine.arena.programs.program import Program
from pyengine.bots.bot import Budget
from pyengine.bots.thinking import Forfeiture, conclude
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.games.connection import ConnectionGame
from pyengine.games.hex import Hex
from pyengine.games.y import Y
from pyengine.records.record import FAULT, RESIGN, TIME, Record, read
from tests.engine.arena.programs.scripts import command, runs, started

USUAL = Budget(playouts=1)


@contextmanager
def playing(text: str, game: ConnectionGame, budget: Budget = USUAL, log: Path | None = None) -> Iterator[Program]:
    found = Program(text, game, budget, 5, log)
    try:
        yield found
    finally:
        found.end()


def answer(player: Program, record: Record) -> Record:
    return record.play(conclude(player.bot, record.state, USUAL, Dice(1)).move)


def said(log: Path) -> list[str]:
    return [line[2:].lstrip("0123456789 ") for line in log.read_text().splitlines() if line.startswith("> ")]


@pytest.mark.parametrize(
    "habit", ["plain", "startup", "old", "wide", "carriage", "banner", "thinking", "numberless", "dying", "padded"]
)
def test_programs_of_many_habits_play(habit: str, tmp_path: Path) -> None:
    record = Record.of(Hex(3, {"pie": False}))
    with playing(command(tmp_path, habit), Hex(3, {"pie": False}), Budget(seconds=5)) as player:
        for word in ("b2", "c2"):
            record = answer(player, record.add(word))
    assert record.text() == "hex3:b2.a1.c2.b1"
    assert not any(map(runs, started(tmp_path)))


def test_a_program_is_told_what_it_needs(tmp_path: Path) -> None:
    log, record = tmp_path / "log.txt", read("hex4-pie:b2.swap.c3.d4")
    with playing(
        f"colours=red/blue,cells=upward,{command(tmp_path, 'names')}", Hex(4), Budget(seconds=2.5), log
    ) as one:
        record = answer(one, record).add("a1")
        record = answer(one, record)
    told = said(log)
    assert told[:4] == ["name", "boardsize 4", "clear_board", "time_settings 0 2.5 1"]
    # a position without its history is set up, and then every move is told
    assert told[4:9] == ["play red c2", "play blue b3", "play blue d1", "time_left red 2.5 1", "genmove red"]
    assert told[9:] == ["play blue a4", "time_left red 2.5 1", "genmove red", "quit"]
    assert record.text() == "hex4-pie:b2.swap.c3.d4.a4.a1.b4"


def test_a_swap_is_told_and_a_new_game_begins_anew(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    with playing(command(tmp_path), Hex(4), USUAL, log) as player:
        record = answer(player, Record.of(Hex(4))).add("swap")
        answer(player, record)
        answer(player, read("hex4-pie:d4"))
    begun = ["name", "boardsize 4", "clear_board"]
    swapped = [*begun, "genmove b", "play w swap-pieces", "genmove b", "quit"]
    assert said(log) == [*swapped, *begun, "play b d4", "genmove w", "quit"]


@pytest.mark.parametrize(
    ("habit", "reason", "fault"),
    [
        ("illegal", FAULT, "'B2' is not legal here"),
        ("nonsense", FAULT, "'Z99' is no move"),
        ("pass", FAULT, "'PASS' is no move"),
        ("garbage", FAULT, "is no move"),
        ("resign", RESIGN, "^$"),
        ("deny", FAULT, "it refused 'genmove w' with 'no idea'"),
        ("refuse", FAULT, "it refused 'play b b2', a legal move, with 'I do not like this move'"),
        ("crash", FAULT, "it crashed twice: it ended with code 7"),
        ("fork and crash", FAULT, "it crashed twice: it ended with code 7"),
        ("endless", FAULT, "its answer has more than 1000000 characters"),
        ("endless line", FAULT, "its answer has more than 1000000 characters"),
        ("hang", TIME, "it did not answer in time"),
        ("stubborn", TIME, "it did not answer in time"),
    ],
)
def test_faults_lose(habit: str, reason: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_deaf = reason == TIME or habit.startswith("endless")
    monkeypatch.setattr(process, "PATIENCE", 0.2 if is_deaf else 30.0)  # a busy machine ends a program late
    seconds = 0.2 if reason == TIME else 60.0
    text, game = command(tmp_path, habit), Hex(4, {"pie": False})
    with playing(text, game, Budget(seconds=seconds)) as player, pytest.raises(Forfeiture, match=fault) as lost:
        answer(player, read("hex4:b2"))
    assert lost.value.reason == reason
    assert not any(map(runs, started(tmp_path)))


def test_a_program_without_a_limit_may_not_hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "HANGING", 0.2)
    monkeypatch.setattr(process, "PATIENCE", 0.2)
    with playing(command(tmp_path, "hang"), Hex(4)) as player, pytest.raises(Forfeiture, match="not answer in time"):
        answer(player, read("hex4:b2"))


def test_a_program_that_crashes_once_plays_on(tmp_path: Path) -> None:
    log, record = tmp_path / "log.txt", read("hex4-pie:b2")
    with playing(command(tmp_path, "crash once"), Hex(4), USUAL, log) as player:
        for word in ("d4", "c3"):
            record = answer(player, record).add(word)
        record = answer(player, record)
    assert record.text() == "hex4-pie:b2.a1.d4.b1.c3.c1"
    assert len(started(tmp_path)) == 2
    replayed = ["play b b2", "play w a1", "play b d4", "genmove w"]
    assert said(log)[8:-1] == ["name", "boardsize 4", "clear_board", *replayed, "play b c3", "genmove w"]


@pytest.mark.parametrize(
    ("habit", "told"),
    [
        ("complain", r"does not answer \(it ended with code 1: 'a weight file is missing'\): expected one that speaks"),
        ("flood", r"does not answer \(no answer came in time\)"),
        ("bigger", "refuses 'boardsize 4': expected one that can play this game"),
    ],
)
def test_programs_that_cannot_play(habit: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if habit == "flood":
        monkeypatch.setattr(process, "PATIENCE", 0.2)
        monkeypatch.setattr(program, "STARTING", 0.5)
    with pytest.raises(BadValue, match=told):
        Program(command(tmp_path, habit), Hex(4), USUAL, 1)
    assert not any(map(runs, started(tmp_path)))


def test_every_game_has_a_seed_of_its_own(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    with playing(f"{command(tmp_path)} --seed {{seed}}", Y(4), USUAL, log):
        pass
    assert log.read_text().splitlines()[0].endswith("--seed 5")
