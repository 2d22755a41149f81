"""The build: its steps, what it ships, its server and its messages."""

import ast
import base64
import gzip
import hashlib
import http.client
import io
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterator
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


def test_a_damaged_result_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "WORK", tmp_path / "work")
    target, calls = tmp_path / "target", []

    def make() -> None:
        calls.append(1)
        build.remove(target)
        (target / "deep").mkdir(parents=True)
        (target / "deep/file").write_text("whole")

    def truncate() -> None:
        (target / "deep/file").write_text("who")

    def replace_by_a_file() -> None:
        build.remove(target)
        target.write_text("not a folder")

    def replace_by_a_link() -> None:
        build.remove(target)
        target.symlink_to(tmp_path)

    def spoil_the_stamp() -> None:
        (tmp_path / "work/stamps/step").write_bytes(b"\xff\xfe")

    def replace_the_stamp() -> None:
        build.remove(tmp_path / "work/stamps/step")
        (tmp_path / "work/stamps/step/deep").mkdir(parents=True)

    faults: list[Callable[[], None]] = [
        (target / "deep/file").unlink,
        (target / "more").touch,
        truncate,
        replace_by_a_file,
        replace_by_a_link,
        spoil_the_stamp,
        replace_the_stamp,
    ]
    build.once("step", ["1"], target, make)
    for number, damage in enumerate(faults, 2):
        damage()
        build.once("step", ["1"], target, make)
        assert len(calls) == number
        assert build.files_of(target) == [target / "deep/file"]
        assert (target / "deep/file").read_text() == "whole"
    build.once("step", ["1"], target, make)
    assert len(calls) == len(faults) + 1


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
    runtime = {item["path"] for item in start["runtime"]}
    files = {path.relative_to(dist).as_posix() for path in build.files_of(dist)}
    lab = {path for path in files if path.startswith(("lab.html", "lab/", "pyodide/wye_lab-"))}
    visited = {path for path in files if not path.startswith(("licenses/", "pictures/"))} - {"sw.js"} - lab
    assert {*known["shellFiles"], *runtime} == visited
    assert set(known["labFiles"]) == lab
    for path, value in {**known["shellFiles"], **known["labFiles"]}.items():
        assert base64.b64decode(value) == hashlib.sha256((dist / path).read_bytes()).digest()
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
    for part in (
        "wye",
        "numpy",
        "cpython",
        "pyodide",
        "pyscript-core",
        "polyscript",
        "zlib",
        "bzip2",
        "expat",
        "libmpdec",
    ):
        assert any(link.startswith(f"{part}-") for link in links), part
    assert {"libffi.txt", "errorstackparser.txt", "mimalloc.txt", "musl.txt"} <= set(links)
    assert all("copyright" in (dist / "licenses" / link).read_text("utf-8").lower() for link in links)


