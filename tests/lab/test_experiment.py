import csv
import io
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.arena.table import csv_text
from pyengine.core.errors import BadValue, Refusal
from pyengine.core.parameters import Real, Several, Switch, Text, Whole, Word, parameter
from pyengine.lab.experiment import LONGEST, Experiment, interval, marks, read, text
from pyengine.lab.experiments.players import Position
from pyengine.lab.log import Event
from pyengine.lab.recording import Table


@dataclass(frozen=True, slots=True)
class Sample(Experiment):
    """An experiment with a parameter of each kind, in which part n tells of n."""

    name, title, question = "sample", "Sample", "Does the text hold everything?"

    count: int = parameter("Count", 3, Whole(-5, 100))
    share: float = parameter("Share", 0.5, Real(-1, 1))
    proofs: bool = parameter("Proofs", True, Switch())
    side: str = parameter("Side", "both", Word("both", "first", "second"))
    bot: str = parameter("Bot", "uct", Text())
    note: str = parameter("Note", "", Text(empty=True))
    position: str = parameter("Position", "hex5", Position())
    bots: tuple[str, ...] = parameter("Bots", ("wye", "uct"), Several(Text(), 0, 5))
    arms: tuple[float, ...] = parameter("Arms", (0.2, 0.7), Several(Real(0, 1), 1, 4))

    @property
    def parts(self) -> int:
        return 5

    def part(self, number: int, seed: int) -> Iterator[Event]:
        yield {"is": "point", "number": number, "seed": seed}

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        return {"points": Table(tuple({"number": event["number"]} for event in events if event["is"] == "point"))}

    @property
    def decides(self) -> bool:
        return True

    def enough(self, events: Any) -> bool:
        return len(events) == self.count


KNOWN: dict[str, type[Experiment]] = {"sample": Sample}
NAMES = st.sampled_from(["wye", "uct(sims=4,c=0.5)@500", "flat@0.5s", "a b", "ño & 50%=?#/"])
SAMPLES = st.builds(
    Sample,
    count=st.integers(-5, 100),
    share=st.floats(-1, 1),
    proofs=st.booleans(),
    side=st.sampled_from(["both", "first", "second"]),
    bot=NAMES,
    note=st.one_of(st.just(""), NAMES),
    position=st.sampled_from(["hex5", "hex5:", "y4-pie:a1.swap", "tictactoe3:b2.a1", "nim12-take3"]),
    bots=st.lists(NAMES, max_size=5).map(tuple),
    arms=st.lists(st.floats(0, 1), min_size=1, max_size=4),
)


@given(SAMPLES, st.integers(0, 10**12))
def test_the_text_holds_the_experiment_and_is_canonical(sample: Sample, seed: int) -> None:
    line = text(sample, seed)
    assert read(line, KNOWN) == (sample, seed)
    assert text(*read(line, KNOWN)) == line
    assert line.isascii()
    assert " " not in line


def test_the_text_names_what_differs_from_the_defaults_in_order_and_the_seed() -> None:
    assert text(Sample(), 1) == "sample?seed=1"
    assert text(Sample(arms=(1, 0.25), count=4), 7) == "sample?count=4&arms=1,0.25&seed=7"
    assert read("sample", KNOWN) == (Sample(), 1)
    assert read("sample", KNOWN, seed=9) == (Sample(), 9)
    line = "sample?seed=7&arms=1.0,.25&bot=uct%28sims%3D4%29&count=3"
    assert text(*read(line, KNOWN)) == "sample?bot=uct(sims=4)&arms=1,0.25&seed=7"
    assert text(*read("sample?bot=uct(sims=4)", KNOWN)) == "sample?bot=uct(sims=4)&seed=1"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "Unknown experiment '': expected sample"),
        ("simple?count=1", "Unknown experiment 'simple': expected sample"),
        ("sample?count", "'count' is not understood: expected name=value"),
        ("sample?counts=1", "sample has no 'counts': expected 'count', 'share'"),
        ("sample?count=1&count=1", "The parameter 'count' is given twice: expected it once"),
        ("sample?count=101", "Parameter 'count' of sample is '101': expected a whole number from -5 to 100"),
        ("sample?position=chess8", "Parameter 'position' of sample is 'chess8': The record begins with 'chess8'"),
        ("sample?arms=0.1,2", "Parameter 'arms' of sample is '0.1,2': expected a number from 0 to 1"),
        ("sample?seed=-1", "Parameter 'seed' of sample is '-1': expected a whole number from 0 to"),
        ("sample?note=" + "x" * LONGEST, "expected 4000 at most"),
    ],
)
def test_a_text_that_is_wrong_is_refused_in_one_sentence(line: str, message: str) -> None:
    with pytest.raises(BadValue) as found:
        read(line, KNOWN)
    assert message in str(found.value)
    assert "\n" not in str(found.value)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(rest: str) -> None:
    try:
        found, seed = read(f"sample?{rest}", KNOWN)
    except Refusal:
        return
    assert read(text(found, seed), KNOWN) == (found, seed)


def test_an_experiment_that_exists_is_valid() -> None:
    with pytest.raises(BadValue, match="Parameter 'count' of sample is 'True': expected a whole number"):
        Sample(count=True)
    with pytest.raises(BadValue, match="expected a number from -1 to 1"):
        Sample(share=float("inf"))


def test_the_parts_are_joined_in_order_until_it_is_enough() -> None:
    events = list(Sample().events(7))
    assert [event["number"] for event in events if event["is"] == "point"] == [0, 1, 2]
    assert [event["done"] for event in events if event["is"] == "progress"] == [1, 2, 3]
    assert events == list(Sample().join_parts([list(Sample().part(number, 7)) for number in range(5)]))
    assert len(list(Sample(count=50).events(7))) == 10


def test_a_table_as_csv_begins_with_the_names_of_its_columns() -> None:
    rows: list[dict[str, object]] = [{"a": 1, "b": "x,y"}, {"a": None, "b": "z"}]
    assert list(csv.DictReader(io.StringIO(csv_text(rows)))) == [{"a": "1", "b": "x,y"}, {"a": "", "b": "z"}]
    assert csv_text([]) == ""


def test_experiments_need_no_other_process() -> None:
    code = "import sys, pyengine.lab.experiments; print([n for n in sys.modules if n[:9] == 'multiproc'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_marks_are_even_on_a_logarithmic_scale_and_end_at_the_last() -> None:
    assert marks(1) == [1]
    assert marks(50) == [1, 2, 5, 10, 20, 50]
    assert marks(700, 10) == [10, 20, 50, 100, 200, 500, 700]


def test_a_mean_has_its_interval() -> None:
    assert interval([1, 2, 3]) == (2, 1.0761, 2.9239)  # 1.96 * sqrt(2) / 3 on both sides
    assert interval([0.5], 2) == (0.5, 0.5, 0.5)
