"""Reasons in English, for the command line; the page has its own words."""

from __future__ import annotations

from pyengine.core.protocols import Connection
from pyengine.core.game import opponent
from pyengine.insight.position import End
from pyengine.insight.reasons import Explanation, Reason
from pyengine.search.distance import FAR, bits

SENTENCES = {
    "wins": "{better} wins for certain; after {move} that is not so.",
    "must": "{rival} threatens to win, and {move} does not meet it: only {cells} can.",
    "loses": "After {move} {rival} wins for certain, beginning with {answer}.",
    "broken": "{move} lets the {link} between {one} and {other} be cut, by {answer}; {better} keeps it.",
    "cut": "After {move} {one} can be cut from {other}, by {answer}; {better} connects them.",
    "joins": "After {move} {rival} connects {one} with {other}, by {answer}; {better} stops that.",
    "dead": "{move} is a dead cell: a stone there changes nothing.",
    "captured": "{move} is a captured cell: {rival} has an answer that makes the stone useless.",
}
"""A sentence for each kind of reason."""
NUMBERS = "After {move} {first} needs {stones} and {second} {others}; after {better} {better_stones} and {better_others}."
"""What is said without a reason."""


def sentences(found: Explanation, state: Connection, move: int | None, better: int) -> list[str]:
    """An explanation as `explain` gives it, a sentence for each reason."""
    name = state.game.move_name
    words = {"move": "a pass" if move is None else name(move), "better": name(better)}
    if found.reasons:
        return [_sentence(reason, state, words) for reason in found.reasons]
    (one, two), (better_one, better_two) = found.needs
    first, second = map(str.capitalize, state.game.players)
    told = {"first": first, "second": second, "stones": _stones(one), "others": _stones(two)}
    return [NUMBERS.format(**words, **told, better_stones=_stones(better_one), better_others=_stones(better_two))]


def _sentence(reason: Reason, state: Connection, words: dict[str, str]) -> str:
    name = state.game.move_name
    one, other = (end_name(end, reason, state) for end in reason.ends) if reason.ends else ("", "")
    link = {"bridge": "bridge", "template": "edge template", "connection": "connection"}[reason.link]
    rival = state.game.players[opponent(state.to_move) - 1].capitalize()
    cells = [name(cell) for cell in bits(reason.carrier)]
    answer = "" if reason.answer is None else name(reason.answer)
    sentence = SENTENCES[reason.kind]
    if not answer:
        sentence = sentence.replace(", by {answer}", "").replace(", beginning with {answer}", "")
    return sentence.format(
        **words, one=one, other=other, link=link, rival=rival, answer=answer, cells=_listed(cells)
    )


def end_name(end: End, reason: Reason, state: Connection) -> str:
    """The name of a side, or of the stone of a chain that is nearest to the carrier."""
    if end.side is not None:
        return f"the {state.game.geometry.sides[end.side].name} side"
    return state.game.move_name(stone_of(end, reason, state))


def stone_of(end: End, reason: Reason, state: Connection) -> int:
    """The stone by which a chain is named: one that touches the carrier, if any does."""
    near = [cell for cell in bits(end.cells) if any(reason.carrier >> one & 1 for one in state.game.geometry.neighbours[cell])]
    return next(iter(near or bits(end.cells)))


def _listed(cells: list[str]) -> str:
    return ", ".join(cells[:-1]) + (" and " if len(cells) > 1 else "") + cells[-1] if cells else "no cell"


def _stones(count: int) -> str:
    return "cannot win" if count >= FAR else f"{count} stone{'' if count == 1 else 's'}"
