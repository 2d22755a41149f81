"""Firefox, driven by WebDriver BiDi, which it speaks itself."""

import itertools
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import websocket

from .window import PATIENCE, Window

WINDOW = {"width": 1280, "height": 800}
ANNOUNCED = "WebDriver BiDi listening on "


class Firefox(Window):
    """Firefox without a screen, with a profile of its own in `folder`."""

    def __init__(self, program: str, folder: Path) -> None:
        profile = folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text('user_pref("ui.prefersReducedMotion", 1);\n', "utf-8")
        arguments = [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)]
        self._process = subprocess.Popen(
            arguments,
            env={**os.environ, "HOME": str(folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stderr
        address = next(line.split(ANNOUNCED)[1] for line in self._process.stderr if ANNOUNCED in line)
        self._socket = websocket.create_connection(f"{address.strip()}/session", timeout=PATIENCE, suppress_origin=True)
        self._numbers = itertools.count()
        self._complaints: list[str] = []
        self._command("session.new", capabilities={})
        self._command("session.subscribe", events=["log.entryAdded"])
        self._page: str = self._command("browsingContext.getTree")["contexts"][0]["context"]
        self._command("browsingContext.setViewport", context=self._page, viewport=WINDOW)

    def open(self, address: str) -> None:
        self._command("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def script(self, expression: str) -> str:
        target = {"context": self._page}
        answer = self._command("script.evaluate", expression=expression, target=target, awaitPromise=False)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._command("input.performActions", context=self._page, actions=actions)

    def complaints(self) -> list[str]:
        return self._complaints

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.communicate()

    def _command(self, method: str, **parameters: Any) -> dict[str, Any]:
        """The answer to a command; what the browser reports until then is noted."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (message := json.loads(self._socket.recv())).get("id") != number:
            entry = message["params"]
            if message["method"] == "log.entryAdded" and entry["level"] == "error":
                self._complaints.append(entry["text"])
        assert message["type"] == "success", f"{method}: {message.get('message')}"
        result: dict[str, Any] = message["result"]
        return result
