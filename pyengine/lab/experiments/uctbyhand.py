"""What the page shows of a UCT tree that a person guides: the last choice beside that of UCT, and the next one."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import State
from pyengine.lab.guided import Choice, GuidedTree, Option
from pyengine.lab.recording import Scene, Told, Trial, bars_of, figure, joined, said
from pyengine.search.uct import Uct


def guided(state: State, settings: Uct, places: Sequence[int], seed: int) -> Trial:
    """The tree after a person's choices, and what may be chosen next. Raises BadValue."""
    try:
        tree = GuidedTree(state, Dice(seed), settings, places)
    except IndexError as wrong:
        raise BadValue("A choice is not there: expected one of those that were offered.", "choices") from wrong
    name = state.game.move_name
    last = tree.choices[-1] if tree.choices else None
    way = joined([name(move) for move in tree.way], " ") if tree.way else said("lab-walks-root")
    sentence: list[Told] = [_told(last, state), said("lab-uct-hand-next", node=way)]
    rows: list[list[Told]] = [
        [name(one.move), one.visits, _number(one.value), _number(one.bonus), _number(bound(one))]
        for one in tree.options
    ]
    bars = [
        (name(one.move), figure(bound(one)) if one.visits else said("lab-uct-hand-untried"), bound(one) or 0.0)
        for one in tree.options
    ]
    scene = Scene(sentence, ["move", "visits", "value", "bonus", "bound"], rows,
                  picture=bars_of(said("lab-uct-hand-bounds"), bars))  # fmt: skip
    same = sum(choice.agrees for choice in tree.choices)
    columns: list[Told] = [said("lab-uct-hand-choices"), said("lab-uct-hand-agreed"), "playouts"]
    offered: list[Told] = [name(one.move) for one in tree.options]
    return Trial(offered, scene, columns, [[len(tree.choices), same, tree.playouts]])


def bound(option: Option) -> float | None:
    """Value and bonus together; None for an untried move."""
    return None if option.value is None or option.bonus is None else option.value + option.bonus


def _number(value: float | None) -> Told:
    return None if value is None else round(value, 4)


def _told(choice: Choice | None, state: State) -> Told:
    """The last choice, and why UCT would have made the same or another one."""
    if choice is None:
        return None
    name, kind = state.game.move_name, "same" if choice.agrees else "other"
    if choice.wanted is None:
        return said(f"lab-uct-hand-new-{kind}", move=name(choice.made))
    bounds = {one.move: bound(one) for one in choice.options}
    return said(f"lab-uct-hand-{kind}", move=name(choice.made), own=figure(bounds[choice.made]),
                wanted=name(choice.wanted), highest=figure(bounds[choice.wanted]))  # fmt: skip
