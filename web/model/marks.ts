/** The person's own marks on positions, and the tools that make them. */

import type { Mark } from "messages";
import { isPlaced } from "./queries.ts";
import type { State } from "./state.ts";
import type { Tree } from "./tree.ts";

/** The tools: letters and numbers are labels, and the last two lead from cell to cell. */
export const TOOLS = ["circle", "triangle", "square", "cross", "shade", "letter", "number", "arrow", "line"] as const;

export type Tool = (typeof TOOLS)[number];

/** From: the cell at which an arrow or a line begins, "" before that. */
export type MarkingTool = { tool: Tool; from: string };

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"];

export const needsTwoCells = (tool: Tool) => tool === "arrow" || tool === "line";

export const marksOf = ({ nodes, at }: Tree): Mark[] => nodes[at]?.marks ?? [];

/** The marks that the board shows: those of the position shown, and a way that waits for its end. */
export const visibleMarks = (state: State): Mark[] => [
  ...(isPlaced(state) ? marksOf(state.tree) : []),
  ...beginningMark(state),
];

/** A way up to the cell at which the person points; before that, where the tool begins one. */
function beginningMark({ drawing, marking, focus }: State): Mark[] {
  const { tool, from } = drawing ?? marking ?? { tool: TOOLS[0], from: "" };
  if (from && focus && focus !== from) return [makeMark(tool, [], from, focus)];
  return from && !drawing ? [{ kind: "shade", cell: from }] : [];
}

/** The mark that a tool makes: the next unused letter or number. @param to the other end of an arrow or a line */
export function makeMark(tool: Tool, marks: Mark[], cell: string, to?: string): Mark {
  if (tool !== "letter" && tool !== "number") return { kind: tool, cell, ...(to ? { to } : {}) };
  const used = new Set(marks.map(({ text }) => text));
  const signs = tool === "letter" ? LETTERS : Array.from({ length: 999 }, (_, index) => String(index + 1));
  return { kind: "label", cell, text: signs.find((sign) => !used.has(sign)) ?? "?" };
}

/** A key of marks that exclude each other: a cell has one sign and one label, and one way leads to another cell. */
const placeOf = ({ kind, cell, to }: Mark) => (to ? [cell, to].sort().join() : `${cell} ${kind === "label"}`);

/** The marks with one more, or without it if it is there already. */
export function toggleMark(marks: Mark[], mark: Mark): Mark[] {
  const here = marks.find((one) => placeOf(one) === placeOf(mark));
  const others = marks.filter((one) => one !== here);
  return here?.kind === mark.kind && here.cell === mark.cell ? others : [...others, mark];
}

/** The marks in a link: `pyengine/records/marks.py` has the form, and reads it. */
export function formatMarks(marks: Mark[]) {
  const coded = (text: string) => text.replace(/[^A-Za-z0-9]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
  const told = ({ cell, to, text }: Mark) => [cell, ...(to ? [to] : []), ...(text ? [coded(text)] : [])];
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, ...marks.filter((mark) => mark.kind === kind).flatMap(told)].join("-")).join(".");
}

export const areMarks = (value: any) =>
  Array.isArray(value) &&
  value.every((mark) =>
    [mark?.kind, mark?.cell, mark?.to ?? "", mark?.text ?? ""].every((one) => typeof one === "string"),
  );
