"""Features of a board: chains that reach sides, links, cuts, ladders, and worthless cells."""

from collections.abc import Iterator
from dataclasses import replace

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.insight.cells import worthless_cells
from pyengine.insight.claims import FEW, HELD, Claim, link_kind
from pyengine.insight.connections import Connections, distance
from pyengine.insight.ladders import ladders
from pyengine.insight.position import End, Position

NODES = 8000
"""The budget: positions that all searches look at."""
EASY, GAME = 200, 1000
"""The most nodes for a connection, and for the game."""
NEAR = 3
"""The most stones that a connection may still need."""
DOUBLE = 3
"""The most double threats among the features."""


def features(state: Connection) -> list[Claim]:
    """The claims that the usual budget of nodes proves of an undecided position, the same on every machine."""
    return [claim for claim in search_features(state) if claim is not None]


def search_features(state: Connection) -> Iterator[Claim | None]:
    """Yields the features one by one, and None after a search without one: the caller may stop at either."""
    position = Position.of(state)
    connections = Connections(position, NODES)
    yield from _threats(position, connections)
    yield from _worthless(state)
    for player in (position.to_move, opponent(position.to_move)):
        for chain in position.chains(player):
            for side in position.sides(player):
                if chain.cells & side.cells:
                    yield Claim("reaches", player, 0, (chain, side))
        yield from _links(position, connections, player)
        yield from (ladder.claim for ladder in ladders(position, connections, player))


def _threats(position: Position, connections: Connections) -> Iterator[Claim]:
    """A small must-play region of the player to move, and the double threats that this player has."""
    player = position.to_move
    region = connections.must_play(position, GAME)
    if region is not None and region.bit_count() <= FEW:
        yield Claim("region", opponent(player), region)
    threats = sorted(connections.double_threats(position), key=lambda threat: threat[1].bit_count())
    for cell, carrier in threats[:DOUBLE]:
        yield Claim("double", player, carrier, answer=cell)


def _worthless(state: Connection) -> Iterator[Claim]:
    dead, captured = worthless_cells(state)
    if dead:
        yield Claim("dead", opponent(state.to_move), dead)
    for player, cells in enumerate(captured, 1):
        if cells:
            yield Claim("captured", player, cells)


def _links(position: Position, connections: Connections, player: int) -> Iterator[Claim | None]:
    """The player's connections that are held, open or severed; those that follow from smaller ones are left out."""
    held, rest = list[Claim](), list[Claim]()
    for ends in position.pairs(player):
        yield None
        claim = _link(position, connections, player, ends)
        if claim is not None:
            (held if claim.kind in HELD else rest).append(claim)
    groups, pairs = dict[End, int](), set[frozenset[int]]()

    def group(end: End) -> int:
        """The number of the chains and sides that are linked with this one."""
        return groups.setdefault(end, len(groups))

    for claim in sorted(held, key=lambda claim: claim.carrier.bit_count()):
        target, source = map(group, claim.ends)
        if target != source:
            groups |= {end: target for end, number in groups.items() if number == source}
            yield claim
    for claim in sorted(rest, key=lambda claim: claim.carrier.bit_count()):
        pair = frozenset(map(group, claim.ends))
        if len(pair) == len(claim.ends) and pair not in pairs:
            pairs.add(pair)
            yield claim


def _link(position: Position, connections: Connections, player: int, ends: tuple[End, End]) -> Claim | None:
    if distance(position, player, ends) > NEAR:
        return None
    duel, mine = connections.link(player, ends), replace(position, to_move=player)
    second = duel.verdict(replace(position, to_move=opponent(player)), EASY)
    if second is None:
        return None
    if second.winner == player:
        return Claim(link_kind(position.board, second.carrier, ends), player, second.carrier, ends)
    first = duel.verdict(mine, EASY)
    if first is None:
        return None
    if first.winner != player:
        return Claim("severed", player, first.carrier, ends)
    return Claim("open", player, first.carrier | second.carrier, ends, duel.winning_move(mine, first))
