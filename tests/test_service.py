from __future__ import annotations

import asyncio
import itertools
import json
import math
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyengine import __version__
from pyengine.bots import Budget, choose
from pyengine.dice import Dice
from pyengine.game import CHANCE
from pyengine.games import new_game
from pyengine.levels import COUNT, USUAL, named
from pyengine.record import Record, read
from pyengine.search.root import Root, merged, seeds
from pyengine.service import Service
from tests.conftest import Golden

Json = dict[str, Any]
GOLDEN = Path(__file__).parent / "golden/wire"


class Page:
    """The other end of the wire: sends messages to a service with a clock of its own and keeps all that comes back."""

    def __init__(self) -> None:
        self.infos: list[Json] = []
        self.service = Service(lambda text: self.infos.append(json.loads(text)), itertools.count(0, 0.01).__next__)
        self._ids = itertools.count(1)

    async def send(self, op: str, **fields: object) -> Json:
        answer = json.loads(await self.service.call(json.dumps({"id": next(self._ids), "op": op, **fields})))
        assert isinstance(answer, dict)
        return answer

    async def result(self, op: str, **fields: object) -> Json:
        answer = await self.send(op, **fields)
        assert "result" in answer, answer
        result = answer["result"]
        assert isinstance(result, dict)
        return result

    async def error(self, op: str, **fields: object) -> Json:
        before = await self.record()
        answer = await self.send(op, **fields)
        assert "error" in answer, answer
        assert await self.record() == before, "an error leaves the game as it was"
        error = answer["error"]
        assert isinstance(error, dict)
        return error

    async def record(self) -> str:
        """The record of the game, asked for in a way that does not change it: by a stale move."""
        error = (await self.send("play", ply=-1, move=""))["error"]
        return str(error["message"])


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scene)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_golden_transcripts(path: Path, golden: Golden) -> None:
    """Each line of a transcript is a message and the messages that answer it; --write-golden writes them anew."""
    asks = [json.loads(line)["ask"] for line in path.read_text("utf-8").splitlines()]

    async def replay() -> list[Json]:
        said: list[Json] = []
        service = Service(lambda text: said.append(json.loads(text)), itertools.count(0, 0.001).__next__)
        lines = []
        for ask in asks:
            said.clear()
            answer = json.loads(await service.call(ask if isinstance(ask, str) else json.dumps(ask)))
            lines.append({"ask": ask, "answers": [*said, answer]})
        return lines

    golden.check(path, asyncio.run(replay()))


def test_it_describes_what_can_be_played() -> None:
    async def scene() -> None:
        described = await Page().result("describe")
        assert described["engine"]["version"] == __version__
        titles = [bot["title"] for bot in described["bots"]]
        assert titles[:COUNT] == [f"Level {number}" for number in range(1, COUNT + 1)]
        assert described["bots"][COUNT]["name"] == "wye"
        games = {game["name"]: game for game in described["games"]}
        assert described["games"][0]["sizes"] == {"min": 3, "max": 19, "default": 11}
        assert "rooms" not in games, "a game for one player"
        assert [name for name, game in games.items() if game["exact"]] == ["tictactoe", "nim"]
        take = games["nim"]["options"][0]
        assert (take["name"], take["default"], take["min"], take["max"]) == ("take", 3, 2, 9)
        for bot in described["bots"]:
            assert set(bot["games"]) <= set(games)
            assert all({"name", "title", "kind", "default"} <= set(one) for one in bot["settings"])
            assert bot["level"] or list(bot["budget"]) in (["seconds"], ["playouts"])
        assert {name: games[name]["opponent"] for name in ("nim", "randomhex", "randomy", "tictactoe")} == {
            "tictactoe": "uct", "nim": "uct", "randomy": "mcts-chance", "randomhex": "mcts-chance",
        }  # fmt: skip
        y = games["y"]
        assert y["opponent"] == f"level({USUAL})"
        assert [one["size"] for one in y["ladders"]] == list(range(3, 20))
        for one in y["ladders"]:
            measured = one["sizes"] == [one["size"]]
            assert (len(one["elo"]) == len(one["error"]) == COUNT) if measured else one["elo"] is one["error"] is None

    run(scene())


