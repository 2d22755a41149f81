"""What comes of each experiment of the lab as it stands, before anybody has changed it: without times, which would make
another site of every build.
"""

import json
from pathlib import Path
from typing import Any

from pyengine.page.laboratory import Laboratory
from web.build.inside.service import result


async def main(half: str, folder: str) -> None:
    """Make the folder: a result of each experiment of the "first" or the "last" half, by its name, and
    experiments.json, which says what there is.
    """
    Path(folder).mkdir()
    messages: list[str] = []
    service = Laboratory(messages.append)
    offered = await result(service, op="experiments")
    write(folder, "experiments", offered)
    experiments = offered["experiments"]
    middle = 2 * len(experiments) // 3  # of the seconds that they take
    for experiment in experiments[:middle] if half == "first" else experiments[middle:]:
        messages.clear()
        write(folder, experiment["name"], await run(service, experiment["text"], messages))


async def run(service: Laboratory, text: str, messages: list[str]) -> dict[str, Any]:
    """What comes of an experiment, and what the page shows of it; `messages` are what the service says."""
    count = (await result(service, op="experiment", text=text))["parts"]
    last = await result(service, op="parts", text=text, first=0, count=count)
    parts = [part for info in (*(json.loads(message)["info"] for message in messages), last) for part in info["parts"]]
    verdict = await result(service, op="tell", text=text, parts=parts)
    done = verdict.pop("done")
    events = [event for part in parts[:done] for event in part]
    ran = timeless({**verdict, "happened": {"events": events, "done": done, "of": count}})
    return {**ran, "recording": await result(service, op="record", text=text, events=ran["happened"]["events"])}


def timeless(ran: dict[str, Any]) -> dict[str, Any]:
    """A result without the seconds of its events and the timed columns of its tables: all else is repeatable."""
    events = [{name: value for name, value in one.items() if name != "seconds"} for one in ran["happened"]["events"]]
    tables = [without(table, table["timed"]) for table in ran["tables"]]
    return {**ran, "tables": tables, "happened": {**ran["happened"], "events": events}}


def without(table: dict[str, Any], timed: list[str]) -> dict[str, Any]:
    """A table without these columns."""
    kept = [place for place, name in enumerate(table["columns"]) if name not in timed]
    columns, *rows = ([row[place] for place in kept] for row in (table["columns"], *table["rows"]))
    return {**table, "columns": columns, "timed": [], "rows": rows}


def write(folder: str, name: str, value: object) -> None:
    """Write a value as JSON into a file of the folder."""
    Path(folder, f"{name}.json").write_text(json.dumps(value), "utf-8")
