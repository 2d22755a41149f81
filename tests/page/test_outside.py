"""A game and a search from outside the package, added by the documented steps alone: both registries, nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.names import BOTS
from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, Game, Outcome, State, opponent
from pyengine.core.geometry import Geometry, grid
from pyengine.core.parameters import Parameter, Switch, Whole, parameter
from pyengine.games import GAMES
from pyengine.search.info import Info, line_of
from tests.engine.conformance import check_game
from tests.page.client import Json, Page

MISERE = Parameter("misere", "Misère", False, Switch(), "Whoever finds no room wins.")


class Domineering(Game):
    """Domineering (Göran Andersson, about 1973): black lays dominoes upright, white flat, until one finds no room.

    A move is the upper or left cell of its domino.
    """

    name = "domineering"
    title = "Domineering"
    goal = "Lay the last domino."
    sizes = (3, 8, 6)
    options = (MISERE,)
    reasons: ClassVar[Mapping[str, str]] = {"room": "no room for a domino"}

    @property
    def geometry(self) -> Geometry:
        return grid(self.size, self.size)

    def start(self) -> Laid:
        return Laid(self, 0, 1, bytes(self.size**2), None)

    def domino(self, cell: int, player: int) -> tuple[int, int]:
        return cell, cell + (self.size if player == 1 else 1)

    def rooms(self, cells: bytes, player: int) -> list[int]:
        last = self.size - 1
        inside = [n for n in range(self.size**2) if (n // self.size if player == 1 else n % self.size) < last]
        return [n for n in inside if not any(cells[cell] for cell in self.domino(n, player))]


@dataclass(frozen=True, slots=True)
class Laid(State):
    """A position of Domineering."""

    game: Domineering
    ply: int
    to_move: int
    cells: bytes
    last: int | None

    @property
    def outcome(self) -> Outcome | None:
        if self.to_move != NOBODY:
            return None
        mover = 2 - self.ply % 2
        return Outcome(opponent(mover) if self.game.choices[MISERE.name] else mover, "room")

    def legal(self) -> Sequence[int]:
        return self.game.rooms(self.cells, self.to_move) if self.to_move else ()

    def play(self, move: int) -> Laid:
        if move not in self.legal():
            raise self.refuse(move)
        cells = bytearray(self.cells)
        for cell in self.game.domino(move, self.to_move):
            cells[cell] = self.to_move
        following = opponent(self.to_move)
        to_move = following if self.game.rooms(bytes(cells), following) else NOBODY
        return Laid(self.game, self.ply + 1, to_move, bytes(cells), move)

    def winning_cells(self) -> Sequence[int]:
        return () if self.to_move else self.last_cells()  # the last domino, which loses in the misère game

    def last_cells(self) -> Sequence[int]:
        return () if self.last is None else self.game.domino(self.last, 2 - self.ply % 2)


@dataclass(frozen=True, slots=True)
class Greedy:
    """Plays the move that leaves its opponent the fewest; with `care` -1 the most."""

    care: int = parameter("Care", 1, Whole(-1, 1))

    def __call__(self, state: State, _dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        worth: dict[int, int] = {}
        for move in state.legal():
            worth[move] = -self.care * len(state.play(move).legal())
            best = max(worth, key=worth.__getitem__)
            yield Info(best, 0.5, playouts or 0, len(worth), dict.fromkeys(worth, 1), line_of(best))


@pytest.fixture(autouse=True)
def outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Domineering.name, Domineering)
    greedy = Bot("greedy", "Greedy", "Leaves its opponent few moves.", Greedy(), budget=Budget(playouts=1))
    monkeypatch.setitem(BOTS, greedy.name, greedy)


@pytest.mark.parametrize("size", [3, 4, 6])
def test_the_game_keeps_the_contract(size: int) -> None:
    for seed in range(5):
        check_game(Domineering(size), seed)
        check_game(Domineering(size, {MISERE.name: True}), seed)


async def test_it_is_offered_with_the_bots_that_play_it() -> None:
    described = await Page().result("describe")
    game = next(one for one in described["games"] if one["name"] == "domineering")
    assert (game["title"], game["opponent"], game["analyst"], game["ladders"]) == ("Domineering", "uct", "uct", [])
    assert [option["name"] for option in game["options"]] == ["misere"]
    bots = {bot["name"]: bot for bot in described["bots"]}
    assert {"greedy", "uct", "alphabeta", "flat", "random"} <= {
        name for name, bot in bots.items() if "domineering" in bot["games"]
    }
    assert {"y", "hex", "nim", "domineering"} <= set(bots["greedy"]["games"])
    assert bots["greedy"]["budget"] == {"playouts": 1}


@pytest.mark.parametrize("game", ["domineering", "y", "nim", "randomhex"])
@pytest.mark.parametrize("rival", ["uct", "mcts-chance", "random"])
async def test_game_and_search_play_to_the_end(page: Page, game: str, rival: str) -> None:
    snapshot = await page.new(game, 5)
    plays = {bot["name"]: bot["games"] for bot in (await page.result("describe"))["bots"]}
    bots = ("greedy", rival if game in plays[rival] else "flat")
    while not snapshot["outcome"]:
        asked: Json = {"bot": bots[snapshot["to_move"] - 1], "budget": {"playouts": 50}, "seed": snapshot["ply"]}
        thought = await page.result("play", record=snapshot["record"], **asked)
        assert thought["move"] in snapshot["legal"]
        snapshot = thought["snapshot"]
    assert await page.position(snapshot["record"]) == snapshot
    assert snapshot["outcome"]["winner"] in (1, 2)


async def test_a_person_plays_it_studies_it_and_takes_it_along(page: Page) -> None:
    snapshot = await page.new("domineering", 4, misere=True)
    snapshot = await page.position(snapshot["record"], "b2")
    assert snapshot["last"]["cells"] == [5, 9]
    studied = await page.result("think", record=snapshot["record"], bot="uct", budget={"playouts": 300}, study=True)
    assert {one["move"] for one in studied["info"]["candidates"]} <= set(snapshot["legal"])
    estimated = await page.result("estimate", record=snapshot["record"], playouts=100)
    assert set(estimated["values"]) <= set(snapshot["legal"])
    tree = (await page.result("import", text="1.b2 2.c1 3.a1", record=snapshot["record"]))["tree"]
    assert tree["beginning"] == "domineering4-misere:"
    forms = (await page.result("export", tree=tree))["forms"]
    assert {form["name"]: form["text"] for form in forms}["moves"] == "1.b2 2.c1 3.a1"
    assert (await page.error("play", record=snapshot["record"], move="b2"))["type"] == "illegal"
