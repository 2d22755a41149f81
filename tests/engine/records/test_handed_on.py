"""Links and lists of moves as people have them: samples of each kind, and what they are read as."""

import json
import re
import time
from collections.abc import Callable
from random import Random
from urllib.parse import quote

import pytest

from pyengine.core.dice import Dice
from pyengine.core.errors import BadRecord
from pyengine.core.game import CHANCE
from pyengine.games import GAMES, new_game
from pyengine.records import formats, sgf
from pyengine.records.marks import Mark
from pyengine.records.record import REASONS, Record, read
from pyengine.records.tree import Tree
from tests.engine.conformance import walk

HEX = new_game("hex", 11)
RECORD = "y11-pie:f6.swap.c4.g7"
LINK = f"https://example.org/wye/#{RECORD}"
MARKS = "&marks=shade-c4-g7.label-f6-A"


FRAMES = (
    *("{}?utm_source=x&fbclid=a", "{}&amp;friend=abcdef.2", "{}%20", "{}#:~:text=hello"),
    *'{}). {}, <{}> "{}" \u201c{}\u201d **{}** `{}` {}\u200b [a]({})'.split(),
    *("Look: {}, nice!", "Hi\n> {}\n> bye", '<a href="{}">a</a>'),
)


def handed_on(link: str) -> tuple[str, ...]:
    encoded = (link.replace("#", "%23").replace(":", "%3A"), link.replace("#", "%2523").replace(":", "%253A"))
    return (
        *(frame.replace("{}", link) for frame in FRAMES),
        *(*encoded, f"https://l.example/?u={encoded[0]}&h=1", link.replace("/#", "/?utm_source=chat#"), link.upper()),
        *(f"{link[:36]}\r\n{link[36:]}", f"{link[:-2]}\n> {link[-2:]}", f"{link[:36]}=\r\n{link[36:]}", link[8:]),
        *(link.replace("-", "\u2011"), link.replace("-", "\u00ad-"), link.replace("pie:", "pie: ")),
        *(f"{link[:30]}\r{link[30:]}", link.replace(":", "=3A")),
    )


