"""A board as SVG, drawn from its geometry alone, for notebooks."""

from collections.abc import Collection, Mapping, Sequence
from html import escape

from pyengine.core.geometry import Geometry, Point

UNIT = 36
"""The width of a cell in pixels."""
STONES = ("#e3c28c", "#23211d", "#fbf8f2")
"""The colours of an empty cell, and of the stones and sides of players 1 and 2."""
RADIUS = 0.4
"""Of a stone, in widths of a cell."""


def board_svg(
    board: Geometry,
    cells: Sequence[int],
    goals: tuple[int, int],
    last: Collection[int] = (),
    texts: Mapping[int, str] | None = None,
) -> str:
    """The board with its sides, coordinates and stones, as an SVG image.

    `cells` has the player of the stone on each cell, 0 for none, `goals` for each player the mask of the sides that are
    to be joined, `last` the cells of the last move, and `texts` what is written on cells, by their numbers.
    """
    parts = [_side(side.points, [goal >> number & 1 for goal in goals]) for number, side in enumerate(board.sides)]
    parts += [_text(label.place, label.text, "#808080") for label in board.labels]
    for cell, (x, y) in enumerate(board.places):
        outline, player = board.outlines[cell] if board.outlines else board.outline, cells[cell]
        parts.append(
            _shape("polygon", [(x + across, y + down) for across, down in outline], STONES[0], "#a9854c", 0.03)
        )
        if player:
            edge = ("#b4481e", 0.12) if cell in last else ("#23211d", 0.04)
            parts.append(
                f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{RADIUS}" fill="{STONES[player]}" stroke="{edge[0]}" '
                f'stroke-width="{edge[1]}"/>'
            )
        if texts and cell in texts:
            parts.append(_text((x, y), texts[cell], STONES[2] if player == 1 else STONES[1]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{UNIT * board.width:.0f}" height="{UNIT * board.height:.0f}" '
        f'viewBox="0 0 {board.width:.3f} {board.height:.3f}" font-family="sans-serif" font-size="0.32" '
        f'text-anchor="middle">{"".join(parts)}</svg>'
    )


def _side(points: Sequence[Point], owners: Sequence[int]) -> str:
    """A side of the board in the colour of its only owner, else between both colours."""
    player = {(1, 0): 1, (0, 1): 2}.get((owners[0], owners[1]), 0)
    return _shape("polyline", points, "none", "#a9854c", 0.3) + _shape("polyline", points, "none", STONES[player], 0.22)


def _shape(name: str, points: Sequence[Point], fill: str, stroke: str, width: float) -> str:
    places = " ".join(f"{x:.3f},{y:.3f}" for x, y in points)
    return f'<{name} points="{places}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'


def _text(place: Point, text: str, fill: str) -> str:
    return f'<text x="{place[0]:.3f}" y="{place[1] + 0.11:.3f}" fill="{fill}">{escape(text)}</text>'
