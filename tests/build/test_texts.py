"""The texts of the page: every language has every message with the same values, and each is used."""

import re
from pathlib import Path

import pytest

from web.build.paths import ROOT
from web.build.texts import ENGINE, LAB, LANGUAGES, arguments, declarations, entries, prefixes, write_texts

NAMES = sorted(path.name for path in LANGUAGES.glob("*.ftl"))


def messages(*paths: Path) -> dict[str, str]:
    """The messages of a language, without its terms."""
    return {name: text for name, text in entries(*paths).items() if not name.startswith("-")}


BOARD, ENGLISH = messages(LANGUAGES / "en.ftl"), messages(LANGUAGES / "en.ftl", LAB / "en.ftl")


@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_every_message_once_with_the_same_values(name: str) -> None:
    paths = LANGUAGES / name, LAB / name
    text = "".join(path.read_text("utf-8") for path in paths)
    names = re.findall(r"^(-?[a-zA-Z][\w-]*) =", text, re.MULTILINE)
    assert len(names) == len(set(names))
    own = messages(*paths)
    page = [name for name in own if not name.startswith(ENGINE)]
    assert page == [name for name in ENGLISH if not name.startswith(ENGINE)], "in the order of English"
    assert {name for name in page if arguments(name, own) != arguments(name, ENGLISH)} == set()
    assert set(re.findall(r"(?:\{|,) (-[a-zA-Z]\w*)", text)) == {name for name in names if name.startswith("-")}
    assert set(re.findall(r"\{ ([a-z][\w-]*) \}", text)) <= own.keys(), "messages within messages"
    lines = re.sub(r"^(#.*|-?[a-zA-Z][\w-]* =.*| .*)?\n", "", text, flags=re.MULTILINE)
    assert lines == "", "what is neither a message nor a comment"


def test_every_message_is_used_and_every_one_that_is_used_is_there() -> None:
    paths = [*(ROOT / "web").rglob("*.ts"), ROOT / "web/index.html", ROOT / "web/lab.html"]
    sources = "\n".join(path.read_text("utf-8") for path in paths)
    engine = "\n".join(path.read_text("utf-8") for path in (ROOT / "pyengine/lab").rglob("*.py"))
    said = set(re.findall(r'\bsay\(\s*f?"([^"]+)"', engine))
    begun_there = tuple(name.partition("{")[0] for name in said if "{" in name)
    asked = (
        {name for name in said if "{" not in name}
        | set(re.findall(r'\bsay\(\s*"([^"]+)"', sources))
        | set(re.findall(r'data-(?:text|label|tip)="([^"]+)"', sources))
    )
    assert asked - set(ENGLISH) == set()
    quoted = set(re.findall(r'"([a-z][a-z0-9-]*)"', sources))
    within = {name for text in ENGLISH.values() for name in re.findall(r"\{ ([a-z][\w-]*) \}", text)}
    groups = {f"{name}-" for name in re.findall(r'(?:groupMessages\(|plotted\(\s*"\w+",\s*)"([a-z-]+)"', sources)}
    begun = (*((prefixes() | groups) - {"lab-"}), *begun_there, *said)
    unused = {name for name in ENGLISH if not name.startswith((ENGINE, *begun))} - quoted - within
    # Of each bench the frame itself says these, by the name of the experiment.
    words = "predict|task|legend|plot-legend|seen|paragraphs|pseudocode|sources"
    frame = rf"lab-\w+-({words}|(?:why|options|views|puzzle)-[\w-]+)"
    failures = {"failed", "load-failed", "lab-failed", "lab-load-failed", "unreachable", "damaged"}
    assert {name for name in unused if not re.fullmatch(frame, name)} - failures == set()


def test_the_board_says_nothing_that_only_the_lab_has() -> None:
    """Beside what the words of every page ask for by themselves (`lab-number`), where only the lab writes numbers."""
    paths = [path for path in (ROOT / "web").rglob("*.ts") if ROOT / "web/lab" not in path.parents]
    quoted = set(re.findall(r'"([a-z][a-z0-9-]*)"', "\n".join(path.read_text("utf-8") for path in paths)))
    within = {name for text in BOARD.values() for name in re.findall(r"\{ ([a-z][\w-]*) \}", text)}
    assert (quoted | within) & (ENGLISH.keys() - BOARD) == {"lab-number"}


def test_the_types_of_the_messages_are_declared() -> None:
    text = declarations()
    assert '  "plays": { move: Value; name: Value; self: Value };' in text
    assert "`forfeits-${string}`" in text
    assert f'"{ENGINE}' not in text


def test_the_site_has_the_messages_without_comments(tmp_path: Path) -> None:
    (tmp_path / "lab/lang").mkdir(parents=True)
    (tmp_path / "lab/lang/xx.ftl").write_text("# Note\none = 1\n\n## Group\ntwo =\n    # 2\n\n    3\n", "utf-8")
    write_texts(tmp_path)
    assert (tmp_path / "lab/lang/xx.txt").read_text("utf-8") == "one = 1\n\ntwo =\n    # 2\n\n    3\n"
    assert list((tmp_path / "lab/lang").iterdir()) == [tmp_path / "lab/lang/xx.txt"]
