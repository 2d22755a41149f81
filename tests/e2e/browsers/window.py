"""A window of a browser that Playwright does not drive: what every driver's protocol has in common."""

import json
import os
import re
import shutil
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

import pytest

from web.build.browsers import OTHERS

PATIENCE = 180.0
"""Seconds in which anything happens, the start of Python on a busy machine included."""
INTERVAL = 0.02
"""Seconds between two looks at a condition."""

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
}
KEYS |= {"ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}
"""The characters by which WebDriver calls the keys that write nothing."""


def program(*names: str) -> str:
    """The path of the first of these programs that is there. Without any the tests are skipped, but fail under CI."""
    if path := next(filter(None, map(shutil.which, names)), None):
        return path
    missing = f"{names[0]} is not installed: on Debian, apt install {OTHERS[names[0]]}"
    if os.environ.get("CI"):
        pytest.fail(missing)
    pytest.skip(missing)


class Window(ABC):
    """One window. The pointer and the keys are the browser's own, so that they do what a person's do."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Load the page at this address."""

    @abstractmethod
    def script(self, expression: str) -> str:
        """The text that an expression of JavaScript is."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    def evaluate(self, expression: str) -> Any:
        """The value of an expression of JavaScript; what JSON has no word for is None."""
        return json.loads(self.script(f"JSON.stringify(({expression}) ?? null) ?? 'null'"))

    def holds(self, condition: str) -> bool:
        """Whether an expression of JavaScript is true now."""
        return bool(self.evaluate(f"Boolean({condition})"))

    def wait(self, condition: str) -> None:
        """Wait until an expression of JavaScript is true.

        Each look is a command of its own: a promise that the page makes may be lost when the browser tidies up.
        """
        end = time.monotonic() + PATIENCE
        while not self.holds(condition):
            assert time.monotonic() < end, f"{condition} has not come true: {self.text('#status, #told')}"
            time.sleep(INTERVAL)

    def text(self, selector: str) -> str:
        """What is written in the first such element, in one line."""
        written: str = self.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''")
        return re.sub(r"\s+", " ", written).strip()

    @abstractmethod
    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Carry out actions of WebDriver, whose form is the same in every protocol."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """The errors on the console and the exceptions so far."""

    def click(self, selector: str) -> None:
        """Click the middle of the first such element, as soon as it is seen and nothing covers it.

        It may go and come back before, as the page is drawn.
        """
        found = f"document.querySelector({json.dumps(selector)})"
        self.wait(f"{found}?.checkVisibility()")
        self.evaluate(f"{found}?.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
        middle = f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({found}.getBoundingClientRect())"
        self.wait(f"{found} && String(globalThis.spot) === String(globalThis.spot = {middle})")  # it stands still
        self.wait(f"{found}?.contains(document.elementFromPoint(...globalThis.spot))")
        x, y = map(round, self.evaluate("globalThis.spot"))
        there: dict[str, Any] = {"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"}
        press = [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.perform([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": press}])

    def press(self, *keys: str) -> None:
        """Press keys one after another, by the names that they have in JavaScript."""
        self.perform([{"type": "key", "id": "keyboard", "actions": list(strokes(keys))}])


def strokes(keys: Iterable[str]) -> Iterable[dict[str, str]]:
    """Each key down and up again."""
    for key in keys:
        yield from ({"type": kind, "value": KEYS.get(key, key)} for kind in ("keyDown", "keyUp"))
