"""WebKitGTK, driven by its own WebDriver, on a screen that is not seen."""

import os
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Remote
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from .window import PATIENCE, Window

BROWSER = "webkit2gtk-4*/MiniBrowser"
"""Where WebKitGTK's own small browser lies, beside the libraries."""
LOST = "Could not parse script result"
"""The driver's words for an answer that did not come back, now and then while a page is busy: look once more."""
# MiniBrowser writes what is on the console of a page to no file, so the page itself keeps it.
LISTEN = """
globalThis.complaints ??= (() => {
  const heard = [];
  addEventListener("error", ({ message }) => heard.push(message));
  addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
  const { error } = console;
  console.error = (...values) => (heard.push(values.join(" ")), error(...values));
  return heard;
})();
"""


class WebKit(Window):
    """MiniBrowser on a virtual screen; `folder` is its home."""

    def __init__(self, program: str, screen: str, folder: Path) -> None:
        with ExitStack() as started:
            display = f":{shown(started, screen)}"
            environment = {**os.environ, "HOME": str(folder), "DISPLAY": display, "GDK_BACKEND": "x11"}
            service = Service(program, log_output=str(folder / "driver.log"), env=environment)
            service.start()
            started.callback(service.stop)
            options = Options()
            options.binary_location = str(next(Path("/usr/lib").glob(f"*/{BROWSER}")))
            options.add_argument("--automation")
            connection = RemoteConnection(client_config=ClientConfig(service.service_url))
            self._driver = Remote(connection, options=options)
            started.callback(self._driver.quit)
            self._started = started.pop_all()
        self._driver.set_page_load_timeout(PATIENCE)
        self._driver.set_window_size(1280, 900)

    def open(self, address: str) -> None:
        self._driver.get(address)
        self._driver.execute_script(LISTEN)

    def script(self, expression: str) -> str:
        return str(self._driver.execute_script(f"return {expression}"))

    def holds(self, condition: str) -> bool:
        try:
            return super().holds(condition)
        except WebDriverException as failed:
            if LOST not in (failed.msg or ""):
                raise
            return False

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._driver.execute("actions", {"actions": actions})

    def complaints(self) -> list[str]:
        return list(self._driver.execute_script("return globalThis.complaints"))

    def close(self) -> None:
        self._started.close()


def shown(started: ExitStack, program: str) -> str:
    """Start a virtual screen, which ends with `started`, and return its number."""
    reading, writing = os.pipe()
    with os.fdopen(reading) as numbers:
        arguments = [program, "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
        screen = started.enter_context(subprocess.Popen(arguments, pass_fds=[writing], stderr=subprocess.DEVNULL))
        started.callback(screen.terminate)
        os.close(writing)
        return numbers.readline().strip()
