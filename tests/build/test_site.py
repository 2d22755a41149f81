"""The built site: what it ships, what its pages know of it, and how it heals."""

import base64
import hashlib
import http.client
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.engine.cli.running import Output
from web.build import budget, files, licences, node, pages, site, thirdparty, wheels
from web.build.files import inner, version
from web.build.paths import DIST, MODULES, ROOT
from web.build.steps import Failure


@pytest.fixture(scope="module")
def dist() -> Path:
    site.build()
    return DIST


def test_building_twice_does_nothing_twice(dist: Path, capsys: Output) -> None:
    before = {path: path.stat().st_mtime_ns for path in files.files_of(dist)}
    site.build()
    assert capsys.readouterr() == ("", "")
    assert {path: path.stat().st_mtime_ns for path in files.files_of(dist)} == before


def inline(dist: Path, page: str = "index.html") -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="start">(.*?)</script>', (dist / page).read_text())
    assert found is not None
    start: dict[str, Any] = json.loads(found[1])
    return start


def test_the_site_holds_nothing_that_makes_it(dist: Path) -> None:
    assert not (dist / "build").exists()
    assert not list(dist.rglob("__init__.py"))
    assert {path.name for path in dist.rglob("*.py")} == {"worker.py"}
    assert len({path.stat().st_mode for path in files.files_of(dist)}) == 1  # no more rights than those of a new file


def test_the_first_board_is_in_the_page(dist: Path) -> None:
    start = inline(dist)
    game = start["describe"]["games"][0]
    assert start["start"]["snapshot"]["game"] == game["name"]
    assert start["start"]["snapshot"]["ply"] == 0
    assert len(start["start"]["layout"]["cells"]) == len(start["start"]["snapshot"]["cells"])
    drawn = re.findall(r'<svg id="board".*?</svg>', (dist / "index.html").read_text())
    cells = [cell["name"] for cell in start["start"]["layout"]["cells"]]
    assert [sorted(re.findall(r'data-cell="(\w+)"', board)) for board in drawn] == [sorted(cells)]
    assert " style=" not in drawn[0]  # which the page's policy forbids


def test_the_page_knows_every_file_that_the_engine_needs(dist: Path) -> None:
    start = inline(dist)
    listed = {item["path"]: (item["bytes"], item["sha256"]) for item in start["runtime"]}
    folder = dist / version(dist)
    paths = [path for name in ("pyodide", "pyscript") for path in files.files_of(folder / name)]
    paths.append(folder / "interpreter.js")
    contents = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths if "wye_lab" not in path.name}
    assert listed == {path: (len(data), hashlib.sha256(data).hexdigest()) for path, data in contents.items()}
    assert {"pyodide/pyodide.js", "pyodide/pyodide.asm.wasm", "pyscript/core.js"} <= set(listed)


def test_the_service_worker_knows_every_file_of_a_visit(dist: Path) -> None:
    found = re.search(r"^const SITE = (.*);$", (dist / "sw.js").read_text(), re.MULTILINE)
    assert found is not None
    known = json.loads(found[1])
    assert known["version"] == inline(dist)["version"] == version(dist)
    shipped = {path for path in files.relative(dist, files.files_of(dist)) if not path.endswith(".map")}
    lab = {path for path in shipped if inner(path).startswith(("lab/", "pyodide/wye_lab-"))}
    apart = ("sw.js", "licenses/", "pictures/", "board.html", "demo/")
    visited = {path for path in shipped if not inner(path).startswith(apart)} - lab
    assert {inner(path) for path in known["runtime"]} == {item["path"] for item in inline(dist)["runtime"]}
    assert {*known["board"], *known["runtime"]} == visited
    assert set(known["lab"]) == lab
    for path, value in {**known["board"], **known["runtime"], **known["lab"]}.items():
        assert base64.b64decode(value) == hashlib.sha256((dist / path).read_bytes()).digest()
    assert {"lab/worker.py", "lab/results/bandits.json"} < set(map(inner, lab))


def test_all_but_the_pages_lies_in_a_folder_named_by_what_is_in_it(dist: Path, tmp_path: Path) -> None:
    beside = {path.partition("/")[0] for path in files.relative(dist, files.files_of(dist)) if inner(path) == path}
    assert beside == {*pages.FIXED, "licenses"}
    names = set[str]()
    for number, changed in enumerate(("", "styles/fraunces.woff2", "index.html")):
        site = tmp_path / str(number)
        shutil.copytree(dist / version(dist), site)
        (site / "index.html").write_text("")
        if changed:
            (site / changed).write_text("changed")
        names.add(pages.enclose(site))
    assert len(names) == 3


def test_a_first_visit_is_within_the_budget(dist: Path, capsys: Output) -> None:
    budget.check_size(dist)
    out = capsys.readouterr().out
    assert not re.search(r"  lab/|wye_lab|pictures/", out)
    sizes = [int(size.replace(",", "")) for size in re.findall(r"^ *([\d,]+)  \S", out, re.MULTILINE)]
    assert sum(sizes[:-1]) == sizes[-1] <= budget.BUDGET
    with zipfile.ZipFile(next((dist / version(dist) / "pyodide").glob("wye_engine-*.whl"))) as archive:
        assert not [name for name in archive.namelist() if name.startswith("pyengine/lab/")]


