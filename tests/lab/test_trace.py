"""Traced searches make the same choices, and what they record is what they did."""

from math import fsum
from typing import Any

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.games import GAMES, new_game
from pyengine.lab.experiments.chance import CoinGame
from pyengine.lab.log import Event
from pyengine.lab.trace import DIGITS, playouts, trace_lookahead
from pyengine.lab.trees import random_tree
from pyengine.search.expectimax import Expectimax, Expectiminimax
from pyengine.search.minimax import AlphaBeta, Minimax, Planner
from tests.engine.boards import ended
from tests.engine.conformance import walk
from tests.engine.tactics import last


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("ply", [0, 1, 2, 5])
def test_the_games_that_are_shown_are_those_of_the_playouts(name: str, ply: int) -> None:
    """Played by the rules from the same dice, they have the same total, and the dice go on alike."""
    smallest, _, _ = GAMES[name].sizes
    states = walk(new_game(name, max(smallest, 4) if name != "tictactoe" else 3), Dice(ply))
    for state in (states[min(ply, len(states) - 2)], states[-1]):
        one, two = Dice(3), Dice(3)
        played = playouts(state, 30, one)
        assert fsum(score for _, score in played) == state.playouts(30, two)
        assert one.share() == two.share()
        for moves, score in played:
            end = state
            for move in moves:
                end = end.play(move)
            assert ended(end).score(1) == score


def begun(name: str, size: int) -> State:
    """A position after the first moves of both players, so that it may be a swap's turn no longer."""
    state = new_game(name, size).start()
    return state.play(1).play(2)


LOOKS: list[Planner] = [
    *(Minimax(depth=3), Minimax(depth=3, deepen=False, order="natural"), Expectimax(depth=3), Expectiminimax(depth=3)),
    *(AlphaBeta(depth=4), AlphaBeta(depth=4, deepen=False, order="best")),
    AlphaBeta(depth=2, quiet=0.1, order="random"),
]


