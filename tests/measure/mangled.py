"""Games as people hand them on: `python -m tests.measure.mangled --cases 100000 --seed 1`.

What the writers write is mangled as chat, mail, editors and programs mangle it, in up to MOST_CHANGES ways at a time.
It must be read as the same game, or refused at a place of the text. The counts tell how many of each form were read,
and how many were refused after which change.
"""

import argparse
import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from pyengine.core.errors import BadRecord
from pyengine.core.game import CHANCE, Choice
from pyengine.games import GAMES, new_game
from pyengine.games.connection import ConnectionState
from pyengine.records import formats, hexworld, movelist, sgf, yen
from pyengine.records.record import FAULT, PASS, REASONS, TIME, Forfeit, Record
from pyengine.records.tree import Tree
from pyengine.records.vocabulary import TERMS

MOST_CHANGES = 4
SITE = "https://example.org/wye/#"
LINKS, ALL = ("record", "link", "hexworld"), ("record", "link", "hexworld", "sgf", "moves", "yen")
OPTIONS: dict[str, tuple[dict[str, Choice], ...]] = {
    "hex": ({"pie": True}, {"pie": False}, {"pie": True, "sides": True}),
    "y": ({"pie": True}, {"pie": False}),
}
SIGNS = (".", ",", ")", ").", "!", "?", ";", ":", "…", "\u201d", "'", '"', "*", ">", "]", "`", " :)", "\u200b")
FRAMES = (
    "<{}>",
    '"{}"',
    "({})",
    "[a game]({})",
    "**{}**",
    "Look: {} , is it not nice?",
    "`{}`",
    "\u201e{}\u201c",
    "{} {}",
)
PARAMETERS = ("?utm_source=x", "&fbclid=a", "&amp;s=1")
STRANGERS = ("(;GM[1]FF[4]SZ[19];B[pd];W[dd])", "(;GM[2]SZ[8];B[d3])")


# --- games ---


def game(chance: random.Random) -> Tree:
    """A random game of any kind, some with passes, a forfeit, variations and comments."""
    name = chance.choice(("hex", "y", *GAMES))
    smallest, largest, _ = GAMES[name].sizes
    options = chance.choice(OPTIONS.get(name, ({},)))
    most = smallest if name == "bent" else min(largest, max(smallest, 6))  # not every bent board has a size of its own
    tree = Tree.of(new_game(name, chance.randint(smallest, most), options))
    for _ in range(chance.randint(1, 14)):
        parent = chance.randrange(len(tree.nodes)) if chance.random() < 0.1 else tree.at
        tree.at = parent if tree.nodes[parent].record.outcome else tree.add(parent, _continued(tree, parent, chance))
        tree.nodes[tree.at].comment = chance.choice(("", "", "", "good", "why; not?"))
    tree.at = tree.end()
    return tree


def _continued(tree: Tree, parent: int, chance: random.Random) -> Record:
    record = tree.nodes[parent].record
    if record.state.to_move != CHANCE and chance.random() < 0.05:
        return record.lose(chance.choice((1, 2)), chance.choice(list(REASONS)))
    if isinstance(record.state, ConnectionState) and record.latest[0] != PASS and chance.random() < 0.05:
        return record.passed()
    legal = record.state.legal()
    return record.play(legal[-1] if chance.random() < 0.2 else chance.choice(legal))


WRITERS: dict[str, tuple[Callable[[Tree], bool], Callable[[Tree], str]]] = {
    "record": (lambda _: True, lambda tree: tree.nodes[tree.at].record.text()),
    "link": (lambda _: True, lambda tree: SITE + tree.nodes[tree.at].record.text()),
    "hexworld": (hexworld.writes, hexworld.write),
    "sgf": (sgf.writes, sgf.write_tree),
    "moves": (lambda _: True, movelist.write),
    "yen": (yen.writes, yen.write),
}


# --- what is done to them ---


@dataclass(frozen=True)
class Mangler:
    """A way in which texts of some forms are mangled; None where it would change the meaning."""

    name: str
    forms: Sequence[str]
    change: Callable[[str, Tree, random.Random], str | None]


def _synonyms(text: str, tree: Tree, chance: random.Random) -> str:
    """Other words of the vocabulary."""
    sides = tree.game.chosen.get("sides", False)

    def another(match: re.Match[str]) -> str:
        term = TERMS["swap-sides" if sides else "swap"] if match[0].startswith("swap") else TERMS[match[0]]
        return chance.choice((str.upper, str.lower, str.capitalize))(chance.choice(term.words))

    words = r"(?:swap(?:-pieces|-sides)?|pass)"
    return re.sub(rf"(?<=[BW]\[){words}(?=\])" if text[0] == "(" else rf"\b{words}\b", another, text)


