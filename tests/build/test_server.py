"""The server of the built site."""

import gzip
import http.client
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.cli.running import Output
from web.build.server import Server, changes, follow, serve
from web.build.steps import Failure


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "deep").mkdir(parents=True)
    (folder / "index.html").write_text("<title>home</title>" * 50)
    (folder / "deep" / "index.html").write_text("deep")
    (folder / "module.js").write_text("export const answer = 42;")
    (folder / "engine.whl").write_bytes(b"wheel")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    with Server(site) as running:
        yield running


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    """The answer to one request, its path sent exactly as given."""
    connection = http.client.HTTPConnection("127.0.0.1", server.listener.server_port, timeout=10)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


def test_files_are_served_below_the_subpath_with_their_types(server: Server) -> None:
    types = {"": "text/html; charset=utf-8", "module.js": "text/javascript; charset=utf-8"}
    types |= {"engine.whl": "application/octet-stream", "deep/": "text/html; charset=utf-8"}
    for path, kind in types.items():
        response, _ = ask(server, f"/wye/{path}")
        assert (response.status, response.headers["Content-Type"]) == (200, kind)
    for path in ("/", "/wye", "/?query"):
        response, _ = ask(server, path)
        assert (response.status, response.headers["Location"]) == (302, "/wye/")
    response, body = ask(server, "/wye/deep/?query")
    assert body == b"deep"


def test_no_header_isolates_the_page(server: Server) -> None:
    response, _ = ask(server, "/wye/")
    assert not [name for name in response.headers if name.lower().startswith("cross-origin-")]


def test_texts_are_compressed_and_archives_are_not(server: Server, site: Path) -> None:
    page, wheel = (site / "index.html").read_bytes(), (site / "engine.whl").read_bytes()
    response, body = ask(server, "/wye/", Accept_Encoding="gzip, br")
    assert response.headers["Content-Encoding"] == "gzip"
    assert len(body) < len(page) == len(gzip.decompress(body))
    response, plain = ask(server, "/wye/")
    assert (response.headers["Content-Encoding"], plain) == (None, page)
    response, unchanged = ask(server, "/wye/engine.whl", Accept_Encoding="gzip")
    assert (response.headers["Content-Encoding"], unchanged) == (None, wheel)
    assert server.sent == {"/wye/": len(body) + len(page), "/wye/engine.whl": len(wheel)}


def test_what_the_browser_has_is_not_sent_again(server: Server) -> None:
    tag = ask(server, "/wye/module.js")[0].headers["ETag"]
    before = server.sent.total()
    response, body = ask(server, "/wye/module.js", If_None_Match=tag)
    assert (response.status, body, server.sent.total()) == (304, b"", before)


def test_nothing_else_can_be_asked_for(server: Server) -> None:
    secret = "/secret.txt /wye/../secret.txt /wye/%2e%2e/secret.txt /wye//secret.txt /wye/..%5csecret.txt"
    for path in (*secret.split(), "/wye/none"):
        response, body = ask(server, path)
        assert (response.status, body) == (404, b"Not found\n"), path


def test_head_sends_no_body(server: Server) -> None:
    response, body = ask(server, "/wye/", "HEAD")
    assert (response.status, body) == (200, b"")
    assert int(response.headers["Content-Length"]) > 0


def test_a_stopped_server_answers_nothing_even_on_open_connections(site: Path) -> None:
    with Server(site) as server:
        connection = http.client.HTTPConnection("127.0.0.1", server.listener.server_port, timeout=10)
        connection.request("GET", "/wye/")
        connection.getresponse().read()
        kept = connection.sock
    assert kept.recv(1) == b""
    connection.close()
    with pytest.raises(ConnectionRefusedError):
        ask(server, "/wye/")


def test_ports_at_the_end_of_their_range(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    class Taken:
        def __init__(self, folder: Path, port: int) -> None:
            tried.append(port)
            raise OSError(f"{folder} at {port}")

    monkeypatch.setattr("web.build.server.Server", Taken)
    with pytest.raises(Failure, match=r"^The ports 65534 to 65535 are taken: choose another with --port$"):
        serve(65534, opens=False, build=lambda: None)
    assert tried == [65534, 65535]


def test_a_changed_source_is_built_and_served(site: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    moments = iter([{}, {}, {site: 1}, {site: 2}])  # of the sources, each time when they are looked at
    monkeypatch.setattr("web.build.server.changes", lambda: next(moments))
    monkeypatch.setattr("web.build.server.DIST", site)
    monkeypatch.setattr("web.build.server.LOOK", 0)
    ended, built = threading.Event(), list[str]()

    def build() -> None:
        built.append("built")
        if len(built) == 1:
            raise Failure("main.ts cannot be compiled: correct what it names")
        (site / "module.js").write_text("export const answer = 43;")
        ended.set()

    with Server(site) as server:
        follow(server, build, ended)
        assert ask(server, "/wye/module.js")[1] == b"export const answer = 43;"
    assert built == ["built", "built"]
    assert capsys.readouterr().err == "main.ts cannot be compiled: correct what it names.\n"


def test_a_source_that_is_written_counts_as_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.build.server.SOURCES", [tmp_path])
    before = changes()
    (tmp_path / "main.ts").write_text("")
    assert list(changes()) == [tmp_path / "main.ts"]
    assert changes() != before