@pytest.mark.parametrize("search", LOOKS, ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("playouts", [None, 50])
@pytest.mark.parametrize(("name", "size"), [("tictactoe", 3), ("nim", 9), ("hex", 3), ("randomhex", 3), ("rooms", 3)])
def test_a_traced_lookahead_makes_the_same_choice(search: Any, playouts: int | None, name: str, size: int) -> None:
    if name in ("randomhex", "rooms") and not isinstance(search, Expectimax | Expectiminimax):
        return
    state = new_game(name, size).start()
    state = state.play(state.legal()[1])
    state = state.play(state.legal()[0]) if name == "rooms" else state
    *_, choice = trace_lookahead("x", search, state, Dice(3), playouts)
    info, name_of = last(search, state, playouts, seed=3), state.game.move_name
    assert (choice["move"], choice["value"]) == (name_of(info.move), round(info.value, DIGITS))
    assert {one["move"]: one["visits"] for one in choice["visits"]} == {name_of(m): n for m, n in info.visits.items()}


def values_of(events: list[Event]) -> dict[int, Event]:
    """The last word on each node."""
    return {event["node"]: event for event in events if event["is"] == "value"}


@pytest.mark.parametrize("search", [search for search in LOOKS if isinstance(search, Minimax | AlphaBeta)])
def test_windows_cuts_and_values_fit_together(search: Planner) -> None:
    events = list(trace_lookahead("x", search, begun("hex", 3), Dice(1)))
    windows = {event["node"]: event for event in events if event["is"] == "window"}
    values, cuts = values_of(events), {event["node"]: event for event in events if event["is"] == "cut"}
    assert set(windows) == set(values)
    for node, window in windows.items():
        below = [one for one in windows.values() if one.get("parent") == node]
        known = [values[one["node"]]["value"] for one in below]
        assert bool(below) == ("leaf" not in values[node])
        if below:
            assert values[node]["value"] == (max(known) if window["kind"] == "max" else min(known))
        if "parent" in window:
            assert window["alpha"] >= windows[window["parent"]]["alpha"]
            assert window["beta"] <= windows[window["parent"]]["beta"]
    for node, cut in cuts.items():
        assert cut["left"] or cut["alpha"] >= cut["beta"]
        assert cut["move"] == [one["move"] for one in windows.values() if one.get("parent") == node][-1]
        if "by" not in cut:
            assert values[node]["value"] == float(windows[node]["kind"] == "max")
        else:
            own, above = (windows[one] for one in (node, cut["by"]))
            side = "beta" if own["kind"] == "max" else "alpha"
            assert node > cut["by"]
            if own["alpha"] < own["beta"]:
                assert (above["kind"], above[side]) != (own["kind"], own[side])
            else:
                assert above["alpha"] < above["beta"]
    assert bool(cuts) == isinstance(search, AlphaBeta)


def test_bounds_are_bounds() -> None:
    tree = random_tree(3, 5, 1)
    exact: dict[bytes, float] = {}

    def fill(state: State) -> float:
        if state.outcome is not None:
            found = state.outcome.score(1)
        else:
            found = (max if state.to_move == 1 else min)(fill(state.play(move)) for move in state.legal())
        exact[state.cells] = found
        return found

    fill(tree.start())
    bounds = set()
    paths: dict[int | None, State] = {}
    for event in trace_lookahead("x", AlphaBeta(depth=5, deepen=False, order="natural"), tree.start(), Dice(1)):
        if event["is"] == "window":
            above = paths.get(event.get("parent"))
            paths[event["node"]] = tree.start() if above is None else above.play(tree.move_named(event["move"]))
        elif event["is"] == "value":
            value, true = event["value"], round(exact[paths[event["node"]].cells], DIGITS)
            bound = event.get("bound", "exact")
            assert {"exact": value == true, "lower": value <= true, "upper": value >= true}[bound]
            bounds.add(bound)
    assert bounds == {"exact", "lower", "upper"}


def test_means_are_those_of_the_shares() -> None:
    coin = CoinGame(random_tree(2, 2, 1).start(), 0.25)
    events = list(trace_lookahead("x", Expectiminimax(depth=9), coin.start(), Dice(1)))
    values = values_of(events)
    for window in [event for event in events if event["is"] == "window" and event.get("kind") == "mean"]:
        below = [one for one in events if one["is"] == "window" and one.get("parent") == window["node"]]
        if "leaf" in values[window["node"]]:
            continue
        mean = sum(one["share"] * values[one["node"]]["value"] for one in below)
        assert values[window["node"]]["value"] == pytest.approx(mean, abs=2e-6)
    random = trace_lookahead("x", Expectimax(depth=4), begun("nim", 9), Dice(1))
    assert {event.get("kind") for event in random if event["is"] == "window"} == {"max", "mean", None}


def test_a_position_met_before_is_known_and_a_budget_leaves_nodes_open() -> None:
    events = list(trace_lookahead("x", Expectiminimax(depth=4), new_game("tictactoe").start(), Dice(1)))
    assert "known" in {event.get("leaf") for event in values_of(events).values()}
    cut = list(trace_lookahead("x", Minimax(depth=4), new_game("tictactoe").start(), Dice(1), 30))
    assert {event["node"] for event in cut if event["is"] == "window"} - set(values_of(cut))


def test_a_search_that_has_enough_ends_with_its_choice() -> None:
    asked = iter([False, False, True])
    events = list(trace_lookahead("x", Minimax(depth=4), begun("tictactoe", 3), Dice(1), enough=lambda: next(asked)))
    *_, info = Minimax(depth=4)(begun("tictactoe", 3), Dice(1), 12)
    assert events[-1]["is"] == "choice"
    assert sum(one["visits"] for one in events[-1]["visits"]) == sum(info.visits.values())
    assert next(asked, None) is None
