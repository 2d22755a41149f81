import heapq

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import Game, opponent
from pyengine.core.protocols import ConnectionRules
from pyengine.games import new_game
from pyengine.search.connection.distance import FAR, TWO_DISTANCE, Board, bits, costs, distances, mask_of
from tests.engine.boards import cells, find_winners, rules
from tests.engine.conformance import walk

GAMES = [rules("hex", 5), rules("hex", 7), rules("y", 5), rules("y", 7)]


def masks(picture: bytes, player: int = 1) -> tuple[int, int]:
    return mask_of(picture, player), mask_of(picture, 0)


def dijkstra(game: Game, owner: bytes, player: int, side: int) -> list[int]:
    """Stones needed to join each cell to a side, the textbook way: own stones cost nothing, other stones are walls."""
    geometry, price = game.geometry, {0: 1, player: 0}
    found = [FAR] * len(owner)
    queue = [(price[owner[c]], c) for c, b in enumerate(geometry.borders) if b >> side & 1 and owner[c] in price]
    heapq.heapify(queue)
    while queue:
        far, cell = heapq.heappop(queue)
        if far < found[cell]:
            found[cell] = far
            for near in geometry.neighbours[cell]:
                if owner[near] in price:
                    heapq.heappush(queue, (far + price[owner[near]], near))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}{game.size}")
@pytest.mark.parametrize("seed", range(3))
def test_distances_agree_with_dijkstra_in_random_games(game: ConnectionRules, seed: int) -> None:
    board = Board(game.geometry)
    for state in walk(game, Dice(seed)):
        for player in (1, 2):
            if state.outcome is not None:
                continue
            mine, empty = masks(state.cells, player)
            goal = game.goals[player - 1]
            sides = [side for side in range(4) if goal >> side & 1]
            found = distances(board, mine, empty, goal)
            wanted = [dijkstra(game, state.cells, player, side) for side in sides]
            for cell in bits(empty):
                assert [one[cell] for one in found] == [one[cell] for one in wanted]
            over = [sum(one[cell] for one in wanted) - (len(sides) - 1) * (state.cells[cell] == 0)
                    for cell in range(len(state.cells)) if state.cells[cell] != opponent(player)]  # fmt: skip
            assert min(costs(board, mine, empty, goal)) == min(FAR, *over)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}{game.size}")
def test_cells_of_cost_one_are_the_moves_that_win(game: ConnectionRules) -> None:
    board = Board(game.geometry)
    seen = 0
    for seed in range(5):
        for state in walk(game, Dice(seed))[2:-1]:
            mine, empty = masks(state.cells, state.to_move)
            found = costs(board, mine, empty, game.goals[state.to_move - 1])
            wins = [move for move in state.legal() if state.play(move).outcome]
            assert [cell for cell, cost in enumerate(found) if cost == 1] == wins
            seen += len(wins)
    assert seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}{game.size}")
def test_a_board_knows_who_has_joined_the_sides(game: ConnectionRules) -> None:
    board = Board(game.geometry)
    for seed in range(5):
        for state in walk(game, Dice(seed)):
            for player, goal in enumerate(game.goals, 1):
                joins = board.joins(mask_of(state.cells, player), goal)
                assert joins == (player in find_winners(game, state.cells))


def test_an_empty_board_is_as_far_as_it_is_wide() -> None:
    for size in (3, 5, 9):
        game = new_game("hex", size)
        board = Board(game.geometry)
        assert min(costs(board, 0, board.all, 0b0011)) == size
        y = Board(new_game("y", size).geometry)
        assert min(costs(y, 0, y.all, 0b111)) == size


def test_two_distance_asks_for_two_ways() -> None:
    """A cell is one farther than the second nearest of its neighbours, so nobody gets through a wall with one gap."""
    board = Board(new_game("hex", 3).geometry)
    rows = distances(board, 0, board.all, 0b0001, TWO_DISTANCE)[0]
    assert rows == [1, 1, 1, 2, 2, 3, 3, 4, 5]
    mine, empty = masks(cells("... OO. ..."))
    assert distances(board, mine, empty, 0b0001)[0] == [1, 1, 1, FAR, FAR, 2, 4, 3, 3]
    assert distances(board, mine, empty, 0b0001, TWO_DISTANCE)[0] == [1, 1, 1] + [FAR] * 6


def test_masks_say_where_the_stones_are() -> None:
    board = cells("X.O .X. ..O")
    assert [sorted(bits(mask_of(board, value))) for value in (0, 1, 2)] == [[1, 3, 5, 6, 7], [0, 4], [2, 8]]
