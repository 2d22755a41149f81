/** The shapes of what a workshop answers, as far as the page relies on them: a bot may send anything in its place. */

import type { MessageKind } from "../../engine/client.ts";
import { Dictionary, isLike } from "../../model/likeness.ts";
import { LAYOUT, SNAPSHOT } from "../../model/stored.ts";

const TEXT = { text: "" };
const PARTS = { parts: [""] };
const SELECTION = { name: "", text: "", values: new Dictionary(""), parts: 0, decides: true, options: [] };
const RECORDING = { axes: [""], initial: 0, units: [{}], views: [{}], assignments: [{}], scenes: new Dictionary({}) };
const RESULT = {
  chosen: SELECTION,
  tables: [{ name: "", columns: [""], rows: [[]] }],
  ...{ done: 0, ended: true, recording: RECORDING },
};
const RESULTS: Record<string, unknown> = {
  describe: { games: [{ name: "" }] },
  position: { snapshot: SNAPSHOT, layout: LAYOUT },
  play: { snapshot: SNAPSHOT },
  check: { told: [{ id: "", message: "", values: {} }], ended: true },
  experiment: SELECTION,
  show: { missing: [0] },
  ...{ do: PARTS, scenes: { scenes: new Dictionary({}) }, printed: TEXT, events: TEXT, sgf: TEXT },
};
const INFOS: Record<string, unknown> = { do: PARTS };

/** Whether a value has the shape of what an op needs; those that are not listed need none. */
export function fits(kind: MessageKind, op: string, value: any) {
  if (!isLike(value, (kind === "result" ? RESULTS : INFOS)[op] ?? {})) return false;
  return op !== "show" || !value.result || isLike(value.result, RESULT);
}
