"""Plots of experiments, drawn with matplotlib."""

from collections.abc import Sequence
from pathlib import Path

from pyengine.arena.sweep import RESULTS, Cell, Sweep, counts
from pyengine.cli.console import require
from pyengine.core.errors import BadUsage
from pyengine.learn.folder import BOARD, LOSSES, POSITIONS, RATING, TESTED, read_log, read_rows

KINDS = (".png", ".svg")


def require_plot(path: Path) -> None:
    """Raises BadValue if the plot cannot be drawn: matplotlib is missing, or the file is of another kind."""
    if path.suffix.lower() not in KINDS:
        raise BadUsage(f"The plot {path} cannot be drawn: expected {' or '.join(KINDS)}.", "plot")
    require("matplotlib")


def plot(sweep: Sweep, cells: Sequence[Cell], path: Path) -> None:
    """Draws the whole grid: three maps, of the percentage of games lost, drawn and won, as PNG or SVG."""
    require_plot(path)
    from matplotlib.figure import Figure  # noqa: PLC0415 (an extra)

    rows, columns = sweep.axes
    figure = Figure(figsize=(4.5 * len(RESULTS), 1.5 + 0.5 * len(rows.values)), layout="constrained")
    figure.suptitle(f"{sweep.game.title}: {sweep.bot} against {sweep.opponent}, {sweep.games} games each")
    for number, result in enumerate(RESULTS):
        axes = figure.add_subplot(1, len(RESULTS), number + 1)
        share = [100 * counts(cell.tally)[number] / cell.tally.games for cell in cells]
        grid = [share[i : i + len(columns.values)] for i in range(0, len(share), len(columns.values))]
        axes.imshow(grid, vmin=0, vmax=100, cmap="cividis", aspect="auto")
        for i, line in enumerate(grid):
            for j, percent in enumerate(line):
                axes.text(j, i, f"{percent:.0f}", ha="center", va="center", color="black" if percent > 50 else "white")
        axes.set(title=f"{result} (%)", xlabel=columns.name, ylabel=rows.name)
        axes.set_xticks(range(len(columns.values)), columns.values)
        axes.set_yticks(range(len(rows.values)), rows.values)
    figure.savefig(path)


def plot_training(folder: Path, path: Path) -> None:
    """Draws the progress of the training in a folder: both losses by board, and the ratings from matches.

    Raises BadValue and OSError.
    """
    require_plot(path)
    log = read_log(folder)
    from matplotlib.figure import Figure  # noqa: PLC0415 (an extra)

    figure = Figure(figsize=(13, 4), layout="constrained")
    for axes, loss, column in zip(figure.subplots(1, 3)[:2], LOSSES, TESTED, strict=True):
        for board in sorted({row[BOARD] for row in log}):
            points = [(int(row[POSITIONS]), float(row[column])) for row in log if row[BOARD] == board]
            axes.plot(*zip(*points, strict=True), label=board)
        axes.set(title=f"{loss} on positions never seen", xlabel="positions")
        axes.legend()
    axes = figure.axes[2]
    for file in sorted(folder.glob("elo-*.csv")):
        rows = read_rows(file, RATING)
        columns = [[float(row[name]) for row in rows] for name in RATING]
        axes.errorbar(columns[0], columns[1], yerr=columns[2], label=file.stem.removeprefix("elo-"))
    axes.set(title="Elo", xlabel="positions")
    if axes.containers:
        axes.legend()
    figure.savefig(path)
