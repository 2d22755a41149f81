"""The worker of the lab: its service behind one function that takes and gives JSON text."""

from polyscript import xworker

from pyengine.lab.laboratory import Laboratory

service = Laboratory(xworker.sync.progress)
xworker.sync.call = service.call