def test_a_level_thinks_with_its_own_budget_and_handicap() -> None:
    async def scene() -> None:
        page = Page()
        await page.result("new", game="y", size=4)
        level = named("level(1)", new_game("y", 4))
        assert level is not None
        asked: Json = {"ply": 0, "seed": 1}
        own: Json = {"bot": "wye", "budget": {"playouts": level.playouts}, "settings": {"blur": level.blur}}
        found = [await page.result("think", **asked, **other) for other in ({"bot": "level(1)"}, own)]
        assert found[0]["move"] == found[1]["move"]
        assert found[0]["info"]["visits"] == found[1]["info"]["visits"]
        error = await page.error("think", **asked, bot="level(0)")
        assert (error["type"], error["field"], error["message"]) == ("value", "level", "Level 0: expected 1 to 10.")
        await page.result("new", game="nim")
        error = await page.error("think", **asked, bot="level(1)")
        assert error["message"] == "Nim has no levels: expected a bot by its name."

    run(scene())


def test_exact_values_are_seen_by_the_player_to_move() -> None:
    async def scene(record: str, expected: Json) -> None:
        page = Page()
        snapshot = (await page.result("load", record=record))["snapshot"]
        values = (await page.result("exact", ply=snapshot["ply"]))["values"]
        assert list(values) == snapshot["legal"]
        assert {name: values[name] for name in expected} == expected

    run(scene("tictactoe3:a1.b1", {"b2": 1, "a2": 1, "c1": 0.5, "b3": 0.5}))
    run(scene("tictactoe3:a1.b1.b2", {"c3": 0, "a2": 0}))
    run(scene("tictactoe3:b2", {"a1": 0.5, "b1": 0}))
    run(scene("nim5-take3:", {"1": 1, "2": 0, "3": 0}))
    run(scene("nim99-take9:1", {"2": 0, "9": 1}))


def test_estimates_come_near_the_exact_values() -> None:
    async def scene() -> None:
        page = Page()
        await page.result("load", record="tictactoe3:a1.b1")
        found = await page.result("estimate", ply=2, playouts=2000, seed=1)
        assert 0 < sum(found["visits"].values()) <= 2000  # fewer where the winner is certain before
        assert set(found["values"]) == set(found["visits"])
        exact = (await page.result("exact", ply=2))["values"]
        most = max(found["visits"], key=found["visits"].__getitem__)
        assert exact[most] == 1
        assert found["values"][most] > 0.8
        assert await page.result("estimate", ply=2, playouts=2000, seed=1) == found

    run(scene())


@pytest.mark.parametrize(("op", "fields"), [("exact", {}), ("estimate", {"playouts": 10**9})])
def test_values_of_a_position_that_is_left_are_not_told(op: str, fields: Json) -> None:
    async def scene() -> None:
        page = Page()
        await page.result("new", game="tictactoe")
        asking = asyncio.create_task(page.send(op, ply=0, **fields))
        await asyncio.sleep(0)
        assert not asking.done()
        assert (await page.result("play", ply=0, move="b2"))["snapshot"]["ply"] == 1
        assert (await asking)["error"]["type"] == "stale"

    run(scene())


def test_the_service_throws_the_coins() -> None:
    async def scene() -> None:
        page = Page()
        snapshot = (await page.result("new", game="randomhex", size=3))["snapshot"]
        while not snapshot["outcome"]:
            assert snapshot["to_move"] in (1, 2)
            assert snapshot["moves"][-1]["player"] == CHANCE
            name, player = snapshot["legal"][0], snapshot["to_move"]
            snapshot = (await page.result("play", ply=snapshot["ply"], move=name))["snapshot"]
            assert (snapshot["last"]["move"], snapshot["last"]["player"]) == (name, player)
            assert len(snapshot["last"]["cells"]) == 1
        undone = (await page.result("undo", ply=snapshot["ply"]))["snapshot"]
        assert undone["ply"] == snapshot["ply"] - 1

    for _ in range(5):
        run(scene())


