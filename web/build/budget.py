"""What a first visit of the board transfers."""

from pathlib import Path

from web.build.files import files_of, inner, relative
from web.build.server import encoded
from web.build.steps import Failure

BUDGET = 7_600_000  # bytes that a first visit may transfer
LAB = ("lab/", "pyodide/wye_lab-")  # what only the lab fetches, beside its page and what the board has fetched
# Of these a visit of the board fetches nothing unasked.
NOT_VISITED = ("licenses/", "pictures/", "board.html", "demo/", *LAB)


def visited(folder: Path) -> list[str]:
    """The files of a site that a first visit of the board fetches."""
    paths = relative(folder, files_of(folder))
    return [path for path in paths if not (inner(path).startswith(NOT_VISITED) or path.endswith(".map"))]


def check_size(folder: Path) -> None:
    """Print what a first visit transfers; Failure if it is over the budget."""
    sizes = {path: len(encoded(folder / path)) for path in visited(folder)}
    for path in sorted(sizes, key=lambda path: -sizes[path]):
        print(f"{sizes[path]:>10,}  {inner(path)}")
    total = sum(sizes.values())
    print(f"{total:>10,}  transferred by a first visit, of {BUDGET:,} allowed")
    if total > BUDGET:
        raise Failure(f"A first visit transfers {total:,} bytes: save {total - BUDGET:,} of them")
