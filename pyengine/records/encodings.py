"""The encoding of a file of another program: what the file says of it, or a guess.

Whoever has the bytes decodes them, with the names of encodings that browsers and Python share. A guess is the encoding
in which most of the bytes beyond ASCII belong to usual text: characters that the standards for Chinese, Japanese and
Korean have among the frequent ones, or words of letters in their usual case.
"""

import re
from dataclasses import dataclass

from pyengine.core.errors import Remark

_ANY = "ISO-8859-1"
"""An encoding in which any bytes are a text."""
_USUAL = "Windows-1252"
"""The encoding of texts that are usual in none."""
_NAMED = re.compile(rb"CA\s*\[\s*([\w.:-]{1,40})\s*\]")
_MARKS = {b"\xff\xfe": "UTF-16LE", b"\xfe\xff": "UTF-16BE"}
_NARROW = re.compile(r"iso[-_]?8859|windows-|cp\d|latin|l\d|koi8|(us-)?ascii|mac", re.IGNORECASE)
"""The beginnings of names of encodings with one byte for a character. Nearly any bytes are a text in them."""
_SAMPLE = 20_000
"""Bytes of a text by which its encoding is guessed."""
_HIGH = re.compile(rb"[\x80-\xff]")
_SIGNS = (
    rb"(?<=[A-Za-z])\x92(?=[a-z])|(?<![A-Za-z\x80-\xff])[\x82\x84\x91\x93\xa1\xab\xbf](?=[A-Za-z\xc0-\xff])"
    rb"|(?<=[A-Za-z.,!?\xc0-\xff])[\x85\x92-\x94\xab\xbb](?![A-Za-z\x80-\xff])|(?<=[\s\d])[\x96\x97](?=[\s\d])"
    rb"|\xbb(?=[A-Za-z\xc0-\xff][^\xab\xbb]{0,99}\xab)|(?<=[ -~\xab])\xa0(?=[ -~\xbb])"
    rb"|(?:(?<=[a-z])\xae|(?<![\x80-\xff])\xb0)(?![A-Za-z\x80-\xff])|(?<![A-Za-z\x80-\xff])[\xa3\xa9-\xab\xae](?![A-Za-z\x80-\x9f\xa1-\xff.])"
    rb"|(?<![A-Za-z\x80-\x9f\xa1-\xff])[\x80\x85\xa2\xa4-\xa8\xac\xb1-\xbe\xd7\xf7](?![A-Za-z\x80-\xff])"
)
"""Quotation marks, dashes and other signs of Windows, where they are usual."""
_SIGN = rb"\A[\x80-\xbf\xd7\xf7]\Z"
_NO_SIGN = rb"\x80\x81\x83\x86-\x90\x98-\xa0\xa2-\xaa\xac-\xba\xbc-\xbe\xc0-\xff"
"""Bytes beyond ASCII that are no such signs."""


@dataclass(frozen=True, slots=True)
class Encoding:
    """An encoding by its regular expressions: for usual text, for any character, and for typical characters.

    The `typical` ones decide between encodings in which equal shares of a text are usual.
    """

    name: str
    usual: bytes
    character: bytes
    typical: bytes

    def score(self, data: bytes) -> tuple[float, int]:
        """The share of usual bytes among those beyond ASCII, and the number of typical characters."""
        parts = re.finditer(b"(" + self.usual + b")|" + self.character + rb"|[\x80-\xff]", data)
        usual = [part[1] for part in parts if part[1]]
        share = sum(len(_HIGH.findall(part)) for part in usual) / len(_HIGH.findall(data))
        return round(share, 3), sum(len(re.findall(self.typical, part)) for part in usual)


def _wide(name: str, frequent: bytes, character: bytes, typical: bytes = b"(?!)") -> Encoding:
    """An encoding with two bytes for a character. A single one beside a letter is no usual text."""
    one = b"(?:" + frequent + b")"
    return Encoding(name, one + b"{2,}|(?<![A-Za-z])" + one + b"(?![A-Za-z])", character, typical)