def test_the_lab_has_a_result_of_each_experiment_as_it_stands(dist: Path) -> None:
    start = inline(dist, "lab.html")
    assert any("wye_lab" in item["path"] for item in start["runtime"])
    for experiment in start["experiments"]:
        ran = json.loads((dist / version(dist) / f"lab/results/{experiment['name']}.json").read_text())
        assert ran["chosen"]["text"] == experiment["text"]
        assert ran["ended"]
        assert all(table["rows"] for table in ran["tables"])


def test_pictures_are_there_for_people_who_install_the_page(dist: Path) -> None:
    shown = [one["src"] for one in json.loads((dist / "manifest.webmanifest").read_text())["screenshots"]]
    assert [path for path in shown if not (dist / path).exists()] == []


def test_the_lock_names_the_wheels_as_they_are(dist: Path) -> None:
    lock = json.loads((dist / version(dist) / "pyodide/pyodide-lock.json").read_text())
    assert set(lock["packages"]) == {"numpy", "wye-engine", "wye-lab"}
    for package in lock["packages"].values():
        data = (dist / version(dist) / "pyodide" / package["file_name"]).read_bytes()
        assert package["sha256"] == hashlib.sha256(data).hexdigest()
    assert lock["info"]["python"].startswith("3.13.")


def test_the_archives_hold_compiled_modules_alone(dist: Path) -> None:
    for path in [dist / version(dist) / "pyodide/python_stdlib.zip", *dist.glob("*/pyodide/*.whl")]:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
            assert not [name for name in names if name.endswith(".py")]
            assert [name for name in names if name.endswith(".pyc")]
            assert {member.date_time for member in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_every_shipped_part_has_its_licence(dist: Path) -> None:
    index = (dist / "licenses/index.html").read_text()
    links = re.findall(r'href="([^"]+\.txt)"', index)
    assert sorted(set(links)) == sorted(path.name for path in (dist / "licenses").glob("*.txt"))
    for part in "wye numpy cpython pyodide pyscript-core polyscript zlib bzip2 expat libmpdec".split():
        assert any(link.startswith(f"{part}-") for link in links), part
    assert {"libffi.txt", "errorstackparser.txt", "mimalloc.txt", "musl.txt"} <= set(links)
    assert all("copyright" in (dist / "licenses" / link).read_text("utf-8").lower() for link in links)


MADE = re.compile(  # by the build, from Wye's sources and the packages that esbuild joins with them
    r"(index|lab|board)\.html|sw\.js|((lab/(own/)?|demo/)?[\w-]+|pyscript/core)\.js(\.map)?|licenses/.*|(lab/)?lang/\w+\.txt|lab/results/.*|(problems/problems|learn/tasks|play/boards)\.json|"
    r"pyodide/(pyodide-lock\.json|wye_.*\.whl)"
)


FONT = "styles/fraunces.woff2"


def test_every_package_in_the_scripts_is_named_with_its_place(dist: Path) -> None:
    index = (dist / "licenses/index.html").read_text("utf-8")
    sources = {name for path in dist.glob("*/**/*.map") for name in json.loads(path.read_text("utf-8"))["sources"]}
    found = {match[1] for name in sources if (match := re.search(r"node_modules/((?:@[^/]+/)?[^/]+)/", name))}
    assert found == set(licences.BUNDLED)
    assert index.count("in the page's scripts") == len(found)
    assert "<td>in pyscript/core.js</td>" in index


def test_every_file_of_others_is_in_the_table_of_origins_as_it_was_taken(dist: Path) -> None:
    rows = re.findall("<tr>(<td>.*?)</tr>", (dist / "licenses/index.html").read_text("utf-8"))
    cells = [re.findall("<td>(.*?)</td>", row) for row in rows]
    table = {file: (licence, origin, digest) for _, licence, file, origin, digest in cells if digest}
    assert len(table) == sum(bool(digest) for *_, digest in cells)
    shipped = {inner(path): (dist / path).read_bytes() for path in files.relative(dist, files.files_of(dist))}
    own = {path for path in shipped if MADE.fullmatch(path) or (ROOT / "web" / path).is_file()} - {FONT}
    assert table.keys() == shipped.keys() - own
    compiled = {f"pyodide/{path.name}": path for path in (wheels.STDLIB, node.NUMPY)}
    for file, (licence, origin, digest) in table.items():
        as_taken = compiled[file].read_bytes() if file in compiled else shipped[file]
        assert hashlib.sha256(as_taken).hexdigest() == digest, file
        assert licence
        if file == FONT:  # made of several
            continue
        inside, package = re.findall(r"^(\S+) in the npm package (\S+) ", origin)[0]
        assert (MODULES / package / inside).read_bytes() == as_taken


def test_numpy_is_the_one_of_the_pyodide_that_is_named_as_its_origin() -> None:
    lock = json.loads((node.NUMPY.parent / "pyodide-lock.json").read_text("utf-8"))
    assert f"Pyodide {lock['info']['version']}" == node.NUMPY_ORIGIN
    assert lock["packages"]["numpy"]["sha256"] == node.NUMPY_SHA256


def test_no_file_needs_a_type_that_not_every_host_knows(dist: Path) -> None:
    """Of those that a browser takes by their type alone; into a font it looks, and the rest Python's loader reads."""
    usual = {".html", ".js", ".json", ".png", ".svg", ".txt", ".webmanifest"}
    assert {path.suffix for path in files.files_of(dist)} == {*usual, ".map", ".woff2", ".py", ".wasm", ".whl", ".zip"}


def test_what_pyodide_contains_is_of_the_version_whose_licence_is_shipped(dist: Path) -> None:
    wasm, lock = (
        (dist / version(dist) / "pyodide" / name).read_bytes() for name in ("pyodide.asm.wasm", "pyodide-lock.json")
    )
    marks = {
        "bzip2": b"%s, 6-Sept-2010",
        "expat": b"expat_%s",
        "libmpdec": b"%s\0",
        "zlib": b"inflate %s Copyright 1995-2024 Mark Adler",
    }
    for name, mark in marks.items():
        assert mark % licences.CONTAINED[name][0].encode() in wasm, name
    for name, mark in {"libffi": b"ffi_prep_cif", "mimalloc": b"mimalloc: error"}.items():
        assert mark in wasm, name
    assert json.loads(lock)["info"]["platform"] == f"emscripten_{licences.CONTAINED['Emscripten'][0].replace('.', '_')}"
    assert "ErrorStackParser" in (dist / version(dist) / "pyodide/pyodide.js").read_text("utf-8")


def test_a_site_over_the_budget_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "engine.whl").write_bytes(bytes(101))
    monkeypatch.setattr(budget, "BUDGET", 100)
    with pytest.raises(Failure, match=r"^A first visit transfers 101 bytes: save 1 of them$"):
        budget.check_size(tmp_path)


