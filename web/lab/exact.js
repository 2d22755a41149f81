/** What a link says beside the text of an experiment: exactly which step, picture and scale are shown. It stands behind
 * a slash, which no such text has. */

/** @import { Axes } from "./recording.js" */
/** @import { LabState } from "./state.js" */

/** @typedef {{at: number, axes: string, view: string}} Exact  "" and 0 where nothing is said */

/** @param {string} address without # @returns {{text: string, exact: Exact}} */
export function parsed(address) {
  const [text = "", rest = ""] = address.split("/");
  const said = new URLSearchParams(rest);
  const at = Number(said.get("step") ?? 0);
  const exact = {
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
    axes: said.get("scale") ?? "",
    view: said.get("view") ?? "",
  };
  return { text, exact };
}

/** The address of exactly what is shown.
 * @param {Pick<LabState, "repeat" | "at" | "axes" | "view">} state @param {Axes | undefined} usual scale */
export function exactly({ repeat, at, axes, view }, usual) {
  const said = new URLSearchParams();
  if (at) said.set("step", String(at));
  if (axes && axes !== usual) said.set("scale", axes);
  if (view) said.set("view", view);
  return said.size ? `${repeat.line}/${said}` : repeat.line;
}