def test_a_bot_thinks_with_the_settings_it_is_given() -> None:
    async def scene() -> None:
        page = Page()
        await page.result("new", game="y", size=4, options={"pie": False})
        asked: Json = {"ply": 0, "bot": "wye", "budget": {"playouts": 640}, "seed": 1}
        plain = (await page.result("think", **asked))["info"]
        small = (await page.result("think", **asked, settings={"batch": 1}))["info"]
        assert small["visits"] != plain["visits"]
        error = await page.error("think", **asked, settings={"depth": 1})
        assert (error["type"], error["field"]) == ("value", "settings")

    run(scene())


def test_a_whole_game_against_every_bot() -> None:
    async def scene(bot: str) -> None:
        page = Page()
        snapshot = (await page.result("new", game="y", size=5))["snapshot"]
        while not snapshot["outcome"]:
            ply = snapshot["ply"]
            thought = await page.result("think", ply=ply, bot=bot, budget={"playouts": 2000}, seed=ply)
            assert thought["move"] in snapshot["legal"]
            assert thought["info"]["value_of"] == snapshot["to_move"]
            snapshot = (await page.result("play", ply=ply, move=thought["move"]))["snapshot"]
        assert snapshot["winning_cells"]
        assert (await page.error("play", ply=snapshot["ply"], move="a1"))["type"] == "over"
        loaded = await page.result("load", record=snapshot["record"])
        assert loaded["snapshot"] == snapshot
        assert set(loaded["layout"]) == {"width", "height", "cells", "outline", "sides", "labels", "rows"}

    for bot in ("random", "flat", "wye"):
        run(scene(bot))


def test_an_analysis_tells_of_any_position() -> None:
    async def scene() -> None:
        page = Page()
        await page.result("new", game="y", size=5, options={"pie": False})
        before = await page.record()
        asked: Json = {"record": "y5:c3.a1", "bot": "wye", "seed": 1}
        info = (await page.result("analyze", **asked, budget={"playouts": 64_000}))["info"]
        assert await page.record() == before
        best, *others = info["candidates"]
        assert best["move"] == best["line"][0] == info["move"]
        assert others
        assert info["total"] == sum(one["visits"] for one in info["candidates"])
        assert info["value"] == best["value"] > 0.5  # of black, who has the centre
        assert len(info["owners"]) == 15
        assert info["owners"][0] == 0  # white's stone
        assert max(info["owners"]) == 1
        error = await page.error("analyze", record="y5:c3.c3", bot="wye")
        assert error["field"] == "record"

    run(scene())


def test_an_analysis_goes_on_until_it_is_stopped() -> None:
    async def scene() -> None:
        page = Page()
        thinking = asyncio.create_task(page.result("analyze", record="y11-pie:", bot="wye"))
        while len(page.infos) < 3:
            await asyncio.sleep(0)
        assert (await page.error("analyze", record="y11:", bot="wye"))["type"] == "busy"
        assert await page.result("stop", target=page.infos[0]["id"], how="cancel") == {"stopped": True}
        assert len((await thinking)["info"]["candidates"]) > 3
        assert page.infos[0]["info"]["owners"]

    run(scene())


@pytest.mark.parametrize(("batch", "kept"), [(32, True), (16, False)])
def test_a_bot_goes_on_from_an_analysis_with_its_settings(batch: int, *, kept: bool) -> None:
    async def scene() -> None:
        page = Page()
        await page.result("load", record="y7:d4")
        asked: Json = {"bot": "wye", "seed": 1}
        await page.result("analyze", **asked, record="y7:d4", settings={"batch": 32}, budget={"playouts": 64_000})
        info = (await page.result("think", **asked, ply=1, settings={"batch": batch}, budget={"playouts": 640}))["info"]
        assert (sum(info["visits"].values()) > 400) is kept

    run(scene())


def test_messages_are_answered_while_a_search_runs() -> None:
    async def scene(how: str) -> None:
        page = Page()
        await page.result("new", game="y", size=11, options={"pie": False})
        thinking = asyncio.create_task(page.result("think", ply=0, bot="wye", budget={"seconds": 3600}))
        while len(page.infos) < 3:
            await asyncio.sleep(0)
        assert await page.result("ping") == {}
        assert (await page.error("think", ply=0, bot="wye", budget={"seconds": 1}))["type"] == "busy"
        target = page.infos[0]["id"]
        assert await page.result("stop", target=target + 100, how=how) == {"stopped": False}
        assert await page.result("stop", target=target, how=how) == {"stopped": True}
        thought = await thinking
        assert (thought["move"] is None) == (how == "cancel")
        assert all(info["id"] == target for info in page.infos)
        assert await page.result("stop", target=target, how=how) == {"stopped": False}

    run(scene("play"))
    run(scene("cancel"))


