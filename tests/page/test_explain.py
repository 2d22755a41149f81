"""What the engine tells of what it has proven."""

from typing import get_args

from pyengine.core.protocols import connection
from pyengine.insight.claims import KINDS
from pyengine.insight.reasons import explain
from pyengine.page import schema
from pyengine.records.record import read
from tests.page.client import Page

RECORD = "hex5-pie:b2.swap.c3.d2"


def test_the_page_knows_every_kind() -> None:
    assert set(get_args(schema.ClaimKind)) == set(KINDS)


async def test_the_reasons_are_those_of_the_engine(page: Page) -> None:
    told, state = await page.result("explain", record=RECORD, move="b4", better="c2"), connection(read(RECORD).state)
    found = explain(state, state.game.move_named("b4"), state.game.move_named("c2"))
    assert [claim["kind"] for claim in told["claims"]] == [claim.kind for claim in found.reasons]
    assert (told["needs"]["move"], told["needs"]["better"]) == tuple(map(list, found.needs))
