"""A server of the built site on this machine, as GitHub Pages would serve it."""

import argparse
import contextlib
import functools
import gzip
import http.server
import re
import socket
import sys
import threading
import time
import urllib.parse
import webbrowser
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self

from web.build.files import files_of, relative, sha256
from web.build.paths import DIST, ROOT
from web.build.steps import Failure

PORTS = 65_536  # how many ports there are
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SOURCES = (ROOT / "web", ROOT / "pyengine")
LOOK = 0.5  # seconds between two looks at them
GZIPPED = set(TYPES) - {".png", ".woff2"}  # what static hosts compress; archives travel as they are


def encode(path: Path) -> bytes:
    """A file as a static host sends it."""
    return compress(path.read_bytes()) if path.suffix in GZIPPED else path.read_bytes()


@functools.cache
def compress(data: bytes) -> bytes:
    """The content of a file as gzip, compressed only once for all servers of a process."""
    return gzip.compress(data, 6, mtime=0)


class Server:
    """Serves a built site at a subpath of localhost as GitHub Pages would: gzip, no special headers.

    with Server(DIST) as server:
        server.url  # "http://127.0.0.1:49152/wye/"
        server.sent  # bytes of the bodies sent so far, by path of the request
    """

    base = "/wye/"

    def __init__(self, folder: Path, port: int = 0, types: Mapping[str, str] = TYPES) -> None:
        """Port 0 takes any free one; `types` of contents by suffix. OSError when the port is taken."""
        self.types = types
        self.load(folder)
        self.sent: Counter[str] = Counter()
        self.lock = threading.Lock()
        self.connections: set[socket.socket] = set()
        self.listener = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, self))
        self.url = f"http://127.0.0.1:{self.listener.server_port}{self.base}"

    def load(self, folder: Path) -> None:
        """Serve the files that the folder has now."""
        self.files = {path: encode(folder / path) for path in relative(folder, files_of(folder))}

    def __enter__(self) -> Self:
        threading.Thread(target=self.listener.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        """Stop, and close the connections that browsers keep open."""
        self.listener.shutdown()
        self.listener.server_close()
        for connection in list(self.connections):
            with contextlib.suppress(OSError):  # the browser was faster
                connection.shutdown(socket.SHUT_RDWR)


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers GET and HEAD from the server's files in memory; no other file is reachable."""

    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body leave in one piece: else the body of a small file waits 40 ms for an acknowledgement

    def __init__(self, site: Server, *arguments: Any) -> None:
        self.site = site
        super().__init__(*arguments)

    def handle(self) -> None:
        self.site.connections.add(self.connection)
        with contextlib.suppress(ConnectionError):  # the browser has gone away
            super().handle()
        self.site.connections.discard(self.connection)

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        path = urllib.parse.unquote(self.path.partition("?")[0])
        name = re.sub("(^|/)$", r"\1index.html", path.removeprefix(self.site.base))
        body = self.site.files.get(name) if path.startswith(self.site.base) else None
        if path in ("/", self.site.base.rstrip("/")):
            return self.answer(302, {"Location": self.site.base})
        if body is None:
            return self.answer(404, {"Content-Type": TYPES[".txt"]}, b"Not found\n")
        suffix, tag = Path(name).suffix, f'"{sha256(body)}"'
        headers = {
            "Content-Type": self.site.types.get(suffix, "application/octet-stream"),
            "Cache-Control": "no-cache",
            "ETag": tag,
        }
        if self.headers.get("If-None-Match") == tag:
            return self.answer(304, headers)
        if suffix in GZIPPED and "gzip" in self.headers.get("Accept-Encoding", ""):
            return self.answer(200, {**headers, "Content-Encoding": "gzip"}, body)
        return self.answer(200, headers, gzip.decompress(body) if suffix in GZIPPED else body)

    def answer(self, status: int, headers: Mapping[str, str], body: bytes = b"") -> None:
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command == "GET":
            with self.site.lock:
                self.site.sent[self.path] += len(body)
            self.wfile.write(body)

    def log_message(self, *arguments: object) -> None:
        """Log nothing."""


def serve(port: int, opens: bool, build: Callable[[], None]) -> None:
    """Serve dist/ at this port, or the next free one, until Ctrl-C; a browser shows it if it `opens`.

    When a source changes, `build` builds it again.
    """
    candidates = range(port, min(port + 20, PORTS))
    for candidate in candidates:
        try:
            server = Server(DIST, candidate)
        except OSError:
            print(f"Port {candidate} is taken.")
            continue
        with server, contextlib.suppress(KeyboardInterrupt):
            print(f"Wye is at {server.url} (Ctrl-C ends it)", flush=True)
            if opens:
                webbrowser.open(server.url)
            follow(server, build, threading.Event())
        return print()
    raise Failure(f"The ports {candidates[0]} to {candidates[-1]} are taken: choose another with --port")


def follow(server: Server, build: Callable[[], None], ended: threading.Event) -> None:
    """Build the site and serve the result when a source changes, until `ended` is set."""
    before = changes()
    while not ended.wait(LOOK):
        if (now := changes()) == before:
            continue
        before, start = now, time.monotonic()
        try:
            build()
            server.load(DIST)
            print(f"Built in {time.monotonic() - start:.1f} s", flush=True)
        except (Failure, OSError) as problem:  # a file may be gone for a moment
            print(f"{problem}.", file=sys.stderr)


def changes() -> dict[Path, int]:
    """The time of each source's last change, in nanoseconds."""
    times = {}
    for path in (path for folder in SOURCES for path in files_of(folder)):
        with contextlib.suppress(FileNotFoundError):  # it has just gone
            times[path] = path.stat().st_mtime_ns
    return times


def port(text: str) -> int:
    """The port that an argument names."""
    if text.isdecimal() and int(text) < PORTS:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no port: expected a number from 0 to {PORTS - 1}")
