"""What the page shows of a tournament: boards, sentences and ratings, and the views of the result."""

from typing import Any

import pytest

from pyengine.arena.table import Row
from pyengine.lab.experiment import Event
from pyengine.lab.experiments.tournament import TournamentExperiment
from pyengine.lab.recording import Grid
from pyengine.lab.table import Table
from tests.engine.lab.experiments.told import plain


def game(number: int, score: float, fault: str | None = None) -> Event:
    """A game in which player 1 takes a1 and b2, and player 2 takes a2 and a1 again."""
    return {
        "is": "game", "number": number, "players": ["flat@2", "random"], "record": "", "score": score, "fault": fault,
        "words": ["a1", "a2", "b2"], "steps": [[0, 1], [1, 2], [2, 1, 0, 2]], "winning": [2] if score else [0, 1],
    }  # fmt: skip


GAMES = [game(number, score) for number, score in enumerate((1, 0, 1, 0.5))]


def rated(games: int, bot: str, elo: float) -> Row:
    return {"games": games, "bot": bot, "elo": elo, "+-": 100.0, "played": games, "score": 0.5}


def standing(bot: str, elo: float) -> Row:
    return {"bot": bot, "elo": elo, "+-": 20.0, "games": 4, "score": 0.5}


def step(pairs: int, ratio: float, verdict: str = "") -> Row:
    return {"pairs": pairs, "score": 1, "ratio": ratio, "H0 at": -2.94, "H1 at": 2.94, "verdict": verdict}


class Given(TournamentExperiment):
    """Two pairs of games of two bots, with tables made by hand."""

    given: dict[str, Table]

    def tables(self, events: Any) -> dict[str, Table]:  # noqa: ARG002
        return Given.given


def recording(*, lead: float = 60, low: float | None = -10, high: float | None = 130, walk: Any = None,
              events: list[Event] = GAMES) -> Any:  # fmt: skip
    names = [("one", "two"), ("two", "one")] * 2
    duel: Row = {"bot": "one", "against": "two", "score": 0.875, "from": low, "to": high}
    tables: dict[str, Any] = {
        "standings": [standing("one", lead / 2), standing("two", -lead / 2)],
        "pairings": [duel],
        "course": [
            row for count in (2, 4) for row in (rated(count, "one", 10 * count), rated(count, "two", -10 * count))
        ],
        "games": [
            {"game": number, "first": first, "second": second} for number, (first, second) in enumerate(names, 1)
        ],
    } | ({"walk": walk} if walk is not None else {})
    Given.given = {name: Table(tuple(rows)) for name, rows in tables.items()}
    return Given(game="y3").recorded(events)


def test_one_goes_by_moves_games_and_pairs() -> None:
    assert [list(unit.stops) for unit in recording().units] == [list(range(13)), [0, 3, 6, 9, 12], [0, 6, 12]]
    assert [list(unit.stops) for unit in recording(events=[]).units] == [[0], [0], [0]]


def test_the_board_has_the_stones_after_a_move_and_the_winning_chain_at_the_end_of_a_game() -> None:
    boards = [recording().scene(at).board["position"] for at in range(1, 7)]
    assert [one["cells"] for one in boards] == [f"{stones}000" for stones in ("100", "120", "221") * 2]
    assert [one["winning_cells"] for one in boards] == [[], [], [2], [], [], [0, 1]]
    assert boards[2]["last"]["cells"] == [2, 0]
    assert boards[1]["record"] == "y3:a1.a2"


def test_a_step_tells_the_move_at_the_end_of_a_game_its_winner_and_at_the_end_of_a_pair_what_it_brought() -> None:
    sentences = [plain(recording().scene(at).sentence) for at in range(13)]
    assert sentences[0] == "lab-tournament-before"
    moved = "lab-tournament-moved(count: 2, move: a2, game: 1, games: 4, first: one (black), second: two (white))"
    assert sentences[2] == f"{moved} lab-tournament-rated(games: 0)"
    assert "lab-tournament-won(winner: one)" in sentences[3]
    assert "first: two (black), second: one (white)) lab-tournament-won(winner: one)" in sentences[6]
    assert "lab-tournament-paired(score: 2, bot: one) lab-tournament-rated(games: 2)" in sentences[6]
    assert "lab-tournament-drawn lab-tournament-paired(score: 1.5, bot: one)" in sentences[12]
    broken = recording(events=[game(0, 0, "It took too long.")]).scene(3)
    assert plain(broken.sentence).startswith("lab-tournament-fault(game: 1, bot: one, fault: It took too long.)")


def test_ratings_stand_there_as_soon_as_a_pair_is_finished_and_the_code_shows_where_one_is() -> None:
    scenes = [recording().scene(at) for at in range(13)]
    assert (scenes[5].picture, scenes[5].rows) == (None, [[bot, None, None, None, None] for bot in ("one", "two")])
    assert scenes[6].rows == [["one", 2, 0.5, 20, 100], ["two", 2, 0.5, -20, 100]]
    assert scenes[11].rows == scenes[6].rows
    assert scenes[12].rows[0][3] == 40
    assert [list(scenes[at].lines) for at in (1, 4, 6, 12)] == [[3], [4], [4, 5, 6], [7, 8]]
    assert list(map(plain, scenes[12].formula)) == ["40 − (-40) = 80", "1 / (1 + 10^(−80 / 400)) = 0.613137"]


def test_the_cross_table_has_the_share_of_points_of_both_sides_the_strongest_first() -> None:
    cross = recording().views[0]
    assert cross.grid == Grid(["bot", "1 one", "2 two"], [["1 one", None, 88], ["2 two", 13, None]])
    assert [cell and cell["text"] for cell in cross.picture["cells"]] == [None, 88, 13, None]


def test_the_walk_lies_between_its_bounds_and_there_is_one_with_a_test_alone() -> None:
    assert [view.name for view in recording().views] == ["cross", "elo"]
    found = recording(walk=[step(1, 1), step(2, 3, "H1")])
    *_, walk = found.views
    assert (walk.name, walk.table) == ("walk", "walk")
    assert [line["look"] for line in walk.picture["series"]] == ["s1", "bound", "bound"]
    assert plain(found.scene(6).formula[-1]) == "lab-tournament-ratio(low: -2.94, ratio: 1, high: 2.94)"


@pytest.mark.parametrize(
    ("lead", "right"), [(0, "small"), (49.9, "small"), (50, "clear"), (150, "large"), (299, "large"), (300, "huge")]
)
def test_the_lead_decides_which_prediction_is_right(lead: float, right: str) -> None:
    assert recording(lead=lead).verdict.right == [right]


def test_what_the_games_leave_open_is_said() -> None:
    unsettled = "lab-tournament-unsettled"
    assert unsettled in plain(recording().verdict.told)
    assert unsettled in plain(recording(low=None).verdict.told)
    assert unsettled not in plain(recording(low=5, high=None).verdict.told)
    assert "lab-tournament-undecided(count: 1)" in plain(recording(walk=[step(1, 1)]).verdict.told)
    accepted = recording(walk=[step(1, 1), step(2, 3, "H1")]).verdict
    assert "lab-tournament-accepted(verdict: H1, count: 2)" in plain(accepted.told)