def _numbered(text: str, tree: Tree, chance: random.Random) -> str | None:
    """A list of moves in another hand."""
    words = [word.partition(".")[2] for word in text.split()]
    if tree.game.move_name(0).isdigit():
        return None
    hand = chance.choice(("{0}", "{0}.", "{0})", "({0})", "#{0}", "{0}:", "{0}...", ""))
    pairs = chance.random() < 0.5
    gap = chance.choice((" ", "\t", ", ", "; ", "\n", " | "))
    found = []
    for ply, word in enumerate(words):
        number = hand.format(ply // 2 + 1 if pairs else ply + 1) if not (pairs and ply % 2) else ""
        found.append(f"{number} {word}".strip())
    return gap.join(found)


def _commented(text: str, _tree: Tree, chance: random.Random) -> str:
    said = chance.choice((" {good} ", " (an idea) ", " [1:30] ", " ; better was a1\n", " // so\n", "!? ", "\n\n"))
    return re.sub(r"(?<=\S) (?=\d+\.)", lambda match: said if chance.random() < 0.3 else match[0], text)


def _resigns(text: str, tree: Tree, chance: random.Random) -> str | None:
    """A loss in the words of people."""
    forfeit = tree.nodes[tree.at].record.forfeit
    if forfeit is None:
        return None
    word = chance.choice(TERMS[forfeit.reason].words)
    loser, winner = tree.game.players[forfeit.player - 1], tree.game.players[2 - forfeit.player]
    points = ("0-1", "1-0")[forfeit.player - 1]
    ends = [f"{loser} {word}", f"{loser.title()}: {word}", f"{winner} wins by {word}", f"{points} ({word})"]
    if tree.nodes[tree.at].record.state.to_move == forfeit.player:
        ends.append(word)
    return text.replace(forfeit.word(tree.game), chance.choice(ends))


def _broken(text: str, _tree: Tree, chance: random.Random) -> str:
    """Over two lines."""
    place = chance.randrange(1, len(text))
    place += text[place] == "\n"
    return text[:place] + chance.choice(("\n", "\r\n", "\n> ")) + text[place:]


def _printable(text: str, _tree: Tree, chance: random.Random) -> str:
    """As mail quotes it."""
    text = text.replace("=", "=3D")
    place = chance.randrange(1, len(text))
    return text[:place] + "=\r\n" + text[place:] if "=3" not in text[place - 3 : place + 3] else text + "=\r\n"


def _redirected(text: str, _tree: Tree, _chance: random.Random) -> str | None:
    return None if "%25" in text else f"https://l.example.com/l.php?u={quote(text, safe='')}&h=AT0x"


def _encoded(text: str, _tree: Tree, chance: random.Random) -> str | None:
    """Percent-encoded, if that is not so twice already."""
    if "%25" in text:
        return None
    head, sign, tail = text.rpartition("#")
    return head + sign + quote(tail, safe="") if chance.random() < 0.5 else quote(text, safe="")


def _twice(text: str, tree: Tree, chance: random.Random) -> str | None:
    once = _encoded(text, tree, chance)
    return once and (_encoded(once, tree, chance) or once)


def _long_names(text: str, _tree: Tree, _chance: random.Random) -> str:
    """As programs of the 1990s wrote them."""
    long = {"GM": "GaMe", "SZ": "SiZe", "B": "Black", "W": "White", "C": "Comment", "RE": "REsult"}
    return re.sub(r"(?<=[;\]\n])(GM|SZ|B|W|C|RE)(?=\[)", lambda match: long[match[1]], text)


def _framed(text: str, _tree: Tree, chance: random.Random) -> str:
    return chance.choice(FRAMES).replace("{}", text)


MANGLERS = (
    Mangler("another hand", ("moves",), _numbered),
    Mangler("a loss in words", ("moves",), _resigns),
    Mangler("comments", ("moves",), _commented),
    Mangler("synonyms", ("moves", "sgf"), _synonyms),
    Mangler("long names", ("sgf",), _long_names),
    Mangler("no size", ("sgf",), lambda text, tree, _: text.replace("SZ[11]", "") if tree.game.name == "hex" else None),
    Mangler("no value", ("sgf",), lambda text, _, __: re.sub(r"(?<=\])\n;B\[", "LB TR\n;B[", text)),
    Mangler("no player", ("sgf",), lambda text, _, __: text.replace("RU[", "PL[X]MULTIGOGM[1]RU[", 1)),
    Mangler("wide", ("sgf",), lambda text, _, __: re.sub(r"(?<=\])\n?;", " \n\n ; ", text)),
    Mangler("strangers", ("sgf",), lambda text, _, chance: chance.choice(STRANGERS) + text + chance.choice(STRANGERS)),
    Mangler("signature", ("sgf",), lambda text, _, __: f"Hi,\nhere it is:\n{text}\n-- \nAnn (of here)"),
    Mangler(
        "capitals", ("record", "link", "hexworld", "moves"),
        lambda text, _, __: None if ":S" in text else text.upper(),
    ),
    Mangler("no scheme", ("link", "hexworld"), lambda text, _, __: re.sub("^https?://", "", text, flags=re.IGNORECASE)),
    Mangler("a parameter", LINKS, lambda text, _, chance: text + chance.choice(PARAMETERS)),
    Mangler(
        "a parameter before", ("link", "hexworld"),
        lambda text, _, __: re.sub("/?#", "/?utm_source=chat&a=b#", text, count=1),
    ),
    Mangler("encoded", ("link", "hexworld"), _encoded),
    Mangler("encoded twice", ("link", "hexworld"), _twice),
    Mangler("redirected", ("link", "hexworld"), _redirected),
    Mangler("a sign", LINKS, lambda text, _, chance: text + chance.choice(SIGNS)),
    Mangler("framed", LINKS, _framed),
    Mangler("quoted-printable", LINKS, _printable),
    Mangler("broken", LINKS, _broken),
    Mangler("fenced", ("link", "sgf", "moves", "yen"), lambda text, _, __: f"```\n{text}\n```"),
    Mangler("quoted by mail", ALL, lambda text, _, __: "".join(f"> {line}\n" for line in text.splitlines())),
    Mangler("blank lines", ALL, lambda text, _, __: f"\n  \n\t{text}\n\n "),
    Mangler("of Windows", ALL, lambda text, _, __: "\ufeff" + text.replace("\r", "").replace("\n", "\r\n")),
)  # fmt: skip
"""From the inside to the outside."""


# --- whether they are the same ---


def _same(form: str, tree: Tree, found: Tree) -> bool:
    if form == "yen":
        before, after = tree.nodes[tree.at].record.state, found.nodes[found.at].record.state
        return (before.cells, before.to_move) == (after.cells, after.to_move)
    if form == "sgf":
        return _nodes(tree) == _nodes(found)
    record, again = tree.nodes[tree.at].record, found.nodes[(found.at, *found.following(found.at))[-1]].record
    if form == "hexworld" and record.forfeit and record.forfeit.reason == TIME:  # which it does not know
        record = Record(record.states, Forfeit(record.forfeit.player, FAULT))
    if form == "hexworld":  # where the pie rule is always on
        return record.words() == again.words()
    return record.text() == again.text()


def _nodes(tree: Tree) -> list[tuple[str, str]]:
    """The games up to every node, with the comments."""
    return sorted((node.record.text(), node.comment) for node in tree.nodes)


@dataclass(frozen=True)
class Case:
    """A game, the form in which it was written, the names of the changes, and the text that came of them."""

    tree: Tree
    form: str
    changes: tuple[str, ...]
    text: str


def case(chance: random.Random) -> Case:
    """A random game, written and mangled."""
    tree = game(chance)
    form = chance.choice([form for form, (writes, _) in WRITERS.items() if writes(tree)])
    text, changes = WRITERS[form][1](tree), []
    fitting = [mangler for mangler in MANGLERS if form in mangler.forms]
    chosen = chance.sample(fitting, chance.randint(0, min(MOST_CHANGES, len(fitting))))
    for mangler in sorted(chosen, key=fitting.index):
        changed = mangler.change(text, tree, chance)
        if changed is not None:
            text = changed
            changes.append(mangler.name)
    return Case(tree, form, tuple(changes), text)


def outcome(one: Case) -> bool:
    """Whether the text is read as the same game; it is refused else. Fails where neither is so."""
    try:
        (found,) = formats.read(one.text, one.tree.game)
    except BadRecord as wrong:
        if "expected" in str(wrong) and wrong.quote:
            return False
        raise
    assert _same(one.form, one.tree, found), found.nodes[found.at].record.text()
    return True


def assault(cases: int, seed: int) -> Counter[str]:
    """How many were read, in each form, and after which changes they were refused."""
    chance, counts = random.Random(seed), Counter[str]()
    for _ in range(cases):
        one = case(chance)
        try:
            read = outcome(one)
        except Exception as fault:
            fault.add_note(f"{one.form} {one.changes}\n{one.tree.nodes[one.tree.at].record.text()}\n{one.text!r}")
            raise
        counts[one.form if read else f"refused: {one.form}, {', '.join(one.changes)}"] += 1
    return counts


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads mangled games, and counts what became of them; stops at the first fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.measure.mangled", description=main.__doc__)
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    counts = assault(chosen.cases, chosen.seed)
    refused = {kind: count for kind, count in counts.items() if kind.startswith("refused")}
    print(f"{counts.total():8} read or refused, {sum(refused.values())} of them refused")
    for kind, count in counts.most_common(40):
        print(f"{count:8} {kind}")


if __name__ == "__main__":
    main()
