"""Files of other programs, in any encoding."""

import os
from contextlib import suppress
from pathlib import Path

from pyengine.core.errors import Remark
from pyengine.core.game import Game
from pyengine.records.encodings import candidates
from pyengine.records.formats import FORMS, LONGEST, read
from pyengine.records.tree import Tree

_ENDINGS = (".hsgf", *(f".{form.extension}" for form in FORMS))
_CODECS = {"shift_jis": "cp932", "gb2312": "gb18030", "gbk": "gb18030", "euc-kr": "cp949", "big5": "big5hkscs"}
"""The codecs for encodings that browsers, and programs of Windows, take in a wider sense than Python."""


def is_file(text: str) -> bool:
    """Whether a text is the path of a file with a game, there or missing, and not the game itself."""
    return text.lower().endswith(_ENDINGS) or os.path.isfile(text)  # noqa: PTH113 (a text that is too long for a path is none)


def read_games(path: str, game: Game, *, grows: bool = True) -> list[Tree]:
    """The games of a file, or of its beginning if it is longer than any text that is read.

    `game` and `grows` are those of `read`. Raises BadRecord and OSError.
    """
    text, remark = read_text(path)
    trees = read(text, game, grows=grows)
    for tree in trees:
        tree.remarks[:0] = [remark] if remark else []
    return trees


def read_text(path: str) -> tuple[str, Remark | None]:
    """The text of a file, or its beginning, and the remark if its encoding is not certain. Raises OSError."""
    with Path(path).open("rb") as file:
        return decode(file.read(4 * LONGEST + 4))


def decode(data: bytes) -> tuple[str, Remark | None]:
    """The text of a file with games, and the remark if its encoding is not certain."""
    for name, remark in candidates(data):
        with suppress(LookupError, UnicodeError):  # an unknown encoding, or a wrong one
            return data.decode(_CODECS.get(name.lower(), name)).removeprefix("\ufeff"), remark
    raise AssertionError("the last one takes any bytes")
