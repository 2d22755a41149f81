"""Plots of experiments, drawn with matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pyengine.cli.console import require
from pyengine.errors import BadValue
from pyengine.lab.sweep import RESULTS, Cell, Sweep, counts

KINDS = (".png", ".svg")


def require_plot(path: Path) -> None:
    """Raises BadValue if the plot cannot be drawn: matplotlib is missing, or the file is of another kind."""
    if path.suffix.lower() not in KINDS:
        raise BadValue(f"The plot {path} cannot be drawn: expected {' or '.join(KINDS)}.", "plot")
    require("matplotlib", "plot")


def plot(sweep: Sweep, found: Sequence[Cell], path: Path) -> None:
    """Draws the whole grid: three maps, of the percentage of games lost, drawn and won, as PNG or SVG."""
    require_plot(path)
    from matplotlib.figure import Figure  # noqa: PLC0415 (an extra)

    rows, columns = sweep.axes
    figure = Figure(figsize=(4.5 * len(RESULTS), 1.5 + 0.5 * len(rows.values)), layout="constrained")
    figure.suptitle(f"{sweep.game.title}: {sweep.bot} against {sweep.opponent}, {sweep.games} games each")
    for number, result in enumerate(RESULTS):
        axes = figure.add_subplot(1, len(RESULTS), number + 1)
        share = [100 * counts(cell.tally)[number] / cell.tally.games for cell in found]
        grid = [share[i : i + len(columns.values)] for i in range(0, len(share), len(columns.values))]
        axes.imshow(grid, vmin=0, vmax=100, cmap="cividis", aspect="auto")
        for i, line in enumerate(grid):
            for j, percent in enumerate(line):
                axes.text(j, i, f"{percent:.0f}", ha="center", va="center", color="black" if percent > 50 else "white")
        axes.set(title=f"{result} (%)", xlabel=columns.name, ylabel=rows.name)
        axes.set_xticks(range(len(columns.values)), columns.values)
        axes.set_yticks(range(len(rows.values)), rows.values)
    figure.savefig(path)
