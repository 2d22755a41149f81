"""Options and fixtures that all tests share."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("wye", deadline=None, max_examples=40)  # tests.measure.hostile tries more of them
settings.load_profile("wye")
# A job that a shell starts in the background ignores Ctrl-C, and so would every program that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
pytest.register_assert_rewrite("tests.engine.boards", "tests.engine.conformance")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write the golden files anew instead of comparing")


class Golden:
    """Compares what a test produced with a file, or writes that file."""

    def __init__(self, write: bool) -> None:
        self._write = write

    def check(self, path: Path, lines: list[dict[str, Any]]) -> None:
        """Holds these lines against the JSON lines of the file, one by one: a difference shows where it begins."""
        if self._write:
            path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
        expected = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        for found, wanted in zip(lines, expected, strict=True):
            assert found == wanted

    def check_text(self, path: Path, text: str) -> None:
        """Holds a text against that of the file."""
        if self._write:
            path.write_text(text, "utf-8")
        assert path.read_text("utf-8") == text


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    return Golden(write=request.config.getoption("--write-golden"))
