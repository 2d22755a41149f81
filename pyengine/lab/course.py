"""A course in eight lessons: the order in which the experiments teach adversarial search and decisions under chance."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: its name in the page's messages, and the texts of the experiments that belong to it."""

    name: str
    experiments: tuple[str, ...]


LESSONS = (
    Lesson(
        "ahead",
        (
            "minimax?position=tictactoe3:b2.a1.c3&depth=3&search=minimax&runs=5&seed=1",
            "minimax?position=nim6-take3&watch=0&search=minimax&forgetful=on&runs=4&seed=1",
        ),
    ),
    Lesson(
        "cuts",
        ("minimax?seed=1", "minimax?order=best-first&seed=1", "windows?fault=early&seed=1", "exercise?seed=1"),
    ),
    Lesson("chance", ("chance?seed=1", "maxn?seed=1")),
    Lesson("bandits", ("bandits?seed=1", "bandits?arms=0.45,0.5,0.55&seed=1")),
    Lesson(
        "trees",
        ("uct?seed=1", "uct?position=nim9-take3&mistaken=on&seed=1", "invariants?fault=perspective&seed=1"),
    ),
    Lesson(
        "convergence",
        (
            "convergence?seed=1",
            "convergence?bots=uct(sims=1,shortcuts=off)&playouts=10000&runs=10&seed=1",
            "rave?seed=1",
        ),
    ),
    Lesson("strength", ("sweep?seed=1", "tournament?seed=1", "sequential?seed=1")),
    Lesson("decisions", ("gridworld?seed=1", "gridworld?method=learning&steps=300&seed=1", "rooms?seed=1")),
)
