"""What notebooks show: boards, searches as tables, and benches as frames; the sample runs from its first cell on."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import pyengine.notebook
from pyengine import Budget, choose, new_game
from pyengine.games import GAMES
from pyengine.notebook import bench, published_page

SVG = "{http://www.w3.org/2000/svg}"
PAGE = "https://example.org/wye/"


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_every_game_is_drawn_with_its_cells_and_stones(name: str) -> None:
    state = new_game(name).start()
    for _ in range(4):
        state = state.play(state.legal()[0])
    picture = ET.fromstring(state._repr_svg_() or "")
    assert len(picture.findall(f"{SVG}polygon")) == len(state.cells)
    assert len(picture.findall(f"{SVG}circle")) == sum(map(bool, state.cells))


def test_a_search_is_a_table_of_its_moves_beside_the_board_with_their_values() -> None:
    state = new_game("tictactoe").start()
    info = choose("uct", state, Budget(playouts=200), seed=1)
    shown = info._repr_html_() or ""
    names = re.findall(r"<tr><th>(\w+)</th><td>\d+</td><td>\d+%</td></tr>", shown)
    assert names[0] == state.game.move_name(info.move)
    assert sorted(names) == sorted(state.game.geometry.names)
    assert shown.count("%</text>") == len(names)


def test_a_bench_is_a_frame_of_the_published_page_which_must_be_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyengine.notebook, "metadata", lambda _: Urls("OWNER.github.io/REPOSITORY"))
    with pytest.raises(ValueError, match="expected its address, as in bench"):
        bench("uct?seed=1")
    monkeypatch.setattr(pyengine.notebook, "metadata", lambda _: Urls("example.org/wye"))
    assert published_page() == "https://example.org/wye/"
    assert 'src="https://example.org/wye/lab.html?embed=picture#course/cuts/3"' in bench("course/cuts/3")._repr_html_()


class Urls:
    """The metadata of a package with this home page."""

    def __init__(self, home: str) -> None:
        self.home = home

    def get_all(self, _: str) -> list[str]:
        return ["Source, https://example.org/source", f"Homepage, https://{self.home}/"]


def test_the_sample_notebook_runs_and_has_no_outputs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyengine.notebook, "published_page", lambda: PAGE)
    notebook = json.loads(Path(pyengine.notebook.__file__).with_name("sample.ipynb").read_text("utf-8"))
    values: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None)
            *lines, last = "".join(cell["source"]).splitlines()
            exec("\n".join(lines), values)
            shown = eval(last, values)
            assert any(getattr(shown, name, str)() for name in ("_repr_svg_", "_repr_html_"))
