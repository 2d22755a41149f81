from pyengine.records import movelist
from pyengine.records.record import read
from pyengine.records.tree import Tree, side_of


def test_a_record_is_a_tree_of_one_line() -> None:
    tree = Tree.along(read("y5-pie:c3.swap.b2.black-resigns"))
    assert [node.parent for node in tree.nodes] == [-1, 0, 1, 2, 3]
    assert tree.at == tree.end() == 4
    assert tree.record.text() == "y5-pie:c3.swap.b2.black-resigns"


def test_the_first_child_goes_on_with_the_line() -> None:
    tree = Tree.along(read("y5:c3.b2"))
    other = tree.add(1, tree.nodes[1].record.add("d4"))
    further = tree.add(other, tree.nodes[other].record.add("a1"))
    assert tree.children() == [[1], [2, other], [], [further], []]
    assert [tree.end(), tree.end(1), tree.end(other)] == [2, 2, further]


def test_lists_of_moves_have_the_whole_line_wherever_it_is_shown() -> None:
    tree = Tree.along(read("y5:c3.b2"))
    tree.at = 0
    assert movelist.write(tree) == "1.c3 2.b2"


def test_a_trade_of_sides_trades_colours() -> None:
    before, after = read("hex5-pie-sides:c2").state, read("hex5-pie-sides:c2.swap").state
    assert [side_of(before, player) for player in (1, 2)] == [1, 2]
    assert [side_of(after, player) for player in (1, 2)] == [2, 1]
