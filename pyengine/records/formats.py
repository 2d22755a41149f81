"""The text formats of games: one function recognises and reads them, and one writes them."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from pyengine.core.errors import BadRecord, BadValue, Refusal, Remark
from pyengine.core.game import Game, opponent
from pyengine.games import GAMES, new_game
from pyengine.games.connection import PIE
from pyengine.records import abstractplay, exports, hexwiki, hexworld, library, links, movelist, sgf, yen
from pyengine.records.record import RESIGN
from pyengine.records.record import read as read_record
from pyengine.records.tree import Tree, collect
from pyengine.records.vocabulary import LOSSES

LONGEST = 200_000
"""Characters of the longest text that is read."""
_MOVES, _SIZE = ("moves", "m", "game"), ("size", "boardsize", "board_size")
"""Parameters of links for the moves, and for the size of the board."""
_RECORD = re.compile(r"(?:\S*#)?([a-z]+\d+(?:-[a-z]+\d*)*:\S*)")
_HEADING = re.compile(r"([a-z]+\d+(?:-[a-z]+\d*)*:)(?=[ \t]+\S|\s+[^\s>]\S*\s+\S)", re.IGNORECASE)
"""The beginning of a record above a list of moves; a single word on the next line is the rest of a broken record."""
_RAW = ("sgf", "hexwiki")
"""The formats that are found within any text; JSON has to be read before the texts in it."""
_MAIL = re.compile(r"\s*(?:>[^\n]*(?:\n\s*|$))+")
"""A text of lines that mail has quoted."""
_CODE_BLOCK = re.compile(r"\s*```\w*\r?\n(.*)```", re.DOTALL)
"""A block of code in Markdown."""
_PACKED = re.compile(r"PK\x03\x04|\x1f(?:\x8b|\ufffd)|7z\xbc\xaf|BZh\d|%PDF-|\x89PNG|GIF8")
"""The beginning of packed files, and of pictures."""


@dataclass(frozen=True, slots=True)
class Format:
    """A text format: its name, its title for people, and the extension of its files.

    `matches` recognises a text without white space around it. `writes` tells whether the format can hold a game.
    """

    name: str
    title: str
    extension: str
    matches: Callable[[str], bool]
    read: Callable[[str], list[Tree]]
    writes: Callable[[Tree], bool] = lambda _: False
    write: Callable[[Tree], str] = lambda _: ""


def _hexworld_links(text: str) -> Iterator[str]:
    """The links to HexWorld and boards like it within a text; the longest one first."""
    for variant in links.unfold(text):
        yield from hexworld.find_links(variant)


def _from_hexworld(text: str) -> Tree:
    """The game of the first link of that kind that can be read. Raises BadRecord if there is none."""
    refusals = list[BadRecord]()
    if hexworld.is_bare(text.lstrip()):
        return hexworld.read(text)
    for link in islice(_hexworld_links(text), links.MOST):
        try:
            return hexworld.read(link)
        except BadRecord as wrong:
            refusals.append(wrong)
    if refusals:
        raise refusals[0]
    return hexworld.read(text)


FORMS = (
    Format("sgf", sgf.TITLE, "sgf", sgf.matches, sgf.read_trees, sgf.writes, sgf.write_tree),
    Format("hexwiki", hexwiki.TITLE, "txt", hexwiki.matches, hexwiki.read),
    Format("library", str(library.TITLE), "json", library.matches, library.read),
    Format("abstractplay", abstractplay.TITLE, "json", abstractplay.matches, abstractplay.read),
    Format("yen", yen.TITLE, "yen", yen.matches, lambda text: [yen.read(text)], yen.writes, yen.write),
    Format(
        "hexworld", str(hexworld.TITLE), "txt", lambda text: hexworld.matches(text) or any(_hexworld_links(text)),
        lambda text: [_from_hexworld(text)], hexworld.writes, hexworld.write,
    ),
)  # fmt: skip


def read(text: str, game: Game, *, grows: bool = True) -> list[Tree]:
    """The games of a text: in a format, as records or links, or as plain moves of `game`. Raises BadRecord.

    A list of moves without a size may be of a larger board, if the game `grows`.
    """
    text = _unwrap(text)
    documents = exports.split(text)
    if any(form.name != "hexworld" for form in map(_form_of, documents) if form):
        return collect(lambda document: read(document, game, grows=grows), documents)
    form = _form_of(text)
    if form and form.name != "hexworld":
        around = hexwiki.remove(text) if form.name == "hexwiki" else ""
        sources = [text, *([around] if links.split(around) else [])]
        return collect(lambda one: form.read(one) if one is text else read(one, game, grows=grows), sources)
    parts = links.split(text)
    if exports.matches(text.lstrip()):
        try:
            return _from_exports(exports.find_games(text), game, grows=grows)
        except BadRecord:
            if not parts:
                raise
    if len(parts) > 1:
        trees = collect(lambda part: _read_part(part, game, grows=grows), parts)
        # The text and the target of a link may be the same game.
        return list(
            {(tree.nodes[tree.end(tree.at)].record.text(), tree.record.text()): tree for tree in trees}.values()
        )
    return (_read_part if parts else _read_lists)(text, game, grows=grows)


def _unwrap(text: str) -> str:
    """The text without the signs of mail and Markdown around it. Raises BadRecord for what can be no game."""
    if len(text) > LONGEST:
        raise BadRecord("text-length", "text", count=len(text), most=LONGEST)
    if _PACKED.match(text) or "\0" in text:
        raise BadRecord("text-binary", "text")
    text = text.removeprefix("\ufeff").rstrip()
    if _MAIL.fullmatch(text):
        text = re.sub("^[> \t]+", "", text, flags=re.MULTILINE).rstrip()
    if block := _CODE_BLOCK.fullmatch(text):
        text = "\n" + block[1].rstrip()
    if not text.strip():
        raise BadRecord("text-empty", "text")
    return text


def _form_of(text: str) -> Format | None:
    """The format of the text; None for a record, a link to one, JSON of other programs and plain moves."""
    bare = text.lstrip()
    is_json = exports.matches(bare)
    return next((form for form in FORMS if not (is_json and form.name in _RAW) and form.matches(bare)), None)


def _read_one(text: str, game: Game, *, grows: bool) -> list[Tree]:
    """The games of a text with one link, one record or one list. Raises BadRecord."""
    if form := _form_of(text):
        return form.read(text)
    bare = text.lstrip()
    return _from_record(bare) or _from_link(bare, game, grows=grows) or [movelist.read(text, game, grows=grows)]


def _read_part(text: str, game: Game, *, grows: bool) -> list[Tree]:
    """The games of a text, or else of the link to moves that is its first word. Raises BadRecord."""
    try:
        return _read_one(text, game, grows=grows)
    except BadRecord:
        link, *behind = text.split(maxsplit=1)
        if not (behind and {*_MOVES} & (links.parameters(link) or {}).keys()):
            raise
        return _from_link(link, game, grows=grows)


def _read_lists(text: str, game: Game, *, grows: bool) -> list[Tree]:
    """The game of a text, or those of several lists, if each has a title or they cannot be read as one."""
    lists = movelist.split(text)
    if len(lists) < 2 or not all(part.title for part in lists):
        try:
            return _read_one(text, game, grows=grows)
        except BadRecord:
            if len(lists) < 2:
                raise

    def read_list(part: movelist.Part) -> list[Tree]:
        tree = movelist.read(text, game, part=part, grows=grows)
        sgf.credit(tree, ("", ""), "", part.title)
        return [tree]

    return collect(read_list, lists)


def _from_exports(games: Sequence[exports.Export], game: Game, *, grows: bool) -> list[Tree]:
    """The games that other programs have exported. Raises BadRecord, which names the number of a game."""

    def read_export(numbered: tuple[int, exports.Export]) -> list[Tree]:
        number, export = numbered
        try:
            kind = export.game or game.name
            choices = game.choices if kind == game.name else {}
            if kind not in GAMES:
                raise BadRecord("not-hex")
            if len(export.sizes) > 1:
                raise BadRecord("two-sizes")
            known = next(iter(export.sizes), game.size if kind == game.name else None)
            base = new_game(kind, known, choices)
            if export.pie is not None and PIE.name in base.choices:
                base = new_game(kind, known, choices | {PIE.name: export.pie})
            trees = _read_one(export.moves, base, grows=grows and not export.sizes)
        except Refusal as wrong:
            refused = BadRecord("at-game", form=exports.TITLE, number=number, wrong=wrong)
            refused.quote = wrong.quote
            raise refused from wrong
        for tree in trees:
            sgf.credit(tree, export.players, export.date, export.title)
            _conclude(tree, export)
        return trees

    return collect(read_export, enumerate(games, start=1))


def _conclude(tree: Tree, export: exports.Export) -> None:
    """Ends a game that is not over with the loss off the board that the document names."""
    record = tree.nodes[tree.end()].record
    if record.outcome is not None or not (export.result or export.reason):
        return
    if export.winner and (export.reason in LOSSES or not export.reason):
        tree.at = tree.add(tree.end(), record.lose(opponent(export.winner), export.reason or RESIGN))
        tree.remarks += [] if export.reason else [Remark("resignation-assumed")]
    else:
        tree.remarks.append(Remark("result-dropped", said=export.result or export.reason))


def _from_record(text: str) -> list[Tree]:
    """The game of a record in a text, or of a list of moves below its beginning, if there is one."""
    if heading := _HEADING.match(text):
        head = heading[1].lower()
        return [movelist.read(" " * len(head) + text[len(head) :], read_record(head).game)]
    tree = links.find_record(text)
    if tree is None and (unknown := _RECORD.fullmatch(text)):  # of an unknown game
        tree = Tree.along(read_record(unknown[1]))
    return [tree] if tree else []


def _from_link(text: str, game: Game, *, grows: bool) -> list[Tree]:
    """The games in the parameters of a link; none if the text is no link. Raises BadRecord."""
    parameters = links.parameters(text)
    if parameters is None:
        return []
    if sgf_text := next(filter(sgf.matches, parameters.values()), None):
        return sgf.read_trees(sgf_text)
    moves, size = (next(filter(None, map(parameters.get, names)), "") for names in (_MOVES, _SIZE))
    if not moves:
        raise BadRecord("link-without-moves", "text").quoting(text, 0)
    try:
        if size.isdecimal():
            return [movelist.read(moves, new_game(game.name, int(size), game.choices))]
        return [movelist.read(moves, game, grows=grows)]
    except BadValue as wrong:
        raise wrong.at(movelist.TITLE, text, 0) from wrong


def write(tree: Tree) -> list[tuple[str, str, str, str]]:
    """The game in each format that can hold it: name, title, file extension, text."""
    texts = [(form.name, form.title, form.extension, form.write(tree)) for form in FORMS if form.writes(tree)]
    return [*texts, ("moves", str(movelist.TITLE), "txt", movelist.write(tree))]