LISTS = {
    "hex11-pie:f6.i6.black-resigns": (
        *("1.f6 2.i6 3.resigns", "1. f6 i6 2. resigns", "f6 i6 Black resigned", "f6 i6 3.black-resigns", "f6 i6 W+R"),
        *('{"moves":"f6 i6","result":"W+R"}', "1.f6 2.i6 {Red a1 would win} w+r"),
        *("1.f6 2.i6 0-1 (resign)", "f6 i6 White wins by resignation"),
    ),
    "hex11-pie:f6.i6.g7.h8": (
        *("1. f6 i6\n2. g7 h8", "1\tf6\ti6\n2\tg7\th8", "1) f6 2) i6 3) g7 4) h8", "f6\ni6\ng7\nh8"),
        *("F6 I6 G7 H8", "1... f6 i6 … g7 h8"),
        *("f6, i6, g7, h8", "f6; i6; g7; h8", "1\nf6\n2\ni6\n3\ng7\n4\nh8", "#1 f6 #2 i6 #3 g7 #4 h8"),
        *("1,f6 2,i6 3,g7 4,h8", "f6-i6-g7-h8"),
        *("1 Black f6\n2 White i6\n3 Black g7\n4 White h8", "Black: f6, White: i6, Black: g7, White: h8"),
        *("f6 {good} i6 (bad) g7 [x] h8", "1. f6!? i6 ; why not\n2. g7 // so\nh8 # end", "f6i6g7h8"),
        *("f6i6 g7h8", "F6I6,g7h8", "1. f6i6g7h8", "1.f6 i6 2. g7 h8", "f6, i6; g7 h8"),
        *("Black | White\n---|---\nf6 | i6\ng7 | h8", "| 1 | f6 | i6 |\n|--|:-:|--|\n| 2 | g7 | h8 |"),
        *("```\nf6 i6 g7 h8\n```", "> f6 i6\n> g7 h8"),
        *("1 negras f6 blancas i6\n2 g7 h8", "1. Negru: f6\n2. Alb: i6\n3. Negru: g7\n4. Alb: h8"),
        *("W f6 B i6 W g7 B h8", "hex11-pie: f6 i6 g7 h8", "Hex11-pie:\n1. f6 i6\n2. g7 h8"),
        *("1. f6 $1 i6$14 2. g7± h8 *", "f6N i6 += g7 -/+ h8∓", "f6□ i6= g7 ⟳ h8⊙ N", "f06 I06 g7 — h8"),
        *("[f6, i6, g7, h8]", '["f6","i6","g7","h8"]', "{f6 i6 g7 h8}", "<(f6 i6 g7 h8)>", "#11,f6i6 g7h8"),
        *("R f6 B i6 R g7 B h8", "Rf6 Hi6 Vg7 Bh8", "R 1:f6 B 2:i6 R 3:g7 B 4:h8", "1. f6 i6\n\n2. g7 h8"),
        *("f6 i6\n\ng7 h8", "f6 i6\n---\ng7 h8", "> f6 i6\n>\n> g7 h8", "1. f6 i6\n1. g7 h8", "f6 i6\n; quiet\ng7 h8"),
        *("f6 i6 {a\n\nb}\ng7 h8", "f6 i6 (see\nthe book)\ng7 h8", "f6 i6\n# v good\ng7 h8 ; B, W"),
        *("B f6 W i6 B g7 {red a1 was an idea} W h8", "f6 i6 (nice [sic) g7 (:[ sad) h8", "f6 i6 (1] d4) g7 h8 ; V"),
        *("1. [f6] [i6] 2. [g7] [h8]", "(f6 i6) (g7 h8)", "f6 (0:12) i6 (0.51) g7 (f6 is best) h8"),
        *('{"moves":["1. f6 i6","2. g7 h8"]}', '["1. f6 i6","2. g7 h8"]', "f6 i6 g7 {#11,a1} h8 ; r u"),
        *("f6 i6 g7 h8 (see <hex> wiki)", "#1: https://hexworld.org/board/#11,f6i6g7h8", "Link:#https://hexworld.org/board/#11,f6i6g7h8"),
        *('{"size":11,"moves":["f6","i6","g7","h8"]}', '[{"Moves":[{"move":"f6"},{"move":"i6"},"g7","h8"]}]'),
    ),
    "hex11-pie:f6.swap.g7": ("1\nf6\n2\nswap\n3\ng7", "f6 Swap-Pieces g7", "1. f6 swap pieces 2. g7", "F6 SWAP G7"),
    "hex11-pie-sides:f6.swap.g7": ("1.f6 2.swap-sides 3.g7", "f6 swap sides g7", "f6 SwapSides g7"),
    "hex11-pie:f6.pass.g7.white-times-out": ("f6 pass g7 timeout", "f6 passes g7 White: out of time", "f6 skip g7 B+T"),
    "hex11-pie:f6.swap.black-times-out": (
        *("1 f6\n2 swap\nBlack runs out of time", "1 f6 …\n2 intercambiar\nTiempo agotado: negras"),
        *("1 f6\n2 schimbă\nTimp expirat: roșu", "1\nf6\n2\nswap\nRed runs out of time"),
    ),
    "hex11-pie:f6.white-resigns": (
        *("1 f6\nAlb cedează", "1 f6\nAlbul cedează"),
        *("1 f6\nBlancas abandonan", "1 f6\nBlue resigns"),
    ),
    "hex11-pie:f6.black-forfeits": ("1 f6\nDescalificación: rojas", "1 f6\nDescalificare: negru"),
}  # fmt: skip


OTHER_LINKS = (
    "See https://hexworld.org/board/#11r9c1,f6:si6, ok?",
    "<https://hexworld.org/board/#11c1,f6:si6>",
    "https://hexworld.org/board/?utm_source=x#11c1%2Cf6%3Asi6",
    "HTTPS://HEXWORLD.ORG/BOARD/#11C1,F6:SI6",
    "https://hexworld.org/board/#11c1,f6:s\ni6",
    "https://l.example/?u=https%3A%2F%2Fhexworld.org%2Fboard%2F%2311%2Cf6%3Asi6&h=1",
    "11c1,f6:si6",
    "https://example.org/hex?size=11&moves=f6+swap+i6",
    "Y5 is fun, but look at #hex11-pie:f6.swap.i6.",
    "https://example.org/?sgf=(;GM[11]SZ[11];B[f6];W[swap-pieces];B[i6])",
    "so: hexanna1.github.io/hex-study/hex.html?a=b#11r9c1,f6:si6 (nice)",
    "[x](http://localhost:8000/hex/#11n,f6:si6)",
    "Game #3, https://hexworld.org/board/#11,f6:si6",
)
TEXTS = {RECORD: handed_on(LINK), "hex11-pie:f6.swap.i6": OTHER_LINKS, **LISTS}


