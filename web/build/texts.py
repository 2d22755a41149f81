"""The texts of the pages: the messages of each Fluent file as the site ships them, and their types."""

import re
from pathlib import Path

from web.build.paths import ROOT

LANGUAGES, LAB = ROOT / "web/lang", ROOT / "web/lab/lang"  # every page loads the first, only the lab the second
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) =(.*(?:\n(?:[ ].*)?(?=\n|$))*)", re.MULTILINE)
ENGINE = "engine-"  # begins the ids of what the engine says


def entries(*paths: Path) -> dict[str, str]:
    """The messages and terms of Fluent files with their patterns, by id."""
    return {name: pattern.rstrip() for path in paths for name, pattern in ENTRY.findall(path.read_text("utf-8"))}


def arguments(name: str, messages: dict[str, str]) -> set[str]:
    """The values that a message asks for, itself or by messages within it."""
    pattern = messages[name]
    within = re.findall(r"\{ ([a-z][\w-]*) \}", pattern)
    return set(re.findall(r"\$(\w+)", pattern)).union(*(arguments(one, messages) for one in within))


def prefixes() -> set[str]:
    """The beginnings of ids that the page's modules complete."""
    sources = (path.read_text("utf-8") for path in (ROOT / "web").rglob("*.ts"))
    return {prefix for source in sources for prefix in re.findall(r"`([a-z][a-z-]*-)\$\{", source)}


def declarations() -> str:
    """The types of the messages, as a declaration file of TypeScript."""
    messages = {name: text for name, text in entries(LANGUAGES / "en.ftl", LAB / "en.ftl").items() if name[0] != "-"}
    lines = [
        "/** The messages of the pages by id, with their values; written by the build from the files en.ftl. */",
        "export type Value = string | number | boolean | Date | null;",
        "export type Values = Record<string, Value>;",
        "export interface Messages {",
    ]
    for name in messages:
        if not name.startswith(ENGINE):
            values = "; ".join(f"{one}: Value" for one in sorted(arguments(name, messages)))
            lines.append(f'  "{name}": {{ {values} }};')
    begun = (one for one in sorted(prefixes()) if any(name.startswith(one) for name in messages))
    patterns = "".join(f" | `{one}${{string}}`" for one in begun)
    return "\n".join([*lines, "}", f"export type Id = keyof Messages{patterns};", ""])


def write_texts(stage: Path) -> None:
    """Replace the languages' files in a site by their messages without comments."""
    for path in sorted(stage.rglob("*.ftl")):
        messages = re.sub(r"^#.*\n", "", path.read_text("utf-8"), flags=re.MULTILINE).lstrip("\n")
        path.with_suffix(".txt").write_text(messages, encoding="utf-8")
        path.unlink()
