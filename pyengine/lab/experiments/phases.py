"""The phases of UCT in words and as formulas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pyengine.core.game import Game
from pyengine.lab.experiment import Event
from pyengine.lab.experiments.growth import Change, Growth, Moment
from pyengine.lab.recording import Told, joined, said


class Settings(Protocol):
    """Those of the search that is shown."""

    @property
    def c(self) -> float:
        """Cp"""

    @property
    def sims(self) -> int:
        """Playouts per iteration."""

    @property
    def backup(self) -> str:
        """Whether an iteration counts once or as often as it has playouts."""

    @property
    def mistaken(self) -> bool:
        """Whether scores are backed up from the wrong perspective."""


@dataclass(frozen=True, slots=True)
class Arm:
    """A child with its value, None before its first visit, and its bonus, None if it was not compared."""

    node: int
    name: str
    visits: int
    value: float | None
    bonus: float | None

    @property
    def bound(self) -> float | None:
        """By which it is selected, if it is known."""
        return None if self.value is None or self.bonus is None else self.value + self.bonus

    @property
    def length(self) -> float:
        """What is known of its bound."""
        return (self.value or 0.0) + (self.bonus or 0.0)


def pairs(change: Change, player: int) -> Sequence[Sequence[int]]:
    """Each cell that a move of the player changes, with what it has then."""
    return [(change, player)] if isinstance(change, int) else change


def sentence(growth: Growth, moment: Moment, arms: Sequence[Arm], game: Game) -> Told:
    """One sentence on a step."""
    step, event, iteration = moment.step, moment.event, moment.number
    if step is None or event is None:
        return said("lab-uct-before")
    match step.kind:
        case "select":
            arm = next((one for one in arms if one.node == step.node), None)
            known = step.spread is not None and arm is not None and arm.bound is not None
            terms: Told = [round(arm.value or 0.0, 2), "+", round(arm.bonus or 0.0, 2)] if arm and known else ""
            move = growth.name(step.node)
            return said("lab-uct-select", iteration=iteration, move=move, parts=terms, hasParts=known)
        case "expand":
            return said("lab-uct-expand", iteration=iteration, moves=joined([*map(growth.name, step.added)], ", "))
        case "simulate":
            return _playout(growth, moment, event, game)
    proofs = [said("lab-uct-proof", node=_named(growth, node), player=game.players[winner - 1])
              for node, winner in event.get("proven", ())]  # fmt: skip
    games = event.get("games", ())
    return said(
        "lab-uct-backup",
        iteration=iteration,
        score=sum(score for _, score, _ in games),
        player=game.players[0],
        games=len(games),
        nodes=len(event["path"]),
        leaf=growth.name(event["path"][-1]),
        choice=growth.start["names"][event["choice"]],
        proofs=joined([joined([proof, " "]) for proof in proofs]),
    )


def _named(growth: Growth, node: int) -> Told:
    return growth.name(node) if node else said("lab-uct-root")


def _playout(growth: Growth, moment: Moment, event: Event, game: Game) -> Told:
    """A move of a playout; the last one with its end."""
    step = moment.step
    assert step is not None, "a playout is a step"
    changes, score, _ = event["games"][step.game]
    first = growth.nodes[moment.node].player if moment.node else 3 - growth.start["mover"]
    mover = 1 if (first + step.ply) % 2 else 2
    cells = [cell for cell, _ in pairs(changes[step.ply - 1], mover)] if step.ply else []
    told = said(
        "lab-uct-simulate",
        iteration=moment.number,
        game=step.game + 1,
        games=len(event["games"]),
        player=game.players[mover - 1],
        move=game.geometry.names[cells[-1]] if cells else "",
        over=not cells,
    )
    if step.ply < len(changes):
        return told
    winner = game.players[0 if score == 1 else 1]
    return [told, said("lab-uct-drawn") if score == 0.5 else said("lab-uct-won", player=winner)]


def formula(growth: Growth, moment: Moment, arms: Sequence[Arm], settings: Settings) -> list[Told]:
    """What a step computes, with its numbers put in, line by line."""
    step, event, bound = moment.step, moment.event, said("lab-uct-bound")
    if step is None or event is None or step.kind in ("expand", "simulate"):
        return [bound]
    if step.kind == "select":
        arm = next((one for one in arms if one.node == step.node), None)
        if step.spread is None or arm is None or arm.value is None or arm.bonus is None:
            return [bound]
        visits, total = growth.known(step.node, moment.done)
        every = growth.known(step.above, moment.done)[0]
        mean, root = joined([total, "/", visits]), joined([every, " / ", visits, ")"])
        parts: list[Told] = [round(arm.value, 2), "+", round(arm.bonus, 2), "=", round(arm.value + arm.bonus, 2)]
        return [bound, [joined([arm.name, ":"]), mean, "+", 2, "·", round(settings.c, 2), "·", "sqrt(ln", root],
                ["=", *parts]]  # fmt: skip
    lines = list[Told]()
    for node, visits, total in zip(event["path"], event["visits"], event["totals"], strict=True):
        before = growth.known(node, moment.done - 1)
        sums = [
            joined([f"{sign} = ", _sum(one, two)]) for sign, one, two in zip("NQ", before, (visits, total), strict=True)
        ]
        lines.append([joined([_named(growth, node), ":"]), joined(sums, ", ")])
    return [*lines, *([said("lab-uct-turned")] if settings.mistaken else [])]


def _sum(before: float, after: float) -> Told:
    return [before, "+", after - before, "=", after]
