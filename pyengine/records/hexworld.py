"""Links to positions on the HexWorld board: `https://hexworld.org/board/#11c1,b4:sh4,g8i8`.

The size is followed by letters about the display, which are ignored, by the moves up to the position shown, and by the
moves after it. The vocabulary has the words for swaps, passes and losses; b and w are the colours of the players at
that moment, and a loss on time is written as a forfeit. The pie rule is always on. Brackets hold a variation of the
move before them, as in `11,a2b3(c4d5)e6`, and then a comma may stand anywhere. Browsers may have written `,` as `%2C`.
In a link in capitals a swap is a swap of pieces. Behind a blank there may be text that is no move.

Other sites have links of the same form, such as trmph.com and Hex Study, whose `y.html` has games of Y: the path of a
link tells the game. Boards of Y elsewhere have row 1 as the longest one. So if a cell of a link is not on the board,
the rows are counted from the other end.
"""

import re
from collections.abc import Iterator, Sequence

from pyengine.core.errors import BadRecord, Refusal, Remark
from pyengine.core.game import Game
from pyengine.core.geometry import plain_name
from pyengine.games import new_game
from pyengine.games.connection import PIE, SWAP, SWAP_PIECES, SWAP_SIDES
from pyengine.games.hex import SIDES, Hex
from pyengine.games.y import Y
from pyengine.records.record import FAULT, PASS, RESIGN, Record
from pyengine.records.tree import Tree, side_of
from pyengine.records.vocabulary import TERMS

TITLE = Remark("form-hexworld")
_SITE = "https://hexworld.org/board/#"
_SITE_PATHS = r"(?:hexworld\.org|trmph\.com/hex)/board/?(?:index\.html)?|hex-study/(?:hex|y)\.html"
_ADDRESS = re.compile(rf"(?:\w+://)?(?:www\.|[\w.:-]+/)?(?:{_SITE_PATHS})(?:\?[^#\s]*)?#?", re.IGNORECASE)
_LINK = re.compile(
    rf"(?:(?:{_SITE_PATHS})(?:\?[^#\s]{{0,300}})?#?\d[\w:,()%]*)"
    r"|#\d{1,3}(?:x\d{1,3})?(?:[a-z]\d*)*(?:,|%2C)[\w:,()%]*",
    re.IGNORECASE | re.ASCII,
)
_BEFORE = re.compile(r"[^\s<>\"'({\[*`\u201c#]*\Z")
"""The address before what tells a link."""
_LONGEST = 300
"""The most characters of an address that are looked at."""
_WITHIN = re.compile(r"[^,%]*(?:,|%2C)(?:[a-z]\d|[:(])", re.IGNORECASE)
"""What counts as a link without an address within a text."""
_LIST = re.compile(r"(?<!\w)[a-z]\d{1,2}[\s,;.)\d]+[a-z]\d{1,2}(?!\w)", re.IGNORECASE)
_START = re.compile(rf"\s*(?:{_ADDRESS.pattern}|(?:\w+://)?[^\s#]*#)?", re.IGNORECASE)
_PATH = re.compile(r"(?:\w+://)?[^/]*(/[^?#]*)?(?:.*[?&](?:game|type|variant)=(\w+))?", re.IGNORECASE)
_GAME = re.compile(r"(?<![a-z])(?:hex|y)(?![a-z])", re.IGNORECASE)
"""The game that a path or a parameter names; the last one counts."""
_BARE = re.compile(
    r"#\d++(?:(?:[a-z]\d*+)*+(?:,|%2C)(?=\S|\Z|\s+(?:[a-z]\d|[:(]))|(?:[a-z]\d*+)++\Z)|(?!1\D)\d{1,2}(?:[a-z]\d*)*(,|%2C)[a-z]",
    re.IGNORECASE,
)
_HEAD = re.compile(r"(\d{1,3})(?:x(\d{1,3}))?(?:[a-z]\d*)*")
_WORD = re.compile(r":s|:S|:p|:[rf][bw]|[a-zA-Z]+\d+|[,()]")
_CELL = re.compile(r"([a-z])(\d{1,3})")
_MORE = re.compile(r"\s+(?=(?::[sSp]|:[rf][bw]|[a-zA-Z]\d+|[,()])+(?:\s|$))")
"""White space between moves."""
_RESULT = re.compile(r"[bwr012]|black|white|red|blue|draw|[01½][-\u2013][01½]", re.IGNORECASE)
"""Text behind a link in sets of games, which tells who won."""
_BEHIND = re.compile(rf"[ \t]+(?:{_RESULT.pattern})(?=[ \t]*[\r\n]|[ \t]*\Z)", re.IGNORECASE)
_SIGNS = ":,(%"
"""Signs that end no link."""
_KINDS = {TERMS[kind].hexworld: kind for kind in (PASS, SWAP_PIECES, SWAP_SIDES, RESIGN, FAULT)}


