/** Marks of the person's own on the positions of a game, and the tools with which they are made. */

import type { Mark } from "messages";
import { isPlaced } from "./queries.ts";
import type { State } from "./state.ts";
import type { Tree } from "./tree.ts";

/** What can be put on the board: letters and numbers are labels, and the last two lead from cell to cell. */
export const TOOLS = ["circle", "triangle", "square", "cross", "shade", "letter", "number", "arrow", "line"] as const;

export type Tool = (typeof TOOLS)[number];

/** From: the cell at which an arrow or a line begins, "" before that. */
export type Marking = { tool: Tool; from: string };

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"];

/** Whether marks of a tool take two cells. */
export const leads = (tool: Tool) => tool === "arrow" || tool === "line";

/** The marks on the node shown. */
export const marksOf = ({ nodes, at }: Tree): Mark[] => nodes[at]?.marks ?? [];

/** The marks that the board shows: those of the position shown, and a way that waits for its end. */
export const shownMarks = (state: State): Mark[] => [...(isPlaced(state) ? marksOf(state.tree) : []), ...begun(state)];

/** A way up to the cell at which the person points; before that, where the tool begins one. */
function begun({ drawing, marking, focus }: State): Mark[] {
  const { tool, from } = drawing ?? marking ?? { tool: TOOLS[0], from: "" };
  if (from && focus && focus !== from) return [made(tool, [], from, focus)];
  return from && !drawing ? [{ kind: "shade", cell: from }] : [];
}

/** What a tool makes on a cell, among these marks: a letter or a number is the next one. @param to the end of a way */
export function made(tool: Tool, marks: Mark[], cell: string, to?: string): Mark {
  if (tool !== "letter" && tool !== "number") return { kind: tool, cell, ...(to ? { to } : {}) };
  const used = new Set(marks.map(({ text }) => text));
  const signs = tool === "letter" ? LETTERS : Array.from({ length: 999 }, (_, index) => String(index + 1));
  return { kind: "label", cell, text: signs.find((sign) => !used.has(sign)) ?? "?" };
}

/** Where there can be only one mark: a cell has one sign and one label, and one way leads to another cell. */
const placeOf = ({ kind, cell, to }: Mark) => (to ? [cell, to].sort().join() : `${cell} ${kind === "label"}`);

/** The marks with another one, which is erased if it is there already. */
export function toggled(marks: Mark[], mark: Mark): Mark[] {
  const here = marks.find((one) => placeOf(one) === placeOf(mark));
  const others = marks.filter((one) => one !== here);
  return here?.kind === mark.kind && here.cell === mark.cell ? others : [...others, mark];
}

/** The marks as a link tells them: `pyengine/records/marks.py` has the form, and reads it. */
export function written(marks: Mark[]) {
  const coded = (text: string) => text.replace(/[^A-Za-z0-9]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
  const told = ({ cell, to, text }: Mark) => [cell, ...(to ? [to] : []), ...(text ? [coded(text)] : [])];
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, ...marks.filter((mark) => mark.kind === kind).flatMap(told)].join("-")).join(".");
}

/** Whether a value is a list of marks. */
export const areMarks = (value: any) =>
  Array.isArray(value) &&
  value.every((mark) =>
    [mark?.kind, mark?.cell, mark?.to ?? "", mark?.text ?? ""].every((one) => typeof one === "string"),
  );
