"""The bytes that a first visit of the board transfers."""

from pathlib import Path

from web.build.files import files_of, inner, relative
from web.build.server import encode
from web.build.steps import Failure

BUDGET = 7_200_000  # bytes that a first visit may transfer
LAB = ("lab/", "pyodide/wye_lab-")  # files that only the lab fetches, beside its page
# A visit of the board fetches none of these unasked.
ON_DEMAND = ("licenses/", "pictures/", "board.html", "demo/", *LAB)


def first_visit_files(folder: Path) -> list[str]:
    """The files of a site that a first visit of the board fetches."""
    paths = relative(folder, files_of(folder))
    return [path for path in paths if not (inner(path).startswith(ON_DEMAND) or path.endswith(".map"))]


def check_size(folder: Path) -> None:
    """Print what a first visit transfers; Failure if it is over the budget."""
    sizes = {path: len(encode(folder / path)) for path in first_visit_files(folder)}
    for path in sorted(sizes, key=lambda path: -sizes[path]):
        print(f"{sizes[path]:>10,}  {inner(path)}")
    total = sum(sizes.values())
    print(f"{total:>10,}  transferred by a first visit, of {BUDGET:,} allowed")
    if total > BUDGET:
        raise Failure(f"A first visit transfers {total:,} bytes: save {total - BUDGET:,} of them")
