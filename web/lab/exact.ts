/** What a link says beside the text of an experiment: exactly which step, picture and scale are shown, and the files of
 * the reader's own that it names. It stands behind a slash. */

import type { Bot } from "./own/address.ts";
import type { Axes } from "./recording.ts";
import { initialOf, type LabState } from "./state.ts";

/** "" and null where nothing is said. */
type Exact = { at: number | null; axes: string; view: string; files: Bot[] };

/** A text, which may have slashes of its own, and what is said beside it. */
const EXACTLY = /^(.*?)(?:\/((?:step|scale|view|file)=.*))?$/s;

/** @param address without # */
export function parseAddress(address: string): { text: string; exact: Exact } {
  const [, text = "", rest = ""] = EXACTLY.exec(address) ?? [];
  const said = new URLSearchParams(rest);
  const at = Number(said.get("step") ?? Number.NaN);
  const exact = {
    at: Number.isSafeInteger(at) && at >= 0 ? at : null,
    axes: said.get("scale") ?? "",
    view: said.get("view") ?? "",
    files: said.getAll("file").map((file, number) => ({ file, text: said.getAll("source")[number] ?? "" })),
  };
  return { text, exact };
}

/** The address of exactly what is shown. @param usual scale @param files that it needs */
export function exactly(
  { repeat, at, axes, view, result }: Pick<LabState, "repeat" | "at" | "axes" | "view" | "result">,
  usual: Axes | undefined,
  files: Bot[],
) {
  const said = new URLSearchParams(
    files.flatMap(({ file, text }) => [
      ["file", file],
      ["source", text],
    ]),
  );
  if (at !== initialOf({ result })) said.set("step", String(at));
  if (axes && axes !== usual) said.set("scale", axes);
  if (view) said.set("view", view);
  return said.size ? `${repeat.line}/${said}` : repeat.line;
}