def test_what_pyodide_contains_is_of_the_version_whose_licence_is_shipped(dist: Path) -> None:
    wasm, lock = ((dist / "pyodide" / name).read_bytes() for name in ("pyodide.asm.wasm", "pyodide-lock.json"))
    marks = {
        "bzip2": b"%s, 6-Sept-2010",
        "expat": b"expat_%s",
        "libmpdec": b"%s\0",
        "zlib": b"inflate %s Copyright 1995-2024 Mark Adler",
    }
    for name, mark in marks.items():
        assert mark % build.CONTAINED[name][0].encode() in wasm, name
    for name, mark in {"libffi": b"ffi_prep_cif", "mimalloc": b"mimalloc: error"}.items():
        assert mark in wasm, name
    assert json.loads(lock)["info"]["platform"] == f"emscripten_{build.CONTAINED['Emscripten'][0].replace('.', '_')}"
    assert "ErrorStackParser" in (dist / "pyodide/pyodide.mjs").read_text("utf-8")


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
    ("arguments", "told"),
    [
        ([], "the following arguments are required: command"),
        (["deploy"], "invalid choice: 'deploy'"),
        (["build", "now"], "unknown arguments: now"),
        (["serve", "--port", "many"], "argument --port: 'many' is no port: expected a number from 0 to 65535"),
        (["serve", "--port", "70000"], "argument --port: '70000' is no port: expected a number from 0 to 65535"),
        (["serve", "--port", "-1"], "argument --port: '-1' is no port: expected a number from 0 to 65535"),
        (["bench", "-x"], "unknown arguments: -x"),
        (["pictures", "now"], "unknown arguments: now"),
    ],
)
def test_bad_usage_ends_with_2(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        build.main(arguments)
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert "usage: build.py" in error
    assert told in error


@pytest.mark.parametrize("arguments", [["--help"], ["test", "--help"], ["test", "-h"], ["serve", "--help"]])
def test_help_does_nothing_else(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "for_tests", lambda: pytest.fail("it installs"))
    monkeypatch.setattr(build, "build", lambda: pytest.fail("it builds"))
    with pytest.raises(SystemExit) as ended:
        build.main(arguments)
    assert ended.value.code == 0
    assert "usage: build.py" in capsys.readouterr().out


def test_ports_at_the_end_of_their_range(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    tried: list[int] = []

    class Taken:
        def __init__(self, folder: Path, port: int) -> None:
            tried.append(port)
            raise OSError(f"{folder} at {port}")

    monkeypatch.setattr(build, "build", lambda: None)
    monkeypatch.setattr(build, "Server", Taken)
    assert build.main(["serve", "--no-open", "--port", "65534"]) == 1
    assert tried == [65534, 65535]
    told = "The ports 65534 to 65535 are taken: choose another with --port."
    assert capsys.readouterr().err.strip() == told


@pytest.mark.parametrize(
    ("output", "told"),
    [
        (
            "npm error code EINTEGRITY\nnpm error Integrity checksum failed: wanted a but got b.\nSee log",
            r".* wanted a but got b.\): a package is not the one that package-lock.json pins, so restore it",
        ),
        ("npm error code ENOSPC\nmore", r"npm error code ENOSPC\): make room on the disk and run the command again"),
        ("npm error code EACCES\nmore", r"npm error code EACCES\): make the folder of the project writable"),
    ],
)
def test_a_known_fault_of_a_command_has_its_own_remedy_and_is_not_tried_again(
    tmp_path: Path, output: str, told: str
) -> None:
    trace = tmp_path / "trace"
    code = "import sys; open(sys.argv[1], 'a').write('x'); sys.exit(sys.argv[2])"
    with pytest.raises(Failure, match=rf"^Trying things failed \({told}, or see .*\.txt$"):
        build.run("Trying things", [sys.executable, "-c", code, trace, output], "check it", tries=3)
    assert trace.read_text() == "x"


def test_a_package_with_another_hash_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """npm's own words about it are those that `run` knows."""
    tool, path = build.tool("npm"), build.tools()
    (tmp_path / "package.json").write_text('{"dependencies": {"a": "file:a-1.0.0.tgz"}}')
    with tarfile.open(tmp_path / "a-1.0.0.tgz", "w:gz") as archive:
        content = b'{"name": "a", "version": "1.0.0"}'
        member = tarfile.TarInfo("package/package.json")
        member.size = len(content)
        archive.addfile(member, io.BytesIO(content))
    entry = {"version": "1.0.0", "resolved": "file:a-1.0.0.tgz", "integrity": "sha512-" + "A" * 86 + "=="}
    root = {"dependencies": {"a": "file:a-1.0.0.tgz"}}
    lock = {"lockfileVersion": 3, "packages": {"": root, "node_modules/a": entry}}
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "WORK", tmp_path / ".build")
    with pytest.raises(Failure, match=r"wanted sha512-A+==.*\): a package is not the one that package-lock.json pins"):
        build.run("Installing", [tool, "ci", "--ignore-scripts"], build.NETWORK, PATH=path)


def test_a_lock_of_apt_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "lock"
    path.touch()
    hold = (
        "import fcntl, sys; file = open(sys.argv[1], 'w'); fcntl.lockf(file, fcntl.LOCK_EX); print('held', flush=True)"
    )
    command = [sys.executable, "-c", f"{hold}; input()", str(path)]
    waits: list[float] = []
    monkeypatch.setattr(build, "APT_LOCKS", [tmp_path / "none", path])
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        monkeypatch.setattr(build, "PATIENCE", 3)
        monkeypatch.setattr("time.sleep", waits.append)
        with pytest.raises(
            Failure, match=r"^Another program has installed packages for 3 seconds: end it and try again$"
        ):
            build.await_apt()
        assert len(waits) == 3
        monkeypatch.setattr("time.sleep", lambda _: holder.communicate("\n"))
        build.await_apt()
    told = "Another program is installing packages: waiting until it has finished\n"
    assert capsys.readouterr().err == told * 2


@pytest.mark.parametrize("content", ["a file", "garbage"])
def test_a_work_folder_that_cannot_be_used_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    monkeypatch.setattr(build, "WORK", tmp_path / ".build")
    if content == "a file":
        (tmp_path / ".build").touch()
        told = f"{tmp_path}/.build cannot be used (File exists): make it writable, make room on the disk, or move away"
    else:
        (tmp_path / ".build").mkdir()
        (tmp_path / ".build/lock").write_text("this is no database, although a lock is one" * 99)
        told = f"{tmp_path}/.build/lock cannot be locked (file is not a database): make .build writable, or delete it."
    assert build.main(["build"]) == 1
    error = capsys.readouterr().err.strip()
    assert error.startswith(told)
    assert "\n" not in error


@pytest.fixture
def sealed() -> Iterator[Path]:
    """An empty folder in which this process may write nothing, not even as root, who may write everywhere."""
    import sqlite3  # noqa: F401, PLC0415  whoever is not root may not read where Python's own modules lie

    user, folder = os.geteuid(), Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    os.seteuid(user or 65534)
    try:
        yield folder
    finally:
        os.seteuid(user)
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_read_only_folder_is_told(
    sealed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    remedy = "make it writable, make room on the disk, or move away what is in its place."
    monkeypatch.setattr(build, "WORK", sealed / ".build")
    assert build.main(["build"]) == 1
    assert capsys.readouterr().err.strip() == f"{sealed}/.build cannot be used (Permission denied): {remedy}"
    monkeypatch.setattr(build, "WORK", sealed)
    assert build.main(["build"]) == 1
    told = "cannot be locked (unable to open database file): make .build writable, or delete it."
    assert capsys.readouterr().err.strip() == f"{sealed}/lock {told}"


@pytest.fixture
def project(dist: Path, tmp_path: Path) -> Path:
    """A copy of the project in which everything is made but the site."""
    folder = tmp_path / "copy"
    (folder / ".build").mkdir(parents=True)
    (folder / "node_modules").symlink_to(build.MODULES)
    for name in ("build.py", "LICENSE", "package.json", "package-lock.json", ".npmrc", ".build/problems.json"):
        shutil.copyfile(dist.parent / name, folder / name)
    for name in ("web", "pyengine", ".build/bundle", ".build/results", ".build/stamps"):
        shutil.copytree(dist.parent / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def test_a_build_that_was_killed_or_damaged_heals(project: Path, dist: Path) -> None:
    command = [sys.executable, "build.py", "build"]
    whole = build.digest(dist)
    for moment in ("Asking the engine for the first board ...", "Asking the engine for the first board: "):
        with subprocess.Popen(
            command, cwd=project, stderr=subprocess.PIPE, text=True, start_new_session=True
        ) as process:
            assert process.stderr is not None
            assert any(line.startswith(moment) for line in process.stderr)
            os.killpg(process.pid, signal.SIGKILL)
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    assert build.digest(project / "dist") == whole
    (project / "dist/sw.js").unlink()
    page = (project / "dist/index.html").read_text("utf-8")
    (project / "dist/index.html").write_text(page[:1000], "utf-8")
    again = subprocess.run(command, cwd=project, check=True, capture_output=True, text=True)
    assert "Asking the engine" in again.stderr
    assert build.digest(project / "dist") == whole
    shutil.rmtree(project / "dist")
    (project / "dist").write_text("a file of this name")
    wheel = next((project / ".build/bundle/engine").glob("wye_lab-*.whl"))
    wheel.write_bytes(wheel.read_bytes()[:1000])
    problems = project / ".build/problems.json"
    problems.write_bytes(problems.read_bytes()[:1000])
    again = subprocess.run(command, cwd=project, check=True, capture_output=True, text=True)
    assert "Compiling the engine" in again.stderr
    assert "Setting up the problems" in again.stderr
    assert build.digest(project / "dist") == whole
    again = subprocess.run(command, cwd=project, check=True, capture_output=True, text=True)
    assert again.stderr == ""


@pytest.mark.parametrize("version", ["3.10.13", "3.9.6", "3.8.0"])
def test_an_older_python_is_told_before_anything_else(version: str) -> None:
    major, minor, patch = map(int, version.split("."))
    ast.parse(Path(build.__file__).read_text("utf-8"), feature_version=(major, minor))
    old = f"import sys; sys.version_info, sys.version = ({major}, {minor}, {patch}), '{version} (main)'"
    code = f"{old}; exec(open(sys.argv[1]).read())"
    found = subprocess.run([sys.executable, "-c", code, build.__file__], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert found.stderr == f"Wye needs Python 3.11 or newer, and this is {version}: run build.py with a newer one.\n"


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


@pytest.mark.parametrize("fault", ["missing", "another"])
def test_a_failure_is_one_sentence_and_ends_with_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fault: str
) -> None:
    if fault == "missing":
        monkeypatch.setattr(build, "NUMPY", tmp_path / build.NUMPY.name)
    else:
        monkeypatch.setattr(build, "NUMPY_SHA256", "0" * 64)
    assert build.main(["build"]) == 1
    error = capsys.readouterr().err
    told = f"node_modules has no {build.NUMPY.name} with the hash that build.py states: correct one or the other."
    assert error.strip() == told


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


@pytest.mark.parametrize(
    ("possible", "told"), [(True, ""), (False, "cannot be installed here: webkit2gtk-driver, xvfb")]
)
def test_the_other_browsers_are_installed_or_named(
    possible: bool, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def debian(*names: str) -> bool:
        asked.extend(names)
        return possible

    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/firefox-esr" if name == "firefox-esr" else None)
    monkeypatch.setattr(build, "debian", debian)
    build.other_browsers()
    assert asked == ["webkit2gtk-driver", "xvfb"]
    assert capsys.readouterr().err.strip().endswith(told)


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
