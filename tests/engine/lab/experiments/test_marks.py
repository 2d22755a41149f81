from pyengine.lab.experiments.marks import interval, marks


def test_marks_are_even_on_a_logarithmic_scale_and_end_at_the_last() -> None:
    assert marks(1) == [1]
    assert marks(50) == [1, 2, 5, 10, 20, 50]
    assert marks(700, 10) == [10, 20, 50, 100, 200, 500, 700]


def test_a_mean_has_its_interval() -> None:
    assert interval([1, 2, 3]) == (2, 1.0761, 2.9239)  # 1.96 * sqrt(2) / 3 on both sides
    assert interval([0.5], 2) == (0.5, 0.5, 0.5)
