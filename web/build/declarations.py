"""Writes the types of messages and texts for tsc, in the tests' environment: -m web.build.declarations FOLDER."""

import sys
from pathlib import Path

from pyengine.lab import schema as lab
from pyengine.page.declarations import declarations
from web.build import texts

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "messages.d.ts").write_text(declarations(), "utf-8")
    (folder / "lab.d.ts").write_text(declarations(lab), "utf-8")
    (folder / "texts.d.ts").write_text(texts.declarations(), "utf-8")
