"""Claims in English, for the command line; the page has words of its own."""

from collections.abc import Sequence

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.insight.claims import Claim
from pyengine.insight.position import End
from pyengine.insight.reasons import stones_needed
from pyengine.search.connection.distance import FAR, bits

SENTENCES = {
    "wins": "{better} wins by force.",
    "double": "{better} wins by a double threat: every missing link has two ways.",
    "doubled": "After {move} {rival} wins by a double threat, {answer}: every missing link has two ways.",
    "must": "{rival} threatens to win, and {move} does not meet it: only {cells} can.",
    "loses": "After {move} {rival} has a forced win, beginning with {answer}.",
    "broken-bridge": "{move} lets the bridge from {one} to {other} be cut, by {answer}; {better} keeps it.",
    "broken-template": "{move} lets the edge template from {one} to {other} be cut, by {answer}; {better} keeps it.",
    "broken-connection": "{move} lets {one} be cut from {other}, by {answer}; {better} keeps them connected.",
    "cut": "After {move} {one} can be cut from {other}, by {answer}; {better} connects them.",
    "joins": "After {move} {rival} connects {one} with {other}, by {answer}; {better} stops that.",
    "ladder-joins": "After {move} {rival} connects {one} with {other} by a ladder, beginning with {answer}: {escape} "
    "is its escape; {better} stops that.",
    "ladder-runs": "{better} begins a ladder that connects {one} with {other}: {escape} is its escape.",
    "ladder-escape": "{better} is a ladder escape: {one} threatens to connect with {other}, beginning with {answer}; "
    "after {move} it cannot.",
    "ladder-fails": "{move} begins a ladder from {one} along {other} that does not connect; {better} connects them.",
    "dead": "{move} is a dead cell: a stone there changes nothing.",
}
"""A sentence for each kind of reason."""
LINKED = "{better} wins: it is joined to {other} over {cells}."
"""The sentence for a win by a link."""
FEATURES = {
    "reaches": "{player}: {one} reaches {other}.",
    "bridge": "{player}: a bridge holds {one} and {other} together, over {cells}.",
    "template": "{player}: {one} is connected with {other} by an edge template of {count} cells.",
    "connection": "{player}: {one} and {other} are connected, over {count} cells.",
    "open": "{player}: {one} and {other} belong to the one who moves first; {player} connects them by {answer}.",
    "severed": "{player}: {one} is cut from {other}.",
    "ladder": "{player}: a ladder runs from {one} along {other}, beginning with {answer}.",
    "escape": "{player}: {other} is a ladder escape for {one}, which begins with {answer}.",
    "region": "{player} threatens to win: only {cells} can meet it, the must-play region.",
    "double": "{player}: {answer} wins; every missing link has two ways.",
    "dead": "Dead cells: {cells}.",
    "captured": "Cells captured by {player}: {cells}.",
}
"""A sentence for each kind of feature."""
NUMBERS = "After {move} {first} needs {} and {second} {}; after {better} {} and {}."
"""The sentence without a reason."""
NO_DIFFERENCE = "Nothing is proven that tells {move} from {better}."
"""The sentence if, in addition, both players need the same numbers of stones after either move."""


def sentences(reasons: Sequence[Claim], state: Connection, move: int | None, better: int) -> list[str]:
    """A sentence for each reason why a move is better than another one; without reasons, the stones that are needed."""
    name = state.game.move_name
    words = {"move": "a pass" if move is None else name(move), "better": name(better)}
    if reasons:
        return [_sentence(reason, state, words) for reason in reasons]
    after, best = stones_needed(state, move, better)
    if after == best:
        return [NO_DIFFERENCE.format(**words)]
    first, second = map(str.capitalize, state.game.players)
    return [NUMBERS.format(*map(_stones, (*after, *best)), **words, first=first, second=second)]


def feature(claim: Claim, state: Connection) -> str:
    return FEATURES[claim.kind].format(**_values(claim, state))


def _sentence(reason: Claim, state: Connection, words: dict[str, str]) -> str:
    sentence = LINKED if reason.kind == "wins" and reason.ends else SENTENCES[reason.kind]
    if reason.answer is None:
        sentence = sentence.replace(", by {answer}", "").replace(", beginning with {answer}", "")
    rival = state.game.players[opponent(state.to_move) - 1].capitalize()
    return sentence.format(**words, **_values(reason, state), rival=rival)


def _values(claim: Claim, state: Connection) -> dict[str, str]:
    name = state.game.move_name
    sides = [f"the {side.name} side" for side in state.game.geometry.sides]
    ends = (name(stone_of(end, claim, state)) if end.side is None else sides[end.side] for end in claim.ends)
    cells = [name(cell) for cell in bits(claim.carrier)]
    return {
        **dict(zip(("one", "other", "escape"), ends, strict=False)),
        "player": state.game.players[claim.player - 1].capitalize(),
        "cells": " and ".join(filter(None, [", ".join(cells[:-1]), *cells[-1:]])) or "no cell",
        "count": str(claim.carrier.bit_count()),
        "answer": "" if claim.answer is None else name(claim.answer),
    }


def stone_of(end: End, claim: Claim, state: Connection) -> int:
    """The stone by which a chain is named: one that touches the carrier, if any does."""
    neighbours = state.game.geometry.neighbours
    near = (cell for cell in bits(end.cells) if any(claim.carrier >> other & 1 for other in neighbours[cell]))
    return next(near, next(bits(end.cells)))


def _stones(count: int) -> str:
    return "cannot win" if count >= FAR else f"{count} stone{'' if count == 1 else 's'}"
