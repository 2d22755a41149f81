"""Texts of recordings as plain text, for tests: a message is its id with its values."""

from typing import Any

from pyengine.lab.experiment import Experiment
from pyengine.lab.recording import Recording, Verdict


def plain(text: Any) -> str:
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
            return str(between).join(map(plain, parts))
    values = ", ".join(f"{name}: {plain(value)}" for name, value in text["values"].items())
    return f"{text['say']}({values})" if values else str(text["say"])


def recording_of(experiment: Experiment, seed: int = 1) -> Recording:
    """What is shown of the whole experiment."""
    return experiment.recorded(list(experiment.events(seed)))


def verdict_of(recording: Recording) -> Verdict:
    """The verdict on the predictions, which there is."""
    assert recording.verdict is not None
    return recording.verdict
