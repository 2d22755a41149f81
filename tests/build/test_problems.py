import json

from pyengine.insight.motifs import MOTIFS
from web.build.files import version
from web.build.paths import DIST


def test_the_site_has_the_problems_with_their_positions_and_boards() -> None:
    held = json.loads((DIST / version(DIST) / "problems/problems.json").read_text("utf-8"))
    for problem in held["problems"]:
        layout = held["boards"][problem["record"].partition(":")[0]]["layout"]
        assert len(problem["cells"]) == len(layout["cells"])
        assert problem["cells"][[cell["name"] for cell in layout["cells"]].index(problem["move"])] == "0"
    assert {motif for problem in held["problems"] for motif in problem["motifs"]} == set(MOTIFS)
