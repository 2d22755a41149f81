"""Nobody sits at the keyboard for code that people write in files: whatever would ask there is refused by its name."""

import builtins
import io
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NoReturn, TypeVar

from pyengine.core.errors import BadValue

R = TypeVar("R")


def _refusal(call: str) -> Callable[..., NoReturn]:
    """A function that raises BadValue in place of asking."""

    def refuse(*_: object, **__: object) -> NoReturn:
        raise BadValue("script-asks", call=call)

    return refuse


class _Keyboard(io.TextIOBase):
    """Standard input that nobody writes to."""

    read = readline = _refusal("sys.stdin")
    buffer = property(_refusal("sys.stdin"))


_KEYBOARD = _Keyboard()
_MODULES = {
    "getpass": SimpleNamespace(getpass=_refusal("getpass()"), getuser=lambda: "nobody"),
    "pdb": SimpleNamespace(**{name: _refusal("pdb") for name in ("Pdb", "post_mortem", "pm", "run", "set_trace")}),
}
"""What a file gets in place of modules that ask at the terminal itself, or that the browser lacks."""


BUILTINS: dict[str, Any] = {
    **vars(builtins),
    **{name: _refusal(f"{name}()") for name in ("breakpoint", "help", "input")},
    "__import__": lambda name, *args, **options: _MODULES.get(name) or builtins.__import__(name, *args, **options),
}
"""The built-in names of a file."""


def without_keyboard(run: Callable[..., R], *args: Any) -> R:
    """The result of a call, during which reading standard input raises BadValue."""
    stdin, sys.stdin = sys.stdin, _KEYBOARD
    try:
        return run(*args)
    finally:
        sys.stdin = stdin
