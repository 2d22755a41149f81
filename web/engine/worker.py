"""The page's worker: the engine's service behind one function that takes and gives JSON text."""

from js import navigator
from polyscript import xworker

from pyengine.page.service import Service

SMALL = 4
"""Gigabytes of a device's memory up to which it counts as a phone; not every browser tells."""
MEMORY = 48
"""The largest tree on a phone, in MiB: a quarter of what it is elsewhere."""

phone = "Mobi" in navigator.userAgent or getattr(navigator, "deviceMemory", SMALL + 1) <= SMALL
service = Service(xworker.sync.progress, memory=MEMORY if phone else None)
xworker.sync.call = service.call