@pytest.mark.parametrize("text", [*handed_on(LINK + MARKS), quote(LINK + MARKS, safe="")])
def test_the_marks_of_a_link_are_handed_on_with_it(text: str) -> None:
    (tree,) = formats.read(text, HEX)
    *before, node = tree.nodes
    assert (node.record.text(), [one.marks for one in before]) == (RECORD, [()] * 4)
    assert node.marks == (Mark("shade", "c4"), Mark("shade", "g7"), Mark("label", "f6", text="A"))


@pytest.mark.parametrize(("record", "text"), [(record, text) for record, texts in TEXTS.items() for text in texts])
def test_links_and_lists_are_read_in_every_hand(record: str, text: str) -> None:
    (tree,) = formats.read(text, HEX)
    assert (tree.nodes[tree.end()].record.text(), tree.remarks) == (record, [])


def test_what_was_assumed_or_left_out_is_told() -> None:
    def remarks(text: str) -> list[str]:
        return [str(remark) for remark in formats.read(text, HEX)[0].remarks]

    def refusal(text: str) -> str:
        with pytest.raises(BadRecord) as caught:
            formats.read(text, HEX)
        return str(caught.value)

    assert remarks("f6 i6 1-0") == ["The list tells only who won: a resignation is assumed."]
    assert remarks("f6 i6 ½–½") == remarks("#11,f6i6 ½–½") == ["The result '½–½' was left out."]
    assert remarks("1. f6 (3. a1) i6") == ["Variations that do not fit the moves were kept as comments: 1."]
    assert remarks('{"moves":"f6 i6","red":"Bob","blue":"Ann","winner":"Ann"}') == remarks("f6 i6 0-1")
    assert remarks("f6 i6 m13") == ["Size 13 is assumed."]
    assert remarks("f6 i6 (i6 f6)") == ["Variations that do not fit the moves were kept as comments: 1."]
    assert remarks("x.org/y.html#9,e5d2") == ["The rows are counted from the other end: d2 is d8 here."]
    assert remarks("<hex>R5 C5 Vb2 Sd4</hex>") == ["Signs of the diagram that are no stones were left out: 1."]
    assert remarks("#5,b2 w\n#5,b2b2") == [
        "The result 'w' was left out.",
        f"{refusal('#5,b2b2')} Games that cannot be read were skipped: 1.",
    ]


def test_comments_of_a_list_are_kept() -> None:
    (tree,) = formats.read('[White "Bob"]\n1. f6 {good} i6 ; a reply\n2. g7', HEX)
    assert [node.comment for node in tree.nodes] == ['White "Bob"', "good", "a reply", ""]
    (tree,) = formats.read('{"moves":[{"move":"f6","comments":["so {far}"]},"e5"]}', HEX)
    assert [node.comment for node in tree.nodes] == ["", "so far", ""]
    first, second = formats.read("; Ann\n; Bob\nf6 e5\n\n# B\n\nd4 c3\n; final", HEX)
    assert [sgf.text_of(first, "GN"), sgf.text_of(second, "GN"), second.nodes[2].comment] == ["Ann, Bob", "B", "final"]


