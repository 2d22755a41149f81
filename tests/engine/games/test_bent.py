from pyengine.records import sgf, yen
from pyengine.records.record import read
from pyengine.records.tree import Tree


def test_the_pie_rule_takes_over_a_stone_where_it_lies() -> None:
    state = read("bent9-pie:e1.swap").state
    assert state.cells.count(2) == 1
    assert state.cells[state.game.move_named("e1")] == 2


def test_games_go_out_and_come_in_as_sgf_and_not_as_positions_of_the_flat_board() -> None:
    tree = Tree.along(read("bent9-pie:e1.swap.a24.f3"))
    text = sgf.write_tree(tree)
    assert "GM[BENT]SZ[9]" in text
    assert [one.record.text() for one in sgf.read_trees(text)] == ["bent9-pie:e1.swap.a24.f3"]
    assert not yen.writes(tree)
