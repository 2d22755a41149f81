"""Tests of the messages are coroutines, as in tests/page."""

import pytest

from pyengine.lab.laboratory import Laboratory
from tests.page.client import Page
from tests.page.conftest import pytest_pyfunc_call

__all__ = ["page", "pytest_pyfunc_call"]


@pytest.fixture
def page() -> Page:
    """A page of the lab that has asked for nothing yet."""
    return Page(service=Laboratory)
