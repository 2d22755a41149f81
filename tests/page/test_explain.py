"""What the engine tells of what it has proven."""

from typing import get_args

from pyengine.insight.claims import KINDS
from pyengine.page import schema


def test_the_page_knows_every_kind() -> None:
    assert set(get_args(schema.ClaimKind)) == set(KINDS)