@pytest.mark.parametrize(
    ("text", "sentence", "quote"),
    [
        ("#13,moves b", "line 1, column 5: found 'm', expected a move like", "#13,moves b\n    ^"),
        ("#5 is", "'is' is not a move", None),
        ("PK\x03\x04", "This is no text but a packed or binary file: expected a game as text.", ""),
        (f"See {LINK}.z9 there", "Move 5 of the record cannot be played. 'z9' is not", f"{RECORD}.z9\n{'^':>23}"),
        ("https://example.org/wye/#y40:a1", "The record begins with 'y40'. Size 40 is not", "y40:a1\n^"),
        ("1. f6 i6\n2. g7 f6", "Moves, line 2, column 7: 'f6' cannot be played here", "2. g7 f6\n      ^"),
        ("f6 i6 hello", "Moves, line 1, column 7: 'hello' is not a move", "f6 i6 hello\n      ^"),
        ("f6; a1 is better", "Moves, line 1, column 8: 'is' is not a move", "f6; a1 is better\n       ^"),
        ("1 f6  3 g7\n2 i6  4 h8", "Moves, line 1, column 7: found number 3, expected 2", "1 f6  3 g7\n      ^"),
        ("Black f6 Black g7", "Moves, line 1, column 10: two moves of one colour", "Black f6 Black g7\n         ^"),
        ("Black White", "Moves, line 1, column 1: found no move, expected one at least", "Black White\n^"),
        ("c3 (b2", "Moves, line 1, column 4: found '(', expected a move", "c3 (b2\n   ^"),
        ("c3 black-resigns a1", "column 18: The game is over: expected no further move", None),
        ("https://playhex.org/games/0d1f", "There are no moves in this link", "https://playhex.org/games/0d1f\n^"),
        ("(;GM[1]SZ[19])(;GM[2])", "SGF, line 1, column 6: GM[1] is another game", "(;GM[1]SZ[19])(;GM[2])\n     ^"),
        ("https://example.org/?size=40&moves=a1", "Size 40 is not a size of Hex", "https://example.org/?size=40&moves=a1\n^"),
        ("(;GM[11]SZ[5]C[long]\n;B[z9];W[a1])", "line 2, column 4: 'z9' is not", ";B[z9];W[a1])\n   ^"),
        ("f6 " * 2 + "x" * 300, "Moves, line 1, column 4: 'f6' cannot", "f6 f6 " + "x" * 54 + "\n   ^"),
        ('{"gamename": "go", "size": 19, "moves": "e4 e5"}', "JSON, game 1: this is no game of Hex", ""),
        ('{"width": 13, "height": 11, "moves": "e4 e5"}', "JSON, game 1: the board has two sizes", ""),
        ("call #11, then a1", "'call' is not a move", None),
        ('{"size": 5}', "JSON, line 1, column 1: there is no game in this JSON: expected", '{"size": 5}\n^'),
        ('{"games": [{}]}', "My games, game 1: expected a game as My games keeps it", ""),
        ('{"games": []}', "My games, line 1, column 1: There is no game in this file", '{"games": []}\n^'),
        ('{"game": "go", "stack": []}', "Abstract Play, line 1, column 2: this is no game of Hex", None),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_at_its_place(text: str, sentence: str, quote: str | None) -> None:
    with pytest.raises(BadRecord) as caught:
        formats.read(text, HEX)
    assert sentence in str(caught.value)
    assert caught.value.quote == quote or quote is None


def test_the_file_of_my_games_is_read() -> None:
    node = {"parent": -1, "move": "", "player": 0, "kind": "", "comment": "", "properties": {"DT": ["2026"]}}
    nodes = [node, {**node, "parent": 0, "move": "c3", "comment": "good"}, {**node, "parent": 0, "move": "b2"}]
    game = {"name": "The final", "saved": 1, "players": ["human", "wye"], "id": "abcdef"}
    games = [{**game, "tree": {"beginning": "y5-pie:", "nodes": nodes, "at": 2}}]
    (tree,) = formats.read(json.dumps({"games": games}), HEX)
    assert [one.record.text() for one in tree.nodes] == ["y5-pie:", "y5-pie:c3", "y5-pie:b2"]
    assert (tree.nodes[1].comment, sgf.text_of(tree, "GN"), sgf.text_of(tree, "DT")) == ("good", "The final", "2026")


@pytest.mark.parametrize(
    "found",
    [
        {"game": "hex", "variants": ["size-11"], "stack": [{"_results": []}, {"lastmove": "f6"}, {"lastmove": "i6"}]},
        {"header": {"game": {"name": "Hex", "variants": ["size-11"]}}, "moves": [["f6", {"move": "i6"}]]},
    ],
)
def test_a_game_of_abstract_play_is_read(found: dict[str, object]) -> None:
    for text in (json.dumps(found), json.dumps([found] * 2), f"{json.dumps(found)}\n{json.dumps(found)}"):
        for tree in formats.read(text, new_game("y", 5)):
            assert tree.record == read("hex11-pie:f6.i6")


@pytest.mark.parametrize(
    "text",
    [
        *("```\n" + " " * 50_000 + "x", ">\n" * 25_000 + "x", "> \n \n" * 10_000 + "x", "y5:a " * 10_000),
        *("%41" * 16_000, "a\n" * 25_000, "hexworld.org/board/#5" + "," * 50_000 + 'x"x', "(;a" * 16_000),
        *("[a" * 25_000, "|-" * 25_000, "runs out of " * 4_000, "y5-pie:" + "\t" * 50_000 + "x"),
        *(
            "<hex " * 40_000,
            "[" * 90_000 + ")" * 90_000,
            "; a1 " * 10_000,
            '{"stack":[' * 5_000,
            "a" * 190_000 + "/hex-study",
            "<" * 90_000 + "f6",
        ),
    ],
    ids=lambda text: text[:12],
)
def test_a_long_text_is_refused_in_a_time_that_grows_with_its_length(text: str) -> None:
    start = time.process_time()
    with pytest.raises(BadRecord):
        formats.read(text, HEX)
    assert time.process_time() - start < 3  # seconds; the square of the length takes minutes


STRANGERS = "(;GM[1]FF[4]SZ[19];B[pd];W[dd])"
LONG_NAMES = {"GM": "GaMe", "SZ": "SiZe", "B": "Black", "W": "White", "C": "Comment", "RE": "REsult"}
MANGLERS: tuple[tuple[str, Callable[[str], str]], ...] = (
    ("moves", lambda text: re.sub(r"\d+\.(\S+) ?", r"\1\n", text)),
    ("moves", lambda text: re.sub(r"(\d+)\.", r"(\1) ", text)),
    ("moves", lambda text: re.sub(r"(?<=\S) (?=\d+\.)", " {good} ", text)),
    ("moves", lambda text: re.sub(r"(?<=\S) (?=\d+\.)", "!? ; better was a1\n", text)),
    ("sgf", lambda text: re.sub(r"(?<=[;\]\n])(GM|SZ|B|W|C|RE)(?=\[)", lambda match: LONG_NAMES[match[1]], text)),
    ("sgf", lambda text: re.sub(r"(?<=\])\n;B\[", "LB TR\n;B[", text)),
    ("sgf", lambda text: text.replace("RU[", "PL[X]MULTIGOGM[1]RU[", 1)),
    ("sgf", lambda text: re.sub(r"(?<=\])\n?;", " \n\n ; ", text)),
    ("sgf", lambda text: STRANGERS + text + STRANGERS),
    ("sgf", lambda text: f"Hi,\nhere it is:\n{text}\n-- \nAnn (of here)"),
    ("record link hexworld moves", lambda text: text if ":S" in text else text.upper()),
    ("link hexworld", lambda text: re.sub("^https?://", "", text, flags=re.IGNORECASE)),
    ("link hexworld", lambda text: re.sub("/?#", "/?utm_source=chat&a=b#", text, count=1)),
    ("link hexworld", lambda text: quote(text, safe="")),
    ("link hexworld", lambda text: f"https://l.example.com/l.php?u={quote(text, safe='')}&h=AT0x"),
    *(("record link hexworld", frame.replace("{}", "{0}").format) for frame in FRAMES),
    ("record link hexworld", lambda text: f"{text[: len(text) // 2]}\n{text[len(text) // 2 :]}"),
    ("link sgf moves yen", "```\n{}\n```".format),
    ("record link hexworld sgf moves yen", lambda text: "".join(f"> {line}\n" for line in text.splitlines())),
    ("record link hexworld sgf moves yen", "\n  \n\t{}\n\n ".format),
    ("record link hexworld sgf moves yen", lambda text: "\ufeff" + text.replace("\r", "").replace("\n", "\r\n")),
)
"""The forms that are mangled in a way, and how; from the inside to the outside."""


def mangled(tree: Tree, chance: Random) -> tuple[str, str]:
    record = tree.record.text()
    texts = {"record": record, "link": f"https://example.org/wye/#{record}"}
    form, text = chance.choice([*texts.items(), *((name, text) for name, _, _, text in formats.write(tree))])
    fitting = [change for forms, change in MANGLERS if form in forms.split()]
    for place in sorted(chance.sample(range(len(fitting)), chance.randint(0, 4))):
        text = fitting[place](text)
    return form, text


def test_what_people_mangle_is_the_same_game_or_seldom_refused_at_a_place() -> None:
    chance, refused, forms = Random(1), list[str | None](), set[str]()
    for seed in range(1000):
        name = chance.choice(["hex", "y", *GAMES])
        game = new_game(name, chance.choice(GAMES[name].all_sizes()[:4]), {"sides": True} if name == "hex" else {})
        record = Record(tuple(walk(game, Dice(seed))[: chance.randint(2, 14)]))
        if record.outcome is None and record.state.to_move != CHANCE and seed % 4 == 0:
            record = record.lose(chance.choice((1, 2)), chance.choice(list(REASONS)))
        form, text = mangled(Tree.along(record), chance)
        try:
            (tree,) = formats.read(text, game)
        except BadRecord as wrong:
            refused.append(wrong.quote)
            continue
        assert told(form, tree.nodes[tree.end()].record) == told(form, record), (form, text)
        forms.add(form)
    assert forms == {"record", "link", "hexworld", "sgf", "moves", "yen"}
    assert len(refused) <= 5
    assert all(refused)


def told(form: str, record: Record) -> object:
    """What a form tells of a game; HexWorld always has the pie rule, and no word of its own for a loss on time."""
    if form == "yen":
        return record.state.cells, record.state.to_move
    if form == "hexworld":
        return [(word.replace("times-out", "forfeits"), player) for word, player in record.words()]
    return record.text()


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("1. f6 e5 (1... d5 2. c4 (2. c3 d4) e4) 2. d4", ["f6.e5.d4", "f6.d5.c4.e4", "f6.d5.c3.d4"]),
        ("1. f6 e5 2. d4 ((1... d5) [1. c3]) (2. a1)", ["f6.e5.d4", "f6.e5.a1", "f6.d5", "c3"]),
        ("11,a2b3(c4,d5(e6))e6", ["a2.b3.e6", "a2.c4.d5", "a2.c4.e6"]),
        ("f6 e5 (e5 c4) d4 (d5) (d5 c3)", ["f6.e5.d4", "f6.e5.d5.c3"]),
        ("f6 e5 (see [a] (and b)) d4 (c3 is better)", ["f6.e5.d4"]),
    ],
)
def test_variations_are_kept_where_brackets_hold_moves(text: str, lines: list[str]) -> None:
    (tree,) = formats.read(text, HEX)
    ends = [node for node, children in zip(tree.nodes, tree.children(), strict=True) if not children]
    assert sorted(node.record.text() for node in ends) == sorted(f"hex11-pie:{line}" for line in lines)
    assert tree.nodes[tree.end()].record.text() == f"hex11-pie:{lines[0]}"


