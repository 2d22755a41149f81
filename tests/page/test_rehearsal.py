"""The rehearsal before a snapshot of the engine is kept."""

import json

from pyengine.page.rehearsal import MESSAGES, rehearse


def test_every_message_is_answered_and_always_alike() -> None:
    answers = [json.loads(line) for line in rehearse().splitlines()]
    assert [answer["id"] for answer in answers] == list(range(len(MESSAGES)))
    assert all("result" in answer for answer in answers)
    assert answers[3]["result"]["move"] in answers[3]["result"]["info"]["visits"]
    assert rehearse() == "\n".join(json.dumps(answer) for answer in answers)
