"""Y on bent boards, such as Kadon's: see core/bent.py."""

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
    def geometry(self) -> Geometry:
        return bent.bent(self.size // 2)

    @property
    def field(self) -> Field:
        return bent.field(self.size // 2)

    @property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        return bent.symmetries(self.size // 2)
