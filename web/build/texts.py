"""The texts of the page: what the site ships of the Fluent file of each language, and the types of its messages."""

import re
from pathlib import Path

from web.build.paths import ROOT

LANGUAGES = ROOT / "web/lang"
LAB = "\n### The lab\n"  # what follows in a file is said by the lab alone
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) =(.*(?:\n(?:[ ].*)?(?=\n|$))*)", re.MULTILINE)
SAID = "said-"  # begins the ids of what the engine says


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent file with their patterns, by id."""
    return {name: pattern.rstrip() for name, pattern in ENTRY.findall(text)}


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
    messages = {
        name: text for name, text in entries((LANGUAGES / "en.ftl").read_text("utf-8")).items() if name[0] != "-"
    }
    lines = ["/** The messages of the page by id, with their values; written by the build from web/lang/en.ftl. */"]
    lines += [
        "export type Value = string | number | boolean | Date | null;",
        "export type Values = Record<string, Value>;",
    ]
    lines += ["export interface Messages {"]
    for name in messages:
        if not name.startswith(SAID):
            values = "; ".join(f"{one}: Value" for one in sorted(arguments(name, messages)))
            lines.append(f'  "{name}": {{ {values} }};')
    begun = (one for one in sorted(prefixes()) if any(name.startswith(one) for name in messages))
    patterns = "".join(f" | `{one}${{string}}`" for one in begun)
    return "\n".join([*lines, "}", f"export type Id = keyof Messages{patterns};", ""])


def write_texts(stage: Path) -> None:
    """Replace the languages' files in a site by their messages without comments, and those of the lab apart."""
    (stage / "lab/lang").mkdir()
    for path in sorted((stage / "lang").glob("*.ftl")):
        for folder, part in zip(("lang", "lab/lang"), path.read_text("utf-8").split(LAB), strict=True):
            messages = re.sub(r"^#.*\n", "", part, flags=re.MULTILINE).lstrip("\n")
            (stage / folder / f"{path.stem}.txt").write_text(messages, encoding="utf-8")
        path.unlink()
