"""Random games with variations, comments and the properties of others, for tests of what writes and reads them."""

from hypothesis import strategies as st

from pyengine.core.game import Choice, Game
from pyengine.games import new_game
from pyengine.records import sgf
from pyengine.records.marks import LABEL, LONGEST, SIGNS, WAYS, Mark, arrange, shorten
from pyengine.records.record import PASS, REASONS
from pyengine.records.tree import Tree

GAMES: tuple[tuple[str, dict[str, Choice]], ...] = (
    ("hex", {"pie": True}),
    ("hex", {"pie": False}),
    ("hex", {"pie": True, "sides": True}),
    ("y", {"pie": True}),
    ("y", {"pie": False}),
)
COMMENTS = st.text(st.characters(codec="utf-8"), max_size=20)
FOREIGN = st.dictionaries(
    st.sampled_from(["TE", "BL", "XX"]),
    st.lists(st.from_regex(sgf.VALUE, fullmatch=True), min_size=1, max_size=3),
    max_size=2,
)


@st.composite
def trees(draw: st.DrawFn, *, notes: bool = True) -> Tree:
    """A game of Y or Hex with up to 25 nodes, a few of them forfeits and passes; without notes, moves alone."""
    name, options = draw(st.sampled_from(GAMES))
    tree = Tree.of(new_game(name, draw(st.integers(3, 5)), options))
    for _ in range(draw(st.integers(0, 24))):
        parent = draw(st.integers(0, len(tree.nodes) - 1) | st.just(len(tree.nodes) - 1))
        record = tree.nodes[parent].record
        if record.outcome is None:
            unusual = draw(st.integers(0, 19))
            if unusual == 0:
                record = record.lose(draw(st.integers(1, 2)), draw(st.sampled_from(list(REASONS))))
            elif unusual == 1 and record.latest[0] != PASS:
                record = record.pass_turn()
            else:
                record = record.play(draw(st.sampled_from(record.state.legal())))
            if all(node.parent != parent or node.record.latest != record.latest for node in tree.nodes[1:]):
                tree.add(parent, record)
    if notes:
        for node in tree.nodes:
            node.comment = draw(COMMENTS)
            node.marks = arrange(draw(st.lists(marks(tree.game), max_size=6)))
            node.properties = {name: tuple(values) for name, values in draw(FOREIGN).items()}
    tree.at = draw(st.integers(0, len(tree.nodes) - 1))
    return tree


def marks(game: Game) -> st.SearchStrategy[Mark]:
    """Marks that a board of the game can show."""
    cells = st.sampled_from(game.geometry.names)
    texts = st.text(st.characters(codec="utf-8"), max_size=LONGEST).map(shorten).filter(bool)
    ways = st.lists(cells, min_size=2, max_size=2, unique=True)
    return st.one_of(
        st.builds(Mark, st.sampled_from(list(SIGNS)), cells),
        st.builds(lambda cell, text: Mark(LABEL, cell, text=text), cells, texts),
        st.builds(lambda kind, ends: Mark(kind, *ends), st.sampled_from(list(WAYS)), ways),
    )


Nodes = list[tuple[int, str, str, tuple[Mark, ...], dict[str, tuple[str, ...]]]]


def told(tree: Tree) -> Nodes:
    """For each node, in the order of the text: its depth, the game up to it, and what is written there."""
    children, found, waiting = tree.children(), [], [0]
    while waiting:
        number = waiting.pop()
        node = tree.nodes[number]
        found.append((len(node.record.words()), node.record.text(), node.comment, node.marks, node.properties))
        waiting += reversed(children[number])
    return found
