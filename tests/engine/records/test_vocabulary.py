"""One vocabulary: what the documentation says, what the readers take and what the writers write."""

import re

import pytest

from pyengine.games import new_game
from pyengine.games.connection import SWAP, SWAP_SIDES
from pyengine.records import hexworld, movelist, sgf
from pyengine.records.record import LETTERS, PASS, Forfeit, read
from pyengine.records.tree import Tree
from pyengine.records.vocabulary import COLOURS, LOSSES, SWAPS, TERMS, meaning
from web.build.paths import ROOT

HEX = new_game("hex", 5)


def test_the_documentation_has_the_table() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("\n## Words of records\n")[2]
    rows = [
        [re.findall("`(.*?)`", cell) for cell in row.split("|")[2:-1]]
        for row in re.findall(r"^\|.*`.*$", text, re.MULTILINE)
    ]
    for (record, in_sgf, in_link, letter, also), term in zip(rows, TERMS.values(), strict=True):
        own = Forfeit(1, term.kind).word(HEX).removeprefix("black-") if term.kind in LOSSES else written(term.kind)
        assert (record, in_sgf, in_link, "".join(letter)) == (
            [own],
            [term.sgf],
            [term.hexworld],
            LETTERS.get(term.kind, ""),
        )
        assert tuple(also[: len(term.words)]) == term.words


def test_the_words_of_the_page_are_read() -> None:
    for language in ("es", "ro"):
        text = (ROOT / f"web/lang/{language}.ftl").read_text("utf-8")
        names = {
            name: re.sub(r"\{ -(\w+) \}", r"\1", word)
            for name, word in re.findall(r"^engine-(?:move|player)-(\w+) = (.*)$", text, re.MULTILINE)
        }
        for kind in (PASS, SWAP):
            assert meaning(names[kind]) == kind
        assert [names["black"] in COLOURS[0], names["white"] in COLOURS[1]] == [True, True]


def written(kind: str) -> str:
    return SWAP if kind in SWAPS else PASS


def record_with(kind: str) -> str:
    sides = "-sides" if kind == SWAP_SIDES else ""
    return f"hex5-pie{sides}:b1.{Forfeit(2, kind).word(HEX) if kind in LOSSES else written(kind)}"


@pytest.mark.parametrize("kind", TERMS)
def test_every_reader_takes_every_word_and_every_writer_writes_its_own(kind: str) -> None:
    term, record = TERMS[kind], read(record_with(kind))
    for word in (*term.words, *(word.replace("-", " ").title() for word in term.words)):
        assert meaning(word) == kind
        assert movelist.read(f"1.b1 2.{word}", HEX).nodes[2].record == record
        assert [game.record for game in sgf.read_trees(f"(;GM[11]SZ[5];B[b1];W[{word}])")] == [record]
    tree = Tree.along(record)
    assert term.hexworld in hexworld.write(tree)
    assert hexworld.read(hexworld.write(tree)).nodes[2].record.latest[1] == 2
    tree.nodes[2].comment = "so that it is no result alone"
    assert re.search(rf"\[{term.sgf}\]|;{term.sgf}\[", sgf.write_tree(tree))
    if letter := LETTERS.get(term.kind):
        assert sgf.result(tree) == f"B+{letter}"
        assert [game.record for game in sgf.read_trees(f"(;GM[11]SZ[5]RE[B+{letter}];B[b1])")] == [record]