@pytest.mark.parametrize("op", ["new", "load", "play", "resign", "flag"])
def test_a_change_of_the_game_ends_a_search_and_another_may_begin(op: str) -> None:
    fields_of: dict[str, Json] = {
        "new": {"game": "y"},
        "load": {"record": "y5:"},
        "play": {"ply": 0, "move": "a1"},
        "resign": {"ply": 0, "player": 1},
        "flag": {"ply": 0, "player": 1},
    }

    async def scene() -> None:
        page = Page()
        await page.result("new", game="y", size=11, options={"pie": False})
        thinking = asyncio.create_task(page.result("think", ply=0, bot="wye", budget={"seconds": 3600}))
        while not page.infos:
            await asyncio.sleep(0)
        snapshot = (await page.result(op, **fields_of[op]))["snapshot"]
        if op not in ("resign", "flag"):
            again = await page.result("think", ply=snapshot["ply"], bot="random", budget={"playouts": 1})
            assert again["move"] in snapshot["legal"]
        assert (await thinking)["move"] is None

    run(scene())


@pytest.mark.parametrize("parts", [1, 2])
@pytest.mark.parametrize("budget", [{"seconds": 3600}, {"playouts": 10**9}])
def test_a_search_within_a_limit_answers_in_time_whatever_its_budget(budget: Json, parts: int) -> None:
    async def scene() -> None:
        page = Page()
        await page.result("new", game="y", size=11, options={"pie": False})
        answer = await page.result("think", ply=0, bot="wye", budget=budget, limit=0.05, parts=parts)
        assert answer["move"]
        assert 0.05 <= answer["info"]["elapsed"] < 1

    run(scene())


def test_a_game_that_is_loaded_move_by_move_is_remembered_until_a_new_one_begins() -> None:
    """As a worker has it that takes part in another one's searches."""

    async def scene() -> None:
        page = Page()

        async def visits(playouts: int) -> Json:
            ply = (await page.result("load", record=record))["snapshot"]["ply"]
            asked = {"ply": ply, "bot": "wye", "budget": {"playouts": playouts}, "seed": 1}
            found: Json = (await page.result("think", **asked))["info"]["visits"]
            return found

        record = "y7:d4"
        before = await visits(64_000)
        record += f".{max(before, key=before.__getitem__)}"
        assert sum((await visits(128)).values()) > 50
        await page.result("new", game="y", size=7)
        assert sum((await visits(128)).values()) < 50

    run(scene())


def test_several_services_search_together() -> None:
    """Part 0 answers for all, as one process after the other would have found it."""
    asked: Json = {"ply": 1, "bot": "wye", "budget": {"playouts": 6401}, "seed": 4, "parts": 2}

    async def scene() -> None:
        first, second = Page(), Page()
        for page in (first, second):
            await page.result("load", record="y5:c3")
        thinking = asyncio.create_task(first.result("think", **asked))
        target = 2  # the id of that request
        other = await second.result("think", **asked, part=1)
        for _ in range(50):
            await asyncio.sleep(0)
        assert not thinking.done(), "it waits for the other part"
        assert await first.result("join", target=target, part=2, done=True) == {"joined": False}
        joined = await first.result("join", target=target, part=1, root=other["info"]["root"], done=True)
        assert joined == {"joined": True}
        answer = await thinking
        state = read("y5:c3").state
        infos = [
            choose("wye", state, Budget(playouts=playouts), seed)
            for playouts, seed in zip((3201, 3200), seeds(Dice(4), 2), strict=True)
        ]
        together = merged([Root.of(info) for info in infos])
        assert answer["move"] == state.game.move_name(together.move)
        assert answer["info"]["value"] == round(together.value, 4)
        assert answer["info"]["playouts"] == together.playouts == sum(info.playouts for info in infos)
        assert answer["info"]["parts"] == 2
        assert "root" not in answer["info"]
        assert await first.result("join", target=target, part=1, done=True) == {"joined": False}

    run(scene())


