"""Random games in the forms of other programs, with signs, brackets and typography of every kind, are read back."""

import json
from random import Random

import pytest

from pyengine.core.dice import Dice
from pyengine.games import new_game
from pyengine.records import formats
from pyengine.records.record import Record
from tests.engine.conformance import walk

SIGNS = "!,??,$1, $146,±, ∓,⩲,=, ∞, □,N, +=, -/+, =+,⟳, ⇆,(!), ; so what".split(",")
HOSTS = (
    "https://hexanna1.github.io/hex-study/{}.html",
    "http://example.org:80/{}/",
    "localhost/a/{}.html?x=1",
    "x.org/{}",
)


def variation(record: Record, chance: Random, deep: int) -> str:
    """Other moves instead of the last one of a record, with variations of their own."""
    others = [move for move in record.states[-2].legal() if move != record.state.last]
    line, words = Record(record.states[:-1]), list[str]()
    for _ in range(chance.randint(1, 3)):
        line = line.play(chance.choice(others if not words else line.state.legal()))
        words.append(line.latest[0] + chance.choice(["", chance.choice(SIGNS[:10])]))
        if line.outcome:
            break
        if deep and len(words) > 1 and chance.random() < 0.5:
            words.append(variation(line, chance, deep - 1))
    return chance.choice(["({})", "[ {} ]"]).format(" ".join(words))


def write_list(record: Record, chance: Random) -> str:
    first, step = chance.choice([("", 0), ("{}. ", 1), ("{}) ", 2), ("{} ", 2), ("#{} ", 1)])
    words, line = [], Record.of(record.game)
    for ply, (word, _) in enumerate(record.words()):
        line = line.add(word)
        number = first.format(1 + ply // step) if step and ply % step == 0 else ""
        words.append(number + word + chance.choice(["", chance.choice(SIGNS)]))
        if ";" in words[-1]:
            words.append("\n")
        elif chance.random() < 0.3:
            words.append(chance.choice(["(a good move)", "{d4 c3}", "[ (see) ]", variation(line, chance, 3)]))
    text = " ".join(words)
    if ";" in text or ")" in first:
        return text
    return chance.choice(["{}", "[{}]", "({})", "<{}>", "{} *", "{} ½–½"]).format(text)


def write_link(record: Record, chance: Random) -> str:
    words = [{"swap": ":s"}.get(word, word) for word, _ in record.words()]
    text = f"#{record.game.size}{chance.choice(['', 'n', 'r9c1', 'c1'])},{''.join(words)}"
    name = record.game.name
    return (chance.choice(HOSTS).format(name) if name == "y" or chance.random() < 0.8 else "") + text


def write_json(record: Record, chance: Random) -> str:
    words = [{"swap": "swap-pieces"}.get(word, word) for word, _ in record.words()]
    game = {"boardsize": record.game.size, "moves": chance.choice([words, " ".join(words)]), "movesCount": len(words)}
    return json.dumps(
        chance.choice([game, [game], {"data": {"game": game}}, {"size": record.game.size, "moves": words}])
    )


def write_diagram(record: Record, chance: Random) -> str:
    size = record.game.size
    stones = [(number, "RB"[player - 1], word) for number, (word, player) in enumerate(record.words(), start=1)]
    if chance.random() < 0.5:
        chance.shuffle(stones)
        contents = " ".join(f"{letter} {number}:{cell}" for number, letter, cell in stones)
        return f'<hexboard size="{size}x{size}"\n coords="hide" contents="E *:a1 {contents} S a2" />'
    return f"<hex>\nR{size} C{size} Q1 {' '.join('M' + cell for _, _, cell in stones)} +a1\n</hex>"


WRITERS = {"list": write_list, "link": write_link, "json": write_json, "diagram": write_diagram}


@pytest.mark.parametrize("form", WRITERS)
def test_a_game_in_a_foreign_form_is_read_back(form: str) -> None:
    chance = Random(1)
    for seed in range(150):
        game = new_game("y" if form == "link" and seed % 3 == 0 else "hex", chance.choice([4, 7, 11]))
        states = walk(game, Dice(seed))[: chance.randint(3, 12)]
        if form in ("diagram", "list") and "swap" in Record(tuple(states)).text():
            continue
        records = [Record(tuple(states))]
        if form != "list":
            records.append(Record(tuple(walk(game, Dice(seed + 1000))[:2])))
        text = chance.choice(["\n", "\n\n"]).join(WRITERS[form](record, chance) for record in records)
        trees = formats.read(text, game)
        assert [tree.nodes[tree.end()].record for tree in trees] == records, text
        assert all("comments" not in str(remark) for tree in trees for remark in tree.remarks), text
