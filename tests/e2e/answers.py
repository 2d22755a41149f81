"""The site with an engine that needs no start: CPython answers the page's messages by the functions of the worker.

The page is the built one, but for PyScript and the sandbox of the reader's own bots: their stand-ins, pyscript.js and
sandbox.js, send each message to the server, which answers with lines of JSON as they come, ["progress", text] and at
last ["answer", text].
"""

import asyncio
import functools
import gzip
import hashlib
import json
import re
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextvars import ContextVar
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

from pyengine.lab.laboratory import Laboratory
from pyengine.lab.workshop import Workshop
from pyengine.page.service import Service
from web.build.files import inline_json, sha256
from web.build.pages import base64_hash
from web.build.paths import DIST
from web.build.server import Handler, Server

STAND_IN = Path(__file__).with_name("pyscript.js")
SANDBOX = Path(__file__).with_name("sandbox.js")
LARGE = 300_000
"""Bytes of what stands in for a file of Python."""
RUNTIME = r'{"path":"(py(?:odide|script)/[^"]+)","bytes"'
"""A file that a page loads for Python."""
PAGES = ("index.html", "lab.html")
WORKS: dict[str, Callable[..., Service]] = {
    "engine/worker.py": Service,
    "lab/worker.py": Laboratory,
    "lab/own/worker.py": Workshop,
}
"""What answers in place of each file that the page runs in its workers."""

Lines = SimpleQueue[tuple[str, str] | None]
heard: ContextVar[Callable[[str], None]] = ContextVar("heard")
"""Where the progress of the request goes that is being answered."""


class Answers(Server):
    """Serves the built site; its engines live in one thread."""

    def __init__(self, *, changes: bool = False) -> None:
        """`changes`: whether a test is going to change files."""
        super().__init__(DIST)
        self.changes = changes
        self.reachable = True  # or only the engine is
        self.listener.RequestHandlerClass = functools.partial(Responder, self)
        self._asking, self._closed = threading.Lock(), False
        self._loop = asyncio.new_event_loop()
        self._ended = asyncio.Event()
        self._thread = threading.Thread(target=self._answer)
        self._service = functools.lru_cache(maxsize=16)(_service)
        for path in set(re.findall(RUNTIME, self.text("lab.html"))):
            self._put(f"{self.version}/{path}", STAND_IN.read_bytes() if path == "pyscript/core.js" else bytes(LARGE))
        (sandbox,) = (path for path in self.files if re.search(r"/sandbox-\w+\.js$", path))
        self.change(sandbox, lambda _: SANDBOX.read_text("utf-8"))

    def __enter__(self) -> Self:
        self._thread.start()
        return super().__enter__()

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        with self._asking:
            self._closed = True
            self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()

    def _answer(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._ended.wait())

    def text(self, path: str) -> str:
        """What a file of the site holds."""
        return gzip.decompress(self.files[path]).decode()

    @property
    def version(self) -> str:
        """The name of the version, and of its folder."""
        found = re.search('data-version="(.*?)"', self.text("index.html"))
        assert found
        return found[1]

    def change(self, path: str, edit: Callable[[str], str]) -> None:
        """Serve a file otherwise from now on, which the service worker takes for its own."""
        after = edit(self.text(path))
        assert after != self.text(path)
        self._put(path, after.encode())

    def publish(self, **edits: Callable[[str], str]) -> str:
        """Serve the next version, in which these texts differ, and nothing more of the one before; return its name."""
        before, after = self.version, sha256(repr([self.version, *edits]).encode())[:16]
        for path, edit in edits.items():
            self.change(path if path in self.files else f"{before}/{path}", edit)
        self.files = {path.replace(before, after): body for path, body in self.files.items()}
        for page in ("sw.js", *PAGES):
            self.change(page, lambda text: _allowed(text, text.replace(before, after)))
        return after

    def scripts(self, page: str) -> list[str]:
        """The paths of the scripts that a page is drawn with, its own first."""
        return [f"{self.version}/{script['path']}" for script in self._listed(page)["scripts"]]

    def texts(self, page: str, language: str = "en") -> list[str]:
        """The paths of the texts that a page is drawn with."""
        return [f"{self.version}/{text['path']}" for text in self._listed(page)["texts"][language]]

    def _listed(self, page: str) -> Any:
        """The files that a page is drawn with, as the build describes them."""
        found = re.search(r'<script type="application/json" id="files">(.*?)</script>', self.text(page))
        assert found
        return json.loads(found[1])

    def _put(self, path: str, body: bytes) -> None:
        """Serve this content; the pages and the service worker know it by its hash."""
        self.files[path] = gzip.compress(body) if is_compressed(self.files[path]) else body
        if path == "sw.js":
            return
        inside = path.partition("/")[2]
        file = {"path": inside, "bytes": len(body), "sha256": hashlib.sha256(body).hexdigest()}
        for page in PAGES if inside else ():
            self._edit(page, rf'{{"path":"{re.escape(inside)}","bytes":[^}}]*}}', inline_json(file))
        self._edit("sw.js", rf'"{re.escape(path)}": ?"[^"]*"', f'"{path}":"{base64_hash(body)}"')

    def _edit(self, path: str, pattern: str, replacement: str) -> None:
        """Replace what a pattern matches in a text."""
        before = self.text(path)
        after = re.sub(pattern, lambda _: replacement, before)
        if after != before:
            self._put(path, after.encode())

    def ask(self, file: str, worker: str, text: str) -> tuple[Lines, Future[None]]:
        """What a worker that runs this file says to a message, as it comes, and its work on it."""
        lines: Lines = SimpleQueue()

        async def answer() -> None:
            heard.set(lambda progress: lines.put(("progress", progress)))
            lines.put(("answer", await self._service(file, worker).call(text)))

        with self._asking:
            if self._closed:  # a page that is still open asks on
                raise ConnectionAbortedError
            work = asyncio.run_coroutine_threadsafe(answer(), self._loop)
        work.add_done_callback(lambda _: lines.put(None))
        return lines, work