@pytest.mark.parametrize(
    ("text", "records"),
    [
        ("{0}#5,a1b2\n- {0}#5,c3\n- {0}#5,c3", ["hex5-pie:a1.b2", "hex5-pie:c3"]),
        ("#5,a1b2 w\n#5,c3 b", ["hex5-pie:a1.b2", "hex5-pie:c3"]),
        ("y5:a1.b2\nso a.org/?x#y5:c3, see", ["y5:a1.b2", "y5:c3"]),
        ("Game 1\nf6 e5\n\nGame 2\na1 b2", ["hex11-pie:f6.e5", "hex11-pie:a1.b2"]),
        ("== A ==\nf6 e5\n== B ==\na1 b2", ["hex11-pie:f6.e5", "hex11-pie:a1.b2"]),
        ("1. f6 e5 2. d4 *\n1. a1 b2", ["hex11-pie:f6.e5.d4", "hex11-pie:a1.b2"]),
        ('["f6 e5", "a1 b2"]', ["hex11-pie:f6.e5", "hex11-pie:a1.b2"]),
        ("1. f6 e5\n2. d4\n(and\n\nso)\n1. a1 b2", ["hex11-pie:f6.e5.d4", "hex11-pie:a1.b2"]),
        ("https://x/?m=f6e5 and https://y/?m=d4c3", ["hex11-pie:f6.e5", "hex11-pie:d4.c3"]),
        ('{0}#5,a1 <hexboard size="3x3" contents="R b2"/> <hexboard/>', ["hex3-pie:b2", "hex5-pie:a1"]),
        (
            '[{{"size":3,"turn":1,"players":["B","R"],"layout":"B/../..."}},{{"moves":"f6"}}]',
            ["y3-pie:a1", "hex11-pie:f6"],
        ),
        (
            '[{{"sgf":"(;GM[11]SZ[5];B[a1]C[\\"hi\\"\\nthere])"}},{{"size":[13,13],"moves":"f6"}}]',
            ["hex5-pie:a1", "hex13-pie:f6"],
        ),
    ],
)
def test_several_games_of_a_text_are_several(text: str, records: list[str]) -> None:
    trees = formats.read(text.format("https://hexworld.org/board/"), HEX)
    assert [tree.nodes[tree.end()].record.text() for tree in trees] == records
