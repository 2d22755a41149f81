"""What a visitor sees and tries before Python has started: the build asks for all of it and puts it into the site.

In the page there are a game to be watched, the games that a visitor may begin with, and the lessons by name; in files
of their own the boards of these games with a picture of each game, and the tasks of the lessons.
"""

from pyengine.core.dice import Dice
from pyengine.core.game import Game, roll
from pyengine.games import new_game
from pyengine.games.connection import PIE, SWAP, ConnectionGame
from pyengine.page import reports, schema
from pyengine.page.lessons import COURSE
from pyengine.page.trials import task_shown
from pyengine.records.record import Record, read

GAME = "y6:a4.c4.b3.b2.d5.c3.c5.b4.b5.b6.d4.c6.d6"
"""A game that `wye` played against itself with 512 playouts a move as Black and 256 as White."""
PICTURES = (
    "y4:b3.c3.b2.a3.c4.a1.b4",
    "bent5:c2.b4.b1.a3.c1.b9.a12.a1",
    "hex4:c2.b2.b3.c1.c3.a4.b4.d2.c4",
    "tictactoe3:b2.a1.c1.a3",
    "nim9-take3:2.3",
    "randomy4:heads.b3.heads.b2.tails.c3.tails.b4",
    "randomhex4:heads.c2.tails.b2.heads.b3.tails.c3.tails.d2",
)
"""A position for the picture of each game. A game without one shows a random game, half-way, on its smallest board."""
EASY = ("y7:", "hex5:")
"""The games for somebody who has played none: small, and without a swap; the first, unless another was taught."""
FAMILIAR = ("y11-pie:", "hex11-pie:")
"""The games for somebody who knows one of them."""


LINKED = ("y7-pie:", "y9-pie:", "y13-pie:", "bent9-pie:")
"""Other usual boards, on which a game or the position of a link is shown at once."""
STARTS = (*EASY, *FAMILIAR, *LINKED)


def tasks() -> dict[str, schema.Task]:
    """The tasks of all lessons by name, with what follows each move in them; the same in every call."""
    return {task.name: task_shown(task) for lesson in COURSE for task in lesson.tasks}


def examples() -> schema.Examples:
    """All that the page holds; the same in every call."""
    return schema.Examples(
        lessons=[
            schema.Lesson(
                name=lesson.name,
                chapter=lesson.chapter,
                game=read(lesson.tasks[0].record).game.name,
                tasks=[task.name for task in lesson.tasks],
            )
            for lesson in COURSE
        ],
        game=reports.diagram(read(GAME)),
        easy=[_start(text) for text in EASY],
        familiar=[_start(text) for text in FAMILIAR],
    )


def boards() -> schema.Boards:
    """The pictures, and the boards on which a visitor's first game begins; the same in every call."""
    chosen = {record.game.name: record for record in map(read, PICTURES)}
    pictures = [chosen.get(name) or _sample(game) for name, game in reports.page_games().items()]
    return schema.Boards(
        pictures=[reports.diagram(picture) for picture in pictures],
        starts=[reports.diagram(read(text)) for text in STARTS],
        takeovers={text: found for text in STARTS if (found := _takeovers(read(text).game))},
    )


def _takeovers(game: Game) -> schema.Takeovers | None:
    """None without the pie rule."""
    if not isinstance(game, ConnectionGame) or not game.choices[PIE.name]:
        return None
    return schema.Takeovers(move=SWAP, targets=[game.mirror(cell) for cell in range(len(game.geometry.names))])


def _sample(game: type[Game]) -> Record:
    """The first half of a random game on the smallest board."""
    record, dice = Record.of(new_game(game.name, game.sizes[0])), Dice(1)
    while record.outcome is None:
        record = record.play(roll(record.state, dice))
    return Record(record.states[: len(record.states) // 2 + 1])


def _start(text: str) -> schema.Start:
    game = read(text).game
    return schema.Start(game=game.name, size=game.size, options=game.choices)
