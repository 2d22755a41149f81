"""What is true of every experiment, and of the course."""

import json

import pytest

from pyengine.core.errors import Refusal
from pyengine.core.parameters import parameters
from pyengine.lab.experiment import Experiment, do_part, preset, read, text
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.recording import Table

SMALL = {
    "minimax": "branching=2&depth=4&runs=3",
    "chance": "runs=3",
    "bandits": "arms=0.2,0.8&pulls=40&runs=25",
    "uct": "position=tictactoe3:b2.a1&playouts=60",
    "terms": "position=hex3:b2",
    "rave": "position=hex3&playouts=100",
    "convergence": "position=tictactoe3:b2.a1.c3&bots=uct(sims=1),flat&playouts=50&runs=3",
    "sweep": "game=y3&bot=wye&rows=batch=1,8&columns=iterations=64,128&games=3",
    "tournament": "game=hex3&bots=flat@50,uct@50,random&rounds=2",
    "sequential": "runs=25&pairs=40",
    "exercise": "student=Ana&solutions=on",
    "maxn": "heap=4",
    "flat": "position=nim4&iterations=60&runs=3",
    "windows": "depth=3&runs=3&fault=early",
    "invariants": "iterations=12&runs=3&fault=perspective",
    "gridworld": "steps=5&method=learning",
    "rooms": "size=2&charge=3&playouts=20&runs=2",
    "reduction": "position=y6:b3.c5&boards=5&playouts=256",
    "glance": "position=y4:b2&playouts=64&leaves=10&runs=2",
}
"""A fast case of each."""
WITHOUT_CHANCE = {"maxn", "terms"}
MANY = ",".join(map(str, range(1, 12)))


@pytest.fixture(params=EXPERIMENTS)
def small(request: pytest.FixtureRequest) -> Experiment:
    """Each experiment in turn."""
    return read(f"{request.param}?{SMALL[request.param]}", EXPERIMENTS)[0]


def told(tables: dict[str, Table]) -> str:
    """All rows without their seconds."""
    return json.dumps({name: [{column: value for column, value in row.items() if column not in table.timed}
                              for row in table.rows] for name, table in tables.items()})  # fmt: skip


