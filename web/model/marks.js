/** Marks of the person's own on the positions of a game, and the tools with which they are made. */

import { isPlaced } from "./queries.js";

/** @import { Mark } from "messages" */
/** @import { State } from "./state.js" */
/** @import { Tree } from "./tree.js" */

/** What can be put on the board: letters and numbers are labels, and the last two lead from cell to cell. */
export const TOOLS = /** @type {const} */ ([
  "circle",
  "triangle",
  "square",
  "cross",
  "shade",
  "letter",
  "number",
  "arrow",
  "line",
]);

/** @typedef {typeof TOOLS[number]} Tool
 * @typedef {{tool: Tool, from: string}} Marking  from: the cell at which an arrow or a line begins, "" before that */

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"];

/** Whether marks of a tool take two cells. @param {Tool} tool */
export const leads = (tool) => tool === "arrow" || tool === "line";

/** The marks on the node shown. @param {Tree} tree @returns {Mark[]} */
export const marksOf = ({ nodes, at }) => nodes[at]?.marks ?? [];

/** The marks that the board shows: those of the position shown, and a way that waits for its end.
 * @param {State} state @returns {Mark[]} */
export const shownMarks = (state) => [...(isPlaced(state) ? marksOf(state.tree) : []), ...begun(state)];

/** A way up to the cell at which the person points; before that, where the tool begins one.
 * @param {State} state @returns {Mark[]} */
function begun({ drawing, marking, focus }) {
  const { tool, from } = drawing ?? marking ?? { tool: TOOLS[0], from: "" };
  if (from && focus && focus !== from) return [made(tool, [], from, focus)];
  return from && !drawing ? [{ kind: "shade", cell: from }] : [];
}

/** What a tool makes on a cell, among these marks: a letter or a number is the next one.
 * @param {Tool} tool @param {Mark[]} marks @param {string} cell @param {string} [to] the end of a way
 * @returns {Mark} */
export function made(tool, marks, cell, to) {
  if (tool !== "letter" && tool !== "number") return { kind: tool, cell, ...(to ? { to } : {}) };
  const used = new Set(marks.map(({ text }) => text));
  const signs = tool === "letter" ? LETTERS : Array.from({ length: 999 }, (_, index) => String(index + 1));
  return { kind: "label", cell, text: signs.find((sign) => !used.has(sign)) ?? "?" };
}

/** Where there can be only one mark: a cell has one sign and one label, and one way leads to another cell.
 * @param {Mark} mark */
const placeOf = ({ kind, cell, to }) => (to ? [cell, to].sort().join() : `${cell} ${kind === "label"}`);

/** The marks with another one, which is erased if it is there already.
 * @param {Mark[]} marks @param {Mark} mark @returns {Mark[]} */
export function toggled(marks, mark) {
  const here = marks.find((one) => placeOf(one) === placeOf(mark));
  const others = marks.filter((one) => one !== here);
  return here?.kind === mark.kind && here.cell === mark.cell ? others : [...others, mark];
}

/** The marks as a link tells them: `pyengine/records/marks.py` has the form, and reads it. @param {Mark[]} marks */
export function written(marks) {
  const coded = (/** @type {string} */ text) =>
    text.replace(/[^A-Za-z0-9]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
  const told = (/** @type {Mark} */ { cell, to, text }) => [cell, ...(to ? [to] : []), ...(text ? [coded(text)] : [])];
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, ...marks.filter((mark) => mark.kind === kind).flatMap(told)].join("-")).join(".");
}

/** Whether a value is a list of marks. @param {any} value */
export const areMarks = (value) =>
  Array.isArray(value) &&
  value.every((mark) =>
    [mark?.kind, mark?.cell, mark?.to ?? "", mark?.text ?? ""].every((one) => typeof one === "string"),
  );
