import numpy as np

from pyengine.core.dice import Dice


def test_a_seed_gives_the_same_stream_on_every_machine() -> None:
    dice = Dice(2026)
    assert [int(dice.words(1)[0]), dice.below(1000)] == [2303706975971151344, 812]


def test_below_reaches_every_number_about_equally_often() -> None:
    dice = Dice(3)
    counts = np.bincount([dice.below(6) for _ in range(6000)], minlength=6)
    assert len(counts) == 6
    assert counts.min() > 850  # five standard deviations below 1000


def test_octets_take_every_value_and_fill_any_shape() -> None:
    octets = Dice(4).octets(101, 97)
    assert octets.shape == (101, 97)
    assert set(octets.ravel().tolist()) == set(range(256))


def test_permutations_are_permutations_and_differ() -> None:
    permutations = Dice(5).permutations(50, 7)
    assert (np.sort(permutations, axis=1) == np.arange(7)).all()
    assert len({tuple(row) for row in permutations.tolist()}) > 40


def test_subsets_have_their_size_and_choose_each_thing_equally_often() -> None:
    dice = Dice(6)
    for size in range(5):
        chosen = dice.subsets(3000, 4, size)
        assert (chosen.sum(axis=1) == size).all()
        assert abs(chosen.mean(axis=0) - size / 4).max() < 0.05


def test_coins_are_fair() -> None:
    assert abs(Dice(7).coins(100, 100).mean() - 0.5) < 0.03
