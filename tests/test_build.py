"""The build: its steps, what it ships, its server and its messages."""

import gzip
import hashlib
import http.client
import json
import re
import signal
import socket
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import build
from build import Failure, Server


@pytest.fixture(scope="module")
def dist() -> Path:
    """The site, built if anything has changed."""
    build.build()
    return build.DIST


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A little site."""
    folder = tmp_path / "site"
    (folder / "deep").mkdir(parents=True)
    (folder / "index.html").write_text("<title>home</title>" * 50)
    (folder / "deep" / "index.html").write_text("deep")
    (folder / "module.mjs").write_text("export const answer = 42;")
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


# --- steps ---


def test_a_step_is_done_again_only_when_its_inputs_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "WORK", tmp_path / "work")
    source, target, calls = tmp_path / "source", tmp_path / "target", []
    source.mkdir()
    (source / "a").write_text("1")

    def make() -> None:
        calls.append((source / "a").read_text())
        target.write_text("made")

    for _ in range(2):
        build.once("step", [source], target, make)
    assert calls == ["1"]
    (source / "a").write_text("2")
    build.once("step", [source], target, make)
    assert calls == ["1", "2"]
    target.unlink()
    build.once("step", [source], target, make)
    assert calls == ["1", "2", "2"]
    (source / "a").rename(source / "b")
    (source / "a").write_text("2")
    build.once("step", [source], target, make)
    assert len(calls) == 4


def test_a_step_that_failed_is_not_taken_for_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "WORK", tmp_path / "work")
    target, outcomes = tmp_path / "target", [True, False, True]

    def make() -> None:
        target.write_text("made, perhaps in part")
        if not outcomes.pop(0):
            raise Failure("no network")

    build.once("step", ["1"], target, make)
    with pytest.raises(Failure):
        build.once("step", ["2"], target, make)
    build.once("step", ["1"], target, make)
    assert outcomes == []


def test_two_builds_never_run_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "WORK", tmp_path)
    monkeypatch.setattr(build, "PATIENCE", 0)
    with (
        build.alone(),
        pytest.raises(Failure, match=r"^Another build has run here for 0 seconds: end it and try again$"),
        build.alone(),
    ):
        pytest.fail("two builds at once")
    with build.alone():
        pass


def test_what_tools_leave_behind_is_no_input(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("")
    before = build.digest(tmp_path)
    for name in (".cache", "__pycache__"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "left").write_text("")
    assert build.files_of(tmp_path) == [tmp_path / "a.py"]
    assert build.digest(tmp_path) == before


def test_building_twice_does_nothing_twice(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.stat().st_mtime_ns for path in build.files_of(dist)}
    build.build()
    assert capsys.readouterr() == ("", "")
    assert {path: path.stat().st_mtime_ns for path in build.files_of(dist)} == before


def test_a_command_is_tried_again_and_its_failure_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    waits: list[float] = []
    monkeypatch.setattr("time.sleep", waits.append)
    trace = tmp_path / "trace"
    code = "import sys; open(sys.argv[1], 'a').write('x'); sys.exit('the network is down')"
    with pytest.raises(Failure, match=r"^Trying things failed \(the network is down\): check it, or see .*\.txt$"):
        build.run("Trying things", [sys.executable, "-c", code, trace], "check it", tries=3)
    assert trace.read_text() == "xxx"
    assert len(waits) == 2
    assert "Trying things: try 2 of 3 failed" in capsys.readouterr().err


# --- the bundle ---


def test_equal_members_give_equal_archives(tmp_path: Path) -> None:
    members = {"b.py": b"x = 1", "a.txt": b"text" * 100, "c/d.py": b"y = 2"}
    build.write_archive(tmp_path / "1.zip", members, "/lib/", optimize=2)
    build.write_archive(tmp_path / "2.zip", dict(reversed(members.items())), "/lib/", optimize=2)
    assert (tmp_path / "1.zip").read_bytes() == (tmp_path / "2.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "1.zip") as archive:
        assert archive.namelist() == ["a.txt", "b.pyc", "c/d.pyc"]
        assert archive.read("a.txt") == members["a.txt"]
        assert {member.compress_type for member in archive.infolist()} == {zipfile.ZIP_DEFLATED}


def test_archives_can_be_imported_and_name_the_official_files(tmp_path: Path) -> None:
    source = b'"""About."""\ndef fail():\n    """Fails."""\n    raise ValueError\n'
    members = {
        "module.py": source,
        build.DOCSTRINGS_NEEDED: source,
        "numpy/__init__.py": b"",
        "numpy/_core/__init__.py": b"",
    }
    build.write_archive(tmp_path / "lib.zip", members, "/lib/python313.zip/", optimize=2)
    code = (
        "import sys, json; sys.path.insert(0, sys.argv[1]); import module, numpy._core.multiarray as needed\n"
        "print(json.dumps([module.fail.__code__.co_filename, module.fail.__doc__, needed.fail.__doc__]))"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "lib.zip")]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert json.loads(output) == ["/lib/python313.zip/module.py", None, "Fails."]


@pytest.mark.parametrize(
    ("path", "dropped"),
    [
        ("unittest/mock.py", True),
        ("encodings/cp1252.py", True),
        ("encodings/cp437.py", False),  # zipfile's names
        ("encodings/utf_8.py", False),
        ("asyncio/unix_events.py", False),
        ("asyncio/windows_events.py", True),
        ("concurrent/futures/thread.py", False),
        ("concurrent/futures/process.py", True),
        ("email/__init__.py", False),  # importlib.metadata imports it
        ("email/message.py", True),
        ("html/entities.py", False),  # PyScript imports html
        ("html/parser.py", True),
    ],
)
def test_what_the_standard_library_goes_without(path: str, dropped: bool) -> None:
    assert build.is_dropped(path, build.STDLIB_DROPPED) == dropped


@pytest.mark.parametrize(
    ("path", "dropped"),
    [
        ("numpy/__init__.py", False),
        ("numpy/__init__.pyi", True),
        ("numpy/_core/_multiarray_umath.cpython-313-wasm32-emscripten.so", False),
        ("numpy/linalg/_umath_linalg.cpython-313-wasm32-emscripten.so", False),
        ("numpy/linalg/lapack_lite.cpython-313-wasm32-emscripten.so", True),
        ("numpy/testing/overrides.py", True),
        ("numpy/random/_generator.cpython-313-wasm32-emscripten.so", False),
        ("numpy/random/lib/libnpyrandom.a", True),
        ("numpy/f2py/rules.py", True),
        ("numpy-2.2.5.dist-info/METADATA", False),
    ],
)
def test_what_numpy_goes_without(path: str, dropped: bool) -> None:
    assert build.is_dropped(path, build.NUMPY_DROPPED) == dropped


@pytest.mark.parametrize(
    ("archive", "dropped"),
    [(build.MODULES / "pyodide/python_stdlib.zip", build.STDLIB_DROPPED), (build.NUMPY, build.NUMPY_DROPPED)],
)
@pytest.mark.usefixtures("dist")
def test_every_pattern_drops_something(archive: Path, dropped: dict[str, str]) -> None:
    with zipfile.ZipFile(archive) as source:
        names = source.namelist()
    patterns = [pattern for text in dropped.values() for pattern in text.split()]
    assert [p for p in patterns if not any(build.is_dropped(name, {"": p}) for name in names)] == []


# --- the site ---


def inline(dist: Path, page: str = "index.html") -> dict[str, Any]:
    """The start that a page carries."""
    found = re.search(r'<script type="application/json" id="start">(.*?)</script>', (dist / page).read_text())
    assert found is not None
    start: dict[str, Any] = json.loads(found[1])
    return start


def test_the_first_board_is_in_the_page(dist: Path) -> None:
    start = inline(dist)
    game = start["describe"]["games"][0]
    assert start["start"]["snapshot"]["game"] == game["name"]
    assert start["start"]["snapshot"]["ply"] == 0
    assert len(start["start"]["layout"]["cells"]) == len(start["start"]["snapshot"]["cells"])


def test_the_page_knows_every_file_that_the_engine_needs(dist: Path) -> None:
    start = inline(dist)
    listed = {item["path"]: (item["bytes"], item["sha256"]) for item in start["runtime"]}
    paths = [*build.files_of(dist / "pyodide"), *build.files_of(dist / "pyscript")]
    contents = {path.relative_to(dist).as_posix(): path.read_bytes() for path in paths if "wye_lab" not in path.name}
    assert listed == {path: (len(data), hashlib.sha256(data).hexdigest()) for path, data in contents.items()}
    assert {"pyodide/pyodide.mjs", "pyodide/pyodide.asm.wasm", "pyscript/core.js"} <= set(listed)


def test_the_service_worker_knows_every_file_of_a_visit(dist: Path) -> None:
    found = re.search(r"^const BUILD = (.*);$", (dist / "sw.js").read_text(), re.MULTILINE)
    assert found is not None
    known = json.loads(found[1])
    start = inline(dist)
    assert known["runtime"] == start["runtime_hash"]
    assert known["runtimeFiles"] == [item["path"] for item in start["runtime"]]
    files = {path.relative_to(dist).as_posix() for path in build.files_of(dist)}
    lab = {path for path in files if path.startswith(("lab.html", "lab/", "pyodide/wye_lab-"))}
    visited = {path for path in files if not path.startswith(("licenses/", "pictures/"))} - {"sw.js"} - lab
    assert {*known["shellFiles"], *known["runtimeFiles"]} == visited
    assert set(known["labFiles"]) == lab
    assert {"lab.html", "lab/main.js", "lab/results/bandits.json"} < lab


def test_the_lab_costs_a_visit_of_the_board_nothing(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    build.check_size(dist)
    assert not re.search(r"  lab|wye_lab", capsys.readouterr().out)
    with zipfile.ZipFile(next((dist / "pyodide").glob("wye_engine-*.whl"))) as archive:
        assert not [name for name in archive.namelist() if name.startswith("pyengine/lab/")]


def test_the_lab_has_a_result_of_each_experiment_as_it_stands(dist: Path) -> None:
    start = inline(dist, "lab.html")
    assert any("wye_lab" in item["path"] for item in start["runtime"])
    for experiment in start["experiments"]:
        ran = json.loads((dist / f"lab/results/{experiment['name']}.json").read_text())
        assert ran["chosen"]["text"] == experiment["text"]
        assert ran["ended"]
        assert ran["happened"]["done"] == ran["happened"]["of"]
        assert all(table["rows"] for table in ran["tables"])


def test_pictures_are_there_for_whoever_installs_the_page_and_cost_no_visit(
    dist: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = [one["src"] for one in json.loads((dist / "manifest.webmanifest").read_text())["screenshots"]]
    assert [path for path in shown if not (dist / path).exists()] == []
    build.check_size(dist)
    assert "pictures/" not in capsys.readouterr().out


def test_the_lock_names_the_wheels_as_they_are(dist: Path) -> None:
    lock = json.loads((dist / "pyodide/pyodide-lock.json").read_text())
    assert set(lock["packages"]) == {"numpy", "wye-engine", "wye-lab"}
    for package in lock["packages"].values():
        data = (dist / "pyodide" / package["file_name"]).read_bytes()
        assert package["sha256"] == hashlib.sha256(data).hexdigest()
    assert lock["info"]["python"].startswith("3.13.")


def test_the_archives_hold_compiled_modules_alone(dist: Path) -> None:
    for path in [dist / "pyodide/python_stdlib.zip", *(dist / "pyodide").glob("*.whl")]:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
            assert not [name for name in names if name.endswith(".py")]
            assert [name for name in names if name.endswith(".pyc")]


def test_every_shipped_part_has_its_licence(dist: Path) -> None:
    index = (dist / "licenses/index.html").read_text()
    links = re.findall(r'href="([^"]+\.txt)"', index)
    assert sorted(links) == sorted(path.name for path in (dist / "licenses").glob("*.txt"))
    for part in ("wye", "numpy", "cpython", "pyodide", "pyscript-core", "polyscript"):
        assert any(link.startswith(f"{part}-") for link in links), part
    assert all((dist / "licenses" / link).stat().st_size > 300 for link in links)


def test_a_first_visit_is_within_the_budget(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    build.check_size(dist)
    rows = re.findall(r"^ *([\d,]+)  (\S+)", capsys.readouterr().out, re.MULTILINE)
    sizes = [int(size.replace(",", "")) for size, _ in rows]
    assert sum(sizes[:-1]) == sizes[-1] <= build.BUDGET


def test_a_site_over_the_budget_is_refused(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "BUDGET", 100)
    with pytest.raises(Failure, match=r"^A first visit transfers \d+ bytes: save \d+ of them$"):
        build.check_size(site)


def test_inline_json_cannot_end_its_script() -> None:
    text = build.inline_json({"a": "</script><!--"})
    assert "<" not in text
    assert json.loads(text) == {"a": "</script><!--"}


# --- the server ---


def test_files_are_served_below_the_subpath_with_their_types(server: Server) -> None:
    types = {"": "text/html; charset=utf-8", "module.mjs": "text/javascript; charset=utf-8"}
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
    tag = ask(server, "/wye/module.mjs")[0].headers["ETag"]
    before = server.sent.total()
    response, body = ask(server, "/wye/module.mjs", If_None_Match=tag)
    assert (response.status, body, server.sent.total()) == (304, b"", before)


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/wye/../secret.txt",
        "/wye/%2e%2e/secret.txt",
        "/wye//secret.txt",
        "/wye/..%5csecret.txt",
        "/wye/none",
    ],
)
def test_nothing_else_can_be_asked_for(server: Server, path: str) -> None:
    response, body = ask(server, path)
    assert (response.status, body) == (404, b"Not found\n")


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


@pytest.mark.usefixtures("dist")
def test_serve_takes_the_next_free_port_and_ends_with_ctrl_c() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-u", str(build.ROOT / "build.py"), "serve", "--no-open", "--port", str(port)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            lines = iter(process.stdout.readline, "")
            address = next(found[0] for line in lines if (found := re.search(r"http://127\.0\.0\.1:\d+/wye/", line)))
            connection = http.client.HTTPConnection(address.split("/")[2], timeout=10)
            connection.request("GET", "/wye/")
            assert connection.getresponse().status == 200
            connection.close()
            process.send_signal(signal.SIGINT)
            assert process.wait(30) == 0
    assert f":{port}/" not in address


# --- bad usage and faults ---


@pytest.mark.parametrize(
    "arguments", [[], ["deploy"], ["build", "now"], ["serve", "--port", "many"], ["bench", "-x"], ["pictures", "now"]]
)
def test_bad_usage_ends_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        build.main(arguments)
    assert ended.value.code == 2
    assert "usage: build.py" in capsys.readouterr().err


@pytest.mark.parametrize(("works", "asked"), [(True, ["node", "pytest"]), (False, ["node"])])
def test_pure_modules_are_tested_first_and_their_failure_is_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, works: bool, asked: list[str]
) -> None:
    found: list[str] = []
    node, start = build.tool("node"), subprocess.run

    def tested(command: list[str | Path], **_: object) -> subprocess.CompletedProcess[bytes]:
        found.append("node" if command[0] == node else "pytest")
        if found[-1] == "node":
            return start(command, check=False, stdout=subprocess.DEVNULL)
        assert command[-2:] == ["-k", "swap"]
        return subprocess.CompletedProcess(command, 0)

    source = 'import test from "node:test";\ntest("answer", () => { if (%s) throw new Error("wrong"); });\n'
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep/answer.test.js").write_text(source % "false")
    (tmp_path / "other.test.js").write_text(source % str(not works).lower())
    (tmp_path / "package.json").write_text('{"type": "module"}')
    monkeypatch.setattr(build, "PURE", tmp_path)
    monkeypatch.setattr(build, "for_tests", lambda: (Path(sys.executable), {}))
    monkeypatch.setattr(build, "build", lambda: None)
    monkeypatch.setattr(build, "run", lambda *_: None)
    monkeypatch.setattr(subprocess, "run", tested)
    assert bool(build.main(["test", "-k", "swap"])) is not works
    assert found == asked


def test_a_failure_is_one_sentence_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "NUMPY_SHA256", "0" * 64)
    assert build.main(["build"]) == 1
    error = capsys.readouterr().err
    assert (
        error.strip() == f"{build.NUMPY.name} in node_modules is not the pinned one: remove node_modules and try again."
    )


def test_a_browser_that_does_not_start_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WYE_BROWSER", "/nowhere/chromium")
    with pytest.raises(Failure, match=r"^WYE_BROWSER is /nowhere/chromium, which does not start: set it to a Chromium"):
        build.browser(Path(sys.executable))


def test_a_python_without_venv_gets_it_from_debian_or_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def debian(name: str) -> bool:
        asked.append(name)
        return False

    (tmp_path / "python").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "python").chmod(0o755)
    monkeypatch.setattr(build, "WORK", tmp_path)
    monkeypatch.setattr(build, "debian", debian)
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    with pytest.raises(Failure, match=r"^This Python has no venv: install it \(on Debian and Ubuntu: apt install"):
        build.virtual_environment("venv", [])
    assert asked == ["python3-venv"]


@pytest.mark.parametrize(
    ("works", "expected", "installed"),
    [
        ({"/usr/bin/chromium"}, "/usr/bin/chromium", []),
        ({""}, "", ["playwright"]),
        ({"debian"}, "/usr/bin/chromium", ["playwright", "chromium"]),
    ],
)
def test_a_browser_is_found_or_else_installed(
    monkeypatch: pytest.MonkeyPatch, works: set[str], expected: str, installed: list[str]
) -> None:
    asked: list[str] = []

    def run(title: str, *_: object) -> None:
        asked.append("playwright" if "Playwright" in title else title)

    def debian(name: str) -> bool:
        asked.append(name)
        works.add("/usr/bin/chromium")
        return True

    monkeypatch.delenv("WYE_BROWSER", raising=False)
    monkeypatch.setattr(build, "BROWSERS", ["chromium"])
    monkeypatch.setattr(build, "BROWSER_PATHS", [])
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(build, "starts", lambda _, path: path in works)
    monkeypatch.setattr(build, "run", run)
    monkeypatch.setattr(build, "debian", debian)
    assert build.browser(Path(sys.executable)) == expected
    assert asked == installed


def test_where_no_browser_can_be_had_the_person_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WYE_BROWSER", raising=False)
    monkeypatch.setattr(build, "starts", lambda *_: False)
    monkeypatch.setattr(build, "run", lambda *_: None)
    monkeypatch.setattr(build, "debian", lambda *_: False)
    with pytest.raises(Failure, match=r"^No browser was found: install Chromium, Chrome or Edge, or set WYE_BROWSER"):
        build.browser(Path(sys.executable))


def test_a_page_without_the_place_to_fill_is_refused(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("twice twice")
    with pytest.raises(Failure, match=r"^web/index.html has 2 times 'twice': it must be there once$"):
        build.fill(tmp_path / "index.html", "twice", "once")


def test_a_package_without_an_expected_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Failure, match=r"^web has no \*\.none: remove node_modules and try again$"):
        build.copy(build.ROOT / "web", "*.none", tmp_path)


def test_node_that_is_too_old_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.19.0\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    asked: list[tuple[str, list[str]]] = []

    def environment(name: str, requirements: list[str]) -> Path:
        asked.append((name, requirements))
        return tmp_path / "venv" / "bin" / "python"

    monkeypatch.setattr(build, "virtual_environment", environment)
    build.tools.cache_clear()
    try:
        assert build.tools().startswith(str(tmp_path / "venv" / "bin"))
    finally:
        build.tools.cache_clear()
    assert asked == [("node", [build.NODE_WHEEL])]
