"""Claims in English, for the command line; the page has words of its own."""

from __future__ import annotations

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.insight.claims import Claim
from pyengine.insight.position import End
from pyengine.insight.reasons import Explanation
from pyengine.search.distance import FAR, bits

SENTENCES = {
    "wins": "{better} wins for certain.",
    "double": "{better} wins by a double threat: two ways for each link that is missing.",
    "doubled": "After {move} {rival} wins by a double threat, {answer}: two ways for each link that is missing.",
    "must": "{rival} threatens to win, and {move} does not meet it: only {cells} can.",
    "loses": "After {move} {rival} wins for certain, beginning with {answer}.",
    "broken-bridge": "{move} lets the bridge from {one} to {other} be cut, by {answer}; {better} keeps it.",
    "broken-template": "{move} lets the edge template from {one} to {other} be cut, by {answer}; {better} keeps it.",
    "broken-connection": "{move} lets {one} be cut from {other}, by {answer}; {better} keeps them connected.",
    "cut": "After {move} {one} can be cut from {other}, by {answer}; {better} connects them.",
    "joins": "After {move} {rival} connects {one} with {other}, by {answer}; {better} stops that.",
    "ladder-joins": "After {move} {rival} connects {one} with {other} by a ladder, beginning with {answer}: {escape} "
    "is its escape; {better} stops that.",
    "ladder-escape": "{better} is a ladder escape: {one} threatens to connect with {other}, beginning with {answer}; "
    "after {move} it cannot.",
    "ladder-fails": "{move} begins a ladder from {one} along {other} that does not connect; {better} connects them.",
    "dead": "{move} is a dead cell: a stone there changes nothing.",
}
"""A sentence for each kind of reason."""
LINKED = "{better} wins: it is joined to {other} over {cells}."
"""That of a win by a link."""
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
    "double": "{player}: {answer} wins, with two ways for each link that is missing.",
    "dead": "Dead cells: {cells}.",
    "captured": "Cells captured by {player}: {cells}.",
}
"""A sentence for each kind of feature."""
NUMBERS = (
    "After {move} {first} needs {stones} and {second} {others}; after {better} {better_stones} and {better_others}."
)
"""What is said without a reason."""
ALIKE = "Nothing is proven that tells {move} from {better}."
"""What is said where both players need as many stones after either move, too."""


def sentences(found: Explanation, state: Connection, move: int | None, better: int) -> list[str]:
    """An explanation as `explain` gives it, a sentence for each reason."""
    name = state.game.move_name
    words = {"move": "a pass" if move is None else name(move), "better": name(better)}
    if found.reasons:
        return [_sentence(reason, state, words) for reason in found.reasons]
    if found.needs[0] == found.needs[1]:
        return [ALIKE.format(**words)]
    (one, two), (better_one, better_two) = found.needs
    first, second = map(str.capitalize, state.game.players)
    told = {"first": first, "second": second, "stones": _stones(one), "others": _stones(two)}
    return [NUMBERS.format(**words, **told, better_stones=_stones(better_one), better_others=_stones(better_two))]


def feature(claim: Claim, state: Connection) -> str:
    """A feature as `features` gives it, in a sentence."""
    return FEATURES[claim.kind].format(**_told(claim, state))


def _sentence(reason: Claim, state: Connection, words: dict[str, str]) -> str:
    sentence = LINKED if reason.kind == "wins" and reason.ends else SENTENCES[reason.kind]
    if reason.answer is None:
        sentence = sentence.replace(", by {answer}", "").replace(", beginning with {answer}", "")
    rival = state.game.players[opponent(state.to_move) - 1].capitalize()
    return sentence.format(**words, **_told(reason, state), rival=rival)


def _told(claim: Claim, state: Connection) -> dict[str, str]:
    """The words for the parts of a claim."""
    name = state.game.move_name
    ends = (end_name(end, claim, state) for end in claim.ends)
    return {
        **dict(zip(("one", "other", "escape"), ends, strict=False)),
        "player": state.game.players[claim.player - 1].capitalize(),
        "cells": _listed([name(cell) for cell in bits(claim.carrier)]),
        "count": str(claim.carrier.bit_count()),
        "answer": "" if claim.answer is None else name(claim.answer),
    }


def end_name(end: End, reason: Claim, state: Connection) -> str:
    """The name of a side, or of the stone of a chain that is nearest to the carrier."""
    if end.side is not None:
        return f"the {state.game.geometry.sides[end.side].name} side"
    return state.game.move_name(stone_of(end, reason, state))


def stone_of(end: End, reason: Claim, state: Connection) -> int:
    """The stone by which a chain is named: one that touches the carrier, if any does."""
    near = [
        cell
        for cell in bits(end.cells)
        if any(reason.carrier >> one & 1 for one in state.game.geometry.neighbours[cell])
    ]
    return next(iter(near or bits(end.cells)))


def _listed(cells: list[str]) -> str:
    return ", ".join(cells[:-1]) + (" and " if len(cells) > 1 else "") + cells[-1] if cells else "no cell"


def _stones(count: int) -> str:
    return "cannot win" if count >= FAR else f"{count} stone{'' if count == 1 else 's'}"
