"""The worker of the reader's own bots: a workshop that has neither network nor storage once it is called."""

from __future__ import annotations

import sys

from pyengine.lab.workshop import Workshop

KEPT = frozenset(
    """
    Infinity NaN undefined globalThis self Object Function Array Number Boolean String Symbol BigInt Math JSON Date
    RegExp Promise Proxy Reflect Map Set WeakMap WeakSet WeakRef FinalizationRegistry Intl Atomics ArrayBuffer
    SharedArrayBuffer DataView Iterator Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array
    Uint32Array Float16Array Float32Array Float64Array BigInt64Array BigUint64Array Error AggregateError EvalError
    RangeError ReferenceError SyntaxError TypeError URIError parseInt parseFloat isNaN isFinite WebAssembly constructor
    console crypto performance scheduler setTimeout clearTimeout MessageChannel MessagePort TextEncoder TextDecoder
    """.split()
)
"""What is left of the worker's global names: the language, and what Python needs that neither reaches out nor keeps."""
CLOSED = frozenset("js pyodide pyodide_js _pyodide _pyodide_core polyscript pyscript".split())
"""The modules that lead out of Python."""


def is_closed(module: str) -> bool:
    """Whether it is one of these modules, or a part of one."""
    return module.partition(".")[0] in CLOSED


class Closed:
    """Stands before the finders of modules, so that none of them finds a closed one."""

    def find_spec(self, name: str, *_: object) -> None:
        """Raises ModuleNotFoundError for closed modules; others are left to the next finder."""
        if is_closed(name):
            raise ModuleNotFoundError(f"No module named {name!r} for bots", name=name)


def seal() -> None:
    """Removes all else from the global object and what it inherits, and the modules that lead there.

    The first is the wall: code that gets at the global object nevertheless finds nothing there. The second lets people
    be told that there is no such module.
    """
    from js import Object, Reflect, globalThis  # noqa: PLC0415 (so that these names do not stay with the module)

    scope = globalThis
    while Object.getPrototypeOf(scope):
        for name in Object.getOwnPropertyNames(scope):
            if name not in KEPT:
                Reflect.deleteProperty(scope, name)
        scope = Object.getPrototypeOf(scope)
    sys.meta_path[:] = [Closed(), *(one for one in sys.meta_path if not is_closed(one.__module__))]
    for name in list(filter(is_closed, sys.modules)):
        del sys.modules[name]


def begin() -> None:
    """Lets the page call the workshop. The first call seals the worker: starting it takes more than is left then."""
    from polyscript import xworker  # noqa: PLC0415 (as above)

    service, sealed = Workshop(xworker.sync.progress), False
    sys.stdout = service.printed

    async def call(text: str) -> str:
        nonlocal sealed
        if not sealed:
            sealed = True
            seal()
        return await service.call(text)

    xworker.sync.call = call


begin()
