from pyengine.bots.timing import TimeLeft
from pyengine.cli.gtp.time_control import TimeControl


def test_canadian_overtime() -> None:
    control = TimeControl(10, 6, 2)
    assert control.start() == TimeLeft(10)
    assert control.after(TimeLeft(10), 4) == TimeLeft(6)
    assert control.after(TimeLeft(6), 6.5) == TimeLeft(6, 2)
    assert control.after(TimeLeft(6, 2), 4) == TimeLeft(2, 1)
    assert control.after(TimeLeft(2, 1), 1) == TimeLeft(6, 2)
    assert TimeControl(0, 6, 2).start() == TimeLeft(6, 2)
    assert TimeControl(5, 0, 0).after(TimeLeft(5), 9) == TimeLeft(0)
