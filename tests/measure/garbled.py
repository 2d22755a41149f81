"""Garbled texts of games: what is made of honest ones is refused in a sentence, or read and told again as it was."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pyengine.core.errors import BadRecord
from pyengine.games import new_game
from pyengine.records import formats, record
from pyengine.records.tree import Tree
from tests.engine.trees import told

MOST_CHANGES = 6
"""Changes of a text, at most."""
LONGEST = 1000
"""Characters of a refusal, at most."""
GAME = new_game("hex", 5)
"""The game of which plain lists of moves are read."""


@dataclass(frozen=True)
class Kind:
    """Honest texts, and pieces that are thrown into them."""

    honest: Sequence[str]
    pieces: Sequence[str]


_NOISE = ("", *" \n\0\ufeff\u202e\ud800\u0663\u00b2\u0130", "9" * 400, "a" * 500, "((" * 500)
RECORDS = Kind(
    (
        *("y5-pie:c3.swap.b2.white-resigns", "hex5-pie-sides:a1.swap.pass.b2", "nim9-take3:2.3", "tictactoe3:b2.a1"),
        *("randomhex3:heads.a1.tails.b2", "y3:a1.black-times-out", "1.c3 2.swap 3.b2", "a5b2c3", "c3, swap; b2"),
    ),
    (*_NOISE, *": . - pie sides swap pass a1 e5 z9 black-resigns hex y 2 19".split()),
)
SGF = Kind(
    (
        "(;FF[4]GM[11]SZ[5]PB[Ann]RE[B+R];B[a1]C[one\\]];W[swap-pieces](;B[b2];W[c3])(;B[c3]LB[a1:1][b2:2]))",
        "(;GM[Y]SZ[4]RU[no pie];B[a1];W[b2];B[a2];W[resign])",
        "Hello\n(;SZ[5]SO[here];W[ab];B[swap];W[cc];B[dd];B[resign])(;GM[11]SZ[5:5];B[b2];W[SWAP];W[c3])",
        "(;GM[11]SZ[5]AB[a1:c2][dd]AW[e5]PL[W];W[a5];PL[W];W[];B[b5])",
        "(;GM[Y]SZ[4];B[a1]TR[a1:c3]LB[b2:A\\]][b3:long]AR[a1:c4]LN[ab:bc]SL[d4];W[b2]CR[a1]SQ[a1]MA[])",
    ),
    (
        *(*_NOISE, *"();[]\\", "RU[pie, swap sides]", "RU[no pie]"),
        *"B[a1] W[b2] W[swap] B[swap-sides] W[SWAP] B[resign] W[forfeit] B[] PL[B] PL[W] AB[a1] AW[c3:a1]".split(),
        *"AE[a1] SZ[3] SZ[4:4] GM[Y] GM[11] TR[a1] LB[b2:1] AR[a1:b2] RE[W+F] RE[B+T] C[x] ;B[c3] ;W[d4]".split(),
        *"(;B[e5]) ;C[y]".split(),
    ),
)
LINKS = Kind(
    (
        *("https://hexworld.org/board/#5c1,a1b2:pc3,d4:rb", "#5x5nr2c1,b2:Sc3", "5,a1:s%2Cb2", "#4,a1b2c3:fw"),
        *("http://www.trmph.com/hex/board#5,a1b2c3", "https://example.org/wye/#y5-pie:c3.swap.b2"),
        "https://example.org/wye/#y5:c3.b2&marks=shade-a1-b2.label-c3-_3f_A.arrow-a1-b2",
        '{"size":4,"turn":0,"players":["B","R"],"layout":"B/.R/B../R..."}',
    ),
    (*_NOISE, *'# , : :s :S :p :rb :fw %2C %3A &marks= label-a1-A a1 e5 x 5 19 / { } [ "'.split()),
)
KINDS = {"records": RECORDS, "sgf": SGF, "links": LINKS}


def assault(kind: Kind, seed: int, goes_on: Callable[[int], bool]) -> Counter[str]:
    """How many garbled texts were read, in each form, and refused. `goes_on` is asked with the number so far."""
    chance, counts = random.Random(seed), Counter[str]()
    while goes_on(counts.total()):
        text = garbled(kind, chance)
        try:
            counts[outcome(text)] += 1
        except Exception as fault:
            fault.add_note(repr(text))
            raise
    return counts


def garbled(kind: Kind, chance: random.Random) -> str:
    """An honest text with some changes."""
    text = chance.choice(kind.honest)
    for _ in range(chance.randint(0, MOST_CHANGES)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice((0, 0, 1, 1, 2, 5, 20)))
        new = chance.choice((chance.choice(kind.pieces), text[start:end] * 2, chance.choice(kind.honest)[start:end]))
        text = text[:start] + new + text[end:]
    return text


def outcome(text: str) -> str:
    """What becomes of a text: the form in which it was read, or "refused". Fails where neither is as it should be."""
    try:
        games = formats.read(text, GAME)
    except BadRecord as wrong:
        sentence = str(wrong)
        assert "expected" in sentence
        assert len(sentence) < LONGEST
        assert len(sentence.splitlines()) == 1
        return "refused"
    for tree in games:
        for node in tree.nodes:
            assert record.read(node.record.text()) == node.record
        for name, *_, written in formats.write(tree):
            (again,) = formats.read(written, tree.game) if written else [tree]
            assert line(again) == line(tree) or name == "yen" or (name == "hexworld" and _ends_on_time(tree))
            assert told(again) == told(tree) or name != "sgf"
            assert formats.write(again)[0][-1] == formats.write(tree)[0][-1] or name != "sgf"
    return next((form.name for form in formats.FORMS if form.matches(text.strip())), "record or moves")


def _ends_on_time(tree: Tree) -> bool:
    """Whether the line through the node shown ends on time, which links to HexWorld call a forfeit."""
    return line(tree)[-1][0].endswith("-times-out")


def line(tree: Tree) -> list[tuple[str, int]]:
    """The words of the line through the node that is shown."""
    return tree.nodes[tree.end(tree.at)].record.words()