def _narrow(  # noqa: PLR0913 (what makes an encoding)
    name: str, upper: bytes, lower: bytes, typical: bytes, *, latin: bool = True, signs: bytes = _SIGNS
) -> Encoding:
    """An encoding with one byte for a character. Words of Latin letters have some of ASCII, or are single letters."""
    beside = b"[A-Za-z" + upper + lower + (_NO_SIGN if signs else rb"\x80-\xff") + b"]"
    upper, lower = b"[" + b"A-Z" * latin + upper + b"]", b"[" + b"a-z" * latin + lower + b"]"
    kind = rb"(?=[\x80-\xff]*[A-Za-z]|[\x80-\xff](?!" + beside + b"))" if latin else rb"(?=[\x80-\xff]{2})"
    word = b"(?<!" + beside + b")" + kind + b"(?:" + upper + b"?" + lower + b"+|" + upper + b"+)(?!" + beside + b")"
    return Encoding(name, b"|".join(filter(None, (word, signs))), rb"[\x80-\xff]", typical)


def _either(pairs: str) -> bytes:
    """A regular expression for any of these characters of two bytes, written in hexadecimal."""
    data = bytes.fromhex(pairs)
    return b"|".join(re.escape(data[at : at + 2]) for at in range(0, len(data), 2))


_SYLLABLES = _either(
    "c0ccb1e8b9dac3d6c1a4b0adc1b6c0b1c0e5c0d3c7d1bfc0bcadbdc5b1c7c8b2bec8bcdbb7f9c0fcc8abb0edb9aebee7bcd5"
    "b9e8b9e9c7e3c0afb3b2bdc9c7cfb0fbbcbac2f7c1d6bfecb9cec1f8c1f6bcf6c7f6c1d8bfb5c8a3c3b6bdc2b4ebb1b9b1e2"
    "b4d9b4c2c0bbb8a6c0c7b0a1bfa1b7ceb5b5bbe7c0dac0cebff8bbf3b5bfb0e6bec6b3aab6f3b8b6bdc3c1a6c0cfc8b8c8e6"
    "bad2b0e8c2f8c1a1"
)
"""Frequent syllables of Korean, in its encoding."""
_HANZI = _either(
    "b5c4d2bbcac7b2bbc1cbd4dac8cbd3d0ced2cbfbd5e2d6d0b4f3c0b4c9cfb9fab8f6b5bdcbb5c3c7ceaad7d3bacdc4e3b5d8"
    "b3f6b5c0d2b2cab1c4eab5c3becdc4c7d2aacfc2d2d4c9fabbe1d7c5c8a5bcd2d1a7b6d4bfc9c0efcbf9baf3d0a1c3b4b0d7"
    "badab7bdcaa4b6cec5ccc6e5cdf5c0eed5c5c1f5b3c2d1eebbc6d5d4cee2d6dcd0eccbefc2edd6ecbafab9f9baceb8dfc1d6"
    "c2ded6a3c1bad0bbcbceccc6d0edb5cbbaabb7ebb2dcc5edd4f8b9c5c1a6b3a3eabbcec0c6bdbac3b2bdb5e3"
)
"""Frequent characters of Chinese, in GB18030."""
_EASTERN = (
    rb"\xf8[\xe1\xe9\xed\xfd]|\xf5(?![ei])|\xec(?=[a-z])|(?<!o)\xf9(?=[a-z])|[\xe6\xea](?![A-Za-z])|\xf1(?![aeiou\xe0-\xff])"
    rb"|[\xa3\xb3\xb9\xbe]"
)
"""Letters of Eastern Europe that are others in the West, where those are not usual."""
_ENCODINGS = (
    _wide(
        "Shift_JIS",
        rb"\x81[\x40-\x9a]|\x82[\x4f-\xf1]|\x83[\x40-\x96]|\x88[\x9f-\xfc]|[\x89-\x97][\x40-\x7e\x80-\xfc]|\x98[\x40-\x72]",
        rb"[\x81-\x9f\xe0-\xfc][\x40-\x7e\x80-\xfc]",
    ),
    _wide(
        "GB18030", rb"[\xa1\xa3\xb0-\xd7][\xa1-\xfe]", rb"[\x81-\xfe](?:[\x40-\x7e\x80-\xfe]|\d[\x81-\xfe]\d)", _HANZI
    ),
    _wide("EUC-KR", rb"[\xa1\xa3\xb0-\xc8][\xa1-\xfe]", rb"[\x81-\xfe][\x41-\x5a\x61-\x7a\x81-\xfe]", _SYLLABLES),
    _wide("Big5", rb"(?:[\xa1-\xc5][\x40-\x7e\xa1-\xfe]|\xc6[\x40-\x7e])", rb"[\x81-\xfe][\x40-\x7e\xa1-\xfe]"),
    _wide("EUC-JP", rb"[\xa1\xa3-\xa5\xb0-\xcf][\xa1-\xfe]", rb"[\x8e\xa1-\xfe][\xa1-\xfe]", rb"[\xa4\xa5]."),
    _narrow(_USUAL, rb"\x8a\x8c\x8e\x9f\xc0-\xd6\xd8-\xde", rb"\x9a\x9c\x9e\xdf-\xf6\xf8-\xff", _SIGN),
    _narrow(
        "Windows-1251",
        rb"\xa5\xa8\xaa\xaf\xb2\xc0-\xdf",
        rb"\xb3\xb4\xb8\xba\xbf\xe0-\xff",
        rb"[\xe0-\xff]",
        latin=False,
    ),
    _narrow("KOI8-R", rb"\xb3\xe0-\xff", rb"\xa3\xc0-\xdf", rb"[\xc0-\xdf]", latin=False, signs=b""),
    _narrow(
        "ISO-8859-2",
        rb"\xa1\xa3\xa5\xa6\xa9-\xac\xae\xaf\xc0-\xd6\xd8-\xde",
        rb"\xb1\xb3\xb5\xb6\xb9-\xbc\xbe\xbf\xdf-\xf6\xf8-\xfe",
        _EASTERN,
        signs=b"",
    ),
    _narrow(
        "Windows-1250",
        rb"\x8a\x8c-\x8f\xa3\xa5\xaa\xaf\xbc\xc0-\xd6\xd8-\xde",
        rb"\x9a\x9c-\x9f\xb3\xb9\xba\xbe\xbf\xdf-\xf6\xf8-\xfe",
        _EASTERN + b"|" + _SIGN,
    ),
)
"""In the order of preference among those that fit equally well."""