@pytest.mark.parametrize("how", ["lost", "won", "stopped", "left"])
def test_what_ends_a_search_of_several_services(how: str) -> None:
    async def scene() -> None:
        page = Page()
        await page.result("load", record="y5:c3")
        budget = {"seconds": 3600} if how == "won" else {"playouts": 64}
        thinking = asyncio.create_task(page.result("think", ply=1, bot="wye", budget=budget, parts=2))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not thinking.done()
        if how == "lost":
            await page.result("join", target=2, part=1, done=True)
        elif how == "won":
            win = {"move": "b2", "value": 1, "playouts": 64, "nodes": 1, "visits": {}, "values": {}, "line": ["b2"]}
            await page.result("join", target=2, part=1, root=win, done=True)
        elif how == "stopped":
            await page.result("stop", target=2, how="play")
        else:
            await page.result("undo", ply=1)
        move = (await thinking)["move"]
        assert move == "b2" if how == "won" else (move is None) == (how == "left")

    run(scene())


def test_what_is_no_root_of_the_position_is_refused() -> None:
    root: Json = {"move": "a1", "value": 0.5, "playouts": 64, "nodes": 1, "visits": {"a1": 1}, "values": {}, "line": []}

    async def scene() -> None:
        page = Page()
        await page.result("load", record="y5:c3")
        thinking = asyncio.create_task(page.result("think", ply=1, bot="wye", budget={"seconds": 3600}, parts=2))
        for _ in range(5):
            await asyncio.sleep(0)
        for wrong, field in (
            ({"move": "c3"}, "root"),
            ({"move": "z9"}, "move"),
            ({"value": 2}, "value"),
            ({"visits": {"a1": -1}}, "a1"),
            ({"visits": [1]}, "visits"),
            ({"values": {"c3": 0.5}}, "root"),
            ({"line": "a1"}, "line"),
        ):
            error = await page.error("join", target=2, part=1, root=root | wrong, done=False)
            assert error["field"] == field
            assert "expected" in error["message"]
        assert (await page.result("stop", target=2, how="cancel"))["stopped"]
        assert (await thinking)["info"]["playouts"] > 0

    run(scene())


