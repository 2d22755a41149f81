"""What comes of each experiment of the lab as it stands, before anybody has changed it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pyengine.page.laboratory import Laboratory
from web.build.inside.service import result


async def main(folder: str) -> None:
    """Make the folder: a result of each experiment, by name, and experiments.json, which says what there is."""
    Path(folder).mkdir()
    messages: list[str] = []
    service = Laboratory(messages.append)
    offered = await result(service, op="experiments")
    write(folder, "experiments", offered)
    for experiment in offered["experiments"]:
        messages.clear()
        write(folder, experiment["name"], await run(service, experiment["text"], messages))


async def run(service: Laboratory, text: str, messages: list[str]) -> dict[str, Any]:
    """What comes of an experiment; `messages` are what the service says on the way."""
    count = (await result(service, op="experiment", text=text))["parts"]
    last = await result(service, op="parts", text=text, first=0, count=count)
    parts = [part for info in (*(json.loads(message)["info"] for message in messages), last) for part in info["parts"]]
    verdict = await result(service, op="tell", text=text, parts=parts)
    done = verdict.pop("done")
    events = [event for part in parts[:done] for event in part]
    return {**verdict, "happened": {"events": events, "done": done, "of": count}}


def write(folder: str, name: str, value: object) -> None:
    """Write a value as JSON into a file of the folder."""
    Path(folder, f"{name}.json").write_text(json.dumps(value), "utf-8")
