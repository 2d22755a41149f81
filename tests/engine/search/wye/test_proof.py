from pyengine.search.connection.proof import Proof
from pyengine.search.wye.proof import Proofs


def test_a_move_into_a_won_position_wins_by_its_carrier_and_the_move() -> None:
    proofs = Proofs()
    assert proofs.win(3, 2, 0b11000) == Proof(True, 2, 0b11100)
    assert proofs.decided[3].won


def test_moves_beside_a_threat_lose() -> None:
    proofs = Proofs()
    assert proofs.loss(0, 0b0111) is None
    assert proofs.threats[0].must_play == 0b0111
    assert proofs.loss(0, 0b1110) is None
    assert proofs.threats[0].must_play == 0b0110


def test_who_cannot_meet_all_threats_has_lost_by_all_their_cells() -> None:
    proofs = Proofs()
    proofs.loss(5, 0b0011)
    assert proofs.loss(5, 0b1100) == Proof(False, None, 0b1111)
    assert proofs.decided[5] == Proof(False, None, 0b1111)
    assert 5 not in proofs.threats
