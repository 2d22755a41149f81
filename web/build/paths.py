"""Where things lie."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".build"
DIST = ROOT / "dist"
MODULES = ROOT / "node_modules"
BUNDLE = WORK / "bundle"
INSIDE = ROOT / "web/build/inside"