def candidates(data: bytes) -> list[tuple[str, Remark | None]]:
    """The encodings that the text of these bytes may have, the best first, each with a remark if it is not certain.

    The text is that of the first one that can decode it; the last one always can.
    """
    if mark := _MARKS.get(data[:2]):
        return [(mark, None), (_ANY, _doubt("", _ANY))]
    if b"\0" in data[:2]:
        name = "UTF-16BE" if data[:1] == b"\0" else "UTF-16LE"
        return [(name, _doubt("", name)), (_ANY, _doubt("", _ANY))]
    match = _NAMED.search(data)
    named = match[1].decode("ascii", "replace") if match and not match[1].lower().startswith(b"utf-16") else ""
    names = [*_rank(data), _USUAL] if _HIGH.search(data) else []
    guesses = [(name, _doubt(named, name)) for name in dict.fromkeys([*names, _ANY])]
    utf = ("UTF-8", None if data.isascii() or not named or named.lower() == "utf-8" else _doubt(named, "UTF-8"))
    if not named:
        return [utf, *guesses]
    is_utf = _NARROW.match(named) and _HIGH.search(data) and data.decode("utf-8", "replace").find("\ufffd") < 0
    return [utf, *guesses] if is_utf else [(named, None), utf, *guesses]


def _rank(data: bytes) -> list[str]:
    """The encodings in which the text is usual, the best first, by a part of it with bytes beyond ASCII."""
    first = _HIGH.search(data)
    start = max(0, first.start() - _SAMPLE // 10) if first else 0
    data = data[start : start + _SAMPLE]
    scores = {encoding.name: encoding.score(data) for encoding in _ENCODINGS}
    return sorted((name for name, (share, _) in scores.items() if share), key=scores.__getitem__, reverse=True)


def _doubt(named: str, name: str) -> Remark:
    """The remark that the text is in the encoding `name` by a guess, as it names none or a wrong one."""
    if named:
        return Remark("encoding-wrong", named=named, name=name)
    return Remark("encoding-guessed", name=name)