WRONG: list[tuple[Json, str, str, str]] = [
    ({"op": "dance"}, "message", "op", "Unknown op 'dance': expected one of 'describe', 'new', 'load'"),
    ({"op": 5}, "message", "op", "The field 'op' is 5: expected text."),
    ({"op": "new"}, "message", "game", "The field 'game' is missing: expected text."),
    ({"op": "new", "game": "go"}, "value", "game", "Unknown game 'go': expected 'y', 'hex', "),
    ({"op": "new", "game": "y", "size": 30}, "value", "size", "Size 30 is not a size of Y: expected 3 to 19."),
    ({"op": "new", "game": "y", "size": "9"}, "message", "size", "The field 'size' is \"9\": expected an integer."),
    ({"op": "new", "game": "y", "size": True}, "message", "size", "The field 'size' is true: expected an integer."),
    ({"op": "new", "game": "y", "size": 9.0}, "message", "size", "The field 'size' is 9.0: expected an integer."),
    (
        {"op": "new", "game": "y", "options": {"pie": 1}},
        "value",
        "options",
        "Option 'pie' of Y is 1: expected on or off.",
    ),
    (
        {"op": "new", "game": "y", "options": {"tea": True}},
        "value",
        "options",
        "Unknown option 'tea' of Y: expected 'pie'.",
    ),
    ({"op": "load", "record": "junk"}, "record", "record", "'junk' is not a game record: expected a form like"),
    ({"op": "play", "ply": 0, "move": "z1"}, "illegal", "move", "'z1' is not a move: expected a cell from a1 to k11."),
    ({"op": "play", "ply": 0, "move": "swap"}, "illegal", "move", "'swap' cannot be played here"),
    ({"op": "play", "ply": 0}, "message", "move", "The field 'move' is missing: expected text."),
    ({"op": "play", "ply": 7, "move": "a1"}, "stale", "ply", "The request is for ply 7: expected ply 0"),
    ({"op": "play", "move": "a1"}, "message", "ply", "The field 'ply' is missing: expected an integer."),
    ({"op": "think", "ply": 0, "bot": "wye", "budget": {"seconds": 1}, "parts": 65}, "message", "parts", "1 to 64"),
    (
        {"op": "think", "ply": 0, "bot": "wye", "budget": {"seconds": 1}, "parts": 2, "part": 2},
        "message",
        "part",
        "The field 'part' is 2: expected an integer from 0 to 1.",
    ),
    ({"op": "join", "target": 1, "part": 0, "done": True}, "message", "part", "expected an integer from 1 to 63"),
    ({"op": "join", "target": 1, "part": 1, "done": 1}, "message", "done", "The field 'done' is 1: expected true or"),
    ({"op": "exact", "ply": 1}, "stale", "ply", "The request is for ply 1: expected ply 0"),
    ({"op": "exact", "ply": 0}, "value", "op", "Y is too large for exact values: expected Tic-tac-toe or Nim."),
    ({"op": "estimate", "ply": 0}, "message", "playouts", "The field 'playouts' is missing: expected an integer."),
    ({"op": "estimate", "ply": 0, "playouts": 0}, "value", "budget", "A budget of 0 playouts: expected 1 to"),
    ({"op": "new", "game": "rooms"}, "value", "game", "Rooms is no game for two: expected 'y', 'hex', "),
    ({"op": "load", "record": "rooms4:east"}, "value", "game", "Rooms is no game for two"),
    ({"op": "resign", "ply": 0, "player": 3}, "message", "player", "The field 'player' is 3: expected 1 or 2."),
    ({"op": "flag", "ply": 0, "player": 0}, "message", "player", "The field 'player' is 0: expected 1 or 2."),
    ({"op": "flag", "ply": 1, "player": 1}, "stale", "ply", "The request is for ply 1: expected ply 0"),
    (
        {"op": "think", "ply": 0, "bot": "wye", "budget": {"seconds": 1}, "limit": 0},
        "message",
        "limit",
        "The field 'limit' is 0: expected a number above 0.",
    ),
    ({"op": "undo", "ply": 0, "player": None}, "illegal", "player", "There is nothing to take back"),
    ({"op": "think", "ply": 0, "bot": "deep", "budget": {"seconds": 1}}, "bot", "bot", "Unknown bot 'deep': expected"),
    (
        {"op": "think", "ply": 0, "bot": "wye", "budget": 3},
        "message",
        "budget",
        "The field 'budget' is 3: expected either",
    ),
    (
        {"op": "think", "ply": 0, "bot": "wye", "budget": {}},
        "message",
        "budget",
        "The field 'budget' is {}: expected either",
    ),
    (
        {"op": "think", "ply": 0, "bot": "wye", "budget": {"seconds": 0}},
        "value",
        "budget",
        "A budget of 0 seconds: expected",
    ),
    ({"op": "think", "ply": 0, "bot": "wye", "budget": {"playouts": 1.5}}, "message", "budget", "expected either"),
    ({"op": "think", "ply": 0, "bot": "wye", "budget": {"seconds": 1}, "seed": -1}, "message", "seed", "0 or more"),
    (
        {"op": "stop", "target": 1, "how": "now"},
        "message",
        "how",
        "The field 'how' is \"now\": expected 'play' or 'cancel'.",
    ),
]


@pytest.mark.parametrize(("message", "kind", "field", "text"), WRONG)
def test_bad_messages_are_told_apart_and_change_nothing(message: Json, kind: str, field: str, text: str) -> None:
    async def scene() -> None:
        error = await Page().error(message["op"], **{name: value for name, value in message.items() if name != "op"})
        assert (error["type"], error["field"]) == (kind, field)
        assert text in error["message"]

    run(scene())


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", '"x"', "null", "[" * 100_000, '{"op": "ping"}', '{"id": "7", "op": "ping"}']
)
def test_what_is_no_message_at_all_is_answered_too(text: str) -> None:
    answer = json.loads(asyncio.run(Service(print).call(text)))
    assert answer["id"] is None
    assert answer["error"]["type"] == "message"
    assert "expected" in answer["error"]["message"]


