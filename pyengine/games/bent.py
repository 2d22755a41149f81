"""Y on bent boards, among them that of Kadon: see core/bent.py. The rules are those of Y."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pyengine.core import bent
from pyengine.core.geometry import Field, Geometry
from pyengine.games.y import Y


class BentY(Y):
    """Y on a bent board with `size` points a side, an odd number."""

    name = "bent"
    title = "Bent Y"
    sizes = (5, 13, 9)
    step = 2
    large: ClassVar[int | None] = None
    counts: ClassVar[Mapping[int, int]] = {2 * edge + 1: 5 * edge * edge + 3 * edge + 1 for edge in range(2, 7)}

    @property
    def learnt(self) -> str:
        return Y.name

    @property
    def geometry(self) -> Geometry:
        return bent.bent(self.size // 2)

    def make_field(self) -> Field:
        return bent.field(self.size // 2)

    @property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        return bent.symmetries(self.size // 2)