def test_the_seed_decides_everything_whoever_does_the_parts_in_any_order(small: Experiment) -> None:
    events = list(small.events(3))
    tables = small.tables(events)
    parts = {number: json.loads(json.dumps(do_part(small, 3, number))) for number in reversed(range(small.parts))}
    joined = list(small.join_parts(parts[number] for number in range(small.parts)))
    assert told(small.tables(joined)) == told(tables)
    assert (told(tables) == told(small.tables(list(small.events(4))))) == (small.name in WITHOUT_CHANCE)
    assert all(table.rows for name, table in tables.items() if name != "faults")
    assert joined[-1] == {"is": "progress", "done": small.parts, "of": small.parts}
    # One that is stopped tells of what was done until then.
    for count in {0, 1, len(events) // 2, len(events) - 1}:
        partial = small.tables(events[:count])
        assert list(partial) == list(tables)
        for table in partial.values():
            assert all(list(row) == list(table.rows[0]) for row in table.rows)
            assert json.dumps(table.message(), allow_nan=False)


def test_the_text_of_an_experiment_is_read_back(small: Experiment) -> None:
    assert read(text(small, 9), EXPERIMENTS) == (small, 9)


@pytest.mark.parametrize("kind", EXPERIMENTS.values())
def test_the_defaults_and_presets_are_valid(kind: type[Experiment]) -> None:
    assert text(kind(), 1) == f"{kind.name}?seed=1"
    assert kind.question.endswith("?")
    assert kind.title
    assert all(one.title and one.control()["kind"] for one in parameters(kind).values())
    for name in kind.presets:
        found = preset(kind, name)
        assert read(text(found, 1), EXPERIMENTS) == (found, 1)
        assert found.parts > 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("rave?position=tictactoe3:a1.b1.a2.b2", "A move wins at once: expected a position that is searched"),
        ("uct?position=tictactoe3:a1.b1.a2.b2&shortcuts=on", "A move wins at once: expected a position that is"),
        ("uct?position=randomhex3:coin1", "Parameter 'position' of uct"),
        ("uct?position=rooms4", "The bot 'uct' does not play Rooms: expected 'mcts-chance'"),
        ("uct?position=hex11&playouts=10000", "10000 playouts here may have 1210000 moves: expected 500000 at most"),
        ("rave?position=hex9", "too large to be solved"),
        ("rave?position=randomhex3", "Chance is to move: expected a position in which a player is"),
        ("rave?position=randomhex3:coin1", "Parameter 'position' of rave"),
        ("rave?position=hex2:a1.b1.a2", "The game is over"),
        ("convergence?position=hex9", "too large to be solved"),
        ("convergence?bots=wye", "The bot 'wye' does not play Nim: expected 'uct', "),
        ("convergence?bots=uct@500", "Unknown bot 'uct@500'"),
        ("sweep?game=hex3:a1", "The game begins after 1 moves: expected none"),
        ("sweep?game=rooms4", "Rooms is for one player alone: expected a game of two"),
        ("sweep?rows=sims=1,2&columns=sims=3,4", "Both axes are 'sims': expected two different ones"),
        ("sweep?against=chess", "Unknown bot 'chess'"),
        (f"sweep?rows=sims={MANY}&columns=iterations={MANY}", "121 points: expected 100 at most"),
        ("tournament?bots=flat", "expected 2 to 20 values"),
        ("tournament?bots=flat,flat", "'flat' is named twice: expected entrants that differ"),
        ("tournament?bots=wye*2,random", "2 processes for 'wye': expected one here"),
        ("tournament?test=on", "A sequential test with 3 bots: expected a match of 2"),
        ("tournament?elo0=60", "SPRT from 60 to 50 Elo"),
        ("sequential?elo0=60", "SPRT from 60 to 50 Elo"),
        ("sequential?difference=400&draws=0.9", "expected fewer draws"),
        ("rooms?rewards=1,2", "2 rewards for 16 rooms: expected one for each room"),
        ("rooms?size=2&rewards=0,0,0,0", "0 rooms with a reward: expected 1 to 12"),
        ("minimax?branching=20&depth=12", "A tree of 20 moves at each node, 12 deep: expected"),
        ("minimax?position=randomhex3:heads", "Minimax knows no chance: expected a position of two players"),
        ("minimax?position=rooms4", "Minimax knows no chance: expected a position of two players"),
        ("minimax?tree=(1,2)&position=nim6", "expected one of them"),
        ("minimax?forgetful=on", "belongs to Nim: expected one of its positions"),
        ("minimax?position=hex3&forgetful=on", "belongs to Nim: expected one of its positions"),
        ("windows?branching=9&depth=4", "The tree has 6561 leaves: expected 729 at most"),
        *((f"gridworld?world={world}", "expected") for world in ("..x", "../.", "%2B-")),
        ("gridworld?living=0.1", "expected"),
        ("gridworld?world=..%2B%23.", "From e1 no end can be reached"),
        ("chance?branching=9&depth=8", "A tree of 9 moves at each node, 8 deep: expected"),
        ("chance?branching=9&depth=4", "The tree is too large: expected 2000 nodes at most"),
        ("chance?position=tictactoe3", "The tree is too large: expected 2000 nodes at most"),
        ("reduction?position=y3:a1.a3.b2.c3&playouts=1", "A move wins at once: expected a position that is searched"),
        ("glance?position=y3:a1.a3.b2.c3", "A move wins at once: expected a position that is searched"),
        ("glance?position=randomhex3:heads", "Random-turn Hex has no network: expected Y, Bent Y or Hex"),
        ("reduction?position=tictactoe3", "Tic-tac-toe is not decided by Y: expected Y or Hex"),
    ],
)
def test_parameters_that_make_no_experiment_are_refused_in_one_sentence(line: str, message: str) -> None:
    with pytest.raises(Refusal) as found:
        read(line, EXPERIMENTS)
    assert message in str(found.value)
    assert "\n" not in str(found.value)
