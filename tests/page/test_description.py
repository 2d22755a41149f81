from itertools import chain

from tests.page.client import Page


async def test_each_game_has_an_opponent_and_an_analyst_that_play_it() -> None:
    described = await Page().result("describe")
    games = {game["name"]: (game["opponent"], game["analyst"]) for game in described["games"]}
    plays = {bot["name"]: bot["games"] for bot in described["bots"]}
    assert all(name in plays[bot] for name, bots in games.items() for bot in bots)
    assert [games[name] for name in ("y", "bent", "hex")] == [("level(3)", "net")] * 3
    assert [games[name] for name in ("tictactoe", "nim")] == [("level(2)", "uct")] * 2
    assert [games[name] for name in ("randomy", "randomhex")] == [("level(2)", "mcts-chance")] * 2


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
