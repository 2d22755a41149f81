from contextlib import redirect_stdout
from pathlib import Path

import pytest

from pyengine.bots import own
from pyengine.lab import tasks
from pyengine.lab.log import Log
from pyengine.lab.workshop import MOST_PRINTED, Workshop
from tests.engine.games.test_own import TEMPLATE
from tests.lab.experiments.test_maxn import THREE
from tests.lab.test_laboratory import parts_of
from tests.lab.test_tasks import SOLUTIONS
from tests.page.client import Page, run

BOT = "def search(state, dice, playouts):\n    moves = state.legal()\n    yield moves[dice.below(len(moves))], 0.5\n"
STUCK = "def search(state, dice, playouts):\n    while state.ply:\n        pass\n    yield state.legal()[0], 0.5\n"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Page:
    """A page whose service keeps files in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return Page(service=Workshop)


async def test_a_bot_that_is_kept_is_checked_and_plays(page: Page) -> None:
    assert await page.result("keep", file="my.py", text=BOT.replace("playouts)", "playouts, c=1.5)")) == {}
    checked = await page.result("check", file="my.py", game="tictactoe3")
    assert [told["id"] for told in checked["told"]] == ["own-bot-checked", "own-bot-settings"]
    assert checked["told"][1]["message"] == "Settings: c."
    assert checked["ended"]
    thought = await page.result("play", record="y5:", bot="my.py", budget={"playouts": 50}, seed=1)
    assert thought["move"] in (await page.position("y5:"))["legal"]
    (part,) = await parts_of(page, "tournament?bots=my.py,random&game=tictactoe3&rounds=1")
    assert len(Log.read(part)) == 2


async def test_a_file_that_is_kept_again_takes_the_place_of_the_first(page: Page) -> None:
    for number in (3, 4):
        await page.result("keep", file="my.py", text=f"def search(s, d, p):\n    yield {number}, 0.5\n")
        thought = await page.result("play", record="tictactoe3:", bot="my.py", budget={"playouts": 1})
        assert thought["info"]["visits"] == {"abc"[number % 3] + str(1 + number // 3): 1}


async def test_a_game_that_is_kept_is_checked_played_and_searched(page: Page) -> None:
    await page.result("keep", file="my_game.py", text=TEMPLATE)
    checked = await page.result("check", file="my_game.py", game="my_game.py")
    assert checked["ended"]
    shown = await page.position("my_game.py:3")
    assert (shown["text"], shown["legal"], shown["cells"]) == ("7", ["1", "2", "3"], "")
    thought = await page.result("play", record="my_game.py:3", bot="uct", budget={"playouts": 300}, seed=1)
    assert thought["move"] == "3"
    line = "uct?position=my_game.py&playouts=50"
    assert (await page.result("experiment", text=line))["text"] == f"{line}&seed=1"
    error = await page.error("position", record="other.py:3")
    assert "There is no game in the file 'other.py'" in error["message"]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("return position - move", "return position", "line 17: after 200 moves the game was not over: expected a"),
        ("return 0.5", "return 5", "line 22: evaluate returns 5: expected a number from 0 to 1."),
    ],
)
async def test_the_check_of_a_game_tells_what_random_games_miss(page: Page, before: str, after: str, told: str) -> None:
    await page.result("keep", file="checked.py", text=TEMPLATE.replace(before, after))
    message = (await page.error("check", file="checked.py", game="checked.py"))["message"]
    assert message.startswith(f"checked.py, {told}")


async def test_a_game_for_three_has_no_fault_and_its_bench_is_named(page: Page) -> None:
    await page.result("keep", file="three.py", text=THREE)
    (told,) = (await page.result("check", file="three.py", game="three.py"))["told"]
    assert told["message"].startswith("No fault: every position of the game has been visited. The bench")
    await page.result("keep", file="three.py", text=THREE.replace("position - move", "missing"))
    assert "line 6: NameError" in (await page.error("check", file="three.py", game="three.py"))["message"]


async def test_a_task_is_graded_and_can_be_stopped(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    await page.result("keep", file="ucb1.py", text=SOLUTIONS["ucb1"])
    checked = await page.result("check", file="ucb1.py", game="y5")
    assert (checked["told"][0]["message"], checked["ended"]) == ("All 40 cases passed.", True)
    monkeypatch.setattr(tasks, "CASES", 10**5)
    number, checking = await page.running("check", file="ucb1.py", game="y5")
    await page.result("stop", target=number, how="cancel")
    assert not (await checking)["ended"]


async def test_nothing_of_a_file_is_run_before_its_bot_is_asked(page: Page) -> None:
    await page.result("keep", file="my.py", text="import pathlib\npathlib.Path('proof').touch()\n" + BOT)
    assert not Path("proof").exists()
    await page.result("check", file="my.py", game="tictactoe3")
    assert Path("proof").exists()


@pytest.mark.parametrize("file", ["", "my", ".py", "../my.py", "a b.py", "my.py\n", f"{'x' * 61}.py", "ß.py"])
def test_a_name_that_no_bot_can_have_is_refused(page: Page, file: str) -> None:
    error = run(page.error("keep", file=file, text=BOT))
    assert error["field"] == "file"
    assert "expected letters, digits, _ and -, with .py at the end." in error["message"]


async def test_a_fault_is_told_with_its_line_and_the_shop_goes_on(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "LIMIT", 0.05)
    await page.result("keep", file="my.py", text=STUCK)
    for op, fields in (
        ("check", {"file": "my.py", "game": "tictactoe3"}),
        ("play", {"record": "tictactoe3:b2", "bot": "my.py", "budget": {"playouts": 9}}),
    ):
        error = await page.error(op, **fields)
        assert error["type"] == "fault"
        assert error["message"] == "my.py, line 2: the time is over: expected an answer within 0.05 seconds."
        assert (error["values"]["file"], error["values"]["line"]) == ("my.py", "2")
    (part,) = await parts_of(page, "tournament?bots=my.py,random&game=tictactoe3", count=1)
    *_, second = Log.read(part)
    assert second["fault"] == "my.py, line 2: the time is over: expected an answer within 0.05 seconds."
    assert second["record"].endswith("-forfeits")
    await page.result("keep", file="my.py", text=BOT)
    assert (await page.result("check", file="my.py", game="y3"))["ended"]


async def test_a_bot_with_random_numbers_of_its_own_is_told(page: Page) -> None:
    source = "import random\n\n" + BOT.replace("dice.below(len(moves))", "random.SystemRandom().randrange(len(moves))")
    await page.result("keep", file="my.py", text=source)
    error = await page.error("check", file="my.py", game="y7")
    assert error["message"] == (
        "my.py, line 3: the same seed led to another game: expected all random numbers from dice."
    )


async def test_a_check_is_stopped_between_two_answers(page: Page) -> None:
    await page.result("keep", file="my.py", text=BOT.replace("    yield", "    for _ in range(10**4): yield"))
    number, checking = await page.running("check", file="my.py", game="y13")
    await page.result("stop", target=number, how="cancel")
    assert not (await checking)["ended"]


def test_what_a_bot_prints_is_told_once_and_only_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    service = Workshop(lambda _: None)
    with redirect_stdout(service.printed):
        print("x" * 2 * MOST_PRINTED, "end")
    answers = [run(service.call(f'{{"id": {number}, "op": "printed"}}')) for number in (1, 2)]
    assert answers[0].endswith(' end\\n"}}')
    assert len(answers[0]) < MOST_PRINTED + 60
    assert answers[1] == '{"id": 2, "result": {"text": ""}}'


async def test_a_file_that_is_not_there_is_refused_also_where_a_link_names_it(page: Page) -> None:
    for file in ("my.py", "../my.py"):
        assert (await page.error("check", file=file, game="y5"))["type"] == "bot"


async def test_a_file_that_is_kept_as_it_is_leaves_what_is_shown_of_its_games(page: Page) -> None:
    line = "tournament?bots=my.py,random&game=tictactoe3&rounds=1"
    await page.result("keep", file="my.py", text=BOT)
    await page.result("do", text=line, first=0, count=1)
    assert (await page.result("show", text=line, count=1))["missing"] == []
    await page.result("keep", file="my.py", text=BOT)
    assert (await page.result("scenes", text=line, positions=[1], opened=[]))["scenes"].keys() == {"1"}
    await page.result("keep", file="my.py", text=BOT + "\n")
    assert "no such recording" in (await page.error("scenes", text=line, positions=[1], opened=[]))["message"]
