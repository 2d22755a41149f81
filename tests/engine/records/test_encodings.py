import time

import pytest

from pyengine.records.encodings import candidates

TEXTS = {
    "Shift_JIS": ("cp932", "田中", "本因坊秀策", "ヘックス大会 決勝", "佐藤 vs 鈴木", "よい手です。", "三段 王立誠"),
    "GB18030": ("gb18030", "李世石", "陈耀烨 常昊", "白方胜", "第7届 白方中盘胜 王", "柯洁", "古力"),
    "Big5": ("big5", "周俊勳", "張栩", "白方中盤勝", "臺北市", "林海峰 九段"),
    "EUC-KR": ("cp949", "이창호", "조훈현", "흑 불계승", "조치훈 9단", "김"),
    "EUC-JP": ("euc_jp", "ヘックス大会", "佐藤さん"),
    "Windows-1251": ("cp1251", "Иван Петров", "Чёрные выиграли", "«Ход»", "Київ"),
    "KOI8-R": ("koi8_r", "Иван Петров", "Чёрные выиграли", "Иванов И."),
    "Windows-1252": (
        "cp1252", "Jürgen Müller", "François", "El Niño", "Åsa Öberg", "¿Qué?", "João", "à la carte", "ABBÉ", "It’s",
        "a “good” move", "naïve – œuvre", "Müller – Größe", "© 2020", "n° 5", "»Zug«", "½ × §", "£5", "« Oui »", "Ann®",
    ),
    "ISO-8859-2": ("iso8859_2", "Łukasz Żółw", "Paweł", "Jiří Dvořák", "Kovács Győző", "Łódź"),
    "Windows-1250": ("cp1250", "Paweł Śliwa", "Jiří Šťastný", "Zieliński — Wójcik"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "encoding", "text"), [(name, encoding, text) for name, (encoding, *own) in TEXTS.items() for text in own]
)
@pytest.mark.parametrize("form", ["(;GM[11]SZ[5]PB[{}];B[a1])", "(;GM[11]SZ[5]PB[Ann];B[a1]C[move {}. good])"])
def test_an_encoding_is_guessed_by_a_name(name: str, encoding: str, text: str, form: str) -> None:
    (guess, remark), *_ = [one for one in candidates(form.format(text).encode(encoding)) if one[0] != "UTF-8"]
    assert guess == name
    assert f"read as {name}, which is a guess" in str(remark)


def test_a_long_text_is_soon_guessed() -> None:
    before = time.perf_counter()
    candidates(b"(;C[" + b"x" * 500_000 + bytes(range(128, 256)) * 3000 + b"])")
    assert time.perf_counter() - before < 2