def matches(text: str) -> bool:
    """Whether the text begins with such a link or with what stands behind its #."""
    return bool(_ADDRESS.match(text)) or is_bare(text)


def is_bare(text: str) -> bool:
    """Whether the text begins with what stands behind the # of a link with a comma, or is a # with a board."""
    return bool(_BARE.match(text))


def find_links(text: str) -> Iterator[str]:
    """The links within a text, without the signs around them. One without an address may stand in no list of moves."""
    moves = _LIST.search(text)
    for link in _LINK.finditer(text):
        line = text[max(0, link.start() - _LONGEST) : link.start()].rpartition("\n")[2]
        before = _BEFORE.search(line)
        address = before[0] if before else ""
        in_list = line.strip() and moves and moves.start() < link.start()
        if address or link[0][0] != "#" or (_WITHIN.match(link[0]) and not in_list):
            yield address + _trim(link)


def _trim(match: re.Match[str]) -> str:
    """The link without the signs behind it, and without what follows a bracket that is not opened in it.

    A word for the result at the end of its line belongs to it.
    """
    link, depth = match[0], 0
    for place, sign in enumerate(link):
        depth += (sign == "(") - (sign == ")")
        if depth < 0:
            return link[:place].rstrip(_SIGNS)
    behind = _BEHIND.match(match.string, match.end())
    return link.rstrip(_SIGNS) + (behind[0] if behind else "")


def writes(tree: Tree) -> bool:
    return isinstance(tree.game, Hex) and tree.game.turn == 1 and not tree.game.extra


def write(tree: Tree) -> str:
    """The moves up to the position shown, and the moves after it on its line."""
    record, shown = tree.nodes[tree.end(tree.at)].record, len(tree.record.words())
    words = [_word(record, ply) for ply in range(len(record.words()))]
    parts = [f"{tree.game.size}c1", "".join(words[:shown]), "".join(words[shown:])]
    return _SITE + ",".join(parts if parts[2] else parts[:2])


def read(text: str) -> Tree:
    """The game of a link, at the position that the link shows. Raises BadRecord with line and column."""
    text = re.sub("%2c", ",", re.sub("%3a", ":", text, flags=re.IGNORECASE), flags=re.IGNORECASE)
    address = _START.match(text)
    assert address is not None, "it matches even nothing"
    start = address.end()
    if text[start:].isupper():
        text = text[:start] + text[start:].lower()
    head = _HEAD.match(text, start)
    if not head:
        raise BadRecord("hexworld-size").at(TITLE, text, start)
    if head[2] and int(head[2]) != int(head[1]):
        wrong = BadRecord("two-sizes")
        raise wrong.at(TITLE, text, head.end(1))
    try:
        path = _PATH.match(address[0].strip())
        names = _GAME.findall(" ".join(filter(None, path.groups()))) if path else []
        if names and names[-1].lower() == Y.name:
            game = new_game(Y.name, int(head[1]), {PIE.name: True})
        else:
            game = new_game(Hex.name, int(head[1]), {PIE.name: True, SIDES.name: ":S" in text})
    except Refusal as wrong:
        raise wrong.at(TITLE, text, start) from wrong
    return _read(text, head.end(), game)


