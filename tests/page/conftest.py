"""Tests of the messages are coroutines."""

import inspect

import pytest

from tests.page.client import Page, run


@pytest.fixture
def page() -> Page:
    """A page that has asked for nothing yet."""
    return Page()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs a test that is a coroutine to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}))
    return True
