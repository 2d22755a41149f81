from tests.engine.cli.running import SMALL, Output, ran


def test_bench_measures_each_bot(capsys: Output) -> None:
    out = ran(capsys, "bench", "wye", "flat", *SMALL, "--seconds", "0.05")
    rows = [line.split("│")[1:4] for line in out.splitlines() if line.startswith("│")]
    assert [row[0].strip() for row in rows] == ["wye", "flat"]
    assert all(int(row[1]) > 100 for row in rows)
