from tests.engine.cli.running import Output, ran


def test_mistakes_are_told_with_their_reasons_and_then_the_board(capsys: Output) -> None:
    shown = ran(capsys, "explain", "hex5-pie:b2.swap.c3.d2.b4", "--cost", "0.5").splitlines()
    at = next(number for number, line in enumerate(shown) if line.startswith("5. b4 costs "))
    assert shown[at].endswith("better was c2")
    assert shown[at + 1] == "   White threatens to win, and b4 does not meet it: only e1, a2, c2, e2 and a3 can."
    assert "  2 . O . O ." in shown
    assert "White: a bridge holds b2 and the left side together, over a2 and a3." in shown


def test_a_game_that_has_ended_has_no_board_to_explain(capsys: Output) -> None:
    shown = ran(capsys, "explain", "y3:b2.a1.a3.b3.c3.a2")
    assert " costs " in shown
    assert "reaches" not in shown


def test_moves_have_the_numbers_of_their_file_without_stones_set_up(capsys: Output) -> None:
    shown = ran(capsys, "explain", "(;GM[11]SZ[5]RU[no pie]AB[c3]AW[d2]PL[B];B[a1];W[e5];B[c2])", "--cost", "0.5")
    assert [line.split(" costs")[0] for line in shown.splitlines() if " costs " in line] == ["1. a1", "2. e5"]
