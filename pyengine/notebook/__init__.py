"""Wye in Jupyter notebooks: benches of the lab as frames.

The sample.ipynb beside this file shows it, with boards and searches.

>>> print(bench("uct?seed=1", "https://example.org/wye")._repr_html_())
<iframe src="https://example.org/wye/lab.html?embed=picture#uct?seed=1" width="720" height="480"></iframe>
"""

from dataclasses import dataclass
from html import escape
from importlib.metadata import PackageNotFoundError, metadata
from re import search


@dataclass(frozen=True, slots=True)
class Frame:
    """A page within a notebook; lengths in pixels."""

    address: str
    width: int
    height: int

    def _repr_html_(self) -> str:
        return f'<iframe src="{escape(self.address)}" width="{self.width}" height="{self.height}"></iframe>'


def bench(text: str, page: str | None = None, width: int = 720, height: int = 480) -> Frame:
    """The picture of an experiment of the lab, `text` as in `wye lab`, or of a screen of the course: "course/cuts/3".

    It comes from the published page, or from the address `page` of another copy. Raises ValueError if there is none.
    """
    address = published_page() if page is None else page
    return Frame(f"{address.removesuffix('lab.html').rstrip('/')}/lab.html?embed=picture#{text}", width, height)


def published_page() -> str:
    """The address of the published page, from the metadata of the package. Raises ValueError if it is not there."""
    try:
        lines = metadata("wye-engine").get_all("Project-URL") or []
    except PackageNotFoundError:  # it runs from its sources
        lines = []
    address = next((line.partition(", ")[2] for line in lines if line.startswith("Homepage,")), "")
    if not address or search("OWNER|REPOSITORY", address):
        raise ValueError(
            "This package does not say where the page is published: expected its address, as in "
            'bench("uct?seed=1", page="http://localhost:8000/")'
        )
    return address
