"""Games made up for positions: every position of a game is reached again, and what is none is refused."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.errors import BadRecord, BadValue
from pyengine.core.game import Choice
from pyengine.games import GAMES, new_game
from pyengine.games.connection import ConnectionGame, ConnectionState
from pyengine.records.position import lasting_options, record_reaching, set_up
from pyengine.records.record import read


def game_of(name: str, size: int) -> ConnectionGame:
    game = new_game(name, size)
    assert isinstance(game, ConnectionGame)
    return game


@given(st.sampled_from(["y", "hex"]), st.integers(3, 5), st.booleans(), st.randoms(use_true_random=False))
def test_every_position_of_a_game_is_reached(name: str, size: int, swapped: bool, chance: Random) -> None:
    game = game_of(name, size)
    state = game.start().play(chance.randrange(game.swap))
    if swapped:
        state = state.play(game.swap)
    count = chance.randrange(2, game.swap)
    while state.to_move and state.ply < count:
        state = state.play(chance.choice([move for move in state.legal() if move != game.swap]))
    ones, twos = ([cell for cell, owner in enumerate(state.cells) if owner == player] for player in (1, 2))
    found = record_reaching(game, ones, twos, 1 + state.ply % 2, swapped=swapped).state
    assert (found.cells, found.to_move, found.ply) == (state.cells, state.to_move, state.ply)


@given(st.data())
def test_every_set_of_stones_without_a_winner_is_reached_with_passes(data: st.DataObject) -> None:
    game = game_of("hex", 5)
    owners = data.draw(st.lists(st.sampled_from([0, 0, 1, 2]), min_size=25, max_size=25))
    ones, twos = ([cell for cell, owner in enumerate(owners) if owner == player] for player in (1, 2))
    to_move = data.draw(st.sampled_from([1, 2]))
    try:
        record = record_reaching(game, ones, twos, to_move)
    except BadRecord:
        return  # more than one stone decided the game
    assert record.state.cells == bytes(owners)
    assert record.outcome or record.state.to_move == to_move
    assert read(record.text()) == record


@given(st.data())
def test_a_position_is_set_up_whatever_its_stones(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(["y", "hex", "bent"]))
    options: dict[str, Choice] = {"pie": data.draw(st.booleans()), "master": data.draw(st.booleans()), "handicap": 2}
    game = new_game(name, 5, options)
    assert isinstance(game, ConnectionGame)
    count = len(game.geometry.names)
    owners = data.draw(st.lists(st.sampled_from([0, 0, 1, 2]), min_size=count, max_size=count))
    to_move = data.draw(st.sampled_from([1, 2]))
    try:
        record = set_up(game, owners, to_move)
    except BadValue:
        return  # somebody has won
    state = record.state
    assert isinstance(state, ConnectionState)
    assert (state.cells, state.to_move, record.outcome) == (bytes(owners), to_move, None)
    assert state.left == game.turn or not any(owners)
    assert game.swap not in state.legal()
    assert read(record.text()) == record


def test_what_has_begun_has_the_options_that_last() -> None:
    assert [name for name, game in GAMES.items() if lasting_options(game) == ["master"]] == ["y", "bent", "hex"]
    assert lasting_options(GAMES["tictactoe"]) is None
    hex_game = game_of("hex", 3)
    assert set_up(hex_game, [1, 1, 0, 0, 0, 0, 0, 0, 0], 1).text() == "hex3:a1.pass.b1.pass"
    with pytest.raises(BadValue, match="The game is over in this position: expected one in which nobody has won"):
        set_up(hex_game, [2, 2, 2, 0, 0, 0, 0, 0, 0], 1)