def test_a_bug_is_answered_with_its_trace_and_the_service_lives_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        page = Page()
        with monkeypatch.context() as broken:
            broken.setattr(Record, "play", lambda *_: 1 // 0)
            error = await page.error("play", ply=0, move="a1")
        assert (error["type"], error["message"]) == (
            "internal",
            "ZeroDivisionError: integer division or modulo by zero",
        )
        assert "Traceback" in error["trace"]
        assert (await page.result("play", ply=0, move="a1"))["snapshot"]["ply"] == 1

    run(scene())


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["y", "wye", "a1", "play"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)
FIELDS = st.sampled_from(
    "id op game size options record ply move player bot budget settings playouts seed target how".split()
)
OPS = st.sampled_from("describe new load play resign flag undo think exact estimate stop join ping".split())


@settings(max_examples=400)
@given(st.lists(st.tuples(OPS, st.dictionaries(FIELDS, VALUES)), max_size=5))
def test_no_message_however_malformed_breaks_the_service(messages: list[tuple[str, Json]]) -> None:
    async def scene() -> None:
        page = Page()
        for number, (op, fields) in enumerate(messages):
            bounded = fields | ({"budget": {"playouts": 1}} if isinstance(fields.get("budget"), dict) else {})
            bounded |= {"playouts": min(10, fields["playouts"])} if isinstance(fields.get("playouts"), int) else {}
            text = json.dumps({"id": number, "op": op, **bounded})
            answer = json.loads(await page.service.call(text))
            assert set(answer) in ({"id", "result"}, {"id", "error"})
            assert answer.get("error", {}).get("type") != "internal", answer
            assert not any(isinstance(value, float) and math.isnan(value) for value in answer.values())

    run(scene())


def test_snapshots_follow_the_record() -> None:
    async def scene() -> None:
        page = Page()
        snapshot = (await page.result("load", record="y4-pie:b3.swap.b2.white-resigns"))["snapshot"]
        assert snapshot["record"] == "y4-pie:b3.swap.b2.white-resigns"
        assert snapshot["cells"] == "0010200000"
        assert snapshot["numbers"] == [0, 0, 3, 0, 2, 0, 0, 0, 0, 0]
        assert snapshot["moves"] == [{"move": m, "player": p} for m, p in (("b3", 1), ("swap", 2), ("b2", 1))]
        assert snapshot["outcome"] == {"winner": 1, "reason": "resign"}
        assert (snapshot["to_move"], snapshot["legal"], snapshot["winning_cells"]) == (0, [], [])
        back = (await page.result("undo", ply=3, player=2))["snapshot"]
        last = {"move": "b2", "player": 1, "cells": [2], "traded": False}
        assert (back["outcome"], back["to_move"], back["last"]) == (None, 2, last)
        assert read(back["record"]).state.ply == 3
        reflected = (await page.result("load", record="hex2-pie:a2.swap"))["snapshot"]
        assert (reflected["cells"], reflected["numbers"]) == ("0200", [0, 2, 0, 0])
        thrown = (await page.result("load", record="randomy3:heads.b2.tails.a1"))["snapshot"]
        assert thrown["numbers"] == [2, 0, 1, 0, 0, 0]

    run(scene())


def test_a_position_beside_the_game_leaves_it_alone() -> None:
    async def scene() -> None:
        page = Page()
        await page.result("load", record="y4:b3")
        before = await page.record()
        found = await page.result("position", record="hex3:b2", move="a1")
        assert (found["snapshot"]["record"], len(found["layout"]["cells"])) == ("hex3:b2.a1", 9)
        assert set(found) == {"snapshot", "layout"}
        searched = await page.result("position", record="y5:b3.b4.d4.c3", playouts=1024, seed=1)
        assert max(searched["visits"], key=searched["visits"].get) == "c4"
        assert await page.record() == before
        wrong = {"record": "y4:b3", "move": "b3"}, {"record": "rooms4:"}, {"record": "y4:", "playouts": 1_000_000}
        for fields in wrong:
            await page.error("position", **fields)
        await page.error("position", record="y2:a1.a2.b2.a2", playouts=5)
        await page.error("position", record="y3:b2.black-resigns", playouts=5)

    run(scene())


def test_games_in_any_form_come_in_and_go_out_without_a_change_of_the_present_one() -> None:
    async def scene() -> None:
        page = Page()
        await page.result("new", game="y", size=4)
        before = await page.record()
        text = "(;FF[4]CA[UTF-8]GM[11]SZ[3]RU[pie]DT[2026]C[a\\]]\n;B[a1]\n(\n;W[b2])\n(\n;W[swap-pieces]))\n"
        found = await page.result("import", text=text)
        assert found["games"] == [{"name": "", "players": [], "game": "hex", "size": 3, "moves": 2, "set_up": 0}]
        nodes = found["tree"]["nodes"]
        assert [(node["parent"], node["move"], node["player"]) for node in nodes] == [
            (-1, "", 0), (0, "a1", 1), (1, "b2", 2), (1, "swap", 2),
        ]  # fmt: skip
        assert nodes[0]["comment"] == "a]"
        assert (found["tree"]["beginning"], found["tree"]["at"]) == ("hex3-pie:", 2)
        forms = (await page.result("export", tree=found["tree"]))["forms"]
        assert [(form["name"], form["text"]) for form in forms] == [
            ("sgf", text), ("hexworld", "https://hexworld.org/board/#3c1,a1b2"), ("moves", "1.a1 2.b2"),
        ]  # fmt: skip
        assert (await page.result("import", text="1.a1 2.swap"))["tree"]["beginning"] == "y4-pie:", (
            "the game at the board"
        )
        assert await page.record() == before

    run(scene())


def test_one_of_several_games_comes_in() -> None:
    async def scene() -> None:
        page = Page()
        text = "(;GM[Y]SZ[4]GN[One]PB[A]PW[B];B[a1])(;GM[11]SZ[3]PW[C]AB[a1]AW[b2]PL[B];B[c3])"
        found = await page.result("import", text=text, number=1)
        assert found["tree"]["beginning"] == "hex3-pie:"
        assert found["games"] == [
            {"name": "One", "players": ["A", "B"], "game": "y", "size": 4, "moves": 1, "set_up": 0},
            {"name": "", "players": ["C"], "game": "hex", "size": 3, "moves": 3, "set_up": 2},
        ]
        assert (await page.result("import", text=text))["tree"]["beginning"] == "y4-pie:"
        await page.error("import", text=text, number=2)

    run(scene())


NODE = {"parent": 0, "move": "a1", "comment": "", "properties": {}}
TREE: Json = {"beginning": "y4-pie:", "at": 1, "nodes": [{**NODE, "parent": -1, "move": ""}, NODE]}


@pytest.mark.parametrize(
    ("tree", "message"),
    [
        ({"beginning": "chess8:"}, "Unknown game 'chess'"),
        ({"at": 2}, "The field 'at' is 2: expected an integer from 0 to 1."),
        ({"nodes": [1]}, "The field 'nodes' is [1]: expected a list of objects."),
        ({"nodes": [NODE, {**NODE, "parent": 1}]}, "The field 'parent' is 1: expected an integer from 0 to 0."),
        ({"nodes": [NODE, {**NODE, "move": "z9"}]}, "'z9' is not a move"),
        ({"nodes": [NODE, {**NODE, "comment": 1}]}, "The field 'comment' is 1: expected text."),
        ({"nodes": [NODE, {**NODE, "properties": {"LB": ["a]"]}}]}, "expected properties as they stand in SGF"),
        ({"nodes": [NODE, {**NODE, "properties": {"a": ["b"]}}]}, "expected properties as they stand in SGF"),
    ],
)
def test_a_tree_that_is_none_is_refused(tree: Json, message: str) -> None:
    async def scene() -> None:
        error = await Page().error("export", tree={**TREE, **tree})
        assert message in error["message"]

    run(scene())


def test_a_text_that_is_no_game_is_refused_by_line_and_column() -> None:
    async def scene() -> None:
        error = await Page().error("import", text="(;GM[Y]SZ[4]\n;B[z1])")
        assert error["type"] == "record"
        assert error["message"] == "SGF, line 2, column 4: 'z1' is not a move: expected a cell from a1 to d4."

    run(scene())