def _allowed(before: str, page: str) -> str:
    """A changed page whose policy allows its own styles."""
    old, new = (base64_hash("".join(re.findall("<style>(.*?)</style>", text)).encode()) for text in (before, page))
    return page.replace(old, new)


def is_compressed(data: bytes) -> bool:
    """Whether it is gzip, as the server sends texts."""
    return data.startswith(b"\x1f\x8b")


def _service(file: str, _worker: str) -> Service:
    kind = next(kind for path, kind in WORKS.items() if file.endswith(path))

    def tell(text: str) -> None:
        heard.get()(text)

    return kind(tell)


class Responder(Handler):
    """Answers POST, too: a message to a worker."""

    site: Answers

    def answer(self, status: int, headers: Mapping[str, str], body: bytes = b"") -> None:
        """Let browsers keep the files, unless a test changes them."""
        kept = {} if self.site.changes else {"Cache-Control": "max-age=3600"}
        super().answer(status, {**headers, **kept}, body)

    def do_GET(self) -> None:  # noqa: N802  as the class above it calls it
        if not self.site.reachable:
            raise ConnectionAbortedError
        if self.path == "/favicon.ico":  # of a page that is a picture
            return self.answer(204, {})
        return super().do_GET()

    def do_POST(self) -> None:  # noqa: N802  likewise
        address = parse_qs(urlsplit(self.path).query)
        (file,), (worker,) = address["file"], address["worker"]
        lines, work = self.site.ask(file, worker, self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.wfile.flush()
        try:
            for line in iter(lines.get, None):
                data = json.dumps(line).encode() + b"\n"
                self.connection.sendall(b"%x\r\n%s\r\n" % (len(data), data))
            self.connection.sendall(b"0\r\n\r\n")
        except ConnectionError:  # the page has ended its worker, or has been left
            work.cancel()
            raise
        work.result()