def test_inline_json_cannot_end_its_script() -> None:
    text = files.inline_json({"a": "</script><!--"})
    assert "<" not in text
    assert json.loads(text) == {"a": "</script><!--"}


@pytest.mark.usefixtures("dist")
def test_serve_takes_the_next_free_port_and_ends_with_ctrl_c() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-u", str(ROOT / "build.py"), "serve", "--no-open", "--port", str(port)]
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


@pytest.fixture
def project(dist: Path, tmp_path: Path) -> Path:
    """A copy of the project in which everything is made but the site and what the board's page holds from the first."""
    folder = tmp_path / "copy"
    (folder / ".build").mkdir(parents=True)
    (folder / "node_modules").symlink_to(MODULES)
    for name in ("build.py", "LICENSE", "package.json", "package-lock.json", "tsconfig.json", ".npmrc"):
        shutil.copyfile(dist.parent / name, folder / name)
    shutil.copyfile(dist.parent / ".build/problems.json", folder / ".build/problems.json")
    for name in ("web", "pyengine", ".build/bundle", ".build/results-first", ".build/results-last", ".build/stamps"):
        shutil.copytree(dist.parent / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.mark.slow
def test_a_build_that_was_killed_or_damaged_heals(project: Path, dist: Path) -> None:
    """As steps do each by itself, which tests of the steps show; here they do it together."""
    command = [sys.executable, "build.py", "build"]
    whole = files.digest(dist)
    with subprocess.Popen(command, cwd=project, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stderr is not None
        assert any(line.startswith("Asking the engine for the first board ...") for line in process.stderr)
        os.killpg(process.pid, signal.SIGKILL)
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    assert files.digest(project / "dist") == whole
    shutil.rmtree(project / "dist")
    (project / "dist").write_text("a file of this name")
    wheel = next((project / ".build/bundle/engine").glob("wye_lab-*.whl"))
    wheel.write_bytes(wheel.read_bytes()[:1000])
    problems = project / ".build/problems.json"
    problems.write_bytes(problems.read_bytes()[:1000])
    again = subprocess.run(command, cwd=project, check=True, capture_output=True, text=True)
    assert "Compiling the engine" in again.stderr
    assert "Setting up the problems" in again.stderr
    assert files.digest(project / "dist") == whole
    (project / "dist/sw.js").unlink()
    page = (project / "dist/index.html").read_text("utf-8")
    (project / "dist/index.html").write_text(page[:1000], "utf-8")
    again = subprocess.run(command, cwd=project, check=True, capture_output=True, text=True)
    assert not re.search("Compiling|Asking|Running|Setting up|Drawing", again.stderr)
    assert files.digest(project / "dist") == whole


def test_a_page_without_the_place_to_fill_is_refused(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("twice twice")
    with pytest.raises(Failure, match=r"^web/index.html has 2 times 'twice': it must be there once$"):
        pages.fill(tmp_path / "index.html", "twice", "once")


def test_a_package_without_an_expected_file_is_refused() -> None:
    with pytest.raises(Failure, match=r"^web has no \*\.none: remove node_modules and try again$"):
        thirdparty.find_files(ROOT / "web", "*.html *.none")
