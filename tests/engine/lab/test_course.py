"""The course: every lesson has experiments that exist, and every experiment of the course's chapters has a lesson."""

from pyengine.lab.course import LESSONS
from pyengine.lab.experiment import read, text
from pyengine.lab.experiments import EXPERIMENTS


def test_every_lesson_names_experiments_by_their_canonical_texts() -> None:
    assert len(LESSONS) == len({lesson.name for lesson in LESSONS}) == 8
    for line in (line for lesson in LESSONS for line in lesson.experiments):
        assert text(*read(line, EXPERIMENTS)) == line


def test_every_experiment_but_those_of_wye_has_a_lesson() -> None:
    taught = {line.partition("?")[0] for lesson in LESSONS for line in lesson.experiments}
    assert taught == {name for name, kind in EXPERIMENTS.items() if kind.chapter != "wye"}
