"""The results of the lab that the page shows before Python is there, without times, which differ from build to build.

They are those of each experiment with its defaults, and of each line of the course.
"""

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

from pyengine.lab.laboratory import Laboratory
from pyengine.lab.log import Log
from web.build.inside.service import result

MODERATE = 120
"""Steps of a recording all of whose scenes are stored."""


async def main(half: str, folder: str) -> None:
    """Make the folder: the results of the "first" or the "last" half by name, and experiments.json, a list of all."""
    Path(folder).mkdir()
    messages: list[str] = []
    service = Laboratory(messages.append)
    offered = await result(service, op="experiments")
    write(folder, "experiments", offered)
    lines = {experiment["text"]: experiment["name"] for experiment in offered["experiments"]}
    shown = dict[str, set[int]]()  # positions of figures
    middle = 2 * len(lines) // 3  # of the seconds that they take
    for chapter in offered["chapters"]:
        for screen in chapter["screens"]:
            if screen["line"]:
                lines.setdefault(screen["line"], f"{chapter['name']}-{screen['name']}")
                shown.setdefault(screen["line"], set()).update(screen[name] for name in ("at", "to") if name in screen)
    for text, name in list(lines.items())[:middle] if half == "first" else list(lines.items())[middle:]:
        messages.clear()
        write(folder, name, await run(service, text, messages, shown.get(text, ())))


async def run(service: Laboratory, text: str, messages: list[str], positions: Collection[int] = ()) -> dict[str, Any]:
    """The result of an experiment with its parts as text, and with the scenes at some positions.

    `messages` are what the service sends.

    It holds no seconds, neither of events nor in tables: all else is repeatable.
    """
    count = (await result(service, op="experiment", text=text))["parts"]
    last = await result(service, op="do", text=text, first=0, count=count)
    parts = [part for info in (*(json.loads(message)["info"] for message in messages), last) for part in info["parts"]]
    timed = (await result(service, op="show", text=text, count=count))["result"]
    parts = [timeless(part) for part in parts[: timed["done"]]]
    await result(service, op="take", text=text, parts=dict(enumerate(parts)))
    shown = (await result(service, op="show", text=text, count=len(parts)))["result"]
    await add_scenes(service, text, shown["recording"], positions)
    return {**shown, "tables": [without(table, table["timed"]) for table in timed["tables"]], "parts": parts}


async def add_scenes(service: Laboratory, text: str, recording: dict[str, Any], positions: Collection[int]) -> None:
    """Adds the scenes at some positions; all of a recording of moderate length, to be stepped through at once."""
    stops = recording["units"][0]["stops"]
    last = stops if isinstance(stops, int) else stops[-1]
    missing = range(len(recording["scenes"]), last + 1) if last <= MODERATE else sorted(positions)
    told = await result(service, op="scenes", text=text, positions=list(missing), opened=[])
    recording["scenes"] |= told["scenes"]


def timeless(part: str) -> str:
    """The text of a part without the seconds of its events."""
    events = ({name: value for name, value in event.items() if name != "seconds"} for event in Log.read(part))
    return Log(events).write()


def without(table: dict[str, Any], timed: list[str]) -> dict[str, Any]:
    """A table without these columns."""
    kept = [place for place, name in enumerate(table["columns"]) if name not in timed]
    columns, *rows = ([row[place] for place in kept] for row in (table["columns"], *table["rows"]))
    return {**table, "columns": columns, "timed": [], "rows": rows}


def write(folder: str, name: str, value: object) -> None:
    """Write a value as JSON into a file of the folder."""
    Path(folder, f"{name}.json").write_text(json.dumps(value), "utf-8")
