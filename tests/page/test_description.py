from itertools import chain

from pyengine import __version__
from pyengine.bots import levels
from pyengine.bots.paths import PATHS
from tests.page.client import Page

COUNT = PATHS["y"].count


async def test_it_describes_what_can_be_played() -> None:
    described = await Page().result("describe")
    assert described["engine"]["version"] == __version__
    titles = [bot["title"] for bot in described["bots"]]
    assert titles[:COUNT] == [levels.title(number) for number in range(1, COUNT + 1)]
    assert described["bots"][COUNT]["name"] == "net"
    games = {game["name"]: game for game in described["games"]}
    assert described["games"][0]["sizes"] == {"min": 3, "max": 25, "default": 11, "step": 1, "large": 20, "cells": []}
    assert list(games["bent"]["sizes"].values()) == [5, 13, 9, 2, None, [27, 55, 93, 141, 199]]
    assert "rooms" not in games, "a game for one player"
    assert [name for name, game in games.items() if game["exact"]] == ["tictactoe", "nim"]
    take = games["nim"]["options"][0]
    assert (take["name"], take["default"], take["min"], take["max"]) == ("take", 3, 2, 9)
    for bot in described["bots"]:
        assert set(bot["games"]) <= set(games)
        assert bot["level"] or list(bot["budget"]) in (["seconds"], ["playouts"])


async def test_each_game_has_an_opponent_and_an_analyst_that_play_it() -> None:
    described = await Page().result("describe")
    games = {game["name"]: (game["opponent"], game["analyst"]) for game in described["games"]}
    plays = {bot["name"]: bot["games"] for bot in described["bots"]}
    assert all(name in plays[bot] for name, bots in games.items() for bot in bots)
    assert games == {
        "y": ("level(3)", "net"),
        "bent": ("level(3)", "net"),
        "hex": ("level(3)", "net"),
        "tictactoe": ("level(2)", "uct"),
        "nim": ("level(2)", "uct"),
        "randomy": ("level(2)", "mcts-chance"),
        "randomhex": ("level(2)", "mcts-chance"),
    }


async def test_ladders_tell_elo_only_where_the_levels_were_measured() -> None:
    described = await Page().result("describe")
    ladders = {game["name"]: game["ladders"] for game in described["games"]}
    sizes = [range(one["first"], one["last"] + 1) for one in ladders["y"]]
    assert list(chain.from_iterable(sizes)) == list(range(3, 26))
    for game in described["games"]:
        for one in game["ladders"]:
            if one["sizes"] == [one["first"]] == [one["last"]]:
                assert len(one["elo"]) == len(one["error"]) == game["levels"]
            else:
                assert one["elo"] is one["error"] is None


async def test_a_game_has_so_many_levels_among_its_bots() -> None:
    described = await Page().result("describe")
    for game in described["games"]:
        numbers = [bot["level"] for bot in described["bots"] if bot["level"] and game["name"] in bot["games"]]
        assert numbers == list(range(1, game["levels"] + 1))
