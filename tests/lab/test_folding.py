"""Which part of a tree the page is told of."""

import json
from dataclasses import replace
from typing import Any

from pyengine.lab.folding import MOST, UNASKED, fold_scene
from pyengine.lab.recording import Branch, Lazy, Scene
from pyengine.page.shapes import to_json


def even(width: int, depth: int, name: str = "r") -> Branch:
    """A tree in which every node has so many children, down to a depth."""
    below = Lazy(width if depth else 0, lambda: [even(width, depth - 1, f"{name}{number}") for number in range(width)])
    return Branch(name, name, children=below)


def sent(root: Branch, current: str | None = None, opened: tuple[str, ...] = (), way: tuple[str, ...] = ()) -> Any:
    return json.loads(to_json(fold_scene(Scene("", [], [], tree=root, current=current, way=way), opened)))["tree"]


def flat(branch: Any) -> dict[str, Any]:
    """The nodes that are told, by their ids, with what is left out where there is none."""
    whole = {"children": [], "hidden": 0} | branch
    return {branch["id"]: whole} | {name: one for child in whole["children"] for name, one in flat(child).items()}


def test_a_small_tree_is_told_as_a_whole() -> None:
    nodes = flat(sent(even(2, 2)))
    assert list(nodes) == ["r", "r0", "r00", "r01", "r1", "r10", "r11"]
    assert all(node["hidden"] == 0 for node in nodes.values())


def test_of_a_large_tree_the_upper_levels_are_told_and_what_is_around_the_current_node() -> None:
    root = even(3, 6)
    assert len(flat(sent(root))) == UNASKED
    nodes = flat(sent(root, "r21021"))
    assert {"r2", "r21", "r210", "r2102", "r21020", "r21021", "r21022", "r210210", "r210212"} <= set(nodes)
    assert len(nodes) < UNASKED + 20
    assert all(len(node["children"]) + node["hidden"] in (0, 3) for node in nodes.values())
    assert sent(root, "r21021", way=("r", "r2", "r21", "r210", "r2102", "r21021")) == sent(root, "r21021")


def test_a_tree_is_made_only_as_far_as_it_is_told() -> None:
    made = list[str]()

    def endless(name: str) -> Branch:
        made.append(name)
        return Branch(name, name, children=Lazy(2, lambda: [endless(f"{name}{number}") for number in range(2)]))

    assert len(flat(sent(endless("r"), "r01", way=("r", "r0", "r01")))) >= UNASKED
    assert len(made) <= 3 * UNASKED


def test_nodes_with_a_large_share_come_before_others_of_their_level() -> None:
    shares = [0.1 / 39] * 39 + [0.9]
    wide = [replace(even(40, 1, f"r{number}"), share=share) for number, share in enumerate(shares)]
    nodes = flat(sent(Branch("r", "", children=wide)))
    assert nodes["r39"]["hidden"] == 0
    assert len(nodes["r"]["children"]) == UNASKED - 1 - 40


def test_what_the_reader_unfolds_is_told_with_never_more_nodes_than_can_be_shown() -> None:
    root = even(9, 4)
    nodes = flat(sent(root, opened=("r", "r8", "r88")))
    assert [nodes[name]["hidden"] for name in ("r", "r8", "r88")] == [0, 0, 0]
    hidden = flat(sent(root, opened=("r888",)))
    assert "r888" not in hidden
    wide = flat(sent(even(300, 1), "r299", ("r",)))
    assert len(wide) == MOST
    assert "r299" in wide
    every = [f"r{one}" for one in range(9)] + [f"r{one}{two}" for one in range(9) for two in range(9)]
    assert len(flat(sent(root, opened=tuple(every)))) == MOST


def test_a_current_node_that_is_not_there_changes_nothing() -> None:
    assert sent(even(2, 3), "none") == sent(even(2, 3))
    assert fold_scene(Scene("", [], [])).tree is None


def test_what_says_nothing_is_left_out() -> None:
    root = Branch("r", "root", children=[Branch(1, "leaf", share=0.0), Branch(2, "leaf", cut=True)])
    leaves = [{"id": 1, "label": "leaf", "share": 0.0}, {"id": 2, "label": "leaf", "cut": True}]
    assert sent(root) == {"id": "r", "label": "root", "children": leaves}
