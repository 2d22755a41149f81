"""Recordings as text that a person can read and compare: what the page shows of an experiment, without its look."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, fields, is_dataclass
from textwrap import wrap
from typing import Any

from pyengine.lab.experiment import Experiment
from pyengine.lab.recording import Branch, Recording, Scene, Trial, Verdict
from pyengine.lab.words import say

WIDE = 110
"""Characters of a line from which a value takes several."""


def plain(text: Any) -> str:
    """A text of the page: a message is its id with its values."""
    match text:
        case None:
            return "–"
        case str():
            return text
        case int() | float():
            return f"{text:g}"
        case list() | tuple():
            return " ".join(filter(None, map(plain, text)))
        case {"join": parts, "between": between}:
            return ("; " if between == say("lab-list") else str(between)).join(map(plain, parts))
    values = ", ".join(f"{name}: {plain(value)}" for name, value in text["values"].items())
    return f"{text['say']}({values})" if values else str(text["say"])


def sketch(recording: Recording, positions: Sequence[int]) -> str:
    """The recording with its scenes at some positions."""
    lines = list(_value("axes", list(recording.axes)))
    lines += _value("options", [plain(option) for option in recording.options])
    for unit in recording.units:
        lines.append(f"unit {plain(unit.name)}: {_stops(unit.stops)}")
    for at in positions:
        lines += ["", f"at {at}", *_scene(recording.scene(at))]
    lines += ["", "result"]
    for view in recording.views:
        lines += _value("view", asdict(view))
    lines += _value("verdict", recording.verdict and asdict(recording.verdict))
    lines += _value("assignments", [asdict(one) for one in recording.assignments])
    if recording.puzzle:
        lines += ["puzzle", *_branch(recording.puzzle, 1)]
    return join(lines)


def sketch_trial(trial: Trial) -> str:
    """What a person sees who chooses."""
    choices = _value("offered", trial.choices)
    table = (" | ".join(map(plain, row)) for row in (trial.columns, *trial.rows))
    return join([*choices, *table, *_scene(trial.scene)])


def join(lines: Iterable[str]) -> str:
    return "\n".join(line.rstrip() for line in lines) + "\n"


def recording_of(experiment: Experiment, seed: int = 1) -> Recording:
    """What is shown of the whole experiment."""
    return experiment.recording(list(experiment.events(seed)))


def verdict_of(recording: Recording) -> Verdict:
    """The verdict on the predictions, which there is."""
    assert recording.verdict is not None
    return recording.verdict


def _stops(stops: Sequence[int]) -> str:
    listed = list(stops)
    if listed == list(range(len(listed))):
        return f"0 to {listed[-1]}"
    return " ".join(map(str, listed if len(listed) < 20 else [*listed[:10], "...", *listed[-5:]]))


def _scene(scene: Scene) -> Iterator[str]:
    for name, value in _fields(scene).items():
        match name:
            case "columns":
                yield f"  {' | '.join(map(plain, value))}"
            case "rows":
                yield from (f"  {' | '.join(map(plain, row))}" for row in value)
            case "formula":
                yield from (f"  = {plain(line)}" for line in value)
            case "tree":
                yield from _branch(value, 1) if value else ()
            case "sentence":
                yield f"  {plain(value)}"
            case _:
                yield from _value(name, value, 1)


def _branch(branch: Branch, depth: int) -> Iterator[str]:
    """A node with everything below it, a line each."""
    told = _fields(branch)
    texts = [plain(told.pop(name)) for name in ("edge", "label", "note", "id")]
    children, _ = told.pop("children"), told.pop("hidden")
    rest = ", ".join(f"{name} {plain(value)}" for name, value in told.items() if not _is_empty(value))
    yield f"{'  ' * depth}- {' | '.join(texts)}{rest and f' ({rest})'}"
    for child in children:
        yield from _branch(child, depth + 1)


def _value(name: str, value: Any, depth: int = 0) -> Iterator[str]:
    """A value under its name: in one line if it fits, else its parts below, and like parts as a table."""
    if _is_empty(value):
        return
    start, whole = "  " * depth, _inline(value)
    if _is_text(value) or len(start + name + whole) < WIDE:
        yield f"{start}{name}: {whole}"
    elif isinstance(value, dict):
        yield f"{start}{name}:"
        for key, part in value.items():
            yield from _value(key, part, depth + 1)
    elif all(isinstance(part, dict) and part.keys() == value[0].keys() and not _is_text(part) for part in value):
        columns = [key for key in value[0] if not all(_is_empty(part[key]) for part in value)]
        if any((isinstance(part[key], dict) and not _is_text(part[key])) or len(_inline(part[key])) > WIDE
               for part in value for key in columns):  # fmt: skip
            for place, part in enumerate(value):
                yield from _value(f"{name} {place}", part, depth)
            return
        yield f"{start}{name}: {' | '.join(columns)}"
        yield from (f"{start}  {' | '.join(_inline(part[key]) for key in columns)}" for part in value)
    else:
        yield f"{start}{name}:"
        yield from wrap(whole, WIDE, initial_indent=f"{start}  ", subsequent_indent=f"{start}  ")


def _inline(value: Any) -> str:
    if _is_text(value):
        return plain(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {_inline(part)}" for name, part in value.items() if not _is_empty(part)) + "}"
    if not all(map(_is_text, value)):
        return "; ".join(map(_inline, value))
    return " ".join(plain(part) for part in value)


def _fields(value: Any) -> dict[str, Any]:
    assert is_dataclass(value)
    return {field.name: getattr(value, field.name) for field in fields(value)}


def _is_text(value: Any) -> bool:
    return not isinstance(value, dict | list | tuple) or (
        isinstance(value, dict) and ("say" in value or "join" in value)
    )


def _is_empty(value: Any) -> bool:
    return value is None or value is False or value in ("", [], (), {})
