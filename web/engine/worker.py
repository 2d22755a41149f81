"""The page's worker: the engine's service behind one function that takes and gives JSON text."""

from polyscript import xworker

from pyengine.page.service import Service

service = Service(xworker.sync.progress)
xworker.sync.call = service.call
