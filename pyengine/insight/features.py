"""What is on the board: chains that reach sides, links, cuts, ladders, and cells that are worth nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.insight.cells import worthless
from pyengine.insight.claims import HELD, Claim, link
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
"""The most double threats that are told."""


def features(state: Connection, nodes: int = NODES) -> list[Claim]:
    """What can be proven of a position within a budget of nodes. Nobody has won yet.

    The same budget gives the same claims on every machine.
    """
    return [claim for claim in found(state, nodes) if claim is not None]


def found(state: Connection, nodes: int = NODES) -> Iterator[Claim | None]:
    """The features as they are found; None where nothing was, after which one may stop as well."""
    position = Position.of(state)
    known = Connections(position.board, nodes)
    yield from _threats(position, known)
    yield from _cells(state)
    for player in (position.to_move, opponent(position.to_move)):
        yield from _reached(position, player)
        yield from _links(position, known, player)
        yield from (ladder.claim for ladder in ladders(position, known, player))


def _threats(position: Position, known: Connections) -> Iterator[Claim]:
    """The must-play region of the player to move, and the double threats that this player has."""
    player, rival = position.to_move, opponent(position.to_move)
    region = known.region(position, GAME)
    if region is not None:
        yield Claim("region", rival, region)
    for cell, carrier in sorted(known.double(position), key=lambda one: one[1].bit_count())[:DOUBLE]:
        yield Claim("double", player, carrier, answer=cell)


def _cells(state: Connection) -> Iterator[Claim]:
    """Dead and captured cells."""
    dead, captured = worthless(state)
    if dead:
        yield Claim("dead", opponent(state.to_move), dead)
    for player, cells in enumerate(captured, 1):
        if cells:
            yield Claim("captured", player, cells)


def _reached(position: Position, player: int) -> Iterator[Claim]:
    """The chains that touch sides of the player's goal."""
    for chain in position.chains(player):
        for side in position.sides(player):
            if chain.cells & side.cells:
                yield Claim("reaches", player, 0, (chain, side))


def _links(position: Position, known: Connections, player: int) -> Iterator[Claim | None]:
    """The connections of a player that are held, open, or severed; those that follow from others are left out."""
    held, rest = list[Claim](), list[Claim]()
    for ends in position.pairs(player):
        yield None
        claim = _link(position, known, player, ends)
        if claim is not None:
            (held if claim.kind in HELD else rest).append(claim)
    groups = _Groups()
    for claim in sorted(held, key=_size):
        if groups.joined(*claim.ends):
            yield claim
    told = set[frozenset[int]]()
    for claim in sorted(rest, key=_size):
        pair = frozenset(groups.number(end) for end in claim.ends)
        if len(pair) == len(claim.ends) and pair not in told:
            told.add(pair)
            yield claim


def _link(position: Position, known: Connections, player: int, ends: tuple[End, End]) -> Claim | None:
    """What is proven of two ends."""
    if distance(position, player, ends) > NEAR:
        return None
    against = known.verdict(replace(position, to_move=opponent(player)), player, ends, EASY)
    if against is None:
        return None
    if against.winner == player:
        return Claim(link(position.board, against.carrier, ends), player, against.carrier, ends)
    mine = replace(position, to_move=player)
    first = known.verdict(mine, player, ends, EASY)
    if first is None:
        return None
    if first.winner != player:
        return Claim("severed", player, first.carrier, ends)
    return Claim("open", player, first.carrier | against.carrier, ends, known.move(mine, player, ends, first))


def _size(claim: Claim) -> int:
    """The cells of a carrier: of two links, the smaller one is told."""
    return claim.carrier.bit_count()


class _Groups:
    """Chains and sides that are linked."""

    def __init__(self) -> None:
        self._numbers: dict[End, int] = {}

    def number(self, end: End) -> int:
        """The number of the group of an end."""
        return self._numbers.setdefault(end, len(self._numbers))

    def joined(self, one: End, other: End) -> bool:
        """Joins the groups of two ends; whether they were apart."""
        kept, gone = self.number(one), self.number(other)
        self._numbers.update({end: kept for end, number in self._numbers.items() if number == gone})
        return kept != gone