def _read(text: str, place: int, game: Game) -> Tree:
    """The game of the rest of the text from that place on: a comma, moves, a comma, more moves."""
    tree, words = Tree.of(game), list(_words(text, place))
    place = words[-1].end() if words else place
    names = _names(tree, [word[0] for word in words if word[0][0].isalpha()])
    latest, commas, branches = 0, 0, list[int]()
    for word in words:
        sign = word[0]
        if commas == (2 if sign == "," else 0) or (sign == "(" and not latest) or (sign == ")" and not branches):
            raise _unexpected(text, word.start(), commas)
        if sign == ",":
            commas += 1
            tree.at = latest
        elif sign == "(":
            branches.append(latest)
            latest = tree.nodes[latest].parent
        elif sign == ")":
            latest = branches.pop()
        else:
            try:
                latest = tree.add(latest, _add(tree.nodes[latest].record, names.get(sign, sign)))
            except Refusal as wrong:
                raise wrong.at(TITLE, text, word.start()) from wrong
    if commas < 2:
        tree.at = (*branches, latest)[0]
    behind = text[place:].strip()
    if behind and not (text[place].isspace() and commas):
        raise _unexpected(text, text.index(behind[0], place), commas)
    if _RESULT.fullmatch(behind):
        tree.remarks.append(Remark("result-dropped", said=behind))
    return tree


def _words(text: str, place: int) -> Iterator[re.Match[str]]:
    """The moves, commas and brackets from that place on."""
    while word := _MORE.match(text, place) or _WORD.match(text, place):
        place = word.end()
        if word[0].strip():
            yield word


def _unexpected(text: str, place: int, commas: int) -> BadRecord:
    """The error about the sign at that place, behind so many commas."""
    sign = text[place]
    wrong = BadRecord("hexworld-comma", sign=sign)
    if commas:
        wrong = BadRecord("hexworld-move", sign=sign)
    return wrong.at(TITLE, text, place)


def _names(tree: Tree, words: Sequence[str]) -> dict[str, str]:
    """Our names of the cells of a link to Y whose rows are counted from the other end; remarks on it."""
    index, size = tree.game.geometry.index, tree.game.size
    if tree.game.name != Y.name or not words:
        return {}
    cells = {word: _CELL.fullmatch(plain_name(word.lower())) for word in words}
    mirrored = {word: f"{cell[1]}{size + 1 - int(cell[2])}" for word, cell in cells.items() if cell}
    if len(mirrored) < len(cells) or not all(name in index for name in mirrored.values()):
        return {}
    outside = next((word for word in words if plain_name(word.lower()) not in index), None)
    if outside is None:
        tree.remarks.append(Remark("cells-as-here"))
        return {}
    tree.remarks.append(Remark("rows-mirrored", cell=outside, name=mirrored[outside]))
    return mirrored


def _add(record: Record, word: str) -> Record:
    kind = _KINDS.get(word[:2])
    if kind is None:
        return record.play(record.game.move_named(word))
    if word[2:]:
        return record.lose(side_of(record.state, 1 + "bw".index(word[2])), kind)
    if kind == PASS:
        return record.pass_turn()
    return record.play(record.game.move_named(kind if record.game.name == Hex.name else SWAP))


def _word(record: Record, ply: int) -> str:
    """The word in a link for a word of the record."""
    assert isinstance(record.game, Hex)
    word, player = record.words()[ply]
    if record.forfeit and ply == len(record.states) - 1:
        return f"{TERMS[record.forfeit.reason].hexworld}{'bw'[side_of(record.state, player) - 1]}"
    if word == record.game.move_name(record.game.swap):
        return TERMS[record.game.swap_kind].hexworld
    return TERMS[word].hexworld if word == PASS else word
